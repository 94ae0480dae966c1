"""Names of accounts: what is allowed, what looks alike, and how a refused one is explained.

A name is first brought into the form NFKC of Unicode, so that wide or styled letters are the plain
ones that they look like. What is left must be plain ASCII: letters of other alphabets look like
ours too easily. Two names that differ in nothing but capitals, or that look alike in a usual
typeface (`I` `l` `1`, `O` `0`, `-` `_`), are one name.
"""

import re
import unicodedata
from typing import Final

SHORTEST: Final = 2
LONGEST: Final = 30
PATTERN: Final = r"^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$"
RESERVED: Final = frozenset(
    {"admin", "administrator", "anonymous", "arbiter", "auditor", "bot", "kronika", "me"}
    | {"moderator", "nobody", "none", "null", "open", "person", "root", "service", "spectator"}
    | {"support", "system", "undefined"}
)
ID_PREFIX: Final = "acc_"
"""What ids of accounts begin with: a name may be given wherever an id may."""

_LONGEST_RAW: Final = 200
_LETTERS: Final = re.compile(PATTERN)
_ALIKE: Final = str.maketrans("I10_", "llo-")
_BARE: Final = str.maketrans("i10", "llo", "-_")


def plain(name: str) -> str:
    """The name in the form in which it is judged, kept and shown."""
    return unicodedata.normalize("NFKC", name) if len(name) <= _LONGEST_RAW else name


def look(name: str) -> str:
    """What a name looks like: equal for names that could be taken for each other."""
    return name.translate(_ALIKE).lower()


def wrong_with(name: str) -> str | None:
    """What is wrong with a plain name, for the person who chose it; None when it is fine."""
    if not SHORTEST <= len(name) <= LONGEST:
        return f"A name has {SHORTEST} to {LONGEST} characters; this one has {len(name)}."
    if not _LETTERS.fullmatch(name):
        return (
            "A name is made of the letters a-z and A-Z, digits, and single - or _ between them; "
            "it begins with a letter."
        )
    if _bare(name) in _BARE_RESERVED:
        return f"The name {name!r} is reserved, or looks like one that is."
    if name.lower().startswith(ID_PREFIX):
        return f"A name does not begin with {ID_PREFIX!r}: ids do."
    return None


def _bare(name: str) -> str:
    """A name without its hyphens and with one letter for all that look a little alike."""
    return name.lower().translate(_BARE)


_BARE_RESERVED: Final = frozenset(_bare(name) for name in RESERVED)
