"""Steps: what is awaited from a seat (gerunds), and work that goes on by itself.

Frames hold only what the step is about; fights and auctions lie in the state (`contest`).
"""

from typing import Annotated

from msgspec import Meta

from games.kernel.seats import Seat
from games.kernel.step import BaseStep
from games.kernel.tags import kebab
from games.through_the_ages.box import CardId, Instance
from games.through_the_ages.effects.terms import Type


class Awaiting(BaseStep, frozen=True, kw_only=True, gc=False, tag=kebab("through-the-ages")):
    """Base of all steps."""


# What a seat is asked.


class Acting(Awaiting, frozen=True, kw_only=True):
    """Civil and military actions, in any order, until the turn ends."""

    rules = ("TTA-TRN-03", "TTA-TRN-06")


class DoingInner(Awaiting, frozen=True, kw_only=True):
    """The action that an action card contains (TTA-CIV-51).

    `used_ca`: a civil action had been used before the card (TTA-CIV-45).
    """

    rules = ("TTA-CIV-51",)

    card: Annotated[Instance, Meta(description="The action card.")]
    used_ca: Annotated[
        bool, Meta(description="Whether a civil action had been used before the card (TTA-CIV-45).")
    ]


class Politicking(Awaiting, frozen=True, kw_only=True):
    """The political action, or none (TTA-POL-01)."""

    rules = ("TTA-POL-01", "TTA-TRN-10")


class Discarding(Awaiting, frozen=True, kw_only=True):
    """Military cards above the limit (TTA-POL-05)."""

    rules = ("TTA-POL-05",)


class Attacking(Awaiting, frozen=True, kw_only=True):
    """The attacker's force (TTA-POL-21, TTA-POL-32)."""

    rules = ("TTA-POL-21", "TTA-POL-32")
    aside = True


class Defending(Awaiting, frozen=True, kw_only=True):
    """The defender's force (TTA-POL-22, TTA-POL-32)."""

    rules = ("TTA-POL-22", "TTA-POL-32")
    aside = True


class Sending(Awaiting, frozen=True, kw_only=True):
    """The force of the winner of an auction (TTA-COL-04)."""

    rules = ("TTA-COL-04",)
    aside = True


class Bidding(Awaiting, frozen=True, kw_only=True):
    """A bid in an auction, or none (TTA-COL-01)."""

    rules = ("TTA-COL-01", "TTA-COL-02")
    aside = True


class ReplyingToPact(Awaiting, frozen=True, kw_only=True):
    """A pact that was proposed (TTA-POL-40)."""

    rules = ("TTA-POL-40", "TTA-POL-41", "TTA-POL-42")
    aside = True

    card: Annotated[Instance, Meta(description="The pact.")]
    proposer: Annotated[Seat, Meta(description="The seat that proposed it.")]
    a: Annotated[Seat, Meta(description="The seat on side A.")]
    b: Annotated[Seat, Meta(description="The seat on side B.")]


class TakingCards(Awaiting, frozen=True, kw_only=True):
    """Cards of the row for a budget of actions (TTA-EVT-09)."""

    rules = ("TTA-EVT-09",)
    aside = True

    budget: Annotated[int, Meta(description="Civil actions left for it.")]


class LosingWorker(Awaiting, frozen=True, kw_only=True):
    """Whom to lose when there is no unused worker (TTA-HAP-07); `left` tokens are still lost."""

    rules = ("TTA-HAP-07",)
    aside = True

    left: Annotated[int, Meta(description="Yellow tokens still to be lost.")]


class PickingBuilding(Awaiting, frozen=True, kw_only=True):
    """Which of a victim's buildings goes; with `up_to` several of them may."""

    rules = ("TTA-CRD-22",)
    aside = True

    victim: Annotated[Seat, Meta(description="The seat that loses something.")]
    types: Annotated[tuple[Type, ...], Meta(description="Types of buildings that may go.")]
    up_to: Annotated[int, Meta(description="How many may go at most.")]


