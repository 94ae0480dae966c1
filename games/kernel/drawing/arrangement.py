"""How a title is arranged in pictures: it says where things of its scene are looked for, as its
arrangement in the browser client does. A title without one is drawn by the general layout."""

from collections.abc import Callable

from msgspec import Struct

from games.kernel.drawing.colours import DARK, LIGHT, Theme
from games.kernel.drawing.drawing import Drawing
from games.kernel.drawing.room import Room


class Arrangement(Struct, frozen=True, kw_only=True):
    """`draw` draws everything but the line of the seats, which is the same for all titles, into
    the room that it gets. `light` and `dark` are the colours of its page."""

    draw: Callable[[Drawing, Room], None]
    light: Theme = LIGHT
    dark: Theme = DARK
