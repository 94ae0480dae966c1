"""Golden bytes: payloads as they were once released, which must be readable for ever.

A folder has a file `<kind>.jsonl` for every kind that was ever written. A line of a kind of today
is a payload; it must decode, and encode to the same bytes again. A line of an old kind is the
payload as it was written, a tab, and the payload of today that it must be lifted to. Lines are
added with each release and never changed.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from events.codec import Codec
from events.upcast import Upcasts

Value = TypeVar("Value", bound=Struct)


def check(folder: Path, codec: Codec[Value], upcasts: Upcasts) -> int:
    """Checks every line, and that no kind is without; gives the number of lines."""
    files = {path.stem: path.read_bytes().splitlines() for path in sorted(folder.glob("*.jsonl"))}
    without = (codec.kinds | upcasts.kinds) - {kind for kind, lines in files.items() if lines}
    assert not without, f"kinds without golden bytes: {sorted(without)}"
    for kind, lines in files.items():
        for line in lines:
            _check_line(kind, line, codec, upcasts)
    return sum(map(len, files.values()))


def _check_line(kind: str, line: bytes, codec: Codec[Value], upcasts: Upcasts) -> None:
    payload, tab, today = line.partition(b"\t")
    value = codec.decode(kind, payload)
    if kind in upcasts:
        assert tab, f"{kind}: say what the old payload is lifted to"
        assert codec.encode(value)[1] == today, f"{kind}: {payload!r} has another meaning now"
    else:
        assert codec.encode(value) == (kind, payload), f"{kind}: {payload!r} is written otherwise"


def release(folder: Path, codec: Codec[Value], values: Iterable[Value]) -> None:
    """Adds payloads of today to the files of their kinds, unless they are there already."""
    folder.mkdir(parents=True, exist_ok=True)
    for value in values:
        kind, payload = codec.encode(value)
        path = folder / f"{kind}.jsonl"
        lines = path.read_bytes().splitlines() if path.exists() else []
        if payload not in lines:
            path.write_bytes(b"".join(line + b"\n" for line in (*lines, payload)))
