# Generated from openapi.json; do not edit.

from __future__ import annotations

from typing import Literal

from kronika_client.model import Model
from msgspec import field

from . import table


class Acting(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.acting"):
    """
    Civil and military actions, in any order, until the turn ends.
    """


class ActionCardPlayed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.action-card-played"
):
    """
    An action card was played and leaves the game (TTA-CIV-50).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str


class ActionTokensChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.action-tokens-changed"
):
    """
    So many tokens count as spent after full numbers changed (TTA-MAT-09).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    spent_ca: int
    spent_ma: int


class Actions(Model, frozen=True, kw_only=True):
    """
    Action tokens: those that are left in the turn, and the full number.
    """

    left: int
    full: int


class ActionsRefreshed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.actions-refreshed"
):
    """
    All action tokens are available again, discounts end (TTA-END-07).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class ActionsSpent(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.actions-spent"
):
    """
    Action tokens were spent. `used`: it counts as using an action (TTA-CIV-44).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    ca: int = 0
    ma: int = 0
    used: bool = True


class AgeEnded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.age-ended"
):
    """
    An age is over; the next one begins (TTA-AGE-01).
    """

    age: Literal["A", "I", "II", "III", "IV"]
    begins: Literal["A", "I", "II", "III", "IV"]


class AggressionPlayed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.aggression-played"
):
    """
    An aggression was shown (TTA-POL-20).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    target: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str


class AnnexingColony(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.annexing-colony"
):
    """
    Which colony is taken from the victim (TTA-CRD-25).
    """

    victim: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class AttackMarkerMoved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.attack-marker-moved"
):
    """
    A victim's marker lies in front of an attacker, or in the middle again (TTA-VAR-03).
    """

    victim: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    to: int | None
    """
    Seat number, 0 to n-1, clockwise.
    """


class Attacking(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.attacking"
):
    """
    The attacker's force (TTA-POL-21, TTA-POL-32).
    """


class AuctionStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.auction-started"
):
    """
    A territory is auctioned (TTA-COL-01).
    """

    card: str
    bidders: list[int]


class AuctionView(Model, frozen=True, kw_only=True, tag_field="type", tag="auction"):
    """
    An auction: who is still in, the next bidder first.
    """

    card: str
    bidders: list[int]
    highest: int
    leader: int | None
    """
    Seat number, 0 to n-1, clockwise.
    """


class AuctionWon(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.auction-won"
):
    """
    The highest bidder sends a force (TTA-COL-04).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    bid: int


class AwardingColony(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.awarding-colony"
):
    """
    The auction is over (TTA-COL-01).
    """


class Backs(Model, frozen=True, kw_only=True):
    """
    Cards whose backs show an age.
    """

    age: Literal["A", "I", "II", "III"]
    count: int


