"""What is printed on components, as formulas of signs."""

from games.monumental.printed.components import (
    on_barbarian,
    on_card,
    on_civilisation,
    on_free_town,
    on_hero,
    on_market,
    on_market_token,
    on_monster,
    on_piece,
    on_policy,
    on_terrain,
    on_warlord,
)

__all__ = [
    "on_barbarian",
    "on_card",
    "on_civilisation",
    "on_free_town",
    "on_hero",
    "on_market",
    "on_market_token",
    "on_monster",
    "on_piece",
    "on_policy",
    "on_terrain",
    "on_warlord",
]
