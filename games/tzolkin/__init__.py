"""Tzolk'in: The Mayan Calendar, for two to four players: the title, put together from its parts."""

from games.kernel.bots import RankedBot
from games.kernel.folding import evolve
from games.kernel.notation import notation
from games.kernel.players import players
from games.kernel.search.budget import Budget
from games.kernel.search.playable import Playable
from games.kernel.title import Meta, Rulebook, Showing, Title, Types, at_steps
from games.tzolkin.appraisal import APPRAISAL
from games.tzolkin.arrangement import ARRANGEMENT
from games.tzolkin.bots import BOTS
from games.tzolkin.catalogue import catalogue
from games.tzolkin.commands import Command
from games.tzolkin.default import default
from games.tzolkin.facts import Fact
from games.tzolkin.facts.calendar import WorkersFed
from games.tzolkin.imagine import imagine
from games.tzolkin.introduction import INTRODUCTION
from games.tzolkin.invariants import broken
from games.tzolkin.legend import LEGEND
from games.tzolkin.options import Options
from games.tzolkin.picture import picture
from games.tzolkin.rules import RULES
from games.tzolkin.rules.scoring import result, seat_points
from games.tzolkin.scene import scene
from games.tzolkin.state import State
from games.tzolkin.steps import ChoosingWealth
from games.tzolkin.view import View, view
from games.tzolkin.words import WORDS

EXPERT = Budget(500, worlds=48)
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
    public=at_steps(*(RULES.tables.decisions.keys() - {ChoosingWealth})),
)

title: Title[State, Command, Fact, View, Options] = Title(
    meta=Meta(
        slug="tzolkin",
        name="Tzolk'in: The Mayan Calendar",
        seats=(2, 4),
        ruleset="tzolkin/1",
        rulesets=("tzolkin/1",),
        longest_game=6000,
        minutes=45,
        weight="medium",
        bots=(
            RankedBot(bot="random", strength="easy"),
            RankedBot(bot="easy", strength="easy"),
            RankedBot(bot="farmer", strength="medium"),
            RankedBot(bot="skulls", strength="medium"),
            RankedBot(bot="temples", strength="medium"),
            RankedBot(bot="medium", strength="medium"),
            RankedBot(bot="hard", strength="hard"),
            RankedBot(bot="expert", strength="expert"),
        ),
        opponent="medium",
        notes=(
            "The base game with its adjustments for two and three players (TZ-VAR-01).",
            "Names of tiles describe what they do: the tiles of the box carry no names.",
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
        milestones={WorkersFed: "food_day"},
        background=frozenset({"tooth", "space"}),
    ),
    bots={**players(Playable(RULEBOOK, APPRAISAL), BOTS["temples"], EXPERT), **BOTS},
    words=WORDS,
    introduction=INTRODUCTION,
    appraisal=APPRAISAL,
)
