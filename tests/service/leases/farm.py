"""A bot farm: three workers of one account play its games, and one of them is killed.

    python -m tests.service.leases.farm
    python -m tests.service.leases.farm --games 200 --workers 6

Each worker is the example program of the client library, in a process of its own; the others at the
tables are bots of the house, and everybody has a clock. Two service processes serve them. In the
middle one worker is killed (SIGKILL) while it thinks. Then what the workers say that they have
played is held against the log: each move once, and nobody lost on time. The exit code is 1 if
anything was not as it should be.
"""

import argparse
import os
import random
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, Final

from msgspec import Struct

from service.embedded import Valkey
from tests import servers
from tests.sdk.running import SDK
from tests.service.hard.pair import Pair
from tests.service.people import Person
from tests.support.context import Context

EXAMPLE: Final = SDK / "python" / "examples" / "farm.py"
PATIENCE: Final = 600.0


class Plan(Struct, frozen=True, kw_only=True):
    """A farm: how many workers play how many games of which title. A lease lasts `lease` seconds, a
    worker thinks for `thinking` about each decision, and the clock allows `clock` for it. The
    worker is killed when the farm has played `kill_after` moves."""

    games: int = 50
    workers: int = 3
    title: str = "tzolkin"
    lease: int = 10
    thinking: float = 0.02
    clock: int = 60
    kill_after: int = 300


SMALL: Final = Plan(games=8, clock=120, kill_after=40)
"""A farm of some seconds."""


class Report(Struct, frozen=True, kw_only=True):
    """What came of it: the moves that each worker says it played, and those of the account in the
    log; `handed_over` are the seconds until another worker played on where one was killed."""

    findings: Sequence[str]
    seconds: float
    played: Sequence[int]
    recorded: int
    handed_over: float

    def __str__(self) -> str:
        shares = " + ".join(map(str, self.played))
        return (
            f"{self.recorded} moves in {self.seconds:.0f} s, by worker {shares}; the game of the "
            f"killed one went on after {self.handed_over:.1f} s"
        )


class Worker(Context):
    """A worker in a process of its own. `played` are its moves, `thinks` what it is at."""

    def __init__(self, url: str, token: str, name: str, plan: Plan) -> None:
        self.played: list[tuple[str, int]] = []
        self.thinks: tuple[str, int] | None = None
        self.strange: list[str] = []
        options = ("--worker", name, "--seconds", plan.lease, "--thinking", plan.thinking)
        self._process = subprocess.Popen(
            [sys.executable, str(EXAMPLE), url, *map(str, options)],
            env={**os.environ, "PYTHONPATH": str(SDK / "python"), "KRONIKA_TOKEN": token},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)

    def begin(self) -> None:
        self._reader.start()

    def end(self) -> None:
        self._process.terminate()
        if (code := self._process.wait(PATIENCE)) not in (0, -9):
            self.strange.append(f"a worker ended with {code}")
        self._reader.join(PATIENCE)

    def kill(self) -> None:
        """SIGKILL; what it had said before is read to the end."""
        self._process.kill()
        self._process.wait()
        self._reader.join(PATIENCE)

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            match line.split():
                case ["thinks", game, ply]:
                    self.thinks = game, int(ply)
                case ["played", game, ply]:
                    self.thinks = None
                    self.played.append((game, int(ply)))
                case _:
                    self.strange.append(line.rstrip())


