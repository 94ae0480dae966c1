"""Facts about technologies and their boards (AK-LRN, AK-TEC)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.ancient_knowledge.box import TECHNOLOGIES, BoardId, Level, TechnologyId
from games.ancient_knowledge.facts.base import Happened
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.technologies import Board, Placed
from games.kernel.move import removed
from games.kernel.seats import Seat
from games.kernel.visibility import Owner

Technologies = tuple[TechnologyId, ...]


class TechnologiesRevealed(Happened, frozen=True, kw_only=True):
    """Technologies of a deck lie face up on a board now."""

    board: Annotated[BoardId, Meta(description="Which technology board.")]
    level: Annotated[Level, Meta(description="Level of the technologies.")]
    technologies: Annotated[Technologies, Meta(description="The technologies.")]

    def applied(self, state: State) -> State:
        board = state.board(self.board)
        board = replace(board, cards=board.cards + self.technologies)
        return _off_deck(state, self.level, self.technologies).with_board(board)


class TechnologyLearned(Happened, frozen=True, kw_only=True):
    """A technology joined a collection; `board` is None if it had been looked at.

    `reduced_requirement`: one requirement was missed and forgiven (E-10).
    """

    seat: Seat
    technology: TechnologyId
    board: Annotated[
        BoardId | None, Meta(description="The board on which it lay; null: it had been looked at.")
    ]
    reduced_requirement: Annotated[
        bool, Meta(description="Whether one requirement was missed and forgiven.")
    ]

    def applied(self, state: State) -> State:
        """From the board, or from aside, into the collection."""
        if self.board is None:
            state = _off_hand(state, self.seat, self.technology)
        else:
            state = _off_board(state, self.board, self.technology)
        player = state.players[self.seat]
        collection = player.collection.joined(self.technology)
        return state.having(self.seat, replace(player, collection=collection))


class TechnologyBoardCleared(Happened, frozen=True, kw_only=True):
    """The last card of a board was discarded (AK-TEC-02)."""

    board: Annotated[BoardId, Meta(description="Which technology board.")]
    technology: TechnologyId

    def applied(self, state: State) -> State:
        board = state.board(self.board)
        state = _discarded(state, board.level, (self.technology,))
        return state.with_board(replace(board, cards=()))


class TechnologyBoardRemoved(Happened, frozen=True, kw_only=True):
    """A board that cannot be filled left the game with what lay on it (AK-TEC-04)."""

    board: Annotated[BoardId, Meta(description="Which technology board.")]
    technologies: Annotated[Technologies, Meta(description="What lay on the board.")]

    def applied(self, state: State) -> State:
        boards = tuple(board for board in state.boards if board.id != self.board)
        return replace(state, boards=boards, box=state.box + self.technologies)


class TechnologyBoardFlipped(Happened, frozen=True, kw_only=True):
    """A board shows level II from now on; its cards were discarded (AK-MID-02)."""

    seat: Seat
    board: Annotated[BoardId, Meta(description="Which technology board.")]
    discarded: Annotated[
        Technologies, Meta(description="The technologies of level I that lay on it.")
    ]

    def applied(self, state: State) -> State:
        return _discarded(state, 1, self.discarded).with_board(Board(id=self.board, level=2))


class TechnologyMovedToDeckBottom(Happened, frozen=True, kw_only=True):
    """A face-up technology went under the deck of its level (AK-HID-04)."""

    seat: Seat
    technology: TechnologyId
    board: Annotated[BoardId, Meta(description="Which technology board.")]

    def applied(self, state: State) -> State:
        """From the board under the deck, and all know it there."""
        level = TECHNOLOGIES[self.technology].level
        state = _off_board(state, self.board, self.technology)
        return _under(state, level, Placed(self.technology, None))


class TechnologiesLookedAt(Happened, frozen=True, kw_only=True):
    """A player looks at the top cards of a technology deck (E-19)."""

    seat: Seat
    level: Annotated[Level, Meta(description="Level of the technologies.")]
    technologies: Annotated[
        Owner[tuple[TechnologyId, ...]],
        Meta(description="The technologies; only who looks at them sees them."),
    ]

    def applied(self, state: State) -> State:
        aside = replace(state.players[self.seat].aside, technologies=self.technologies)
        return _off_deck(state, self.level, self.technologies).with_aside(self.seat, aside)


class TechnologyPutUnder(Happened, frozen=True, kw_only=True):
    """A technology looked at went under the deck; only the player knows which (AK-HID-04)."""

    seat: Seat
    level: Annotated[Level, Meta(description="Level of the technologies.")]
    technology: Owner[TechnologyId]

    def applied(self, state: State) -> State:
        state = _off_hand(state, self.seat, self.technology)
        return _under(state, self.level, Placed(self.technology, self.seat))


def _off_board(state: State, board: BoardId, technology: TechnologyId) -> State:
    before = state.board(board)
    return state.with_board(replace(before, cards=removed(before.cards, (technology,))))


def _off_deck(state: State, level: Level, cards: Technologies) -> State:
    piles = state.piles[level - 1]
    placed = piles.placed
    if placed:
        placed = tuple(one for one in placed if one.technology not in cards)
    return state.with_piles(level, replace(piles, deck=piles.deck.without(cards), placed=placed))


def _off_hand(state: State, seat: Seat, technology: TechnologyId) -> State:
    aside = state.players[seat].aside
    left = removed(aside.technologies, (technology,))
    return state.with_aside(seat, replace(aside, technologies=left))


def _discarded(state: State, level: Level, cards: Technologies) -> State:
    piles = state.piles[level - 1]
    return state.with_piles(level, replace(piles, discarded=piles.discarded + cards))


def _under(state: State, level: Level, card: Placed) -> State:
    piles = state.piles[level - 1]
    deck = piles.deck.below((card.technology,))
    return state.with_piles(level, replace(piles, deck=deck, placed=(*piles.placed, card)))


OnBoards = TechnologiesRevealed | TechnologyBoardCleared | TechnologyBoardRemoved
UnderDeck = TechnologiesLookedAt | TechnologyPutUnder | TechnologyMovedToDeckBottom
TechnologyFact = TechnologyLearned | TechnologyBoardFlipped | OnBoards | UnderDeck
