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
    """A page of events, oldest first."""

    items: Annotated[tuple[Event, ...], Meta(description="The events.")]
    next: Annotated[
        str | None, Meta(description="The `after` of the page that follows; missing at the end.")
    ] = None


class Hint(Struct, frozen=True, kw_only=True):
    """How a person says a command."""

    path: Annotated[
        tuple[str, ...],
        Meta(description="Ids of zones and items of the scene to click, in order; none: a button."),
    ]
    words: Annotated[str, Meta(description="The command in words, in the language asked for.")]


class Legal(Struct, frozen=True, kw_only=True):
    """Every command that is accepted from a seat now."""

    seat: Seat
    decision: Annotated[
        DecisionId | None, Meta(description="The seat's open decision; null: none.")
    ]
    ply: Ply
    version: Version
    commands: Annotated[
        tuple[Command, ...], Meta(description="The commands; none when the seat is not awaited.")
    ]
    asks: Annotated[
        str | None,
        Meta(description="The prompt of the decision, in the language asked for; null: none."),
    ] = None
    hints: Annotated[
        tuple[Hint, ...],
        Meta(description="How a person says each command, in the order of `commands`."),
    ] = ()
    undo: Annotated[
        Undo | None,
        Meta(
            description="How the seat can take back; null: it has no choice that it could take "
            "back, or ask to."
        ),
    ] = None


class Moves(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Commands to play, one after the other, all or none."""

    seat: Seat
    commands: Annotated[
        tuple[Command, ...],
        Meta(min_length=1, max_length=100, description="One to a hundred, in order."),
    ]
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
    view: Annotated[
        View,
        Meta(
            description='The table as you may see it. Whatever you may not see reads `{"hidden":'
            " count}`."
        ),
    ]


class SceneShown(Struct, frozen=True, kw_only=True):
    """The table after a ply as boards, zones and items; places are in units of their board."""

    ply: Ply
    version: Version
    scene: Scene


class Change(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"from_": "from"}):
    """A place in the view that differs. In a list whose items have ids, what only shifted is no
    change."""

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
    before: Annotated[JsonValue | None, Meta(description="What stood there; missing: nothing.")] = (
        None
    )
    after: Annotated[
        JsonValue | None, Meta(description="What stands there now; missing: nothing.")
    ] = None


class Difference(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """How the view changed between two plies."""

    from_: Annotated[Ply, Meta(description="The earlier ply.")]
    to: Annotated[Ply, Meta(description="The later ply.")]
    changes: Annotated[tuple[Change, ...], Meta(description="The places that differ.")]
