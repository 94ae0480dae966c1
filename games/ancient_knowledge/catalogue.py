"""Every card as clients see it: name, type, cost, effect in words, and where the data is from."""

from games.ancient_knowledge.box import Builder, Technology
from games.ancient_knowledge.components import BOX
from games.ancient_knowledge.words.cards import builder_text, technology_text
from games.kernel.catalogue import Component, Name


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
        name=Name(en=card.name, cs=card.name_cs),
        text=builder_text(card),
        facts=(*facts, ("notation", card.notation)),
        provenance=card.provenance,
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
        name=Name(en=card.name, cs=card.name_cs),
        text=technology_text(card),
        facts=facts,
        provenance=card.provenance,
    )


CATALOGUE: tuple[Component, ...] = (
    *map(_builder, BOX.builder_cards),
    *map(_technology, BOX.technology_cards),
)
"""All 189 cards (AK-CMP-01, AK-CMP-02)."""
