"""The action phase: the choice of an action (AK-ACT), and SEARCH (AK-SEA)."""

from collections.abc import Iterator, Mapping
from typing import Literal

from games.ancient_knowledge.box import BOX
from games.ancient_knowledge.commands import (
    ActionCommand,
    Archive,
    Create,
    Excavate,
    Learn,
    Search,
)
from games.ancient_knowledge.facts.turn import ActionChosen
from games.ancient_knowledge.rules import archive, create, excavate, learn
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.hand import draw
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import ChoosingAction
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

ActionName = Literal["create", "learn", "archive", "excavate", "search"]

NAMES: Mapping[type[ActionCommand], ActionName] = {
    Create: "create",
    Learn: "learn",
    Archive: "archive",
    Excavate: "excavate",
    Search: "search",
}


class ActionChoice(Choice[ChoosingAction, ActionCommand]):
    """CREATE, LEARN, ARCHIVE, EXCAVATE or SEARCH; never answered by the engine."""

    def options(self, state: State, seat: Seat, step: ChoosingAction) -> Iterator[ActionCommand]:
        """Every action that can be performed; SEARCH always can (AK-ACT-02, AK-ACT-03)."""
        player = state.players[seat]
        yield from create.options(player)
        yield from map(Learn, learn.on_boards(state, player))
        if archive.possible(player):
            yield Archive()
        yield from map(Excavate, range(1, player.past.upright + 1))
        yield Search()

    def forbidden(
        self, state: State, seat: Seat, step: ChoosingAction, command: ActionCommand
    ) -> Illegal | None:
        """As the rules of the action say."""
        player = state.players[seat]
        match command:
            case Create():
                return create.forbidden(player, command)
            case Learn():
                return learn.forbidden(player, command, state.face_up())
            case Archive():
                return archive.forbidden(player)
            case Excavate(count=count):
                return excavate.forbidden(player, count)
            case Search():
                return None

    def answer(self, move: Move, seat: Seat, step: ChoosingAction, command: ActionCommand) -> None:
        move.note(ActionChosen(seat=seat, action=NAMES[type(command)], index=step.index))
        match command:
            case Create():
                create.begin(move, seat, command)
            case Learn(technology=technology):
                learn.learn(move, seat, technology)
            case Archive():
                archive.begin(move, seat)
            case Excavate(count=count):
                excavate.begin(move, seat, count)
            case Search():
                draw(move, seat, BOX.constants.search_draw, "search")
