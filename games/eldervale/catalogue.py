"""Every component as clients see it: what it is, what it costs and does, where its data is from."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from games.eldervale.box.cards import Adventure, Faction
from games.eldervale.box.content import BOX, TILES
from games.eldervale.box.creatures import Monster
from games.eldervale.box.ids import Provenance
from games.eldervale.box.magic import Magic
from games.eldervale.box.realms import Tile, Token
from games.eldervale.effects.terms import Cost
from games.eldervale.words import WORDS
from games.kernel.catalogue import Component, Look, Name, amounts, properties
from games.kernel.catalogue import Provenance as Certainty
from games.kernel.words import LANGUAGES, Phrases

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


def catalogue() -> Sequence[Component]:
    """All components, by kind."""
    return tuple(_all())


def _all() -> Iterator[Component]:
    yield from map(_tile, TILES.values())
    yield from map(_token, BOX.treasure_tokens)
    yield from map(_faction, BOX.factions)
    yield from map(_adventure, BOX.adventure_cards)
    yield from map(_magic, BOX.magic_cards)
    yield from map(_monster, BOX.monsters)
    for starter in BOX.starter_cards:
        yield _plain(starter.id, "starter", starter.provenance, starter.element)
    for mercenary in BOX.mercenaries:
        yield _plain(mercenary.id, "mercenary", mercenary.provenance, "ruin")
    for reward in (*BOX.reward_spaces, *BOX.dragon_treasure_tokens):
        kind = "reward" if reward in BOX.reward_spaces else "dragon-token"
        yield _plain(reward.id, kind, reward.provenance, "magic")
    for card in BOX.ghost_cards:
        yield _plain(card.id, "ghost-card", card.provenance, "darkness")


def certainty(provenance: Provenance) -> Certainty:
    """How certain the data is: what is reconstructed in part is marked as reconstructed."""
    return "reconstructed" if provenance == "mixed" else provenance


def _name(ident: str) -> Name:
    """The name in every language."""
    return Name(en=WORDS.of("en").name(ident), cs=WORDS.of("cs").name(ident))


def readable(name: str) -> str:
    """A name out of an id."""
    return name.replace("_", " ").capitalize()


def _texts(says: Callable[[Phrases], str]) -> Mapping[str, str]:
    """A text in the languages beside English."""
    return {language: says(WORDS.of(language)) for language in LANGUAGES[1:]}


def _cost(phrases: Phrases, of: Cost, term: str = "cost") -> str:
    """What is to be paid (`Cost: 2 gems and 1 tool.`)."""
    return phrases.term(term, cost=msgspec.to_builtins(of))


def _plain(ident: str, kind: str, provenance: Provenance, colour: str) -> Component:
    return Component(
        id=ident,
        kind=kind,
        name=_name(ident),
        text=WORDS.of("en").name(ident),
        texts=_texts(lambda phrases: phrases.name(ident)),
        look=Look(shape="card", colour=COLOURS[colour], glyph=kind[:2].upper()),
        provenance=certainty(provenance),
    )


def _tile(tile: Tile) -> Component:
    def says(phrases: Phrases) -> str:
        if not tile.slots:
            return phrases.name(tile.id)
        slots = phrases.term("slots", slots=[slot.printed for slot in tile.slots])
        return f"{_cost(phrases, tile.dwelling_cost, 'tile')} {slots}"

    return Component(
        id=tile.id,
        kind="realm",
        name=_name(tile.id),
        text=says(WORDS.of("en")),
        texts=_texts(says),
        facts=(
            (("element", tile.element), ("symbols", str(tile.element_symbols)))
            if tile.element
            else ()
        ),
        properties=properties(
            element=tile.element,
            symbols=tile.element_symbols if tile.element else None,
            slots=len(tile.slots),
        ),
        cost=amounts(tile.dwelling_cost) if tile.slots else (),
        look=Look(shape="tile", colour=COLOURS[tile.element or "ruin"], glyph=tile.id[:2].upper()),
        provenance=certainty(tile.provenance),
    )


def _token(token: Token) -> Component:
    def says(phrases: Phrases) -> str:
        sign = " / " if token.kind == "either" else ", "
        return phrases.term("gain", gain=sign.join(phrases.name(one) for one in token.symbols))

    return Component(
        id=token.id,
        kind="treasure",
        name=_name(token.id),
        text=says(WORDS.of("en")),
        texts=_texts(says),
        properties=properties(element=token.element, copies=token.count),
        look=Look(shape="token", colour=COLOURS[token.element], glyph=token.symbols[0][:2]),
        provenance=certainty(token.provenance),
    )


def _faction(faction: Faction) -> Component:
    return Component(
        id=faction.id,
        kind="faction",
        name=_name(faction.id),
        text=" ".join(f"{readable(one.id)}: {one.text}." for one in faction.abilities),
        texts={"cs": CZECH[faction.id]},
        properties=properties(element=faction.element),
        look=Look(shape="card", colour=COLOURS[faction.element], glyph="F"),
        provenance=certainty(faction.provenance),
    )


def _adventure(card: Adventure) -> Component:
    text = card.text or "; ".join(effect.text for effect in card.effect if effect.text)
    return Component(
        id=card.id,
        kind=card.type,
        name=_name(card.id),
        text=f"{_cost(WORDS.of('en'), card.cost)} {text}",
        texts={"cs": f"{_cost(WORDS.of('cs'), card.cost)} {CZECH[card.id]}"},
        properties=properties(
            element=card.element,
            type=card.type,
            squares=len(card.squares),
            orb_slot=card.orb_slot,
        ),
        cost=amounts(card.cost),
        look=Look(shape="card", colour=COLOURS[card.element], glyph=card.type[:2].upper()),
        provenance=certainty(card.provenance),
    )


def _magic(card: Magic) -> Component:
    return Component(
        id=card.id,
        kind=card.kind,
        name=_name(card.id),
        text=f"{card.text}. {_casting(WORDS.of('en'), card)}".rstrip(),
        texts={"cs": f"{CZECH[card.id]} {_casting(WORDS.of('cs'), card)}".rstrip()},
        cost=()
        if card.cast_cost is None or card.cast_cost.pay is None
        else amounts(card.cast_cost.pay),
        properties=properties(points=card.vp or None, when=card.timings),
        look=Look(shape="card", colour=COLOURS["magic"], glyph=card.kind[:2].upper()),
        provenance=certainty(card.provenance),
    )


def _paid(card: Magic) -> Cost | None:
    """What casting it takes, if it can be cast for a payment."""
    return None if card.cast_cost is None else card.cast_cost.pay


def _casting(phrases: Phrases, card: Magic) -> str:
    paid = _paid(card)
    return "" if paid is None else _cost(phrases, paid, "casting")


def _monster(monster: Monster) -> Component:
    return Component(
        id=monster.id,
        kind="monster",
        name=_name(monster.id),
        text=" ".join(one.text + "." for one in monster.abilities),
        texts={"cs": CZECH[monster.id]},
        facts=(("dice", str(monster.dice)),),
        properties=properties(element=monster.element, tier=monster.tier, dice=monster.dice),
        look=Look(shape="worker", colour=COLOURS[monster.element or "ruin"], glyph="!"),
        provenance=certainty(monster.provenance),
    )
