"""The service manager that started the service, as systemd does with `Type=notify`; sd_notify(3)
has the messages.

It is told when the service serves, when it stops and how long that may take, and, if it counts
signs of life (`WatchdogSec`), that it lives. Where nobody waits for that, nothing is said.
"""

import os
import socket
import time
from collections.abc import MutableMapping
from typing import Final, Self

import structlog

from service.cli.common.words import say

PATIENCE: Final = 1.0
"""Seconds that the manager gets to take a message, while nothing else is done."""
SIGNS: Final = 4
"""Signs of life in the time within which one has to come."""

_log = structlog.get_logger()


class ServiceManager:
    """Where messages go to; `within` is the time in which a sign of life has to come, in seconds (4
    or more), 0 if nobody counts them."""

    def __init__(self, address: str = "", within: float = 0.0) -> None:
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        self.within = within if address else 0.0
        self._said = -self.within

    @classmethod
    def of(cls, environment: MutableMapping[str, str]) -> Self:
        """The one that the environment names. It is taken out of there, so that nothing that is
        started from here speaks for the service."""
        address = environment.pop("NOTIFY_SOCKET", "")
        within = environment.pop("WATCHDOG_USEC", "0")
        whose = environment.pop("WATCHDOG_PID", "")
        meant = within.isdecimal() and whose in ("", str(os.getpid()))
        return cls(address, int(within) / 1e6 if meant else 0.0)

    def serves(self, address: str) -> None:
        """All processes answer at that address."""
        self._say("READY=1", f"STATUS={say('serve.status', address=address)}")

    def lives(self) -> None:
        """Everything still goes on; may be called as often as one likes."""
        now = time.monotonic()
        if self.within and now - self._said >= self.within / SIGNS:
            self._said = now
            self._say("WATCHDOG=1")

    def leaves(self, seconds: float) -> None:
        """The service was told to stop, and takes so long at most."""
        status = say("serve.status-leaving")
        self._say("STOPPING=1", f"STATUS={status}", f"EXTEND_TIMEOUT_USEC={seconds * 1e6:.0f}")

    def _say(self, *lines: str) -> None:
        if not self._address:
            return
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire:
            wire.settimeout(PATIENCE)
            try:
                wire.connect(self._address)
                wire.send("\n".join(lines).encode())
            except OSError as trouble:
                _log.warning("service-manager-unreached", said=lines[0], trouble=str(trouble))
