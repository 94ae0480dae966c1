"""Components of a title as clients see them: tiles, cards, boards."""

from typing import Literal

from msgspec import Struct

Provenance = Literal["rulebook", "public", "reconstructed"]


class Name(Struct, frozen=True, omit_defaults=True):
    """A proper name in English and, where the source has one, in Czech."""

    en: str
    cs: str | None = None


class Component(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One component.

    `kind` groups components (building, monument, card type); `text` says in words, built from
    the data, what it costs and does; `facts` are short labelled values (cost, age, points);
    `provenance` says how certain the data is.
    """

    id: str
    kind: str
    name: Name
    text: str
    facts: tuple[tuple[str, str], ...] = ()
    provenance: Provenance
