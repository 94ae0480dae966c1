"""How many moves a second a cluster of database machines takes, by simulation with measured costs.

`python -m bench.clusters` prints its tables, `python -m bench.scaling` puts them into
`docs/scaling.md`. Moves arrive at random. Each is decided on a core of a service machine, asks the
coordinator whether it may be made, waits for the next commit of its process in the lane of its
game, is written by a core of the worker that has the lane, and waits for a flush of that worker's
disk, which everybody shares who waits there. Commits of one partition go one after the other. What
has happened is then brought into the read models, on the coordinator and on the worker. Of service
machines there are as many as are needed; what is looked for is where the databases end.
"""

import argparse
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bench.events import Ferry, Station, Then, World
from bench.layouts import (
    BOUND,
    CORES,
    LANES,
    LISTS,
    PARTITIONS,
    READS,
    SERVICE,
    SHAPES,
    WORKERS,
    ClusterCosts,
    Shape,
    at_coordinator,
    costs,
    in_models,
    most,
)
from bench.measure import quantile
from bench.queues import BATCH, BEFORE, LINGER, STEP
from bench.report import read

FULL: Final = 1.0
"""Seconds that a step of the read models waits if it is to be full."""
LONG: Final = 1.5
"""Seconds of a simulation."""


class Load(Struct, frozen=True, kw_only=True):
    """What a load has led to: shares of time for which machines work (of the workers the busiest),
    milliseconds, and moves of a commit."""

    shape: Shape
    load: float
    machines: int
    busy: dict[str, float]
    move: tuple[float, float]
    together: float
    answered: float

    @property
    def kept(self) -> bool:
        """Whether moves are answered in time."""
        return self.answered > 0.97 and self.move[1] <= BOUND

    @property
    def fullest(self) -> str:
        """What works most."""
        return max(self.busy, key=lambda name: self.busy[name])


