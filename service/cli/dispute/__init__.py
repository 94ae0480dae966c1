"""Disputes on the command line.

| module | noun |
| --- | --- |
| `desk` | the calls of the API that are about disputes |
| `telling` | disputes, refusals and evidence in words |
"""
