"""Small parts of sentences: counts, lists, goods, costs."""

from collections.abc import Mapping

from games.tzolkin.effects import Cost
from games.tzolkin.goods import Goods
from games.tzolkin.names import Category

CATEGORIES: Mapping[Category, str] = {
    "farm": "farm",
    "tomb": "tomb",
    "civic": "civic building",
    "shrine": "shrine",
}
"""Frame colours."""


def count(n: int, singular: str, plural: str) -> str:
    """For example "1 step", "2 steps"."""
    return f"{n} {singular if n == 1 else plural}"


def listed(parts: list[str], last: str = "and") -> str:
    """For example "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def goods(amount: Goods) -> str:
    """For example "2 wood and 1 gold"; "nothing"."""
    named = {
        "corn": amount.corn,
        "wood": amount.wood,
        "stone": amount.stone,
        "gold": amount.gold,
        "skull": amount.skull,
    }
    return listed([f"{n} {name}" for name, n in named.items() if n]) or "nothing"


def cost(price: Cost) -> str:
    """The cost of an action, "nothing" if there is none."""
    parts = [f"{price.corn} corn"] if price.corn else []
    if price.any_resource:
        parts.append(count(price.any_resource, "resource", "resources") + " of choice")
    return listed(parts) or "nothing"
