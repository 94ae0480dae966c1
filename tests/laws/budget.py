"""How much of each game the dear parts of the laws look at.

Most laws look at every ply of every game; so does the part of the law of legality that plays
every listed command. The dear parts look at every ply of one game in `WHOLE`, and at one ply in
so many (their stride) of the others, beginning at a different ply in each game, so that a batch
of games covers all stages of a game.

| part | stride |
| --- | --: |
| legality: commands that are not listed | 3 |
| round trips: views, notation of every listed command | 6 |
| secrecy | 12 |

So 306 random games of about 225 plies take three to four minutes of one core, all laws together.
"""

from collections.abc import Iterator

from tests.support.games import Played, Ply

WHOLE = 12
UNLISTED = 3
READING = 6
SECRECY = 12

SHORT = 60
"""Games of at most this many plies are looked at whole."""


def looked_at(played: Played, stride: int) -> Iterator[Ply]:
    """The plies of a game that a dear part of a law looks at."""
    if played.seed % WHOLE == 0 or len(played.plies) <= SHORT:
        return iter(played.plies)
    return iter(played.plies[played.seed % stride :: stride])
