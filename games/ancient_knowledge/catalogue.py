"""Every component as clients see it: name, type, cost, effect in words, look, provenance."""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from games.ancient_knowledge import printed
from games.ancient_knowledge.box import BOX, Builder, Technology
from games.ancient_knowledge.effects import BuilderType, TechnologyType
from games.ancient_knowledge.texts import ComponentTexts
from games.ancient_knowledge.words import WORDS
from games.kernel.catalogue import Amount, Component, Field, Kind, Look

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


def _amounts(**counts: int | None) -> tuple[Amount, ...]:
    return tuple(Amount(of, count) for of, count in counts.items() if count)


def _of_monument(field: str) -> Callable[[Builder], Any]:
    """What monuments have and artifacts have not."""
    return lambda card: None if card.type == "artifact" else getattr(card, field)


def _yes(yes: bool) -> str:
    return "yes" if yes else "no"


BUILDER = Kind[Builder](
    kind=attrgetter("type"),
    text=lambda phrases, card: ComponentTexts(phrases).builder(card),
    look=lambda card: Look(shape="card", colour=COLOURS[card.type], glyph=ICONS[card.icon]),
    fields=(
        Field("type", "type", attrgetter("type")),
        Field("icon", "icon", attrgetter("icon")),
        Field("cost", "cost", attrgetter("discard_cost")),
        Field("start space", "start_space", _of_monument("start_space")),
        Field("locked", "locked", _of_monument("locked"), _yes),
        Field("knowledge", "knowledge", _of_monument("knowledge")),
        Field("victory points", "points", _of_monument("vp")),
        Field("starting set", "starting_set", attrgetter("starting_set")),
        Field("notation", "notation", attrgetter("notation")),
    ),
    cost=lambda card: _amounts(discard=card.discard_cost),
    gives=lambda card: _amounts(vp=card.vp),
    carries=lambda card: _amounts(knowledge=card.knowledge),
    formulas=printed.on_builder,
)
TECHNOLOGY = Kind[Technology](
    kind=lambda card: f"level {card.level} technology",
    text=lambda phrases, card: ComponentTexts(phrases).technology(card),
    look=lambda card: Look(shape="card", colour=COLOURS[card.type], glyph="I" * card.level),
    fields=(
        Field("type", "type", attrgetter("type")),
        Field("level", "level", attrgetter("level")),
        Field("icon", "icon", attrgetter("icon")),
        Field("victory points", "points", attrgetter("vp")),
        Field("notation", "notation", attrgetter("notation")),
    ),
    gives=lambda card: _amounts(vp=card.vp),
    formulas=printed.on_technology,
)
TOKEN = Kind[str](
    id=str,
    kind=lambda token: TOKENS[token].shape,
    text=lambda phrases, token: phrases.term(f"about-{token}"),
    look=lambda token: TOKENS[token],
    formulas=printed.on_token,
    provenance=lambda _token: "rulebook",
)

CATALOGUE: tuple[Component, ...] = (
    *BUILDER.components(WORDS, BOX.builder_cards),
    *TECHNOLOGY.components(WORDS, BOX.technology_cards),
    *TOKEN.components(WORDS, TOKENS),
)
"""All 189 cards (AK-CMP-01, AK-CMP-02), and the boards and tokens."""


def catalogue() -> Sequence[Component]:
    """Every component."""
    return CATALOGUE
