"""How much time everybody has left: computed from what a log recorded, and from nothing else.

| module | noun |
| --- | --- |
| `hours` | the hours of play: how much of a stretch of time counts |
| `seat_time` | what one seat has left and has used |
| `reckoning` | the fold of a game's events: whose clock runs, and when it runs out |
| `expiries` | whether every expiry in a log was due |

Titles know nothing of it, and it knows no title: it reads the facts of the table and what a move
made of the agenda. Times are those of the events, which the hash chain covers, so that anybody
who has an export can reckon again.
"""
