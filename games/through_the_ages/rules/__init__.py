"""The rules, one module per section of the rulebook, from which the tables are derived."""

from collections.abc import Container, Mapping

from games.kernel.rules import Rules
from games.kernel.tables import modules, parts, tables
from games.through_the_ages.box import CARDS, KINDS
from games.through_the_ages.commands import Command
from games.through_the_ages.facts import Fact
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.out_of_turn import misfit, out_of_turn
from games.through_the_ages.rules.setup import begin
from games.through_the_ages.state import State
from games.through_the_ages.steps import Step

TABLES = tables(parts(*modules(__name__, __path__)), Step)

THINGS: Mapping[str, Container[str]] = {
    "card": {*KINDS, *CARDS},
    "from_card": KINDS,
    "to_card": KINDS,
    "card_instance": CARDS,
    "pact": CARDS,
}
"""The names that something has, by field of commands."""

ASTRAY = frozenset(
    (
        "no-barbarossa",
        "no-columbus",
        "no-such-aggression",
        "no-such-pact",
        "no-such-pact-of-yours",
        "no-such-tactic",
        "no-such-war",
        "not-a-government",
        "not-a-leader",
        "not-a-technology",
        "not-an-action-card",
        "not-in-hand",
    )
)
"""Keys of refusals of commands that name a thing of another sort, or of somebody else."""

RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=begin,
    move=Move,
    tables=TABLES,
    misfit=misfit,
    out_of_turn=out_of_turn,
    things=THINGS,
    astray=ASTRAY,
)
