"""What would come if the game went on like this: points at its end, who has the most of each
category, how many rounds there may be.

All of it follows from a view, by the rules that decide it later.
"""

from collections.abc import Iterator, Mapping
from math import ceil

from games.kernel.scene import Gauge
from games.kernel.seats import Seat
from games.monumental.facts.flow import Category
from games.monumental.rules.display import THRESHOLD
from games.monumental.rules.scoring import DOMINATED, dominating, lines
from games.monumental.steps import PassingTurn
from games.monumental.view import View

PACES: Mapping[str, int] = {"most": 1, "least": 2}
"""Cards that leave the display in a turn: at least one does (MO-TRN-06, MO-DSP-01); two are an
estimate, of somebody who buys more than the rules take."""


def tally(view: View, seat: Seat) -> Iterator[Gauge]:
    """The points of a seat if the game ended now, by what gives them (MO-SCO)."""
    for line in lines(_counts(view), seat):
        if line.label != "monsters" or view.options.monsters:
            name = line.label.replace(" ", "-")
            yield Gauge(id=f"{name}-points-{seat}", name=line.label, value=line.points, tally=True)


def dominance(view: View) -> Iterator[Gauge]:
    """How many more of a category each seat needs to be among those with the most (MO-SCO-03);
    0: it is."""
    counts = _counts(view)
    for category in DOMINATED:
        have = counts[category]
        leading = dominating(have)
        for seat, count in enumerate(have):
            behind = 0 if seat in leading else max(1, *have) - count
            yield Gauge(id=f"behind-{category}-{seat}", name="behind", value=behind)


def rounds(view: View) -> Iterator[Gauge]:
    """How many rounds come after this one, at most and by the estimate (MO-END-01)."""
    if view.last_round is not None:
        after = view.last_round - view.round
        for name in PACES:
            yield Gauge(id=f"rounds-{name}", name="rounds_left", value=after)
        return
    for name, pace in PACES.items():
        yield Gauge(id=f"rounds-{name}", name="rounds_left", value=1 + _until_empty(view, pace))


def _until_empty(view: View, pace: int) -> int:
    """After how many more rounds than this one the deck has run out, if so many cards leave it in
    a turn. When monsters attack, it has been drawn from already."""
    number, deck = len(view.players), view.display.deck
    if view.options.mode == "continuous":
        drawn = view.phase == "monsters"
        return max(0, ceil((deck - THRESHOLD) / (pace * number)) - (not drawn))
    return max(0, ceil((ceil(deck / pace) - _turns(view)) / number))


def _turns(view: View) -> int:
    """Turns of this round at whose end cards will be drawn."""
    order = view.order
    if view.turn is not None:
        begun = (order.index(view.turn.seat) - order.index(view.start)) % len(order)
        return len(order) - begun
    steps = (frame.step for frame in view.agenda)
    after = next((one.after for one in steps if isinstance(one, PassingTurn)), None)
    if after is None:
        return len(order)
    return len(order) - (order.index(after) - order.index(view.start)) % len(order) - 1


def _counts(view: View) -> Mapping[Category, tuple[int, ...]]:
    return {
        "provinces": tuple(one.provinces for one in view.players),
        "knowledge": tuple(one.knowledge for one in view.players),
        "wonders": tuple(one.wonders for one in view.players),
        "policies": tuple(len(one.policies) for one in view.players),
        "monsters": tuple(len(one.monsters) for one in view.players),
    }
