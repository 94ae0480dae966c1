"""Lost knowledge, and knowledge that burdens others (AK-EFF-13, E-17, E-18)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.commands import ChooseAmount, ChooseMonument, Done, GiveLost
from games.ancient_knowledge.facts.monuments import (
    KnowledgeAdded,
    LostKnowledgeMoved,
    LostKnowledgeRemoved,
)
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.seating import any_opponent, opponents
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.timeline import monuments, place_of
from games.ancient_knowledge.steps import Burdening, GivingLost, RemovingLost, Resolving
from games.kernel.decision import LAPSE, Lapse
from games.kernel.seats import Seat


class LostRemoval(Choice[RemovingLost, ChooseAmount]):
    """How much lost knowledge goes (E-18)."""

    rule = "AK-EFF-07"
    key = "no-such-monument-or-amount"

    def options(self, state: State, seat: Seat, step: RemovingLost) -> Iterator[ChooseAmount]:
        """0 up to what there is."""
        return map(ChooseAmount, range(min(step.amount, state.players[seat].lost) + 1))

    def automatic(self, state: State, seat: Seat, step: RemovingLost) -> Lapse | None:
        """Without lost knowledge there is no choice."""
        return None if state.players[seat].lost else LAPSE

    def answer(self, move: Move, seat: Seat, step: RemovingLost, command: ChooseAmount) -> None:
        if command.amount:
            move.note(LostKnowledgeRemoved(seat=seat, amount=command.amount, source=step.source))


class BurdenChoice(Choice[Burdening, ChooseMonument]):
    """Which monument of an opponent gets knowledge (AK-EFF-13)."""

    public = True
    rule = "AK-EFF-07"
    key = "no-such-monument-or-amount"

    def options(self, state: State, seat: Seat, step: Burdening) -> Iterator[ChooseMonument]:
        """The Timeline of the next opponent."""
        timeline = state.players[step.opponents[0]].timeline
        return (ChooseMonument(one.card) for one in monuments(timeline))

    def answer(self, move: Move, seat: Seat, step: Burdening, command: ChooseMonument) -> None:
        """Add it, then the next opponent."""
        fact = KnowledgeAdded(
            seat=step.opponents[0],
            monument=command.monument,
            amount=step.amount,
            source=step.source,
        )
        move.note(fact)
        self.lapse(move, seat, step)

    def lapse(self, move: Move, seat: Seat, step: Burdening) -> None:
        """Go on with the next opponent."""
        if step.opponents[1:]:
            move.ask(seat, replace(step, opponents=step.opponents[1:]))


class LostGift(Choice[GivingLost, GiveLost | Done]):
    """Which monument of which opponent gets how much lost knowledge (E-17)."""

    rule = "AK-EFF-07"
    key = "no-such-monument-or-amount"

    def options(self, state: State, seat: Seat, step: GivingLost) -> Iterator[GiveLost | Done]:
        """Every monument of an opponent, every amount; or nothing."""
        most = min(step.amount, state.players[seat].lost)
        for other in opponents(state, seat):
            for one in monuments(state.players[other].timeline):
                for amount in range(1, most + 1):
                    yield GiveLost(one.card, amount)
        yield Done()

    def automatic(self, state: State, seat: Seat, step: GivingLost) -> Lapse | None:
        """Nothing to give, or nobody to give it to."""
        anything = next(self.options(state, seat, step))
        return LAPSE if isinstance(anything, Done) else None

    def answer(self, move: Move, seat: Seat, step: GivingLost, command: GiveLost | Done) -> None:
        if isinstance(command, Done):
            return
        monument, amount = command.monument, command.amount
        owner = next(
            other
            for other in opponents(move.state, seat)
            if place_of(move.player(other).timeline, monument)
        )
        move.note(LostKnowledgeMoved(seat=seat, to_seat=owner, monument=monument, amount=amount))


def _has_monuments(player: Player) -> bool:
    return any(player.timeline)


class RemoveLost(EffectHandler[op.RemoveLost]):
    """Remove own lost knowledge."""

    def possible(self, state: State, script: Resolving, op: op.RemoveLost) -> bool:
        """Some lost knowledge."""
        return state.players[script.seat].lost > 0

    def run(self, move: Move, script: Resolving, op: op.RemoveLost) -> None:
        """As much as there is, or ask how much."""
        seat, source = script.seat, script.source.card
        if op.mode == "up_to":
            move.ask(seat, RemovingLost(source=source, amount=op.amount))
            return
        amount = min(op.amount, move.player(seat).lost)
        if amount:
            move.note(LostKnowledgeRemoved(seat=seat, amount=amount, source=source))


class AddKnowledge(EffectHandler[op.AddKnowledge]):
    """Add knowledge to one monument of each opponent (AK-EFF-13)."""

    def possible(self, state: State, script: Resolving, op: op.AddKnowledge) -> bool:
        """An opponent with a monument on the Timeline."""
        return any_opponent(state, script.seat, _has_monuments)

    def run(self, move: Move, script: Resolving, op: op.AddKnowledge) -> None:
        """Ask for one opponent after the other."""
        others = tuple(
            other
            for other in opponents(move.state, script.seat)
            if _has_monuments(move.player(other))
        )
        if others:
            source = script.source.card
            move.ask(script.seat, Burdening(source=source, amount=op.amount, opponents=others))


class GiveLostKnowledge(EffectHandler[op.GiveLost]):
    """Move lost knowledge onto a monument of an opponent (E-17)."""

    def possible(self, state: State, script: Resolving, op: op.GiveLost) -> bool:
        """Some lost knowledge, and an opponent with a monument on the Timeline."""
        seat = script.seat
        return state.players[seat].lost > 0 and any_opponent(state, seat, _has_monuments)

    def run(self, move: Move, script: Resolving, op: op.GiveLost) -> None:
        """Ask for the monument and how much."""
        move.ask(script.seat, GivingLost(source=script.source.card, amount=op.amount))
