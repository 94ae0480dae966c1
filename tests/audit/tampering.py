"""Tampering with exports, at random: every way to change a byte or an event."""

import json
import random
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from events.exports import sealed_export
from events.keys import SigningKey

FORGER = SigningKey("kronika.example", bytes(reversed(range(32))))


class Tampered(Struct, frozen=True, kw_only=True):
    """A changed export: how, and which plies may be named as the first bad one (none at all, if
    the change is not in an event)."""

    raw: bytes
    how: str
    plies: frozenset[int | None]


class Original(Struct, frozen=True, kw_only=True):
    """An export with the places of its events."""

    raw: bytes
    spans: tuple[tuple[int, int], ...]
    plies: tuple[int, ...]

    @classmethod
    def of(cls, raw: bytes) -> "Original":
        """Finds the events, however they are spelt."""
        text = raw.decode("latin-1")  # so that places are those of bytes
        at = re.search(r'"events"\s*:\s*\[\s*', text)
        assert at is not None, "an export has events"
        spans: list[tuple[int, int]] = []
        plies: list[int] = []
        start = at.end()
        while text[start] == "{":
            event, end = json.JSONDecoder().raw_decode(text, start)
            spans.append((start, end))
            plies.append(event["ply"])
            between = re.compile(r"[\s,]*").match(text, end)
            assert between is not None, "nothing is also found"
            start = between.end()
        return cls(raw=raw, spans=tuple(spans), plies=tuple(plies))

    def around(self, at: int) -> frozenset[int | None]:
        """The plies of the events at a byte, or on both sides of what is between them."""
        near = [ply for (a, b), ply in zip(self.spans, self.plies, strict=True) if a <= at < b]
        if near:
            return frozenset(near)
        ends = [0, *(b for _, b in self.spans)]
        starts = [*(a for a, _ in self.spans), len(self.raw)]
        gap = next(n for n, (a, b) in enumerate(zip(ends, starts, strict=True)) if a <= at < b)
        if 0 < gap < len(self.spans):
            return frozenset((*self.plies[gap - 1 : gap + 1], None))
        beside = [
            ply for (a, b), ply in zip(self.spans, self.plies, strict=True) if at in (a - 1, b)
        ]
        return frozenset((*beside, None)) if beside else frozenset()

    def says(self, raw: bytes) -> bool:
        """Whether other bytes say the same: white space, the order of members and escapes are
        another matter, everything else is not."""
        return _said(raw) == _said(self.raw)


@lru_cache(4)  # the same original again and again
def _said(raw: bytes) -> object:
    """What a document says, with every member and every spelling of a number; None if it is no
    JSON."""
    try:
        return json.loads(
            raw.decode(),
            object_pairs_hook=lambda pairs: {"members": sorted(pairs, key=lambda one: one[0])},
            parse_int=lambda digits: ("number", digits),
            parse_float=lambda digits: ("number", digits),
        )
    except ValueError:
        return None


def rewritten(raw: bytes, dice: random.Random) -> bytes:
    """The document as somebody has parsed it and written it again: in any order of members, with
    white space, and with escapes where none are needed."""
    indent, escapes = dice.choice([None, 1, 2]), dice.choice([True, False])
    text = json.dumps(_shuffled(json.loads(raw), dice), indent=indent, ensure_ascii=escapes)
    return (text.replace("/", "\\/") if dice.random() < 0.5 else text).encode() + b"\n"


def _shuffled(value: Any, dice: random.Random) -> Any:
    if isinstance(value, list):
        return [_shuffled(item, dice) for item in value]
    if not isinstance(value, dict):
        return value
    members = [(name, _shuffled(item, dice)) for name, item in value.items()]
    dice.shuffle(members)
    return dict(members)


def flipped(one: Original, dice: random.Random) -> Tampered:
    """One bit of one byte."""
    at = dice.randrange(len(one.raw))
    raw = bytearray(one.raw)
    raw[at] ^= 1 << dice.randrange(8)
    return Tampered(raw=bytes(raw), how=f"flip at {at}", plies=one.around(at))


