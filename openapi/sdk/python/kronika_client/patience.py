"""How often to try again, and how long to wait in between."""

import random
import time

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

    def wait(self, failures: int, answer: httpx.Response | None = None) -> None:
        """Sleeps after so many failures in a row."""
        asked = answer.headers.get("retry-after", "") if answer is not None else ""
        if asked.isascii() and asked.isdigit():
            time.sleep(int(asked))
        else:
            most = min(self.first * 2 ** (failures - 1), self.longest)
            time.sleep(most * random.uniform(0.5, 1))
