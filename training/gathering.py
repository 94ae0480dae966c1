"""Gathering: the examples of many games, which are played and looked at side by side."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from msgspec import Struct
from rich.progress import track

from training.examples import Example, examples
from training.keeping import game
from training.plans import Plan, plan, players, strongest
from training.playing import titled


class Order(Struct, frozen=True, kw_only=True):
    """What is asked for: so many games of a title from a seed, between some bots (none named: all
    that play with care); `folder` keeps them."""

    slug: str
    games: int
    seed: int
    bots: tuple[str, ...] = ()
    processes: int = 1
    folder: Path | None = None


class _Job(Struct, frozen=True):
    slug: str
    plan: Plan
    folder: Path | None
    strong: frozenset[str]


def gathered(order: Order) -> list[Example]:
    """The examples of all games, in the order of the games."""
    jobs = _jobs(order)
    looked_at = track(_looked_at(jobs, order.processes), "Games", total=len(jobs))
    return [example for found in looked_at for example in found]


def _jobs(order: Order) -> list[_Job]:
    title = titled(order.slug)
    bots = order.bots or players(title)
    strong = frozenset(order.bots) or strongest(title)
    return [
        _Job(order.slug, plan(title, bots, order.seed, number), order.folder, strong)
        for number in range(order.games)
    ]


def _looked_at(jobs: Sequence[_Job], processes: int) -> Iterator[list[Example]]:
    if processes == 1:
        yield from map(_examples, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(_examples, jobs, chunksize=4)


def _examples(job: _Job) -> list[Example]:
    title = titled(job.slug)
    return examples(title, game(title, job.plan, job.folder), job.strong)
