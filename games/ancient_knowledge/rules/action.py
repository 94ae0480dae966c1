"""The action phase: the choice of an action (AK-ACT), and SEARCH (AK-SEA)."""

from collections.abc import Iterable, Mapping
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
from games.kernel.chance import Chance, pick
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat

ActionName = Literal["create", "learn", "archive", "excavate", "search"]

NAMES: Mapping[type[ActionCommand], ActionName] = {
    Create: "create",
    Learn: "learn",
    Archive: "archive",
    Excavate: "excavate",
    Search: "search",
}


CIRCLE: tuple[tuple[ActionName, int], ...] = (
    ("create", 8),
    ("excavate", 3),
    ("learn", 4),
    ("archive", 1),
    ("search", 1),
)
"""The actions in a circle, and how often each is drawn for a sample."""

WAYS = tuple(
    tuple(name for name, _ in (*CIRCLE[at:], *CIRCLE[:at]))
    for at, (_, often) in enumerate(CIRCLE)
    for _ in range(often)
)
"""The circle from each action on, as often as it is drawn."""


class ActionChoice(Choice[ChoosingAction, ActionCommand]):
    """CREATE, LEARN, ARCHIVE, EXCAVATE or SEARCH; never answered by the engine."""

    def options(self, state: State, seat: Seat, step: ChoosingAction) -> Iterable[ActionCommand]:
        """Every action that can be performed; SEARCH always can (AK-ACT-02, AK-ACT-03)."""
        player = state.players[seat]
        some: list[ActionCommand] = [*create.options(player)]
        some += map(Learn, learn.on_boards(state, player))
        if archive.possible(player):
            some.append(Archive())
        some += map(Excavate, range(1, player.past.upright + 1))
        some.append(Search())
        return some

    def sample(
        self, state: State, seat: Seat, step: ChoosingAction, chance: Chance
    ) -> ActionCommand:
        """First an action, as `CIRCLE` says, or the next one of the circle that can be performed;
        then, evenly, one of its commands; a technology as `learn.drawn` says."""
        for action in pick(chance, WAYS, SAMPLE):
            command = self._of_action(state, seat, action, chance)
            if command is not None:
                return command
        raise AssertionError("SEARCH is always possible")

    def _of_action(
        self, state: State, seat: Seat, action: ActionName, chance: Chance
    ) -> ActionCommand | None:
        """A command of an action at random, if it can be performed."""
        player = state.players[seat]
        match action:
            case "create":
                some = create.options(player)
                return pick(chance, some, SAMPLE) if some else None
            case "excavate":
                upright = player.past.upright
                return Excavate(1 + chance.below(upright, SAMPLE)) if upright else None
            case "learn":
                return learn.drawn(state, player, chance)
            case "archive":
                return Archive() if archive.possible(player) else None
            case "search":
                return Search()

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
