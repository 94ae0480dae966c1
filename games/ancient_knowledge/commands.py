"""The commands: atomic choices, in the imperative.

Every command answers one open step; which one takes which command is said in `questions`. Card
fields that may name a card of a hand are visible to the acting seat only; what becomes public
is said by the facts.
"""

from typing import Annotated

from msgspec import Meta, Struct

from games.ancient_knowledge.box import BoardId, CardId, SourceId, TechnologyId
from games.kernel.seats import Seat
from games.kernel.visibility import Owner


class DiscardOpening(Struct, frozen=True, tag="ancient-knowledge.discard-opening"):
    """Set aside one of the ten cards dealt (AK-SET-04)."""

    card: Owner[CardId]


class Create(Struct, frozen=True, tag="ancient-knowledge.create"):
    """Create a card, a monument on a space, an artifact without one (AK-CRE)."""

    card: CardId
    space: Annotated[
        int | None, Meta(description="The space of the Timeline, 1 to 6; null for an artifact.")
    ] = None


class Learn(Struct, frozen=True, tag="ancient-knowledge.learn"):
    """Learn a technology (AK-LRN)."""

    technology: TechnologyId


class Archive(Struct, frozen=True, tag="ancient-knowledge.archive"):
    """Begin to discard cards for knowledge (AK-ARC)."""


class Excavate(Struct, frozen=True, tag="ancient-knowledge.excavate"):
    """Rotate this many upright monuments of the Past (AK-EXC)."""

    count: Annotated[int, Meta(description="How many monuments, 1 or more.")]


class Search(Struct, frozen=True, tag="ancient-knowledge.search"):
    """Draw a card (AK-SEA)."""


class Discard(Struct, frozen=True, tag="ancient-knowledge.discard"):
    """Discard a hand card: as payment, cost or effect."""

    card: Owner[CardId]


class Done(Struct, frozen=True, tag="ancient-knowledge.done"):
    """Stop a choice that may be stopped."""


class Pass(Struct, frozen=True, tag="ancient-knowledge.pass"):
    """Refuse an optional effect, or say that nothing can be chosen."""


class Remove(Struct, frozen=True, tag="ancient-knowledge.remove"):
    """Remove knowledge from an own monument."""

    monument: CardId
    amount: Annotated[int, Meta(description="How much knowledge.")]


class Draw(Struct, frozen=True, tag="ancient-knowledge.draw"):
    """Draw the cards of an excavation (AK-EXC-04)."""


class RemoveInstead(Struct, frozen=True, tag="ancient-knowledge.remove-instead"):
    """Give up the draw of an excavation and remove knowledge (AK-EXC-04)."""


class ChooseEffect(Struct, frozen=True, tag="ancient-knowledge.choose-effect"):
    """Resolve the pending effect of this card next (AK-EFF-04)."""

    source: SourceId


class Activate(Struct, frozen=True, tag="ancient-knowledge.activate"):
    """Resolve this card in the Timeline phase (AK-TL)."""

    card: CardId


class EndTimeline(Struct, frozen=True, tag="ancient-knowledge.end-timeline"):
    """End the Timeline phase (AK-TL-04)."""


class Decline(Struct, frozen=True, tag="ancient-knowledge.decline"):
    """Let this monument decline first (AK-DEC-02)."""

    monument: CardId


class FlipBoard(Struct, frozen=True, tag="ancient-knowledge.flip-board"):
    """Flip this technology board to level II (AK-MID)."""

    board: Annotated[BoardId, Meta(description="A board of level I.")]


class ChooseAmount(Struct, frozen=True, tag="ancient-knowledge.choose-amount"):
    """Remove this much lost knowledge."""

    amount: Annotated[int, Meta(description="How much; 0: none.")]


class ChooseMonument(Struct, frozen=True, tag="ancient-knowledge.choose-monument"):
    """Add knowledge to this monument of an opponent (AK-EFF-13)."""

    monument: CardId


class GiveLost(Struct, frozen=True, tag="ancient-knowledge.give-lost"):
    """Move lost knowledge onto a monument of an opponent."""

    monument: CardId
    amount: Annotated[int, Meta(description="How much lost knowledge.")]


class Swap(Struct, frozen=True, tag="ancient-knowledge.swap"):
    """Exchange the places of two own monuments (AK-EFF-11)."""

    first: Annotated[CardId, Meta(description="One of the two monuments, by its id.")]
    second: Annotated[CardId, Meta(description="The other monument, by its id.")]


class MoveMonument(Struct, frozen=True, tag="ancient-knowledge.move"):
    """Move an own monument to a space (AK-EFF-10)."""

    monument: CardId
    space: Annotated[int, Meta(description="The space of the Timeline, 1 to 6.")]


class ChoosePlayer(Struct, frozen=True, tag="ancient-knowledge.choose-player"):
    """See the hand of this player."""

    player: Annotated[Seat, Meta(description="The seat of the player.")]


class Take(Struct, frozen=True, tag="ancient-knowledge.take"):
    """Take one of the cards on offer into the hand."""

    card: Owner[CardId]


class ToBottom(Struct, frozen=True, tag="ancient-knowledge.to-bottom"):
    """Put a technology under the deck of its level."""

    technology: Owner[TechnologyId]


class Sacrifice(Struct, frozen=True, tag="ancient-knowledge.sacrifice"):
    """Discard an own artifact for an effect."""

    artifact: Annotated[CardId, Meta(description="The artifact to discard, by its id.")]


class DiscardArtifact(Struct, frozen=True, tag="ancient-knowledge.discard-artifact"):
    """Discard an own artifact because an opponent's effect says so (AK-EFF-12)."""

    artifact: Annotated[CardId, Meta(description="The artifact to discard, by its id.")]


class OfferExchange(Struct, frozen=True, tag="ancient-knowledge.offer-exchange"):
    """Offer a hand card to the partner (AK-TEAM-05)."""

    card: Owner[CardId]


class WithdrawExchange(Struct, frozen=True, tag="ancient-knowledge.withdraw-exchange"):
    """Take back the own offer."""


class AcceptExchange(Struct, frozen=True, tag="ancient-knowledge.accept-exchange"):
    """Accept the partner's offer and give this card in return."""

    card: Owner[CardId]


class RefuseExchange(Struct, frozen=True, tag="ancient-knowledge.refuse-exchange"):
    """Refuse the partner's offer."""


ActionCommand = Create | Learn | Archive | Excavate | Search
CardCommand = DiscardOpening | Discard | Take | ToBottom | Sacrifice | DiscardArtifact
MonumentCommand = Remove | ChooseMonument | GiveLost | Swap | MoveMonument | ChooseAmount
PhaseCommand = Activate | EndTimeline | Decline | FlipBoard | ChooseEffect | ChoosePlayer
EndingCommand = Done | Pass | Draw | RemoveInstead
ExchangeCommand = OfferExchange | WithdrawExchange | AcceptExchange | RefuseExchange
Command = (
    ActionCommand | CardCommand | MonumentCommand | PhaseCommand | EndingCommand | ExchangeCommand
)
