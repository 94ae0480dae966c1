"""Consent, clicked on the page of the service."""

from playwright.sync_api import Page, expect


def allow(page: Page, app: str) -> None:
    """Lets an app in, with all that it asks for."""
    _asked(page, app)
    page.get_by_role("button", name="Allow", exact=True).click()


def deny(page: Page, app: str) -> None:
    """Lets an app not in."""
    _asked(page, app)
    page.get_by_role("button", name="Do not allow").click()


def _asked(page: Page, app: str) -> None:
    page.wait_for_url("**/oauth/authorize?*")
    expect(page.get_by_role("heading", level=1)).to_contain_text(app)
