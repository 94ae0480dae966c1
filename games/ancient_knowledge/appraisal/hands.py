"""Hands: what a seat can still build."""

from typing import Final

from games.ancient_knowledge.appraisal.boards import scored
from games.ancient_knowledge.box import BUILDERS, HAND_LIMIT
from games.ancient_knowledge.state.player import Player

FEW: Final = 4
"""Cards to choose among; those on top of them mostly pay."""

NAMES: Final = (
    *("cards", "few cards", "crowd", "cards of artifacts", "points in hand", "knowledge in hand"),
    *("scoring in hand", "costs in hand", "cheap cards"),
)


def hands(player: Player) -> list[int]:
    """Cards, and what is printed on them; `scoring in hand`: what their effects would score now.
    `cheap cards` cost no other card."""
    cards = [BUILDERS[card] for card in player.hand]
    count = len(cards)
    return [
        count,
        min(count, FEW),
        max(0, count - HAND_LIMIT + 2),
        sum([card.type == "artifact" for card in cards]),
        sum([card.vp for card in cards]),
        sum([card.knowledge for card in cards]),
        sum([scored(player, card.id) for card in cards if card.icon == "scoring"]),
        sum([card.discard_cost for card in cards]),
        sum([not card.discard_cost for card in cards]),
    ]
