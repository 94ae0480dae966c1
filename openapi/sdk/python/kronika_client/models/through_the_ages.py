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
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The action card.
    """


class ActionTokensChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.action-tokens-changed"
):
    """
    So many tokens count as spent after full numbers changed (TTA-MAT-09).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    spent_ca: int
    """
    Civil action tokens that count as spent now.
    """
    spent_ma: int
    """
    Military action tokens that count as spent now.
    """


class Actions(Model, frozen=True, kw_only=True):
    """
    Action tokens: those that are left in the turn, and the full number.
    """

    left: int
    """
    Tokens left in the turn.
    """
    full: int
    """
    The full number.
    """


class ActionsRefreshed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.actions-refreshed"
):
    """
    All action tokens are available again, discounts end (TTA-END-07).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class ActionsSpent(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.actions-spent"
):
    """
    Action tokens were spent. `used`: it counts as using an action (TTA-CIV-44).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    ca: int = 0
    """
    Civil actions.
    """
    ma: int = 0
    """
    Military actions.
    """
    used: bool = True
    """
    Whether it counts as using an action (TTA-CIV-44).
    """


class AgeEnded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.age-ended"
):
    """
    An age is over; the next one begins (TTA-AGE-01).
    """

    age: Literal["A", "I", "II", "III", "IV"]
    """
    The age that is over.
    """
    begins: Literal["A", "I", "II", "III", "IV"]
    """
    The age that begins.
    """


class AggressionPlayed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.aggression-played"
):
    """
    An aggression was shown (TTA-POL-20).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    target: int
    """
    The seat that is attacked.
    """
    card: str
    """
    The aggression.
    """


class AnnexingColony(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.annexing-colony"
):
    """
    Which colony is taken from the victim (TTA-CRD-25).
    """

    victim: int
    """
    The seat that loses something.
    """


class AttackMarkerMoved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.attack-marker-moved"
):
    """
    A victim's marker lies in front of an attacker, or in the middle again (TTA-VAR-03).
    """

    victim: int
    """
    The seat whose marker it is.
    """
    to: int | None
    """
    The attacker in front of whom it lies; null: the middle.
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
    """
    The territory.
    """
    bidders: list[int]
    """
    Who may bid, the first one first.
    """


class AuctionWon(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.auction-won"
):
    """
    The highest bidder sends a force (TTA-COL-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The territory.
    """
    bid: int
    """
    The bid: strength that the force needs.
    """


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
    """
    The age that the backs show.
    """
    count: int
    """
    How many cards.
    """


