"""The rules, by the sections of rules.md; the tables are derived from the modules.

| section | where |
| --- | --- |
| 1 general, 15.4 Underworld | `units`, `targeting` |
| 3 setup, 18.6 draft | `setup` |
| 4 turn | `turn` |
| 5 placing | `placing` |
| 6 realms, ruins, Dungeon | `realms` |
| 7 Regroup, card actions | `regroup`, `summoning` |
| 8 dwellings | `dwellings` |
| 9 free actions, 12 orbs, 13 tableau, 18.2 mercenaries, 18.5 teams, 18.7 tactics | `free_actions` |
| 10 resources | `resources` |
| 11 magic cards | `magic` |
| 14 power, 15.4 glory | `power` |
| 15 battle | `battle` |
| 16 monsters | `monsters` |
| 17 end and scoring | `scoring` |
| 19 solo | `solo` |

`effects` says what effects are made of, and `resolution` carries them out; `choice` is the base of
the decisions, `move` the move being decided.
"""

from games.eldervale.commands.program import Command
from games.eldervale.effects.base import ReadOnly
from games.eldervale.effects.program import AnyOperation
from games.eldervale.facts import Fact
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.free_actions.interruption import interruptible
from games.eldervale.rules.move import Move
from games.eldervale.rules.naming import THINGS, UNCLICKED
from games.eldervale.rules.out_of_turn import misfit, out_of_turn
from games.eldervale.rules.resolution import Resolution
from games.eldervale.rules.setup import elements
from games.eldervale.state import State
from games.eldervale.steps import Step
from games.eldervale.steps.treasure import Cashing
from games.kernel.rules import Rules
from games.kernel.tables import Tables, handlers, modules, parts, tables


def _interruptible(plain: Tables) -> Tables:
    """The tables in which every question but the offers takes free actions, too (EV-FRE-01)."""
    return Tables(
        decisions={
            step: interruptible(one) if isinstance(one, Choice) and step is not Cashing else one
            for step, one in plain.decisions.items()
        },
        work=plain.work,
    )


_PARTS = parts(*modules(__name__, __path__))
RESOLUTION = Resolution(handlers(_PARTS, AnyOperation, read_only=ReadOnly))
TABLES = _interruptible(tables((*_PARTS, RESOLUTION), Step))


def tend(move: Move) -> None:
    """Every seat with a treasure token has an offer to cash it in (EV-FRE-02)."""
    if move.state.phase != "turns":
        return
    offers = {frame.seat: frame for frame in move.frames if type(frame.step) is Cashing}
    for seat in range(move.state.seats):
        wanted = bool(move.state.players[seat].tray)
        if wanted and seat not in offers:
            move.offer(seat, Cashing())
        elif offers and not wanted and seat in offers:
            move.close(offers[seat])


ASTRAY = frozenset(
    (
        "action-unknown",
        "card-no-aura",
        "card-no-quest",
        "card-not-in-hand",
        "card-not-in-pack",
        "card-not-in-tableau",
        "card-without-free-action",
        "effect-not-offered",
        "no-teammate",
        "pay-one-thing",
        "quest-no-spell",
        "sword-for-whom",
    )
)
"""Keys of refusals of commands that name a thing of another sort, or of somebody else."""

RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=elements.begin,
    move=Move,
    tables=TABLES,
    misfit=misfit,
    out_of_turn=out_of_turn,
    tend=tend,
    things=THINGS,
    astray=ASTRAY,
    unclicked=UNCLICKED,
)
