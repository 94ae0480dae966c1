"""Effects on knowledge: removals, and what burdens others (AK-EFF-07, AK-EFF-13)."""

from collections.abc import Container, Iterator

from msgspec.structs import replace

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import BUILDERS, CardId, SourceId
from games.ancient_knowledge.commands import (
    Done,
    Pass,
    Remove,
    Sacrifice,
)
from games.ancient_knowledge.effects import Target
from games.ancient_knowledge.facts.cards import CardsDiscardedOpenly
from games.ancient_knowledge.facts.monuments import (
    Amount,
    KnowledgeRemoved,
)
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler, is_optional, refuse
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.counters import worth
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.timeline import Monument, adjacent, monuments
from games.ancient_knowledge.steps import (
    RemovingKnowledge,
    Resolving,
    Sacrificing,
)
from games.kernel.chance import Chance, pick
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
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
        [
            one
            for one in candidates
            if one.knowledge >= least
            and (target.type is None or BUILDERS[one.card].type == target.type)
            and not (target.exclude_self and one.card == source)
            and not (target.only_self and one.card != source)
            and one.card not in chosen
        ]
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

    rule = "AK-EFF-07"
    key = "no-such-monument-or-amount"

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

    def sample(
        self, state: State, seat: Seat, step: RemovingKnowledge, chance: Chance
    ) -> Remove | Done | Pass:
        """A monument, or stopping or refusing where that is possible, each as likely as the others;
        then one of its amounts, evenly."""
        some = _targets(state, seat, step)
        drawn = chance.below(len(some) + (step.up_to or step.optional), SAMPLE)
        if drawn < len(some):
            return Remove(some[drawn].card, pick(chance, _amounts(step, some[drawn]), SAMPLE))
        return Done() if step.up_to else Pass()

    def forbidden(
        self, state: State, seat: Seat, step: RemovingKnowledge, command: Remove | Done | Pass
    ) -> Illegal | None:
        """Only such targets and amounts; a mandatory removal cannot be left."""
        match command:
            case Done():
                return None if step.up_to else Illegal("AK-EFF-02", "effect-is-mandatory")
            case Pass() if step.up_to:
                return Illegal("AK-TURN-08", "another-decision")
            case Pass():
                return None if step.optional else Illegal("AK-EFF-02", "effect-is-mandatory")
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


class SacrificeChoice(Choice[Sacrificing, Sacrifice | Done]):
    """Artifacts, one at a time, each for an effect (E-15)."""

    rule = "AK-EFF-12"
    key = "no-such-card-to-discard"

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


class RemoveKnowledge(EffectHandler[op.RemoveKnowledge]):
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


class SacrificeArtifacts(EffectHandler[op.SacrificeArtifacts]):
    """Discard artifacts, each for an effect (E-15)."""

    def possible(self, state: State, script: Resolving, op: op.SacrificeArtifacts) -> bool:
        """An own artifact."""
        return bool(state.players[script.seat].artifacts)

    def run(self, move: Move, script: Resolving, op: op.SacrificeArtifacts) -> None:
        source = script.source.card
        most = worth(op.max, move.player(script.seat), source)
        move.ask(script.seat, Sacrificing(source=source, left=most, then_each=op.then_each))
