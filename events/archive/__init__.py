"""Finished games outside of the log's rows: packed, each as one immutable object of a store."""
