"""What is done to the servers, the files and the process of a service that runs. Each lasts as long
as its context, and is undone then."""

import asyncio
import fcntl
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Final, TypeAlias

import asyncpg
import psutil
import redis

from events.epochs import Promise
from events.keys import SigningKey
from events.vault import key_line
from service.audit.promises import PromiseFile, Promises
from tests.cli.running import kronika
from tests.service.ops.faults.strict import PASSWORD
from tests.service.ops.faults.ward import DATABASE, OWNER, ROLE, Ward, until

Harm: TypeAlias = Callable[[Ward], AbstractContextManager[None]]

SUPER: Final = "super"
ROLE_RESET: Final = f"ALTER ROLE {ROLE} RESET ALL"


def said(*before: str, after: tuple[str, ...], anew: bool = True) -> Harm:
    """Statements of the superuser, and those that undo them; with `anew` the service has to connect
    again after both."""

    @contextmanager
    def harm(ward: Ward) -> Iterator[None]:
        ward.execute(*before)
        if anew:
            ward.hang_up()
        try:
            yield
        finally:
            ward.execute(*after)
            if anew:
                ward.hang_up()

    return harm


def stopped(number: signal.Signals) -> Harm:
    """PostgreSQL is ended by a signal."""
    return lambda ward: ward.strict.postgres.away(number)


def hanging(ward: Ward) -> AbstractContextManager[None]:
    """PostgreSQL takes connections and answers nothing."""
    return ward.strict.postgres.hanging()


@contextmanager
def standby(ward: Ward) -> Iterator[None]:
    """PostgreSQL comes back as a standby, which it stays until somebody promotes it."""
    with ward.strict.postgres.away():
        (ward.strict.data / "standby.signal").touch()
    try:
        yield
    finally:
        ward.execute("SELECT pg_promote()")


@contextmanager
def crowded(ward: Ward) -> Iterator[None]:
    """Others hold all connections that PostgreSQL has."""

    async def taken() -> list["asyncpg.Connection[asyncpg.Record]"]:
        found = []
        url = ward.strict.database_url(role=OWNER, database="postgres")
        try:
            while True:
                found.append(await asyncpg.connect(url))
        except asyncpg.TooManyConnectionsError:
            return found

    async def left() -> None:
        for one in held:
            await one.close()

    with asyncio.Runner() as runner:
        held = runner.run(taken())
        ward.hang_up()
        held += runner.run(taken())
        try:
            yield
        finally:
            runner.run(left())


@contextmanager
def locked(ward: Ward) -> Iterator[None]:
    """Somebody holds a lock on the table of events."""

    async def lock() -> "asyncpg.Connection[asyncpg.Record]":
        url = ward.strict.database_url(role=OWNER, database=DATABASE)
        connection = await asyncpg.connect(url)
        await connection.execute("BEGIN; LOCK TABLE events IN SHARE MODE")
        return connection

    with asyncio.Runner() as runner:
        held = runner.run(lock())
        try:
            yield
        finally:
            runner.run(held.close())


@contextmanager
def parking(ward: Ward) -> Iterator[None]:
    """A read model cannot show a game; the operator lets it try again."""
    ward.execute(
        "CREATE FUNCTION no_row() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION 'not this one'; END $$",
        "CREATE TRIGGER no_row BEFORE INSERT OR UPDATE ON game_list FOR EACH ROW"
        " EXECUTE FUNCTION no_row()",
    )
    try:
        yield
    finally:
        ward.execute("DROP FUNCTION no_row CASCADE")
        done = kronika("projections", "retry", "games", **ward.variables)
        assert done.returncode == 0, done.stderr


def cache_stopped(ward: Ward) -> AbstractContextManager[None]:
    """Valkey is killed."""
    return ward.strict.valkey.away(signal.SIGKILL)


def cache_hanging(ward: Ward) -> AbstractContextManager[None]:
    """Valkey takes connections and answers nothing."""
    return ward.strict.valkey.hanging()


def cached(*before: str, after: tuple[str, ...], password: str = PASSWORD) -> Harm:
    """A command for Valkey, after which clients have to connect again, and the one that undoes
    it."""

    @contextmanager
    def harm(ward: Ward) -> Iterator[None]:
        _told(ward, PASSWORD, before)
        try:
            yield
        finally:
            _told(ward, password, after)

    def _told(ward: Ward, secret: str, words: tuple[str, ...]) -> None:
        with redis.Redis(
            port=ward.strict.cache_port, password=secret, single_connection_client=True
        ) as client:
            client.execute_command(*words)  # type: ignore[no-untyped-call]
            client.execute_command("CLIENT", "KILL", "TYPE", "normal")  # type: ignore[no-untyped-call]

    return harm


def missing(name: str) -> Harm:
    """A file beside the service is gone."""

    @contextmanager
    def harm(ward: Ward) -> Iterator[None]:
        path = ward.folder / name
        away = path.rename(path.with_name("away"))
        try:
            yield
        finally:
            away.rename(path)

    return harm


def replaced(name: str, text: Callable[[Path], str]) -> Harm:
    """A file beside the service has other contents, made of the old file."""

    @contextmanager
    def harm(ward: Ward) -> Iterator[None]:
        path = ward.folder / name
        before = path.read_text()
        path.write_text(text(path))
        try:
            yield
        finally:
            path.write_text(before)

    return harm


@contextmanager
def promises_unreadable(ward: Ward) -> Iterator[None]:
    """Something else lies in the file of promises, once there is one. It is put there as the
    service writes it, which would else write over it without having read it."""
    path = ward.folder / "signing.key.promises"
    until(path.exists)
    with path.with_name(f"{path.name}.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        before = path.read_bytes()
        path.write_text("nothing")
    try:
        yield
    finally:
        path.write_bytes(before)


def another_key(_: Path) -> str:
    """A signing key that nobody knows."""
    return SigningKey("elsewhere", bytes(32)).secret_text()


def another_secrets_key(_: Path) -> str:
    """A key of secrets that has sealed nothing."""
    return key_line(bytes(32))


@contextmanager
def log_lost(ward: Ward) -> Iterator[None]:
    """More was promised than the log has, as after a restore or a failover that lost something; the
    operator begins a new epoch."""
    file = PromiseFile(ward.folder / "signing.key.promises")
    more = {name: Promise(one.size + 10**6, bytes(32)) for name, one in file.read().logs.items()}
    file.add(Promises().with_logs(more))
    try:
        yield
    finally:
        done = kronika("epoch", "begin", "--reason=The disk failed.", **ward.variables)
        assert done.returncode == 0, done.stderr


@contextmanager
def mind_killed(ward: Ward) -> Iterator[None]:
    """Whoever thinks for bots is killed in the middle of it, and bots play on."""
    game = ward.person.open("random", "random", title="tzolkin")["id"]
    since = ward.service.log.stat().st_size

    def killed() -> bool:
        for one in psutil.Process(ward.service.pid).children(recursive=True):
            with suppress(psutil.Error):  # it has ended meanwhile
                if "tests.service.bot_worker" in one.cmdline():
                    one.kill()
        return "bot-worker-lost" in {entry["event"] for entry in ward.logged(since)}

    until(killed)
    ply = ward.person.get(f"/v1/games/{game}")["ply"]
    yield
    until(lambda: ward.person.get(f"/v1/games/{game}")["ply"] > ply)


@contextmanager
def stuck(ward: Ward) -> Iterator[None]:
    """The process of the service does nothing any more."""
    os.kill(ward.service.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(ward.service.pid, signal.SIGCONT)
