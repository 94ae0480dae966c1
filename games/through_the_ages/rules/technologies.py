"""Sections 7.6 and 7.7: technologies and governments."""

from collections.abc import Iterable
from typing import Literal

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages import box
from games.through_the_ages.commands import ChangeGovernment, PlayTechnology
from games.through_the_ages.effects.gains import GainResources, RecoverCivilAction, ScoreCulture
from games.through_the_ages.effects.standing import RevolutionPaysMilitaryActions
from games.through_the_ages.facts.civil import (
    ActionsSpent,
    ActionTokensChanged,
    GovernmentChanged,
    TechnologyPlayed,
)
from games.through_the_ages.rules import action
from games.through_the_ages.rules.goods import gain_culture, gain_resources
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.prices import no_science, pay_science, science_price
from games.through_the_ages.rules.tokens import standing, tokens_follow
from games.through_the_ages.state import (
    State,
    civil_actions,
    civil_available,
    military_actions,
)
from games.through_the_ages.state.nation import Nation

Mode = Literal["peaceful", "revolution"]
MODES: tuple[Mode, ...] = ("peaceful", "revolution")


class Develop(action.TurnAction[PlayTechnology]):
    """Play a technology from hand (TTA-CIV-40)."""

    def options(
        self, state: State, seat: Seat, terms: action.Terms = action.ORDINARY
    ) -> Iterable[PlayTechnology]:
        """Technologies in hand that are no governments."""
        nation = state.nations[seat]
        if not action.has_civil_action(state, seat, terms):
            return
        for held in nation.civil:
            card = box.TECHNOLOGIES.get(held.card) or box.SPECIALS.get(held.card)
            if card is None or _not_higher(nation, card) is not None:
                continue
            price = _price(state, seat, card)
            if price <= nation.science and no_science(state, seat, price) is None:
                yield PlayTechnology(card_instance=held.card)

    def forbidden(
        self, state: State, seat: Seat, command: PlayTechnology, terms: action.Terms
    ) -> Illegal | None:
        """TTA-CIV-40, TTA-CIV-42."""
        card = box.CARDS.get(command.card_instance)
        if not isinstance(card, box.Technology | box.Special):
            return Illegal("TTA-CIV-40", "not-a-technology", card=command.card_instance)
        if not action.in_civil_hand(state, seat, command.card_instance):
            return action.not_in_hand(command.card_instance)
        return (
            _not_higher(state.nations[seat], card)
            or _no_action(state, seat, terms)
            or no_science(state, seat, _price(state, seat, card))
        )

    def perform(self, move: Move, seat: Seat, command: PlayTechnology, terms: action.Terms) -> None:
        """The technology is paid and in play."""
        nation = move.state.nations[seat]
        card = box.CARDS[command.card_instance]
        assert isinstance(card, box.Technology | box.Special)
        _spend(move, seat, terms)
        pay_science(move, seat, _price(move.state, seat, card))
        was = standing(move.state, seat)
        replaced = nation.court.special_of(card.type) if isinstance(card, box.Special) else None
        move.note(TechnologyPlayed(seat=seat, card=command.card_instance, replaced=replaced))
        tokens_follow(move, seat, was)
        technology_played(move, seat)


class Govern(action.TurnAction[ChangeGovernment]):
    """Introduce any government from hand, also a lower one (TTA-CIV-43, TTA-CIV-44, TTA-CIV-46)."""

    def options(
        self, state: State, seat: Seat, terms: action.Terms = action.ORDINARY
    ) -> Iterable[ChangeGovernment]:
        """Governments in hand, in both ways."""
        for held in state.nations[seat].civil:
            if held.card in box.GOVERNMENTS:
                for mode in MODES:
                    command = ChangeGovernment(card_instance=held.card, mode=mode)
                    if self.forbidden(state, seat, command, terms) is None:
                        yield command

    def forbidden(
        self, state: State, seat: Seat, command: ChangeGovernment, terms: action.Terms
    ) -> Illegal | None:
        """TTA-CIV-43, TTA-CIV-44."""
        card = command.card_instance
        if card not in box.GOVERNMENTS:
            return Illegal("TTA-CIV-43", "not-a-government", card=card)
        if not action.in_civil_hand(state, seat, card):
            return action.not_in_hand(card)
        refused = (
            no_revolution(state, seat, terms)
            if command.mode == "revolution"
            else _no_action(state, seat, terms)
        )
        return refused or no_science(state, seat, government_price(state, seat, card, command.mode))

    def perform(
        self, move: Move, seat: Seat, command: ChangeGovernment, terms: action.Terms
    ) -> None:
        """The government is paid; spent tokens are kept, or all are spent."""
        card = command.card_instance
        if command.mode == "peaceful":
            _spend(move, seat, terms)
        pay_science(move, seat, government_price(move.state, seat, card, command.mode))
        previous = move.state.nations[seat].court.government
        move.note(GovernmentChanged(seat=seat, card=card, previous=previous, mode=command.mode))
        if command.mode == "revolution":
            _exhaust(move, seat)
        technology_played(move, seat)


