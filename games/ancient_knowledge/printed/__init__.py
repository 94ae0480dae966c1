"""What is printed on cards and tokens, as formulas of signs."""

from games.ancient_knowledge.printed.cards import on_builder, on_technology, on_token

__all__ = ["on_builder", "on_technology", "on_token"]
