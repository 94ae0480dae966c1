"""Commands of placing a unit, and of what waits where it lands."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.box.ids import SourceId, TileId
from games.eldervale.commands.chosen import Chosen
from games.eldervale.commands.places import StackRef, UnitRef


class PlaceUnit(Chosen, frozen=True, tag="eldervale.place-unit"):
    """Place a unit (EV-PLC); `via`: the ability that Mimeza copies for it."""

    line = "place {unit} on {realm}[ via {via}]"
    click = "{seat}/{unit.kind}@{unit.place} {realm}"
    rules = ("EV-PLC-01", "EV-PLC-03")

    unit: UnitRef
    realm: TileId
    via: SourceId | None = None


class Regroup(Chosen, frozen=True, tag="eldervale.regroup"):
    """Regroup (EV-REG)."""

    line = "regroup"
    rules = ("EV-REG-01", "EV-TRN-01")


class UseAbility(Chosen, frozen=True, tag="eldervale.use-ability"):
    """Use an offered ability or effect."""

    line = "use {source}"
    click = "{source}"
    rules = ("EV-GEN-02",)

    source: SourceId


class Decline(Chosen, frozen=True, tag="eldervale.decline"):
    """Do not use what is offered."""

    line = "decline {source}"
    rules = ("EV-GEN-06",)

    source: SourceId


class EnterMonster(Chosen, frozen=True, tag="eldervale.enter-monster"):
    """Which monster enters (EV-MON-03)."""

    line = "enter {monster}"
    click = "{monster}"
    rules = ("EV-MON-03",)

    monster: Annotated[str, Meta(description="Id of the monster.")]


class TakeTreasure(Chosen, frozen=True, tag="eldervale.take-treasure"):
    """The slot from which a placement takes treasure (EV-RLM-01)."""

    line = "take slot {slot}"
    click = "slot-{slot}"
    rules = ("EV-RLM-01", "EV-RLM-02")

    slot: Annotated[int, Meta(description="Number of the slot, from 0.")]


class PickToken(Chosen, frozen=True, tag="eldervale.pick-token"):
    """A stack, or one token of a revealed stack, from 0, the top first."""

    line = "take token {stack}[ at {index}]"
    click = "stack-{stack.tile}-{stack.slot} token-{index}"
    rules = ("EV-RLM-01",)

    stack: StackRef
    index: Annotated[
        int | None,
        Meta(
            description="Which token of a revealed stack, from 0, the top one first; null: the "
            "top one."
        ),
    ] = None


UseOrNot = UseAbility | Decline
"""An answer to what is offered."""
