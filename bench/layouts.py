"""What the simulation of clusters counts with: costs that were measured, and layouts."""

from typing import Final

from msgspec import Struct

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
    what an event costs it in all read models as they go on beside play, `models_full` in full
    steps; `models_service` what it costs the process that keeps them, `models_workers` the workers.
    `read` is a game read and `listed` a list of games, on the coordinator. `flush` is a flush of a
    disk, `hop` the way from one machine to another and back.
    """

    events: float
    service: float
    call: float
    each: float
    asked: float
    models: float
    models_full: float
    models_service: float
    models_workers: float
    read: float
    listed: float
    flush: float
    hop: float = 0.0002


class Shape(Struct, frozen=True, kw_only=True):
    """How a cluster is laid out: its workers; whether the service remembers what moves and reads of
    games ask the coordinator (`remembered`), whether read models and lists are on a machine of
    their own (`apart`) and whether read models go on in full steps (`full`)."""

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
    """From the results of the benchmarks: the parts `shares`, `capacity` and `append`."""
    found = {one.name: one.median * 1e-6 for one in results.measures if one.part == "shares"}
    syncs = next(one.median for one in results.measures if one.name == "fdatasync of this disk")
    models = {
        name: found[f"all read models, an event: {name}"]
        for name in ("the service", "the coordinator", "the workers")
    }
    events = found["a move, 64 clients: events"] * 1e6
    # A lonely client's commits have one move each; those of a crowd share calls.
    alone, crowd = (
        found[f"a move, {clients}: the workers"] - events * models["the workers"]
        for clients in ("1 client", "64 clients")
    )
    calls = min(1.0, found["a move, 64 clients: commits of the workers"] * 1e6)
    call = max(0.0, (alone - crowd) / (1 - calls)) if calls < 1 else 0.0
    kept = found["a move, 64 clients: the coordinator, for read models"]
    return ClusterCosts(
        events=events,
        service=found["a move, 64 clients: the service"] - events * models["the service"],
        call=min(call, alone),
        each=max(0.0, alone - call),
        asked=found["a move, 64 clients: the coordinator"] - kept,
        models=kept / events,
        models_full=min(kept / events, models["the coordinator"]),
        models_service=models["the service"],
        models_workers=models["the workers"],
        read=found["a game read: the coordinator"],
        listed=found["a list of games read: the coordinator"],
        flush=1 / syncs,
    )


def in_models(cost: ClusterCosts, shape: Shape) -> float:
    """Seconds of a core that the read models of a move take of the machine where they are."""
    return cost.events * (cost.models_full if shape.full else cost.models)


def at_coordinator(cost: ClusterCosts, shape: Shape) -> dict[str, float]:
    """Seconds of a coordinator's core that go with a move, by what they are for."""
    return {
        "asked by the move": 0.0 if shape.remembered else cost.asked,
        "read models": 0.0 if shape.apart else in_models(cost, shape),
        "games read": 0.0 if shape.remembered else READS * cost.read,
        "lists read": 0.0 if shape.apart else LISTS * cost.listed,
    }


def most(cost: ClusterCosts, shape: Shape) -> float:
    """Moves a second with which the busiest database machine has no pause, if each commit has one
    move."""
    worker = cost.call + cost.each + cost.events * cost.models_workers
    at_lists = in_models(cost, shape) + LISTS * cost.listed if shape.apart else 0.0
    others = (sum(at_coordinator(cost, shape).values()), at_lists)
    return min(shape.workers * CORES / worker, *(CORES / one for one in others if one))
