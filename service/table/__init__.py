"""What people at a table do beside moving: proposing, agreeing, giving up, calling off.

| module | noun |
| --- | --- |
| `recorder` | facts of the table, appended while a game is under way |
| `proposals` | proposals, and what happens once all agree |
| `takebacks` | whether moves can be taken back without asking |
| `passes` | windows that a seat has ordered to be passed |
| `leaving` | giving up a seat, and closing a table |
| `rematches` | the same table again |
| `departure` | leaving the service for good |
"""
