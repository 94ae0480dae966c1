"""The page to try the API on, in a real browser: it shows any operation at once, and asks nobody
but the service for anything.

How long a click takes is in `docs/operations.md`; here a minute is allowed, on any machine (the
viewer before this one froze, and took half of that on an idle one)."""

import time

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.web

PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def test_the_largest_operation_opens_at_once(page: Page) -> None:
    outside: list[str] = []
    page.on("request", lambda one: outside.append(one.url) if "127.0.0.1" not in one.url else None)
    page.goto("/docs")
    taken = opened(page, "play", "Play commands")
    print(f"from the click to the operation: {taken:.2f} s")  # noqa: T201
    expect(page.get_by_text("Plays one or more commands for a seat").first).to_be_in_viewport()
    assert [url for url in outside if not url.startswith(("data:", "blob:"))] == []


def test_a_page_of_the_guide_can_be_read(page: Page) -> None:
    page.goto("/docs/pages/api-guide")
    page.get_by_role("navigation").get_by_role("link", name="Limits", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Limits")
    page.goto("/docs/problems#illegal-command")
    expect(page.locator("section:target pre")).to_be_in_viewport()


def opened(page: Page, tag: str, summary: str) -> float:
    """Opens an operation, and tells how many seconds it took from the click until it was drawn."""
    page.get_by_role("button", name=tag, exact=False).first.wait_for(timeout=180_000)
    link = page.get_by_text(summary).first
    page.get_by_text(tag, exact=True).first.click()
    link.wait_for()
    began = time.perf_counter()
    link.click(timeout=180_000)
    page.get_by_role("heading", name=summary).wait_for(timeout=180_000)
    page.evaluate(PAINTED)
    return time.perf_counter() - began
