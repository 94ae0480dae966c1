"""Facts about technologies and their boards."""

from msgspec import Struct

from games.ancient_knowledge.box import BoardId, Level, TechnologyId
from games.kernel.seats import Seat
from games.kernel.visibility import Owner


class TechnologiesRevealed(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.technologies-revealed"
):
    """Technologies of a deck lie face up on a board now."""

    board: BoardId
    level: Level
    technologies: tuple[TechnologyId, ...]


class TechnologyLearned(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.technology-learned"
):
    """A technology joined a collection; `board` is None if it had been looked at.

    `reduced_requirement`: one requirement was missed and forgiven (E-10).
    """

    seat: Seat
    technology: TechnologyId
    board: BoardId | None
    reduced_requirement: bool


class TechnologyBoardCleared(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.technology-board-cleared"
):
    """The last card of a board was discarded (AK-TEC-02)."""

    board: BoardId
    technology: TechnologyId


class TechnologyBoardRemoved(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.technology-board-removed"
):
    """A board that cannot be filled left the game with what lay on it (AK-TEC-04)."""

    board: BoardId
    technologies: tuple[TechnologyId, ...]


class TechnologyBoardFlipped(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.technology-board-flipped"
):
    """A board shows level II from now on; its cards were discarded (AK-MID-02)."""

    seat: Seat
    board: BoardId
    discarded: tuple[TechnologyId, ...]


class TechnologyMovedToDeckBottom(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.technology-moved-to-deck-bottom"
):
    """A face-up technology went under the deck of its level (AK-HID-04)."""

    seat: Seat
    technology: TechnologyId
    board: BoardId


class TechnologiesLookedAt(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.technologies-looked-at"
):
    """A player looks at the top cards of a technology deck (E-19)."""

    seat: Seat
    level: Level
    technologies: Owner[tuple[TechnologyId, ...]]


class TechnologyPutUnder(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.technology-put-under"
):
    """A technology looked at went under the deck; only the player knows which (AK-HID-04)."""

    seat: Seat
    level: Level
    technology: Owner[TechnologyId]


TechnologyFact = (
    TechnologyLearned
    | TechnologiesRevealed
    | TechnologyBoardCleared
    | TechnologyBoardRemoved
    | TechnologyBoardFlipped
    | TechnologyMovedToDeckBottom
    | TechnologiesLookedAt
    | TechnologyPutUnder
)
