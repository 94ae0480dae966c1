"""Questions about places on the Timeline, and about artifacts to sacrifice."""

from collections.abc import Iterable, Iterator

from games.ancient_knowledge import moving, removing
from games.ancient_knowledge.commands import (
    Command,
    Done,
    MoveMonument,
    Pass,
    Sacrifice,
    Swap,
)
from games.ancient_knowledge.facts.cards import CardsDiscardedOpenly
from games.ancient_knowledge.facts.monuments import MonumentsSwapped
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions.base import LAPSE, Asked, Lapse
from games.ancient_knowledge.questions.granted import refuse_effect
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import ArtifactSacrifice, MoveChoice, SwapChoice
from games.kernel.seats import Seat


class Swapping(Asked[SwapChoice]):
    """Which two monuments (AK-EFF-11)."""

    takes = (Swap,)

    def options(self, state: State, seat: Seat, step: SwapChoice) -> Iterable[Command]:
        """Every legal pair once."""
        return moving.pairs(state.players[seat], step.source, own_first=step.own_first)

    def forbidden(
        self, state: State, seat: Seat, step: SwapChoice, command: Command
    ) -> Rule | None:
        """Locked, declining or no pair."""
        assert isinstance(command, Swap)
        player = state.players[seat]
        return moving.why_not_swap(player, step.source, command, own_first=step.own_first)

    def automatic(self, state: State, seat: Seat, step: SwapChoice) -> Command | Lapse | None:
        """A single pair, or none."""
        pairs = moving.pairs(state.players[seat], step.source, own_first=step.own_first)
        if not pairs:
            return LAPSE
        return pairs[0] if len(pairs) == 1 else None

    def answer(self, ply: Ply, seat: Seat, step: SwapChoice, command: Command) -> None:
        """Swap them."""
        assert isinstance(command, Swap)
        ply.note(MonumentsSwapped(seat=seat, first=command.first, second=command.second))


class Moving(Asked[MoveChoice]):
    """Which monument to which space (AK-EFF-10)."""

    takes = (MoveMonument, Pass)

    def options(self, state: State, seat: Seat, step: MoveChoice) -> Iterator[Command]:
        """Every legal move; refusing, if the effect is optional."""
        yield from moving.moves(state.players[seat], step.op, step.source)
        if step.optional:
            yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: MoveChoice, command: Command
    ) -> Rule | None:
        """Locked, declining, not meant, or no room."""
        if isinstance(command, MoveMonument):
            return moving.why_not_move(state.players[seat], step.op, step.source, command)
        return None if step.optional else "AK-EFF-02"

    def automatic(self, state: State, seat: Seat, step: MoveChoice) -> Command | Lapse | None:
        """A single move, or none."""
        moves = moving.moves(state.players[seat], step.op, step.source)
        if not moves:
            return LAPSE
        return moves[0] if len(moves) == 1 and not step.optional else None

    def answer(self, ply: Ply, seat: Seat, step: MoveChoice, command: Command) -> None:
        """Move it, or refuse."""
        if isinstance(command, MoveMonument):
            moving.move(ply, seat, command)
        else:
            refuse_effect(ply, seat, step.source)


class Sacrificing(Asked[ArtifactSacrifice]):
    """Artifacts, one at a time, each for an effect (E-15)."""

    takes = (Sacrifice, Done)

    def options(self, state: State, seat: Seat, step: ArtifactSacrifice) -> Iterator[Command]:
        """Every own artifact; or stop."""
        yield from map(Sacrifice, state.players[seat].artifacts)
        yield Done()

    def forbidden(
        self, state: State, seat: Seat, step: ArtifactSacrifice, command: Command
    ) -> Rule | None:
        """Only own artifacts."""
        if isinstance(command, Sacrifice):
            own = command.artifact in state.players[seat].artifacts
            return None if own else "AK-EFF-12"
        return None

    def automatic(
        self, state: State, seat: Seat, step: ArtifactSacrifice
    ) -> Command | Lapse | None:
        """No artifact is left."""
        return None if state.players[seat].artifacts and step.left > 0 else LAPSE

    def answer(self, ply: Ply, seat: Seat, step: ArtifactSacrifice, command: Command) -> None:
        """Discard it, carry out the effect, ask again."""
        if not isinstance(command, Sacrifice):
            return
        cards = (command.artifact,)
        ply.note(CardsDiscardedOpenly(seat=seat, cards=cards, origin="board"))
        if step.left > 1:
            again = ArtifactSacrifice(
                source=step.source, left=step.left - 1, then_each=step.then_each
            )
            ply.ask(seat, again)
        player = ply.player(seat)
        ply.ask(seat, removing.removal(player, step.then_each, step.source, optional=False))
