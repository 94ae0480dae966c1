"""Links in a database are worked out again; whatever was bent there is told, and stops nothing."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from events.chain import chained, rechained, recorded_links
from events.commitments import Veil
from events.envelope import Recorded
from referee.positions import NOWHERE
from tests.audit.exporting import logged

Bending = Callable[[Recorded], Recorded]

BENDINGS: dict[str, Bending] = {
    "another kind": lambda event: replace(event, kind=event.kind + "x"),
    "a payload that is no JSON": lambda event: replace(event, payload=event.payload[:-1]),
    "a payload without a kind": lambda event: replace(event, payload=b"{}"),
    "a payload that is no object": lambda event: replace(event, payload=b"[1]"),
    "a field more": lambda event: replace(event, payload=event.payload[:-1] + b',"x":1}'),
    "a draw more": lambda event: replace(event, draws=(("die", 1),)),
    "a veil over nothing": lambda event: replace(event, veils=(Veil("/nothing", 1),)),
    "a veil inside a text": lambda event: replace(event, veils=(Veil("/type/0/0", 1),)),
    "a veil that is no pointer": lambda event: replace(event, veils=(Veil("type", 1),)),
}


def test_what_was_recorded_follows() -> None:
    game = logged("lanterns", 2, 1)
    head = game.secrets.head(NOWHERE)
    for link in recorded_links(game.events):
        following = rechained(head, link)
        assert following is not None
        head = following
    assert head.hash == game.events[-1].hash


@pytest.mark.parametrize("bend", BENDINGS.values(), ids=BENDINGS)
def test_what_was_bent_does_not(bend: Bending) -> None:
    game = logged("lanterns", 2, 1)
    link = next(iter(recorded_links(game.events)))
    assert rechained(game.secrets.head(NOWHERE), [bend(link[0]), *link[1:]]) is None


def test_draws_follow_where_they_are_told() -> None:
    """With the last event of a link, and with the number that was recorded."""
    game = logged("lanterns", 2, 1)
    head = game.secrets.head(NOWHERE)
    link = next(one for one in recorded_links(game.events) if len(one) > 1)
    entries = [replace(one.entry, draws=()) for one in link]
    entries[-1] = replace(entries[-1], draws=(("deck", 3), ("die", 1)))
    *rest, last = chained(head, entries, link[0].at)
    there = [*(replace(one, draws=()) for one in link[:-1]), replace(link[-1], hash=last.hash)]
    told = replace(there[-1], draws=last.draws)
    assert all(one.hash is None for one in rest)
    assert rechained(head, [*there[:-1], told]) is not None
    for bent in (
        [*there[:-1], replace(told, draws=())],
        [*there[:-1], replace(told, draws=(("deck", 2), ("die", 1)))],
        [*there[:-1], replace(told, draws=(("deck", 3),))],
        [replace(there[0], draws=(("die", 1),)), *there[1:-1], told],
    ):
        assert rechained(head, bent) is None


def test_a_hash_that_was_bent_does_not_follow() -> None:
    """Nor does an event in another game, or behind another link."""
    game = logged("lanterns", 2, 1)
    head = game.secrets.head(NOWHERE)
    first, second = list(recorded_links(game.events))[:2]
    last = first[-1]
    bent = replace(last, hash=bytes([last.hash[0] ^ 1]) + last.hash[1:])
    assert rechained(head, [*first[:-1], bent]) is None
    assert rechained(replace(head, game_id=head.game_id + "x"), first) is None
    assert rechained(head, second) is None
