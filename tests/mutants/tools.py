"""The packages that mutate code: in a folder of their own, installed when they are needed first."""

import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.support.forked import ROOT

LOCK: Final = ROOT / "requirements-mutants.lock"
FOLDER: Final = Path(sys.prefix) / "mutants"


def provide() -> None:
    """Makes `cosmic_ray` importable. What the environment has already comes first."""
    recipe = FOLDER / LOCK.name
    if not recipe.exists() or recipe.read_bytes() != LOCK.read_bytes():
        words = ["install", "-qq", "--no-input", "--no-deps", "--require-hashes", "--upgrade"]
        words += ["--target", str(FOLDER), "-r", str(LOCK)]
        subprocess.run([sys.executable, "-m", "pip", *words], check=True)
        recipe.write_bytes(LOCK.read_bytes())
    if str(FOLDER) not in sys.path:
        sys.path.append(str(FOLDER))
