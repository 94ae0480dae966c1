"""The table after a ply, as it is shown: the players first, then the board."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from games.kernel.points import Points
from games.kernel.scene import Board
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle
from service.cli.common.words import say

LETTERS: Final = "ABCDEFGH"
"""How boards name seats."""
_TOTALS: Final = frozenset({"points", "vp", "culture"})
"""Gauges that repeat the points of a seat."""


class PlayerShown(Struct, frozen=True):
    """A seat: its points so far, and the numbers of it that are worth seeing."""

    seat: Seat
    points: Points
    numbers: tuple[tuple[str, Points], ...]


class ReplayedTable(Struct, frozen=True, kw_only=True):
    """`round` is None where a title knows none; `picture` is the board in characters."""

    players: tuple[PlayerShown, ...]
    round: int | None
    picture: str


def table_of(title: AnyTitle, view: Any) -> ReplayedTable:
    """What a view shows."""
    boards = title.showing.scene(view).boards if title.showing.scene is not None else ()
    numbers = {board.seat: tuple(_numbers(board)) for board in boards if board.seat is not None}
    return ReplayedTable(
        players=tuple(
            PlayerShown(one.seat, one.points, numbers.get(one.seat, ())) for one in view.scores
        ),
        round=getattr(view, "round", None),
        picture=title.showing.picture(view),
    )


def _numbers(board: Board) -> Iterator[tuple[str, Points]]:
    for gauge in board.gauges:
        if gauge.name not in _TOTALS:
            yield gauge.name.replace("_", " "), gauge.value


def player_lines(
    table: ReplayedTable, names: Mapping[Seat, str], mover: Seat | None = None
) -> Iterator[str]:
    """A line for each seat: its letter, who sits there, points, numbers; `>` has moved."""
    wide = max((len(names.get(one.seat, "")) for one in table.players), default=0)
    for one in table.players:
        sign = ">" if one.seat == mover else " "
        numbers = "".join(f", {name} {value}" for name, value in one.numbers)
        yield say(
            "replay.player",
            mark=sign,
            letter=LETTERS[one.seat],
            name=names.get(one.seat, "").ljust(wide),
            place=one.seat,
            points=one.points,
            numbers=numbers,
        )
