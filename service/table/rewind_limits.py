"""How often a game may go back. Whoever reads a game walks through all of its branches, so a game
that went back without end would cost everybody who looks at it."""

from collections.abc import Sequence
from typing import Final

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.table.rewinding import Rewind

PER_PLY: Final = 20
"""How often a game may go back to one and the same ply."""
PER_GAME: Final = 400
"""How often a game may go back at all."""
PER_SEAT: Final = 80
"""How often a seat may take back its own choices without asking, so that none uses up what the game
has for all."""
TOO_OFTEN: Final = "KR-TABLE-11"


def too_often(rewinds: Sequence[Rewind], to: int) -> Illegal | None:
    """Why a game cannot go back to a ply once more; rulings of arbiters are not counted out."""
    times = sum(one.to == to for one in rewinds)
    if times >= PER_PLY:
        return Illegal(TOO_OFTEN, "back-to-ply-too-often", to=to, times=times, most=PER_PLY)
    if len(rewinds) >= PER_GAME:
        return Illegal(TOO_OFTEN, "back-too-often", times=len(rewinds), most=PER_GAME)
    return None


def too_often_alone(takebacks: Sequence[Seat], seat: Seat) -> Illegal | None:
    """Why a seat cannot take back a choice of its own once more without asking; `takebacks` are the
    seats that did so."""
    times = takebacks.count(seat)
    if times >= PER_SEAT:
        return Illegal(TOO_OFTEN, "back-alone-too-often", place=seat, times=times, most=PER_SEAT)
    return None
