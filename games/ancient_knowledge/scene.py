"""The view as boards, zones and items, and what a person clicks for each command."""

from collections.abc import Iterable, Iterator

from games.ancient_knowledge.box import BOX, BUILDERS, SLOTS, SPACES, CardId
from games.ancient_knowledge.forecast import ahead
from games.ancient_knowledge.rules.seating import team_of
from games.ancient_knowledge.steps import ActivatingCards, OrderingEffects, Resolving, Step
from games.ancient_knowledge.view import (
    MonumentView,
    PlayerView,
    TechnologyPilesView,
    View,
)
from games.kernel.scene import Board, Box, Gauge, Item, Layout, Scene, Zone, derived
from games.kernel.visibility import Hidden

TECHNOLOGY_BOARDS = {"tech_board_1": 0, "tech_board_2": 10, "tech_board_3": 20}
"""Where each technology board begins on the table."""

PAST_COLUMNS = 6
PAST_END = BOX.constants.end_game_past_count
"""So many monuments in a Past end the game (AK-DEC-08)."""

Cards = tuple[CardId, ...] | Hidden


def scene(view: View) -> Scene:
    """The technologies and decks on one board, then the builder board of each seat."""
    return Scene((_table(view), *(_seat(view, player) for player in view.players)))


def _card(card: CardId, at: int, *, mark: str = "") -> Item:
    kind = BUILDERS[card].type if card in BUILDERS else "technology"
    return Item(id=card, kind=kind, component=card, at=(at,), marks=(mark,) if mark else ())


def _seen(cards: Cards) -> tuple[CardId, ...]:
    return () if isinstance(cards, Hidden) else cards


def _zone(
    id_: str,
    name: str,
    box: Box,
    cards: Iterable[CardId] = (),
    *,
    layout: Layout = "fan",
    slots: int = 0,
    hidden: int = 0,
) -> Zone:
    items = tuple(_card(card, at) for at, card in enumerate(cards))
    return Zone(id=id_, name=name, layout=layout, box=box, slots=slots, hidden=hidden, items=items)


def _table(view: View) -> Board:
    boards = tuple(
        _zone(
            one.id,
            one.id,
            Box(TECHNOLOGY_BOARDS[one.id], 0, 9, 4),
            one.technologies,
            layout="row",
            slots=3,
        )
        for one in view.boards
    )
    thrown = view.discard_open + sum((_seen(one.discarded) for one in view.players), ())
    unseen = view.discard_size - len(thrown)
    zones = (
        *boards,
        _zone(
            "builder_deck", "builder_deck", Box(30, 0, 4, 4), layout="stack", hidden=view.deck_size
        ),
        _zone("builder_discard", "builder_discard", Box(35, 0, 19, 4), thrown, hidden=unseen),
        *_piles(view.technology_piles[0], 0),
        *_piles(view.technology_piles[1], 18),
        _zone("box", "box", Box(36, 5, 7, 4), view.box),
        _pending(view),
    )
    round_ = Gauge(id="round", name="round", value=view.round, of=view.options.round_limit)
    return Board(
        id="table", name="table", size=(54, 9), zones=zones, gauges=(round_, *derived(ahead(view)))
    )


def _piles(piles: TechnologyPilesView, x: int) -> Iterator[Zone]:
    """Deck and discard pile of a level; of the cards put under the deck those that are known."""
    under = [one.technology for one in piles.under if not isinstance(one.technology, Hidden)]
    deck, discard = f"tech_deck_{piles.level}", f"tech_discard_{piles.level}"
    hidden = piles.deck - len(under)
    yield _zone(deck, deck, Box(x, 5, 8, 4), under, layout="stack", hidden=hidden)
    yield _zone(discard, discard, Box(x + 9, 5, 8, 4), piles.discarded)


def _pending(view: View) -> Zone:
    """The cards whose effects are being resolved or wait, the next one last."""
    named = [card for frame in view.agenda for card in _named(frame.step)]
    granted = [one.creation.granted_by for one in view.players if one.creation]
    cards = dict.fromkeys([card for card in granted if card] + named)
    items = tuple(
        Item(id=f"pending-{card}", kind="effect", component=card, at=(at,))
        for at, card in enumerate(cards)
    )
    return Zone(id="pending", name="pending", layout="fan", box=Box(44, 5, 10, 4), items=items)


def _named(step: Step) -> Iterator[CardId]:
    """The cards whose effects a step is about."""
    match step:
        case Resolving(source=source):
            yield source.card
        case OrderingEffects(members=cards) | ActivatingCards(remaining=cards):
            yield from cards
        case _:
            named = getattr(step, "source", None)
            if isinstance(named, str):
                yield named


