"""EXCAVATE (AK-EXC)."""

from games.ancient_knowledge import drawing, timelines
from games.ancient_knowledge.components import BOX, MODIFIERS
from games.ancient_knowledge.facts.monuments import MonumentsRotated
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import Player
from games.ancient_knowledge.steps import ExcavationDraw, FinishExcavation
from games.ancient_knowledge.triggers import (
    after_excavation,
    in_play,
    open_group,
    replacing_draw,
)
from games.kernel.seats import Seat


def forbidden(player: Player, count: int) -> Rule | None:
    """The rule that forbids to rotate so many monuments, if any."""
    if count < 1 <= player.past.upright:
        return "AK-EXC-01"
    return None if 1 <= count <= player.past.upright else "AK-EXC-02"


def begin(ply: Ply, seat: Seat, count: int) -> None:
    """Rotate those longest in the Past, then draw or choose what replaces it (AK-EXC-03)."""
    player = ply.player(seat)
    upright = (card for card in player.past.cards if card not in player.past.rotated)
    monuments = tuple(card for card, _ in zip(upright, range(count), strict=False))
    ply.note(MonumentsRotated(seat=seat, monuments=monuments))
    ply.work(seat, FinishExcavation(count=count))
    source = replacing_draw(player, count)
    if source is not None and timelines.knowledge(player.timeline) > 0:
        ply.ask(seat, ExcavationDraw(source=source, count=count))
    else:
        draw(ply, seat, count)


def draw(ply: Ply, seat: Seat, count: int) -> None:
    """Draw for `count` rotated monuments (AK-EXC-01, AK-EXC-04)."""
    drawing.draw(ply, seat, count * cards_per_monument(ply.player(seat)), "excavate")


def cards_per_monument(player: Player) -> int:
    """Cards for each rotated monument; a card in play can raise it (AK-EXC-04)."""
    raised = MODIFIERS["excavate_draw_per_card"]
    values = (raised[card].value for card in in_play(player) if card in raised)
    return max((BOX.constants.excavate_draw_per_card, *values))


def finish(ply: Ply, seat: Seat, count: int) -> None:
    """The effects that the excavation triggers (AK-EXC-03)."""
    open_group(ply, seat, after_excavation(ply.player(seat), count))
