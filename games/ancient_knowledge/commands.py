"""The commands: atomic choices, in the imperative.

Every command answers one open step; the decisions in `rules` say which one. Card
fields that may name a card of a hand are visible to the acting seat only; what becomes public
is said by the facts.
"""

from typing import Annotated

from msgspec import Meta

from games.ancient_knowledge.box import BoardId, CardId, SourceId, SpaceOrSlot, TechnologyId
from games.kernel.command import BaseCommand
from games.kernel.seats import Seat
from games.kernel.tags import kebab
from games.kernel.visibility import Owner


class Chosen(BaseCommand, frozen=True, tag=kebab("ancient-knowledge")):
    """Base of all commands."""


class DiscardOpening(Chosen, frozen=True):
    """Set aside one of the ten cards dealt (AK-SET-04)."""

    line = "set aside {card}"
    click = "{card}"
    rules = ("AK-SET-04",)

    card: Owner[CardId]


class Create(Chosen, frozen=True):
    """Create a card, a monument on a space, an artifact without one (AK-CRE)."""

    line = "create {card}[ on space {space}]"
    click = "{card} space-{seat}-{space}"
    rules = ("AK-CRE-01", "AK-CRE-02", "AK-CRE-03")

    card: CardId
    space: SpaceOrSlot = None


class Learn(Chosen, frozen=True):
    """Learn a technology (AK-LRN)."""

    line = "learn {technology}"
    click = "{technology}"
    rules = ("AK-LRN-01", "AK-LRN-02")

    technology: TechnologyId


class Archive(Chosen, frozen=True):
    """Begin to discard cards for knowledge (AK-ARC)."""

    line = "archive"
    rules = ("AK-ARC-01",)


class Excavate(Chosen, frozen=True):
    """Rotate this many upright monuments of the Past (AK-EXC)."""

    line = "excavate {count}"
    click = "past-{seat}"
    rules = ("AK-EXC-01",)
    counts = "count"

    count: Annotated[int, Meta(description="How many monuments, 1 or more.")]


class Search(Chosen, frozen=True):
    """Draw a card (AK-SEA)."""

    line = "search"
    click = "builder_deck"
    rules = ("AK-SEA-01",)


class Discard(Chosen, frozen=True):
    """Discard a hand card: as payment, cost or effect."""

    line = "discard {card}"
    click = "{card}"
    rules = ("AK-EFF-03", "AK-CRE-02")

    card: Owner[CardId]


class Done(Chosen, frozen=True):
    """Stop a choice that may be stopped."""

    line = "done"
    rules = ("AK-EFF-02",)


class Pass(Chosen, frozen=True):
    """Refuse an optional effect, or say that nothing can be chosen."""

    line = "pass"
    rules = ("AK-EFF-02",)


class Remove(Chosen, frozen=True):
    """Remove knowledge from an own monument."""

    line = "remove {amount} from {monument}"
    click = "{monument}"
    rules = ("AK-EFF-07",)
    counts = "amount"

    monument: CardId
    amount: Annotated[int, Meta(description="How much knowledge.")]


class Draw(Chosen, frozen=True):
    """Draw the cards of an excavation (AK-EXC-04)."""

    line = "draw"
    click = "builder_deck"
    rules = ("AK-EXC-04",)


class RemoveInstead(Chosen, frozen=True):
    """Give up the draw of an excavation and remove knowledge (AK-EXC-04)."""

    line = "remove knowledge instead of drawing"
    rules = ("AK-EXC-04",)


class ChooseEffect(Chosen, frozen=True):
    """Resolve the pending effect of this card next (AK-EFF-04)."""

    line = "resolve {source}"
    click = "{source}"
    rules = ("AK-EFF-04",)

    source: SourceId


class Activate(Chosen, frozen=True):
    """Resolve this card in the Timeline phase (AK-TL)."""

    line = "activate {card}"
    click = "{card}"
    rules = ("AK-TL-01", "AK-TL-03")

    card: CardId


class EndTimeline(Chosen, frozen=True):
    """End the Timeline phase (AK-TL-04)."""

    line = "end the Timeline phase"
    rules = ("AK-TL-04",)


class Decline(Chosen, frozen=True):
    """Let this monument decline first (AK-DEC-02)."""

    line = "let {monument} decline"
    click = "{monument}"
    rules = ("AK-DEC-02", "AK-DEC-03")

    monument: CardId


class FlipBoard(Chosen, frozen=True):
    """Flip this technology board to level II (AK-MID)."""

    line = "flip {board}"
    click = "{board}"
    rules = ("AK-MID-02",)

    board: Annotated[BoardId, Meta(description="A board of level I.")]


