"""What has a name, by field of commands: a command that names anything else is told so."""

from collections.abc import Container, Mapping

from games.eldervale.box.content import (
    ABILITIES,
    ADVENTURES,
    DICE,
    ELEMENTS,
    FACTIONS,
    MAGIC,
    MONSTERS,
    REWARDS,
    SPECIALS,
    SQUARES,
    STARTERS,
    TILES,
    TOKENS,
)
from games.eldervale.effects.terms import KINDS
from games.eldervale.rules.effects.sources import MIMICRY

_CARDS = frozenset((*MAGIC, *ADVENTURES, *STARTERS))
_COPIES = frozenset(f"{MIMICRY}:{one}" for one in (*ABILITIES, *SPECIALS.values()))
_MONSTERS = frozenset(ability.id for one in MONSTERS.values() for ability in one.abilities)
_DECLINED = frozenset(("charge", "cycle", "redirect", "tactics", "swap"))

THINGS: Mapping[str, Container[str]] = {
    "unit.kind": DICE,
    "realm": TILES,
    "stack.tile": TILES,
    "card": _CARDS,
    "to.card": _CARDS,
    "aura": _CARDS,
    "host": _CARDS,
    "give": _CARDS,
    "want": _CARDS,
    "square": frozenset(one.id for squares in SQUARES.values() for one in squares),
    "token": TOKENS,
    "monster": MONSTERS,
    "faction": FACTIONS,
    "element": ELEMENTS,
    "from_": ELEMENTS,
    "kind": frozenset((*KINDS, *DICE, "any")),
    "id": DICE,
    "to.id": frozenset((*REWARDS, *DICE)),
    "source": _COPIES.union(ABILITIES, _CARDS, _MONSTERS, _DECLINED),
    "via": _COPIES,
}
