"""Ancient Knowledge: build monuments on a Timeline, let them decline into the Past."""

from games.ancient_knowledge.bots import BOTS
from games.ancient_knowledge.catalogue import catalogue
from games.ancient_knowledge.commands import Command
from games.ancient_knowledge.default import default
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.imagine import imagine
from games.ancient_knowledge.invariants import broken
from games.ancient_knowledge.legend import LEGEND
from games.ancient_knowledge.notation import NOTATION
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.picture import picture
from games.ancient_knowledge.rules import RULES
from games.ancient_knowledge.rules.scoring import result
from games.ancient_knowledge.rules.team import WINDOWS
from games.ancient_knowledge.scene import HANDLES, scene
from games.ancient_knowledge.state import State
from games.ancient_knowledge.view import View, view
from games.ancient_knowledge.words import WORDS
from games.kernel.folding import evolve
from games.kernel.title import Meta, Title, Types

title: Title[State, Command, Fact, View, Options] = Title(
    meta=Meta(
        slug="ancient-knowledge",
        name="Ancient Knowledge",
        seats=(2, 4),
        ruleset="ancient-knowledge/1",
        rulesets=("ancient-knowledge/1",),
        longest_game=40_000,
        notes=(
            "The base game with the first-game option and the team variant for four seats.",
            "A round limit is our ruling; the rulebook has none (AK-END-04).",
            "The expansion Heritage is not part of this title.",
        ),
    ),
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
