"""What is printed on components, as formulas of signs."""

from games.eldervale.printed.components import (
    on_adventure,
    on_faction,
    on_ghost_card,
    on_magic,
    on_mercenary,
    on_monster,
    on_realm,
    on_reward,
    on_starter,
    on_treasure,
)

__all__ = [
    "on_adventure",
    "on_faction",
    "on_ghost_card",
    "on_magic",
    "on_mercenary",
    "on_monster",
    "on_realm",
    "on_reward",
    "on_starter",
    "on_treasure",
]
