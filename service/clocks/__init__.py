"""Clocks at work. The package `clocks` at the top says how much time is left to whom; here it
is acted on.

| module | noun |
| --- | --- |
| `heartbeat` | signs of life of the service, and the times when there was none |
| `credits` | giving time back that the service was away |
| `expiries` | what happens when time is up |
| `timekeeper` | all of it, several times a second, in every process |

Several processes do the same work side by side. What they write is appended at the version that
they decided on, so each expiry has exactly one effect.
"""
