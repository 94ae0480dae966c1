"""What each strategy likes (decisions.md, section 5)."""

from msgspec import Struct


class Taste(Struct, frozen=True, kw_only=True):
    """Weights, in points: of dwellings to come (`site`), of cards beyond what scores now (`cards`),
    of power (`power`), of units by their dice (`might`), and of risk in battle (`caution`)."""

    site: float = 1.0
    cards: float = 0.9
    power: float = 1.0
    might: float = 0.5
    caution: float = 1.0


BALANCED = Taste()
SETTLER = Taste(site=1.5, cards=0.6, power=0.9)
DELVER = Taste(site=0.7, cards=1.2, power=1.2)
WARLORD = Taste(site=0.9, might=1.1, caution=0.6)
