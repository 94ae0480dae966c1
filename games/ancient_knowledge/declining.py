"""The decline of one monument (AK-DEC-02 to 05)."""

from games.ancient_knowledge import moving, timelines
from games.ancient_knowledge.box import CardId
from games.ancient_knowledge.components import ICONS
from games.ancient_knowledge.facts.monuments import DeclineBegun, MonumentDeclined
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.steps import FinishDecline, Resolve
from games.kernel.seats import Seat


def begin(ply: Ply, seat: Seat, monument: CardId) -> None:
    """The decline effect first, if the monument has one (AK-DEC-03)."""
    ply.note(DeclineBegun(seat=seat, monument=monument))
    ply.work(seat, FinishDecline(monument=monument))
    if ICONS[monument] == "decline":
        ply.work(seat, Resolve(source=monument))


def finish(ply: Ply, seat: Seat, monument: CardId) -> None:
    """Its knowledge is lost, and it goes to the Past, unless its effect destroyed it."""
    player = ply.player(seat)
    own = timelines.monument_of(player.timeline, monument)
    place = timelines.place_of(player.timeline, monument)
    if own is None or place is None:
        return
    dropping = moving.above(player, monument)
    ply.note(MonumentDeclined(seat=seat, monument=monument, knowledge_lost=own.knowledge))
    moving.drop(ply, seat, dropping, place[0])