class Bid(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bid"):
    """
    Bid for the territory (TTA-COL-01).
    """

    amount: int


class BidMade(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bid-made"):
    """
    A higher bid.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    amount: int


class BidPassed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bid-passed"
):
    """
    A bidder dropped out for good.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    auto: bool = False


class Bidding(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bidding"):
    """
    A bid in an auction, or none (TTA-COL-01).
    """


class BonusCardsDiscarded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bonus-cards-discarded"
):
    """
    Cards used in a force were discarded (TTA-POL-25).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    cards: list[str]


class BonusEventsRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bonus-events-revealed"
):
    """
    Age III events laid open for the final scoring (TTA-SET-06, TTA-VAR-06).
    """

    cards: list[str]


class Build(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.build"):
    """
    An unused worker goes to a technology (TTA-CIV-11, TTA-CIV-12, TTA-MIL-01).
    """

    card: str
    use_trade_route: bool = False
    """
    Whether Trade Routes Agreement pays 1 of the price (TTA-CRD-27).
    """


class BuildWonderStages(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.build-wonder-stages"
):
    """
    The next stages of the wonder under construction (TTA-CIV-20).
    """

    stages: int
    """
    Number of stages, 1 to 4.
    """
    use_trade_route: bool = False
    """
    Whether Trade Routes Agreement pays 1 of the price (TTA-CRD-27).
    """


class BuildingFree(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.building-free"
):
    """
    Whether an unused worker moves to a card for nothing (TTA-EVT-07).
    """

    card: str


class BuildingsDestroyed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.buildings-destroyed"
):
    """
    An effect destroyed buildings of one card; the workers are unused now (TTA-CRD-22).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    number: int


class CancelPact(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.cancel-pact"
):
    """
    End a pact (TTA-POL-43).
    """

    pact: str


class CardRowDealt(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.card-row-dealt"
):
    """
    The first cards of the row, from space 1 on (TTA-SET-02).
    """

    cards: list[str]


class CardTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.card-taken"
):
    """
    A seat took a card: a wonder to build, any other card into hand. `agreed`: for the budget
    of an event (TTA-EVT-09).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    slot: int
    card: str
    ca_paid: int
    agreed: bool = False


class Carrying(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.carrying"):
    """
    The effects of a card, one after another, each on one seat after another.

    `aims`: the seats of each effect, fixed when the card was revealed (TTA-EVT-12); `effect`, `at`:
    what comes next. `chooser`: who takes decisions that are not the affected seat's.
    """

    card: str
    aims: list[list[int]]
    chooser: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    advantage: int = 0
    effect: int = 0
    at: int = 0


class ChangeGovernment(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.change-government"
):
    """
    Introduce a government from hand (TTA-CIV-43, TTA-CIV-44).
    """

    card_instance: str
    mode: Literal["peaceful", "revolution"]


class ChoiceMade(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.choice-made"
):
    """
    An option of an effect was chosen; `auto`: the engine answered, as nothing else was left.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    option: str | int
    auto: bool = False


class Choose(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.choose"):
    """
    An option of an effect: a card id, a card instance, a word, or a number.
    """

    option: str | int


class ChoosingGood(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.choosing-good"
):
    """
    Food or resources.
    """

    food: int
    resources: int


class CivilActionsLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.civil-actions-lost"
):
    """
    Actions will be missing in the next action phase (TTA-EVT-08).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    ca: int


class CivilActionsMissed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.civil-actions-missed"
):
    """
    Actions lost to Rebellion count as spent (TTA-EVT-08).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    spent_ca: int


class ClearingFight(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.clearing-fight"
):
    """
    The fight is over: cards and units go (TTA-POL-25, TTA-POL-35).
    """


class CollectingResources(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.collecting-resources"
):
    """
    Maintenance from resource production on; `declined`: a token renounced (TTA-VAR-01).
    """

    declined: str | None


class ColonyGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.colony-gained"
):
    """
    A territory is a colony (TTA-COL-05); `columbus`: it came from the hand (TTA-CRD-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    columbus: bool = False


class ColonyLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.colony-lost"
):
    """
    A colony left the game (TTA-COL-06).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str


class ColonyTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.colony-taken"
):
    """
    A colony changed hands (TTA-CRD-25).
    """

    winner: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    loser: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str


class ColumbusColonize(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.columbus-colonize"
):
    """
    Play a territory from hand as a colony (TTA-CRD-02).
    """

    card_instance: str


class Commit(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.commit"):
    """
    Add a unit or a bonus card to the force (TTA-INF-06): the id of a unit technology, or the
    instance of a card.
    """

    card: str


class CommitSeen(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.commit"):
    """
    Add a unit or a bonus card to the force (TTA-INF-06): the id of a unit technology, or the
    instance of a card.
    """

    card: str | table.Hidden


class CommittedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.committed"
):
    """
    A unit or a bonus card joined a force; only its owner sees which (TTA-INF-06).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str | table.Hidden


class ConfirmForce(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.confirm-force"
):
    """
    The force is complete (TTA-POL-21, TTA-COL-04).
    """


class CountingBuildings(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.counting-buildings"
):
    """
    How many buildings of one card go (TTA-CRD-22).
    """

    victim: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    up_to: int


class CultureChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.culture-changed"
):
    """
    Culture points were gained or lost, as many as `delta` says.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    delta: int
    reason: Literal[
        "action_card",
        "aggression",
        "colony",
        "event",
        "famine",
        "leader",
        "maintenance",
        "pact",
        "prepared_event",
        "price",
        "technology",
        "war",
        "wonder",
    ]


class DeclareWar(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.declare-war"
):
    """
    Declare a war (TTA-POL-30).
    """

    card_instance: str
    target: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class DecliningToken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.declining-token"
):
    """
    Which produced token is renounced (TTA-VAR-01).
    """


class Defending(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.defending"
):
    """
    The defender's force (TTA-POL-22, TTA-POL-32).
    """


