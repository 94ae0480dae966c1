"""The table as it is: the fold of its facts."""

from collections.abc import Mapping
from typing import Literal, TypeAlias, assert_never

from msgspec import Raw, Struct, UnsetType
from msgspec.structs import replace

from games.kernel.result import Result
from games.kernel.seats import Seat
from games.kernel.table.agreeing import Agreed, Declined, OpenProposal, Proposed
from games.kernel.table.disputing import (
    Dispute,
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
)
from games.kernel.table.ending import (
    Forfeit,
    ForfeitReason,
    GameFinished,
    GameVoided,
    SeatForfeited,
    conceded,
    settled,
)
from games.kernel.table.opening import (
    ChanceCommitted,
    EntropyCommitted,
    EntropyGiven,
    EntropyWithheld,
    GameDescended,
    GameOpened,
    GameStarted,
    SeatLeft,
    SeatTaken,
)
from games.kernel.table.passing import PassOrdered, PassPlayed, PassWithdrawn
from games.kernel.table.pausing import Paused, PauseReason, Resumed
from games.kernel.table.preferring import ForcedPlayed, PreferencesSet
from games.kernel.table.rewinding import Rewind, Rewound
from games.kernel.table.terms import Terms, TermsSet
from games.kernel.table.timing import TimeCredited, TimeExpired
from games.kernel.title import AnyTitle
from games.kernel.windows import StandingPass

TableFact: TypeAlias = (
    GameOpened
    | TermsSet
    | GameDescended
    | ChanceCommitted
    | SeatTaken
    | EntropyCommitted
    | EntropyGiven
    | EntropyWithheld
    | SeatLeft
    | GameStarted
    | Proposed
    | Agreed
    | Declined
    | Paused
    | Resumed
    | PassOrdered
    | PassWithdrawn
    | PassPlayed
    | PreferencesSet
    | ForcedPlayed
    | TimeExpired
    | TimeCredited
    | Rewound
    | DisputeOpened
    | DisputeDismissed
    | DisputeUpheld
    | DisputeWithdrawn
    | SeatForfeited
    | GameFinished
    | GameVoided
)


Entropy: TypeAlias = str | Mapping[str, str] | None
"""What a seat has added to the draws: a text; `{"withheld": <commitment>}` if it was not told;
None for nothing."""


class Taken(Struct, frozen=True):
    """Who sits on a seat; `bot` is the name of a strategy, None for a person. `entropy` is what a
    person has added to the draws, `commitment` the hash of it where they told it later; `withheld`
    says that the game started without it."""

    bot: str | None
    entropy: str | None = None
    commitment: str | None = None
    withheld: bool = False

    @property
    def mixed(self) -> Entropy:
        """What draws are made from."""
        return {"withheld": self.commitment} if self.withheld and self.commitment else self.entropy