class Bid(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bid"):
    """
    Bid for the territory (TTA-COL-01).
    """

    amount: int
    """
    The bid: strength of the force that is to be sent.
    """


class BidMade(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bid-made"):
    """
    A higher bid.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    amount: int
    """
    The bid: strength of the force that is to be sent.
    """


class BidPassed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bid-passed"
):
    """
    A bidder dropped out for good.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    auto: bool = False
    """
    Whether the engine passed, as nothing else was left.
    """


class Bidding(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bidding"):
    """
    A bid in an auction, or none (TTA-COL-01).
    """


class BidsView(Model, frozen=True, kw_only=True):
    """
    What each bid would take: how many there are is hidden with them.
    """

    forces: list[list[str]]
    """
    For each bid that is possible, from the least on, a force of units and bonus cards of which nothing can be spared.
    """


class BonusCardsDiscarded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bonus-cards-discarded"
):
    """
    Cards used in a force were discarded (TTA-POL-25).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    cards: list[str]
    """
    Bonus cards.
    """


class BonusEventsRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.bonus-events-revealed"
):
    """
    Age III events laid open for the final scoring (TTA-SET-06, TTA-VAR-06).
    """

    cards: list[str]
    """
    The cards.
    """


class Build(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.build"):
    """
    An unused worker goes to a technology (TTA-CIV-11, TTA-CIV-12, TTA-MIL-01).
    """

    card: str
    """
    The technology.
    """
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
    """
    The technology.
    """


class BuildingsDestroyed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.buildings-destroyed"
):
    """
    An effect destroyed buildings of one card; the workers are unused now (TTA-CRD-22).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The technology.
    """
    number: int
    """
    How many buildings.
    """


class CancelPact(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.cancel-pact"
):
    """
    End a pact (TTA-POL-43).
    """

    pact: str
    """
    The pact.
    """


class CardCost(Model, frozen=True, kw_only=True):
    """
    What playing a civil card takes.
    """

    card: str
    """
    The card in hand.
    """
    of: str
    """
    What is paid: `science` or `civil_actions`.
    """
    amount: int
    """
    How much of it; for a government in peace.
    """


class CardRowDealt(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.card-row-dealt"
):
    """
    The first cards of the row, from space 1 on (TTA-SET-02).
    """

    cards: list[str]
    """
    The cards, from space 1 on.
    """


class CardTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.card-taken"
):
    """
    A seat took a card: a wonder to build, any other card into hand. `agreed`: for the budget
    of an event (TTA-EVT-09).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    slot: int
    """
    The space, 1 to 13.
    """
    card: str
    """
    Which card.
    """
    ca_paid: int
    """
    Civil actions paid.
    """
    agreed: bool = False
    """
    Whether it was taken for the budget of an event (TTA-EVT-09).
    """


class Carrying(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.carrying"):
    """
    The effects of a card, one after another, each on one seat after another.

    `aims`: the seats of each effect, fixed when the card was revealed (TTA-EVT-12); `effect`, `at`:
    what comes next. `chooser`: who takes decisions that are not the affected seat's.
    """

    card: str
    """
    The card.
    """
    aims: list[list[int]]
    """
    The seats that each effect concerns.
    """
    chooser: int
    """
    Who takes decisions that are not the affected seat's.
    """
    advantage: int = 0
    """
    By how much the winner was stronger.
    """
    effect: int = 0
    """
    Number of the next effect, from 0.
    """
    at: int = 0
    """
    Number of the next seat of that effect, from 0.
    """


class ChangeGovernment(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.change-government"
):
    """
    Introduce a government from hand (TTA-CIV-43, TTA-CIV-44).
    """

    card_instance: str
    """
    The government.
    """
    mode: Literal["peaceful", "revolution"]
    """
    `peaceful`: at the full price; `revolution`: for less science and all civil actions.
    """


class ChoiceMade(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.choice-made"
):
    """
    An option of an effect was chosen; `auto`: the engine answered, as nothing else was left.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    option: str | int
    """
    What was chosen: a card id, a card of its own, a word, or a number.
    """
    auto: bool = False
    """
    Whether the engine answered, as nothing else was left.
    """


class Choose(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.choose"):
    """
    An option of an effect: a card id, a card instance, a word, or a number.
    """

    option: str | int
    """
    What is chosen: a card id, a card of its own, a word, or a number.
    """


class ChoosingGood(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.choosing-good"
):
    """
    Food or resources.
    """

    food: int
    """
    How much food it would be.
    """
    resources: int
    """
    How many resources it would be.
    """


class CivilActionsLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.civil-actions-lost"
):
    """
    Actions will be missing in the next action phase (TTA-EVT-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    ca: int
    """
    How many civil actions.
    """


class CivilActionsMissed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.civil-actions-missed"
):
    """
    Actions lost to Rebellion count as spent (TTA-EVT-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    spent_ca: int
    """
    Civil action tokens that count as spent now.
    """


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
    """
    The card whose token was renounced; null: none.
    """


class ColonyGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.colony-gained"
):
    """
    A territory is a colony (TTA-COL-05); `columbus`: it came from the hand (TTA-CRD-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The colony.
    """
    columbus: bool = False
    """
    Whether it came from the hand, by Columbus.
    """


class ColonyLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.colony-lost"
):
    """
    A colony left the game (TTA-COL-06).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The colony.
    """


class ColonyTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.colony-taken"
):
    """
    A colony changed hands (TTA-CRD-25).
    """

    winner: int
    """
    The seat that has it now.
    """
    loser: int
    """
    The seat that had it.
    """
    card: str
    """
    The colony.
    """


class ColumbusColonize(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.columbus-colonize"
):
    """
    Play a territory from hand as a colony (TTA-CRD-02).
    """

    card_instance: str
    """
    The territory.
    """


class Commit(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.commit"):
    """
    Add a unit or a bonus card to the force (TTA-INF-06).
    """

    card: str
    """
    Id of a unit technology, or a card of the hand; only its owner sees it.
    """


class CommitSeen(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.commit"):
    """
    Add a unit or a bonus card to the force (TTA-INF-06).
    """

    card: str | table.Hidden
    """
    Id of a unit technology, or a card of the hand; only its owner sees it.
    """


class CommittedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.committed"
):
    """
    A unit or a bonus card joined a force; only its owner sees which (TTA-INF-06).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str | table.Hidden
    """
    Id of a unit technology, or a card of the hand; only its owner sees it.
    """


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
    The seat that loses something.
    """
    card: str
    """
    The technology of the buildings.
    """
    up_to: int
    """
    How many may go at most.
    """


class CultureChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.culture-changed"
):
    """
    Culture points were gained or lost, as many as `delta` says.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    delta: int
    """
    Culture points; negative: they were lost.
    """
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
    """
    Why.
    """


class DealtView(Model, frozen=True, kw_only=True):
    """
    How far the civil deck of an age has been dealt.
    """

    age: Literal["A", "I", "II", "III", "IV"]
    """
    The age.
    """
    dealt: int
    """
    Cards that were dealt.
    """
    size: int
    """
    All cards of the deck.
    """


class DeclareWar(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.declare-war"
):
    """
    Declare a war (TTA-POL-30).
    """

    card_instance: str
    """
    The war.
    """
    target: int
    """
    The seat that is attacked.
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
    """
    The technology that the worker leaves.
    """


class DiscardCancelled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.discard-cancelled"
):
    """
    The active player keeps all military cards this turn (TTA-POL-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class DiscardMilitary(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.discard-military"
):
    """
    Discard a military card (TTA-POL-05).
    """

    card_instance: str
    """
    The card; only its owner sees it.
    """


class DiscardMilitarySeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.discard-military"
):
    """
    Discard a military card (TTA-POL-05).
    """

    card_instance: str | table.Hidden
    """
    The card; only its owner sees it.
    """


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
    Seat number, from 0, clockwise.
    """
    pool: int = 0
    """
    For any unit.
    """
    homer: int = 0
    """
    By Homer.
    """


class DiscountUsed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.discount-used"
):
    """
    Virtual resources paid for a unit; or they were lost with their source.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    pool: int = 0
    """
    Of those for any unit.
    """
    homer: int = 0
    """
    Of Homer's.
    """


class DoingInner(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.doing-inner"
):
    """
    The action that an action card contains (TTA-CIV-51).

    `used_ca`: a civil action had been used before the card (TTA-CIV-45).
    """

    card: str
    """
    The action card.
    """
    used_ca: bool
    """
    Whether a civil action had been used before the card (TTA-CIV-45).
    """


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
    """
    The leader.
    """


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
    """
    Which card.
    """


class EventPreparedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.event-prepared"
):
    """
    A card lies face down on future events; its back shows the age (TTA-POL-10).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str | table.Hidden
    """
    The event or territory; only its owner sees it.
    """
    age: Literal["A", "I", "II", "III"]
    """
    Its age, which its back shows.
    """


class EventResolved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.event-resolved"
):
    """
    An event or territory was resolved completely (TTA-EVT-01).
    """

    card: str
    """
    The event or territory.
    """


class EventRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.event-revealed"
):
    """
    The top card of current events is open (TTA-POL-10).
    """

    card: str
    """
    The event or territory.
    """


class EventsRenewed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.events-renewed"
):
    """
    The future events are the current ones now (TTA-POL-12).
    """

    count: int
    """
    How many events.
    """


class ExtraActionGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.extra-action-gained"
):
    """
    Extra military actions of this turn (TTA-MIL-07).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    ma: int
    """
    How many military actions.
    """


class FightCleared(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.fight-cleared"
):
    """
    The card of a fight was discarded; the fight is over (TTA-POL-25, TTA-POL-35).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The aggression or war.
    """


class FightResolved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.fight-resolved"
):
    """
    The totals were compared; `winner` None: nothing happens (TTA-POL-23, TTA-POL-33).
    """

    winner: int | None
    """
    The seat that won; null: nothing happens.
    """
    attack: int
    """
    Strength of the attack.
    """
    defense: int
    """
    Strength of the defence.
    """


class FinalScoringBegun(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.final-scoring-begun"
):
    """
    The last turn is over; ties count as if this seat were active (TTA-FIN-07).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class Finished(Model, frozen=True, kw_only=True):
    """
    A completed wonder, on which nobody works (TTA-CIV-23); `culture` is what it gives once it
    lies face down (TTA-EVT-11).
    """

    card: str
    """
    The wonder.
    """
    culture: int | None = None
    """
    The culture rating that it gives since it lies face down; null: it lies face up.
    """


class FinishingCard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.finishing-card"
):
    """
    The rest of an action card, after the action in it (TTA-CIV-52).
    """

    card: str
    """
    The action card.
    """


class FlippingWonder(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.flipping-wonder"
):
    """
    Which wonder turns face down (TTA-EVT-11).
    """

    levels: list[int]
    """
    Ages of the wonders that can be chosen: 0 for A, 1 for I.
    """
    culture: int
    """
    The culture rating that it gives from now on.
    """


class ForceConfirmed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.force-confirmed"
):
    """
    A force is complete and public; its cards are shown.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    purpose: Literal["attack", "colony", "defense"]
    """
    For an attack, for the defence, or to colonize.
    """
    units: list[str]
    """
    Id of the unit technology of each unit.
    """
    cards: list[str]
    """
    Bonus cards.
    """
    total: int
    """
    Its strength.
    """
    auto: bool = False
    """
    Whether the engine confirmed it, as nothing else was left.
    """


class ForceView(Model, frozen=True, kw_only=True):
    """
    A force.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    confirmed: bool
    """
    Whether it is complete and public.
    """
    gathering: list[str] | table.Hidden
    """
    What it consists of so far; only its owner sees it.
    """
    units: list[str]
    """
    Id of the unit technology of each unit, once it is confirmed.
    """
    cards: list[str]
    """
    Bonus cards, once it is confirmed.
    """
    so_far: int | table.Hidden
    """
    What it adds up to; only its owner sees it until it is confirmed.
    """
    total: int | None
    """
    What it adds up to, once it is confirmed; null: not yet.
    """


class GameEnded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.game-ended"
):
    """
    The game is over.
    """

    reason: Literal["final_scoring", "resignation"]
    """
    Because it was scored, or only one nation was left.
    """


class GovernmentChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.government-changed"
):
    """
    A government was introduced; so many tokens count as spent (TTA-CIV-43, TTA-CIV-44).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The government.
    """
    previous: str
    """
    The government before.
    """
    mode: Literal["peaceful", "revolution"]
    """
    In peace, or by a revolution.
    """


class Held(Model, frozen=True, kw_only=True):
    """
    A civil card in hand, and the turn (a serial number) in which it was taken.
    """

    card: str
    """
    The card.
    """
    turn: int
    """
    Serial number of the turn in which it was taken.
    """


class IncreasePopulation(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.increase-population"
):
    """
    A new worker for food (TTA-CIV-10); by Ocean Liner Service without an action.
    """

    source: Literal["normal", "ocean_liner"]
    """
    As usual, or by Ocean Liner Service.
    """
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
    """
    The technology of the unit.
    """
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
    """
    Number of the last round.
    """


class LeaderElected(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.leader-elected"
):
    """
    A leader came into play; the one before left the game (TTA-CIV-30).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The leader.
    """
    previous: str | None = None
    """
    The leader who left the game; missing: there was none.
    """


class LeaderLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.leader-lost"
):
    """
    A leader left the game.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The leader.
    """
    reason: Literal["age", "aggression", "event"]
    """
    Because an age has ended, by an aggression, or by an event.
    """


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
    """
    Yellow tokens still to be lost.
    """


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
    Seat number, from 0, clockwise.
    """
    cards: list[str] | table.Hidden
    """
    The cards; only their owner sees them.
    """
    ages: list[Literal["A", "I", "II", "III"]]
    """
    The age of each card.
    """


class MilitaryCardsDrawnSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.military-cards-drawn"
):
    """
    Military cards of one age came into a hand (TTA-RND-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    age: Literal["A", "I", "II", "III"]
    """
    Their age.
    """
    cards: list[str] | table.Hidden
    """
    The cards; only their owner sees them.
    """


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
    """
    Age of the cards.
    """
    count: int
    """
    How many cards.
    """


class ObsoleteDiscardedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.obsolete-discarded"
):
    """
    Obsolete cards left a hand (TTA-AGE-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    civil: list[str]
    """
    Civil cards.
    """
    military: list[str] | table.Hidden
    """
    Military cards; only their owner sees them.
    """


class OfferView(Model, frozen=True, kw_only=True):
    """
    A card of the row as a nation finds it.
    """

    slot: int
    """
    The space of the row, from 1.
    """
    price: int
    """
    Civil actions that it costs now.
    """
    barred: str | None
    """
    Id of the rule by which it cannot be taken; null: it can be.
    """
    later: int | None
    """
    Civil actions that it costs when the next turn of the nation begins, if nobody takes a card; null: it has left the row by then.
    """


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
    """
    The pact.
    """
    owner: int
    """
    The seat in front of which it lies.
    """
    a: int
    """
    The seat on side A.
    """
    b: int
    """
    The seat on side B.
    """


class PactAccepted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.pact-accepted"
):
    """
    A pact is in play in front of its proposer (TTA-POL-42).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The pact.
    """
    a: int
    """
    The seat on side A.
    """
    b: int
    """
    The seat on side B.
    """


class PactEnded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.pact-ended"
):
    """
    A pact left play (TTA-POL-44).
    """

    card: str
    """
    The pact.
    """
    reason: Literal["attack", "cancelled", "obsolete", "replaced", "resignation"]
    """
    Why.
    """


