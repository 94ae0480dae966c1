"""Where a page of a procedure is performed: a folder, the services of the page, and players.

The blocks of the page run in order, and what a block exports is there in the next one. Wherever the
page does not say that nobody is served, players play between the blocks.
"""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import httpx
import psutil
from msgspec import Struct

from service.embedded.account import server_account
from tests import servers
from tests.docs.blocks import ROOT, Block, blocks
from tests.docs.clone import PATH, furnish
from tests.docs.http import drive, exchanges
from tests.docs.shell import glob_of, output_after
from tests.procedures.crowd import Crowd
from tests.procedures.door import NAME, Door
from tests.service.process import held_port
from tests.support.depth import amount, seeded

PROCEDURES: Final = ROOT / "docs" / "procedures"
SECONDS: Final = amount(600, 1800)
"""That a step may take, on a machine with much else to do."""
FIRST: Final = "service"
"""The service of a page that has only one."""
WELCOMED: Final = "Ctrl-C stops"
OF_THE_SHELL: Final = ("_", "SHLVL", "PWD", "OLDPWD")
NEVER: Final = float("inf")


class Running(Struct, kw_only=True):
    """A service: its process, and the one that waits for it."""

    pid: int
    waiting: "subprocess.Popen[str]"


class Away(Struct, kw_only=True):
    """A time in which nobody is served, by the clock of `time.monotonic`. `cut`: requests may have
    been under way when it began."""

    began: float
    cut: bool
    ended: float = NEVER


