"""The tables of this package: read models are made again from the log, the rest is kept.

Cursors are disposable although a projection fills the outbox of webhooks: how far that has looked
is kept in `webhook_games`, so nothing is told twice.
"""

from typing import Final

from events.tables import Tables

TABLES: Final = Tables(
    kept=(
        "seatings",
        "game_visibility",
        "webhooks",
        "webhook_choices",
        "webhook_games",
        "webhook_deliveries",
        "webhook_attempts",
    ),
    disposable=(
        "projection_generations",
        "projection_cursors",
        "projection_parked",
        "game_list",
        "history_moves",
        "history_over",
        "player_results",
        "disputes",
        "game_clocks",
        "lineage",
        "title_results",
    ),
)
