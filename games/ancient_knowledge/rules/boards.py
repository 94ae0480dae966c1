"""Technology boards and decks: what lies face up, and how it is replaced (AK-TEC)."""

from collections.abc import Iterator

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import BOX, BoardId, Level, TechnologyId
from games.ancient_knowledge.commands import ToBottom
from games.ancient_knowledge.facts.cards import DiscardReshuffled
from games.ancient_knowledge.facts.setup import PileName
from games.ancient_knowledge.facts.technologies import (
    TechnologiesRevealed,
    TechnologyBoardCleared,
    TechnologyBoardRemoved,
    TechnologyMovedToDeckBottom,
)
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.technologies import Board
from games.ancient_knowledge.steps import Resolving, ReturningFaceUp
from games.kernel.seats import Seat

FULL = BOX.constants.cards_per_technology_board
LEFT_OVER = BOX.constants.technology_board_refresh_when_left
DECKS: dict[Level, PileName] = {1: "tech_deck_1", 2: "tech_deck_2"}


def check(move: Move, board_id: BoardId) -> None:
    """Replace the last card of a board (AK-TEC-02), or take the board away (AK-TEC-04)."""
    board = move.state.board(board_id)
    if len(board.cards) != LEFT_OVER:
        return
    if move.state.piles[board.level - 1].size + len(board.cards) < FULL:
        move.note(TechnologyBoardRemoved(board=board_id, technologies=board.cards))
        return
    move.note(TechnologyBoardCleared(board=board_id, technology=board.cards[0]))
    fill(move, board)


def fill(move: Move, board: Board) -> None:
    """Reveal three technologies on an empty board."""
    for cards in _off_the_top(move, board.level, FULL):
        move.note(TechnologiesRevealed(board=board.id, level=board.level, technologies=cards))


def _off_the_top(move: Move, level: Level, count: int) -> Iterator[tuple[TechnologyId, ...]]:
    """As for builder cards: a discard pile is shuffled when a card is needed (AK-TEC-03)."""
    left = count
    while left > 0 and move.state.piles[level - 1].size:
        piles = move.state.piles[level - 1]
        if not piles.deck.size:
            move.note(DiscardReshuffled(pile=DECKS[level], size=len(piles.discarded)))
        cards = move.state.piles[level - 1].deck.draw(left, move.chance, f"technology deck {level}")
        left -= len(cards)
        yield cards


class ReturnFaceUp(Choice[ReturningFaceUp, ToBottom]):
    """Which face-up technology goes under its deck (E-23)."""

    public = True
    rule = "AK-LRN-01"
    key = "technology-not-on-offer"

    def options(self, state: State, seat: Seat, step: ReturningFaceUp) -> Iterator[ToBottom]:
        """Those on the boards (of the level)."""
        return map(ToBottom, state.face_up(step.level))

    def answer(self, move: Move, seat: Seat, step: ReturningFaceUp, command: ToBottom) -> None:
        """Put it under the deck and check the board (AK-TEC-02)."""
        technology = command.technology
        board = move.state.board_with(technology)
        assert board is not None, f"{technology} lies on no board"
        move.note(TechnologyMovedToDeckBottom(seat=seat, technology=technology, board=board.id))
        check(move, board.id)
        if step.left > 1:
            again = ReturningFaceUp(source=step.source, level=step.level, left=step.left - 1)
            move.ask(seat, again)


class TechnologyToBottom(EffectHandler[op.TechnologyToBottom]):
    """Put face-up technologies under their deck (E-23)."""

    def possible(self, state: State, script: Resolving, op: op.TechnologyToBottom) -> bool:
        """A face-up technology of the level."""
        return any(state.face_up(None if op.level == "any" else op.level))

    def run(self, move: Move, script: Resolving, op: op.TechnologyToBottom) -> None:
        level = None if op.level == "any" else op.level
        source = script.source.card
        move.ask(script.seat, ReturningFaceUp(source=source, level=level, left=op.amount))
