"""Names of objects: what may be one, and how they sort."""

import re
from typing import Final

_PART: Final = re.compile(r"[!-.0-~]{1,200}")


def checked(name: str) -> str:
    """The name, if it is one; ValueError if not. No name leads out of a folder."""
    parts = name.split("/")
    if len(name) > 900 or not all(map(_PART.fullmatch, parts)) or {".", ".."} & {*parts}:
        raise ValueError(f"{name!r} is no name of an object")
    return name
