"""The choice of an action (AK-ACT)."""

from collections.abc import Iterator, Mapping
from typing import Literal

from games.ancient_knowledge import archiving, boards, creating, drawing, excavating, learning
from games.ancient_knowledge.commands import (
    Archive,
    Command,
    Create,
    Excavate,
    Learn,
    Search,
)
from games.ancient_knowledge.components import BOX
from games.ancient_knowledge.facts.flow import ActionChosen
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions.base import Asked
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import ChooseAction
from games.kernel.seats import Seat

ActionName = Literal["create", "learn", "archive", "excavate", "search"]


class ActionChoice(Asked[ChooseAction]):
    """CREATE, LEARN, ARCHIVE, EXCAVATE or SEARCH; never answered by the engine."""

    takes = (Create, Learn, Archive, Excavate, Search)

    def options(self, state: State, seat: Seat, step: ChooseAction) -> Iterator[Command]:
        """Every action that can be performed; SEARCH always can (AK-ACT-02, AK-ACT-03)."""
        player = state.players[seat]
        yield from creating.options(player)
        for technology in learning.on_boards(state, player):
            yield Learn(technology)
        if archiving.possible(player):
            yield Archive()
        for count in range(1, player.past.upright + 1):
            yield Excavate(count)
        yield Search()

    def forbidden(
        self, state: State, seat: Seat, step: ChooseAction, command: Command
    ) -> Rule | None:
        """As the rules of the action say."""
        player = state.players[seat]
        match command:
            case Create():
                return creating.forbidden(player, command)
            case Learn():
                return learning.forbidden(player, command, boards.face_up(state))
            case Archive():
                return None if archiving.possible(player) else "AK-ARC-02"
            case Excavate(count=count):
                return excavating.forbidden(player, count)
            case _:
                return None

    def answer(self, ply: Ply, seat: Seat, step: ChooseAction, command: Command) -> None:
        """Perform the action."""
        action = _ACTIONS[type(command)]
        ply.note(ActionChosen(seat=seat, action=action, index=step.index))
        match command:
            case Create():
                creating.begin(ply, seat, command)
            case Learn(technology=technology):
                learning.learn(ply, seat, technology)
            case Archive():
                archiving.begin(ply, seat)
            case Excavate(count=count):
                excavating.begin(ply, seat, count)
            case _:
                drawing.draw(ply, seat, BOX.constants.search_draw, "search")


_ACTIONS: Mapping[type[Command], ActionName] = {
    Create: "create",
    Learn: "learn",
    Archive: "archive",
    Excavate: "excavate",
    Search: "search",
}
