"""Which tables there are, and which of them are worth keeping.

Every package says it of its own tables. What is kept is in a backup; what is disposable is made
again from what is kept. Tests look that no table is forgotten.
"""

from typing import Final

from msgspec import Struct


class Tables(Struct, frozen=True, kw_only=True):
    """The tables of one package."""

    kept: tuple[str, ...]
    disposable: tuple[str, ...] = ()


TABLES: Final = Tables(
    kept=(
        "log_layout",
        "partition_heads",
        "events",
        "answers",
        "seeds",
        "root_leaves",
        "root_checkpoints",
        "root_cosignatures",
        "signing_keys",
        "key_notes",
        "epochs",
        "merkle_nodes",  # of packed games nothing is in the rows that it could be made from again
        "archived_games",
        "archived_entries",
        "archive_objects",
    ),
    disposable=("snapshots", "root_nodes", "causes"),
)
