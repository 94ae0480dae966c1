"""Players that are programs: one look-ahead with the taste of each strategy.

A strategy tries the commands worth trying on the state that it imagines, plays what follows from
each greedily, and takes what it likes best (`games.kernel.lookahead`).
"""

from collections.abc import Mapping, Sequence
from functools import partial

from games.eldervale.bots.appraisal import appraise
from games.eldervale.bots.taste import BALANCED, DELVER, SETTLER, WARLORD, Taste
from games.eldervale.commands.battle import EndBoost, EndJoin
from games.eldervale.commands.program import Command
from games.eldervale.commands.realms import Pay
from games.eldervale.commands.turn import (
    AttachAura,
    CashTreasure,
    CastSpell,
    CompleteQuest,
    EndTurn,
    HireMercenary,
    OfferSwap,
    Pass,
    PlaceTreasure,
    RefreshTactics,
    UseCardAction,
    UseOrb,
)
from games.eldervale.rules import RULES
from games.eldervale.state import State
from games.eldervale.steps.treasure import Cashing, Overflowing
from games.eldervale.steps.turn import TakingMain, TakingTail
from games.kernel.bots import RANDOM, Bot
from games.kernel.chance import Chance
from games.kernel.lookahead import LookAhead
from games.kernel.seats import Seat

SELDOM = (
    PlaceTreasure,
    AttachAura,
    HireMercenary,
    OfferSwap,
    RefreshTactics,
    UseCardAction,
    CastSpell,
    UseOrb,
    CashTreasure,
)
"""Free actions that are tried only where the turn has nothing else to decide."""

HELP = (CashTreasure, CastSpell, UseOrb, PlaceTreasure, UseCardAction, AttachAura)
"""Free actions that are tried before the main action."""

STOPS = (EndTurn, EndBoost, EndJoin, Pass)
WORTHWHILE = 0.05
"""What must be won at least before a series is ended."""


def narrowed(state: State, seat: Seat, commands: Sequence[Command]) -> Sequence[Command]:
    """The commands worth trying: quests at once, free actions at the end of the turn only."""
    quests = [one for one in commands if isinstance(one, CompleteQuest)]
    if quests:
        return quests[:1]
    frame = state.agenda.open_for(seat)
    if frame is not None and isinstance(frame.step, Overflowing):
        return [one for one in commands if isinstance(one, CashTreasure)]
    if frame is not None and isinstance(frame.step, TakingTail):
        tried = [one for one in commands if not isinstance(one, HireMercenary | OfferSwap)]
        return [one for one in tried if not isinstance(one, RefreshTactics)]
    plain = [one for one in commands if not isinstance(one, SELDOM)]
    if plain and isinstance(plain[0], Pay):
        kinds = {one.kind: one for one in plain if isinstance(one, Pay)}
        return list(kinds.values())
    return plain or commands


def _follows(state: State, seat: Seat) -> bool:
    """Whether the open decision belongs to the command just tried."""
    frame = state.agenda.open_for(seat)
    return (
        frame is not None
        and seat in state.agenda.awaits()
        and not isinstance(frame.step, TakingMain | TakingTail | Cashing)
    )


def _choose(
    look: LookAhead[State, Command],
    taste: Taste,
    state: State,
    seat: Seat,
    commands: Sequence[Command],
    chance: Chance,
) -> Command:
    """A free action that helps, else the best command, or the end of a series if nothing is
    better than to stop."""
    now = appraise(state, seat, taste) + WORTHWHILE
    frame = state.agenda.open_for(seat)
    if frame is not None and isinstance(frame.step, TakingMain):
        free = _best(look, state, seat, [one for one in commands if isinstance(one, HELP)], chance)
        if free is not None and free[0] > now:
            return free[1]
    stops = [one for one in commands if isinstance(one, STOPS)]
    if not stops:
        return look.choose(state, seat, commands, chance)
    tried = [one for one in narrowed(state, seat, commands) if not isinstance(one, STOPS)]
    best = _best(look, state, seat, tried, chance)
    return best[1] if best is not None and best[0] > now else stops[0]


def _best(
    look: LookAhead[State, Command],
    state: State,
    seat: Seat,
    commands: Sequence[Command],
    chance: Chance,
) -> tuple[float, Command] | None:
    """The command of most worth, the first of equal ones."""
    worths = [look.worth(state, seat, one, chance) for one in commands]
    return max(zip(worths, commands, strict=True), key=lambda one: one[0], default=None)


def _strategy(taste: Taste) -> Bot[State, Command]:
    look: LookAhead[State, Command] = LookAhead(
        decide=RULES.decide,
        carry_out=RULES.carry_out,
        legal=RULES.legal,
        appraise=partial(appraise, taste=taste),
        narrowed=narrowed,
        follows=_follows,
    )
    return Bot(choose=partial(_choose, look, taste), consider=_leave)


def _leave(
    _state: State, _seat: Seat, _commands: Sequence[Command], _chance: Chance
) -> Command | None:
    """Offers to cash treasure in are left alone; payments ask for it in time."""
    return None


BOTS: Mapping[str, Bot[State, Command]] = {
    "random": RANDOM,
    "balanced": _strategy(BALANCED),
    "settler": _strategy(SETTLER),
    "delver": _strategy(DELVER),
    "warlord": _strategy(WARLORD),
}
