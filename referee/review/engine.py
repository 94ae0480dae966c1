"""The engine: which program and which weights a review was made with."""

from hashlib import sha256
from typing import Final

from events.canonical import canonical
from games.kernel.appraisal.weights import Weights

ENGINE: Final = "kronika/3"
"""The program. Its number grows with every change by which some line of some review would be
another one: of the search, of what a title sees in a position, or of how lines are made."""

DIGITS: Final = 16


def digest(weights: Weights) -> str:
    """The digest of weights, by which a review names them."""
    return sha256(canonical(weights)).hexdigest()[:DIGITS]