class PactProposed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.pact-proposed"
):
    """
    A pact was shown and offered (TTA-POL-40).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The pact.
    """
    a: int
    """
    The seat on side A.
    """
    b: int
    """
    The seat on side B.
    """


class PactRefused(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.pact-refused"
):
    """
    The card returns to its owner's hand (TTA-POL-41).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The pact.
    """


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
    """
    Whether the round goes on though the next player starts rounds.
    """


class PickingBuilding(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.picking-building"
):
    """
    Which of a victim's buildings goes; with `up_to` several of them may.
    """

    victim: int
    """
    The seat that loses something.
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
    """
    Types of buildings that may go.
    """
    up_to: int
    """
    How many may go at most.
    """


class PlayActionCard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.play-action-card"
):
    """
    Play an action card from hand (TTA-CIV-50).
    """

    card_instance: str
    """
    The action card.
    """


class PlayAggression(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.play-aggression"
):
    """
    Attack an opponent (TTA-POL-20).
    """

    card_instance: str
    """
    The aggression.
    """
    target: int
    """
    The seat that is attacked.
    """


class PlayTactic(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.play-tactic"
):
    """
    Play a tactic from hand (TTA-MIL-04).
    """

    card_instance: str
    """
    The tactic.
    """


class PlayTechnology(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.play-technology"
):
    """
    Play a technology from hand (TTA-CIV-40).
    """

    card_instance: str
    """
    The technology.
    """


class PlayerResigned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.player-resigned"
):
    """
    A player left the game (TTA-POL-50); `start` begins the rounds from now on.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    start: int
    """
    The seat that starts rounds from now on.
    """


