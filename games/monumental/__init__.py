"""Monumental: build a city, a culture and an empire of ancient civilisations.

`title` is all that anybody outside needs. Inside, from the bottom: `effects` and `box` (the data),
`options`, `commands`, `steps`, `state` (the table as it lies), `facts` (what happened), `rules`
(one module per section), and what people and programs see: `view`, `scene`, `picture`,
`catalogue`, `words`, `notation`, `bots`.
"""

from games.kernel.folding import evolve
from games.kernel.title import Meta, Title, Types
from games.monumental.bots import BOTS
from games.monumental.catalogue import catalogue
from games.monumental.commands import Command
from games.monumental.default import default
from games.monumental.facts import Fact
from games.monumental.imagine import imagine
from games.monumental.invariants import broken
from games.monumental.legend import LEGEND
from games.monumental.notation import NOTATION
from games.monumental.options import Options
from games.monumental.picture import picture
from games.monumental.rules import RULES
from games.monumental.rules.scoring import result
from games.monumental.scene import HANDLES, scene
from games.monumental.state import State
from games.monumental.view import View, view
from games.monumental.words import WORDS

META = Meta(
    slug="monumental",
    name="Monumental",
    seats=(2, 5),
    ruleset="monumental/1",
    rulesets=("monumental/1",),
    longest_game=10_000,
    notes=(
        "Classic and continuous mode with the modules Heroes and Monsters.",
        "Most costs, effects and figures of cards and tokens, the maps and the values of terrain"
        " are reconstructed, not the published ones; the catalogue marks each component.",
        "Solo play and the expansions are not part of this title (MO-COM-08).",
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
)
