"""Half of the game: a technology board is flipped (AK-MID)."""

from collections.abc import Iterator

from games.ancient_knowledge.commands import FlipBoard
from games.ancient_knowledge.facts.technologies import (
    TechnologyBoardFlipped,
    TechnologyBoardRemoved,
)
from games.ancient_knowledge.rules.boards import FULL, fill
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import FlippingBoard
from games.kernel.seats import Seat


class BoardChoice(Choice[FlippingBoard, FlipBoard]):
    """Which level I board is flipped; the only one, or none, without a question (AK-MID-03)."""

    public = True
    rule = "AK-MID-02"
    key = "no-board-of-level-1"

    def options(self, state: State, seat: Seat, step: FlippingBoard) -> Iterator[FlipBoard]:
        """The level I boards in play (AK-MID-02)."""
        return (FlipBoard(board.id) for board in state.boards if board.level == 1)

    def answer(self, move: Move, seat: Seat, step: FlippingBoard, command: FlipBoard) -> None:
        """Turn it to level II, or take it away if it cannot be filled (AK-MID-03)."""
        before = move.state.board(command.board)
        move.note(TechnologyBoardFlipped(seat=seat, board=before.id, discarded=before.cards))
        if move.state.piles[1].size < FULL:
            move.note(TechnologyBoardRemoved(board=before.id, technologies=()))
        else:
            fill(move, move.state.board(before.id))