class Destroy(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.destroy"):
    """
    A worker goes back to the unused ones (TTA-CIV-14, TTA-MIL-03).
    """

    card: str


class DiscardCancelled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.discard-cancelled"
):
    """
    The active player keeps all military cards this turn (TTA-POL-05).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class DiscardMilitary(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.discard-military"
):
    """
    Discard a military card (TTA-POL-05).
    """

    card_instance: str


class DiscardMilitarySeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.discard-military"
):
    """
    Discard a military card (TTA-POL-05).
    """

    card_instance: str | table.Hidden


class Discarding(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.discarding"
):
    """
    Military cards above the limit (TTA-POL-05).
    """


class DiscountGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.discount-gained"
):
    """
    Virtual resources for units in this turn (TTA-MIL-05).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    pool: int = 0
    homer: int = 0


class DiscountUsed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.discount-used"
):
    """
    Virtual resources paid for a unit; or they were lost with their source.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    pool: int = 0
    homer: int = 0


class DoingInner(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.doing-inner"
):
    """
    The action that an action card contains (TTA-CIV-51).

    `used_ca`: a civil action had been used before the card (TTA-CIV-45).
    """

    card: str
    used_ca: bool


class DrawMilitaryCard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.draw-military-card"
):
    """
    Draw a military card for an action (TTA-VAR-05).
    """


class ElectLeader(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.elect-leader"
):
    """
    Play a leader from hand (TTA-CIV-30).
    """

    card_instance: str


class EndTurn(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.end-turn"):
    """
    End the turn (TTA-TRN-06).
    """


class EndingTurn(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.ending-turn"
):
    """
    Maintenance up to resource production (TTA-END).
    """


class EventOpened(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.event-opened"
):
    """
    One of the five events of TTA-VAR-07 is turned up.
    """

    card: str


class EventPreparedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.event-prepared"
):
    """
    A card lies face down on future events; its back shows the age (TTA-POL-10).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str | table.Hidden
    age: Literal["A", "I", "II", "III"]


class EventResolved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.event-resolved"
):
    """
    An event or territory was resolved completely (TTA-EVT-01).
    """

    card: str


class EventRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.event-revealed"
):
    """
    The top card of current events is open (TTA-POL-10).
    """

    card: str


class EventsRenewed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.events-renewed"
):
    """
    The future events are the current ones now (TTA-POL-12).
    """

    count: int


class ExtraActionGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.extra-action-gained"
):
    """
    Extra military actions of this turn (TTA-MIL-07).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    ma: int


class FightCleared(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.fight-cleared"
):
    """
    The card of a fight was discarded; the fight is over (TTA-POL-25, TTA-POL-35).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str


class FightResolved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.fight-resolved"
):
    """
    The totals were compared; `winner` None: nothing happens (TTA-POL-23, TTA-POL-33).
    """

    winner: int | None
    """
    Seat number, 0 to n-1, clockwise.
    """
    attack: int
    defense: int


class FinalScoringBegun(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.final-scoring-begun"
):
    """
    The last turn is over; ties count as if this seat were active (TTA-FIN-07).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class Finished(Model, frozen=True, kw_only=True):
    """
    A completed wonder, on which nobody works (TTA-CIV-23); `culture` is what it gives once it
    lies face down (TTA-EVT-11).
    """

    card: str
    culture: int | None = None


class FinishingCard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.finishing-card"
):
    """
    The rest of an action card, after the action in it (TTA-CIV-52).
    """

    card: str


class FlippingWonder(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.flipping-wonder"
):
    """
    Which wonder turns face down (TTA-EVT-11).
    """

    levels: list[int]
    culture: int


class ForceConfirmed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.force-confirmed"
):
    """
    A force is complete and public; its cards are shown.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    purpose: Literal["attack", "colony", "defense"]
    units: list[str]
    cards: list[str]
    total: int
    auto: bool = False


class ForceView(Model, frozen=True, kw_only=True):
    """
    A force: `gathering` while it is put together, `units` and `cards` once it is confirmed.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    confirmed: bool
    gathering: list[str] | table.Hidden
    units: list[str]
    cards: list[str]


class GameEnded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.game-ended"
):
    """
    The game is over.
    """

    reason: Literal["final_scoring", "resignation"]


class GovernmentChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.government-changed"
):
    """
    A government was introduced; so many tokens count as spent (TTA-CIV-43, TTA-CIV-44).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    previous: str
    mode: Literal["peaceful", "revolution"]


class Held(Model, frozen=True, kw_only=True):
    """
    A civil card in hand, and the turn (a serial number) in which it was taken.
    """

    card: str
    turn: int


