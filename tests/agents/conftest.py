"""Agents at a running service: tools are called as the server of the protocol calls them."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from kronika_client import AsyncClient, ProblemError
from msgspec import Struct

from agents import problems
from agents.player import Player
from agents.tool import Call, RefusedError, Result
from agents.tools import TOOLS
from tests.service.people import Person
from tests.service.process import ServiceProcess


class Agent(Struct):
    """Somebody who calls tools; `waits` are the words that something takes a while."""

    player: Player
    waits: list[tuple[float, float, str]]

    async def call(self, name: str, **arguments: Any) -> Any:
        """What a tool gives."""
        (tool,) = [one for one in TOOLS if one.name == name]
        asked = tool.read(arguments)
        try:
            result: Result = await tool.run(Call(self.player, self._progress), asked)
        except ProblemError as trouble:
            raise problems.refused(trouble, asked) from None
        assert result.text()
        return result

    async def refused(self, name: str, **arguments: Any) -> Any:
        """Why a tool does not do something."""
        with pytest.raises(RefusedError) as caught:
            await self.call(name, **arguments)
        return caught.value.refusal

    async def _progress(self, done: float, of: float, told: str) -> None:
        self.waits.append((done, of, told))


@pytest.fixture
async def agent(
    shared_service: ServiceProcess, person: Callable[[], Person]
) -> AsyncIterator[Callable[..., Agent]]:
    """`agent()`: somebody with an account; `agent(None)`: nobody in particular."""
    made: list[AsyncClient] = []

    def make(who: Person | str | None = "") -> Agent:
        found = person() if isinstance(who, str) else who
        made.append(AsyncClient(shared_service.url, found.token if found else None))
        return Agent(Player(made[-1]), [])

    yield make
    for one in made:
        await one.close()
