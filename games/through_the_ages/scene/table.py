"""The common table: the row, decks, events, politics."""

from collections.abc import Iterable

from games.kernel.scene import Board, Box, Gauge, Item, Zone
from games.through_the_ages.box import CARDS
from games.through_the_ages.scene.ahead import ahead
from games.through_the_ages.scene.cards import backs_zone, card_item, cards_zone, other_item
from games.through_the_ages.scene.contest import contest_gauges, contest_items, muster
from games.through_the_ages.steps import DoingInner, ReplyingToPact
from games.through_the_ages.view import View

WIDTH = 26
HEIGHT = 12


def table(view: View) -> Board:
    """The board in the middle."""
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
        backs_zone("current_events", view.current_events, Box(4, 3, 3, 3)),
        backs_zone("future_events", view.future_events, Box(7, 3, 3, 3)),
        cards_zone("past_events", "past_events", "list", Box(10, 3, 8, 3), view.past_events),
        cards_zone("bonus_events", "bonus_events", "list", Box(18, 3, 8, 3), view.bonus_events),
        _pacts(view),
        _wars(view),
        Zone(
            id="contest",
            name="contest",
            layout="list",
            box=Box(16, 6, 10, 3),
            items=tuple(contest_items(view)),
        ),
        _asked(view),
        muster(view),
        _scored(view),
    )
    round_ = Gauge(id="round", name="round", value=view.round, of=view.last_round)
    gauges = (round_, *contest_gauges(view), *ahead(view))
    return Board(id="table", name="table", size=(WIDTH, HEIGHT), zones=zones, gauges=gauges)


def _row(view: View) -> Iterable[Zone]:
    for at, card in enumerate(view.row):
        items = () if card is None else (card_item(card, 0),)
        yield Zone(
            id=f"row/{at + 1}",
            name="row",
            layout="row",
            box=Box(2 * at, 0, 2, 3),
            slots=1,
            items=items,
        )


def _pacts(view: View) -> Zone:
    items = tuple(
        card_item(one.card, at, marks=(f"A{one.a}", f"B{one.b}"))
        for at, one in enumerate(view.pacts)
    )
    return Zone(id="pacts", name="pacts", layout="list", box=Box(0, 6, 8, 3), items=items)


def _wars(view: View) -> Zone:
    items = tuple(
        card_item(one.card, at, marks=(f"{one.attacker}", f"{one.target}"))
        for at, one in enumerate(view.wars)
    )
    return Zone(id="wars", name="wars", layout="list", box=Box(8, 6, 8, 3), items=items)


def _asked(view: View) -> Zone:
    """The card that a decision is about."""
    step = None if view.asks is None else view.asks.step
    items: tuple[Item, ...] = ()
    if isinstance(step, DoingInner | ReplyingToPact):
        items = (other_item(f"asked/{step.card}", step.card, 0),)
    return Zone(id="asked", name="asked", layout="row", box=Box(0, 9, 6, 3), items=items)


def _scored(view: View) -> Zone:
    """The events of the final scoring."""
    labels = dict.fromkeys(
        label for score in view.sheets if score is not None for label, _ in score.items
    )
    items = tuple(
        other_item(f"scored/{label}", label, at)
        for at, label in enumerate(label for label in labels if label in CARDS)
    )
    return Zone(id="scored", name="scored", layout="list", box=Box(16, 9, 10, 3), items=items)
