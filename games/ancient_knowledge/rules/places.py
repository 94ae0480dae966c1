"""Places on the Timeline: monuments are moved and swapped (AK-EFF-09 to AK-EFF-11)."""

from collections.abc import Iterator
from itertools import combinations

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import BUILDERS, CardId, SourceId
from games.ancient_knowledge.commands import MoveMonument, Pass, Swap
from games.ancient_knowledge.facts.monuments import (
    MonumentDropped,
    MonumentMoved,
    MonumentsSwapped,
)
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler, is_optional, refuse
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.timeline import (
    Monument,
    above,
    free_spaces,
    monuments,
    place_of,
)
from games.ancient_knowledge.steps import Moving, Resolving, Swapping
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

ONLY_SPACE = 3
"""The one space that some effects move to (E-01)."""


def fixed(player: Player, card: CardId) -> Illegal | None:
    """What keeps a monument where it is: its lock, or its own decline."""
    if BUILDERS[card].locked:
        return Illegal("AK-EFF-09", "monument-locked")
    return Illegal("AK-DEC-04", "monument-declines") if card == player.turn.declining else None


def pairs(player: Player, source: SourceId, *, own_first: bool) -> tuple[Swap, ...]:
    """Every legal swap once: the card itself first, or the one on the lower place."""
    movable = [one.card for one in monuments(player.timeline) if fixed(player, one.card) is None]
    if own_first:
        if source not in movable:
            return ()
        return tuple(Swap(source, other) for other in movable if other != source)
    return tuple(Swap(first, second) for first, second in combinations(movable, 2))


def moves(player: Player, op: op.MoveOnTimeline, source: SourceId) -> tuple[MoveMonument, ...]:
    """Every legal move (AK-EFF-10)."""
    free = free_spaces(player.timeline)
    return tuple(
        MoveMonument(one.card, to)
        for number, space in enumerate(player.timeline, 1)
        for one in space
        if _meant(one, number, op, source) and fixed(player, one.card) is None
        for to in free
        if to != number and (op.to != "space_3" or to == ONLY_SPACE)
    )


def _meant(monument: Monument, space: int, op: op.MoveOnTimeline, source: SourceId) -> bool:
    """Whether the operation speaks of this monument."""
    if op.who == "any_other" and monument.card == source:
        return False
    if op.from_space is not None and space != op.from_space:
        return False
    if op.min_knowledge is not None and monument.knowledge < op.min_knowledge:
        return False
    return op.max_knowledge is None or monument.knowledge <= op.max_knowledge


class SwapChoice(Choice[Swapping, Swap]):
    """Which two monuments (AK-EFF-11)."""

    public = True
    rule = "AK-EFF-11"
    key = "monuments-not-swappable"

    def options(self, state: State, seat: Seat, step: Swapping) -> Iterator[Swap]:
        """Every legal pair once."""
        return iter(pairs(state.players[seat], step.source, own_first=step.own_first))

    def forbidden(self, state: State, seat: Seat, step: Swapping, command: Swap) -> Illegal | None:
        """Locked, declining or no pair."""
        player, cards = state.players[seat], (command.first, command.second)
        if any(place_of(player.timeline, card) is None for card in cards):
            return Illegal("AK-EFF-11", "monuments-not-swappable")
        refusals = (fixed(player, card) for card in cards)
        refusal = next((one for one in refusals if one is not None), None)
        return refusal or super().forbidden(state, seat, step, command)

    def answer(self, move: Move, seat: Seat, step: Swapping, command: Swap) -> None:
        move.note(MonumentsSwapped(seat=seat, first=command.first, second=command.second))


class MoveChoice(Choice[Moving, MoveMonument | Pass]):
    """Which monument to which space (AK-EFF-10)."""

    def options(self, state: State, seat: Seat, step: Moving) -> Iterator[MoveMonument | Pass]:
        """Every legal move; refusing, if the effect is optional."""
        yield from moves(state.players[seat], step.op, step.source)
        if step.optional:
            yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: Moving, command: MoveMonument | Pass
    ) -> Illegal | None:
        """Locked, declining, not meant, or no room."""
        if isinstance(command, Pass):
            return None if step.optional else Illegal("AK-EFF-02", "effect-is-mandatory")
        player = state.players[seat]
        place = place_of(player.timeline, command.monument)
        if place is None:
            return Illegal("AK-EFF-07", "no-such-monument-or-amount")
        if (refusal := fixed(player, command.monument)) is not None:
            return refusal
        own = player.timeline[place[0] - 1][place[1]]
        if not _meant(own, place[0], step.op, step.source):
            return Illegal("AK-EFF-07", "no-such-monument-or-amount")
        legal = moves(player, step.op, step.source)
        return None if command in legal else Illegal("AK-EFF-10", "no-place-for-the-monument")

    def automatic(self, state: State, seat: Seat, step: Moving) -> MoveMonument | Lapse | None:
        """A single move, or none."""
        legal = moves(state.players[seat], step.op, step.source)
        if not legal:
            return LAPSE
        return legal[0] if len(legal) == 1 and not step.optional else None

    def answer(self, move: Move, seat: Seat, step: Moving, command: MoveMonument | Pass) -> None:
        """Move it, so that the one above it drops (AK-CRE-05); or refuse."""
        if isinstance(command, Pass):
            refuse(move, seat, step.source)
            return
        timeline, monument = move.player(seat).timeline, command.monument
        place = place_of(timeline, monument)
        assert place is not None, f"{monument} is not on the Timeline"
        fact = MonumentMoved(
            seat=seat, monument=monument, from_space=place[0], to_space=command.space
        )
        move.note(fact)
        dropping = above(timeline, monument)
        if dropping is not None:
            move.note(MonumentDropped(seat=seat, monument=dropping, space=place[0]))


class SwapMonuments(EffectHandler[op.Swap]):
    """Two monuments exchange their places (AK-EFF-11)."""

    def possible(self, state: State, script: Resolving, op: op.Swap) -> bool:
        """A legal pair."""
        player, source = state.players[script.seat], script.source.card
        return bool(pairs(player, source, own_first=op.first == "self"))

    def run(self, move: Move, script: Resolving, op: op.Swap) -> None:
        step = Swapping(source=script.source.card, own_first=op.first == "self")
        move.ask(script.seat, step)


class MoveToSpace(EffectHandler[op.MoveOnTimeline]):
    """A monument moves to another space (AK-EFF-10)."""

    def possible(self, state: State, script: Resolving, op: op.MoveOnTimeline) -> bool:
        """A legal move."""
        return bool(moves(state.players[script.seat], op, script.source.card))

    def run(self, move: Move, script: Resolving, op: op.MoveOnTimeline) -> None:
        step = Moving(source=script.source.card, op=op, optional=is_optional(script))
        move.ask(script.seat, step)
