"""Driving what is under way: how far each task goes, and when all of them come to their end."""

import asyncio
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tests.service.races.acts import ACTS
from tests.service.races.house import House
from tests.service.races.judging import Deed
from tests.service.races.operations import Answer, Client
from tests.service.races.stepping import AnyTask

THROUGH: Final = 1000
"""More steps than an act has."""
ROUNDS: Final = 10_000
"""An act that has not ended after so many steps never will."""
HELPERS: Final = ("log writer", "versions of games")
"""Tasks of a process that work for those who wait for them."""


class _Begun(Struct, frozen=True, eq=False):
    act: str
    client: Client
    task: "asyncio.Task[Answer]"


class Driver:
    """Begins acts and lets them go on."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.loop = house.loop
        self._begun: list[_Begun] = []

    @property
    def under_way(self) -> int:
        """How many acts have not ended."""
        return sum(not one.task.done() for one in self._begun)

    @property
    def deeds(self) -> Sequence[Deed]:
        """What was done; everything has ended. Whatever went wrong inside of the service is
        raised."""
        return [
            Deed(
                act=one.act,
                who=one.client.name,
                account=one.client.account,
                answer=one.task.result(),
            )
            for one in self._begun
        ]

    def begin(self, client: Client, act: str, game: str, number: int, steps: int) -> AnyTask:
        """Somebody does something, and comes so many steps far."""
        task = self.loop.create_task(ACTS[act](client, game, number), name=act)
        self._begun.append(_Begun(act, client, task))
        self.loop.settle()
        self.advance(task, steps)
        return task

    def advance(self, task: AnyTask, steps: int) -> None:
        """Lets a task go on for so many steps, and those that work for it as far as it needs."""
        for _ in range(steps):
            while task not in self.loop.waiting:
                helpers = [one for one in self.loop.waiting if one.get_name().startswith(HELPERS)]
                if task.done() or not helpers:
                    return
                self.loop.open(helpers[0])
            self.loop.open(task)

    def finish(self, *tasks: AnyTask) -> None:
        """Lets everything go on to its end, the oldest first."""
        self.loop.settle()
        wanted = (*tasks, *(one.task for one in self._begun))
        for _ in range(ROUNDS):
            if waiting := self.loop.waiting:
                self.advance(waiting[0], THROUGH)
            elif all(task.done() for task in wanted):
                for task in tasks:
                    task.result()
                return
            else:
                assert self.loop.pass_time(), "somebody waits for what never comes"
        raise AssertionError("somebody never ends")

    def clear(self) -> None:
        """Nothing goes on that was begun, whatever has become of it."""
        self.loop.freely(self._cleared())
        self._begun = []

    async def _cleared(self) -> None:
        tasks: list[AnyTask] = [one.task for one in self._begun]
        for process in self.house.processes:
            tasks += process.play.bots._busy.values()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
