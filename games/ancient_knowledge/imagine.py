"""Another world that a viewer cannot tell from the real one.

All cards whose place the viewer does not know are exchanged among their places at random, the
same way everywhere. What the viewer has seen stays: cards discarded by itself or openly, hand
cards whose coming it saw, technologies that it put under a deck.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from games.ancient_knowledge.box import BUILDERS
from games.ancient_knowledge.effects import BuilderType
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.steps import PayingCost
from games.ancient_knowledge.view import shown_to
from games.kernel.chance import Chance
from games.kernel.exchange import exchanged, permuted
from games.kernel.seats import AtSeat, Auditor, Seat, Viewer


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with everything hidden from the viewer drawn anew; an auditor knows all."""
    if isinstance(viewer, Auditor) or state.stage == "over":
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    pools = [frozenset(_unknown_builders(state, own))]
    pools += [frozenset(_unknown_technologies(state, own, level)) for level in (0, 1)]
    other = {card: card for pool in pools for card in pool} | permuted(pools, chance)
    _keep_promises(state, own, other)
    changed = {card: image for card, image in other.items() if card != image}
    return _as_told(state, own, exchanged(replace(state, agenda=type(state.agenda)()), changed))


def _as_told(state: State, own: Seat | None, twin: State) -> State:
    """With what names cards wherever they lie: the agenda, open creations, the own notes."""

    def told(seat: Seat, player: Player) -> Player:
        before = state.players[seat]
        if seat == own:
            return before
        if before.aside.creation is None:
            return player
        return replace(player, aside=replace(player.aside, creation=before.aside.creation))

    players = tuple(told(seat, player) for seat, player in enumerate(twin.players))
    return replace(twin, players=players, agenda=state.agenda)


def _unknown_builders(state: State, own: Seat | None) -> Iterator[str]:
    yield from state.deck.items
    for seat, player in enumerate(state.players):
        if seat == own:
            continue
        yield from state.discard.closed[seat]
        yield from player.aside.opening + player.aside.looked_at
        known = _known_to(state, seat, own)
        yield from (card for card in player.hand if card not in known)


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
    """Exchange imagined cards until the hand holds `count` of the type."""
    outside = [
        card
        for card, image in other.items()
        if card not in hand and image in BUILDERS and BUILDERS[image].type == kind
    ]
    missing = count - sum(BUILDERS[other.get(card, card)].type == kind for card in hand)
    unfit = [card for card in hand if card in other and BUILDERS[other[card]].type != kind]
    for out, come, _ in zip(unfit, outside, range(missing), strict=False):
        other[out], other[come] = other[come], other[out]
