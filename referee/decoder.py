"""From the log's entries to values of the titles, and back.

The log knows kinds and bytes; titles know structs. One `Decoder` over the titles that are
installed joins the two: the kind of an entry is the tag of its struct.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Protocol, TypeAlias, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from events.codec import Codec, UnknownKindError, tag
from events.commitments import Veil, pointer_of
from events.draws import Draws
from events.envelope import Entry
from events.upcast import Upcasts
from games.kernel.registry import Registry
from games.kernel.seats import Seat
from games.kernel.table.state import TableFact
from games.kernel.title import Action, AnyTitle
from games.kernel.visibility import HiddenField, Redactor

__all__ = ["Decoder", "UndecodableError", "UnknownKindError", "Value", "Written"]

Value: TypeAlias = "TableFact | Action[Struct] | Struct"
"""What an entry means: a fact of the table, an accepted command, or a fact of the title."""


class Written(Protocol):
    """What the decoder needs of an entry; the log's `Entry` and `Recorded` both have it."""

    @property
    def kind(self) -> str:
        """The tag of the struct."""
        ...

    @property
    def payload(self) -> bytes:
        """Its canonical JSON."""
        ...

    @property
    def seat(self) -> int | None:
        """Who played; only action events have it."""
        ...

    @property
    def decision(self) -> int | None:
        """The decision that was answered; only action events have it."""
        ...


class UndecodableError(ValueError):
    """The payload does not fit the struct of its kind."""

    def __init__(self, kind: str, because: str) -> None:
        super().__init__(f"the payload of kind {kind!r} does not fit: {because}")
        self.kind = kind


class Decoder:
    """Decodes and encodes the entries of every title given, and the table's own facts.

    `upcasts` lift kinds that are not written any more.
    """

    def __init__(self, titles: Iterable[AnyTitle], upcasts: Upcasts | None = None) -> None:
        self._titles: dict[str, AnyTitle] = {}
        self._redactor = Redactor()
        kinds = list(_structs(TableFact))
        for title in titles:
            own = [*_structs(title.types.command), *_structs(title.types.fact)]
            self._titles |= {tag(kind): title for kind in own}
            kinds += own
        self._codec: Codec[Struct] = Codec(reduce(or_, kinds), upcasts)

    @classmethod
    def of_kinds(cls, registry: Registry, kinds: Iterable[str]) -> "Decoder":
        """One for logs with entries of these kinds alone, which loads no other title."""
        slugs = {kind.partition(".")[0] for kind in kinds}
        titles = (registry.get(slug) for slug in sorted(slugs))
        return cls(title for title in titles if title is not None)

    def title(self, kind: str) -> AnyTitle:
        """The title that a kind of today belongs to; UnknownKindError if there is none."""
        title = self._titles.get(kind)
        if title is None:
            raise UnknownKindError(kind)
        return title

    def decode(self, entry: Written) -> Value:
        """The value of an entry: an action where seat and decision are set, else a fact.

        UnknownKindError if no installed title has a struct of this kind (the title may have been
        removed), UndecodableError if the payload does not fit it.
        """
        value = self.struct(entry.kind, entry.payload)
        if entry.seat is None or entry.decision is None:
            return value
        return Action(seat=entry.seat, decision=entry.decision, command=value)

    def struct(self, kind: str, payload: bytes) -> Struct:
        """The struct of a payload by itself."""
        try:
            return self._codec.decode(kind, payload)
        except (msgspec.MsgspecError, UnicodeDecodeError) as trouble:
            raise UndecodableError(kind, str(trouble)) from trouble

    def facts(self, facts: Iterable[Struct], *, ply: int, draws: Draws = ()) -> tuple[Entry, ...]:
        """The entries of facts that belong to no command: the table's, and a title's setup. `draws`
        are those that were made for them, as far as the log has to tell of them."""
        return _telling(tuple(self._entry(fact, ply, None, None) for fact in facts), draws)

    def move(
        self, action: Action[Struct], facts: Sequence[Struct], *, ply: int, draws: Draws = ()
    ) -> tuple[Entry, ...]:
        """The entries of an accepted move: its action event, then its facts."""
        first = self._entry(action.command, ply, action.seat, action.decision)
        return _telling((first, *self.facts(facts, ply=ply)), draws)

    def _entry(self, value: Struct, ply: int, seat: Seat | None, decision: int | None) -> Entry:
        kind, payload = self._codec.encode(value)
        veils = self.veils(value, seat, decision)
        return Entry(kind=kind, payload=payload, ply=ply, seat=seat, decision=decision, veils=veils)

    def veils(self, value: Struct, seat: Seat | None, decision: int | None) -> tuple[Veil, ...]:
        """The hidden fields of a payload, as they are recorded with it. A command is looked at in
        its action, which says to whom it belongs."""
        if self._redactor.clean(type(value)):
            return ()
        if seat is None or decision is None:
            return tuple(_veil(one, 0) for one in self._redactor.veiled(value))
        action = Action(seat=seat, decision=decision, command=value)
        return tuple(_veil(one, 1) for one in self._redactor.veiled(action))


def _telling(entries: tuple[Entry, ...], draws: Draws) -> tuple[Entry, ...]:
    """The entries of a link, the last of which tells what was drawn for it."""
    return (*entries[:-1], replace(entries[-1], draws=draws)) if draws else entries


def _veil(veiled: HiddenField, outer: int) -> Veil:
    """A hidden field by its pointer, without the `outer` first steps to it."""
    pointer = pointer_of(veiled.path[outer:])
    return Veil(pointer, veiled.hidden, tuple(sorted(veiled.seats)))


def _structs(union: object) -> Iterator[type[Struct]]:
    """The members of a union of structs, or the struct itself."""
    for member in get_args(union) or (union,):
        assert isinstance(member, type), f"{member} is no class"
        assert issubclass(member, Struct), f"{member} is not a struct"
        yield member
