"""What a seat can choose. One command is one choice (the specification's Atomic choices)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from games.monumental.box import CardId, HeroId, PileId, PolicyId, SourceId, TileId
from games.monumental.effects import Basic, Market, Resource

Slot = Annotated[int, Meta(description="Slot of the city, 1 to 9, row by row.")]
UnitKind = Literal["soldier", "warlord"]
Explorer = Annotated[int, Meta(description="Number of the explorer, 1 or 2.")]


class Chosen(Struct, frozen=True, kw_only=True, gc=False):
    """Base of all commands."""


class ActivateCity(Chosen, frozen=True, tag="monumental.activate-city"):
    """Activate the five slots of a row and a column, each 1 to 3 (MO-TRN-02, MO-CON-02)."""

    row: Annotated[int, Meta(description="The row, 1 to 3.")]
    column: Annotated[int, Meta(description="The column, 1 to 3.")]


class AcquireDevelopment(Chosen, frozen=True, tag="monumental.acquire-development"):
    """Acquire the card in a slot of the display, counted from the deck (MO-ACT-ACQ)."""

    display_slot: Annotated[
        int, Meta(description="The slot of the display, counted from the deck.")
    ]


class AcquireBasicBuilding(Chosen, frozen=True, tag="monumental.acquire-basic-building"):
    """Acquire a basic building (MO-ACT-BAS-01)."""

    pile: Annotated[PileId, Meta(description="Which pile of basic buildings.")]


class CompleteWonder(Chosen, frozen=True, tag="monumental.complete-wonder"):
    """Complete the wonder in construction (MO-ACT-WON-01)."""


class DevelopPolicy(Chosen, frozen=True, tag="monumental.develop-policy"):
    """Develop one of the own policies (MO-ACT-POL-01)."""

    policy: PolicyId


class DeclareConquest(Chosen, frozen=True, tag="monumental.declare-conquest"):
    """Declare which province is conquered, and whether the warlord moves (MO-ACT-CNQ-12)."""

    target: Annotated[TileId, Meta(description="The tile that is conquered, by its id.")]
    with_warlord: Annotated[bool, Meta(description="Whether the warlord moves in, too.")]


class DeclareMove(Chosen, frozen=True, tag="monumental.declare-move"):
    """Move troops (MO-ACT-MOV-01)."""


class BuildOutpost(Chosen, frozen=True, tag="monumental.build-outpost"):
    """Build an outpost for soldiers (MO-ACT-OUT-01)."""

    tile: TileId


class DeclareExplore(Chosen, frozen=True, tag="monumental.declare-explore"):
    """Play explorers (MO-ACT-EXP-01)."""


class UseEffect(Chosen, frozen=True, tag="monumental.use-effect"):
    """Use an effect of an activated card, an active policy or the hero (MO-ACT-USE-01)."""

    source: SourceId
    effect_index: Annotated[
        int, Meta(description="The place of the effect among all effects of the component, from 0.")
    ]


class ScientificDiscovery(Chosen, frozen=True, tag="monumental.scientific-discovery"):
    """Pay science to draw and activate a card (MO-ACT-SCI-01)."""


class UseMarketToken(Chosen, frozen=True, tag="monumental.use-market-token"):
    """Use the market token held of a market (MO-ACT-TOK-01)."""

    market: Annotated[Market, Meta(description="The market that the token is from.")]


class HireHero(Chosen, frozen=True, tag="monumental.hire-hero"):
    """Hire a hero of the row (MO-HER-02)."""

    hero: HeroId


class ReturnHero(Chosen, frozen=True, tag="monumental.return-hero"):
    """Return the hero for its effect (MO-HER-04)."""


class EndTurn(Chosen, frozen=True, tag="monumental.end-turn"):
    """End the turn (MO-TRN-03, MO-CON-04)."""


class Pass(Chosen, frozen=True, tag="monumental.pass"):
    """Do nothing more in this round of continuous mode (MO-CON-13)."""


class PayUnit(Chosen, frozen=True, tag="monumental.pay-unit"):
    """Pay one unit of an open cost (MO-RES-09)."""

    source: Annotated[Resource, Meta(description="What is paid with.")]


class CommitSoldier(Chosen, frozen=True, tag="monumental.commit-soldier"):
    """Send one more soldier into the conquest (MO-ACT-CNQ-02)."""

    origin: Annotated[TileId, Meta(description="The tile that it leaves, by its id.")] = (
        msgspec.field(name="from")
    )


class PickUnit(Chosen, frozen=True, tag="monumental.pick-unit"):
    """Choose the unit that moves next (MO-ACT-MOV-01)."""

    kind: Annotated[UnitKind, Meta(description="A soldier or the warlord.")]
    origin: Annotated[TileId, Meta(description="The tile that it leaves, by its id.")] = (
        msgspec.field(name="from")
    )


class SendUnit(Chosen, frozen=True, tag="monumental.send-unit"):
    """Choose where the picked unit goes (MO-ACT-MOV-02)."""

    to: Annotated[TileId, Meta(description="The tile that it goes to, by its id.")]


class StopMoving(Chosen, frozen=True, tag="monumental.stop-moving"):
    """Move no more units."""


class StepExplorer(Chosen, frozen=True, tag="monumental.step-explorer"):
    """Move an explorer to an adjacent tile (MO-ACT-EXP-01)."""

    explorer: Explorer
    to: Annotated[TileId, Meta(description="The tile that it goes to, by its id.")]


class CollectToken(Chosen, frozen=True, tag="monumental.collect-token"):
    """Take the production or market token where an explorer stands (MO-ACT-EXP-02)."""

    explorer: Explorer


class StopExploring(Chosen, frozen=True, tag="monumental.stop-exploring"):
    """Play explorers no more."""


class ChooseReward(Chosen, frozen=True, tag="monumental.choose-reward"):
    """Choose the first or the second reward of a Barbarian token (MO-ACT-CNQ-09)."""

    option: Annotated[int, Meta(description="Which of the two rewards, 1 or 2.")]


class PlaceWonderToken(Chosen, frozen=True, tag="monumental.place-wonder-token"):
    """Choose the province for the token of a completed wonder (MO-ACT-WON-03)."""

    tile: TileId


class PlaceOutpost(Chosen, frozen=True, tag="monumental.place-outpost"):
    """Place an outpost that costs no soldiers."""

    tile: TileId


class ArchiveCard(Chosen, frozen=True, tag="monumental.archive-card"):
    """Archive a face-up card of the own city or side area (MO-CTY-08)."""

    card: CardId


class StopArchiving(Chosen, frozen=True, tag="monumental.stop-archiving"):
    """Archive no more cards."""


class ChooseBasic(Chosen, frozen=True, tag="monumental.choose-basic"):
    """Choose the basic resource that is gained."""

    res: Annotated[Basic, Meta(description="The resource.")]


class ConvertBasic(Chosen, frozen=True, tag="monumental.convert-basic"):
    """Lose one basic resource and gain another."""

    lose: Annotated[Basic, Meta(description="The resource that is lost.")]
    gain: Annotated[Basic, Meta(description="The resource that is gained.")]


class ActivateSlot(Chosen, frozen=True, tag="monumental.activate-slot"):
    """Activate one more slot of the city."""

    slot: Slot


class DiscardSlot(Chosen, frozen=True, tag="monumental.discard-slot"):
    """Discard the cards of a slot."""

    slot: Slot


class TakeBasicBuilding(Chosen, frozen=True, tag="monumental.take-basic-building"):
    """Take a basic building that costs nothing."""

    pile: Annotated[PileId, Meta(description="Which pile of basic buildings.")]


class SpendMonsterGold(Chosen, frozen=True, tag="monumental.spend-monster-gold"):
    """Spend gold to fight the monster (MO-MON-03)."""

    n: Annotated[int, Meta(description="How much gold; 0: none.")]


class RecallUnit(Chosen, frozen=True, tag="monumental.recall-unit"):
    """Return a unit to the capital."""

    kind: Annotated[UnitKind, Meta(description="A soldier or the warlord.")]
    origin: Annotated[TileId, Meta(description="The tile that it leaves, by its id.")] = (
        msgspec.field(name="from")
    )


class Decline(Chosen, frozen=True, tag="monumental.decline"):
    """Do not place the optional outpost."""


Command = (
    ActivateCity
    | AcquireDevelopment
    | AcquireBasicBuilding
    | CompleteWonder
    | DevelopPolicy
    | DeclareConquest
    | DeclareMove
    | BuildOutpost
    | DeclareExplore
    | UseEffect
    | ScientificDiscovery
    | UseMarketToken
    | HireHero
    | ReturnHero
    | EndTurn
    | Pass
    | PayUnit
    | CommitSoldier
    | PickUnit
    | SendUnit
    | StopMoving
    | StepExplorer
    | CollectToken
    | StopExploring
    | ChooseReward
    | PlaceWonderToken
    | PlaceOutpost
    | ArchiveCard
    | StopArchiving
    | ChooseBasic
    | ConvertBasic
    | ActivateSlot
    | DiscardSlot
    | TakeBasicBuilding
    | SpendMonsterGold
    | RecallUnit
    | Decline
)
