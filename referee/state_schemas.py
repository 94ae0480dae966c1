"""States and scenes as JSON, and how two of them differ."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from games.kernel.scene import Scene
from games.kernel.scene_comparison import SceneDifference
from referee.schemas import Ply, Version, View

JsonValue = Annotated[
    Raw,
    Meta(
        description="JSON value.",
        extra_json_schema={},
    ),
]


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


class TextPictureShown(Struct, frozen=True, kw_only=True):
    """The table after a ply in characters, for terminals and for programs that read text."""

    ply: Ply
    version: Version
    picture: Annotated[
        str,
        Meta(
            description="Lines of at most 100 characters, for a font whose characters are equally "
            "wide. Seats are letters: A is seat 0. In English."
        ),
    ]
    legend: Annotated[str, Meta(description="What the signs mean; empty where all are words.")]


class Change(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"from_": "from"}):
    """A change at one place of the view. In lists whose items have ids, items that only shifted are
    not reported."""

    path: Annotated[
        str,
        Meta(
            description="A JSON Pointer (RFC 6901) into the later view, or the earlier one "
            "if it is not there later."
        ),
    ]
    id: Annotated[
        str | None, Meta(description="Id of the list item that was added, removed or moved.")
    ] = None
    from_: Annotated[
        str | None, Meta(description="JSON Pointer of the item in the earlier view, if it moved.")
    ] = None
    before: Annotated[
        JsonValue | None, Meta(description="The earlier value; missing if there was none.")
    ] = None
    after: Annotated[
        JsonValue | None, Meta(description="The later value; missing if there is none.")
    ] = None


class Diff(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """The differences between the states of two plies."""

    from_: Annotated[Ply, Meta(description="The earlier ply.")]
    to: Annotated[Ply, Meta(description="The later ply.")]
    changes: Annotated[tuple[Change, ...], Meta(description="The places that differ.")]


class Comparison(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """What a person would see that is different between two plies."""

    from_: Annotated[Ply, Meta(description="The ply that is compared.")]
    to: Annotated[Ply, Meta(description="The ply that it is compared with.")]
    differences: Annotated[
        tuple[SceneDifference, ...], Meta(description="What is different, with names.")
    ]
