# Generated from openapi.json; do not edit.

from __future__ import annotations

from typing import Literal, TypeAlias

from kronika_client.model import Model
from msgspec import field

from . import table


class AcceptExchange(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.accept-exchange"
):
    """
    Accept the partner's offer and give this card in return.
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """


class ActionChosen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.action-chosen"
):
    """
    One of the two actions of a turn (AK-ACT-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    action: Literal["archive", "create", "excavate", "learn", "search"]
    """
    The action.
    """
    index: int
    """
    The first or the second action of the turn, 1 or 2.
    """


class Activate(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.activate"
):
    """
    Resolve this card in the Timeline phase (AK-TL).
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """


class ActivatingCards(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.activating-cards"
):
    """
    Activate the remaining timeline cards (AK-TL).
    """

    remaining: list[str]
    """
    The cards that have not been activated yet.
    """


class Amount(Model, frozen=True, kw_only=True):
    """
    Knowledge of one monument.
    """

    type: Literal["ancient-knowledge.amount"]
    """
    Discriminator.
    """
    monument: str
    """
    Id of a builder card (`babylon`).
    """
    knowledge: int
    """
    How much knowledge.
    """


class Archive(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.archive"):
    """
    Begin to discard cards for knowledge (AK-ARC).
    """


class Archiving(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.archiving"
):
    """
    Discard cards to archive; `count` are discarded already (AK-ARC-01).
    """

    count: int = 0
    """
    Cards discarded so far.
    """


class AwaitingForced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.awaiting-forced"
):
    """
    Wait until the opponents have decided (AK-TURN-06).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class BoardView(Model, frozen=True, kw_only=True):
    """
    A technology board in play.
    """

    id: Literal["tech_board_1", "tech_board_2", "tech_board_3"]
    """
    Id of the board.
    """
    level: Literal[1, 2]
    """
    The level that it shows.
    """
    technologies: list[str]
    """
    Technologies that lie face up on it.
    """


