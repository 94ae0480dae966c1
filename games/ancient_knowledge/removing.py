"""Which knowledge an effect may remove (AK-EFF-07)."""

from collections.abc import Container

from games.ancient_knowledge import timelines
from games.ancient_knowledge.box import CardId, SourceId
from games.ancient_knowledge.components import BUILDERS
from games.ancient_knowledge.counters import worth
from games.ancient_knowledge.operations import RemoveKnowledge, Target
from games.ancient_knowledge.state import Monument, Player
from games.ancient_knowledge.steps import Removal

ANY = Target()


def targets(
    player: Player, target: Target, source: SourceId | None, chosen: Container[CardId] = ()
) -> tuple[Monument, ...]:
    """Own Timeline monuments with knowledge that satisfy every entry of the target."""
    if target.adjacent_to_self and source is not None:
        candidates = timelines.adjacent(player.timeline, source)
    else:
        candidates = timelines.monuments(player.timeline)
    least = max(1, target.min_knowledge)
    return tuple(
        one
        for one in candidates
        if one.knowledge >= least
        and (target.type is None or BUILDERS[one.card].type == target.type)
        and not (target.exclude_self and one.card == source)
        and not (target.only_self and one.card != source)
        and one.card not in chosen
    )


def can_remove(player: Player, op: RemoveKnowledge, source: SourceId) -> bool:
    """Whether the operation would remove anything."""
    return worth(op.amount, player, source) > 0 and bool(targets(player, op.target, source))


def removal(
    player: Player, op: RemoveKnowledge, source: SourceId, *, optional: bool, previous: int = 0
) -> Removal:
    """The step that asks for the removal."""
    return Removal(
        source=source,
        amount=worth(op.amount, player, source, previous),
        up_to=op.mode == "up_to",
        spread=op.spread,
        target=op.target,
        optional=optional,
        k=op.k,
    )