def government_price(state: State, seat: Seat, card: box.Instance, mode: Mode) -> int:
    """Science for a government."""
    kind: box.Government = box.GOVERNMENTS[card]
    printed = kind.science_cost if mode == "peaceful" else kind.revolution_cost
    return science_price(state, seat, printed, None)


def no_revolution(state: State, seat: Seat, terms: action.Terms) -> Illegal | None:
    """Whether a revolution is impossible in this turn (TTA-CIV-44, TTA-CIV-45, TTA-CRD-07)."""
    nation = state.nations[seat]
    if pays_military(nation):
        if nation.turn.used_ma:
            return Illegal("TTA-CRD-07", "military-action-used")
        return None
    if terms.used_ca if terms.inner else nation.turn.used_ca:
        rule = "TTA-CIV-45" if terms.inner else "TTA-CIV-44"
        return Illegal(rule, "civil-action-used")
    if nation.turn.rebelled:
        return Illegal("TTA-CIV-44", "actions-lost-to-rebellion")
    if not terms.inner and not civil_available(state, seat):
        return Illegal("TTA-CIV-44", "no-civil-action-left")
    return None


def pays_military(nation: Nation) -> bool:
    """Whether revolutions use military actions (TTA-CRD-07)."""
    return bool(nation.court.all(RevolutionPaysMilitaryActions))


def _exhaust(move: Move, seat: Seat) -> None:
    """All actions of the new full number are spent by a revolution."""
    state = move.state
    nation = state.nations[seat]
    turn = nation.turn
    if pays_military(nation):
        spent = military_actions(state, seat) + turn.extra_ma
        move.note(ActionsSpent(seat=seat, ma=max(0, spent - turn.spent_ma)))
        return
    spent = civil_actions(state, seat)
    move.note(ActionsSpent(seat=seat, ca=max(0, spent - turn.spent_ca)))
    if turn.spent_ca > spent:
        move.note(ActionTokensChanged(seat=seat, spent_ca=spent, spent_ma=turn.spent_ma))


def _no_action(state: State, seat: Seat, terms: action.Terms) -> Illegal | None:
    return action.no_civil_action(state, seat, terms)


def _spend(move: Move, seat: Seat, terms: action.Terms) -> None:
    """A technology played directly is no use of an action for Newton (TTA-CRD-08)."""
    if not terms.inner:
        free = bool(move.state.nations[seat].court.all(RecoverCivilAction))
        move.note(ActionsSpent(seat=seat, ca=1, used=not free))


def _price(state: State, seat: Seat, card: box.Technology | box.Special) -> int:
    kind = card.type if isinstance(card, box.Technology) else None
    return science_price(state, seat, card.science_cost, kind)


def _not_higher(nation: Nation, card: box.Technology | box.Special) -> Illegal | None:
    """Whether a special technology of the type is in play that is as high (TTA-CIV-42)."""
    if not isinstance(card, box.Special):
        return None
    present = nation.court.special_of(card.type)
    if present is None or box.SPECIALS[present].level < card.level:
        return None
    return Illegal("TTA-CIV-42", "as-high-in-play", card=present)


def technology_played(move: Move, seat: Seat) -> None:
    """What leaders do after a technology was played (on_play_technology)."""
    for effect in move.state.nations[seat].court.effects:
        if effect.t != "on_play_technology":
            continue
        match effect:
            case GainResources(amount=int(amount)):
                gain_resources(move, seat, amount)
            case ScoreCulture(amount=int(amount)):
                gain_culture(move, seat, amount, "leader")
            case RecoverCivilAction(amount=amount):
                turn = move.state.nations[seat].turn
                spent = max(0, turn.spent_ca - amount)
                move.note(ActionTokensChanged(seat=seat, spent_ca=spent, spent_ma=turn.spent_ma))
            case _:
                pass
