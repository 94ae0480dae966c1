"""The steps of the agenda: what is awaited, and what the rules go on with by themselves.

Each seat has a lane of its own: the steps of its turn. A step that an opponent's effect asks
of a seat stands in a lane of its own beside it (`forced_lane`), so that several of them can be
open at once. All fields are public: they say what is left to choose, never what could be chosen
from hidden cards. `source` is the card whose effect asks.
"""

from typing import Annotated

from msgspec import Meta, Struct

from games.ancient_knowledge import effects
from games.ancient_knowledge.box import CardId, Level, SourceId, TechnologyId
from games.kernel.script import Script
from games.kernel.seats import Seat
from games.kernel.step import BaseStep
from games.kernel.tags import kebab

SEATS = 4


def forced_lane(by: Seat, seat: Seat) -> int:
    """The lane of what an effect of `by` asks of `seat`, who is not on turn (AK-TURN-06)."""
    return SEATS * (by + 1) + seat


class Awaiting(BaseStep, frozen=True, kw_only=True, gc=False, tag=kebab("ancient-knowledge")):
    """A decision of a seat, or work without one."""


class Working(Awaiting, frozen=True, kw_only=True):
    """Work in the turn of a seat."""

    seat: Seat


class SettingAside(Awaiting, frozen=True, kw_only=True):
    """Set aside cards of the ten dealt (AK-SET-04)."""

    rules = ("AK-SET-04",)
    aside = True


class ChoosingAction(Awaiting, frozen=True, kw_only=True):
    """Choose action 1 or 2 of the turn (AK-ACT-01)."""

    rules = ("AK-ACT-01", "AK-ACT-02")

    index: Annotated[int, Meta(description="The first or the second action of the turn, 1 or 2.")]


class Paying(Awaiting, frozen=True, kw_only=True):
    """Discard `left` cards for the card that is being created (AK-CRE-02)."""

    rules = ("AK-CRE-02",)

    left: Annotated[int, Meta(description="Cards still to be discarded.")]


class Archiving(Awaiting, frozen=True, kw_only=True):
    """Discard cards to archive; `count` are discarded already (AK-ARC-01)."""

    rules = ("AK-ARC-01",)

    count: Annotated[int, Meta(description="Cards discarded so far.")] = 0


class Excavating(Awaiting, frozen=True, kw_only=True):
    """Draw for `count` rotated monuments, or use the card that replaces the draw (AK-EXC-04)."""

    rules = ("AK-EXC-04",)

    source: SourceId
    count: Annotated[int, Meta(description="How many monuments were rotated.")]


class OrderingEffects(Awaiting, frozen=True, kw_only=True):
    """Choose which pending effect of one event is resolved next (AK-EFF-04)."""

    rules = ("AK-EFF-04",)

    members: Annotated[
        tuple[SourceId, ...], Meta(description="The cards whose effects are pending.")
    ]


class ActivatingCards(Awaiting, frozen=True, kw_only=True):
    """Activate the remaining timeline cards (AK-TL)."""

    rules = ("AK-TL-01", "AK-TL-05")

    remaining: Annotated[
        tuple[CardId, ...], Meta(description="The cards that have not been activated yet.")
    ]


class OrderingDeclines(Awaiting, frozen=True, kw_only=True):
    """Choose which monument on space 1 declines first (AK-DEC-02)."""

    rules = ("AK-DEC-02",)


class FlippingBoard(Awaiting, frozen=True, kw_only=True):
    """Choose the technology board to flip (AK-MID-02)."""

    rules = ("AK-MID-02", "AK-MID-01")


class Exchanging(Awaiting, frozen=True, kw_only=True):
    """The partners of the waiting team may exchange a card (AK-TEAM-05)."""

    rules = ("AK-TEAM-05", "AK-TEAM-11")
    aside = True


class Creating(Awaiting, frozen=True, kw_only=True):
    """A CREATE that an effect grants (AK-ACT-04)."""

    rules = ("AK-ACT-04", "AK-CRE-01")

    source: SourceId
    types: Annotated[
        tuple[effects.BuilderType, ...], Meta(description="The types of cards that are allowed.")
    ]


class Learning(Awaiting, frozen=True, kw_only=True):
    """A LEARN that an effect grants or demands (AK-ACT-04)."""

    rules = ("AK-ACT-04", "AK-LRN-01")

    source: SourceId
    ignore_requirements: Annotated[bool, Meta(description="Whether requirements are ignored.")]
    optional: Annotated[bool, Meta(description="Whether it can be declined.")]


