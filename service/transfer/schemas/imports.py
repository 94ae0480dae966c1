"""Games that come from elsewhere, as JSON: documents to import, forks to open."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from projections.visibility import Visibility
from service.lobby.schemas.games import SeatWanted
from service.play.record import SeatNoted
from service.play.schemas import MOST, Options


class Document(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game in one document; `format` says what else is in it.

    Of `kronika-export/3`: `events`, `game`, `proof` and `seal`, as `export` gives them. Of
    `kronika-notation/1`: `title`, `seats` and `moves`, and what else `notation` gives; or all of it
    as `text`.
    """

    format: Literal["kronika-export/3", "kronika-notation/1"]
    events: Annotated[
        Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": "Event"}})
    ] = field(default_factory=Raw)
    game: Annotated[
        Raw,
        Meta(
            description="The game; of notation, its id.",
            extra_json_schema={"anyOf": [{"$ref": "GameShown"}, {"type": "string"}]},
        ),
    ] = field(default_factory=Raw)
    proof: Annotated[Raw, Meta(extra_json_schema={"$ref": "Proof"})] = field(default_factory=Raw)
    seal: str | None = None
    title: str | None = None
    seats: tuple[SeatNoted, ...] | None = None
    moves: tuple[str, ...] | None = None
    ruleset: str | None = None
    options: Options = field(default_factory=Raw)
    seed: str | None = None
    text: Annotated[str | None, Meta(description="Notation as text, header and all.")] = None


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From where a game is played on, and by whom."""

    ply: Annotated[int, Meta(ge=0, le=MOST, description="The last ply that is taken over.")]
    seats: Annotated[
        tuple[SeatWanted, ...] | None,
        Meta(description="Left out: bots stay bots, and you play for all persons."),
    ] = None
    visibility: Annotated[
        Visibility | None, Meta(description="That of the game which is forked, if left out.")
    ] = None
