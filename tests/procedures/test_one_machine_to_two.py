"""A second machine joins, and leaves again: players notice nothing."""

import pytest

from tests.procedures.conftest import Several

pytestmark = pytest.mark.slow


def test_the_page(several: Several) -> None:
    with several("one-machine-to-two", "one") as (page, _):
        page.perform()
        assert page.findings() == []
        assert page.away == []
