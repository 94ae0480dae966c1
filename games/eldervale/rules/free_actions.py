"""Free actions (EV-FRE): interjections in the own turn, and cashing in at any time.

They leave the open decision open: it is asked again below what they begin (EV-FRE-08).
"""

from collections.abc import Iterator
from typing import Any

from games.eldervale.box.content import BOX
from games.eldervale.commands.places import OnMercenary
from games.eldervale.commands.program import Command
from games.eldervale.commands.turn import (
    AttachAura,
    CashTreasure,
    CastSpell,
    CompleteQuest,
    HireMercenary,
    OfferSwap,
    PlaceTreasure,
    RefreshTactics,
    UseCardAction,
    UseOrb,
)
from games.eldervale.rules.base import AnyQuestion, Move, refuse
from games.eldervale.rules.magic import can_cast, cast, castable, complete, quests
from games.eldervale.rules.mercenaries import hires, refreshes
from games.eldervale.rules.orbs import orbs, use_orb
from games.eldervale.rules.paying import charge
from games.eldervale.rules.tableau import attach, auras, card_actions, units_of, use_card
from games.eldervale.rules.teams import offer, swaps
from games.eldervale.rules.treasure import cash, cashing, placing, put
from games.eldervale.state import State
from games.eldervale.steps.magic import HiringUnit, RefreshingToken
from games.eldervale.steps.paying import Paying, PayingTax, ReducingCost
from games.eldervale.steps.treasure import Overflowing
from games.eldervale.steps.turn import LimitingHand, UsingTurnEffects
from games.kernel.decision import Decision, Lapse
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

BLOCKING = (Paying, PayingTax, ReducingCost, Overflowing, UsingTurnEffects, LimitingHand)
"""Steps that forbid free actions wherever they lie on the agenda (EV-FRE-01)."""
FREE = (
    PlaceTreasure,
    CastSpell,
    CompleteQuest,
    AttachAura,
    UseOrb,
    HireMercenary,
    RefreshTactics,
    UseCardAction,
    OfferSwap,
)


def allowed(state: State, seat: Seat) -> bool:
    """Whether a player may do free actions now, beside cashing in (EV-FRE-01, EV-SOL-18)."""
    if state.phase != "turns" or state.active != seat:
        return False
    if state.battle is not None and state.battle.rolling:
        return False
    return not any(isinstance(frame.step, BLOCKING) for frame in state.agenda.frames)


def free_actions(state: State, seat: Seat) -> Iterator[Command]:
    """All free actions of a player now (EV-FRE-03, EV-FRE-04, EV-FRE-05, EV-FRE-06)."""
    yield from cashing(state, seat)
    if allowed(state, seat):
        yield from placing(state, seat)
        yield from castable(state, seat, "own_turn")
        yield from quests(state, seat)
        yield from auras(state, seat)
        yield from orbs(state, seat)
        yield from hires(state, seat)
        yield from refreshes(state, seat)
        yield from card_actions(state, seat)
        yield from swaps(state, seat)


def is_free(state: State, seat: Seat, command: Command) -> bool:
    """Whether a command is a legal free action now."""
    match command:
        case CashTreasure(token=token):
            return token in state.players[seat].tray
        case CastSpell(card=card):
            hand = state.players[seat].hand
            return allowed(state, seat) and card in hand and can_cast(state, seat, card, "own_turn")
        case _:
            return allowed(state, seat) and command in free_actions(state, seat)


def perform(move: Move, seat: Seat, command: Command) -> None:
    """Begins a free action; the interrupted decision waits below already."""
    match command:
        case CashTreasure(token=token):
            cash(move, seat, token)
        case PlaceTreasure():
            put(move, seat, command)
        case CastSpell(card=card):
            cast(move, seat, card)
        case CompleteQuest(card=card):
            complete(move, seat, card)
        case AttachAura():
            attach(move, seat, command)
        case UseOrb():
            use_orb(move, seat, command)
        case HireMercenary(id=kind):
            move.work(HiringUnit(seat=seat, kind=kind))
            charge(move, seat, ("gold",))
        case RefreshTactics():
            move.work(RefreshingToken(seat=seat))
            charge(move, seat, units_of(BOX.tactics_tokens.refresh_cost))
        case UseCardAction(card=card):
            use_card(move, seat, card)
        case OfferSwap():
            offer(move, seat, command)
        case _:
            raise TypeError(f"{command} is no free action")


