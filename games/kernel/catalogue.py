"""Components of a title as clients see them: tiles, cards, boards."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

Provenance = Literal["rulebook", "public", "reconstructed"]


class Name(Struct, frozen=True, omit_defaults=True):
    """A proper name in English and, where the source has one, in Czech."""

    en: str
    cs: str | None = None


Shape = Literal["card", "tile", "token", "worker", "gear", "space", "track", "board", "die", "hex"]


class Look(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a client without pictures draws a component: a shape, a colour, a few characters.

    `colour` is a word of the game's palette (`brown`, `jade`) or `#rrggbb`; `glyph` at most three
    characters that stand for it.
    """

    shape: Shape
    colour: str = ""
    glyph: str = ""


class Component(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One component.

    `kind` groups components (building, monument, card type, gear, resource); `text` says in
    words, built from the data, what it costs and does; `texts` says it in other languages, by
    their code; `facts` are short labelled values (cost, age, points); `look` is how it is drawn;
    `provenance` says how certain the data is.
    """

    id: str
    kind: str
    name: Name
    text: str
    texts: Mapping[str, str] = {}
    facts: tuple[tuple[str, str], ...] = ()
    look: Look | None = None
    provenance: Provenance
