"""Why bent documents can be accepted: what stays the word of the service (docs/audit-format.md)."""

import re
from collections.abc import Mapping
from typing import Final

RUNNING: Final[Mapping[str, str]] = {
    r"events/\*\((?!table\.)[^)]*\)(/(data|draws|sealed|decision|seat)\b.*)?": (
        "a move of a game that runs is decided again once it is over, and hidden fields open then"
    ),
    r"events/\*\(table\.rewound\)/data/.*": "rewinds are worked out again with the moves",
    r"events/\*\(table\.(time-expired|pass-played|forced-played)\)/data/decision": (
        "what was open is worked out again with the moves"
    ),
    r"events/\*\(table\.game-opened\)/data/options.*": "options are decided on with the setup",
    r"events/\*\(table\.entropy-given\)/data/entropy": "a text without a commitment is drawn with",
    r"game/awaits.*": "who is awaited in a game that runs is the word of the service",
}
"""Of games that run."""

ALWAYS: Final[Mapping[str, str]] = {
    r"events/\*\(table\.dispute-(opened|dismissed|upheld)\)/data/(ruling|complaint|refusal|ply)": (
        "words about a dispute are the word of the service"
    ),
    r"events/\*\(table\.dispute-opened\)(/data(/seat)?)?": "who complained knows better",
    r"events/\*\(table\.preferences-set\)/data/(seat|forced)": "the person knows better",
    r"events/\*\(table\.pass-(ordered|withdrawn)\)/data/.*": "the person knows better",
    r"events/\*\(table\.(agreed|declined|proposed)\)(/data/.*)?": "the person knows better",
    r"events/\*\(table\.time-credited\)/data/(seats|seconds|downtime).*": (
        "that the service was away is its own word"
    ),
    r"events/\*\([^)]*\)/at": "times within their order are the word of the service",
    r"game/(visibility|seats/\*/account.*)": "the log does not know it",
    r"proof/(keys|key_notes).*": "which keys a document brings matters to nobody who knows some",
    r"proof(/(receipt|inclusion|key_notes|seed_lost|witnesses|dated).*)?": (
        "it may be missing; --strict demands it"
    ),
}
"""Of all games."""


def explained(place: str, *, over: bool) -> str | None:
    """Why a document that is other at a place of this shape may be accepted."""
    reasons = ALWAYS if over else {**RUNNING, **ALWAYS}
    found = (why for shape, why in reasons.items() if re.fullmatch(shape, place))
    return next(found, None)
