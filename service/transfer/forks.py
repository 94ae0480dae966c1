"""Opening forks."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from msgspec import Struct

from events.envelope import Recorded
from events.log import Log
from games.kernel.lifecycle import (
    ChanceCommitted,
    GameDescended,
    GameOpened,
    GameStarted,
    SeatTaken,
    TableFact,
    TableState,
    evolve_table,
)
from projections.decoder import Decoder
from projections.visibility import Visibility
from service.lobby.entropy import mixing
from service.lobby.schemas.games import SeatWanted
from service.lobby.takeover import TakenOver, hidden, taken_over
from service.play.game_cache import LiveGame
from service.play.idempotency import IdempotencyKey, Reply
from service.play.past import Past
from service.play.positions import Position
from service.play.secrets import Secrets
from service.problems import kinds
from service.problems.problem import refused
from service.transfer.adoption import Adoption, Adoptions

FINISHED: Final = "Nothing is left to decide after ply {}."


class Forking(Struct, frozen=True, kw_only=True):
    """What an account wants: to go on from a ply, with these at the seats."""

    account: str
    ply: int
    seats: tuple[SeatWanted, ...]
    visibility: Visibility


class Forker:
    """Opens games that go on from a ply of another one."""

    def __init__(self, log: Log, past: Past, decoder: Decoder, adoptions: Adoptions) -> None:
        self._log = log
        self._past = past
        self._decoder = decoder
        self._adoptions = adoptions

    async def fork(
        self,
        game: LiveGame,
        forking: Forking,
        name: IdempotencyKey | None,
        show: Callable[[LiveGame], Awaitable[bytes]],
    ) -> Reply:
        """A new game that begins with the plies of `game`. Raises a problem if it may not."""
        if told := await self._adoptions.replied(name):
            return told
        at = await self._position(game, forking.ply)
        events = await self._log.read(game.id, until=at.version)
        _permitted(game, events, forking.account)
        fork_id = self._adoptions.fresh_id(name)
        seed = await self._adoptions.plant(fork_id)
        commitment = Secrets.of(fork_id, seed).commitment
        opening = _opening(game.position.seen, game.id, forking, events[-1], commitment)
        begins = GameStarted() in opening
        taken = taken_over(events if begins else (), len(opening), self._decoder)
        adoption = Adoption(
            id=fork_id,
            account=forking.account,
            title=game.title,
            seed=seed,
            entries=(*self._decoder.facts(opening, ply=0), *taken.entries),
            table=_table(opening, taken),
            state=at.state if begins else None,
            ply=at.ply if begins else 0,
            people={
                seat: forking.account for seat, one in enumerate(forking.seats) if one.kind == "me"
            },
            visibility=forking.visibility,
        )
        return await self._adoptions.adopt(adoption, name, show)

    async def _position(self, game: LiveGame, ply: int) -> Position:
        if game.position.state is None:
            raise refused(kinds.GAME_NOT_STARTED)
        if ply > game.position.ply:
            detail = f"The game is at ply {game.position.ply}."
            raise refused(kinds.UNKNOWN_PLY, detail, field="ply")
        if game.title.retired:
            raise refused(
                kinds.GAME_ENDED,
                "The ruleset of this game is retired: the game can be read, but not played.",
            )
        found = await self._past.at(game, ply)
        if not found.state.agenda.awaits():
            raise refused(kinds.GAME_ENDED, FINISHED.format(ply), field="ply")
        return found


def _permitted(game: LiveGame, events: Sequence[Recorded], account: str) -> None:
    """Refuses a fork that would open what its maker may not know."""
    if game.position.over:
        return
    secret = hidden(events, game.held_by(account))
    if secret is not None:
        raise refused(
            kinds.FORK_WOULD_REVEAL,
            f"Event {secret.version} ({secret.kind}) of ply {secret.ply} hides something from you.",
            ply=secret.ply,
            field="ply",
        )


def _opening(
    table: TableState, game_id: str, forking: Forking, last: Recorded, commitment: str
) -> tuple[TableFact, ...]:
    """The facts of the table that a fork begins with; the start, if no seat is open."""
    facts: list[TableFact] = [
        GameOpened(
            title=table.title,
            ruleset=table.ruleset,
            seats=len(table.seats),
            options=table.options,
        ),
        GameDescended(how="fork", game=game_id, ply=forking.ply, head=(last.hash or b"").hex()),
        ChanceCommitted(commitment=commitment),
    ]
    for seat, one in enumerate(forking.seats):
        if one.kind == "open":
            continue
        facts.append(SeatTaken(seat=seat, by="bot" if one.kind == "bot" else "person", bot=one.bot))
        facts += mixing(seat, one)
    told = all(one.entropy_commitment is None for one in forking.seats)
    if told and all(one.kind != "open" for one in forking.seats):
        facts.append(GameStarted())
    return tuple(facts)


def _table(opening: Sequence[TableFact], taken: TakenOver) -> TableState:
    table: TableState | None = None
    for fact in opening:
        table = evolve_table(table, fact)
    for ply, rewound in taken.rewinds:
        table = evolve_table(table, rewound, ply=ply)
    assert table is not None
    return table
