"""How much of each game the dear laws look at.

The cheap laws look at every ply of every game. The dear ones (legality, secrecy, views) look at
every ply of one game in `WHOLE`, and at one ply in `STRIDE` of the others, beginning at a
different ply in each game, so that a batch of games covers all stages of a game.
"""

from collections.abc import Iterator

from tests.support.games import Played, Ply

WHOLE = 12
STRIDE = 12

SHORT = 60
"""Games of at most this many plies are looked at whole."""


def looked_at(played: Played) -> Iterator[Ply]:
    """The plies of a game that a dear law looks at."""
    stride = 1 if played.seed % WHOLE == 0 or len(played.plies) <= SHORT else STRIDE
    return iter(played.plies[played.seed % stride :: stride])
