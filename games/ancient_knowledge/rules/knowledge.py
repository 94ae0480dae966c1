"""Effects on knowledge: removals, and what burdens others (AK-EFF-07, AK-EFF-13)."""

from collections.abc import Container, Iterator

from msgspec.structs import replace

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import BUILDERS, CardId, SourceId
from games.ancient_knowledge.commands import (
    ChooseAmount,
    ChooseMonument,
    Done,
    GiveLost,
    Pass,
    Remove,
    Sacrifice,
)
from games.ancient_knowledge.effects import Target
from games.ancient_knowledge.facts.cards import CardsDiscardedOpenly
from games.ancient_knowledge.facts.monuments import (
    Amount,
    KnowledgeAdded,
    KnowledgeRemoved,
    LostKnowledgeMoved,
    LostKnowledgeRemoved,
)
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import Handler, is_optional, refuse
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.reasons import REASONS
from games.ancient_knowledge.rules.seating import any_opponent, opponents
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.counters import worth
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.timeline import Monument, adjacent, monuments, place_of
from games.ancient_knowledge.steps import (
    Burdening,
    GivingLost,
    RemovingKnowledge,
    RemovingLost,
    Resolving,
    Sacrificing,
)
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def targets(
    player: Player, target: Target, source: SourceId | None, chosen: Container[CardId] = ()
) -> tuple[Monument, ...]:
    """Own Timeline monuments with knowledge that satisfy every entry of the target."""
    if target.adjacent_to_self and source is not None:
        candidates = adjacent(player.timeline, source)
    else:
        candidates = monuments(player.timeline)
    least = max(1, target.min_knowledge)
    return tuple(
        one
        for one in candidates
        if one.knowledge >= least
        and (target.type is None or BUILDERS[one.card].type == target.type)
        and not (target.exclude_self and one.card == source)
        and not (target.only_self and one.card != source)
        and one.card not in chosen
    )


def removal(
    player: Player, op: op.RemoveKnowledge, source: SourceId, *, optional: bool, previous: int = 0
) -> RemovingKnowledge:
    """The step that asks for the removal."""
    return RemovingKnowledge(
        source=source,
        amount=worth(op.amount, player, source, previous),
        up_to=op.mode == "up_to",
        spread=op.spread,
        target=op.target,
        optional=optional,
        k=op.k,
    )


def _targets(state: State, seat: Seat, step: RemovingKnowledge) -> tuple[Monument, ...]:
    return targets(state.players[seat], step.target, step.source, step.chosen)


def _amounts(step: RemovingKnowledge, target: Monument) -> range:
    """The amounts that may be removed from one target at once."""
    most = min(step.amount, target.knowledge)
    free = step.spread == "free" or step.up_to
    return range(1 if free else most, most + 1)


def _all_must_go(step: RemovingKnowledge, some: tuple[Monument, ...]) -> bool:
    if len(some) == 1:
        return True
    if step.spread == "choose_k":
        return len(some) <= step.k
    return step.spread == "free" and sum(one.knowledge for one in some) <= step.amount


class KnowledgeRemoval(Choice[RemovingKnowledge, Remove | Done | Pass]):
    """Which monuments lose how much (AK-EFF-07)."""

    takes = (Remove, Done, Pass)
    rule = "AK-EFF-07"

    def options(
        self, state: State, seat: Seat, step: RemovingKnowledge
    ) -> Iterator[Remove | Done | Pass]:
        """Targets with amounts; stopping or refusing where that is possible."""
        for one in _targets(state, seat, step):
            for amount in _amounts(step, one):
                yield Remove(one.card, amount)
        if step.up_to:
            yield Done()
        elif step.optional:
            yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: RemovingKnowledge, command: Remove | Done | Pass
    ) -> Illegal | None:
        """Only such targets and amounts; a mandatory removal cannot be left."""
        match command:
            case Done():
                return None if step.up_to else REASONS("AK-EFF-02")
            case Pass() if step.up_to:
                return REASONS("AK-TURN-08")
            case Pass():
                return None if step.optional else REASONS("AK-EFF-02")
            case Remove():
                return super().forbidden(state, seat, step, command)

    def automatic(self, state: State, seat: Seat, step: RemovingKnowledge) -> Remove | Lapse | None:
        """One target is left, or everything that matches has to go."""
        some = _targets(state, seat, step)
        if not some or step.amount <= 0:
            return LAPSE
        if step.up_to or step.optional or not _all_must_go(step, some):
            return None
        return Remove(some[0].card, min(step.amount, some[0].knowledge))

    def answer(
        self, move: Move, seat: Seat, step: RemovingKnowledge, command: Remove | Done | Pass
    ) -> None:
        """Remove; ask again while something is left to remove."""
        if isinstance(command, Pass) and step.source is not None:
            refuse(move, seat, step.source)
        if not isinstance(command, Remove):
            return
        amounts = (Amount(command.monument, command.amount),)
        move.note(KnowledgeRemoved(seat=seat, amounts=amounts, source=step.source))
        left = step.amount - command.amount
        if step.spread == "free" and left > 0:
            move.ask(seat, replace(step, amount=left, optional=False))
        elif step.spread == "choose_k" and step.k > 1:
            chosen = (*step.chosen, command.monument)
            move.ask(seat, replace(step, k=step.k - 1, chosen=chosen, optional=False))


