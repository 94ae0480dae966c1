"""The state of a game: frozen values, nothing derived but the counters of the Past."""

from typing import Literal

from msgspec import Struct

from games.ancient_knowledge.box import BoardId, CardId, Level, SourceId, TechnologyId
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.steps import Step
from games.kernel.agenda import Agenda
from games.kernel.piles import Pile
from games.kernel.seats import Seat

Phase = Literal["action_1", "action_2", "timeline", "decline", "aftermath"]
"""`aftermath`: all declines are done; checks and sliding follow (AK-DEC-07)."""

Stage = Literal["setup", "turns", "over"]
CardSource = Literal["hand", "looked_at"]


class Monument(Struct, frozen=True):
    """A monument in a Timeline and the knowledge on it."""

    card: CardId
    knowledge: int


Space = tuple[Monument, ...]
"""At most two monuments, the lower part first (AK-CRE-05)."""

Timeline = tuple[Space, ...]
"""Spaces 1 to 6."""

EMPTY_TIMELINE: Timeline = ((),) * 6


class Past(Struct, frozen=True, kw_only=True):
    """Monuments in order of arrival, those rotated, and how many there are of each kind."""

    cards: tuple[CardId, ...] = ()
    rotated: tuple[CardId, ...] = ()
    cities: int = 0
    megaliths: int = 0
    pyramids: int = 0
    stars: int = 0

    @property
    def upright(self) -> int:
        """Number of monuments that can be rotated (AK-EXC-02)."""
        return len(self.cards) - len(self.rotated)


class Collection(Struct, frozen=True, kw_only=True):
    """Technologies learned, by type."""

    ancient: tuple[TechnologyId, ...] = ()
    writing: tuple[TechnologyId, ...] = ()
    secret: tuple[TechnologyId, ...] = ()

    @property
    def all(self) -> tuple[TechnologyId, ...]:
        """Every technology."""
        return self.ancient + self.writing + self.secret


class Creation(Struct, frozen=True, kw_only=True):
    """A card that is being paid for: in no hand any more, and not yet in play (AK-CRE-10)."""

    card: CardId
    space: int | None
    source: CardSource
    granted_by: SourceId | None


class Aside(Struct, frozen=True, kw_only=True):
    """Cards of a player that lie between two places.

    `opening`: set aside of the ten; `looked_at`: seen by the player only; `revealed`: seen by
    all; `technologies`: looked at under Pyramid of the Niches.
    """

    opening: tuple[CardId, ...] = ()
    looked_at: tuple[CardId, ...] = ()
    revealed: tuple[CardId, ...] = ()
    technologies: tuple[TechnologyId, ...] = ()
    creation: Creation | None = None


class Exchanges(Struct, frozen=True, kw_only=True):
    """What a player did about exchanges since the own last turn (AK-TEAM-05, AK-TEAM-11)."""

    offered: CardId | None = None
    spent: tuple[CardId, ...] = ()
    done: bool = False


class Seen(Struct, frozen=True, kw_only=True):
    """A hand card that other seats know, because they saw where it came from."""

    card: CardId
    by: tuple[Seat, ...]


class Known(Struct, frozen=True, kw_only=True):
    """What others know of a hand: cards that all know, and cards that some seats know.

    A card that leaves the hand unseen makes all of it uncertain, so nothing is known any more.
    """

    to_all: tuple[CardId, ...] = ()
    to_some: tuple[Seen, ...] = ()


class Turn(Struct, frozen=True, kw_only=True):
    """What counts for the running turn only."""

    phase: Phase | None = None
    skip_decline: bool = False
    declining: CardId | None = None
    knowledge_lost: int = 0


NO_TURN = Turn()
NOTHING_ASIDE = Aside()
NO_EXCHANGES = Exchanges()
NOTHING_KNOWN = Known()


class Player(Struct, frozen=True, kw_only=True):
    """One seat: the hand, and the areas of the builder board (AK-CMP-04)."""

    hand: tuple[CardId, ...] = ()
    known: Known = NOTHING_KNOWN
    timeline: Timeline = EMPTY_TIMELINE
    past: Past = Past()
    artifacts: tuple[CardId, ...] = ()
    collection: Collection = Collection()
    lost: int = 0
    turn: Turn = NO_TURN
    aside: Aside = NOTHING_ASIDE
    exchanges: Exchanges = NO_EXCHANGES


class Board(Struct, frozen=True, kw_only=True):
    """A technology board in play; boards 1 and 2 can be flipped to level II (AK-CMP-03)."""

    id: BoardId
    level: Level
    cards: tuple[TechnologyId, ...] = ()


class Placed(Struct, frozen=True):
    """A technology under a deck whose place is known: to `by`, or to all (None)."""

    technology: TechnologyId
    by: Seat | None


class TechnologyPiles(Struct, frozen=True, kw_only=True):
    """Deck and discard pile of one level; `placed` are the cards put under the deck."""

    deck: Pile[TechnologyId] = Pile()
    discarded: tuple[TechnologyId, ...] = ()
    placed: tuple[Placed, ...] = ()


class Discard(Struct, frozen=True, kw_only=True):
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


class Score(Struct, frozen=True, kw_only=True):
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


class State(Struct, frozen=True, kw_only=True):
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