class Interruptible(Decision[State, Any, Command, Move]):
    """A decision that free actions may interrupt: it is renewed below what they begin."""

    def __init__(self, inner: AnyQuestion) -> None:
        self.inner = inner
        self.both = frozenset(inner.takes).intersection((*FREE, CashTreasure))

    def options(self, state: State, seat: Seat, step: Any) -> Iterator[Command]:
        """The answers, then the free actions that are no answers as well."""
        if not self.both:
            yield from self.inner.options(state, seat, step)
            yield from free_actions(state, seat)
            return
        answers = list(self.inner.options(state, seat, step))
        yield from answers
        twice = {one for one in answers if type(one) in self.both}
        yield from (one for one in free_actions(state, seat) if one not in twice)

    def forbidden(self, state: State, seat: Seat, step: Any, command: Command) -> Illegal | None:
        """What is neither an answer nor a free action."""
        if isinstance(command, self.inner.takes):
            refusal = self.inner.forbidden(state, seat, step, command)
            if refusal is None or not isinstance(command, (*FREE, CashTreasure)):
                return refusal
        return None if is_free(state, seat, command) else why_not(state, seat, command)

    def automatic(self, state: State, seat: Seat, step: Any) -> Command | Lapse | None:
        """As without free actions."""
        return self.inner.automatic(state, seat, step)

    def answer(self, move: Move, seat: Seat, step: Any, command: Command) -> None:
        """An answer closes the decision; a free action leaves it open."""
        if isinstance(command, (*FREE, CashTreasure)) and not self._answers(
            move.state, seat, step, command
        ):
            move.ask(seat, self.inner.again(step))
            perform(move, seat, command)
        else:
            self.inner.answer(move, seat, step, command)

    def _answers(self, state: State, seat: Seat, step: Any, command: Command) -> bool:
        return isinstance(command, self.inner.takes) and command in self.inner.options(
            state, seat, step
        )

    def lapse(self, move: Move, seat: Seat, step: Any) -> None:
        """As without free actions."""
        self.inner.lapse(move, seat, step)


def interruptible(question: AnyQuestion) -> Interruptible:
    """The decision of a question, which takes free actions beside its answers."""
    takes = (*question.takes, *FREE, CashTreasure)
    kind: type[Interruptible] = type("Interruptible", (Interruptible,), {"takes": takes})
    return kind(question)


def why_not(state: State, seat: Seat, command: Command) -> Illegal:
    """Why a free action is refused."""
    if isinstance(command, CashTreasure):
        return refuse("EV-FRE-02", "You have no such treasure token in your tray.")
    if not allowed(state, seat):
        if state.active != seat:
            return refuse("EV-FRE-01", "Free actions are for your own turn.")
        return refuse("EV-FRE-01", "Free actions are not possible in the middle of this.")
    match command:
        case PlaceTreasure():
            return refuse("EV-ORB-03", "That token cannot be put on that square.")
        case CastSpell():
            return refuse("EV-MAG-06", "That spell cannot be cast now.")
        case CompleteQuest():
            return refuse("EV-MAG-03", "The condition of that quest does not hold.")
        case AttachAura():
            return refuse("EV-TAB-08", "That aura cannot be attached to that card.")
        case UseOrb(to=OnMercenary()):
            return refuse("EV-MER-04", "That mercenary cannot be hired with an orb now.")
        case UseOrb():
            return refuse("EV-ORB-06", "An orb cannot be used there.")
        case HireMercenary():
            return refuse("EV-MER-04", "That mercenary cannot be hired now.")
        case RefreshTactics():
            return refuse("EV-TAC-03", "Your tactics token needs 3 swords to be active again.")
        case OfferSwap():
            return refuse("EV-TEA-10", "That swap cannot be offered.")
        case _:
            return refuse("EV-FRE-01", "That is not possible now.")