class Burdening(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.burdening"
):
    """
    Add knowledge to a monument of the first of these opponents (AK-EFF-13).
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    amount: int
    """
    How much knowledge is added.
    """
    opponents: list[int]
    """
    The opponents whose monuments are still to get some.
    """


class CardCreated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.card-created"
):
    """
    The card is in play; a monument with its knowledge on it (AK-CRE-06, AK-CRE-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a builder card (`babylon`).
    """
    space: int | None
    """
    The space of the Timeline, 1 to 6; null for an artifact.
    """
    part: Literal["lower", "slot", "upper"]
    """
    Lower or upper part of the space; `slot` for an artifact.
    """
    knowledge: int
    """
    Knowledge put on the monument.
    """
    source: Literal["hand", "looked_at"]
    """
    Whether it came from the hand or from cards looked at.
    """
    granted_by: str | None
    """
    The card whose effect allowed it; null: the action of the turn did.
    """


class CardTaken(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.card-taken"
):
    """
    A revealed card went to a hand; `revealed_by` is whose effect it was.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a builder card (`babylon`).
    """
    revealed_by: int
    """
    The seat whose effect revealed it.
    """


class CardsDiscardedOpenly(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.cards-discarded-openly",
):
    """
    Cards that all could see were discarded (AK-HID-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    cards: list[str]
    """
    The cards.
    """
    origin: Literal["board", "revealed"]
    """
    From the board, or from cards revealed.
    """


class CardsRevealed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.cards-revealed"
):
    """
    The top cards of the deck were revealed by an effect of this player.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    cards: list[str]
    """
    The cards, in the order in which they were drawn.
    """


class ChooseAmount(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.choose-amount"
):
    """
    Remove this much lost knowledge.
    """

    amount: int
    """
    How much; 0: none.
    """


class ChooseEffect(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.choose-effect"
):
    """
    Resolve the pending effect of this card next (AK-EFF-04).
    """

    source: str
    """
    Id of the card whose effect it is.
    """


class ChooseMonument(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.choose-monument"
):
    """
    Add knowledge to this monument of an opponent (AK-EFF-13).
    """

    monument: str
    """
    Id of a builder card (`babylon`).
    """


class ChoosePlayer(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.choose-player"
):
    """
    See the hand of this player.
    """

    player: int
    """
    The seat of the player.
    """


class ChoosingAction(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.choosing-action"
):
    """
    Choose action 1 or 2 of the turn (AK-ACT-01).
    """

    index: int
    """
    The first or the second action of the turn, 1 or 2.
    """


class ChoosingHand(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.choosing-hand"
):
    """
    Choose the opponent whose hand is shown.
    """

    source: str
    """
    Id of the card whose effect it is.
    """


class Collection(Model, frozen=True, kw_only=True):
    """
    Technologies learned, by type.
    """

    ancient: list[str] = field(default_factory=list)
    """
    Those of the type Ancient.
    """
    writing: list[str] = field(default_factory=list)
    """
    Those of the type Writing.
    """
    secret: list[str] = field(default_factory=list)
    """
    Those of the type Secret.
    """


class ConsideringArchive(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.considering-archive"
):
    """
    An ARCHIVE that an effect grants (AK-ACT-04).
    """

    source: str
    """
    Id of the card whose effect it is.
    """


class CounterView(Model, frozen=True, kw_only=True):
    """
    A counter of the effects and what it says now (AK-EFF-08).
    """

    counter: Literal[
        "adjacent.city",
        "adjacent.megalith",
        "adjacent.pyramid",
        "board.artifact",
        "event.knowledge_lost",
        "hand.size",
        "lost",
        "past.city",
        "past.largest_type",
        "past.megalith",
        "past.monument",
        "past.pyramid",
        "past.scoring_icon",
        "previous.discarded",
        "self.knowledge",
        "tech.ancient",
        "tech.any",
        "tech.secret",
        "tech.writing",
        "timeline.city",
        "timeline.knowledge",
        "timeline.megalith",
        "timeline.monument",
        "timeline.on_space_1",
        "timeline.pyramid",
    ]
    """
    What is counted.
    """
    value: int
    """
    What it counts now.
    """


class Create(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.create"):
    """
    Create a card, a monument on a space, an artifact without one (AK-CRE).
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """
    space: int | None = None
    """
    The space of the Timeline, 1 to 6; null for an artifact.
    """


class Creating(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.creating"
):
    """
    A CREATE that an effect grants (AK-ACT-04).
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    types: list[Literal["artifact", "city", "megalith", "pyramid"]]
    """
    The types of cards that are allowed.
    """


class CreatingLookedAt(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.creating-looked-at"
):
    """
    Create one of the cards looked at.
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    types: list[Literal["artifact", "city", "megalith", "pyramid"]]
    """
    The types of cards that are allowed.
    """


class Creation(Model, frozen=True, kw_only=True):
    """
    A card that is being paid for: in no hand any more, and not yet in play (AK-CRE-10).
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """
    space: int | None
    """
    The space of the Timeline, 1 to 6; null for an artifact.
    """
    source: Literal["hand", "looked_at"]
    """
    Whether it came from the hand or from cards looked at.
    """
    granted_by: str | None
    """
    The card whose effect allows it; null: the action of the turn does.
    """


class CreationBegun(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.creation-begun"
):
    """
    A card was named to be created; it has left the hand (AK-CRE-10).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str
    """
    Id of a builder card (`babylon`).
    """
    space: int | None
    """
    The space of the Timeline, 1 to 6; null for an artifact.
    """
    source: Literal["hand", "looked_at"]
    """
    Whether it came from the hand or from cards looked at.
    """
    granted_by: str | None
    """
    The card whose effect allows it; null: the action of the turn does.
    """


class Decline(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.decline"):
    """
    Let this monument decline first (AK-DEC-02).
    """

    monument: str
    """
    Id of a builder card (`babylon`).
    """


class DeclineBegun(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.decline-begun"
):
    """
    A monument on space 1 began to decline (AK-DEC-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    monument: str
    """
    Id of a builder card (`babylon`).
    """


class DeclinePhaseSkipSet(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.decline-phase-skip-set",
):
    """
    The Decline phase of this turn will be left out (E-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class DeclinePhaseSkipped(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.decline-phase-skipped",
):
    """
    The Decline phase was left out (AK-DEC-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class Discard(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.discard"):
    """
    Discard a hand card: as payment, cost or effect.
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """


class DiscardArtifact(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.discard-artifact"
):
    """
    Discard an own artifact because an opponent's effect says so (AK-EFF-12).
    """

    artifact: str
    """
    The artifact to discard, by its id.
    """


class DiscardOpening(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.discard-opening"
):
    """
    Set aside one of the ten cards dealt (AK-SET-04).
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """


class DiscardReshuffled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.discard-reshuffled"
):
    """
    A discard pile was shuffled and put below what is left of its deck (AK-DECK-01).
    """

    pile: Literal["builder_deck", "tech_deck_1", "tech_deck_2"]
    """
    Which deck.
    """
    size: int
    """
    How many cards were shuffled.
    """


class Discarding(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.discarding"
):
    """
    Discard `left` (more) hand cards as an effect; `count` are discarded already.
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    left: int
    """
    Cards that can still be discarded.
    """
    up_to: bool
    """
    Whether fewer may be discarded.
    """
    count: int = 0
    """
    Cards discarded so far.
    """


class DiscardingForced(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.discarding-forced"
):
    """
    Discard `left` hand cards because of an effect of `by` (AK-EFF-12).
    """

    by: int
    """
    The seat whose effect it is.
    """
    source: str
    """
    Id of the card whose effect it is.
    """
    left: int
    """
    Cards still to be discarded.
    """


class Done(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.done"):
    """
    Stop a choice that may be stopped.
    """


class Drafting(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.drafting"
):
    """
    Take one of the cards revealed by `by`.
    """

    by: int
    """
    The seat whose effect it is.
    """
    source: str
    """
    Id of the card whose effect it is.
    """


class Draw(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.draw"):
    """
    Draw the cards of an excavation (AK-EXC-04).
    """


class EffectActivated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.effect-activated"
):
    """
    Effect number `effect` of a card is being carried out.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    source: str
    """
    Id of the card whose effect it is.
    """
    effect: int
    """
    Number of the effect on the card, from 0.
    """


class EffectHadNoResult(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.effect-had-no-result"
):
    """
    An effect could do nothing and is used up (AK-EFF-17, AK-EFF-18).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    source: str
    """
    Id of the card whose effect it is.
    """
    effect: int
    """
    Number of the effect on the card, from 0.
    """


class EffectOf(Model, frozen=True, kw_only=True):
    """
    Which effect of which card.
    """

    card: str
    """
    Id of the card whose effect it is.
    """
    number: int = 0
    """
    Number of the effect on the card, from 0.
    """


class EffectRefused(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.effect-refused"
):
    """
    An optional effect was refused (AK-EFF-18).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    source: str
    """
    Id of the card whose effect it is.
    """


class EndTimeline(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.end-timeline"
):
    """
    End the Timeline phase (AK-TL-04).
    """


class EndTriggered(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.end-triggered"
):
    """
    A player triggered the end of the game (AK-END-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class Excavate(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.excavate"
):
    """
    Rotate this many upright monuments of the Past (AK-EXC).
    """

    count: int
    """
    How many monuments, 1 or more.
    """


class Excavating(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.excavating"
):
    """
    Draw for `count` rotated monuments, or use the card that replaces the draw (AK-EXC-04).
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    count: int
    """
    How many monuments were rotated.
    """


class ExchangeLapsed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.exchange-lapsed"
):
    """
    The offer of this player lapsed (AK-TEAM-11).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class ExchangeRefused(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.exchange-refused"
):
    """
    The partner refused the offer of this player.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class ExchangeWithdrawn(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.exchange-withdrawn"
):
    """
    A player took the offer back.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class Exchanging(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.exchanging"
):
    """
    The partners of the waiting team may exchange a card (AK-TEAM-05).
    """


class FinishingDecline(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.finishing-decline"
):
    """
    After the decline effect, the monument goes to the Past (AK-DEC-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    monument: str
    """
    Id of a builder card (`babylon`).
    """


class FinishingExcavation(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.finishing-excavation"
):
    """
    After the draw, the effects triggered by the excavation (AK-EXC-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    count: int
    """
    How many monuments were rotated.
    """


class FinishingPeek(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.finishing-peek"
):
    """
    After the rest is put away, the triggers of the technology learned (AK-DECK-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    technology: str
    """
    Id of a technology (`pythagoras`).
    """


class FlipBoard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.flip-board"
):
    """
    Flip this technology board to level II (AK-MID).
    """

    board: Literal["tech_board_1", "tech_board_2", "tech_board_3"]
    """
    A board of level I.
    """


class FlippingBoard(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.flipping-board"
):
    """
    Choose the technology board to flip (AK-MID-02).
    """


class GameFinished(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.game-finished"
):
    """
    The game is over.
    """

    winners: list[int]
    """
    The seats that have won.
    """


class GiveLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.give-lost"
):
    """
    Move lost knowledge onto a monument of an opponent.
    """

    monument: str
    """
    Id of a builder card (`babylon`).
    """
    amount: int
    """
    How much lost knowledge.
    """


class GivingLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.giving-lost"
):
    """
    Move up to `amount` lost knowledge onto a monument of an opponent.
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    amount: int
    """
    How much at most.
    """


class GivingUpArtifacts(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.giving-up-artifacts"
):
    """
    Discard `left` artifacts because of an effect of `by` (AK-EFF-12).
    """

    by: int
    """
    The seat whose effect it is.
    """
    source: str
    """
    Id of the card whose effect it is.
    """
    left: int
    """
    Artifacts still to be discarded.
    """


class HalfGameReached(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.half-game-reached"
):
    """
    A player was the first with enough monuments in the Past (AK-MID-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class KeepingLookedAt(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.keeping-looked-at"
):
    """
    Take one of the cards looked at.
    """

    source: str
    """
    Id of the card whose effect it is.
    """


class KnowledgeAdded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.knowledge-added"
):
    """
    Knowledge of the supply was put on a monument of `seat` (AK-EFF-13).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    monument: str
    """
    Id of a builder card (`babylon`).
    """
    amount: int
    """
    How much knowledge.
    """
    source: str
    """
    Id of the card whose effect it is.
    """


class KnowledgeRemoved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.knowledge-removed"
):
    """
    Knowledge went back to the supply; `source` is None for an ARCHIVE.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    amounts: list[Amount]
    """
    How much from which monument.
    """
    source: str | None
    """
    The card whose effect it is; null: the action ARCHIVE.
    """


class Learn(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.learn"):
    """
    Learn a technology (AK-LRN).
    """

    technology: str
    """
    Id of a technology (`pythagoras`).
    """


class Learning(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.learning"
):
    """
    A LEARN that an effect grants or demands (AK-ACT-04).
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    ignore_requirements: bool
    """
    Whether requirements are ignored.
    """
    optional: bool
    """
    Whether it can be declined.
    """


class LearningLookedAt(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.learning-looked-at"
):
    """
    Learn one of the technologies looked at.
    """

    source: str
    """
    Id of the card whose effect it is.
    """


class LeftView(Model, frozen=True, kw_only=True):
    """
    What will be left on a monument.
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """
    knowledge: int
    """
    Knowledge on it after the Timeline phase.
    """


class LostKnowledgeMoved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.lost-knowledge-moved"
):
    """
    Lost knowledge of `seat` was put on a monument of `to_seat` (E-17).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    to_seat: int
    """
    The seat that gets it.
    """
    monument: str
    """
    Id of a builder card (`babylon`).
    """
    amount: int
    """
    How much knowledge.
    """


class LostKnowledgeRemoved(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.lost-knowledge-removed",
):
    """
    Lost knowledge went back to the supply.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    amount: int
    """
    How much lost knowledge.
    """
    source: str
    """
    Id of the card whose effect it is.
    """


class MonumentDeclined(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.monument-declined"
):
    """
    A monument reached the Past; its knowledge is lost knowledge now (AK-DEC-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    monument: str
    """
    Id of a builder card (`babylon`).
    """
    knowledge_lost: int
    """
    Knowledge that was on it, which is lost knowledge now.
    """


class MonumentDestroyed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.monument-destroyed"
):
    """
    A declining monument was discarded; its knowledge is back in the supply (AK-DEC-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    monument: str
    """
    Id of a builder card (`babylon`).
    """
    knowledge_returned: int
    """
    Knowledge that was on it.
    """


class MonumentDropped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.monument-dropped"
):
    """
    An upper monument now lies in the lower part (AK-CRE-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    monument: str
    """
    Id of a builder card (`babylon`).
    """
    space: int
    """
    The space of the Timeline, 1 to 6.
    """


class MonumentMoved(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.monument-moved"
):
    """
    A monument moved with its knowledge (AK-EFF-10).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    monument: str
    """
    Id of a builder card (`babylon`).
    """
    from_space: int
    """
    Where it was, 1 to 6.
    """
    to_space: int
    """
    Where it is now, 1 to 6.
    """


class MonumentView(Model, frozen=True, kw_only=True):
    """
    A monument on a Timeline.
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """
    knowledge: int
    """
    Knowledge on it.
    """
    locked: bool
    """
    Whether it is locked: effects cannot move it.
    """


class MonumentsRotated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.monuments-rotated"
):
    """
    Monuments of the Past were rotated (AK-EXC-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    monuments: list[str]
    """
    The monuments.
    """


class MonumentsStraightened(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.monuments-straightened",
):
    """
    Rotated monuments are upright again (AK-EFF-14).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    monuments: list[str]
    """
    The monuments.
    """
    source: str
    """
    Id of the card whose effect it is.
    """


class MonumentsSwapped(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.monuments-swapped"
):
    """
    Two monuments exchanged their places, each with its knowledge (AK-EFF-11).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    first: str
    """
    One of the two monuments, by its id.
    """
    second: str
    """
    The other monument, by its id.
    """


class MoveMonument(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.move"
):
    """
    Move an own monument to a space (AK-EFF-10).
    """

    monument: str
    """
    Id of a builder card (`babylon`).
    """
    space: int
    """
    The space of the Timeline, 1 to 6.
    """


class MoveOnTimeline(Model, frozen=True, kw_only=True):
    """
    An own monument moves to another space (AK-EFF-10).
    """

    op: Literal["move"]
    """
    Discriminator.
    """
    who: Literal["any", "any_other"]
    """
    Whether the card of the effect itself may move.
    """
    to: Literal["any_other_available_space", "space_3"]
    """
    Where it may move to.
    """
    from_space: int | None = None
    """
    Only from this space; null: from any.
    """
    min_knowledge: int | None = None
    """
    Only monuments with at least so much knowledge; null: any.
    """
    max_knowledge: int | None = None
    """
    Only monuments with at most so much knowledge; null: any.
    """


class Moving(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.moving"):
    """
    Choose a monument and the space it moves to.
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    op: MoveOnTimeline
    optional: bool
    """
    Whether it can be declined.
    """


class NeedsView(Model, frozen=True, kw_only=True):
    """
    A technology on a board as a player finds it.
    """

    technology: str
    """
    Id of a technology (`pythagoras`).
    """
    met: bool
    """
    Whether the player could learn it.
    """
    reached: list[int]
    """
    What its requirements count now, in their order.
    """


class OfferExchange(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.offer-exchange"
):
    """
    Offer a hand card to the partner (AK-TEAM-05).
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """


class OpenPlaced(Model, frozen=True, kw_only=True, tag_field="type", tag="open"):
    """
    A technology that all know to lie under a deck.
    """

    technology: str
    """
    Id of a technology (`pythagoras`).
    """


class Options(Model, frozen=True, kw_only=True):
    """
    The options of a game.

    `first_game` deals starting sets instead of ten cards (AK-SET-08). `team_variant` makes two
    teams of four seats: 0 and 1 against 2 and 3 (AK-TEAM-01). `round_limit` ends a game in
    which nobody builds (AK-END-04). `age_ranks[seat]` breaks the last tie, 1 is the oldest
    (AK-SCO-06); empty: such a tie stays.
    """

    first_game: bool = False
    """
    Deal starting sets as opening hands.
    """
    team_variant: bool = False
    """
    Two teams of two, four seats only.
    """
    round_limit: int = 100
    """
    Rounds after which the game ends at the latest.
    """
    age_ranks: list[int] = field(default_factory=list)
    """
    Age rank of each seat, 1 is the oldest; or none.
    """


class OrderingDeclines(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.ordering-declines"
):
    """
    Choose which monument on space 1 declines first (AK-DEC-02).
    """


class OrderingEffects(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.ordering-effects"
):
    """
    Choose which pending effect of one event is resolved next (AK-EFF-04).
    """

    members: list[str]
    """
    The cards whose effects are pending.
    """


class Pass(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.pass"):
    """
    Refuse an optional effect, or say that nothing can be chosen.
    """


class PassingDraft(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.passing-draft"
):
    """
    Let the next of `order` pick a revealed card.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    source: str
    """
    Id of the card whose effect it is.
    """
    order: list[int]
    """
    The seats that have still to pick, in order.
    """


class PastView(Model, frozen=True, kw_only=True):
    """
    A monument of the Past, in order of arrival.
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """
    rotated: bool
    """
    Whether it was rotated by an excavation.
    """
    scores: int | None
    """
    Points of its scoring effects now; null: it has none.
    """


class Paying(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.paying"):
    """
    Discard `left` cards for the card that is being created (AK-CRE-02).
    """

    left: int
    """
    Cards still to be discarded.
    """


class PayingCost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.paying-cost"
):
    """
    Discard `left` hand cards as the cost of an effect (AK-EFF-03).
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    left: int
    """
    Cards still to be discarded.
    """
    card_type: Literal["artifact", "city", "megalith", "pyramid"] | None
    """
    Only cards of this type; null: any.
    """


class Per(Model, frozen=True, kw_only=True):
    """
    `vp` times the counter.
    """

    counter: Literal[
        "adjacent.city",
        "adjacent.megalith",
        "adjacent.pyramid",
        "board.artifact",
        "event.knowledge_lost",
        "hand.size",
        "lost",
        "past.city",
        "past.largest_type",
        "past.megalith",
        "past.monument",
        "past.pyramid",
        "past.scoring_icon",
        "previous.discarded",
        "self.knowledge",
        "tech.ancient",
        "tech.any",
        "tech.secret",
        "tech.writing",
        "timeline.city",
        "timeline.knowledge",
        "timeline.megalith",
        "timeline.monument",
        "timeline.on_space_1",
        "timeline.pyramid",
    ]
    """
    What is counted.
    """
    vp: int
    """
    Victory points for each that is counted.
    """


class PhaseStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.phase-started"
):
    """
    A phase of a turn began (AK-TURN-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    phase: Literal["action_1", "action_2", "aftermath", "decline", "timeline"]
    """
    The phase; `aftermath`: after all declines.
    """


class PileShuffled(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.pile-shuffled"
):
    """
    All these cards form a face-down pile; no order exists (AK-RND-01).
    """

    pile: Literal["builder_deck", "tech_deck_1", "tech_deck_2"]
    """
    Which pile.
    """
    cards: list[str]
    """
    All cards in it; the order means nothing.
    """


class PlaceView(Model, frozen=True, kw_only=True):
    """
    A place for a card.
    """

    at: int | None
    """
    The space of the Timeline; null: an artifact slot.
    """
    cost: int
    """
    Cards to discard for it.
    """


class RefuseExchange(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.refuse-exchange"
):
    """
    Refuse the partner's offer.
    """


class Remove(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.remove"):
    """
    Remove knowledge from an own monument.
    """

    monument: str
    """
    Id of a builder card (`babylon`).
    """
    amount: int
    """
    How much knowledge.
    """


class RemoveInstead(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.remove-instead"
):
    """
    Give up the draw of an excavation and remove knowledge (AK-EXC-04).
    """


class RemovingLost(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.removing-lost"
):
    """
    Remove up to `amount` own lost knowledge.
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    amount: int
    """
    How much at most.
    """


class Resolving(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.resolving"
):
    """
    The operations of an effect, from `index` on; `memo`: cards that the one before discarded.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    source: EffectOf
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


class ReturningFaceUp(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.returning-face-up"
):
    """
    Put `left` face-up technologies (of the level) under their deck, one by one.
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    level: Literal[1, 2] | None
    """
    Only of this level; null: of any.
    """
    left: int
    """
    Technologies still to be put away.
    """


class ReturningLookedAt(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.returning-looked-at"
):
    """
    Put the technologies looked at under the deck, one by one.
    """

    source: str
    """
    Id of the card whose effect it is.
    """


class RoundLimitReached(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.round-limit-reached"
):
    """
    The last round of the limit is over (AK-END-04).
    """

    round: int
    """
    Number of the round, from 1.
    """


class Sacrifice(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.sacrifice"
):
    """
    Discard an own artifact for an effect.
    """

    artifact: str
    """
    The artifact to discard, by its id.
    """


class ScoreComputed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.score-computed"
):
    """
    The score sheet of a player (AK-SCO).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    monuments: int
    """
    Points printed on the monuments of the Past.
    """
    effects: int
    """
    Points of scoring effects of monuments in the Past.
    """
    technologies: int
    """
    Points of technologies of level II.
    """
    timeline: int
    """
    Points for monuments still in the Timeline, 1 each.
    """
    lost: int
    """
    Points for lost knowledge, -1 each.
    """
    total: int
    """
    All points; may be negative.
    """


class ScoreView(Model, frozen=True, kw_only=True):
    """
    The score sheet, provisional until the end (AK-SCO).
    """

    monuments: int
    """
    Points printed on the monuments of the Past.
    """
    effects: int
    """
    Points of scoring effects of monuments in the Past.
    """
    technologies: int
    """
    Points of technologies of level II.
    """
    timeline: int
    """
    Points for monuments still in the Timeline, 1 each.
    """
    lost: int
    """
    Points for lost knowledge, -1 each.
    """
    total: int
    """
    All points; may be negative.
    """


class Search(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.search"):
    """
    Draw a card (AK-SEA).
    """


class SettingAside(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.setting-aside"
):
    """
    Set aside cards of the ten dealt (AK-SET-04).
    """


class StartPlayerChosen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.start-player-chosen"
):
    """
    The start player, and all seats by position (AK-SET-01, AK-TEAM-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    order: list[int]
    """
    The seats in the order of play; the start player first.
    """


class Stealing(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.stealing"
):
    """
    Take a card of the hand shown.
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    victim: int
    """
    The seat whose hand it is.
    """


class Swap(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.swap"):
    """
    Exchange the places of two own monuments (AK-EFF-11).
    """

    first: str
    """
    One of the two monuments, by its id.
    """
    second: str
    """
    The other monument, by its id.
    """


class Swapping(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.swapping"
):
    """
    Choose two monuments to swap; `own_first`: one of them is the card itself.
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    own_first: bool
    """
    Whether one of the two is the card itself.
    """


class Take(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.take"):
    """
    Take one of the cards on offer into the hand.
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """


class Target(Model, frozen=True, kw_only=True):
    """
    Own Timeline monuments with knowledge that satisfy every entry; empty: any.
    """

    type: Literal["city", "megalith", "pyramid"] | None = None
    """
    Only monuments of this type; missing: any.
    """
    min_knowledge: int = 1
    """
    Only monuments with at least so much knowledge.
    """
    adjacent_to_self: bool = False
    """
    Only monuments next to the card of the effect.
    """
    exclude_self: bool = False
    """
    Not the card of the effect itself.
    """
    only_self: bool = False
    """
    Only the card of the effect itself.
    """


class TeamsFormed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.teams-formed"
):
    """
    The teams, the one that begins first (AK-TEAM-01).
    """

    teams: list[list[int]]
    """
    The seats of each team.
    """


class TechnologiesRevealed(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.technologies-revealed",
):
    """
    Technologies of a deck lie face up on a board now.
    """

    board: Literal["tech_board_1", "tech_board_2", "tech_board_3"]
    """
    Which technology board.
    """
    level: Literal[1, 2]
    """
    Level of the technologies.
    """
    technologies: list[str]
    """
    The technologies.
    """


class TechnologyBoardCleared(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.technology-board-cleared",
):
    """
    The last card of a board was discarded (AK-TEC-02).
    """

    board: Literal["tech_board_1", "tech_board_2", "tech_board_3"]
    """
    Which technology board.
    """
    technology: str
    """
    Id of a technology (`pythagoras`).
    """


class TechnologyBoardFlipped(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.technology-board-flipped",
):
    """
    A board shows level II from now on; its cards were discarded (AK-MID-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    board: Literal["tech_board_1", "tech_board_2", "tech_board_3"]
    """
    Which technology board.
    """
    discarded: list[str]
    """
    The technologies of level I that lay on it.
    """


class TechnologyBoardRemoved(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.technology-board-removed",
):
    """
    A board that cannot be filled left the game with what lay on it (AK-TEC-04).
    """

    board: Literal["tech_board_1", "tech_board_2", "tech_board_3"]
    """
    Which technology board.
    """
    technologies: list[str]
    """
    What lay on the board.
    """


class TechnologyLearned(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.technology-learned"
):
    """
    A technology joined a collection; `board` is None if it had been looked at.

    `reduced_requirement`: one requirement was missed and forgiven (E-10).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    technology: str
    """
    Id of a technology (`pythagoras`).
    """
    board: Literal["tech_board_1", "tech_board_2", "tech_board_3"] | None
    """
    The board on which it lay; null: it had been looked at.
    """
    reduced_requirement: bool
    """
    Whether one requirement was missed and forgiven.
    """


class TechnologyMovedToDeckBottom(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.technology-moved-to-deck-bottom",
):
    """
    A face-up technology went under the deck of its level (AK-HID-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    technology: str
    """
    Id of a technology (`pythagoras`).
    """
    board: Literal["tech_board_1", "tech_board_2", "tech_board_3"]
    """
    Which technology board.
    """


class Tiers(Model, frozen=True, kw_only=True):
    """
    The value of the highest step `(minimum, value)` that the counter reaches, else 0.
    """

    counter: Literal[
        "adjacent.city",
        "adjacent.megalith",
        "adjacent.pyramid",
        "board.artifact",
        "event.knowledge_lost",
        "hand.size",
        "lost",
        "past.city",
        "past.largest_type",
        "past.megalith",
        "past.monument",
        "past.pyramid",
        "past.scoring_icon",
        "previous.discarded",
        "self.knowledge",
        "tech.ancient",
        "tech.any",
        "tech.secret",
        "tech.writing",
        "timeline.city",
        "timeline.knowledge",
        "timeline.megalith",
        "timeline.monument",
        "timeline.on_space_1",
        "timeline.pyramid",
    ]
    """
    What is counted.
    """
    steps: list[tuple[int, int]]
    """
    Pairs of the least count and its value, in rising order.
    """


class TimelineSlid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.timeline-slid"
):
    """
    Every monument moved one space to the left (AK-DEC-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class ToBottom(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.to-bottom"
):
    """
    Put a technology under the deck of its level.
    """

    technology: str
    """
    Id of a technology (`pythagoras`).
    """


class Turn(Model, frozen=True, kw_only=True):
    """
    What counts for the running turn only.
    """

    phase: Literal["action_1", "action_2", "aftermath", "decline", "timeline"] | None = None
    """
    The phase; null: it is not this player's turn.
    """
    skip_decline: bool = False
    """
    Whether the Decline phase is left out.
    """
    declining: str | None = None
    """
    The monument that is declining now; null: none.
    """
    knowledge_lost: int = 0
    """
    Knowledge lost by the last decline.
    """


class TurnEnded(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.turn-ended"
):
    """
    A turn ended (AK-DEC-09).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class TurnStarted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.turn-started"
):
    """
    A turn began (AK-TURN-01).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    round: int
    """
    Number of the round, from 1.
    """


class TurnsEndView(Model, frozen=True, kw_only=True):
    """
    What the Timeline and Decline phases of a seat do by themselves, as its board stands now.
    """

    knowledge: list[LeftView]
    """
    What is left on each monument after the Timeline phase.
    """
    asks: list[str]
    """
    Cards whose effects ask something; nothing of them is reckoned in.
    """
    draws: int
    """
    Cards that are drawn.
    """
    falls: list[str]
    """
    Monuments that reach the Past, in order.
    """
    destroyed: list[str]
    """
    Monuments that are destroyed instead.
    """
    lost: int
    """
    Knowledge that is lost with them.
    """
    lost_after: int
    """
    All lost knowledge at the end of the turn.
    """


class WithdrawExchange(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.withdraw-exchange"
):
    """
    Take back the own offer.
    """


class AcceptExchangeSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.accept-exchange"
):
    """
    Accept the partner's offer and give this card in return.
    """

    card: str | table.Hidden
    """
    Id of a builder card (`babylon`).
    """


class CardKeptSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.card-kept"
):
    """
    A card looked at went to the hand.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str | table.Hidden
    """
    Id of a builder card (`babylon`).
    """


class CardStolenSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.card-stolen"
):
    """
    A card went from one hand to another.
    """

    from_seat: int
    """
    The seat that it comes from.
    """
    to_seat: int
    """
    The seat that gets it.
    """
    card: str | table.Hidden
    """
    Id of a builder card (`babylon`).
    """


class CardsDealtSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.cards-dealt"
):
    """
    Ten cards to choose the opening hand from (AK-SET-03).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    cards: list[str] | table.Hidden
    """
    The ten cards; only their owner sees them.
    """


class CardsDiscardedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.cards-discarded"
):
    """
    Cards were discarded face down (AK-HID-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    cards: list[str] | table.Hidden
    """
    The cards; only their owner sees them.
    """
    origin: Literal["hand", "looked_at"]
    """
    From the hand, or from cards looked at.
    """


class CardsDrawnSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.cards-drawn"
):
    """
    Cards went from the deck to a hand.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    cards: list[str] | table.Hidden
    """
    The cards; only their owner sees them.
    """
    reason: Literal["effect", "excavate", "search", "setup"]
    """
    Why they were drawn.
    """


class CardsExchangedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.cards-exchanged"
):
    """
    The partners exchanged cards; `given` went from `seat` to `partner` (AK-TEAM-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    partner: int
    """
    The seat of the partner.
    """
    given: str | table.Hidden
    """
    The card that the seat gave; only the partners see it.
    """
    returned: str | table.Hidden
    """
    The card that the partner gave; only the partners see it.
    """


class CardsLookedAtSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.cards-looked-at"
):
    """
    A player looks at the top cards of the deck.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    cards: list[str] | table.Hidden
    """
    The cards; only who looks at them sees them.
    """


class CardsPaidSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.cards-paid"
):
    """
    Hand cards were discarded face down to pay for a card (AK-CRE-02).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    cards: list[str] | table.Hidden
    """
    The cards; only their owner sees them.
    """


class DiscardOpeningSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.discard-opening"
):
    """
    Set aside one of the ten cards dealt (AK-SET-04).
    """

    card: str | table.Hidden
    """
    Id of a builder card (`babylon`).
    """


class DiscardSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.discard"
):
    """
    Discard a hand card: as payment, cost or effect.
    """

    card: str | table.Hidden
    """
    Id of a builder card (`babylon`).
    """


class EntryView(Model, frozen=True, kw_only=True):
    """
    What creating a card would be.
    """

    card: str
    """
    Id of a builder card (`babylon`).
    """
    knowledge: int
    """
    Knowledge that it enters with.
    """
    places: list[PlaceView]
    """
    Places that can be paid for with the hand.
    """


class ExchangeOfferedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.exchange-offered"
):
    """
    A player offered a card to the partner (AK-TEAM-05).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str | table.Hidden
    """
    Id of a builder card (`babylon`).
    """


class Formula(Model, frozen=True, kw_only=True):
    """
    Exactly one field is set: the formula that it names.
    """

    neg: (
        int
        | Literal[
            "adjacent.city",
            "adjacent.megalith",
            "adjacent.pyramid",
            "board.artifact",
            "event.knowledge_lost",
            "hand.size",
            "lost",
            "past.city",
            "past.largest_type",
            "past.megalith",
            "past.monument",
            "past.pyramid",
            "past.scoring_icon",
            "previous.discarded",
            "self.knowledge",
            "tech.ancient",
            "tech.any",
            "tech.secret",
            "tech.writing",
            "timeline.city",
            "timeline.knowledge",
            "timeline.megalith",
            "timeline.monument",
            "timeline.on_space_1",
            "timeline.pyramid",
        ]
        | Formula
        | None
    ) = None
    """
    Minus this value.
    """
    times: (
        tuple[
            int
            | Literal[
                "adjacent.city",
                "adjacent.megalith",
                "adjacent.pyramid",
                "board.artifact",
                "event.knowledge_lost",
                "hand.size",
                "lost",
                "past.city",
                "past.largest_type",
                "past.megalith",
                "past.monument",
                "past.pyramid",
                "past.scoring_icon",
                "previous.discarded",
                "self.knowledge",
                "tech.ancient",
                "tech.any",
                "tech.secret",
                "tech.writing",
                "timeline.city",
                "timeline.knowledge",
                "timeline.megalith",
                "timeline.monument",
                "timeline.on_space_1",
                "timeline.pyramid",
            ]
            | Formula,
            int
            | Literal[
                "adjacent.city",
                "adjacent.megalith",
                "adjacent.pyramid",
                "board.artifact",
                "event.knowledge_lost",
                "hand.size",
                "lost",
                "past.city",
                "past.largest_type",
                "past.megalith",
                "past.monument",
                "past.pyramid",
                "past.scoring_icon",
                "previous.discarded",
                "self.knowledge",
                "tech.ancient",
                "tech.any",
                "tech.secret",
                "tech.writing",
                "timeline.city",
                "timeline.knowledge",
                "timeline.megalith",
                "timeline.monument",
                "timeline.on_space_1",
                "timeline.pyramid",
            ]
            | Formula,
        ]
        | None
    ) = None
    """
    The product of both values.
    """
    floor_div: (
        tuple[
            int
            | Literal[
                "adjacent.city",
                "adjacent.megalith",
                "adjacent.pyramid",
                "board.artifact",
                "event.knowledge_lost",
                "hand.size",
                "lost",
                "past.city",
                "past.largest_type",
                "past.megalith",
                "past.monument",
                "past.pyramid",
                "past.scoring_icon",
                "previous.discarded",
                "self.knowledge",
                "tech.ancient",
                "tech.any",
                "tech.secret",
                "tech.writing",
                "timeline.city",
                "timeline.knowledge",
                "timeline.megalith",
                "timeline.monument",
                "timeline.on_space_1",
                "timeline.pyramid",
            ]
            | Formula,
            int
            | Literal[
                "adjacent.city",
                "adjacent.megalith",
                "adjacent.pyramid",
                "board.artifact",
                "event.knowledge_lost",
                "hand.size",
                "lost",
                "past.city",
                "past.largest_type",
                "past.megalith",
                "past.monument",
                "past.pyramid",
                "past.scoring_icon",
                "previous.discarded",
                "self.knowledge",
                "tech.ancient",
                "tech.any",
                "tech.secret",
                "tech.writing",
                "timeline.city",
                "timeline.knowledge",
                "timeline.megalith",
                "timeline.monument",
                "timeline.on_space_1",
                "timeline.pyramid",
            ]
            | Formula,
        ]
        | None
    ) = None
    """
    The first value divided by the second, rounded down.
    """
    max_of: list[
        int
        | Literal[
            "adjacent.city",
            "adjacent.megalith",
            "adjacent.pyramid",
            "board.artifact",
            "event.knowledge_lost",
            "hand.size",
            "lost",
            "past.city",
            "past.largest_type",
            "past.megalith",
            "past.monument",
            "past.pyramid",
            "past.scoring_icon",
            "previous.discarded",
            "self.knowledge",
            "tech.ancient",
            "tech.any",
            "tech.secret",
            "tech.writing",
            "timeline.city",
            "timeline.knowledge",
            "timeline.megalith",
            "timeline.monument",
            "timeline.on_space_1",
            "timeline.pyramid",
        ]
        | Formula
    ] = field(default_factory=list)
    """
    The largest of these values.
    """
    min_of: list[
        int
        | Literal[
            "adjacent.city",
            "adjacent.megalith",
            "adjacent.pyramid",
            "board.artifact",
            "event.knowledge_lost",
            "hand.size",
            "lost",
            "past.city",
            "past.largest_type",
            "past.megalith",
            "past.monument",
            "past.pyramid",
            "past.scoring_icon",
            "previous.discarded",
            "self.knowledge",
            "tech.ancient",
            "tech.any",
            "tech.secret",
            "tech.writing",
            "timeline.city",
            "timeline.knowledge",
            "timeline.megalith",
            "timeline.monument",
            "timeline.on_space_1",
            "timeline.pyramid",
        ]
        | Formula
    ] = field(default_factory=list)
    """
    The smallest of these values.
    """
    per: Per | None = None
    """
    So many points for each that is counted.
    """
    tiers: Tiers | None = None
    """
    A value by steps of a counter.
    """


