# Generated from openapi.json; do not edit.

from __future__ import annotations

from typing import Literal

from kronika_client.model import Model
from msgspec import field

from . import table


class AcquireBasicBuilding(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.acquire-basic-building"
):
    """
    Acquire a basic building (MO-ACT-BAS-01).
    """

    pile: Literal["archery_range", "laboratory", "workshop"]
    """
    Which pile of basic buildings.
    """


class AcquireDevelopment(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.acquire-development"
):
    """
    Acquire the card in a slot of the display, counted from the deck (MO-ACT-ACQ).
    """

    display_slot: int
    """
    The slot of the display, counted from the deck.
    """


class AcquiringBasic(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.acquiring-basic"
):
    """
    Take a paid basic building.
    """

    player: int
    """
    The seat of the player.
    """
    pile: Literal["archery_range", "laboratory", "workshop"]
    """
    Which pile of basic buildings.
    """


class AcquiringDevelopment(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.acquiring-development"
):
    """
    Take the paid card of a slot of the display.
    """

    player: int
    """
    The seat of the player.
    """
    slot: int
    """
    The slot of the display, counted from the deck.
    """


class ActionsClosed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.actions-closed"
):
    """
    All have passed (MO-CON-15), or the turn of classic mode is over.
    """


class ActivateCity(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.activate-city"
):
    """
    Activate the five slots of a row and a column, each 1 to 3 (MO-TRN-02, MO-CON-02).
    """

    row: int
    """
    The row, 1 to 3.
    """
    column: int
    """
    The column, 1 to 3.
    """


class ActivateSlot(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.activate-slot"
):
    """
    Activate one more slot of the city.
    """

    slot: int
    """
    Slot of the city, 1 to 9, row by row.
    """


class ActivatingCity(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.activating-city"
):
    """
    Choose a row and a column (MO-TRN-02, MO-CON-02).
    """


class ActivatingSlots(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.activating-slots"
):
    """
    Choose `left` more slots to activate.
    """

    left: int
    """
    Slots still to be activated.
    """


class ArchiveCard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.archive-card"
):
    """
    Archive a face-up card of the own city or side area (MO-CTY-08).
    """

    card: str
    """
    Id of a card instance (`temple`, `work_camp#3`).
    """


class Archiving(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.archiving"):
    """
    Archive up to `left` cards, never the source of the effect (MO-CTY-08).
    """

    left: int
    """
    Cards that can still be archived.
    """
    optional: bool
    """
    Whether it can be declined.
    """
    source: str
    """
    Id of the component whose effect it is.
    """


class Attack(Model, frozen=True, kw_only=True):
    """
    A monster's attack: who takes part in which order, and the gold spent so far (MO-MON-03).
    """

    monster: str
    """
    Id of a monster (`hydra`).
    """
    order: list[int]
    """
    The seats, in the order in which they decide.
    """
    spent: list[int] = field(default_factory=list)
    """
    Gold that each has spent so far, in that order.
    """


class BarbarianRewardChosen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.barbarian-reward-chosen"
):
    """
    Reward 1 or 2 of a Barbarian token.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    token: str
    """
    Id of an exploration or market token.
    """
    option: int
    """
    Which of the two rewards, 1 or 2.
    """


class BasicBuildingAcquired(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.basic-building-acquired"
):
    """
    A basic building went to the top of a city deck (MO-ACT-BAS-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card instance (`temple`, `work_camp#3`).
    """


class BuildOutpost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.build-outpost"
):
    """
    Build an outpost for soldiers (MO-ACT-OUT-01).
    """

    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """


class CardArchived(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.card-archived"
):
    """
    A card went from the city (`slot`) or the side area to the archive (MO-CTY-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card instance (`temple`, `work_camp#3`).
    """
    slot: int | None
    """
    The slot of the city, 1 to 9; missing: the side area.
    """


class CategoryScored(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.category-scored"
):
    """
    Points of a category by seat (MO-SCO-01).
    """

    category: Literal["knowledge", "monsters", "policies", "provinces", "wonders"]
    """
    What was scored.
    """
    points: list[int]
    """
    The points of each seat.
    """


class ChooseBasic(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.choose-basic"
):
    """
    Choose the basic resource that is gained.
    """

    res: Literal["military", "production", "science"]
    """
    The resource.
    """


class ChooseReward(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.choose-reward"
):
    """
    Choose the first or the second reward of a Barbarian token (MO-ACT-CNQ-09).
    """

    option: int
    """
    Which of the two rewards, 1 or 2.
    """


class ChoosingBasics(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.choosing-basics"
):
    """
    Choose `left` more basic resources to gain.
    """

    left: int
    """
    Resources still to be chosen.
    """
    source: str
    """
    Id of the component whose effect it is.
    """


class ChoosingReward(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.choosing-reward"
):
    """
    Choose one reward of a Barbarian token (MO-ACT-CNQ-09).
    """

    token: str
    """
    Id of an exploration or market token.
    """


class CityDeckReshuffled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.city-deck-reshuffled"
):
    """
    The discard became the city deck; no order exists (MO-CTY-06, MO-RND-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    count: int
    """
    How many cards.
    """


class CityDiscarded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.city-discarded"
):
    """
    All activated cards and the side area went to the discard (MO-CTY-10).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    cards: list[str]
    """
    The cards that were discarded.
    """


