"""A person is erased under players: nothing in the database or in exports leads to them. A restored
backup has them again, until they are erased there, too."""

import pytest

from tests.procedures.conftest import Played

pytestmark = pytest.mark.slow


def test_the_page(played: Played) -> None:
    with played("erasure") as page:
        page.variables["SECOND"] = str(page.folder / "second")
        page.perform()
        assert page.findings() == []
        assert page.away == []
        assert (page.folder / "erased.txt").read_text() == f"{page.variables['ID']}\n"
