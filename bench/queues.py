"""Where queues build up as load grows: a simulation with measured costs.

`python -m bench.queues` prints its table, `python -m bench.scaling` puts it into
`docs/scaling.md`. Moves arrive at
random (Poisson) and go to the process of their game. A process has one core, on which it decides
moves, answers reads and tells streams; up to two of its commits are under way, and moves that wait
share the next one. For every eight of them a process with a core of its own keeps the read models.
PostgreSQL has cores and one disk, whose flushes
are shared; Valkey has one core. A cost varies: half of it is always there, the other half is
exponential. Costs are the means over all titles in `bench/results.json`.
"""

import argparse
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import Final

from msgspec import Struct

from bench.events import Ferry, Station, Then, World
from bench.measure import quantile
from bench.report import Results, read

HEADING: Final = "### What the simulation says"
WRITERS: Final = 2
BATCH: Final = 512
LINGER: Final = 0.1
STEP: Final = 2000
"""As the service has them: `events.writer.CommitSettings`, `projections.runner.RunnerSettings`."""
SHARES: Final = (0.25, 0.5, 0.75, 0.9, 1.1)
"""Loads, as shares of what the busiest station can take."""
BEFORE: Final = 0.7
"""The share of a move's processor time in the service that is spent before its commit."""
KEEPER: Final = 8
"""Processes of a machine, which has one that keeps the read models."""


class Costs(Struct, frozen=True, kw_only=True):
    """Seconds of processor time. `events` of a move; `service` and `postgres` are those of a move
    without its read models, `models` and `models_postgres` those of an event in all read models;
    `told` that of an event on one stream; `heard` and `heard_valkey` those of a process that hears
    of a commit of another one; `flush` a flush of the disk."""

    events: float
    service: float
    postgres: float
    valkey: float
    models: float
    models_postgres: float
    read: float
    told: float
    heard: float
    heard_valkey: float
    flush: float


class Site(Struct, frozen=True, kw_only=True):
    """What there is: service processes, each with a core, and the cores of PostgreSQL. Each game
    has so many streams, each move brings so many reads."""

    processes: int
    cores: int
    streams: int = 3
    reads: int = 2

    @property
    def name(self) -> str:
        """For tables."""
        return f"{self.processes} and {self.cores}"

    @property
    def keepers(self) -> int:
        """Processes that keep the read models."""
        return ceil(self.processes / KEEPER)


class Outcome(Struct, frozen=True, kw_only=True):
    """What a load has led to: busy shares, average queues, and milliseconds."""

    site: Site
    load: float
    busy: dict[str, float]
    queue: dict[str, float]
    move: tuple[float, float]
    delivery: float
    models: float
    arrived: int
    answered: int

    @property
    def grows(self) -> bool:
        """Whether the queues have no end."""
        return self.answered < 0.97 * self.arrived

    @property
    def longest(self) -> str:
        """Where most stands in a queue."""
        return max(self.queue, key=lambda name: self.queue[name])


_STATIONS: Final = ("service", "read models", "PostgreSQL", "disk", "Valkey")
SITES: Final = (
    Site(processes=1, cores=1),
    Site(processes=4, cores=2),
    Site(processes=16, cores=8),
    Site(processes=32, cores=2),
    Site(processes=16, cores=8, streams=100),
)


def costs(results: Results) -> Costs:
    """Costs from the results of the benchmarks."""
    found = {one.name: one.median for one in results.measures if one.part == "capacity"}
    syncs = next(one.median for one in results.measures if one.name == "fdatasync of this disk")

    def mean(end: str) -> float:
        return statistics.mean(value for name, value in found.items() if name.endswith(end))

    events = mean(": events of a game") / mean(": moves of a game")
    models = found["all read models, an event: service"] / 1e3
    postgres = found["all read models, an event: PostgreSQL"] / 1e3
    return Costs(
        events=events,
        service=mean(": service process, a move") / 1e3 - events * models,
        postgres=mean(": PostgreSQL, a move") / 1e3 - events * postgres,
        valkey=mean(": Valkey, a move") / 1e3,
        models=models,
        models_postgres=postgres,
        read=found["a game read"] / 1e3,
        told=found["an event told to one stream"] / 1e3,
        heard=found["a commit heard by one process: service"] / 1e3,
        heard_valkey=found["a commit heard by one process: Valkey"] / 1e3,
        flush=1 / syncs,
    )


