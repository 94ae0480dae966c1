"""The review of a finished game: what every decision was worth, and what luck did.

| module | noun |
| --- | --- |
| `lines` | the lines of a review, as JSON |

A review follows from the events of the game, the budget and the seed of its own dice.
"""
