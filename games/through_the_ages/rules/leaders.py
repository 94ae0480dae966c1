"""Section 7.5: leaders."""

from collections.abc import Iterable

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import LEADERS
from games.through_the_ages.commands import ElectLeader
from games.through_the_ages.effects.gains import MilitaryDiscountPool
from games.through_the_ages.facts.civil import DiscountGained, LeaderElected
from games.through_the_ages.rules import action
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.tokens import homer_leaves, standing, tokens_follow
from games.through_the_ages.state import State


class Elect(action.TurnAction[ElectLeader]):
    """Play a leader from hand (TTA-CIV-30)."""

    def options(
        self, state: State, seat: Seat, terms: action.Terms = action.ORDINARY
    ) -> Iterable[ElectLeader]:
        """Leaders in hand."""
        leaders = [one.card for one in state.nations[seat].civil if one.card in LEADERS]
        if leaders and action.has_civil_action(state, seat, terms):
            for card in leaders:
                yield ElectLeader(card_instance=card)

    def forbidden(
        self, state: State, seat: Seat, command: ElectLeader, terms: action.Terms
    ) -> Illegal | None:
        """TTA-CIV-30."""
        card = command.card_instance
        if card not in LEADERS:
            return Illegal("TTA-CIV-30", "not-a-leader", card=card)
        if not action.in_civil_hand(state, seat, card):
            return action.not_in_hand(card)
        return action.no_civil_action(state, seat, terms)

    def perform(self, move: Move, seat: Seat, command: ElectLeader, terms: action.Terms) -> None:
        """The leader before goes, the new one comes: one change of tokens (TTA-MAT-09)."""
        action.spend_civil(move, seat, terms)
        was = standing(move.state, seat)
        homer_leaves(move, seat)
        previous = move.state.nations[seat].court.leader
        move.note(LeaderElected(seat=seat, card=command.card_instance, previous=previous))
        tokens_follow(move, seat, was)
        begin_discounts(move, seat)


def begin_discounts(move: Move, seat: Seat) -> None:
    """Virtual resources that a leader gives each turn (TTA-MIL-05)."""
    for effect in move.state.nations[seat].court.all(MilitaryDiscountPool):
        if effect.t == "turn_start" and isinstance(effect.amount, int):
            move.note(DiscountGained(seat=seat, homer=effect.amount))
