"""Phrases in every language, and what effects, actions and monuments say in one of them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from games.kernel.words import Phrases, words
from games.tzolkin.box import Action
from games.tzolkin.effects import Cost, Effect, Excluded, Gain, MayPay, Passive, PerformAction
from games.tzolkin.formulas import AnyFormula
from games.tzolkin.names import Gear

WORDS = words(Path(__file__).parent / "data")

Actions = Sequence[tuple[Gear, Sequence[int]]]


class Text:
    """What components say in one language, built from the data."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases

    def term(self, key: str, **values: Any) -> str:
        """A sentence of the title."""
        return self._phrases.term(key, **values)

    def name(self, of: str) -> str:
        """The name of a component."""
        return self._phrases.name(of)

    def effects(self, several: Sequence[Effect]) -> str:
        """A list of effects as one sentence."""
        return _capital(self.sentence(several)) if several else self.term("no_effect")

    def sentence(self, several: Sequence[Effect]) -> str:
        """The same without its capital and full stop; goods gained in a row are named together."""
        parts: list[str] = []
        for taken, run in groupby(several, key=_is_goods):
            if taken:
                goods = {one.item: one.n for one in run if isinstance(one, Gain)}
                parts.append(self.term("op.goods", goods=goods))
            else:
                parts.extend(self.operation(one) for one in run)
        return self.term("then").join(parts)

    def action(self, one: Action) -> str:
        """An action: its cost, and what it does."""
        ways = [self.sentence(way.effects) for way in one.one_of] or [self.sentence(one.effects)]
        price = self.term("paid", cost=_amounts(one.cost)) if one.cost != Cost() else ""
        return _capital(price + self.term("or").join(ways))

    def level(self, entries: Sequence[Passive]) -> str:
        """Everything that a technology level adds."""
        return "; ".join(self.operation(entry) for entry in entries)

    def formula(self, one: AnyFormula) -> str:
        """What a monument scores."""
        values = msgspec.to_builtins(one)
        rows: Mapping[int, int] | None = values.get("table")
        kind = "row"
        if rows is None:
            rows, kind = values.get("vp_each_by_players"), "row.players"
        if rows is not None:
            values["table"] = [self.term(kind, points=n, count=count) for count, n in rows.items()]
        return self.term(f"formula.{values.pop('type')}", **values)

    def operation(self, op: Effect | Passive) -> str:
        """One operation."""
        values = msgspec.to_builtins(op)
        kind = f"op.{values.pop('op')}"
        if "item" in values:
            values["goods"] = {values["item"]: values.get("n")}
        if "actions" in values:
            values["actions"] = list(self._places(values["actions"]))
        match op:
            case PerformAction(cost=cost, numbers=numbers, excludes=excludes):
                values["cost"] = _amounts(cost)
                values |= {"first": numbers[0], "last": numbers[-1], "without": None}
                if excludes:
                    values["without"] = list(self._excluded(excludes))
            case MayPay(cost=cost, effects=effects):
                values |= {"cost": _amounts(cost), "effects": self.sentence(effects)}
            case _ if values.get("n_max"):
                kind += ".range"
            case _:
                pass
        return self.term(kind, **values)

    def _places(self, actions: Actions) -> Iterator[str]:
        """For example `Palenque 2, 3`."""
        for gear, numbers in actions:
            yield f"{self._phrases.name(gear)} {', '.join(map(str, numbers))}"

    def _excluded(self, actions: Sequence[Excluded]) -> Iterator[str]:
        return self._places([(one.gear, (one.number,)) for one in actions])


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _is_goods(one: Effect) -> bool:
    return isinstance(one, Gain) and one.item not in ("vp", "worker")


def _amounts(cost: Cost) -> dict[str, int]:
    named = {"corn": cost.corn, "any_resource": cost.any_resource}
    return {name: n for name, n in named.items() if n}


EN, CS = Text(WORDS.of("en")), Text(WORDS.of("cs"))