class PointsScored(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.points-scored"
):
    """
    The points of a maintenance (TTA-END-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    culture: int
    """
    Culture points.
    """
    science: int
    """
    Science points.
    """


class PoliticalPassed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.political-passed"
):
    """
    No political action.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    auto: bool = False
    """
    Whether the engine passed, as nothing else was left.
    """


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
    Seat number, from 0, clockwise.
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
    Seat number, from 0, clockwise.
    """


class PopulationGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.population-gained"
):
    """
    A yellow token came from the bank to the unused workers (TTA-MAT-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    source: Literal["barbarossa", "gain", "normal", "ocean_liner"]
    """
    What gave it.
    """


class PopulationLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.population-lost"
):
    """
    A yellow token went to the bank: an unused worker, or one of a card (TTA-HAP-07).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str | None = None
    """
    The technology that lost a worker; missing: an unused worker was lost.
    """


class PostView(Model, frozen=True, kw_only=True):
    """
    A technology with workers and blue tokens on it.
    """

    card: str
    """
    The technology.
    """
    instance: str
    """
    Its copy in play.
    """
    workers: int
    """
    Workers on it.
    """
    tokens: int
    """
    Blue tokens on it.
    """
    build_cost: int
    """
    Resources for one more worker here, with the discounts that hold.
    """
    step_cost: int | None
    """
    Resources for a worker's step from here to the next higher technology of the type in play; null: there is none.
    """


class PrepareEvent(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.prepare-event"
):
    """
    Put an event or territory face down on future events (TTA-POL-10).
    """

    card_instance: str
    """
    The event or territory; only its owner sees it.
    """


class PrepareEventSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.prepare-event"
):
    """
    Put an event or territory face down on future events (TTA-POL-10).
    """

    card_instance: str | table.Hidden
    """
    The event or territory; only its owner sees it.
    """


class ProposePact(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.propose-pact"
):
    """
    Offer a pact to an opponent (TTA-POL-40); no side in a symmetric one.
    """

    card_instance: str
    """
    The pact.
    """
    target: int
    """
    The seat that it is offered to.
    """
    own_side: Literal["A", "B"] | None = None
    """
    The side that the proposer takes; null in a symmetric pact.
    """


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
    """
    The event.
    """


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
    """
    Whether the pact is accepted.
    """


class ReplyingToPact(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.replying-to-pact"
):
    """
    A pact that was proposed (TTA-POL-40).
    """

    card: str
    """
    The pact.
    """
    proposer: int
    """
    The seat that proposed it.
    """
    a: int
    """
    The seat on side A.
    """
    b: int
    """
    The seat on side B.
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
    """
    Number of the round, from 1.
    """


