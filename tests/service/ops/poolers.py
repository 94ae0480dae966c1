"""Players at two processes that reach PostgreSQL through PgBouncer, as `docs/postgresql.md` has it.

    python -m tests.service.ops.poolers
    python -m tests.service.ops.poolers --minutes 5 --program /path/to/pgbouncer

It runs the PgBouncer of the machine; without one it fails and says so. Transaction pooling takes
1.21 or newer; with an older one, only session pooling is tried, and that is said, too. The exit
code is 1 if a request failed, or if a move that was answered is gone.
"""

import argparse
import asyncio
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import asyncpg
import httpx

from service.embedded.account import server_account
from service.settings import Settings
from tests import servers
from tests.cli.running import kronika
from tests.docs.blocks import ROOT, blocks
from tests.service.ops.faults.strict import PASSWORD, Strict, strict_servers
from tests.service.people import Person
from tests.service.players import Player, is_whole
from tests.service.process import PATIENCE, ServiceProcess, held_port

TABLES: Final = 8
PROCESSES: Final = 2
PREPARES: Final = (1, 21)
"""The first version that follows prepared statements."""
MISSING: Final = "There is no pgbouncer on this machine. Debian, Ubuntu: apt install pgbouncer"
TOO_OLD: Final = "PgBouncer {version} follows no prepared statements: only session pooling is tried"
INI: Final = """
[databases]
kronika = host=127.0.0.1 port={port} dbname=kronika
{page}
listen_addr = 127.0.0.1
listen_port = {listens}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = {folder}/users.txt
logfile = {folder}/pgbouncer.log
"""


def shown(mode: str) -> str:
    """The lines of the page; in session pooling, every process needs its connections. A strict one
    takes no parameter that it does not know."""
    (block,) = (one for one in blocks(ROOT / "docs/postgresql.md") if "[pgbouncer]" in one.text)
    if mode == "transaction":
        return block.text
    if mode == "strict":
        return "[pgbouncer]\npool_mode = session\n"
    size = PROCESSES * (Settings().pool_max + 2)
    kept = "[pgbouncer]\npool_mode = session\nignore_startup_parameters = jit\n"
    return f"{kept}default_pool_size = {size}\n"


def version_of(program: str) -> tuple[int, int]:
    """The version that it says."""
    told = subprocess.run([program, "-V"], capture_output=True, text=True, check=True).stdout
    found = re.search(r"PgBouncer (\d+)\.(\d+)", told)
    assert found, told
    return int(found[1]), int(found[2])


@contextmanager
def pooled(program: str, folder: Path, strict: Strict, mode: str) -> Iterator[str]:
    """The address of the database through PgBouncer, for as long as the context lasts."""
    account = server_account(folder)
    holding = held_port()
    listens = holding.getsockname()[1]
    page = shown(mode)
    file = folder / f"{mode}.ini"
    file.write_text(INI.format(page=page, port=strict.port, listens=listens, folder=folder))
    (folder / "users.txt").write_text(f'"owner" "{PASSWORD}"\n')
    holding.close()
    running = subprocess.Popen(
        [program, "-q", str(file)],
        user=account.uid if account.switch else None,  # PgBouncer does not run as root
        group=account.gid if account.switch else None,
    )
    url = f"postgresql://owner:{PASSWORD}@127.0.0.1:{listens}/kronika"
    try:
        _until(lambda: asyncio.run(_answers(url)))
        yield url
    finally:
        running.terminate()
        running.wait(PATIENCE)


def played(
    folder: Path, url: str, cache: str, *, name: str, seconds: float, seed: int
) -> list[str]:
    """Lets tables of somebody of that name play through two processes; what was wrong."""
    own = {"secrets_key": str(folder / "secrets.key"), "signing_key": str(folder / "signing.key")}
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(ServiceProcess(folder / f"{number}.log", url, cache, own))
            for number in range(PROCESSES)
        )
        ada = Person.create(one.url, name)
        games = [ada.open("me", "me", title="tzolkin")["id"] for _ in range(TABLES)]
        players = [
            Player(ada.at((one, two)[number % PROCESSES].url), game, 2, seed + number)
            for number, game in enumerate(games)
        ]
        for player in players:
            player.start()
        time.sleep(seconds)
        found = [
            f"{process.url} is not ready"
            for process in (one, two)
            if httpx.get(f"{process.url}/ready", timeout=PATIENCE).status_code != 200
        ]
        for player in players:
            player.enough.set()
            player.join(PATIENCE)
            found += _troubles(ada, player)
        moves = sum(len(player.acknowledged) for player in players)
        sys.stdout.write(f"poolers: {moves} moves of {TABLES} tables\n")
    return found


def named(url: str, cache: str, folder: Path) -> list[str]:
    """What `doctor` leaves out of a PgBouncer that refuses the parameters of the service."""
    given = {"KRONIKA_DATABASE_URL": url, "KRONIKA_REDIS_URL": cache, "KRONIKA_SECRETS_KEY": "none"}
    looked = kronika("doctor", "--port=0", f"--data={folder}", **given)
    remedy = "ignore_startup_parameters = jit"
    return [] if remedy in looked.stdout else [f"doctor does not say {remedy}:", looked.stdout]


def _troubles(ada: Person, player: Player) -> Iterator[str]:
    if player.trouble is not None or player.retried:
        yield f"{player.game}: {player.trouble}, {player.retried} requests again"
    try:
        is_whole(ada, player)
    except AssertionError as broken:
        yield f"{player.game}: {broken}"


async def _answers(url: str) -> bool:
    try:
        connection = await asyncpg.connect(url, timeout=5)
        await connection.close()
    except (OSError, asyncpg.PostgresError):
        return False
    return True


def _until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "PgBouncer does not answer"
        time.sleep(0.1)


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and plays."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.service.ops.poolers", description=__doc__
    )
    parser.add_argument("--minutes", type=float, default=1, help="how long (default 1)")
    parser.add_argument("--seed", type=int, default=1, help="of what is played (default 1)")
    parser.add_argument("--program", default=shutil.which("pgbouncer"), help="another PgBouncer")
    given = parser.parse_args(arguments)
    if given.program is None:
        sys.stdout.write(f"{MISSING}\n")
        return 1
    version = version_of(given.program)
    modes = ["transaction", "session"] if version >= PREPARES else ["session"]
    if len(modes) == 1:
        sys.stdout.write(f"{TOO_OLD.format(version='.'.join(map(str, version)))}\n")
    found: list[str] = []
    with servers.scratch_folder() as folder, strict_servers(folder) as strict:
        made = (
            f"CREATE ROLE owner LOGIN PASSWORD '{PASSWORD}'",
            "CREATE DATABASE kronika OWNER owner",
        )
        asyncio.run(strict.execute(*made))
        migrated = kronika("migrate", f"--database-url={strict.database_url()}")
        assert migrated.returncode == 0, migrated.stderr
        with pooled(given.program, strict.socket, strict, "strict") as url:
            found += named(url, strict.cache_url(), folder / "data")
        for mode in modes:
            with pooled(given.program, strict.socket, strict, mode) as url:
                seconds = given.minutes * 60 / len(modes)
                troubles = played(
                    folder, url, strict.cache_url(), name=mode, seconds=seconds, seed=given.seed
                )
            sys.stdout.write(f"poolers: {mode} pooling: {'FAILED' if troubles else 'passed'}\n")
            found += troubles
    for one in found:
        sys.stdout.write(f"{one}\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
