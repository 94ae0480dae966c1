"""Proposals to a table, and what happens once all agree."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final, assert_never

from events.codec import tag
from events.log import Log
from games.kernel.lifecycle import (
    Agreed,
    CallOff,
    ForcedPlayed,
    GameVoided,
    Pause,
    Paused,
    Proposal,
    Resume,
    Resumed,
    Rewound,
    TableFact,
    TableState,
    TakeBack,
    evolve_table,
    line,
    parent,
)
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.table import proposing
from service.play.game_cache import LiveGame
from service.problems import kinds
from service.problems.problem import ProblemError, refused, rule_url
from service.table.recorder import TableRecorder
from service.table.rewind_limits import too_often
from service.table.schemas import Undo
from service.table.takebacks import Takebacks

_FORCED: Final = tag(ForcedPlayed)


class Proposals:
    """Takes proposals and answers of seats."""

    def __init__(self, log: Log, recorder: TableRecorder, takebacks: Takebacks) -> None:
        self._log = log
        self._recorder = recorder
        self._takebacks = takebacks

    async def propose(self, game: LiveGame, seat: Seat, proposal: Proposal) -> None:
        """Proposes something; it happens at once if nobody has to be asked."""

        async def decide(game: LiveGame) -> Sequence[TableFact]:
            if isinstance(proposal, TakeBack):
                return await self._taking_back(game, seat, proposal)
            return await self._proposing(game, seat, proposal)

        await self._recorder.record(game, decide)

    async def agree(self, game: LiveGame, seat: Seat) -> None:
        """Agrees with what is proposed. Harmless when repeated."""

        async def decide(game: LiveGame) -> Sequence[TableFact]:
            now = game.position
            fact = proposing.agree(now.seen, seat, ply=now.ply)
            if isinstance(fact, Illegal):
                raise forbidden(game, fact)
            return () if fact is None else await self._agreed(game, fact)

        await self._recorder.record(game, decide)

    async def decline(self, game: LiveGame, seat: Seat) -> None:
        """Does not agree, or withdraws."""

        async def decide(game: LiveGame) -> Sequence[TableFact]:
            now = game.position
            fact = proposing.decline(now.seen, seat, ply=now.ply)
            if isinstance(fact, Illegal):
                raise forbidden(game, fact)
            return (fact,)

        await self._recorder.record(game, decide)

    async def undo(self, game: LiveGame, seat: Seat) -> Undo | None:
        """How a seat can take back the last of its own choices that the game stands on; None if it
        has none, or neither can nor may ask to."""
        now = game.position
        if now.over:
            return None
        plies = [(max(one.first, 1), one.last) for one in line(now.seen.rewinds, now.ply)]
        asks, last = _asks(game, seat), await self._last_choice(game, seat, plies)
        own = last is not None and last[1] == seat
        if not own:
            last = await self._last_choice(game, seat, plies, of=seat) if asks else None
        if last is None:
            return None
        to = parent(now.seen.rewinds, last[0])
        if self._untakeable(game, seat, to) is not None:
            return None
        free = own and await self._is_free(game, seat, to)
        return Undo(to=to, free=free) if free or asks else None

    async def _last_choice(
        self, game: LiveGame, seat: Seat, plies: Sequence[tuple[int, int]], of: Seat | None = None
    ) -> tuple[int, int] | None:
        """The ply and the seat of the last move, or of the last one of a seat. For a seat whose
        forced moves are played, they are no choices: taken back, they would be played again."""
        while (last := await self._log.last_action(game.id, plies, seat=of)) is not None:
            if seat not in game.position.seen.forced or not await self._forced(game, last[0]):
                break
            plies = [(first, min(end, last[0] - 1)) for first, end in plies if first < last[0]]
        return last

    async def _forced(self, game: LiveGame, ply: int) -> bool:
        """Whether the move was forced: the fact right before it says so."""
        before = await self._log.reached(game.id, ply - 1)
        found = await self._log.read(game.id, after=before - 1, until=before)
        return any(event.kind == _FORCED for event in found)

    async def _is_free(self, game: LiveGame, seat: Seat, to: int) -> bool:
        try:
            return isinstance(await self._freely(game, seat, to), Rewound)
        except ProblemError:  # the game has gone on meanwhile
            return False

    async def _proposing(
        self, game: LiveGame, seat: Seat, proposal: Proposal
    ) -> Sequence[TableFact]:
        fact = proposing.propose(game.position.seen, seat, proposal, ply=game.position.ply)
        if isinstance(fact, Illegal):
            raise forbidden(game, fact)
        return () if fact is None else await self._agreed(game, fact)

    async def _taking_back(
        self, game: LiveGame, seat: Seat, wanted: TakeBack
    ) -> Sequence[TableFact]:
        """One's own choices go at once; for others all have to agree, and bots never do: they could
        be made to draw again and again."""
        illegal = self._untakeable(game, seat, wanted.to)
        if illegal is not None:
            raise forbidden(game, illegal)
        found = await self._freely(game, seat, wanted.to)
        if isinstance(found, Rewound):
            return (found,)
        if not _asks(game, seat):
            asked = (
                "There is nobody to ask."
                if _alone(game, seat)
                else "At this table nobody is asked to agree to a takeback."
            )
            because = f"{found.because} {asked}"
            raise forbidden(game, Illegal(rule=found.rule, because=because))
        return await self._proposing(game, seat, wanted)

    def _untakeable(self, game: LiveGame, seat: Seat, to: int) -> Illegal | None:
        """Why a seat cannot go back to a ply, whoever agrees."""
        table = game.position.seen
        illegal = proposing.take_back(table, seat, to, ply=game.position.ply)
        return illegal or too_often(table.rewinds, to)

    async def _freely(self, game: LiveGame, seat: Seat, to: int) -> Rewound | Illegal:
        """The fact by which a seat goes back without asking, or why it has to ask."""
        hindrance = await self._takebacks.hindrance(game, seat, to)
        if hindrance is not None:
            return hindrance
        fact = await self._recorder.rewinding(game, to, "takeback", seat)
        return await self._takebacks.in_time(game, fact) or fact

    async def _agreed(self, game: LiveGame, fact: TableFact) -> Sequence[TableFact]:
        """A fact, and what follows if everybody agrees now. Seats that are out of the game go
        along with whatever the others want."""
        table = evolve_table(game.position.seen, fact, ply=game.position.ply)
        facts: list[TableFact] = [fact]
        for seat in _going_along(game, table):
            facts.append(Agreed(seat=seat))
            table = evolve_table(table, facts[-1], ply=game.position.ply)
        if table.proposal is not None and proposing.unanimous(table):
            facts.append(await self._effect(game, table.proposal.proposal))
        return facts

    async def _effect(self, game: LiveGame, proposal: Proposal) -> TableFact:
        match proposal:
            case TakeBack(to=to):
                return await self._recorder.rewinding(game, to, "agreed")
            case Pause(hours=hours):
                until = game.position.now() + timedelta(hours=hours)
                return Paused(why="agreed", until=until.isoformat().replace("+00:00", "Z"))
            case Resume():
                return Resumed(why="agreed")
            case CallOff():
                return GameVoided(why="abandoned")
            case _:
                assert_never(proposal)


def _going_along(game: LiveGame, table: TableState) -> Sequence[Seat]:
    """The persons whom the rules of the title have put out of the game, and who have not agreed."""
    state = game.position.state
    if table.proposal is None or state is None:
        return ()
    out = game.title.out(state) & set(table.persons)
    return sorted(out - table.proposal.agreed)


def _asks(game: LiveGame, seat: Seat) -> bool:
    """Whether a seat may ask the others to take moves back, and there is somebody to ask."""
    return game.position.seen.terms.takebacks == "consent" and not _alone(game, seat)


def _alone(game: LiveGame, seat: Seat) -> bool:
    """Whether the same person, or nobody, sits on the other seats: against bots, whoever has
    several seats could agree with himself."""
    table = game.position.seen
    others = set(table.persons) - {seat}
    holder = game.people.get(seat)
    if len(table.persons) < len(table.seats):
        others = {one for one in others if game.people.get(one) != holder}
    return not others


def forbidden(game: LiveGame, illegal: Illegal) -> ProblemError:
    """What the rules of the table forbid, as a problem."""
    return refused(
        kinds.NOT_AT_THIS_TABLE,
        illegal.because,
        words=game.title.words,
        rule=illegal.rule,
        rule_url=rule_url(game.title.meta.slug, illegal.rule),
        because=illegal.because,
    )
