"""The games of a title are added up once for all who ask at the same time."""

import asyncio

import pytest

from service.lobby.adding_up import AddingUp


class Held:
    """A database without games that answers when it may, and counts what it is asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.may = asyncio.Event()

    async def fetchval(self, _query: str, *_args: object) -> object:
        self.asked += 1
        await self.may.wait()
        return "[]"

    async def execute(self, query: str, *_args: object) -> str:
        raise AssertionError(query)


async def test_those_who_ask_meanwhile_share_one_answer() -> None:
    database = Held()
    adding = AddingUp(database)
    asking = [asyncio.create_task(adding.of_title("tzolkin")) for _ in range(20)]
    while not database.asked:
        await asyncio.sleep(0)
    asking[0].cancel()  # who has asked first does not wait for it
    with pytest.raises(asyncio.CancelledError):
        await asking[0]
    database.may.set()
    found = await asyncio.gather(*asking[1:])
    once = database.asked
    assert all(one is found[0] for one in found)
    assert await adding.of_title("tzolkin") is not found[0], "who comes later is told anew"
    assert database.asked == 2 * once
