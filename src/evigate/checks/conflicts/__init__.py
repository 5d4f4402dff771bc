"""Do two documents disagree on what is asked?"""
