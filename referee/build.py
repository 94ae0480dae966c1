"""Which program this is: a hash of its code and data, so that nobody has to count a release up."""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import games
import referee

CODE: Final = (".py", ".json", ".svg")
"""How the names of files end that programs and their data are in."""


@cache
def build() -> str:
    """The rules that are here, with what is told by them: 32 hex digits. The same in the service
    and in a page that has its rules."""
    return hashed(*(Path(module.__path__[0]) for module in (games, referee))).hex()


def hashed(*places: Path, kinds: tuple[str, ...] = CODE) -> bytes:
    """A hash of the files in folders, or of single ones, whose names end in one of the `kinds`."""
    found = blake2b(digest_size=16)
    for place in places:
        for file in sorted(_files(place, kinds)):
            body = file.read_bytes()
            found.update(b"%s %d\n%s" % (file.name.encode(), len(body), body))
    return found.digest()


def _files(place: Path, kinds: tuple[str, ...]) -> Iterator[Path]:
    files = place.rglob("*") if place.is_dir() else [place]
    return (file for file in files if file.suffix in kinds)
