"""What is measured in the part `peers`, by what it is called in the results."""

from collections.abc import Mapping
from typing import Final, Literal

Store = Literal["memory", "package", "rows"]
"""Where a server of boardgame.io keeps its matches: `server.cjs`."""
CLIENTS: Final = (1, 16, 64)
OURS: Final = "Kronika"
BARE: Final = "bare durable POST"
STORES: Final[Mapping[str, Store]] = {
    "boardgame.io in memory": "memory",
    "boardgame.io with its package for PostgreSQL": "package",
    "boardgame.io with a lean store in PostgreSQL": "rows",
}
