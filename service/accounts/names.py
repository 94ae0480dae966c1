"""Names of accounts: what is allowed, what looks alike, and how a refused one is explained.

A name is first brought into the form NFKC of Unicode, so that wide or styled letters are the plain
ones that they look like. What is left must be plain ASCII: letters of other alphabets look like
ours too easily. Two names that differ in nothing but capitals, or that look alike in a usual
typeface (`I` `l` `1`, `O` `0`, `-` `_`), are one name.
"""

import re
import unicodedata
from typing import Final

from games.kernel.sentence import Sentence

SHORTEST: Final = 2
LONGEST: Final = 30
PATTERN: Final = r"^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$"
OFFICES: Final = frozenset(
    {"admin", "administrator", "arbiter", "auditor", "kronika", "moderator", "official"}
    | {"root", "service", "staff", "support", "system", "verdict"}
)
"""Who is called so seems to speak for the service; so does whoever is called by several of these in
a row, or in the plural (`arbiters`)."""
RESERVED: Final = OFFICES | frozenset(
    {"anonymous", "bot", "me", "nobody", "none", "null", "open", "person", "spectator"}
    | {"undefined"}
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


def wrong_with(name: str) -> Sentence | None:
    """What is wrong with a plain name, for the person who chose it; None when it is fine."""
    if not SHORTEST <= len(name) <= LONGEST:
        return Sentence(
            "name-length", {"shortest": SHORTEST, "longest": LONGEST, "count": len(name)}
        )
    if not _LETTERS.fullmatch(name):
        return Sentence("name-letters")
    if _is_reserved(_bare(name)):
        return Sentence("name-reserved", {"name": name})
    if name.lower().startswith(ID_PREFIX):
        return Sentence("name-like-id", {"prefix": ID_PREFIX})
    return None


def _bare(name: str) -> str:
    """A name without its hyphens and with one letter for all that look a little alike."""
    return name.lower().translate(_BARE)


def _is_reserved(bare: str) -> bool:
    return bare in _BARE_RESERVED or _SERVICE in bare or _OFFICIAL.fullmatch(bare) is not None


_BARE_RESERVED: Final = frozenset(form for name in RESERVED for form in (_bare(name), f"{name}s"))
_SERVICE: Final = _bare("kronika")
_OFFICIAL: Final = re.compile(
    "(?:(?:the)?(?:{})s?)+".format("|".join(sorted(map(_bare, OFFICES), key=len, reverse=True)))
)
