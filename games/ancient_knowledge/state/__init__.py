"""The state of a game: frozen values, nothing derived but the counters of the Past."""

from itertools import chain
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.ancient_knowledge.box import BoardId, CardId, Level, TechnologyId
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.state.player import Aside, Player
from games.ancient_knowledge.state.technologies import Board, TechnologyPiles
from games.ancient_knowledge.steps import Step
from games.kernel.agenda import Agenda
from games.kernel.move import replaced
from games.kernel.piles import Pile
from games.kernel.seats import Seat

Stage = Literal["setup", "turns", "over"]


class Discard(Struct, frozen=True, kw_only=True, gc=False):
    """The builder discard pile: cards that all saw, and by seat those that only it saw."""

    opened: tuple[CardId, ...] = ()
    closed: tuple[tuple[CardId, ...], ...]

    @property
    def size(self) -> int:
        """Number of cards."""
        return len(self.opened) + sum(len(cards) for cards in self.closed)

    @property
    def cards(self) -> tuple[CardId, ...]:
        """Every card."""
        return sum(self.closed, self.opened)

    def with_unseen(self, seat: Seat, cards: tuple[CardId, ...]) -> "Discard":
        """With cards on it that only `seat` has seen (AK-HID-02)."""
        return replace(self, closed=replaced(self.closed, seat, self.closed[seat] + cards))

    def with_open(self, cards: tuple[CardId, ...]) -> "Discard":
        """With cards on it that all have seen (AK-HID-02)."""
        return replace(self, opened=self.opened + cards)


class Score(Struct, frozen=True, kw_only=True, gc=False):
    """The five items of final scoring (AK-SCO-01 to 05)."""

    seat: Seat
    monuments: int
    effects: int
    technologies: int
    timeline: int
    lost: int

    @property
    def total(self) -> int:
        """Victory points."""
        return self.monuments + self.effects + self.technologies + self.timeline + self.lost


class State(Struct, frozen=True, kw_only=True, gc=False):
    """A game. Seat numbers index `players`; `order[n]` is the seat of position n + 1.

    The six piles of AK-CMP-07 are `deck`, `discard` and two for each level in `piles`.
    `box` holds technologies that left the game (AK-TEC-04). `piles` are the technology piles of
    level I and II.
    """

    options: Options
    players: tuple[Player, ...]
    order: tuple[Seat, ...] = ()
    deck: Pile[CardId] = Pile()
    discard: Discard
    boards: tuple[Board, ...] = ()
    piles: tuple[TechnologyPiles, ...] = (TechnologyPiles(), TechnologyPiles())
    box: tuple[TechnologyId, ...] = ()
    stage: Stage = "setup"
    round: int = 0
    half_game: bool = False
    end_triggered: bool = False
    scores: tuple[Score, ...] = ()
    agenda: Agenda[Step] = Agenda()

    @property
    def has_cards(self) -> bool:
        """Whether a builder card can be had at all; cards set aside cannot (AK-DECK-02, -03)."""
        return self.deck.size > 0 or self.discard.size > 0

    def board(self, board: BoardId) -> Board:
        """A technology board in play."""
        for one in self.boards:
            if one.id == board:
                return one
        raise LookupError(f"{board} is not in play")

    def board_with(self, technology: TechnologyId) -> Board | None:
        """The board on which a technology lies face up."""
        for board in self.boards:
            if technology in board.cards:
                return board
        return None

    def face_up(self, level: Level | None = None) -> list[TechnologyId]:
        """The technologies on the boards, of one level or of both."""
        boards = [board.cards for board in self.boards if level in (None, board.level)]
        return list(chain.from_iterable(boards))

    def having(self, seat: Seat, player: Player) -> "State":
        """With one player changed."""
        players = list(self.players)
        players[seat] = player
        return replace(self, players=tuple(players))

    def with_aside(self, seat: Seat, aside: Aside) -> "State":
        """With what lies aside for one player changed."""
        return self.having(seat, replace(self.players[seat], aside=aside))

    def with_board(self, board: Board) -> "State":
        """With one technology board changed."""
        boards = tuple([board if one.id == board.id else one for one in self.boards])
        return replace(self, boards=boards)

    def with_piles(self, level: Level, piles: TechnologyPiles) -> "State":
        """With the technology piles of one level changed."""
        return replace(self, piles=replaced(self.piles, level - 1, piles))
