"""Upcasting: reading kinds of events that are not written any more.

A released kind never changes its meaning. When something else must be said, it gets a new kind
(`tzolkin.corn-paid` -> `tzolkin.corn-paid.2`), and a rung is added that turns an old payload into
one of the new kind. Rungs form ladders: an event that is three kinds old climbs three of them.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec

Fields: TypeAlias = dict[str, object]
"""The payload as plain JSON, without its tag."""

Rung: TypeAlias = Callable[[Fields], tuple[str, Fields]]
"""From the fields of one kind to the next kind and its fields. Pure, total, never changed."""

_TAG = "type"


class Upcasts:
    """All rungs that are known, by the kind that they start from."""

    def __init__(self, rungs: Mapping[str, Rung] | None = None) -> None:
        self._rungs = dict(rungs or {})

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds that are only read."""
        return frozenset(self._rungs)

    def __contains__(self, kind: object) -> bool:
        return kind in self._rungs

    def lift(self, kind: str, payload: bytes) -> tuple[str, bytes]:
        """The event as it would be written today. Kinds of today come back as they are."""
        if kind not in self._rungs:
            return kind, payload
        fields = msgspec.json.decode(payload, type=Fields)
        fields.pop(_TAG, None)
        climbed = {kind}
        while (rung := self._rungs.get(kind)) is not None:
            kind, fields = rung(fields)
            if kind in climbed:
                raise ValueError(f"the ladder of {kind!r} leads back to itself")
            climbed.add(kind)
        return kind, msgspec.json.encode({_TAG: kind, **fields}, order="deterministic")
