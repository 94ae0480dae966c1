"""What a seat can choose. One command is one choice (the specification's Atomic choices)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from games.kernel.command import BaseCommand
from games.monumental.box import CardId, HeroId, PileId, PolicyId, SourceId, TileId
from games.monumental.effects import Basic, Market, Resource

Slot = Annotated[int, Meta(description="Slot of the city, 1 to 9, row by row.")]
DisplaySlot = Annotated[int, Meta(description="The slot of the display, counted from the deck.")]
UnitKind = Literal["soldier", "warlord"]
Origin = Annotated[TileId, Meta(description="The tile that it leaves, by its id.")]
Explorer = Annotated[int, Meta(description="Number of the explorer, 1 or 2.")]


class ActivateCity(BaseCommand, frozen=True, tag="monumental.activate-city"):
    """Activate the five slots of a row and a column, each 1 to 3 (MO-TRN-02, MO-CON-02)."""

    line = "activate {row} {column}"
    click = "row-{seat}-{row} column-{seat}-{column}"
    rules = ("MO-TRN-02", "MO-CON-02", "MO-CTY-03")

    row: Annotated[int, Meta(description="The row, 1 to 3.")]
    column: Annotated[int, Meta(description="The column, 1 to 3.")]


class AcquireDevelopment(BaseCommand, frozen=True, tag="monumental.acquire-development"):
    """Acquire the card in a slot of the display, counted from the deck (MO-ACT-ACQ)."""

    line = "acquire {display_slot}"
    click = "display-{display_slot}"
    rules = ("MO-ACT-ACQ-01",)

    display_slot: DisplaySlot


class AcquireBasicBuilding(BaseCommand, frozen=True, tag="monumental.acquire-basic-building"):
    """Acquire a basic building (MO-ACT-BAS-01)."""

    line = "basic {pile}"
    click = "{pile}"
    rules = ("MO-ACT-BAS-01",)

    pile: Annotated[PileId, Meta(description="Which pile of basic buildings.")]


class CompleteWonder(BaseCommand, frozen=True, tag="monumental.complete-wonder"):
    """Complete the wonder in construction (MO-ACT-WON-01)."""

    line = "complete"
    click = "construction-{seat}"
    rules = ("MO-ACT-WON-01",)


class DevelopPolicy(BaseCommand, frozen=True, tag="monumental.develop-policy"):
    """Develop one of the own policies (MO-ACT-POL-01)."""

    line = "policy {policy}"
    click = "{seat}/{policy}"
    rules = ("MO-ACT-POL-01",)

    policy: PolicyId


class DeclareConquest(BaseCommand, frozen=True, tag="monumental.declare-conquest"):
    """Declare which province is conquered, and whether the warlord moves (MO-ACT-CNQ-12)."""

    line = "conquer {target}[ with warlord|with_warlord]"
    click = "{target}"
    rules = ("MO-ACT-CNQ-01", "MO-ACT-CNQ-03")

    target: Annotated[TileId, Meta(description="The tile that is conquered, by its id.")]
    with_warlord: Annotated[bool, Meta(description="Whether the warlord moves in, too.")]


class DeclareMove(BaseCommand, frozen=True, tag="monumental.declare-move"):
    """Move troops (MO-ACT-MOV-01)."""

    line = "move"
    rules = ("MO-ACT-MOV-01",)


class BuildOutpost(BaseCommand, frozen=True, tag="monumental.build-outpost"):
    """Build an outpost for soldiers (MO-ACT-OUT-01)."""

    line = "outpost {tile}"
    click = "{tile}"
    rules = ("MO-ACT-OUT-01",)

    tile: TileId


class DeclareExplore(BaseCommand, frozen=True, tag="monumental.declare-explore"):
    """Play explorers (MO-ACT-EXP-01)."""

    line = "explore"
    rules = ("MO-ACT-EXP-01",)


class UseEffect(BaseCommand, frozen=True, tag="monumental.use-effect"):
    """Use an effect of an activated card, an active policy or the hero (MO-ACT-USE-01)."""

    line = "use {source} {effect_index}"
    click = "{seat}/{source}"
    rules = ("MO-ACT-USE-01", "MO-CTY-04")

    source: SourceId
    effect_index: Annotated[
        int, Meta(description="The place of the effect among all effects of the component, from 0.")
    ]


class ScientificDiscovery(BaseCommand, frozen=True, tag="monumental.scientific-discovery"):
    """Pay science to draw and activate a card (MO-ACT-SCI-01)."""

    line = "discover"
    click = "deck-{seat}"
    rules = ("MO-ACT-SCI-01",)


class UseMarketToken(BaseCommand, frozen=True, tag="monumental.use-market-token"):
    """Use the market token held of a market (MO-ACT-TOK-01)."""

    line = "token {market}"
    click = "{seat}/market-{market}"
    rules = ("MO-ACT-TOK-01",)

    market: Annotated[Market, Meta(description="The market that the token is from.")]


class HireHero(BaseCommand, frozen=True, tag="monumental.hire-hero"):
    """Hire a hero of the row (MO-HER-02)."""

    line = "hire {hero}"
    click = "{hero}"
    rules = ("MO-HER-02",)

    hero: HeroId


class ReturnHero(BaseCommand, frozen=True, tag="monumental.return-hero"):
    """Return the hero for its effect (MO-HER-04)."""

    line = "return hero"
    rules = ("MO-HER-04",)


class EndTurn(BaseCommand, frozen=True, tag="monumental.end-turn"):
    """End the turn (MO-TRN-03, MO-CON-04)."""

    line = "end turn"
    rules = ("MO-TRN-05", "MO-CON-04")
    ends = True


class Pass(BaseCommand, frozen=True, tag="monumental.pass"):
    """Do nothing more in this round of continuous mode (MO-CON-13)."""

    line = "pass"
    rules = ("MO-CON-13",)
    ends = True


class PayUnit(BaseCommand, frozen=True, tag="monumental.pay-unit"):
    """Pay one unit of an open cost (MO-RES-09)."""

    line = "pay {source}"
    click = "{seat}/{source}"
    rules = ("MO-RES-09", "MO-RES-04")

    source: Annotated[Resource, Meta(description="What is paid with.")]


class CommitSoldier(BaseCommand, frozen=True, tag="monumental.commit-soldier"):
    """Send one more soldier into the conquest (MO-ACT-CNQ-02)."""

    line = "soldier from {origin}"
    click = "{from}"
    rules = ("MO-ACT-CNQ-02",)

    origin: Origin = msgspec.field(name="from")


class PickUnit(BaseCommand, frozen=True, tag="monumental.pick-unit"):
    """Choose the unit that moves next (MO-ACT-MOV-01)."""

    line = "pick {kind} {origin}"
    click = "{from}"
    rules = ("MO-ACT-MOV-01",)

    kind: Annotated[UnitKind, Meta(description="A soldier or the warlord.")]
    origin: Origin = msgspec.field(name="from")


class SendUnit(BaseCommand, frozen=True, tag="monumental.send-unit"):
    """Choose where the picked unit goes (MO-ACT-MOV-02)."""

    line = "to {to}"
    click = "{to}"
    rules = ("MO-ACT-MOV-02",)

    to: Annotated[TileId, Meta(description="The tile that it goes to, by its id.")]


class StopMoving(BaseCommand, frozen=True, tag="monumental.stop-moving"):
    """Move no more units."""

    line = "stop moving"
    rules = ("MO-ACT-MOV-02",)


class StepExplorer(BaseCommand, frozen=True, tag="monumental.step-explorer"):
    """Move an explorer to an adjacent tile (MO-ACT-EXP-01)."""

    line = "explorer {explorer} to {to}"
    click = "{seat}/explorer-{explorer} {to}"
    rules = ("MO-ACT-EXP-01",)

    explorer: Explorer
    to: Annotated[TileId, Meta(description="The tile that it goes to, by its id.")]


class CollectToken(BaseCommand, frozen=True, tag="monumental.collect-token"):
    """Take the production or market token where an explorer stands (MO-ACT-EXP-02)."""

    line = "collect {explorer}"
    rules = ("MO-ACT-EXP-02",)

    explorer: Explorer


class StopExploring(BaseCommand, frozen=True, tag="monumental.stop-exploring"):
    """Play explorers no more."""

    line = "stop exploring"
    rules = ("MO-ACT-EXP-01",)


class ChooseReward(BaseCommand, frozen=True, tag="monumental.choose-reward"):
    """Choose the first or the second reward of a Barbarian token (MO-ACT-CNQ-09)."""

    line = "reward {option}"
    rules = ("MO-ACT-CNQ-09",)

    option: Annotated[int, Meta(description="Which of the two rewards, 1 or 2.")]


class PlaceWonderToken(BaseCommand, frozen=True, tag="monumental.place-wonder-token"):
    """Choose the province for the token of a completed wonder (MO-ACT-WON-03)."""

    line = "wonder token {tile}"
    click = "{tile}"
    rules = ("MO-ACT-WON-03",)

    tile: TileId


class PlaceOutpost(BaseCommand, frozen=True, tag="monumental.place-outpost"):
    """Place an outpost that costs no soldiers."""

    line = "free outpost {tile}"
    click = "{tile}"
    rules = ("MO-ACT-OUT-02",)

    tile: TileId


class ArchiveCard(BaseCommand, frozen=True, tag="monumental.archive-card"):
    """Archive a face-up card of the own city or side area (MO-CTY-08)."""

    line = "archive {card}"
    click = "{seat}/{card}"
    rules = ("MO-CTY-08",)

    card: CardId


class StopArchiving(BaseCommand, frozen=True, tag="monumental.stop-archiving"):
    """Archive no more cards."""

    line = "stop archiving"
    rules = ("MO-CTY-08",)


class ChooseBasic(BaseCommand, frozen=True, tag="monumental.choose-basic"):
    """Choose the basic resource that is gained."""

    line = "gain {res}"
    rules = ("MO-RUL-06",)

    res: Annotated[Basic, Meta(description="The resource.")]


class ConvertBasic(BaseCommand, frozen=True, tag="monumental.convert-basic"):
    """Lose one basic resource and gain another."""

    line = "convert {lose} to {gain}"
    rules = ("MO-ACT-USE-01",)

    lose: Annotated[Basic, Meta(description="The resource that is lost.")]
    gain: Annotated[Basic, Meta(description="The resource that is gained.")]


class ActivateSlot(BaseCommand, frozen=True, tag="monumental.activate-slot"):
    """Activate one more slot of the city."""

    line = "activate slot {slot}"
    click = "slot-{seat}-{slot}"
    rules = ("MO-CTY-03",)

    slot: Slot


class DiscardSlot(BaseCommand, frozen=True, tag="monumental.discard-slot"):
    """Discard the cards of a slot."""

    line = "discard slot {slot}"
    click = "slot-{seat}-{slot}"
    rules = ("MO-CTY-10",)

    slot: Slot


class TakeBasicBuilding(BaseCommand, frozen=True, tag="monumental.take-basic-building"):
    """Take a basic building that costs nothing."""

    line = "take {pile}"
    click = "{pile}"
    rules = ("MO-ACT-BAS-01",)

    pile: Annotated[PileId, Meta(description="Which pile of basic buildings.")]


class SpendMonsterGold(BaseCommand, frozen=True, tag="monumental.spend-monster-gold"):
    """Spend gold to fight the monster (MO-MON-03)."""

    line = "gold {n}"
    rules = ("MO-MON-03",)
    counts = "n"

    n: Annotated[int, Meta(description="How much gold; 0: none.")]


class RecallUnit(BaseCommand, frozen=True, tag="monumental.recall-unit"):
    """Return a unit to the capital."""

    line = "recall {kind} {origin}"
    click = "{from}"
    rules = ("MO-RUL-06",)

    kind: Annotated[UnitKind, Meta(description="A soldier or the warlord.")]
    origin: Origin = msgspec.field(name="from")


class Decline(BaseCommand, frozen=True, tag="monumental.decline"):
    """Do not place the optional outpost."""

    line = "decline"
    rules = ("MO-ACT-OUT-02",)


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
