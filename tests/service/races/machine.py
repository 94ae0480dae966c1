"""A state machine: people act at tables through two processes, in any interleaving.

What is done, by whom, at which process, and which task goes on for how many steps, are choices of
Hypothesis. So whatever fails can be repeated, and is shrunk to few acts and few steps.
"""

import re
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any, ClassVar, Final, TypeAlias

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from referee.positions import Position
from service.lobby.routes.games import open_game
from service.lobby.routes.seats import join_game
from tests.service.races.acts import ACTS, BEFORE, WHILE, weighted
from tests.service.races.driving import THROUGH, Driver
from tests.service.races.house import PEOPLE, PROCESSES, House
from tests.service.races.judging import Judge
from tests.service.races.operations import Answer, Client
from tests.service.races.stepping import AnyTask

MAX_CONCURRENT_ACTS: Final = 4
"""Acts that are under way at a time, at most."""
PACE: Final = {"type": "total", "seconds": 3600}

WHO: Final = st.sampled_from((0, 0, 1, 2))
PROCESS: Final = st.integers(0, PROCESSES - 1)
NUMBER: Final = st.integers(0, 3)
SOME_STEPS: Final = st.integers(1, 8)
SOME: Final = st.integers(0, 12)
STEPS: Final = SOME | st.just(THROUGH)
Doing: TypeAlias = tuple[str, int, int]
"""An act, by whom, and its number."""
EARLY: Final = st.tuples(st.sampled_from(weighted(BEFORE)), WHO, NUMBER)
LATE: Final = st.tuples(st.sampled_from(weighted(WHILE)), WHO, NUMBER)


