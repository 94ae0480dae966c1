"""What a page decides moves with is what this service decides them with."""

import base64
import hashlib
import io
import json
import zipfile
from pathlib import Path
from typing import Final

import brotli
import httpx
import pytest

from service.browser.routes import BUILT
from service.packages.rule_files import WHEEL, rule_files
from service.packages.sources import INTERPRETER

ROOT: Final = Path(__file__).parents[2]
MOST: Final = 8_000_000
"""Bytes over the line for all of it."""
LOCK: Final = json.loads((ROOT / "web" / "interpreter.lock.json").read_text("utf-8"))


def hashed(body: bytes) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(body).hexdigest()


def sources(folder: str) -> dict[str, bytes]:
    """The files of a package of this project, without what Python leaves there."""
    found = (one for one in (ROOT / folder).rglob("*") if one.is_file())
    return {
        one.relative_to(ROOT).as_posix(): one.read_bytes()
        for one in found
        if "__pycache__" not in one.parts
    }


@pytest.fixture
def wheel(web: httpx.Client) -> zipfile.ZipFile:
    """The wheel that pages get, as a running service serves it."""
    (listed,) = (one for one in web.get("/rules.json").json()["files"] if one["name"] == WHEEL)
    return zipfile.ZipFile(io.BytesIO(web.get(listed["url"]).content))


@pytest.mark.parametrize("folder", ["games", "clocks", "referee", "verifier"])
def test_the_page_gets_the_very_files(wheel: zipfile.ZipFile, folder: str) -> None:
    served = {one: wheel.read(one) for one in wheel.namelist() if one.startswith(f"{folder}/")}
    assert served == sources(folder)


def test_of_the_log_it_gets_the_very_files_too(wheel: zipfile.ZipFile) -> None:
    served = {one: wheel.read(one) for one in wheel.namelist() if one.startswith("events/")}
    assert served
    assert served.items() <= sources("events").items()


def test_the_interpreter_is_what_the_lock_says() -> None:
    lock = LOCK["files"]
    assert json.loads((INTERPRETER / "files.json").read_text("utf-8")) == lock
    there = {one.name for one in INTERPRETER.iterdir()} - {"files.json"}
    assert there == {f"{one['name']}.br" for one in lock}
    for one in lock:
        coded = (INTERPRETER / f"{one['name']}.br").read_bytes()
        assert (len(coded), hashed(coded)) == (one["sent"]["size"], one["sent"]["sha256"])
        plain = brotli.decompress(coded)
        assert (len(plain), hashed(plain)) == (one["size"], one["sha256"])
    (msgspec,) = (one for one in lock if one["name"] == "msgspec.whl")
    assert msgspec["sha256"] == LOCK["msgspec"]["sha256"]


def test_the_list_names_the_files_with_their_hashes(web: httpx.Client) -> None:
    answer = web.get("/rules.json")
    assert answer.headers["cache-control"] == "no-cache"
    files = answer.json()["files"]
    assert sum(one["sent"] for one in files) < MOST
    for one in files:
        got = web.get(one["url"], headers={"Accept-Encoding": "identity"})
        assert "immutable" in got.headers["cache-control"]
        assert len(got.content) == one["size"]
        digest = base64.b64encode(hashlib.sha256(got.content).digest()).decode()
        assert one["integrity"] == f"sha256-{digest}"
    again = web.get("/rules.json", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("name", "media"),
    [
        ("pyodide.mjs", "text/javascript; charset=utf-8"),
        ("pyodide.asm.wasm", "application/wasm"),
        ("stdlib.zip", "application/zip"),
        (WHEEL, "application/zip"),
    ],
)
def test_files_are_sent_as_they_are_kept(web: httpx.Client, name: str, media: str) -> None:
    (listed,) = (one for one in web.get("/rules.json").json()["files"] if one["name"] == name)
    with web.stream("GET", listed["url"], headers={"Accept-Encoding": "gzip, br"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-type"] == media
    assert answer.headers["content-encoding"] == "br"
    assert "Accept-Encoding" in answer.headers["vary"]
    assert len(raw) == listed["sent"] == int(answer.headers["content-length"])
    plain = web.head(listed["url"], headers={"Accept-Encoding": "identity"}).headers
    assert "content-encoding" not in plain
    assert plain["etag"] != answer.headers["etag"]
    known = web.get(listed["url"], headers={"If-None-Match": answer.headers["etag"]})
    assert known.status_code == 304
    assert web.get(f"{listed['url']}x").status_code == 404


def test_only_the_worker_may_compile_webassembly(web: httpx.Client) -> None:
    (worker,) = BUILT.glob("rules-worker-*.js")
    policy = web.get(f"/assets/{worker.name}").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert " 'unsafe-eval'" not in policy
    assert "connect-src 'self';" in policy
    assert "wasm" not in web.get("/verify").headers["content-security-policy"]


def test_the_files_are_made_once_and_the_same() -> None:
    first, second = rule_files(), rule_files()
    assert [one.address for one in first] == [one.address for one in second]
