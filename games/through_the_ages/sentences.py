"""What effects say in words: sentences built from the data, in any language of the title."""

from collections.abc import Iterable

import msgspec

from games.kernel.words import Phrases
from games.through_the_ages.effects.amounts import Advantage, Amount, ByPlayers, Half, Whole
from games.through_the_ages.effects.choices import ChooseOne, FoodOption, ResourceOption
from games.through_the_ages.effects.losses import DestroyBuilding
from games.through_the_ages.effects.measures import Measure, WonderAges
from games.through_the_ages.effects.operation import When
from games.through_the_ages.effects.program import Effect

_SIGNED = ("stat", "unit_strength", "colonization_card_bonus", "attacker_strength_bonus")
"""Operations whose amounts are written with a sign."""


class Speaker:
    """Says effects in one language."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases

    def effects(self, effects: Iterable[Effect]) -> str:
        """Sentences of an effect list, one after another."""
        return " ".join(self.effect(one) for one in effects)

    def effect(self, effect: Effect) -> str:
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
        """Types of technologies, or ages, in a list."""
        return ", ".join(self._word(one) for one in types)

    def _word(self, word: str) -> str:
        for table in ("type", "stat", "per"):
            if self.has(f"{table}.{word}"):
                return self.term(f"{table}.{word}")
        return self._phrases.name(word)

    def _operation(self, effect: Effect) -> str:
        tag = str(effect.__struct_config__.tag)
        plain = msgspec.to_builtins(effect)
        values: dict[str, object] = {
            "amount": self._amount_of(effect, plain, signed=tag in _SIGNED),
            "what": self._what(plain),
            "action": plain.get("action"),
            "pays": plain.get("other_party_pays"),
            "food": plain.get("food_discount"),
            "resources": plain.get("resource_discount"),
            "source": self._target(plain.get("source")),
            "destination": self._target(plain.get("destination")),
        }
        if isinstance(effect, ChooseOne):
            values["food"] = sum(
                one.amount for one in effect.options if isinstance(one, FoodOption)
            )
            values["resources"] = sum(
                one.amount for one in effect.options if isinstance(one, ResourceOption)
            )
        return self.term(f"op.{tag}", **values)

    def _target(self, target: str | None) -> str:
        return "" if target is None else self.term(f"target.{target}")

    def _what(self, plain: dict[str, object]) -> str:
        for field in ("stat", "types", "card", "ages"):
            value = plain.get(field)
            if isinstance(value, str):
                return self._word(value)
            if isinstance(value, list | tuple) and value:
                return self.types(value)
        return ""

    def _amount_of(self, effect: Effect, plain: dict[str, object], *, signed: bool) -> object:
        """The one number of an operation, whatever its field is called."""
        if isinstance(effect, DestroyBuilding):
            return effect.amount or self.term("amount.up_to", n=effect.up_to)
        for field in ("amount", "total", "factor", "max", "culture", "civil_actions"):
            if field == "civil_actions" and "resource_discount" in plain:
                continue
            value = getattr(effect, field, None)
            if value is not None:
                return self._amount(value, signed=signed)
        for field in ("consumption", "corruption", "food_discount", "resource_discount", "tokens"):
            if field in plain:
                return plain[field] or None
        for field in ("by_level", "table", "value_by_level"):
            table = plain.get(field)
            if isinstance(table, dict):
                return ", ".join(f"{key}: {_listed(value)}" for key, value in table.items())
        return ""

    def _amount(self, amount: Amount, *, signed: bool) -> object:
        match amount:
            case int():
                return f"{amount:+d}" if signed else amount
            case Advantage(base=base, each=each):
                each_unit = None if each == 1 else each
                return self.term("amount.advantage", base=base or None, each=each_unit)
            case Half(quantity=quantity):
                return self.term("amount.half", what=self._word(quantity))
            case Whole(quantity=quantity):
                return self.term("amount.quantity", what=self._word(quantity))
            case ByPlayers(by_players=table):
                return self.term("amount.players", two=table[2], three=table[3], four=table[4])

    def _per(self, per: Measure) -> str:
        plain = msgspec.to_builtins(per)
        what = self._what(plain)
        for field in ("sources", "cards"):
            value = plain.get(field)
            if value:
                what = self.types((value,) if isinstance(value, str) else value)
        if isinstance(per, WonderAges):
            what = ", ".join(f"{age} {points}" for age, points in per.points.items())
        return self.term(
            f"per.{plain['of']}", what=what, level=plain.get("level"), above=plain.get("above")
        )

    def _when(self, when: When) -> str:
        plain = msgspec.to_builtins(when)
        said = []
        for field, value in plain.items():
            if value:
                what = self._target(value) if field == "target_in" else value
                said.append(self.term(f"if.{field}", what=what))
        return ", ".join(said)


def _listed(value: object) -> str:
    return "/".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
