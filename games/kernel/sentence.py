"""Sentences as data: a key, and the values of the case."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Sentence(Struct, frozen=True):
    """What is said to somebody: `key` names the sentence in the words of every language, `args` are
    its values as JSON has them. A value may be a sentence itself."""

    key: str
    args: Mapping[str, Any] = {}