class RowCardsRemoved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.row-cards-removed"
):
    """
    Cards on the first spaces left the game (TTA-ROW-02, TTA-ROW-03).
    """

    slots: list[int]
    """
    The spaces, 1 to 13.
    """
    cards: list[str]
    """
    The cards that lay there.
    """


class RowRefilled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.row-refilled"
):
    """
    The row after its cards slid to the left and `dealt` ones came from the decks.
    """

    row: list[str | None]
    """
    The cards by space, from space 1 on; null: the space is empty.
    """
    dealt: list[str]
    """
    The cards that came from the decks.
    """


class ScienceChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.science-changed"
):
    """
    Science points were gained, lost or paid, as many as `delta` says.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    delta: int
    """
    Science points; negative: they were lost or paid.
    """
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
    """
    Why.
    """


class Score(Model, frozen=True, kw_only=True):
    """
    A nation's culture before the final scoring, and what each item of it changed.
    """

    before: int
    """
    Culture before the final scoring.
    """
    items: list[tuple[str, int]] = field(default_factory=list)
    """
    Pairs of an item and the culture that it changed.
    """


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
    """
    The technology.
    """
    tokens: int
    """
    Blue tokens; negative: they return to the bank.
    """


class Site(Model, frozen=True, kw_only=True):
    """
    A wonder under construction: stages built, each with a blue token on it.
    """

    card: str
    """
    The wonder.
    """
    stages: int = 0
    """
    Stages built; each has a blue token on it.
    """


class SplittingGain(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.splitting-gain"
):
    """
    How much of a gain is food.
    """

    total: int
    """
    How much is gained in all.
    """


class SplittingLoot(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.splitting-loot"
):
    """
    How much of the loot is food (TTA-CRD-23).
    """

    victim: int
    """
    The seat that loses something.
    """
    total: int
    """
    How much is looted in all.
    """


class SplittingLoss(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.splitting-loss"
):
    """
    How much of a loss is food (TTA-CRD-32).
    """

    total: int
    """
    How much is lost in all.
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
    Seat number, from 0, clockwise.
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
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The tactic.
    """
    previous: str | None = None
    """
    The tactic before; missing: there was none.
    """


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
    """
    Civil actions left for it.
    """


class TakingScience(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.taking-science"
):
    """
    Science for the rest of an advantage (TTA-POL-37).
    """

    winner: int
    """
    The seat that won.
    """
    loser: int
    """
    The seat that lost.
    """
    left: int
    """
    How much of the advantage is left.
    """


class TakingTechnology(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.taking-technology"
):
    """
    Which special technology is taken; `left` of the advantage is left (TTA-POL-37).
    """

    victim: int
    """
    The seat that loses something.
    """
    left: int
    """
    How much of the advantage is left.
    """


class TechnologyPlayed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.technology-played"
):
    """
    A technology came into play beside those that are there (TTA-CIV-41); a special one replaces
    that of its type (TTA-CIV-42).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The technology.
    """
    replaced: str | None = None
    """
    The special technology that it replaces; missing: none.
    """


class TechnologyTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.technology-taken"
):
    """
    A special technology changed hands (TTA-POL-37).
    """

    winner: int
    """
    The seat that won.
    """
    loser: int
    """
    The seat that lost.
    """
    card: str
    """
    The technology.
    """
    replaced: str | None = None
    """
    The special technology that it replaces; missing: none.
    """


class TerritoryUnclaimed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.territory-unclaimed"
):
    """
    Nobody bid: the territory goes to the past events (TTA-COL-03).
    """

    card: str
    """
    The territory.
    """


class TokensChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.tokens-changed"
):
    """
    Tokens came to the banks of a nation from the common one, or went back (TTA-MAT-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    shifts: list[Shift]
    """
    The changes on the cards; each from or to the bank.
    """
    reason: Literal["age", "colony", "event", "technology", "war"]
    """
    Why.
    """
    blue: int = 0
    """
    Blue tokens; negative: they went back.
    """
    yellow: int = 0
    """
    Yellow tokens; negative: they went back.
    """


class TradeRouteUsed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.trade-route-used"
):
    """
    Trade Routes paid a part of a price (TTA-CRD-27).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class TurnEnded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.turn-ended"
):
    """
    A turn is over.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class TurnOpened(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.turn-opened"
):
    """
    The active player gave the first command of the turn: too late to resign (TTA-TRN-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class TurnStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.turn-started"
):
    """
    A turn begins; in round 1 some actions count as spent (TTA-TRN-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    number: int
    """
    Serial number of the turn in the game.
    """
    spent_ca: int = 0
    """
    Civil action tokens that count as spent now.
    """
    spent_ma: int = 0
    """
    Military action tokens that count as spent now.
    """


class TurnsEndView(Model, frozen=True, kw_only=True):
    """
    What the end of the turn brings, as the nation stands now.
    """

    culture: int
    """
    Culture, less what a famine takes.
    """
    science: int
    """
    Science.
    """
    food: int
    """
    Food that is produced.
    """
    eaten: int
    """
    Food that the people eat.
    """
    resources: int
    """
    Resources that are produced.
    """
    lost: int
    """
    Resources that corruption takes.
    """
    cards: int
    """
    Military cards that are drawn.
    """
    blue: int
    """
    Blue tokens left in the bank when corruption comes.
    """
    uprising: bool
    """
    Whether discontent workers leave it without all of this.
    """


class UnitsSacrificed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.units-sacrificed"
):
    """
    Units left the game; their workers are in the yellow bank (TTA-STR-09, TTA-COL-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    units: list[str]
    """
    Id of the unit technology of each unit.
    """


class Upgrade(Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.upgrade"):
    """
    A worker goes to a higher card of the same type (TTA-CIV-13, TTA-MIL-02).
    """

    from_card: str
    """
    The technology that the worker leaves.
    """
    to_card: str
    """
    The technology that the worker goes to.
    """
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
    Seat number, from 0, clockwise.
    """
    discontent: int
    """
    Discontent workers.
    """
    unused: int
    """
    Unused workers, who are fewer.
    """


