"""What a Regroup of whoever is on turn would bring now: the units that come back, and the actions
that they could do on the way (EV-REG-02, EV-REG-03, EV-ACT-02).

It is told while that seat takes its main action or regroups, to whoever sees its hand, since some
actions need cards there.
"""

from collections import Counter
from collections.abc import Iterator

from games.eldervale.box.content import ADVENTURES, STARTERS
from games.eldervale.box.ids import CardId
from games.eldervale.rules.regroup.activation import uses
from games.eldervale.state.player import UNDERWORLD, InRealm
from games.eldervale.steps.regroup import Retrieving
from games.eldervale.steps.turn import TakingMain
from games.eldervale.view import View
from games.eldervale.visible import visible
from games.kernel.scene import Gauge
from games.kernel.visibility import Hidden


def regrouping(view: View) -> Iterator[Gauge]:
    """`regroup_units`: how many units come back from the map and from the Underworld.
    `does-CARD-NUMBER`: how many of those on the map could do that action of the card, counted from
    0 as they are printed."""
    frame = view.agenda[-1] if view.agenda else None
    if frame is None or not isinstance(frame.step, TakingMain | Retrieving):
        return
    if any(one.seat == view.active and isinstance(one.hand, Hidden) for one in view.players):
        return
    state, seat = visible(view), view.active
    away = state.players[seat].on_map
    value = len(away) + state.players[seat].count(UNDERWORLD)
    if value:
        yield Gauge(id="regroup_units", name="regroup_units", value=value)
    ways = Counter(
        to for kind, realm in away for to in dict.fromkeys(uses(state, seat, kind, InRealm(realm)))
    )
    for to, number in ways.items():
        yield Gauge(
            id=f"does-{to.card}-{_printed(to.card, to.action)}",
            name="regroup_action",
            value=number,
            component=to.card,
        )


def _printed(card: CardId, action: str) -> int:
    """Which of the printed actions of a card it is."""
    if card in STARTERS:
        return [str(one.id) for one in STARTERS[card].actions].index(action)
    effects = enumerate(ADVENTURES[card].effect)
    return [str(at) for at, one in effects if one.trigger == "activate"].index(action)
