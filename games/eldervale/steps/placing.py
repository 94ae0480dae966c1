"""Steps of a placement (EV-PLC, EV-MON-03, EV-MER-06)."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.box.ids import SourceId, TileId
from games.eldervale.effects.terms import UnitKind
from games.eldervale.steps.base import Awaiting


class UsingPlaceEffects(Awaiting, frozen=True, tag="eldervale.using-place-effects"):
    """The optional effects of a placement; those done with are named."""

    rules = ("EV-PLC-09",)

    done: Annotated[tuple[SourceId, ...], Meta(description="Those that are done with.")] = ()


class LettingEnter(Awaiting, frozen=True, tag="eldervale.letting-enter"):
    """Which monster enters (EV-MON-03)."""

    rules = ("EV-MON-03", "EV-MON-02")
    aside = True

    realm: TileId


class Charging(Awaiting, frozen=True, tag="eldervale.charging"):
    """Whether the Minotaur charges (EV-MER-06)."""

    rules = ("EV-MER-06",)
    aside = True

    realm: TileId


class Veiling(Awaiting, frozen=True, tag="eldervale.veiling"):
    """Whether the placement triggers no battle (effects 5.4)."""

    rules = ("EV-GEN-02",)

    source: SourceId


class OrderingBattles(Awaiting, frozen=True, tag="eldervale.ordering-battles"):
    """Which battle is next (EV-BAT-03)."""

    rules = ("EV-BAT-03",)

    realms: Annotated[tuple[TileId, ...], Meta(description="The realms that can be chosen.")]


class PlacingUnit(Awaiting, frozen=True, tag="eldervale.placing-unit"):
    """The tax is paid: the unit is placed."""

    kind: UnitKind
    realm: TileId
    underworld: Annotated[bool, Meta(description="Whether it comes from the Underworld.")] = False
    via: SourceId | None = None


class StartingPlaceEffects(Awaiting, frozen=True, tag="eldervale.starting-place-effects"):
    """Mandatory effects of a placement, then the optional ones are offered."""


class Invading(Awaiting, frozen=True, tag="eldervale.invading"):
    """The incursion (EV-MON-02)."""


class AskingMinotaur(Awaiting, frozen=True, tag="eldervale.asking-minotaur"):
    """The Minotaur next to a placement (EV-MER-06)."""


class ActingInRealm(Awaiting, frozen=True, tag="eldervale.acting-in-realm"):
    """The realm action (EV-RLM, EV-RUI)."""


class CheckingBattles(Awaiting, frozen=True, tag="eldervale.checking-battles"):
    """The battle check (EV-BAT-03)."""

    veiled: Annotated[
        bool, Meta(description="Whether a way to call the battles off was offered already.")
    ] = False


PlacingStep = (
    PlacingUnit
    | StartingPlaceEffects
    | UsingPlaceEffects
    | Invading
    | LettingEnter
    | AskingMinotaur
    | Charging
    | ActingInRealm
    | CheckingBattles
    | Veiling
    | OrderingBattles
)
