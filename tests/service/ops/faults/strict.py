"""A PostgreSQL and a Valkey that listen on the network and want a password."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import psutil
import redis
from msgspec import Struct
from redis.backoff import NoBackoff
from redis.retry import Retry

from service.embedded.account import SystemAccount, server_account
from service.embedded.programs import postgres_programs, valkey_program
from service.embedded.supervision import ENVIRONMENT
from tests.service.process import held_port

PASSWORD = "correct-horse"
PATIENCE = 120.0
PERMITTED = """
local all all trust
host  closed all 127.0.0.1/32 reject
host  all all 127.0.0.1/32 scram-sha-256
"""


class Program:
    """A server that can be ended, begun again, and made to hang."""

    def __init__(
        self, account: SystemAccount, folder: Path, command: tuple[object, ...], answers: "Answers"
    ) -> None:
        self._account, self._folder = account, folder
        self._command = command
        self._answers = answers
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begins, and waits until it answers."""
        self._process = _start(self._account, self._folder, *self._command)
        _until(self._answers)

    def end(self, number: signal.Signals = signal.SIGINT) -> None:
        """Ends it by a signal. All its processes are gone then."""
        assert self._process is not None
        children = psutil.Process(self._process.pid).children(recursive=True)
        self._process.send_signal(number)
        self._process.wait(PATIENCE)
        psutil.wait_procs(children, PATIENCE)

    @contextmanager
    def running(self) -> Iterator[None]:
        """It runs for as long as the context lasts, whatever happens to it meanwhile."""
        try:
            self.start()
            yield
        finally:
            if self._process is not None and self._process.poll() is None:
                self.end(signal.SIGTERM)

    @contextmanager
    def away(self, number: signal.Signals = signal.SIGINT) -> Iterator[None]:
        """It is ended for as long as the context lasts."""
        self.end(number)
        try:
            yield
        finally:
            self.start()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """It takes connections for as long as the context lasts, and answers nothing."""
        assert self._process is not None
        own = psutil.Process(self._process.pid)
        held = [own, *own.children(recursive=True)]
        for one in held:
            one.suspend()
        try:
            yield
        finally:
            for one in held:
                one.resume()


Answers = Callable[[], bool]


class Strict(Struct, frozen=True):
    """Both servers. `socket` is the folder of PostgreSQL's socket, by which anybody is let in."""

    port: int
    cache_port: int
    socket: Path
    postgres: Program
    valkey: Program

    @property
    def data(self) -> Path:
        """The data directory of PostgreSQL."""
        return self.socket / "data"

    def database_url(
        self, *, role: str = "owner", password: str = PASSWORD, database: str = "kronika"
    ) -> str:
        """An address as operators write it."""
        return f"postgresql://{role}:{password}@127.0.0.1:{self.port}/{database}"

    def cache_url(self, password: str = PASSWORD) -> str:
        """The same for Valkey."""
        return f"redis://:{password}@127.0.0.1:{self.cache_port}/0"

    async def execute(self, *statements: str, database: str = "postgres") -> None:
        """Statements of the superuser."""
        connection = await asyncpg.connect(
            host=str(self.socket), port=self.port, user="super", database=database
        )
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    def cache(self) -> "redis.Redis":
        """Valkey, as its administrator sees it."""
        return redis.Redis(port=self.cache_port, password=PASSWORD)


@contextmanager
def strict_servers(folder: Path) -> Iterator[Strict]:
    """They run for as long as the context lasts, in a folder with a short path."""
    account = server_account(folder / "data")
    programs = postgres_programs(account).folder
    valkey, _, _ = valkey_program(account)
    inside = folder / "strict"
    inside.mkdir()
    if account.switch:
        os.chown(inside, account.uid, account.gid)
    holding, cache_holding = held_port(), held_port()
    port, cache_port = holding.getsockname()[1], cache_holding.getsockname()[1]
    data = inside / "data"
    made = (programs / "initdb", "-D", data, "-U", "super", "--no-instructions", "--no-sync")
    _start(account, inside, *made).wait()
    (data / "pg_hba.conf").write_text(PERMITTED)
    holding.close()
    cache_holding.close()
    own = {
        "port": port,
        "listen_addresses": "127.0.0.1",
        "unix_socket_directories": inside,
        "fsync": "on",
        "max_connections": 40,
    }
    settings = [part for name, value in own.items() for part in ("-c", f"{name}={value}")]
    ready = (programs / "pg_isready", "-q", "-h", inside, "-p", port)
    postgres = Program(
        account,
        inside,
        (programs / "postgres", "-D", data, *settings),
        lambda: _start(account, inside, *ready).wait() == 0,
    )
    wants = ("--port", cache_port, "--bind", "127.0.0.1", "--requirepass", PASSWORD, "--save", "")
    cache = Program(account, inside, (valkey, *wants), lambda: _answers(cache_port))
    servers = Strict(port, cache_port, inside, postgres, cache)
    with postgres.running(), cache.running():
        yield servers


def _start(account: SystemAccount, folder: Path, *command: object) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [str(one) for one in command],
        user=account.uid if account.switch else None,
        group=account.gid if account.switch else None,
        extra_groups=[] if account.switch else None,
        cwd=folder,
        env=ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _answers(port: int) -> bool:
    with redis.Redis(port=port, retry=Retry(NoBackoff(), 0)) as client:
        try:
            return bool(client.ping())
        except redis.AuthenticationError:
            return True
        except redis.ConnectionError:
            return False


def _until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)
