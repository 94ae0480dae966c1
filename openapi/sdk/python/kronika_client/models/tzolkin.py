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
    Seat number, from 0, clockwise.
    """
    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]
    """
    Which gear.
    """
    number: int
    """
    Number of the action.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


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
    Seat number, from 0, clockwise.
    """
    track: Literal["agriculture", "architecture", "extraction", "theology"]
    """
    Which technology.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class AgeAdvanced(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.age-advanced"):
    """
    The second age began (TZ-BLD-08): the display is replaced, the old stack leaves unseen.
    """

    removed: list[str]
    """
    Buildings of the first age that lay on the display.
    """
    unseen: int
    """
    Buildings of the first age that left the game unseen.
    """
    revealed: list[str]
    """
    Buildings of the second age on the display now, by slot.
    """


class BegForCorn(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.beg-for-corn"):
    """
    Anger the god of a temple to own 3 corn (TZ-BEG-01).
    """

    temple: Literal["chaac", "kukulkan", "quetzalcoatl"]
    """
    Which temple.
    """


class BeginningRound(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.beginning-round"
):
    """
    Work: the next round begins; `food_day` is its Food Day, if it has one.
    """

    food_day: int | None = None
    """
    Number of its Food Day, 1 to 4; missing: it has none.
    """


class CalendarCornAdded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.calendar-corn-added"
):
    """
    Nobody took the starting space: one more corn lies on the calendar (TZ-CAL-01).
    """

    tooth: int
    """
    Teeth that the calendar has advanced since the setup.
    """
    total: int
    """
    Corn that lies on the calendar now.
    """


class CalendarCornTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.calendar-corn-taken"
):
    """
    The corn on the calendar goes to the occupant of the starting space (TZ-STP-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    amount: int
    """
    How much corn.
    """


class CalendarView(Model, frozen=True, kw_only=True):
    """
    The calendar.
    """

    tooth: int
    """
    Teeth that it has advanced since the setup.
    """
    corn: int
    """
    Corn that has accumulated on it.
    """
    food_day: int | None
    """
    Number of the Food Day of this round, 1 to 4; null: it has none.
    """
    next_food_day: int | None
    """
    Number of the Food Day after this round's; null: none is left.
    """
    teeth_left: int | None
    """
    Teeth until that Food Day; null: none is left.
    """
    rounds_left: int
    """
    Rounds left, this one included, if the calendar never moves two teeth.
    """


class ChoiceDeclined(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choice-declined"
):
    """
    An optional part was left out (TZ-ACT-06).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    choice: Literal["building", "copied_action", "technology", "theology"]
    """
    What was left out.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class ChooseCalendarAdvance(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-calendar-advance"
):
    """
    Advance the calendar by one tooth or two (TZ-CAL-02).
    """

    days: Literal[1, 2]
    """
    How many teeth the calendar moves.
    """


class ChooseHarvest(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-harvest"
):
    """
    Take wood, take corn, or burn the forest for corn (TZ-PAL-03).
    """

    take: Literal["burn", "corn", "wood"]
    """
    `wood` or `corn`: a tile of that kind; `burn`: corn from under a wood tile, which leaves the game.
    """


class ChooseStartingWealth(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-starting-wealth"
):
    """
    Keep two of the four tiles dealt, named in ascending order (TZ-SET-11).
    """

    keep: tuple[str, str]
    """
    The two tiles to keep, in ascending order of their ids.
    """


class ChooseStartingWealthSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-starting-wealth"
):
    """
    Keep two of the four tiles dealt, named in ascending order (TZ-SET-11).
    """

    keep: tuple[str, str] | table.Hidden
    """
    The two tiles to keep, in ascending order of their ids.
    """


class ChooseTechnology(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-technology"
):
    """
    The technology that advances (TZ-TEC-02, TZ-TEC-03).
    """

    track: Literal["agriculture", "architecture", "extraction", "theology"]
    """
    The technology that advances.
    """


class ChooseTemple(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choose-temple"):
    """
    The temple whose marker moves, up or down as the decision says (TZ-TMP).
    """

    temple: Literal["chaac", "kukulkan", "quetzalcoatl"]
    """
    The temple whose marker moves.
    """


class ChoosingTechnology(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choosing-technology"
):
    """
    Choose a technology to advance, paid or free.
    """

    paid: bool = False
    """
    Whether the step costs resources.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """


class ChoosingTemple(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.choosing-temple"
):
    """
    Choose a temple to step up, or to anger (down).

    After an answer `more` further decisions follow, each without the temples chosen before.
    """

    purpose: Literal["anger", "up"] = "up"
    """
    `up`: a marker goes up; `anger`: it goes down.
    """
    excluded: list[Literal["chaac", "kukulkan", "quetzalcoatl"]] = field(default_factory=list)
    """
    Temples that cannot be chosen.
    """
    more: int = 0
    """
    How many further choices follow, each without the temples chosen before.
    """


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
    """
    Whether the technology Architecture is used.
    """
    discount: Literal["corn", "gold", "none", "stone", "wood"] = "none"
    """
    What Architecture 3 saves.
    """


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
    """
    Which action allows it: paid with resources (`tikal_2`) or with corn (`uxmal_4`).
    """
    architecture: Literal["automatic", "declare", "spent"] = "automatic"
    """
    The technology Architecture applies by itself, is declared with the command, or is spent already.
    """
    monuments: bool = False
    """
    Whether a monument can be constructed instead.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    another: bool = False
    """
    Whether a second building may follow.
    """


