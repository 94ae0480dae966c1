"""Nothing of the specification is left out: every worked example is cited by a test.

12 (EX-R) are examples of the rulebook, 62 (EX-D) are derived from the rules.
"""

import re
from pathlib import Path

CITED = re.compile(r"\bEX-[RD]\d\d")
EXPECTED = {f"EX-R{number:02}" for number in range(1, 13)} | {
    f"EX-D{number:02}" for number in range(1, 63)
}


def test_every_example_is_a_test() -> None:
    """The ids stand in the tests of this folder."""
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_*.py")]
    found = {cited for text in texts for cited in CITED.findall(text)}
    assert found == EXPECTED, sorted(EXPECTED ^ found)
