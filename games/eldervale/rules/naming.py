"""What has a name, by field of commands: a command that names anything else is told so."""

from collections.abc import Container, Mapping
from typing import Final

from games.eldervale.box import content
from games.eldervale.effects.terms import KINDS
from games.eldervale.rules.effects.sources import MIMICRY

_CARDS = frozenset((*content.MAGIC, *content.ADVENTURES, *content.STARTERS))
_COPIES = frozenset(f"{MIMICRY}:{one}" for one in (*content.ABILITIES, *content.SPECIALS.values()))
_MONSTERS = frozenset(ability.id for one in content.MONSTERS.values() for ability in one.abilities)
_DECLINED = frozenset(("charge", "cycle", "redirect", "tactics", "swap"))

THINGS: Mapping[str, Container[str]] = {
    "unit.kind": content.DICE,
    "realm": content.TILES,
    "stack.tile": content.TILES,
    "card": _CARDS,
    "to.card": _CARDS,
    "aura": _CARDS,
    "host": _CARDS,
    "give": _CARDS,
    "want": _CARDS,
    "square": frozenset(one.id for squares in content.SQUARES.values() for one in squares),
    "token": content.TOKENS,
    "monster": content.MONSTERS,
    "faction": content.FACTIONS,
    "element": content.ELEMENTS,
    "from_": content.ELEMENTS,
    "kind": frozenset((*KINDS, *content.DICE, "any")),
    "id": content.DICE,
    "to.id": frozenset((*content.REWARDS, *content.DICE)),
    "source": _COPIES.union(content.ABILITIES, _CARDS, _MONSTERS, _DECLINED),
    "via": _COPIES,
}

_ACTIONS = sorted(
    {one.id for card in content.STARTERS.values() for one in card.actions}
    | {str(at) for card in content.ADVENTURES.values() for at in range(len(card.effect))}
)
UNCLICKED: Final = (("to.action", tuple(_ACTIONS)),)
"""Where a unit goes is clicked by the card; which of its actions is a choice of its own."""
