"""Every component as clients see it: its name, what it costs and does in words, where its data is
from, and how it is drawn without a picture."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from games.kernel.catalogue import (
    Amount,
    Component,
    Look,
    Name,
    Property,
    Provenance,
    Shape,
    amounts,
    properties,
)
from games.kernel.words import Phrases
from games.monumental.box import (
    BARBARIANS,
    BOX,
    CARDS,
    Barbarian,
    Card,
    Cost,
    Hero,
    MarketStack,
    Monster,
    Nation,
    component,
)
from games.monumental.effects import RESOURCES, AnyOperation, Effect, Goods, goods
from games.monumental.words import WORDS

COLOURS = {
    "building": "#c9b08a",
    "basic_building": "#d9cdb8",
    "knowledge": "#9cc3e0",
    "wonder": "#e3c04f",
    "policy": "#c39ad6",
    "warlord": "#d98f80",
    "hero": "#a9d69a",
    "monster": "#a06a7a",
    "production": "#c98f4a",
    "science": "#4a8fc9",
    "military": "#c94a4a",
    "military_neutral": "#8a3a3a",
    "gold": "#e0b93a",
    "culture": "#8f4ac9",
    "production_token": "#a06a2a",
    "plains": "#cfe3a0",
    "forest": "#6fa36a",
    "swamp": "#8fa08a",
    "desert": "#ecd9a0",
    "mountain": "#b0a8a0",
    "volcano": "#c07a5a",
    "water": "#8fc0e8",
    "capital": "#f2e6c8",
}
"""Colours by kind of component, resource or terrain."""


class Text:
    """What a component says in one language."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases

    def card(self, card: Card) -> str:
        """Cost, icons, effects, and the token of a wonder."""
        parts = [self.cost(card.cost), self.icons(card.icons), *self.effects(card.effects)]
        if card.token is not None:
            parts.append(self.phrases.term("token", n=card.token.defence))
        return self.joined(parts)

    def policy(self, effects: Iterable[Effect]) -> str:
        """The effects."""
        return self.joined(self.effects(effects))

    def hero(self, hero: Hero) -> str:
        """Cost and effects."""
        return self.joined([self.cost(hero.cost), *self.effects(hero.effects)])

    def monster(self, monster: Monster) -> str:
        """Strength and effects."""
        strength = self.phrases.term("strength", n=monster.strength)
        return self.joined([strength, *self.effects(monster.effects)])

    def barbarian(self, token: Barbarian) -> str:
        """Both rewards."""
        first, second = map(self.program, token.choose_one)
        return self.phrases.term("barbarians", first=first, second=second)

    def cost(self, cost: Cost) -> str:
        """What it costs; nothing for what is never bought."""
        if cost.acquire.production:
            return self.phrases.term(
                "stages",
                acquire=_amounts(Goods(production=cost.acquire.production)),
                complete=_amounts(Goods(production=cost.complete.production)),
            )
        price = Goods(production=cost.production, science=cost.science, gold=cost.gold)
        return self.phrases.term("cost", goods=_amounts(price)) if price != Goods() else ""

    def icons(self, icons: Goods) -> str:
        """What activation gives."""
        return self.phrases.term("icons", goods=_amounts(icons)) if icons != Goods() else ""

    def effects(self, effects: Iterable[Effect]) -> Iterator[str]:
        """Each effect, with when it happens and what it asks for."""
        for effect in effects:
            text = self.program(effect.do)
            for payment in effect.pay:
                if payment.res is None:
                    text = self.phrases.term("pay.any", n=payment.any_basic, text=text)
                else:
                    price = _amounts(goods(payment.res, payment.n))
                    text = self.phrases.term("pay.goods", goods=price, text=text)
            for condition in effect.conditions:
                text = self.phrases.term(f"if.{condition.fact}", n=condition.min, text=text)
            yield self.phrases.term(f"when.{effect.when}", text=text)

    def program(self, operations: Iterable[AnyOperation]) -> str:
        """Operations in order."""
        return ", ".join(map(self.operation, operations))

    def operation(self, op: AnyOperation) -> str:
        """One operation."""
        values = msgspec.to_builtins(op)
        kind = values.pop("op")
        if "res" in values:
            values["goods"] = _amounts(goods(values["res"], values["n"]))
        if "steps" in values:
            values["n"] = values["steps"]
        if "soldiers_required" in values:
            values["n"] = values["soldiers_required"]
        for what in ("scope", "per"):
            key = f"{what}.{values.get(what)}"
            if key in self.phrases.terms:
                values[what] = self.phrases.term(key)
        return self.phrases.term(f"op.{kind}", **values)

    def joined(self, parts: Iterable[str]) -> str:
        """Sentences one after the other; a sentence that says so if there is none."""
        text = " ".join(part for part in parts if part)
        return text or self.phrases.term("nothing")


