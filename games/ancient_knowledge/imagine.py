"""Another world that a viewer cannot tell from the real one.

All cards whose place the viewer does not know are exchanged among their places at random, the
same way everywhere. What the viewer has seen stays: cards discarded by itself or openly, hand
cards whose coming it saw, technologies that it put under a deck.
"""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from games.ancient_knowledge.components import BUILDERS
from games.ancient_knowledge.operations import BuilderType
from games.ancient_knowledge.state import (
    Aside,
    Discard,
    Exchanges,
    Known,
    Placed,
    Player,
    Seen,
    State,
    TechnologyPiles,
)
from games.ancient_knowledge.steps import Cost
from games.ancient_knowledge.view import shown_to
from games.kernel.chance import Chance, sample
from games.kernel.piles import Ordered, Pile, Shuffled
from games.kernel.seats import AtSeat, Auditor, Seat, Viewer

Swap = Callable[[tuple[str, ...]], tuple[str, ...]]
"""Puts the imagined cards in the place of the real ones."""


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with everything hidden from the viewer drawn anew; an auditor knows all."""
    if isinstance(viewer, Auditor) or state.stage == "over":
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    pools = [sorted(_unknown_builders(state, own))]
    pools += [sorted(_unknown_technologies(state, own, level)) for level in (0, 1)]
    other: dict[str, str] = {}
    for pool in pools:
        drawn = sample(chance, pool, len(pool), "imagined cards")
        other.update(zip(pool, drawn, strict=True))
    _keep_promises(state, own, other)
    return _swapped(state, own, lambda cards: tuple(other.get(card, card) for card in cards))


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
        if isinstance(step, Cost) and step.card_type and frame.seat not in (None, own):
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


def _swapped(state: State, own: Seat | None, swap: Swap) -> State:
    closed = state.discard.closed
    return replace(
        state,
        deck=_pile(state.deck, swap),
        discard=Discard(
            opened=state.discard.opened,
            closed=tuple(
                cards if seat == own else swap(cards) for seat, cards in enumerate(closed)
            ),
        ),
        piles=tuple(_piles(piles, swap) for piles in state.piles),
        players=tuple(
            player if seat == own else _player(player, swap)
            for seat, player in enumerate(state.players)
        ),
    )


def _pile(pile: Pile[str], swap: Swap) -> Pile[str]:
    return Pile(
        tuple(
            Ordered(swap(one.items))
            if isinstance(one, Ordered)
            else Shuffled(tuple(sorted(swap(one.items))))
            for one in pile.segments
        )
    )


def _piles(piles: TechnologyPiles, swap: Swap) -> TechnologyPiles:
    placed = tuple(Placed(swap((one.technology,))[0], one.by) for one in piles.placed)
    return replace(piles, deck=_pile(piles.deck, swap), placed=placed)


def _player(player: Player, swap: Swap) -> Player:
    aside, known, exchanges = player.aside, player.known, player.exchanges
    offered = None if exchanges.offered is None else swap((exchanges.offered,))[0]
    return replace(
        player,
        hand=swap(player.hand),
        known=Known(
            to_all=known.to_all,
            to_some=tuple(Seen(card=swap((one.card,))[0], by=one.by) for one in known.to_some),
        ),
        aside=Aside(
            opening=swap(aside.opening),
            looked_at=swap(aside.looked_at),
            revealed=aside.revealed,
            technologies=swap(aside.technologies),
            creation=aside.creation,
        ),
        exchanges=Exchanges(offered=offered, spent=swap(exchanges.spent), done=exchanges.done),
    )
