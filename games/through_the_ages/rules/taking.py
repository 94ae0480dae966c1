"""Section 7.1: taking cards of the row. Leaders and technologies may be played at once
(TTA-CIV-08)."""

from collections.abc import Iterable, Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages import box
from games.through_the_ages.commands import TakeCard
from games.through_the_ages.effects.gains import GainScience
from games.through_the_ages.effects.standing import WonderTakeDiscount
from games.through_the_ages.facts.civil import ActionsSpent
from games.through_the_ages.facts.row import CardTaken
from games.through_the_ages.rules.action import ORDINARY, Terms, TurnAction
from games.through_the_ages.rules.goods import gain_science
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import State, civil_available, civil_hand_limit
from games.through_the_ages.state.nation import Nation

PRICES = box.BOX.row.cost_by_slot
SLOTS = range(1, len(PRICES) + 1)
TAKING = tuple(TakeCard(slot=slot) for slot in SLOTS)


class Take(TurnAction[TakeCard]):
    """Take a card for actions."""

    def options(self, state: State, seat: Seat, terms: Terms = ORDINARY) -> Iterable[TakeCard]:
        """Every card that the actions that are left can take."""
        return takeable(state, seat, civil_available(state, seat))

    def forbidden(
        self, state: State, seat: Seat, command: TakeCard, terms: Terms
    ) -> Illegal | None:
        """TTA-CIV-01..06, with the actions that are left."""
        return not_taken(state, seat, command.slot, civil_available(state, seat))

    def perform(self, move: Move, seat: Seat, command: TakeCard, terms: Terms) -> None:
        take(move, seat, command.slot, agreed=False)


def take_price(nation: Nation, slot: int, card: box.Instance) -> int:
    """Actions for a card (TTA-CIV-01, TTA-CRD-05)."""
    price = PRICES[slot - 1]
    return max(0, price + _dearer(nation)) if card in box.WONDERS else price


def _dearer(nation: Nation) -> int:
    """What a wonder costs more, or less (TTA-CIV-01, TTA-CRD-05)."""
    court = nation.court
    return len(court.wonders) - sum([one.amount for one in court.all(WonderTakeDiscount)])


def takeable(state: State, seat: Seat, actions: int) -> Iterator[TakeCard]:
    """Every card that a seat with so many actions can take: agrees with `not_taken`."""
    nation = state.nations[seat]
    wonder = _dearer(nation) if nation.site is None else actions + 1
    hand = len(nation.civil) < civil_hand_limit(state, seat)
    for command, price, card in zip(TAKING, PRICES, state.row, strict=True):
        if card is None:
            continue
        if card in box.WONDERS:
            if max(0, price + wonder) <= actions:
                yield command
        elif hand and price <= actions and not _has_its_like(nation, box.CARDS[card]):
            yield command


def _has_its_like(nation: Nation, kind: box.Card) -> bool:
    """Whether a leader of that age has been taken, or the technology is there already (TTA-CIV-04,
    TTA-CIV-06)."""
    if isinstance(kind, box.Leader):
        return kind.age in nation.leader_ages
    return not isinstance(kind, box.Action) and kind.id in nation.kinds


def not_taken(state: State, seat: Seat, slot: int, actions: int) -> Illegal | None:
    """Why a seat with so many actions cannot take the card on a space."""
    card = state.row[slot - 1] if slot in SLOTS else None
    if card is None:
        return Illegal("TTA-ROW-01", "space-empty", slot=slot)
    nation = state.nations[seat]
    price = take_price(nation, slot, card)
    if price > actions:
        return Illegal("TTA-CIV-01", "costs-civil-actions", price=price, actions=actions)
    if isinstance(box.CARDS[card], box.Wonder):
        if nation.site is not None:
            return Illegal("TTA-CIV-05", "wonder-under-construction")
        return None
    return _not_into_hand(state, seat, nation, card)


def _not_into_hand(state: State, seat: Seat, nation: Nation, card: box.Instance) -> Illegal | None:
    """The limit of the hand, by the full number of actions even in round 1 (TTA-CIV-03)."""
    limit = civil_hand_limit(state, seat)
    if len(nation.civil) >= limit:
        return Illegal("TTA-CIV-02", "civil-hand-full", cards=len(nation.civil), limit=limit)
    kind = box.CARDS[card]
    if not _has_its_like(nation, kind):
        return None
    if isinstance(kind, box.Leader):
        return Illegal("TTA-CIV-04", "leader-of-this-age-taken", age=kind.age)
    return Illegal("TTA-CIV-06", "technology-owned", card=kind.id)


def take(move: Move, seat: Seat, slot: int, *, agreed: bool) -> None:
    """A card is taken, for actions or for the budget of an event."""
    nation = move.state.nations[seat]
    card = move.state.row[slot - 1]
    assert card is not None
    price = take_price(nation, slot, card)
    if price and not agreed:
        move.note(ActionsSpent(seat=seat, ca=price))
    move.note(CardTaken(seat=seat, slot=slot, card=card, ca_paid=price, agreed=agreed))
    if isinstance(box.CARDS[card], box.Technology | box.Government | box.Special):
        for effect in nation.court.all(GainScience):
            if effect.t == "on_take_card" and isinstance(effect.amount, int):
                gain_science(move, seat, effect.amount, "leader")
