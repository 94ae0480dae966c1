"""Bodies and headers that cannot be right, made from requests that would be."""

import gzip
import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import Struct

JSON: Final = "application/json"
DEEP: Final = b"[" * 9_000 + b"]" * 9_000


class Sent(Struct, frozen=True, kw_only=True):
    """A body as it is sent. `may_fit` if it could be right after all."""

    what: str
    content: bytes
    media: str = JSON
    may_fit: bool = False


ODD: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0.5, 2**31, 2**63, 10**30),
    *("", "x\x00y", "x" * 61, "\ufdd0\U0010ffff", "🎲" * 5_000),
    *([], {}, [[]], ["x\x00y"], [2**63], {"x\x00": 1}),
)
"""Values that fit hardly anywhere."""


def bodies(right: Any, optional: Iterable[str] = ()) -> Iterator[Sent]:
    """Rubbish for an operation that takes `right`, an object, and perhaps other fields, too."""
    text = json.dumps(right).encode()
    yield from _unreadable(text)
    yield from _no_objects()
    yield from _misspelt(right)
    for name in dict.fromkeys([*right, *optional]):
        for value in ODD:
            what = f"{name} is {str(value)[:20]!r}"
            yield Sent(what=what, content=_with(right, name, value), may_fit=True)
    for name in right:
        deep = text.replace(json.dumps(right[name]).encode(), DEEP, 1)
        yield Sent(what=f"{name} is deep", content=deep)
        without = {other: it for other, it in right.items() if other != name}
        yield Sent(what=f"no {name}", content=json.dumps(without).encode(), may_fit=True)


def _unreadable(text: bytes) -> Iterator[Sent]:
    """What is no JSON in UTF-8, whatever it should say."""
    yield Sent(what="half of it", content=text[:-1] or b"{")
    yield Sent(what="twice", content=text + text)
    yield Sent(what="with a byte order mark", content=b"\xef\xbb\xbf" + text)
    yield Sent(what="in UTF-16", content=text.decode().encode("utf-16"))
    yield Sent(what="compressed", content=gzip.compress(text))
    yield Sent(what="in single quotes", content=text.replace(b'"', b"'") + b"'")
    yield Sent(what="with a comment", content=text + b"// so")
    yield Sent(what="no UTF-8", content=b'{"\xff":"\xfe"}')
    yield Sent(what="a surrogate", content=rb'{"x":"\ud800"}')
    yield Sent(what="NUL", content=b"\x00" * 50)
    yield Sent(what="NaN", content=b'{"x":NaN}')
    yield Sent(what="deep lists", content=DEEP)
    yield Sent(what="deep objects", content=b'{"a":' * 3_000 + b"1" + b"}" * 3_000)
    yield Sent(what="too long", content=b'{"x":"' + b"y" * 80_000 + b'"}')
    for media in ("text/plain", "application/xml", "multipart/form-data", "a/b/c", "🎲"):
        yield Sent(what=f"as {media}", content=text, media=media)


def _no_objects() -> Iterator[Sent]:
    """JSON that is something else than an object."""
    for value in (b"null", b"true", b"12", b"1e999", b'"text"', b"[]", b"[{}]"):
        yield Sent(what=value.decode(), content=value)


def _misspelt(right: Any) -> Iterator[Sent]:
    """A field too much, and one in capitals."""
    yield Sent(what="a field too much", content=_with(right, "no_such_field", 1))
    for name in right:
        rest = {other: it for other, it in right.items() if other != name}
        yield Sent(what=f"{name.upper()}", content=_with(rest, name.upper(), right[name]))


def _with(right: Any, name: str, value: Any) -> bytes:
    return json.dumps({**right, name: value}).encode()


HEADERS: Final[tuple[tuple[str, bytes], ...]] = (
    ("Authorization", b"Bearer"),
    ("Authorization", b"Bearer " + b"x" * 8_000),
    ("Authorization", b"Bearer \xff\xfe"),
    ("Authorization", b"Basic Og=="),
    ("Authorization", b"Bearer kronika_tok_" + b"0" * 16 + b"_" + b"A" * 43),
    ("Accept", b"image/png"),
    ("Accept", b";;;,,,"),
    ("Accept", b"\xff"),
    ("Idempotency-Key", b"a b"),
    ("Idempotency-Key", b"\xe9"),
    ("Idempotency-Key", b"x" * 300),
    ("If-Match", b"yesterday"),
    ("If-Match", b'"99999999999999999999"'),
    ("If-None-Match", b"\xff" * 100),
    ("Last-Event-ID", b"-1"),
    ("Last-Event-ID", b"9" * 5_000),
    ("X-Request-Id", b"{{7*7}}\xff"),
    ("traceparent", b"00-zz-zz-01"),
    ("traceparent", b"00-" + b"f" * 32 + b"-" + b"0" * 16 + b"-ff"),
    ("X-Forwarded-For", b"\xff, 1.2.3.4.5, ::1%"),
    ("Forwarded", b'for="_x;;'),
    ("Range", b"bytes=5-1"),
    ("Expect", b"the worst"),
    ("Content-Encoding", b"gzip"),
    ("Cookie", b"\xff=\xff"),
    ("Origin", b"null"),
    ("Access-Control-Request-Method", b"\xff"),
    ("Sec-WebSocket-Protocol", b"\xff,,"),
)
"""Headers that are wrong, or odd."""

PATHS: Final = (
    *("%00", "%FF", "..%2f..", "x" * 3_000, "%F0%9F%8E%B2", "'--", "%0d%0aX: y", "-1"),
    *("1" * 5_000, "%D9%A3", "%C2%B2", "1e9"),
)
"""Names in paths that name nothing."""

RAW: Final[tuple[bytes, ...]] = (
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET /v1/titles HTTP/9.9\r\nHost: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /v1/games/\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /v1/games?x=\r\n\r\n HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /v1/accounts HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /v1/accounts HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}",
    b"POST /v1/accounts HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /v1/accounts HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: x\r\nContent-Length: 2\r\n\r\n{}",
    b"GET /v1/titles HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
    b"GET /v1/titles HTTP/1.1\r\n" + b"X: y\r\n" * 5_000 + b"\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"BREW /v1/titles HTTP/1.1\r\nHost: x\r\n\r\n",
)
"""Bytes on the wire that are no request, or hardly one."""
