"""The weights of a title, from its `data/appraisal.json`."""

from pathlib import Path
from typing import Final

import msgspec

from games.kernel.appraisal.weights import FULL, Weights

FILE: Final = "appraisal.json"


def fitted(data: Path, features: tuple[str, ...]) -> Weights:
    """The weights that were fitted to these features; if none were yet, those that say nothing, so
    that games can be played to fit some (`training/`). A law holds that every title has some."""
    file = data / FILE
    if file.exists():
        weights = msgspec.json.decode(file.read_bytes(), type=Weights)
        if weights.features == features:
            return weights
    return unfitted(features)


def unfitted(features: tuple[str, ...]) -> Weights:
    """Weights by which everybody has equal chances, and nobody any points."""
    nothing = (0,) * len(features)
    return Weights(
        features=features,
        knots=(0, FULL),
        points=(nothing, nothing),
        offsets={},
        spreads=(1, 1),
        readiness={},
        games=0,
    )