class Stage:
    """A page, its folder and what runs there. `variables` are the reader's."""

    def __init__(self, page: str, folder: Path, clients: int, seed: str) -> None:
        self.page = PROCEDURES / f"{page}.md"
        self.folder = folder
        self.account = server_account(folder / "data")
        self.clients, self.seed = clients, seed
        self._place = held_port()
        self.port: int = self._place.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.variables = {
            "PATH": PATH,
            "HOME": str(folder),
            "PYTHONUTF8": "1",
            "KRONIKA_DATA": str(folder / "data"),
            "KRONIKA_PORT": str(self.port),
        }
        self.crowd: Crowd | None = None
        self.away: list[Away] = []
        self.lost: list[tuple[float, float]] = []
        self.then: list[Callable[[], None]] = []
        """What happens in the surroundings after blocks: the first after the first one."""
        self._moment = 0.0
        self._services: dict[str, Running] = {}
        furnish(folder)
        self._door = Door(folder)
        self._state = folder / "state"

    def make(self, name: str) -> Path:
        """A folder into which our own servers may write."""
        made = self.folder / name
        made.mkdir()
        if self.account.switch:
            os.chown(made, self.account.uid, self.account.gid)
        return made

    def pid(self, name: str = FIRST) -> int:
        """The process of a service."""
        return self._services[name].pid

    def goes_away(self, *, cut: bool) -> None:
        """From here on nobody is served."""
        self.away.append(Away(began=time.monotonic(), cut=cut))

    def somebody_is_sent_away(self) -> None:
        """Waits until a player was told to come again."""
        assert self.crowd is not None
        outages = self.crowd.tally.outages
        before = len(outages)
        until(lambda: len(outages) > before, "nobody is sent away")

    def kill(self, name: str) -> None:
        """Kills a service without a word, and waits until it is gone."""
        os.kill(self.pid(name), signal.SIGKILL)
        self._ended(name)

    def perform(self) -> None:
        """Runs all blocks of the page, with players from the first service on."""
        found = list(blocks(self.page))
        requests = {one.where: one for one in exchanges(found)}
        kept: Mapping[str, str] = {}
        for block in found:
            if block.language == "shell":
                self.run(block)
            elif block.language == "http":
                with httpx.Client(base_url=self.url, timeout=180) as client:
                    kept = drive(client, [requests[block.where]], kept)
                    self.variables |= {name.upper(): told for name, told in kept.items()}

    def run(self, block: Block) -> None:
        """One block of the page."""
        if "moment" in block.markers:
            self._moment = time.monotonic()
        if "away" in block.markers:
            self.goes_away(cut=block.markers["away"] == "cut")
        lost = block.markers.get("back") == "lost"
        if lost and self.crowd is not None:
            self.crowd.place.losses += 1
        (self._begin if "begin" in block.markers else self._carry_out)(block)
        if "back" in block.markers:
            self.away[-1].ended = time.monotonic()
            self.lost += [(self._moment, time.monotonic())] if lost else []
        if self._services and not (self.away and self.away[-1].ended == NEVER):
            if self.crowd is None:
                self.crowd = Crowd(self.url, self.clients, self.seed)
            self.crowd.some_moves()
        if self.then:
            self.then.pop(0)()

    def _begin(self, block: Block) -> None:
        """Starts a service as the block says, and waits until it is ready."""
        name = block.markers["begin"] or FIRST
        assert name not in self._services, f"{block.where}: it runs already"
        log = self.folder / f"{name}.log"
        self._door.pids.pop(name, None)
        with log.open("a") as errors:
            waiting = self._started(block, name, errors.fileno())
        assert waiting.stdout is not None
        welcome = _welcome(waiting.stdout)
        assert WELCOMED in welcome, f"{block.where}: {welcome}{log.read_text()[-4000:]}"
        self._services[name] = Running(pid=self._door.pids.get(name, waiting.pid), waiting=waiting)
        self.variables[name.upper()] = str(self._services[name].pid)
        url = next(word for word in welcome.split() if word.startswith("http://"))
        until(lambda: ready(url), f"{block.where}: not ready")

    def _started(self, block: Block, name: str, errors: int) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            ["bash", "-eu", "-c", f"exec env {block.text.strip()}"],
            cwd=self.folder,
            env={**self.variables, NAME: name},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )

    def _carry_out(self, block: Block) -> None:
        """Runs commands, compares what they print, and remembers what they export."""
        done = subprocess.run(
            ["bash", "-eu", "-o", "pipefail", "-c", f"{block.text}\nenv -0 > {self._state}"],
            cwd=self.folder,
            env=self.variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        told = f"{block.where}: {done.stdout}{done.stderr}{self._logs()}"
        assert done.returncode == 0, told
        if (shown := output_after(block)) is not None:
            assert fnmatchcase(done.stdout.strip(), glob_of(shown)), told
        pairs = (one.partition("=") for one in self._state.read_text().split("\0") if one)
        self.variables = {
            name: text for name, _, text in pairs if name not in ("_", "SHLVL", "PWD")
        }
        for name in [one for one in self._services if f'"${one.upper()}"' in block.text]:
            if "kill" in block.text:
                self._ended(name)

    def _ended(self, name: str) -> None:
        """Waits for a service that was told to end."""
        ended = self._services.pop(name)
        ended.waiting.communicate(timeout=SECONDS)
        code = ended.waiting.returncode
        killed = (128 + signal.SIGKILL, -signal.SIGKILL)
        assert code == 0 or (self.away and self.away[-1].cut and code in killed), (
            f"{name} ended with {code}: {self._logs()}"
        )

    def _logs(self) -> str:
        return "".join(one.read_text()[-2000:] for one in sorted(self.folder.glob("*.log")))

    def findings(self) -> list[str]:
        """What was wrong: with the play, with the times in which nobody was served, with the log of
        games, and with those of the services."""
        assert self.crowd is not None
        found = self.crowd.enough()
        for outage in self.crowd.tally.outages:
            during = [w for w in self.away if outage.asked <= w.ended and w.began <= outage.ended]
            if not during:
                found.append(f"outside of the times that the page names: {outage.became}")
            elif ": unanswered" in outage.became and not any(one.cut for one in during):
                found.append(f"no answer though nothing was killed: {outage.became}")
            elif outage.became.endswith("Retry-After: "):
                found.append(f"without Retry-After: {outage.became}")
        found += self.crowd.disagreements(self.lost)
        for log in sorted(self.folder.glob("*.log")):
            found += [line for line in log.read_text().splitlines() if "request-failed" in line]
        return found

    def close(self) -> None:
        """Whatever happened, nothing is left running."""
        if self.crowd is not None:
            self.crowd.close()
        for one in self._services.values():
            with suppress(ProcessLookupError):
                os.kill(one.pid, signal.SIGTERM)
            one.waiting.communicate(timeout=SECONDS)
        self._door.close()
        self._place.close()


@contextmanager
def stage(page: str) -> Iterator[Stage]:
    """The stage of a page, in a folder of its own with a short path."""
    clients, seed = amount(3, 16), seeded("p")
    with servers.scratch_folder() as folder:
        inside = folder / "p"
        inside.mkdir()
        made = Stage(page, inside, clients, seed)
        try:
            yield made
        finally:
            made.close()


def ready(url: str) -> bool:
    """Whether a service answers that it is ready."""
    with suppress(httpx.TransportError):
        return httpx.get(f"{url}/ready", timeout=60).status_code == 200
    return False


def server_below(pid: int, name: str) -> int:
    """The server of this name that runs for a service: its parent is none."""
    below = psutil.Process(pid).children(recursive=True)
    servers_there = {one.pid: one for one in below if one.name() == name}
    (first,) = [one for one, it in servers_there.items() if it.ppid() not in servers_there]
    return first


def until(holds: Callable[[], bool], otherwise: str) -> None:
    """Waits until something holds."""
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.02)


def _welcome(lines: Iterable[str]) -> str:
    told = ""
    for line in lines:
        told += line
        if line.startswith(WELCOMED):
            break
    return told
