"""The table before the game: sitting down, standing up, starting.

The log says which seats are taken; `seatings` says by whom. A person's seating is written before
the log's `table.seat-taken`, so no seat in the log is ever nobody's. Should a process die in
between, a claim is left that the log knows nothing of (`service.lobby.claims`): its owner can sit
down as if nothing had been, others after half a minute.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final

from events.envelope import Entry
from events.log import Log
from events.outcome import Appended
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table.ending import GameVoided
from games.kernel.table.opening import GameStarted, SeatLeft, SeatTaken
from games.kernel.table.state import TableState
from projections import seatings
from projections.database import Pool
from referee.decoder import Decoder
from referee.problems import kinds
from referee.problems.problem import refused
from service.lobby import hosting, invitations
from service.lobby.claims import Claim, Claims
from service.lobby.entropy import (
    NOTHING,
    Mixing,
    given_before,
    mixing,
    one_of_both,
    revealing,
    withheld,
)
from service.lobby.invitations import KeptSeats
from service.lobby.opening import Beginning, Fact, after, starting
from service.lobby.takeover import Takeovers
from service.play.append import GameWriter, bound
from service.play.basis import DecisionBasis
from service.play.dating import Dating
from service.play.game_cache import GameCache, LiveGame

_ENTROPY_REVEALED: Final = Sentence("entropy-revealed")


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
        dating: Dating,
        *,
        patience: float,
    ) -> None:
        """`patience` is for how many seconds a text is waited for, in any case."""
        self._dating = dating
        self._pool = pool
        self._patience = patience
        self._writer = writer
        self._games = games
        self._decoder = decoder
        self._claims = Claims(pool, log)
        self._takeovers = Takeovers(log, decoder)
        self._started = started

    async def join(
        self,
        game: LiveGame,
        account: str,
        seat: Seat | None,
        entropy: Mixing = NOTHING,
        code: str | None = None,
    ) -> None:
        """Seats an account; the game starts when the last seat is taken, and all texts that were
        committed to are told. Harmless when repeated.

        `entropy` is what the account wants to add to the draws, `code` that of an invitation.
        """
        one_of_both(entropy)

        async def attempt(basis: DecisionBasis) -> bool | None:
            kept = await invitations.kept_seats(self._pool, basis.id, account, code)
            chosen = _choose(basis, account, seat, kept)
            if chosen is None:
                sits = basis.held_by(account) if seat is None else (seat,)
                given_before(basis.position.seen, sits, entropy)
                return True
            claim = await self._claims.take(basis, chosen, account, code)
            if claim == "changed":
                return None
            if claim == "taken":
                detail = Sentence("seat-being-taken", {"place": chosen})
                raise refused(kinds.SEAT_TAKEN, detail, field=_named(seat))
            facts = [SeatTaken(seat=chosen, by="person"), *mixing(chosen, entropy)]
            if await self._happen(game, basis, facts, claim):
                return True
            await self._claims.drop(claim)
            return None

        await self._writer.decide(game, attempt, fresh=True)

    async def reveal_entropy(
        self, game: LiveGame, account: str, seat: Seat | None, text: str
    ) -> None:
        """Takes the text that a seat of an account has committed to; the last one starts the game.
        Harmless when repeated."""

        async def attempt(basis: DecisionBasis) -> bool | None:
            if basis.position.over:
                raise refused(kinds.GAME_NOT_OPEN)
            facts = revealing(basis.position.seen, basis.held_by(account), seat, text)
            return True if not facts or await self._happen(game, basis, facts) else None

        await self._writer.decide(game, attempt, fresh=True)

    async def leave(
        self, game: LiveGame, account: str, seat: Seat | None, *, gone: bool = False
    ) -> None:
        """Frees one seat of an account, or all of them. A table that nobody sits at is closed.

        Once texts are told nobody may leave, since who sat down then would know them; if somebody
        is `gone`, the table is closed.
        """

        async def attempt(basis: DecisionBasis) -> bool | None:
            table = basis.position.seen
            if table.started or table.over:
                raise refused(kinds.GAME_NOT_OPEN)
            held = basis.held_by(account)
            leaving = held if seat is None else held & {seat}
            if not leaving:
                raise refused(kinds.NOT_SEATED, field=_named(seat))
            if table.entropy_revealed and not gone:
                raise refused(kinds.GAME_NOT_OPEN, _ENTROPY_REVEALED)
            since = await seatings.since(self._pool, basis.id, account)
            up = Beginning(facts=_standing_up(table, leaving))
            if not await self._append(game, basis, up):
                return None
            # Whoever sits down again from now on, at another process, keeps the seat.
            for one in leaving & since.keys():
                await seatings.release(self._pool, basis.id, one, account, since[one])
            return True

        await self._writer.decide(game, attempt, fresh=True)

    async def fill(self, game: LiveGame, account: str, seat: Seat, bot: str | None) -> None:
        """Gives a seat to a bot, or opens it again (None); only the host may. The last bot starts
        the game. Harmless when repeated."""

        async def attempt(basis: DecisionBasis) -> bool | None:
            await hosting.check(self._pool, basis, account, seat, bot)
            facts = hosting.filling(basis, seat, bot)
            if facts and not await self._happen(game, basis, facts):
                return None
            if bot is not None:  # nobody else is expected there any more
                await invitations.free(self._pool, basis.id, seat)
            return True

        await self._writer.decide(game, attempt, fresh=True)

    async def start(self, game: LiveGame, account: str) -> None:
        """Starts a game whose seats are all taken, without texts that were not told for a while.
        Harmless once it runs."""

        async def attempt(basis: DecisionBasis) -> bool | None:
            table = basis.position.seen
            if not basis.held_by(account):
                raise refused(kinds.NOT_YOUR_SEAT, Sentence("only-players-start"))
            if table.started:
                return True
            if table.over:
                raise refused(kinds.GAME_NOT_OPEN)
            if open_seats := _open(table):
                listed = ", ".join(str(seat) for seat in sorted(open_seats))
                raise refused(kinds.SEATS_OPEN, Sentence("open-seats", {"listed": listed}))
            waited = datetime.now(UTC) - basis.position.at
            without = withheld(table, self._patience - waited.total_seconds())
            return True if await self._happen(game, basis, without) else None

        await self._writer.decide(game, attempt, fresh=True)

    async def _happen(
        self,
        game: LiveGame,
        basis: DecisionBasis,
        facts: Sequence[Fact],
        claim: Claim | None = None,
    ) -> bool:
        """Appends facts, and the start if it follows from them; whether they could be appended.
        They can not if they belong to a claim that somebody has taken over."""
        table = after(basis.title, basis.position, facts).seen
        taken_over: Sequence[Entry] = ()
        begun = Beginning(facts=facts)
        if None not in table.seats and not table.entropy_awaited_from:
            more, taken_over = await self._starting(basis, table, len(facts))
            begun = more.behind(facts)
        return await self._append(game, basis, begun, taken_over, claim)

    async def _starting(
        self, basis: DecisionBasis, table: TableState, behind: int
    ) -> tuple[Beginning, Sequence[Entry]]:
        """The facts of the start, which stands behind so many new ones; and what a fork takes over
        from another game."""
        checkpoint = await self._dating.checkpoint()
        if table.taken_over < 0:
            return starting(basis.title, table, basis.secrets, checkpoint), ()
        before = basis.version + behind + 1
        begun = Beginning(facts=(GameStarted(checkpoint=checkpoint),))
        return begun, await self._takeovers.entries(table, before)

    async def _append(
        self,
        game: LiveGame,
        basis: DecisionBasis,
        begun: Beginning,
        taken_over: Sequence[Entry] = (),
        claim: Claim | None = None,
    ) -> bool:
        """Whether the facts could be appended; if not, the game has changed meanwhile."""
        facts = begun.facts
        fresh = (*self._decoder.facts(facts, ply=0, draws=begun.draws), *taken_over)
        new = bound(basis, fresh, basis.position.now())
        outcome = await self._writer.append(new, response=None if claim is None else claim.response)
        if not isinstance(outcome, Appended):
            return False
        started = any(isinstance(one, GameStarted) for one in facts)
        if started:
            await self._claims.forget_others(basis.id, _persons(basis, facts))
        if taken_over:
            await self._games.refresh(game)
        else:
            people = await seatings.of_game(self._pool, basis.id)
            game.move_to(after(basis.title, basis.position, facts, new.entries, new.at), people)
        if started:
            self._started(game)
        return True


def _standing_up(table: TableState, leaving: frozenset[Seat]) -> list[Fact]:
    if table.entropy_revealed:
        return [GameVoided(why="abandoned")]
    facts: list[Fact] = [SeatLeft(seat=one) for one in sorted(leaving)]
    if set(table.persons) <= leaving:
        facts.append(GameVoided(why="abandoned"))
    return facts


def _persons(basis: DecisionBasis, facts: Sequence[Fact]) -> frozenset[Seat]:
    """The seats of persons at a table that these facts start."""
    taken = (one for one in facts if isinstance(one, SeatTaken) and one.by == "person")
    return frozenset((*basis.position.seen.persons, *(one.seat for one in taken)))


def _open(table: TableState) -> frozenset[Seat]:
    """The seats that nobody has taken."""
    return frozenset(seat for seat, taken in enumerate(table.seats) if taken is None)


def _choose(basis: DecisionBasis, account: str, seat: Seat | None, kept: KeptSeats) -> Seat | None:
    """The seat to take; None if the account sits there already."""
    table = basis.position.seen
    every_open = _open(table)
    open_seats = every_open - kept.others
    held = basis.held_by(account)
    if seat in held or (seat is None and held):
        return None
    if table.started or table.over:
        raise refused(kinds.GAME_NOT_OPEN)
    if seat is not None and seat >= len(table.seats):
        raise refused(
            kinds.INVALID_BODY,
            Sentence("seats-range", {"last": len(table.seats) - 1}),
            field="seat",
        )
    if not open_seats or (seat is not None and seat not in open_seats):
        kept_for_others = Sentence("seat-reserved") if seat in every_open else None
        raise refused(kinds.SEAT_TAKEN, kept_for_others, field=_named(seat))
    return min(open_seats & kept.mine or open_seats) if seat is None else seat


def _named(seat: Seat | None) -> str | None:
    """The field of a request that is to blame, if it has named a seat."""
    return None if seat is None else "seat"
