"""The law of English texts: a number stands before a counted thing in a plural only."""

from typing import Final

import pytest

from tests.laws.counting import uncounted

COUNTED: Final = {
    "ancient-knowledge": {"knowledge", "less", "lost"},
    "eldervale": {"for", "left", "lost"},
    "monumental": {"defence", "gold", "less"},
    "through-the-ages": {
        *("artillery", "cavalry", "culture", "food", "infantry", "less", "science", "strength"),
    },
    "tzolkin": {"corn", "left", "less"},
}
"""What stands behind a number without a plural: words with one form for all numbers."""


@pytest.mark.parametrize("slug", COUNTED)
def test_numbers_count_by_plurals(slug: str) -> None:
    assert uncounted(slug, "en", COUNTED[slug]) == {}
