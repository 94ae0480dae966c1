"""Milliseconds that one request waits for the rules: the legal commands of a seat, and a world.

Positions are those of whole random games. `legal` is told by its 99th percentile over all
positions, because a list is asked for at each of them; a world (`imagine`), which is drawn where a
bot thinks or a takeback is judged, by its median and its 99th percentile.
"""

from collections.abc import Callable, Iterator, Sequence
from statistics import quantiles
from time import perf_counter
from typing import Any

from bench.measure import RUNS, Measure, frozen
from bench.playing import Dice, Game, positions, random_games
from games.kernel.seats import AtSeat
from games.kernel.title import AnyTitle

GAMES = 8
EVERY = 3
"""One position in so many is looked at."""

LEGAL_AIM = 2.0
LEGAL_AIMS = {"eldervale": 3.0}
"""Those of titles in which more can be done at once."""

IMAGINE_AIM = 2.0


def measure(title: AnyTitle) -> Iterator[Measure]:
    """The figures of a title."""
    slug, games = title.meta.slug, list(random_games(title, GAMES))
    dice = Dice(f"worlds of {slug}")
    listed = _passes(title, games, lambda state, seat: list(title.rules.legal(state, seat)))
    worlds = _passes(
        title, games, lambda state, seat: title.rules.imagine(state, AtSeat(seat), dice)
    )
    yield _percentile("legal, p99", slug, listed, 99, LEGAL_AIMS.get(slug, LEGAL_AIM))
    yield _percentile("imagine, median", slug, worlds, 50, IMAGINE_AIM)
    yield _percentile("imagine, p99", slug, worlds, 99, None)


def _passes(
    title: AnyTitle, games: Sequence[Game], work: Callable[[Any, int], object]
) -> tuple[tuple[float, ...], ...]:
    """Milliseconds of each position, in each of several passes over all."""
    return tuple(tuple(_pass(title, games, work)) for _ in range(RUNS))


def _pass(
    title: AnyTitle, games: Sequence[Game], work: Callable[[Any, int], object]
) -> Iterator[float]:
    places = list(positions(title, games, EVERY))
    with frozen():
        yield from (_timed(work, *place) for place in places)


def _timed(work: Callable[[Any, int], object], state: Any, seat: int) -> float:
    began = perf_counter()
    work(state, seat)
    return 1000 * (perf_counter() - began)


def _percentile(
    name: str, slug: str, passes: Sequence[Sequence[float]], percent: int, aim: float | None
) -> Measure:
    runs = tuple(quantiles(one, n=100)[percent - 1] for one in passes)
    return Measure(name=name, part=slug, unit="ms", runs=runs, aim=aim, less=True)
