"""The Decline phase: monuments of space 1 reach the Past (AK-DEC)."""

from collections.abc import Iterator

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import ICONS, CardId
from games.ancient_knowledge.commands import Decline
from games.ancient_knowledge.facts.monuments import (
    DeclineBegun,
    MonumentDeclined,
    MonumentDestroyed,
    MonumentDropped,
)
from games.ancient_knowledge.facts.turn import DeclinePhaseSkipSet
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler, resolve
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.timeline import above, monument_of, place_of
from games.ancient_knowledge.steps import FinishingDecline, OrderingDeclines, Resolving
from games.kernel.decision import Work
from games.kernel.seats import Seat


def begin(move: Move, seat: Seat, monument: CardId) -> None:
    """The decline effect first, if the monument has one (AK-DEC-03)."""
    move.note(DeclineBegun(seat=seat, monument=monument))
    move.go_on(FinishingDecline(seat=seat, monument=monument))
    if ICONS[monument] == "decline":
        resolve(move, seat, monument)


def leave(move: Move, seat: Seat, monument: CardId, *, destroyed: bool) -> None:
    """The monument leaves the Timeline, and the one above it drops (AK-CRE-05)."""
    timeline = move.player(seat).timeline
    own, place = monument_of(timeline, monument), place_of(timeline, monument)
    if own is None or place is None:
        return
    dropping, knowledge = above(timeline, monument), own.knowledge
    if destroyed:
        fact = MonumentDestroyed(seat=seat, monument=monument, knowledge_returned=knowledge)
        move.note(fact)
    else:
        move.note(MonumentDeclined(seat=seat, monument=monument, knowledge_lost=knowledge))
    if dropping is not None:
        move.note(MonumentDropped(seat=seat, monument=dropping, space=place[0]))


class DeclineChoice(Choice[OrderingDeclines, Decline]):
    """Which of two monuments on space 1 declines first (AK-DEC-02)."""

    public = True
    rule = "AK-DEC-02"
    key = "monument-not-on-space-1"

    def options(self, state: State, seat: Seat, step: OrderingDeclines) -> Iterator[Decline]:
        """Those on space 1."""
        return (Decline(one.card) for one in state.players[seat].timeline[0])

    def answer(self, move: Move, seat: Seat, step: OrderingDeclines, command: Decline) -> None:
        begin(move, seat, command.monument)


class FinishDecline(Work[FinishingDecline, Move]):
    """Its knowledge is lost, and it goes to the Past, unless its effect destroyed it."""

    def run(self, move: Move, step: FinishingDecline) -> None:
        """Off the Timeline (AK-DEC-03)."""
        leave(move, step.seat, step.monument, destroyed=False)


class DestroySelf(EffectHandler[op.DestroySelf]):
    """The declining monument is discarded with its knowledge (AK-DEC-05)."""

    def possible(self, state: State, script: Resolving, op: op.DestroySelf) -> bool:
        """It is on the Timeline."""
        return place_of(state.players[script.seat].timeline, script.source.card) is not None

    def run(self, move: Move, script: Resolving, op: op.DestroySelf) -> None:
        leave(move, script.seat, script.source.card, destroyed=True)


class SkipDecline(EffectHandler[op.SkipDecline]):
    """The Decline phase of this turn is left out (E-03)."""

    def possible(self, state: State, script: Resolving, op: op.SkipDecline) -> bool:
        """Not in the Decline phase itself: then it has no effect, now or later (E-03)."""
        return state.players[script.seat].turn.phase in ("action_1", "action_2", "timeline")

    def run(self, move: Move, script: Resolving, op: op.SkipDecline) -> None:
        move.note(DeclinePhaseSkipSet(seat=script.seat))
