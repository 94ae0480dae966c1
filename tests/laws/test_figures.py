"""The law of figures: what a board says of a choice before it is made is what then comes of it.

Boards say more than a dry run does: what a place costs now, what it brings beyond its print, what
the next Food Day takes and gives, how many dice a side of a battle has, what a seat would score if
the game ended now. Each is compared with the facts of the ply that it is about.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from games.ancient_knowledge import commands as knowledge
from games.ancient_knowledge.facts.cards import CardCreated, CardsPaid
from games.ancient_knowledge.steps import Paying as PayingCards
from games.eldervale.facts.battle import BattleResolved, DiceAdded, DiceCounted, DiceRolled
from games.eldervale.facts.goods import GloryGained, ResourcesGained
from games.eldervale.facts.map import UnitMoved
from games.kernel.scene import Scene
from games.kernel.seats import AtSeat, Seat
from games.monumental import commands as monumental
from games.monumental.effects import RESOURCES
from games.monumental.facts.city import ResourcesSpent
from games.monumental.steps import Paying
from games.through_the_ages.commands import TakeCard
from games.through_the_ages.facts.civil import ActionsSpent
from games.through_the_ages.steps import TakingCards
from games.tzolkin.facts.calendar import TempleMaterialsGained, TemplePointsGained, WorkersFed
from games.tzolkin.facts.turn import WorkerPlaced
from tests.laws.budget import FIGURES, looked_at
from tests.support.drawing import scene_of
from tests.support.games import Played, Ply

Values = Mapping[str, int]
"""The gauges of a scene by their ids."""


def figures(played: Played) -> Iterator[str]:
    """Every figure of what was chosen, and in the end the points of each seat."""
    title = played.title
    check = CHECKS.get(title.meta.slug)
    if check is None:
        return
    for ply in looked_at(played, FIGURES):
        if isinstance(ply.action.command, ABOUT[title.meta.slug]):
            scene = scene_of(title, ply.before, AtSeat(ply.action.seat))
            for finding in check(ply, values(scene), scene):
                yield f"ply {ply.number}: {ply.action.command}: {finding}"
    yield from _points(played)


def values(scene: Scene) -> Values:
    """The gauges of all boards by their ids."""
    return {one.id: one.value for board in scene.boards for one in board.gauges}


def _points(played: Played) -> Iterator[str]:
    """What each seat would score if the game ended now, when it has ended; what stays secret until
    then is not among it."""
    result = played.title.rules.result(played.end)
    if result is None or played.title.meta.slug == "eldervale":
        return
    points = {one.seat: one.points for one in result.standings}
    boards = scene_of(played.title, played.end, AtSeat(0)).boards
    for seat, count in points.items():
        team = next(board.team for board in boards if board.seat == seat)
        side = [
            one for one in boards if one.seat == seat or (team is not None and one.team == team)
        ]
        told = [one.value for board in side for one in board.gauges if one.tally]
        if told and sum(told) != count:
            yield f"seat {seat} has {count} points, boards said {told}"


def _of(ply: Ply, kind: type[Any]) -> Iterator[Any]:
    """The facts of a kind, in order."""
    return (fact for fact in ply.facts if isinstance(fact, kind))


def _paying(ply: Ply, kind: type[Any]) -> int:
    """What the seat still has to pay after the ply."""
    frame = ply.after.agenda.open_for(ply.action.seat)
    return int(frame.step.left) if frame is not None and isinstance(frame.step, kind) else 0


def _differ(name: str, said: int | None, came: int) -> Iterator[str]:
    if said != came:
        yield f"{name} was said to be {said}, it was {came}"


def _tzolkin(ply: Ply, said: Values, _: Scene) -> Iterator[str]:
    """What placing costs; what a Food Day takes of each, and what its temples give."""
    for fact in list(_of(ply, WorkerPlaced))[:1]:
        yield from _differ("the price", said.get(f"price-{fact.target}"), fact.cost)
    for fact in _of(ply, WorkersFed):
        needed = fact.corn_paid + fact.price * fact.unfed
        yield from _differ("the corn", said.get(f"food-{fact.seat}"), needed)
    for fact in _of(ply, TempleMaterialsGained):
        for gain in fact.gains:
            for good in ("wood", "stone", "gold", "skull"):
                name = f"temples-{gain.seat}-{good}"
                yield from _differ(name, said.get(name, 0), getattr(gain.goods, good))
    for fact in _of(ply, TemplePointsGained):
        for seat in {gain.seat for gain in fact.gains}:
            points = sum(one.step + one.bonus for one in fact.gains if one.seat == seat)
            name = f"temples-{seat}-points"
            yield from _differ(name, said.get(name, 0), points)


def _knowledge(ply: Ply, said: Values, _: Scene) -> Iterator[str]:
    """What a card costs at its place, and the knowledge that it enters with, also where an effect
    lets somebody create it."""
    command, seat = ply.action.command, ply.action.seat
    zone = f"artifacts-{seat}" if command.space is None else f"space-{seat}-{command.space}"
    created = [one for one in _of(ply, CardCreated) if one.card == command.card]
    paid = sum(len(one.cards) for one in _of(ply, CardsPaid))
    cost = paid + (0 if created else _paying(ply, PayingCards))
    yield from _differ("the price", said.get(f"price/{command.card}/{zone}"), cost)
    for fact in created:
        yield from _differ("knowledge", said.get(f"enters/{fact.card}", 0), fact.knowledge)


def _ages(ply: Ply, said: Values, _: Scene) -> Iterator[str]:
    """What a card of the row takes: of the actions of the turn, or of the budget of an event."""
    frame = ply.before.agenda.open_for(ply.action.seat)
    budget = frame.step.budget if frame is not None and isinstance(frame.step, TakingCards) else 0
    place = f"row/{ply.action.command.slot}/{ply.action.seat}"
    spent = sum(fact.ca for fact in _of(ply, ActionsSpent))
    left = ply.after.agenda.open_for(ply.action.seat)
    if budget and left is not None and isinstance(left.step, TakingCards):
        spent += budget - left.step.budget
    elif budget:  # nothing that is left pays for another card
        spent += min(budget, said.get(f"price/{place}", 0))
    yield from _differ("the price", said.get(f"price/{place}"), spent)
    if f"barred/{place}" in said:
        yield "it was said to be barred"


def _monumental(ply: Ply, said: Values, _: Scene) -> Iterator[str]:
    """What a card, a policy, a hero or a wonder costs, and what it was said to be paid with."""
    place = _place(ply.action.seat, ply.action.command)
    spent = (fact.paid for fact in _of(ply, ResourcesSpent))
    paid = sum(goods.of(one) for goods in spent for one in RESOURCES)
    price = said.get(f"price-{place}")
    yield from _differ("the price", price, paid + _paying(ply, Paying))
    for name in ("short", "barred"):
        if f"{name}-{place}" in said:
            yield f"it was said to be {name}"
    means = sum(value for name, value in said.items() if name.startswith(f"pay-{place}-"))
    yield from _differ("what pays it", means, price or 0)


def _place(seat: Seat, command: Any) -> str:
    """Where the scene tells what a command costs."""
    match command:
        case monumental.AcquireDevelopment(display_slot=slot):
            return f"display-{slot}"
        case monumental.AcquireBasicBuilding(pile=pile):
            return pile
        case monumental.HireHero(hero=hero):
            return hero
        case monumental.DevelopPolicy(policy=policy):
            return f"{seat}/{policy}"
        case _:
            return f"construction-{seat}"


def _eldervale(ply: Ply, said: Values, scene: Scene) -> Iterator[str]:
    """With how many dice a side of a battle was said to roll, unless something was added since;
    what was at stake, unless something was saved."""
    for fact in _of(ply, BattleResolved):
        yield from _at_stake(ply, said, fact)
    if any(_of(ply, (DiceCounted, DiceAdded))):  # type: ignore[arg-type]
        return
    sides = (zone.items for board in scene.boards for zone in board.zones if zone.id == "sides")
    said = {one.owner: one.label for items in sides for one in items if one.owner is not None}
    for fact in _of(ply, DiceRolled):
        if fact.who in said:
            yield from _differ("the dice", int(said[fact.who]), len(fact.dice))


def _at_stake(ply: Ply, said: Values, result: BattleResolved) -> Iterator[str]:
    """The glory of a seat that beat no monster; the units that losers sent down, and swords: of
    those who were there before the ply."""
    raised = [one.space for one in _of(ply, GloryGained) if one.seat == result.winner]
    if raised and result.monster is None and f"wins-{result.winner}" in said:
        yield from _differ("the glory", said.get(f"wins-{result.winner}"), raised[0])
    for seat in result.losers:
        ways = [one.way for one in _of(ply, UnitMoved) if one.seat == seat]
        if set(ways) == {"underworld"} and f"loses-{seat}" in said:
            yield from _differ("the units", said.get(f"loses-{seat}"), len(ways))
            gained = [one.n for one in _of(ply, ResourcesGained) if one.seat == seat]
            if gained:
                yield from _differ("the swords", said.get(f"swords-{seat}", 0), gained[0])


CHECKS: Final[Mapping[str, Callable[[Ply, Values, Scene], Iterator[str]]]] = {
    "ancient-knowledge": _knowledge,
    "eldervale": _eldervale,
    "monumental": _monumental,
    "through-the-ages": _ages,
    "tzolkin": _tzolkin,
}

ABOUT: Final[Mapping[str, tuple[type, ...]]] = {
    "ancient-knowledge": (knowledge.Create,),
    "eldervale": (object,),
    "monumental": (
        monumental.AcquireDevelopment,
        monumental.AcquireBasicBuilding,
        monumental.CompleteWonder,
        monumental.DevelopPolicy,
        monumental.HireHero,
    ),
    "through-the-ages": (TakeCard,),
    "tzolkin": (object,),
}
"""The commands of each title of which its boards say something."""


def test_figures(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *figures(played)) for played in batch] == [(p.name,) for p in batch]
