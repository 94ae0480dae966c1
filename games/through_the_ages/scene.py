"""A view as boards, zones and items, so that a client can draw the table.

One board is the common table: the row, decks, events, politics. Each nation has a board of its
own. Cards keep their instance as their id; technologies are named by seat and kind, as workers
are. What lies in two places at once (a card that is fought over) has a second id in the second
place.
"""

from collections.abc import Iterable, Mapping

from games.kernel.scene import Board, Box, Gauge, Item, Layout, Scene, Zone
from games.kernel.visibility import Hidden
from games.through_the_ages.box import BONUSES, BOX, CARDS, TECHNOLOGIES, UNITS, WONDERS, Instance
from games.through_the_ages.commands import (
    Bid,
    Build,
    BuildWonderStages,
    CancelPact,
    ChangeGovernment,
    Choose,
    ColumbusColonize,
    Command,
    Commit,
    ConfirmForce,
    DeclareWar,
    Destroy,
    DiscardMilitary,
    DrawMilitaryCard,
    ElectLeader,
    EndTurn,
    IncreasePopulation,
    IncreasePopulationAndBuildUnit,
    PassBid,
    PassPolitical,
    PlayActionCard,
    PlayAggression,
    PlayTactic,
    PlayTechnology,
    PrepareEvent,
    ProposePact,
    ReplyPact,
    Resign,
    StopTaking,
    TakeCard,
    Upgrade,
)
from games.through_the_ages.steps import Attacking, Defending, DoingInner, ReplyingToPact, Sending
from games.through_the_ages.view import (
    AuctionView,
    Backs,
    ColonizingView,
    FightView,
    ForceView,
    NationView,
    View,
)

HANDLES: Mapping[type[Command], str] = {
    TakeCard: "row/{slot}",
    StopTaking: "",
    IncreasePopulation: "pool/{seat}",
    IncreasePopulationAndBuildUnit: "pool/{seat} n{seat}/{card}",
    Build: "n{seat}/{card}",
    Upgrade: "n{seat}/{from_card} n{seat}/{to_card}",
    Destroy: "n{seat}/{card}",
    BuildWonderStages: "site/{seat}",
    ElectLeader: "{card_instance}",
    PlayTechnology: "{card_instance}",
    ChangeGovernment: "{card_instance}",
    PlayActionCard: "{card_instance}",
    PlayTactic: "{card_instance}",
    DrawMilitaryCard: "military_deck",
    EndTurn: "",
    PassPolitical: "",
    PrepareEvent: "{card_instance}",
    PlayAggression: "{card_instance} n{target}",
    DeclareWar: "{card_instance} n{target}",
    Commit: "muster/{card}",
    ConfirmForce: "",
    ProposePact: "{card_instance} n{target}",
    ReplyPact: "",
    CancelPact: "{pact}",
    ColumbusColonize: "{card_instance}",
    Bid: "",
    PassBid: "",
    DiscardMilitary: "{card_instance}",
    Choose: "",
    Resign: "",
}
"""What a person clicks for each command."""

WIDTH = 26
HEIGHT = 12


def scene(view: View) -> Scene:
    """All boards: the table, then the nations."""
    return Scene((_table(view), *(_nation(view, one) for one in view.nations)))


def _table(view: View) -> Board:
    zones = (
        *_row(view),
        Zone(
            id="civil_deck",
            name="civil_deck",
            layout="stack",
            box=Box(0, 3, 2, 3),
            hidden=view.civil_deck,
        ),
        Zone(
            id="military_deck",
            name="military_deck",
            layout="stack",
            box=Box(2, 3, 2, 3),
            hidden=view.military_deck,
        ),
        _backs("current_events", view.current_events, Box(4, 3, 3, 3)),
        _backs("future_events", view.future_events, Box(7, 3, 3, 3)),
        _cards("past_events", "past_events", "list", Box(10, 3, 8, 3), view.past_events),
        _cards("bonus_events", "bonus_events", "list", Box(18, 3, 8, 3), view.bonus_events),
        _pacts(view),
        _wars(view),
        Zone(
            id="contest",
            name="contest",
            layout="list",
            box=Box(16, 6, 10, 3),
            items=tuple(_contest(view)),
        ),
        _asked(view),
        _muster(view),
        _scored(view),
    )
    gauges = (Gauge(id="round", name="round", value=view.round, of=view.last_round),)
    return Board(id="table", name="table", size=(WIDTH, HEIGHT), zones=zones, gauges=gauges)


