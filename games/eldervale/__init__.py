"""Dwellings of Eldervale: workers, dwellings and battles on a growing map.

`title` is all that anybody outside needs. Inside, from the bottom: `effects` and `box` (the data),
`options`, `commands`, `steps`, `state` (the table as it lies), `facts` (what happened), `rules`
(by sections of the rulebook), and what people and programs see: `view`, `scene` with
`player_board`, `pieces` and `decision_items`, `picture`, `catalogue`, `words`, `bots`.
"""

from msgspec.structs import replace

from games.eldervale.apart import apart
from games.eldervale.appraisal import APPRAISAL
from games.eldervale.arrangement import ARRANGEMENT
from games.eldervale.bots import BOTS
from games.eldervale.catalogue import catalogue
from games.eldervale.commands.program import Command
from games.eldervale.default import default
from games.eldervale.earlier import FIRST
from games.eldervale.facts import Fact
from games.eldervale.facts.battle import BattleResolved
from games.eldervale.facts.flow import EndTriggered
from games.eldervale.facts.goods import ResourceStolen
from games.eldervale.imagine import imagine
from games.eldervale.introduction import INTRODUCTION
from games.eldervale.invariants import broken
from games.eldervale.legend import LEGEND
from games.eldervale.options import Options
from games.eldervale.picture import picture
from games.eldervale.rules import RULES
from games.eldervale.rules.scoring import result, seat_points
from games.eldervale.scene import scene
from games.eldervale.state import State
from games.eldervale.view import View, view
from games.eldervale.windows import WINDOWS
from games.eldervale.words import WORDS
from games.kernel.bots import RankedBot
from games.kernel.folding import evolve
from games.kernel.notation import notation
from games.kernel.players import players
from games.kernel.rulesets import decided_by
from games.kernel.search.budget import Budget
from games.kernel.search.playable import Playable
from games.kernel.title import Meta, Rulebook, Showing, Title, Types

META = Meta(
    slug="eldervale",
    name="Dwellings of Eldervale",
    seats=(1, 5),
    ruleset="eldervale/2",
    rulesets=("eldervale/1", "eldervale/2"),
    longest_game=30_000,
    minutes=90,
    weight="heavy",
    bots=(
        RankedBot(bot="random", strength="easy"),
        RankedBot(bot="easy", strength="easy"),
        RankedBot(bot="delver", strength="medium"),
        RankedBot(bot="balanced", strength="medium"),
        RankedBot(bot="warlord", strength="medium"),
        RankedBot(bot="settler", strength="medium"),
        RankedBot(bot="medium", strength="medium"),
        RankedBot(bot="hard", strength="hard"),
        RankedBot(bot="expert", strength="expert"),
    ),
    opponent="medium",
    notes=(
        "All modules are options; one seat plays against the Ghosts.",
        "Most cards, abilities, costs and layouts are reconstructed, not the published ones; the"
        " catalogue marks each component.",
    ),
)

EXPERT = Budget(400, worlds=48)
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
    windows=WINDOWS,
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
        apart=apart,
        points=seat_points,
        milestones={EndTriggered: "hourglass"},
        strikes={ResourceStolen: "victim", BattleResolved: "losers"},
    ),
    bots={**players(Playable(RULEBOOK, APPRAISAL), BOTS["settler"], EXPERT), **BOTS},
    words=WORDS,
    introduction=INTRODUCTION,
    appraisal=APPRAISAL,
)

title: Title[State, Command, Fact, View, Options] = replace(
    _LATEST, under={"eldervale/1": decided_by(_LATEST, "eldervale/1", FIRST)}.get
)