class CountingBuildings(Awaiting, frozen=True, kw_only=True):
    """How many buildings of one card go (TTA-CRD-22)."""

    rules = ("TTA-CRD-22",)
    aside = True

    victim: Annotated[Seat, Meta(description="The seat that loses something.")]
    card: Annotated[CardId, Meta(description="The technology of the buildings.")]
    up_to: Annotated[int, Meta(description="How many may go at most.")]


class SplittingGain(Awaiting, frozen=True, kw_only=True):
    """How much of a gain is food."""

    rules = ("TTA-CRD-32",)
    aside = True

    total: Annotated[int, Meta(description="How much is gained in all.")]


class SplittingLoss(Awaiting, frozen=True, kw_only=True):
    """How much of a loss is food (TTA-CRD-32)."""

    rules = ("TTA-CRD-32",)
    aside = True

    total: Annotated[int, Meta(description="How much is lost in all.")]


class SplittingLoot(Awaiting, frozen=True, kw_only=True):
    """How much of the loot is food (TTA-CRD-23)."""

    rules = ("TTA-CRD-23",)
    aside = True

    victim: Annotated[Seat, Meta(description="The seat that loses something.")]
    total: Annotated[int, Meta(description="How much is looted in all.")]


class ChoosingGood(Awaiting, frozen=True, kw_only=True):
    """Food or resources."""

    rules = ("TTA-CRD-32",)
    aside = True

    food: Annotated[int, Meta(description="How much food it would be.")]
    resources: Annotated[int, Meta(description="How many resources it would be.")]


class BuildingFree(Awaiting, frozen=True, kw_only=True):
    """Whether an unused worker moves to a card for nothing (TTA-EVT-07)."""

    rules = ("TTA-EVT-07",)
    aside = True

    card: Annotated[CardId, Meta(description="The technology.")]


class FlippingWonder(Awaiting, frozen=True, kw_only=True):
    """Which wonder turns face down (TTA-EVT-11)."""

    rules = ("TTA-EVT-11",)
    aside = True

    levels: Annotated[
        tuple[int, ...],
        Meta(description="Ages of the wonders that can be chosen: 0 for A, 1 for I."),
    ]
    culture: Annotated[int, Meta(description="The culture rating that it gives from now on.")]


class LosingColony(Awaiting, frozen=True, kw_only=True):
    """Which colony is lost."""

    rules = ("TTA-COL-06",)
    aside = True


class AnnexingColony(Awaiting, frozen=True, kw_only=True):
    """Which colony is taken from the victim (TTA-CRD-25)."""

    rules = ("TTA-CRD-25",)
    aside = True

    victim: Annotated[Seat, Meta(description="The seat that loses something.")]


class TakingTechnology(Awaiting, frozen=True, kw_only=True):
    """Which special technology is taken; `left` of the advantage is left (TTA-POL-37)."""

    rules = ("TTA-POL-37",)
    aside = True

    victim: Annotated[Seat, Meta(description="The seat that loses something.")]
    left: Annotated[int, Meta(description="How much of the advantage is left.")]


class DecliningToken(Awaiting, frozen=True, kw_only=True):
    """Which produced token is renounced (TTA-VAR-01)."""

    rules = ("TTA-VAR-01",)
    aside = True


# What goes on by itself.


class StartingTurn(Awaiting, frozen=True, kw_only=True):
    """The next player's turn begins."""


class Replenishing(Awaiting, frozen=True, kw_only=True):
    """The card row before a turn (TTA-ROW-02)."""


class ResolvingWar(Awaiting, frozen=True, kw_only=True):
    """The war that the active player declared last turn (TTA-POL-31)."""


class RevealingTrainingEvent(Awaiting, frozen=True, kw_only=True):
    """The event of a round of the Training game (TTA-TRN-03)."""


class OpeningPolitics(Awaiting, frozen=True, kw_only=True):
    """The political phase begins, unless it is missed (TTA-TRN-07)."""


