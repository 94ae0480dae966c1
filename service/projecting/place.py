"""Where the process that keeps the read models is to be found, if there is one."""

import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct

from service.process.processors import processors
from service.process.sibling_metrics import SiblingAddress
from service.settings import Settings

NAME: Final = "projections"
"""What metrics and logs call the process."""
_MANY: Final = 2
"""Processors from which on it is worth a process."""


class ProjectingPlace(Struct, frozen=True, kw_only=True):
    """A folder that only its owner can enter. One of the service processes that know it `keeps` the
    process."""

    folder: Path
    keeps: bool

    @property
    def news(self) -> Path:
        """The socket on which it hears that there is something new in the log."""
        return self.folder / "news.sock"

    @property
    def numbers(self) -> Path:
        """The socket on which it tells its metrics."""
        return self.folder / f"{NAME}.sock"


def is_wanted(settings: Settings) -> bool:
    """Whether read models have a process of their own on this machine."""
    if settings.read_models == "auto":
        return processors() >= _MANY and hasattr(socket, "AF_UNIX")
    return settings.read_models == "own"


@contextmanager
def place_of(
    settings: Settings, address: SiblingAddress | None
) -> Iterator[ProjectingPlace | None]:
    """The place of a service process; None if it keeps the read models itself. Of several processes
    that were started together the first one keeps the process of all."""
    if not is_wanted(settings):
        yield None
    elif address is not None:
        yield ProjectingPlace(folder=address.folder, keeps=address.number == 0)
    else:
        with tempfile.TemporaryDirectory(prefix="kronika-", ignore_cleanup_errors=True) as folder:
            yield ProjectingPlace(folder=Path(folder), keeps=True)
