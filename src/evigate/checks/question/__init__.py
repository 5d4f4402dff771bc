"""What is asked, and how much of it a place in the documents covers."""
