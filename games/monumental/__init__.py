"""Monumental: build a city, a culture and an empire of ancient civilisations.

`title` is all that anybody outside needs. Inside, from the bottom: `effects` and `box` (the data),
`options`, `commands`, `steps`, `state` (the table as it lies), `facts` (what happened), `rules`
(one module per section), and what people and programs see: `view`, `scene`, `picture`,
`catalogue` (with `looks` and `texts`), `words`, `notation`, `bots`.
"""

from msgspec.structs import replace

from games.kernel.bots import RankedBot
from games.kernel.folding import evolve
from games.kernel.notation import notation
from games.kernel.players import players
from games.kernel.rulesets import decided_by
from games.kernel.search.budget import Budget
from games.kernel.search.playable import Playable
from games.kernel.title import Meta, Rulebook, Showing, Title, Types
from games.monumental.appraisal import APPRAISAL
from games.monumental.arrangement import ARRANGEMENT
from games.monumental.bots import BOTS
from games.monumental.catalogue import catalogue
from games.monumental.commands import Command
from games.monumental.default import default
from games.monumental.earlier import FIRST
from games.monumental.facts import Fact
from games.monumental.facts.flow import LastRoundAnnounced
from games.monumental.facts.map import ProvinceConquered
from games.monumental.facts.modules import MonsterAttackStarted
from games.monumental.imagine import imagine
from games.monumental.introduction import INTRODUCTION
from games.monumental.invariants import broken
from games.monumental.legend import LEGEND
from games.monumental.options import Options
from games.monumental.picture import picture
from games.monumental.rules import RULES
from games.monumental.rules.scoring import result, seat_points
from games.monumental.scene import scene
from games.monumental.state import State
from games.monumental.view import View, view
from games.monumental.words import WORDS

META = Meta(
    slug="monumental",
    name="Monumental",
    seats=(2, 5),
    ruleset="monumental/2",
    rulesets=("monumental/1", "monumental/2"),
    longest_game=10_000,
    minutes=70,
    weight="medium",
    bots=(
        RankedBot(bot="random", strength="easy"),
        RankedBot(bot="easy", strength="easy"),
        RankedBot(bot="scholar", strength="medium"),
        RankedBot(bot="statesman", strength="medium"),
        RankedBot(bot="builder", strength="medium"),
        RankedBot(bot="conqueror", strength="medium"),
        RankedBot(bot="medium", strength="medium"),
        RankedBot(bot="hard", strength="hard"),
        RankedBot(bot="expert", strength="expert"),
    ),
    opponent="medium",
    notes=(
        "Classic and continuous mode with the modules Heroes and Monsters.",
        "Most costs, effects and figures of cards and tokens, the maps and the values of terrain"
        " are reconstructed, not the published ones; the catalogue marks each component.",
        "Solo play and the expansions are not part of this title (MO-COM-08).",
    ),
)

EXPERT = Budget(1000, worlds=48)
"""What the strongest bot looks at for a decision: as much as takes about a second."""

RULEBOOK: Rulebook[State, Command, Fact, Options] = Rulebook(
    setup=RULES.setup,
    decide=RULES.decide,
    evolve=evolve,
    legal=RULES.legal,
    sample=RULES.sample,
    carry_out=RULES.carry_out,
    refused=RULES.refused,
    result=result,
    imagine=imagine,
    invariants=broken,
    default=default,
)

_LATEST: Title[State, Command, Fact, View, Options] = Title(
    meta=META,
    types=Types(state=State, command=Command, fact=Fact, view=View, options=Options),
    rules=RULEBOOK,
    showing=Showing(
        view=view,
        catalogue=catalogue,
        notation=notation(Command),
        legend=LEGEND,
        picture=picture,
        scene=scene,
        arrangement=ARRANGEMENT,
        points=seat_points,
        milestones={LastRoundAnnounced: "hourglass"},
        strikes={ProvinceConquered: "former", MonsterAttackStarted: "order"},
        background=frozenset({"display"}),
    ),
    bots={**players(Playable(RULEBOOK, APPRAISAL), BOTS["conqueror"], EXPERT), **BOTS},
    words=WORDS,
    introduction=INTRODUCTION,
    appraisal=APPRAISAL,
)

title: Title[State, Command, Fact, View, Options] = replace(
    _LATEST, under={"monumental/1": decided_by(_LATEST, "monumental/1", FIRST)}.get
)