class IncreasePopulation(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.increase-population"
):
    """
    A new worker for food (TTA-CIV-10); by Ocean Liner Service without an action.
    """

    source: Literal["normal", "ocean_liner"]
    use_trade_route: bool = False
    """
    Whether Trade Routes Agreement pays 1 of the price (TTA-CRD-27).
    """


class IncreasePopulationAndBuildUnit(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="through-the-ages.increase-population-and-build-unit",
):
    """
    A new worker who is a unit at once (TTA-CRD-03).
    """

    card: str
    use_trade_route: bool = False
    """
    Whether Trade Routes Agreement pays 1 of the price (TTA-CRD-27).
    """


class LastRoundAnnounced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.last-round-announced"
):
    """
    The last civil deck has run out (TTA-FIN-01, TTA-FIN-04, TTA-FIN-05).
    """

    round: int


class LeaderElected(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.leader-elected"
):
    """
    A leader came into play; the one before left the game (TTA-CIV-30).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    previous: str | None = None


class LeaderLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.leader-lost"
):
    """
    A leader left the game.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    reason: Literal["age", "aggression", "event"]


class LosingColony(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.losing-colony"
):
    """
    Which colony is lost.
    """


class LosingWorker(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.losing-worker"
):
    """
    Whom to lose when there is no unused worker (TTA-HAP-07); `left` tokens are still lost.
    """

    left: int


class MilitaryCardsDiscardedSeen(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="through-the-ages.military-cards-discarded",
):
    """
    Military cards were discarded face down (TTA-POL-05).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    cards: list[str] | table.Hidden
    ages: list[Literal["A", "I", "II", "III"]]


class MilitaryCardsDrawnSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.military-cards-drawn"
):
    """
    Military cards of one age came into a hand (TTA-RND-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    age: Literal["A", "I", "II", "III"]
    cards: list[str] | table.Hidden


class MilitaryDiscardReshuffled(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="through-the-ages.military-discard-reshuffled",
):
    """
    The discards of an age are its deck again (TTA-RND-03).
    """

    age: Literal["A", "I", "II", "III"]
    count: int


class ObsoleteDiscardedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.obsolete-discarded"
):
    """
    Obsolete cards left a hand (TTA-AGE-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    civil: list[str]
    military: list[str] | table.Hidden


class OpeningActions(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.opening-actions"
):
    """
    The action phase begins.
    """


class OpeningDiscard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.opening-discard"
):
    """
    The political phase is over; the hand limit is enforced (TTA-POL-05).
    """


class OpeningPolitics(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.opening-politics"
):
    """
    The political phase begins, unless it is missed (TTA-TRN-07).
    """


class Options(Model, frozen=True, kw_only=True):
    """
    The version of the game and its variants (TTA-VAR).
    """

    mode: Literal["advanced", "full", "training"] = "full"
    """
    Which of the three games is played.
    """
    optional_corruption: bool = False
    """
    One produced token may be renounced to lower corruption.
    """
    easier_game: bool = False
    """
    One more yellow token, and urban limits 1 higher.
    """
    milder_fights: bool = False
    """
    A player may be attacked by one opponent at a time; 3-4 seats.
    """
    peaceful_game: bool = False
    """
    Without aggressions and wars.
    """
    draw_military_during_turn: bool = False
    """
    Military cards are drawn for actions, not at the end of turn.
    """
    known_bonuses: Literal[0, 3, 4, 5] = 0
    """
    Age III events laid open before the game.
    """
    gradual_reveal: bool = False
    """
    Five Age III events, one opened with each age.
    """


class Pact(Model, frozen=True, kw_only=True):
    """
    A pact in front of its owner; `a` and `b` are the parties' sides (TTA-POL-42).
    """

    card: str
    owner: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    a: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    b: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class PactAccepted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.pact-accepted"
):
    """
    A pact is in play in front of its proposer (TTA-POL-42).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    a: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    b: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class PactEnded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.pact-ended"
):
    """
    A pact left play (TTA-POL-44).
    """

    card: str
    reason: Literal["attack", "cancelled", "obsolete", "replaced", "resignation"]


class PactProposed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.pact-proposed"
):
    """
    A pact was shown and offered (TTA-POL-40).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    a: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    b: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class PactRefused(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.pact-refused"
):
    """
    The card returns to its owner's hand (TTA-POL-41).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str


