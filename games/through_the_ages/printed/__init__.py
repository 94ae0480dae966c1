"""What is printed on cards and on the mat, as formulas of signs."""

from games.through_the_ages.printed.cards import on_card
from games.through_the_ages.printed.mat import on_mat

__all__ = ["on_card", "on_mat"]
