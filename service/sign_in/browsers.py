"""What a browser is called in few words, from its `User-Agent`: "Firefox, Linux".

No more is read off it than a person needs who looks for a device of theirs in a list.
"""

import re
from collections.abc import Mapping
from typing import Final

LONGEST: Final = 60

_BROWSERS: Final[Mapping[str, str]] = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Vivaldi": "Vivaldi",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""By what is in the text; all but Firefox say that they are Safari, and most that they are Chrome,
so these come last."""
_SYSTEMS: Final[Mapping[str, str]] = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iPadOS",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "Linux": "Linux",
}
_PRODUCT: Final = re.compile(r"[A-Za-z0-9._+-]+")


def browser(user_agent: str | None) -> str:
    """The browser and its system; of a program the first word of what it calls itself; nothing if
    it does not say."""
    said = user_agent or ""
    found = [
        next((name for mark, name in names.items() if mark in said), "")
        for names in (_BROWSERS, _SYSTEMS)
    ]
    if found[0]:
        return ", ".join(filter(None, found))
    product = _PRODUCT.match(said)
    return product[0][:LONGEST] if product else ""
