"""Valkey of our own: wake-ups, rate limits and caches behind a private Unix socket.

Nothing in it is worth keeping (the log in PostgreSQL is the truth), so it writes nothing to the
disk and an orphan of an earlier run is simply replaced.
"""

import os
import signal
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from service.embedded import kept, processes
from service.embedded.account import server_account
from service.embedded.errors import ServerError
from service.embedded.home import Home, furnish, locate
from service.embedded.lock import OwnerLock
from service.embedded.programs import valkey_program

DATABASES = 64
MEMORY = "256mb"
PATIENCE = 15.0  # seconds from start to the first answer


class Valkey:
    """A server in `folder`, running between `start` and `stop` (or inside a `with`).

    All methods block for up to seconds; from a coroutine call them by `asyncio.to_thread`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self._home: Home | None = None
        self._kept: kept.Kept | None = None
        self.version = ""
        self.origin = ""

    def start(self, patience: float = 30.0) -> None:
        """Start the server, or adopt one that still answers on our socket.

        Raises FolderInUseError when another process owns the folder, ServerError for the rest.
        """
        account = server_account(locate(self.folder) / "run")
        home = furnish(self.folder, account)
        lock = OwnerLock.take(home.lock, patience)
        try:
            program, self.origin, self.version = valkey_program(account)
            self._kept = kept.launch(
                _command(program, home), home, lock, stop=signal.SIGTERM, adopt=_running(home)
            )
        except BaseException:
            lock.release()
            raise
        self._home = home
        self._wait(home)

    def stop(self) -> None:
        """Stop the server and free the folder. Does nothing when it is not ours to stop."""
        if self._kept is not None:
            self._kept.stop()
            self._kept = None

    def url(self, database: int = 0) -> str:
        """The address for redis-py, through the private socket."""
        return f"unix://{_socket(self.home)}?db={database}"

    @property
    def home(self) -> Home:
        """Where the server lives. An error before the first start."""
        if self._home is None:
            raise ServerError("the server was never started", "call start() first")
        return self._home

    @property
    def pid(self) -> int:
        """The server's process id; 0 when it is down (the keeper may be restarting it)."""
        return _running(self.home)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()

    def _wait(self, home: Home) -> None:
        deadline = time.monotonic() + PATIENCE
        while not _running(home):
            if self._kept is not None:
                self._kept.check()
            if time.monotonic() > deadline:
                self.stop()
                raise ServerError(
                    f"the server of {home.folder} does not answer:\n{kept.tail(home.log)}",
                    f"see {home.log} for the whole story",
                )
            time.sleep(0.005)


def _socket(home: Home) -> Path:
    return home.run / "valkey.sock"


def _running(home: Home) -> int:
    """The id of the server that answers on our socket, 0 if none does."""
    once = Retry(NoBackoff(), 0)
    client = redis.Redis(unix_socket_path=str(_socket(home)), socket_timeout=2, retry=once)
    try:
        pid = int(client.info("server")["process_id"])
    except (redis.RedisError, OSError):
        return 0
    finally:
        client.close()
    return pid if processes.is_alive(pid) else 0


def _command(program: Path, home: Home) -> tuple[str, ...]:
    """The server's command line: no network, no files, bounded memory."""
    settings = {
        "port": "0",
        "unixsocket": str(_socket(home)),
        "unixsocketperm": "700",
        "dir": str(home.folder),
        "save": "",
        "appendonly": "no",
        "databases": str(DATABASES),
        "maxmemory": MEMORY,
        "maxmemory-policy": "allkeys-lru",
        "daemonize": "no",
    }
    pairs = (part for name, value in settings.items() for part in (f"--{name}", value))
    return (os.fspath(program), *pairs)