def most(cost: Costs, site: Site) -> float:
    """Moves a second with which the busiest station has no pause."""
    service = cost.service + site.reads * cost.read + cost.events * site.streams * cost.told
    postgres = cost.postgres + cost.events * cost.models_postgres
    # At most each move is a commit of its own, of which all others hear.
    others = site.processes - 1
    valkey = cost.valkey + others * cost.heard_valkey
    service += others * cost.heard
    keepers = site.keepers / (cost.events * cost.models)
    return min(site.processes / service, site.cores / postgres, 1 / valkey, keepers)


class Simulation:
    """One load on one site."""

    def __init__(self, cost: Costs, site: Site, load: float, seed: int) -> None:
        self._cost, self.site, self._load = cost, site, load
        self._dice = random.Random(f"{site} {load} {seed}")
        self.world = World()
        self.postgres = Station(self.world, site.cores)
        self.valkey = Station(self.world)
        self._disk = Station(self.world)
        self._flushes = Ferry(self.world, lambda _, then: self._disk.take(cost.flush, then))
        self._processes = [_Process(self) for _ in range(site.processes)]
        self.keepers = [_Keeper(self) for _ in range(site.keepers)]
        self._arrived = 0
        self.moves: list[float] = []
        self.deliveries: list[float] = []
        self.lags: list[float] = []

    def run(self, seconds: float) -> Outcome:
        """What comes of so many seconds."""
        self.world.later(self._dice.expovariate(self._load), self._arrive)
        self.world.run(seconds)
        ours = [one.core for one in self._processes]
        keeping = [one.core for one in self.keepers]
        stations = {"PostgreSQL": self.postgres, "disk": self._disk, "Valkey": self.valkey}
        return Outcome(
            site=self.site,
            load=self._load,
            busy={
                "service": max(one.busy for one in ours),
                "read models": max(one.busy for one in keeping),
            }
            | {name: one.busy for name, one in stations.items()},
            queue={
                "service": sum(one.queue for one in ours),
                "read models": sum(one.queue for one in keeping),
                "PostgreSQL": self.postgres.queue
                + sum(one.commits.queue for one in self._processes),
                "disk": self._disk.queue + self._flushes.queue,
                "Valkey": self.valkey.queue,
            },
            move=(_ms(self.moves, 0.5), _ms(self.moves, 0.99)),
            delivery=_ms(self.deliveries, 0.99),
            models=_ms(self.lags, 0.99),
            arrived=self._arrived,
            answered=len(self.moves),
        )

    def varied(self, cost: float) -> float:
        """A cost as it falls out this time."""
        return cost * (0.5 + self._dice.expovariate(2.0))

    @property
    def cost(self) -> Costs:
        """What everything costs."""
        return self._cost

    def commit(self, moves: int, then: Then) -> None:
        """PostgreSQL writes some moves, and flushes them together with whatever else waits."""
        work = self.varied(self._cost.postgres * moves)
        self.postgres.take(work, lambda: self._flushes.board(then))

    def told(self, by: "_Process") -> None:
        """Every other process hears of a commit."""
        others = [one for one in self._processes if one is not by]
        self.valkey.take(self.varied(self._cost.heard_valkey * len(others)), _nothing)
        for one in others:
            one.core.take(self.varied(self._cost.heard), _nothing)

    def kept(self) -> None:
        """A move is to be brought into the read models."""
        self._dice.choice(self.keepers).committed()

    def _arrive(self) -> None:
        self._arrived += 1
        self._dice.choice(self._processes).request()
        self.world.later(self._dice.expovariate(self._load), self._arrive)


class _Process:
    """A service process."""

    def __init__(self, simulation: Simulation) -> None:
        self._all = simulation
        self.core = Station(simulation.world)
        self.commits = Ferry(simulation.world, self._commit, boats=WRITERS, most=BATCH)

    def request(self) -> None:
        """A move, and the reads that go with it."""
        began, cost = self._all.world.now, self._all.cost
        for _ in range(self._all.site.reads):
            self.core.take(self._all.varied(cost.read), _nothing)
        decided = self._all.varied(cost.service * BEFORE)
        self.core.take(decided, lambda: self.commits.board(lambda: self._committed(began)))

    def _commit(self, moves: int, then: Then) -> None:
        def durable() -> None:
            then()
            self._all.told(self)

        self._all.commit(moves, durable)

    def _committed(self, began: float) -> None:
        everything, cost = self._all, self._all.cost
        self.core.take(
            everything.varied(cost.service * (1 - BEFORE)),
            lambda: everything.moves.append(everything.world.now - began),
        )
        everything.valkey.take(everything.varied(cost.valkey), _nothing)
        self.core.take(
            cost.told * cost.events * everything.site.streams,
            lambda: everything.deliveries.append(everything.world.now - began),
        )
        everything.kept()


