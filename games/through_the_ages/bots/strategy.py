"""A strategy: one command ahead, with the decisions that follow from it, by a taste."""

from collections.abc import Sequence
from functools import partial

from games.kernel.bots import Bot
from games.kernel.chance import Chance
from games.kernel.lookahead import LookAhead
from games.kernel.seats import Seat
from games.through_the_ages.appraisal.following import follows
from games.through_the_ages.appraisal.narrowing import narrowed
from games.through_the_ages.bots.appraisal import appraise
from games.through_the_ages.bots.narrowing import STAYS, prospect
from games.through_the_ages.bots.taste import Taste
from games.through_the_ages.commands import Command
from games.through_the_ages.rules import RULES
from games.through_the_ages.state import State

MARGIN = 0.05
"""What a command must add to be better than leaving everything as it is."""


def strategy(taste: Taste) -> Bot[State, Command]:
    """The player with this taste."""
    ahead: LookAhead[State, Command] = LookAhead(
        decide=RULES.decide,
        carry_out=RULES.carry_out,
        legal=RULES.legal,
        appraise=partial(appraise, taste),
        narrowed=narrowed,
        follows=follows,
    )

    def choose(state: State, seat: Seat, commands: Sequence[Command], chance: Chance) -> Command:
        tried = narrowed(state, seat, commands)
        staying = next((one for one in tried if isinstance(one, STAYS)), None)
        active = [one for one in tried if one is not staying]
        if not active:
            return tried[0]
        worths = [
            ahead.worth(state, seat, one, chance) + prospect(taste, state, seat, one)
            for one in active
        ]
        best = max(worths)
        if staying is not None and best < appraise(taste, state, seat) + MARGIN:
            return staying
        return active[worths.index(best)]

    return Bot(choose)
