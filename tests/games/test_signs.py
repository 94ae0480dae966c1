"""The drawings of signs: the browser client knows all that pictures have, and no others."""

import re
from pathlib import Path

from games.kernel.drawing.signs import DRAWN

LIST = Path(__file__).parents[2] / "web" / "src" / "signs" / "drawn.ts"


def test_the_client_lists_the_signs_that_are_drawn() -> None:
    listed = re.findall(r"^  '(\w+)',$", LIST.read_text("utf-8"), re.MULTILINE)
    assert listed == sorted(DRAWN)
