"""Facts of rounds, turns, ages and the end."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.agenda import AgendaChange
from games.kernel.seats import Seat
from games.kernel.visibility import Owner
from games.through_the_ages.box import Instance
from games.through_the_ages.facts.base import Happened, OfNation, less
from games.through_the_ages.state import Epoch, Score, State
from games.through_the_ages.state.nation import Nation, Turn
from games.through_the_ages.state.politics import Discarded
from games.through_the_ages.steps import Step


class AgendaChanged(AgendaChange[Step], frozen=True, tag="through-the-ages.agenda-changed"):
    """What is awaited from now on."""

    def applied(self, state: State) -> State:
        return replace(state, agenda=state.agenda.changed(self.closed, self.opened))


class RoundStarted(Happened, frozen=True, kw_only=True):
    """A round begins (TTA-GEN-02)."""

    number: Annotated[int, Meta(description="Number of the round, from 1.")]

    def applied(self, state: State) -> State:
        return replace(state, round=self.number, stage="rounds" if self.number > 1 else "round_1")


class TurnStarted(Happened, frozen=True, kw_only=True):
    """A turn begins; in round 1 some actions count as spent (TTA-TRN-02)."""

    seat: Seat
    number: Annotated[int, Meta(description="Serial number of the turn in the game.")]
    spent_ca: Annotated[int, Meta(description="Civil action tokens that count as spent now.")] = 0
    spent_ma: Annotated[
        int, Meta(description="Military action tokens that count as spent now.")
    ] = 0

    def applied(self, state: State) -> State:
        turn = Turn(spent_ca=self.spent_ca, spent_ma=self.spent_ma)
        nations = list(state.nations)
        nations[self.seat] = replace(nations[self.seat], turn=turn)
        return replace(
            state,
            nations=tuple(nations),
            active=self.seat,
            turn=self.number,
            opened=False,
            attacked=False,
            no_discard=False,
        )


class TurnOpened(Happened, frozen=True, kw_only=True):
    """The active player gave the first command of the turn: too late to resign (TTA-TRN-04)."""

    seat: Seat

    def applied(self, state: State) -> State:
        return replace(state, opened=True)


class CivilActionsMissed(OfNation, frozen=True, kw_only=True):
    """Actions lost to Rebellion count as spent (TTA-EVT-08)."""

    spent_ca: Annotated[int, Meta(description="Civil action tokens that count as spent now.")]

    def changed(self, nation: Nation) -> Nation:
        """The tokens are spent; a revolution is impossible in this turn."""
        turn = replace(nation.turn, spent_ca=self.spent_ca, rebelled=True)
        return replace(nation, turn=turn, lost_ca=0)


class ActionsRefreshed(OfNation, frozen=True, kw_only=True):
    """All action tokens are available again, discounts end (TTA-END-07)."""

    def changed(self, nation: Nation) -> Nation:
        return replace(nation, turn=Turn())


class UprisingHappened(Happened, frozen=True, kw_only=True):
    """Discontent workers skip the whole maintenance (TTA-HAP-03)."""

    seat: Seat
    discontent: Annotated[int, Meta(description="Discontent workers.")]
    unused: Annotated[int, Meta(description="Unused workers, who are fewer.")]

    def applied(self, state: State) -> State:
        return state


class TurnEnded(Happened, frozen=True, kw_only=True):
    """A turn is over."""

    seat: Seat

    def applied(self, state: State) -> State:
        return state


class AgeEnded(Happened, frozen=True, kw_only=True):
    """An age is over; the next one begins (TTA-AGE-01)."""

    age: Annotated[Epoch, Meta(description="The age that is over.")]
    begins: Annotated[Epoch, Meta(description="The age that begins.")]

    def applied(self, state: State) -> State:
        """The new age is the current one; cards left in the old deck leave the game."""
        return replace(state, age=self.begins)


class ObsoleteDiscarded(Happened, frozen=True, kw_only=True):
    """Obsolete cards left a hand (TTA-AGE-03)."""

    seat: Seat
    civil: Annotated[tuple[Instance, ...], Meta(description="Civil cards.")]
    military: Annotated[
        Owner[tuple[Instance, ...]], Meta(description="Military cards; only their owner sees them.")
    ]

    def applied(self, state: State) -> State:
        nation = state.nations[self.seat]
        nation = replace(
            nation,
            civil=tuple(held for held in nation.civil if held.card not in self.civil),
            military=less(nation.military, self.military),
            shown=() if self.military else nation.shown,
        )
        hidden = tuple(Discarded(card=one, by=self.seat, open=False) for one in self.military)
        return replace(
            state.with_nation(self.seat, nation),
            gone=state.gone + self.civil,
            discards=state.discards + hidden,
        )


class LastRoundAnnounced(Happened, frozen=True, kw_only=True):
    """The last civil deck has run out (TTA-FIN-01, TTA-FIN-04, TTA-FIN-05)."""

    round: Annotated[int, Meta(description="Number of the last round.")]

    def applied(self, state: State) -> State:
        return replace(state, last_round=self.round)


class PlayerResigned(Happened, frozen=True, kw_only=True):
    """A player left the game (TTA-POL-50); `start` begins the rounds from now on."""

    seat: Seat
    start: Annotated[Seat, Meta(description="The seat that starts rounds from now on.")]

    def applied(self, state: State) -> State:
        """The nation is out of the game, with everything it had."""
        nation = replace(state.nations[self.seat], alive=False)
        return replace(
            state.with_nation(self.seat, nation),
            resigned=(*state.resigned, self.seat),
            start=self.start,
            contest=None,
        )


class FinalScored(Happened, frozen=True, kw_only=True):
    """The final scoring, by seat (TTA-FIN)."""

    scores: Annotated[
        tuple[Score | None, ...],
        Meta(description="The score sheet of each seat; null: it is out of the game."),
    ]

    def applied(self, state: State) -> State:
        return replace(state, scores=self.scores)


class GameEnded(Happened, frozen=True, kw_only=True):
    """The game is over."""

    reason: Annotated[
        Literal["final_scoring", "resignation"],
        Meta(description="Because it was scored, or only one nation was left."),
    ]

    def applied(self, state: State) -> State:
        return replace(state, stage="over")


class FinalScoringBegun(Happened, frozen=True, kw_only=True):
    """The last turn is over; ties count as if this seat were active (TTA-FIN-07)."""

    seat: Seat

    def applied(self, state: State) -> State:
        return replace(state, stage="final_scoring", active=self.seat)
