"""The commands: what a player can choose, one atomic choice each (decisions.md, section 2).

There is none for trading: nothing changes owner but through card effects (TTA-GEN-11).
"""

from typing import Annotated, Literal

from msgspec import Meta

from games.kernel.command import BaseCommand
from games.kernel.seats import Seat
from games.kernel.tags import kebab
from games.kernel.visibility import Owner
from games.through_the_ages.box import CardId, Instance

Slot = Annotated[int, Meta(description="A space of the card row, 1 to 13.")]
Trade = Annotated[
    bool, Meta(description="Whether Trade Routes Agreement pays 1 of the price (TTA-CRD-27).")
]


class Chosen(BaseCommand, frozen=True, kw_only=True, gc=False, tag=kebab("through-the-ages")):
    """Base of all commands."""


class TakeCard(Chosen, frozen=True, kw_only=True):
    """Take a card from a space of the row (TTA-CIV-01)."""

    line = "take {slot}"
    click = "row/{slot}"
    rules = ("TTA-CIV-01", "TTA-ROW-01")

    slot: Slot


class StopTaking(Chosen, frozen=True, kw_only=True):
    """Take no more cards (TTA-EVT-09)."""

    line = "stop taking"
    rules = ("TTA-EVT-09",)


class IncreasePopulation(Chosen, frozen=True, kw_only=True):
    """A new worker for food (TTA-CIV-10); by Ocean Liner Service without an action."""

    line = "grow {source}[ by trade|use_trade_route]"
    click = "pool/{seat}"
    rules = ("TTA-CIV-10",)

    source: Annotated[
        Literal["normal", "ocean_liner"], Meta(description="As usual, or by Ocean Liner Service.")
    ]
    use_trade_route: Trade = False


class IncreasePopulationAndBuildUnit(Chosen, frozen=True, kw_only=True):
    """A new worker who is a unit at once (TTA-CRD-03)."""

    line = "grow and build {card}[ by trade|use_trade_route]"
    click = "pool/{seat} n{seat}/{card}"
    rules = ("TTA-CRD-03",)

    card: Annotated[CardId, Meta(description="The technology of the unit.")]
    use_trade_route: Trade = False


class Build(Chosen, frozen=True, kw_only=True):
    """An unused worker goes to a technology (TTA-CIV-11, TTA-CIV-12, TTA-MIL-01)."""

    line = "build {card}[ by trade|use_trade_route]"
    click = "n{seat}/{card}"
    rules = ("TTA-CIV-11", "TTA-CIV-12", "TTA-MIL-01")

    card: Annotated[CardId, Meta(description="The technology.")]
    use_trade_route: Trade = False


class Upgrade(Chosen, frozen=True, kw_only=True):
    """A worker goes to a higher card of the same type (TTA-CIV-13, TTA-MIL-02)."""

    line = "upgrade {from_card} to {to_card}[ by trade|use_trade_route]"
    click = "n{seat}/{from_card} n{seat}/{to_card}"
    rules = ("TTA-CIV-13", "TTA-MIL-02")

    from_card: Annotated[CardId, Meta(description="The technology that the worker leaves.")]
    to_card: Annotated[CardId, Meta(description="The technology that the worker goes to.")]
    use_trade_route: Trade = False


class Destroy(Chosen, frozen=True, kw_only=True):
    """A worker goes back to the unused ones (TTA-CIV-14, TTA-MIL-03)."""

    line = "destroy {card}"
    click = "n{seat}/{card} pool/{seat}"
    rules = ("TTA-CIV-14", "TTA-MIL-03")

    card: Annotated[CardId, Meta(description="The technology that the worker leaves.")]


class BuildWonderStages(Chosen, frozen=True, kw_only=True):
    """The next stages of the wonder under construction (TTA-CIV-20)."""

    line = "stage {stages}[ by trade|use_trade_route]"
    click = "site/{seat}"
    rules = ("TTA-CIV-20", "TTA-CIV-21")
    counts = "stages"

    stages: Annotated[int, Meta(description="Number of stages, 1 to 4.")]
    use_trade_route: Trade = False


