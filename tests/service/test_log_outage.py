"""PostgreSQL takes no appends for longer than the log waits for it: whatever somebody wanted is
refused with 503, nothing of it happens, and the same request succeeds afterwards."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import asyncpg
import pytest
from msgspec import Struct

from events.writer import CommitSettings
from games.kernel.registry import Registry
from games.kernel.table.agreeing import Pause
from games.kernel.table.opening import SeatTaken
from games.kernel.table.state import TableFact
from projections import seatings
from referee.drafting import CommandBatch
from referee.problems.problem import ProblemError
from service.accounts import accounts
from service.composition import Features, opened
from service.http.idempotency import IdempotencyKey
from service.lobby.opening import Opening
from service.lobby.schemas.games import SeatWanted
from service.play.basis import DecisionBasis
from service.play.command_loop import PlayRequest
from service.play.game_cache import LiveGame
from service.play.viewers import Actor
from service.settings import load

IMPATIENT: Final = CommitSettings(patience=0.1, pause=0.02)

_BREAK: Final = """
    CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER no_space BEFORE INSERT ON events EXECUTE FUNCTION no_space()"""
_MEND: Final = "DROP FUNCTION no_space CASCADE"


@pytest.fixture
async def features(postgres_dsn: str, redis_url: str, tmp_path: Path) -> AsyncIterator[Features]:
    settings = load({}, database_url=postgres_dsn, redis_url=redis_url, data=tmp_path)
    async with opened(settings, Registry.installed(), commits=IMPATIENT) as found:
        yield found


@asynccontextmanager
async def full_disk(dsn: str) -> AsyncIterator[None]:
    """While the context lasts, nothing can be appended."""
    connection = await asyncpg.connect(dsn)
    await connection.execute(_BREAK)
    try:
        yield
    finally:
        await connection.execute(_MEND)
        await connection.close()


class Table(Struct, frozen=True, kw_only=True):
    """A game of two seats: ada sits on the first one, bob may sit on the other."""

    features: Features
    ada: str
    bob: str
    game: LiveGame

    async def fresh(self) -> LiveGame:
        """The game as the log has it."""
        game = await self.features.play.games.fresh(self.game.id)
        assert game is not None
        return game

    async def open(self) -> None:
        """Ada opens another game."""
        await _open(self.features, self.ada, "me", "me")

    async def open_with_key(self) -> None:
        """Ada opens another game, with an idempotency key."""
        key = IdempotencyKey(scope=f"open/{self.ada}", value="1", request_hash=bytes(32))
        await _open(self.features, self.ada, "me", "open", key=key)

    async def join(self) -> None:
        """Bob sits down, with which the game starts."""
        await self.features.lobby.lobby.join(await self.fresh(), self.bob, None)

    async def leave(self) -> None:
        """Ada stands up."""
        await self.features.lobby.lobby.leave(await self.fresh(), self.ada, None)

    async def start(self) -> None:
        """Ada starts the game, whose seats are taken."""
        await self.features.lobby.lobby.start(await self.fresh(), self.ada)

    async def move(self) -> None:
        """Ada plays the first command that is legal."""
        game = await self.fresh()
        seat = game.position.awaits[0]
        commands = (next(iter(game.title.rules.legal(game.position.state, seat))),)
        batch = CommandBatch(seat=seat, commands=commands)
        account = game.people[seat]
        await self.features.play.loop.play(
            game, PlayRequest(batch=batch, by="person", account=account)
        )

    async def propose(self) -> None:
        """Ada proposes a pause."""
        proposals = self.features.table.proposals
        await proposals.propose(await self.fresh(), Actor(self.ada, 0), Pause(hours=1))

    async def fill(self) -> None:
        """Bob sits on the other seat, and the game has not started."""
        async with self.features.base.pool.acquire() as connection:
            await seatings.assign(connection, self.game.id, 1, self.bob)

        async def taken(_: DecisionBasis) -> Sequence[TableFact]:
            return (SeatTaken(seat=1, by="person"),)

        await self.features.table.recorder.record(await self.fresh(), taken)


async def _open(
    features: Features, account: str, *kinds: str, key: IdempotencyKey | None = None
) -> LiveGame:
    title = features.base.registry.get("tzolkin")
    assert title is not None
    made: list[LiveGame] = []

    async def show(game: LiveGame) -> bytes:
        made.append(game)
        return b"{}"

    opening = Opening(
        account=account,
        title=title,
        ruleset=title.meta.ruleset,
        options=title.types.options(),
        seats=tuple(SeatWanted(kind=kind) for kind in kinds),  # type: ignore[arg-type]
        visibility="public",
    )
    await features.lobby.opener.open(opening, key, show)
    return made[0]


async def _account(features: Features, name: str) -> str:
    account = await accounts.create(features.base.pool, name)
    assert account is not None
    return account.id


Act = Callable[[Table], Awaitable[None]]

ACTS: Final[Sequence[tuple[Act, Sequence[Act]]]] = (
    (Table.open, ()),
    (Table.open_with_key, ()),
    (Table.join, ()),
    (Table.leave, ()),
    (Table.start, (Table.fill,)),
    (Table.move, (Table.join,)),
    (Table.propose, (Table.join,)),
)
"""What somebody may want, and what comes before it."""


@pytest.mark.parametrize(("act", "before"), ACTS, ids=[act.__name__ for act, _ in ACTS])
async def test_what_cannot_be_appended_is_refused_as_unavailable(
    features: Features, postgres_dsn: str, act: Act, before: Sequence[Act]
) -> None:
    ada, bob = await _account(features, "ada"), await _account(features, "bob")
    game = await _open(features, ada, "me", "open")
    table = Table(features=features, ada=ada, bob=bob, game=game)
    for one in before:
        await one(table)
    version = (await table.fresh()).position.version
    async with full_disk(postgres_dsn):
        with pytest.raises(ProblemError) as refusal:
            await act(table)
    problem = refusal.value.problem
    assert problem.status == 503
    assert refusal.value.headers["Retry-After"] == "1"
    advice = "same Idempotency-Key" if act is Table.open_with_key else "Check the state of the game"
    assert advice in problem.detail
    assert (await table.fresh()).position.version == version
    count = "SELECT count(*) FROM events"
    events = await features.base.pool.fetchval(count)
    await act(table)
    assert await features.base.pool.fetchval(count) > events