class _Keeper:
    """A process that keeps the read models: all of them go on in one step."""

    def __init__(self, simulation: Simulation) -> None:
        self._all = simulation
        self.core = Station(simulation.world)
        self._behind: list[float] = []
        self._working = False

    def committed(self) -> None:
        """A move is on the disk."""
        self._behind.append(self._all.world.now)
        if not self._working:
            self._working = True
            self._all.world.later(LINGER, self._step)

    def _step(self) -> None:
        cost = self._all.cost
        most = int(STEP / cost.events)
        seen, self._behind = self._behind[:most], self._behind[most:]
        events = len(seen) * cost.events
        self.core.take(
            events * cost.models,
            lambda: self._all.postgres.take(
                events * cost.models_postgres, lambda: self._stepped(seen)
            ),
        )

    def _stepped(self, seen: Sequence[float]) -> None:
        self._all.lags += [self._all.world.now - since for since in seen]
        self._working = bool(self._behind)
        if self._working:
            full = len(self._behind) * self._all.cost.events >= STEP
            self._all.world.later(0.0 if full else LINGER, self._step)


def outcomes(cost: Costs, seconds: float, say: Callable[[str], object]) -> Iterator[Outcome]:
    """All loads on all sites."""
    for site in SITES:
        for share in SHARES:
            load = round(most(cost, site) * share)
            say(f"{site.name}: {load:,} moves/s\n")
            yield Simulation(cost, site, load, seed=1).run(seconds)


def table(cost: Costs, found: Sequence[Outcome]) -> str:
    """Costs and outcomes, in Markdown."""
    lines = [
        "| of a move, mean of all titles | ms of processor |",
        "| --- | --: |",
        f"| service: decided, written down, answered | {cost.service * 1e3:.2f} |",
        f"| process of the read models: its {cost.events:.1f} events in all of them |"
        f" {cost.events * cost.models * 1e3:.2f} |",
        f"| service: two reads with it | {2 * cost.read * 1e3:.2f} |",
        f"| service: its events sent to three streams | {3 * cost.events * cost.told * 1e3:.2f} |",
        f"| PostgreSQL: append | {cost.postgres * 1e3:.2f} |",
        f"| PostgreSQL: read models | {cost.events * cost.models_postgres * 1e3:.2f} |",
        f"| Valkey | {cost.valkey * 1e3:.3f} |",
        f"| a process that hears of a commit of another one: service | {cost.heard * 1e3:.3f} |",
        "| a process that hears of a commit of another one: Valkey |"
        f" {cost.heard_valkey * 1e3:.4f} |",
        "",
        "Processes are service processes with a core each; for every eight of them another process"
        " keeps the read",
        "models. Cores are those of PostgreSQL. Busy is the share of time in which a station works"
        " (of processes the",
        "busiest); the longest queue is where most requests wait. A game has three streams, in the"
        " last rows a",
        "hundred.",
        "",
        "| processes and cores | moves/s | busy: service | read models | PostgreSQL | disk |"
        " Valkey |"
        " move p50, ms | p99, ms | told to streams p99, ms | read models p99, ms |"
        " longest queue |",
        "| --- " + "| --: " * 10 + "| --- |",
    ]
    return "\n".join([*lines, *map(_row, found)]) + "\n"


def _row(one: Outcome) -> str:
    watched = f", {one.site.streams} streams a game" if one.site.streams > 3 else ""
    waits = (*one.move, one.delivery, one.models)
    cells = [
        f"{one.site.name}{watched}",
        f"{one.load:,.0f}",
        *(f"{one.busy[name]:.0%}" for name in _STATIONS),
        *(["grows"] * 4 if one.grows else [f"{wait:,.1f}" for wait in waits]),
        f"{one.longest}, {one.queue[one.longest]:,.1f} wait",
    ]
    return f"| {' | '.join(cells)} |"


def _ms(waits: Sequence[float], share: float) -> float:
    return quantile(waits, share) * 1e3 if waits else float("inf")


def _nothing() -> None:
    """Nobody waits for it."""


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line, simulates, prints."""
    parser = argparse.ArgumentParser(prog="python -m bench.queues", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="simulated, of each load")
    given = parser.parse_args(arguments)
    cost = costs(read())
    text = table(cost, list(outcomes(cost, given.seconds, sys.stderr.write)))
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
