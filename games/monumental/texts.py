"""What the components say they cost and do, made of their data and the terms of a language."""

from collections.abc import Iterable, Iterator

import msgspec

from games.kernel.phrases import Phrases
from games.monumental.box import Barbarian, Card, Cost, Hero, Monster
from games.monumental.effects import RESOURCES, AnyOperation, Effect, Goods, goods


class ComponentTexts:
    """What a component says in one language."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases

    def card(self, card: Card) -> str:
        """Cost, icons, effects, and the token of a wonder."""
        parts = [self.cost(card.cost), self.icons(card.icons), *self.effects(card.effects)]
        if card.token is not None:
            parts.append(self.phrases.term("token", n=card.token.defence))
        return self.joined(parts)

    def only(self, effects: Iterable[Effect]) -> str:
        """The effects, of what costs nothing that is printed."""
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
                acquire=shown(Goods(production=cost.acquire.production)),
                complete=shown(Goods(production=cost.complete.production)),
            )
        price = Goods(production=cost.production, science=cost.science, gold=cost.gold)
        return self.phrases.term("cost", goods=shown(price)) if price != Goods() else ""

    def icons(self, icons: Goods) -> str:
        """What activation gives."""
        return self.phrases.term("icons", goods=shown(icons)) if icons != Goods() else ""

    def effects(self, effects: Iterable[Effect]) -> Iterator[str]:
        """Each effect, with when it happens and what it asks for."""
        for effect in effects:
            text = self.program(effect.do)
            for payment in effect.pay:
                if payment.res is None:
                    text = self.phrases.term("pay.any", n=payment.any_basic, text=text)
                else:
                    price = shown(goods(payment.res, payment.n))
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
            values["goods"] = shown(goods(values["res"], values["n"]))
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


def shown(amount: Goods) -> dict[str, int]:
    """The amounts that are not nothing, as phrases read them."""
    return {res: amount.of(res) for res in RESOURCES if amount.of(res)}
