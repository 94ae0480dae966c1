"""A Redis Cluster of six Valkey servers on the loopback: three primaries, a replica of each."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import redis

from service.embedded.account import server_account
from service.embedded.programs import valkey_program
from tests.servers import scratch_folder
from tests.service.process import held_port

PRIMARIES = 3
SLOTS = 16384
PATIENCE = 120.0
TIMEOUT_MS = 1000
"""After so long without an answer a primary is held to be dead."""


class Valkeys:
    """The servers, by their ports; the first three are the primaries at the start."""

    def __init__(self, program: Path, folder: Path) -> None:
        self._program = program
        self._folder = folder
        self._held = [held_port() for _ in range(4 * PRIMARIES)]
        ports = [one.getsockname()[1] for one in self._held]
        self.ports: list[int] = ports[: 2 * PRIMARIES]
        self._buses: list[int] = ports[2 * PRIMARIES :]
        self._running: dict[int, subprocess.Popen[bytes]] = {}

    @property
    def url(self) -> str:
        """The address for a service: any of them lead to all."""
        return "redis+cluster://" + ",".join(f"127.0.0.1:{port}" for port in self.ports[-2:])

    def start(self) -> None:
        """Starts the servers and makes a cluster of them, with replicas that are in step."""
        for port in self.ports:
            self._running[port] = subprocess.Popen(
                self._command(port), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        for port in self.ports:
            until(lambda port=port: self.asks(port, "PING"))
        for number, port in enumerate(self.ports[:PRIMARIES]):
            share = [SLOTS * number // PRIMARIES, SLOTS * (number + 1) // PRIMARIES - 1]
            self.asks(port, "CLUSTER", "ADDSLOTSRANGE", *share)
        for port in self.ports[1:]:
            bus = self._bus(self.ports[0])
            self.asks(port, "CLUSTER", "MEET", "127.0.0.1", self.ports[0], bus)
        for port in self.ports:
            until(lambda port=port: self._known(port) == len(self.ports))
        for port, primary in zip(self.ports[PRIMARIES:], self.ports[:PRIMARIES], strict=True):
            name = self.asks(primary, "CLUSTER", "MYID")
            until(lambda port=port, name=name: self._replicates(port, name))
        for port in self.ports:
            until(lambda port=port: "cluster_state:ok" in self._told(port))
        for port in self.ports[PRIMARIES:]:
            until(lambda port=port: self._in_step(port))

    def kill(self, port: int) -> None:
        """SIGKILL."""
        one = self._running.pop(port)
        one.kill()
        one.wait()

    def stop(self) -> None:
        """Ends them all."""
        for port in tuple(self._running):
            self.kill(port)
        for one in self._held:
            one.close()

    def primary_of(self, key: str) -> int:
        """The port of the primary that holds a key."""
        slot = self.asks(self.ports[-1], "CLUSTER", "KEYSLOT", key)
        ranges = self.asks(self.ports[-1], "CLUSTER", "SLOTS")
        return next(int(one[2][1]) for one in ranges if one[0] <= slot <= one[1])

    def asks(self, port: int, *command: object) -> object:
        """What a server answers."""
        with redis.Redis(port=port, socket_timeout=60, decode_responses=True) as client:
            return client.execute_command(*command)

    @contextmanager
    def listening(self, *channels: str) -> Iterator[Callable[[], list[bytes]]]:
        """What is published in channels meanwhile, at a server other than the last."""
        with redis.Redis(port=self.ports[0]) as client, client.pubsub() as inlet:
            inlet.subscribe(*channels)
            for _ in channels:
                inlet.get_message(timeout=PATIENCE)
            said: list[bytes] = []

            def heard() -> list[bytes]:
                message = inlet.get_message(timeout=0.1)
                if message is not None and message["type"] == "message":
                    said.append(message["data"])
                return said

            yield heard

    def _replicates(self, port: int, primary: object) -> bool:
        return self.asks(port, "CLUSTER", "REPLICATE", primary) in ("OK", True)

    def _in_step(self, port: int) -> bool:
        return self.asks(port, "INFO", "replication")["master_link_status"] == "up"

    def _known(self, port: int) -> int:
        return len(str(self.asks(port, "CLUSTER", "NODES")).splitlines())

    def _told(self, port: int) -> str:
        return str(self.asks(port, "CLUSTER", "INFO"))

    def _bus(self, port: int) -> int:
        return self._buses[self.ports.index(port)]

    def _command(self, port: int) -> tuple[str, ...]:
        home = self._folder / str(port)
        home.mkdir()
        settings = {
            "port": port,
            "cluster-port": self._bus(port),
            "bind": "127.0.0.1",
            "dir": home,
            "save": "",
            "appendonly": "no",
            "cluster-enabled": "yes",
            "cluster-node-timeout": TIMEOUT_MS,
            "repl-diskless-sync-delay": 0,
        }
        pairs = (part for name, value in settings.items() for part in (f"--{name}", str(value)))
        return (os.fspath(self._program), *pairs)


def until(found: Callable[[], object]) -> None:
    """Waits until it is so; a server that is not there yet is asked again."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            if found():
                return
        except redis.RedisError:
            pass
        assert time.monotonic() < deadline, "the cluster does not get there"
        time.sleep(0.02)


@contextmanager
def valkeys() -> Iterator[Valkeys]:
    """A cluster that runs; ended with the context."""
    with scratch_folder() as folder:
        program, _, _ = valkey_program(server_account(folder))
        made = Valkeys(program, folder)
        try:
            made.start()
            yield made
        finally:
            made.stop()
