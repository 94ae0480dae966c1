"""Each worked example of the specification is a test (R01 to R27, D01 to D66)."""

import re
from pathlib import Path

HERE = Path(__file__).parent


def test_every_example_is_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    cited = set(re.findall(r'"""([RD]\d\d):', text))
    wanted = {f"R{n:02}" for n in range(1, 28)} | {f"D{n:02}" for n in range(1, 67)}
    assert wanted - cited == set()
