"""The operations of the effect notation: what the cards' data can say.

One struct per operation, with its parameters. What an operation does is in `rules`; which cards
have it is in the data. Importers say `op.Draw`, because some commands share the names.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.ancient_knowledge.formulas import Value
from games.kernel.tags import snake

MonumentType = Literal["city", "megalith", "pyramid"]
BuilderType = Literal["city", "megalith", "pyramid", "artifact"]
TechnologyType = Literal["ancient", "writing", "secret"]
Mode = Literal["exact", "up_to"]
Spread = Literal["free", "one", "each", "choose_k"]


class Operation(
    Struct, frozen=True, kw_only=True, tag_field="op", tag=snake, forbid_unknown_fields=True
):
    """An operation; its tag is its name in the data."""


class Target(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Own Timeline monuments with knowledge that satisfy every entry; empty: any."""

    type: Annotated[
        MonumentType | None, Meta(description="Only monuments of this type; missing: any.")
    ] = None
    min_knowledge: Annotated[
        int, Meta(description="Only monuments with at least so much knowledge.")
    ] = 1
    adjacent_to_self: Annotated[
        bool, Meta(description="Only monuments next to the card of the effect.")
    ] = False
    exclude_self: Annotated[bool, Meta(description="Not the card of the effect itself.")] = False
    only_self: Annotated[bool, Meta(description="Only the card of the effect itself.")] = False


class HandFilter(Struct, frozen=True, forbid_unknown_fields=True):
    """Only hand cards of this type."""

    type: BuilderType


class Draw(Operation, frozen=True, kw_only=True):
    """Draw builder cards."""

    amount: Value


class RemoveKnowledge(Operation, frozen=True, kw_only=True):
    """Remove knowledge from own Timeline monuments to the supply."""

    amount: Annotated[Value, Meta(description="How much knowledge.")]
    mode: Annotated[Mode, Meta(description="Whether exactly so much, or up to it.")]
    spread: Annotated[
        Spread,
        Meta(
            description="From any monuments (`free`), `one`, `each` of them, or `k` that are "
            "chosen (`choose_k`)."
        ),
    ]
    target: Annotated[Target, Meta(description="Which monuments can be chosen.")]
    k: Annotated[
        int, Meta(description="How many monuments are chosen; 0 unless `spread` is `choose_k`.")
    ] = 0


class RemoveLost(Operation, frozen=True, kw_only=True):
    """Remove own lost knowledge to the supply."""

    amount: int
    mode: Mode


class AddKnowledge(Operation, frozen=True, kw_only=True, tag="add_knowledge_each_opponent"):
    """Add knowledge to one monument of each opponent (AK-EFF-13)."""

    amount: int


class GiveLost(Operation, frozen=True, kw_only=True, tag="lost_to_opponent_monument"):
    """Move own lost knowledge onto one monument of one opponent."""

    amount: int
    mode: Literal["up_to"]


class DiscardHand(Operation, frozen=True, kw_only=True):
    """Discard own hand cards."""

    amount: int
    mode: Mode
    filter: HandFilter | None = None


class OpponentsDiscardHand(Operation, frozen=True, kw_only=True):
    """Every opponent discards hand cards (AK-EFF-12)."""

    amount: int


class OpponentsDiscardArtifact(Operation, frozen=True, kw_only=True):
    """Every opponent discards artifacts in play (AK-EFF-12)."""

    amount: int


class DiscardSelf(Operation, frozen=True, kw_only=True, tag="discard_self_from_board"):
    """This artifact goes to the builder discard pile."""


class DestroySelf(Operation, frozen=True, kw_only=True):
    """This declining monument is discarded instead of reaching the Past (AK-DEC-05)."""


class Swap(Operation, frozen=True, kw_only=True):
    """Two own monuments exchange their places (AK-EFF-11)."""

    first: Literal["self", "any_own"]
    second: Literal["any_other_own"]


