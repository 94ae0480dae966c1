"""Proposals to a table, and what happens once all agree."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, assert_never

import msgspec

from events.codec import tag
from events.log import Log
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table import proposing
from games.kernel.table.agreeing import Agreed, CallOff, Pause, Proposal, Resume, TakeBack
from games.kernel.table.ending import GameVoided
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.preferring import ForcedPlayed
from games.kernel.table.rewinding import Rewound, line, parent
from games.kernel.table.state import TableFact, TableState, evolve_table
from referee.legal_schemas import Undo
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused, refused_by
from service.http.idempotency import IdempotencyKey, Reply
from service.play.basis import DecisionBasis
from service.play.game_cache import LiveGame
from service.play.table_facts import Mark
from service.play.viewers import Actor
from service.table.presenters import proposal_shown
from service.table.proposal_records import ProposalRecord, ProposalRecords, records
from service.table.recorder import TableRecorder
from service.table.rewind_limits import too_often, too_often_alone
from service.table.takebacks import Takebacks

_FORCED: Final = tag(ForcedPlayed)


class Proposals:
    """Takes proposals and answers of seats."""

    def __init__(
        self,
        log: Log,
        recorder: TableRecorder,
        records: ProposalRecords,
        takebacks: Takebacks,
    ) -> None:
        self._log = log
        self._recorder = recorder
        self._records = records
        self._takebacks = takebacks

    async def propose(
        self, game: LiveGame, who: Actor, proposal: Proposal, key: IdempotencyKey | None = None
    ) -> Reply | None:
        """Proposes something; it happens at once if nobody has to be asked. The answer shows the
        proposal; None if it stands already."""

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            seat = who.seat_in(basis)
            if isinstance(proposal, TakeBack):
                return await self._taking_back(basis, seat, proposal)
            return await self._proposing(basis, seat, proposal)

        return await self._recorder.answer(game, decide, key, _encoded)

    async def agree(self, game: LiveGame, who: Actor, number: int) -> None:
        """Agrees with a proposal. Harmless when repeated."""

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            now, seat = basis.position, who.seat_in(basis)
            if (closed := await self._closed(basis, number)) is not None:
                if closed.status == "agreed" and seat in closed.agreed:
                    return ()
                raise forbidden(basis, proposing.closed())
            fact = proposing.agree(now.seen, seat, ply=now.ply)
            if isinstance(fact, Illegal):
                raise forbidden(basis, fact)
            return () if fact is None else await self._agreed(basis, fact)

        await self._recorder.record(game, decide)

    async def decline(self, game: LiveGame, who: Actor, number: int) -> None:
        """Does not agree; whoever has proposed it withdraws. Harmless when repeated."""

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            return await self._declining(basis, who.seat_in(basis), number)

        await self._recorder.record(game, decide)

    async def withdraw(self, game: LiveGame, who: Actor, number: int) -> None:
        """Does not propose it any more: only the seat that has. Harmless when repeated."""

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            seat, known = who.seat_in(basis), basis.position.seen.proposal
            closed = await self._closed(basis, number)
            proposer = known.seat if closed is None and known is not None else None
            if seat != (proposer if closed is None else closed.seat):
                raise refused(kinds.NOT_YOUR_SEAT, Sentence("proposal-not-yours"), field="seat")
            return await self._declining(basis, seat, number)

        await self._recorder.record(game, decide)

    async def _declining(
        self, basis: DecisionBasis, seat: Seat, number: int
    ) -> Sequence[TableFact]:
        now = basis.position
        if (closed := await self._closed(basis, number)) is not None:
            own = closed.status == "withdrawn" and closed.seat == seat
            if own or (closed.status == "declined" and closed.declined_by == seat):
                return ()
            raise forbidden(basis, proposing.closed())
        fact = proposing.decline(now.seen, seat, ply=now.ply)
        if isinstance(fact, Illegal):
            raise forbidden(basis, fact)
        return (fact,)

    async def _closed(self, basis: DecisionBasis, number: int) -> ProposalRecord | None:
        """A proposal that was decided on, or has lapsed; None if it is the last one and stands."""
        table = basis.position.seen
        if table.proposal is not None and table.proposal.number == number:
            return None
        found = await self._records.of_number(basis, number)
        if found is None:
            raise refused(kinds.UNKNOWN_PROPOSAL)
        return found

    async def undo(self, basis: DecisionBasis, seat: Seat) -> Undo | None:
        """How a seat can take back the last of its own choices that the game stands on; None if it
        has none, or neither can nor may ask to."""
        now = basis.position
        if now.over:
            return None
        plies = [(max(one.first, 1), one.last) for one in line(now.seen.rewinds, now.ply)]
        asks, last = _asks(basis, seat), await self._last_choice(basis, seat, plies)
        own = last is not None and last[1] == seat
        if not own:
            last = await self._last_choice(basis, seat, plies, of=seat) if asks else None
        if last is None:
            return None
        to = parent(now.seen.rewinds, last[0])
        if self._untakeable(basis, seat, to) is not None:
            return None
        free = own and await self._is_free(basis, seat, to)
        return Undo(to=to, free=free) if free or asks else None

    async def _last_choice(
        self,
        basis: DecisionBasis,
        seat: Seat,
        plies: Sequence[tuple[int, int]],
        of: Seat | None = None,
    ) -> tuple[int, int] | None:
        """The ply and the seat of the last move, or of the last one of a seat. For a seat whose
        forced moves are played, they are no choices: taken back, they would be played again."""
        while (last := await self._log.last_action(basis.id, plies, seat=of)) is not None:
            if seat not in basis.position.seen.forced or not await self._forced(basis, last[0]):
                break
            plies = [(first, min(end, last[0] - 1)) for first, end in plies if first < last[0]]
        return last

    async def _forced(self, basis: DecisionBasis, ply: int) -> bool:
        """Whether the move was forced: the fact right before it says so."""
        before = await self._log.reached(basis.id, ply - 1)
        found = await self._log.read(basis.id, after=before - 1, until=before)
        return any(event.kind == _FORCED for event in found)

    async def _is_free(self, basis: DecisionBasis, seat: Seat, to: int) -> bool:
        try:
            return isinstance(await self._freely(basis, seat, to), Rewound)
        except ProblemError:  # the game has gone on meanwhile
            return False

    async def _proposing(
        self, basis: DecisionBasis, seat: Seat, proposal: Proposal
    ) -> Sequence[TableFact]:
        fact = proposing.propose(basis.position.seen, seat, proposal, ply=basis.position.ply)
        if isinstance(fact, Illegal):
            raise forbidden(basis, fact)
        return () if fact is None else await self._agreed(basis, fact)

    async def _taking_back(
        self, basis: DecisionBasis, seat: Seat, wanted: TakeBack
    ) -> Sequence[TableFact]:
        """One's own choices go at once; for others all have to agree, and bots never do: they could
        be made to draw again and again."""
        illegal = self._untakeable(basis, seat, wanted.to)
        if illegal is not None:
            raise forbidden(basis, illegal)
        found = await self._freely(basis, seat, wanted.to)
        if isinstance(found, Rewound):
            return (found,)
        if not _asks(basis, seat):
            asked = "nobody" if _alone(basis, seat) else "never"
            raise forbidden(basis, Illegal(found.rule, found.key, **found.args, ask=asked))
        return await self._proposing(basis, seat, wanted)

    def _untakeable(self, basis: DecisionBasis, seat: Seat, to: int) -> Illegal | None:
        """Why a seat cannot go back to a ply, whoever agrees."""
        table = basis.position.seen
        illegal = proposing.take_back(table, seat, to, ply=basis.position.ply)
        return illegal or too_often(table.rewinds, to)

    async def _freely(self, basis: DecisionBasis, seat: Seat, to: int) -> Rewound | Illegal:
        """The fact by which a seat goes back without asking, or why it has to ask."""
        often = too_often_alone(basis.position.seen.takebacks, seat)
        hindrance = often or await self._takebacks.hindrance(basis, seat, to)
        if hindrance is not None:
            return hindrance
        fact = await self._recorder.rewinding(basis, to, "takeback", seat)
        return await self._takebacks.in_time(basis, fact) or fact

    async def _agreed(self, basis: DecisionBasis, fact: TableFact) -> Sequence[TableFact]:
        """A fact, and what follows if everybody agrees now. Seats that are out of the game go
        along with whatever the others want."""
        table = evolve_table(basis.position.seen, fact, ply=basis.position.ply)
        facts: list[TableFact] = [fact]
        for seat in _going_along(basis, table):
            facts.append(Agreed(seat=seat))
            table = evolve_table(table, facts[-1], ply=basis.position.ply)
        if table.proposal is not None and proposing.unanimous(table):
            facts.append(await self._effect(basis, table.proposal.proposal))
        return facts

    async def _effect(self, basis: DecisionBasis, proposal: Proposal) -> TableFact:
        match proposal:
            case TakeBack(to=to):
                return await self._recorder.rewinding(basis, to, "agreed")
            case Pause(hours=hours):
                until = basis.position.now() + timedelta(hours=hours)
                return Paused(why="agreed", until=until.isoformat().replace("+00:00", "Z"))
            case Resume():
                return Resumed(why="agreed")
            case CallOff():
                return GameVoided(why="abandoned")
            case _:
                assert_never(proposal)


def _encoded(basis: DecisionBasis, facts: Sequence[TableFact], at: datetime) -> bytes:
    """The answer to a proposal that is made by these facts."""
    now = basis.position
    marks = [
        Mark(version=basis.version + nth, ply=now.ply, at=at) for nth in range(1, len(facts) + 1)
    ]
    (made,) = records(
        zip(facts, marks, strict=True),
        now.seen.persons,
        ply=now.ply,
        first=now.seen.proposals + 1,
    )
    return msgspec.json.encode(proposal_shown(basis.id, made))


def _going_along(basis: DecisionBasis, table: TableState) -> Sequence[Seat]:
    """The persons whom the rules of the title have put out of the game, and who have not agreed."""
    state = basis.position.state
    if table.proposal is None or state is None:
        return ()
    out = basis.title.rules.out(state) & set(table.persons)
    return sorted(out - table.proposal.agreed)


def _asks(basis: DecisionBasis, seat: Seat) -> bool:
    """Whether a seat may ask the others to take moves back, and there is somebody to ask."""
    return basis.position.seen.terms.takebacks == "consent" and not _alone(basis, seat)


def _alone(basis: DecisionBasis, seat: Seat) -> bool:
    """Whether the same person, or nobody, sits on the other seats: against bots, whoever has
    several seats could agree with himself."""
    table = basis.position.seen
    others = set(table.persons) - {seat}
    holder = basis.people.get(seat)
    if len(table.persons) < len(table.seats):
        others = {one for one in others if basis.people.get(one) != holder}
    return not others


def forbidden(basis: DecisionBasis, illegal: Illegal) -> ProblemError:
    """What the rules of the table forbid, as a problem."""
    return refused_by(basis.title, illegal, kinds.NOT_AT_THIS_TABLE)
