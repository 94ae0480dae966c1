"""What would come now: points if the game ended, the strength that provinces take, prices.

All of it follows from a view, by the rules that decide it later.
"""

from collections.abc import Iterator, Mapping

from games.kernel.piles import Pile
from games.kernel.scene import Gauge
from games.kernel.seats import Seat
from games.monumental.box import CardId
from games.monumental.facts.flow import Category
from games.monumental.rules.scoring import lines
from games.monumental.state.land import Tile
from games.monumental.state.player import Player
from games.monumental.state.readings import (
    PAYS,
    Sources,
    acquiring,
    added,
    completing,
    in_hand,
)
from games.monumental.view import PlayerView, TileView, View


def player(one: PlayerView) -> Player:
    """A player as far as prices and strengths ask for it."""
    return Player(
        civilisation=one.civilisation,
        deck=Pile(),
        goods=one.goods,
        policies=one.policies,
        hero=one.hero,
        hero_aside=one.hero_aside,
        discounts=one.discounts,
    )


def tally(view: View, seat: Seat) -> Iterator[Gauge]:
    """The points of a seat if the game ended now, by what gives them (MO-SCO)."""
    for line in lines(_counts(view), seat):
        if line.label != "monsters" or view.options.monsters:
            name = line.label.replace(" ", "-")
            yield Gauge(id=f"{name}-points-{seat}", name=line.label, value=line.points, tally=True)


def _counts(view: View) -> Mapping[Category, tuple[int, ...]]:
    return {
        "provinces": tuple(one.provinces for one in view.players),
        "knowledge": tuple(one.knowledge for one in view.players),
        "wonders": tuple(one.wonders for one in view.players),
        "policies": tuple(len(one.policies) for one in view.players),
        "monsters": tuple(len(one.monsters) for one in view.players),
    }


def resistance(view: View, tile: TileView) -> int | None:
    """The strength that conquering it takes (MO-ACT-CNQ-03); None: nobody can."""
    if tile.value is None:
        return None
    lies = Tile(
        owner=tile.owner,
        soldiers=tile.soldiers,
        warlord=tile.warlord,
        outpost=tile.outpost,
        wonders=tile.wonders,
        exploration=tile.exploration,
    )
    owner = None if tile.owner is None else player(view.players[tile.owner])
    return tile.value + added(lies, owner)


def prices(view: View) -> Iterator[Gauge]:
    """What the cards of the display cost now whoever is on turn, and how much of it is missing."""
    if view.turn is None:
        return
    own = player(view.players[view.turn.seat])
    for at, card in enumerate(view.display.slots, 1):
        if card is not None:
            yield from _price(f"display-{at}", own, *acquiring(own, card))


def completion(one: PlayerView, wonder: CardId) -> Iterator[Gauge]:
    """What completing the wonder in construction costs now."""
    own = player(one)
    place = f"construction-{one.seat}"
    yield from _price(place, own, completing(own, wonder), PAYS["production"])


def _price(place: str, own: Player, amount: int, sources: Sources) -> Iterator[Gauge]:
    yield Gauge(id=f"price-{place}", name="price", value=amount, component=sources[0])
    missing = amount - in_hand(own, sources)
    if missing > 0:
        yield Gauge(id=f"short-{place}", name="short", value=missing, component=sources[0])