class Simulation:
    """One load on one cluster."""

    def __init__(self, cost: ClusterCosts, shape: Shape, load: float, seed: int) -> None:
        self.cost, self.shape, self._load = cost, shape, load
        self._dice = random.Random(f"{shape} {load} {seed}")
        self.world = World()
        processes = ceil(load * cost.service / SERVICE)
        own = load * cost.events * cost.keeper
        elsewhere = load * in_models(cost)
        keepers = ceil((own + elsewhere) / SERVICE)  # each waits for the database, too
        self.machines = ceil((processes + own / SERVICE) / CORES)
        self.coordinator = Station(self.world, CORES)
        self.lists = Station(self.world, CORES) if shape.apart else self.coordinator
        self.workers = [_Worker(self) for _ in range(shape.workers)]
        self.lanes = [_Lane(self, self.workers[number // LANES]) for number in range(shape.lanes)]
        self.processes = [_Process(self) for _ in range(processes)]
        self.keepers = [_Keeper(self) for _ in range(keepers)]
        self.waits: list[float] = []
        self.commits: list[int] = []
        self.arrived = 0

    def run(self, seconds: float = LONG) -> Load:
        """What comes of so many seconds."""
        self.world.later(self._dice.expovariate(self._load), self._arrive)
        self.world.run(seconds)
        busy = {
            "service": max(one.core.busy for one in self.processes),
            "coordinator": self.coordinator.busy,
            "workers": max(one.cores.busy for one in self.workers),
            "disks": max(one.disk.busy for one in self.workers),
        }
        if self.shape.apart:
            busy["lists"] = self.lists.busy
        return Load(
            shape=self.shape,
            load=self._load,
            machines=self.machines,
            busy=busy,
            move=(_ms(self.waits, 0.5), _ms(self.waits, 0.99)),
            together=statistics.mean(self.commits) if self.commits else 0.0,
            answered=len(self.waits) / max(1, self.arrived),
        )

    def varied(self, cost: float) -> float:
        """A cost as it falls out this time."""
        return cost * (0.5 + self._dice.expovariate(2.0))

    def chosen(self, among: int) -> int:
        """One of so many."""
        return self._dice.randrange(among)

    def _arrive(self) -> None:
        self.arrived += 1
        self.processes[self.chosen(len(self.processes))].move(self.chosen(len(self.lanes)))
        self.world.later(self._dice.expovariate(self._load), self._arrive)


class _Worker:
    """A machine with lanes: cores, and a disk whose flushes are shared."""

    def __init__(self, everything: Simulation) -> None:
        world, flush = everything.world, everything.cost.flush
        self.cores = Station(world, CORES)
        self.disk = Station(world)
        self.flushes = Ferry(world, lambda _, then: self.disk.take(flush, then))


class _Lane:
    """A lane: at most as many commits at a time as it has partitions, since each holds what it
    writes until it is on the disk."""

    def __init__(self, everything: Simulation, worker: _Worker) -> None:
        self._all, self._worker = everything, worker
        # Two commits rarely meet in a partition; when all are taken, one has to wait.
        self._partitions = max(1, PARTITIONS // everything.shape.lanes)
        self._free = self._partitions
        self._waiting: list[Then] = []

    def commit(self, moves: int, then: Then) -> None:
        """Writes some moves."""
        cost = self._all.cost
        work = self._all.varied(cost.call + moves * cost.each)

        def written() -> None:
            self._free += 1
            then()
            if self._waiting:
                self._begin(self._waiting.pop(0))

        def begin() -> None:
            self._worker.cores.take(work, lambda: self._worker.flushes.board(written))

        self._waiting.append(begin)
        if self._free:
            self._begin(self._waiting.pop(0))

    def _begin(self, begin: Then) -> None:
        self._free -= 1
        begin()


class _Process:
    """A service process: a core, and a writer for each lane."""

    def __init__(self, everything: Simulation) -> None:
        self._all = everything
        self.core = Station(everything.world)
        self._writers: dict[int, Ferry] = {}

    def move(self, lane: int) -> None:
        """A move to a game of that lane, and the reads that go with it."""
        everything, cost = self._all, self._all.cost
        began = everything.world.now
        share = at_coordinator(cost, everything.shape)
        for _ in range(READS):
            everything.coordinator.take(everything.varied(share["games read"] / READS), _nothing)
        everything.lists.take(everything.varied(LISTS * cost.listed), _nothing)

        def decided() -> None:
            asked = share["asked by the move"]
            if asked:
                everything.coordinator.take(
                    everything.varied(asked), lambda: everything.world.later(cost.hop, board)
                )
            else:
                board()

        def board() -> None:
            self._writer(lane).board(durable)

        def durable() -> None:
            work = everything.varied(cost.service * (1 - BEFORE))
            self.core.take(work, lambda: everything.waits.append(everything.world.now - began))
            everything.keepers[everything.chosen(len(everything.keepers))].behind()

        self.core.take(everything.varied(cost.service * BEFORE), decided)

    def _writer(self, lane: int) -> Ferry:
        found = self._writers.get(lane)
        if found is None:
            found = self._writers[lane] = Ferry(
                self._all.world, lambda moves, then: self._commit(lane, moves, then), most=BATCH
            )
        return found

    def _commit(self, lane: int, moves: int, then: Then) -> None:
        everything = self._all
        everything.commits.append(moves)
        everything.world.later(
            everything.cost.hop, lambda: everything.lanes[lane].commit(moves, then)
        )


class _Keeper:
    """A process that keeps the read models."""

    def __init__(self, everything: Simulation) -> None:
        self._all = everything
        self._core = Station(everything.world)
        self._behind = 0
        self._working = False
        self._linger = FULL if everything.shape.full else LINGER

    def behind(self) -> None:
        """A move is on the disk."""
        self._behind += 1
        if not self._working:
            self._working = True
            self._all.world.later(self._linger, self._step)

    def _step(self) -> None:
        everything, cost = self._all, self._all.cost
        seen = min(self._behind, int(STEP / cost.events))
        self._behind -= seen
        events = seen * cost.events
        self._core.take(
            events * cost.keeper,
            lambda: everything.lists.take(cost.step + events * cost.models, self._done),
        )

    def _done(self) -> None:
        self._working = bool(self._behind)
        if self._working:
            full = self._behind * self._all.cost.events >= STEP
            self._all.world.later(0.0 if full else self._linger, self._step)


def limit(cost: ClusterCosts, shape: Shape, seconds: float = LONG) -> Load:
    """The highest load that is kept, of those that are tried."""
    best: Load | None = None
    for percent in range(95, 20, -5):
        found = Simulation(cost, shape, round(most(cost, shape) * percent / 100), seed=1).run(
            seconds
        )
        if found.kept:
            return found
        best = found
    assert best is not None
    return best


def limits(
    cost: ClusterCosts, say: Callable[[str], object], workers: Sequence[int] = WORKERS
) -> Iterator[Load]:
    """Of all shapes with all numbers of workers."""
    for shape in SHAPES:
        for number in workers:
            found = limit(cost, replace(shape, workers=number))
            say(f"{shape.name}, {number} workers: {found.load:,.0f} moves/s\n")
            yield found


def table(cost: ClusterCosts, found: Sequence[Load]) -> str:
    """Costs and ends, in Markdown."""
    parts = at_coordinator(cost, SHAPES[0])
    lines = [
        "| of a move | ms of processor |",
        "| --- | --: |",
        f"| service: decided, written down, answered | {_figure(cost.service)} |",
        f"| service: its {cost.events:.1f} events in all read models |"
        f" {_figure(cost.events * cost.keeper)} |",
        f"| worker: a commit | {_figure(cost.call)} |",
        f"| worker: each move in it, with read models | {_figure(cost.each)} |",
        f"| coordinator: what the move asks | {_figure(parts['asked by the move'])} |",
        f"| coordinator: read models | {_figure(parts['read models'])} |",
        f"| coordinator: besides, each step of the read models | {_figure(cost.step)} |",
        f"| coordinator: two reads of games with it | {_figure(parts['games read'])} |",
        f"| coordinator: a tenth of a list read with it | {_figure(parts['lists read'])} |",
        "",
        f"Each machine has {CORES} cores, the log {PARTITIONS:,} partitions and {LANES} lanes for"
        " each worker. A load is kept if",
        f"99 of 100 moves are answered within {BOUND:.0f} ms. In brackets is what is fullest then.",
        "",
        f"| moves/s that are kept | {' | '.join(_workers(one) for one in WORKERS)} |",
        "| --- " + "| --: " * len(WORKERS) + "|",
    ]
    for shape in SHAPES:
        mine = [one for one in found if one.shape.name == shape.name]
        cells = [f"{one.load:,.0f} ({one.fullest} {one.busy[one.fullest]:.0%})" for one in mine]
        lines.append(f"| {shape.name} | {' | '.join(cells)} |")
    heads = (
        "busy: coordinator",
        "workers",
        "disks",
        "move p50, ms",
        "p99, ms",
        "moves of a commit",
    )
    lines += [
        "",
        f"| {SHAPES[0].name} | moves/s | machines of the service | {' | '.join(heads)} |",
        "| --- " + "| --: " * (len(heads) + 2) + "|",
    ]
    lines += [_row(one) for one in found if one.shape.name == SHAPES[0].name]
    return "\n".join(lines) + "\n"


def _row(one: Load) -> str:
    cells = [
        _workers(one.shape.workers),
        f"{one.load:,.0f}",
        f"{one.machines}",
        *(f"{one.busy[name]:.0%}" for name in ("coordinator", "workers", "disks")),
        *(f"{wait:,.1f}" for wait in one.move),
        f"{one.together:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def _workers(number: int) -> str:
    return f"{number} worker{'s' * (number > 1)}"


def _figure(seconds: float) -> str:
    return f"{seconds * 1e3:.2f}"


def _ms(waits: Sequence[float], share: float) -> float:
    return quantile(waits, share) * 1e3 if waits else float("inf")


def _nothing() -> None:
    """Nobody waits for it."""


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line, simulates, prints."""
    parser = argparse.ArgumentParser(prog="python -m bench.clusters", description=__doc__)
    parser.parse_args(arguments)
    cost = costs(read())
    sys.stdout.write(table(cost, list(limits(cost, sys.stderr.write))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
