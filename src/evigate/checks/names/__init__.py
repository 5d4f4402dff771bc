"""Names and roles: who did what, who said what, and in which order."""
