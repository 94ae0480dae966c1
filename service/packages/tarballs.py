"""Packages for npm, packed as `npm pack` does. The same files give the same bytes."""

import gzip
import io
import tarfile
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from service.packages import rules_package, sources


class _Manifest(Struct, frozen=True):
    name: str
    version: str


def packed() -> list[tuple[str, bytes]]:
    """The file name and the bytes of each."""
    folders = sorted(one for one in sources.NPM.iterdir() if one.is_dir())
    return [(_file_name(one), _tarball(_files(one))) for one in folders]


def _file_name(folder: Path) -> str:
    """As npm names it: `@scope/name` becomes `scope-name-1.0.0.tgz`."""
    raw = (folder / "package.json").read_bytes()
    told = msgspec.json.decode(raw, type=_Manifest)
    return f"{told.name.removeprefix('@').replace('/', '-')}-{told.version}.tgz"


def _files(folder: Path) -> Mapping[str, bytes]:
    """What is in a package, by paths."""
    paths = (one for one in folder.rglob("*") if one.is_file())
    files = {one.relative_to(folder).as_posix(): one.read_bytes() for one in paths}
    return {**files, **rules_package.put_in()} if folder.name == rules_package.FOLDER else files


def _tarball(files: Mapping[str, bytes]) -> bytes:
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for path, content in sorted(files.items()):
            entry = tarfile.TarInfo(f"package/{path}")
            entry.size, entry.mode = len(content), 0o644
            tar.addfile(entry, io.BytesIO(content))
    return gzip.compress(plain.getvalue(), mtime=0)