class CityFilled(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.city-filled"):
    """
    Cards were dealt from the city deck, in this order; `slots` says where each one went
    (MO-CTY-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    slots: list[int]
    """
    The slot of the city for each card.
    """
    cards: list[str]
    """
    The cards, in the order in which they were dealt.
    """


class CollectToken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.collect-token"
):
    """
    Take the production or market token where an explorer stands (MO-ACT-EXP-02).
    """

    explorer: int
    """
    Number of the explorer, 1 or 2.
    """


class CommitSoldier(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.commit-soldier"
):
    """
    Send one more soldier into the conquest (MO-ACT-CNQ-02).
    """

    from_: str = field(name="from")
    """
    The tile that it leaves, by its id.
    """


class CommittingSoldiers(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.committing-soldiers"
):
    """
    Choose where `left` more soldiers come from; `committed` are chosen (MO-ACT-CNQ-12).
    """

    target: str
    """
    The tile that is conquered, by its id.
    """
    with_warlord: bool
    """
    Whether the warlord moves in, too.
    """
    left: int
    """
    Soldiers still to be chosen.
    """
    committed: list[str] = field(default_factory=list)
    """
    The tiles of the soldiers chosen so far.
    """


class CompleteWonder(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.complete-wonder"
):
    """
    Complete the wonder in construction (MO-ACT-WON-01).
    """


class CompletingWonder(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.completing-wonder"
):
    """
    The completion is paid: card, token, effect (MO-ACT-WON-02).
    """

    player: int
    """
    The seat of the player.
    """


class Conquering(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.conquering"):
    """
    The units are paid: they move in (MO-ACT-CNQ-08).
    """

    player: int
    """
    The seat of the player.
    """
    target: str
    """
    The tile that is conquered, by its id.
    """
    with_warlord: bool
    """
    Whether the warlord moves in, too.
    """
    soldiers: list[str]
    """
    The tiles that the soldiers leave.
    """
    required: int
    """
    The strength that is needed.
    """


class ConquestDeclared(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.conquest-declared"
):
    """
    A conquest was declared; `required` is the strength it needs (MO-ACT-CNQ-13).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """
    with_warlord: bool
    """
    Whether the warlord moves in, too.
    """
    required: int
    """
    The strength that it needs.
    """


class ConquestUnitCommitted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.conquest-unit-committed"
):
    """
    A unit will take part; it stands where it was until the conquest is paid.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: Literal["soldier", "warlord"]
    """
    A soldier or the warlord.
    """
    origin: str
    """
    The tile where it stands, by its id.
    """


class ConvertBasic(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.convert-basic"
):
    """
    Lose one basic resource and gain another.
    """

    lose: Literal["military", "production", "science"]
    """
    The resource that is lost.
    """
    gain: Literal["military", "production", "science"]
    """
    The resource that is gained.
    """


class Converting(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.converting"):
    """
    Choose which basic resource becomes which other one, `n` units of it.
    """

    n: int
    """
    How many units become another resource.
    """
    source: str
    """
    Id of the component whose effect it is.
    """


class DeclareConquest(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.declare-conquest"
):
    """
    Declare which province is conquered, and whether the warlord moves (MO-ACT-CNQ-12).
    """

    target: str
    """
    The tile that is conquered, by its id.
    """
    with_warlord: bool
    """
    Whether the warlord moves in, too.
    """


class DeclareExplore(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.declare-explore"
):
    """
    Play explorers (MO-ACT-EXP-01).
    """


class DeclareMove(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.declare-move"
):
    """
    Move troops (MO-ACT-MOV-01).
    """


class Decline(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.decline"):
    """
    Do not place the optional outpost.
    """


class DevelopPolicy(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.develop-policy"
):
    """
    Develop one of the own policies (MO-ACT-POL-01).
    """

    policy: str
    """
    Id of a cultural policy (`shinto`).
    """


class DevelopingPolicy(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.developing-policy"
):
    """
    The policy is paid: it becomes active, and all fire (MO-ACT-POL-02).
    """

    player: int
    """
    The seat of the player.
    """
    policy: str
    """
    Id of a cultural policy (`shinto`).
    """


class DevelopmentAcquired(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.development-acquired"
):
    """
    A building or Knowledge went from the display to the top of a city deck (MO-ACT-ACQ-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card instance (`temple`, `work_camp#3`).
    """
    slot: int
    """
    The slot of the display, counted from the deck.
    """
    knowledge: bool
    """
    Whether it is a Knowledge card.
    """


class DiscardSlot(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.discard-slot"
):
    """
    Discard the cards of a slot.
    """

    slot: int
    """
    Slot of the city, 1 to 9, row by row.
    """


class DiscardingSlots(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.discarding-slots"
):
    """
    Choose `left` more slots whose cards are discarded.
    """

    left: int
    """
    Slots still to be discarded.
    """


class Discovering(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.discovering"):
    """
    The discovery is paid: draw and activate (MO-ACT-SCI-01).
    """

    player: int
    """
    The seat of the player.
    """


class DisplayCardDiscarded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.display-card-discarded"
):
    """
    The card furthest from the deck left the game (MO-TRN-06, MO-DSP-01).
    """

    slot: int
    """
    The slot of the display, counted from the deck.
    """
    card: str
    """
    Id of a card instance (`temple`, `work_camp#3`).
    """


class DisplayFilled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.display-filled"
):
    """
    Cards were drawn from the deck: the first one to slot `first`, the others towards the deck
    (MO-DSP-03).
    """

    first: int
    """
    The slot of the first card, counted from the deck.
    """
    cards: list[str]
    """
    The cards, towards the deck.
    """


class DisplayShifted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.display-shifted"
):
    """
    The cards moved away from the deck; gaps are next to it (MO-DSP-02).
    """

    slots: list[str | None]
    """
    The cards by slot, from the deck on; null: a gap.
    """


class DisplayView(Model, frozen=True, kw_only=True):
    """
    The display of cards.
    """

    slots: list[str | None]
    """
    The cards by slot, from the deck on; null: a gap.
    """
    deck: int
    """
    Cards left in the deck.
    """
    era: int
    """
    The era of the last separator revealed.
    """
    gone: list[str]
    """
    Cards that left the game.
    """


class DominanceScored(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.dominance-scored"
):
    """
    Who has the most in a category, and gets the bonus (MO-SCO-03).
    """

    category: Literal["knowledge", "monsters", "policies", "provinces", "wonders"]
    """
    The category.
    """
    seats: list[int]
    """
    The seats that have the most.
    """


class EffectUsed(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.effect-used"):
    """
    An effect is used; a marker lies on its source (MO-ACT-USE-01, MO-CON-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    source: str
    """
    Id of the component whose effect it is.
    """
    effect: int
    """
    Number of the effect (or reward) of the component, from 0.
    """


class EndTurn(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.end-turn"):
    """
    End the turn (MO-TRN-03, MO-CON-04).
    """


class EndingRound(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.ending-round"
):
    """
    All have passed: refill, monsters, pass the marker (MO-CON-15).
    """


class ExplorationTokenRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.exploration-token-revealed"
):
    """
    A Barbarian token of a conquered province was turned up, and is used up (MO-ACT-CNQ-09).
    """

    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """
    token: str
    """
    Id of an exploration or market token.
    """


class ExplorationTokensDistributed(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="monumental.exploration-tokens-distributed",
):
    """
    Tokens lie face down; so many of them are monsters (MO-SET-03, MO-MON-01).
    """

    tiles: list[str]
    """
    The tiles on which a token lies.
    """
    monsters: int
    """
    How many of the tokens are monsters.
    """


class ExplorerMoved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.explorer-moved"
):
    """
    An explorer took a step (MO-ACT-EXP-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    explorer: int
    """
    Number of the explorer, 1 or 2.
    """
    to: str
    """
    The tile that it goes to, by its id.
    """


class ExplorerView(Model, frozen=True, kw_only=True):
    """
    An explorer on a tile: whose, and which of the two.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    explorer: int
    """
    Which of the two, 1 or 2.
    """


class Exploring(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.exploring"):
    """
    Move explorers and collect. `left`: free steps left, or None where each step is paid.

    `must`: something has to be done (MO-ACT-EXP-01, MO-ACT-USE-04); `done`: something was.
    """

    left: int | None = None
    """
    Free steps left; missing: each step is paid.
    """
    must: bool = False
    """
    Whether something has to be done before it ends.
    """
    done: bool = False
    """
    Whether something was done.
    """


class FreeTownTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.free-town-taken"
):
    """
    The Free Town token of a conquered province was discarded for its gain.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """


class GameEnded(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.game-ended"):
    """
    The game is over.
    """


class Goods(Model, frozen=True, kw_only=True):
    """
    Amounts of the resources (MO-RES); also the icons of a card.
    """

    production: int = 0
    """
    Production.
    """
    science: int = 0
    """
    Science.
    """
    military: int = 0
    """
    Military.
    """
    military_neutral: int = 0
    """
    Military that serves against neutral provinces only.
    """
    gold: int = 0
    """
    Gold.
    """
    culture: int = 0
    """
    Culture.
    """
    production_token: int = 0
    """
    Production tokens.
    """


class HeroHired(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.hero-hired"):
    """
    A hero left the row for a player (MO-HER-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    hero: str
    """
    Id of a hero (`hannibal`).
    """


class HeroPutAside(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.hero-put-aside"
):
    """
    Continuous mode: a hero lies aside with a marker, still under control (MO-HER-06).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    hero: str
    """
    Id of a hero (`hannibal`).
    """


class HeroReturned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.hero-returned"
):
    """
    Classic mode: a hero went back to the row at once (MO-HER-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    hero: str
    """
    Id of a hero (`hannibal`).
    """


class HeroRowRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.hero-row-revealed"
):
    """
    The heroes that can be hired (MO-HER-01).
    """

    heroes: list[str]
    """
    The heroes.
    """


class HeroesBackToRow(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.heroes-back-to-row"
):
    """
    Every hero put aside went back to the row (MO-HER-08).
    """

    heroes: list[str]
    """
    The heroes.
    """


class HireHero(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.hire-hero"):
    """
    Hire a hero of the row (MO-HER-02).
    """

    hero: str
    """
    Id of a hero (`hannibal`).
    """


class HiringHero(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.hiring-hero"):
    """
    The hero is paid.
    """

    player: int
    """
    The seat of the player.
    """
    hero: str
    """
    Id of a hero (`hannibal`).
    """


class LastRoundAnnounced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.last-round-announced"
):
    """
    It is known which round is the last (MO-END-01, MO-DSP-05).
    """

    number: int
    """
    Number of the last round.
    """


class MapLaidOut(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.map-laid-out"):
    """
    The map is laid out, with the capitals by seat; all units stand on them (MO-SET-02..04).
    """

    capitals: list[str]
    """
    The capital of each seat.
    """


class MarkersRemoved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.markers-removed"
):
    """
    A period is over: markers leave cards and explorers (MO-CON-17, MO-TRN-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class MarketTokenTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.market-token-taken"
):
    """
    An explorer took the top token of the market of its tile (MO-ACT-EXP-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    explorer: int
    """
    Number of the explorer, 1 or 2.
    """
    market: Literal["culture", "military", "production", "science"]
    """
    Which market.
    """
    token: str
    """
    Id of an exploration or market token.
    """


class MarketTokenUsed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.market-token-used"
):
    """
    A market token gave its resources and left the game (MO-ACT-TOK-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    token: str
    """
    Id of an exploration or market token.
    """
    gained: Goods
    """
    What was gained.
    """


class MarketTokenView(Model, frozen=True, kw_only=True):
    """
    An unused market token that a player holds: `value` units of its market's resource.
    """

    token: str
    """
    Id of an exploration or market token.
    """
    market: Literal["culture", "military", "production", "science"]
    """
    The market that it is from.
    """
    value: int
    """
    How many units of the market's resource it gives.
    """


class MonsterAttackStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.monster-attack-started"
):
    """
    A monster attacks; players decide in this order (MO-MON-03).
    """

    monster: str
    """
    Id of a monster (`hydra`).
    """
    order: list[int]
    """
    The seats, in the order in which they decide.
    """


class MonsterGoldSpent(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.monster-gold-spent"
):
    """
    Gold spent against the monster; it is lost either way (MO-MON-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    n: int
    """
    How much gold; 0: none.
    """


class MonsterRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.monster-revealed"
):
    """
    The token of a conquered province was a monster (MO-MON-02).
    """

    monster: str
    """
    Id of a monster (`hydra`).
    """
    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """


class MonsterSlain(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.monster-slain"
):
    """
    The highest Power reached the monster's strength; `powers` in the order of the attack.
    """

    monster: str
    """
    Id of a monster (`hydra`).
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    powers: list[int]
    """
    The Power of each player, in the order of the attack.
    """


class MonsterUnbeaten(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.monster-unbeaten"
):
    """
    No Power reached the monster's strength; all suffer, and the card leaves the game.
    """

    monster: str
    """
    Id of a monster (`hydra`).
    """
    powers: list[int]
    """
    The Power of each player, in the order of the attack.
    """


class MovingUnits(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.moving-units"
):
    """
    Choose the next unit to move.

    `left`: free moves left, or None where each move is paid. `soldiers` are the tiles to which
    soldiers have moved, `warlord` says that it has; each unit moves once (MO-ACT-MOV-01a).
    `must`: at least one unit has to move (MO-ACT-MOV-02, MO-ACT-USE-04).
    """

    left: int | None = None
    """
    Free moves left; missing: each move is paid.
    """
    soldiers: list[str] = field(default_factory=list)
    """
    Tiles to which soldiers have moved; these do not move again.
    """
    warlord: bool = False
    """
    Whether the warlord has moved.
    """
    must: bool = False
    """
    Whether at least one unit has to move.
    """


class Options(Model, frozen=True, kw_only=True):
    """
    The options of a game (MO-SET-01, MO-SET-12).
    """

    mode: Literal["classic", "continuous"] = "classic"
    """
    Whole turns one after another, or rounds of single actions in turn.
    """
    heroes: bool = False
    """
    Whether the module Heroes is played.
    """
    monsters: bool = False
    """
    Whether the module Monsters is played.
    """
    civilisations: list[Literal["china", "denmark", "egypt", "greece", "japan"]] = field(
        default_factory=list
    )
    """
    The civilisation of each seat, in the order of seats; empty: drawn.
    """


class OutpostBuilt(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.outpost-built"
):
    """
    An outpost stands on a province; `soldiers` went from there to the capital (MO-ACT-OUT).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """
    soldiers: int
    """
    How many soldiers went from there to the capital.
    """


class Pass(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.pass"):
    """
    Do nothing more in this round of continuous mode (MO-CON-13).
    """


class PassingMarker(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.passing-marker"
):
    """
    The start-player marker moves on, or the game ends (MO-CON-18, MO-END-02).
    """


class PassingTurn(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.passing-turn"
):
    """
    Find whose turn is next; `after` has just had one, None at the beginning of a round.
    """

    after: int | None = None
    """
    Whose turn has just ended; missing: the round begins.
    """


class PayUnit(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.pay-unit"):
    """
    Pay one unit of an open cost (MO-RES-09).
    """

    source: Literal[
        "culture",
        "gold",
        "military",
        "military_neutral",
        "production",
        "production_token",
        "science",
    ]
    """
    What is paid with.
    """


class Paying(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.paying"):
    """
    Pay `left` more units of a cost, each from one of `sources` (MO-RES-09).
    """

    left: int
    """
    Units still to be paid.
    """
    sources: list[
        Literal[
            "culture",
            "gold",
            "military",
            "military_neutral",
            "production",
            "production_token",
            "science",
        ]
    ]
    """
    What can be paid with.
    """
    purpose: Literal[
        "basic_building",
        "conquest",
        "development",
        "discovery",
        "effect",
        "explore",
        "hero",
        "move",
        "policy",
        "wonder",
    ]
    """
    What is paid for.
    """


class PickUnit(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.pick-unit"):
    """
    Choose the unit that moves next (MO-ACT-MOV-01).
    """

    kind: Literal["soldier", "warlord"]
    """
    A soldier or the warlord.
    """
    from_: str = field(name="from")
    """
    The tile that it leaves, by its id.
    """


class PileView(Model, frozen=True, kw_only=True):
    """
    A pile of basic buildings.
    """

    pile: Literal["archery_range", "laboratory", "workshop"]
    """
    Which pile of basic buildings.
    """
    left: int
    """
    Cards left in it.
    """


class PlaceOutpost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.place-outpost"
):
    """
    Place an outpost that costs no soldiers.
    """

    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """


class PlaceWonderToken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.place-wonder-token"
):
    """
    Choose the province for the token of a completed wonder (MO-ACT-WON-03).
    """

    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """


class PlacingOutpost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.placing-outpost"
):
    """
    Choose a province for an outpost. `soldiers` return from it to the capital.
    """

    soldiers: int = 0
    """
    How many soldiers return from there to the capital.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """


class PlacingWonderToken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.placing-wonder-token"
):
    """
    Choose the province for the token of a completed wonder (MO-ACT-WON-03).
    """

    wonder: str
    """
    Id of a card instance (`temple`, `work_camp#3`).
    """


class PlayerPassed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.player-passed"
):
    """
    No more actions in this round; the perishable resources are lost (MO-CON-13).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    lost: Goods
    """
    What perished.
    """


class PolicyDeveloped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.policy-developed"
):
    """
    A policy is active, as the `nth` of its player (MO-ACT-POL-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    policy: str
    """
    Id of a cultural policy (`shinto`).
    """
    nth: int
    """
    How many policies the player has now.
    """


class PolicyOneOffResolved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.policy-one-off-resolved"
):
    """
    The one-off effect of an active policy fires now (MO-ACT-POL-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    policy: str
    """
    Id of a cultural policy (`shinto`).
    """


class ProductionTokenCollected(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.production-token-collected"
):
    """
    An explorer took the production token of its tile (MO-ACT-EXP-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    explorer: int
    """
    Number of the explorer, 1 or 2.
    """
    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """


class Program(Model, frozen=True, kw_only=True):
    """
    Operations in the data: those of effect (or reward) number `effect` of `source`.
    """

    source: str
    """
    Id of the component whose effect it is.
    """
    effect: int
    """
    Number of the effect (or reward) of the component, from 0.
    """


class ProvinceConquered(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.province-conquered"
):
    """
    Units moved in: the province is the seat's. `former` controlled it before.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """
    soldiers: int
    """
    How many soldiers moved in.
    """
    warlord: bool
    """
    Whether the warlord moved in.
    """
    required: int
    """
    The strength that was needed.
    """
    strength: int
    """
    The strength of the units that moved in.
    """
    former: int | None
    """
    Who controlled it before; missing: nobody.
    """


class RecallUnit(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.recall-unit"):
    """
    Return a unit to the capital.
    """

    kind: Literal["soldier", "warlord"]
    """
    A soldier or the warlord.
    """
    from_: str = field(name="from")
    """
    The tile that it leaves, by its id.
    """


class RecallingUnits(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.recalling-units"
):
    """
    Return `left` more units to the capital.
    """

    left: int
    """
    Units still to be returned.
    """


class RefillingCity(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.refilling-city"
):
    """
    Deal the missing covers of a city (MO-CTY-10).
    """

    player: int
    """
    The seat of the player.
    """


class RefillingDisplay(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.refilling-display"
):
    """
    Discard, shift and fill the display (MO-TRN-06, MO-DSP-01); `after`: whose turn of classic
    mode has ended.
    """

    after: int | None = None
    """
    Whose turn of classic mode has ended; missing: a round of continuous mode has.
    """


class ReleasingMonsters(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.releasing-monsters"
):
    """
    Let the next revealed monster attack, `first` deciding first (MO-MON-05, MO-MON-07).
    """

    first: int
    """
    The seat that decides first.
    """


class ResourcesConverted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.resources-converted"
):
    """
    A basic resource became another.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    lost: Goods
    """
    What became something else.
    """
    gained: Goods
    """
    What it became.
    """
    source: str
    """
    Id of the component whose effect it is.
    """


class ResourcesGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.resources-gained"
):
    """
    Resources came from the supply.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    gained: Goods
    """
    What was gained.
    """
    source: str
    """
    Id of the component whose effect it is.
    """


class ResourcesLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.resources-lost"
):
    """
    An effect took resources, as far as there were any.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    lost: Goods
    """
    What was lost.
    """
    source: str
    """
    Id of the component whose effect it is.
    """


class ResourcesSpent(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.resources-spent"
):
    """
    Resources were paid (MO-RES-06).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    paid: Goods
    """
    What was paid.
    """
    purpose: Literal[
        "basic_building",
        "conquest",
        "development",
        "discovery",
        "effect",
        "explore",
        "hero",
        "move",
        "policy",
        "wonder",
    ]
    """
    What is paid for.
    """


