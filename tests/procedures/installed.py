"""Servers that others run, and the gateway of several machines, as the pages name them."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.cli.running import kronika
from tests.procedures.stage import Stage
from tests.service.gateway import gateway
from tests.service.ops.faults.strict import PASSWORD, Strict
from tests.service.process import held_port

OWNER: Final = "kronika_owner"
SERVICE: Final = "kronika_service"


def named(page: Stage, strict: Strict) -> None:
    """An empty database, and what the reader of the page knows of both servers."""
    made = (f"ALTER ROLE super PASSWORD '{PASSWORD}'", "CREATE DATABASE kronika")
    asyncio.run(strict.execute(*made))
    page.variables |= {
        "ADMIN_URL": strict.database_url(role="super"),
        "SERVER": f"127.0.0.1:{strict.port}",
        "CACHE_URL": strict.cache_url(),
    }


def used(page: Stage, strict: Strict) -> None:
    """The database has its roles and tables, and the settings of the service name both servers."""
    file = page.folder / "password.txt"
    file.write_text(PASSWORD)
    admin = f"--database-url={strict.database_url(role='super')}"
    passwords = (f"--owner-password={file}", f"--service-password={file}")
    for command in (
        ("database", "roles", admin, *passwords),
        ("migrate", f"--database-url={strict.database_url(role=OWNER)}"),
    ):
        done = kronika(*command)
        assert done.returncode == 0, done.stderr
    page.variables |= {
        "KRONIKA_DATABASE_URL": strict.database_url(role=SERVICE),
        "OWNER_URL": strict.database_url(role=OWNER),
        "KRONIKA_REDIS_URL": strict.cache_url(),
        "KRONIKA_SECRETS_KEY": str(page.folder / "data" / "secrets.key"),
    }


@contextmanager
def gated(page: Stage, *listed: str) -> Iterator[None]:
    """A gateway in front of the page's services `one` and `two`. It follows the `Caddyfile` beside
    the page, which lists some of them at first."""
    holders = {name: held_port() for name in ("one", "two")}
    ports = {name: one.getsockname()[1] for name, one in holders.items()}
    page.variables |= {f"PORT_{name.upper()}": str(port) for name, port in ports.items()}
    page.variables["SECOND"] = str(page.folder / "second")
    file = page.folder / "Caddyfile"
    places = " ".join(f"127.0.0.1:{ports[name]}" for name in listed)
    file.write_text(f"reverse_proxy {{\n    to {places}\n}}\n")
    try:
        with gateway(lambda: upstreams(file)) as address:
            page.url = address
            yield
    finally:
        for one in holders.values():
            one.close()


def upstreams(file: Path) -> list[str]:
    """The addresses that a `Caddyfile` lists."""
    line = next(line for line in file.read_text().splitlines() if line.split()[:1] == ["to"])
    return [f"http://{place}" for place in line.split()[1:]]
