"""Two processes (two sets of everything that a process works with) at one table, and what has to be
the same whatever happens there: for random play without HTTP."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self, TypeVar

from msgspec import Struct

from clocks.reckoning import Reckoning, reckon
from events.envelope import Recorded
from games.kernel.registry import Registry
from games.kernel.seats import Seat
from games.kernel.table.agreeing import CallOff, Pause, Proposal, Resume, TakeBack
from games.kernel.table.disputing import DisputeOpened, DisputeUpheld, RewindTo
from games.kernel.table.rewinding import undone
from games.kernel.table.state import TableFact
from games.kernel.table.terms import Terms
from projections import due, game_list
from projections.due import StoredClock
from projections.game_list import ListedGame
from referee.drafting import CommandBatch
from referee.positions import TABLE, Position
from referee.problems.problem import ProblemError
from service.accounts import accounts
from service.composition import Features, opened
from service.http.idempotency import IdempotencyKey
from service.lobby.opening import Opening
from service.lobby.schemas.games import SeatWanted
from service.play.basis import DecisionBasis
from service.play.bots import awaited
from service.play.command_loop import PlayRequest
from service.play.game_cache import LiveGame
from service.play.viewers import Actor
from service.settings import Settings
from tests.audit.exporting import DECODER, REGISTRY, Logged, exported, folded
from verifier.verifying import verify

PATIENCE = 180.0


class Set(Struct, frozen=True, kw_only=True):
    """What is played."""

    title: str
    persons: int
    bots: int = 0
    terms: Terms = Terms()
    options: Any = None


@asynccontextmanager
async def pair(dsn: str, redis: str, interval: int = 4) -> AsyncIterator[tuple[Features, Features]]:
    """Two processes on one database. Snapshots are frequent, so that many stand around rewinds."""
    registry: Registry = REGISTRY
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        settings = Settings(
            database_url=dsn,
            redis_url=redis,
            snapshot_interval=interval,
            pool_max=6,
            promises=Path(folder) / "promises",
        )
        one = await stack.enter_async_context(opened(settings, registry, bot_pause=0.0))
        two = await stack.enter_async_context(opened(settings, registry, bot_pause=0.0))
        yield one, two


class Table:
    """A game that both processes have to do with."""

    def __init__(
        self, pair: tuple[Features, Features], game_id: str, people: Sequence[str], seed: str
    ) -> None:
        self.pair = pair
        self.id = game_id
        self.people = people
        self.dice = random.Random(seed)
        self.done: dict[str, int] = {}

    @classmethod
    async def laid(cls, pair: tuple[Features, Features], wanted: Set, seed: str) -> Self:
        """A game that has started: the persons have sat down through either process."""
        people = []
        for seat in range(wanted.persons):
            account = await accounts.create(pair[0].base.pool, f"{seed}-{seat}".replace(" ", "-"))
            assert account is not None
            people.append(account.id)
        title = REGISTRY.get(wanted.title)
        assert title is not None
        seats = [SeatWanted(kind="me")]
        seats += [SeatWanted(kind="open")] * (wanted.persons - 1)
        seats += [SeatWanted(kind="bot", bot="random")] * wanted.bots
        opening = Opening(
            account=people[0],
            title=title,
            ruleset=title.meta.ruleset,
            options=wanted.options or title.types.options(),
            seats=tuple(seats),
            visibility="public",
            terms=wanted.terms,
        )
        opened_ids: list[str] = []

        async def show(game: LiveGame) -> bytes:
            opened_ids.append(game.id)
            return b"{}"

        await pair[0].lobby.opener.open(opening, None, show)
        for number, who in enumerate(people[1:]):
            resources = pair[number % 2]
            game = await resources.play.games.fresh(opened_ids[0])
            assert game is not None
            await resources.lobby.lobby.join(game, who, None)
        return cls(pair, opened_ids[0], people, seed)

    async def step(self) -> None:
        """Something happens; now and then several things at once, through both processes."""
        acts = [self._act() for _ in range(self.dice.choice((1, 1, 1, 1, 2, 3)))]
        await asyncio.gather(*acts)

    def _act(self) -> Awaitable[None]:
        resources, seat = self.dice.choice(self.pair), self.dice.randrange(len(self.people))
        doing: Callable[[Features, Seat], Awaitable[None]]
        (doing,) = self.dice.choices(
            (self._move, self._take_back, self._propose, self._agree, self._decline, self._rule),
            (60, 14, 6, 14, 3, 2),
        )
        if self.dice.random() < 0.006:
            doing = self._resign
        return self._tried(doing, resources, seat)

    async def _tried(
        self, doing: Callable[[Features, Seat], Awaitable[None]], resources: Features, seat: Seat
    ) -> None:
        """Does something, which may be refused; what is told then is a problem, and no failure."""
        name = doing.__name__
        try:
            await doing(resources, seat)
        except ProblemError:
            name += " refused"
        self.done[name] = self.done.get(name, 0) + 1

    async def _game(self, resources: Features) -> LiveGame:
        """The game as the process knows it, which may be behind."""
        game = await resources.play.games.get(self.id)
        assert game is not None
        return game

    async def move(self, resources: Features) -> None:
        """Somebody moves."""
        await resources.play.games.fresh(self.id)
        await self._move(resources, 0)

    async def _move(self, resources: Features, seat: Seat) -> None:
        game = await self._game(resources)
        position = game.position
        seat = next(iter(sorted(set(position.awaits) & set(position.seen.persons))), seat)
        if position.state is None or position.over or seat not in position.awaits:
            await resources.play.games.refresh(game)
            return
        commands = list(game.title.rules.legal(position.state, seat))
        frame = position.state.agenda.open_for(seat)
        order = PlayRequest(
            batch=CommandBatch(
                seat=seat, commands=(self.dice.choice(commands),), decision=frame.id
            ),
            by="person",
            account=self.people[seat],
            key=IdempotencyKey(
                game=self.id,
                scope=f"{self.id}/{self.people[seat]}",
                value=f"{self.dice.getrandbits(64):x}",
                request_hash=bytes(32),
            ),
        )
        first = await resources.play.loop.play(game, order)
        other = next(one for one in self.pair if one is not resources)
        again = await other.play.loop.play(await self._game(other), order)
        assert (again.body, again.again) == (first.body, True), "a retry gets the first answer"

    async def _take_back(self, resources: Features, seat: Seat) -> None:
        game = await self._game(resources)
        to = max(0, game.position.ply - self.dice.choice((0, 1, 1, 1, 2, 3, 5, 40)))
        await resources.table.proposals.propose(game, self._actor(seat), TakeBack(to=to))

    async def _propose(self, resources: Features, seat: Seat) -> None:
        options: list[Proposal] = [Pause(hours=1), Resume(), Resume(), Resume()]
        if self.dice.random() < 0.05:
            options = [CallOff()]
        proposal = self.dice.choice(options)
        game = await self._game(resources)
        await resources.table.proposals.propose(game, self._actor(seat), proposal)

    async def _agree(self, resources: Features, seat: Seat) -> None:
        """Everybody says yes, or one does."""
        game = await self._game(resources)
        everybody = range(len(self.people)) if self.dice.random() < 0.6 else (seat,)
        for one in everybody:
            number = max(1, game.position.seen.proposals)
            await resources.table.proposals.agree(game, self._actor(one), number)

    async def _decline(self, resources: Features, seat: Seat) -> None:
        game = await self._game(resources)
        number = max(1, game.position.seen.proposals)
        await resources.table.proposals.decline(game, self._actor(seat), number)

    async def _resign(self, resources: Features, seat: Seat) -> None:
        await resources.table.leaving.resign(await self._game(resources), self._actor(seat))

    async def _rule(self, resources: Features, seat: Seat) -> None:
        """A dispute is opened and upheld at once: the game goes back some plies."""
        back = self.dice.randrange(8)

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            table = basis.position.seen
            if table.over:
                return ()
            number, to = len(table.disputes) + 1, max(0, basis.position.ply - back)
            met = DisputeOpened(dispute=number, seat=seat, complaint="ab" * 32, ply=to)
            upheld = DisputeUpheld(dispute=number, ruling="So it was.", remedy=RewindTo(to=to))
            return (met, upheld, await resources.table.recorder.rewinding(basis, to, "ruling"))

        await resources.table.recorder.record(await self._game(resources), decide)

    def _actor(self, seat: Seat) -> Actor:
        return Actor(self.people[seat], seat)

    async def settled(self) -> tuple[LiveGame, LiveGame]:
        """The game as both processes show it, once no bot has anything to do."""
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, "the processes do not come together"
            one, two = [await resources.play.games.fresh(self.id) for resources in self.pair]
            assert one is not None
            assert two is not None
            if (
                one.position.version == two.position.version
                and awaited(one.basis.title, one.basis.position) is None
            ):
                return one, two
            await asyncio.sleep(0.01)

    async def check(self) -> Position:
        """Both processes, a fold from nothing, the past and the read models say the same."""
        one, two = await self.settled()
        position = one.position
        events = await self.pair[0].base.log.read(self.id, until=position.version)
        assert known(two.position) == known(position), "the processes differ"
        assert known(folded(events)) == known(position), "the log folds to something else"
        await self._check_past(one, events)
        await self._check_models(position, events)
        return position

    async def _check_past(self, game: LiveGame, events: Sequence[Recorded]) -> None:
        ply = self.dice.randint(0, game.position.ply)
        own = [event for event in events if event.ply <= ply and not event.kind.startswith(TABLE)]
        expected = folded(events[: own[-1].version])
        for resources in self.pair:
            found = await resources.play.past.at((await self._game(resources)).basis, ply)
            assert (found.ply, found.state) == (ply, expected.state), f"ply {ply} is another"

    async def _check_models(self, position: Position, events: Sequence[Recorded]) -> None:
        pool = self.pair[0].base.pool
        row = await following(lambda: game_list.of_id(pool, self.id), position.version)
        listed = (row.status, row.ply, row.version, row.awaits)
        assert listed == (position.status, position.ply, position.version, position.awaits)
        bots = [None if taken is None else taken.bot for taken in position.seen.seats]
        assert [seat.bot for seat in row.seats] == bots
        if position.seen.terms.clock is None:
            return
        now = Reckoning()
        for event in events:
            now = reckon(now, event.at, event.ply, DECODER.decode(event))
        for resources in self.pair:
            basis = (await self._game(resources)).basis
            assert await resources.play.game_clocks.of(basis) == now
        kept = await following(lambda: due.of_game(pool, self.id), position.version)
        assert kept.reckoning == now

    async def verified(self) -> None:
        """The game is called off, if it is not over, and its export is good."""
        resources = self.pair[0]
        game, _ = await self.settled()
        for seat in tuple(game.position.seen.persons):
            if not game.position.over:
                await resources.table.leaving.resign(game, self._actor(seat))
        game, _ = await self.settled()
        assert game.position.over
        events = tuple(await resources.base.log.read(self.id))
        logged = Logged(title=game.title, secrets=game.secrets, events=events)
        report = verify("export", exported(logged), REGISTRY)
        assert report.good, report.findings
        assert {one.name: one.verdict for one in report.checks}["rules"] == "good"
        await self.check()


Row = TypeVar("Row", ListedGame, StoredClock)


async def following(read: Callable[[], Awaitable[Row | None]], version: int) -> Row:
    """A row of a read model, once it has followed the log to a version."""
    deadline = time.monotonic() + PATIENCE
    while True:
        row = await read()
        if row is not None and row.version >= version:
            return row
        assert time.monotonic() < deadline, "the read model does not follow"
        await asyncio.sleep(0.005)


def known(position: Position) -> dict[str, Any]:
    """What has to be the same, wherever a game was folded. When it last moved is not known to a
    process that has only read that it went back."""
    table = position.seen
    plies = {rewind.at: undone(table.rewinds, rewind.at, rewind.to) for rewind in table.rewinds}
    return {
        "version": position.version,
        "ply": position.ply,
        "head": position.head,
        "at": position.at,
        "times": position.times,
        "table": bytes(table.options) and [(one, getattr(table, one)) for one in _FIELDS],
        "state": position.state,
        "plies": plies,
    }


_FIELDS = (
    "seats",
    "commitment",
    "terms",
    "started",
    "proposal",
    "pauses",
    "rewinds",
    "disputes",
    "forfeits",
    "result",
    "voided",
)
