"""Clocks at work. The top-level package `clocks` says how much time is left to whom; here it is
acted on.

| module | noun |
| --- | --- |
| `terms` | whether the terms of a new table can be kept |
| `game_clocks` | the clocks of a game at the version that is known of it |
| `pulse` | signs of life of the service, and the times when there was none |
| `crediting` | giving time back that the service was away |
| `expiring` | what happens when time is up |
| `timekeeper` | all of it, now and then, in every process |

Several processes do the same work side by side. What they write is appended at the version that
they decided on, so each expiry has exactly one effect.
"""
