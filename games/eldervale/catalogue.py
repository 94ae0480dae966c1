"""Every component as clients see it: what it is, what it costs and does, where its data is from."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from pathlib import Path

import msgspec

from games.eldervale import printed, texts
from games.eldervale.box.cards import Adventure, Faction, Starter
from games.eldervale.box.content import BOX, TILES
from games.eldervale.box.creatures import Mercenary, Monster, Reward
from games.eldervale.box.ghosts import GhostCard
from games.eldervale.box.magic import Magic
from games.eldervale.box.realms import Tile, Token
from games.eldervale.effects.terms import Cost
from games.eldervale.texts import cost
from games.eldervale.words import WORDS
from games.kernel.catalogue import Amount, Component, Field, Kind, Look, amounts
from games.kernel.formula import Formula
from games.kernel.phrases import Phrases

CZECH: Mapping[str, str] = msgspec.json.decode(
    (Path(__file__).parent / "data" / "texts.cs.json").read_bytes(), type=dict[str, str]
)
"""What factions, cards and monsters say, translated for this project."""

COLOURS = {
    "air": "#cfe6f2",
    "earth": "#8fb36a",
    "fire": "#e08a5a",
    "water": "#7fb0dc",
    "light": "#f4e7a0",
    "darkness": "#8a7aa8",
    "order": "#c9b9a0",
    "chaos": "#d98fb8",
    "ruin": "#b0aca4",
    "magic": "#b9a0dc",
}
"""Colours by element, and of what has none."""


def readable(name: str) -> str:
    """A name out of an id."""
    return name.replace("_", " ").capitalize()


def _sign(token: Token) -> str:
    """Three characters: the resource, two of it, or one of two (`Gem`, `2Ge`, `G/T`)."""
    first = token.symbols[0]
    if token.kind == "either":
        return "/".join(one[0].upper() for one in token.symbols)
    return f"2{first[:2].capitalize()}" if len(token.symbols) > 1 else first[:3].capitalize()


def _paid(card: Magic) -> Cost | None:
    """What casting it takes, if it can be cast for a payment."""
    return None if card.cast_cost is None else card.cast_cost.pay


def _casting(phrases: Phrases, card: Magic) -> str:
    paid = _paid(card)
    return "" if paid is None else cost(phrases, paid, "casting")


def _card(colour: str, glyph: str) -> Look:
    return Look(shape="card", colour=COLOURS[colour], glyph=glyph[:2].upper())


def _treasure(phrases: Phrases, token: Token) -> str:
    sign = " / " if token.kind == "either" else ", "
    return phrases.term("gain", gain=sign.join(phrases.name(one) for one in token.symbols))


def _written(phrases: Phrases, id_: str, english: str) -> str:
    """What is written on it, translated for this project."""
    return english if phrases.language == "en" else CZECH[id_]


def _faction(phrases: Phrases, faction: Faction) -> str:
    english = " ".join(f"{readable(one.id)}: {one.text}." for one in faction.abilities)
    return _written(phrases, faction.id, english)


def _adventure(phrases: Phrases, card: Adventure) -> str:
    english = card.text or "; ".join(effect.text for effect in card.effect if effect.text)
    return f"{cost(phrases, card.cost)} {_written(phrases, card.id, english)}"


def _magic(phrases: Phrases, card: Magic) -> str:
    text = _written(phrases, card.id, f"{card.text}.")
    return f"{text} {_casting(phrases, card)}".rstrip()


def _monster(phrases: Phrases, monster: Monster) -> str:
    english = " ".join(one.text + "." for one in monster.abilities)
    return _written(phrases, monster.id, english)


def _titled(kind: str) -> Kind[Reward]:
    """What says no more than its name."""
    return Kind(
        kind=kind,
        text=lambda phrases, reward: phrases.name(reward.id),
        formulas=printed.on_reward,
        look=lambda _reward: _card("magic", kind),
    )


REALM = Kind[Tile](
    kind="realm",
    text=texts.realm,
    formulas=printed.on_realm,
    look=lambda tile: Look(
        shape="tile", colour=COLOURS[tile.element or "ruin"], glyph=tile.id[:2].upper()
    ),
    fields=(
        Field("element", None, lambda tile: tile.element or None),
        Field(None, "element", attrgetter("element")),
        Field("symbols", "symbols", lambda tile: tile.element_symbols if tile.element else None),
        Field(None, "slots", lambda tile: len(tile.slots)),
    ),
    cost=lambda tile: amounts(tile.dwelling_cost) if tile.slots else (),
)
TREASURE = Kind[Token](
    kind="treasure",
    text=_treasure,
    formulas=printed.on_treasure,
    look=lambda token: Look(shape="token", colour=COLOURS[token.element], glyph=_sign(token)),
    fields=(
        Field(None, "element", attrgetter("element")),
        Field(None, "copies", attrgetter("count")),
        Field(None, "type", lambda one: one.symbols[0] if len({*one.symbols}) == 1 else None),
        Field(None, "symbols", attrgetter("symbols")),
        Field(None, "choice", lambda token: token.kind == "either"),
    ),
    gives=lambda token: tuple(Amount(*one) for one in Counter(token.symbols).items()),
)
FACTION = Kind[Faction](
    kind="faction",
    text=_faction,
    formulas=printed.on_faction,
    look=lambda faction: _card(faction.element, "F"),
    fields=(Field(None, "element", attrgetter("element")),),
)
ADVENTURE = Kind[Adventure](
    kind=attrgetter("type"),
    text=_adventure,
    formulas=printed.on_adventure,
    look=lambda card: _card(card.element, card.type),
    fields=(
        Field(None, "element", attrgetter("element")),
        Field(None, "type", attrgetter("type")),
        Field(None, "squares", lambda card: len(card.squares)),
        Field(None, "orb_slot", attrgetter("orb_slot")),
    ),
    cost=lambda card: amounts(card.cost),
)
MAGIC = Kind[Magic](
    kind=attrgetter("kind"),
    text=_magic,
    formulas=printed.on_magic,
    look=lambda card: _card("magic", card.kind),
    fields=(
        Field(None, "points", lambda card: card.vp or None),
        Field(None, "when", attrgetter("timings")),
    ),
    cost=lambda card: () if (paid := _paid(card)) is None else amounts(paid),
)
MONSTER = Kind[Monster](
    kind="monster",
    text=_monster,
    formulas=printed.on_monster,
    look=lambda monster: Look(shape="worker", colour=COLOURS[monster.element or "ruin"], glyph="!"),
    fields=(
        Field(None, "element", attrgetter("element")),
        Field(None, "tier", attrgetter("tier")),
        Field("dice", "dice", attrgetter("dice")),
    ),
)
STARTER = Kind[Starter](
    kind="starter",
    text=texts.starter,
    formulas=printed.on_starter,
    look=lambda card: _card(card.element, "starter"),
)
MERCENARY = Kind[Mercenary](
    kind="mercenary",
    text=texts.mercenary,
    formulas=printed.on_mercenary,
    look=lambda _card_: _card("ruin", "mercenary"),
)
GHOST_CARD = Kind[GhostCard](
    kind="ghost-card",
    text=texts.ghost_card,
    formulas=printed.on_ghost_card,
    look=lambda _card_: _card("darkness", "ghost-card"),
)
TRACKS: Mapping[str, Callable[[], tuple[Formula, ...]]] = {
    "power_track": printed.on_power_track,
    "glory_track": printed.on_glory_track,
}
TRACK = Kind[str](
    kind="track",
    id=str,
    text=lambda phrases, track: f"{phrases.name(track)}.",
    formulas=lambda track: TRACKS[track](),
    look=lambda _track: Look(shape="space", colour=COLOURS["magic"]),
    provenance=lambda _track: "reconstructed",
)


CATALOGUE: tuple[Component, ...] = (
    *REALM.components(WORDS, TILES.values()),
    *TREASURE.components(WORDS, BOX.treasure_tokens),
    *FACTION.components(WORDS, BOX.factions),
    *ADVENTURE.components(WORDS, BOX.adventure_cards),
    *MAGIC.components(WORDS, BOX.magic_cards),
    *MONSTER.components(WORDS, BOX.monsters),
    *STARTER.components(WORDS, BOX.starter_cards),
    *MERCENARY.components(WORDS, BOX.mercenaries),
    *_titled("reward").components(WORDS, BOX.reward_spaces),
    *_titled("dragon-token").components(WORDS, BOX.dragon_treasure_tokens),
    *GHOST_CARD.components(WORDS, BOX.ghost_cards),
    *TRACK.components(WORDS, TRACKS),
)


def catalogue() -> Sequence[Component]:
    """All components, by kind."""
    return CATALOGUE
