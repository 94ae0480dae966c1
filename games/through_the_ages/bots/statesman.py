"""A strategy that judges positions as games have shown them to end (`appraisal`)."""

from games.kernel.bots import Bot
from games.kernel.lookahead import LookAhead
from games.kernel.seats import Seat
from games.through_the_ages.appraisal import APPRAISAL
from games.through_the_ages.appraisal.following import follows
from games.through_the_ages.appraisal.narrowing import narrowed
from games.through_the_ages.commands import Command
from games.through_the_ages.rules import RULES
from games.through_the_ages.state import State


def ahead(state: State, seat: Seat) -> float:
    """By how many points the seat is expected to end before the best rival, in hundredths."""
    if state.stage == "over":
        points = [nation.culture * 100 for nation in state.nations]
    else:
        points = list(APPRAISAL.of(state, state.resigned).points)
    return points[seat] - max([points[one] for one in state.opponents(seat)], default=0)


STATESMAN: Bot[State, Command] = Bot(
    LookAhead[State, Command](
        decide=RULES.decide,
        carry_out=RULES.carry_out,
        legal=RULES.legal,
        appraise=ahead,
        narrowed=narrowed,
        follows=follows,
    ).choose
)
"""Looks one command ahead, with the decisions that follow from it."""
