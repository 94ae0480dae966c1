"""Lists that were read as NDJSON."""

import json
from typing import Any


def items(text: str) -> list[Any]:
    """The items of a list, whose last line says that it is whole."""
    *lines, end = [json.loads(line) for line in text.splitlines()]
    assert end == {"type": "end", "lines": len(lines)}
    return lines