class ReturnHero(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.return-hero"):
    """
    Return the hero for its effect (MO-HER-04).
    """


class RoundStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.round-started"
):
    """
    A round begins with the start player; nobody has passed.
    """

    number: int
    """
    Number of the round, from 1.
    """
    start: int
    """
    The seat that begins the round.
    """


class ScientificDiscovery(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.scientific-discovery"
):
    """
    Pay science to draw and activate a card (MO-ACT-SCI-01).
    """


class Script(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.script"):
    """
    Carry out the operations of an effect.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    source: Program
    """
    Where the operations stand: which effect of which component.
    """
    index: int = 0
    """
    Number of the next operation, from 0.
    """
    memo: int = 0
    """
    A number that one operation leaves for the next, such as cards discarded.
    """


class SendUnit(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.send-unit"):
    """
    Choose where the picked unit goes (MO-ACT-MOV-02).
    """

    to: str
    """
    The tile that it goes to, by its id.
    """


class SendingUnit(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.sending-unit"
):
    """
    Choose where the picked unit goes; `moves` is how the moving stands.
    """

    kind: Literal["soldier", "warlord"]
    """
    A soldier or the warlord.
    """
    origin: str
    """
    The tile that it leaves, by its id.
    """
    moves: MovingUnits
    """
    How the moving stands.
    """


class SeparatorRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.separator-revealed"
):
    """
    The separator of an era was met and set aside (MO-DSP-04).
    """

    era: int
    """
    The era that begins.
    """


class SettlingAttack(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.settling-attack"
):
    """
    All gold is spent: slain or not (MO-MON-04).
    """


class Slot(Model, frozen=True, kw_only=True):
    """
    A slot: any number of Knowledge cards, in the order in which they came, under a cover.
    """

    knowledge: list[str] = field(default_factory=list)
    """
    Knowledge cards, in the order in which they came.
    """
    cover: str | None = None
    """
    The card on top of them; missing: none.
    """
    activated: bool = False
    """
    Whether it is activated now.
    """


class SlotActivated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.slot-activated"
):
    """
    One more slot was activated by an effect.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    slot: int
    """
    Slot of the city, 1 to 9, row by row.
    """
    gained: Goods
    """
    What was gained.
    """


class SlotDiscarded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.slot-discarded"
):
    """
    The cards of a slot were discarded; it stays empty until the next refill.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    slot: int
    """
    Slot of the city, 1 to 9, row by row.
    """
    cards: list[str]
    """
    The cards that were discarded.
    """


class SpendMonsterGold(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.spend-monster-gold"
):
    """
    Spend gold to fight the monster (MO-MON-03).
    """

    n: int
    """
    How much gold; 0: none.
    """


class SpendingGold(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.spending-gold"
):
    """
    Choose how much gold to spend against the monster (MO-MON-03).
    """

    monster: str
    """
    Id of a monster (`hydra`).
    """


class StartMarkerPassed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.start-marker-passed"
):
    """
    The start-player marker moved on (MO-CON-18).
    """

    giver: int
    """
    The seat that had it.
    """
    taker: int
    """
    The seat that has it now.
    """


class StartingRound(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.starting-round"
):
    """
    Begin a round; `number` counts from 1.
    """

    number: int
    """
    Number of the round, from 1.
    """


class StepExplorer(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.step-explorer"
):
    """
    Move an explorer to an adjacent tile (MO-ACT-EXP-01).
    """

    explorer: int
    """
    Number of the explorer, 1 or 2.
    """
    to: str
    """
    The tile that it goes to, by its id.
    """


class StepSkipped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.step-skipped"
):
    """
    A decision had no possible answer and was left out (MO-RUL-06).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    step: str
    """
    The kind of the decision.
    """
    reason: str
    """
    Why it had no answer, for a person.
    """


