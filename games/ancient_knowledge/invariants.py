"""What holds at every ply (law of conservation)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from games.ancient_knowledge import box
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.kernel.census import miscounted, negative
from games.kernel.seats import Seat


def broken(state: State) -> Iterator[str]:
    """The invariants that do not hold; none, unless there is a bug."""
    yield from miscounted(box.BUILDERS.keys(), builders_of(state), "AK-CMP-01: builder card")
    yield from miscounted(box.TECHNOLOGIES.keys(), technologies_of(state), "AK-CMP-02: technology")
    yield from _bad_boards(state)
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat}: {what}" for what in _bad_player(state, player))
        yield from _bad_knowledge(state, seat, player)


def builders_of(state: State) -> Mapping[str, Sequence[str]]:
    """Every builder card, by the place where it is."""
    places: dict[str, Sequence[str]] = {"deck": state.deck.items, "discard": state.discard.cards}
    for seat, player in enumerate(state.players):
        aside = player.aside
        created = () if aside.creation is None else (aside.creation.card,)
        places |= {
            f"hand {seat}": player.hand,
            f"timeline {seat}": [one.card for space in player.timeline for one in space],
            f"past {seat}": player.past.cards,
            f"artifacts {seat}": player.artifacts,
            f"aside {seat}": aside.opening + aside.looked_at + aside.revealed + created,
        }
    return places


def technologies_of(state: State) -> Mapping[str, Sequence[str]]:
    """Every technology, by the place where it is."""
    places: dict[str, Sequence[str]] = {board.id: board.cards for board in state.boards}
    for level, piles in enumerate(state.piles, 1):
        places[f"deck {level}"] = piles.deck.items
        places[f"discard {level}"] = piles.discarded
    places["box"] = state.box
    for seat, player in enumerate(state.players):
        places[f"collection {seat}"] = player.collection.all
        places[f"aside {seat}"] = player.aside.technologies
    return places


def _bad_boards(state: State) -> Iterator[str]:
    for board in state.boards:
        if any(box.TECHNOLOGIES[card].level != board.level for card in board.cards):
            yield f"AK-TEC-05: {board} mixes levels"
        if not 1 < len(board.cards) <= box.BOX.constants.cards_per_technology_board:
            yield f"AK-TEC-02: {board} has {len(board.cards)} cards"
    for level, piles in enumerate(state.piles, 1):
        cards = (*piles.deck.items, *piles.discarded)
        if any(box.TECHNOLOGIES[card].level != level for card in cards):
            yield f"a pile of level {level} mixes levels"
        if not {one.technology for one in piles.placed} <= set(piles.deck.items):
            yield f"cards known to lie under deck {level} are elsewhere"


def _bad_player(state: State, player: Player) -> Iterator[str]:
    most = box.HAND_LIMIT if state.stage != "setup" else box.BOX.constants.initial_deal
    if len(player.hand) > most:
        yield f"AK-HAND-01: {len(player.hand)} cards in hand"
    if len(player.timeline) != box.SPACES or any(len(one) > box.PARTS for one in player.timeline):
        yield "AK-CRE-03: too many monuments on a space"
    amounts = {one.card: one.knowledge for space in player.timeline for one in space}
    yield from negative({"lost knowledge": player.lost, **amounts})
    if len(player.artifacts) > box.SLOTS:
        yield "AK-CRE-07: more artifacts than slots"
    if not set(player.past.rotated) <= set(player.past.cards):
        yield "AK-EXC-01: rotated monuments that are not in the Past"
    yield from _bad_counters(player)


def _bad_counters(player: Player) -> Iterator[str]:
    types = Counter(box.BUILDERS[card].type for card in player.past.cards)
    stars = sum(box.BUILDERS[card].icon == "scoring" for card in player.past.cards)
    past = player.past
    counted = (past.cities, past.megaliths, past.pyramids, past.stars)
    if counted != (types["city"], types["megalith"], types["pyramid"], stars):
        yield f"counters of the Past say {counted}"
    for kind in ("ancient", "writing", "secret"):
        if any(box.TECHNOLOGIES[card].type != kind for card in getattr(player.collection, kind)):
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
