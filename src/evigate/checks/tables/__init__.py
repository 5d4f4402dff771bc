"""Tables, records and lists: rows, columns, cells that say yes or no, extremes."""
