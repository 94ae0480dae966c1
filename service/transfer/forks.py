"""Opening forks."""

from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from events.envelope import Recorded
from events.log import Log
from games.kernel.sentence import Sentence
from games.kernel.table.opening import GameStarted
from games.kernel.table.state import TableFact
from referee import forking
from referee.decoder import Decoder
from referee.positions import Position
from referee.problems import kinds
from referee.problems.problem import refused
from referee.schemas import Visibility
from referee.secrets import Secrets
from referee.takeover import hidden, taken_over
from service.http.idempotency import IdempotencyKey, Reply
from service.lobby.entropy import mixing
from service.lobby.schemas.games import SeatWanted
from service.play.basis import DecisionBasis
from service.play.dating import Dating
from service.play.game_cache import LiveGame
from service.play.position_cache import PositionCache
from service.transfer.adoption import Adoption, Adoptions


class Forking(Struct, frozen=True, kw_only=True):
    """What an account wants: to go on from a ply, with these at the seats."""

    account: str
    ply: int
    seats: tuple[SeatWanted, ...]
    visibility: Visibility


class Forker:
    """Opens games that go on from a ply of another one."""

    def __init__(
        self, log: Log, past: PositionCache, decoder: Decoder, adoptions: Adoptions, dating: Dating
    ) -> None:
        self._dating = dating
        self._log = log
        self._past = past
        self._decoder = decoder
        self._adoptions = adoptions

    async def fork(
        self,
        game: LiveGame,
        wanted: Forking,
        name: IdempotencyKey | None,
        show: Callable[[LiveGame], Awaitable[bytes]],
    ) -> Reply:
        """A new game that begins with the plies of `game`. Raises a problem if it may not."""
        if told := await self._adoptions.replied(name):
            return told
        basis = game.basis
        at = await self._position(basis, wanted.ply)
        events = await self._log.read(basis.id, until=at.version)
        _permitted(basis, events, wanted.account)
        fork_id = self._adoptions.fresh_id(name)
        seed = await self._adoptions.plant(fork_id)
        commitment = Secrets.of(fork_id, seed).commitment
        begun = GameStarted(checkpoint=await self._dating.checkpoint())
        opening = _opening(basis, wanted, events[-1], commitment, begun)
        begins = begun in opening
        taken = taken_over(events if begins else (), len(opening), self._decoder)
        adoption = Adoption(
            id=fork_id,
            account=wanted.account,
            title=basis.title,
            seed=seed,
            entries=(*self._decoder.facts(opening, ply=0), *taken.entries),
            table=forking.table_of(opening, taken),
            state=at.state if begins else None,
            ply=at.ply if begins else 0,
            people={
                seat: wanted.account for seat, one in enumerate(wanted.seats) if one.kind == "me"
            },
            visibility=wanted.visibility,
        )
        return await self._adoptions.adopt(adoption, name, show)

    async def _position(self, basis: DecisionBasis, ply: int) -> Position:
        forking.check_ply(basis.title, basis.position, ply)
        found = await self._past.at(basis, ply)
        forking.check_open(found, ply)
        return found


def _permitted(basis: DecisionBasis, events: Sequence[Recorded], account: str) -> None:
    """Refuses a fork that would open what its maker may not know."""
    if basis.position.over:
        return
    secret = hidden(events, basis.held_by(account))
    if secret is not None:
        raise refused(
            kinds.FORK_WOULD_REVEAL,
            Sentence(
                "event-hides", {"version": secret.version, "kind": secret.kind, "ply": secret.ply}
            ),
            ply=secret.ply,
            field="ply",
        )


def _opening(
    basis: DecisionBasis, wanted: Forking, last: Recorded, commitment: str, begun: GameStarted
) -> tuple[TableFact, ...]:
    """The facts of the table that a fork begins with; `begun`, if no seat is open."""
    table = basis.position.seen
    facts = list(forking.opening(table, basis.id, wanted.ply, last, commitment))
    for seat, one in enumerate(wanted.seats):
        if one.kind == "open":
            continue
        facts.append(forking.seated(seat, one.bot))
        facts += mixing(seat, one)
    told = all(one.entropy_commitment is None for one in wanted.seats)
    if told and all(one.kind != "open" for one in wanted.seats):
        facts.append(begun)
    return tuple(facts)
