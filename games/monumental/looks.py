"""How components are drawn without pictures, and the pieces that are nothing but drawn."""

from games.kernel.catalogue import Look, Provenance, Shape
from games.monumental.box import BOX, Part
from games.monumental.effects import RESOURCES

COLOURS = {
    "building": "#c9b08a",
    "basic_building": "#d9cdb8",
    "knowledge": "#9cc3e0",
    "wonder": "#e3c04f",
    "policy": "#c39ad6",
    "warlord": "#d98f80",
    "hero": "#a9d69a",
    "monster": "#a06a7a",
    "production": "#c98f4a",
    "science": "#4a8fc9",
    "military": "#c94a4a",
    "military_neutral": "#8a3a3a",
    "gold": "#e0b93a",
    "culture": "#8f4ac9",
    "production_token": "#a06a2a",
    "plains": "#cfe3a0",
    "forest": "#6fa36a",
    "swamp": "#8fa08a",
    "desert": "#ecd9a0",
    "mountain": "#b0a8a0",
    "volcano": "#c07a5a",
    "water": "#8fc0e8",
    "capital": "#f2e6c8",
}
"""Colours by kind of component, resource or terrain."""


def look(colour: str, shape: Shape = "card", glyph: str = "") -> Look:
    """A shape in the colour of a kind, resource or terrain; without one if it has none."""
    return Look(shape=shape, colour=COLOURS.get(colour, ""), glyph=glyph)


def initials(name: str) -> str:
    """At most three characters that stand for a name."""
    words = name.replace("-", " ").split()
    return "".join(word[0] for word in words)[:3] if len(words) > 1 else name[:3]


class Piece(Part, frozen=True):
    """What lies on the table without figures of its own."""

    id: str
    kind: str
    look: Look
    provenance: Provenance = "public"


RESOURCE_PIECES = tuple(
    Piece(id=res, kind="resource", look=look(res, "token", res[:1].upper())) for res in RESOURCES
)
PIECES = (
    Piece(id="soldier", kind="piece", look=Look(shape="worker", glyph="s")),
    Piece(id="warlord", kind="piece", look=Look(shape="worker", glyph="W")),
    Piece(id="explorer", kind="piece", look=Look(shape="worker", glyph="e")),
    Piece(id="outpost", kind="piece", look=Look(shape="token", glyph="O")),
    Piece(id="wonder_token", kind="piece", look=Look(shape="token", glyph="*")),
    Piece(id="exploration_token", kind="piece", look=Look(shape="token", glyph="?")),
)
CAPITAL = Piece(
    id="capital",
    kind="terrain",
    look=look("capital", "hex", "cap"),
    provenance=BOX.maps.provenance,
)
