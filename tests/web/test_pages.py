"""Every page, for everybody: nothing that axe finds serious, nothing beside the screen of a phone,
nothing that moves while it comes, no English on Czech pages, nothing from elsewhere."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.web.axe import serious
from tests.web.moving import restless, watch
from tests.web.sights import addresses, arrived, visit, words

pytestmark = pytest.mark.web

Windows = Callable[..., Page]
People = Callable[[], Person]

ENGLISH: Final = re.compile(
    r"\b(the|of|and|with|your?|from|games?|seats?|moves?|cards?|this|that|not|are|is|has|have"
    r"|sign|open|verify|loading|token|name|rule|player|turn|board|hand|replay|ply)\b",
    re.IGNORECASE,
)
"""Words that hardly any English sentence does without, and that Czech does not have."""
SAME: Final = frozenset({"token", "tokeny"})
"""What both languages call so."""
NOBODYS: Final = (
    *("/", "/games", "/titles", "/me", "/me/keep", "/games/new", "/invitations"),
    "/i/0000-0000-0000",
)
"""Pages that somebody sees who is not signed in."""


def test_pages_are_accessible_in_both_themes_and_on_phones(window: Windows, person: People) -> None:
    ada = person()
    page = window(ada, color_scheme="light", viewport={"width": 1280, "height": 800})
    watch(page)
    found: dict[str, list[str]] = {}
    for name, address in addresses(ada, person()).items():
        page.set_viewport_size({"width": 1280, "height": 800})
        page.emulate_media(color_scheme="light")
        visit(page, address)
        found[f"{name}, light and wide"] = [
            *serious(page),
            *restless(page, partial(visit, page, address)),
        ]
        page.set_viewport_size({"width": 360, "height": 740})
        page.emulate_media(color_scheme="dark")
        found[f"{name}, dark and narrow"] = serious(page)
        beside = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        found[f"{name}, beside the screen"] = [f"{beside} px"] if beside > 0 else []
    nobody = window(color_scheme="dark")
    for address in NOBODYS:
        visit(nobody, address)
        found[f"{address} of nobody"] = serious(nobody)
    assert _all(found) == [], "\n".join(_all(found))


def test_czech_pages_have_no_english_left(window: Windows, person: People) -> None:
    ada = person()
    page = window(ada, locale="cs-CZ", viewport={"width": 390, "height": 844})
    watch(page)
    page.on("request", lambda one: asked.append(one.url))
    asked: list[str] = []
    left: dict[str, list[str]] = {}
    titles = ada.http.get("/v1/titles").json()["items"]
    called = [title["name"] for title in titles]
    names = ["kronika verify", *called, *(name.partition(":")[0] for name in called)]
    for name, address in addresses(ada, person()).items():
        visit(page, address)
        assert page.locator("html").get_attribute("lang") == "cs"
        left[name] = [one for one in words(page) if _english(one, names)]
        left[name] += restless(page, partial(visit, page, address))
    assert _all(left) == [], "\n".join(_all(left))
    host = page.evaluate("location.origin")
    assert {url for url in asked if not url.startswith((host, "data:", "blob:"))} == set()


def _all(found: Mapping[str, list[str]]) -> list[str]:
    return [f"{name}: {one}" for name, ones in found.items() for one in ones]


def _english(text: str, names: Iterable[str]) -> bool:
    for name in names:
        text = text.replace(name, "")
    return bool({found.lower() for found in ENGLISH.findall(text)} - SAME)


def test_the_language_is_switched_and_kept(page: Page) -> None:
    visit(page, "/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("About Kronika")
    page.get_by_label("Language").select_option("cs")
    expect(page.get_by_role("heading", level=1)).to_have_text("O Kronice")
    expect(page).to_have_title("O Kronice · Kronika")
    page.reload()
    arrived(page)
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.get_by_label("Barvy").select_option("dark")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.reload()
    arrived(page)
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
    page.get_by_label("Jazyk").select_option("en")
    expect(page.get_by_role("heading", level=1)).to_have_text("About Kronika")


def test_the_keyboard_goes_everywhere(page: Page) -> None:
    visit(page, "/games")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.get_by_role("link", name="Finished").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Finished")).to_have_attribute("aria-current", "page")
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Check a game").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/verify")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.go_back()
    page.wait_for_url("**/games?tab=finished")
    expect(page.get_by_role("heading", level=1)).to_have_text("Games")
