"""Read models fed by the log; every one can be rebuilt from it at any time.

| module | noun |
| --- | --- |
| `decoder` | entries of the log as values of the titles, and back |
| `projection` | what a read model has to do |
| `runner`, `steps`, `applying` | feeding read models: exactly once, poison set aside |
| `cursors`, `generations`, `parking`, `retrying`, `lag` | what operators see of it |
| `games`, `history`, `players`, `clocks`, `title_results`, together `models` | the read models |
| `game_list`, `lively_games`, `moves`, `records`, `due`, `statistics` | reading them |
| `webhooks`, `notices`, `outbox` | what webhooks are to be told; no read model |
| `seatings`, `visibility` | what the log does not say about a table |
"""

from pathlib import Path

from events.distribution import Distribution
from events.migrations import Source

MIGRATIONS = Source(
    "projections",
    Path(__file__).parent / "sql",
    Distribution(by_partition=("history_moves", "history_over")),
)
"""The tables; they come after those of the log."""
