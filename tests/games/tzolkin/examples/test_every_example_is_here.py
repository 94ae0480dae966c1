"""Nothing of the specification is left out: every worked example and timing question is cited.

22 (A) restate the worked examples of the rulebook, 54 (B) are derived from the rules, and 44 (Q)
are questions of timing.
"""

import re
from pathlib import Path

CITED = re.compile(r"\b[AB]\d\d\b|\bQ\d{1,2}\b")
EXPECTED = (
    {f"A{number:02}" for number in range(1, 23)}
    | {f"B{number:02}" for number in range(1, 55)}
    | {f"Q{number}" for number in range(1, 45)}
)


def test_every_example_and_every_question_is_a_test():
    """The ids stand in the docstrings of the tests in this folder."""
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_*.py")]
    found = {cited for text in texts for cited in CITED.findall(text)}
    assert found >= EXPECTED, sorted(EXPECTED - found)
    assert found <= EXPECTED, sorted(found - EXPECTED)