class ConsideringArchive(Awaiting, frozen=True, kw_only=True):
    """An ARCHIVE that an effect grants (AK-ACT-04)."""

    rules = ("AK-ACT-04", "AK-ARC-01")

    source: SourceId


class PayingCost(Awaiting, frozen=True, kw_only=True):
    """Discard `left` hand cards as the cost of an effect (AK-EFF-03)."""

    rules = ("AK-EFF-03",)

    source: SourceId
    left: Annotated[int, Meta(description="Cards still to be discarded.")]
    card_type: Annotated[
        effects.BuilderType | None, Meta(description="Only cards of this type; null: any.")
    ]


class RemovingKnowledge(Awaiting, frozen=True, kw_only=True):
    """Remove knowledge from own monuments; `amount` in all, or from each of `k` monuments.

    `chosen` are the monuments that cannot be chosen again. `source` is None for an ARCHIVE.
    """

    rules = ("AK-EFF-07",)

    source: Annotated[
        SourceId | None, Meta(description="The card whose effect it is; null: the action ARCHIVE.")
    ]
    amount: Annotated[int, Meta(description="How much in all, or from each of `k` monuments.")]
    up_to: Annotated[bool, Meta(description="Whether less may be removed.")]
    spread: Annotated[
        effects.Spread,
        Meta(
            description="From any monuments (`free`), `one`, `each` of them, or `k` that are "
            "chosen (`choose_k`)."
        ),
    ]
    target: Annotated[effects.Target, Meta(description="Which monuments can be chosen.")]
    optional: Annotated[bool, Meta(description="Whether it can be declined.")] = False
    k: Annotated[int, Meta(description="How many monuments are still to be chosen.")] = 0
    chosen: Annotated[
        tuple[CardId, ...], Meta(description="Monuments that cannot be chosen again.")
    ] = ()


class RemovingLost(Awaiting, frozen=True, kw_only=True):
    """Remove up to `amount` own lost knowledge."""

    rules = ("AK-EFF-07",)

    source: SourceId
    amount: Annotated[int, Meta(description="How much at most.")]


class Burdening(Awaiting, frozen=True, kw_only=True):
    """Add knowledge to a monument of the first of these opponents (AK-EFF-13)."""

    rules = ("AK-EFF-13",)

    source: SourceId
    amount: Annotated[int, Meta(description="How much knowledge is added.")]
    opponents: Annotated[
        tuple[Seat, ...], Meta(description="The opponents whose monuments are still to get some.")
    ]


class GivingLost(Awaiting, frozen=True, kw_only=True):
    """Move up to `amount` lost knowledge onto a monument of an opponent."""

    rules = ("AK-EFF-13",)

    source: SourceId
    amount: Annotated[int, Meta(description="How much at most.")]


class Discarding(Awaiting, frozen=True, kw_only=True):
    """Discard `left` (more) hand cards as an effect; `count` are discarded already."""

    rules = ("AK-EFF-02",)

    source: SourceId
    left: Annotated[int, Meta(description="Cards that can still be discarded.")]
    up_to: Annotated[bool, Meta(description="Whether fewer may be discarded.")]
    count: Annotated[int, Meta(description="Cards discarded so far.")] = 0


class Swapping(Awaiting, frozen=True, kw_only=True):
    """Choose two monuments to swap; `own_first`: one of them is the card itself."""

    rules = ("AK-EFF-11",)

    source: SourceId
    own_first: Annotated[bool, Meta(description="Whether one of the two is the card itself.")]


class Moving(Awaiting, frozen=True, kw_only=True):
    """Choose a monument and the space it moves to."""

    rules = ("AK-EFF-10",)

    source: SourceId
    op: effects.MoveOnTimeline
    optional: Annotated[bool, Meta(description="Whether it can be declined.")]


class ChoosingHand(Awaiting, frozen=True, kw_only=True):
    """Choose the opponent whose hand is shown."""

    rules = ("AK-HID-03",)

    source: SourceId


class Stealing(Awaiting, frozen=True, kw_only=True):
    """Take a card of the hand shown."""

    rules = ("AK-HID-03",)

    source: SourceId
    victim: Annotated[Seat, Meta(description="The seat whose hand it is.")]


class KeepingLookedAt(Awaiting, frozen=True, kw_only=True):
    """Take one of the cards looked at."""

    rules = ("AK-HID-03", "AK-DECK-04")

    source: SourceId


class CreatingLookedAt(Awaiting, frozen=True, kw_only=True):
    """Create one of the cards looked at."""

    rules = ("AK-HID-03", "AK-CRE-01")

    source: SourceId
    types: Annotated[
        tuple[effects.BuilderType, ...], Meta(description="The types of cards that are allowed.")
    ]