class ElectLeader(Chosen, frozen=True, kw_only=True):
    """Play a leader from hand (TTA-CIV-30)."""

    line = "elect {card_instance}"
    click = "{card_instance}"
    rules = ("TTA-CIV-30",)

    card_instance: Annotated[Instance, Meta(description="The leader.")]


class PlayTechnology(Chosen, frozen=True, kw_only=True):
    """Play a technology from hand (TTA-CIV-40)."""

    line = "develop {card_instance}"
    click = "{card_instance}"
    rules = ("TTA-CIV-40", "TTA-CIV-41")

    card_instance: Annotated[Instance, Meta(description="The technology.")]


class ChangeGovernment(Chosen, frozen=True, kw_only=True):
    """Introduce a government from hand (TTA-CIV-43, TTA-CIV-44)."""

    line = "{mode} change to {card_instance}"
    click = "{card_instance}"
    rules = ("TTA-CIV-43", "TTA-CIV-44")

    card_instance: Annotated[Instance, Meta(description="The government.")]
    mode: Annotated[
        Literal["peaceful", "revolution"],
        Meta(
            description="`peaceful`: at the full price; `revolution`: for less science and all "
            "civil actions."
        ),
    ]


class PlayActionCard(Chosen, frozen=True, kw_only=True):
    """Play an action card from hand (TTA-CIV-50)."""

    line = "play {card_instance}"
    click = "{card_instance}"
    rules = ("TTA-CIV-50",)

    card_instance: Annotated[Instance, Meta(description="The action card.")]


class PlayTactic(Chosen, frozen=True, kw_only=True):
    """Play a tactic from hand (TTA-MIL-04)."""

    line = "tactic {card_instance}"
    click = "{card_instance}"
    rules = ("TTA-MIL-04",)

    card_instance: Annotated[Instance, Meta(description="The tactic.")]


class DrawMilitaryCard(Chosen, frozen=True, kw_only=True):
    """Draw a military card for an action (TTA-VAR-05)."""

    line = "draw"
    click = "military_deck"
    rules = ("TTA-VAR-05",)


class EndTurn(Chosen, frozen=True, kw_only=True):
    """End the turn (TTA-TRN-06)."""

    line = "end turn"
    rules = ("TTA-TRN-06",)
    ends = True


class PassPolitical(Chosen, frozen=True, kw_only=True):
    """No political action (TTA-POL-01)."""

    line = "no politics"
    rules = ("TTA-POL-01",)


class PrepareEvent(Chosen, frozen=True, kw_only=True):
    """Put an event or territory face down on future events (TTA-POL-10)."""

    line = "prepare {card_instance}"
    click = "{card_instance}"
    rules = ("TTA-POL-10",)

    card_instance: Annotated[
        Owner[Instance], Meta(description="The event or territory; only its owner sees it.")
    ]


class PlayAggression(Chosen, frozen=True, kw_only=True):
    """Attack an opponent (TTA-POL-20)."""

    line = "attack {target} with {card_instance}"
    click = "{card_instance} n{target}"
    rules = ("TTA-POL-20",)

    card_instance: Annotated[Instance, Meta(description="The aggression.")]
    target: Annotated[Seat, Meta(description="The seat that is attacked.")]


class DeclareWar(Chosen, frozen=True, kw_only=True):
    """Declare a war (TTA-POL-30)."""

    line = "war on {target} with {card_instance}"
    click = "{card_instance} n{target}"
    rules = ("TTA-POL-30",)

    card_instance: Annotated[Instance, Meta(description="The war.")]
    target: Annotated[Seat, Meta(description="The seat that is attacked.")]


class Commit(Chosen, frozen=True, kw_only=True):
    """Add a unit or a bonus card to the force (TTA-INF-06)."""

    line = "commit {card}"
    click = "muster/{card}"
    rules = ("TTA-INF-06", "TTA-STR-08")

    card: Annotated[
        Owner[str],
        Meta(description="Id of a unit technology, or a card of the hand; only its owner sees it."),
    ]


