"""Logs as third parties read them: by tiles and bundles of entries alone (C2SP tlog-tiles)."""

import httpx

from events import checkpoints, merkle
from events.checkpoints import Checkpoint
from events.keys import PublicKey

ROOT = "/v1/log"
WIDTH = 256


def partition(number: int) -> str:
    """Where the log of a partition is."""
    return f"{ROOT}/partitions/{number}"


def root_log(web: httpx.Client, keys: tuple[PublicKey, ...]) -> Checkpoint:
    """The latest checkpoint of the root log."""
    answer = web.get(f"{ROOT}/checkpoint")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    return checkpoints.read_root(answer.text, keys)[0]


def paths(kind: str, size: int) -> list[str]:
    """The paths of all tiles of leaves, or of `entries`, of a log of so many leaves."""
    whole = [f"/tile/{kind}/{_place(number)}" for number in range(size // WIDTH)]
    rest = [f"/tile/{kind}/{_place(size // WIDTH)}.p/{size % WIDTH}"] if size % WIDTH else []
    return whole + rest


def _place(number: int) -> str:
    first, last = divmod(number, 1000)
    return f"x{first:03}/{last:03}" if first else f"{last:03}"


def tile(web: httpx.Client, path: str) -> bytes:
    """The bytes of a tile, which may be kept for ever."""
    answer = web.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Type"] == "application/octet-stream"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    return answer.content


def hashes(web: httpx.Client, prefix: str, size: int) -> list[bytes]:
    """The hashes of all leaves, level 0."""
    raw = b"".join(tile(web, prefix + path) for path in paths("0", size))
    return [raw[at : at + 32] for at in range(0, len(raw), 32)]


def entries(web: httpx.Client, prefix: str, size: int) -> list[bytes]:
    """What all leaves say; they hash to level 0."""
    found: list[bytes] = []
    for path in paths("entries", size):
        raw = tile(web, prefix + path)
        while raw:
            length = int.from_bytes(raw[:2])
            found.append(raw[2 : 2 + length])
            raw = raw[2 + length :]
    assert [merkle.leaf_hash(one) for one in found] == hashes(web, prefix, size)
    return found
