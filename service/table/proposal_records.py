"""The proposals of a game as its log tells them."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.kernel.table.agreeing import Agreed, Declined, Proposal, Proposed, TakeBack
from games.kernel.table.ending import GameFinished, GameVoided, SeatForfeited
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.rewinding import Rewound
from service.play.basis import DecisionBasis
from service.play.table_facts import Mark, TableFacts

ProposalStatus = Literal["open", "agreed", "declined", "withdrawn", "lapsed"]
_FACTS: Final = (
    *(Proposed, Agreed, Declined),
    *(Paused, Resumed, Rewound, SeatForfeited, GameFinished, GameVoided),
)


class ProposalRecord(Struct, frozen=True, kw_only=True):
    """A proposal from its making to its end. A takeback without asking was proposed and agreed on
    at once."""

    number: int
    seat: Seat
    proposal: Proposal
    agreed: frozenset[Seat]
    opened: Mark
    status: ProposalStatus = "open"
    closed: Mark | None = None
    declined_by: Seat | None = None


class ProposalRecords:
    """Reads proposals. The log is asked each time: whoever has just made one sees it."""

    def __init__(self, facts: TableFacts) -> None:
        self._facts = facts

    async def of_game(self, basis: DecisionBasis) -> Sequence[ProposalRecord]:
        """All proposals of a game, the first one first."""
        return [await self._ended(basis, one) for one in await self._of(basis)]

    async def of_number(self, basis: DecisionBasis, number: int) -> ProposalRecord | None:
        """One proposal of a game."""
        found = await self._of(basis)
        return await self._ended(basis, found[number - 1]) if 1 <= number <= len(found) else None

    async def _of(self, basis: DecisionBasis) -> Sequence[ProposalRecord]:
        now = basis.position
        if not now.seen.proposals:
            return ()
        persons = {*now.seen.persons, *(one.seat for one in now.seen.forfeits)}
        return records(await self._facts.of(basis.id, _FACTS), persons, ply=now.ply)

    async def _ended(self, basis: DecisionBasis, one: ProposalRecord) -> ProposalRecord:
        """The record, with the move that has answered it, if one has."""
        if one.status != "lapsed" or one.closed is not None:
            return one
        return replace(one, closed=await self._facts.after(basis.id, one.opened.ply))


def records(
    log: Iterable[tuple[object, Mark]], persons: Iterable[Seat], *, ply: int, first: int = 1
) -> Sequence[ProposalRecord]:
    """The fold of facts of the table in a game after `ply`; `persons` are the seats that persons
    had at the first of them, which proposes number `first`. What a move has answered is lapsed, and
    has no end here."""
    fold = _Fold(persons, first)
    for fact, mark in log:
        fold.add(fact, mark)
    if (last := fold.open) is not None and _answered(last, ply):
        fold.end("lapsed", None)
    return fold.found


class _Fold:
    """Proposals so far, of which the last one may be open."""

    def __init__(self, persons: Iterable[Seat], first: int) -> None:
        self.found: list[ProposalRecord] = []
        self._playing = set(persons)
        self._first = first

    @property
    def open(self) -> ProposalRecord | None:
        last = self.found[-1] if self.found else None
        return last if last is not None and last.status == "open" else None

    def add(self, fact: object, mark: Mark) -> None:
        match fact:
            case Proposed(seat=seat, proposal=proposal):
                self._lapse(mark)
                self._begin(seat, proposal, mark)
            case Agreed(seat=seat) if self.open is not None:
                self.found[-1] = replace(self.open, agreed=self.open.agreed | {seat})
            case Declined(seat=seat) if self.open is not None:
                own = seat == self.open.seat
                self.end("withdrawn" if own else "declined", mark, None if own else seat)
            case Rewound(why="takeback", to=to, seat=int(seat)):
                self._lapse(mark)
                self._begin(seat, TakeBack(to=to), mark)
                self.end("agreed", mark)
            case SeatForfeited(seat=seat):
                self._lapse(mark)
                self._playing.discard(seat)
            case Paused() | Resumed() | Rewound() | GameFinished() | GameVoided():
                self._lapse(mark)
            case _:
                return
        if self.open is not None and self._playing <= self.open.agreed:
            self.end("agreed", mark)

    def end(self, status: ProposalStatus, mark: Mark | None, by: Seat | None = None) -> None:
        self.found[-1] = replace(self.found[-1], status=status, closed=mark, declined_by=by)

    def _begin(self, seat: Seat, proposal: Proposal, mark: Mark) -> None:
        number = self._first + len(self.found)
        self.found.append(
            ProposalRecord(
                number=number,
                seat=seat,
                proposal=proposal,
                agreed=frozenset({seat}),
                opened=mark,
            )
        )

    def _lapse(self, mark: Mark) -> None:
        """Something else has happened at the table, perhaps after a move had answered."""
        if (last := self.open) is not None:
            self.end("lapsed", None if _answered(last, mark.ply) else mark)


def _answered(one: ProposalRecord, ply: int) -> bool:
    """Whether a move has answered a proposal (KR-TABLE-10)."""
    return isinstance(one.proposal, TakeBack) and one.opened.ply != ply
