"""What invites: those commands of many that look best before anybody plays on."""

from collections.abc import Sequence
from typing import Any, Final

from games.kernel.chance import Chance
from games.kernel.search.position import Board
from games.kernel.search.worth import worth
from games.kernel.seats import Seat

LEAST: Final = 2
"""So many commands are played on however little may be spent."""


def inviting(
    board: Board,
    world: Any,
    seat: Seat,
    commands: Sequence[Any],
    kept: Sequence[Any],
    most: int,
    chance: Chance,
) -> list[Any]:
    """The best `most` of the commands by one look at each in a world, and what is `kept`, in the
    order that they have. A look is worth little in the middle of a turn; but who plays on after
    too many commands sees too little of each."""
    if len(commands) <= max(LEAST, most):
        return list(commands)
    looks = [(_look(board, world, seat, one, chance), -at) for at, one in enumerate(commands)]
    best = sorted(looks, reverse=True)[: max(LEAST, most)]
    chosen = {-place for _, place in best}
    return [one for at, one in enumerate(commands) if at in chosen or one in kept]


def _look(board: Board, world: Any, seat: Seat, command: Any, chance: Chance) -> int:
    """What a command seems to be worth; the worst, if it cannot be played in that world."""
    after = board.after(world, seat, command, chance)
    return -(1 << 30) if after is None else worth(board.estimate(after))[seat]
