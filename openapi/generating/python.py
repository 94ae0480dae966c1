"""The generated part of the Python client."""

import json
import subprocess
import sys
from pathlib import Path

from generating import models, operations, refusals

HERE = Path(__file__).resolve().parents[1]
PACKAGE = HERE / "sdk" / "python" / "kronika_client"
PARTS = ("models", "operations.py", "refusals.py")


def generate(source: Path, package: Path, scratch: Path) -> None:
    """Writes the generated parts of the package, formatted."""
    document = json.loads(source.read_text(encoding="utf-8"))
    models.write(document, package, scratch)
    (package / "operations.py").write_text(operations.rendered(document), encoding="utf-8")
    (package / "refusals.py").write_text(refusals.rendered(document), encoding="utf-8")
    written = [str(package / part) for part in PARTS]
    ruff = [sys.executable, "-m", "ruff"]
    settings = ["--config", str(HERE / "sdk" / "python" / "generated.toml"), "--no-cache"]
    for command in (["check", "--fix-only", "--quiet"], ["format", "--quiet"]):
        subprocess.run([*ruff, *command, *settings, *written], check=True)
