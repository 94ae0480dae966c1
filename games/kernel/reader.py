"""The reader: says single values of a phrase aloud, as somebody may see them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from games.kernel.message import Rule

if TYPE_CHECKING:
    from games.kernel.phrases import Phrases


class Reader:
    """Reads single values of a phrase aloud."""

    def __init__(self, phrases: "Phrases", seats: Sequence[str]) -> None:
        self._phrases = phrases
        self._seats = seats

    @property
    def rule(self) -> Rule:
        """The plural rule of the language."""
        return Rule(self._phrases.language)

    def seat(self, seat: Any) -> str:
        """The name of a seat, or of several: the player's if it is known, else that of any seat,
        with its number (`#`) or its letter (`@`, as boards have it) filled in."""
        if isinstance(seat, list | tuple):
            return self._listed([self.seat(one) for one in seat])
        if isinstance(seat, int) and seat < len(self._seats):
            return self._seats[seat]
        letter = chr(ord("A") + seat) if isinstance(seat, int) else str(seat)
        return self._phrases.name("seat").replace("#", str(seat)).replace("@", letter)

    def bot(self, bot: str) -> str:
        """The name of a strategy."""
        return self._phrases.bot(bot)

    def amounts(self, names: Any) -> str:
        """Things by their names: of each kind how many there are."""
        if not isinstance(names, list | tuple):
            return self.value(names)
        return self._listed([self._amount(name, n) for name, n in Counter(names).items()])

    def value(self, value: Any) -> str:
        """Any value as a reader may see it."""
        phrases = self._phrases
        match value:
            case None | False:
                return phrases.name("none")
            case True:
                return phrases.name("yes")
            case str():
                return phrases.name(value)
            case {"hidden": int(count), **rest} if not rest:
                return phrases.terms["hidden"].filled({"hidden": count}, self)
            case Mapping():
                return self._part(value)
            case list() | tuple():
                return self._listed([self.value(one) for one in value])
            case _:
                return str(value)

    def _part(self, value: Mapping[str, Any]) -> str:
        """A nested value: by its phrase, a step by its prompt, else the amounts in it that are not
        nothing."""
        kind = value.get("type", "")
        part = self._phrases.parts.get(kind) or self._phrases.asks.get(kind)
        if part is not None:
            return part.filled(value, self)
        amounts = [self._amount(name, n) for name, n in value.items() if n and name != "type"]
        return self._listed(amounts)

    def _amount(self, name: str, n: Any) -> str:
        """An amount of something: by the part of that name, else the number and the name."""
        part = self._phrases.parts.get(name)
        if part is not None:
            return part.filled({name: n, "n": n}, self)
        return f"{self.value(n)} {self._phrases.name(name)}"

    def _listed(self, parts: Sequence[str]) -> str:
        if not parts:
            return self._phrases.name("nothing")
        if len(parts) == 1:
            return parts[0]
        return f"{', '.join(parts[:-1])} {self._phrases.name('and')} {parts[-1]}"
