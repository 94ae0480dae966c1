"""Players that are programs: one look-ahead with the taste of each strategy.

A strategy tries the commands worth trying on the state that it imagines, plays what follows from
each greedily, and takes what it likes best (`games.kernel.lookahead`). It ends its turn, or
passes, when nothing is better than what it holds without what perishes.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from games.kernel.bots import RANDOM, Bot
from games.kernel.chance import Chance
from games.kernel.lookahead import LookAhead
from games.kernel.seats import Seat
from games.monumental.bots.appraisal import appraise, fleeting
from games.monumental.bots.narrowing import narrowed
from games.monumental.bots.taste import BUILDER, CONQUEROR, SCHOLAR, STATESMAN, Taste
from games.monumental.commands import Command, EndTurn, Pass
from games.monumental.rules import RULES
from games.monumental.state import State
from games.monumental.steps import ActivatingCity, TakingTurn


def _follows(state: State, seat: Seat) -> bool:
    """Whether the open decision belongs to the command just tried."""
    frame = state.agenda.open_for(seat)
    return frame is not None and not isinstance(frame.step, TakingTurn | ActivatingCity)


def _choose(
    look: LookAhead[State, Command],
    taste: Taste,
    state: State,
    seat: Seat,
    commands: Sequence[Command],
    chance: Chance,
) -> Command:
    """The best command, or the end of the turn if none is better than to stop here."""
    ends = [one for one in commands if isinstance(one, EndTurn | Pass)]
    if not ends:
        return look.choose(state, seat, commands, chance)
    tried = [one for one in look.narrowed(state, seat, commands) if one not in ends]
    stop = look.appraise(state, seat) - fleeting(state.players[seat], taste)
    worths = [look.worth(state, seat, one, chance) for one in tried]
    best = max(worths, default=stop)
    return tried[worths.index(best)] if best > stop else ends[0]


def _strategy(taste: Taste) -> Bot[State, Command]:
    look: LookAhead[State, Command] = LookAhead(
        decide=RULES.decide,
        carry_out=RULES.carry_out,
        legal=RULES.legal,
        appraise=partial(appraise, taste=taste),
        narrowed=partial(narrowed, taste=taste),
        follows=_follows,
    )
    return Bot(choose=partial(_choose, look, taste))


BOTS: Mapping[str, Bot[State, Command]] = {
    "random": RANDOM,
    "builder": _strategy(BUILDER),
    "scholar": _strategy(SCHOLAR),
    "statesman": _strategy(STATESMAN),
    "conqueror": _strategy(CONQUEROR),
}
