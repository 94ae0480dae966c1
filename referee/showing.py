"""The table at a position, in whatever way it is shown."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from games.kernel.scene import Scene
from games.kernel.title import AnyTitle
from referee.positions import Position
from referee.state_schemas import SceneShown, StateShown, TextPictureShown


class Showing(Struct, frozen=True):
    """A way to show the table: its name, and what it makes of the view of a position."""

    name: str
    made: Callable[[AnyTitle, Position, int, bytes], Struct]


def scene_of(title: AnyTitle, view: bytes) -> Scene:
    """What a view shows as boards, zones and items; nothing for titles that are not drawn."""
    if title.showing.scene is None:
        return Scene(boards=())
    seen: Any = msgspec.json.decode(view, type=title.types.view)
    return title.showing.scene(seen)


def _state(_title: AnyTitle, position: Position, ply: int, view: bytes) -> Struct:
    return StateShown(ply=ply, version=position.version, view=Raw(view))


def _scene(title: AnyTitle, position: Position, ply: int, view: bytes) -> Struct:
    return SceneShown(ply=ply, version=position.version, scene=scene_of(title, view))


def _text_picture(title: AnyTitle, position: Position, ply: int, view: bytes) -> Struct:
    seen: Any = msgspec.json.decode(view, type=title.types.view)
    showing = title.showing
    return TextPictureShown(
        ply=ply, version=position.version, picture=showing.picture(seen), legend=showing.legend
    )


STATE: Final = Showing("state", _state)
SCENE: Final = Showing("scene", _scene)
TEXT_PICTURE: Final = Showing("text-picture", _text_picture)
