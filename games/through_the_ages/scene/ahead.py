"""What would come now, as numbers beside the table: ages, prices, the row, the ends of turns.

They stand beside the table, not beside the nations, whose numbers say what a nation has: what a
choice changes is read from those. The id of each names its thing and its seat.
"""

from collections.abc import Iterable, Iterator

from games.kernel.scene import Gauge, derived
from games.kernel.visibility import Hidden
from games.through_the_ages.state import EPOCHS
from games.through_the_ages.view import View
from games.through_the_ages.view.nation import NationView


def ahead(view: View) -> Iterator[Gauge]:
    """All of it; but for the age, it follows from what else is shown."""
    yield Gauge(id="age", name="age", value=EPOCHS.index(view.age))
    yield from derived(_ahead(view))


def _ahead(view: View) -> Iterator[Gauge]:
    yield from _time(view)
    for slot, seat in enumerate(view.leaves, 1):
        if seat is not None and view.row[slot - 1] is not None:
            yield Gauge(id=f"leaves/row/{slot}/{seat}", name="leaves", value=seat)
    for nation in view.nations:
        if nation.alive:
            yield from _offers(nation)
            yield from _costs(nation)
            yield from _figures(nation)
            yield from _turns_end(nation)


def _time(view: View) -> Iterable[Gauge]:
    for one in view.dealt:
        yield Gauge(id=f"dealt/{one.age}", name="dealt", value=one.dealt, of=one.size)
    yield Gauge(id="rounds_left", name="rounds_left", value=view.rounds_left)
    yield from _unforeseen(view)


def _unforeseen(view: View) -> Iterable[Gauge]:
    """Cards of age III that the final scoring may count and the viewer does not know (TTA-FIN-07):
    those in the piles of events that it did not prepare, and those to be laid open."""
    items = [one.foreseen for one in view.nations if not isinstance(one.foreseen, Hidden)]
    own = {label for known in items for label, _ in next(iter(known), ())} - set(view.bonus_events)
    piles = (*view.current_events, *view.future_events)
    closed = (
        sum(one.count for one in piles if one.age == "III") if view.options.mode == "full" else 0
    )
    value = view.unopened_events + closed - len(own)
    if value and not view.sheets:
        yield Gauge(id="unforeseen", name="unforeseen", value=value)


def _offers(nation: NationView) -> Iterable[Gauge]:
    """Of each card of the row: civil actions now and on the next turn, and what bars it."""
    offers = () if isinstance(nation.offers, Hidden) else nation.offers
    for one in offers:
        place = f"row/{one.slot}/{nation.seat}"
        yield Gauge(id=f"price/{place}", name="price", value=one.price, component="civil_actions")
        if one.later is not None:
            yield Gauge(id=f"later/{place}", name="later", value=one.later)
        if one.barred is not None:
            yield Gauge(id=f"barred/{place}", name=one.barred, value=1)


def _costs(nation: NationView) -> Iterable[Gauge]:
    """Resources of a worker on each technology and of a step up, and what cards in hand take."""
    mat = f"n{nation.seat}"
    for post in nation.technologies:
        place = f"{mat}/{post.card}"
        yield Gauge(id=f"price/{place}", name="price", value=post.build_cost, component="resource")
        if post.step_cost is not None:
            yield Gauge(id=f"step/{place}", name="step", value=post.step_cost)
    costs = () if isinstance(nation.costs, Hidden) else nation.costs
    for one in costs:
        yield Gauge(id=f"price/{one.card}", name="price", value=one.amount, component=one.of)


def _figures(nation: NationView) -> Iterable[Gauge]:
    """What limits a nation, and what its strength is made of."""
    rest = nation.strength - nation.unit_strength - nation.army_bonus
    for name, value in (
        ("urban_limit", nation.urban_limit),
        ("discontent", nation.discontent),
        ("strength_units", nation.unit_strength),
        ("strength_armies", nation.army_bonus),
        ("strength_rest", rest),
        ("civil_limit", nation.civil_limit),
        ("military_limit", nation.military_limit),
    ):
        yield Gauge(id=f"{name}/{nation.seat}", name=name, value=value)


def _turns_end(nation: NationView) -> Iterable[Gauge]:
    """What the end of its turn brings a nation as it stands now."""
    end = nation.turns_end
    cards = sum(one.count for one in nation.military_backs) + end.cards
    for name, value in (
        ("end_culture", end.culture),
        ("end_science", end.science),
        ("end_food", end.food),
        ("end_eaten", -end.eaten),
        ("end_resources", end.resources),
        ("end_lost", -end.lost),
        ("end_cards", end.cards),
        ("end_blue", end.blue),
        ("end_discards", max(0, cards - nation.military_limit)),
        ("end_uprising", int(end.uprising)),
    ):
        yield Gauge(id=f"{name}/{nation.seat}", name=name, value=value)
