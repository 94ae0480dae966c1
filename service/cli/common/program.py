"""This program, as the reader would call it."""

import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]
"""The project's root, where the code runs from a clone."""


def called() -> str:
    """`kronika` where it is on the path, else the bootstrap of the clone."""
    if shutil.which("kronika") or not (ROOT / "kronika").is_file():
        return "kronika"
    return "./kronika"
