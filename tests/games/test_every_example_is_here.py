"""Nothing of the specifications is left out: a test of the title cites each worked example."""

import re
from collections.abc import Set
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent


def numbered(prefix: str, last: int, width: int = 2) -> Set[str]:
    """The ids from 1 to the last one."""
    return {f"{prefix}{number:0{width}}" for number in range(1, last + 1)}


EXAMPLES: Final = {
    # A restate the worked examples of the rulebook, B are derived, Q are questions of timing
    "tzolkin/examples": (
        r"\b[AB]\d\d\b|\bQ\d{1,2}\b",
        numbered("A", 22) | numbered("B", 54) | numbered("Q", 44, 1),
    ),
    # EX are examples of play, SC scenarios derived from the rules
    "ancient_knowledge": (r"\b(?:EX|SC)-\d\d\b", numbered("EX-", 16) | numbered("SC-", 40)),
    # R are examples of the rulebook, D are derived from the rules; Monumental counts through
    "eldervale": (r"\bEX-[RD]\d\d", numbered("EX-R", 12) | numbered("EX-D", 62)),
    "monumental": (r"\bEX-\d\d\b", numbered("EX-", 48)),
    "through_the_ages/examples": (r'(?<=""")[RD]\d\d(?=:)', numbered("R", 27) | numbered("D", 66)),
}
"""By folder: what an id looks like in a test, and the ids of the specification."""


@pytest.mark.parametrize("folder", EXAMPLES)
def test_every_example_is_a_test(folder: str) -> None:
    """The ids stand in the tests of the folder, and no others."""
    looks, expected = EXAMPLES[folder]
    texts = [path.read_text() for path in (HERE / folder).glob("test_*.py")]
    found = {cited for text in texts for cited in re.findall(looks, text)}
    assert found == expected, sorted(found ^ expected)
