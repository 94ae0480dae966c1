"""Names of accounts: what is allowed, and how a refused one is explained."""

import re
from typing import Final

SHORTEST: Final = 2
LONGEST: Final = 30
PATTERN: Final = r"^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$"
RESERVED: Final = frozenset(
    {"admin", "administrator", "anonymous", "arbiter", "auditor", "bot", "kronika", "me"}
    | {"moderator", "nobody", "none", "null", "open", "person", "root", "service", "spectator"}
    | {"support", "system", "undefined"}
)
_LETTERS: Final = re.compile(PATTERN)


def wrong_with(name: str) -> str | None:
    """What is wrong with a name, for the person who chose it; None when it is fine."""
    if not SHORTEST <= len(name) <= LONGEST:
        return f"A name has {SHORTEST} to {LONGEST} characters; this one has {len(name)}."
    if not _LETTERS.fullmatch(name):
        return (
            "A name is made of the letters a-z and A-Z, digits, and single - or _ between them; "
            "it begins with a letter."
        )
    if name.lower() in RESERVED:
        return f"The name {name!r} is reserved."
    return None
