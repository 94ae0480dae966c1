"""What the simulation of clusters counts with: costs that were measured, and layouts."""

from typing import Final

from msgspec import Struct

from bench.queues import LINGER
from bench.report import Results

CORES: Final = 16
"""Of each machine."""
LANES: Final = 2
"""Of each worker: `events.distribution.LANES_PER_WORKER`."""
PARTITIONS: Final = 1024
"""The most: commits of one partition wait for each other."""
BOUND: Final = 30.0
"""Milliseconds that all but one of a hundred moves may take."""
WORKERS: Final = (1, 2, 4, 8, 16)
SERVICE: Final = 0.6
"""The share of its core for which a process of the service works, of whatever kind."""
READS: Final = 2
"""Of a game, with each move."""
LISTS: Final = 0.1
"""Of games, with each move."""


class ClusterCosts(Struct, frozen=True, kw_only=True):
    """Seconds of processor time, unless they say otherwise.

    `events` of a move. `service` is that of a move in the service, `call` that of a worker for a
    commit and `each` for each move in it. `asked` is what a move asks the coordinator. `models` is
    what an event costs it in all read models, besides what each `step` of them does; `keeper` what
    an event costs the process that keeps them. What they cost workers is in `each`.
    `read` is a game read and `listed` a list of games, on the coordinator. `flush` is a flush of a
    disk, `hop` the way from one machine to another and back.
    """

    events: float
    service: float
    call: float
    each: float
    asked: float
    models: float
    step: float
    keeper: float
    read: float
    listed: float
    flush: float
    hop: float = 0.0002


class Shape(Struct, frozen=True, kw_only=True):
    """How a cluster is laid out: its workers; whether the service remembers what moves and reads of
    games ask the coordinator (`remembered`), whether read models and lists are on a machine of
    their own (`apart`) and whether a step of the read models waits until it is `full`."""

    name: str
    workers: int = 1
    remembered: bool = False
    apart: bool = False
    full: bool = False

    @property
    def lanes(self) -> int:
        """All of them."""
        return LANES * self.workers


SHAPES: Final = (
    Shape(name="as it is"),
    Shape(name="questions remembered", remembered=True),
    Shape(name="read models in full steps", full=True),
    Shape(name="read models elsewhere", apart=True),
    Shape(name="remembered, and read models elsewhere", remembered=True, apart=True),
    Shape(name="all three", remembered=True, apart=True, full=True),
)


def costs(results: Results) -> ClusterCosts:
    """From the results of the benchmarks: the part `shares`, and the disk of the part `append`."""
    found = {one.name: one.median for one in results.measures if one.part == "shares"}
    syncs = next(one.median for one in results.measures if one.name == "fdatasync of this disk")

    def of(what: str) -> tuple[float, float]:
        """Of a move, with one client and with the crowd."""
        return found[f"a move, 1 client: {what}"], found[f"a move, 64 clients: {what}"]

    events, keeper = of("events"), of("the service, for read models")[1]
    # A lonely client's moves are commits of their own, a crowd shares some.
    call, each = _line(of("commits of the workers"), of("the workers"))
    # A step of the read models comes a while after the first event that it is for.
    models = of("the coordinator, for read models")
    per_event = (models[0] / events[0], models[1] / events[1])
    seen = [max(1.0, rate * LINGER) for rate in of("moves in a second")]
    step, event = _line((1 / seen[0] / events[0], 1 / seen[1] / events[1]), per_event)
    return ClusterCosts(
        events=events[1],
        service=(of("the service")[1] - keeper) * 1e-6,
        call=call * 1e-6,
        each=each * 1e-6,
        asked=(of("the coordinator")[1] - models[1]) * 1e-6,
        models=event * 1e-6,
        step=step * 1e-6,
        keeper=keeper / events[1] * 1e-6,
        read=found["a game read: the coordinator"] * 1e-6,
        listed=found["a list of games read: the coordinator"] * 1e-6,
        flush=1 / syncs,
    )


def _line(x: tuple[float, float], y: tuple[float, float]) -> tuple[float, float]:
    """Slope and height of the line through two points, neither below zero; through the second one
    in any case."""
    (x1, x2), (y1, y2) = x, y
    slope = (y1 - y2) / (x1 - x2) if x1 > x2 else 0.0
    slope = min(max(0.0, slope), y2 / x2)
    return slope, y2 - slope * x2


def in_models(cost: ClusterCosts) -> float:
    """Seconds of a core that the read models of a move take of the machine where they are, if many
    share a step."""
    return cost.events * cost.models


def at_coordinator(cost: ClusterCosts, shape: Shape) -> dict[str, float]:
    """Seconds of a coordinator's core that go with a move, by what they are for."""
    return {
        "asked by the move": 0.0 if shape.remembered else cost.asked,
        "read models": 0.0 if shape.apart else in_models(cost),
        "games read": 0.0 if shape.remembered else READS * cost.read,
        "lists read": 0.0 if shape.apart else LISTS * cost.listed,
    }


def most(cost: ClusterCosts, shape: Shape) -> float:
    """Moves a second with which the busiest database machine has no pause, if each commit has one
    move."""
    worker = cost.call + cost.each
    at_lists = in_models(cost) + LISTS * cost.listed if shape.apart else 0.0
    others = (sum(at_coordinator(cost, shape).values()), at_lists)
    return min(shape.workers * CORES / worker, *(CORES / one for one in others if one))
