"""A service that loses a part of its log: by a restore, or by a failover."""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from subprocess import CompletedProcess
from urllib.parse import urlsplit

import asyncpg
import httpx

from events.checkpoints import parsed
from events.keys import SigningKey
from events.notes import text_of
from service.cli.witness.command import witness
from tests import servers
from tests.cli.running import kronika
from tests.service import tiled
from tests.service.people import Person
from tests.service.process import ServiceProcess

LOG = SigningKey("kronika.example", bytes(range(32)))
ADA = SigningKey("witness.example", bytes(range(1, 33)))
PARTITIONS = 2


class Losing:
    """A service in `folder` whose log two witnesses look at; the operator knows of neither."""

    def __init__(self, folder: Path, databases: servers.Databases, redis: str) -> None:
        self.folder = folder
        self.databases = databases
        self.dsn = databases.create()
        self.key = folder / "signing.key"
        self.promises = folder / "signing.key.promises"
        self.key.write_text(LOG.secret_text())
        self.one, self.other = folder / "one", folder / "other"
        self._settings: Mapping[str, object] = {
            "signing_key": str(self.key),
            "promises": str(self.promises),
            "checkpoint_interval": 0.1,
            "partitions": PARTITIONS,
            "pool_max": 6,
        }
        self.process = ServiceProcess(folder / "service.log", self.dsn, redis, self._settings)

    def operator(self, *arguments: str | Path) -> CompletedProcess[str]:
        """A command on the machine of the service."""
        return kronika(
            *arguments,
            f"--database-url={self.dsn}",
            KRONIKA_SIGNING_KEY=str(self.key),
            KRONIKA_PARTITIONS=str(PARTITIONS),
        )

    def looks(self) -> tuple[int, int]:
        """Both witnesses look once; their exit codes."""
        url = self.process.url
        return (
            witness(folder=self.one, once=True, url=url),
            witness(folder=self.other, once=True, url=url),
        )

    def is_signed(self, game: str) -> None:
        """Waits until a checkpoint covers a game."""
        httpx.get(f"{self.process.url}/v1/games/{game}/proofs", timeout=180).raise_for_status()

    def sizes(self) -> Mapping[int, int]:
        """The leaves of each log that its latest checkpoint covers."""
        found: dict[int, int] = {}
        for number in range(PARTITIONS):
            path = f"{tiled.partition(number)}/checkpoint"
            shown = httpx.get(f"{self.process.url}{path}", timeout=180)
            if shown.status_code == 200:
                found[number] = parsed(shown.text).size
        return found

    def root_size(self) -> int:
        """The leaves of the root log."""
        shown = httpx.get(f"{self.process.url}{tiled.ROOT}/checkpoint", timeout=180)
        return parsed(text_of(shown.text)).size

    def ready(self) -> httpx.Response:
        """What it says about itself."""
        return httpx.get(f"{self.process.url}/ready", timeout=180)

    def until_ready(self, status: int) -> httpx.Response:
        """Waits until it says so."""
        deadline = time.monotonic() + 180
        while (answer := self.ready()).status_code != status:
            assert time.monotonic() < deadline, self.process.written()[-3000:]
            time.sleep(0.05)
        return answer

    def copied(self) -> str:
        """A copy of the database as it is, while nobody uses it: the standby."""
        return self.databases.create(_name(self.dsn))

    async def fail_over(self, standby: str) -> None:
        """The copy takes the place of the database, under a running service."""
        connection = await asyncpg.connect(self.databases.address("postgres"))
        live, copy = _name(self.dsn), _name(standby)
        try:
            await connection.execute(f'ALTER DATABASE "{live}" ALLOW_CONNECTIONS false')
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", live
            )
            while await connection.fetchval(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = $1", live
            ):
                time.sleep(0.05)
            await connection.execute(f'ALTER DATABASE "{live}" RENAME TO "{live}_gone"')
            await connection.execute(f'ALTER DATABASE "{copy}" RENAME TO "{live}"')
        finally:
            await connection.close()

    def drop(self) -> None:
        """Takes the databases away."""
        self.process.stop()
        self.databases.drop(self.dsn)
        self.databases.drop(f"{self.dsn}_gone")


@contextmanager
def losing(folder: Path, databases: servers.Databases, redis: str) -> Iterator[Losing]:
    """A service that runs."""
    one = Losing(folder, databases, redis)
    try:
        one.process.start()
        yield one
    finally:
        one.drop()


def played(person: Person, moves: int = 3, game: str | None = None) -> str:
    """A game under way, in which so many moves more are made."""
    found: str = person.open("me", "me", title="tzolkin")["id"] if game is None else game
    for _ in range(moves):
        seat = person.get(f"/v1/games/{found}")["awaits"][0]
        person.play_any(found, seat)
    return found


def _name(dsn: str) -> str:
    return urlsplit(dsn).path.lstrip("/")
