"""Culture: what a nation has, what its ratings will bring, and what the end would score now."""

from typing import Final

from games.through_the_ages.appraisal.turns import TURN
from games.through_the_ages.state import State, culture_rating

NAMES: Final = ("culture", "culture to come", "final scoring")


def of(state: State, seat: int, turns: int, closing: int) -> tuple[int, ...]:
    """`closing`: what the final scoring would give now."""
    coming = culture_rating(state, seat) * turns * 10 // TURN
    return (state.nations[seat].culture, coming, closing)
