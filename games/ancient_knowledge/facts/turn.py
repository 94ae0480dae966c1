"""Facts of the course of the game: turns, phases, effects, the end (AK-TURN, AK-EFF, AK-END)."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.ancient_knowledge.box import SourceId
from games.ancient_knowledge.facts.base import Happened, Noted, OfPlayer
from games.ancient_knowledge.state import Score, State
from games.ancient_knowledge.state.player import NO_EXCHANGES, NO_TURN, Phase, Player
from games.ancient_knowledge.steps import Step
from games.kernel.agenda import AgendaChange
from games.kernel.seats import Seat


class TurnStarted(Happened, frozen=True, kw_only=True):
    """A turn began (AK-TURN-01)."""

    seat: Seat
    round: Annotated[int, Meta(description="Number of the round, from 1.")]

    def applied(self, state: State) -> State:
        return replace(state, stage="turns", round=self.round)


class TurnEnded(OfPlayer, frozen=True, kw_only=True):
    """A turn ended (AK-DEC-09)."""

    def changed(self, player: Player) -> Player:
        """What counted for the turn is over, and new exchanges can be made."""
        return replace(player, turn=NO_TURN, exchanges=NO_EXCHANGES)


class PhaseStarted(OfPlayer, frozen=True, kw_only=True):
    """A phase of a turn began (AK-TURN-02)."""

    phase: Annotated[Phase, Meta(description="The phase; `aftermath`: after all declines.")]

    def changed(self, player: Player) -> Player:
        return replace(player, turn=replace(player.turn, phase=self.phase))


class ActionChosen(Noted, frozen=True, kw_only=True):
    """One of the two actions of a turn (AK-ACT-01)."""

    seat: Seat
    action: Annotated[
        Literal["create", "learn", "archive", "excavate", "search"], Meta(description="The action.")
    ]
    index: Annotated[int, Meta(description="The first or the second action of the turn, 1 or 2.")]


class EffectActivated(Noted, frozen=True, kw_only=True):
    """Effect number `effect` of a card is being carried out."""

    seat: Seat
    source: SourceId
    effect: Annotated[int, Meta(description="Number of the effect on the card, from 0.")]


class EffectRefused(Noted, frozen=True, kw_only=True):
    """An optional effect was refused (AK-EFF-18)."""

    seat: Seat
    source: SourceId


class EffectHadNoResult(Noted, frozen=True, kw_only=True):
    """An effect could do nothing and is used up (AK-EFF-17, AK-EFF-18)."""

    seat: Seat
    source: SourceId
    effect: Annotated[int, Meta(description="Number of the effect on the card, from 0.")]


class DeclinePhaseSkipSet(OfPlayer, frozen=True, kw_only=True):
    """The Decline phase of this turn will be left out (E-03)."""

    def changed(self, player: Player) -> Player:
        return replace(player, turn=replace(player.turn, skip_decline=True))


class DeclinePhaseSkipped(OfPlayer, frozen=True, kw_only=True):
    """The Decline phase was left out (AK-DEC-01)."""

    def changed(self, player: Player) -> Player:
        return replace(player, turn=replace(player.turn, skip_decline=False))


class HalfGameReached(Happened, frozen=True, kw_only=True):
    """A player was the first with enough monuments in the Past (AK-MID-01)."""

    seat: Seat

    def applied(self, state: State) -> State:
        return replace(state, half_game=True)


class EndTriggered(Happened, frozen=True, kw_only=True):
    """A player triggered the end of the game (AK-END-01)."""

    seat: Seat

    def applied(self, state: State) -> State:
        return replace(state, end_triggered=True)


class RoundLimitReached(Noted, frozen=True, kw_only=True):
    """The last round of the limit is over (AK-END-04)."""

    round: Annotated[int, Meta(description="Number of the round, from 1.")]


class ScoreComputed(Happened, frozen=True, kw_only=True):
    """The score sheet of a player (AK-SCO)."""

    seat: Seat
    monuments: Annotated[int, Meta(description="Points printed on the monuments of the Past.")]
    effects: Annotated[int, Meta(description="Points of scoring effects of monuments in the Past.")]
    technologies: Annotated[int, Meta(description="Points of technologies of level II.")]
    timeline: Annotated[
        int, Meta(description="Points for monuments still in the Timeline, 1 each.")
    ]
    lost: Annotated[int, Meta(description="Points for lost knowledge, -1 each.")]
    total: Annotated[int, Meta(description="All points; may be negative.")]

    def applied(self, state: State) -> State:
        score = Score(
            seat=self.seat,
            monuments=self.monuments,
            effects=self.effects,
            technologies=self.technologies,
            timeline=self.timeline,
            lost=self.lost,
        )
        return replace(state, scores=(*state.scores, score))


class GameFinished(Happened, frozen=True, kw_only=True):
    """The game is over."""

    winners: Annotated[tuple[Seat, ...], Meta(description="The seats that have won.")]

    def applied(self, state: State) -> State:
        return replace(state, stage="over")


class AgendaChanged(AgendaChange[Step], frozen=True, tag="ancient-knowledge.agenda-changed"):
    """Last fact of a move: steps that are done, and those that are new."""

    def applied(self, state: State) -> State:
        return replace(state, agenda=state.agenda.changed(self.closed, self.opened))


Course = AgendaChanged | TurnStarted | TurnEnded | PhaseStarted | ActionChosen
OfEffects = EffectActivated | EffectHadNoResult | EffectRefused
Declines = DeclinePhaseSkipSet | DeclinePhaseSkipped
Ending = HalfGameReached | EndTriggered | RoundLimitReached | ScoreComputed | GameFinished
TurnFact = Course | OfEffects | Declines | Ending