class SteppingExplorer(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.stepping-explorer"
):
    """
    The step is paid, or free: the explorer moves.
    """

    player: int
    """
    The seat of the player.
    """
    explorer: int
    """
    Number of the explorer, 1 or 2.
    """
    to: str
    """
    The tile that it goes to, by its id.
    """
    left: int | None
    """
    Free steps left; null: each step is paid.
    """
    must: bool
    """
    Whether something has to be done before the exploring ends.
    """


class StopArchiving(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.stop-archiving"
):
    """
    Archive no more cards.
    """


class StopExploring(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.stop-exploring"
):
    """
    Play explorers no more.
    """


class StopMoving(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.stop-moving"):
    """
    Move no more units.
    """


class TakeBasicBuilding(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.take-basic-building"
):
    """
    Take a basic building that costs nothing.
    """

    pile: Literal["archery_range", "laboratory", "workshop"]
    """
    Which pile of basic buildings.
    """


class TakingBasicBuilding(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.taking-basic-building"
):
    """
    Take `left` more basic buildings that cost nothing.
    """

    left: int
    """
    Buildings still to be taken.
    """


class TakingTurn(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.taking-turn"):
    """
    Choose an action, or end the turn (MO-TRN-03, MO-CON-03).
    """


class TileView(Model, frozen=True, kw_only=True):
    """
    A tile of the map: what is printed on it and what lies there.
    """

    id: str
    """
    Id of the tile.
    """
    q: int
    """
    Axial coordinate of the column.
    """
    r: int
    """
    Axial coordinate of the row.
    """
    kind: Literal["capital", "province", "water"]
    """
    What kind of tile it is.
    """
    terrain: Literal["desert", "forest", "mountain", "plains", "swamp", "volcano", "water"] | None
    """
    The terrain; null for capitals.
    """
    value: int | None
    """
    Strength of the terrain against conquest, 1 to 4; null: it cannot be conquered.
    """
    coastal: bool
    """
    Whether it lies next to water.
    """
    market: Literal["culture", "military", "production", "science"] | None
    """
    The market on it; null: none.
    """
    market_left: int
    """
    Tokens left in its market.
    """
    production_token: bool
    """
    Whether a production token lies there.
    """
    exploration: Literal["down", "town"] | None
    """
    An exploration token face down, or a Free Town; null: none.
    """
    owner: int | None
    """
    The seat that controls it; null: none.
    """
    soldiers: int
    """
    Soldiers of the owner.
    """
    warlord: bool
    """
    Whether the owner's warlord stands there.
    """
    outpost: bool
    """
    Whether the owner has an outpost there.
    """
    wonders: list[str]
    """
    Wonders whose tokens lie there.
    """
    explorers: list[ExplorerView]
    """
    Explorers on it.
    """


class TurnActionTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.turn-action-taken"
):
    """
    The one turn action of a turn in continuous mode (MO-CON-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: (
        Literal[
            "basic_building",
            "conquest",
            "development",
            "discovery",
            "effect",
            "explore",
            "hero",
            "move",
            "policy",
            "wonder",
        ]
        | Literal["outpost", "return_hero"]
    )
    """
    Which turn action.
    """


class TurnEnded(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.turn-ended"):
    """
    A turn is over; in classic mode the perishable resources are lost (MO-TRN-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    lost: Goods
    """
    What perished.
    """


class TurnOrderDrawn(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.turn-order-drawn"
):
    """
    The seats in turn order, the start player first (MO-SET-12).
    """

    order: list[int]
    """
    The seats in turn order, the start player first.
    """


class TurnStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.turn-started"
):
    """
    A turn begins.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class TurnView(Model, frozen=True, kw_only=True):
    """
    Whose turn it is; whether its turn action is taken; the cards drawn in it (MO-CON-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    acted: bool
    """
    Whether the turn action is taken (continuous mode).
    """
    fresh: list[str]
    """
    Cards drawn into the side area in this turn.
    """


class TurningUpToken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.turning-up-token"
):
    """
    Take the exploration token of a conquered province (MO-ACT-CNQ-09).
    """

    player: int
    """
    The seat of the player.
    """
    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """
    both: bool
    """
    Whether both rewards of a Barbarian token are gained.
    """


class UnitMoved(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.unit-moved"):
    """
    A unit moved inside its component (MO-ACT-MOV-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: Literal["soldier", "warlord"]
    """
    A soldier or the warlord.
    """
    origin: str
    """
    The tile that it leaves, by its id.
    """
    to: str
    """
    The tile that it goes to, by its id.
    """


class UnitRecalled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.unit-recalled"
):
    """
    A unit returned to the capital.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: Literal["soldier", "warlord"]
    """
    A soldier or the warlord.
    """
    origin: str
    """
    The tile that it leaves, by its id.
    """


class UnitsAdvanced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.units-advanced"
):
    """
    Units left their tiles for a conquest: soldiers, each from a tile, and the warlord.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """
    soldiers: list[str]
    """
    The tiles that they left; one entry for each soldier.
    """
    warlord: str | None
    """
    The tile that the warlord left; missing: it stays.
    """


class UnitsRetreated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.units-retreated"
):
    """
    The defender's units and outpost returned to the capital (MO-ACT-CNQ-08, MO-RUL-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """
    soldiers: int
    """
    How many soldiers returned.
    """
    warlord: bool
    """
    Whether the warlord returned.
    """
    outpost: bool
    """
    Whether an outpost was taken back.
    """


class UseEffect(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.use-effect"):
    """
    Use an effect of an activated card, an active policy or the hero (MO-ACT-USE-01).
    """

    source: str
    """
    Id of the component whose effect it is.
    """
    effect_index: int
    """
    The place of the effect among all effects of the component, from 0.
    """


class UseMarketToken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.use-market-token"
):
    """
    Use the market token held of a market (MO-ACT-TOK-01).
    """

    market: Literal["culture", "military", "production", "science"]
    """
    The market that the token is from.
    """


class Waiting(Model, frozen=True, kw_only=True):
    """
    A one-shot discount that waits for its cost: `n` less, or half price (MO-RES-08).
    """

    source: str
    """
    Id of the component whose effect it is.
    """
    scope: Literal["knowledge", "wonder_complete", "wonder_stage"]
    """
    What is made cheaper.
    """
    n: int = 0
    """
    How much cheaper.
    """
    half: bool = False
    """
    Whether the price is halved.
    """


class WarlordTriggered(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.warlord-triggered"
):
    """
    The warlord's effect fires; the card is marked (MO-ACT-CNQ-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    warlord: str
    """
    Id of the component whose effect it is.
    """


class WonderCompleted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.wonder-completed"
):
    """
    A wonder is complete and lies on top of its city deck (MO-ACT-WON-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card instance (`temple`, `work_camp#3`).
    """


class WonderStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.wonder-started"
):
    """
    A wonder went from the display to the construction area (MO-ACT-ACQ-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card instance (`temple`, `work_camp#3`).
    """
    slot: int
    """
    The slot of the display, counted from the deck.
    """


class WonderTokenPlaced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.wonder-token-placed"
):
    """
    The token of a wonder lies on the map for good (MO-ACT-WON-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card instance (`temple`, `work_camp#3`).
    """
    tile: str
    """
    Id of a tile of the map (`h_1_0`).
    """


class CardDrawnAndActivated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.card-drawn-and-activated"
):
    """
    The top card of a city deck came to the side area, activated (MO-CTY-09).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a card instance (`temple`, `work_camp#3`).
    """
    gained: Goods
    """
    What was gained.
    """


class CityActivated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.city-activated"
):
    """
    A row and a column were activated (MO-CTY-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    row: int
    """
    The row, 1 to 3.
    """
    column: int
    """
    The column, 1 to 3.
    """
    gained: Goods
    """
    What was gained.
    """


class CivilisationsAssigned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.civilisations-assigned"
):
    """
    The civilisation of each seat, and what it starts with (MO-SET-08, MO-SET-09).
    """

    civilisations: list[Literal["china", "denmark", "egypt", "greece", "japan"]]
    """
    The civilisation of each seat.
    """
    goods: list[Goods]
    """
    What each seat starts with.
    """


class DiscountConsumed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.discount-consumed"
):
    """
    A waiting discount met its cost.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    discount: Waiting
    """
    Which discount.
    """
    purpose: Literal[
        "basic_building",
        "conquest",
        "development",
        "discovery",
        "effect",
        "explore",
        "hero",
        "move",
        "policy",
        "wonder",
    ]
    """
    What is paid for.
    """


class DiscountExpired(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.discount-expired"
):
    """
    A waiting discount ended with the period (MO-RES-07).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    discount: Waiting
    """
    Which discount.
    """


class DiscountSet(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.discount-set"
):
    """
    A one-shot discount waits for its cost (MO-RES-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    discount: Waiting
    """
    Which discount.
    """


class GameCreated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.game-created"
):
    """
    A game begins: the options and the number of seats; everything else is laid out next.
    """

    options: Options
    seats: int
    """
    How many seats there are.
    """
    display_size: int
    """
    How many slots the display has.
    """


class MarchingUnit(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.marching-unit"
):
    """
    The move is paid, or free: the unit moves.
    """

    player: int
    """
    The seat of the player.
    """
    kind: Literal["soldier", "warlord"]
    """
    A soldier or the warlord.
    """
    origin: str
    """
    The tile that it leaves, by its id.
    """
    to: str
    """
    The tile that it goes to, by its id.
    """
    moves: MovingUnits
    """
    How the moving stands.
    """


class PlayerView(Model, frozen=True, kw_only=True):
    """
    One player.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    civilisation: Literal["china", "denmark", "egypt", "greece", "japan"]
    """
    The civilisation.
    """
    points: float
    """
    What the player would score now.
    """
    goods: Goods
    """
    What the player owns.
    """
    slots: list[Slot]
    """
    Slots 1 to 9 of the city, row by row.
    """
    side: list[str]
    """
    Cards in the side area.
    """
    deck: int
    """
    Cards in the city deck.
    """
    deck_top: list[str]
    """
    Cards known to lie on top of the city deck, the uppermost first.
    """
    discard: list[str]
    """
    Cards in the discard.
    """
    archive: list[str]
    """
    Cards in the archive.
    """
    construction: str | None
    """
    The wonder under construction; null: none.
    """
    policies: list[str]
    """
    Active policies.
    """
    warlord: str
    """
    Id of the warlord.
    """
    hero: str | None
    """
    The hero; null: none.
    """
    hero_aside: bool
    """
    Whether the hero is put aside until the round ends.
    """
    market_tokens: list[MarketTokenView]
    """
    Unused market tokens.
    """
    marks: list[str]
    """
    Components whose effects are used up for this turn (continuous mode: this round).
    """
    scouted: list[int]
    """
    Explorers that have collected in this turn (continuous mode: this round).
    """
    discounts: list[Waiting]
    """
    Discounts that wait for their cost.
    """
    monsters: list[str]
    """
    Monsters slain.
    """
    conquests: int
    """
    Conquests in this turn (continuous mode: this round).
    """
    passed: bool
    """
    Whether the player has passed in this round (continuous mode).
    """
    provinces: int
    """
    Provinces controlled.
    """
    knowledge: int
    """
    Knowledge cards owned.
    """
    wonders: int
    """
    Wonders completed.
    """
    outposts: int
    """
    Outposts on the map.
    """


class Sheet(Model, frozen=True, kw_only=True):
    """
    A score sheet: where points came from, and the figures compared after equal points.
    """

    lines: list[table.Line]
    """
    Where the points come from.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    What is compared after equal points, in order.
    """


class Standing(Model, frozen=True, kw_only=True):
    """
    One seat's final standing.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    rank: int
    """
    From 1; tied seats share a rank.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """
    breakdown: list[table.Line]
    """
    Where the points come from; the lines add up to `points`.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    The tie-breakers, in the order in which they were compared.
    """


class FinalScore(Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.final-score"):
    """
    The score sheets by seat (MO-SCO-04, MO-SCO-05).
    """

    sheets: list[Sheet]
    """
    The score sheets, by seat.
    """


class Frame(Model, frozen=True, kw_only=True):
    """
    One entry of the agenda: a decision that is awaited, or work that goes on by itself.
    """

    id: int
    """
    Never reused in a game; that of the decision, if a seat decides.
    """
    seat: int | None
    """
    The seat that decides; null for work that the rules do by themselves.
    """
    step: (
        ActivatingCity
        | TakingTurn
        | Paying
        | CommittingSoldiers
        | MovingUnits
        | SendingUnit
        | Exploring
        | ChoosingReward
        | PlacingWonderToken
        | Archiving
        | ChoosingBasics
        | Converting
        | ActivatingSlots
        | PlacingOutpost
        | TakingBasicBuilding
        | SpendingGold
        | RecallingUnits
        | DiscardingSlots
        | StartingRound
        | PassingTurn
        | RefillingCity
        | RefillingDisplay
        | ReleasingMonsters
        | SettlingAttack
        | EndingRound
        | PassingMarker
        | Script
        | AcquiringDevelopment
        | AcquiringBasic
        | CompletingWonder
        | DevelopingPolicy
        | Conquering
        | TurningUpToken
        | MarchingUnit
        | SteppingExplorer
        | Discovering
        | HiringHero
    )
    """
    What is awaited, in the terms of the title.
    """
    lane: int = -1
    """
    -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
    """


class View(Model, frozen=True, kw_only=True):
    """
    A game as clients see it.
    """

    options: Options
    phase: Literal["actions", "activate", "monsters", "over", "refill", "setup"]
    """
    Where the round is.
    """
    round: int
    """
    Number of the round, from 1; 0 during the setup.
    """
    last_round: int | None
    """
    Number of the last round; null: not known yet.
    """
    order: list[int]
    """
    The seats in turn order.
    """
    start: int
    """
    The seat that begins the round.
    """
    turn: TurnView | None
    """
    Whose turn it is; null: nobody's.
    """
    agenda: list[Frame]
    """
    What is awaited and what waits below it, the top one last.
    """
    players: list[PlayerView]
    """
    The players, by seat.
    """
    tiles: list[TileView]
    """
    The tiles of the map.
    """
    face_down_tokens: int
    """
    Exploration tokens that lie face down.
    """
    display: DisplayView
    basics: list[PileView]
    """
    The piles of basic buildings.
    """
    heroes: list[str]
    """
    Heroes that can be hired.
    """
    waiting: list[str]
    """
    Revealed monsters that will attack.
    """
    departed: list[str]
    """
    Monsters that nobody slew.
    """
    attack: Attack | None
    """
    The attack in progress; null: none.
    """
    scores: list[table.SeatScore]
    """
    What each seat would score now; at the end the points of the result.
    """


class AgendaChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="monumental.agenda-changed"
):
    """
    Last fact of a move: decisions and work that are done, and those that are new.
    """

    closed: list[int]
    """
    Ids of the entries that are done.
    """
    opened: list[Frame]
    """
    The new entries, put on top in this order.
    """