class War(Model, frozen=True, kw_only=True):
    """
    A war that was declared and is not resolved (TTA-POL-30).
    """

    card: str
    """
    The war.
    """
    attacker: int
    """
    The seat that attacks.
    """
    target: int
    """
    The seat that is attacked.
    """


class WarDeclared(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.war-declared"
):
    """
    A war lies in front of its declarer (TTA-POL-30).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    target: int
    """
    The seat that is attacked.
    """
    card: str
    """
    The war.
    """


class WarDiscarded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.war-discarded"
):
    """
    A war ended without effect, as a party resigned (TTA-POL-36).
    """

    card: str
    """
    The war.
    """


class WarFought(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.war-fought"
):
    """
    A war is resolved now (TTA-POL-31).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    target: int
    """
    The seat that is attacked.
    """
    card: str
    """
    The war.
    """


class WonderCompleted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.wonder-completed"
):
    """
    The wonder is finished; its tokens return to the bank (TTA-CIV-22).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    wonder: str
    """
    The wonder.
    """
    tokens: int
    """
    Blue tokens that return to the bank.
    """


class WonderDiscarded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.wonder-discarded"
):
    """
    An unfinished wonder left the game; its tokens return to the bank.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    wonder: str
    """
    The wonder.
    """
    tokens: int
    """
    Blue tokens that return to the bank.
    """
    reason: Literal["age", "aggression"]
    """
    Because an age has ended, or by an aggression.
    """


class WonderFlipped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.wonder-flipped"
):
    """
    A completed wonder lies face down and gives `culture` (TTA-EVT-11).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    wonder: str
    """
    The wonder.
    """
    culture: int
    """
    The culture rating that it gives from now on.
    """


class WonderStagesBuilt(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.wonder-stages-built"
):
    """
    Stages were built; so many blue tokens went onto the wonder (TTA-CIV-20).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    wonder: str
    """
    The wonder.
    """
    stages: int
    """
    How many stages.
    """
    tokens: int
    """
    Blue tokens that went onto the wonder.
    """


class WorkerDestroyed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.worker-destroyed"
):
    """
    A worker went from a card to the unused ones (TTA-CIV-14).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The technology that the worker left.
    """


class WorkerPlaced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.worker-placed"
):
    """
    An unused worker went to a technology.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    The technology.
    """


class WorkerUpgraded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.worker-upgraded"
):
    """
    A worker went to a higher card.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    from_card: str
    """
    The technology that the worker left.
    """
    to_card: str
    """
    The technology that the worker went to.
    """


class BidderView(Model, frozen=True, kw_only=True):
    """
    Whoever bids next, and what each bid would take.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    bids: tuple[BidsView] | table.Hidden
    """
    What its bids would take, as one item; only their owner sees it.
    """


