"""What a page needs to decide moves itself: an interpreter of Python, and the rules as they run in
this very service.

The interpreter is committed (`web/interpreter.mjs` makes it), each file in the coding `br`. The
rules are the wheel of the verifier, which is built from the sources that this process has loaded,
so a page cannot have other rules than the service.
"""

import base64
import hashlib
import io
import zipfile
from collections.abc import Iterator, Sequence
from typing import Final

import brotli
import msgspec
from msgspec import Struct

from service.http.middleware.codings import THOROUGH, compressed
from service.packages import sources, wheels

WHEEL: Final = "kronika.whl"
"""The name of the wheel with the rules."""
MEDIA: Final = {
    "mjs": "text/javascript",
    "wasm": "application/wasm",
    "whl": "application/zip",
    "zip": "application/zip",
}
"""Media types by the ends of names."""
_OLDEST: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a zip can have; all files have it."""


class RuleFile(Struct, frozen=True, kw_only=True):
    """A file of so many bytes; `coded` are those that are sent to who takes `br`. `sha256` is that
    of the file as it is, in hexadecimal."""

    name: str
    size: int
    sha256: str
    coded: bytes

    @property
    def address(self) -> str:
        """The name with a hash of the content, so that it can be kept for ever."""
        stem, _, end = self.name.rpartition(".")
        return f"{stem}-{self.sha256[:8]}.{end}"

    @property
    def media(self) -> str:
        """The media type."""
        return MEDIA[self.name.rpartition(".")[2]]

    @property
    def integrity(self) -> str:
        """What a browser is to compare the file with (Subresource Integrity, W3C)."""
        return f"sha256-{base64.b64encode(bytes.fromhex(self.sha256)).decode()}"

    def plain(self) -> bytes:
        """The file as it is; the largest takes some hundredths of a second."""
        return bytes(brotli.decompress(self.coded))


class _Sent(Struct, frozen=True):
    size: int
    sha256: str


class _Committed(Struct, frozen=True):
    name: str
    size: int
    sha256: str
    sent: _Sent


def rule_files() -> Sequence[RuleFile]:
    """All of them; making them takes about a second the first time."""
    return (*_interpreter(), _rules())


def version(files: Sequence[RuleFile]) -> str:
    """What these files are called together: another one if any of them is another."""
    told = "".join(f"{one.name} {one.sha256}\n" for one in files)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def _interpreter() -> Iterator[RuleFile]:
    told = (sources.INTERPRETER / "files.json").read_bytes()
    for one in msgspec.json.decode(told, type=tuple[_Committed, ...]):
        coded = (sources.INTERPRETER / f"{one.name}.br").read_bytes()
        yield RuleFile(name=one.name, size=one.size, sha256=one.sha256, coded=coded)


def _rules() -> RuleFile:
    _, wheel = wheels.verify()
    plain = _loose(wheel)
    return RuleFile(
        name=WHEEL,
        size=len(plain),
        sha256=hashlib.sha256(plain).hexdigest(),
        coded=compressed(plain, "br", THOROUGH["br"]),
    )


def _loose(wheel: bytes) -> bytes:
    """The same files in a zip that compresses nothing: all together compress better."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(wheel)) as old, zipfile.ZipFile(made, "w") as new:
        for one in old.infolist():
            new.writestr(zipfile.ZipInfo(one.filename, _OLDEST), old.read(one))
    return made.getvalue()
