"""The titles of problems in other languages than English, which the kinds themselves speak."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from games.kernel.words import LANGUAGES
from service.problems.kinds import Kind

TITLES: Final[Mapping[str, Mapping[str, str]]] = {
    language: msgspec.json.decode(
        Path(__file__).with_name(f"titles.{language}.json").read_bytes(), type=dict[str, str]
    )
    for language in LANGUAGES[1:]
}
"""Titles by language and the slug of the kind."""


def title_of(kind: Kind, language: str) -> str:
    """The title of a kind in a language; in English, where there is none."""
    return TITLES.get(language, {}).get(kind.slug, kind.title)
