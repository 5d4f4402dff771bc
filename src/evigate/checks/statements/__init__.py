"""What places in the documents claim of what is asked, and for which case."""