class ColonizingView(Model, frozen=True, kw_only=True, tag_field="type", tag="colonizing"):
    """
    The winner of an auction sends a force.
    """

    card: str
    """
    The territory.
    """
    bid: int
    """
    The strength that the force needs.
    """
    force: ForceView


class ConsumptionPaid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.consumption-paid"
):
    """
    The people ate (TTA-END-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    shifts: list[Shift]
    """
    The changes on the cards; each from or to the bank.
    """
    due: int
    """
    Food that was due.
    """
    paid: int
    """
    Food that was paid; what is missing costs culture.
    """


class CorruptionPaid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.corruption-paid"
):
    """
    Resources were lost to corruption (TTA-END-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    shifts: list[Shift]
    """
    The changes on the cards; each from or to the bank.
    """
    due: int
    """
    Resources that were due.
    """
    paid: int
    """
    Resources that were lost.
    """


class FightView(Model, frozen=True, kw_only=True, tag_field="type", tag="fight"):
    """
    An aggression or a war while it is fought.
    """

    card: str
    """
    The aggression or war.
    """
    attacker: int
    """
    The seat that attacks.
    """
    target: int
    """
    The seat that is attacked.
    """
    forces: list[ForceView]
    """
    The attack, then the defence.
    """
    winner: int | None
    """
    The seat that won; null: nobody yet, or nothing happens.
    """
    advantage: int
    """
    By how much the winner was stronger.
    """


class FinalScored(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.final-scored"
):
    """
    The final scoring, by seat (TTA-FIN).
    """

    scores: list[Score | None]
    """
    The score sheet of each seat; null: it is out of the game.
    """


class FoodGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.food-gained"
):
    """
    Food worth `amount` was due (TTA-RES-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    shifts: list[Shift]
    """
    The changes on the cards; each from or to the bank.
    """
    amount: int
    """
    The food that was due, whatever the tokens allowed.
    """


class FoodLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.food-lost"
):
    """
    Food was lost to an effect.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    shifts: list[Shift]
    """
    The changes on the cards; each from or to the bank.
    """
    amount: int
    """
    How much food.
    """


