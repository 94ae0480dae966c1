"""Turns are bounded and fair."""

import asyncio
from collections.abc import Sequence

import pytest

from service.process.fair_turns import FairTurns


class _Table:
    """Turns that are noted as they are taken; each lasts until `end` is called."""

    def __init__(self, at_once: int) -> None:
        self.turns = FairTurns(at_once)
        self.taken: list[str] = []
        self.under_way = 0
        self._ends: list[asyncio.Event] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def want(self, *accounts: str, first: bool = False) -> None:
        for account in accounts:
            self.tasks.append(asyncio.create_task(self._take(account, first)))
            await asyncio.sleep(0)

    async def _take(self, account: str, first: bool) -> None:
        async with self.turns.turn(account, first=first):
            self.taken.append(account)
            self.under_way += 1
            self._ends.append(asyncio.Event())
            await self._ends[-1].wait()
            self.under_way -= 1

    async def end(self, number: int) -> None:
        self._ends[number].set()
        for _ in range(4):
            await asyncio.sleep(0)

    async def all(self) -> Sequence[str]:
        number = 0
        while number < len(self._ends):
            await self.end(number)
            number += 1
        return self.taken


async def test_accounts_take_turns_however_much_one_of_them_wants() -> None:
    table = _Table(1)
    await table.want("ada", *["ada"] * 4, "bob", "bob", "cleo")
    assert await table.all() == ["ada", "ada", "bob", "cleo", "ada", "bob", "ada", "ada"]


async def test_who_goes_first_overtakes_all_others() -> None:
    table = _Table(1)
    await table.want("ada", "ada", "ada")
    await table.want("bob", "cleo", "bob", first=True)
    assert await table.all() == ["ada", "bob", "cleo", "bob", "ada", "ada"]


async def test_there_are_never_more_at_a_time() -> None:
    table = _Table(3)
    await table.want(*"abcdefgh")
    most = table.under_way
    for number in range(8):
        await table.end(number)
        most = max(most, table.under_way)
    assert (most, table.under_way) == (3, 0)


@pytest.mark.parametrize("begun", [True, False])
async def test_a_turn_that_is_given_up_is_free_for_others(begun: bool) -> None:
    table = _Table(1)
    await table.want("ada", "bob", "cleo")
    given_up = table.tasks[0 if begun else 1]
    given_up.cancel()
    for _ in range(4):
        await asyncio.sleep(0)
    await table.all()
    assert table.taken == (["ada", "bob", "cleo"] if begun else ["ada", "cleo"])


async def test_a_turn_given_up_in_the_moment_in_which_it_is_granted_is_not_lost() -> None:
    table = _Table(1)
    await table.want("ada", "bob", "cleo")
    table._ends[0].set()
    await asyncio.sleep(0)  # bob's turn is granted now, and bob has not noticed
    table.tasks[1].cancel()
    await asyncio.gather(*table.tasks[:2], return_exceptions=True)
    await table.all()
    assert table.taken == ["ada", "cleo"]
