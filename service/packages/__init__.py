"""Packages that people install from a running service: client libraries and verifiers."""
