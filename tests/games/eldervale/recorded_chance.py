"""Chance that serves the recorded draws of a line, by what is drawn and for whom or where."""

from collections.abc import Sequence
from typing import Any, TypeVar

from games.eldervale.rules.move import Move
from games.eldervale.state import State

T = TypeVar("T")


class Prophecy:
    """The draws of a line of a record. Asked for numbers alone, it has none."""

    def __init__(self, draws: Sequence[Any]) -> None:
        self.left = [(_key(draw), draw["outcome"]) for draw in draws]

    def below(self, n: int, label: str) -> int:
        """No draw of this title goes past `Move.draw`."""
        raise LookupError(f"{label} is drawn below {n} without its options")

    def take(self, options: Sequence[T], key: str) -> T:
        """The first recorded outcome for a key that was not used yet."""
        for at, (one, outcome) in enumerate(self.left):
            if one == key:
                if outcome not in options:
                    raise AssertionError(f"{key}: {outcome} is not among {options}")
                del self.left[at]
                return options[options.index(outcome)]
        raise AssertionError(f"the record has no draw for {key}; left: {self.left[:5]}")


def _key(draw: Any) -> str:
    of = draw.get("of", {})
    return " ".join([draw["what"], *(str(of[name]) for name in sorted(of))])


class Foretold(Move):
    """A move whose draws are those of a record."""

    __slots__ = ()

    def __init__(self, state: State, chance: Any) -> None:
        super().__init__(state, chance)

    def draw(self, options: Sequence[T], what: str, of: str = "") -> T:
        """The recorded outcome."""
        assert isinstance(self.chance, Prophecy)
        return self.chance.take(options, f"{what} {of}".rstrip())
