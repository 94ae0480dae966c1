"""Commands that answer what an effect asks."""

from typing import Annotated

from msgspec import Meta, field

from games.eldervale.box.ids import CardId, TileId
from games.eldervale.commands.chosen import Chosen
from games.eldervale.commands.parties import Party
from games.eldervale.commands.places import ToAction, ToReady, UnitRef
from games.eldervale.effects.terms import ElementId, Kind


class ChooseOption(Chosen, frozen=True, tag="eldervale.choose-option"):
    """One of several options: its index from 0, a reward, or `<card>:<action>` to copy."""

    line = "option {option}"
    click = "option-{option}"
    rules = ("EV-GEN-05",)

    option: Annotated[
        int | str,
        Meta(description="The index of the option from 0, a reward, or `<card>:<action>` to copy."),
    ]


class ChooseResource(Chosen, frozen=True, tag="eldervale.choose-resource"):
    """A kind of resource."""

    line = "resource {kind}"
    click = "{seat}/{kind}"
    rules = ("EV-RES-01",)

    kind: Annotated[Kind, Meta(description="Which kind of resource.")]


class ChooseElement(Chosen, frozen=True, tag="eldervale.choose-element"):
    """An element."""

    line = "element {element}"
    click = "power-{element}"
    rules = ("EV-POW-02",)

    element: ElementId


class RelocateMarker(Chosen, frozen=True, tag="eldervale.relocate-marker"):
    """Take the power marker of another track (EV-POW-01)."""

    line = "marker from {from_}"
    click = "power-{from}"
    rules = ("EV-POW-01",)

    from_: Annotated[ElementId, Meta(description="The element whose marker is taken.")] = field(
        name="from"
    )


class DeclinePower(Chosen, frozen=True, tag="eldervale.decline-power"):
    """Ignore the gain of power (EV-POW-01)."""

    line = "no power"
    rules = ("EV-POW-01", "EV-POW-05")


class DiscardCard(Chosen, frozen=True, tag="eldervale.discard-card"):
    """Discard a magic card."""

    line = "discard {card}"
    click = "{card}"
    rules = ("EV-GEN-06",)

    card: CardId


class PickCard(Chosen, frozen=True, tag="eldervale.pick-card"):
    """Take a card of the discard pile."""

    line = "recover {card}"
    click = "{card}"
    rules = ("EV-GEN-06",)

    card: CardId


class ChooseUnit(Chosen, frozen=True, tag="eldervale.choose-unit"):
    """The unit that an effect is about; the owner of an uncontrolled monster is null."""

    line = "unit {unit}[ of {owner}]"
    click = "{owner}/{unit.kind}@{unit.place}"
    rules = ("EV-GEN-02",)

    unit: UnitRef
    owner: Annotated[Party | None, Meta(description="Who has it; null: an uncontrolled monster.")]


class ChooseRealm(Chosen, frozen=True, tag="eldervale.choose-realm"):
    """The realm that an effect is about."""

    line = "realm {realm}"
    click = "{realm}"
    rules = ("EV-GEN-07",)

    realm: TileId


class ChoosePlayer(Chosen, frozen=True, tag="eldervale.choose-player"):
    """The player that an effect is about."""

    line = "player {seat}"
    click = "tableau-{seat}"
    rules = ("EV-GEN-03",)

    seat: Party


class Done(Chosen, frozen=True, tag="eldervale.done"):
    """End an open series of choices."""

    line = "done"
    rules = ("EV-GEN-06",)


class Retrieve(Chosen, frozen=True, tag="eldervale.retrieve"):
    """Take a unit back, to the ready area or to an action space (EV-REG-02)."""

    line = "retrieve {unit} to {to}"
    click = "{seat}/{unit.kind}@{unit.place} {to.card}"
    rules = ("EV-REG-02", "EV-ACT-01")

    unit: UnitRef
    to: Annotated[ToReady | ToAction, Meta(description="Where it goes.")]
