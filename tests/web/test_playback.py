"""What others did since one's own turn is played back once, ply by ply; any key ends that."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.web.axe import serious

pytestmark = pytest.mark.web

MOST = 12
"""So many plies are played back at most: the last ones."""

_NOTED = """
window.told = [];
new MutationObserver(() => {
  const text = document.querySelector('.playing-back')?.textContent;
  if (!text || window.told.at(-1) === text) return;
  window.told.push(text);
  if (KEY) dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift'}));
}).observe(document, {subtree: true, childList: true, characterData: true});
"""
"""Keeps what was said while something was played back; with a key pressed at once."""


def test_moves_since_my_turn_are_played_back_unless_a_key_ends_it(
    window: Callable[..., Page], person: Callable[[], Person]
) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="ancient-knowledge")["id"]
    assert bob.join(game).status_code == 200
    since = _played(ada, bob, game)
    told = [_told(window(ada, reduced_motion="no-preference"), game, key=key) for key in (0, 1)]
    shown = min(len(since), MOST)
    assert len(told[0]) == shown, "each ply was shown, and the last one stays"
    assert len(told[1]) == 1, "a key ends it at once"
    assert _told(window(ada), game, key=0) == [], "nobody is shown motion who wants none"


def _played(ada: Person, bob: Person, game: str) -> list[int]:
    """Goes on until Ada has to move, and Bob has played several times since she did, and somebody
    has points; the plies of Bob."""
    since = list[int]()
    for _ in range(400):
        shown = ada.get(f"/v1/games/{game}")
        seat = shown["awaits"][0]
        lines = ada.get(f"/v1/games/{game}/states/latest?seat=0")["view"]["scores"]
        if seat == 0 and len(since) >= 3 and any(one["points"] for one in lines):
            return since
        (ada, bob)[seat].play_any(game, seat)
        since = [] if seat == 0 else [*since, shown["ply"] + 1]
    raise AssertionError("Bob never played three times")


def _told(page: Page, game: str, *, key: int) -> list[Any]:
    page.add_init_script(_NOTED.replace("KEY", str(key)))
    page.goto(f"/games/{game}?seat=0")
    expect(page.locator(".table[data-state=deciding]")).to_be_visible()
    page.locator(".history summary").first.click()
    expect(page.locator(".history[open] li").first).to_be_visible()
    assert not serious(page)
    found: list[Any] = page.evaluate("window.told")
    return found