class ConfirmForce(Chosen, frozen=True, kw_only=True):
    """The force is complete (TTA-POL-21, TTA-COL-04)."""

    line = "confirm"
    rules = ("TTA-POL-21", "TTA-POL-22", "TTA-COL-04")
    ends = True


class ProposePact(Chosen, frozen=True, kw_only=True):
    """Offer a pact to an opponent (TTA-POL-40); no side in a symmetric one."""

    line = "offer {card_instance} to {target}[ as {own_side}]"
    click = "{card_instance} n{target}"
    rules = ("TTA-POL-40",)

    card_instance: Annotated[Instance, Meta(description="The pact.")]
    target: Annotated[Seat, Meta(description="The seat that it is offered to.")]
    own_side: Annotated[
        Literal["A", "B"] | None,
        Meta(description="The side that the proposer takes; null in a symmetric pact."),
    ] = None


class ReplyPact(Chosen, frozen=True, kw_only=True):
    """Accept or refuse a pact (TTA-POL-41, TTA-POL-42)."""

    line = "reply {accept}"
    rules = ("TTA-POL-41", "TTA-POL-42")

    accept: Annotated[bool, Meta(description="Whether the pact is accepted.")]


class CancelPact(Chosen, frozen=True, kw_only=True):
    """End a pact (TTA-POL-43)."""

    line = "cancel {pact}"
    click = "{pact}"
    rules = ("TTA-POL-43",)

    pact: Annotated[Instance, Meta(description="The pact.")]


class ColumbusColonize(Chosen, frozen=True, kw_only=True):
    """Play a territory from hand as a colony (TTA-CRD-02)."""

    line = "colonize {card_instance}"
    click = "{card_instance}"
    rules = ("TTA-CRD-02",)

    card_instance: Annotated[Instance, Meta(description="The territory.")]


class Bid(Chosen, frozen=True, kw_only=True):
    """Bid for the territory (TTA-COL-01)."""

    line = "bid {amount}"
    rules = ("TTA-COL-01", "TTA-COL-02")
    counts = "amount"

    amount: Annotated[int, Meta(description="The bid: strength of the force that is to be sent.")]


class PassBid(Chosen, frozen=True, kw_only=True):
    """Drop out of the auction (TTA-COL-01)."""

    line = "pass"
    rules = ("TTA-COL-01",)
    ends = True


class DiscardMilitary(Chosen, frozen=True, kw_only=True):
    """Discard a military card (TTA-POL-05)."""

    line = "discard {card_instance}"
    click = "{card_instance}"
    rules = ("TTA-POL-05",)

    card_instance: Annotated[Owner[Instance], Meta(description="The card; only its owner sees it.")]


class Choose(Chosen, frozen=True, kw_only=True):
    """An option of an effect: a card id, a card instance, a word, or a number."""

    line = "choose {option}"
    rules = ("TTA-GEN-09",)

    option: Annotated[
        str | int,
        Meta(description="What is chosen: a card id, a card of its own, a word, or a number."),
    ]


class Resign(Chosen, frozen=True, kw_only=True):
    """Leave the game (TTA-POL-50)."""

    line = "resign"
    rules = ("TTA-POL-50",)


Command = (
    TakeCard
    | StopTaking
    | IncreasePopulation
    | IncreasePopulationAndBuildUnit
    | Build
    | Upgrade
    | Destroy
    | BuildWonderStages
    | ElectLeader
    | PlayTechnology
    | ChangeGovernment
    | PlayActionCard
    | PlayTactic
    | DrawMilitaryCard
    | EndTurn
    | PassPolitical
    | PrepareEvent
    | PlayAggression
    | DeclareWar
    | Commit
    | ConfirmForce
    | ProposePact
    | ReplyPact
    | CancelPact
    | ColumbusColonize
    | Bid
    | PassBid
    | DiscardMilitary
    | Choose
    | Resign
)
