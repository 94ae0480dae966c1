"""The rules, one module per section of rules.md, from which the tables are derived.

A module holds the decisions of its section with their refusals, the operations of effects that
lead to them, and the work that goes on by itself. The order among them: `move`, `choice` and
`action`; `paying` and `resources`; `city`, `slots`, `acquiring`, `wonders`, `policies`, `conquest`,
`rewards`, `moving`, `outposts`, `exploring`, `discoveries`, `heroes` (the actions); `resolution`,
which carries out effects, and `using`; `display`, `monsters`, `scoring`, `rounds`, `turn`, `setup`.
`out_of_turn` refuses what comes at the wrong moment.
`earlier` has what earlier rulesets decide otherwise.
"""

from collections.abc import Container, Mapping

from games.kernel.rules import Rules
from games.kernel.tables import modules, parts, tables
from games.monumental.box import BOX, CARDS, EFFECTS, HEROES, POLICIES
from games.monumental.commands import Command
from games.monumental.effects import RESOURCES
from games.monumental.facts import Fact
from games.monumental.rules.move import Move
from games.monumental.rules.out_of_turn import misfit, out_of_turn
from games.monumental.rules.setup import begin
from games.monumental.state import State
from games.monumental.steps import Step

TABLES = tables(parts(*modules(__name__, __path__)), Step)

_TILES = frozenset(tile.id for layout in BOX.maps.layouts for tile in layout.tiles)

THINGS: Mapping[str, Container[str]] = {
    "target": _TILES,
    "tile": _TILES,
    "to": _TILES,
    "origin": _TILES,
    "hero": HEROES,
    "policy": POLICIES,
    "card": CARDS,
    "source": {*RESOURCES, *CARDS, *EFFECTS},
}
"""The names that something has, by field of commands."""


ASTRAY = frozenset(("no-such-effect",))
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
