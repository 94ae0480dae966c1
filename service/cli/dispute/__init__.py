"""Disputes on the command line.

| module | noun |
| --- | --- |
| `client` | the calls of the API that are about disputes |
| `printing` | disputes, refusals and evidence in words |
"""
