"""Questions about technologies off the boards."""

from collections.abc import Iterator

from games.ancient_knowledge import boards, learning
from games.ancient_knowledge.commands import Command, Learn, Pass, ToBottom
from games.ancient_knowledge.components import TECHNOLOGIES
from games.ancient_knowledge.facts.technologies import (
    TechnologyMovedToDeckBottom,
    TechnologyPutUnder,
)
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions.base import LAPSE, Asked, Lapse
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import (
    FinishPeek,
    PeekLearn,
    PeekReturn,
    TechnologyReturn,
)
from games.kernel.seats import Seat


class LearnLookedAt(Asked[PeekLearn]):
    """Which of the technologies looked at is learned (E-19)."""

    takes = (Learn, Pass)

    def options(self, state: State, seat: Seat, step: PeekLearn) -> Iterator[Command]:
        """Each that is learnable; `pass` only without one."""
        player = state.players[seat]
        learnable = tuple(learning.learnable(player, player.aside.technologies))
        yield from map(Learn, learnable)
        if not learnable:
            yield Pass()

    def forbidden(self, state: State, seat: Seat, step: PeekLearn, command: Command) -> Rule | None:
        """One has to be learned if one can be."""
        player = state.players[seat]
        if isinstance(command, Learn):
            return learning.forbidden(player, command, player.aside.technologies)
        return None if command in self.options(state, seat, step) else "AK-EFF-02"

    def answer(self, ply: Ply, seat: Seat, step: PeekLearn, command: Command) -> None:
        """Learn it; its triggers wait until the rest is put away (AK-DECK-05)."""
        if isinstance(command, Learn):
            learning.learn_looked_at(ply, seat, command.technology)
            ply.work(seat, FinishPeek(technology=command.technology))
        ply.ask(seat, PeekReturn(source=step.source))


class ReturnLookedAt(Asked[PeekReturn]):
    """The order in which the rest goes under the deck; only its owner knows it (AK-HID-04)."""

    takes = (ToBottom,)

    def options(self, state: State, seat: Seat, step: PeekReturn) -> Iterator[Command]:
        """Each that is left."""
        return map(ToBottom, state.players[seat].aside.technologies)

    def forbidden(
        self, state: State, seat: Seat, step: PeekReturn, command: Command
    ) -> Rule | None:
        """Only those."""
        return None if command in self.options(state, seat, step) else "AK-LRN-01"

    def automatic(self, state: State, seat: Seat, step: PeekReturn) -> Command | Lapse | None:
        """The last one, or none."""
        left = state.players[seat].aside.technologies
        if not left:
            return LAPSE
        return ToBottom(left[0]) if len(left) == 1 else None

    def answer(self, ply: Ply, seat: Seat, step: PeekReturn, command: Command) -> None:
        """Put it under the deck."""
        assert isinstance(command, ToBottom)
        technology = command.technology
        level = TECHNOLOGIES[technology].level
        ply.note(TechnologyPutUnder(seat=seat, level=level, technology=technology))
        if ply.player(seat).aside.technologies:
            ply.ask(seat, PeekReturn(source=step.source))


class ReturnFaceUp(Asked[TechnologyReturn]):
    """Which face-up technology goes under its deck (E-23)."""

    takes = (ToBottom,)

    def options(self, state: State, seat: Seat, step: TechnologyReturn) -> Iterator[Command]:
        """Those on the boards (of the level)."""
        return map(ToBottom, boards.face_up(state, step.level))

    def forbidden(
        self, state: State, seat: Seat, step: TechnologyReturn, command: Command
    ) -> Rule | None:
        """Only those."""
        return None if command in self.options(state, seat, step) else "AK-LRN-01"

    def automatic(self, state: State, seat: Seat, step: TechnologyReturn) -> Command | Lapse | None:
        """The only one, or none."""
        options = tuple(self.options(state, seat, step))
        if not options:
            return LAPSE
        return options[0] if len(options) == 1 else None

    def answer(self, ply: Ply, seat: Seat, step: TechnologyReturn, command: Command) -> None:
        """Put it under the deck and check the board (AK-TEC-02)."""
        assert isinstance(command, ToBottom)
        board = boards.board_with(ply.state, command.technology)
        assert board is not None, f"{command.technology} lies on no board"
        ply.note(
            TechnologyMovedToDeckBottom(seat=seat, technology=command.technology, board=board.id)
        )
        boards.check(ply, board.id)
        if step.left > 1:
            again = TechnologyReturn(source=step.source, level=step.level, left=step.left - 1)
            ply.ask(seat, again)