class PassBid(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.pass-bid"):
    """
    Drop out of the auction (TTA-COL-01).
    """


class PassPolitical(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.pass-political"
):
    """
    No political action (TTA-POL-01).
    """


class PassingTurn(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.passing-turn"
):
    """
    The turn is over; `same_round`: the round goes on though the next player starts rounds
    (TTA-POL-52).
    """

    same_round: bool = False


class PickingBuilding(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.picking-building"
):
    """
    Which of a victim's buildings goes; with `up_to` several of them may.
    """

    victim: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    types: list[
        Literal[
            "air",
            "arena",
            "artillery",
            "cavalry",
            "farm",
            "infantry",
            "lab",
            "library",
            "mine",
            "temple",
            "theater",
        ]
    ]
    up_to: int


class PlayActionCard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.play-action-card"
):
    """
    Play an action card from hand (TTA-CIV-50).
    """

    card_instance: str


class PlayAggression(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.play-aggression"
):
    """
    Attack an opponent (TTA-POL-20).
    """

    card_instance: str
    target: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class PlayTactic(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.play-tactic"
):
    """
    Play a tactic from hand (TTA-MIL-04).
    """

    card_instance: str


class PlayTechnology(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.play-technology"
):
    """
    Play a technology from hand (TTA-CIV-40).
    """

    card_instance: str


class PlayerResigned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.player-resigned"
):
    """
    A player left the game (TTA-POL-50); `start` begins the rounds from now on.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    start: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class PointsScored(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.points-scored"
):
    """
    The points of a maintenance (TTA-END-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    culture: int
    science: int


class PoliticalPassed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.political-passed"
):
    """
    No political action.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    auto: bool = False


class PoliticalPhaseSkipped(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="through-the-ages.political-phase-skipped",
):
    """
    The political phase was missed (TTA-TRN-07).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class Politicking(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.politicking"
):
    """
    The political action, or none (TTA-POL-01).
    """


class PoliticsForfeited(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.politics-forfeited"
):
    """
    The next political phase will be missed: this belongs to the player, not to the card
    (TTA-EVT-09, TTA-EVT-13).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class PopulationGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.population-gained"
):
    """
    A yellow token came from the bank to the unused workers (TTA-MAT-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    source: Literal["barbarossa", "gain", "normal", "ocean_liner"]


class PopulationLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.population-lost"
):
    """
    A yellow token went to the bank: an unused worker, or one of a card (TTA-HAP-07).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str | None = None


class PostView(Model, frozen=True, kw_only=True):
    """
    A technology with workers and blue tokens on it.
    """

    card: str
    instance: str
    workers: int
    tokens: int


class PrepareEvent(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.prepare-event"
):
    """
    Put an event or territory face down on future events (TTA-POL-10).
    """

    card_instance: str


class PrepareEventSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.prepare-event"
):
    """
    Put an event or territory face down on future events (TTA-POL-10).
    """

    card_instance: str | table.Hidden


class ProposePact(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.propose-pact"
):
    """
    Offer a pact to an opponent (TTA-POL-40); no side in a symmetric one.
    """

    card_instance: str
    target: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    own_side: Literal["A", "B"] | None = None


class RefillingRow(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.refilling-row"
):
    """
    The row after cards were taken by an event (TTA-ROW-08).
    """


class RenewingEvents(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.renewing-events"
):
    """
    The event was resolved; an empty pile is renewed (TTA-POL-12).
    """

    card: str


class Replenishing(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.replenishing"
):
    """
    The card row before a turn (TTA-ROW-02).
    """


class ReplyPact(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.reply-pact"
):
    """
    Accept or refuse a pact (TTA-POL-41, TTA-POL-42).
    """

    accept: bool


class ReplyingToPact(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.replying-to-pact"
):
    """
    A pact that was proposed (TTA-POL-40).
    """

    card: str
    proposer: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    a: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    b: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class Resign(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.resign"):
    """
    Leave the game (TTA-POL-50).
    """


class ResolvingWar(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.resolving-war"
):
    """
    The war that the active player declared last turn (TTA-POL-31).
    """


class RevealingEvent(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.revealing-event"
):
    """
    The top card of current events is revealed (TTA-POL-10).
    """


class RevealingTrainingEvent(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="through-the-ages.revealing-training-event",
):
    """
    The event of a round of the Training game (TTA-TRN-03).
    """


class RoundStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.round-started"
):
    """
    A round begins (TTA-GEN-02).
    """

    number: int


class RowCardsRemoved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.row-cards-removed"
):
    """
    Cards on the first spaces left the game (TTA-ROW-02, TTA-ROW-03).
    """

    slots: list[int]
    cards: list[str]


class RowRefilled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.row-refilled"
):
    """
    The row after its cards slid to the left and `dealt` ones came from the decks.
    """

    row: list[str | None]
    dealt: list[str]


class ScienceChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.science-changed"
):
    """
    Science points were gained, lost or paid, as many as `delta` says.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    delta: int
    reason: Literal[
        "action_card",
        "aggression",
        "colony",
        "event",
        "famine",
        "leader",
        "maintenance",
        "pact",
        "prepared_event",
        "price",
        "technology",
        "war",
        "wonder",
    ]


