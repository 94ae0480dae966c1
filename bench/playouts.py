"""Commands per second of random games: every legal command listed, one decided and folded; and
without lists, one sampled and carried out."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter

from bench.measure import RUNS, Measure, rates
from bench.playing import random_games, sampled_games, titles
from games.kernel.title import AnyTitle

GAMES = 24
AIM = 15_000
AIMS = {"eldervale": 10_000}
"""Those of titles with more to list at each command."""
PROCESSES = 2


def measure(title: AnyTitle) -> Iterator[Measure]:
    """The figures of a title in one process, and with lists in two at once (the machine's two
    cores)."""
    slug = title.meta.slug
    yield Measure(
        name="random playouts, 1 process",
        part=slug,
        unit="commands/s",
        runs=rates(partial(play_some, slug)),
    )
    yield Measure(
        name="sampled playouts, 1 process",
        part=slug,
        unit="commands/s",
        runs=rates(partial(sampled_games, title, GAMES)),
    )
    yield Measure(
        name=f"random playouts, {PROCESSES} processes",
        part=slug,
        unit="commands/s",
        runs=tuple(_side_by_side(slug)),
        aim=AIMS.get(slug, AIM),
    )


def play_some(slug: str) -> int:
    """Plays the games; the number of commands."""
    title = next(one for one in titles() if one.meta.slug == slug)
    return sum(game.commands for game in random_games(title, GAMES))


def _side_by_side(slug: str) -> Iterator[float]:
    with ProcessPoolExecutor(PROCESSES) as pool:
        list(pool.map(play_some, [slug] * PROCESSES))
        for _ in range(RUNS):
            began = perf_counter()
            commands = sum(pool.map(play_some, [slug] * PROCESSES))
            yield commands / (perf_counter() - began)