class ChooseAmount(Chosen, frozen=True):
    """Remove this much lost knowledge."""

    line = "remove {amount} lost knowledge"
    rules = ("AK-EFF-07",)
    counts = "amount"

    amount: Annotated[int, Meta(description="How much; 0: none.")]


class ChooseMonument(Chosen, frozen=True):
    """Add knowledge to this monument of an opponent (AK-EFF-13)."""

    line = "burden {monument}"
    click = "{monument}"
    rules = ("AK-EFF-13",)

    monument: CardId


class GiveLost(Chosen, frozen=True):
    """Move lost knowledge onto a monument of an opponent."""

    line = "give {amount} lost knowledge to {monument}"
    click = "{monument}"
    rules = ("AK-EFF-13",)
    counts = "amount"

    monument: CardId
    amount: Annotated[int, Meta(description="How much lost knowledge.")]


class Swap(Chosen, frozen=True):
    """Exchange the places of two own monuments (AK-EFF-11)."""

    line = "swap {first} with {second}"
    click = "{first} {second}"
    rules = ("AK-EFF-11",)

    first: Annotated[CardId, Meta(description="One of the two monuments, by its id.")]
    second: Annotated[CardId, Meta(description="The other monument, by its id.")]


class MoveMonument(Chosen, frozen=True, tag="ancient-knowledge.move"):
    """Move an own monument to a space (AK-EFF-10)."""

    line = "move {monument} to space {space}"
    click = "{monument} space-{seat}-{space}"
    rules = ("AK-EFF-10",)

    monument: CardId
    space: Annotated[int, Meta(description="The space of the Timeline, 1 to 6.")]


class ChoosePlayer(Chosen, frozen=True):
    """See the hand of this player."""

    line = "look at the hand of seat {player}"
    click = "hand-{player}"
    rules = ("AK-HID-03",)

    player: Annotated[Seat, Meta(description="The seat of the player.")]


class Take(Chosen, frozen=True):
    """Take one of the cards on offer into the hand."""

    line = "take {card}"
    click = "{card}"
    rules = ("AK-HID-03",)

    card: Owner[CardId]


class ToBottom(Chosen, frozen=True):
    """Put a technology under the deck of its level."""

    line = "put {technology} under its deck"
    click = "{technology}"
    rules = ("AK-HID-04",)

    technology: Owner[TechnologyId]


class Sacrifice(Chosen, frozen=True):
    """Discard an own artifact for an effect."""

    line = "sacrifice {artifact}"
    click = "{artifact}"
    rules = ("AK-CRE-07",)

    artifact: Annotated[CardId, Meta(description="The artifact to discard, by its id.")]


class DiscardArtifact(Chosen, frozen=True):
    """Discard an own artifact because an opponent's effect says so (AK-EFF-12)."""

    line = "give up {artifact}"
    click = "{artifact}"
    rules = ("AK-EFF-12",)

    artifact: Annotated[CardId, Meta(description="The artifact to discard, by its id.")]


class OfferExchange(Chosen, frozen=True):
    """Offer a hand card to the partner (AK-TEAM-05)."""

    line = "offer {card} to the partner"
    click = "{card}"
    rules = ("AK-TEAM-05",)

    card: Owner[CardId]


class WithdrawExchange(Chosen, frozen=True):
    """Take back the own offer."""

    line = "withdraw the offer"
    rules = ("AK-TEAM-11",)
    ends = True


class AcceptExchange(Chosen, frozen=True):
    """Accept the partner's offer and give this card in return."""

    line = "accept the offer for {card}"
    click = "{card}"
    rules = ("AK-TEAM-05",)

    card: Owner[CardId]


class RefuseExchange(Chosen, frozen=True):
    """Refuse the partner's offer."""

    line = "refuse the offer"
    rules = ("AK-TEAM-05",)
    ends = True


ActionCommand = Create | Learn | Archive | Excavate | Search
CardCommand = DiscardOpening | Discard | Take | ToBottom | Sacrifice | DiscardArtifact
MonumentCommand = Remove | ChooseMonument | GiveLost | Swap | MoveMonument | ChooseAmount
PhaseCommand = Activate | EndTimeline | Decline | FlipBoard | ChooseEffect | ChoosePlayer
EndingCommand = Done | Pass | Draw | RemoveInstead
ExchangeCommand = OfferExchange | WithdrawExchange | AcceptExchange | RefuseExchange
Command = (
    ActionCommand | CardCommand | MonumentCommand | PhaseCommand | EndingCommand | ExchangeCommand
)
