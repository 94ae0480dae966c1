"""Another world that a viewer cannot tell from the real one.

All cards whose place the viewer does not know are exchanged among their places at random, the
same way everywhere. What the viewer has seen stays: cards discarded by itself or openly, hand
cards whose coming it saw, technologies that it put under a deck.
"""

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from games.ancient_knowledge.box import BUILDERS
from games.ancient_knowledge.effects import BuilderType
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Exchanges, Player
from games.ancient_knowledge.steps import PayingCost
from games.ancient_knowledge.view import shown_to
from games.kernel.chance import Chance, sample
from games.kernel.exchange import LABEL, exchanged, permuted
from games.kernel.seats import AtSeat, Auditor, Seat, Viewer


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with everything hidden from the viewer drawn anew; an auditor knows all."""
    if isinstance(viewer, Auditor) or state.stage == "over":
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    builders = tuple(dict.fromkeys(_unknown_builders(state, own)))
    pools = [builders, *(_unknown_technologies(state, own, level) for level in (0, 1))]
    other = permuted(pools, chance)
    _keep_promises(state, own, other)
    twin = exchanged(replace(state, agenda=type(state.agenda)()), other)
    return _as_told(state, own, twin, builders, chance)


def _as_told(
    state: State, own: Seat | None, twin: State, unknown: tuple[str, ...], chance: Chance
) -> State:
    """With what names cards wherever they lie: the agenda, open creations, the own notes. Hands of
    others have no order, and what they have offered is some card of theirs."""

    def told(seat: Seat, player: Player) -> Player:
        before = state.players[seat]
        if seat == own:
            return before
        if own is None or own not in shown_to(state, seat):
            player = replace(player, hand=tuple(sorted(player.hand)))
        aside = replace(player.aside, creation=before.aside.creation)
        return replace(player, aside=aside, exchanges=_offered(player, unknown, chance))

    players = tuple(told(seat, player) for seat, player in enumerate(twin.players))
    return replace(twin, players=players, agenda=state.agenda)


def _offered(player: Player, unknown: tuple[str, ...], chance: Chance) -> Exchanges:
    """Exchanges that offer and offered some cards of the hand, or that may have been there."""
    known = player.exchanges
    open_ones = (known.offered is not None) + len(known.spent)
    if not open_ones:
        return known
    hand = sample(chance, player.hand, open_ones, LABEL)
    gone = (card for card in sorted(unknown) if card not in player.hand)
    cards = (*hand, *islice(gone, open_ones - len(hand)))
    offered, spent = (None, cards) if known.offered is None else (cards[0], cards[1:])
    return replace(known, offered=offered, spent=spent)


def _unknown_builders(state: State, own: Seat | None) -> Iterator[str]:
    """In the order of their places: a hand has none, but for the cards that some seats know."""
    yield from state.deck.items
    for seat, player in enumerate(state.players):
        if seat == own:
            continue
        yield from state.discard.closed[seat]
        yield from player.aside.opening + player.aside.looked_at
        known = _known_to(state, seat, own)
        noted = tuple(one.card for one in player.known.to_some)
        yield from (card for card in (*noted, *player.hand) if card not in known)


def _known_to(state: State, seat: Seat, own: Seat | None) -> frozenset[str]:
    """The hand cards of a seat that the viewer knows."""
    player = state.players[seat]
    if own is not None and own in shown_to(state, seat):
        return frozenset(player.hand)
    seen = {one.card for one in player.known.to_some if own in one.by}
    return frozenset(seen.union(player.known.to_all))


def _unknown_technologies(state: State, own: Seat | None, level: int) -> Iterator[str]:
    piles = state.piles[level]
    known = {one.technology for one in piles.placed if one.by is None or one.by == own}
    yield from (card for card in piles.deck.items if card not in known)
    for seat, player in enumerate(state.players):
        if seat != own and level == 1:
            yield from player.aside.technologies


def _keep_promises(state: State, own: Seat | None, other: dict[str, str]) -> None:
    """Who is paying with cards of a type has enough of them, as all know (AK-EFF-03)."""
    for frame in state.agenda.tops():
        step = frame.step
        if isinstance(step, PayingCost) and step.card_type and frame.seat not in (None, own):
            assert frame.seat is not None
            hand = state.players[frame.seat].hand
            _hold(hand, step.card_type, step.left, other)


def _hold(hand: tuple[str, ...], kind: BuilderType, count: int, other: dict[str, str]) -> None:
    """Exchange imagined cards, in the order of their places, until the hand holds `count` of the
    type."""
    outside = [
        card
        for card, image in other.items()
        if card not in hand and image in BUILDERS and BUILDERS[image].type == kind
    ]
    missing = count - sum(BUILDERS[other.get(card, card)].type == kind for card in hand)
    unfit = [card for card in other if card in hand and BUILDERS[other[card]].type != kind]
    for out, come, _ in zip(unfit, outside, range(missing), strict=False):
        other[out], other[come] = other[come], other[out]