class Score(Model, frozen=True, kw_only=True):
    """
    A nation's culture before the final scoring, and what each item of it changed.
    """

    before: int
    items: list[tuple[str, int]] = field(default_factory=list)


class ScoringFinally(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.scoring-finally"
):
    """
    The final scoring (TTA-FIN).
    """


class Sending(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.sending"):
    """
    The force of the winner of an auction (TTA-COL-04).
    """


class SettlingColony(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.settling-colony"
):
    """
    The force is complete: the territory becomes a colony (TTA-COL-05).
    """


class SettlingFight(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.settling-fight"
):
    """
    Both forces are known: the totals are compared (TTA-POL-23, TTA-POL-33).
    """


class Shift(Model, frozen=True, kw_only=True):
    """
    Blue tokens put on a card from the bank, or taken off to it (negative).
    """

    card: str
    tokens: int


class Site(Model, frozen=True, kw_only=True):
    """
    A wonder under construction: stages built, each with a blue token on it.
    """

    card: str
    stages: int = 0


class SplittingGain(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.splitting-gain"
):
    """
    How much of a gain is food.
    """

    total: int


class SplittingLoot(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.splitting-loot"
):
    """
    How much of the loot is food (TTA-CRD-23).
    """

    victim: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    total: int


class SplittingLoss(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.splitting-loss"
):
    """
    How much of a loss is food (TTA-CRD-32).
    """

    total: int


class StartingPlayerChosen(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="through-the-ages.starting-player-chosen",
):
    """
    Who begins (TTA-SET-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class StartingTurn(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.starting-turn"
):
    """
    The next player's turn begins.
    """


class StopTaking(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.stop-taking"
):
    """
    Take no more cards (TTA-EVT-09).
    """


class TacticPlayed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.tactic-played"
):
    """
    A tactic came into play; the one before is discarded (TTA-MIL-04).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    previous: str | None = None


class TakeCard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.take-card"
):
    """
    Take a card from a space of the row (TTA-CIV-01).
    """

    slot: int
    """
    A space of the card row, 1 to 13.
    """


class TakingCards(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.taking-cards"
):
    """
    Cards of the row for a budget of actions (TTA-EVT-09).
    """

    budget: int


class TakingScience(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.taking-science"
):
    """
    Science for the rest of an advantage (TTA-POL-37).
    """

    winner: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    loser: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    left: int


class TakingTechnology(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.taking-technology"
):
    """
    Which special technology is taken; `left` of the advantage is left (TTA-POL-37).
    """

    victim: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    left: int


class TechnologyPlayed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.technology-played"
):
    """
    A technology came into play beside those that are there (TTA-CIV-41); a special one replaces
    that of its type (TTA-CIV-42).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    replaced: str | None = None


class TechnologyTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.technology-taken"
):
    """
    A special technology changed hands (TTA-POL-37).
    """

    winner: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    loser: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str
    replaced: str | None = None


class TerritoryUnclaimed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.territory-unclaimed"
):
    """
    Nobody bid: the territory goes to the past events (TTA-COL-03).
    """

    card: str


class TokensChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.tokens-changed"
):
    """
    Tokens came to the banks of a nation from the common one, or went back (negative)
    (TTA-MAT-04).

    `shifts` first move tokens from cards to the bank where it has too few (TTA-SUP-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    shifts: list[Shift]
    reason: Literal["age", "colony", "event", "technology", "war"]
    blue: int = 0
    yellow: int = 0


class TradeRouteUsed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.trade-route-used"
):
    """
    Trade Routes paid a part of a price (TTA-CRD-27).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class TurnEnded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.turn-ended"
):
    """
    A turn is over.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class TurnOpened(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.turn-opened"
):
    """
    The active player gave the first command of the turn: too late to resign (TTA-TRN-04).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class TurnStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.turn-started"
):
    """
    A turn begins; in round 1 some actions count as spent (TTA-TRN-02).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    number: int
    spent_ca: int = 0
    spent_ma: int = 0


