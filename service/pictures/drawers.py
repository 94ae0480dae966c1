"""A name for what makes pictures of scenes: this package with its fonts, and the library that makes
PNG. Others give other pixels, though the scenes are the same."""

from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

from referee.build import CODE, hashed

HERE: Final = Path(__file__).parent
_DRAWN_WITH: Final = (*CODE, ".ttf")


@cache
def drawers(folder: Path = HERE) -> str:
    """The name; it is worked out once, from the files in a folder."""
    return f"{hashed(folder, kinds=_DRAWN_WITH).hex()} {version('resvg_py')}"
