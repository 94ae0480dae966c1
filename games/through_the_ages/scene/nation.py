"""The board of a nation."""

from collections.abc import Iterable, Mapping

from games.kernel.scene import Board, Box, Gauge, Item, Zone
from games.kernel.seats import Seat
from games.kernel.visibility import Hidden
from games.through_the_ages.box import BOX, CARDS, WONDERS
from games.through_the_ages.scene.cards import card_item, cards_zone
from games.through_the_ages.scene.hands import civil_hand, military_hand, pool, prepared, shown
from games.through_the_ages.view import View
from games.through_the_ages.view.nation import NationView

WIDTH = 26


def nation_board(view: View, nation: NationView) -> Board:
    """All that lies before one person."""
    seat = nation.seat
    zones = (
        _technologies(nation),
        _state(nation),
        _wonders(nation),
        _site(nation),
        cards_zone(f"colonies/{seat}", "colonies", "row", Box(16, 5, 10, 3), nation.colonies),
        pool(nation),
        civil_hand(nation),
        military_hand(nation),
        shown(nation),
        prepared(nation),
    )
    return Board(
        id=f"nation-{seat}",
        name="nation",
        size=(WIDTH, 14),
        seat=seat,
        zones=zones,
        gauges=(*_gauges(nation), *_tally(view, nation)),
    )


def _technologies(nation: NationView) -> Zone:
    items = tuple(
        Item(
            id=f"n{nation.seat}/{post.card}",
            kind="technology",
            component=post.card,
            at=(at % 8, at // 8),
            owner=nation.seat,
            count=max(1, post.workers),
            label=CARDS[post.card].age,
            marks=("workers",) * post.workers + ("tokens",) * post.tokens,
        )
        for at, post in enumerate(nation.technologies)
    )
    return Zone(
        id=f"n{nation.seat}",
        name="technologies",
        layout="grid",
        box=Box(0, 0, 16, 5),
        items=items,
    )


def _state(nation: NationView) -> Zone:
    """Government, leader, tactic, special technologies; the first government is on the mat."""
    mat = Item(
        id=f"government/{nation.seat}",
        kind="government",
        component=CARDS[nation.government].id,
        at=(0,),
        owner=nation.seat,
    )
    government = card_item(nation.government, 0) if "#" in nation.government else mat
    others = (nation.leader, nation.tactic, *nation.specials)
    cards = (one for one in others if one is not None)
    return Zone(
        id=f"state/{nation.seat}",
        name="government",
        layout="row",
        box=Box(16, 0, 10, 5),
        items=(government, *(card_item(card, at) for at, card in enumerate(cards, 1))),
    )


def _wonders(nation: NationView) -> Zone:
    items = tuple(
        Item(
            id=one.card,
            kind="wonder",
            component=CARDS[one.card].id,
            at=(at,),
            owner=nation.seat,
            face="up" if one.culture is None else "down",
            label=CARDS[one.card].age,
        )
        for at, one in enumerate(nation.wonders)
    )
    return Zone(
        id=f"wonders/{nation.seat}",
        name="wonders",
        layout="row",
        box=Box(0, 5, 12, 3),
        items=items,
    )


def _site(nation: NationView) -> Zone:
    items: tuple[Item, ...] = ()
    if nation.site is not None:
        stages = len(WONDERS[nation.site.card].stages)
        card = card_item(nation.site.card, 0, marks=(f"{nation.site.stages}/{stages}",))
        items = (card,)
    return Zone(
        id=f"site/{nation.seat}",
        name="site",
        layout="row",
        box=Box(12, 5, 4, 3),
        slots=1,
        items=items,
    )


def _gauges(nation: NationView) -> Iterable[Gauge]:
    limits = BOX.limits
    values: tuple[tuple[str, int | None, int | None], ...] = (
        ("culture", nation.culture, None),
        ("culture_rating", nation.culture_rating, limits.culture_rating),
        ("science", nation.science, limits.science_points),
        ("science_rating", nation.science_rating, limits.science_rating),
        ("strength", nation.strength, limits.strength),
        ("happy", nation.happy, nation.needed),
        ("civil_actions", nation.civil_actions.left, nation.civil_actions.full),
        ("military_actions", nation.military_actions.left, nation.military_actions.full),
        ("food_stock", nation.food, None),
        ("resource_stock", nation.resources, None),
        ("yellow_bank", nation.yellow_bank, None),
        ("blue_bank", nation.blue_bank, None),
        ("consumption", nation.consumption, None),
        ("corruption", nation.corruption, None),
        ("population_cost", nation.population_cost, None),
    )
    for name, value, most in values:
        if value is None:
            continue
        yield Gauge(id=f"{name}/{nation.seat}", name=name, value=value, of=most)


def _tally(view: View, nation: NationView) -> Iterable[Gauge]:
    """What the nation would score if the game ended now: its culture, and the items of the final
    scoring that lie open or that the viewer has prepared (TTA-FIN)."""
    if not nation.alive:
        return
    seat, sheet = nation.seat, view.sheets[nation.seat] if view.sheets else None
    culture = nation.culture if sheet is None else sheet.before
    items = _known(view, seat) if sheet is None else dict(sheet.items)
    yield Gauge(id=f"culture_now/{seat}", name="culture", value=culture, tally=True)
    for label, value in items.items():
        name = CARDS[label].id if label in CARDS else label
        yield Gauge(id=f"{label}_now/{seat}", name=name, value=value, tally=True)


def _known(view: View, seat: Seat) -> Mapping[str, int]:
    """What each item of the final scoring would bring a seat, as far as the viewer knows them."""
    items = dict(view.scored_now[seat])
    for nation in view.nations:
        if nation.foreseen and not isinstance(nation.foreseen, Hidden):
            items |= dict(nation.foreseen[seat])
    return items
