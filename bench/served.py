"""What a service process of the benchmarks runs: `python -m bench.served ORDERS`.

It listens on a free port of the loopback, which it prints once it answers, and ends on SIGTERM.
"""

import cProfile
import signal
import socket
import sys
from pathlib import Path
from tempfile import mkdtemp

import msgspec
import uvicorn
from msgspec import Struct

from bench.bare import bare_app
from bench.plain import distrust
from bench.sampling import Sampler
from service.cli.serve.listening import address_of
from service.cli.serve.reviewers import Reviewers
from service.cli.serve.server import serve
from service.settings import load


class Orders(Struct, frozen=True, kw_only=True):
    """What to serve: the service with these settings, or without any the bare application, whose
    durable route writes to `database_url`, if that is set. The profile of the process is written
    to `profile`, if that is set, and samples of its stack likewise to `samples`
    (`bench.sampling`). Without `trust` the log of the service is a plain one."""

    settings: dict[str, str] | None = None
    database_url: str | None = None
    trust: bool = True
    profile: str | None = None
    samples: str | None = None


def main(orders: Orders) -> None:
    """Serves until it is told to stop."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the server repeats it when it is done
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        if orders.samples is not None:
            Sampler(Path(orders.samples)).install()
        if orders.profile is None:
            _serve(orders, listener)
            return
        profiler = cProfile.Profile()
        profiler.runcall(_serve, orders, listener)
        profiler.dump_stats(Path(orders.profile))


def _serve(orders: Orders, listener: socket.socket) -> None:
    if orders.settings is None:
        # As service.cli.serve.server has it.
        app = bare_app(orders.database_url)
        config = uvicorn.Config(app, log_config=None, access_log=False, server_header=False)
        listener.listen()
        _ready(listener)
        uvicorn.Server(config).run([listener])
    else:
        if not orders.trust:
            distrust()
        promises = Path(mkdtemp()) / "promises"  # other databases are signed with the same key
        settings = load({}, **{"promises": str(promises), **orders.settings})
        with Reviewers(settings) as reviewers:

            def ready() -> None:
                _ready(listener)
                reviewers.begin(address_of(listener))

            serve(settings, sockets=[listener], ready=ready)


def _ready(listener: socket.socket) -> None:
    sys.stdout.write(f"{listener.getsockname()[1]}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Orders))
