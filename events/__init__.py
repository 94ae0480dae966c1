"""The log: typed envelopes, append, read, subscribe. Knows no title and no HTTP."""
