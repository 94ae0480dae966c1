"""Free actions (EV-FRE): interjections in the own turn, and cashing in at any time.

They leave the open decision open: it is asked again below what they begin (EV-FRE-08).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from games.eldervale.commands import turn
from games.eldervale.commands.program import Command
from games.eldervale.rules.choice import AnyChoice
from games.eldervale.rules.free_actions import tableau
from games.eldervale.rules.free_actions.mercenaries import REFRESHING, hires, refreshes
from games.eldervale.rules.free_actions.orbs import orbs, use_orb
from games.eldervale.rules.free_actions.refusals import reason, uncastable
from games.eldervale.rules.free_actions.swaps import offer, swaps
from games.eldervale.rules.magic.spells import can_cast, cast, castable, complete, quests
from games.eldervale.rules.move import Move
from games.eldervale.rules.realms.treasure import cash, cashing, placed, placing, put, token_missing
from games.eldervale.rules.resources.paying import charge
from games.eldervale.state import State
from games.eldervale.steps.magic import HiringUnit, RefreshingToken
from games.eldervale.steps.paying import Paying, PayingTax, ReducingCost
from games.eldervale.steps.treasure import Overflowing
from games.eldervale.steps.turn import LimitingHand, UsingTurnEffects
from games.kernel.chance import Chance, pick
from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat

BLOCKING = frozenset((Paying, PayingTax, ReducingCost, Overflowing, UsingTurnEffects, LimitingHand))
"""Steps that forbid free actions wherever they lie on the agenda (EV-FRE-01)."""
FREE_ACTIONS = (
    turn.PlaceTreasure,
    turn.CastSpell,
    turn.CompleteQuest,
    turn.AttachAura,
    turn.UseOrb,
    turn.HireMercenary,
    turn.RefreshTactics,
    turn.UseCardAction,
    turn.OfferSwap,
    turn.CashTreasure,
)
"""Commands that interrupt a turn (EV-FRE-01)."""
INTERRUPTING = frozenset(FREE_ACTIONS)


def allowed(state: State, seat: Seat) -> bool:
    """Whether a player may do free actions now, beside cashing in (EV-FRE-01, EV-SOL-18)."""
    if state.phase != "turns" or state.active != seat:
        return False
    if state.battle is not None and state.battle.rolling:
        return False
    return BLOCKING.isdisjoint([type(frame.step) for frame in state.agenda.frames])


Sort = Callable[[State, Seat], Iterable[Command]]
"""A sort of free actions: those of a player now."""


def spells(state: State, seat: Seat) -> Iterator[Command]:
    """The spells that are cast as a free action (EV-FRE-04)."""
    return castable(state, seat, "own_turn")


def sorts(state: State, seat: Seat) -> Iterator[Sort]:
    """The sorts of free actions of which a player may have any now (EV-FRE-02, EV-FRE-03,
    EV-FRE-04, EV-FRE-05, EV-FRE-06): those of others are not looked at."""
    one = state.players[seat]
    if one.tray:
        yield cashing
    if not allowed(state, seat):
        return
    if one.tray:
        yield placing
    if one.hand:
        yield spells
        yield quests
    if one.adventures:
        yield tableau.auras
    if one.orbs:
        yield orbs
    if one.supply.gold and state.mercenaries:
        yield hires
    if one.tactics is False:
        yield refreshes
    if one.adventures:
        yield tableau.card_actions
    if one.hand and state.options.teams:
        yield swaps


_DRAWN: Mapping[Sort, Callable[[State, Seat, Chance], Command | None]] = {placing: placed}
"""How one of a sort is drawn, where that needs no list: evenly, as the others."""


def is_free(state: State, seat: Seat, command: Command) -> bool:
    """Whether a command is a legal free action now."""
    match command:
        case turn.CashTreasure(token=token):
            return token in state.players[seat].tray
        case turn.CastSpell(card=card):
            hand = state.players[seat].hand
            return allowed(state, seat) and card in hand and can_cast(state, seat, card, "own_turn")
        case _:
            return any(command in sort(state, seat) for sort in sorts(state, seat))


def perform(move: Move, seat: Seat, command: Command) -> None:
    """Begins a free action; the interrupted decision waits below already."""
    match command:
        case turn.CashTreasure(token=token):
            cash(move, seat, token)
        case turn.PlaceTreasure():
            put(move, seat, command)
        case turn.CastSpell(card=card):
            cast(move, seat, card)
        case turn.CompleteQuest(card=card):
            complete(move, seat, card)
        case turn.AttachAura():
            tableau.attach(move, seat, command)
        case turn.UseOrb():
            use_orb(move, seat, command)
        case turn.HireMercenary(id=kind):
            move.work(HiringUnit(seat=seat, kind=kind))
            charge(move, seat, ("gold",))
        case turn.RefreshTactics():
            move.work(RefreshingToken(seat=seat))
            charge(move, seat, REFRESHING)
        case turn.UseCardAction(card=card):
            tableau.use_card(move, seat, card)
        case turn.OfferSwap():
            offer(move, seat, command)
        case _:
            raise TypeError(f"{command} is no free action")


class Interruptible(Decision[State, Any, Command, Move]):
    """A decision that free actions may interrupt: it is renewed below what they begin."""

    def __init__(self, inner: AnyChoice) -> None:
        self.inner = inner
        self.both = frozenset(inner.takes).intersection(FREE_ACTIONS)

    def sorts(self, state: State, seat: Seat) -> Iterator[Sort]:
        """The sorts of free actions that may interrupt it."""
        return sorts(state, seat)

    def is_free(self, state: State, seat: Seat, command: Command) -> bool:
        """Whether a command is one of them."""
        return is_free(state, seat, command)

    def options(self, state: State, seat: Seat, step: Any) -> Iterator[Command]:
        """The answers, then the free actions that are no answers as well."""
        if not self.both:
            yield from self.inner.options(state, seat, step)
            for sort in self.sorts(state, seat):
                yield from sort(state, seat)
            return
        answers = list(self.inner.options(state, seat, step))
        yield from answers
        twice = {one for one in answers if type(one) in self.both}
        for sort in self.sorts(state, seat):
            yield from (one for one in sort(state, seat) if one not in twice)

    def sample(self, state: State, seat: Seat, step: Any, chance: Chance) -> Command:
        """An answer, or a free action of some sort, each sort as likely as the answers together;
        where a sort turns out to have none, an answer. Free actions of a sort are even."""
        found = [*self.sorts(state, seat)]
        at = chance.below(len(found) + 1, SAMPLE) if found else 0
        command = _drawn(found[at], state, seat, chance) if at < len(found) else None
        return command or self.inner.sample(state, seat, step, chance)

    def forbidden(self, state: State, seat: Seat, step: Any, command: Command) -> Illegal | None:
        """What is neither an answer nor a free action."""
        if not isinstance(command, FREE_ACTIONS):
            return self.inner.forbidden(state, seat, step, command)
        if self._answers(state, seat, step, command) or self.is_free(state, seat, command):
            return None
        if isinstance(command, turn.PlaceTreasure) and turn.PlaceTreasure in self.inner.takes:
            return _unplaceable(state, seat, command)
        return why_not(state, seat, command, self.inner.timing)

    def considered(self, state: State, seat: Seat) -> tuple[type, ...]:
        """The answers; free actions where they are possible at all."""
        return self.takes if allowed(state, seat) else self.inner.takes

    def answer(self, move: Move, seat: Seat, step: Any, command: Command) -> None:
        """An answer closes the decision; a free action leaves it open."""
        free = type(command) in INTERRUPTING
        if free and not self._answers(move.state, seat, step, command):
            move.ask(seat, self.inner.again(step))
            perform(move, seat, command)
        else:
            self.inner.answer(move, seat, step, command)

    def _answers(self, state: State, seat: Seat, step: Any, command: Command) -> bool:
        return isinstance(command, self.inner.takes) and command in self.inner.options(
            state, seat, step
        )


def _drawn(sort: Sort, state: State, seat: Seat, chance: Chance) -> Command | None:
    """One free action of a sort, if there is any."""
    if sort in _DRAWN:
        return _DRAWN[sort](state, seat, chance)
    found = tuple(sort(state, seat))
    return pick(chance, found, SAMPLE) if found else None


def interruptible(question: AnyChoice, base: type[Interruptible] = Interruptible) -> Interruptible:
    """The decision of a question, which takes free actions beside its answers. What the engine
    does by itself is as without them."""
    takes = (*question.takes, *FREE_ACTIONS)
    same = {"automatic": staticmethod(question.automatic), "lapse": staticmethod(question.lapse)}
    kind: type[Interruptible] = type("Interruptible", (base,), {"takes": takes, **same})
    return kind(question)


def _unplaceable(state: State, seat: Seat, command: turn.PlaceTreasure) -> Illegal:
    """Why a token too many cannot go to a square (EV-RLM-03)."""
    if state.active == seat:
        return reason(state, seat, command)
    return Illegal("EV-RLM-03", "squares-in-own-turn")


def why_not(state: State, seat: Seat, command: Command, timing: tuple[str, ...] = ()) -> Illegal:
    """Why a free action is refused; `timing`: that of the spells that answer the open decision."""
    if isinstance(command, turn.CashTreasure):
        return token_missing("EV-FRE-02", command.token)
    if allowed(state, seat):
        if _too_late(state, seat, command):
            return Illegal("EV-FRE-07", "battle-binds")
        if isinstance(command, turn.CastSpell):
            return uncastable(state, seat, command.card, "own_turn", *timing)
        return reason(state, seat, command)
    if isinstance(command, turn.CastSpell) and timing:
        return uncastable(state, seat, command.card, *timing)
    if state.active != seat:
        return Illegal("EV-FRE-01", "free-in-own-turn")
    return Illegal("EV-FRE-01", "free-not-amid")


def _too_late(state: State, seat: Seat, command: Command) -> bool:
    """Whether only the battle forbids it, which is past Join (EV-FRE-07)."""
    if state.battle is None or not state.battle.late:
        return False
    before = replace(state, battle=replace(state.battle, stage="join"))
    return is_free(before, seat, command)
