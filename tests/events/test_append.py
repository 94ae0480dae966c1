"""One append: what is written, what is refused, what it answers."""

import asyncio
from datetime import datetime, timedelta, timezone

import pytest
from msgspec.structs import replace

from events.alone import write_alone
from events.batch import write, write_to
from events.commitments import Veil
from events.database import Pool
from events.envelope import Entry
from events.log import Log
from events.outcome import Append, Appended, LogClosedError, VersionConflict
from events.signing import Signed
from tests.events.support import AT, appended, assert_sound, fact, facts, grow


async def test_what_is_read_is_what_was_written(log: Log) -> None:
    action = Entry(kind="a.go", payload=b'{"type":"a.go"}', ply=1, seat=2, decision=7)
    outcome = await log.append("g", 0, [action, fact("north", ply=1)], at=AT)
    first, second = await log.read("g")
    assert outcome == Appended(partition=log.partition("g"), position=2, version=2)
    assert (first.seat, first.decision, first.is_action) == (2, 7, True)
    assert (second.seat, second.decision, second.is_action) == (None, None, False)
    assert (first.kind, first.payload) == (action.kind, action.payload)
    assert [(e.version, e.position, e.ply, e.at) for e in (first, second)] == [
        (1, 1, 1, AT),
        (2, 2, 1, AT),
    ]
    assert {e.partition for e in (first, second)} == {log.partition("g")}


async def test_draws_and_veils_are_kept_by_every_way_to_write(pool: Pool, log: Log) -> None:
    """By itself, with others, and into a partition of a distributed log; also what has only one of
    them, in front of what has none."""
    veiled = replace(fact("north", ply=1), veils=(Veil("/at", 1, (0,)),), hash=bytes(32))
    drawn = replace(fact("east", ply=1), draws=(("deck: a card", 12), ("die", 1)))
    entries = (fact(), veiled, drawn, replace(veiled, draws=(("die", 2),)), fact("west", ply=1))
    appends = [
        Append(
            partition=log.partition(game),
            game_id=game,
            expected_version=0,
            entries=entries,
            at=AT,
        )
        for game in ("alone", "one", "another", "far")
    ]
    assert await write_alone(pool, appends[0], Signed()) is not None
    assert appended(await write(pool, appends[1:3]))[1].version == 5
    assert appended(await write_to(pool, log.partition("far"), appends[3:]))
    for game in ("alone", "one", "another", "far"):
        kept = [replace(event.entry, hash=event.hash) for event in await log.read(game)]
        assert kept == list(entries)


async def test_times_are_kept_to_the_microsecond_in_utc(log: Log) -> None:
    elsewhere = AT.astimezone(timezone(timedelta(hours=5, minutes=30)))
    await log.append("g", 0, [fact()], at=elsewhere)
    (event,) = await log.read("g")
    assert (event.at, event.at.utcoffset()) == (AT, timedelta(0))


async def test_an_append_needs_the_right_version(log: Log) -> None:
    await log.append("g", 0, facts(3), at=AT)
    for wrong in (0, 1, 2, 4, 99):
        assert await log.append("g", wrong, [fact()], at=AT) == VersionConflict(3)
    assert await log.version("g") == 3
    assert isinstance(await log.append("g", 3, [fact()], at=AT), Appended)
    await assert_sound(log, {"g": 4})


async def test_a_game_begins_with_version_one(log: Log) -> None:
    assert await log.append("g", 1, [fact()], at=AT) == VersionConflict(0)
    assert await log.version("g") == 0
    assert await log.read("g") == []


async def test_parts_of_a_game_can_be_read(log: Log) -> None:
    await log.append("g", 0, facts(10), at=AT)
    await grow(log, "h", 3)

    async def versions(after: int = 0, until: int | None = None, limit: int | None = None) -> str:
        return " ".join(str(e.version) for e in await log.read("g", after, until, limit))

    assert await versions() == "1 2 3 4 5 6 7 8 9 10"
    assert await versions(after=7) == "8 9 10"
    assert await versions(after=2, until=5) == "3 4 5"
    assert await versions(after=2, limit=2) == "3 4"
    assert await versions(after=10) == ""


async def test_a_large_append_is_one_move(log: Log) -> None:
    assert isinstance(await log.append("g", 0, facts(5000), at=AT), Appended)
    assert await log.version("g") == 5000
    await assert_sound(log, {"g": 5000})


async def test_ids_are_opaque(log: Log) -> None:
    names = ["g", "G", "g ", "ž-☃", "'; DROP TABLE events; --", "x" * 1000, "0"]
    for name in names:
        await log.append(name, 0, [fact()], at=AT)
    await assert_sound(log, dict.fromkeys(names, 1))


async def test_one_bad_append_fails_alone(log: Log) -> None:
    bad = Entry(kind="nul\0", payload=b"{}")
    unfit = Entry(kind="a", payload=b"{}", ply=2**40)
    naive = datetime(2026, 1, 1)
    results = await asyncio.gather(
        log.append("a", 0, [fact()], at=AT),
        log.append("b", 0, [bad], at=AT),
        log.append("c", 0, [unfit], at=AT),
        log.append("d", 0, [fact()], at=AT),
        return_exceptions=True,
    )
    assert [isinstance(one, Appended) for one in results] == [True, False, False, True]
    assert isinstance(results[1], Exception)
    assert isinstance(results[2], Exception)
    with pytest.raises(ValueError, match="time zone"):
        await log.append("e", 0, [fact()], at=naive)
    await assert_sound(log, {"a": 1, "d": 1})


def test_an_entry_is_an_action_or_a_fact() -> None:
    with pytest.raises(ValueError, match="neither"):
        Entry(kind="a", payload=b"{}", seat=1)
    with pytest.raises(ValueError, match="neither"):
        Entry(kind="a", payload=b"{}", decision=1)
    with pytest.raises(ValueError, match="ply"):
        Entry(kind="a", payload=b"{}", ply=-1)
    with pytest.raises(ValueError, match="kind"):
        Entry(kind="", payload=b"{}")


async def test_an_append_has_a_game_and_an_entry(log: Log) -> None:
    for game_id, version, entries in (("", 0, facts(1)), ("g", -1, facts(1)), ("g", 0, ())):
        with pytest.raises(ValueError, match="an append has"):
            await log.append(game_id, version, entries, at=AT)


async def test_a_closed_log_takes_nothing(log: Log) -> None:
    await log.close()
    with pytest.raises(LogClosedError):
        await log.append("g", 0, [fact()], at=AT)
    assert await log.version("g") == 0


async def test_heads_know_every_partition(log: Log) -> None:
    assert await log.heads() == dict.fromkeys(range(log.partitions), 0)
    await grow(log, "g", 3)
    assert (await log.heads())[log.partition("g")] == 3
