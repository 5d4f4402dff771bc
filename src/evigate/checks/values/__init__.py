"""Numbers, units, dates and times: do documents give them for the same thing?"""
