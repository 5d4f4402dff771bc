"""Do the documents hold what is asked at all?"""
