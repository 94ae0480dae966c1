"""Forks: games that go on from a ply of another one, by themselves.

| module | noun |
| --- | --- |
| `takeover` | what a fork takes over from the log of another game |
| `forker` | opens forks |
"""
