"""The log: append, read, subscribe. Knows no title and no HTTP."""
