"""Reading text: small leaf modules, strings in, spans and plain values out."""
