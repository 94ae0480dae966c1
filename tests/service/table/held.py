"""Two service processes on one database, of which the first can be held at a gate: before an append
reaches the log, or inside of a decision. So the other one acts in between, whenever a test wants.

The first process finds functions and a table of its own (`search_path`) that wait at the gates for
an advisory lock of the test and then do what the real ones do. The second one never waits.
"""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from enum import IntEnum
from pathlib import Path
from typing import Final

import asyncpg
import httpx

from tests.service.disputes.conftest import arbiter_of
from tests.service.people import Person
from tests.service.process import ServiceProcess

PATIENCE: Final = 180.0


class Gate(IntEnum):
    """Where the first process is held: what is appended is on its way to the log, or a decision has
    been begun and is about to look something up or to note something."""

    APPEND = 71
    DECISION = 72


_GATES: Final = f"""
CREATE SCHEMA held;
CREATE FUNCTION held.pass(gate int) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
    IF current_setting('search_path') LIKE 'held%' THEN
        PERFORM pg_advisory_lock_shared(gate);
        PERFORM pg_advisory_unlock_shared(gate);
    END IF;
END $$;
CREATE FUNCTION held.noting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM held.pass({Gate.DECISION});
    RETURN NULL;
END $$;
CREATE TRIGGER held BEFORE INSERT OR DELETE ON seatings EXECUTE FUNCTION held.noting();
CREATE TRIGGER held BEFORE INSERT ON invitations EXECUTE FUNCTION held.noting();
CREATE TRIGGER held BEFORE INSERT ON complaints EXECUTE FUNCTION held.noting();
CREATE TRIGGER held BEFORE INSERT ON verdict_authors EXECUTE FUNCTION held.noting();
CREATE FUNCTION held.looked_up() RETURNS SETOF public.snapshots LANGUAGE plpgsql AS $$ BEGIN
    PERFORM held.pass({Gate.DECISION});
    RETURN QUERY SELECT * FROM public.snapshots;
END $$;
CREATE VIEW held.snapshots AS SELECT * FROM held.looked_up();
GRANT USAGE ON SCHEMA held TO PUBLIC;
GRANT SELECT ON held.snapshots TO PUBLIC;
"""
_APPENDS: Final = """
SELECT pg_get_functiondef(oid) FROM pg_proc
WHERE pronamespace = 'public'::regnamespace AND proname IN ('append', 'append_alone')"""
_WAITING: Final = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pg_backend_pid() = ANY (pg_blocking_pids(pid))"""
_WHO: Final = """
SELECT array_agg(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pg_backend_pid() = ANY (pg_blocking_pids(pid))"""
_THERE: Final = "SELECT count(*) FROM pg_stat_activity WHERE pid = ANY ($1::int[])"
_IN_LINE: Final = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'"""


class Processes:
    """Both processes; the first one can be held. `judge` is an arbiter, who never plays."""

    def __init__(self, first: ServiceProcess, second: ServiceProcess, dsn: str) -> None:
        self.first = first
        self.one, self.two, self.dsn = first.url, second.url, dsn
        self.judge = arbiter_of(dsn, Person.create(self.two, "judge"))

    async def seated(self, game: str) -> set[int]:
        """The seats of a game that are somebody's, whatever processes have in memory."""
        connection = await asyncpg.connect(self.dsn)
        found = await connection.fetch("SELECT seat FROM seatings WHERE game_id = $1", game)
        await connection.close()
        return {row["seat"] for row in found}

    async def age(self, game: str) -> None:
        """A minute passes for whoever has sat down, or is about to."""
        connection = await asyncpg.connect(self.dsn)
        await connection.execute(
            "UPDATE seatings SET since = since - interval '1 minute' WHERE game_id = $1", game
        )
        await connection.close()

    @asynccontextmanager
    async def held(self, gate: Gate) -> AsyncIterator["Holding"]:
        """While this lasts, the first process waits at the gate."""
        connection = await asyncpg.connect(self.dsn)
        try:
            await connection.execute("SELECT pg_advisory_lock($1)", gate)
            yield Holding(connection, gate)
        finally:
            await connection.close()


class Holding:
    """A gate that is closed."""

    def __init__(self, connection: asyncpg.Connection, gate: Gate) -> None:
        self._connection = connection
        self._gate = gate

    async def until_waiting(self, held: asyncio.Future[httpx.Response], number: int = 1) -> bool:
        """Waits until so many wait at the gate, or what is held is done; whether it waits."""
        return await self._until(held, _WAITING, number)

    async def until_in_line(self, last: asyncio.Future[httpx.Response], number: int) -> bool:
        """The same of those who wait for somebody that is held, too."""
        return await self._until(last, _IN_LINE, number)

    async def _until(self, held: asyncio.Future[httpx.Response], waiting: str, number: int) -> bool:
        deadline = time.monotonic() + PATIENCE
        while not held.done():
            if await self._connection.fetchval(waiting) >= number:
                return True
            assert time.monotonic() < deadline, "nothing arrives at the gate"
            await asyncio.sleep(0.005)
        return False

    async def open(self) -> None:
        """Lets everybody through."""
        await self._connection.execute("SELECT pg_advisory_unlock($1)", self._gate)

    async def open_to_the_dead(self) -> None:
        """Lets through what processes have sent that have died since, and waits until all of it has
        happened."""
        waiting = await self._connection.fetchval(_WHO)
        await self.open()
        deadline = time.monotonic() + PATIENCE
        while await self._connection.fetchval(_THERE, waiting):
            assert time.monotonic() < deadline, "somebody is still at it"
            await asyncio.sleep(0.005)


@contextmanager
def two_processes(folder: Path, dsn: str, redis_url: str) -> Iterator[Processes]:
    """Two processes that run on a database with gates."""
    asyncio.run(_build_gates(dsn))
    other = "&" if "?" in dsn else "?"
    settings = {"snapshot_interval": 1_000_000, "entropy_wait": 0.0}
    first = ServiceProcess(
        folder / "one.log", f"{dsn}{other}search_path=held,public", redis_url, settings
    )
    with first as one, ServiceProcess(folder / "two.log", dsn, redis_url, settings) as two:
        yield Processes(one, two, dsn)


async def _build_gates(dsn: str) -> None:
    connection = await asyncpg.connect(dsn)
    await connection.execute(_GATES)
    for (definition,) in await connection.fetch(_APPENDS):
        held = definition.replace("FUNCTION public.", "FUNCTION held.", 1)
        begin = f"BEGIN PERFORM held.pass({Gate.APPEND});"
        await connection.execute(re.sub(r"\bBEGIN\b", begin, held, count=1))
    await connection.close()


class Request:
    """A request of somebody, to be sent to either process."""

    def __init__(self, who: Person, method: str, path: str, body: object = None) -> None:
        self.who, self.method, self.path, self.body = who, method, path, body

    async def sent(self, url: str) -> httpx.Response:
        """The answer of a process."""
        headers = {"Authorization": f"Bearer {self.who.token}"}
        async with httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) as client:
            return await client.request(self.method, self.path, json=self.body)


async def overtaken(
    processes: Processes, gate: Gate, first: Request, second: Request, game: str
) -> tuple[httpx.Response, httpx.Response, bool]:
    """The answers to a request that the first process is held with, and to one that overtakes it in
    the second; before the gate opens, the first process reads the game. And whether it was held."""
    look = Request(first.who, "GET", f"/v1/games/{game}")
    await look.sent(processes.one)  # which passes the gates to load it
    async with processes.held(gate) as holding:
        late = asyncio.ensure_future(first.sent(processes.one))
        waits = await holding.until_waiting(late)
        quick = await second.sent(processes.two)
        looking = asyncio.ensure_future(look.sent(processes.one))
        if waits:
            await holding.until_waiting(looking, 2)
        await holding.open()
        await looking
        return await late, quick, waits