class GameCreated(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.game-created"
):
    """
    First fact of a game.
    """

    seats: int
    """
    How many seats there are.
    """
    options: Options


class HandSelectedSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.hand-selected"
):
    """
    All have chosen: the cards set aside are discarded face down (AK-SET-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kept: list[str] | table.Hidden
    """
    The opening hand; only its owner sees it.
    """
    discarded: list[str] | table.Hidden
    """
    The cards set aside; only their owner sees them.
    """


class HandShownSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.hand-shown"
):
    """
    A player was shown the hand of another (AK-HID-03).
    """

    from_seat: int
    """
    The seat whose hand it is.
    """
    to_seat: int
    """
    The seat that sees it.
    """
    cards: list[str] | table.Hidden
    """
    The hand; only its owner and who is shown it see it.
    """


class KnownCard(Model, frozen=True, kw_only=True):
    """
    A hand card that the seats `by` know besides its owner.
    """

    card: str | table.Hidden
    """
    The card.
    """
    by: list[int]
    """
    The seats that know it.
    """


class OfferExchangeSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.offer-exchange"
):
    """
    Offer a hand card to the partner (AK-TEAM-05).
    """

    card: str | table.Hidden
    """
    Id of a builder card (`babylon`).
    """


class OpeningCardSetAsideSeen(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.opening-card-set-aside",
):
    """
    One of the ten will be discarded (AK-SET-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    card: str | table.Hidden
    """
    Id of a builder card (`babylon`).
    """


class PlayerView(Model, frozen=True, kw_only=True):
    """
    One player.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    position: int
    """
    Place in the order of play, from 1.
    """
    hand: list[str] | table.Hidden
    """
    The hand; its owner sees it, and the seats in `shown_to`.
    """
    shown_to: list[int]
    """
    The seats that may take a card of the hand now.
    """
    open_hand: list[str]
    """
    Hand cards that all know.
    """
    known_hand: list[KnownCard]
    """
    Hand cards that some seats know.
    """
    timeline: list[list[MonumentView]]
    """
    Monuments on each space, from space 1; the lower one first.
    """
    past: list[PastView]
    """
    Monuments of the Past, in order of arrival.
    """
    artifacts: list[str]
    """
    Artifacts in play.
    """
    collection: Collection
    lost: int
    """
    Lost knowledge.
    """
    turn: Turn
    opening: list[str] | table.Hidden
    """
    Cards that were dealt to choose the opening hand from; only their owner sees them.
    """
    looked_at: list[str] | table.Hidden
    """
    Builder cards looked at; only this player sees them.
    """
    revealed: list[str]
    """
    Builder cards revealed by an effect of this player.
    """
    technologies: list[str] | table.Hidden
    """
    Technologies looked at; only this player sees them.
    """
    creation: Creation | None
    """
    The card that is being paid for; null: none.
    """
    discarded: list[str] | table.Hidden
    """
    Cards of the discard pile that only this player saw go there.
    """
    offered: list[str] | table.Hidden
    """
    The card offered to the partner; only this player sees it.
    """
    spent: list[str] | table.Hidden
    """
    Cards offered without success, which cannot be offered again; only this player sees them.
    """
    counters: list[CounterView]
    """
    What can be counted now.
    """
    score: ScoreView
    turns_end: TurnsEndView
    excavates: int
    """
    Cards drawn now for each monument that an excavation rotates.
    """
    entries: list[EntryView] | table.Hidden
    """
    What creating each hand card would be, or each card looked at while one of them is to be created; only this player sees it.
    """
    needs: list[NeedsView]
    """
    The technologies on the boards for this player.
    """


class RemoveKnowledge(Model, frozen=True, kw_only=True):
    """
    Remove knowledge from own Timeline monuments to the supply.
    """

    op: Literal["remove_knowledge"]
    """
    Discriminator.
    """
    amount: (
        int
        | Literal[
            "adjacent.city",
            "adjacent.megalith",
            "adjacent.pyramid",
            "board.artifact",
            "event.knowledge_lost",
            "hand.size",
            "lost",
            "past.city",
            "past.largest_type",
            "past.megalith",
            "past.monument",
            "past.pyramid",
            "past.scoring_icon",
            "previous.discarded",
            "self.knowledge",
            "tech.ancient",
            "tech.any",
            "tech.secret",
            "tech.writing",
            "timeline.city",
            "timeline.knowledge",
            "timeline.megalith",
            "timeline.monument",
            "timeline.on_space_1",
            "timeline.pyramid",
        ]
        | Formula
    )
    """
    How much knowledge.
    """
    mode: Literal["exact", "up_to"]
    """
    Whether exactly so much, or up to it.
    """
    spread: Literal["choose_k", "each", "free", "one"]
    """
    From any monuments (`free`), `one`, `each` of them, or `k` that are chosen (`choose_k`).
    """
    target: Target
    """
    Which monuments can be chosen.
    """
    k: int = 0
    """
    How many monuments are chosen; 0 unless `spread` is `choose_k`.
    """


class RemovingKnowledge(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.removing-knowledge"
):
    """
    Remove knowledge from own monuments; `amount` in all, or from each of `k` monuments.

    `chosen` are the monuments that cannot be chosen again. `source` is None for an ARCHIVE.
    """

    source: str | None
    """
    The card whose effect it is; null: the action ARCHIVE.
    """
    amount: int
    """
    How much in all, or from each of `k` monuments.
    """
    up_to: bool
    """
    Whether less may be removed.
    """
    spread: Literal["choose_k", "each", "free", "one"]
    """
    From any monuments (`free`), `one`, `each` of them, or `k` that are chosen (`choose_k`).
    """
    target: Target
    """
    Which monuments can be chosen.
    """
    optional: bool = False
    """
    Whether it can be declined.
    """
    k: int = 0
    """
    How many monuments are still to be chosen.
    """
    chosen: list[str] = field(default_factory=list)
    """
    Monuments that cannot be chosen again.
    """


class Sacrificing(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.sacrificing"
):
    """
    Discard an artifact for one `then_each`, up to `left` times.
    """

    source: str
    """
    Id of the card whose effect it is.
    """
    left: int
    """
    Artifacts that can still be discarded.
    """
    then_each: RemoveKnowledge


class SecretPlaced(Model, frozen=True, kw_only=True, tag_field="type", tag="secret"):
    """
    A technology under a deck that only the seat which put it there knows.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    technology: str | table.Hidden
    """
    The technology; only who put it there sees it.
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


class StartingSetDealtSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.starting-set-dealt"
):
    """
    A starting set became an opening hand (AK-SET-08).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    number: int | table.Hidden
    """
    Number of the set; only its owner sees it.
    """
    cards: list[str] | table.Hidden
    """
    The cards; only their owner sees them.
    """


class TakeSeen(Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.take"):
    """
    Take one of the cards on offer into the hand.
    """

    card: str | table.Hidden
    """
    Id of a builder card (`babylon`).
    """


class TechnologiesLookedAtSeen(
    Model,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="ancient-knowledge.technologies-looked-at",
):
    """
    A player looks at the top cards of a technology deck (E-19).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    level: Literal[1, 2]
    """
    Level of the technologies.
    """
    technologies: list[str] | table.Hidden
    """
    The technologies; only who looks at them sees them.
    """


Under: TypeAlias = OpenPlaced | SecretPlaced


class TechnologyPilesView(Model, frozen=True, kw_only=True):
    """
    The piles of a level.
    """

    level: Literal[1, 2]
    """
    The level.
    """
    deck: int
    """
    How many cards the deck has.
    """
    under: list[Under]
    """
    Cards that were put under the deck, the lowest one last.
    """
    discarded: list[str]
    """
    Technologies that were discarded.
    """


class TechnologyPutUnderSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.technology-put-under"
):
    """
    A technology looked at went under the deck; only the player knows which (AK-HID-04).
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    level: Literal[1, 2]
    """
    Level of the technologies.
    """
    technology: str | table.Hidden
    """
    Id of a technology (`pythagoras`).
    """


class ToBottomSeen(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.to-bottom"
):
    """
    Put a technology under the deck of its level.
    """

    technology: str | table.Hidden
    """
    Id of a technology (`pythagoras`).
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
        SettingAside
        | ChoosingAction
        | OrderingEffects
        | ActivatingCards
        | OrderingDeclines
        | Creating
        | Paying
        | Learning
        | Archiving
        | ConsideringArchive
        | Excavating
        | RemovingKnowledge
        | Burdening
        | RemovingLost
        | GivingLost
        | Swapping
        | Moving
        | PayingCost
        | Discarding
        | Sacrificing
        | ChoosingHand
        | Stealing
        | Exchanging
        | FlippingBoard
        | LearningLookedAt
        | ReturningLookedAt
        | ReturningFaceUp
        | KeepingLookedAt
        | CreatingLookedAt
        | DiscardingForced
        | GivingUpArtifacts
        | Drafting
        | Resolving
        | FinishingDecline
        | FinishingExcavation
        | FinishingPeek
        | AwaitingForced
        | PassingDraft
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
    stage: Literal["over", "setup", "turns"]
    """
    Whether the game is set up, is played, or is over.
    """
    round: int
    """
    Number of the round, from 1; 0 during the setup.
    """
    rounds_left: int
    """
    About how many rounds follow this one, until the first Past is full: by the spaces on which monuments lie, and where they are too few, by the pace so far.
    """
    order: list[int]
    """
    The seats in the order of play; the start player first.
    """
    half_game: bool
    """
    Whether the event in the middle of the game has happened.
    """
    end_triggered: bool
    """
    Whether this is the last round.
    """
    agenda: list[Frame]
    """
    What is awaited and what waits below it, the top one last.
    """
    players: list[PlayerView]
    """
    The players, by seat.
    """
    boards: list[BoardView]
    """
    Technology boards in play.
    """
    deck_size: int
    """
    Cards in the builder deck.
    """
    discard_size: int
    """
    Cards in the builder discard pile.
    """
    discard_open: list[str]
    """
    Cards of that pile that all saw.
    """
    technology_piles: list[TechnologyPilesView]
    """
    The piles of technologies, by level.
    """
    box: list[str]
    """
    Technologies that left the game.
    """
    scores: list[table.SeatScore]
    """
    What each seat would score now; at the end the points of the result.
    """


class AgendaChanged(
    Model, frozen=True, kw_only=True, tag_field="type", tag="ancient-knowledge.agenda-changed"
):
    """
    Last fact of a move: steps that are done, and those that are new.
    """

    closed: list[int]
    """
    Ids of the entries that are done.
    """
    opened: list[Frame]
    """
    The new entries, put on top in this order.
    """
