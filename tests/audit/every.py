"""Every verifier over the same documents: the one in Python, the browser's, and the second one in
JavaScript."""

import base64
import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from tests.audit.exporting import KEY, REGISTRY
from tests.audit.second import NODE
from verifier.evidence import Evidence
from verifier.finding import Report
from verifier.verifying import verify

SCRIPT: Final = Path(__file__).with_name("every.mjs")

SHARED: Final[Mapping[str, Mapping[str, str]]] = {
    "browser": {
        one: one
        for one in (
            *("document", "chain", "game", "times", "table", "seed", "salts", "fields"),
            *("keys", "seal", "receipts", "checkpoint", "bounds", "epochs"),
        )
    },
    "second": {
        one: one
        for one in (
            *("document", "chain", "times", "seed", "salts", "fields", "keys", "seal"),
            *("receipts", "checkpoint", "bounds", "epochs"),
        )
    },
}
"""The checks that a verifier shares with the one in Python."""


class Verdicts(Struct, frozen=True, kw_only=True):
    """The checks of which each verifier says that they are bad, and all that Python found. Of the
    fields only those of facts of the table count, which all of them look at."""

    python: frozenset[str]
    browser: frozenset[str]
    second: frozenset[str]
    report: Report

    @property
    def accepted(self) -> bool:
        """Whether nobody found anything."""
        return self.report.good and not (self.browser or self.second)

    @property
    def departures(self) -> Mapping[str, frozenset[str]]:
        """Shared checks on which another verifier says something else than Python does."""
        others = {"browser": self.browser, "second": self.second}
        found = {
            name: frozenset(one for one in SHARED[name] if (one in self.python) != (one in bad))
            for name, bad in others.items()
        }
        return {name: checks for name, checks in found.items() if checks}


def judged(documents: Sequence[bytes]) -> Sequence[Verdicts]:
    """What every verifier says, by whom the key of the service is known."""
    known = Evidence(keys=(KEY.public,))
    reports = [verify("export", raw, REGISTRY, known) for raw in documents]
    asked = [
        {
            "raw": base64.b64encode(raw).decode(),
            "draws": [],
            "known": [str(KEY.public)],
        }
        for raw in documents
    ]
    ran = subprocess.run(
        [NODE, "--no-warnings", SCRIPT],
        input="".join(json.dumps(one) + "\n" for one in asked),
        capture_output=True,
        text=True,
        timeout=3600,
        check=True,
    )
    told = [json.loads(line) for line in ran.stdout.splitlines()]
    broken = [one["trouble"] for one in told if "trouble" in one]
    assert not broken, broken[:3]
    return [
        Verdicts(
            python=frozenset(_python(report)),
            browser=frozenset(one["check"] for one in other["browser"]),
            second=frozenset(one["check"] for one in other["second"]),
            report=report,
        )
        for report, other in zip(reports, told, strict=True)
    ]


def _python(report: Report) -> Sequence[str]:
    """The checks that are bad; of the fields those of facts of the table, which all look at."""
    return [
        one.check
        for one in report.findings
        if one.check != "fields" or str(one.args.get("type")).startswith("table.")
    ]
