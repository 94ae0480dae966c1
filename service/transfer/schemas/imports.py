"""Games that come from elsewhere, as JSON: documents to import, forks to open."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from referee.schemas import MOST, Options, Visibility
from service.lobby.schemas.games import SeatWanted
from service.play.record import SeatNoted


class Document(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game in one document, as `export` or `notation` gives it."""

    format: Annotated[
        Literal["kronika-export/3", "kronika-export/4", "kronika-notation/1"],
        Meta(
            description="What else is in it. Export: `events`, `game`, `proof`, `seal`. "
            "Notation: `title`, `seats`, `moves` and what else `notation` gives, or "
            "all of it as `text`."
        ),
    ]
    events: Annotated[
        Raw,
        Meta(
            extra_json_schema={"type": "array", "items": {"$ref": "Event"}},
            description="All events, oldest first (export).",
        ),
    ] = field(default_factory=Raw)
    game: Annotated[
        Raw,
        Meta(
            description="The game; of notation, its id.",
            extra_json_schema={"anyOf": [{"$ref": "GameShown"}, {"type": "string"}]},
        ),
    ] = field(default_factory=Raw)
    proof: Annotated[
        Raw,
        Meta(
            extra_json_schema={"$ref": "Proof"},
            description="What the game can be checked with (export).",
        ),
    ] = field(default_factory=Raw)
    seal: Annotated[str | None, Meta(description="A signed note over all the rest (export).")] = (
        None
    )
    title: Annotated[str | None, Meta(description="Slug of the title (notation).")] = None
    seats: Annotated[
        tuple[SeatNoted, ...] | None, Meta(description="Who sat where, from seat 0 (notation).")
    ] = None
    moves: Annotated[
        tuple[str, ...] | None, Meta(description="A line for each move (notation).")
    ] = None
    ruleset: Annotated[
        str | None,
        Meta(description="Version of the rules (notation); the current one if left out."),
    ] = None
    options: Options = field(default_factory=Raw)
    seed: Annotated[
        str | None,
        Meta(description="The seed of the draws in hex (notation); other draws if left out."),
    ] = None
    draws: Annotated[
        Literal["named"] | None,
        Meta(
            description="How the draws follow from the seed (notation): as in "
            "`table.chance-committed`."
        ),
    ] = None
    text: Annotated[str | None, Meta(description="Notation as text, header and all.")] = None


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fork to open."""

    ply: Annotated[int, Meta(ge=0, le=MOST, description="The ply from which the fork continues.")]
    seats: Annotated[
        tuple[SeatWanted, ...] | None,
        Meta(
            description=(
                "The seats of the fork; by default bots stay bots and you hold every other seat."
            )
        ),
    ] = None
    visibility: Annotated[
        Visibility | None,
        Meta(description="The visibility of the fork; defaults to that of the original game."),
    ] = None
