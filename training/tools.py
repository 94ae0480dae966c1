"""The packages of the group `training`: in a folder of their own, installed when they are needed
first."""

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
LOCK: Final = ROOT / "requirements-training.lock"
FOLDER: Final = Path(sys.prefix) / "training"


def provide() -> None:
    """Makes them importable. What the environment has already comes first."""
    recipe = FOLDER / LOCK.name
    if not recipe.exists() or recipe.read_bytes() != LOCK.read_bytes():
        words = ["install", "-qq", "--no-input", "--no-deps", "--require-hashes", "--upgrade"]
        words += ["--target", str(FOLDER), "-r", str(LOCK)]
        subprocess.run([sys.executable, "-m", "pip", *words], check=True)
        recipe.write_bytes(LOCK.read_bytes())
    if str(FOLDER) not in sys.path:
        sys.path.append(str(FOLDER))
