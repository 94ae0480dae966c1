"""Names for the rules and views that answers are made by: another program gives other answers."""

import sys
from hashlib import blake2b
from pathlib import Path
from typing import Final

import events
import games
import projections
import referee
import service.moves
import service.play
from games.kernel.title import AnyTitle
from referee.build import hashed

_MAKERS: Final = (events, games, projections, referee, service.moves, service.play)


class Builds:
    """Names what a title is played and shown by: its slug, its ruleset, and a hash of all code and
    data that has a part in it. Nobody has to think of counting a release up."""

    def __init__(self) -> None:
        self._code: bytes | None = None
        self._names: dict[tuple[str, str], str] = {}

    def name(self, title: AnyTitle, ruleset: str) -> str:
        """The name for games of a ruleset."""
        known = self._names.get((title.meta.slug, ruleset))
        if known is None:
            known = f"{title.meta.slug} {ruleset} {self._hash(title)}"
            self._names[title.meta.slug, ruleset] = known
        return known

    def _hash(self, title: AnyTitle) -> str:
        if self._code is None:
            folders = (Path(module.__path__[0]) for module in _MAKERS)
            self._code = hashed(*folders)
        own = _home(title)
        return blake2b(self._code + hashed(own), digest_size=16).hexdigest()


def _home(title: AnyTitle) -> Path:
    """Where a title comes from: its package below that of all titles, or its module."""
    package = ".".join(title.types.state.__module__.split(".")[:2])
    found = Path(sys.modules[package].__file__ or "")
    return found.parent if found.name == "__init__.py" else found
