"""Mutations that survive for a reason, from `explained.toml`."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tests.mutants.choice import Mutant

FILE: Final = Path(__file__).with_name("explained.toml")


class Explained(Struct, frozen=True, forbid_unknown_fields=True):
    """A mutation, by its module, its operator and the lines that differ, and why it survives."""

    file: str
    operator: str
    was: str
    now: str
    why: str


@cache
def explained() -> tuple[Explained, ...]:
    """All of them."""
    table = tomllib.loads(FILE.read_text())
    return msgspec.convert(table.get("mutant", []), tuple[Explained, ...])


def reason(mutant: Mutant) -> str | None:
    """Why this mutant survives, if it is known."""
    named = (mutant.file, mutant.operator, mutant.was, mutant.now)
    for one in explained():
        if (one.file, one.operator, one.was, one.now) == named:
            return one.why
    return None
