"""Nothing of the specification is left out: every worked example is cited by a test.

16 (EX) are examples of play, 40 (SC) are scenarios derived from the rules.
"""

import re
from pathlib import Path

CITED = re.compile(r"\b(?:EX|SC)-\d\d\b")
EXPECTED = {f"EX-{number:02}" for number in range(1, 17)} | {
    f"SC-{number:02}" for number in range(1, 41)
}


def test_every_example_is_a_test() -> None:
    """The ids stand in the tests of this folder."""
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_*.py")]
    found = {cited for text in texts for cited in CITED.findall(text)}
    assert found >= EXPECTED, sorted(EXPECTED - found)
    assert found <= EXPECTED, sorted(found - EXPECTED)
