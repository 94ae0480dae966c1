"""Another world that a viewer cannot tell from the real one: the magic cards whose places it does
not know are exchanged (EV-HID-02). Nothing else has an identity before it is seen (EV-HID-01)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.eldervale.box import CardId
from games.eldervale.state import State
from games.eldervale.state.player import Player
from games.kernel.chance import Chance
from games.kernel.exchange import imagined
from games.kernel.seats import AtSeat, Auditor, Viewer


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with what the viewer does not know drawn anew."""
    if isinstance(viewer, Auditor) or state.phase == "over":
        return state
    known: set[int] = set()
    if isinstance(viewer, AtSeat):
        mate = state.partner(viewer.seat)
        known = {viewer.seat} if mate is None else {viewer.seat, mate}
    unknown = [*state.magic.items]
    for seat, one in enumerate(state.players):
        unknown += _unknown(one, mine=seat in known, own=viewer == AtSeat(seat))
    twin = imagined(state, [unknown], chance)
    return replace(twin, players=tuple(map(_sorted, twin.players)))


def _unknown(one: Player, *, mine: bool, own: bool) -> Iterator[CardId]:
    """The cards of a player that a viewer does not know."""
    if not mine:
        yield from (card for card in one.hand if card not in one.known)
    if not own:
        yield from one.pack
        yield from one.picks


def _sorted(one: Player) -> Player:
    return replace(
        one,
        hand=tuple(sorted(one.hand)),
        pack=tuple(sorted(one.pack)),
        picks=tuple(sorted(one.picks)),
    )
