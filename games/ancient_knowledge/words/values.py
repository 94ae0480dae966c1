"""Values, counters, conditions and requirements in words."""

from collections.abc import Mapping

from games.ancient_knowledge.values import (
    Condition,
    CounterName,
    Formula,
    Requirement,
    Tiers,
    Value,
)

COUNTERS: Mapping[CounterName, str] = {
    "past.city": "cities in your Past",
    "past.megalith": "megaliths in your Past",
    "past.pyramid": "pyramids in your Past",
    "past.monument": "monuments in your Past",
    "past.largest_type": "monuments of your most frequent type in your Past",
    "past.scoring_icon": "monuments with the scoring icon in your Past",
    "timeline.city": "cities on your Timeline",
    "timeline.megalith": "megaliths on your Timeline",
    "timeline.pyramid": "pyramids on your Timeline",
    "timeline.monument": "monuments on your Timeline",
    "timeline.knowledge": "knowledge on your Timeline",
    "timeline.on_space_1": "monuments on space 1 of your Timeline",
    "board.artifact": "artifacts in play",
    "tech.ancient": "ancient technologies",
    "tech.writing": "writing technologies",
    "tech.secret": "secret technologies",
    "tech.any": "technologies",
    "lost": "lost knowledge",
    "hand.size": "cards in hand",
    "adjacent.city": "cities adjacent to this card",
    "adjacent.megalith": "megaliths adjacent to this card",
    "adjacent.pyramid": "pyramids adjacent to this card",
    "self.knowledge": "knowledge on this card",
    "event.knowledge_lost": "knowledge lost in this Decline phase",
    "previous.discarded": "cards discarded that way",
}


SINGULAR: Mapping[str, str] = {
    "cities": "city",
    "megaliths": "megalith",
    "pyramids": "pyramid",
    "monuments": "monument",
    "artifacts": "artifact",
    "technologies": "technology",
    "cards": "card",
    "points": "point",
}


def counted(number: int, nouns: str) -> str:
    """A number of things: "1 city in your Past", "2 cities in your Past"."""
    if number != 1:
        return f"{number} {nouns}"
    words = nouns.split(" ")
    at = next((at for at, word in enumerate(words) if word in SINGULAR), None)
    if at is not None:
        words[at] = SINGULAR[words[at]]
    return f"1 {' '.join(words)}"


def amount(value: Value) -> str:
    """A value: a number, or what it depends on."""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f"the number of {COUNTERS[value]}"
    return _formula(value)


def condition(asked: Condition) -> str:
    """A condition, to follow "if"."""
    bounds = _bounds(asked)
    had = [f"{word} {counted(least, COUNTERS[name])}" for word, name, least in bounds]
    parts = [f"you have {' and '.join(had)}"] if had else []
    return " and ".join(parts + _formulas(asked))


def requirements(asked: tuple[Requirement, ...]) -> str:
    """The requirements of a technology as one sentence."""
    if not asked:
        return "No requirement."
    return f"Requires {' and '.join(_requirement(one) for one in asked)}."


def _requirement(one: Requirement) -> str:
    if one.min is not None:
        return f"at least {counted(one.min, COUNTERS[one.counter])}"
    return f"at most {counted(one.max or 0, COUNTERS[one.counter])}"


def _bounds(asked: Condition) -> list[tuple[str, CounterName, int]]:
    """The plain counters of a condition, with "at least" or "at most" and the bound."""
    found = [bound for part in asked.all for bound in _bounds(part)]
    if asked.ge is not None and isinstance(asked.ge[0], str):
        found.append(("at least", asked.ge[0], asked.ge[1]))
    if asked.le is not None and isinstance(asked.le[0], str):
        found.append(("at most", asked.le[0], asked.le[1]))
    return found


def _formulas(asked: Condition) -> list[str]:
    """What a condition says of formulas."""
    found = [words for part in asked.all for words in _formulas(part)]
    if asked.ge is not None and not isinstance(asked.ge[0], str):
        found.append(f"{amount(asked.ge[0])} is at least {asked.ge[1]}")
    if asked.le is not None and not isinstance(asked.le[0], str):
        found.append(f"{amount(asked.le[0])} is at most {asked.le[1]}")
    return found


def _formula(formula: Formula) -> str:
    if formula.neg is not None:
        return f"minus {amount(formula.neg)}"
    if formula.times is not None:
        first, second = formula.times
        return f"{amount(first)} times {amount(second)}"
    if formula.floor_div is not None:
        first, second = formula.floor_div
        return f"{amount(first)} divided by {amount(second)}, rounded down"
    if formula.max_of:
        return f"the greatest of {_listed(formula.max_of)}"
    if formula.min_of:
        return f"the smallest of {_listed(formula.min_of)}"
    if formula.per is not None:
        return f"{formula.per.vp} for each of your {COUNTERS[formula.per.counter]}"
    assert formula.tiers is not None
    return _tiers(formula.tiers)


def _listed(values: tuple[Value, ...]) -> str:
    return ", ".join(amount(value) for value in values)


def _tiers(tiers: Tiers) -> str:
    steps = ", ".join(f"{won} from {least} on" for least, won in tiers.steps)
    return f"{steps} (counting {COUNTERS[tiers.counter]})"