class LostRemoval(Choice[RemovingLost, ChooseAmount]):
    """How much lost knowledge goes (E-18)."""

    takes = (ChooseAmount,)
    rule = "AK-EFF-07"

    def options(self, state: State, seat: Seat, step: RemovingLost) -> Iterator[ChooseAmount]:
        """0 up to what there is."""
        return map(ChooseAmount, range(min(step.amount, state.players[seat].lost) + 1))

    def automatic(self, state: State, seat: Seat, step: RemovingLost) -> Lapse | None:
        """Without lost knowledge there is no choice."""
        return None if state.players[seat].lost else LAPSE

    def answer(self, move: Move, seat: Seat, step: RemovingLost, command: ChooseAmount) -> None:
        """Remove it."""
        if command.amount:
            move.note(LostKnowledgeRemoved(seat=seat, amount=command.amount, source=step.source))


class BurdenChoice(Choice[Burdening, ChooseMonument]):
    """Which monument of an opponent gets knowledge (AK-EFF-13)."""

    takes = (ChooseMonument,)
    public = True
    rule = "AK-EFF-07"

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

    takes = (GiveLost, Done)
    rule = "AK-EFF-07"

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
        """Give it."""
        if isinstance(command, Done):
            return
        monument, amount = command.monument, command.amount
        owner = next(
            other
            for other in opponents(move.state, seat)
            if place_of(move.player(other).timeline, monument)
        )
        move.note(LostKnowledgeMoved(seat=seat, to_seat=owner, monument=monument, amount=amount))


class SacrificeChoice(Choice[Sacrificing, Sacrifice | Done]):
    """Artifacts, one at a time, each for an effect (E-15)."""

    takes = (Sacrifice, Done)
    rule = "AK-EFF-12"

    def options(self, state: State, seat: Seat, step: Sacrificing) -> Iterator[Sacrifice | Done]:
        """Every own artifact; or stop."""
        yield from map(Sacrifice, state.players[seat].artifacts)
        yield Done()

    def automatic(self, state: State, seat: Seat, step: Sacrificing) -> Lapse | None:
        """No artifact is left."""
        return None if state.players[seat].artifacts and step.left > 0 else LAPSE

    def answer(self, move: Move, seat: Seat, step: Sacrificing, command: Sacrifice | Done) -> None:
        """Discard it, carry out the effect, ask again."""
        if isinstance(command, Done):
            return
        cards = (command.artifact,)
        move.note(CardsDiscardedOpenly(seat=seat, cards=cards, origin="board"))
        if step.left > 1:
            move.ask(seat, replace(step, left=step.left - 1))
        player = move.player(seat)
        move.ask(seat, removal(player, step.then_each, step.source, optional=False))


def _has_monuments(player: Player) -> bool:
    return any(player.timeline)


class RemoveKnowledge(Handler[op.RemoveKnowledge]):
    """Remove knowledge from own monuments."""

    def possible(self, state: State, script: Resolving, op: op.RemoveKnowledge) -> bool:
        """A permitted monument with knowledge."""
        player, source = state.players[script.seat], script.source.card
        return worth(op.amount, player, source) > 0 and bool(targets(player, op.target, source))

    def run(self, move: Move, script: Resolving, op: op.RemoveKnowledge) -> None:
        """Remove from each target at once, or ask from which."""
        seat, source, player = script.seat, script.source.card, move.player(script.seat)
        if op.spread != "each":
            optional = is_optional(script)
            move.ask(seat, removal(player, op, source, optional=optional, previous=script.memo))
            return
        amount = worth(op.amount, player, source, script.memo)
        amounts = tuple(
            Amount(one.card, min(amount, one.knowledge))
            for one in targets(player, op.target, source)
        )
        if amounts:
            move.note(KnowledgeRemoved(seat=seat, amounts=amounts, source=source))


class RemoveLost(Handler[op.RemoveLost]):
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


class AddKnowledge(Handler[op.AddKnowledge]):
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


class GiveLostKnowledge(Handler[op.GiveLost]):
    """Move lost knowledge onto a monument of an opponent (E-17)."""

    def possible(self, state: State, script: Resolving, op: op.GiveLost) -> bool:
        """Some lost knowledge, and an opponent with a monument on the Timeline."""
        seat = script.seat
        return state.players[seat].lost > 0 and any_opponent(state, seat, _has_monuments)

    def run(self, move: Move, script: Resolving, op: op.GiveLost) -> None:
        """Ask for the monument and how much."""
        move.ask(script.seat, GivingLost(source=script.source.card, amount=op.amount))


class SacrificeArtifacts(Handler[op.SacrificeArtifacts]):
    """Discard artifacts, each for an effect (E-15)."""

    def possible(self, state: State, script: Resolving, op: op.SacrificeArtifacts) -> bool:
        """An own artifact."""
        return bool(state.players[script.seat].artifacts)

    def run(self, move: Move, script: Resolving, op: op.SacrificeArtifacts) -> None:
        """Ask for the first one."""
        source = script.source.card
        most = worth(op.max, move.player(script.seat), source)
        move.ask(script.seat, Sacrificing(source=source, left=most, then_each=op.then_each))