class CopyingAction(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.copying-action"
):
    """
    Do an action of another gear: `corn` is still to be paid with the choice.

    Mandatory with Uxmal 5 (its corn is paid already), optional with a tomb (TZ-BLD-05).
    """

    corn: int = 0
    """
    Corn still to be paid with the choice.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """


class CornBegged(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.corn-begged"):
    """
    Corn was returned and taken, and a marker went down to step `index` (TZ-BEG-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    corn_before: int
    """
    The corn that the seat had.
    """
    corn: int
    """
    The corn that it has now.
    """
    temple: Literal["chaac", "kukulkan", "quetzalcoatl"]
    """
    The temple whose god was angered.
    """
    index: int
    """
    The step of its marker now, 0 at the bottom.
    """


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
    """
    Which gear.
    """
    slot: int
    """
    Position of the gear on which the dummy stands.
    """
    opposite: bool = False
    """
    Whether it is the second dummy of the tile, opposite to the first.
    """


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
    """
    Corn tiles left.
    """
    wood: int
    """
    Wood tiles left; each covers a corn tile.
    """


class FieldView(Model, frozen=True, kw_only=True):
    """
    A group of the jungle.
    """

    group: int
    """
    Its number, 2 to 5: that of the action of Palenque that uses it.
    """
    corn: int
    """
    Corn tiles left.
    """
    wood: int
    """
    Wood tiles left; each covers a corn tile.
    """
    uncovered: int
    """
    Corn tiles that can be taken without burning.
    """


class GainResource(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.gain-resource"):
    """
    Take one resource of choice (TZ-ACT-02).
    """

    resource: Literal["gold", "stone", "wood"]
    """
    What is taken.
    """


class GainingResources(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.gaining-resources"
):
    """
    Take `left` more resources, one at a time; `source` says what gives them.
    """

    left: int
    """
    Resources still to be taken, one at a time.
    """
    source: Literal["action", "technology"]
    """
    What gives them.
    """


class GameFinished(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.game-finished"):
    """
    The game is over (TZ-END-07).
    """

    winners: list[int]
    """
    The seats on rank 1.
    """


class Gears(Model, frozen=True, kw_only=True):
    """
    What stands on each gear.
    """

    palenque: list[int | Literal["dummy"] | None]
    """
    By position: the seat whose worker stands there, `dummy`, or null. The last two are off the board.
    """
    yaxchilan: list[int | Literal["dummy"] | None]
    """
    By position: the seat whose worker stands there, `dummy`, or null. The last two are off the board.
    """
    tikal: list[int | Literal["dummy"] | None]
    """
    By position: the seat whose worker stands there, `dummy`, or null. The last two are off the board.
    """
    uxmal: list[int | Literal["dummy"] | None]
    """
    By position: the seat whose worker stands there, `dummy`, or null. The last two are off the board.
    """
    chichen_itza: list[int | Literal["dummy"] | None]
    """
    By position: the seat whose worker stands there, `dummy`, or null. The last two are off the board.
    """


class Goods(Model, frozen=True, kw_only=True):
    """
    Amounts of goods; zeros are left out of the JSON. "Blocks" are wood, stone and gold.
    """

    corn: int = 0
    """
    Corn.
    """
    wood: int = 0
    """
    Wood.
    """
    stone: int = 0
    """
    Stone.
    """
    gold: int = 0
    """
    Gold.
    """
    skull: int = 0
    """
    Crystal skulls.
    """


class GoodsGained(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.goods-gained"):
    """
    Goods came from the bank. Amounts are those really taken: skulls only as far as the bank had
    them (TZ-ACT-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    goods: Goods
    """
    All that was gained.
    """
    source: Literal["action", "building", "technology", "wealth"]
    """
    What gave the goods.
    """
    extra: Goods = field(default_factory=lambda: convert({}, type=Goods))
    """
    The part of it that a technology added (TZ-TEC-18).
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class GoodsPaid(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.goods-paid"):
    """
    Goods went to the bank (TZ-ACT-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    goods: Goods
    """
    What was paid.
    """
    purpose: Literal["action", "copied_action", "technology", "theology"]
    """
    What was paid for.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class HarvestTileTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.harvest-tile-taken"
):
    """
    A tile of a group went to the seat (TZ-PAL-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    group: int
    """
    The group of the jungle, 2 to 5.
    """
    tile: Literal["corn", "wood"]
    """
    Which kind of tile.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class Harvesting(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.harvesting"):
    """
    Choose what to harvest with Palenque `number` (TZ-PAL-03).
    """

    number: int
    """
    Number of the action of Palenque.
    """


class Levels(Model, frozen=True, kw_only=True):
    """
    Levels of the four technologies, 0 to 3 (TZ-TEC-01).
    """

    agriculture: int = 0
    """
    Level of Agriculture, 0 to 3.
    """
    extraction: int = 0
    """
    Level of Resource Extraction, 0 to 3.
    """
    architecture: int = 0
    """
    Level of Architecture, 0 to 3.
    """
    theology: int = 0
    """
    Level of Theology, 0 to 3.
    """


class MarketLeft(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.market-left"):
    """
    A visit to the market ended (TZ-UXM-07).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class MarketTraded(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.market-traded"):
    """
    One resource was bought or sold for `corn` (TZ-UXM-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    direction: Literal["buy", "sell"]
    """
    Whether the resource was bought or sold.
    """
    resource: Literal["gold", "stone", "wood"]
    """
    Which resource.
    """
    corn: int
    """
    The price in corn.
    """


class MonumentConstructed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.monument-constructed"
):
    """
    A monument was paid and taken; a skull paid returns to the bank (TZ-MON-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    monument: str
    """
    Id of a monument, for example mon_tombs.
    """
    paid: Goods
    """
    What was paid.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class MonumentScore(Model, frozen=True, kw_only=True):
    """
    Points of one monument.
    """

    monument: str
    """
    Id of a monument, for example mon_tombs.
    """
    points: int
    """
    Victory points, whole.
    """


class MonumentsRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.monuments-revealed"
):
    """
    The monuments on offer; the others leave the game unseen (TZ-SET-06).
    """

    monuments: list[str]
    """
    The monuments on offer.
    """


class OfAction(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.of-action"):
    """
    The effects of an action, or of one alternative of it.
    """

    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]
    """
    Which gear.
    """
    number: int
    """
    Number of the action.
    """
    choice: Literal["burn", "corn", "wood"] | None = None
    """
    Which alternative of the action; null: it has none.
    """


class OfBonus(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.of-bonus"):
    """
    The bonus of a technology at level 3.
    """

    track: Literal["agriculture", "architecture", "extraction", "theology"]
    """
    Which technology.
    """


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
    """
    What is paid.
    """


class PayingResources(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.paying-resources"
):
    """
    Pay `left` more resources, one at a time.
    """

    left: int
    """
    Resources still to be paid, one at a time.
    """
    purpose: Literal["action", "technology"]
    """
    Whether a technology is paid for, or an action.
    """


class PerformAction(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.perform-action"
):
    """
    The action to copy (TZ-UXM-05, TZ-BLD-05).
    """

    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]
    """
    The gear of the action.
    """
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
    """
    The gear on which the worker stands.
    """
    position: int
    """
    Position of a gear: 0-7, on Chichen Itza 0-10.
    """
    action: int | None = None
    """
    The action to do; null: none.
    """


class PlaceWorker(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.place-worker"):
    """
    Place a worker on the lowest vacant position of a gear, or the starting space (TZ-PLC).
    """

    target: Literal[
        "chichen_itza", "palenque", "starting_player_space", "tikal", "uxmal", "yaxchilan"
    ]
    """
    Where the worker goes: a gear, or the starting player space.
    """


class PlaceWorkerByMercy(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.place-worker-by-mercy"
):
    """
    Place one worker for all corn owned, if nothing else is possible (TZ-BEG-05).
    """

    target: Literal[
        "chichen_itza", "palenque", "starting_player_space", "tikal", "uxmal", "yaxchilan"
    ]
    """
    Where the worker goes: a gear, or the starting player space.
    """


class PlayerBoardFlipped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.player-board-flipped"
):
    """
    The player board now shows its light side, or its dark one (TZ-TMP-05, TZ-CAL-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    light: bool
    """
    Whether the light side is up now.
    """


class Points(Model, frozen=True, kw_only=True):
    """
    Victory points scored during the game, by what gave them; may be negative.
    """

    chichen_itza: int = 0
    """
    From skulls on Chichen Itza.
    """
    buildings: int = 0
    """
    From buildings.
    """
    technologies: int = 0
    """
    From technologies.
    """
    temples: int = 0
    """
    From temples, on Food Days.
    """
    hunger: int = 0
    """
    For workers that were not fed; 0 or less.
    """


class PointsScored(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.points-scored"):
    """
    Victory points gained at once.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    points: int
    """
    Victory points; may be negative.
    """
    source: Literal["buildings", "chichen_itza", "technologies"]
    """
    What gave the points.
    """


class PushedOff(Model, frozen=True, kw_only=True):
    """
    A worker that fell off the end of a gear, back to its owner's hand (TZ-CAL-08).
    """

    type: Literal["tzolkin.pushed-off"]
    """
    Discriminator.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]
    """
    The gear from which it fell.
    """


class ResolvingEffects(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.resolving-effects"
):
    """
    Work: the effects of `source` from `index` on; `auto` if the engine chose them.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    source: OfAction | OfBuilding | OfBonus | OfWealth
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
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class Revealed(Model, frozen=True, kw_only=True):
    """
    A building laid on a slot of the display.
    """

    type: Literal["tzolkin.revealed"]
    """
    Discriminator.
    """
    slot: int
    """
    The slot of the display, from 0.
    """
    building: str
    """
    Id of a building, for example a1_civic_agriculture.
    """


class RoundStarted(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.round-started"):
    """
    A round began; `food_day` is its Food Day, if it has one (TZ-RND-03).
    """

    number: int
    """
    Number of the round, from 1.
    """
    tooth: int
    """
    Teeth that the calendar has advanced since the setup.
    """
    first: int
    """
    The seat that begins it.
    """
    food_day: int | None = None
    """
    Number of its Food Day, 1 to 4; missing: it has none.
    """


class SeatGoods(Model, frozen=True, kw_only=True):
    """
    Goods of one seat.
    """

    type: Literal["tzolkin.seat-goods"]
    """
    Discriminator.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    goods: Goods


class Sheet(Model, frozen=True, kw_only=True):
    """
    What a seat scored.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    during: int
    """
    Points scored before the final scoring.
    """
    corn_from_resources: int
    """
    Corn that wood, stone and gold were worth.
    """
    corn: int
    """
    All corn that counts, that of resources included.
    """
    corn_points: float
    """
    Points for corn; may have quarters.
    """
    skulls: int
    """
    Points for skulls that were kept.
    """
    monuments: list[MonumentScore]
    """
    Points of each monument.
    """
    total: float
    """
    All points; may have quarters.
    """
    workers_on_gears: int
    """
    Breaks ties: whoever has more wins.
    """


class SkullPlaced(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.skull-placed"):
    """
    An own skull lies on a space of Chichen Itza (TZ-CHI-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    space: int
    """
    Number of the space, from 1.
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


class StartingPlayerChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-player-changed"
):
    """
    The starting player marker changed hands (TZ-STP-04).
    """

    holder: int
    """
    The seat that had the marker.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """


class StartingPlayerDetermined(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-player-determined"
):
    """
    `seat` takes the starting player marker; `drawn`, or set by an option (TZ-SET-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    drawn: bool
    """
    Whether it was drawn by lot; otherwise the host had set it.
    """


class StartingWealthChosenSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-wealth-chosen"
):
    """
    A seat has made up its mind; nobody else sees how (TZ-SET-11).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    keep: list[str] | table.Hidden
    """
    The two tiles kept; only their owner sees them.
    """
    discard: list[str] | table.Hidden
    """
    The two tiles put back; only their owner sees them.
    """


class StartingWealthDealtSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-wealth-dealt"
):
    """
    A seat looks at its tiles (TZ-SET-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    tiles: list[str] | table.Hidden
    """
    The tiles, which only their owner sees.
    """


class StartingWealthRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-wealth-revealed"
):
    """
    The tiles that a seat keeps, once all have chosen.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    tiles: list[str]
    """
    The tiles kept.
    """


class StartingWorkerReturned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.starting-worker-returned"
):
    """
    The worker on the starting space is back in hand (TZ-STP-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class TakingTurn(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.taking-turn"):
    """
    The turn of a player (TZ-TRN-01).

    `mode` is fixed by the first placement or pick-up (TZ-TRN-02); `placed` counts workers placed
    this turn (TZ-PLC-04); after a placement by mercy (`mercy`) only the end of the turn is left.
    """

    mode: Literal["picking_up", "placing", "start"] = "start"
    """
    What the first choice of the turn has made of it.
    """
    begged: bool = False
    """
    Whether the seat has begged for corn in this turn.
    """
    placed: int = 0
    """
    Workers placed in this turn.
    """
    mercy: bool = False
    """
    Whether a worker was placed by mercy, so that only the end of the turn is left.
    """


class TechnologyAdvanced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.technology-advanced"
):
    """
    A marker reached `level` (TZ-TEC-02, TZ-TEC-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    track: Literal["agriculture", "architecture", "extraction", "theology"]
    """
    Which technology.
    """
    level: int
    """
    The level reached, 1 to 3.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class TechnologyBonusGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.technology-bonus-gained"
):
    """
    A step at the highest level gives the bonus of the track, which follows (TZ-TEC-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    track: Literal["agriculture", "architecture", "extraction", "theology"]
    """
    Which technology.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class TempleMaterialsGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.temple-materials-gained"
):
    """
    Mid-age rewards (TZ-FOO-04); skulls are withheld if there are too few (TZ-FOO-05).
    """

    gains: list[SeatGoods]
    """
    What each seat got.
    """
    skulls_withheld: bool = False
    """
    Whether nobody got skulls, since there were too few for all.
    """


class TemplePoints(Model, frozen=True, kw_only=True):
    """
    Points of one seat for one temple: of its step, and its share of the leader bonus.
    """

    type: Literal["tzolkin.temple-points"]
    """
    Discriminator.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    temple: Literal["chaac", "kukulkan", "quetzalcoatl"]
    """
    Which temple.
    """
    step: int
    """
    Points of the step; may be negative.
    """
    bonus: int
    """
    Share of the bonus for the highest marker.
    """


class TemplePointsGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.temple-points-gained"
):
    """
    End-of-age rewards (TZ-FOO-06, TZ-FOO-07).
    """

    gains: list[TemplePoints]
    """
    The points by seat and temple.
    """


class TempleStepped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.temple-stepped"
):
    """
    A marker moved by one step; `start` equals `index` if the step was lost (TZ-TMP-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    temple: Literal["chaac", "kukulkan", "quetzalcoatl"]
    """
    Which temple.
    """
    start: int
    """
    The step before, 0 at the bottom.
    """
    index: int
    """
    The step after; the same if the step was lost.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class Temples(Model, frozen=True, kw_only=True):
    """
    Steps of the three temple markers; 0 is the bottom step, 1 the start (TZ-TMP).
    """

    chaac: int = 1
    """
    Step of the marker in the temple of Chaac.
    """
    quetzalcoatl: int = 1
    """
    Step of the marker in the temple of Quetzalcoatl.
    """
    kukulkan: int = 1
    """
    Step of the marker in the temple of Kukulkan.
    """


class Trade(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.trade"):
    """
    Buy or sell one resource for corn (TZ-UXM-02).
    """

    direction: Literal["buy", "sell"]
    """
    Whether the resource is bought or sold for corn.
    """
    resource: Literal["gold", "stone", "wood"]
    """
    Which resource.
    """


class Trading(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.trading"):
    """
    The market; a type bought cannot be sold in the same visit, nor the reverse (TZ-UXM-07).
    """

    bought: list[Literal["gold", "stone", "wood"]] = field(default_factory=list)
    """
    Resources bought in this visit, which cannot be sold in it.
    """
    sold: list[Literal["gold", "stone", "wood"]] = field(default_factory=list)
    """
    Resources sold in this visit, which cannot be bought in it.
    """


class TurnEnded(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.turn-ended"):
    """
    The seat's turn is over.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class TurnView(Model, frozen=True, kw_only=True):
    """
    Whose turn it is and how far it has come.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    mode: Literal["picking_up", "placing", "start"]
    """
    What the first choice of the turn has made of it.
    """
    begged: bool
    """
    Whether the seat has begged for corn in this turn.
    """
    placed: int
    """
    Workers placed in this turn.
    """


class WoodTileBurned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.wood-tile-burned"
):
    """
    A wood tile left the game (TZ-PAL-10).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    group: int
    """
    The group of the jungle, 2 to 5.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class WorkerGained(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.worker-gained"):
    """
    A worker came from the bank to the hand: `workers` is 0 if all were in play (TZ-ACT-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    workers: int
    """
    1; 0 if all workers were in play.
    """


class WorkerPickedUp(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.worker-picked-up"
):
    """
    A worker is back in hand; `action` (or none) follows, for `fee` corn (TZ-PCK-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    gear: Literal["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"]
    """
    Which gear.
    """
    position: int
    """
    The position from which it was taken.
    """
    action: int | None = None
    """
    Number of the action that follows; missing: none.
    """
    fee: int = 0
    """
    Corn paid for the choice of action.
    """
    reason: Literal["free_choice", "lower", "none", "own", "theology_1"] = "none"
    """
    Why this action could be chosen: the position's own, a lower one, a free choice, or Theology 1.
    """


class WorkerPlaced(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.worker-placed"):
    """
    The `order`-th worker of this turn stands on `target`, for `cost` corn (TZ-PLC-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    target: Literal[
        "chichen_itza", "palenque", "starting_player_space", "tikal", "uxmal", "yaxchilan"
    ]
    """
    Where the worker goes: a gear, or the starting player space.
    """
    position: int
    """
    The position on the gear; on the starting space 0.
    """
    order: int
    """
    Which worker of this turn it was, from 1.
    """
    cost: int
    """
    The price in corn, of position and order.
    """


class WorkerPlacedByMercy(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.worker-placed-by-mercy"
):
    """
    A worker was placed for all the corn that the seat had (TZ-BEG-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    target: Literal[
        "chichen_itza", "palenque", "starting_player_space", "tikal", "uxmal", "yaxchilan"
    ]
    """
    Where the worker goes: a gear, or the starting player space.
    """
    position: int
    """
    The position on the gear; on the starting space 0.
    """
    corn_paid: int
    """
    All the corn that the seat had.
    """


class WorkersFed(Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.workers-fed"):
    """
    A seat fed its workers (TZ-FOO-03): `free` by farms, the others at `price` corn each.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    workers: int
    """
    Workers that had to be fed.
    """
    free: int
    """
    Workers that were fed by farms.
    """
    price: int
    """
    Corn for each other worker.
    """
    corn_paid: int
    """
    Corn paid in all.
    """
    unfed: int
    """
    Workers that were not fed.
    """
    points_lost: int
    """
    Victory points lost for these.
    """


class BuildingConstructed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.building-constructed"
):
    """
    A building was paid and taken from a slot of the display (TZ-BLD-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    building: str
    """
    Id of a building, for example a1_civic_agriculture.
    """
    slot: int
    """
    The slot of the display from which it was taken, from 0.
    """
    mode: Literal["tikal_2", "uxmal_4"]
    """
    Which action allowed it: paid with resources (`tikal_2`) or with corn (`uxmal_4`).
    """
    paid: Goods
    """
    What was paid.
    """
    architecture: bool = False
    """
    Whether the technology Architecture was used.
    """
    discount: Literal["corn", "gold", "none", "stone", "wood"] = "none"
    """
    What Architecture 3 saved.
    """
    auto: bool = False
    """
    Whether the engine chose it, as public facts left one possibility.
    """


class BuildingDisplayRefilled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.building-display-refilled"
):
    """
    Buildings drawn from the stack of the current age (TZ-SET-06, TZ-BLD-06).
    """

    tiles: list[Revealed]
    """
    The buildings that were laid out.
    """
    stack_left: int
    """
    Buildings left in the stack.
    """


class CalendarAdvanced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.calendar-advanced"
):
    """
    The calendar moved.
    """

    days: int
    """
    Teeth moved, 1 or 2.
    """
    old_tooth: int
    """
    Teeth advanced since the setup, before.
    """
    new_tooth: int
    """
    Teeth advanced since the setup, now.
    """
    gears: Gears
    """
    What stands where afterwards.
    """
    pushed_off: list[PushedOff] = field(default_factory=list)
    """
    Workers that fell off the end of a gear.
    """


class FinalScoreComputed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="tzolkin.final-score-computed"
):
    """
    The score sheets of all seats (TZ-END-02).
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
    """
    How many seats there are.
    """
    options: Options
    hand: int
    """
    Workers in the hand of each player.
    """
    bank: int
    """
    Workers of each player that are not in play yet.
    """
    skulls: int
    """
    Crystal skulls in the general supply.
    """
    skull_spaces: int
    """
    How many spaces for skulls Chichen Itza has.
    """
    display_slots: int
    """
    How many buildings lie on display.
    """
    gears: Gears
    jungle: list[Field]
    """
    Groups 2 to 5 of the jungle, in this order.
    """
    age_1: list[str]
    """
    All buildings of the first age; shuffled later.
    """
    age_2: list[str]
    """
    All buildings of the second age; shuffled later.
    """
    monuments: list[str]
    """
    All monuments.
    """
    wealth: list[str]
    """
    All starting wealth tiles.
    """


class PlayerView(Model, frozen=True, kw_only=True):
    """
    One player.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    score: float
    """
    Victory points so far; at the end those of the result.
    """
    points: Points
    """
    Victory points scored during the game, by what gave them.
    """
    corn: int
    """
    Corn owned.
    """
    wood: int
    """
    Wood owned.
    """
    stone: int
    """
    Stone owned.
    """
    gold: int
    """
    Gold owned.
    """
    skulls: int
    """
    Crystal skulls owned.
    """
    hand: int
    """
    Workers in hand.
    """
    bank: int
    """
    Workers that are not in play yet.
    """
    on_gears: int
    """
    Workers on gears; one may be on the starting space, too.
    """
    temples: Temples
    """
    Steps of the temple markers.
    """
    technologies: Levels
    """
    Levels of the technologies.
    """
    board: Literal["dark", "light"]
    """
    Which side of the player board is up; light: a double advance of the calendar can be chosen.
    """
    corn_tiles: int
    """
    Corn tiles harvested.
    """
    wood_tiles: int
    """
    Wood tiles harvested.
    """
    buildings: list[str]
    """
    Buildings constructed.
    """
    monuments: list[str]
    """
    Monuments constructed.
    """
    wealth: list[str]
    """
    Starting tiles kept, once all have chosen.
    """
    dealt: list[str] | table.Hidden
    """
    Starting tiles to choose from; only their owner sees them.
    """
    keeping: list[str] | table.Hidden
    """
    Starting tiles to be kept, until all have chosen; only their owner sees them.
    """
    discarded: list[str] | table.Hidden
    """
    Starting tiles put back; only their owner sees them.
    """


class View(Model, frozen=True, kw_only=True):
    """
    A game as clients see it.
    """

    options: Options
    phase: Literal["finished", "setup", "turns", "wealth"]
    """
    Where the game is: setup, choice of starting wealth, turns, or over.
    """
    round: int
    """
    Number of the round, from 1; 0 before the first.
    """
    age: Literal[1, 2]
    """
    The age, which tells the stack that buildings are drawn from.
    """
    calendar: CalendarView
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
    gears: Gears
    starting_space: int | None
    """
    The seat whose worker stands on the starting player space; null: none.
    """
    marker: int
    """
    The seat with the starting player marker, which begins the round.
    """
    jungle: list[FieldView]
    """
    Groups 2 to 5 of the jungle.
    """
    display: list[str | None]
    """
    Buildings on display by slot; null: the slot is empty.
    """
    stack_age_1: int
    """
    Face-down buildings of the first age.
    """
    stack_age_2: int
    """
    Face-down buildings of the second age.
    """
    monuments: list[str]
    """
    Monuments on offer.
    """
    skulls: int
    """
    Crystal skulls in the general supply.
    """
    skull_spaces: list[int | None]
    """
    The seat whose skull lies on each space of Chichen Itza, from space 1; null: none.
    """
    dummy_tiles: list[str]
    """
    Starting tiles that were drawn to place dummies.
    """
    sheets: list[Sheet]
    """
    The score sheets, once the game is over.
    """
    scores: list[table.SeatScore]
    """
    What each seat has scored so far; at the end the points of the result.
    """


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
