"""Played games as they stand in a log."""

from collections.abc import Iterator
from typing import Any

from msgspec import Raw

from events.canonical import canonical
from games.kernel.table.ending import GameFinished
from games.kernel.table.opening import GameOpened, GameStarted, SeatTaken
from tests.support.games import Played


def log_of(played: Played) -> Iterator[tuple[int, Any]]:
    """Plies and values: the facts of the table, and all that was played."""
    meta, seats = played.title.meta, played.table.seats
    options = Raw(canonical(played.table.options))
    yield 0, GameOpened(title=meta.slug, ruleset=meta.ruleset, seats=seats, options=options)
    yield from ((0, SeatTaken(seat=seat, by="person")) for seat in range(seats))
    yield 0, GameStarted()
    yield from ((0, fact) for fact in played.opening)
    for ply in played.plies:
        yield ply.number, ply.action
        yield from ((ply.number, fact) for fact in ply.facts)
    result = played.title.rules.result(played.end)
    if result is not None:
        yield len(played.plies), GameFinished(result=result)
