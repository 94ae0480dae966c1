"""Legal commands, pages of events, states and differences as JSON."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from games.kernel.agenda import DecisionId
from games.kernel.scene import Scene
from games.kernel.seats import Seat
from service.play.schemas import Command, Event, Ply, Version, View
from service.table.schemas import Undo

JsonValue = Annotated[Raw, Meta(description="Any JSON.", extra_json_schema={})]


class Events(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of events, oldest first. `next` is the `after` of the page that follows."""

    items: tuple[Event, ...]
    next: int | None = None


class Hint(Struct, frozen=True, kw_only=True):
    """How a person says a command: the ids of zones and items of the scene to click, in order
    (none: a button), and its words in the language asked for."""

    path: tuple[str, ...]
    words: str


class Legal(Struct, frozen=True, kw_only=True):
    """Every command that is accepted from a seat now; none when it is not awaited.

    `asks` is the prompt of the decision, in words; `hints` are parallel to `commands`. `undo` is
    null if the seat has no choice that it could take back, or ask to.
    """

    seat: Seat
    decision: DecisionId | None
    ply: Ply
    version: Version
    commands: tuple[Command, ...]
    asks: str | None = None
    hints: tuple[Hint, ...] = ()
    undo: Undo | None = None


class Moves(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Commands to play, one after the other, all or none."""

    seat: Seat
    commands: Annotated[tuple[Command, ...], Meta(min_length=1, max_length=100)]
    decision: Annotated[
        DecisionId | None,
        Meta(
            description="The decision that the first command answers; the seat's open one if "
            "left out. The following commands answer whatever is then open for the seat."
        ),
    ] = None
    dry_run: Annotated[
        bool,
        Meta(
            description="Play nothing, only show what would happen. It is played in a world that "
            "differs from the real one in whatever you cannot know, so draws are examples."
        ),
    ] = False


class StateShown(Struct, frozen=True, kw_only=True):
    """The table after a ply."""

    ply: Ply
    version: Version
    view: View


class SceneShown(Struct, frozen=True, kw_only=True):
    """The table after a ply as boards, zones and items; places are in units of their board."""

    ply: Ply
    version: Version
    scene: Scene


class Change(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"from_": "from"}):
    """A place in the view that differs. `before` or `after` is missing where there was nothing.

    In a list whose items have ids, `id` is that of the item, and what only shifted is no change;
    an item that changed its order has `from`.
    """

    path: Annotated[
        str,
        Meta(
            description="A JSON Pointer (RFC 6901) into the later view, or the earlier one "
            "if it is not there later."
        ),
    ]
    id: Annotated[str | None, Meta(description="What came, went or moved in a list: its id.")] = (
        None
    )
    from_: Annotated[
        str | None, Meta(description="Where it stood in the earlier view, if it moved.")
    ] = None
    before: JsonValue | None = None
    after: JsonValue | None = None


class Difference(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """How the view changed between two plies."""

    from_: Ply
    to: Ply
    changes: tuple[Change, ...]
