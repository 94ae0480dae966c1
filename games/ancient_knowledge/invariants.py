"""What holds at every ply (law of conservation)."""

from collections import Counter
from collections.abc import Iterator

from games.ancient_knowledge.box import CardId, TechnologyId
from games.ancient_knowledge.components import (
    BOX,
    BUILDERS,
    HAND_LIMIT,
    PARTS,
    SLOTS,
    SPACES,
    TECHNOLOGIES,
)
from games.ancient_knowledge.state import Player, State
from games.kernel.seats import Seat


def broken(state: State) -> Iterator[str]:
    """The invariants that do not hold; none, unless there is a bug."""
    yield from _not_once("builder cards", Counter(builders_of(state)), BUILDERS.keys())
    yield from _not_once("technologies", Counter(technologies_of(state)), TECHNOLOGIES.keys())
    yield from _bad_boards(state)
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat}: {what}" for what in _bad_player(state, player))
        yield from _bad_knowledge(state, seat, player)


def _not_once(what: str, found: Counter[str], every: object) -> Iterator[str]:
    """AK-CMP-01, AK-CMP-02: every card is unique and in exactly one place."""
    assert isinstance(every, type({}.keys()))
    if found.keys() != every or max(found.values()) > 1:
        wrong = [card for card in found.keys() | every if found[card] != 1]
        yield f"{what} not in exactly one place: {sorted(wrong)}"


def builders_of(state: State) -> Iterator[CardId]:
    """Every builder card, wherever it is."""
    yield from state.deck.items
    yield from state.discard.cards
    for player in state.players:
        yield from player.hand
        yield from (one.card for space in player.timeline for one in space)
        yield from player.past.cards
        yield from player.artifacts
        yield from player.aside.opening + player.aside.looked_at + player.aside.revealed
        if player.aside.creation is not None:
            yield player.aside.creation.card


def technologies_of(state: State) -> Iterator[TechnologyId]:
    """Every technology, wherever it is."""
    for board in state.boards:
        yield from board.cards
    for piles in state.piles:
        yield from piles.deck.items
        yield from piles.discarded
    yield from state.box
    for player in state.players:
        yield from player.collection.all
        yield from player.aside.technologies


def _bad_boards(state: State) -> Iterator[str]:
    for board in state.boards:
        if any(TECHNOLOGIES[card].level != board.level for card in board.cards):
            yield f"AK-TEC-05: {board} mixes levels"
        if not 1 < len(board.cards) <= BOX.constants.cards_per_technology_board:
            yield f"AK-TEC-02: {board} has {len(board.cards)} cards"
    for level, piles in enumerate(state.piles, 1):
        cards = (*piles.deck.items, *piles.discarded)
        if any(TECHNOLOGIES[card].level != level for card in cards):
            yield f"a pile of level {level} mixes levels"
        if not {one.technology for one in piles.placed} <= set(piles.deck.items):
            yield f"cards known to lie under deck {level} are elsewhere"


def _bad_player(state: State, player: Player) -> Iterator[str]:
    most = HAND_LIMIT if state.stage != "setup" else BOX.constants.initial_deal
    if len(player.hand) > most:
        yield f"AK-HAND-01: {len(player.hand)} cards in hand"
    if len(player.timeline) != SPACES or any(len(one) > PARTS for one in player.timeline):
        yield "AK-CRE-03: too many monuments on a space"
    if any(one.knowledge < 0 for space in player.timeline for one in space) or player.lost < 0:
        yield "negative knowledge"
    if len(player.artifacts) > SLOTS:
        yield "AK-CRE-07: more artifacts than slots"
    if not set(player.past.rotated) <= set(player.past.cards):
        yield "AK-EXC-01: rotated monuments that are not in the Past"
    yield from _bad_counters(player)


def _bad_counters(player: Player) -> Iterator[str]:
    types = Counter(BUILDERS[card].type for card in player.past.cards)
    stars = sum(BUILDERS[card].icon == "scoring" for card in player.past.cards)
    past = player.past
    counted = (past.cities, past.megaliths, past.pyramids, past.stars)
    if counted != (types["city"], types["megalith"], types["pyramid"], stars):
        yield f"counters of the Past say {counted}"
    for kind in ("ancient", "writing", "secret"):
        if any(TECHNOLOGIES[card].type != kind for card in getattr(player.collection, kind)):
            yield f"a technology in the wrong row {kind}"


def _bad_knowledge(state: State, seat: Seat, player: Player) -> Iterator[str]:
    known = (*player.known.to_all, *(one.card for one in player.known.to_some))
    if not set(known) <= set(player.hand):
        yield f"seat {seat}: cards known to be in hand are elsewhere"
    offered = player.exchanges.offered
    if offered is not None and offered not in player.hand:
        yield f"AK-TEAM-11: seat {seat} offers a card that is not in hand"
    if state.stage == "over" and player.turn.phase is not None:
        yield f"seat {seat} is on turn though the game is over"
