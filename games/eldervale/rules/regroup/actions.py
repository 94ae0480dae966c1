"""The actions of cards: what they cost, and who can do them (EV-ACT-01, EV-ACT-02)."""

from msgspec.structs import replace

from games.eldervale.box.content import ADVENTURES, STARTERS
from games.eldervale.box.ids import CardId
from games.eldervale.effects.activation import CopyActivation, IconBecomes
from games.eldervale.effects.program import Effect
from games.eldervale.effects.terms import UnitKind
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import performed
from games.eldervale.rules.resolution import NO_OUTLAY, Outlay, performable_after
from games.eldervale.rules.resources.prices import price
from games.eldervale.state import State
from games.eldervale.state.player import InPlay
from games.eldervale.steps.base import Cause, Price
from games.kernel.seats import Seat


def actions(card: InPlay) -> tuple[tuple[str, Effect], ...]:
    """The action spaces of a card: their names and effects (EV-ACT-01)."""
    if card.card in STARTERS:
        return tuple(
            (one.id, Effect(trigger="activate", unit=one.unit, do=one.do))
            for one in STARTERS[card.card].actions
        )
    return tuple(
        (str(at), effect)
        for at, effect in enumerate(ADVENTURES[card.card].effect)
        if effect.trigger == "activate" and (card.orb or not effect.requires_orb)
    )


def action_price(card: InPlay, effect: Effect) -> Price | None:
    """What an action costs; None if its deposit square is empty."""
    if card.orb and effect.orb is not None and effect.orb.mode == "free":
        return ()
    return price(*effect.cost, card=card)


def action_cause(card: InPlay, effect: Effect, unit: UnitKind) -> Cause:
    """What an action does."""
    return Cause(name=card.card, do=performed(effect, card.orb), card=card.card, unit=unit)


def can_act(
    state: State,
    seat: Seat,
    card: InPlay,
    effect: Effect,
    unit: UnitKind,
    outlay: Outlay = NO_OUTLAY,
) -> bool:
    """Whether an action can be paid and does something (EV-ACT-02).

    `outlay`: what is paid first (by the spell that repeats the action).
    """
    units = action_price(card, effect)
    if units is None or not all_hold(state, seat, effect.if_, unit):
        return False
    cause = action_cause(card, effect, unit)
    return performable_after(state, seat, cause, replace(outlay, price=outlay.price + units))


def copyable(
    state: State, seat: Seat, cause: Cause, outlay: Outlay = NO_OUTLAY
) -> tuple[tuple[CardId, str], ...]:
    """The actions of other own adventure cards that can be copied (effects 5.30)."""
    found = []
    for card in state.players[seat].tableau:
        if card.card in STARTERS or card.card == cause.card:
            continue
        for name, effect in actions(card):
            if icon(card, effect) != "any":
                continue
            if any(isinstance(op, CopyActivation) for op in effect.do):
                continue
            if can_act(state, seat, card, effect, cause.unit or "", outlay):
                found.append((card.card, name))
    return tuple(found)


def icon(card: InPlay, effect: Effect) -> UnitKind:
    """The unit icon of an action; an aura may make it a worker icon."""
    if card.aura is not None:
        for one in ADVENTURES[card.aura].effect:
            if any(isinstance(op, IconBecomes) for op in one.do):
                return "any"
    return effect.unit or "any"
