"""From Kronika's own servers to installed ones, under players."""

import pytest

from tests.procedures.conftest import Installed

pytestmark = pytest.mark.slow


def test_the_page(installed: Installed) -> None:
    with installed("own-servers-to-installed") as (page, _):
        page.perform()
        assert page.findings() == []
        assert len(page.away) == 1
