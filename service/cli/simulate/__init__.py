"""Games between bots without a server: the parts of `kronika simulate`.

| module | noun |
| --- | --- |
| `seating` | who sits where in which game, so that sides are fair |
| `playing` | one game, and what is kept of it |
| `running` | many games, in this process or in several |
| `tally` | the figures over all games |
| `sheet` | the figures as a table |
"""
