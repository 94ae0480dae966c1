"""Reviews are the same on every machine and with every Python, to the last byte."""

import pytest

from tests.golden.reviews import FOLDER, file, made
from tests.support.appraised import reviewable


@pytest.mark.parametrize("slug", reviewable())
def test_a_review_comes_out_as_it_did_before(slug: str) -> None:
    found = b"".join(made(slug))
    assert found == file(slug).read_bytes(), "run: python -m tests.golden.reviews"


def test_every_golden_review_is_of_a_title() -> None:
    assert set(FOLDER.iterdir()) == {file(slug) for slug in reviewable()}
