"""Shadow replay: the parts of `kronika shadow`.

| module | noun |
| --- | --- |
| `source` | a recorded game as it was found, wherever it was kept |
| `corpus` | games in files |
| `stored` | games in the database |
| `verdict` | one game, judged by a ruleset |
| `tally` | the figures over all games |
| `sheet` | the figures as a table |
"""
