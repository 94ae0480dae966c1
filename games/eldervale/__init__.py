"""Dwellings of Eldervale: workers, dwellings and battles on a growing map.

`title` is all that anybody outside needs. Inside, from the bottom: `effects` and `box` (the data),
`options`, `commands`, `steps`, `state` (the table as it lies), `facts` (what happened), `rules`
(one module per section), and what people and programs see: `view`, `scene` with `mat`, `pieces`
and `handles`, `picture`, `catalogue`, `words`, `notation`, `bots`.
"""

from games.eldervale.bots import BOTS
from games.eldervale.catalogue import catalogue
from games.eldervale.commands.program import Command
from games.eldervale.default import WINDOWS, default
from games.eldervale.facts import Fact
from games.eldervale.handles import HANDLES
from games.eldervale.imagine import imagine
from games.eldervale.invariants import broken
from games.eldervale.legend import LEGEND
from games.eldervale.notation import NOTATION
from games.eldervale.options import Options
from games.eldervale.picture import picture
from games.eldervale.rules import RULES
from games.eldervale.rules.scoring import result
from games.eldervale.scene import scene
from games.eldervale.state import State
from games.eldervale.view import View, view
from games.eldervale.words import WORDS
from games.kernel.folding import evolve
from games.kernel.title import Meta, Title, Types

META = Meta(
    slug="eldervale",
    name="Dwellings of Eldervale",
    seats=(1, 5),
    ruleset="eldervale/1",
    rulesets=("eldervale/1",),
    longest_game=30_000,
    notes=(
        "All modules are options; one seat plays against the Ghosts.",
        "Most cards, abilities, costs and layouts are reconstructed, not the published ones; the"
        " catalogue marks each component.",
    ),
)

title: Title[State, Command, Fact, View, Options] = Title(
    meta=META,
    types=Types(state=State, command=Command, fact=Fact, view=View, options=Options),
    setup=RULES.setup,
    decide=RULES.decide,
    evolve=evolve,
    legal=RULES.legal,
    view=view,
    result=result,
    imagine=imagine,
    invariants=broken,
    catalogue=catalogue,
    notation=NOTATION,
    bots=BOTS,
    legend=LEGEND,
    picture=picture,
    scene=scene,
    handles=HANDLES,
    words=WORDS,
    default=default,
    windows=WINDOWS,
)
