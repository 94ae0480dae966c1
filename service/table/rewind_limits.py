"""How often a game may go back. Whoever reads a game walks through all of its branches, so a game
that went back without end would cost everybody who looks at it."""

from collections.abc import Sequence
from typing import Final

from games.kernel.lifecycle import Rewind
from games.kernel.refusal import Illegal

PER_PLY: Final = 20
"""How often a game may go back to one and the same ply."""
PER_GAME: Final = 400
"""How often a game may go back at all."""
TOO_OFTEN: Final = "KR-TABLE-11"


def too_often(rewinds: Sequence[Rewind], to: int) -> Illegal | None:
    """Why a game cannot go back to a ply once more; rulings of arbiters are not counted out."""
    times = sum(one.to == to for one in rewinds)
    if times >= PER_PLY:
        because = f"The game went back to ply {to} {times} times; {PER_PLY} is the most."
        return Illegal(rule=TOO_OFTEN, because=because)
    if len(rewinds) >= PER_GAME:
        because = f"The game went back {len(rewinds)} times; {PER_GAME} is the most."
        return Illegal(rule=TOO_OFTEN, because=because)
    return None
