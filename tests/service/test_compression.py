"""Answers are compressed as the client likes it, and say so to caches."""

import json
import re
import zlib
from collections.abc import Callable
from typing import Any, Final

import brotli
import httpx

from service.http.middleware.codings import compressor, preferred
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem

People = Callable[[], Person]

LIKINGS: Final = (
    (None, None),
    ("", None),
    ("gzip", "gzip"),
    ("x-gzip", "gzip"),
    ("br, gzip", "br"),
    ("gzip, deflate, br, zstd", "br"),
    ("GZIP;Q=0.5", "gzip"),
    ("br;q=0.2, gzip;q=0.8", "gzip"),
    ("br;q=0, *", "gzip"),
    ("*", "br"),
    ("*;q=0", None),
    ("gzip;q=0", None),
    ("identity, gzip;q=0.5", None),
    ("identity;q=0", None),
    ("identity;q=0, gzip;q=0.1", "gzip"),
    ("deflate", None),
    ("gzip;q=2", None),
    ("gzip;q=much", None),
    ("gzip;level=1", None),
)


def test_the_client_chooses_the_coding() -> None:
    assert [(header, preferred(header)) for header, _ in LIKINGS] == list(LIKINGS)


def test_a_stream_can_be_read_piece_by_piece() -> None:
    reader: Any
    for coding in ("br", "gzip"):
        stream = compressor(coding)  # type: ignore[arg-type]
        reader = zlib.decompressobj(31) if coding == "gzip" else brotli.Decompressor()
        read = reader.decompress if coding == "gzip" else reader.process
        pieces = (b"first\n" * 100, b"second\n")
        assert [read(stream.piece(one)) for one in pieces] == list(pieces), coding
        assert read(stream.end()) == b""


def test_long_answers_are_compressed_and_short_ones_are_not(web: httpx.Client) -> None:
    plain = _raw(web, "/openapi.json", "identity")
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    assert not plain.headers["etag"].startswith("W/")
    for coding, read in _READERS.items():
        answer = _raw(web, "/openapi.json", coding)
        assert answer.headers["content-encoding"] == coding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["etag"] == f'{plain.headers["etag"][:-1]}+{coding}"'
        assert int(answer.headers["content-length"]) == len(answer.content) < 600_000
        assert read(answer.content) == plain.content
        again = _raw(web, "/openapi.json", coding, {"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == answer.headers["etag"]
        assert again.headers["vary"] == "Accept-Encoding"
    short = _raw(web, "/health", "gzip")
    assert "content-encoding" not in short.headers
    forbidden = _raw(web, "/health", "identity;q=0, gzip")
    assert json.loads(_READERS["gzip"](forbidden.content)) == {"status": "ok"}


def test_what_is_made_while_it_is_sent_is_compressed_but_streams_are_not(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    path = f"/v1/games/{game}/events"
    accept = {"Accept": "application/x-ndjson"}
    plain = _raw(ada.http, path, "identity", accept)
    for coding, read in _READERS.items():
        answer = _raw(ada.http, path, coding, accept)
        assert answer.headers["content-encoding"] == coding
        assert "content-length" not in answer.headers
        assert len(answer.content) < len(plain.content)
        assert read(answer.content) == plain.content
    with ada.http.stream(
        "GET", f"/v1/games/{game}/stream", headers={"Accept-Encoding": "br, gzip"}
    ) as live:
        assert "content-encoding" not in live.headers
        assert next(live.iter_lines())


def test_a_head_is_that_of_the_compressed_body(person: People, web: httpx.Client) -> None:
    """But for the length, which only whoever compresses the body knows."""
    game = person().open("me", "me")["id"]
    flowing = (f"/v1/games/{game}/events", {"Accept": "application/x-ndjson"})
    for path, more in (("/openapi.json", {}), flowing):
        for coding in _READERS:
            headers = {"Accept-Encoding": coding, **more}
            head, whole = web.head(path, headers=headers), web.get(path, headers=headers)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-encoding"] == coding
            assert "content-length" not in head.headers
            for name in ("content-type", "etag", "vary"):
                assert head.headers.get(name) == whole.headers.get(name), (path, coding, name)


def test_the_tag_of_a_compressed_answer_is_good_for_a_move(person: People) -> None:
    """It is strong, and says the same version as that of the answer as it is."""
    ada = person()
    game = ada.open("me", "me", "me", "me")["id"]
    moves, legal = f"/v1/games/{game}/moves", f"/v1/games/{game}/legal?seat=0"
    shown = ada.http.get(legal, headers={"Accept-Encoding": "identity;q=0, br"})
    assert re.fullmatch(f'"{shown.json()["version"]}\\.[0-9a-f]+\\+br"', shown.headers["etag"])
    body = {"seat": 0, "commands": [shown.json()["commands"][0]]}
    weak = ada.http.post(moves, json=body, headers={"If-Match": f"W/{shown.headers['etag']}"})
    assert problem(weak, "version-mismatch")["key"] == "weak-tag"
    moved = ada.http.post(moves, json=body, headers={"If-Match": shown.headers["etag"]})
    assert moved.status_code == 201
    late = ada.http.post(moves, json=body, headers={"If-Match": shown.headers["etag"]})
    assert problem(late, "version-mismatch")["events"]


def _gunzipped(body: bytes) -> bytes:
    return zlib.decompress(body, 31)


_READERS: Final[dict[str, Callable[[bytes], bytes]]] = {
    "br": brotli.decompress,
    "gzip": _gunzipped,
}


def _raw(
    client: httpx.Client, path: str, coding: str, headers: dict[str, str] | None = None
) -> httpx.Response:
    """An answer with its body as it came over the wire."""
    wanted = {"Accept-Encoding": coding, **(headers or {})}
    with client.stream("GET", path, headers=wanted) as answer:
        body = b"".join(answer.iter_raw())
    head = [pair for pair in answer.headers.raw if pair[0].lower() != b"content-encoding"]
    told = httpx.Response(answer.status_code, headers=head, content=body)
    told.headers = answer.headers
    return told