class FoodPaid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.food-paid"
):
    """
    Food was paid for a command (TTA-RES-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    shifts: list[Shift]
    """
    The changes on the cards; each from or to the bank.
    """
    amount: int
    """
    How much food.
    """


class FoodProduced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.food-produced"
):
    """
    Farms produced (TTA-END-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    shifts: list[Shift]
    """
    The changes on the cards; each from or to the bank.
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
    The table is laid: what the decks and piles are made of.
    """

    options: Options
    seats: int
    """
    How many seats there are.
    """
    civil: list[list[str]]
    """
    The civil deck of each age; shuffled.
    """
    military: list[list[str]]
    """
    The military deck of each age; shuffled.
    """
    ancient: list[str]
    """
    Events of age A, some of which lie on the current pile.
    """
    ancient_places: int
    """
    How many of them lie there.
    """
    unopened: list[str] = field(default_factory=list)
    """
    Events of age III of which some lie apart until they are opened (TTA-VAR-07).
    """
    unopened_places: int = 0
    """
    How many of them lie there.
    """


class NationView(Model, frozen=True, kw_only=True):
    """
    One nation.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    alive: bool
    """
    False once it has resigned.
    """
    culture: int
    """
    Culture points.
    """
    science: int
    """
    Science points.
    """
    culture_rating: int
    """
    Culture points per turn.
    """
    science_rating: int
    """
    Science points per turn.
    """
    strength: int
    """
    Military strength.
    """
    happy: int
    """
    Happy faces.
    """
    needed: int
    """
    Happy faces that keep everybody content.
    """
    discontent: int
    """
    Discontent workers.
    """
    civil_actions: Actions
    """
    Civil action tokens.
    """
    military_actions: Actions
    """
    Military action tokens.
    """
    food: int
    """
    Food owned.
    """
    resources: int
    """
    Resources owned.
    """
    yellow_bank: int
    """
    Yellow tokens in the bank.
    """
    blue_bank: int
    """
    Blue tokens in the bank.
    """
    unused_workers: int
    """
    Unused workers.
    """
    population_cost: int | None
    """
    Food for the next worker; null: the bank is empty.
    """
    consumption: int
    """
    Food eaten per turn.
    """
    corruption: int
    """
    Resources lost per turn.
    """
    discounts: int
    """
    Virtual resources for units in this turn.
    """
    urban_limit: int
    """
    How many urban buildings of one type it may have.
    """
    government: str
    """
    The government.
    """
    leader: str | None
    """
    The leader; null: none.
    """
    specials: list[str]
    """
    Special technologies.
    """
    technologies: list[PostView]
    """
    Technologies with workers.
    """
    wonders: list[Finished]
    """
    Completed wonders.
    """
    site: Site | None
    """
    The wonder under construction; null: none.
    """
    tactic: str | None
    """
    The tactic; null: none.
    """
    army_bonus: int
    """
    Strength that armies add.
    """
    unit_strength: int
    """
    Strength of the units by themselves.
    """
    colonies: list[str]
    """
    Colonies.
    """
    colonization: int
    """
    Bonus of every force that colonizes.
    """
    civil_count: int
    """
    Civil cards in hand.
    """
    civil_limit: int
    """
    How many civil cards the hand may hold.
    """
    civil_hand: list[Held] | table.Hidden
    """
    Civil cards in hand; only their owner is shown them, though all were taken openly.
    """
    military_limit: int
    """
    How many military cards the hand may hold at the end of the turn.
    """
    military_backs: list[Backs]
    """
    The military hand from behind.
    """
    military_hand: list[str] | table.Hidden
    """
    Military cards in hand; only their owner sees them.
    """
    shown: list[str]
    """
    Cards of the military hand that all have seen.
    """
    turns_end: TurnsEndView
    offers: list[OfferView] | table.Hidden
    """
    The cards of the row as the nation finds them; only it is shown that, though all of it follows from what everybody has seen.
    """
    costs: list[CardCost] | table.Hidden
    """
    What playing the civil cards in hand takes; as hidden as the hand.
    """
    prepared: list[str | None] | table.Hidden
    """
    Events and territories that the seat prepared in the game, in order: the card while it lies face down, then null; only the seat sees them.
    """
    foreseen: list[list[tuple[str, int]]] | table.Hidden
    """
    By seat, the items of the final scoring with the events of age III that this seat prepared, and how much culture each would change if the game ended now; none, if it knows no more of them than everybody. Only it sees that.
    """


class ResourcesGained(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.resources-gained"
):
    """
    Resources worth `amount` were due (TTA-RES-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    shifts: list[Shift]
    """
    The changes on the cards; each from or to the bank.
    """
    amount: int
    """
    The resources that were due, whatever the tokens allowed.
    """


class ResourcesLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.resources-lost"
):
    """
    Resources were lost to an effect.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    shifts: list[Shift]
    """
    The changes on the cards; each from or to the bank.
    """
    amount: int
    """
    How many resources.
    """


class ResourcesPaid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.resources-paid"
):
    """
    Resources were paid for a command (TTA-RES-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    shifts: list[Shift]
    """
    The changes on the cards; each from or to the bank.
    """
    amount: int
    """
    How many resources.
    """


class ResourcesProduced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="through-the-ages.resources-produced"
):
    """
    Mines and labs produced (TTA-END-04); `declined`: a token renounced (TTA-VAR-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    shifts: list[Shift]
    """
    The changes on the cards; each from or to the bank.
    """
    declined: str | None = None
    """
    The card whose token was renounced; missing: none.
    """


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


class AuctionView(Model, frozen=True, kw_only=True, tag_field="type", tag="auction"):
    """
    An auction: who is still in, the next bidder first.
    """

    card: str
    """
    The territory.
    """
    bidders: list[int]
    """
    Who is still in, the next bidder first.
    """
    highest: int
    """
    The highest bid; 0: none yet.
    """
    leader: int | None
    """
    Who made it; null: nobody.
    """
    bidder: BidderView | None
    """
    Whoever bids next; null: nobody.
    """


class View(Model, frozen=True, kw_only=True):
    """
    The table.
    """

    options: Options
    stage: Literal["final_scoring", "over", "round_1", "rounds", "setup"]
    """
    Where the game is.
    """
    round: int
    """
    Number of the round, from 1; 0 during the setup.
    """
    last_round: int | None
    """
    Number of the last round; null: not known yet.
    """
    age: Literal["A", "I", "II", "III", "IV"]
    """
    The age.
    """
    rounds_left: int
    """
    About how many rounds follow this one: the civil cards that are left, by those that went in a round so far, and the last round; no estimate once that is known.
    """
    start: int
    """
    The seat that starts rounds.
    """
    active: int
    """
    The seat whose turn it is.
    """
    row: list[str | None]
    """
    The cards by space, from space 1 on; null: the space is empty.
    """
    leaves: list[int | None]
    """
    By space of the row, before whose next turn its card leaves the row if nobody takes any; null: it stays until each seat has had a turn.
    """
    dealt: list[DealtView]
    """
    By age, how far its civil deck has been dealt.
    """
    civil_deck: int
    """
    Cards in the civil deck.
    """
    military_deck: int
    """
    Cards in the military deck.
    """
    military_discard: int
    """
    Military cards discarded.
    """
    current_events: list[Backs]
    """
    The current events from behind, by age.
    """
    future_events: list[Backs]
    """
    The future events from behind, by age.
    """
    past_events: list[str]
    """
    Events that are over.
    """
    bonus_events: list[str]
    """
    Events of age III laid open for the final scoring.
    """
    unopened_events: int
    """
    Events of age III that lie apart until they are opened.
    """
    pacts: list[Pact]
    """
    Pacts in play.
    """
    wars: list[War]
    """
    Wars that are not resolved.
    """
    markers: list[int | None]
    """
    By seat, the attacker in front of whom its marker lies; null: none.
    """
    contest: FightView | AuctionView | ColonizingView | None
    """
    The fight, the auction or the force that is gathered now; null: none.
    """
    nations: list[NationView]
    """
    The nations, by seat.
    """
    asks: Frame | None
    """
    What is awaited; null: nothing.
    """
    sheets: list[Score | None]
    """
    The final scoring by seat, once the game is over; null for nations out of the game.
    """
    scored_now: list[list[tuple[str, int]]]
    """
    By seat, the items of the final scoring that lie open, and how much culture each would change if the game ended now.
    """
    scores: list[table.SeatScore]
    """
    Culture of each seat so far; at the end the points of the result.
    """