def shortened(one: Original, dice: random.Random) -> Tampered:
    """A byte less."""
    at = dice.randrange(len(one.raw))
    raw = one.raw[:at] + one.raw[at + 1 :]
    return Tampered(raw=raw, how=f"drop byte {at}", plies=one.around(at))


def lengthened(one: Original, dice: random.Random) -> Tampered:
    """A byte more."""
    at = dice.randrange(len(one.raw))
    byte = dice.choice([b" ", b"0", b'"', b"\n", b"1", b"}", bytes([dice.randrange(256)])])
    raw = one.raw[:at] + byte + one.raw[at:]
    return Tampered(
        raw=raw, how=f"insert {byte!r} at {at}", plies=one.around(at) | one.around(max(0, at - 1))
    )


def transposed(one: Original, dice: random.Random) -> Tampered:
    """Two bytes next to each other change places."""
    while True:
        at = dice.randrange(len(one.raw) - 1)
        if one.raw[at] != one.raw[at + 1]:
            raw = one.raw[:at] + one.raw[at : at + 2][::-1] + one.raw[at + 2 :]
            plies = one.around(at) | one.around(at + 1)
            return Tampered(raw=raw, how=f"transpose at {at}", plies=plies)


def dropped(one: Original, dice: random.Random) -> Tampered:
    """An event less."""
    at = dice.randrange(len(one.plies))
    return _events(one, f"drop event {at + 1}", {one.plies[at]}, lambda events: events.pop(at))


def inserted(one: Original, dice: random.Random) -> Tampered:
    """A copy of an event somewhere else."""
    what, at = dice.randrange(len(one.plies)), dice.randrange(len(one.plies) + 1)
    near = {*one.plies[max(0, at - 1) : at + 2], *([one.plies[-1] + 1] if at > what else [])}

    def change(events: list[Any]) -> None:
        events.insert(at, events[what])

    return _events(one, f"event {what + 1} again as {at + 1}", near, change)


def exchanged(one: Original, dice: random.Random) -> Tampered:
    """Two events change places."""
    first, second = sorted(dice.sample(range(len(one.plies)), 2))

    def change(events: list[Any]) -> None:
        events[first], events[second] = events[second], events[first]

    return _events(one, f"exchange {first + 1} and {second + 1}", {one.plies[first]}, change)


def edited(one: Original, dice: random.Random) -> Tampered:
    """Another value somewhere in an event, the rest of the document made to fit: the forger seals
    it anew with a key of his own."""
    at = dice.randrange(len(one.plies))
    return _events(
        one, f"edit event {at + 1}", {one.plies[at]}, lambda events: _edit(events[at], dice)
    )


def _events(
    one: Original, how: str, plies: set[int], change: Callable[[list[Any]], object]
) -> Tampered:
    """A document whose events were changed, sealed anew by a forger who names his own key."""
    document = json.loads(one.raw)
    change(document["events"])
    del document["seal"]
    document["proof"]["keys"] = [*document["proof"]["keys"], str(FORGER.public)]
    return Tampered(raw=sealed_export(document, FORGER), how=how, plies=frozenset(plies))


def _edit(value: Any, dice: random.Random) -> None:
    """Changes one leaf inside a JSON value."""
    leaves = list(_leaves(value))
    holder, name = dice.choice(leaves)
    old = holder[name]
    match old:
        case bool():
            holder[name] = not old
        case int():
            holder[name] = old + dice.choice([-1, 1])
        case str():
            holder[name] = old[:-1] + chr(ord(old[-1]) ^ 1) if old else "x"
        case _:
            holder[name] = 7


def _leaves(value: Any) -> Sequence[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for name, item in inner:
        if isinstance(item, dict | list):
            found += _leaves(item)
        else:
            found.append((value, name))
    return found


def doubled(one: Original, dice: random.Random) -> Tampered:
    """A member of an event stands twice, with two values: readers could take either."""
    at = dice.randrange(len(one.plies))
    a, _ = one.spans[at]
    raw = one.raw[: a + 1] + b'"type":"table.other",' + one.raw[a + 1 :]
    return Tampered(raw=raw, how=f"double in event {at + 1}", plies=frozenset({one.plies[at]}))


WAYS = (flipped, shortened, lengthened, transposed, dropped, inserted, exchanged, edited, doubled)
