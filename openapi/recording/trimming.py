"""Answers made fit to be read as examples: long lists short, secrets worthless."""

import re
from typing import Any, Final

Json = Any

SHORT: Final = frozenset(
    {"items", "events", "commands", "legal", "moves", "changes", "budgets", "plies", "draws"}
    | {"receipts", "entropies", "projections", "rules", "boards", "zones", "gauges"}
    | {"hints", "breakdown", "facts", "notes", "logs"}
)
"""Members whose lists may be cut without becoming something else."""

MAPPINGS: Final = frozenset({"kinds", "words", "names", "signs"})
"""Members that map names to texts, which may be cut likewise."""

BULKY: Final = frozenset({"view", "parts"})
"""Members so large that one item of each list in them is enough of an example."""

LONG_TEXTS: Final = frozenset({"statement"})
"""Members whose texts are read by programs: their beginning is enough of an example."""

EXAMPLE_ITEMS: Final = 2
EXAMPLE_TEXT: Final = 60
LEFT_OUT: Final = {"description": "Left out of this example."}

_TOKEN: Final = re.compile(r"(kronika_(?:tok_[0-9a-z]+|cod|dev|ref)_)[\w-]+")
_SECRET: Final = re.compile(r"whsec_[\w+/=-]+")
_LONG_BASE64: Final = re.compile(r"([A-Za-z0-9+/]{60})[A-Za-z0-9+/]{900,}={0,2}")
"""Signatures and keys of ML-DSA-44 have thousands of digits."""


def trimmed(value: Json, name: str = "") -> Json:
    """The value with at most `EXAMPLE_ITEMS` items in lists that may be cut, without schemas of
    titles."""
    match value:
        case dict() if name.endswith("_schema"):
            return LEFT_OUT
        case dict() if name in BULKY:
            return _cut(value)
        case dict() if name in MAPPINGS:
            kept = list(value.items())[:EXAMPLE_ITEMS]
            return {key: trimmed(one, name) for key, one in kept}
        case dict():
            return {key: trimmed(one, key) for key, one in value.items()}
        case list() if name in SHORT:
            return [trimmed(one) for one in value[:EXAMPLE_ITEMS]]
        case list():
            return [trimmed(one) for one in value]
        case str() if name in LONG_TEXTS and len(value) > EXAMPLE_TEXT:
            return f"{value[:EXAMPLE_TEXT]}..."
        case str():
            shorter = _LONG_BASE64.sub(r"\1...", value)
            return _SECRET.sub(
                "whsec_c2hvd24gb25jZSwgaGVyZQ==", _TOKEN.sub(r"\1shown-once", shorter)
            )
        case _:
            return value


def _cut(value: Json) -> Json:
    """Something large with all its lists cut to one item."""
    match value:
        case dict():
            return {key: _cut(one) for key, one in value.items()}
        case list():
            return [_cut(one) for one in value[:1]]
        case str():
            return trimmed(value)
        case _:
            return value
