"""The client says every kind of problem in Czech; in English the service says it itself."""

import re

import pytest

from referee.problems import kinds
from tests.web.chromium import WEB

pytestmark = pytest.mark.web


def test_every_kind_of_problem_has_czech_words() -> None:
    text = (WEB / "src/words/cs/problems.ts").read_text("utf-8")
    said = set(re.findall(r"^  '?([a-z-]+)'?: \[", text, flags=re.M))
    assert said == {kind.slug for kind in kinds.KINDS}
