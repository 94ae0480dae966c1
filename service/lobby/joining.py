"""The table before the game: sitting down, standing up, starting.

The log says which seats are taken; `seatings` says by whom. A person's seating is written before
the log's `table.seat-taken`, so no seat in the log is ever nobody's. Should a process die in
between, a claim is left that the log knows nothing of: its owner can sit down as if nothing had
been, others after half a minute.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from events.envelope import Entry
from events.log import Log
from events.outcome import Appended
from games.kernel.lifecycle import (
    GameStarted,
    GameVoided,
    SeatLeft,
    SeatTaken,
    TableState,
)
from games.kernel.seats import Seat
from projections import seatings
from projections.database import Pool
from projections.decoder import Decoder
from service.lobby import invitations
from service.lobby.entropy import NOTHING, Mixing, mixing, one_of_both, telling, withheld
from service.lobby.opening import Fact, after, starting
from service.lobby.takeover import Takeovers
from service.play.append import GameWriter, linked
from service.play.game_cache import GameCache, LiveGame
from service.problems import kinds
from service.problems.problem import refused

STALE_SECONDS: Final = 30
_TOLD: Final = "Texts were told that only those at the table may make use of: start the game."

_DROP_STALE: Final = (
    "DELETE FROM seatings WHERE game_id = $1 AND seat = $2 AND account_id <> $3"
    " AND since < now() - make_interval(secs => $4)"
)


class Lobby:
    """Seats people at open tables."""

    def __init__(
        self,
        pool: Pool,
        log: Log,
        writer: GameWriter,
        games: GameCache,
        decoder: Decoder,
        started: Callable[[LiveGame], None],
        *,
        patience: float,
    ) -> None:
        """`patience` is for how many seconds a text is waited for, in any case."""
        self._pool = pool
        self._patience = patience
        self._writer = writer
        self._games = games
        self._decoder = decoder
        self._takeovers = Takeovers(log, decoder)
        self._started = started

    async def join(
        self, game: LiveGame, account: str, seat: Seat | None, entropy: Mixing = NOTHING
    ) -> None:
        """Seats an account; the game starts when the last seat is taken, and all texts that were
        committed to are told. Harmless when repeated.

        `entropy` is what the account wants to add to the draws.
        """
        one_of_both(entropy)

        async def attempt() -> bool | None:
            await self._games.refresh(game)
            kept = await invitations.kept(self._pool, game.id)
            chosen = _choose(game, account, seat, kept)
            if chosen is None:
                return True
            if not await self._claim(game.id, chosen, account):
                detail = f"Somebody is taking seat {chosen}."
                raise refused(kinds.SEAT_TAKEN, detail, field=_named(seat))
            facts = [SeatTaken(seat=chosen, by="person"), *mixing(chosen, entropy)]
            return True if await self._happen(game, facts) else None

        await self._writer.decide(game, attempt)

    async def tell(self, game: LiveGame, account: str, seat: Seat | None, text: str) -> None:
        """Takes the text that a seat of an account has committed to; the last one starts the game.
        Harmless when repeated."""

        async def attempt() -> bool | None:
            await self._games.refresh(game)
            table = game.position.seen
            if game.position.over:
                raise refused(kinds.GAME_NOT_OPEN)
            facts = telling(table, game.held_by(account), seat, text)
            return True if not facts or await self._happen(game, facts) else None

        await self._writer.decide(game, attempt)

    async def leave(
        self, game: LiveGame, account: str, seat: Seat | None, *, gone: bool = False
    ) -> None:
        """Frees one seat of an account, or all of them. A table that nobody sits at is closed.

        Once texts are told nobody may leave, since who sat down then would know them; if somebody
        is `gone`, the table is closed.
        """

        async def attempt() -> bool | None:
            await self._games.refresh(game)
            if game.position.seen.started or game.position.over:
                raise refused(kinds.GAME_NOT_OPEN)
            held = game.held_by(account) - _open(game)
            leaving = held if seat is None else held & {seat}
            if not leaving:
                raise refused(kinds.NOT_SEATED, field=_named(seat))
            if game.position.seen.telling and not gone:
                raise refused(kinds.GAME_NOT_OPEN, _TOLD)
            if not await self._append(game, _standing_up(game, leaving)):
                return None
            for one in leaving:
                await seatings.release(self._pool, game.id, one, account)
            game.people = await seatings.of_game(self._pool, game.id)
            return True

        await self._writer.decide(game, attempt)

    async def start(self, game: LiveGame, account: str) -> None:
        """Starts a game whose seats are all taken, without texts that were not told for a while.
        Harmless once it runs."""

        async def attempt() -> bool | None:
            await self._games.refresh(game)
            if not game.held_by(account):
                raise refused(kinds.NOT_YOUR_SEAT, "Only those who sit at the table may start.")
            if game.position.seen.started:
                return True
            if _open(game):
                listed = ", ".join(str(seat) for seat in sorted(_open(game)))
                raise refused(kinds.SEATS_OPEN, f"Open seats: {listed}.")
            waited = datetime.now(UTC) - game.position.at
            without = withheld(game.position.seen, self._patience - waited.total_seconds())
            return True if await self._happen(game, without) else None

        await self._writer.decide(game, attempt)

    async def _happen(self, game: LiveGame, facts: Sequence[Fact]) -> bool:
        """Appends facts, and the start if it follows from them; whether they could be appended."""
        table = after(game.title, game.position, facts).seen
        taken_over: Sequence[Entry] = ()
        if None not in table.seats and not table.untold:
            more, taken_over = await self._starting(game, table, len(facts))
            facts = [*facts, *more]
        return await self._append(game, facts, taken_over)

    async def _claim(self, game_id: str, seat: Seat, account: str) -> bool:
        await self._pool.execute(_DROP_STALE, game_id, seat, account, float(STALE_SECONDS))
        return await seatings.assign(self._pool, game_id, seat, account)

    async def _starting(
        self, game: LiveGame, table: TableState, behind: int
    ) -> tuple[list[Fact], Sequence[Entry]]:
        """The facts of the start, which stands behind so many new ones; and what a fork takes over
        from another game."""
        if table.taken_over < 0:
            return starting(game.title, table, game.secrets), ()
        before = game.position.version + behind + 1
        return [GameStarted()], await self._takeovers.entries(table, before)

    async def _append(
        self, game: LiveGame, facts: Sequence[Fact], taken_over: Sequence[Entry] = ()
    ) -> bool:
        """Whether the facts could be appended; if not, the game has changed meanwhile."""
        before = game.position
        at = before.now()
        fresh = (*self._decoder.facts(facts, ply=0), *taken_over)
        entries = linked(game.secrets, before, fresh, at)
        outcome = await self._writer.append(game, before.version, entries, at=at)
        if not isinstance(outcome, Appended):
            return False
        if taken_over:
            await self._games.refresh(game)
        else:
            people = await seatings.of_game(self._pool, game.id)
            game.move_to(after(game.title, before, facts, entries, at))
            game.people = people
        if game.position.state is not None:
            self._started(game)
        return True


def _standing_up(game: LiveGame, leaving: frozenset[Seat]) -> list[Fact]:
    if game.position.seen.telling:
        return [GameVoided(why="abandoned")]
    facts: list[Fact] = [SeatLeft(seat=one) for one in sorted(leaving)]
    if set(game.position.seen.persons) <= leaving:
        facts.append(GameVoided(why="abandoned"))
    return facts


def _open(game: LiveGame) -> frozenset[Seat]:
    """The seats that nobody has taken."""
    seats = game.position.seen.seats
    return frozenset(seat for seat, taken in enumerate(seats) if taken is None)


def _choose(
    game: LiveGame, account: str, seat: Seat | None, kept: Mapping[Seat, str]
) -> Seat | None:
    """The seat to take; None if the account sits there already. Seats in `kept` are for the
    accounts given there."""
    table, every_open = game.position.seen, _open(game)
    open_seats = {one for one in every_open if kept.get(one, account) == account}
    mine = {one for one in open_seats if kept.get(one) == account}
    held = game.held_by(account) - every_open
    if seat in held or (seat is None and held):
        return None
    if table.started or table.over:
        raise refused(kinds.GAME_NOT_OPEN)
    if seat is not None and seat >= len(table.seats):
        raise refused(
            kinds.INVALID_BODY, f"The seats are 0 to {len(table.seats) - 1}.", field="seat"
        )
    if not open_seats or (seat is not None and seat not in open_seats):
        kept_for_others = "The seat is kept for somebody else." if seat in every_open else None
        raise refused(kinds.SEAT_TAKEN, kept_for_others, field=_named(seat))
    return min(mine or open_seats) if seat is None else seat


def _named(seat: Seat | None) -> str | None:
    """The field of a request that is to blame, if it has named a seat."""
    return None if seat is None else "seat"
