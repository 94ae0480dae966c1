"""Another world that a viewer cannot tell from the real one: the magic cards whose places it does
not know are exchanged (EV-HID-02). Nothing else has an identity before it is seen (EV-HID-01).

Who has passed a pack in a draft remembers it (EV-DRF-01): its cards are exchanged among themselves,
the picks made from it since then among them.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from games.eldervale.box.ids import CardId
from games.eldervale.rules.setup.draft import DRAFTED
from games.eldervale.state import State
from games.eldervale.state.player import Player
from games.kernel.chance import Chance
from games.kernel.exchange import imagined
from games.kernel.seats import AtSeat, Auditor, Seat, Viewer


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with what the viewer does not know drawn anew."""
    if isinstance(viewer, Auditor) or state.phase == "over":
        return state
    unknown = {*state.magic.items, *_unknown(state, viewer)}
    pools = [unknown & one for one in _remembered(state, viewer)]
    left = unknown.difference(*pools)
    twin = imagined(state, [*pools, left], chance)
    return replace(twin, players=tuple(map(_sorted, twin.players)))


def _unknown(state: State, viewer: Viewer) -> Iterator[CardId]:
    """The cards of players that a viewer does not know."""
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    mate = None if own is None else state.partner(own)
    for seat, one in enumerate(state.players):
        if seat not in (own, mate):
            yield from (card for card in one.hand if card not in one.known)
        if seat != own:
            yield from one.pack
            yield from one.picks


def _remembered(state: State, viewer: Viewer) -> Iterator[frozenset[CardId]]:
    """The cards that a viewer has passed on, in sets within which it does not know their places."""
    if not isinstance(viewer, AtSeat) or not state.options.draft:
        return
    seats = state.seats
    passed = min(DRAFTED - 1, *(len(one.picks or one.drafted) for one in state.players))
    for first in range(seats):
        came = range((viewer.seat - first) % seats, passed + 1, seats)
        for at in came:
            until = min(at + seats, passed + 1)
            picks = frozenset(_picked(state, first, range(at + 1, until)))
            left = () if until <= passed else state.players[(first + passed) % seats].pack
            yield picks.union(left)


def _picked(state: State, first: Seat, rounds: range) -> Iterator[CardId]:
    """What was picked in these rounds from the pack of seat `first`, and is still held."""
    for at in rounds:
        one = state.players[(first + at) % state.seats]
        row = one.picks or one.drafted
        yield from (card for card in row[at : at + 1] if card in (*one.picks, *one.hand))


def _sorted(one: Player) -> Player:
    return replace(one, hand=tuple(sorted(one.hand)), pack=tuple(sorted(one.pack)))
