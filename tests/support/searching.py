"""What searches of tests need: titles, those without an appraisal with one that hangs on all of a
state."""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from games.kernel.appraisal.appraisal import Appraisal, Features, appraisal
from games.kernel.appraisal.weights import MILLION, Weights
from games.kernel.search.playable import Playable
from games.kernel.title import AnyTitle


def searched(title: AnyTitle, seats: int) -> Playable:
    """A title as a search sees it, at a table of so many seats."""
    return Playable(title.rules, title.appraisal or _of_everything(seats), title.habit)


def _of_everything(seats: int) -> Appraisal[Any, Any]:
    def anything(state: Any) -> Sequence[Sequence[int]]:
        plain = msgspec.json.encode(state, order="deterministic")
        return [[zlib.crc32(plain, seat) % 1000] for seat in range(seats)]

    features: Features[Any] = Features(names=("anything",), of=anything, progress=lambda state: 0)
    weights = Weights(
        features=("anything",),
        knots=(0, 1000),
        points=((MILLION,), (MILLION,)),
        offsets={},
        spreads=(1000, 1000),
        readiness={},
        games=0,
    )
    return appraisal(features, weights)