def _amounts(amount: Goods) -> dict[str, int]:
    return {res: amount.of(res) for res in RESOURCES if amount.of(res)}


EN, CS = Text(WORDS.of("en")), Text(WORDS.of("cs"))


def _component(
    id_: str,
    kind: str,
    texts: tuple[str, str],
    provenance: Provenance,
    *,
    look: Look,
    facts: Sequence[tuple[str, str]] = (),
    cost: tuple[Amount, ...] = (),
    gives: tuple[Amount, ...] = (),
    printed: Mapping[str, Property] | None = None,
) -> Component:
    en, cs = EN.phrases.name(id_), CS.phrases.name(id_)
    return Component(
        id=id_,
        kind=kind,
        name=Name(en=en, cs=None if cs == en else cs),
        text=texts[0],
        texts={"cs": texts[1]},
        facts=tuple(facts),
        properties=printed or {},
        cost=cost,
        gives=gives,
        look=look,
        provenance=provenance,
    )


def _look(colour: str, shape: Shape = "card", glyph: str = "") -> Look:
    return Look(shape=shape, colour=COLOURS.get(colour, ""), glyph=glyph)


def _initials(name: str) -> str:
    """At most three characters that stand for a name."""
    words = name.replace("-", " ").split()
    return "".join(word[0] for word in words)[:3] if len(words) > 1 else name[:3]


def _card(card: Card) -> Component:
    facts = [("type", card.type.replace("_", " "))]
    if card.era:
        facts += [("era", str(card.era)), ("set", card.set.replace("_", " "))]
    return _component(
        card.id,
        card.type.replace("_", " "),
        (EN.card(card), CS.card(card)),
        card.provenance,
        look=_look(card.type, glyph=_initials(card.name)),
        facts=facts,
        printed=properties(type=card.type, era=card.era or None, set=card.set),
        cost=_price(card.cost),
        gives=amounts(card.icons),
    )


def _price(cost: Cost) -> tuple[Amount, ...]:
    """What it costs; the two stages of a wonder one after the other."""
    stages = (cost.acquire.production, cost.complete.production)
    return amounts(cost) + tuple(Amount("production", n) for n in stages if n)


def _cards() -> Iterator[Component]:
    seen: set[str] = set()
    for instance, card in CARDS.items():
        if component(instance) not in seen:
            seen.add(card.id)
            yield _card(card)


def _nation(nation: Nation) -> Iterator[Component]:
    counts = ", ".join(f"{n}x {EN.phrases.name(card)}" for card, n in nation.starting_deck.items())
    counts_cs = ", ".join(
        f"{n}x {CS.phrases.name(card)}" for card, n in nation.starting_deck.items()
    )
    texts = (
        EN.phrases.term("starts-with", cards=counts),
        CS.phrases.term("starts-with", cards=counts_cs),
    )
    yield _component(
        nation.id,
        "civilisation",
        texts,
        nation.provenance,
        look=_look("capital", "board", nation.name[:3]),
        facts=(("type", nation.civ_type),),
        printed=properties(type=nation.civ_type),
    )
    general = nation.warlord
    yield _component(
        general.id,
        "warlord",
        (EN.policy(general.effects), CS.policy(general.effects)),
        general.provenance,
        look=_look("warlord", glyph=_initials(general.name)),
        facts=(("civilisation", nation.name),),
        printed=properties(civilisation=nation.id),
    )
    for policy in nation.cultural_policies:
        yield _component(
            policy.id,
            "cultural policy",
            (EN.policy(policy.effects), CS.policy(policy.effects)),
            policy.provenance,
            look=_look("policy", glyph=_initials(policy.name)),
            facts=(("civilisation", nation.name),),
            printed=properties(civilisation=nation.id),
        )


