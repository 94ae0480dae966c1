"""Servers of boardgame.io from the npm registry, as `bench/peers/package-lock.json` pins them.

koa-compose is older there than boardgame.io asks for: with 4.2 its lobby answers nothing, since
the routes that are added after the server is put together are not seen.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

import asyncpg
import msgspec

from bench.peers.names import Store
from bench.site import PATIENCE, Served

sys.path.append(str(Path(__file__).resolve().parents[2] / "openapi"))  # where Node.js is started

from generating.nodejs import NODE, install

FOLDER: Final = Path(__file__).resolve().parent


def installed() -> None:
    """Installs what is pinned, or says what is missing."""
    try:
        install(FOLDER)
    except RuntimeError as trouble:
        raise SystemExit(
            "boardgame.io is measured with packages of the npm registry, which npm could not "
            f"install in {FOLDER.name}/. {trouble}"
        ) from None


async def database(url: str, name: str) -> str:
    """A new database of that name at the server of `url`; where it is, as `server.cjs` wants it."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()
    parts = urlsplit(url)
    asked = {key: values[0] for key, values in parse_qs(parts.query).items()}
    address = {**asked, "port": int(asked["port"]), "user": parts.username, "database": name}
    return msgspec.json.encode(address).decode()


@contextmanager
def served(store: Store, address: str | None = None) -> Iterator[Served]:
    """A server; its matches are at an address of `database`, if not in its memory."""
    command = [str(NODE), "server.cjs", store, *([address] if address else [])]
    environment = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, env=environment)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        if not said.strip().isdigit():
            raise RuntimeError(f"boardgame.io did not start: {said!r}")
        yield Served(process, int(said))
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)