class OpeningDiscard(Awaiting, frozen=True, kw_only=True):
    """The political phase is over; the hand limit is enforced (TTA-POL-05)."""


class OpeningActions(Awaiting, frozen=True, kw_only=True):
    """The action phase begins."""


class RevealingEvent(Awaiting, frozen=True, kw_only=True):
    """The top card of current events is revealed (TTA-POL-10)."""


class Carrying(Awaiting, frozen=True, kw_only=True):
    """The effects of a card, one after another, each on one seat after another.

    `aims`: the seats of each effect, fixed when the card was revealed (TTA-EVT-12); `effect`, `at`:
    what comes next. `chooser`: who takes decisions that are not the affected seat's.
    """

    card: Annotated[Instance, Meta(description="The card.")]
    aims: Annotated[
        tuple[tuple[Seat, ...], ...], Meta(description="The seats that each effect concerns.")
    ]
    chooser: Annotated[
        Seat, Meta(description="Who takes decisions that are not the affected seat's.")
    ]
    advantage: Annotated[int, Meta(description="By how much the winner was stronger.")] = 0
    effect: Annotated[int, Meta(description="Number of the next effect, from 0.")] = 0
    at: Annotated[int, Meta(description="Number of the next seat of that effect, from 0.")] = 0

    @property
    def seat(self) -> Seat:
        """The seat that the next effect reaches."""
        return self.aims[self.effect][self.at]


class RenewingEvents(Awaiting, frozen=True, kw_only=True):
    """The event was resolved; an empty pile is renewed (TTA-POL-12)."""

    card: Annotated[Instance, Meta(description="The event.")]


class RefillingRow(Awaiting, frozen=True, kw_only=True):
    """The row after cards were taken by an event (TTA-ROW-08)."""


class AwardingColony(Awaiting, frozen=True, kw_only=True):
    """The auction is over (TTA-COL-01)."""


class SettlingColony(Awaiting, frozen=True, kw_only=True):
    """The force is complete: the territory becomes a colony (TTA-COL-05)."""


class SettlingFight(Awaiting, frozen=True, kw_only=True):
    """Both forces are known: the totals are compared (TTA-POL-23, TTA-POL-33)."""


class ClearingFight(Awaiting, frozen=True, kw_only=True):
    """The fight is over: cards and units go (TTA-POL-25, TTA-POL-35)."""


class FinishingCard(Awaiting, frozen=True, kw_only=True):
    """The rest of an action card, after the action in it (TTA-CIV-52)."""

    card: Annotated[Instance, Meta(description="The action card.")]


class TakingScience(Awaiting, frozen=True, kw_only=True):
    """Science for the rest of an advantage (TTA-POL-37)."""

    winner: Annotated[Seat, Meta(description="The seat that won.")]
    loser: Annotated[Seat, Meta(description="The seat that lost.")]
    left: Annotated[int, Meta(description="How much of the advantage is left.")]


class EndingTurn(Awaiting, frozen=True, kw_only=True):
    """Maintenance up to resource production (TTA-END)."""


class CollectingResources(Awaiting, frozen=True, kw_only=True):
    """Maintenance from resource production on; `declined`: a token renounced (TTA-VAR-01)."""

    declined: Annotated[
        str | None, Meta(description="The card whose token was renounced; null: none.")
    ]


class PassingTurn(Awaiting, frozen=True, kw_only=True):
    """The turn is over; `same_round`: the round goes on though the next player starts rounds
    (TTA-POL-52)."""

    same_round: Annotated[
        bool, Meta(description="Whether the round goes on though the next player starts rounds.")
    ] = False


class ScoringFinally(Awaiting, frozen=True, kw_only=True):
    """The final scoring (TTA-FIN)."""


AnyAwaiting = (
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
)
"""A step that a seat decides."""

AnyWorking = (
    StartingTurn
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
"""A step that the rules go on with by themselves."""

Step = AnyAwaiting | AnyWorking
