"""What a strategy likes: weights of resources, points and things that lead to points."""

from msgspec import Struct

from games.monumental.effects import Goods


class Taste(Struct, frozen=True, kw_only=True):
    """Weights in points.

    `icon`: an icon of a resource on a card, for each round in which it may be activated; `hand`:
    a unit in hand that perishes, as a share of its icon's weight; `kept`: a unit that lasts.
    `province` to `policy`: what such a thing is worth beyond its victory points; `started`: a
    wonder in construction; `outpost`: an outpost on the map; `hero`: a hero, for each round in
    which it may serve.
    """

    production: float = 1.0
    science: float = 0.9
    military: float = 0.8
    gold: float = 1.0
    culture: float = 1.8
    hand: float = 0.35
    kept: float = 0.6
    province: float = 0.0
    knowledge: float = 0.0
    wonder: float = 0.0
    policy: float = 0.0
    started: float = 3.0
    outpost: float = 0.4
    hero: float = 1.0

    def of(self, goods: Goods) -> float:
        """The weight of some icons or amounts."""
        return (
            goods.production * self.production
            + goods.science * self.science
            + goods.military * self.military
            + goods.military_neutral * self.military * 0.7
            + goods.gold * self.gold
            + goods.culture * self.culture
            + goods.production_token * self.production * 0.9
        )


BUILDER = Taste(production=1.3, wonder=1.5, started=4.0)
SCHOLAR = Taste(science=1.3, knowledge=1.5)
STATESMAN = Taste(culture=2.4, gold=1.1, policy=1.5)
CONQUEROR = Taste(military=1.2, province=1.2, outpost=0.8)
