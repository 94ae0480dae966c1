"""The table around a game, the same for every title: its facts, and the state that they fold to.

| module | what it is about |
| --- | --- |
| `opening` | the game opened, seats taken and left, the start |
| `terms` | what was agreed on beside the rules: clock, disputes, takebacks |
| `agreeing` | proposals, and what the others say to them |
| `pausing` | pauses |
| `timing` | time that ran out or was credited |
| `rewinding` | plies taken back, and the branches that this leaves |
| `disputing` | disputes and verdicts |
| `ending` | forfeits, results, games called off |
| `state` | the fold of all of these |

They stand in the log around the title's own facts, so that a log says by itself what was played,
under which rules and by how many. Who sits on a seat is stored elsewhere: the log holds no personal
data. Others import each of them from the module that defines it.
"""
