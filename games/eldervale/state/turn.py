"""The turn in progress: limits, and what quests and spells look back on."""

from msgspec import Struct

from games.eldervale.box.ids import CardId, SourceId, TileId
from games.eldervale.effects.terms import UnitKind
from games.kernel.seats import Seat


class Used(Struct, frozen=True, gc=False):
    """A once-per-turn ability that a seat has used."""

    seat: Seat
    source: SourceId


class Activated(Struct, frozen=True, gc=False):
    """The latest activation of an adventure card (EV-ACT)."""

    card: CardId
    action: str
    unit: UnitKind


class Offer(Struct, frozen=True, gc=False):
    """A swap that was refused (EV-TEA-10)."""

    give: CardId
    want: CardId


class Placement(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """The placement of this turn. `kind` is the unit as placed; `via` what Mimeza copied for it;
    `entered`: a monster or the Minotaur came."""

    kind: UnitKind
    realm: TileId
    via: SourceId | None = None
    discount: int = 0
    slot: int | None = None
    battles: tuple[TileId, ...] = ()
    entered: bool = False


class Turn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The turn. `acted`: the main action was begun; `reach` and `anywhere` are what the next
    placement may reach; `discount` what the next dwelling costs less; `any_icons` counts the
    workers that used another icon in this Regroup."""

    acted: bool = False
    regrouping: bool = False
    first_regroup: bool = False
    placement: Placement | None = None
    used: tuple[Used, ...] = ()
    activated: Activated | None = None
    any_icons: int = 0
    built: int = 0
    beaten_monster: bool = False
    melee: int = 0
    reach: int = 0
    anywhere: bool = False
    discount: int = 0
    hired: tuple[UnitKind, ...] = ()
    returned: tuple[UnitKind, ...] = ()
    offers: int = 0
    refused: tuple[Offer, ...] = ()

    @property
    def placed(self) -> Placement:
        """The placement of this turn, where there must be one."""
        assert self.placement is not None
        return self.placement
