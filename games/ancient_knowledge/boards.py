"""Technology boards and decks: what lies face up, and how it is replaced (AK-TEC)."""

from collections.abc import Iterator

from games.ancient_knowledge.box import BoardId, Level, TechnologyId
from games.ancient_knowledge.components import BOX
from games.ancient_knowledge.facts.cards import DiscardReshuffled
from games.ancient_knowledge.facts.flow import PileName
from games.ancient_knowledge.facts.technologies import (
    TechnologiesLookedAt,
    TechnologiesRevealed,
    TechnologyBoardCleared,
    TechnologyBoardFlipped,
    TechnologyBoardRemoved,
)
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import Board, State
from games.kernel.seats import Seat

FULL = BOX.constants.cards_per_technology_board
LEFT_OVER = BOX.constants.technology_board_refresh_when_left
DECKS: dict[Level, PileName] = {1: "tech_deck_1", 2: "tech_deck_2"}


def board_with(state: State, technology: TechnologyId) -> Board | None:
    """The board on which a technology lies face up."""
    for board in state.boards:
        if technology in board.cards:
            return board
    return None


def face_up(state: State, level: Level | None = None) -> Iterator[TechnologyId]:
    """The technologies on the boards, of one level or of both."""
    for board in state.boards:
        if level is None or board.level == level:
            yield from board.cards


def available(state: State, level: Level) -> int:
    """Cards in the deck and the discard pile of a level (AK-TEC-04)."""
    piles = state.piles[level - 1]
    return piles.deck.size + len(piles.discarded)


def flippable(state: State) -> tuple[BoardId, ...]:
    """The level I boards in play (AK-MID-02)."""
    return tuple(board.id for board in state.boards if board.level == 1)


def check(ply: Ply, board_id: BoardId) -> None:
    """Replace the last card of a board (AK-TEC-02), or take the board away (AK-TEC-04)."""
    board = next(one for one in ply.state.boards if one.id == board_id)
    if len(board.cards) != LEFT_OVER:
        return
    if available(ply.state, board.level) + len(board.cards) < FULL:
        ply.note(TechnologyBoardRemoved(board=board_id, technologies=board.cards))
        return
    ply.note(TechnologyBoardCleared(board=board_id, technology=board.cards[0]))
    fill(ply, board)


def fill(ply: Ply, board: Board) -> None:
    """Reveal three technologies on an empty board."""
    for cards in _off_the_top(ply, board.level, FULL):
        ply.note(TechnologiesRevealed(board=board.id, level=board.level, technologies=cards))


def flip(ply: Ply, seat: Seat, board_id: BoardId) -> None:
    """Turn a level I board to level II (AK-MID-02, AK-MID-03)."""
    board = next(one for one in ply.state.boards if one.id == board_id)
    ply.note(TechnologyBoardFlipped(seat=seat, board=board_id, discarded=board.cards))
    if available(ply.state, 2) < FULL:
        ply.note(TechnologyBoardRemoved(board=board_id, technologies=()))
    else:
        fill(ply, Board(id=board_id, level=2))


def peek(ply: Ply, seat: Seat, level: Level, count: int) -> None:
    """Look at the top cards of a deck; a deck too small is renewed first (E-19)."""
    piles = ply.state.piles[level - 1]
    if piles.deck.size < count and piles.discarded:
        ply.note(DiscardReshuffled(pile=DECKS[level], size=len(piles.discarded)))
    cards = ply.state.piles[level - 1].deck.draw(count, ply.chance, _label(level))
    ply.note(TechnologiesLookedAt(seat=seat, level=level, technologies=cards))


def _off_the_top(ply: Ply, level: Level, count: int) -> Iterator[tuple[TechnologyId, ...]]:
    """As for builder cards: a discard pile is shuffled when a card is needed (AK-TEC-03)."""
    left = count
    while left > 0 and available(ply.state, level):
        piles = ply.state.piles[level - 1]
        if not piles.deck.size:
            ply.note(DiscardReshuffled(pile=DECKS[level], size=len(piles.discarded)))
        cards = ply.state.piles[level - 1].deck.draw(left, ply.chance, _label(level))
        left -= len(cards)
        yield cards


def _label(level: Level) -> str:
    return f"technology deck {level}"
