"""What the counters count, and values and conditions worked out (AK-EFF-08)."""

from collections.abc import Callable, Mapping

from games.ancient_knowledge.box import BUILDERS, SourceId
from games.ancient_knowledge.formulas import Condition, CounterName, Formula, Value
from games.ancient_knowledge.state import timeline as timelines
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.timeline import Timeline


def _of_type(timeline: Timeline, kind: str) -> int:
    return sum([BUILDERS[one.card].type == kind for one in timelines.monuments(timeline)])


PLAIN: Mapping[CounterName, Callable[[Player], int]] = {
    "past.city": lambda player: player.past.cities,
    "past.megalith": lambda player: player.past.megaliths,
    "past.pyramid": lambda player: player.past.pyramids,
    "past.monument": lambda player: len(player.past.cards),
    "past.largest_type": lambda player: max(
        player.past.cities, player.past.megaliths, player.past.pyramids
    ),
    "past.scoring_icon": lambda player: player.past.stars,
    "timeline.city": lambda player: _of_type(player.timeline, "city"),
    "timeline.megalith": lambda player: _of_type(player.timeline, "megalith"),
    "timeline.pyramid": lambda player: _of_type(player.timeline, "pyramid"),
    "timeline.monument": lambda player: sum(map(len, player.timeline)),
    "timeline.knowledge": lambda player: timelines.knowledge(player.timeline),
    "timeline.on_space_1": lambda player: len(player.timeline[0]),
    "board.artifact": lambda player: len(player.artifacts),
    "tech.ancient": lambda player: len(player.collection.ancient),
    "tech.writing": lambda player: len(player.collection.writing),
    "tech.secret": lambda player: len(player.collection.secret),
    "tech.any": lambda player: len(player.collection.all),
    "lost": lambda player: player.lost,
    "hand.size": lambda player: len(player.hand),
    "event.knowledge_lost": lambda player: player.turn.knowledge_lost,
}
"""The counters that concern no particular card; all of them are public."""


def count(name: CounterName, player: Player, source: SourceId = "", previous: int = 0) -> int:
    """What a counter says for an effect of card `source`."""
    plain = PLAIN.get(name)
    if plain is not None:
        return plain(player)
    if name == "previous.discarded":
        return previous
    if name == "self.knowledge":
        own = timelines.monument_of(player.timeline, source)
        return own.knowledge if own else 0
    kind = name.removeprefix("adjacent.")
    near = timelines.adjacent(player.timeline, source)
    return sum(BUILDERS[one.card].type == kind for one in near)


def worth(value: Value, player: Player, source: SourceId = "", previous: int = 0) -> int:
    """A value worked out now (E-44)."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return count(value, player, source, previous)
    return _formula(value, lambda part: worth(part, player, source, previous))


def holds(condition: Condition | None, player: Player, source: SourceId = "") -> bool:
    """Whether a condition is true now; no condition is always true."""
    if condition is None:
        return True
    if condition.ge is not None and worth(condition.ge[0], player, source) < condition.ge[1]:
        return False
    if condition.le is not None and worth(condition.le[0], player, source) > condition.le[1]:
        return False
    return all(holds(part, player, source) for part in condition.all)


def _formula(formula: Formula, part: Callable[[Value], int]) -> int:
    if formula.neg is not None:
        return -part(formula.neg)
    if formula.times is not None:
        return part(formula.times[0]) * part(formula.times[1])
    if formula.floor_div is not None:
        return part(formula.floor_div[0]) // part(formula.floor_div[1])
    if formula.max_of:
        return max(map(part, formula.max_of))
    if formula.min_of:
        return min(map(part, formula.min_of))
    if formula.per is not None:
        return part(formula.per.counter) * formula.per.vp
    if formula.tiers is not None:
        reached = part(formula.tiers.counter)
        return max((won for least, won in formula.tiers.steps if reached >= least), default=0)
    raise AssertionError(f"a formula without content: {formula}")
