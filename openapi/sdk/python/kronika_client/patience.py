"""How often to try again, and how long to wait in between."""

import random

import httpx
from msgspec import Struct

AGAIN = frozenset({429, 502, 503, 504})
"""Answers after which the same request may get another one."""


class Patience(Struct, frozen=True, kw_only=True):
    """`tries` in a row without success are enough. Waits double from `first` to `longest`
    seconds, with some chance in them, unless the service says how long (`Retry-After`)."""

    tries: int = 8
    first: float = 0.1
    longest: float = 5.0

    def seconds(self, failures: int, answer: httpx.Response | None = None) -> float:
        """How long to wait after so many failures in a row."""
        asked = answer.headers.get("retry-after", "") if answer is not None else ""
        if asked.isascii() and asked.isdigit():
            return float(asked)
        most: float = min(self.first * 2.0 ** (failures - 1), self.longest)
        return most * random.uniform(0.5, 1)
