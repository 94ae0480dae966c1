"""Nothing is missed and nothing doubled, although transactions commit out of their order.

Readers that follow a sequence number fall into this trap: number 7 becomes visible before 6, the
reader goes on after 7, and 6 is lost. Here some commits are held up by 50 to 500 ms.
"""

import asyncio
from collections import defaultdict
from contextlib import aclosing

from events.database import Pool
from events.envelope import Recorded
from events.log import Log
from events.subscription import Manner, follow, follow_partitions
from tests.events.support import assert_sound, grow, meanwhile, slow_commits

GAMES = {f"g{n}": 12 for n in range(24)}
TOTAL = sum(GAMES.values())
HOLD = 17
"""The lock for which the held commit waits."""
WAITS = (
    "SELECT EXISTS (SELECT FROM pg_locks JOIN pg_database d ON d.oid = database"
    f" WHERE datname = current_database() AND locktype = 'advisory' AND objid = {HOLD}"
    " AND NOT granted)"
)
HASTY = Manner(poll=0.05, page=7)


async def write(log: Log, other: Log) -> None:
    """Two processes, each with games of its own."""
    await asyncio.gather(
        *(grow((log, other)[n % 2], name, to) for n, (name, to) in enumerate(GAMES.items()))
    )


async def test_tails_see_positions_without_gaps(log: Log, other: Log, pool: Pool) -> None:
    """A reader asks again and again for what comes after the last position that it has seen."""
    await slow_commits(pool, one_in=6)
    seen: dict[int, list[int]] = defaultdict(list)

    async def look() -> None:
        while sum(map(len, seen.values())) < TOTAL:
            for partition in range(log.partitions):
                known = seen[partition][-1] if seen[partition] else 0
                seen[partition] += [e.position for e in await log.tail(partition, known, 5)]

    async with asyncio.timeout(180):
        await asyncio.gather(write(log, other), look())
    for partition, head in (await log.heads()).items():
        assert seen[partition] == list(range(1, head + 1))
    await assert_sound(log, GAMES)


async def test_subscribers_see_everything_once(log: Log, other: Log, pool: Pool) -> None:
    """Followers of games and of partitions, in a process that writes and in one that does not
    hear of it but by looking."""
    await slow_commits(pool, one_in=6)
    by_game: dict[tuple[int, str], list[int]] = defaultdict(list)
    by_partition: dict[tuple[int, int], list[Recorded]] = defaultdict(list)

    async def follower(who: int, log: Log, name: str) -> None:
        async with aclosing(follow(log, name, manner=HASTY)) as events:
            async for event in events:
                by_game[who, name].append(event.version)
                if event.version == GAMES[name]:
                    return

    async def projector(who: int, log: Log) -> None:
        cursors = dict.fromkeys(range(log.partitions), 0)
        count = 0
        async with aclosing(follow_partitions(log, cursors, HASTY)) as pages:
            async for partition, page in pages:
                by_partition[who, partition] += page
                count += len(page)
                if count >= TOTAL:
                    return

    async with asyncio.timeout(180):
        await asyncio.gather(
            write(log, other),
            *(follower(who, one, name) for who, one in enumerate((log, other)) for name in GAMES),
            *(projector(who, one) for who, one in enumerate((log, other))),
        )
    for (_, name), versions in by_game.items():
        assert versions == list(range(1, GAMES[name] + 1))
    assert len(by_game) == 2 * len(GAMES)
    for who in (0, 1):
        for partition in range(log.partitions):
            assert by_partition[who, partition] == await log.tail(partition, 0, TOTAL)


async def test_a_held_commit_holds_only_its_partitions(log: Log, other: Log, pool: Pool) -> None:
    """While one append waits at its commit, those of other partitions go on."""
    await pool.execute(
        "CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        f" IF NEW.game_id = 'held' THEN PERFORM pg_advisory_xact_lock({HOLD}); END IF;"
        " RETURN NULL; END $$"
    )
    await pool.execute(
        "CREATE CONSTRAINT TRIGGER hold AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED"
        " FOR EACH ROW EXECUTE FUNCTION hold()"
    )
    held = log.partition("held")
    free = [name for name in (f"f{n}" for n in range(20)) if log.partition(name) != held]

    async def hold() -> None:
        await grow(log, "held", 1)

    async with pool.acquire() as holder, holder.transaction():
        await holder.execute(f"SELECT pg_advisory_xact_lock({HOLD})")
        async with meanwhile(hold), asyncio.timeout(180):
            while not await holder.fetchval(WAITS):
                await asyncio.sleep(0.01)
            await asyncio.gather(*(grow(other, name, 5) for name in free))
            assert await log.tail(held, 0, 10) == [
                event for event in await log.tail(held, 0, 10) if event.game_id != "held"
            ]
            assert await log.version("held") == 0
