"""Inviting: an invitation is noted only at a table as it is now.

A seat is kept for somebody only while nobody has it and nobody is about to take it; a claim
(`service.lobby.claims`) that comes later finds the invitation.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

import asyncpg
from msgspec import Struct

from events.log import Log
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from projections import seatings
from projections.database import Connection, Pool
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from service.accounts.keyed_responses import KeyedResponses, Made
from service.http.idempotency import IdempotencyKey, Reply
from service.lobby import invitation_bounds, invitations
from service.lobby.claims import Claims
from service.lobby.invitations import Invitation
from service.play.append import GameWriter
from service.play.basis import DecisionBasis
from service.play.game_cache import LiveGame

_INVITED: Final = "invitations_account_id_fkey"


class Invited(Struct, frozen=True, kw_only=True):
    """Who is invited: an account, for which a seat may be kept, or whoever has a code."""

    account: str | None
    seat: Seat | None
    code: str | None
    expires_at: datetime


class _ChangedError(Exception):
    """The table has changed meanwhile."""


class Inviter:
    """Notes invitations."""

    def __init__(self, pool: Pool, log: Log, writer: GameWriter, responses: KeyedResponses) -> None:
        self._pool = pool
        self._responses = responses
        self._log = log
        self._writer = writer
        self._claims = Claims(pool, log)

    async def invite(
        self,
        game: LiveGame,
        by: str,
        wanted: Invited,
        key: IdempotencyKey | None,
        show: Callable[[Connection, Invitation], Awaitable[bytes]],
    ) -> Reply:
        """Invites somebody to a table at which `by` sits. `show` makes the answer of it."""
        if (earlier := await self._responses.earlier(key)) is not None:
            return earlier

        async def attempt(basis: DecisionBasis) -> Reply | None:
            async def note(connection: Connection) -> Made:
                _check(basis, by, wanted.seat)
                invitation = await self._noted(connection, basis, by, wanted)
                return Made(account=by, body=await show(connection, invitation))

            try:
                return await self._responses.once(key, note)
            except _ChangedError:
                return None
            except asyncpg.ForeignKeyViolationError as erased:
                account_is_gone = erased.constraint_name != _INVITED
                raise not_yours() if account_is_gone else _unknown() from None

        return await self._writer.decide(game, attempt)

    async def _noted(
        self, connection: Connection, basis: DecisionBasis, by: str, wanted: Invited
    ) -> Invitation:
        seat = wanted.seat
        if seat is not None and not await self._claims.reclaim(connection, basis, seat):
            raise _ChangedError
        await invitations.one_by_one(connection, basis.id)
        if await self._log.version(basis.id, connection) != basis.version:
            raise _ChangedError
        await _check_not_reserved(connection, basis.id, wanted)
        await invitation_bounds.check(connection, basis.id, by, wanted.account)
        return await invitations.invite(
            connection,
            basis.id,
            by,
            account=wanted.account,
            seat=wanted.seat,
            code=wanted.code,
            expires_at=wanted.expires_at,
        )


def not_yours() -> ProblemError:
    """The refusal of somebody who does not sit at the table."""
    return refused(kinds.NOT_YOUR_SEAT, Sentence("only-players-invite"))


def _unknown() -> ProblemError:
    return refused(kinds.UNKNOWN_PLAYER, field="account")


def _check(basis: DecisionBasis, by: str, seat: Seat | None) -> None:
    """Refuses to invite to a table that is not open, or to a seat that somebody has."""
    if not basis.held_by(by):
        raise not_yours()
    if basis.position.status != "open":
        raise refused(kinds.GAME_NOT_OPEN)
    seats = basis.position.seen.seats
    if seat is None:
        return
    if seat >= len(seats):
        raise refused(
            kinds.INVALID_BODY, Sentence("seats-range", {"last": len(seats) - 1}), field="seat"
        )
    if seats[seat] is not None:
        raise refused(kinds.SEAT_TAKEN, field="seat")


async def _check_not_reserved(connection: Connection, game_id: str, wanted: Invited) -> None:
    """Refuses to keep a seat that is kept for somebody else, or that somebody else is taking. For
    whoever has a code a seat may be kept more than once: a link that was lost is made anew."""
    if wanted.seat is None:
        return
    kept = await invitations.kept_seats(connection, game_id, wanted.account)
    others = kept.others - kept.linked if wanted.account is None else kept.others
    if wanted.seat in others:
        raise refused(kinds.SEAT_TAKEN, Sentence("seat-reserved"), field="seat")
    claimed = await seatings.of_game(connection, game_id)
    if claimed.get(wanted.seat, wanted.account) != wanted.account:
        detail = Sentence("seat-being-taken", {"place": wanted.seat})
        raise refused(kinds.SEAT_TAKEN, detail, field="seat")