class Tables(RuleBasedStateMachine):
    """One table, and whoever does something there."""

    house: ClassVar[House]
    acts: ClassVar[frozenset[str]] = frozenset(ACTS)
    shows: ClassVar[str] = ""

    def __init__(self) -> None:
        super().__init__()
        self.loop = self.house.loop
        self.driver = Driver(self.house)
        self.house.calendar.ahead = timedelta()
        self.game = ""

    # What can happen

    @initialize(
        seats=st.sampled_from((("open",), ("open", "open"), ("open", "bot"))),
        running=st.booleans(),
        moves=st.integers(0, 4),
        pausing=st.booleans(),
        clock=st.sampled_from((None, "default-command", "loss")),
        matter=st.sampled_from((None, "dispute", "take back")),
    )
    def open(
        self,
        seats: Sequence[str],
        running: bool,
        moves: int,
        pausing: bool,
        clock: str | None,
        matter: str | None,
    ) -> None:
        """Ann opens a table, or several, one after the other. If its game is running, all seats
        are taken, some moves played, and there is something to be answered perhaps."""
        self.table = {
            "title": self.house.title.meta.slug,
            "seats": [{"kind": "me"}, *({"kind": one} for one in seats)],
            "terms": {
                "on_dispute": "pause" if pausing else "go-on",
                "clock": clock and {"pace": PACE, "on_expiry": clock},
            },
        }
        self.persons = 1 + seats.count("open")
        early = not self.acts & WHILE.keys() or (not running and bool(self.acts & BEFORE.keys()))
        self.moves, self.matter = -1 if early else moves, matter
        self._open()

    def _open(self) -> None:
        opening = self._opened(self.table, self.moves, self.matter)
        self.driver.finish(self.loop.create_task(opening, name="opening"))

    async def _opened(self, body: Mapping[str, Any], moves: int, matter: str | None) -> None:
        ann, ben, cleo = (Client(self.house, 0, name) for name in PEOPLE[:3])
        opened = await ann.call(open_game, body)
        assert opened.good, opened
        self.game = opened.body["id"]
        if moves < 0:
            return
        for client in (ben, cleo)[: self.persons - 1]:
            assert (await client.call(join_game, {}, game_id=self.game)).good
        for number in range(moves):
            await ACTS["move"]((ann, ben)[number % 2], self.game, 0)
        if matter is not None:
            await ACTS[matter](ann, self.game, 1)

    @precondition(lambda self: self._room and not self._running)
    @rule(act=st.sampled_from(weighted(BEFORE)), who=WHO, at=PROCESS, number=NUMBER, steps=STEPS)
    def before(self, act: str, who: int, at: int, number: int, steps: int) -> None:
        """Somebody does something at a table that has not started."""
        self._begin(act, who, number, at, steps)

    @precondition(lambda self: self._room and self._running)
    @rule(act=st.sampled_from(weighted(WHILE)), who=WHO, at=PROCESS, number=NUMBER, steps=STEPS)
    def act(self, act: str, who: int, at: int, number: int, steps: int) -> None:
        """Somebody does something in a game that is running, or was."""
        self._begin(act, who, number, at, steps)

    @precondition(lambda self: self._room)
    @rule(who=WHO, at=PROCESS, steps=STEPS)
    def look(self, who: int, at: int, steps: int) -> None:
        """Somebody looks at the game."""
        self._begin("look", who, 0, at, steps)

    @precondition(lambda self: self._room and not self._running)
    @rule(first=EARLY, steps=SOME_STEPS, second=EARLY, at=PROCESS, anew=st.booleans())
    def overtake_before(
        self, first: Doing, steps: int, second: Doing, at: int, anew: bool = False
    ) -> None:
        """The same at a table that has not started."""
        self._overtake(first, steps, second, at, anew)

    @precondition(lambda self: self._room and self._running)
    @rule(first=LATE, steps=SOME_STEPS, second=LATE, at=PROCESS, anew=st.booleans())
    def overtake(
        self, first: Doing, steps: int, second: Doing, at: int, anew: bool = False
    ) -> None:
        """While somebody does something, somebody else is quicker at the other process, and the
        first process looks what has become of the game."""
        self._overtake(first, steps, second, at, anew)

    @precondition(lambda self: self.loop.waiting)
    @rule(which=st.integers(0, 7), steps=STEPS)
    def go_on(self, which: int, steps: int) -> None:
        """One task goes on."""
        waiting = self.loop.waiting
        self.driver.advance(waiting[which % len(waiting)], steps + 1)

    @precondition(lambda self: len(self.loop.waiting) > 1)
    @rule(which=st.integers(0, 7), other=st.integers(0, 6))
    def coincide(self, which: int, other: int) -> None:
        """The answers that two tasks wait for come at the same moment."""
        waiting = list(self.loop.waiting)
        first = waiting.pop(which % len(waiting))
        self.loop.open(first, waiting[other % len(waiting)])

    @rule(hours=st.integers(1, 6))
    def wait(self, hours: int) -> None:
        """Time goes by: enough for clocks, or for a pause to end."""
        self.house.calendar.ahead += timedelta(hours=hours)

    def teardown(self) -> None:
        """Everything that was begun ends, and the game is judged."""
        try:
            if self.game:
                self._close()
        finally:
            self.driver.clear()

    def _close(self) -> None:
        self.driver.finish()
        judge = Judge(self.house, self.game, self.driver.deeds)
        try:
            self.loop.freely(judge.judge())
            self.loop.freely(judge.verify())
        except AssertionError as wrong:
            if re.search(self.shows, str(wrong)):
                raise

    # How it happens

    @property
    def _room(self) -> bool:
        return self.driver.under_way < MAX_CONCURRENT_ACTS

    @property
    def _known(self) -> Sequence[Position]:
        """The game, as the processes have it."""
        games = (one.play.games.held(self.game) for one in self.house.processes)
        return [game.position for game in games if game is not None]

    @property
    def _running(self) -> bool:
        return any(one.seen.started for one in self._known)

    @property
    def _over(self) -> bool:
        return any(one.over for one in self._known)

    def _overtake(self, first: Doing, steps: int, second: Doing, at: int, anew: bool) -> None:
        """At the next table, if that is wanted, or the game here is over."""
        if anew or self._over:
            self._close()
            self.driver.clear()
            self._open()
        self.race(first, steps, second, at)

    def race(self, first: Doing, steps: int, second: Doing, at: int) -> bool:
        """One act comes so many steps far, then another one overtakes it at the other process, and
        the first process looks. Whether there was anything left of the first to overtake."""
        task = self._begin(*first, at, steps)
        overtaken = not task.done()
        self._begin(*second, 1 - at, THROUGH)
        self._begin("look", 0, 0, at, THROUGH)
        self.driver.advance(task, THROUGH)
        return overtaken

    def through(self, doing: Doing, at: int) -> bool:
        """Somebody does something, and nothing else goes on. Whether it was accepted."""
        task = self._begin(*doing, at, THROUGH)
        self.driver.finish(task)
        answer: Answer = task.result()
        return answer.good

    def _begin(self, act: str, who: int, number: int, at: int, steps: int) -> AnyTask:
        """Somebody does something; once the game runs, somebody who plays, or the arbiter."""
        act = self._meant(act)
        person = PEOPLE[who % self.persons if self._running else who]
        client = Client(self.house, at, "judge" if act == "judge" else person)
        return self.driver.begin(client, act, self.game, number, steps)

    def _meant(self, act: str) -> str:
        """The act, or, if it is left out, one that takes its place."""
        if act in self.acts or act == "look":
            return act
        group = tuple(WHILE if act in WHILE else BEFORE)
        left = [one for one in group if one in self.acts]
        return left[group.index(act) % len(left)] if left else "look"
