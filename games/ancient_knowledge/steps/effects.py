"""Questions that effects ask."""

from games.ancient_knowledge.box import CardId, Level, SourceId
from games.ancient_knowledge.operations import BuilderType, Move, RemoveKnowledge, Spread, Target
from games.ancient_knowledge.steps.base import Stepping
from games.kernel.seats import Seat


class GrantedCreate(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.granted-create"):
    """A CREATE that an effect grants (AK-ACT-04)."""

    source: SourceId
    types: tuple[BuilderType, ...]


class GrantedLearn(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.granted-learn"):
    """A LEARN that an effect grants or demands (AK-ACT-04)."""

    source: SourceId
    ignore_requirements: bool
    optional: bool


class GrantedArchive(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.granted-archive"):
    """An ARCHIVE that an effect grants (AK-ACT-04)."""

    source: SourceId


class Cost(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.cost"):
    """Discard hand cards as the cost of an effect (AK-EFF-03)."""

    source: SourceId
    left: int
    card_type: BuilderType | None


class Removal(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.removal"):
    """Remove knowledge from own monuments; `amount` in all, or from each of `k` monuments.

    `chosen` are the monuments that cannot be chosen again. `source` is None for an ARCHIVE.
    """

    source: SourceId | None
    amount: int
    up_to: bool
    spread: Spread
    target: Target
    optional: bool = False
    k: int = 0
    chosen: tuple[CardId, ...] = ()


class LostRemoval(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.lost-removal"):
    """Remove up to `amount` own lost knowledge."""

    source: SourceId
    amount: int


class Burden(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.burden"):
    """Add knowledge to a monument of the first of these opponents (AK-EFF-13)."""

    source: SourceId
    amount: int
    opponents: tuple[Seat, ...]


class LostGift(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.lost-gift"):
    """Move up to `amount` lost knowledge onto a monument of an opponent."""

    source: SourceId
    amount: int


class HandDiscard(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.hand-discard"):
    """Discard `left` (more) hand cards as an effect; `count` are discarded already."""

    source: SourceId
    left: int
    up_to: bool
    count: int = 0


class SwapChoice(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.swap-choice"):
    """Choose two monuments to swap; `own_first`: one of them is the card itself."""

    source: SourceId
    own_first: bool


class MoveChoice(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.move-choice"):
    """Choose a monument and the space it moves to."""

    source: SourceId
    op: Move
    optional: bool


class StealFrom(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.steal-from"):
    """Choose the opponent whose hand is shown."""

    source: SourceId


class StealCard(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.steal-card"):
    """Take a card of the hand shown."""

    source: SourceId
    victim: Seat


class LookTake(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.look-take"):
    """Take one of the cards looked at."""

    source: SourceId


class LookCreate(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.look-create"):
    """Create one of the cards looked at."""

    source: SourceId
    types: tuple[BuilderType, ...]


class DraftPick(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.draft-pick"):
    """Take one of the cards revealed by `by`."""

    by: Seat
    source: SourceId


class PeekLearn(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.peek-learn"):
    """Learn one of the technologies looked at."""

    source: SourceId


class PeekReturn(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.peek-return"):
    """Put the technologies looked at under the deck, one by one."""

    source: SourceId


class TechnologyReturn(
    Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.technology-return"
):
    """Put `left` face-up technologies (of the level) under their deck, one by one."""

    source: SourceId
    level: Level | None
    left: int


class ArtifactSacrifice(
    Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.artifact-sacrifice"
):
    """Discard an artifact for one `then_each`, up to `left` times."""

    source: SourceId
    left: int
    then_each: RemoveKnowledge


class ForcedDiscard(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.forced-discard"):
    """Discard `left` hand cards because of an effect of `by` (AK-EFF-12)."""

    by: Seat
    source: SourceId
    left: int


class ForcedArtifact(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.forced-artifact"):
    """Discard `left` artifacts because of an effect of `by` (AK-EFF-12)."""

    by: Seat
    source: SourceId
    left: int
