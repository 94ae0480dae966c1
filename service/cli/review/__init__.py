"""The parts of `kronika review`.

| module | noun |
| --- | --- |
| `command` | the command |
| `source` | the game that is reviewed: a file, or one of a service |
| `making` | the lines, made in this process or in several |
| `kept` | lines that are kept in a file, so that a review can go on |
| `wording` | moves, marks and numbers in words |
| `sheet` | the review as tables |
"""
