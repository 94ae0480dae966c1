"""Actions that an effect grants (AK-ACT-04), and the draw of an excavation (AK-EXC-04)."""

from collections.abc import Iterator

from games.ancient_knowledge import (
    archiving,
    boards,
    creating,
    excavating,
    learning,
    removing,
    timelines,
)
from games.ancient_knowledge import operations as op
from games.ancient_knowledge.commands import (
    Archive,
    Command,
    Create,
    Draw,
    Learn,
    Pass,
    RemoveInstead,
)
from games.ancient_knowledge.components import TRIGGERS
from games.ancient_knowledge.facts.flow import EffectActivated, EffectRefused
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions.base import LAPSE, Asked, Lapse
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import (
    ExcavationDraw,
    GrantedArchive,
    GrantedCreate,
    GrantedLearn,
)
from games.kernel.seats import Seat


def refuse_effect(ply: Ply, seat: Seat, source: str) -> None:
    """An optional effect is refused as a whole (AK-EFF-18)."""
    ply.note(EffectRefused(seat=seat, source=source))
    ply.abandon(seat, source)


class CreateGranted(Asked[GrantedCreate]):
    """A CREATE of certain types; `pass` always stands beside it (E-42)."""

    takes = (Create, Pass)

    def options(self, state: State, seat: Seat, step: GrantedCreate) -> Iterator[Command]:
        """Every CREATE of these types."""
        yield from creating.options(state.players[seat], types=step.types)
        yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: GrantedCreate, command: Command
    ) -> Rule | None:
        """As for the action."""
        if isinstance(command, Create):
            return creating.forbidden(state.players[seat], command, types=step.types)
        return None

    def automatic(self, state: State, seat: Seat, step: GrantedCreate) -> Command | Lapse | None:
        """Whether a suitable card is in the hand, is hidden."""
        player = state.players[seat]
        possible = player.hand and creating.has_place(player, step.types)
        return None if possible else LAPSE

    def answer(self, ply: Ply, seat: Seat, step: GrantedCreate, command: Command) -> None:
        """Create, or refuse."""
        if isinstance(command, Create):
            creating.begin(ply, seat, command, granted_by=step.source)
        else:
            refuse_effect(ply, seat, step.source)


class LearnGranted(Asked[GrantedLearn]):
    """A LEARN from the boards, granted or demanded."""

    takes = (Learn, Pass)

    def options(self, state: State, seat: Seat, step: GrantedLearn) -> Iterator[Command]:
        """Every learnable technology."""
        player = state.players[seat]
        ignore = step.ignore_requirements
        yield from map(Learn, learning.on_boards(state, player, ignore=ignore))
        if step.optional:
            yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: GrantedLearn, command: Command
    ) -> Rule | None:
        """As for the action; only an optional effect can be passed."""
        if isinstance(command, Learn):
            offered = boards.face_up(state)
            ignore = step.ignore_requirements
            return learning.forbidden(state.players[seat], command, offered, ignore=ignore)
        return None if step.optional else "AK-EFF-02"

    def automatic(self, state: State, seat: Seat, step: GrantedLearn) -> Command | Lapse | None:
        """Boards and requirements are public."""
        player = state.players[seat]
        ignore = step.ignore_requirements
        learnable = tuple(learning.on_boards(state, player, ignore=ignore))
        if not learnable:
            return LAPSE
        return Learn(learnable[0]) if len(learnable) == 1 and not step.optional else None

    def answer(self, ply: Ply, seat: Seat, step: GrantedLearn, command: Command) -> None:
        """Learn, or refuse."""
        if isinstance(command, Learn):
            ignore = step.ignore_requirements
            learning.learn(ply, seat, command.technology, ignore=ignore)
        else:
            refuse_effect(ply, seat, step.source)


class ArchiveGranted(Asked[GrantedArchive]):
    """An ARCHIVE."""

    takes = (Archive, Pass)

    def options(self, state: State, seat: Seat, step: GrantedArchive) -> Iterator[Command]:
        """Do it or not."""
        if archiving.possible(state.players[seat]):
            yield Archive()
        yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: GrantedArchive, command: Command
    ) -> Rule | None:
        """As for the action."""
        if isinstance(command, Archive) and not archiving.possible(state.players[seat]):
            return "AK-ARC-02"
        return None

    def automatic(self, state: State, seat: Seat, step: GrantedArchive) -> Command | Lapse | None:
        """Hand size and knowledge are public."""
        return None if archiving.possible(state.players[seat]) else LAPSE

    def answer(self, ply: Ply, seat: Seat, step: GrantedArchive, command: Command) -> None:
        """Archive, or refuse."""
        if isinstance(command, Archive):
            archiving.begin(ply, seat)
        else:
            refuse_effect(ply, seat, step.source)


class DrawOrRemove(Asked[ExcavationDraw]):
    """The draw of an excavation, or a removal instead of it (E-13)."""

    takes = (Draw, RemoveInstead)

    def options(self, state: State, seat: Seat, step: ExcavationDraw) -> Iterator[Command]:
        """Both; the removal only with knowledge on the Timeline."""
        yield Draw()
        if timelines.knowledge(state.players[seat].timeline):
            yield RemoveInstead()

    def forbidden(
        self, state: State, seat: Seat, step: ExcavationDraw, command: Command
    ) -> Rule | None:
        """No removal without knowledge."""
        removes = isinstance(command, RemoveInstead)
        empty = not timelines.knowledge(state.players[seat].timeline)
        return "AK-EFF-07" if removes and empty else None

    def answer(self, ply: Ply, seat: Seat, step: ExcavationDraw, command: Command) -> None:
        """Draw everything, or give it up."""
        if isinstance(command, Draw):
            excavating.draw(ply, seat, step.count)
            return
        removal = TRIGGERS["excavating"][step.source].do[0]
        assert isinstance(removal, op.RemoveKnowledge)
        ply.note(EffectActivated(seat=seat, source=step.source, effect=0))
        player = ply.player(seat)
        ply.ask(seat, removing.removal(player, removal, step.source, optional=False))
