"""What a second service process brings, by simulation with measured costs.

`python -m bench.twins` prints its table, `python -m bench.scaling` puts it into `docs/scaling.md`.
So many clients each send a move when the one before is answered. A service process, the process of
the read models, Valkey and the load generator work on one core at a time each, PostgreSQL on as
many as there are; all of them share the cores of the machine. Each process hears of the commits of
the others.
"""

import random
import sys
from collections import deque
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bench.events import Ferry, Station, Then, World
from bench.queues import BATCH, BEFORE, LINGER, WRITERS, Costs, costs
from bench.report import Results, read

CLIENTS: Final = 64
SECONDS: Final = 4.0


class Machine(Struct, frozen=True, kw_only=True):
    """Its cores, and whether the load generator is on it, too."""

    cores: int
    beside: bool = True

    @property
    def name(self) -> str:
        """For tables."""
        return f"{self.cores} cores, clients {'beside' if self.beside else 'elsewhere'}"


MACHINES: Final = (
    Machine(cores=2),
    Machine(cores=2, beside=False),
    Machine(cores=4),
    Machine(cores=8),
)
PROCESSES: Final = (1, 2, 4)


class One:
    """A program that works on one core at a time."""

    def __init__(self, cores: Station) -> None:
        self._cores = cores
        self._queue: deque[tuple[float, Then]] = deque()
        self._works = False

    def take(self, cost: float, then: Then) -> None:
        """Work; `then` is done after it."""
        self._queue.append((cost, then))
        if not self._works:
            self._next()

    def _next(self) -> None:
        self._works = bool(self._queue)
        if self._works:
            cost, then = self._queue.popleft()
            self._cores.take(cost, lambda: self._done(then))

    def _done(self, then: Then) -> None:
        then()
        self._next()


class Twins:
    """Clients, processes and servers on one machine."""

    def __init__(self, cost: Costs, client: float, machine: Machine, processes: int) -> None:
        self._cost, self._client = cost, client
        self._dice = random.Random(f"{machine} {processes}")
        self.world = World()
        self.cores = Station(self.world, machine.cores)
        elsewhere = Station(self.world, 1)
        self._generator = One(self.cores if machine.beside else elsewhere)
        self._keeper, self._valkey = One(self.cores), One(self.cores)
        self._disk = Ferry(self.world, lambda _, then: self.world.later(cost.flush, then))
        self._processes = [One(self.cores) for _ in range(processes)]
        self._commits = [self._ferry(one) for one in self._processes]
        self._behind = self.answered = 0

    def rate(self, seconds: float = SECONDS) -> float:
        """Moves a second."""
        for number in range(CLIENTS):
            self._send(number % len(self._processes))
        self.world.later(LINGER, self._project)
        self.world.run(seconds)
        return self.answered / seconds

    def _send(self, number: int) -> None:
        process, cost = self._processes[number], self._cost

        def answered() -> None:
            self.answered += 1
            self._behind += 1
            self._send(number)

        def durable() -> None:
            self._valkey.take(self._varied(cost.valkey), _nothing)
            process.take(self._varied(cost.service * (1 - BEFORE)), answered)

        def decided() -> None:
            self._commits[number].board(durable)

        self._generator.take(
            self._varied(self._client),
            lambda: process.take(self._varied(cost.service * BEFORE), decided),
        )

    def _ferry(self, process: One) -> Ferry:
        def commit(moves: int, then: Then) -> None:
            def durable() -> None:
                then()
                for other in self._processes:
                    if other is not process:
                        other.take(self._varied(self._cost.heard), _nothing)

            work = self._varied(self._cost.postgres * moves)
            self.cores.take(work, lambda: self._disk.board(durable))

        return Ferry(self.world, commit, boats=WRITERS, most=BATCH)

    def _project(self) -> None:
        events, self._behind = self._behind * self._cost.events, 0

        def done() -> None:
            self.world.later(LINGER, self._project)

        def read() -> None:
            self.cores.take(events * self._cost.models_postgres, done)

        self._keeper.take(events * self._cost.models, read)

    def _varied(self, cost: float) -> float:
        return cost * (0.5 + self._dice.expovariate(2.0))


def table(results: Results) -> str:
    """Moves a second by machines and processes, in Markdown."""
    cost, client = costs(results), _client(results)
    lines = [
        f"| moves/s of {CLIENTS} clients | {' | '.join(_processes(one) for one in PROCESSES)} |",
        "| --- " + "| --: " * len(PROCESSES) + "|",
    ]
    for machine in MACHINES:
        rates = [Twins(cost, client, machine, number).rate() for number in PROCESSES]
        lines.append(f"| {machine.name} | {_cells(rates)} |")
    return "\n".join(lines) + "\n"


def _client(results: Results) -> float:
    """Seconds of the load generator for each move."""
    name = "processor time of a move: the load generator"
    return next(one.median for one in results.measures if one.name == name) * 1e-6


def _cells(rates: Sequence[float]) -> str:
    return " | ".join(f"{rate:,.0f}" for rate in rates)


def _processes(number: int) -> str:
    return f"{number} process{'es' * (number > 1)}"


def _nothing() -> None:
    """Nobody waits for it."""


def main() -> int:
    """Prints the table."""
    sys.stdout.write(table(read()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
