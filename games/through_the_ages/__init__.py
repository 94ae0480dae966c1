"""Through the Ages: A Story of Civilization, in its original edition."""

from msgspec.structs import replace

from games.kernel.bots import RankedBot
from games.kernel.folding import evolve
from games.kernel.notation import notation
from games.kernel.players import players
from games.kernel.rulesets import decided_by
from games.kernel.search.budget import Budget
from games.kernel.search.playable import Playable
from games.kernel.seats import Seat
from games.kernel.title import Meta, Rulebook, Showing, Title, Types
from games.through_the_ages.apart import apart
from games.through_the_ages.appraisal import APPRAISAL
from games.through_the_ages.arrangement import ARRANGEMENT
from games.through_the_ages.bots import BOTS
from games.through_the_ages.bots.statesman import STATESMAN
from games.through_the_ages.catalogue import catalogue
from games.through_the_ages.commands import Command
from games.through_the_ages.default import default
from games.through_the_ages.earlier import FIRST
from games.through_the_ages.facts import Fact
from games.through_the_ages.facts.flow import AgeEnded, LastRoundAnnounced
from games.through_the_ages.facts.military import ColonyTaken
from games.through_the_ages.facts.politics import AggressionPlayed, WarDeclared, WarFought
from games.through_the_ages.imagine import imagine
from games.through_the_ages.introduction import INTRODUCTION
from games.through_the_ages.invariants import broken
from games.through_the_ages.legend import LEGEND
from games.through_the_ages.options import Options
from games.through_the_ages.picture import picture
from games.through_the_ages.public import public
from games.through_the_ages.rules import RULES
from games.through_the_ages.rules.scoring import result, seat_points
from games.through_the_ages.scene import scene
from games.through_the_ages.state import State
from games.through_the_ages.view import View, view
from games.through_the_ages.windows import WINDOWS
from games.through_the_ages.words import WORDS


def out(state: State) -> frozenset[Seat]:
    """Seats that have resigned."""
    return frozenset(state.resigned)


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
    public=public,
    out=out,
    windows=WINDOWS,
)

_LATEST: Title[State, Command, Fact, View, Options] = Title(
    meta=Meta(
        slug="through-the-ages",
        name="Through the Ages: A Story of Civilization",
        seats=(2, 4),
        ruleset="through-the-ages/2",
        rulesets=("through-the-ages/1", "through-the-ages/2"),
        longest_game=15000,
        minutes=150,
        weight="heavy",
        bots=(
            RankedBot(bot="random", strength="easy"),
            RankedBot(bot="easy", strength="easy"),
            RankedBot(bot="growth", strength="medium"),
            RankedBot(bot="culture", strength="medium"),
            RankedBot(bot="legions", strength="medium"),
            RankedBot(bot="medium", strength="medium"),
            RankedBot(bot="hard", strength="hard"),
            RankedBot(bot="expert", strength="expert"),
        ),
        opponent="medium",
        notes=(
            "The original edition of 2006, not the new story of civilization of 2015.",
            "Some military cards are reconstructed; the catalogue says which.",
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
        apart=apart,
        points=seat_points,
        milestones={AgeEnded: "hourglass", LastRoundAnnounced: "hourglass"},
        strikes={
            AggressionPlayed: "target",
            WarDeclared: "target",
            WarFought: "target",
            ColonyTaken: "loser",
        },
        background=frozenset({"row"}),
    ),
    bots={**players(Playable(RULEBOOK, APPRAISAL), STATESMAN, EXPERT), **BOTS},
    words=WORDS,
    introduction=INTRODUCTION,
    appraisal=APPRAISAL,
)

title: Title[State, Command, Fact, View, Options] = replace(
    _LATEST, under={"through-the-ages/1": decided_by(_LATEST, "through-the-ages/1", FIRST)}.get
)
