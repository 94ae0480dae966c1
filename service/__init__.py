"""Serving: HTTP, live streams, the command loop, settings and the command line."""
