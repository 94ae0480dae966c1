"""What invites: those commands of many that look best before anybody plays on."""

from collections.abc import Sequence
from typing import Any, Final

from games.kernel.search.position import Board
from games.kernel.search.worlds import Worlds
from games.kernel.search.worth import worth
from games.kernel.seats import Seat

LEAST: Final = 2
"""So many commands are played on however little may be spent."""


def inviting(
    board: Board,
    worlds: Worlds,
    seat: Seat,
    commands: Sequence[Any],
    kept: Sequence[Any],
    most: int,
) -> list[Any]:
    """The best `most` of the commands by one look at each, in the same world with the same luck,
    and what is `kept`, in the order that they have. A look is worth little in the middle of a
    turn; but who plays on after too many commands sees too little of each. No look counts for a
    position of a budget."""
    if len(commands) <= max(LEAST, most):
        return list(commands)
    looks = [(_look(board, worlds, seat, one), -at) for at, one in enumerate(commands)]
    best = sorted(looks, reverse=True)[: max(LEAST, most)]
    chosen = {-place for _, place in best}
    return [one for at, one in enumerate(commands) if at in chosen or one in kept]


def _look(board: Board, worlds: Worlds, seat: Seat, command: Any) -> int:
    """What a command seems to be worth; the worst, if it cannot be played in that world."""
    number, draws = worlds.trial(0)
    after = board.after(worlds.state(number), seat, command, draws)
    return -(1 << 30) if after is None else worth(board.estimate(after))[seat]
