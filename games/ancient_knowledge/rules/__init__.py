"""The rules, one module per section of rules.md, from which the tables are derived.

A step of the agenda has a decision or work, and an operation of a card has a handler; each names
what it is for.
"""

from collections.abc import Container, Mapping

from games.ancient_knowledge.box import BUILDERS, TECHNOLOGIES
from games.ancient_knowledge.commands import Command
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.rules import seating, setup, team, turn
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.out_of_turn import misfit, out_of_turn
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import Step
from games.kernel.rules import Rules
from games.kernel.tables import modules, parts, tables

TABLES = tables(parts(*modules(__name__, __path__)), Step)

THINGS: Mapping[str, Container[str]] = {
    "card": BUILDERS,
    "artifact": BUILDERS,
    "monument": BUILDERS,
    "first": BUILDERS,
    "second": BUILDERS,
    "technology": TECHNOLOGIES,
    "source": {*BUILDERS, *TECHNOLOGIES},
}
"""The names that something has, by field of commands."""


def idle(move: Move) -> bool:
    """The course of the game, when no step can go on."""
    return setup.idle(move) if move.state.stage == "setup" else turn.idle(move)


ASTRAY = frozenset(("card-pays-nothing",))
"""Keys of refusals of commands that name a thing of another sort, or of somebody else."""

RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=setup.begin,
    move=Move,
    tables=TABLES,
    misfit=misfit,
    out_of_turn=out_of_turn,
    idle=idle,
    order=seating.acting_first,
    tend=team.tend,
    things=THINGS,
    astray=ASTRAY,
)
