"""How much games are worth watching, and which finished one is worth seeing again."""

import math
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Final

from msgspec import Struct

from games.kernel.points import Points
from projections.game_list import ListedGame
from projections.games import counted_persons
from service.lobby.schemas.standings import SeatPoints, Standing

_HOUR: Final = 3600.0
_SHORTEST: Final = 60
"""Moves of a game that is worth seeing again."""


class Weight(Struct, frozen=True, kw_only=True):
    """What says how much a game is worth watching beside what lists tell: its points by seat, and
    how many watch it."""

    points: tuple[SeatPoints, ...]
    watchers: int


def worth(game: ListedGame, weight: Weight, at: datetime) -> float:
    """How much a running game is worth watching: each doubling of the watchers counts as much as
    equal scores of the first two, and as a move that was just played; persons count before bots."""
    hours = max(0.0, (at - game.updated_at).total_seconds()) / _HOUR
    return (
        math.log2(1 + weight.watchers)
        + closeness([one.points for one in weight.points])
        + 1 / (1 + hours)
        + counted_persons(game.seats)
    )


def closeness(points: Iterable[Points]) -> float:
    """How close the first two are: 1 for equal points, towards 0 for a wide lead; 0 without two."""
    best = sorted(points, reverse=True)[:2]
    return 1 / (1 + (best[0] - best[1]) / 5) if len(best) > 1 else 0.0


def featured(finished: Sequence[ListedGame]) -> ListedGame | None:
    """The finished game most worth seeing again: among persons, close, and not too short."""
    whole = [one for one in finished if one.ply >= _SHORTEST and _played_out(one)]
    return max(whole, key=_memorable, default=None)


def _played_out(game: ListedGame) -> bool:
    """Whether somebody has won points: games that are given up early end without."""
    standings = () if game.result is None else game.result.standings
    return any(one.points > 0 for one in standings)


def _memorable(game: ListedGame) -> tuple[bool, float, str]:
    assert game.result is not None
    persons = any(one.kind == "person" for one in game.seats)
    return persons, closeness(one.points for one in game.result.standings), game.id


def shown_first(games: Iterable[ListedGame], standings: Mapping[str, Standing]) -> list[ListedGame]:
    """Games by the time that is left to the one who is asked, the least first; those without a
    clock last, the one that waits for longest before the others."""

    def left(game: ListedGame) -> tuple[float, datetime]:
        standing = standings.get(game.id)
        clocks = () if standing is None else standing.clocks
        mine = [one.left for one in clocks if standing is not None and one.seat == standing.seat]
        return min(mine, default=math.inf), game.updated_at

    return sorted(games, key=left)