class Drafting(Awaiting, frozen=True, kw_only=True):
    """Take one of the cards revealed by `by`."""

    rules = ("AK-HID-03", "AK-DECK-04")

    by: Annotated[Seat, Meta(description="The seat whose effect it is.")]
    source: SourceId


class LearningLookedAt(Awaiting, frozen=True, kw_only=True):
    """Learn one of the technologies looked at."""

    rules = ("AK-HID-03", "AK-LRN-01")

    source: SourceId


class ReturningLookedAt(Awaiting, frozen=True, kw_only=True):
    """Put the technologies looked at under the deck, one by one."""

    rules = ("AK-HID-04",)

    source: SourceId


class ReturningFaceUp(Awaiting, frozen=True, kw_only=True):
    """Put `left` face-up technologies (of the level) under their deck, one by one."""

    rules = ("AK-LRN-01", "AK-TEC-02")

    source: SourceId
    level: Annotated[Level | None, Meta(description="Only of this level; null: of any.")]
    left: Annotated[int, Meta(description="Technologies still to be put away.")]


class Sacrificing(Awaiting, frozen=True, kw_only=True):
    """Discard an artifact for one `then_each`, up to `left` times."""

    rules = ("AK-CRE-07", "AK-EFF-03")

    source: SourceId
    left: Annotated[int, Meta(description="Artifacts that can still be discarded.")]
    then_each: effects.RemoveKnowledge


class DiscardingForced(Awaiting, frozen=True, kw_only=True):
    """Discard `left` hand cards because of an effect of `by` (AK-EFF-12)."""

    rules = ("AK-EFF-12",)
    aside = True

    by: Annotated[Seat, Meta(description="The seat whose effect it is.")]
    source: SourceId
    left: Annotated[int, Meta(description="Cards still to be discarded.")]


class GivingUpArtifacts(Awaiting, frozen=True, kw_only=True):
    """Discard `left` artifacts because of an effect of `by` (AK-EFF-12)."""

    rules = ("AK-EFF-12",)
    aside = True

    by: Annotated[Seat, Meta(description="The seat whose effect it is.")]
    source: SourceId
    left: Annotated[int, Meta(description="Artifacts still to be discarded.")]


class EffectOf(Struct, frozen=True, gc=False):
    """Which effect of which card."""

    card: SourceId
    number: Annotated[int, Meta(description="Number of the effect on the card, from 0.")] = 0


class Resolving(
    Script[EffectOf], frozen=True, kw_only=True, gc=False, tag="ancient-knowledge.resolving"
):
    """The operations of an effect, from `index` on; `memo`: cards that the one before discarded."""


class FinishingDecline(Working, frozen=True, kw_only=True):
    """After the decline effect, the monument goes to the Past (AK-DEC-03)."""

    monument: CardId


class FinishingExcavation(Working, frozen=True, kw_only=True):
    """After the draw, the effects triggered by the excavation (AK-EXC-03)."""

    count: Annotated[int, Meta(description="How many monuments were rotated.")]


class FinishingPeek(Working, frozen=True, kw_only=True):
    """After the rest is put away, the triggers of the technology learned (AK-DECK-05)."""

    technology: TechnologyId


class AwaitingForced(Working, frozen=True, kw_only=True):
    """Wait until the opponents have decided (AK-TURN-06)."""


class PassingDraft(Working, frozen=True, kw_only=True):
    """Let the next of `order` pick a revealed card."""

    source: SourceId
    order: Annotated[
        tuple[Seat, ...], Meta(description="The seats that have still to pick, in order.")
    ]


Course = SettingAside | ChoosingAction | OrderingEffects | ActivatingCards | OrderingDeclines
Acting = Creating | Paying | Learning | Archiving | ConsideringArchive | Excavating
OnMonuments = RemovingKnowledge | Burdening | RemovingLost | GivingLost | Swapping | Moving
OfHand = PayingCost | Discarding | Sacrificing | ChoosingHand | Stealing | Exchanging
OnBoards = FlippingBoard | LearningLookedAt | ReturningLookedAt | ReturningFaceUp
OfLooking = KeepingLookedAt | CreatingLookedAt
Forced = DiscardingForced | GivingUpArtifacts | Drafting
AnyAwaiting = Course | Acting | OnMonuments | OfHand | OnBoards | OfLooking | Forced
Finishing = FinishingDecline | FinishingExcavation | FinishingPeek
AnyWorking = Resolving | Finishing | AwaitingForced | PassingDraft
Step = AnyAwaiting | AnyWorking
