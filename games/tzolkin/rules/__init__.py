"""The rules: one module per section, from which the tables are derived.

Each decision has its options, refusals and answer in one class; each operation of an effect has
its handler beside the decision that it opens.
"""

from games.kernel.rules import Rules
from games.kernel.tables import modules, parts, tables
from games.tzolkin.box import BUILDINGS, MONUMENTS
from games.tzolkin.commands import Command
from games.tzolkin.facts import Fact
from games.tzolkin.rules import setup
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.out_of_turn import misfit, out_of_turn
from games.tzolkin.state import State
from games.tzolkin.steps import Step

TABLES = tables(parts(*modules(__name__, __path__)), Step)

ASTRAY = frozenset(
    (
        "building-not-on-display",
        "keep-two-of-your-tiles",
        "no-mercy-needed",
        "only-a-building",
    )
)
"""Keys of refusals of commands that name a thing of another sort, or of somebody else."""

RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=setup.begin,
    move=Move,
    tables=TABLES,
    misfit=misfit,
    out_of_turn=out_of_turn,
    things={"building": BUILDINGS, "monument": MONUMENTS},
    astray=ASTRAY,
)
