"""Valkey of our own: wake-ups, rate limits and caches behind a private Unix socket.

Nothing in it is worth keeping (the log in PostgreSQL is the truth), so it writes nothing to the
disk.
"""

import os
import signal
from pathlib import Path

from service.embedded import processes, supervision
from service.embedded.home import Home
from service.embedded.programs import valkey_program
from service.embedded.server import EmbeddedServer, ServerReply

DATABASES = 64
MEMORY = "256mb"


class Valkey(EmbeddedServer):
    """A Valkey (or the machine's Redis) that keeps everything in memory."""

    owned = "run"

    def url(self, database: int = 0) -> str:
        """The address for redis-py, through the private socket."""
        return f"unix://{_socket(self.home)}?db={database}"

    def _plan(self, home: Home) -> supervision.Plan:
        program, self.origin, self.version = valkey_program(home.account)
        return supervision.Plan(
            command=_command(program, home), stop=signal.SIGTERM, adopt=self._running(home)
        )

    def _ask(self, home: Home) -> ServerReply:
        return ServerReply.ACCEPTED if self._running(home) else ServerReply.SILENCE

    def _works_in(self, home: Home) -> Path:
        return home.folder

    def _running(self, home: Home) -> int:
        """The id of the server that answers on our socket."""
        import redis  # here, because few commands need it, and it takes a fifth of a second
        from redis.backoff import NoBackoff
        from redis.retry import Retry

        once = Retry(NoBackoff(), 0)
        client = redis.Redis(unix_socket_path=str(_socket(home)), socket_timeout=2, retry=once)
        try:
            pid = int(client.info("server")["process_id"])
        except (redis.RedisError, OSError):
            return 0
        finally:
            client.close()
        return pid if processes.is_alive(pid) else 0


def _socket(home: Home) -> Path:
    return home.run / "valkey.sock"


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
