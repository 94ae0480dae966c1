"""Signals for servers that a supervisor starts again when they die."""

import os
import signal
import time

from service.embedded import Postgres, Valkey

PATIENCE = 180.0  # seconds


def up(server: Postgres | Valkey) -> int:
    """The process id of the server; waits while its supervisor is starting it."""
    deadline = time.monotonic() + PATIENCE
    while (pid := server.pid) is None:
        assert time.monotonic() < deadline, "the server does not come back"
        time.sleep(0.02)
    return pid


def killed(server: Postgres | Valkey) -> int:
    """Kills the server as soon as it is up; its former process id."""
    pid = up(server)
    os.kill(pid, signal.SIGKILL)
    return pid
