"""The archive: finished games leave the rows of the log, come back, and move.

| module | noun |
| --- | --- |
| `filling` | the games that go into it, and the tiles before them |
| `emptying` | the games that come back |
| `moving` | from one store to another |

What is packed, and how it is read, is in `events.archive`.
"""
