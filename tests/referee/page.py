"""The two verifiers that a page has, run as it runs them: `bent.mjs`."""

import base64
import json
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from service.packages.rule_files import rule_files
from tests.audit.exporting import KEY
from tests.audit.second import NODE
from tests.web.chromium import packages

SCRIPT: Final = Path(__file__).with_name("bent.mjs")


class Told(Struct, frozen=True, kw_only=True):
    """What both say of a document: `page` the one that knows no rules, `rules` the other, whose
    report is None if it gave none (`because`); the checks in which they contradict each other."""

    page: Mapping[str, Any]
    rules: Mapping[str, Any] | None = None
    because: str | None = None
    apart: Sequence[str] = ()
    milliseconds: float
    """What the one with the rules took."""


class Page:
    """A page that stays open."""

    def __init__(self, running: subprocess.Popen[str]) -> None:
        self._running = running

    def told(self, documents: Iterable[bytes]) -> Iterator[Told]:
        """What both verifiers say of each document, to whom the key of the service is known."""
        for raw in documents:
            self.ask(raw)
            yield self.answer()

    def ask(self, raw: bytes) -> None:
        """Drops a document on the page, which begins to verify it."""
        assert self._running.stdin is not None
        asked = {"raw": base64.b64encode(raw).decode(), "keys": [str(KEY.public)]}
        self._running.stdin.write(json.dumps(asked) + "\n")
        self._running.stdin.flush()

    def answer(self) -> Told:
        """What both verifiers say of the document that was dropped first."""
        assert self._running.stdout is not None
        line = self._running.stdout.readline()
        assert line, "the page broke"
        return Told(**json.loads(line))


@contextmanager
def page() -> Iterator[Page]:
    """A page with the rules of this very tree."""
    packages()
    with tempfile.TemporaryDirectory(prefix="kronika-page-") as folder:
        wheels = [one for one in rule_files() if one.name.endswith(".whl")]
        paths = [Path(folder) / one.name for one in wheels]
        for path, one in zip(paths, wheels, strict=True):
            path.write_bytes(one.plain())
        with subprocess.Popen(
            [NODE, "--no-warnings", SCRIPT, *paths],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as running:
            assert running.stdout is not None
            assert running.stdout.readline() == "\n", "the rules could not be loaded"
            try:
                yield Page(running)
            finally:
                assert running.stdin is not None
                running.stdin.close()
