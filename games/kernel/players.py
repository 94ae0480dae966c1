"""Players by strength, the same for every title: they differ in how much they look at.

`random` plays anything. `easy` looks once at each command and does not always take the best; at
one decision in four it plays as `medium`. `medium` is the best strategy of the title itself, or
takes what looks best. `hard` and `expert` search, and expect everybody to play as `medium`. A title
merges them into its bots:

    BOTS = {**STRATEGIES, **players(Playable(RULEBOOK, APPRAISAL), STRATEGIES["temples"])}
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.appraisal.exponential import FINE, falling
from games.kernel.bots import RANDOM, Bot
from games.kernel.chance import Chance
from games.kernel.search.budget import Budget
from games.kernel.search.judgement import Judgement
from games.kernel.search.judging import judged
from games.kernel.search.playable import Playable
from games.kernel.search.worth import worth
from games.kernel.seats import Seat

BY_STRENGTH: Final = ("random", "easy", "medium", "hard", "expert")
"""Their names, the weakest first."""

HARD: Final = Budget(300)
EXPERT: Final = Budget(2000, worlds=48)
"""How much the players that search look at for a decision, unless a title says otherwise."""

CARELESS: Final = 300
"""`easy` plays a command e times less readily for each so many ten-thousandths of a chance that it
seems to be worse than the best."""


class Searcher(Struct, frozen=True, eq=False):
    """A player that searches."""

    title: Playable
    budget: Budget

    def choose(self, state: Any, seat: Seat, commands: Sequence[Any], chance: Chance) -> Any:
        """The command that the search holds for the best."""
        if len(commands) == 1:
            return commands[0]
        found = judged(self.title, state, seat, commands, self.budget, chance)
        return found.best.command

    def bot(self, offers: Bot[Any, Any]) -> Bot[Any, Any]:
        """The player as a bot; with offers it deals as another one does."""
        return Bot(self.choose, offers.consider, lambda nodes: self._within(nodes).bot(offers))

    def _within(self, nodes: int) -> "Searcher":
        """The player that looks at no more than so many positions."""
        fewer = max(1, min(nodes, self.budget.nodes))
        return Searcher(self.title, Budget(fewer, self.budget.worlds))


class Glancer(Struct, frozen=True, eq=False):
    """A player that looks at one position for each command."""

    title: Playable
    careless: int = 0

    def choose(self, state: Any, seat: Seat, commands: Sequence[Any], chance: Chance) -> Any:
        """What looks best; a careless player takes something almost as good as readily."""
        if len(commands) == 1:
            return commands[0]
        found = judged(self.title, state, seat, commands, Budget(len(commands), 1), chance)
        return self._drawn(found, chance) if self.careless else found.best.command

    def _drawn(self, found: Judgement, chance: Chance) -> Any:
        worths = [worth(one.estimate)[found.seat] for one in found.commands]
        best = max(worths)
        odds = [falling((best - one) * FINE // self.careless) for one in worths]
        left = chance.below(sum(odds), "easy player")
        for one, share in zip(found.commands, odds, strict=True):
            left -= share
            if left < 0:
                return one.command
        raise AssertionError("the shares add up")


WAVERING: Final = 4
"""At one decision in so many, `easy` plays as `medium` does."""


class Waverer(Struct, frozen=True, eq=False):
    """A player that mostly plays as one strategy, and now and then as another one."""

    mostly: Bot[Any, Any]
    seldom: Bot[Any, Any]

    def choose(self, state: Any, seat: Seat, commands: Sequence[Any], chance: Chance) -> Any:
        """What one of them plays."""
        if len(commands) == 1:
            return commands[0]
        plan = self.mostly if chance.below(WAVERING, "easy player") else self.seldom
        return plan.choose(state, seat, commands, chance)


def players(
    title: Playable, medium: Bot[Any, Any] | None = None, expert: Budget = EXPERT
) -> Mapping[str, Bot[Any, Any]]:
    """The players of a title, the weakest first. `medium` is the best strategy that it has beside
    them, whose way with offers all of them have; without one, it is who looks one command ahead.
    `expert` looks at as much as takes about a second."""
    offers = medium or RANDOM
    searched = replace(title, habit=medium)
    careless = Bot(Glancer(title, CARELESS).choose)
    return {
        "random": RANDOM,
        "easy": Bot(Waverer(careless, medium or careless).choose, offers.consider),
        "medium": medium or Bot(Glancer(title).choose),
        "hard": Searcher(searched, HARD).bot(offers),
        "expert": Searcher(searched, expert).bot(offers),
    }


def strategies(bots: Collection[str]) -> tuple[str, ...]:
    """Those of a title's bots that it has beside these players, by name."""
    return tuple(sorted(set(bots) - set(BY_STRENGTH)))
