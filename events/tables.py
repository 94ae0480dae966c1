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
        "checkpoints",
        "cosignatures",
        "signing_keys",
        "key_notes",
        "epochs",
    ),
    disposable=("snapshots", "merkle_nodes", "causes"),
)
