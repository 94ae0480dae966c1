"""Section 7.8: action cards, and the actions in them."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.kernel.decision import Decision, Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages import commands
from games.through_the_ages.box import ACTIONS, Action, Instance
from games.through_the_ages.effects.choices import PerformAction
from games.through_the_ages.effects.gains import (
    GainFood,
    GainMilitaryActionThisTurn,
    GainResources,
    GainScience,
    MilitaryDiscountPool,
    ScoreCulture,
)
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.facts.civil import ActionCardPlayed, DiscountGained, ExtraActionGained
from games.through_the_ages.rules import goods
from games.through_the_ages.rules.action import (
    ORDINARY,
    Terms,
    TurnAction,
    has_civil_action,
    in_civil_hand,
    no_civil_action,
    not_in_hand,
    spend_civil,
)
from games.through_the_ages.rules.amounts import amount_of
from games.through_the_ages.rules.buildings import Building, Upgrading
from games.through_the_ages.rules.copies import first_copies, not_lowest
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.population import Increase
from games.through_the_ages.rules.technologies import Develop, Govern
from games.through_the_ages.rules.wonders import Stages
from games.through_the_ages.state import State
from games.through_the_ages.steps import DoingInner, FinishingCard

INNER: Mapping[str, tuple[TurnAction[Any], ...]] = {
    "build": (Building(),),
    "upgrade": (Upgrading(),),
    "build_wonder_stage": (Stages(),),
    "increase_population": (Increase(),),
    "play_technology": (Develop(), Govern()),
}
"""What the action in a card can be done as (TTA-CIV-51)."""

ACTION_OF: Mapping[type[commands.Command], TurnAction[Any]] = {
    commands.Build: INNER["build"][0],
    commands.Upgrade: INNER["upgrade"][0],
    commands.BuildWonderStages: INNER["build_wonder_stage"][0],
    commands.IncreasePopulation: INNER["increase_population"][0],
    commands.PlayTechnology: INNER["play_technology"][0],
    commands.ChangeGovernment: INNER["play_technology"][1],
}


def contained(card: Action) -> PerformAction | None:
    """The action in a card, if there is one; it always comes first."""
    first = card.effects[0]
    return first if isinstance(first, PerformAction) else None


def terms_of(action: PerformAction, *, used_ca: bool) -> Terms:
    """The terms of the action in a card."""
    types = action.types or None
    return Terms(inner=True, discount=action.resource_discount, types=types, used_ca=used_ca)


def inner_options(
    state: State, seat: Seat, card: Instance, *, used_ca: bool
) -> Iterable[commands.Command]:
    """The legal commands for the action in a card."""
    action = contained(ACTIONS[card])
    if action is not None:
        terms = terms_of(action, used_ca=used_ca)
        for one in INNER[action.action]:
            yield from one.options(state, seat, terms)


def playable(state: State, seat: Seat) -> tuple[Instance, ...]:
    """Action cards in hand that were taken in an earlier turn (TTA-CIV-07)."""
    turn = state.turn
    return tuple(
        [
            held.card
            for held in state.nations[seat].civil
            if held.card in ACTIONS and held.turn != turn
        ]
    )


class PlayCard(TurnAction[commands.PlayActionCard]):
    """Play an action card from hand (TTA-CIV-50)."""

    def options(
        self, state: State, seat: Seat, terms: Terms = ORDINARY
    ) -> Iterable[commands.PlayActionCard]:
        """Each kind of action card that may be played in this turn."""
        ready = playable(state, seat)
        if not ready or not has_civil_action(state, seat, terms):
            return
        for card in first_copies(ready):
            if _possible(state, seat, card):
                yield commands.PlayActionCard(card_instance=card)

    def forbidden(
        self, state: State, seat: Seat, command: commands.PlayActionCard, terms: Terms
    ) -> Illegal | None:
        """TTA-CIV-07, TTA-CIV-50, TTA-CIV-51."""
        card = command.card_instance
        if card not in ACTIONS:
            return Illegal("TTA-CIV-50", "not-an-action-card", card=card)
        if not in_civil_hand(state, seat, card):
            return not_in_hand(card)
        ready = playable(state, seat)
        if card not in ready:
            return Illegal("TTA-CIV-07", "card-taken-in-this-turn")
        refused = no_civil_action(state, seat, terms) or not_lowest(card, ready, "TTA-CIV-50")
        if refused is not None or _possible(state, seat, card):
            return refused
        return Illegal("TTA-CIV-51", "action-impossible", card=card)

    def perform(
        self, move: Move, seat: Seat, command: commands.PlayActionCard, terms: Terms
    ) -> None:
        """The card is paid; the action in it is asked for, or its gains follow."""
        card = command.card_instance
        used = move.state.nations[seat].turn.used_ca
        spend_civil(move, seat, terms)
        move.note(ActionCardPlayed(seat=seat, card=card))
        if contained(ACTIONS[card]) is None:
            _gains(move, seat, ACTIONS[card].effects)
            return
        move.then(FinishingCard(card=card))
        move.open(seat, DoingInner(card=card, used_ca=used))


def _possible(state: State, seat: Seat, card: Instance) -> bool:
    """Whether the action in a card, if there is one, can be done (TTA-CIV-51)."""
    if contained(ACTIONS[card]) is None:
        return True
    used = state.nations[seat].turn.used_ca
    return any(True for _ in inner_options(state, seat, card, used_ca=used))


class InnerAction(Decision[State, DoingInner, commands.Command, Move]):
    """The action that an action card contains (TTA-CIV-51)."""

    takes = tuple(ACTION_OF)

    def options(self, state: State, seat: Seat, step: DoingInner) -> Iterable[commands.Command]:
        """The action in all its variants."""
        return inner_options(state, seat, step.card, used_ca=step.used_ca)

    def forbidden(self, state: State, seat: Seat, step: DoingInner, command: Any) -> Illegal | None:
        """Exactly the named kind of action, and legal."""
        action = contained(ACTIONS[step.card])
        assert action is not None
        one = ACTION_OF[type(command)]
        if one not in INNER[action.action]:
            return Illegal("TTA-CIV-51", "another-action", card=step.card)
        return one.forbidden(state, seat, command, terms_of(action, used_ca=step.used_ca))

    def automatic(self, state: State, seat: Seat, step: DoingInner) -> commands.Command | None:
        """The only way to do it; a civil hand counts as public."""
        options = list(self.options(state, seat, step))
        return options[0] if len(options) == 1 else None

    def answer(self, move: Move, seat: Seat, step: DoingInner, command: Any) -> None:
        action = contained(ACTIONS[step.card])
        assert action is not None
        terms = terms_of(action, used_ca=step.used_ca)
        ACTION_OF[type(command)].perform(move, seat, command, terms)


class CardBonus(Work[FinishingCard, Move]):
    """The bonus after the action in a card (TTA-CIV-52)."""

    def run(self, move: Move, step: FinishingCard) -> None:
        _gains(move, move.state.active, ACTIONS[step.card].effects[1:])


def _gains(move: Move, seat: Seat, effects: tuple[AnyOperation, ...]) -> None:
    """What a card gives besides the action in it (TTA-CIV-53)."""
    for effect in effects:
        match effect:
            case GainFood():
                goods.gain_food(move, seat, _amount(move, seat, effect))
            case GainResources():
                goods.gain_resources(move, seat, _amount(move, seat, effect))
            case GainScience():
                goods.gain_science(move, seat, _amount(move, seat, effect), "action_card")
            case ScoreCulture():
                goods.gain_culture(move, seat, _amount(move, seat, effect), "action_card")
            case MilitaryDiscountPool():
                amount = _amount(move, seat, effect)
                if amount:
                    move.note(DiscountGained(seat=seat, pool=amount))
            case GainMilitaryActionThisTurn(amount=amount):
                move.note(ExtraActionGained(seat=seat, ma=amount))
            case _:
                raise TypeError(f"{effect} does not stand on an action card")


def _amount(
    move: Move,
    seat: Seat,
    effect: GainFood | GainResources | GainScience | ScoreCulture | MilitaryDiscountPool,
) -> int:
    return amount_of(move.state, seat, effect.amount, effect.per)
