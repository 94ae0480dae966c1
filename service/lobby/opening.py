"""Opening a game: the first facts of its log, and the start once every seat is taken."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from events.canonical import canonical
from events.draws import Draws, together
from events.envelope import Entry
from events.outcome import Appended, Duplicate
from games.kernel.chance import Chance
from games.kernel.refusal import Illegal
from games.kernel.rulesets import under
from games.kernel.seats import Seat
from games.kernel.table.opening import (
    ChanceCommitted,
    GameDescended,
    GameOpened,
    GameStarted,
    SeatTaken,
)
from games.kernel.table.state import TableFact, TableState, evolve_table
from games.kernel.table.terms import Terms, TermsSet
from games.kernel.title import AnyTitle, Table, fold
from projections import seatings, visibility
from projections.database import Pool
from referee.chances import UnrecordedChance
from referee.decoder import Decoder
from referee.positions import NOWHERE, Position
from referee.problems import kinds
from referee.problems.problem import refused_by
from referee.schemas import Visibility
from referee.secrets import Secrets
from service.accounts import accounts
from service.http.idempotency import IdempotencyKey, Reply, again
from service.lobby import invitations, open_games
from service.lobby.entropy import mixing
from service.lobby.open_games import Bounds
from service.lobby.schemas.games import SeatWanted
from service.play.append import GameWriter, bound
from service.play.basis import DecisionBasis
from service.play.dating import Dating
from service.play.game_cache import GameCache, LiveGame

INVITATION_LIFETIME: Final = timedelta(days=14)
"""How long a seat stays kept for somebody who has not sat down."""

Show: TypeAlias = Callable[[LiveGame], Awaitable[bytes]]
"""Makes the answer about a game."""

Fact: TypeAlias = TableFact | Struct
"""A fact of the table, or one of the title."""


class Beginning(Struct, frozen=True, kw_only=True):
    """Facts of ply 0, and the draws that were made for the last of them, the setup."""

    facts: Sequence[Fact]
    draws: Draws = ()

    def behind(self, facts: Sequence[Fact]) -> "Beginning":
        """The same behind other facts."""
        return Beginning(facts=(*facts, *self.facts), draws=self.draws)


class Opening(Struct, frozen=True, kw_only=True):
    """A game that an account wants to open; everything is checked already but the options.

    `title` is as new games play it, `ruleset` the one that is wanted. `descent` is set if the game
    comes from another one; open seats in `kept` are for the accounts given there.
    """

    account: str
    title: AnyTitle
    ruleset: str
    options: Any
    seats: tuple[SeatWanted, ...]
    visibility: Visibility
    terms: Terms = Terms()
    descent: GameDescended | None = None
    kept: Mapping[Seat, str] = MappingProxyType({})

    @property
    def rules(self) -> AnyTitle:
        """The title as the game will be played."""
        return under(self.title, self.ruleset)


class Opener:
    """Opens games."""

    def __init__(
        self,
        pool: Pool,
        writer: GameWriter,
        decoder: Decoder,
        games: GameCache,
        started: Callable[[LiveGame], None],
        dating: Dating,
        *,
        most: Bounds,
    ) -> None:
        self._dating = dating
        self._pool = pool
        self._most = most
        self._writer = writer
        self._decoder = decoder
        self._games = games
        self._started = started

    async def open(self, opening: Opening, key: IdempotencyKey | None, show: Show) -> Reply:
        """Opens a game, and starts it if no seat is open. `show` makes the answer of it."""
        if earlier := await self._writer.replied(key):
            return earlier
        game_id = self._writer.fresh_id(key)
        await self._note(opening, game_id)
        basis = DecisionBasis(
            title=opening.rules,
            visibility=opening.visibility,
            secrets=Secrets.of(game_id, await self._writer.plant(game_id)),
            people={
                seat: opening.account for seat, one in enumerate(opening.seats) if one.kind == "me"
            },
        )
        begun = self._begun(opening, basis.secrets, await self._dating.checkpoint())
        entries = self._decoder.facts(begun.facts, ply=0, draws=begun.draws)
        new = bound(basis, entries, datetime.now(UTC))
        game = LiveGame(basis)
        game.move_to(after(basis.title, basis.position, begun.facts, new.entries, new.at))
        await self._seat(basis, opening)
        body = await show(game)
        answer = None if key is None else key.answered(body)
        outcome = await self._writer.append(new, response=answer)
        if isinstance(outcome, Duplicate):
            await self._forget(game_id)
            return again(outcome, key)
        assert isinstance(outcome, Appended), "a fresh id has no events"
        self._games.add(game)
        if game.position.state is not None:
            self._started(game)
        return Reply(body=body)

    async def _note(self, opening: Opening, game_id: str) -> None:
        """Counts the game as one that the account has opened. Refuses one too many."""
        alone = all(one.kind == "bot" for one in opening.seats)
        async with self._pool.acquire() as connection, connection.transaction():
            await open_games.note(
                connection, opening.account, game_id, alone=alone, most=self._most
            )

    def _begun(self, opening: Opening, secrets: Secrets, checkpoint: str | UnsetType) -> Beginning:
        """The table, and the start if nobody is waited for."""
        title = opening.rules
        raw = canonical(opening.options)
        facts: list[Fact] = [
            GameOpened(
                title=title.meta.slug,
                ruleset=opening.ruleset,
                seats=len(opening.seats),
                options=Raw(raw),
            ),
        ]
        if opening.terms != Terms():
            facts.append(TermsSet(terms=opening.terms))
        if opening.descent is not None:
            facts.append(opening.descent)
        facts.append(ChanceCommitted(commitment=secrets.commitment, draws="named"))
        for seat, one in enumerate(opening.seats):
            if one.kind != "open":
                by = "person" if one.kind == "me" else "bot"
                facts.append(SeatTaken(seat=seat, by=by, bot=one.bot))  # type: ignore[arg-type]
            facts += mixing(seat, one)
        table = after(title, NOWHERE, facts).seen
        setup(title, table, UnrecordedChance())  # refuses bad options even if seats are still open
        if None not in table.seats and not table.entropy_awaited_from:
            return starting(title, table, secrets, checkpoint).behind(facts)
        return Beginning(facts=facts)

    async def _seat(self, basis: DecisionBasis, opening: Opening) -> None:
        """What the log does not say, before the log says anything."""
        async with self._pool.acquire() as connection, connection.transaction():
            if basis.visibility != "public":
                await visibility.show(connection, basis.id, basis.visibility)
            for seat, account in basis.people.items():
                await seatings.assign(connection, basis.id, seat, account)
            known = await accounts.known(connection, opening.kept.values())
            for seat, account in opening.kept.items():
                if account not in known:  # erased, which this process need not know yet
                    continue
                await invitations.invite(
                    connection,
                    basis.id,
                    opening.account,
                    account=account,
                    seat=seat,
                    code=None,
                    expires_at=datetime.now(UTC) + INVITATION_LIFETIME,
                )

    async def _forget(self, game_id: str) -> None:
        """Another process has opened the game under another id; nobody is invited to this one."""
        async with self._pool.acquire() as connection, connection.transaction():
            await invitations.forget(connection, game_id)
            await seatings.forget(connection, game_id)


def starting(
    title: AnyTitle, table: TableState, secrets: Secrets, checkpoint: str | UnsetType = UNSET
) -> Beginning:
    """The facts of the start: ply 0. All seats of the table are taken. The start is later than the
    `checkpoint`."""
    chance = secrets.chance(table, 0)
    own = setup(title, table, chance)
    return Beginning(facts=(GameStarted(checkpoint=checkpoint), *own), draws=chance.draws)


def setup(title: AnyTitle, table: TableState, chance: Chance) -> Sequence[Any]:
    """The title's own first facts. Options that the title refuses are a problem."""
    options = msgspec.json.decode(table.options, type=title.types.options)
    facts = title.rules.setup(Table(seats=len(table.seats), options=options), chance)
    if isinstance(facts, Illegal):
        raise refused_by(title, facts, kinds.ILLEGAL_OPTIONS, field="options")
    return facts


def after(
    title: AnyTitle,
    position: Position,
    facts: Sequence[Fact],
    entries: Sequence[Entry] = (),
    at: datetime | None = None,
) -> Position:
    """The position after facts of the table and of the setup, all of ply 0. `entries` are those
    facts, chained, `at` their time."""
    table, times, own = position.table, position.times, []
    for fact in facts:
        if isinstance(fact, TableFact):
            table = evolve_table(table, fact)
            times = times.after(fact, at or position.at)
        else:
            own.append(fact)
    state = fold(title, own, position.state) if own else position.state
    head = entries[-1].hash if entries else None
    version = position.version + len(facts)
    return Position(
        version=version,
        moved=version if own else position.moved,
        ply=0,
        table=table,
        state=state,
        head=head or b"",
        draws=together(position.draws, *(entry.draws for entry in entries)),
        at=at or position.at,
        times=times,
    )
