# Generated from openapi.json; do not edit.

from __future__ import annotations

from typing import Literal

from kronika_client.model import Model
from msgspec import convert, field

from . import table


class ActionCopied(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.action-copied"):
    """
    An action of another gear is done, by Uxmal 5 or by a building (TZ-UXM-05, TZ-BLD-05).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]
    number: int
    auto: bool = False


class AdvancingCalendar(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.advancing-calendar"
):
    """
    Advance the calendar by one tooth or two (TZ-CAL-02).
    """


class AdvancingTechnology(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.advancing-technology"
):
    """
    Work: the step on `track` that `seat` has paid for; `auto` if the engine chose it.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    track: Literal["agriculture", "architecture", "extraction", "theology"]
    auto: bool = False


class AgeAdvanced(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.age-advanced"):
    """
    The second age began (TZ-BLD-08): the display is replaced, the old stack leaves unseen.
    """

    removed: list[str]
    unseen: int
    revealed: list[str]


class BegForCorn(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.beg-for-corn"):
    """
    Anger the god of a temple to own 3 corn (TZ-BEG-01).
    """

    temple: Literal["chaac", "kukulkan", "quetzalcoatl"]


class BeginningRound(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.beginning-round"
):
    """
    Work: the next round begins; `food_day` is its Food Day, if it has one.
    """

    food_day: int | None = None


class CalendarCornAdded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.calendar-corn-added"
):
    """
    Nobody took the starting space: one more corn lies on the calendar (TZ-CAL-01).
    """

    tooth: int
    total: int


class CalendarCornTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.calendar-corn-taken"
):
    """
    The corn on the calendar goes to the occupant of the starting space (TZ-STP-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    amount: int


class CalendarView(Model, frozen=True, kw_only=True):
    """
    The calendar.

    `corn` has accumulated on it; `food_day` is the Food Day of this round, if it has one;
    `next_food_day` is the one still to come after this round's, `teeth_left` teeth away
    (TZ-CAL-13); `rounds_left` counts this round and holds without double advances (TZ-RND-04).
    """

    tooth: int
    corn: int
    food_day: int | None
    next_food_day: int | None
    teeth_left: int | None
    rounds_left: int


class ChoiceDeclined(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choice-declined"
):
    """
    An optional part was left out (TZ-ACT-06).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    choice: Literal["building", "copied_action", "technology", "theology"]
    auto: bool = False


class ChooseCalendarAdvance(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-calendar-advance"
):
    """
    Advance the calendar by one tooth or two (TZ-CAL-02).
    """

    days: Literal[1, 2]


class ChooseHarvest(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-harvest"
):
    """
    Take wood, take corn, or burn the forest for corn (TZ-PAL-03).
    """

    take: Literal["burn", "corn", "wood"]


class ChooseStartingWealth(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-starting-wealth"
):
    """
    Keep two of the four tiles dealt, named in ascending order (TZ-SET-11).
    """

    keep: tuple[str, str]


class ChooseStartingWealthSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-starting-wealth"
):
    """
    Keep two of the four tiles dealt, named in ascending order (TZ-SET-11).
    """

    keep: tuple[str, str] | table.Hidden


class ChooseTechnology(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-technology"
):
    """
    The technology that advances (TZ-TEC-02, TZ-TEC-03).
    """

    track: Literal["agriculture", "architecture", "extraction", "theology"]