class MoveOnTimeline(Operation, frozen=True, kw_only=True, tag="move"):
    """An own monument moves to another space (AK-EFF-10)."""

    who: Annotated[
        Literal["any", "any_other"],
        Meta(description="Whether the card of the effect itself may move."),
    ]
    to: Annotated[
        Literal["any_other_available_space", "space_3"], Meta(description="Where it may move to.")
    ]
    from_space: Annotated[int | None, Meta(description="Only from this space; null: from any.")] = (
        None
    )
    min_knowledge: Annotated[
        int | None, Meta(description="Only monuments with at least so much knowledge; null: any.")
    ] = None
    max_knowledge: Annotated[
        int | None, Meta(description="Only monuments with at most so much knowledge; null: any.")
    ] = None


class Create(Operation, frozen=True, kw_only=True):
    """A CREATE of a card of one of the types, cost included."""

    types: tuple[BuilderType, ...]


class Learn(Operation, frozen=True, kw_only=True, rename={"source": "from"}):
    """A LEARN from the boards."""

    source: Literal["display"]
    ignore_requirements: bool


class Archive(Operation, frozen=True, kw_only=True):
    """An ARCHIVE."""


class Straighten(Operation, frozen=True, kw_only=True):
    """Turn rotated monuments of the Past upright (AK-EFF-14)."""

    amount: int
    mode: Mode = "exact"


class StealCard(Operation, frozen=True, kw_only=True):
    """See the hand of an opponent and take a card of it."""

    amount: Literal[1]


class LookAndTake(Operation, frozen=True, kw_only=True):
    """Look at builder cards in secret and take one."""

    look: int
    take: Literal[1]
    rest: Literal["builder_discard"]


class LookAndCreate(Operation, frozen=True, kw_only=True):
    """Look at builder cards in secret and create one of them, paying its cost."""

    look: int
    types: tuple[BuilderType, ...]
    amount: Literal[1]
    pay_discard_cost: Literal[True]
    rest: Literal["builder_discard"]


class RevealUntil(Operation, frozen=True, kw_only=True):
    """Reveal builder cards until enough of a type are found; those go to the hand."""

    type: BuilderType
    count: int
    matching_to: Literal["hand"]
    others_to: Literal["builder_discard"]


class RevealDraft(Operation, frozen=True, kw_only=True):
    """Reveal builder cards; everybody takes one, the owner another one at the end."""

    reveal: int
    each_player_picks: Literal[1]
    order: Literal["clockwise_from_owner"]
    owner_extra_pick: Literal[1]
    rest: Literal["builder_discard"]


class PeekLearn(Operation, frozen=True, kw_only=True):
    """Look at the top of a technology deck in secret and learn one of the cards."""

    level: Literal[1, 2]
    look: int
    rest: Literal["deck_bottom_any_order"]


class TechnologyToBottom(Operation, frozen=True, kw_only=True, tag="tech_to_deck_bottom"):
    """Put face-up technologies under the deck of their level."""

    level: Literal[2, "any"]
    amount: int


class SacrificeArtifacts(Operation, frozen=True, kw_only=True):
    """Discard own artifacts one at a time, each for one `then_each`."""

    min: Literal[0]
    max: Value
    then_each: RemoveKnowledge


class SkipDecline(Operation, frozen=True, kw_only=True, tag="skip_decline_phase"):
    """Leave out the Decline phase of this turn."""


class GainVp(Operation, frozen=True, kw_only=True):
    """Victory points in final scoring."""

    amount: Value


KnowledgeOperation = RemoveKnowledge | RemoveLost | AddKnowledge | GiveLost
HandOperation = Draw | DiscardHand | OpponentsDiscardHand | OpponentsDiscardArtifact | StealCard
DeckOperation = LookAndTake | LookAndCreate | RevealUntil | RevealDraft
TechnologyOperation = Learn | PeekLearn | TechnologyToBottom
BoardOperation = Swap | MoveOnTimeline | Straighten | DestroySelf | DiscardSelf | SacrificeArtifacts
TurnOperation = Create | Archive | SkipDecline | GainVp
AnyOperation = (
    KnowledgeOperation
    | HandOperation
    | DeckOperation
    | TechnologyOperation
    | BoardOperation
    | TurnOperation
)
