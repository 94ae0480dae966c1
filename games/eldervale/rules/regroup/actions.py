"""The actions of cards: what they cost, and who can do them (EV-ACT-01, EV-ACT-02)."""

from collections.abc import Mapping

from games.eldervale.box.content import ADVENTURES, STARTERS
from games.eldervale.box.ids import ActionId, CardId
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

Actions = tuple[tuple[ActionId, Effect], ...]

_STARTING: Mapping[CardId, Actions] = {
    card.id: tuple(
        (one.id, Effect(trigger="activate", unit=one.unit, do=one.do)) for one in card.actions
    )
    for card in STARTERS.values()
}
_WITH_ORB: Mapping[CardId, Actions] = {
    card.id: tuple(
        (str(at), effect) for at, effect in enumerate(card.effect) if effect.trigger == "activate"
    )
    for card in ADVENTURES.values()
}
_WITHOUT: Mapping[CardId, Actions] = {
    card: tuple((name, effect) for name, effect in all_ if not effect.requires_orb)
    for card, all_ in _WITH_ORB.items()
}


def actions(card: InPlay) -> Actions:
    """The action spaces of a card: their names and effects (EV-ACT-01)."""
    if card.card in _STARTING:
        return _STARTING[card.card]
    return (_WITH_ORB if card.orb else _WITHOUT)[card.card]


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
    return performable_after(state, seat, cause, Outlay(outlay.price + units, outlay.cards))


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
