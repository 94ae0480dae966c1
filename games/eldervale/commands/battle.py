"""Commands of battles (EV-BAT)."""

from typing import Annotated, Literal

from msgspec import Meta, field

from games.eldervale.box.ids import TileId
from games.eldervale.commands.chosen import Chosen
from games.eldervale.commands.parties import Fighter
from games.eldervale.commands.places import UnitRef
from games.kernel.seats import Seat


class ChooseBattle(Chosen, frozen=True, tag="eldervale.choose-battle"):
    """Which battle is next (EV-BAT-03)."""

    line = "battle {realm}"
    click = "{realm}"
    rules = ("EV-BAT-03",)

    realm: TileId


class JoinUnit(Chosen, frozen=True, tag="eldervale.join-unit"):
    """Move a unit into the battle (EV-BAT-05)."""

    line = "join {unit}"
    click = "{seat}/{unit.kind}@{unit.place}"
    rules = ("EV-BAT-05",)

    unit: UnitRef


class EndJoin(Chosen, frozen=True, tag="eldervale.end-join"):
    """No more units join."""

    line = "end join"
    rules = ("EV-BAT-05",)
    ends = True


class SpendSword(Chosen, frozen=True, tag="eldervale.spend-sword"):
    """One more die for a sword or gold; `for`: whose dice, in team play (EV-BAT-07)."""

    line = "spend {with_}[ for {for_}]"
    click = "{seat}/{with} tableau-{for}"
    rules = ("EV-BAT-07",)

    with_: Annotated[Literal["sword", "gold"], Meta(description="What is paid.")] = field(
        name="with"
    )
    for_: Annotated[
        Seat | None, Meta(description="Whose dice they are, in team play; null: one's own.")
    ] = field(name="for", default=None)


class EndBoost(Chosen, frozen=True, tag="eldervale.end-boost"):
    """No more dice."""

    line = "end boost"
    rules = ("EV-BAT-07",)
    ends = True


class ChooseDie(Chosen, frozen=True, tag="eldervale.choose-die"):
    """A die of a participant, by its value."""

    line = "die {participant} {value}"
    click = "die-{participant}-{value}"
    rules = ("EV-BAT-08",)

    participant: Fighter
    value: Annotated[int, Meta(description="What the die shows, 1 to 6.")]
