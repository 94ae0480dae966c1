"""What effects say in words: sentences built from the data, in any language of the title."""

from collections.abc import Iterable

import msgspec

from games.kernel.phrases import Phrases
from games.through_the_ages.effects.amounts import Advantage, ByPlayers, Half, Whole
from games.through_the_ages.effects.choices import ChooseOne, FoodOption, ResourceOption
from games.through_the_ages.effects.measures import Measure, WonderAges
from games.through_the_ages.effects.operation import When
from games.through_the_ages.effects.program import AnyOperation


class ComponentTexts:
    """Says effects in one language."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases

    def effects(self, effects: Iterable[AnyOperation]) -> str:
        """Sentences of an effect list, one after another."""
        return " ".join(self.effect(one) for one in effects)

    def effect(self, effect: AnyOperation) -> str:
        """One sentence: what, how often, under which condition, for whom, when."""
        text = self._operation(effect)
        if effect.per is not None:
            text = self.term("each", text=text, per=self._per(effect.per))
        if effect.when is not None:
            text = self.term("conditional", text=text, condition=self._when(effect.when))
        if effect.targets is not None:
            text = self.term("targeted", target=self.term(f"target.{effect.targets}"), text=text)
        if self.has(f"trigger.{effect.t}"):
            text = self.term("triggered", trigger=self.term(f"trigger.{effect.t}"), text=text)
        return text[:1].upper() + text[1:] + "."

    def term(self, key: str, **values: object) -> str:
        """A phrase of the title."""
        return self._phrases.term(key, **values)

    def has(self, key: str) -> bool:
        """Whether there is such a phrase."""
        return key in self._phrases.terms

    def types(self, types: Iterable[str]) -> str:
        """Types of technologies, cards, or ages, in a list."""
        return ", ".join(self._word(one) for one in types)

    def worth(self, stat: str, amount: int) -> str:
        """An amount of a figure, without a sign."""
        return self.term("op.stat", stat=stat, amount=amount, sign="")

    def _word(self, word: str) -> str:
        per = f"per.{word}"
        return self.term(per) if self.has(per) else self._phrases.name(word)

    def _operation(self, effect: AnyOperation) -> str:
        """What happens; the phrase names the fields of the operation that it speaks of. Amounts
        that are reckoned have a phrase of their own, because they cannot be counted."""
        tag = str(effect.__struct_config__.tag)
        fields = {name: getattr(effect, name) for name in effect.__struct_fields__}
        values = {name: self._field(value) for name, value in fields.items()}
        amount = fields.get("amount", fields.get("total"))
        values["sign"] = "+" if isinstance(amount, int) and amount > 0 else ""
        values["what"] = self._what(msgspec.to_builtins(effect))
        if isinstance(effect, ChooseOne):
            values |= _choices(effect)
        counted = amount is None or isinstance(amount, int)
        return self.term(f"op.{tag}" if counted else f"op.{tag}.of", **values)

    def _field(self, value: object) -> object:
        """A field of an operation, as it is said."""
        match value:
            case Advantage() | Half() | Whole() | ByPlayers():
                return self._reckoned(value)
            case dict():
                return ", ".join(self._entry(key, one) for key, one in value.items())
            case str() if self.has(f"target.{value}"):
                return self._target(value)
            case _:
                return value

    def _entry(self, key: object, value: object) -> str:
        """A line of a table: points of ranks by players, or an amount by level."""
        if isinstance(value, list | tuple):
            return self.term("amount.ranks", players=key, points="/".join(map(str, value)))
        return self.term("amount.level", level=key, n=value)

    def _target(self, target: str | None) -> str:
        return "" if target is None else self.term(f"target.{target}")

    def _what(self, plain: dict[str, object]) -> str:
        """The types, the card, or the ages that a part of an effect is about."""
        for field in ("types", "card", "ages", "sources", "cards"):
            match plain.get(field):
                case str(one):
                    return self._word(one)
                case [*several] if several:
                    return self.types(map(str, several))
                case _:
                    pass
        return ""

    def _reckoned(self, amount: Advantage | Half | Whole | ByPlayers) -> str:
        """An amount that depends on the table."""
        match amount:
            case Advantage(base=base, each=each):
                each_unit = None if each == 1 else each
                return self.term("amount.advantage", base=base or None, each=each_unit)
            case Half(quantity=quantity, rounding=rounding):
                what = self.term(f"quantity.{quantity}")
                return self.term("amount.half", what=what, rounding=rounding)
            case Whole(quantity=quantity):
                return self.term("amount.quantity", what=self.term(f"quantity.{quantity}"))
            case ByPlayers(by_players=table):
                return self.term("amount.players", two=table[2], three=table[3], four=table[4])

    def _per(self, per: Measure) -> str:
        plain = msgspec.to_builtins(per)
        what = self._what(plain)
        if isinstance(per, WonderAges):
            what = ", ".join(f"{age}: {points}" for age, points in per.points.items())
        said = self.term(f"per.{plain['of']}", **(plain | {"what": what}))
        most = plain.get("max")
        return said if most is None else self.term("per.at_most", per=said, max=most)

    def _when(self, when: When) -> str:
        plain = msgspec.to_builtins(when)
        said = []
        for field, value in plain.items():
            if value:
                what = self._target(value) if field == "target_in" else value
                said.append(self.term(f"if.{field}", what=what))
        return f" {self._phrases.name('and')} ".join(said)


def _choices(effect: ChooseOne) -> dict[str, object]:
    """How much of each good can be chosen."""
    return {
        "food": sum(one.amount for one in effect.options if isinstance(one, FoodOption)),
        "resources": sum(one.amount for one in effect.options if isinstance(one, ResourceOption)),
    }
