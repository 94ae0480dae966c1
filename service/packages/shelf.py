"""What can be installed from this service: file names, bytes and hashes."""

import base64
import hashlib
from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from service.packages import tarballs, wheels

Language = Literal["python", "javascript"]
_NAMES: Final = {
    "kronika_client": ("kronika-client", "a client: typed operations, streams that resume"),
    "kronika_verify": ("kronika-verify", "checks exports offline, every move by the rules"),
    "kronika-client": ("kronika-client", "a client: typed operations, streams that resume"),
    "kronika-verify": (
        "@kronika/verify",
        "checks exports offline: chain, chance, signatures",
    ),
    "kronika-rules": (
        "@kronika/rules",
        "the rules of all titles: fold, list what is legal, decide, verify",
    ),
}
"""Names and purposes by how file names begin."""


class Package(Struct, frozen=True, kw_only=True):
    """A package. `sha256` is in hexadecimal, as pip takes it; `integrity` as npm writes it."""

    name: str
    version: str
    language: Language
    purpose: str
    file: str
    body: bytes
    sha256: str
    integrity: str


def packages() -> tuple[Package, ...]:
    """All of them; making them takes some tenths of a second."""
    return tuple(_all())


def _all() -> Iterator[Package]:
    for file, body in (wheels.client(), wheels.verify()):
        stem, version, *_ = file.split("-")
        yield _package("python", stem, version, file, body)
    for file, body in tarballs.packed():
        stem, _, version = file.removesuffix(".tgz").rpartition("-")
        yield _package("javascript", stem, version, file, body)


def _package(language: Language, stem: str, version: str, file: str, body: bytes) -> Package:
    name, purpose = _NAMES[stem]
    return Package(
        name=name,
        version=version,
        language=language,
        purpose=purpose,
        file=file,
        body=body,
        sha256=hashlib.sha256(body).hexdigest(),
        integrity=f"sha512-{base64.b64encode(hashlib.sha512(body).digest()).decode()}",
    )
