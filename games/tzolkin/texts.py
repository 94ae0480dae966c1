"""What effects, actions and monuments say in one language: sentences built from the data."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Literal

import msgspec

from games.kernel.phrases import Phrases
from games.tzolkin.box import Action, TechnologyTrack
from games.tzolkin.effects import (
    AnyOperation,
    Cost,
    Excluded,
    FeedDiscount,
    FeedFree,
    Gain,
    MayPay,
    Passive,
    PerformAction,
    TakeTile,
    TempleUp,
)
from games.tzolkin.formulas import AnyFormula
from games.tzolkin.names import TEMPLES, Gear
from games.tzolkin.words import WORDS

Clause = Literal["first", "later", "may"]
"""Where an operation stands in its sentence: words order themselves by it, or follow "you may"."""

Actions = Sequence[tuple[Gear, Sequence[int]]]


class ComponentTexts:
    """What components say in one language, built from the data."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases

    def term(self, key: str, **values: Any) -> str:
        """A sentence of the title."""
        return self._phrases.term(key, **values)

    def name(self, of: str) -> str:
        """The name of a component."""
        return self._phrases.name(of)

    def effects(self, several: Sequence[AnyOperation]) -> str:
        """A list of effects as one sentence."""
        return _capital(self.sentence(several)) if several else self.term("no_effect")

    def sentence(self, several: Sequence[AnyOperation], clause: Clause = "first") -> str:
        """The same without its capital and full stop. What lasts comes in no order."""
        said = ""
        for run in _runs(several):
            joint = "lasting" if isinstance(run[0], FeedFree | FeedDiscount) else "then"
            said += (self.term(joint) if said else "") + self._run(run, clause)
            clause = _next(clause)
        return said

    def _run(self, run: Sequence[AnyOperation], clause: Clause) -> str:
        """Effects that are named together."""
        goods = {one.item: one.n for one in run if isinstance(one, Gain) and _is_goods(one)}
        match run:
            case [TakeTile(tile=tile, field=field), *_]:
                values = {"tile": tile, "field": field, "goods": goods or None}
                return self.term("op.take_tile", clause=clause, **values)
            case [TempleUp(n=n), _, *_]:
                return self.term("op.temple_up", temple="all", n=n, clause=clause)
            case _ if goods:
                return self.term("op.goods", goods=goods, clause=clause)
            case _:
                return self.operation(run[0], clause)

    def action(self, one: Action) -> str:
        """An action: its cost, and what it does."""
        first, *others = [way.effects for way in one.one_of] or [one.effects]
        ways = [self.sentence(first), *(self.sentence(other, "later") for other in others)]
        price = self.term("paid", cost=_amounts(one.cost)) if one.cost != Cost() else ""
        return _capital(price + self.term("or").join(ways))

    def level(self, entries: Sequence[Passive]) -> str:
        """Everything that a technology level adds."""
        return "; ".join(self.operation(entry) for entry in entries)

    def technology(self, track: TechnologyTrack) -> str:
        """What each level of a track adds, and what a step from the highest one gives."""
        levels = (
            self.term("technology.level", n=n, adds=self.level(entries))
            for n, entries in track.levels.items()
        )
        return " ".join((*levels, self.term("technology", bonus=self.sentence(track.bonus))))

    def formula(self, one: AnyFormula) -> str:
        """What a monument scores."""
        values = msgspec.to_builtins(one)
        rows: Mapping[int, int] | None = values.get("table")
        kind = "row"
        if rows is None:
            rows, kind = values.get("vp_each_by_players"), "row.players"
        if rows is not None:
            values["table"] = [
                self.term(kind, points=n, count=count, of=values["type"])
                for count, n in rows.items()
            ]
        return self.term(f"formula.{values.pop('type')}", **values)

    def operation(self, op: AnyOperation | Passive, clause: Clause = "first") -> str:
        """One operation."""
        values = msgspec.to_builtins(op) | {"clause": clause}
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
                values |= {"cost": _amounts(cost), "effects": self.sentence(effects, "may")}
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


def _next(clause: Clause) -> Clause:
    return "later" if clause == "first" else clause


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _runs(several: Sequence[AnyOperation]) -> Iterator[Sequence[AnyOperation]]:
    """Goods in a row, a tile with the goods after it, a step on each temple; else one effect."""
    rest = several
    while rest:
        length = _together(rest)
        yield rest[:length]
        rest = rest[length:]


def _together(several: Sequence[AnyOperation]) -> int:
    """How many of the first effects are named together."""
    first = several[0]
    if isinstance(first, TakeTile) or _is_goods(first):
        return 1 + len([*takewhile(_is_goods, several[1:])])
    steps = several[: len(TEMPLES)]
    temples = [one.temple for one in steps if isinstance(one, TempleUp) and one.n == 1]
    return len(TEMPLES) if temples == list(TEMPLES) else 1


def _is_goods(one: AnyOperation) -> bool:
    return isinstance(one, Gain) and one.item not in ("vp", "worker")


def _amounts(cost: Cost) -> dict[str, int]:
    named = {"corn": cost.corn, "any_resource": cost.any_resource}
    return {name: n for name, n in named.items() if n}


EN = ComponentTexts(WORDS.of("en"))
