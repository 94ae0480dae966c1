"""Law 9, termination: random and heuristic games end within the title's bound, with nothing
awaited any more, a ranking of all seats, and score breakdowns that add up to the totals. Views tell
the points of every seat, and at the end those of the result."""

from collections.abc import Iterator
from typing import Any

from games.kernel.result import Result, scores
from tests.support.games import Played


def termination(played: Played) -> Iterator[str]:
    """Looks at the end of a game, and that there was none before."""
    title, end = played.title, played.end
    for ply in played.plies:
        before: Any = ply.before
        if title.rules.result(before) is not None or not before.agenda.awaits():
            yield f"ply {ply.number}: played although nothing was awaited"
    if len(played.plies) > title.meta.longest_game:
        yield f"{len(played.plies)} moves, more than the bound {title.meta.longest_game}"
    yield from _ill_told(played)
    result = title.rules.result(end)
    if result is None:
        yield f"not over after {len(played.plies)} moves"
        return
    if end.agenda.frames:
        yield "the game is over, but the agenda is not empty"
    yield from _ill_ranked(result, played.table.seats)


def _ill_told(played: Played) -> Iterator[str]:
    """Before the end scores are not final, and each seat of the result has one."""
    title = played.title
    result = title.rules.result(played.end)
    seats = [] if result is None else sorted(one.seat for one in result.standings)
    for ply in played.plies:
        told = title.showing.view(ply.before).scores
        if [one.seat for one in told] != seats or any(one.final for one in told):
            yield f"ply {ply.number}: the scores before it are {told}"
    last = title.showing.view(played.end).scores
    if last != scores(result, ()):
        yield f"the last view has other scores than the result: {last}"


def _ill_ranked(result: Result, seats: int) -> Iterator[str]:
    if sorted(one.seat for one in result.standings) != list(range(seats)):
        yield f"not all seats are ranked: {result}"
    for one in result.standings:
        if sum(line.points for line in one.breakdown) != one.points:
            yield f"the breakdown does not add up: {one}"
        better = sum(
            (two.points, two.tie_break) > (one.points, one.tie_break)
            for two in (*result.standings, *result.automata)
        )
        if one.rank != 1 + better:
            yield f"rank {one.rank}, but {better} are better: {result}"
    if [one.rank for one in result.standings] != sorted(one.rank for one in result.standings):
        yield f"standings are not in the order of ranks: {result}"


def test_termination(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *termination(played)) for played in batch] == [(p.name,) for p in batch]
