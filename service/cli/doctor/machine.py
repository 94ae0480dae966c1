"""The machine: interpreter, terminal, disk, port. Nothing here is changed by looking."""

import platform
import shutil
import socket
import sys
from collections.abc import Iterator

import httpx

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
    remedy = "install Python 3.11 or newer, delete .venv and start again"
    return Finding("Python", platform.python_version(), "" if ok else remedy)


def terminal() -> Finding:
    """Whether boards can be drawn."""
    encoding = (sys.stdout.encoding or "none").lower().replace("-", "")
    return Finding("terminal", encoding, "" if encoding == "utf8" else "set PYTHONUTF8=1")


def disk(settings: Settings) -> Iterator[Finding]:
    """The data folder, which can be used: is there room for longer?"""
    folder = settings.data.absolute()
    there = next(each for each in (folder, *folder.parents) if each.exists())
    yield Finding("data folder", str(folder))
    real = locate(folder / "postgres")
    if real != folder / "postgres":
        yield Finding("database folder", f"{real} (its user cannot reach the data folder)")
    free = shutil.disk_usage(there).free
    remedy = f"free some space; {SPACE // 10**9} GB is the least to be comfortable"
    yield Finding("free space", f"{free / 10**9:.1f} GB", "" if free > SPACE else remedy)


def port(settings: Settings) -> Finding:
    """Whether the service could listen where it is told to."""
    address = (settings.host, settings.port)
    name = f"port {settings.port}"
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.create_server(address, family=family).close()
    except OSError as trouble:
        if _answers(settings):
            return Finding(name, "taken, by a service that says it is well: Kronika itself?")
        remedy = "choose another --port or --host, or end what listens there"
        return Finding(name, trouble.strerror or str(trouble), remedy)
    return Finding(name, f"free on {settings.host}")


def _answers(settings: Settings) -> bool:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    try:
        return httpx.get(f"http://{host}:{settings.port}/health", timeout=2).is_success
    except httpx.HTTPError:
        return False