class UnitsSacrificed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.units-sacrificed"
):
    """
    Units left the game; their workers are in the yellow bank (TTA-STR-09, TTA-COL-04).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    units: list[str]


class Upgrade(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.upgrade"):
    """
    A worker goes to a higher card of the same type (TTA-CIV-13, TTA-MIL-02).
    """

    from_card: str
    to_card: str
    use_trade_route: bool = False
    """
    Whether Trade Routes Agreement pays 1 of the price (TTA-CRD-27).
    """


class UprisingHappened(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.uprising-happened"
):
    """
    Discontent workers skip the whole maintenance (TTA-HAP-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    discontent: int
    unused: int


class War(Model, frozen=True, kw_only=True):
    """
    A war that was declared and is not resolved (TTA-POL-30).
    """

    card: str
    attacker: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    target: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class WarDeclared(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.war-declared"
):
    """
    A war lies in front of its declarer (TTA-POL-30).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    target: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str


class WarDiscarded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.war-discarded"
):
    """
    A war ended without effect, as a party resigned (TTA-POL-36).
    """

    card: str


class WarFought(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.war-fought"
):
    """
    A war is resolved now (TTA-POL-31).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    target: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str


class WonderCompleted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.wonder-completed"
):
    """
    The wonder is finished; its tokens return to the bank (TTA-CIV-22).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    wonder: str
    tokens: int


class WonderDiscarded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.wonder-discarded"
):
    """
    An unfinished wonder left the game; its tokens return to the bank.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    wonder: str
    tokens: int
    reason: Literal["age", "aggression"]


class WonderFlipped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.wonder-flipped"
):
    """
    A completed wonder lies face down and gives `culture` (TTA-EVT-11).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    wonder: str
    culture: int


class WonderStagesBuilt(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.wonder-stages-built"
):
    """
    Stages were built; so many blue tokens went onto the wonder (TTA-CIV-20).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    wonder: str
    stages: int
    tokens: int


class WorkerDestroyed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.worker-destroyed"
):
    """
    A worker went from a card to the unused ones (TTA-CIV-14).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str


class WorkerPlaced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.worker-placed"
):
    """
    An unused worker went to a technology.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    card: str


class WorkerUpgraded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.worker-upgraded"
):
    """
    A worker went to a higher card.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    from_card: str
    to_card: str


class ColonizingView(Model, frozen=True, kw_only=True, tag_field="type", tag="colonizing"):
    """
    The winner of an auction sends a force.
    """

    card: str
    bid: int
    force: ForceView


class ConsumptionPaid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.consumption-paid"
):
    """
    The people ate (TTA-END-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    shifts: list[Shift]
    due: int
    paid: int


class CorruptionPaid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.corruption-paid"
):
    """
    Resources were lost to corruption (TTA-END-05).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    shifts: list[Shift]
    due: int
    paid: int


class FightView(Model, frozen=True, kw_only=True, tag_field="type", tag="fight"):
    """
    An aggression or a war while it is fought.
    """

    card: str
    attacker: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    target: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    forces: list[ForceView]
    winner: int | None
    """
    Seat number, 0 to n-1, clockwise.
    """
    advantage: int


class FinalScored(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.final-scored"
):
    """
    The final scoring, by seat (TTA-FIN).
    """

    scores: list[Score | None]


class FoodGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.food-gained"
):
    """
    Food worth `amount` was due (TTA-RES-04).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    shifts: list[Shift]
    amount: int


class FoodLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.food-lost"
):
    """
    Food was lost to an effect.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    shifts: list[Shift]
    amount: int


class FoodPaid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.food-paid"
):
    """
    Food was paid for a command (TTA-RES-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    shifts: list[Shift]
    amount: int


class FoodProduced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.food-produced"
):
    """
    Farms produced (TTA-END-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    shifts: list[Shift]


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
        Acting
        | DoingInner
        | Politicking
        | Discarding
        | Attacking
        | Defending
        | Sending
        | Bidding
        | ReplyingToPact
        | TakingCards
        | LosingWorker
        | PickingBuilding
        | CountingBuildings
        | SplittingGain
        | SplittingLoss
        | SplittingLoot
        | ChoosingGood
        | BuildingFree
        | FlippingWonder
        | LosingColony
        | AnnexingColony
        | TakingTechnology
        | DecliningToken
        | StartingTurn
        | Replenishing
        | ResolvingWar
        | RevealingTrainingEvent
        | OpeningPolitics
        | OpeningDiscard
        | OpeningActions
        | RevealingEvent
        | Carrying
        | RenewingEvents
        | RefillingRow
        | AwardingColony
        | SettlingColony
        | SettlingFight
        | ClearingFight
        | FinishingCard
        | TakingScience
        | EndingTurn
        | CollectingResources
        | PassingTurn
        | ScoringFinally
    )
    """
    What is awaited, in the terms of the title.
    """
    lane: int = -1
    """
    -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
    """


class GameCreated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.game-created"
):
    """
    The table is laid: the decks by age, and what the event piles are made of.

    `ancient` events fill `ancient_places` places of the current pile; `unopened` ones, which
    also belong to the last military deck, fill `unopened_places` (TTA-VAR-07).
    """

    options: Options
    seats: int
    civil: list[list[str]]
    military: list[list[str]]
    ancient: list[str]
    ancient_places: int
    unopened: list[str] = field(default_factory=list)
    unopened_places: int = 0


class NationView(Model, frozen=True, kw_only=True):
    """
    One nation.

    `culture`, `science` are points, the ratings stand beside them. `needed`: happy faces that
    keep everybody content. `military_backs`: the military hand from behind; `shown` cards in it
    were seen by all (TTA-INF-05). `prepared`: all events that the seat prepared in the game, in
    order; those that are not among the past ones still lie face down.
    `discounts`: virtual resources for units in this turn (TTA-MIL-05).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    alive: bool
    culture: int
    science: int
    culture_rating: int
    science_rating: int
    strength: int
    happy: int
    needed: int
    discontent: int
    civil_actions: Actions
    military_actions: Actions
    food: int
    resources: int
    yellow_bank: int
    blue_bank: int
    unused_workers: int
    population_cost: int | None
    consumption: int
    corruption: int
    discounts: int
    urban_limit: int
    government: str
    leader: str | None
    specials: list[str]
    technologies: list[PostView]
    wonders: list[Finished]
    site: Site | None
    tactic: str | None
    army_bonus: int
    colonies: list[str]
    colonization: int
    civil_count: int
    civil_limit: int
    civil_hand: list[Held] | table.Hidden
    military_limit: int
    military_backs: list[Backs]
    military_hand: list[str] | table.Hidden
    shown: list[str]
    prepared: list[str] | table.Hidden


class ResourcesGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.resources-gained"
):
    """
    Resources worth `amount` were due (TTA-RES-04).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    shifts: list[Shift]
    amount: int


class ResourcesLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.resources-lost"
):
    """
    Resources were lost to an effect.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    shifts: list[Shift]
    amount: int


class ResourcesPaid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.resources-paid"
):
    """
    Resources were paid for a command (TTA-RES-03).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    shifts: list[Shift]
    amount: int


class ResourcesProduced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.resources-produced"
):
    """
    Mines and labs produced (TTA-END-04); `declined`: a token renounced (TTA-VAR-01).
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    shifts: list[Shift]
    declined: str | None = None


class View(Model, frozen=True, kw_only=True):
    """
    The table. `row[i]` is space i + 1; decks and piles are numbers of cards.

    `sheets` are the final scoring of each nation. `scores` are the culture of each seat so far,
    then the points of the result.
    """

    options: Options
    stage: Literal["final_scoring", "over", "round_1", "rounds", "setup"]
    round: int
    last_round: int | None
    age: Literal["A", "I", "II", "III", "IV"]
    start: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    active: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    row: list[str | None]
    civil_deck: int
    military_deck: int
    military_discard: int
    current_events: list[Backs]
    future_events: list[Backs]
    past_events: list[str]
    bonus_events: list[str]
    unopened_events: int
    pacts: list[Pact]
    wars: list[War]
    markers: list[int | None]
    contest: FightView | AuctionView | ColonizingView | None
    nations: list[NationView]
    asks: Frame | None
    sheets: list[Score | None]
    scores: list[table.SeatScore]


class AgendaChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.agenda-changed"
):
    """
    What is awaited from now on.
    """

    closed: list[int]
    """
    Ids of the entries that are done.
    """
    opened: list[Frame]
    """
    The new entries, put on top in this order.
    """
