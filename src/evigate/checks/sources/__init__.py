"""Support for each sentence: words, citations, quotations, identifiers."""
