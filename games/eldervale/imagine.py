"""Another world that a viewer cannot tell from the real one: the magic cards whose places it does
not know are exchanged (EV-HID-02). Nothing else has an identity before it is seen (EV-HID-01).

Who has passed a pack in a draft remembers it (EV-DRF-01): its cards are exchanged among themselves,
the picks made from it since then among them. That lasts until magic cards are shuffled again; in
team play, where swaps mix the hands, as long as the draft. Which cards a team has offered to swap
is known to the team alone.
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from games.eldervale.box.ids import CardId
from games.eldervale.rules.setup.draft import DRAFTED
from games.eldervale.state import State
from games.eldervale.state.player import Player
from games.eldervale.steps.magic import AnsweringSwap
from games.kernel.agenda import Frame
from games.kernel.chance import Chance, pick
from games.kernel.exchange import LABEL, imagined
from games.kernel.seats import AtSeat, Auditor, Seat, Viewer


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with what the viewer does not know drawn anew."""
    if isinstance(viewer, Auditor) or state.phase == "over":
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    unknown = tuple(dict.fromkeys((*state.magic.items, *_unknown(state, own))))
    remembered = list(_remembered(state, own))
    left = frozenset(unknown).difference(*remembered)
    pools = ([card for card in unknown if card in one] for one in (*remembered, left))
    twin = imagined(_forgetting(state, own, frozenset().union(*remembered)), pools, chance)
    twin = replace(twin, players=tuple(map(_sorted, twin.players)))
    return _with_offers(twin, own, chance) if state.options.teams else twin


def _unknown(state: State, own: Seat | None) -> Iterator[CardId]:
    """The cards of players that a seat does not know, in the order of their places: a hand has
    none, but for cards that were drafted in turn."""
    mate = None if own is None else state.partner(own)
    for seat, one in enumerate(state.players):
        if seat not in (own, mate):
            yield from (card for card in one.drafted if card in one.hand and card not in one.known)
            yield from (card for card in one.hand if card not in one.known)
        if seat != own:
            yield from one.pack
            yield from one.picks


def _remembered(state: State, own: Seat | None) -> Iterator[frozenset[CardId]]:
    """The cards that a seat has passed on, in sets within which it does not know their places."""
    if own is None or not state.options.draft or not _is_fresh(state):
        return
    seats = state.seats
    passed = min(DRAFTED - 1, *(len(one.picks or one.drafted) for one in state.players))
    for first in range(seats):
        came = range((own - first) % seats, passed + 1, seats)
        for at in came:
            until = min(at + seats, passed + 1)
            picks = frozenset(_picked(state, first, range(at + 1, until)))
            left = () if until <= passed else state.players[(first + passed) % seats].pack
            yield picks.union(left)


def _is_fresh(state: State) -> bool:
    """Whether hands still say what was drafted: until teammates can swap, and until cards that were
    played can come again."""
    if state.phase == "draft":
        return True
    return not state.options.teams and all(one.drafted for one in state.players)


def _picked(state: State, first: Seat, rounds: range) -> Iterator[CardId]:
    """What was picked in these rounds from the pack of seat `first`."""
    for at in rounds:
        one = state.players[(first + at) % state.seats]
        row = one.picks or one.drafted
        yield from (card for card in row[at : at + 1] if card is not None)


def _forgetting(state: State, own: Seat | None, remembered: frozenset[CardId]) -> State:
    """Without the turns in which others have drafted cards that the seat never saw."""

    def forgetting(seat: Seat, one: Player) -> Player:
        if seat == own or not one.drafted:
            return one
        drafted = tuple(card if card in remembered else None for card in one.drafted)
        return replace(one, drafted=drafted)

    players = tuple(forgetting(seat, one) for seat, one in enumerate(state.players))
    return replace(state, players=players)


def _sorted(one: Player) -> Player:
    return replace(one, hand=tuple(sorted(one.hand)), pack=tuple(sorted(one.pack)))


def _with_offers(state: State, own: Seat | None, chance: Chance) -> State:
    """With other cards in the swaps that a team of others talks of, and none that were refused."""

    def offered(frame: Frame[Any]) -> Frame[Any]:
        step = frame.step
        if not isinstance(step, AnsweringSwap) or own in (step.proposer, step.partner):
            return frame
        give, want = (_any(state, seat, chance) for seat in (step.proposer, step.partner))
        return replace(frame, step=replace(step, give=give, want=want))

    frames = tuple(map(offered, state.agenda.frames))
    state = replace(state, agenda=replace(state.agenda, frames=frames))
    if not state.turn.refused or own in (state.active, state.partner(state.active)):
        return state
    return replace(state, turn=replace(state.turn, refused=()))


def _any(state: State, seat: Seat, chance: Chance) -> CardId:
    """A card of a hand; no card if it has none any more."""
    hand = state.players[seat].hand
    return pick(chance, hand, LABEL) if hand else ""
