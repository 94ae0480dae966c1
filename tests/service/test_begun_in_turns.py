"""Requests begin a few at a time, in the order in which they came."""

import asyncio
from functools import partial

from service.http.turns import Turns


async def test_a_few_begin_in_each_turn_of_the_loop_in_their_order() -> None:
    loop, turns = asyncio.get_running_loop(), Turns(at_once=3)
    begun: list[int] = []
    for number in range(8):
        turns.take(partial(begun.append, number), loop)
    assert begun == [0, 1, 2], "whoever comes to an idle process begins at once"
    seen = []
    while len(begun) < 8:
        await asyncio.sleep(0)
        seen.append(len(begun))
    assert seen == [6, 8]
    assert begun == list(range(8))


async def test_who_comes_later_stands_behind_those_who_wait() -> None:
    loop, turns = asyncio.get_running_loop(), Turns(at_once=2)
    begun: list[str] = []
    for name in "abc":
        turns.take(partial(begun.append, name), loop)
    await asyncio.sleep(0)
    turns.take(partial(begun.append, "d"), loop)
    turns.take(partial(begun.append, "e"), loop)
    assert begun == ["a", "b", "c", "d"], "a turn has room for two"
    await asyncio.sleep(0)
    assert begun == ["a", "b", "c", "d", "e"]


async def test_a_process_that_was_idle_begins_at_once_again() -> None:
    loop, turns = asyncio.get_running_loop(), Turns(at_once=1)
    begun: list[int] = []
    for number in range(5):
        turns.take(partial(begun.append, number), loop)
        assert begun[-1] == number
        await asyncio.sleep(0)
        await asyncio.sleep(0)
