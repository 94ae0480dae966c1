"""PostgreSQL's own programs, told where the database of the service is."""

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

from service.embedded import Postgres
from service.embedded.account import SystemAccount, server_account
from service.embedded.home import locate
from service.embedded.postgres import major_of
from service.embedded.programs import postgres_programs
from service.settings import Settings

_PASSED_ON: Final = ("host", "port", "sslmode", "sslrootcert", "sslcert", "sslkey")
"""Parameters of an address that programs read as variables, too."""


def found(settings: Settings, name: str) -> tuple[Path, SystemAccount]:
    """Where a program is, and as whom it runs: as the owner of our own server, if it is that one's.
    Raises ServerError."""
    data = locate(settings.data / "postgres") / Postgres.owned
    ours = settings.database_url is None
    account = server_account(data if ours else settings.data / "nowhere")
    folder = postgres_programs(account, major_of(data) if ours else None).folder
    return folder / name, account


def run(program: Path, words: Sequence[str], account: SystemAccount, url: str) -> int:
    """The exit code of the program; it has the streams of this process."""
    switch = account.switch
    return subprocess.run(
        [program, *words],
        env={"PATH": f"{program.parent}:/usr/bin:/bin", "LC_ALL": "C.UTF-8", **variables(url)},
        user=account.uid if switch else None,
        group=account.gid if switch else None,
        extra_groups=[] if switch else None,
        check=False,
    ).returncode


def variables(url: str) -> dict[str, str]:
    """An address as the variables that PostgreSQL's programs read."""
    return dict(_variables(url))


def _variables(url: str) -> Iterator[tuple[str, str]]:
    address = urlsplit(url)
    told = {
        "PGHOST": address.hostname,
        "PGPORT": str(address.port) if address.port else None,
        "PGUSER": unquote(address.username) if address.username else None,
        "PGPASSWORD": unquote(address.password) if address.password else None,
        "PGDATABASE": unquote(address.path.lstrip("/")) or None,
    }
    yield from ((name, value) for name, value in told.items() if value)
    for name, value in parse_qsl(address.query):
        if name in _PASSED_ON:
            yield f"PG{name.upper()}", value
