"""The machine: interpreter, terminal, disk, port. Nothing here is changed by looking."""

import platform
import shutil
import socket
import sys
from collections.abc import Iterator

import httpx

from service.cli.common.words import decimal, say
from service.cli.doctor.finding import Finding
from service.embedded.home import locate
from service.settings import Settings

OLDEST_PYTHON = (3, 11)
SPACE = 1_000_000_000  # bytes; the write-ahead log alone may take that much


def machine(settings: Settings) -> Iterator[Finding]:
    """All findings about the machine."""
    yield python()
    yield terminal()
    yield from disk(settings)
    yield port(settings)


def python() -> Finding:
    """The interpreter's version."""
    ok = sys.version_info[:2] >= OLDEST_PYTHON
    remedy = say("doctor.python-old")
    return Finding("Python", platform.python_version(), "" if ok else remedy)


def terminal() -> Finding:
    """Whether boards can be drawn."""
    encoding = (sys.stdout.encoding or "none").lower().replace("-", "")
    remedy = "" if encoding == "utf8" else say("doctor.utf-8")
    return Finding(say("doctor.terminal"), encoding, remedy)


def disk(settings: Settings) -> Iterator[Finding]:
    """The data folder, which can be used: is there room for longer?"""
    folder = settings.data.absolute()
    there = next(each for each in (folder, *folder.parents) if each.exists())
    yield Finding(say("doctor.data-folder"), str(folder))
    real = locate(folder / "postgres")
    if real != folder / "postgres":
        yield Finding(say("doctor.database-folder"), say("doctor.unreachable", folder=real))
    free = shutil.disk_usage(there).free
    remedy = "" if free > SPACE else say("doctor.free-some", least=SPACE // 10**9)
    yield Finding(say("doctor.free-space"), f"{decimal(free / 10**9, 1)} GB", remedy)


def port(settings: Settings) -> Finding:
    """Whether the service could listen where it is told to."""
    address = (settings.host, settings.port)
    name = say("doctor.port", port=settings.port)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.create_server(address, family=family).close()
    except OSError as trouble:
        answers = _answers(settings)
        if answers:
            return Finding(name, say("doctor.port-taken"))
        if answers is None:
            return Finding(name, say("doctor.port-silent"), say("doctor.end-silent"))
        remedy = say("doctor.port-other")
        return Finding(name, trouble.strerror or str(trouble), remedy)
    return Finding(name, say("doctor.port-free", host=settings.host))


def _answers(settings: Settings) -> bool | None:
    """Whether a healthy service listens there; None if what listens says nothing."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    try:
        return httpx.get(f"http://{host}:{settings.port}/health", timeout=2).is_success
    except httpx.ReadTimeout:
        return None
    except httpx.HTTPError:
        return False
