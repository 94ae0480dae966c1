"""The reader: says single values of a phrase aloud, as somebody may see them, or notes which piece
of a sentence names what."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

from games.kernel.message import Rule
from games.kernel.seats import Seat

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
        return self._phrases.seat(seat) if isinstance(seat, int) else str(seat)

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


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece of a sentence, and what it names."""

    text: Annotated[
        str,
        Meta(description="In the language of `Accept-Language`; all in a row are the sentence."),
    ]
    of: Annotated[
        str | None,
        Meta(description="What it names: a catalogue id, or a key of the catalogue's `words`."),
    ] = None
    count: Annotated[int | None, Meta(description="How many of it there are.")] = None
    seat: Annotated[Seat | None, Meta(description="The seat that it names.")] = None


class PartReader(Reader):
    """Reads values aloud, and notes which piece of the sentence names what. A piece stands in the
    sentence as its number between two NUL characters, which no text has."""

    def __init__(self, phrases: "Phrases", seats: Sequence[str]) -> None:
        super().__init__(phrases, seats)
        self._parts: list[Part] = []

    def seat(self, seat: Any) -> str:
        """The name of a seat, marked; several are marked one by one."""
        text = super().seat(seat)
        return self._marked(Part(text=text, seat=seat)) if isinstance(seat, int) else text

    def value(self, value: Any) -> str:
        """Any value; names are marked."""
        text = super().value(value)
        if isinstance(value, str) and text != value:
            return self._marked(Part(text=text, of=value))
        return text

    def _amount(self, name: str, n: Any) -> str:
        text = self._plain(super()._amount(name, n))
        return self._marked(Part(text=text, of=name, count=n if isinstance(n, int) else None))

    def parts(self, sentence: str) -> tuple[Part, ...]:
        """A sentence that was read by this reader, piece by piece."""
        pieces = sentence.split("\0")  # texts and numbers in turn
        found = (
            self._parts[int(piece)] if number % 2 else Part(text=piece)
            for number, piece in enumerate(pieces)
        )
        return tuple(part for part in found if part.text)

    def _marked(self, part: Part) -> str:
        self._parts.append(part)
        return f"\0{len(self._parts) - 1}\0"

    def _plain(self, text: str) -> str:
        return "".join(one.text for one in self.parts(text))