def _modules() -> Iterator[Component]:
    for hero in BOX.heroes:
        yield _component(
            hero.id,
            "hero",
            (EN.hero(hero), CS.hero(hero)),
            hero.provenance,
            look=_look("hero", glyph=_initials(hero.name)),
            cost=_price(hero.cost),
        )
    for monster in BOX.monsters:
        yield _component(
            monster.id,
            "monster",
            (EN.monster(monster), CS.monster(monster)),
            monster.provenance,
            look=_look("monster", glyph=_initials(monster.name)),
            facts=(("strength", str(monster.strength)), ("victory points", str(monster.vp))),
            printed=properties(strength=monster.strength, points=monster.vp),
            cost=(Amount("military", monster.strength),),
            gives=(Amount("points", monster.vp),),
        )


def _tokens() -> Iterator[Component]:
    for token in BARBARIANS.values():
        yield _component(
            token.id,
            "Barbarian token",
            (EN.barbarian(token), CS.barbarian(token)),
            token.provenance,
            look=Look(shape="token", colour="#8a6a4a", glyph="B"),
            facts=(("copies", str(token.copies)),),
            printed=properties(copies=token.copies),
        )
    town = BOX.exploration_tokens.free_towns
    yield _component(
        town.id,
        "Free Town token",
        _plain(town.do),
        town.provenance,
        look=Look(shape="token", colour="#e8e0d0", glyph="T"),
        facts=(("copies", str(town.copies)),),
        printed=properties(copies=town.copies),
    )
    for stack in BOX.markets:
        yield from _market(stack)


def _plain(operations: Iterable[AnyOperation]) -> tuple[str, str]:
    program = tuple(operations)
    return (
        EN.phrases.term("when.plain", text=EN.program(program)),
        CS.phrases.term("when.plain", text=CS.program(program)),
    )


def _market(stack: MarketStack) -> Iterator[Component]:
    look = _look(stack.resource, "token", stack.resource[:1].upper())
    nothing = (EN.phrases.term("nothing"), CS.phrases.term("nothing"))
    yield _component(stack.id, "market", nothing, stack.provenance, look=look)
    for token in stack.tokens:
        amount = _amounts(goods(stack.resource, token.value))
        texts = (EN.phrases.term("market", goods=amount), CS.phrases.term("market", goods=amount))
        yield _component(token.id, "market token", texts, stack.provenance, look=look)


def _pieces() -> Iterator[Component]:
    """Resources, units, tokens without a text of their own, and kinds of tiles."""
    nothing = (EN.phrases.term("nothing"), CS.phrases.term("nothing"))
    for res in RESOURCES:
        look = _look(res, "token", res[:1].upper())
        yield _component(res, "resource", nothing, "public", look=look)
    pieces: tuple[tuple[str, Shape, str], ...] = (
        ("soldier", "worker", "s"),
        ("warlord", "worker", "W"),
        ("explorer", "worker", "e"),
        ("outpost", "token", "O"),
        ("wonder_token", "token", "*"),
        ("exploration_token", "token", "?"),
    )
    for id_, shape, glyph in pieces:
        yield _component(id_, "piece", nothing, "public", look=Look(shape=shape, glyph=glyph))
    yield from _terrains(nothing)


def _terrains(nothing: tuple[str, str]) -> Iterator[Component]:
    places = [tile for layout in BOX.maps.layouts for tile in layout.tiles]
    values = {tile.terrain: tile.value for tile in places if tile.terrain is not None}
    for terrain, value in values.items():
        key = "water" if value is None else "terrain"
        texts = (EN.phrases.term(key, n=value), CS.phrases.term(key, n=value))
        look = _look(terrain, "hex", terrain[:3])
        yield _component(terrain, "terrain", texts, BOX.maps.provenance, look=look)
    look = _look("capital", "hex", "cap")
    yield _component("capital", "terrain", nothing, BOX.maps.provenance, look=look)


CATALOGUE: tuple[Component, ...] = (
    *_cards(),
    *(one for nation in BOX.civilisations for one in _nation(nation)),
    *_modules(),
    *_tokens(),
    *_pieces(),
)
"""All components, in the order of the data."""


def catalogue() -> tuple[Component, ...]:
    """All components."""
    return CATALOGUE
