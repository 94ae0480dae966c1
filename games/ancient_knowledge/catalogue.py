"""Every component as clients see it: name, type, cost, effect in words, look, provenance."""

from collections.abc import Mapping, Sequence

from games.ancient_knowledge.box import BOX, Builder, Technology
from games.ancient_knowledge.effects import BuilderType, TechnologyType
from games.ancient_knowledge.texts import Texts
from games.ancient_knowledge.words import WORDS
from games.kernel.catalogue import Amount, Component, Look, Name, Property, properties

COLOURS: Mapping[BuilderType | TechnologyType, str] = {
    "city": "#c96f3b",
    "megalith": "#7d8a5c",
    "pyramid": "#d9b44a",
    "artifact": "#8a6bb0",
    "ancient": "#b5523f",
    "writing": "#3f7fa8",
    "secret": "#3f8f6b",
}
ICONS = {"immediate": "!", "ongoing": "∞", "timeline": "↻", "decline": "↓", "scoring": "★"}
ENGLISH, CZECH = (Texts(WORDS.of(language)) for language in ("en", "cs"))

TOKENS: Mapping[str, Look] = {
    "tech_board_1": Look(shape="board", colour="#b8a888", glyph="I"),
    "tech_board_2": Look(shape="board", colour="#b8a888", glyph="I"),
    "tech_board_3": Look(shape="board", colour="#b8a888", glyph="II"),
    "builder_board": Look(shape="board", colour="#d8cdb4"),
    "timeline_space": Look(shape="space", colour="#e7dcc0"),
    "knowledge": Look(shape="token", colour="#2f9e8f", glyph="K"),
    "lost_knowledge": Look(shape="token", colour="#5b5b6b", glyph="L"),
    "first_player_marker": Look(shape="token", colour="#d9b44a", glyph="1"),
}
"""What is no card (AK-CMP-03, AK-CMP-04)."""


def _name(component: str) -> Name:
    english, czech = (WORDS.of(language).name(component) for language in ("en", "cs"))
    return Name(en=english, cs=czech)


def _amounts(**counts: int | None) -> tuple[Amount, ...]:
    return tuple(Amount(of, count) for of, count in counts.items() if count)


def _builder(card: Builder) -> Component:
    facts = [("type", card.type), ("icon", card.icon), ("cost", str(card.discard_cost))]
    if card.type != "artifact":
        facts += [
            ("start space", str(card.start_space)),
            ("locked", "yes" if card.locked else "no"),
            ("knowledge", str(card.knowledge)),
            ("victory points", str(card.vp)),
        ]
    if card.starting_set is not None:
        facts.append(("starting set", str(card.starting_set)))
    return Component(
        id=card.id,
        kind=card.type,
        name=_name(card.id),
        text=ENGLISH.builder(card),
        texts={"cs": CZECH.builder(card)},
        facts=(*facts, ("notation", card.notation)),
        properties=_printed(card),
        cost=_amounts(discard=card.discard_cost, knowledge=card.knowledge),
        gives=_amounts(vp=card.vp),
        look=Look(shape="card", colour=COLOURS[card.type], glyph=ICONS[card.icon]),
        provenance=card.provenance,
    )


def _printed(card: Builder) -> Mapping[str, Property]:
    monument = card.type != "artifact"
    return properties(
        type=card.type,
        icon=card.icon,
        cost=card.discard_cost,
        start_space=card.start_space if monument else None,
        locked=card.locked if monument else None,
        knowledge=card.knowledge if monument else None,
        points=card.vp if monument else None,
        starting_set=card.starting_set,
        notation=card.notation,
    )


def _technology(card: Technology) -> Component:
    facts = (
        ("type", card.type),
        ("level", str(card.level)),
        ("icon", card.icon),
        ("victory points", str(card.vp)),
        ("notation", card.notation),
    )
    return Component(
        id=card.id,
        kind=f"level {card.level} technology",
        name=_name(card.id),
        text=ENGLISH.technology(card),
        texts={"cs": CZECH.technology(card)},
        facts=facts,
        properties=properties(
            type=card.type,
            level=card.level,
            icon=card.icon,
            points=card.vp,
            notation=card.notation,
        ),
        gives=_amounts(vp=card.vp),
        look=Look(shape="card", colour=COLOURS[card.type], glyph="I" * card.level),
        provenance=card.provenance,
    )


def _token(component: str, look: Look) -> Component:
    return Component(
        id=component,
        kind=look.shape,
        name=_name(component),
        text=WORDS.of("en").term(f"about-{component}"),
        texts={"cs": WORDS.of("cs").term(f"about-{component}")},
        look=look,
        provenance="rulebook",
    )


CATALOGUE: tuple[Component, ...] = (
    *map(_builder, BOX.builder_cards),
    *map(_technology, BOX.technology_cards),
    *(_token(component, look) for component, look in TOKENS.items()),
)
"""All 189 cards (AK-CMP-01, AK-CMP-02), and the boards and tokens."""


def catalogue() -> Sequence[Component]:
    """Every component."""
    return CATALOGUE