def _row(view: View) -> Iterable[Zone]:
    for at, card in enumerate(view.row):
        items = () if card is None else (_card(card, 0),)
        yield Zone(
            id=f"row/{at + 1}",
            name="row",
            layout="row",
            box=Box(2 * at, 0, 2, 3),
            slots=1,
            items=items,
        )


def _card(card: Instance, at: int, marks: tuple[str, ...] = ()) -> Item:
    kind = CARDS[card]
    return Item(id=card, kind=_kind(card), component=kind.id, at=(at,), label=kind.age, marks=marks)


def _kind(card: Instance) -> str:
    return str(CARDS[card].__struct_config__.tag)


def _other(id_: str, card: str, at: int, *, count: int = 1) -> Item:
    """A card, or a unit of a card, under an id of its own."""
    kind = CARDS[card]
    return Item(id=id_, kind=_kind(card), component=kind.id, at=(at,), count=count, label=kind.age)


def _cards(id_: str, name: str, layout: Layout, box: Box, cards: Iterable[Instance]) -> Zone:
    items = tuple(_card(card, at) for at, card in enumerate(cards))
    return Zone(id=id_, name=name, layout=layout, box=box, items=items)


def _backs(name: str, backs: tuple[Backs, ...], box: Box) -> Zone:
    items = tuple(
        Item(
            id=f"{name}/{one.age}",
            kind="event",
            at=(at,),
            count=one.count,
            face="down",
            label=one.age,
        )
        for at, one in enumerate(backs)
    )
    return Zone(id=name, name=name, layout="list", box=box, items=items)


def _pacts(view: View) -> Zone:
    items = tuple(
        _card(one.card, at, marks=(f"A{one.a}", f"B{one.b}")) for at, one in enumerate(view.pacts)
    )
    return Zone(id="pacts", name="pacts", layout="list", box=Box(0, 6, 8, 3), items=items)


def _wars(view: View) -> Zone:
    items = tuple(
        _card(one.card, at, marks=(f"{one.attacker}", f"{one.target}"))
        for at, one in enumerate(view.wars)
    )
    return Zone(id="wars", name="wars", layout="list", box=Box(8, 6, 8, 3), items=items)


def _contest(view: View) -> Iterable[Item]:
    contest = view.contest
    if contest is None:
        return
    yield _other(f"contest/{contest.card}", contest.card, 0)
    forces: tuple[ForceView, ...] = ()
    match contest:
        case FightView():
            forces = contest.forces
        case ColonizingView():
            forces = (contest.force,)
        case AuctionView():
            pass
    at = 1
    for force in forces:
        for item in _force(force, at):
            yield item
            at += 1


def _force(force: ForceView, first: int) -> Iterable[Item]:
    parts = force.units + force.cards
    if not isinstance(force.gathering, Hidden):
        parts += force.gathering
    for at, part in enumerate(dict.fromkeys(parts), first):
        yield _other(f"force/{force.seat}/{part}", part, at, count=parts.count(part))


def _asked(view: View) -> Zone:
    """The card that a decision is about."""
    step = None if view.asks is None else view.asks.step
    items: tuple[Item, ...] = ()
    if isinstance(step, DoingInner | ReplyingToPact):
        items = (_other(f"asked/{step.card}", step.card, 0),)
    return Zone(id="asked", name="asked", layout="row", box=Box(0, 9, 6, 3), items=items)


def _muster(view: View) -> Zone:
    """What the seat that puts a force together has: units, and bonus cards if they are seen."""
    parts: list[str] = []
    frame = view.asks
    gathering = (Attacking, Defending, Sending)
    if frame is not None and frame.seat is not None and isinstance(frame.step, gathering):
        nation = view.nations[frame.seat]
        parts += [
            post.card
            for post in nation.technologies
            if post.workers and TECHNOLOGIES[post.card].type in UNITS
        ]
        if not isinstance(nation.military_hand, Hidden):
            parts += [card for card in nation.military_hand if card in BONUSES]
    items = tuple(_other(f"muster/{part}", part, at) for at, part in enumerate(parts))
    return Zone(id="muster", name="muster", layout="list", box=Box(6, 9, 10, 3), items=items)


def _scored(view: View) -> Zone:
    """The events of the final scoring."""
    labels = dict.fromkeys(
        label for score in view.sheets if score is not None for label, _ in score.items
    )
    items = tuple(
        _other(f"scored/{label}", label, at)
        for at, label in enumerate(label for label in labels if label in CARDS)
    )
    return Zone(id="scored", name="scored", layout="list", box=Box(16, 9, 10, 3), items=items)


