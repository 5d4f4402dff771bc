"""What a value or a word is said of: names, rows, columns, the nearest noun."""