class ChooseTemple(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-temple"):
    """
    The temple whose marker moves, up or down as the decision says (TZ-TMP).
    """

    temple: Literal["chaac", "kukulkan", "quetzalcoatl"]


class ChoosingTechnology(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choosing-technology"
):
    """
    Choose a technology to advance, paid or free.
    """

    paid: bool = False
    optional: bool = False


class ChoosingTemple(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choosing-temple"
):
    """
    Choose a temple to step up, or to anger (down).

    After an answer `more` further decisions follow, each without the temples chosen before.
    """

    purpose: Literal["anger", "up"] = "up"
    excluded: list[Literal["chaac", "kukulkan", "quetzalcoatl"]] = field(default_factory=list)
    more: int = 0


class ChoosingWealth(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choosing-wealth"
):
    """
    Keep two of the tiles dealt (TZ-SET-11); every seat has one such decision.
    """


class ConstructBuilding(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.construct-building"
):
    """
    Construct a face-up building (TZ-BLD-01).

    `architecture`: whether the technology applies; `discount`: what Architecture 3 saves.
    """

    building: str
    """
    Id of a building, for example a1_civic_agriculture.
    """
    architecture: bool = False
    discount: Literal["corn", "gold", "none", "stone", "wood"] = "none"


class ConstructMonument(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.construct-monument"
):
    """
    Construct a monument on offer (TZ-MON-01).
    """

    monument: str
    """
    Id of a monument, for example mon_tombs.
    """


class Constructing(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.constructing"):
    """
    Construct a building, or a monument where `monuments` says so.

    `architecture`: applies by itself, is declared with the command, or is spent already
    (TZ-TIK-05). `another`: after a building a second one may follow (TZ-TIK-04).
    """

    mode: Literal["tikal_2", "uxmal_4"]
    architecture: Literal["automatic", "declare", "spent"] = "automatic"
    monuments: bool = False
    optional: bool = False
    another: bool = False


class CopyingAction(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.copying-action"
):
    """
    Do an action of another gear: `corn` is still to be paid with the choice.

    Mandatory with Uxmal 5 (its corn is paid already), optional with a tomb (TZ-BLD-05).
    """

    corn: int = 0
    optional: bool = False


class CornBegged(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.corn-begged"):
    """
    Corn was returned and taken, and a marker went down to step `index` (TZ-BEG-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    corn_before: int
    corn: int
    temple: Literal["chaac", "kukulkan", "quetzalcoatl"]
    index: int


class Decline(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.decline"):
    """
    Leave out what is optional (TZ-ACT-06).
    """


class DummyPlaced(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.dummy-placed"):
    """
    A revealed tile puts a dummy on its position, or on the slot opposite (TZ-SET-10).
    """

    tile: str
    """
    Id of a starting wealth tile, for example wealth_01.
    """
    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]
    slot: int
    opposite: bool = False


class EndTrading(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.end-trading"):
    """
    Leave the market (TZ-UXM-07).
    """


class EndTurn(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.end-turn"):
    """
    End the turn (TZ-TRN-05).
    """


class Field(Model, frozen=True, kw_only=True):
    """
    One group: corn tiles left, and wood tiles left; each of these covers a corn tile.
    """

    corn: int
    wood: int


class FieldView(Model, frozen=True, kw_only=True):
    """
    A group of the jungle: tiles left; `uncovered` corn tiles can be taken without burning.
    """

    group: int
    corn: int
    wood: int
    uncovered: int


class GainResource(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.gain-resource"):
    """
    Take one resource of choice (TZ-ACT-02).
    """

    resource: Literal["gold", "stone", "wood"]


class GainingResources(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.gaining-resources"
):
    """
    Take `left` more resources, one at a time; `source` says what gives them.
    """

    left: int
    source: Literal["action", "technology"]


class GameFinished(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.game-finished"):
    """
    The game is over (TZ-END-07).
    """

    winners: list[int]


class Gears(Model, frozen=True, kw_only=True):
    """
    What stands on each gear.
    """

    palenque: list[int | Literal["dummy"] | None]
    yaxchilan: list[int | Literal["dummy"] | None]
    tikal: list[int | Literal["dummy"] | None]
    uxmal: list[int | Literal["dummy"] | None]
    chichen_itza: list[int | Literal["dummy"] | None]


class Goods(Model, frozen=True, kw_only=True):
    """
    Amounts of goods; zeros are left out of the JSON. "Blocks" are wood, stone and gold.
    """

    corn: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    skull: int = 0


class GoodsGained(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.goods-gained"):
    """
    Goods came from the bank; `extra` is the part that a technology added (TZ-TEC-18).

    Amounts are those really taken: skulls only as far as the bank had them (TZ-ACT-04).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    goods: Goods
    source: Literal["action", "building", "technology", "wealth"]
    extra: Goods = field(default_factory=lambda: convert({}, type=Goods))
    auto: bool = False


class GoodsPaid(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.goods-paid"):
    """
    Goods went to the bank (TZ-ACT-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    goods: Goods
    purpose: Literal["action", "copied_action", "technology", "theology"]
    auto: bool = False


class HarvestTileTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.harvest-tile-taken"
):
    """
    A tile of a group went to the seat (TZ-PAL-08).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    group: int
    tile: Literal["corn", "wood"]
    auto: bool = False


class Harvesting(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.harvesting"):
    """
    Choose what to harvest with Palenque `number` (TZ-PAL-03).
    """

    number: int


class Levels(Model, frozen=True, kw_only=True):
    """
    Levels of the four technologies, 0 to 3 (TZ-TEC-01).
    """

    agriculture: int = 0
    extraction: int = 0
    architecture: int = 0
    theology: int = 0


class MarketLeft(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.market-left"):
    """
    A visit to the market ended (TZ-UXM-07).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    auto: bool = False


class MarketTraded(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.market-traded"):
    """
    One resource was bought or sold for `corn` (TZ-UXM-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    direction: Literal["buy", "sell"]
    resource: Literal["gold", "stone", "wood"]
    corn: int


class MonumentConstructed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.monument-constructed"
):
    """
    A monument was paid and taken; a skull paid returns to the bank (TZ-MON-04).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    monument: str
    """
    Id of a monument, for example mon_tombs.
    """
    paid: Goods
    auto: bool = False


class MonumentScore(Model, frozen=True, kw_only=True):
    """
    Points of one monument.
    """

    monument: str
    """
    Id of a monument, for example mon_tombs.
    """
    points: int


class MonumentsRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.monuments-revealed"
):
    """
    The monuments on offer; the others leave the game unseen (TZ-SET-06).
    """

    monuments: list[str]


class OfAction(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.of-action"):
    """
    The effects of an action, or of one alternative of it.
    """

    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]
    number: int
    choice: Literal["burn", "corn", "wood"] | None = None


class OfBonus(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.of-bonus"):
    """
    The bonus of a technology at level 3.
    """

    track: Literal["agriculture", "architecture", "extraction", "theology"]


class OfBuilding(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.of-building"):
    """
    The effects of a building.
    """

    building: str
    """
    Id of a building, for example a1_civic_agriculture.
    """


class OfWealth(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.of-wealth"):
    """
    The effects of a starting wealth tile.
    """

    tile: str
    """
    Id of a starting wealth tile, for example wealth_01.
    """


class OfferingTheology(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.offering-theology"
):
    """
    Pay one resource for a step up after a Chichen Itza action, or decline (TZ-TEC-15).
    """


class Options(Model, frozen=True, kw_only=True):
    """
    The options of a game.

    `starting_player`: drawn, or a given seat (TZ-SET-05). `corn_vp_rounding`: whether quarter
    points for corn count, or only whole points (TZ-END-04).
    """

    starting_player: int | Literal["random"] = "random"
    """
    Who begins: a seat, or drawn at random.
    """
    corn_vp_rounding: Literal["exact", "floor"] = "exact"
    """
    Whether corn scores quarter points or whole points only.
    """


class PayResource(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.pay-resource"):
    """
    Pay one resource of choice (TZ-ACT-02).
    """

    resource: Literal["gold", "stone", "wood"]


class PayingResources(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.paying-resources"
):
    """
    Pay `left` more resources, one at a time.
    """

    left: int
    purpose: Literal["action", "technology"]


class PerformAction(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.perform-action"
):
    """
    The action to copy (TZ-UXM-05, TZ-BLD-05).
    """

    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]
    number: int
    """
    Number of an action: 1-5, on Chichen Itza 1-9.
    """


class PickUpWorker(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.pick-up-worker"
):
    """
    Take a worker back and do `action`, or none (TZ-PCK-03). The fee follows from both.
    """

    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]
    position: int
    """
    Position of a gear: 0-7, on Chichen Itza 0-10.
    """
    action: int | None = None
    """
    Number of an action: 1-5, on Chichen Itza 1-9.
    """


class PlaceWorker(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.place-worker"):
    """
    Place a worker on the lowest vacant position of a gear, or the starting space (TZ-PLC).
    """

    target: Literal[
        "chichen_itza", "palenque", "starting_player_space", "tikal", "uxmal", "yaxchilan"
    ]


class PlaceWorkerByMercy(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.place-worker-by-mercy"
):
    """
    Place one worker for all corn owned, if nothing else is possible (TZ-BEG-05).
    """

    target: Literal[
        "chichen_itza", "palenque", "starting_player_space", "tikal", "uxmal", "yaxchilan"
    ]


class PlayerBoardFlipped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.player-board-flipped"
):
    """
    The player board now shows its light side, or its dark one (TZ-TMP-05, TZ-CAL-05).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    light: bool


class Points(Model, frozen=True, kw_only=True):
    """
    Victory points scored during the game, by what gave them; may be negative.
    """

    chichen_itza: int = 0
    buildings: int = 0
    technologies: int = 0
    temples: int = 0
    hunger: int = 0


class PointsScored(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.points-scored"):
    """
    Victory points gained at once.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    points: int
    source: Literal["buildings", "chichen_itza", "technologies"]


class PushedOff(Model, frozen=True, kw_only=True):
    """
    A worker that fell off the end of a gear, back to its owner's hand (TZ-CAL-08).
    """

    type: Literal["tzolkin.pushed-off"]
    """
    Says which kind this is.
    """
    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]


class ResolvingEffects(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.resolving-effects"
):
    """
    Work: the effects of `source` from `index` on; `auto` if the engine chose them.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    source: OfAction | OfBuilding | OfBonus | OfWealth
    index: int = 0
    """
    Number of the next operation, from 0.
    """
    memo: int = 0
    """
    A number that one operation leaves for the next, such as cards discarded.
    """
    auto: bool = False


class Revealed(Model, frozen=True, kw_only=True):
    """
    A building laid on a slot of the display.
    """

    type: Literal["tzolkin.revealed"]
    """
    Says which kind this is.
    """
    slot: int
    building: str
    """
    Id of a building, for example a1_civic_agriculture.
    """


class RoundStarted(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.round-started"):
    """
    A round began; `food_day` is its Food Day, if it has one (TZ-RND-03).
    """

    number: int
    tooth: int
    first: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    food_day: int | None = None


class SeatGoods(Model, frozen=True, kw_only=True):
    """
    Goods of one seat.
    """

    type: Literal["tzolkin.seat-goods"]
    """
    Says which kind this is.
    """
    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    goods: Goods


class Sheet(Model, frozen=True, kw_only=True):
    """
    What a seat scored. `corn` includes `corn_from_resources`.

    `corn_points` and `total` may have quarters, the others are whole points; `during` are the
    points scored before. `workers_on_gears` breaks ties (TZ-END-07).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    during: int
    corn_from_resources: int
    corn: int
    corn_points: float
    """
    Points as people say them: whole, or with exact quarters.
    """
    skulls: int
    monuments: list[MonumentScore]
    total: float
    """
    Points as people say them: whole, or with exact quarters.
    """
    workers_on_gears: int


class SkullPlaced(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.skull-placed"):
    """
    An own skull lies on a space of Chichen Itza (TZ-CHI-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    space: int


class StartingPlayerChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-player-changed"
):
    """
    The starting player marker changed hands (TZ-STP-04).
    """

    holder: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class StartingPlayerDetermined(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-player-determined"
):
    """
    `seat` takes the starting player marker; `drawn`, or set by an option (TZ-SET-05).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    drawn: bool


class StartingWealthChosenSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-wealth-chosen"
):
    """
    A seat has made up its mind; nobody else sees how (TZ-SET-11).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    keep: list[str] | table.Hidden
    discard: list[str] | table.Hidden


class StartingWealthDealtSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-wealth-dealt"
):
    """
    A seat looks at its tiles (TZ-SET-08).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    tiles: list[str] | table.Hidden


class StartingWealthRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-wealth-revealed"
):
    """
    The tiles that a seat keeps, once all have chosen.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    tiles: list[str]


class StartingWorkerReturned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-worker-returned"
):
    """
    The worker on the starting space is back in hand (TZ-STP-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class TakingTurn(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.taking-turn"):
    """
    The turn of a player (TZ-TRN-01).

    `mode` is fixed by the first placement or pick-up (TZ-TRN-02); `placed` counts workers placed
    this turn (TZ-PLC-04); after a placement by mercy (`mercy`) only the end of the turn is left.
    """

    mode: Literal["picking_up", "placing", "start"] = "start"
    begged: bool = False
    placed: int = 0
    mercy: bool = False


class TechnologyAdvanced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.technology-advanced"
):
    """
    A marker reached `level` (TZ-TEC-02, TZ-TEC-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    track: Literal["agriculture", "architecture", "extraction", "theology"]
    level: int
    auto: bool = False


class TechnologyBonusGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.technology-bonus-gained"
):
    """
    A step at the highest level gives the bonus of the track, which follows (TZ-TEC-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    track: Literal["agriculture", "architecture", "extraction", "theology"]
    auto: bool = False


class TempleMaterialsGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.temple-materials-gained"
):
    """
    Mid-age rewards (TZ-FOO-04); skulls are withheld if there are too few (TZ-FOO-05).
    """

    gains: list[SeatGoods]
    skulls_withheld: bool = False


class TemplePoints(Model, frozen=True, kw_only=True):
    """
    Points of one seat for one temple: of its step, and its share of the leader bonus.
    """

    type: Literal["tzolkin.temple-points"]
    """
    Says which kind this is.
    """
    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    temple: Literal["chaac", "kukulkan", "quetzalcoatl"]
    step: int
    bonus: int


class TemplePointsGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.temple-points-gained"
):
    """
    End-of-age rewards (TZ-FOO-06, TZ-FOO-07).
    """

    gains: list[TemplePoints]


class TempleStepped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.temple-stepped"
):
    """
    A marker moved by one step; `start` equals `index` if the step was lost (TZ-TMP-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    temple: Literal["chaac", "kukulkan", "quetzalcoatl"]
    start: int
    index: int
    auto: bool = False


class Temples(Model, frozen=True, kw_only=True):
    """
    Steps of the three temple markers; 0 is the bottom step, 1 the start (TZ-TMP).
    """

    chaac: int = 1
    quetzalcoatl: int = 1
    kukulkan: int = 1


class Trade(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.trade"):
    """
    Buy or sell one resource for corn (TZ-UXM-02).
    """

    direction: Literal["buy", "sell"]
    resource: Literal["gold", "stone", "wood"]


class Trading(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.trading"):
    """
    The market; a type bought cannot be sold in the same visit, nor the reverse (TZ-UXM-07).
    """

    bought: list[Literal["gold", "stone", "wood"]] = field(default_factory=list)
    sold: list[Literal["gold", "stone", "wood"]] = field(default_factory=list)


class TurnEnded(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.turn-ended"):
    """
    The seat's turn is over.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class TurnView(Model, frozen=True, kw_only=True):
    """
    Whose turn it is and how far it has come.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    mode: Literal["picking_up", "placing", "start"]
    begged: bool
    placed: int


class WoodTileBurned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.wood-tile-burned"
):
    """
    A wood tile left the game (TZ-PAL-10).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    group: int
    auto: bool = False


class WorkerGained(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.worker-gained"):
    """
    A worker came from the bank to the hand: `workers` is 0 if all were in play (TZ-ACT-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    workers: int


class WorkerPickedUp(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.worker-picked-up"
):
    """
    A worker is back in hand; `action` (or none) follows, for `fee` corn (TZ-PCK-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]
    position: int
    action: int | None = None
    fee: int = 0
    reason: Literal["free_choice", "lower", "none", "own", "theology_1"] = "none"


class WorkerPlaced(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.worker-placed"):
    """
    The `order`-th worker of this turn stands on `target`, for `cost` corn (TZ-PLC-04).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    target: Literal[
        "chichen_itza", "palenque", "starting_player_space", "tikal", "uxmal", "yaxchilan"
    ]
    position: int
    order: int
    cost: int


class WorkerPlacedByMercy(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.worker-placed-by-mercy"
):
    """
    A worker was placed for all the corn that the seat had (TZ-BEG-05).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    target: Literal[
        "chichen_itza", "palenque", "starting_player_space", "tikal", "uxmal", "yaxchilan"
    ]
    position: int
    corn_paid: int


class WorkersFed(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.workers-fed"):
    """
    A seat fed its workers (TZ-FOO-03): `free` by farms, the others at `price` corn each.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    workers: int
    free: int
    price: int
    corn_paid: int
    unfed: int
    points_lost: int


class BuildingConstructed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.building-constructed"
):
    """
    A building was paid and taken from a slot of the display (TZ-BLD-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    building: str
    """
    Id of a building, for example a1_civic_agriculture.
    """
    slot: int
    mode: Literal["tikal_2", "uxmal_4"]
    paid: Goods
    architecture: bool = False
    discount: Literal["corn", "gold", "none", "stone", "wood"] = "none"
    auto: bool = False


class BuildingDisplayRefilled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.building-display-refilled"
):
    """
    Buildings drawn from the stack of the current age (TZ-SET-06, TZ-BLD-06).
    """

    tiles: list[Revealed]
    stack_left: int


class CalendarAdvanced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.calendar-advanced"
):
    """
    The calendar moved `days` teeth; `gears` is what stands where afterwards.
    """

    days: int
    old_tooth: int
    new_tooth: int
    gears: Gears
    pushed_off: list[PushedOff] = field(default_factory=list)


class FinalScoreComputed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.final-score-computed"
):
    """
    The score sheets of all seats (TZ-END-02).
    """

    sheets: list[Sheet]


class Frame(Model, frozen=True, kw_only=True):
    """
    One entry of the agenda: a decision that is awaited, or work that goes on by itself.
    """

    id: int
    """
    Id of a decision; never reused in a game.
    """
    seat: int | None
    """
    The seat that decides; null for work that the rules do by themselves.
    """
    step: (
        TakingTurn
        | ResolvingEffects
        | AdvancingTechnology
        | BeginningRound
        | ChoosingTemple
        | Harvesting
        | ChoosingTechnology
        | PayingResources
        | GainingResources
        | Constructing
        | Trading
        | CopyingAction
        | OfferingTheology
        | AdvancingCalendar
        | ChoosingWealth
    )
    """
    What is awaited, in the terms of the title.
    """
    lane: int = -1
    """
    -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
    """


class GameSetUp(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.game-set-up"):
    """
    First fact: the table as every game begins, before anything is drawn.

    The tiles of each face-down pile are named, so that the fold needs no component data;
    `hand` and `bank` are workers of each player, `skulls` those of the general supply.
    """

    seats: int
    options: Options
    hand: int
    bank: int
    skulls: int
    skull_spaces: int
    display_slots: int
    gears: Gears
    jungle: list[Field]
    age_1: list[str]
    age_2: list[str]
    monuments: list[str]
    wealth: list[str]


class PlayerView(Model, frozen=True, kw_only=True):
    """
    One player. Workers are in `hand`, in the `bank`, or on the board.

    During the choice of starting wealth the player alone sees the tiles `dealt`, then `keeping`;
    `discarded` stay known to the player alone. `wealth` are the tiles kept, open to all.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    score: float
    """
    Points as people say them: whole, or with exact quarters.
    """
    points: Points
    corn: int
    wood: int
    stone: int
    gold: int
    skulls: int
    hand: int
    bank: int
    on_gears: int
    temples: Temples
    technologies: Levels
    board: Literal["dark", "light"]
    corn_tiles: int
    wood_tiles: int
    buildings: list[str]
    monuments: list[str]
    wealth: list[str]
    dealt: list[str] | table.Hidden
    keeping: list[str] | table.Hidden
    discarded: list[str] | table.Hidden


class View(Model, frozen=True, kw_only=True):
    """
    A game as clients see it.

    `agenda` is what is awaited and what waits below it, bottom first; all of it is public.
    `skull_spaces[n - 1]` is who put a skull on space n; `display` has empty slots as null;
    `sheets` are the score sheets once the game is over. `scores` are what each seat has scored so
    far, then the points of the result.
    """

    options: Options
    phase: Literal["finished", "setup", "turns", "wealth"]
    round: int
    age: Literal[1, 2]
    calendar: CalendarView
    turn: TurnView | None
    agenda: list[Frame]
    players: list[PlayerView]
    gears: Gears
    starting_space: int | None
    """
    Seat number, 0 to n-1, clockwise.
    """
    marker: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    jungle: list[FieldView]
    display: list[str | None]
    stack_age_1: int
    stack_age_2: int
    monuments: list[str]
    skulls: int
    skull_spaces: list[int | None]
    dummy_tiles: list[str]
    sheets: list[Sheet]
    scores: list[table.SeatScore]


class AgendaChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.agenda-changed"
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
