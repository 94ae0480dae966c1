"""EXCAVATE: monuments of the Past are rotated for cards (AK-EXC)."""

from collections.abc import Iterator

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import BOX, MODIFIERS, TRIGGERS
from games.ancient_knowledge.commands import Draw, RemoveInstead
from games.ancient_knowledge.facts.monuments import MonumentsRotated, MonumentsStraightened
from games.ancient_knowledge.facts.turn import EffectActivated
from games.ancient_knowledge.rules import hand
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler, open_group
from games.ancient_knowledge.rules.knowledge import removal
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.triggers import after_excavation, replacing_draw
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.timeline import knowledge
from games.ancient_knowledge.steps import Excavating, FinishingExcavation, Resolving
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def forbidden(player: Player, count: int) -> Illegal | None:
    """The refusal to rotate so many monuments, if they are too few or too many."""
    upright = player.past.upright
    if count < 1 <= upright:
        return Illegal("AK-EXC-01", "too-few-monuments", count=count)
    return (
        None
        if 1 <= count <= upright
        else Illegal("AK-EXC-02", "too-many-monuments", upright=upright, count=count)
    )


def begin(move: Move, seat: Seat, count: int) -> None:
    """Rotate those longest in the Past, then draw or choose what replaces it (AK-EXC-03)."""
    player = move.player(seat)
    upright = tuple(card for card in player.past.cards if card not in player.past.rotated)
    move.note(MonumentsRotated(seat=seat, monuments=upright[:count]))
    move.go_on(FinishingExcavation(seat=seat, count=count))
    source = replacing_draw(player, count)
    if source is not None and knowledge(player.timeline) > 0:
        move.ask(seat, Excavating(source=source, count=count))
    else:
        draw(move, seat, count)


def draw(move: Move, seat: Seat, count: int) -> None:
    """Draw for `count` rotated monuments (AK-EXC-01, AK-EXC-04)."""
    hand.draw(move, seat, count * cards_per_monument(move.player(seat)), "excavate")


def cards_per_monument(player: Player) -> int:
    """Cards for each rotated monument; a card in play can raise it (AK-EXC-04)."""
    raised = MODIFIERS["excavate_draw_per_card"]
    values = (raised[card].value for card in player.in_play if card in raised)
    return max((BOX.constants.excavate_draw_per_card, *values))


class DrawOrRemove(Choice[Excavating, Draw | RemoveInstead]):
    """The draw of an excavation, or a removal instead of it (E-13)."""

    rule = "AK-EFF-07"
    key = "no-such-monument-or-amount"

    def options(self, state: State, seat: Seat, step: Excavating) -> Iterator[Draw | RemoveInstead]:
        """Both; the removal only with knowledge on the Timeline."""
        yield Draw()
        if knowledge(state.players[seat].timeline):
            yield RemoveInstead()

    def answer(
        self, move: Move, seat: Seat, step: Excavating, command: Draw | RemoveInstead
    ) -> None:
        """Draw everything, or give it up."""
        if isinstance(command, Draw):
            draw(move, seat, step.count)
            return
        instead = TRIGGERS["excavating"][step.source].do[0]
        assert isinstance(instead, op.RemoveKnowledge)
        move.note(EffectActivated(seat=seat, source=step.source, effect=0))
        move.ask(seat, removal(move.player(seat), instead, step.source, optional=False))


class FinishExcavation(Work[FinishingExcavation, Move]):
    """The effects that the excavation triggers (AK-EXC-03)."""

    def run(self, move: Move, step: FinishingExcavation) -> None:
        open_group(move, step.seat, after_excavation(move.player(step.seat), step.count))


class Straighten(EffectHandler[op.Straighten]):
    """Turn rotated monuments upright: those longest in the Past, as many as possible."""

    def possible(self, state: State, script: Resolving, op: op.Straighten) -> bool:
        """A rotated monument."""
        return bool(state.players[script.seat].past.rotated)

    def run(self, move: Move, script: Resolving, op: op.Straighten) -> None:
        """No choice is left to the player (AK-EFF-14, E-45)."""
        past = move.player(script.seat).past
        oldest = tuple(card for card in past.cards if card in past.rotated)[: op.amount]
        if oldest:
            source = script.source.card
            move.note(MonumentsStraightened(seat=script.seat, monuments=oldest, source=source))
