"""Law 10, snapshot: the state from a snapshot and the tail of the log equals the full fold."""

from collections.abc import Iterator

import msgspec

from games.kernel.title import fold
from tests.support.games import Played

SNAPSHOTS = 8
"""Snapshots of each game, spread over its length; the first one is taken at ply 0."""


def snapshot(played: Played) -> Iterator[str]:
    """Goes on from snapshots that went through their JSON."""
    title = played.title
    states = list(played.states)
    decoder = msgspec.json.Decoder(title.types.state)
    for number in range(0, len(states), 1 + len(states) // SNAPSHOTS):
        taken = decoder.decode(msgspec.json.encode(states[number]))
        tail = [fact for ply in played.plies[number:] for fact in ply.facts]
        if fold(title, tail, taken) != played.end:
            yield f"the snapshot of ply {number} and its tail give another state"


def test_snapshot(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *snapshot(played)) for played in batch] == [(p.name,) for p in batch]