def _nation(view: View, nation: NationView) -> Board:
    seat = nation.seat
    past = frozenset(view.past_events)
    zones = (
        _technologies(nation),
        _cards(f"state/{seat}", "government", "row", Box(16, 0, 10, 5), _state(nation)),
        _wonders(nation),
        _site(nation),
        _cards(f"colonies/{seat}", "colonies", "row", Box(16, 5, 10, 3), nation.colonies),
        _pool(nation),
        _civil(nation),
        _military(nation),
        _shown(nation),
        _prepared(nation, past),
    )
    return Board(
        id=f"nation-{seat}",
        name="nation",
        size=(WIDTH, 14),
        seat=seat,
        zones=zones,
        gauges=tuple(_gauges(nation)),
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


def _state(nation: NationView) -> Iterable[Instance]:
    """Government, leader, special technologies, tactic; the first government is on the mat."""
    if "#" in nation.government:
        yield nation.government
    for card in (nation.leader, nation.tactic):
        if card is not None:
            yield card
    yield from nation.specials


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
    mat = Item(
        id=f"government/{nation.seat}",
        kind="government",
        component=CARDS[nation.government].id,
        at=(len(items),),
        owner=nation.seat,
    )
    printed = () if "#" in nation.government else (mat,)
    return Zone(
        id=f"wonders/{nation.seat}",
        name="wonders",
        layout="row",
        box=Box(0, 5, 12, 3),
        items=items + printed,
    )


def _site(nation: NationView) -> Zone:
    items: tuple[Item, ...] = ()
    if nation.site is not None:
        stages = len(WONDERS[nation.site.card].stages)
        card = _card(nation.site.card, 0, marks=(f"{nation.site.stages}/{stages}",))
        items = (card,)
    return Zone(
        id=f"site/{nation.seat}",
        name="site",
        layout="row",
        box=Box(12, 5, 4, 3),
        slots=1,
        items=items,
    )


def _pool(nation: NationView) -> Zone:
    items: tuple[Item, ...] = ()
    if nation.unused_workers:
        worker = Item(
            id=f"worker/{nation.seat}",
            kind="worker",
            at=(0,),
            owner=nation.seat,
            count=nation.unused_workers,
        )
        items = (worker,)
    return Zone(
        id=f"pool/{nation.seat}",
        name="unused_workers",
        layout="stack",
        box=Box(0, 8, 4, 3),
        items=items,
    )


def _civil(nation: NationView) -> Zone:
    name, box = f"civil/{nation.seat}", Box(4, 8, 11, 3)
    hand = nation.civil_hand
    if isinstance(hand, Hidden):
        return Zone(id=name, name="civil_hand", layout="fan", box=box, hidden=hand.hidden)
    return _cards(name, "civil_hand", "fan", box, (held.card for held in hand))


def _military(nation: NationView) -> Zone:
    name, box = f"military/{nation.seat}", Box(15, 8, 11, 3)
    hand = nation.military_hand
    if isinstance(hand, Hidden):
        return Zone(id=name, name="military_hand", layout="fan", box=box, hidden=hand.hidden)
    return _cards(name, "military_hand", "fan", box, hand)


def _shown(nation: NationView) -> Zone:
    """Cards of a hidden hand that everybody saw."""
    cards = nation.shown if isinstance(nation.military_hand, Hidden) else ()
    return _cards(f"shown/{nation.seat}", "shown", "list", Box(0, 11, 8, 3), cards)


def _prepared(nation: NationView, past: frozenset[Instance]) -> Zone:
    """Own events that still lie face down."""
    name, box = f"prepared/{nation.seat}", Box(8, 11, 18, 3)
    cards = nation.prepared
    if isinstance(cards, Hidden):
        return Zone(id=name, name="prepared", layout="list", box=box)
    waiting = (
        Item(
            id=f"prepared/{nation.seat}/{card}",
            kind=_kind(card),
            component=CARDS[card].id,
            at=(at,),
            face="down",
            label=CARDS[card].age,
        )
        for at, card in enumerate(card for card in cards if card not in past)
    )
    return Zone(id=name, name="prepared", layout="list", box=box, items=tuple(waiting))


def _gauges(nation: NationView) -> Iterable[Gauge]:
    limits = BOX.limits
    values: tuple[tuple[str, int, int | None], ...] = (
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
    )
    for name, value, most in values:
        yield Gauge(id=f"{name}/{nation.seat}", name=name, value=value, of=most)
