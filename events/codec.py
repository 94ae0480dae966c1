"""Between values and payloads: canonical JSON of a tagged union of structs.

Payloads are spelt as hashes want them (`events.canonical`), so that what is stored is what is
hashed. The same value always gives the same bytes; golden bytes keep it so. JSON that a struct
holds as it is (`msgspec.Raw`) must be canonical already.
"""

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar, get_args

import msgspec
from msgspec import Struct

from events.canonical import canonical
from events.upcast import Upcasts

Value = TypeVar("Value", bound=Struct)


class UnknownKindError(LookupError):
    """The union has no struct of this tag, and no ladder leads from it to one."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"no struct has the kind {kind!r}")
        self.kind = kind


class Codec(Generic[Value]):
    """Encodes and decodes the structs of one union. The kind of an event is its struct's tag."""

    def __init__(self, union: object, upcasts: Upcasts | None = None) -> None:
        structs: Sequence[type[Struct]] = get_args(union) or (union,)
        self._decoders = {tag(one): msgspec.json.Decoder(one) for one in structs}
        self._kinds = {one: tag(one) for one in structs}
        self._upcasts = upcasts or Upcasts()
        if len(self._decoders) != len(structs):
            raise ValueError("two structs of the union have the same tag")
        if revived := self._upcasts.kinds & self._decoders.keys():
            raise ValueError(f"kinds are never used again: {sorted(revived)}")

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds that are written today."""
        return frozenset(self._decoders)

    def encode(self, value: Value) -> tuple[str, bytes]:
        """Kind and payload of a value."""
        kind = self._kinds.get(type(value))
        if kind is None:
            raise UnknownKindError(tag(type(value)))
        return kind, canonical(value)

    def decode(self, kind: str, payload: bytes) -> Value:
        """The value of a payload, old kinds lifted first.

        `UnknownKindError` for a kind without a struct, `msgspec.DecodeError` (with
        `msgspec.ValidationError`) for a payload that does not fit its kind.
        """
        decoder = self._decoders.get(kind)
        if decoder is None:
            kind, payload = self._upcasts.lift(kind, payload)
            decoder = self._decoders.get(kind)
            if decoder is None:
                raise UnknownKindError(kind)
        return decoder.decode(payload)  # type: ignore[return-value]  # of a kind of the union

    def decode_all(self, events: Iterable[tuple[str, bytes]]) -> list[Value]:
        """The values of many payloads."""
        return [self.decode(kind, payload) for kind, payload in events]


def tag(kind: type[Struct]) -> str:
    """The tag of a struct, which must have a text under `type`."""
    config = kind.__struct_config__
    if not isinstance(config.tag, str) or config.tag_field != "type":
        raise TypeError(f"{kind.__name__} has no text tag named 'type'")
    return config.tag
