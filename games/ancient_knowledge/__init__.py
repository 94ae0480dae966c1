"""Ancient Knowledge: build monuments on a Timeline, let them decline into the Past."""

from msgspec.structs import replace

from games.ancient_knowledge.appraisal import APPRAISAL
from games.ancient_knowledge.arrangement import ARRANGEMENT
from games.ancient_knowledge.bots import BOTS
from games.ancient_knowledge.catalogue import catalogue
from games.ancient_knowledge.commands import Command
from games.ancient_knowledge.default import default
from games.ancient_knowledge.earlier import FIRST
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.facts.passing import CardStolen
from games.ancient_knowledge.facts.turn import EndTriggered
from games.ancient_knowledge.imagine import imagine
from games.ancient_knowledge.introduction import INTRODUCTION
from games.ancient_knowledge.invariants import broken
from games.ancient_knowledge.legend import LEGEND
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.picture import picture
from games.ancient_knowledge.rules import RULES
from games.ancient_knowledge.rules.scoring import result, seat_points
from games.ancient_knowledge.scene import scene
from games.ancient_knowledge.state import State
from games.ancient_knowledge.view import View, view
from games.ancient_knowledge.windows import WINDOWS
from games.ancient_knowledge.words import WORDS
from games.kernel.bots import RankedBot
from games.kernel.folding import evolve
from games.kernel.notation import notation
from games.kernel.players import players
from games.kernel.rulesets import decided_by
from games.kernel.search.playable import Playable
from games.kernel.title import Meta, Rulebook, Showing, Title, Types

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
    meta=Meta(
        slug="ancient-knowledge",
        name="Ancient Knowledge",
        seats=(2, 4),
        ruleset="ancient-knowledge/2",
        rulesets=("ancient-knowledge/1", "ancient-knowledge/2"),
        longest_game=40_000,
        minutes=40,
        weight="light",
        bots=(
            RankedBot(bot="random", strength="easy"),
            RankedBot(bot="easy", strength="easy"),
            RankedBot(bot="scholar", strength="medium"),
            RankedBot(bot="builder", strength="medium"),
            RankedBot(bot="racer", strength="medium"),
            RankedBot(bot="medium", strength="medium"),
            RankedBot(bot="hard", strength="hard"),
            RankedBot(bot="expert", strength="expert"),
        ),
        opponent="medium",
        notes=(
            "The base game with the first-game option and the team variant for four seats.",
            "A round limit is our ruling; the rulebook has none (AK-END-04).",
            "The expansion Heritage is not part of this title.",
        ),
    ),
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
        milestones={EndTriggered: "hourglass"},
        strikes={CardStolen: "from_seat"},
    ),
    bots={**players(Playable(RULEBOOK, APPRAISAL), BOTS["racer"]), **BOTS},
    words=WORDS,
    introduction=INTRODUCTION,
    appraisal=APPRAISAL,
)

title: Title[State, Command, Fact, View, Options] = replace(
    _LATEST, under={"ancient-knowledge/1": decided_by(_LATEST, "ancient-knowledge/1", FIRST)}.get
)