class Farm:
    """The account of a bot, its games and its workers."""

    def __init__(self, urls: Sequence[str], plan: Plan) -> None:
        self._plan = plan
        self._urls = urls
        self.ada = Person.create(urls[0], f"farm-{random.randrange(10**9)}")
        self.games = [self._opened() for _ in range(plan.games)]

    def run(self) -> Report:
        """Plays all games to their end."""
        plan, began = self._plan, time.monotonic()
        with ExitStack() as farm:
            workers = [farm.enter_context(self._worker(number)) for number in range(plan.workers)]
            self._until(lambda: sum(len(one.played) for one in workers) >= plan.kill_after)
            victim, at, killed = self._killed(workers[0])
            self._until(lambda: self._went_on(at, workers[1:]))
            handed_over = time.monotonic() - killed
            self._until(lambda: not self._running())
            seconds = time.monotonic() - began
        findings = [line for one in workers for line in one.strange]
        findings += self._findings(workers, victim)
        return Report(
            findings=findings,
            seconds=seconds,
            played=[len(one.played) for one in workers],
            recorded=len(self._recorded()),
            handed_over=handed_over,
        )

    def _opened(self) -> str:
        terms = {"clock": {"pace": {"type": "per-move", "seconds": self._plan.clock}}}
        game: str = self.ada.open("me", "random", title=self._plan.title, terms=terms)["id"]
        return game

    def _worker(self, number: int) -> Worker:
        url = self._urls[number % len(self._urls)]
        return Worker(url, self.ada.token, f"worker-{number + 1}", self._plan)

    def _killed(self, victim: Worker) -> tuple[Worker, tuple[str, int], float]:
        """Kills a worker that thinks; with what it was at, and when that was."""
        self._until(lambda: victim.thinks is not None)
        victim.kill()
        at = victim.thinks or victim.played[-1]
        return victim, at, time.monotonic()

    def _went_on(self, at: tuple[str, int], others: Sequence[Worker]) -> bool:
        """Whether others have played on where somebody was killed, or the game is over."""
        game, ply = at
        if any(one == game and to > ply for worker in others for one, to in worker.played):
            return True
        return bool(self.ada.get(f"/v1/games/{game}")["status"] != "running")

    def _running(self) -> bool:
        page = self.ada.get("/v1/games", player=self.ada.name, status="running", limit=1)
        return bool(page["items"]) or any(
            self.ada.get(f"/v1/games/{game}")["status"] == "running" for game in self.games
        )

    def _until(self, so: Any) -> None:
        deadline = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < deadline, "it does not happen"
            time.sleep(0.02)

    def _findings(self, workers: Sequence[Worker], victim: Worker) -> list[str]:
        """What is not as it should be."""
        said = Counter(move for worker in workers for move in worker.played)
        recorded = set(self._recorded())
        found = [f"{move} was played {number} times" for move, number in said.items() if number > 1]
        found += [f"{move} was played, but is not in the log" for move in said.keys() - recorded]
        # What the killed worker had just played, it could not say any more.
        silent = recorded - said.keys()
        if len(silent) > 1 or (silent and victim.thinks is None):
            found += [f"nobody says to have played {move}" for move in sorted(silent)]
        for game in self.games:
            shown = self.ada.get(f"/v1/games/{game}")
            if shown["status"] != "finished" or shown.get("forfeits"):
                found.append(f"{game} is {shown['status']}: {shown.get('forfeits')}")
            found += [f"{game}: {kind}" for kind in self._kinds(game) if "expired" in kind]
        if left := self.ada.get("/v1/leases")["items"]:
            found.append(f"leases are left: {left}")
        return found

    def _recorded(self) -> list[tuple[str, int]]:
        """The moves of the account in the log."""
        return [
            (game, move["ply"])
            for game in self.games
            for move in self._moves(game)
            if move["seat"] == 0
        ]

    def _moves(self, game: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        after: str | None = None
        while True:
            asked = {"limit": 1000} | ({} if after is None else {"after": after})
            page = self.ada.get(f"/v1/games/{game}/moves", **asked)
            found += page["items"]
            after = page.get("next")
            if after is None:
                return found

    def _kinds(self, game: str) -> set[str]:
        return {event["data"]["type"] for move in self._moves(game) for event in move["events"]}


def farmed(plan: Plan) -> Report:
    """A farm with servers of its own."""
    with (
        servers.scratch_folder() as folder,
        servers.postgres_server() as postgres,
        Valkey(folder / "valkey") as valkey,
        Pair(folder, postgres.url, valkey.url()) as pair,
    ):
        return Farm(pair.urls, plan).run()


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and lets the farm play."""
    parser = argparse.ArgumentParser(prog="python -m tests.service.leases.farm")
    parser.add_argument("--games", type=int, default=Plan().games)
    parser.add_argument("--workers", type=int, default=Plan().workers)
    parser.add_argument("--title", default=Plan().title)
    parser.add_argument("--minutes", type=float, help="one farm after the other for so long")
    parser.add_argument("--seed", help="taken and not needed: what is killed is where it stands")
    given = parser.parse_args(arguments)
    plan = Plan(games=given.games, workers=given.workers, title=given.title)
    until, bad = time.monotonic() + 60 * (given.minutes or 0), 0
    while True:
        report = farmed(plan)
        lines = [f"farm: {plan.games} games, {report}", *report.findings[:50]]
        sys.stdout.write("\n    ".join(lines) + "\n")
        bad += len(report.findings)
        if time.monotonic() >= until:
            return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
