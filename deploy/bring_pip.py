"""Put pip into an environment that was made without it: `python bring_pip.py LOCKFILE`.

Some systems split `ensurepip` off their Python. This runs on the bare standard library, takes
pip's version and hashes from the lock, downloads that wheel from the package index, checks it,
and lets it install itself (a wheel is a zip file, and Python runs those).
"""

import hashlib
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from urllib.parse import urljoin

INDEX = "https://pypi.org/simple/pip/"  # a page of links, PEP 503


def locked(lockfile: Path) -> tuple[str, set[str]]:
    """The version of pip in the lock and the SHA-256 sums it may have."""
    entry = re.search(r"^pip==(\S+)((?:.*\\\n)+.*)", lockfile.read_text(), re.MULTILINE)
    if entry is None:
        raise SystemExit(f"{lockfile} does not lock pip")
    return entry[1], set(re.findall(r"--hash=sha256:([0-9a-f]{64})", entry[2]))


def fetched(url: str) -> bytes:
    """What the address holds."""
    with urllib.request.urlopen(url, timeout=60) as answer:
        content: bytes = answer.read()
    return content


def main(lockfile: Path) -> None:
    """Download, check, install."""
    version, sums = locked(lockfile)
    name = f"pip-{version}-py3-none-any.whl"
    link = re.search(rf'href="([^"#]*{re.escape(name)})', fetched(INDEX).decode())
    if link is None:
        raise SystemExit(f"{INDEX} has no {name}")
    content = fetched(urljoin(INDEX, link[1]))
    if hashlib.sha256(content).hexdigest() not in sums:
        raise SystemExit(f"{name} is not the file that {lockfile.name} names")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / name
        file.write_bytes(content)
        install = [f"{file}/pip", "install", "-q", "--no-index", "--no-deps", str(file)]
        subprocess.run([sys.executable, *install], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
