"""The language in which a command speaks."""

from collections.abc import Mapping
from typing import Final

from games.kernel.words import LANGUAGES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where POSIX says which language somebody reads: the first one that is set counts."""


def asked_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language that is asked for, else that of the environment; English, if the words are in
    neither."""
    named = asked or next((found for one in VARIABLES if (found := environment.get(one))), "")
    language = named.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]
