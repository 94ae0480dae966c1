"""Back to a moment, by a base backup and the archived log: what was answered before is there."""

import pytest

from tests.procedures.conftest import Played

pytestmark = pytest.mark.slow


def test_the_page(played: Played) -> None:
    with played("point-in-time") as page:
        for name in ("archive", "backups"):
            page.variables[name.upper()] = str(page.make(name))
        page.perform()
        assert page.findings() == []
        assert page.crowd is not None
        assert page.crowd.lost(page.lost) > 0, "nothing was played after the moment"
