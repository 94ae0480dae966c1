"""Another world that a viewer cannot tell from the real one.

Military cards of one age have the same back. Those whose places the viewer does not know change
places: in decks, hands, event piles and among the cards discarded face down (TTA-INF-03). Civil
cards are all known (TTA-INF-02), and what no event pile holds is never put into one. Nobody knows
who prepared an event that was revealed (TTA-INF-03). Hands and event piles have no order, which
would say what has left them. A force that somebody is putting together stays what it is: until it
is public nobody else decides anything.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from games.kernel.chance import Chance, sample
from games.kernel.exchange import LABEL, exchanged, filled
from games.kernel.seats import AtSeat, Auditor, Seat, Viewer
from games.through_the_ages.box import AGES, BONUSES, CARDS, EVENTS, LEVELS, TERRITORIES, Instance
from games.through_the_ages.rules.colonization import greatest_bid
from games.through_the_ages.rules.forces import colonization_force
from games.through_the_ages.state import State
from games.through_the_ages.state.contest import Auction, Colonizing, Fight, Force
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.state.piles import Prepared, Unseen

ATTEMPTS = 20
"""Worlds that are tried until a bidder can pay what was bid; then the best bonus cards are put into
that hand (TTA-COL-02)."""


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with all military cards that the viewer does not know dealt anew."""
    if isinstance(viewer, Auditor) or state.stage == "over":
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    for _ in range(ATTEMPTS):
        other = _exchange(state, own, chance)
        if _bids_are_covered(twin := _world(state, own, other, chance)):
            return twin
    return _world(state, own, _strengthened(state, other), chance)


def _world(state: State, own: Seat | None, other: Mapping[str, str], chance: Chance) -> State:
    """The state after an exchange, with what else nobody but others knows."""
    twin = exchanged(state, other)
    nations = (
        nation if seat == own else _sorted(nation) for seat, nation in enumerate(twin.nations)
    )
    events = replace(
        twin.events,
        current=tuple(sorted(twin.events.current)),
        future=tuple(sorted(twin.events.future)),
        prepared=_prepared(twin, own, chance),
    )
    return replace(twin, nations=tuple(nations), events=events, unopened=_unopened(state, twin))


def _exchange(state: State, own: Seat | None, chance: Chance) -> dict[Instance, Instance]:
    """For each card the one that takes its place, in the order of places: event piles first, then
    the event of TTA-VAR-07, hands and discards; decks have what is left."""
    other: dict[Instance, Instance] = {}
    places = tuple(dict.fromkeys(_unknown(state, own)))
    events = frozenset((*state.events.current, *state.events.future))
    hidden = frozenset(state.unopened.items)
    for age in AGES[1:]:
        here = [card for card in places if CARDS[card].age == age]
        deck = frozenset(state.military[LEVELS[age]].items)
        piled = [card for card in here if card in events or card in hidden.difference(deck)]
        held = [card for card in here if card not in piled and card not in deck]
        fit = [card for card in here if card in EVENTS or card in TERRITORIES]
        dealt = filled(piled, fit, chance)
        left = frozenset(here).difference(dealt.values())
        kept = _kept(state, left, chance) if _shared(state) and age == AGES[-1] else ()
        dealt |= filled(held, left.difference(kept), chance)
        left = left.difference(dealt.values())
        dealt |= zip((card for card in here if card in deck), sorted(left), strict=True)
        other |= dealt
    return other


def _kept(state: State, cards: frozenset[Instance], chance: Chance) -> Sequence[Instance]:
    """Events that lie face down for TTA-VAR-07, so that nobody can hold them."""
    events = [card for card in sorted(cards) if card in EVENTS]
    return sample(chance, events, state.unopened.size, LABEL)


def _shared(state: State) -> bool:
    """Whether the events of TTA-VAR-07 may as well lie in the deck."""
    deck = state.military[LEVELS[AGES[-1]]].items
    return bool(state.unopened.size) and all(card in deck for card in state.unopened.items)


def _unopened(state: State, twin: State) -> Unseen:
    """The events of TTA-VAR-07: any that nobody holds may lie there."""
    if not _shared(state):
        return twin.unopened
    deck = twin.military[LEVELS[AGES[-1]]].items
    return Unseen(tuple(card for card in deck if card in EVENTS), state.unopened.size)


def _prepared(twin: State, own: Seat | None, chance: Chance) -> tuple[Prepared, ...]:
    """Who prepared what: others did so in any order, of the same age."""
    prepared = list(twin.events.prepared)
    for age in AGES[1:]:
        others = [
            at for at, one in enumerate(prepared) if one.seat != own and CARDS[one.card].age == age
        ]
        cards = sorted(prepared[at].card for at in others)
        for at, card in zip(others, sample(chance, cards, len(cards), LABEL), strict=True):
            prepared[at] = replace(prepared[at], card=card)
    return tuple(prepared)


def _sorted(nation: Nation) -> Nation:
    return replace(nation, military=tuple(sorted(nation.military)))


def _unknown(state: State, own: Seat | None) -> Iterator[Instance]:
    """Military cards whose places the viewer does not know, in the order of their places."""
    yield from (*state.events.current, *state.events.future) if own is None else _down(state, own)
    yield from state.unopened.items
    for age in AGES[1:]:
        yield from state.military[LEVELS[age]].items
    committed = _committed(state)
    for seat, nation in enumerate(state.nations):
        if seat != own:
            kept = committed.union(nation.shown)
            yield from (card for card in nation.military if card not in kept)
    for one in state.discards:
        if not one.open and one.by != own:
            yield one.card


def _down(state: State, own: Seat) -> Iterator[Instance]:
    """Events face down that a seat did not prepare itself."""
    prepared = {one.card for one in state.events.prepared if one.seat == own}
    for card in (*state.events.current, *state.events.future):
        if card not in prepared:
            yield card


def _strengthened(state: State, other: Mapping[Instance, Instance]) -> dict[Instance, Instance]:
    """The exchange with the best bonus cards in the hand of the highest bidder."""
    stronger, hand = dict(other), state.nations[_bidder(state)].military
    for age in AGES[1:]:
        own = [one for one in other if one in hand and CARDS[one].age == age]
        places = {image: one for one, image in stronger.items() if CARDS[one].age == age}
        best = sorted((one for one in places if one in BONUSES), key=_colonizing, reverse=True)
        for place, card in zip(own, best, strict=False):
            there, before = places[card], stronger[place]
            stronger[place], stronger[there] = card, before
            places[card], places[before] = place, there
    return stronger


def _colonizing(card: Instance) -> tuple[int, Instance]:
    return BONUSES[card].colonization, card


def _bidder(state: State) -> Seat:
    """Who has bid most."""
    contest = state.contest
    assert isinstance(contest, Auction | Colonizing)
    seat = contest.leader if isinstance(contest, Auction) else contest.sent.seat
    assert seat is not None
    return seat


def _committed(state: State) -> frozenset[Instance]:
    """Bonus cards in a force that is being put together."""
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
