"""Moving and swapping monuments on the Timeline (AK-EFF-09 to 11)."""

from itertools import combinations

from games.ancient_knowledge import timelines
from games.ancient_knowledge.box import CardId, SourceId
from games.ancient_knowledge.commands import MoveMonument, Swap
from games.ancient_knowledge.components import BUILDERS
from games.ancient_knowledge.facts.monuments import MonumentDropped, MonumentMoved
from games.ancient_knowledge.operations import Move
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import Monument, Player
from games.kernel.seats import Seat

ONLY_SPACE = 3
"""The one space that some effects move to (E-01)."""


def fixed(player: Player, card: CardId) -> Rule | None:
    """The rule that keeps a monument where it is: its lock, or its own decline."""
    if BUILDERS[card].locked:
        return "AK-EFF-09"
    return "AK-DEC-04" if card == player.turn.declining else None


def pairs(player: Player, source: SourceId, *, own_first: bool) -> tuple[Swap, ...]:
    """Every legal swap once: the card itself first, or the one on the lower place."""
    movable = [
        one.card for one in timelines.monuments(player.timeline) if fixed(player, one.card) is None
    ]
    if own_first:
        if source not in movable:
            return ()
        return tuple(Swap(source, other) for other in movable if other != source)
    return tuple(Swap(first, second) for first, second in combinations(movable, 2))


def moves(player: Player, op: Move, source: SourceId) -> tuple[MoveMonument, ...]:
    """Every legal move (AK-EFF-10)."""
    free = timelines.free_spaces(player.timeline)
    return tuple(
        MoveMonument(one.card, to)
        for number, space in enumerate(player.timeline, 1)
        for one in space
        if _meant(one, number, op, source) and fixed(player, one.card) is None
        for to in free
        if to != number and (op.to != "space_3" or to == ONLY_SPACE)
    )


def why_not_move(player: Player, op: Move, source: SourceId, command: MoveMonument) -> Rule | None:
    """The rule that forbids a move, if any."""
    place = timelines.place_of(player.timeline, command.monument)
    if place is None:
        return "AK-EFF-07"
    rule = fixed(player, command.monument)
    if rule is not None:
        return rule
    own = player.timeline[place[0] - 1][place[1]]
    if not _meant(own, place[0], op, source):
        return "AK-EFF-07"
    return None if command in moves(player, op, source) else "AK-EFF-10"


def why_not_swap(
    player: Player, source: SourceId, command: Swap, *, own_first: bool
) -> Rule | None:
    """The rule that forbids a swap, if any."""
    cards = (command.first, command.second)
    if any(timelines.place_of(player.timeline, card) is None for card in cards):
        return "AK-EFF-11"
    for card in cards:
        rule = fixed(player, card)
        if rule is not None:
            return rule
    legal = pairs(player, source, own_first=own_first)
    return None if command in legal else "AK-EFF-11"


def move(ply: Ply, seat: Seat, command: MoveMonument) -> None:
    """Move a monument; the one above it drops (AK-CRE-05)."""
    place = timelines.place_of(ply.player(seat).timeline, command.monument)
    assert place is not None, f"{command.monument} is not on the Timeline"
    dropping = above(ply.player(seat), command.monument)
    ply.note(
        MonumentMoved(
            seat=seat, monument=command.monument, from_space=place[0], to_space=command.space
        )
    )
    drop(ply, seat, dropping, place[0])


def above(player: Player, card: CardId) -> CardId | None:
    """The monument in the upper part, if `card` lies in the lower one."""
    place = timelines.place_of(player.timeline, card)
    if place is None or place[1] != 0:
        return None
    space = player.timeline[place[0] - 1]
    return space[1].card if len(space) > 1 else None


def drop(ply: Ply, seat: Seat, card: CardId | None, space: int) -> None:
    """Say that an upper monument has dropped (AK-CRE-05)."""
    if card is not None:
        ply.note(MonumentDropped(seat=seat, monument=card, space=space))


def _meant(monument: Monument, space: int, op: Move, source: SourceId) -> bool:
    """Whether the operation speaks of this monument."""
    if op.who == "any_other" and monument.card == source:
        return False
    if op.from_space is not None and space != op.from_space:
        return False
    if op.min_knowledge is not None and monument.knowledge < op.min_knowledge:
        return False
    return op.max_knowledge is None or monument.knowledge <= op.max_knowledge
