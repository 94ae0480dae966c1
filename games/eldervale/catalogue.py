"""Every component as clients see it: what it is, what it costs and does, where its data is from."""

from collections.abc import Iterator, Sequence

from games.eldervale.box import (
    BOX,
    TILES,
    Adventure,
    Faction,
    Magic,
    Monster,
    Provenance,
    Tile,
    Token,
)
from games.eldervale.effects import KINDS, Cost
from games.kernel.catalogue import Component, Look, Name
from games.kernel.catalogue import Provenance as Certainty

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
        yield _plain(starter.id, "starter", "", starter.provenance, starter.element)
    for mercenary in BOX.mercenaries:
        yield _plain(mercenary.id, "mercenary", mercenary.name, mercenary.provenance, "ruin")
    for reward in (*BOX.reward_spaces, *BOX.dragon_treasure_tokens):
        kind = "reward" if reward in BOX.reward_spaces else "dragon-token"
        yield _plain(reward.id, kind, "", reward.provenance, "magic")
    for card in BOX.ghost_cards:
        yield _plain(card.id, "ghost-card", card.action, card.provenance, "darkness")


def certainty(provenance: Provenance) -> Certainty:
    """How certain the data is: what is reconstructed in part is marked as reconstructed."""
    return "reconstructed" if provenance == "mixed" else provenance


def readable(name: str) -> str:
    """A name out of an id."""
    return name.replace("_", " ").capitalize()


def cost(of: Cost) -> str:
    """A cost in words (`2 gem, 1 tool`)."""
    kinds = (*KINDS, "any")
    return ", ".join(f"{getattr(of, kind)} {kind}" for kind in kinds if getattr(of, kind))


def _plain(ident: str, kind: str, name: str, provenance: Provenance, colour: str) -> Component:
    return Component(
        id=ident,
        kind=kind,
        name=Name(en=name or readable(ident)),
        text=readable(ident),
        look=Look(shape="card", colour=COLOURS[colour], glyph=kind[:2].upper()),
        provenance=certainty(provenance),
    )


def _tile(tile: Tile) -> Component:
    slots = ", ".join(slot.printed for slot in tile.slots)
    text = f"Dwelling: {cost(tile.dwelling_cost)}. Slots: {slots}." if slots else tile.name
    return Component(
        id=tile.id,
        kind="realm",
        name=Name(en=tile.name),
        text=text,
        facts=(("symbols", str(tile.element_symbols)),) if tile.element else (),
        look=Look(shape="tile", colour=COLOURS[tile.element or "ruin"], glyph=tile.id[:2].upper()),
        provenance=certainty(tile.provenance),
    )


def _token(token: Token) -> Component:
    sign = "/" if token.kind == "either" else ", "
    shown = sign.join(token.symbols)
    return Component(
        id=token.id,
        kind="treasure",
        name=Name(en=f"Treasure: {shown}"),
        text=f"Gain {shown}.",
        look=Look(shape="token", colour=COLOURS[token.element], glyph=token.symbols[0][:2]),
        provenance=certainty(token.provenance),
    )


def _faction(faction: Faction) -> Component:
    return Component(
        id=faction.id,
        kind="faction",
        name=Name(en=faction.name),
        text=" ".join(f"{readable(one.id)}: {one.text}." for one in faction.abilities),
        look=Look(shape="card", colour=COLOURS[faction.element], glyph="F"),
        provenance=certainty(faction.provenance),
    )


def _adventure(card: Adventure) -> Component:
    text = card.text or "; ".join(effect.text for effect in card.effect if effect.text)
    return Component(
        id=card.id,
        kind=card.type,
        name=Name(en=card.name),
        text=f"Cost: {cost(card.cost)}. {text}",
        look=Look(shape="card", colour=COLOURS[card.element], glyph=card.type[:2].upper()),
        provenance=certainty(card.provenance),
    )


def _magic(card: Magic) -> Component:
    casting = "" if card.cast_cost is None else f" Casting: {cost(card.cast_cost.pay)}."
    return Component(
        id=card.id,
        kind=card.kind,
        name=Name(en=card.name),
        text=card.text + "." + casting,
        look=Look(shape="card", colour=COLOURS["magic"], glyph=card.kind[:2].upper()),
        provenance=certainty(card.provenance),
    )


def _monster(monster: Monster) -> Component:
    return Component(
        id=monster.id,
        kind="monster",
        name=Name(en=monster.name),
        text=" ".join(one.text + "." for one in monster.abilities),
        facts=(("dice", str(monster.dice)),),
        look=Look(shape="worker", colour=COLOURS[monster.element or "ruin"], glyph="!"),
        provenance=certainty(monster.provenance),
    )
