"""Opening a game: the first facts of its log, and the start once every seat is taken."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from events.canonical import canonical
from events.envelope import Entry
from events.outcome import Appended, Duplicate
from games.kernel.chance import Chance
from games.kernel.lifecycle import (
    ChanceCommitted,
    GameDescended,
    GameOpened,
    GameStarted,
    SeatTaken,
    TableFact,
    TableState,
    Terms,
    TermsSet,
    evolve_table,
)
from games.kernel.refusal import Illegal
from games.kernel.rulesets import under
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle, Table, fold
from projections import seatings, visibility
from projections.database import Pool
from projections.decoder import Decoder
from projections.visibility import Visibility
from service.accounts import accounts
from service.lobby import invitations, open_games
from service.lobby.entropy import mixing
from service.lobby.schemas.games import SeatWanted
from service.play.append import GameWriter, linked
from service.play.chances import UnrecordedChance
from service.play.game_cache import GameCache, LiveGame
from service.play.idempotency import IdempotencyKey, Reply, again
from service.play.positions import NOWHERE, Position
from service.play.secrets import Secrets
from service.problems import kinds
from service.problems.problem import refused, rule_url

KEPT: Final = timedelta(days=14)
"""How long a seat stays kept for somebody who has not sat down."""

Show: TypeAlias = Callable[[LiveGame], Awaitable[bytes]]
"""Makes the answer about a game."""

Fact: TypeAlias = TableFact | Struct
"""A fact of the table, or one of the title."""


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
        *,
        most_games: int = 0,
    ) -> None:
        self._pool = pool
        self._most_games = most_games
        self._writer = writer
        self._decoder = decoder
        self._games = games
        self._started = started

    async def open(self, opening: Opening, key: IdempotencyKey | None, show: Show) -> Reply:
        """Opens a game, and starts it if no seat is open. `show` makes the answer of it."""
        if earlier := await self._writer.replied(key):
            return earlier
        game_id = self._writer.fresh_id(key)
        await self._note(opening.account, game_id)
        secrets = Secrets.of(game_id, await self._writer.plant(game_id))
        facts = self._facts(opening, secrets)
        at = datetime.now(UTC)
        entries = linked(secrets, NOWHERE, self._decoder.facts(facts, ply=0), at)
        position = after(opening.rules, NOWHERE, facts, entries, at)
        game = LiveGame(game_id, opening.rules, position, opening.visibility, secrets)
        game.people = {
            seat: opening.account for seat, one in enumerate(opening.seats) if one.kind == "me"
        }
        await self._seat(game, opening)
        body = await show(game)
        answer = None if key is None else key.answered(body)
        outcome = await self._writer.append(game, 0, entries, at=at, response=answer)
        if isinstance(outcome, Duplicate):
            await self._forget(game_id)
            return again(outcome, key)
        assert isinstance(outcome, Appended), "a fresh id has no events"
        self._games.keep(game)
        if position.state is not None:
            self._started(game)
        return Reply(body=body)

    async def _note(self, account: str, game_id: str) -> None:
        """Counts the game as one that the account has opened. Refuses one too many."""
        async with self._pool.acquire() as connection, connection.transaction():
            most = self._most_games
            if not await open_games.note(connection, account, game_id, most=most):
                raise refused(
                    kinds.TOO_MANY_GAMES,
                    f"An account may have opened {most} games that are not over.",
                )

    def _facts(self, opening: Opening, secrets: Secrets) -> list[Fact]:
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
        facts.append(ChanceCommitted(commitment=secrets.commitment))
        for seat, one in enumerate(opening.seats):
            if one.kind != "open":
                by = "person" if one.kind == "me" else "bot"
                facts.append(SeatTaken(seat=seat, by=by, bot=one.bot))  # type: ignore[arg-type]
            facts += mixing(seat, one)
        table = after(title, NOWHERE, facts).seen
        setup(title, table, UnrecordedChance())  # refuses bad options even if seats are still open
        if None not in table.seats and not table.untold:
            facts += starting(title, table, secrets)
        return facts

    async def _seat(self, game: LiveGame, opening: Opening) -> None:
        """What the log does not say, before the log says anything."""
        async with self._pool.acquire() as connection, connection.transaction():
            if game.visibility != "public":
                await visibility.show(connection, game.id, game.visibility)
            for seat, account in game.people.items():
                await seatings.assign(connection, game.id, seat, account)
            known = await accounts.known(connection, opening.kept.values())
            for seat, account in opening.kept.items():
                if account not in known:  # erased, which this process need not know yet
                    continue
                await invitations.invite(
                    connection,
                    game.id,
                    opening.account,
                    account=account,
                    seat=seat,
                    code=None,
                    expires_at=datetime.now(UTC) + KEPT,
                )

    async def _forget(self, game_id: str) -> None:
        """Another process has opened the game under another id; nobody is invited to this one."""
        async with self._pool.acquire() as connection, connection.transaction():
            await invitations.forget(connection, game_id)
            await seatings.forget(connection, game_id)


def starting(title: AnyTitle, table: TableState, secrets: Secrets) -> list[Fact]:
    """The facts of the start: ply 0. All seats of the table are taken."""
    return [GameStarted(), *setup(title, table, secrets.chance(table, 0))]


def setup(title: AnyTitle, table: TableState, chance: Chance) -> Sequence[Any]:
    """The title's own first facts. Options that the title refuses are a problem."""
    options = msgspec.json.decode(table.options, type=title.types.options)
    facts = title.setup(Table(seats=len(table.seats), options=options), chance)
    if isinstance(facts, Illegal):
        raise refused(
            kinds.ILLEGAL_OPTIONS,
            facts.because,
            words=title.words,
            rule=facts.rule,
            rule_url=rule_url(title.meta.slug, facts.rule),
            because=facts.because,
            field="options",
        )
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
        at=at or position.at,
        times=times,
    )
