"""Consent, clicked on the page of the service."""

from playwright.sync_api import Page, expect


def allow(page: Page, app: str) -> None:
    """Lets an app in, with all that it asks for."""
    _asked(page, app)
    page.get_by_role("button", name="Allow", exact=True).click()
    _left(page)


def deny(page: Page, app: str) -> None:
    """Lets an app not in."""
    _asked(page, app)
    page.get_by_role("button", name="Do not allow").click()
    _left(page)


def _asked(page: Page, app: str) -> None:
    page.wait_for_url("**/oauth/authorize?*")
    expect(page.get_by_role("heading", level=1)).to_contain_text(app)


def _left(page: Page) -> None:
    """What comes next must not be sought on the page of the service, which says who one is, too."""
    page.wait_for_url(lambda url: "/oauth/authorize?" not in url)