class TableState(Struct, frozen=True, kw_only=True):
    """The fold of the table's facts.

    `seats[i]` is None while seat i is open; `commitment` is that to the seed, None in a game
    whose chance was never committed to. `draws` says how outcomes follow from the seed: by name,
    or (None) by ply. `pauses` are the reasons for which the game stands still.
    `rewinds`, `forfeits` and `disputes` are in the order in which they came; `takebacks` are the
    seats that took back choices of their own without asking, once for each time. `proposals` is how
    many there were, those takebacks among them: none of them was asked about, but all were proposed
    and agreed on. `passes` are the
    orders that hold, at most one for each seat and kind; `forced` the seats whose forced decisions
    are played for them.
    """

    title: str
    ruleset: str
    options: Raw
    seats: tuple[Taken | None, ...]
    commitment: str | None = None
    draws: Literal["named"] | None = None
    terms: Terms = Terms()
    descent: GameDescended | None = None
    started: bool = False
    proposals: int = 0
    proposal: OpenProposal | None = None
    pauses: tuple[Paused, ...] = ()
    rewinds: tuple[Rewind, ...] = ()
    takebacks: tuple[Seat, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    forfeits: tuple[Forfeit, ...] = ()
    passes: tuple[StandingPass, ...] = ()
    forced: frozenset[Seat] = frozenset()
    result: Result | None = None
    voided: GameVoided | None = None

    @property
    def entropies(self) -> tuple[Entropy, ...]:
        """What each seat has added to the draws."""
        return tuple(None if taken is None else taken.mixed for taken in self.seats)

    @property
    def branch(self) -> int:
        """How often the game has gone back to an earlier ply."""
        return len(self.rewinds)

    @property
    def entropy_awaited_from(self) -> tuple[Seat, ...]:
        """The seats that have committed to a text and have not told it."""
        return tuple(
            seat
            for seat, one in enumerate(self.seats)
            if one is not None and one.commitment and one.entropy is None and not one.withheld
        )

    @property
    def awaited_entropy(self) -> tuple[Seat, ...]:
        """The seats whose texts are waited for: all seats are taken, and the game starts then."""
        waiting = not self.started and not self.over and None not in self.seats
        return self.entropy_awaited_from if waiting else ()

    @property
    def entropy_revealed(self) -> bool:
        """Whether a text was told that had been committed to: nobody may leave or sit down who
        could make use of it."""
        return any(one is not None and one.commitment and one.entropy for one in self.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended, in whatever way: then everything in it is open."""
        return self.result is not None or self.voided is not None

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that persons play, or played until the game was over."""
        lost = {one.seat for one in self.forfeits}
        return tuple(
            seat
            for seat, taken in enumerate(self.seats)
            if taken is not None and taken.bot is None and seat not in lost
        )

    @property
    def taken_over(self) -> int:
        """The last ply that was played in another game; -1 if all were played in this one."""
        fork = self.descent is not None and self.descent.how == "fork"
        return self.descent.ply if self.descent is not None and fork else -1


def _preferring(state: TableState, fact: PreferencesSet) -> TableState:
    others = state.forced - {fact.seat}
    return replace(state, forced=others | {fact.seat} if fact.forced else others)


def _opened(fact: GameOpened) -> TableState:
    return TableState(
        title=fact.title,
        ruleset=fact.ruleset,
        options=fact.options,
        seats=(None,) * fact.seats,
    )


def evolve_table(state: TableState | None, fact: TableFact, *, ply: int = 0) -> TableState:
    """The table after `fact`, behind ply `ply`; the first fact comes with no state."""
    if isinstance(fact, GameOpened):
        return _opened(fact)
    assert state is not None, "a log begins with GameOpened"
    match fact:
        case TermsSet():
            return replace(state, terms=fact.terms)
        case GameDescended():
            return replace(state, descent=fact)
        case ChanceCommitted():
            draws = None if isinstance(fact.draws, UnsetType) else fact.draws
            return replace(state, commitment=fact.commitment, draws=draws)
        case SeatTaken() | EntropyCommitted() | EntropyGiven() | EntropyWithheld() | SeatLeft():
            return _seated(state, fact)
        case GameStarted():
            return replace(state, started=True)
        case Proposed() | Agreed() | Declined():
            return _proposed(state, fact, ply)
        case Paused():
            return replace(state, pauses=(*state.pauses, fact), proposal=None)
        case Resumed():
            return _resumed(state, fact.why)
        case PassOrdered() | PassWithdrawn():
            return _passing(state, fact)
        case PreferencesSet():
            return _preferring(state, fact)
        case TimeExpired() | TimeCredited() | PassPlayed() | ForcedPlayed():
            return state
        case Rewound():
            return _rewound(state, fact, ply)
        case DisputeOpened() | DisputeDismissed() | DisputeUpheld() | DisputeWithdrawn():
            return _disputed(state, fact)
        case SeatForfeited():
            return _forfeited(state, fact)
        case GameFinished():
            return replace(state, result=fact.result, proposal=None)
        case GameVoided():
            return replace(state, voided=fact, proposal=None)
        case _:
            assert_never(fact)


def ending(title: AnyTitle, state: object, table: TableState) -> Result | None:
    """How a game ends whose title is in `state`; None if it goes on."""
    result = title.rules.result(state)
    return None if result is None else settled(result, table.forfeits)


def forfeiting(
    table: TableState, seat: Seat, why: ForfeitReason, stand_in: str
) -> tuple[TableFact, ...]:
    """What happens when the person on `seat` loses before the end: the bot `stand_in` plays on,
    unless no person is left, or nobody to play against."""
    lost = (*table.forfeits, Forfeit(seat=seat, why=why))
    out = {one.seat for one in lost}
    persons = [one for one in table.persons if one != seat]
    if persons and len(table.seats) - len(out) > 1:
        return (SeatForfeited(seat=seat, why=why, stand_in=stand_in),)
    result = conceded(len(table.seats), lost)
    return (SeatForfeited(seat=seat, why=why), GameFinished(result=result))


def _rewound(state: TableState, fact: Rewound, ply: int) -> TableState:
    rewinds = (*state.rewinds, Rewind(at=ply, to=fact.to))
    own = (fact.seat,) if fact.why == "takeback" and fact.seat is not None else ()
    return replace(
        state,
        rewinds=rewinds,
        takebacks=state.takebacks + own,
        proposals=state.proposals + len(own),
        proposal=None,
    )


def _seated(
    state: TableState,
    fact: SeatTaken | EntropyCommitted | EntropyGiven | EntropyWithheld | SeatLeft,
) -> TableState:
    if isinstance(fact, SeatTaken):
        return _on_seat(state, fact.seat, Taken(fact.bot))
    if isinstance(fact, SeatLeft):
        return _on_seat(state, fact.seat, None)
    taken = state.seats[fact.seat] or Taken(None)
    match fact:
        case EntropyCommitted():
            return _on_seat(state, fact.seat, replace(taken, commitment=fact.commitment))
        case EntropyGiven():
            return _on_seat(state, fact.seat, replace(taken, entropy=fact.entropy))
        case EntropyWithheld():
            return _on_seat(state, fact.seat, replace(taken, withheld=True))


def _on_seat(state: TableState, seat: Seat, taken: Taken | None) -> TableState:
    return replace(state, seats=(*state.seats[:seat], taken, *state.seats[seat + 1 :]))


def _proposed(state: TableState, fact: Proposed | Agreed | Declined, ply: int) -> TableState:
    match fact:
        case Proposed():
            proposal = OpenProposal(
                number=state.proposals + 1,
                seat=fact.seat,
                proposal=fact.proposal,
                ply=ply,
                agreed=frozenset({fact.seat}),
            )
            return replace(state, proposals=proposal.number, proposal=proposal)
        case Declined():
            return replace(state, proposal=None)
        case Agreed():
            if state.proposal is None:
                return state
            agreed = state.proposal.agreed | {fact.seat}
            return replace(state, proposal=replace(state.proposal, agreed=agreed))


def _resumed(state: TableState, why: PauseReason) -> TableState:
    pauses = tuple(one for one in state.pauses if one.why != why)
    return replace(state, pauses=pauses, proposal=None)


def _disputed(
    state: TableState, fact: DisputeOpened | DisputeDismissed | DisputeUpheld | DisputeWithdrawn
) -> TableState:
    match fact:
        case DisputeOpened():
            dispute = Dispute(
                number=fact.dispute, seat=fact.seat, ply=fact.ply, refusal=fact.refusal
            )
            return replace(state, disputes=(*state.disputes, dispute))
        case DisputeDismissed():
            status = "dismissed"
        case DisputeUpheld():
            status = "upheld"
        case DisputeWithdrawn():
            status = "withdrawn"
    disputes = tuple(
        replace(one, status=status) if one.number == fact.dispute else one for one in state.disputes
    )
    return replace(state, disputes=disputes)


def _passing(state: TableState, fact: PassOrdered | PassWithdrawn) -> TableState:
    kept = tuple(one for one in state.passes if (one.seat, one.kind) != (fact.seat, fact.kind))
    if isinstance(fact, PassOrdered):
        order = StandingPass(seat=fact.seat, kind=fact.kind, until=fact.until, turns=fact.turns)
        kept = (*kept, order)
    return replace(state, passes=kept)


def _forfeited(state: TableState, fact: SeatForfeited) -> TableState:
    """Who is asked has changed, so nothing that was proposed stands any more."""
    lost = Forfeit(seat=fact.seat, why=fact.why)
    taken = state.seats[fact.seat]
    passes = tuple(one for one in state.passes if one.seat != fact.seat)
    forced = state.forced - {fact.seat}
    state = replace(
        state, forfeits=(*state.forfeits, lost), proposal=None, passes=passes, forced=forced
    )
    if fact.stand_in is None:
        return state
    return _on_seat(state, fact.seat, replace(taken or Taken(None), bot=fact.stand_in))
