"""A PostgreSQL and a Valkey that listen on the network and want a password."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import redis
from msgspec import Struct

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


class Strict(Struct, frozen=True):
    """Both servers. `socket` is the folder of PostgreSQL's socket, by which anybody is let in."""

    port: int
    cache_port: int
    socket: Path

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
    postgres = _start(account, inside, programs / "postgres", "-D", data, *settings)
    wants = ("--port", cache_port, "--bind", "127.0.0.1", "--requirepass", PASSWORD, "--save", "")
    cache = _start(account, inside, valkey, *wants)
    try:
        ready = (programs / "pg_isready", "-q", "-h", inside, "-p", port)
        _until(lambda: _start(account, inside, *ready).wait() == 0)
        client = redis.Redis(port=cache_port, password=PASSWORD)
        _until(lambda: _answers(client))
        client.close()
        yield Strict(port, cache_port, inside)
    finally:
        for server in (postgres, cache):
            server.terminate()
            server.wait(PATIENCE)


def _start(account: SystemAccount, folder: Path, *command: object) -> "subprocess.Popen[bytes]":
    words: Sequence[str] = [str(one) for one in command]
    return subprocess.Popen(
        words,
        user=account.uid if account.switch else None,
        group=account.gid if account.switch else None,
        extra_groups=[] if account.switch else None,
        cwd=folder,
        env=ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _answers(client: "redis.Redis") -> bool:
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False


def _until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)
