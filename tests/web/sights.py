"""Every page of the client with something on it, to be looked at in all sorts of ways."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from playwright.sync_api import Page, expect

from service.browser.routes import PAGES
from tests.service.people import Person
from tests.service.settling import settle

TITLE: Final = "tzolkin"


def addresses(ada: Person, bob: Person) -> Mapping[str, str]:
    """What to call each page, and its address: a page of games three times, for an open, a running
    and a finished one. Ada plays, and is invited by Bob."""
    seats = {
        "open": ("me", "open"),
        "running": ("me", "random", "random"),
        "finished": ("me", "random"),
    }
    games = {name: ada.open(*who, title=TITLE)["id"] for name, who in seats.items()}
    ended = ada.http.post(f"/v1/games/{games['finished']}/resign", json={"seat": 0}).json()
    assert ended["status"] == "finished", ended
    invited = bob.open("me", "open", title=TITLE)["id"]
    invitations = f"/v1/games/{invited}/invitations"
    bob.http.post(invitations, json={"account": ada.id})
    code = bob.http.post(invitations, json={"seat": 1}).json()["code"]
    settle(ada.http)
    return dict(_addresses(games, {"title": TITLE, "player": ada.id, "code": code}))


def _addresses(games: Mapping[str, str], others: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for path in PAGES:
        page = path.replace(":str", "")
        if "{game}" not in page:
            yield page, page.format(**others)
        elif page == "/games/{game}":
            yield from ((f"{page} {name}", page.format(game=game)) for name, game in games.items())
        else:
            yield page, page.format(game=games["finished"])


def visit(page: Page, address: str) -> None:
    """Goes to a page and waits until it has what it asked for."""
    page.goto(address)
    arrived(page)


def arrived(page: Page) -> None:
    """Waits until the page has what it asked for; the style guide shows that word as it is."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".loading:not(.styleguide-scheme .card *)")).to_have_count(0)


def words(page: Page) -> list[str]:
    """All that is said on the page, but for what is not to be translated."""
    said: Any = page.evaluate(_WORDS)
    return [str(one) for one in said]


_WORDS: Final = """() => {
  const said = new Set([document.title]);
  const own = (one) => one.closest('[translate=no]') === null;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const within = walk.currentNode.parentElement;
    if (own(within) && within.tagName !== 'NOSCRIPT') said.add(walk.currentNode.data);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    if (own(one)) for (const name of ['aria-label', 'title', 'placeholder']) {
      said.add(one.getAttribute(name) ?? '');
    }
  }
  return [...said].map((text) => text.trim()).filter((text) => text !== '');
}"""