def _seat(view: View, player: PlayerView) -> Board:
    seat, rows = player.seat, player.collection
    zones = (
        *(_space(seat, number, space) for number, space in enumerate(player.timeline, 1)),
        _past(player),
        _zone(
            f"artifacts-{seat}",
            "artifacts",
            Box(0, 9, 17, 4),
            player.artifacts,
            layout="row",
            slots=SLOTS,
        ),
        _zone(f"ancient-{seat}", "ancient", Box(18, 9, 11, 4), rows.ancient),
        _zone(f"writing-{seat}", "writing", Box(30, 9, 11, 4), rows.writing),
        _zone(f"secret-{seat}", "secret", Box(42, 9, 12, 4), rows.secret),
        _hand(player),
        _aside(player),
        _marker(view, seat),
        *_exchange(view, player),
    )
    gauges = (
        Gauge(id=f"points-{seat}", name="points", value=player.score.total),
        Gauge(
            id=f"lost-{seat}",
            name="lost_knowledge",
            value=player.lost,
            component="lost_knowledge",
        ),
        Gauge(id=f"position-{seat}", name="position", value=player.position),
        Gauge(id=f"fallen-{seat}", name="past", value=len(player.past), of=PAST_END),
        *_tally(player),
    )
    return Board(
        id=f"seat-{seat}",
        name="builder_board",
        size=(54, 18),
        seat=seat,
        team=team_of(seat) if view.options.team_variant else None,
        zones=zones,
        gauges=gauges,
    )


def _tally(player: PlayerView) -> Iterator[Gauge]:
    """What the seat would score if the game ended now, by what gives it (AK-SCO)."""
    own = player.score
    for name, value in (
        ("past", own.monuments),
        ("scoring_effects", own.effects),
        ("technologies", own.technologies),
        ("timeline", own.timeline),
        ("lost_knowledge", own.lost),
    ):
        yield Gauge(id=f"{name}-points-{player.seat}", name=name, value=value, tally=True)


def _space(seat: int, number: int, space: tuple[MonumentView, ...]) -> Zone:
    """A space of the Timeline: the upper part in the first slot, the lower one below it."""
    items = tuple(
        Item(
            id=one.card,
            kind=BUILDERS[one.card].type,
            component=one.card,
            at=(1 - part,),
            label=str(one.knowledge),
            marks=("locked",) if one.locked else (),
        )
        for part, one in enumerate(space)
    )
    box = Box(6 * (number - 1), 0, 5, 8)
    return Zone(
        id=f"space-{seat}-{number}",
        name=f"space_{number}",
        layout="list",
        box=box,
        slots=2,
        items=items,
    )


def _past(player: PlayerView) -> Zone:
    items = tuple(
        Item(
            id=one.card,
            kind=BUILDERS[one.card].type,
            component=one.card,
            at=(at % PAST_COLUMNS, at // PAST_COLUMNS),
            turned=90 if one.rotated else 0,
        )
        for at, one in enumerate(player.past)
    )
    box = Box(6 * SPACES, 0, 18, 8)
    return Zone(id=f"past-{player.seat}", name="past", layout="grid", box=box, items=items)


def _hand(player: PlayerView) -> Zone:
    """The hand; of a hidden one the cards that the viewer knows."""
    hand, offered = player.hand, _seen(player.offered)
    if isinstance(hand, Hidden):
        some = tuple(one.card for one in player.known_hand if not isinstance(one.card, Hidden))
        cards = player.open_hand + some
        hidden = hand.hidden - len(cards)
    else:
        cards, hidden = hand, 0
    items = tuple(
        _card(card, at, mark="offered" if card in offered else "") for at, card in enumerate(cards)
    )
    box = Box(0, 14, 28, 4)
    return Zone(
        id=f"hand-{player.seat}", name="hand", layout="fan", box=box, hidden=hidden, items=items
    )


def _aside(player: PlayerView) -> Zone:
    """Cards between two places, each marked by why it lies there."""
    lying: tuple[tuple[str, Cards], ...] = (
        ("opening", player.opening),
        ("looked_at", player.looked_at),
        ("looked_at", player.technologies),
        ("revealed", player.revealed),
        ("creation", (player.creation.card,) if player.creation else ()),
    )
    cards = [(card, mark) for mark, some in lying for card in _seen(some)]
    hidden = sum(some.hidden for _, some in lying if isinstance(some, Hidden))
    items = tuple(_card(card, at, mark=mark) for at, (card, mark) in enumerate(cards))
    box = Box(29, 14, 15, 4)
    return Zone(
        id=f"aside-{player.seat}",
        name="set_aside",
        layout="fan",
        box=box,
        hidden=hidden,
        items=items,
    )


def _marker(view: View, seat: int) -> Zone:
    """Where the first-player marker lies, if it is here."""
    marker = Item(id="first_player_marker", kind="marker", component="first_player_marker", at=(0,))
    return Zone(
        id=f"marker-{seat}",
        name="first_player_marker",
        layout="row",
        box=Box(45, 14, 3, 4),
        slots=1,
        items=(marker,) if view.order[:1] == (seat,) else (),
    )


def _exchange(view: View, player: PlayerView) -> Iterator[Zone]:
    """Cards that were offered to the partner in vain, wherever they lie now (AK-TEAM-11)."""
    if view.options.team_variant:
        items = tuple(
            Item(id=f"offered-{card}", kind="offer", component=card, at=(at,))
            for at, card in enumerate(_seen(player.spent))
        )
        box = Box(49, 14, 5, 4)
        yield Zone(id=f"offers-{player.seat}", name="offers", layout="fan", box=box, items=items)
