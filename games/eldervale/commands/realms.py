"""Commands of realm actions: paying, summoning, building, exploring, adventures."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.box.ids import CardId, TileId
from games.eldervale.commands.chosen import Chosen
from games.eldervale.effects.terms import CostKind, ElementId, Kind, UnitKind
from games.kernel.seats import Seat


class Pay(Chosen, frozen=True, tag="eldervale.pay"):
    """Pay the next unit of a cost: with a kind of resource, or with a magic card."""

    line = "pay[ {kind}][ card {card}]"
    click = "{seat}/{kind} {card}"
    rules = ("EV-RES-03", "EV-RES-04")

    kind: Annotated[
        Kind | None, Meta(description="The kind of resource; null: a magic card is paid.")
    ] = None
    card: Annotated[
        CardId | None, Meta(description="The magic card; null: a resource is paid.")
    ] = None


class ReduceCost(Chosen, frozen=True, tag="eldervale.reduce-cost"):
    """Which unit of the cost a discount drops."""

    line = "drop {kind}"
    click = "cost-{kind}"
    rules = ("EV-RES-04",)

    kind: Annotated[CostKind, Meta(description="The kind of the unit.")]


class SummonUnit(Chosen, frozen=True, tag="eldervale.summon-unit"):
    """Which unit is summoned (EV-ACT-03)."""

    line = "summon {kind}"
    click = "{seat}/{kind}@tray"
    rules = ("EV-ACT-03",)

    kind: UnitKind


class BuildDwelling(Chosen, frozen=True, tag="eldervale.build-dwelling"):
    """Where the dwelling is built (EV-DWE)."""

    line = "build at {realm}"
    click = "{realm}"
    rules = ("EV-DWE-01", "EV-DWE-02")

    realm: TileId


class PlaceTile(Chosen, frozen=True, tag="eldervale.place-tile"):
    """Where the drawn tile lies (EV-DUN-01, EV-BIF-02)."""

    line = "tile at {q},{r}"
    click = "hex-{q}-{r}"
    rules = ("EV-DUN-01", "EV-BIF-02")

    q: Annotated[int, Meta(description="Axial coordinate of the column.")]
    r: Annotated[int, Meta(description="Axial coordinate of the row.")]


class TakeAdventure(Chosen, frozen=True, tag="eldervale.take-adventure"):
    """Gain the face-up card of an element."""

    line = "gain {element}"
    click = "deck-{element}"
    rules = ("EV-DUN-03", "EV-TAB-01")

    element: ElementId


class BurnAdventure(Chosen, frozen=True, tag="eldervale.burn-adventure"):
    """Put the face-up card of an element under its deck."""

    line = "burn {element}"
    click = "deck-{element}"
    rules = ("EV-DUN-04",)

    element: ElementId


class KeepOrGive(Chosen, frozen=True, tag="eldervale.keep-or-give"):
    """Who gets the adventure card (EV-TEA-04)."""

    line = "card to {to}"
    click = "tableau-{to}"
    rules = ("EV-TEA-04",)

    to: Annotated[Seat, Meta(description="The seat that gets the card.")]
