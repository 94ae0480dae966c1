"""Free actions (EV-FRE): interjections in the own turn, and cashing in at any time.

They leave the open decision open: it is asked again below what they begin (EV-FRE-08).
"""

from collections.abc import Iterator
from typing import Any

from games.eldervale.box import ADVENTURES, BOX, REWARDS
from games.eldervale.commands import (
    AcceptSwap,
    AttachAura,
    CashTreasure,
    CastSpell,
    Command,
    CompleteQuest,
    Decline,
    HireMercenary,
    OfferSwap,
    OnMercenary,
    OnReward,
    OnSquare,
    OnSymbol,
    PlaceTreasure,
    RefreshTactics,
    UseCardAction,
    UseOrb,
)
from games.eldervale.effects.terms import Cost
from games.eldervale.effects.tracks import Glory
from games.eldervale.facts.cards import AuraAttached, MagicSwapped, SwapDeclined, SwapOffered
from games.eldervale.facts.goods import (
    MercenaryHired,
    OrbOnMercenary,
    OrbOnReward,
    OrbOnSquare,
    OrbOnSymbol,
    TacticsFlipped,
)
from games.eldervale.rules.base import AnyQuestion, Move, Question, refuse
from games.eldervale.rules.magic import can_cast, cast, castable, complete, quests
from games.eldervale.rules.paying import affordable, charge, price
from games.eldervale.rules.possible import performable_after
from games.eldervale.rules.sources import Active, active, spare, use
from games.eldervale.rules.treasure import cash, cashing, placing, put
from games.eldervale.rules.units import script
from games.eldervale.state import State
from games.eldervale.state.player import InPlay
from games.eldervale.state.turn import Offer
from games.eldervale.steps.base import Cause, Price, Script
from games.eldervale.steps.magic import AnsweringSwap, AttachingAura, HiringUnit, RefreshingToken
from games.eldervale.steps.paying import Paying, PayingTax, ReducingCost
from games.eldervale.steps.treasure import Overflowing
from games.eldervale.steps.turn import LimitingHand, UsingTurnEffects
from games.kernel.decision import Decision, Lapse, Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

BLOCKING = (Paying, PayingTax, ReducingCost, Overflowing, UsingTurnEffects, LimitingHand)
"""Steps that forbid free actions wherever they lie on the agenda (EV-FRE-01)."""

OFFERS = 10
"""Swaps that may be offered in one turn (EV-TEA-10)."""

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
        yield from _auras(state, seat)
        yield from _orbs(state, seat)
        yield from _hires(state, seat)
        yield from _refresh(state, seat)
        yield from _card_actions(state, seat)
        yield from _swaps(state, seat)


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
            _attach(move, seat, command)
        case UseOrb():
            _use_orb(move, seat, command)
        case HireMercenary(id=kind):
            move.work(HiringUnit(seat=seat, kind=kind))
            charge(move, seat, ("gold",))
        case RefreshTactics():
            move.work(RefreshingToken(seat=seat))
            charge(move, seat, _units(BOX.tactics_tokens.refresh_cost))
        case UseCardAction(card=card):
            _use_card(move, seat, card)
        case OfferSwap():
            _offer(move, seat, command)
        case _:
            raise TypeError(f"{command} is no free action")


def _units(*costs: Cost) -> Price:
    units = price(*costs)
    assert units is not None
    return units


# Auras (EV-TAB-08)


def _hosts(state: State, seat: Seat) -> Iterator[InPlay]:
    for card in state.players[seat].tableau:
        if card.card not in ADVENTURES or card.aura is not None:
            continue
        if any(one.trigger == "activate" for one in ADVENTURES[card.card].effect):
            yield card


def _auras(state: State, seat: Seat) -> Iterator[AttachAura]:
    one = state.players[seat]
    for card in one.tableau:
        if card.card not in ADVENTURES or ADVENTURES[card.card].type != "aura":
            continue
        if card.attached and not affordable(one, _units(ADVENTURES[card.card].cost)):
            continue
        for host in _hosts(state, seat):
            yield AttachAura(aura=card.card, host=host.card)


def _attach(move: Move, seat: Seat, command: AttachAura) -> None:
    card = move.player(seat).in_play(command.aura)
    assert card is not None
    move.work(AttachingAura(seat=seat, aura=command.aura, host=command.host))
    if card.attached:
        charge(move, seat, _units(ADVENTURES[card.card].cost))


class Attaching(Work[AttachingAura, Move]):
    """A paid aura."""

    def run(self, move: Move, step: AttachingAura) -> None:
        """It lies on its host."""
        move.note(AuraAttached(seat=step.seat, aura=step.aura, host=step.host))


# Orbs (EV-ORB-02)


def _orbs(state: State, seat: Seat) -> Iterator[UseOrb]:
    one = state.players[seat]
    if not one.orbs:
        return
    for reward in REWARDS.values():
        useless = one.glory is None and any(isinstance(op, Glory) for op in reward.do)
        if reward.id not in state.rewards and not useless:
            yield UseOrb(to=OnReward(id=reward.id))
    for card in one.tableau:
        if card.card not in ADVENTURES:
            continue
        for square in ADVENTURES[card.card].squares:
            if square.type == "deposit" and square.id not in card.orbs:
                yield UseOrb(to=OnSquare(card=card.card, square=square.id))
        if ADVENTURES[card.card].orb_slot and not card.orb:
            yield UseOrb(to=OnSymbol(card=card.card))
    for kind in (*state.mercenaries, *one.hired):
        if kind not in state.turn.returned:
            yield UseOrb(to=OnMercenary(id=kind))


