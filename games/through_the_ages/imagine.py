"""Another world that a viewer cannot tell from the real one.

Military cards of one age have the same back. Those whose places the viewer does not know change
places: in decks, hands, event piles and among the cards discarded face down (TTA-INF-03). Civil
cards are all known (TTA-INF-02), and what no event pile holds is never put into one.
"""

from collections.abc import Iterable, Mapping

from games.kernel.chance import Chance, sample
from games.kernel.exchange import LABEL, exchanged
from games.kernel.seats import AtSeat, Auditor, Seat, Viewer
from games.through_the_ages.box import AGES, CARDS, LEVELS, Event, Instance, Territory
from games.through_the_ages.rules.colonization import greatest_bid
from games.through_the_ages.rules.forces import colonization_force
from games.through_the_ages.state import State
from games.through_the_ages.state.contest import Auction, Colonizing, Fight, Force

ATTEMPTS = 20
"""Worlds that are tried until a bidder can pay what was bid (TTA-COL-02)."""


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with all military cards that the viewer does not know dealt anew."""
    if isinstance(viewer, Auditor) or state.stage == "over":
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    for _ in range(ATTEMPTS):
        twin = exchanged(state, _exchange(state, own, chance))
        if _bids_are_covered(twin):
            return twin
    return state


def _exchange(state: State, own: Seat | None, chance: Chance) -> Mapping[str, str]:
    unknown = frozenset(_unknown(state, own))
    piled = frozenset((*state.events.current, *state.events.future, *state.unopened.items))
    other: dict[str, str] = {}
    for age in AGES[1:]:
        cards = sorted(card for card in unknown if CARDS[card].age == age)
        other |= _dealt(cards, [card for card in cards if card in piled], chance)
    return other


def _dealt(
    cards: list[Instance], piled: list[Instance], chance: Chance
) -> Mapping[Instance, Instance]:
    """For each card the one that takes its place; event piles are filled first."""
    events = [card for card in cards if isinstance(CARDS[card], Event | Territory)]
    first = sample(chance, events, len(piled), LABEL)
    rest = [card for card in cards if card not in first]
    others = [card for card in cards if card not in piled]
    other = dict(zip(piled, first, strict=True))
    other.update(zip(others, sample(chance, rest, len(rest), LABEL), strict=True))
    return {one: image for one, image in other.items() if one != image}


def _unknown(state: State, own: Seat | None) -> Iterable[Instance]:
    """Military cards whose places the viewer does not know."""
    for age in AGES[1:]:
        yield from state.military[LEVELS[age]].items
    yield from state.unopened.items
    committed = _committed(state)
    for seat, nation in enumerate(state.nations):
        if seat != own:
            for card in nation.military:
                if card not in nation.shown and card not in committed:
                    yield card
    prepared = {one.card for one in state.events.prepared if one.seat == own}
    for card in (*state.events.current, *state.events.future):
        if card not in prepared:
            yield card
    for one in state.discards:
        if not one.open and one.by != own:
            yield one.card


def _committed(state: State) -> frozenset[Instance]:
    """Bonus cards in a force that is being put together stay what they are."""
    forces: tuple[Force, ...] = ()
    if isinstance(state.contest, Fight):
        forces = (state.contest.attack, state.contest.defense)
    elif isinstance(state.contest, Colonizing):
        forces = (state.contest.sent,)
    return frozenset(card for force in forces for card in force.cards)


def _bids_are_covered(state: State) -> bool:
    """Whether the highest bidder could send what was bid."""
    contest = state.contest
    if isinstance(contest, Auction) and contest.leader is not None:
        return greatest_bid(state, contest.leader) >= contest.highest
    if isinstance(contest, Colonizing) and not contest.sent.confirmed:
        seat = contest.sent.seat
        committed = colonization_force(state, seat, contest.sent)
        return max(committed, greatest_bid(state, seat)) >= contest.bid
    return True
