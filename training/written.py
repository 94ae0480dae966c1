"""Weights as a file that people can compare: a line for each knot and each kind."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from games.kernel.appraisal.weights import Weights


def write(weights: Weights, file: Path) -> None:
    """Writes the weights of a title."""
    fields = msgspec.to_builtins(weights)
    parts = ",\n".join(f" {_text(name)}: {_value(one)}" for name, one in fields.items())
    file.write_text(f"{{\n{parts}\n}}\n", encoding="utf-8")


def _value(value: Any) -> str:
    if isinstance(value, dict) and value:
        return (
            "{\n"
            + ",\n".join(f"  {_text(key)}: {_text(one)}" for key, one in value.items())
            + "\n }"
        )
    if isinstance(value, list | tuple) and value and not isinstance(value[0], int):
        return "[\n" + ",\n".join(_rows(value)) + "\n ]"
    return _text(value)


def _rows(values: Any) -> Iterator[str]:
    return (f"  {_text(one)}" for one in values)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
