"""A service that serves players on servers that a test harms, and what can be seen of it."""

import asyncio
import json
import time
import uuid
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any, Final, TypeVar

import httpx
from msgspec import Struct

from tests.cli.running import kronika
from tests.service.ops.faults.strict import PASSWORD, Strict
from tests.service.people import Person
from tests.service.players import Player
from tests.service.process import PATIENCE, ServiceProcess

DATABASE: Final = "ward"
ROLE: Final = "kronika_service"
OWNER: Final = "kronika_owner"
SETTINGS: Final = {"limits": "on", "pool_max": 6, "checkpoint_interval": 0.2, "partitions": 2}
TABLE: Final[Mapping[str, Any]] = {"title": "tzolkin", "seats": ("me", "me")}
PAUSE: Final = 0.02
"""Seconds between two moves, so that a player leaves something of the machine to others."""

T = TypeVar("T")


class Regular(Player):
    """Somebody who opens another game whenever one is over. `before` are those games, as whoever
    played one of them has them."""

    def __init__(self, person: Person) -> None:
        game = person.open(*TABLE["seats"], title=TABLE["title"])["id"]
        super().__init__(person, game, 2, seed=5, pause=PAUSE)
        self.before: list[Player] = []

    @property
    def moves(self) -> int:
        """How many were answered, in all games."""
        return len(self.acknowledged) + sum(len(one.acknowledged) for one in self.before)

    def _step(self) -> bool:
        if not super()._step():
            over = Player(self.person, self.game, 2, seed=5)
            over.acknowledged = self.acknowledged
            self.before = [*self.before, over]
            self.acknowledged = []
            self.game = self._opened()
        return True

    def _opened(self) -> str:
        seats = [{"kind": kind} for kind in TABLE["seats"]]
        headers = {"Idempotency-Key": uuid.uuid4().hex}
        body = {"title": TABLE["title"], "seats": seats}
        answer = self._patiently("POST", "/v1/games", json=body, headers=headers)
        game: str = answer.json()["id"]
        return game


class Ward(Struct, frozen=True):
    """The service, its servers, and somebody who plays at it all the time."""

    strict: Strict
    folder: Path
    service: ServiceProcess
    player: Regular

    @property
    def person(self) -> Person:
        """Who plays."""
        return self.player.person

    def execute(self, *statements: str) -> None:
        """Statements of the superuser, in the database of the service."""
        asyncio.run(self.strict.execute(*statements, database=DATABASE))

    def hang_up(self) -> None:
        """All connections of the service break, and it has to connect anew."""
        self.execute(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{ROLE}'"
        )

    def ready(self) -> Mapping[str, Any]:
        """What `/ready` says, and with which `code`."""
        answer = httpx.get(f"{self.service.url}/ready", timeout=PATIENCE)
        return {"code": answer.status_code, **answer.json()}

    def healthy(self) -> bool:
        """What `/health` says."""
        return httpx.get(f"{self.service.url}/health", timeout=PATIENCE).is_success

    def doctor(self) -> CompletedProcess[str]:
        """What the operator is told who asks for a diagnosis on the machine of the service."""
        return kronika(
            *("doctor", f"--port={self.service.port}", f"--data={self.folder / 'data'}"),
            **self.variables,
        )

    @property
    def variables(self) -> dict[str, str]:
        """The settings of the service, as commands read them."""
        return variables(self.strict, self.folder) | {"KRONIKA_PARTITIONS": "2"}

    def logged(self, since: int) -> list[dict[str, Any]]:
        """The entries of its log, without the first so many bytes."""
        with self.service.log.open("rb") as log:
            log.seek(since)
            lines = log.read().decode().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def plays_on(self) -> None:
        """Waits until more moves are answered."""
        wanted = self.player.moves + 3
        until(lambda: self.player.moves >= wanted or self.player.trouble is not None)
        assert self.player.trouble is None, self.player.trouble


def variables(strict: Strict, folder: Path) -> dict[str, str]:
    """The settings of a service on these servers whose keys are in this folder."""
    return {
        "KRONIKA_DATABASE_URL": strict.database_url(role=ROLE, database=DATABASE),
        "KRONIKA_REDIS_URL": strict.cache_url(),
        "KRONIKA_SECRETS_KEY": str(folder / "secrets.key"),
        "KRONIKA_SIGNING_KEY": str(folder / "signing.key"),
        "KRONIKA_PROMISES": str(folder / "signing.key.promises"),
    }


@contextmanager
def ward(strict: Strict, folder: Path, **settings: object) -> Iterator[Ward]:
    """A service in a database of its own, with the rights that a service needs and no more."""
    _laid_out(strict, folder)
    own = variables(strict, folder)
    given = {
        **SETTINGS,
        **{name.removeprefix("KRONIKA_").lower(): value for name, value in own.items()},
        "data": str(folder / "data"),
        **settings,
    }
    database, cache = given.pop("database_url"), given.pop("redis_url")
    with ServiceProcess(folder / "service.log", str(database), str(cache), given) as service:
        player = Regular(Person.create(service.url, "ada"))
        player.start()
        yield Ward(strict, folder, service, player)
        player.enough.set()
        player.join(PATIENCE)


def _laid_out(strict: Strict, folder: Path) -> None:
    asyncio.run(
        strict.execute(f"ALTER ROLE super PASSWORD '{PASSWORD}'", f"CREATE DATABASE {DATABASE}")
    )
    password = folder / "password"
    password.write_text(PASSWORD)
    for words, role in (
        (
            (
                *("database", "roles", f"--owner={OWNER}", f"--service={ROLE}"),
                *(f"--owner-password={password}", f"--service-password={password}"),
            ),
            "super",
        ),
        (("migrate",), OWNER),
    ):
        url = strict.database_url(role=role, database=DATABASE)
        done = kronika(*words, f"--database-url={url}", KRONIKA_PARTITIONS="2")
        assert done.returncode == 0, done.stderr


def until(holds: Callable[[], T]) -> T:
    """Waits until something holds; what it was then."""
    deadline = time.monotonic() + PATIENCE
    while not (found := holds()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found
