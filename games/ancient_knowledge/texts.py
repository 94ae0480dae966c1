"""Cards in words of our own, built from the data with the terms of a language."""

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

import msgspec

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import Builder, Effect, EventFilter, Icon, Technology
from games.ancient_knowledge.effects import AnyOperation
from games.ancient_knowledge.formulas import Condition, Formula, Requirement, Value
from games.kernel.phrases import Phrases

Clause = Literal["first", "later", "may"]
"""Where an operation stands in its sentence: words order themselves by it, or follow "you may"."""


def _later(values: dict[str, object]) -> dict[str, object]:
    """The values of a term that no longer begins its clause."""
    return values | {"clause": "later"} if values.get("clause") == "first" else values


class ComponentTexts:
    """The cards in one language."""

    def __init__(self, phrases: Phrases) -> None:
        self._term = phrases.term

    def builder(self, card: Builder) -> str:
        """Cost, place, knowledge and effects of a builder card."""
        parts = [self._term("cost", n=card.discard_cost)] if card.discard_cost else []
        if card.locked:
            parts.append(self._term("locked", space=card.start_space))
        if card.knowledge:
            parts.append(self._term("carries", n=card.knowledge))
        return " ".join([*parts, *self._effects(card.icon, card.effects)])

    def technology(self, card: Technology) -> str:
        """Requirements and effects of a technology."""
        asked = self._requirements(card.requirements)
        return " ".join([asked, *self._effects(card.icon, card.effects)])

    def _effects(self, icon: Icon, effects: Iterable[Effect]) -> list[str]:
        """Each effect; what stands on the card twice in a row is said once."""
        return [
            self._term(
                "effect" if len([*run]) == 1 else "effect-twice",
                when=self._when(icon, one),
                what=self._what(one),
            )
            for one, run in groupby(effects)
        ]

    def _when(self, icon: Icon, effect: Effect) -> str:
        asked: EventFilter = effect.event_filter
        match effect.event:
            case "card_created":
                spaces = f" {self._term('or')} ".join(map(str, asked.placed_on_space))
                return self._term(
                    "when-card-created",
                    type=asked.type,
                    spaces=spaces or None,
                    other=asked.exclude_self,
                    again=not asked.not_granted_by_this,
                )
            case "tech_learned":
                return self._term("when-tech-learned", type=asked.tech_type)
            case "excavating" | "excavated":
                exactly, least = asked.rotated_exactly, asked.rotated_min
                return self._term("when-excavated", exactly=exactly, least=least)
            case "declines_finished":
                return self._term("when-declines-finished")
            case None:
                return self._term(f"when-{icon}")

    def _what(self, effect: Effect) -> str:
        what = self._modifier(effect) if effect.modifier else self._doing(effect)
        if effect.condition is None:
            return what
        return self._term("if", bounds=self._bounds(effect.condition), what=what)

    def _doing(self, effect: Effect) -> str:
        clause: Clause = "may" if effect.optional else "later" if effect.replaces else "first"
        if effect.cost:
            cost = self._in_order(effect.cost, clause)
            what = self._term("pay", cost=cost, what=self._in_order(effect.do, "first"))
        else:
            what = self._in_order(effect.do, clause)
        if effect.optional:
            what = self._term("may", what=what)
        return self._term("instead", what=what) if effect.replaces else what

    def _in_order(self, operations: tuple[AnyOperation, ...], clause: Clause) -> str:
        first, *others = operations
        said = self._operation(first, clause)
        for second in others:
            then = self._operation(second, "may" if clause == "may" else "later")
            said = self._term("then", first=said, second=then)
        return said

    def _modifier(self, effect: Effect) -> str:
        match effect.modifier:
            case "entry_knowledge":
                kind = effect.applies_to.type if effect.applies_to else None
                return self._often("less-others", effect.delta, type=kind)
            case "self_entry_knowledge":
                return self._often("less-self", effect.delta)
            case "requirement_reduction":
                return self._often("lower-requirement", effect.delta)
            case "excavate_draw_per_card":
                return self._term("draw-per-monument", n=effect.value)
            case None:
                raise AssertionError("no modifier")

    def _often(self, key: str, amount: Value, **values: object) -> str:
        """A term with an amount `n`, or that term as often as something is counted."""
        match amount:
            case int():
                return self._term(key, n=abs(amount), **values)
            case str():
                what = self._term(key, n=1, **_later(values))
                return self._term("for-each", each=self._term(f"each-{amount}"), what=what)
            case Formula(neg=counter) if counter is not None:
                return self._often(key, counter, **values)
            case Formula(times=(int(n), Formula(floor_div=(str(counter), int(each))))):
                every = self._term(f"count-{counter}", n=each)
                what = self._term(key, n=n, **_later(values))
                return self._term("for-every", every=every, what=what)
            case _:
                raise AssertionError(f"no words for {amount}")

    def _operation(self, one: AnyOperation, clause: Clause) -> str:
        """An operation: most are a term of their name with their own fields."""
        match one:
            case op.Draw():
                return self._often("draw", one.amount, clause=clause)
            case op.RemoveKnowledge():
                return self._removal(one, clause)
            case op.GainVp():
                return self._points(one.amount)
            case op.Create():
                kind = one.types[0] if len(one.types) == 1 else None
                return self._term("create", type=kind, clause=clause)
            case op.SacrificeArtifacts():
                each = self._removal(one.then_each, "later")
                return self._term("sacrifice", what=each, clause=clause)
            case _:
                fields = msgspec.to_builtins(one) | {"clause": clause}
                return self._term(fields.pop("op").replace("_", "-"), **fields)

    def _removal(self, one: op.RemoveKnowledge, clause: Clause) -> str:
        asked = one.target
        spread = one.spread if isinstance(one.amount, int) else "one"  # each from any of them
        target = self._term(
            "target-self" if asked.only_self else f"target-{spread}",
            type=asked.type,
            other=asked.exclude_self,
            near=asked.adjacent_to_self,
            least=asked.min_knowledge,
            k=one.k,
        )
        up_to = one.mode == "up_to"
        return self._often(
            "remove-knowledge", one.amount, up_to=up_to, target=target, clause=clause
        )

    def _points(self, amount: Value) -> str:
        match amount:
            case int():
                return self._term("points", n=amount)
            case Formula(per=per) if per is not None:
                each = self._term(f"each-{per.counter}")
                return self._term("points-each", points=self._term("points", n=per.vp), each=each)
            case Formula(tiers=tiers) if tiers is not None:
                steps = ", ".join(self._term("tier", least=a, won=b) for a, b in tiers.steps)
                some = self._term(f"some-{tiers.counter}")
                return self._term("points-tiers", some=some, steps=steps)
            case Formula(max_of=counters) if counters:
                return self._term("points-most", some=[self._term(f"some-{x}") for x in counters])
            case Formula(times=(int(n), Formula(min_of=counters))):
                one_of_each = [self._term(f"count-{counter}", n=1) for counter in counters]
                points = self._term("points", n=n)
                return self._term("points-sets", points=points, set=one_of_each)
            case _:
                raise AssertionError(f"no words for {amount}")

    def _bounds(self, asked: Condition) -> str:
        """What a condition asks for, to follow "if you have"."""
        parts = [self._bounds(part) for part in asked.all]
        for word, bound in (("at-least", asked.ge), ("at-most", asked.le)):
            if bound is not None:
                parts.append(self._bound(word, *bound))
        return self._term("list", parts=parts)

    def _bound(self, word: str, value: Value, n: int) -> str:
        """Of the greatest of several it takes any, of the smallest all."""
        match value:
            case str():
                return self._term(word, count=self._term(f"count-{value}", n=n))
            case Formula(max_of=values) if values:
                return f" {self._term('or')} ".join(self._bound(word, one, n) for one in values)
            case Formula(min_of=values) if values:
                return self._term("list", parts=[self._bound(word, one, n) for one in values])
            case _:
                raise AssertionError(f"no words for {value}")

    def _requirements(self, asked: tuple[Requirement, ...]) -> str:
        bounds = [
            self._bound(word, one.counter, n)
            for one in asked
            for word, n in (("at-least", one.min), ("at-most", one.max))
            if n is not None
        ]
        return self._term("requires", bounds=bounds) if bounds else self._term("requires-nothing")