def _use_orb(move: Move, seat: Seat, command: UseOrb) -> None:
    match command.to:
        case OnReward(id=reward):
            move.note(OrbOnReward(seat=seat, reward=reward))
            cause = Cause(name=reward, do=REWARDS[reward].do)
            move.work(Script(seat=seat, source=cause))
        case OnSquare(card=card, square=square):
            move.note(OrbOnSquare(seat=seat, card=card, square=square))
        case OnSymbol(card=card):
            move.note(OrbOnSymbol(seat=seat, card=card))
        case OnMercenary(id=kind):
            move.note(OrbOnMercenary(seat=seat, kind=kind))


# Mercenaries and tactics (EV-MER-02, EV-TAC-03)


def _hires(state: State, seat: Seat) -> Iterator[HireMercenary]:
    if state.players[seat].supply.gold:
        for kind in state.mercenaries:
            if kind not in state.turn.returned:
                yield HireMercenary(id=kind)


class Hiring(Work[HiringUnit, Move]):
    """A paid mercenary."""

    def run(self, move: Move, step: HiringUnit) -> None:
        """It is ready."""
        move.note(MercenaryHired(seat=step.seat, kind=step.kind))


def _refresh(state: State, seat: Seat) -> Iterator[RefreshTactics]:
    one = state.players[seat]
    if one.tactics is False and affordable(one, _units(BOX.tactics_tokens.refresh_cost)):
        yield RefreshTactics()


class Refreshing(Work[RefreshingToken, Move]):
    """A paid tactics token."""

    def run(self, move: Move, step: RefreshingToken) -> None:
        """It is active."""
        move.note(TacticsFlipped(seat=step.seat, active=True))


# Free actions of cards


def _usable_cards(state: State, seat: Seat) -> Iterator[tuple[Active, Price]]:
    for one in active(state, seat, "free_action"):
        units = price(*one.effect.cost)
        cause = Cause(name=one.name, do=one.do, card=one.card)
        if units is None or not spare(state, seat, one):
            continue
        if performable_after(state, seat, cause, units):
            yield one, units


def _card_actions(state: State, seat: Seat) -> Iterator[UseCardAction]:
    for one, _ in _usable_cards(state, seat):
        yield UseCardAction(card=one.name)


def _use_card(move: Move, seat: Seat, card: str) -> None:
    for one, units in _usable_cards(move.state, seat):
        if one.name == card:
            use(move, seat, one)
            script(move, seat, one)
            charge(move, seat, units)
            return


# Swaps (EV-TEA-03, EV-TEA-10)


def _swaps(state: State, seat: Seat) -> Iterator[OfferSwap]:
    mate = state.partner(seat)
    if mate is None or state.turn.offers >= OFFERS:
        return
    for give in state.players[seat].hand:
        for want in state.players[mate].hand:
            if Offer(give, want) not in state.turn.refused:
                yield OfferSwap(give=give, want=want)


def _offer(move: Move, seat: Seat, command: OfferSwap) -> None:
    mate = move.state.partner(seat)
    assert mate is not None
    give, want = command.give, command.want
    move.note(SwapOffered(proposer=seat, partner=mate, give=give, want=want))
    move.ask(mate, AnsweringSwap(proposer=seat, partner=mate, give=give, want=want))


class ChoosingSwap(Question[AnsweringSwap]):
    """Whether a swap is accepted."""

    takes = (AcceptSwap, Decline)
    rule = "EV-TEA-03"
    never = True

    def options(self, state: State, seat: Seat, step: AnsweringSwap) -> Iterator[Command]:
        """Yes or no, while both cards are still there."""
        both = (
            step.give in state.players[step.proposer].hand
            and step.want in state.players[step.partner].hand
        )
        if both:
            yield AcceptSwap()
            yield Decline(source="swap")

    def answer(self, move: Move, seat: Seat, step: AnsweringSwap, command: Command) -> None:
        """The cards change hands, or are not offered again in this turn."""
        give, want = step.give, step.want
        assert isinstance(give, str)
        assert isinstance(want, str)
        if isinstance(command, AcceptSwap):
            move.note(MagicSwapped(proposer=step.proposer, partner=seat, give=give, want=want))
        else:
            move.note(SwapDeclined(proposer=step.proposer, partner=seat, give=give, want=want))


# Interjections


class Interruptible(Decision[State, Any, Command, Move]):
    """A decision that free actions may interrupt: it is renewed below what they begin."""

    def __init__(self, inner: AnyQuestion) -> None:
        self.inner = inner
        self.takes = (*inner.takes, *FREE, CashTreasure)  # type: ignore[misc]

    def options(self, state: State, seat: Seat, step: Any) -> Iterator[Command]:
        """The answers, then the free actions that are no answers as well."""
        answers = list(self.inner.options(state, seat, step))
        yield from answers
        twice = {one for one in answers if isinstance(one, (*FREE, CashTreasure))}
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
