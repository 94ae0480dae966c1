"""Answers: a request that is repeated gets the first answer, byte for byte, for ever."""

import asyncio
from itertools import count

from events.log import Log
from events.outcome import Appended, Duplicate, VersionConflict
from tests.events.support import AT, appended, assert_sound, fact, facts, response


async def test_a_retry_gets_the_first_answer(log: Log) -> None:
    first = response("k", b'{"moves":[1]}')
    assert isinstance(await log.append("g", 0, facts(2), at=AT, response=first), Appended)
    known = Duplicate(request_hash=first.request_hash, body=first.body)
    assert await log.append("g", 0, facts(2), at=AT, response=first) == known
    assert await log.append("g", 2, facts(1), at=AT, response=response("k", b"other")) == known
    assert await log.answered("ada", "k", "g") == known
    await assert_sound(log, {"g": 2})


async def test_a_key_belongs_to_its_scope(log: Log) -> None:
    assert isinstance(await log.append("g", 0, [fact()], at=AT, response=response("k")), Appended)
    eve = response("k", b"eve", scope="eve")
    assert isinstance(await log.append("g", 1, [fact()], at=AT, response=eve), Appended)
    assert await log.answered("bob", "k", "g") is None
    assert await log.answered("eve", "k", "g") == Duplicate(request_hash=b"#eve", body=b"eve")


async def test_a_request_makes_one_game(log: Log) -> None:
    """The answer is found by whoever does not know yet which game was made."""
    first, second = (made(log, "k", name) for name in "gh")
    await log.append(first, 0, [fact()], at=AT, response=response("k", b"g"))
    outcome = await log.append(second, 0, [fact()], at=AT, response=response("k", b"h"))
    assert outcome == Duplicate(request_hash=b"#g", body=b"g")
    assert await log.answered("ada", "k") == outcome
    await assert_sound(log, {first: 1})


async def test_a_refused_append_leaves_no_answer(log: Log) -> None:
    assert await log.append("g", 5, [fact()], at=AT, response=response("k")) == VersionConflict(0)
    assert await log.answered("ada", "k", "g") is None
    assert isinstance(await log.append("g", 0, [fact()], at=AT, response=response("k")), Appended)


async def test_of_parallel_retries_one_is_appended(log: Log, other: Log) -> None:
    """The same request many times at once, in two processes: one answer for all of them."""
    for round_ in range(10):
        key = f"k{round_}"
        outcomes = await asyncio.gather(
            *(
                (log, other)[n % 2].append(
                    "g", round_, [fact()], at=AT, response=response(key, b"%d" % n)
                )
                for n in range(40)
            )
        )
        assert len(appended(outcomes)) == 1
        stored = await log.answered("ada", key, "g")
        winner = outcomes.index(appended(outcomes)[0])
        assert stored == Duplicate(request_hash=b"#%d" % winner, body=b"%d" % winner)
        assert {one for one in outcomes if not isinstance(one, Appended)} == {stored}
    await assert_sound(log, {"g": 10})


async def test_many_games_for_one_request_at_once(log: Log, other: Log) -> None:
    """Two processes answer the same requests again and again, each time with another game: one of
    each wins, and nobody is in a deadlock (which would be found, and tried again)."""
    games = [made(log, f"k{n % 7}", f"g{n}") for n in range(210)]
    async with asyncio.timeout(180):
        outcomes = await asyncio.gather(
            *(
                (log, other)[n % 2].append(
                    game, 0, [fact()], at=AT, response=response(f"k{n % 7}", b"%d" % n)
                )
                for n, game in enumerate(games)
            )
        )
    assert log.tally().retries == other.tally().retries == 0
    assert len(appended(outcomes)) == 7
    for n, outcome in enumerate(outcomes):
        if isinstance(outcome, Appended):
            assert (await log.answered("ada", f"k{n % 7}")) == Duplicate(
                request_hash=b"#%d" % n, body=b"%d" % n
            )
        else:
            assert outcome == await log.answered("ada", f"k{n % 7}")
    winners = {games[n]: 1 for n, one in enumerate(outcomes) if isinstance(one, Appended)}
    await assert_sound(log, winners)


def made(log: Log, key: str, name: str) -> str:
    """The id of a game that a request of Ada makes."""
    return log.at_home("ada", key, map(f"{name}-{{}}".format, count()).__next__)
