"""Gathering: the examples of many games, which are played and looked at side by side."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from msgspec import Struct
from rich.progress import track

from games.kernel.appraisal.weights import Weights
from training.examples import Example, examples
from training.foresight import AHEAD
from training.keeping import game
from training.plans import Plan, plan, players
from training.playing import titled

MOST: Final = 3
"""So many times as often as others those play who look ahead, where somebody does."""


class Order(Struct, frozen=True, kw_only=True):
    """What is asked for: so many `games` of a title from a seed in each of the `rounds`.

    In the first round the `bots` play (none named: the strategies of the title); in the others most
    players look ahead by what the rounds before have taught. `folder` keeps the games."""

    slug: str
    games: int
    seed: int
    rounds: int = 1
    bots: tuple[str, ...] = ()
    processes: int = 1
    folder: Path | None = None


class _Job(Struct, frozen=True):
    slug: str
    plan: Plan
    folder: Path | None
    strong: frozenset[str]


def gathered(order: Order, number: int, weights: Weights | None) -> list[Example]:
    """The examples of a round, by the weights of the one before, in the order of its games."""
    jobs = _jobs(order, number, weights)
    looked_at = track(_looked_at(jobs, order.processes), f"Round {number + 1}", total=len(jobs))
    return [example for found in looked_at for example in found]


def _jobs(order: Order, number: int, weights: Weights | None) -> list[_Job]:
    title = titled(order.slug)
    named = order.bots or players(title)
    bots = named if weights is None else (*named, *(AHEAD,) * (MOST * len(named)))
    strong = frozenset(named)
    first = number * order.games
    return [
        _Job(order.slug, plan(title, bots, order.seed, at, weights), order.folder, strong)
        for at in range(first, first + order.games)
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
