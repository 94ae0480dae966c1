"""The rules, one module per section of rules.md, and the only tables: decisions, work, effects.

From the ground up: `base`, `sources`, `conditions`, `paying`; `magic_deck`, `gaining`, `tracks`,
`treasure`, `targets`, `units`, `monsters`, `targeting`; `dwellings`, `summoning`, `tiles`,
`adventures`, `dungeon`; `battlefield`, `dice`, `dice_changes`, `possible` (what could be done);
`reach`, `ability`, `placing`, `realms`; `card_actions`, `regroup`, `choices`, `hand`, `victims`;
`magic`, `tableau`, `orbs`, `mercenaries`, `teams`, `free_actions`; `incursions`, `solo`; the stages
of a battle `windows`, `joining`, `boosting`, `rolling`, `reward`, `losing`, `battle`; `scoring`,
`turn`; `map_making`, `draft`, `opening`, `setup`. `handlers`, `questions`, `works` are the tables.
"""

from games.eldervale.commands.program import Command
from games.eldervale.facts import Fact
from games.eldervale.rules import setup
from games.eldervale.rules.base import NOT_AN_ANSWER, Move, named, refuse
from games.eldervale.rules.questions import DECISIONS
from games.eldervale.rules.works import WORK
from games.eldervale.state import State
from games.eldervale.steps import Step
from games.eldervale.steps.treasure import Cashing
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.seats import Seat


def misfit(_state: State, step: Step, _command: Command) -> Illegal:
    """The refusal of a command that is no answer of the pending step's kind."""
    asked = named(step).replace("-", " ")
    return refuse(NOT_AN_ANSWER, f"That does not answer the open decision ({asked}).")


def out_of_turn(state: State, _seat: Seat, _command: Command) -> Illegal:
    """The refusal of a command of a seat that has nothing to decide."""
    if state.phase == "over":
        return refuse("EV-END-02", "The game is over.")
    return refuse("EV-TRN-01", "Another player decides now.")


def tend(move: Move) -> None:
    """Every seat with a treasure token has an offer to cash it in (EV-FRE-02)."""
    if move.state.phase != "turns":
        return
    offers = {frame.seat: frame for frame in move.frames if isinstance(frame.step, Cashing)}
    for seat in range(move.state.seats):
        if move.player(seat).tray and seat not in offers:
            move.offer(seat, Cashing())
        elif not move.player(seat).tray and seat in offers:
            move.close(offers[seat])


RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=setup.begin,
    move=Move,
    decisions=DECISIONS,
    work=WORK,
    misfit=misfit,
    out_of_turn=out_of_turn,
    tend=tend,
)
