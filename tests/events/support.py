"""What the tests of the log write, and how they look at it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta

from events.database import Pool
from events.envelope import Entry, Recorded
from events.log import Log
from events.outcome import Appended, Outcome, StoredResponse

AT = datetime(2026, 11, 21, 12, 30, 15, 123456, tzinfo=UTC)


def fact(what: str = "rained", ply: int = 0) -> Entry:
    """A fact of no particular title."""
    return Entry(
        kind="weather.rained",
        payload=b'{"type":"weather.rained","at":"%b"}' % what.encode(),
        ply=ply,
    )


def facts(count: int) -> tuple[Entry, ...]:
    """So many different facts."""
    return tuple(fact(f"place {number}") for number in range(count))


def response(key: str, body: bytes = b'{"ok":true}', scope: str = "ada") -> StoredResponse:
    """An answer to be stored."""
    return StoredResponse(scope=scope, key=key, request_hash=b"#" + body, body=body)


async def grow(log: Log, game_id: str, to: int, start: int = 0) -> None:
    """Appends one event after the other, as the only writer of a game."""
    for version in range(start, to):
        at = AT + timedelta(milliseconds=version)
        outcome = await log.append(game_id, version, [fact(str(version))], at=at)
        assert isinstance(outcome, Appended)
        assert outcome.version == version + 1


async def assert_sound(log: Log, games: dict[str, int] | None = None) -> None:
    """Positions have no gap up to the heads, versions have none in any game; `games` says how
    many events each game has."""
    versions: dict[str, int] = {}
    for partition, head in (await log.heads()).items():
        events = await log.tail(partition, 0, 1_000_000)
        assert [event.position for event in events] == list(range(1, head + 1))
        for event in events:
            assert log.partition(event.game_id) == partition
            assert event.version == versions.get(event.game_id, 0) + 1
            versions[event.game_id] = event.version
    if games is not None:
        assert versions == games


def appended(outcomes: Sequence[Outcome]) -> list[Appended]:
    """The successes among the outcomes."""
    return [outcome for outcome in outcomes if isinstance(outcome, Appended)]


async def take(events: AsyncIterator[Recorded], count: int) -> list[Recorded]:
    """The next so many events of a subscription."""
    async with asyncio.timeout(180):
        return [await anext(events) for _ in range(count)]


@asynccontextmanager
async def meanwhile(work: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """Runs something beside the body, until the body ends."""
    task = asyncio.ensure_future(work())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def slow_commits(pool: Pool, one_in: int, least: float = 0.05, most: float = 0.5) -> None:
    """From now on, one in so many transactions that append waits at its commit, after it has
    written everything: so transactions commit in another order than they began."""
    await pool.execute(
        "CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " IF current_setting('dawdle.done', true) IS DISTINCT FROM pg_current_xact_id()::text THEN"
        "  PERFORM set_config('dawdle.done', pg_current_xact_id()::text, true);"
        f"  IF random() < 1.0 / {one_in} THEN"
        f"   PERFORM pg_sleep({least} + random() * {most - least}); END IF;"
        " END IF; RETURN NULL; END $$"
    )
    await pool.execute(
        "CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED"
        " FOR EACH ROW EXECUTE FUNCTION dawdle()"
    )
