"""The yardstick: PostgreSQL's own pgbench, one row and one commit per append, nothing else.

The table has the columns of the log and the key that refuses two events of one version; it has no
positions to keep gapless, no second index, no answers. `syncs` says what the disk itself can do.
"""

import os
import re
import subprocess
import tempfile
from pathlib import Path
from time import perf_counter

import asyncpg

from bench.shape import KIND, PAYLOAD

_TABLE = """
DROP TABLE IF EXISTS bare;
CREATE TABLE bare (
    position bigint NOT NULL, at timestamptz NOT NULL, partition int NOT NULL,
    version int NOT NULL, ply int NOT NULL, decision int, seat smallint,
    game_id text COLLATE "C" NOT NULL, kind text COLLATE "C" NOT NULL, payload bytea NOT NULL,
    PRIMARY KEY (partition, game_id, version)
)
"""
_SCRIPT = f"""
\\set version :version + 1
INSERT INTO bare VALUES (:version, now(), :client_id, :version, :version, NULL, NULL,
    'game-' || :client_id || '-0123456789abcdef', '{KIND}', '\\x{PAYLOAD.hex()}');
"""


async def bare_inserts(programs: Path, dsn: str, clients: int, seconds: float) -> float:
    """Rows per second of so many clients, each with a prepared statement, on two threads."""
    connection = await asyncpg.connect(dsn)
    await connection.execute(_TABLE)
    await connection.close()
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as script:
        script.write(_SCRIPT)
        script.flush()
        said = _run(
            programs / "pgbench",
            *("-n", "-M", "prepared", "-c", str(clients), "-j", "2", "-D", "version=0"),
            *("-T", str(max(1, round(seconds))), "-f", script.name, dsn),
        )
    found = re.search(r"^tps = ([\d.]+)", said, re.MULTILINE)
    if found is None or not re.search(r"failed transactions: 0 ", said):
        raise RuntimeError(f"pgbench did not do its work: {said}")
    return float(found[1])


def syncs(folder: Path, seconds: float) -> float:
    """How often per second 8 kB can be written over and synchronised to the disk, as the end of
    PostgreSQL's log is at each commit; what `pg_test_fsync` calls fdatasync."""
    sync = getattr(os, "fdatasync", os.fsync)
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        began, count = perf_counter(), 0
        while perf_counter() - began < seconds:
            file.seek(0)
            file.write(bytes(8192))
            sync(file.fileno())
            count += 1
        return count / (perf_counter() - began)


def _run(program: Path, *arguments: str) -> str:
    done = subprocess.run(
        [str(program), *arguments], capture_output=True, text=True, check=False, timeout=120
    )
    return done.stdout + done.stderr
