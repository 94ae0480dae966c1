"""The language of an answer: what `Accept-Language` asks for, of those that are spoken (RFC 9110,
12.5.4)."""

from games.kernel.words import LANGUAGES


def preferred(header: str | None) -> str:
    """The language that a header likes best; the first one that is spoken if it likes none."""
    return asked(header) or LANGUAGES[0]


def asked(header: str | None) -> str | None:
    """The language that a header names and likes best; None if it names none that is spoken.

    A range stands for its dialects (`cs` for `cs-CZ`). What cannot be read does not count.
    """
    best, liking = None, 0.0
    for part in (header or "").split(","):
        tag, _, weight = part.strip().partition(";")
        language, q = tag.strip().lower().partition("-")[0], _quality(weight)
        if language in LANGUAGES and q > liking:
            best, liking = language, q
    return best


def _quality(weight: str) -> float:
    if not weight.strip():
        return 1.0
    name, _, value = weight.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
