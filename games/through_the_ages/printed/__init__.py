"""What is printed on cards, as formulas of signs."""

from games.through_the_ages.printed.cards import on_card

__all__ = ["on_card"]
