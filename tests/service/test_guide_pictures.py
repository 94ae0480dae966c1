"""Pictures of the guide stand in its pages as they are served, and are well formed."""

from xml.etree import ElementTree

import httpx

from tests.docs.blocks import ROOT
from tests.service.process import ServiceProcess


def test_a_picture_is_part_of_its_page(shared_service: ServiceProcess) -> None:
    page = httpx.get(f"{shared_service.url}/docs/pages/audit-format", timeout=180).text
    picture = (ROOT / "docs" / "pictures" / "chain.svg").read_text("utf-8")
    assert picture.strip() in page
    assert "<img" not in page


def test_pictures_are_drawings_with_a_title() -> None:
    for path in (ROOT / "docs" / "pictures").glob("*.svg"):
        drawn = ElementTree.parse(path).getroot()
        title = drawn.find("{http://www.w3.org/2000/svg}title")
        assert title is not None, path.name
        assert title.text, path.name
        assert drawn.get("viewBox"), path.name
