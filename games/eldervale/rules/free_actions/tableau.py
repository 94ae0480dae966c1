"""Free actions of cards in the tableau: auras (EV-TAB-08) and card actions."""

from collections.abc import Iterator

from games.eldervale.box.content import ADVENTURES
from games.eldervale.commands.turn import AttachAura, UseCardAction
from games.eldervale.facts.cards import AuraAttached
from games.eldervale.rules.effects.sources import Active, active, spare, use
from games.eldervale.rules.move import Move
from games.eldervale.rules.realms.adventures import card_price
from games.eldervale.rules.resolution import Outlay, performable_after
from games.eldervale.rules.resources.paying import charge
from games.eldervale.rules.resources.prices import affordable, price
from games.eldervale.rules.units import script
from games.eldervale.state import State
from games.eldervale.state.player import InPlay
from games.eldervale.steps.base import Cause, Price
from games.eldervale.steps.magic import AttachingAura
from games.kernel.decision import Work
from games.kernel.seats import Seat


def can_host(card: InPlay) -> bool:
    """Whether an adventure card has a unit icon and no aura."""
    if card.card not in ADVENTURES or card.aura is not None:
        return False
    return any(one.trigger == "activate" for one in ADVENTURES[card.card].effect)


def auras(state: State, seat: Seat) -> Iterator[AttachAura]:
    one = state.players[seat]
    for card in one.tableau:
        if card.card not in ADVENTURES or ADVENTURES[card.card].type != "aura":
            continue
        if card.attached and not affordable(one, card_price(card.card)):
            continue
        for host in one.tableau:
            if can_host(host):
                yield AttachAura(aura=card.card, host=host.card)


def attach(move: Move, seat: Seat, command: AttachAura) -> None:
    card = move.player(seat).card(command.aura)
    move.work(AttachingAura(seat=seat, aura=command.aura, host=command.host))
    if card.attached:
        charge(move, seat, card_price(card.card))


class Attaching(Work[AttachingAura, Move]):
    """A paid aura."""

    def run(self, move: Move, step: AttachingAura) -> None:
        move.note(AuraAttached(seat=step.seat, aura=step.aura, host=step.host))


def _usable_cards(state: State, seat: Seat) -> Iterator[tuple[Active, Price]]:
    for one in active(state, seat, "free_action"):
        units = price(*one.effect.cost)
        cause = Cause(name=one.name, do=one.do, card=one.card)
        if units is None or not spare(state, seat, one):
            continue
        if performable_after(state, seat, cause, Outlay(units)):
            yield one, units


def card_actions(state: State, seat: Seat) -> Iterator[UseCardAction]:
    for one, _ in _usable_cards(state, seat):
        yield UseCardAction(card=one.name)


def use_card(move: Move, seat: Seat, card: str) -> None:
    for one, units in _usable_cards(move.state, seat):
        if one.name == card:
            use(move, seat, one)
            script(move, seat, one)
            charge(move, seat, units)
            return
