"""Leasing: who takes which turn of an account, and for how long.

A lease ends by itself when its turn is over, whatever its time says: then another turn of the same
seat is a new one, which anybody may take.
"""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from math import inf
from typing import Final

from msgspec import Struct

from events.log import Log
from events.wakeups import WakeUp
from projections.database import Pool
from projections.turns import OwnTurn
from service.leases import store
from service.leases.lease import StoredLease, TurnOf, Wanted
from service.leases.turns import Turn, Turns

HEAD_START: Final = timedelta(seconds=10)
"""A worker gets turns of games that it knows before others that are more urgent by so much. More
would leave games lying that nobody knows."""


class Taking(Struct, frozen=True, kw_only=True):
    """A worker who wants turns, `most` of them at most, for so many `seconds`."""

    worker: str
    most: int
    seconds: int


class LeasedTurn(Struct, frozen=True, kw_only=True):
    """A turn and the lease of it."""

    turn: Turn
    lease: StoredLease


class Round(Struct, frozen=True, kw_only=True):
    """What a worker was granted, all `games` of the account that were looked at, and in how many
    seconds the first lease of others in them ends (never: infinity)."""

    granted: Sequence[LeasedTurn]
    games: Collection[str]
    soonest: float


class Leasing:
    """The leases of all accounts."""

    def __init__(self, pool: Pool, log: Log, turns: Turns) -> None:
        self._pool = pool
        self._log = log
        self._turns = turns

    async def take(
        self, account: str, taking: Taking, games: Collection[str] | None = None
    ) -> Round:
        """Turns that are awaited now and that nobody has, in all games of the account or in these:
        the most urgent first."""
        looked = await self._turns.look(account, games)
        subjects = [_subject(one) for one in looked.candidates]
        known = {
            one.subject: one
            for one in (await store.of_account(self._pool, account, subjects) if subjects else ())
        }
        now = datetime.now(UTC)
        ordered = sorted(
            looked.candidates, key=lambda one: _urgency(one, known, taking.worker, now)
        )
        granted = await self._granted(account, taking, ordered, known)
        lasting = (one.left for one in known.values() if one.live)
        return Round(granted=granted, games=looked.games, soonest=min(lasting, default=inf))

    async def extend(self, account: str, lease: str, seconds: int) -> LeasedTurn | None:
        """The lease, which ends so many seconds from now; None if it has ended."""
        held = await store.of_id(self._pool, account, lease)
        turn = None if held is None else await self._turn(account, held)
        if turn is None:
            return None
        extended = await store.extend(self._pool, account, lease, seconds)
        return None if extended is None else LeasedTurn(turn=turn, lease=extended)

    async def give_back(self, account: str, lease: str) -> bool:
        """Ends a lease, and wakes those who wait for a turn; whether it had not ended before."""
        subject = await store.give_back(self._pool, account, lease)
        if subject is not None and (turn := TurnOf.of(subject)) is not None:
            version = await self._log.version(turn.game_id)
            partition = self._log.partition(turn.game_id)
            self._log.wakeups.announce([WakeUp(partition, turn.game_id, version)])
        return subject is not None

    async def of_account(self, account: str) -> Sequence[LeasedTurn]:
        """The leases of an account that have not ended; the one that ends first comes first."""
        held = [one for one in await store.of_account(self._pool, account) if one.live]
        return [
            LeasedTurn(turn=turn, lease=one)
            for one in held
            if (turn := await self._turn(account, one)) is not None
        ]

    async def _granted(
        self,
        account: str,
        taking: Taking,
        candidates: Sequence[OwnTurn],
        known: Mapping[str, StoredLease],
    ) -> Sequence[LeasedTurn]:
        """As many turns as are wanted, if there are so many. What somebody else is faster with is
        replaced by the next ones."""
        granted: list[LeasedTurn] = []
        asked: dict[str, tuple[Turn, Wanted]] = {}
        async for turn, wanted in self._free(account, candidates, known):
            asked[wanted.subject] = turn, wanted
            if len(granted) + len(asked) == taking.most:
                granted += await self._taken(account, taking, asked)
                asked = {}
            if len(granted) == taking.most:
                break
        if asked:
            granted += await self._taken(account, taking, asked)
        if granted:
            await store.prune(self._pool)
        return granted

    async def _free(
        self, account: str, candidates: Sequence[OwnTurn], known: Mapping[str, StoredLease]
    ) -> AsyncIterator[tuple[Turn, Wanted]]:
        """The candidates that are awaited and that no live lease has."""
        for one in candidates:
            lease = known.get(_subject(one))
            live = lease if lease is not None and lease.live else None
            if live is not None and live.stage == one.ply:
                continue  # nothing has been played since
            turn = await self._turns.awaited(account, TurnOf(one.game_id, one.seat))
            if turn is None or (live and await self._turns.lasts(turn, live.stage)):
                continue
            yield turn, Wanted(turn.of.subject, turn.stage, None if live is None else live.id)

    async def _taken(
        self, account: str, taking: Taking, asked: Mapping[str, tuple[Turn, Wanted]]
    ) -> Sequence[LeasedTurn]:
        wanted = [one for _, one in asked.values()]
        taken = await store.take(self._pool, account, taking.worker, wanted, taking.seconds)
        by_subject = {one.subject: one for one in taken}
        return [
            LeasedTurn(turn=turn, lease=by_subject[subject])
            for subject, (turn, _) in asked.items()
            if subject in by_subject
        ]

    async def _turn(self, account: str, lease: StoredLease) -> Turn | None:
        """The turn that a live lease is about; None if it is over."""
        of = TurnOf.of(lease.subject)
        turn = None if of is None else await self._turns.awaited(account, of)
        if turn is None or not await self._turns.lasts(turn, lease.stage):
            return None
        return turn


def _subject(turn: OwnTurn) -> str:
    return TurnOf(turn.game_id, turn.seat).subject


def _urgency(
    turn: OwnTurn, known: Mapping[str, StoredLease], worker: str, now: datetime
) -> tuple[bool, datetime]:
    """First come those whose clock runs out first, then those that wait for longest."""
    lease = known.get(_subject(turn))
    start = HEAD_START if lease is not None and lease.worker == worker else timedelta()
    return turn.due is None, (turn.due or turn.since or now) - start
