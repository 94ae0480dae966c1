"""Introductions worked through in the browser: every step as somebody would do it who reads it."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

import httpx
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as LateError

from tests.web.positions import faults

_MARKED: Final = """() => [...document.querySelectorAll('.scene .pointed')]
  .some((one) => one.checkVisibility())"""
_PATIENCE: Final = 60_000
"""Milliseconds that a mark may take to come."""
_TRIES: Final = 4
"""How often somebody presses the same things until the board has taken them."""


class Learner:
    """Somebody at the introduction to a title, who has a mouse or the keyboard."""

    def __init__(
        self,
        page: Page,
        http: httpx.Client,
        title: str,
        *,
        language: str = "en",
        keys: bool = False,
    ) -> None:
        self._page = page
        self._http = http
        self._spoken = {"Accept-Language": language}
        self._title = title
        self._keys = keys

    def open(self, step: int = 1) -> None:
        """Goes to a step."""
        self._page.goto(f"/titles/{self._title}/introduction?step={step}")

    def learns(self) -> Iterator[str]:
        """Does every step; what is wrong on the way."""
        self.open()
        steps = self._got("")["steps"]
        for listed in steps:
            number = listed["number"]
            expect(self._lesson(number)).to_be_visible()
            expect(self._page.locator(".lesson h2")).to_have_text(listed["heading"])
            for fault in self._seen():
                yield f"step {number}: {fault}"
            if listed["asks"]:
                self._does(number)
            expect(self._lesson(number)).to_have_attribute("data-state", "done")
            if number < len(steps):
                self._press(self._page.locator(".lesson-ways button.main"))

    def _seen(self) -> Iterator[str]:
        """What is wrong with a step before anything is done."""
        self._page.wait_for_function("() => document.querySelector('.scene :is(.item, .handle)')")
        try:
            self._page.wait_for_function(_MARKED, timeout=_PATIENCE)
        except LateError:
            yield "nothing is marked"
        yield from faults(self._page)

    def _does(self, number: int) -> None:
        """Makes the move that a step asks for: by things, then by its button."""
        step = self._got(f"/{number}")
        wanted = step["exercise"]["outcomes"][0]["index"]
        path = step["legal"]["hints"][wanted]["path"]
        button = self._page.locator(".dock .say.pointed")
        done = self._page.locator(f'.introduction[data-step="{number}"][data-state="done"]')
        for _ in range(_TRIES):  # a board that still arranges itself may slip from under a hand
            for id_ in path:
                self._press(self._page.locator(f'.scene .lit[data-id="{id_}"]').first)
            with suppress(LateError):
                button.or_(done).first.wait_for(timeout=_PATIENCE / _TRIES)
                break
            self._page.keyboard.press("Escape")
        if not done.count():
            self._press(button)

    def _press(self, at: Locator) -> None:
        if self._keys:
            at.focus()
            self._page.keyboard.press("Enter")
        else:  # in the middle, where pieces may stand on a place
            at.click(force=True)

    def _lesson(self, number: int) -> Locator:
        return self._page.locator(f'.introduction[data-step="{number}"]')

    def _got(self, rest: str) -> Any:
        return self._http.get(
            f"/v1/titles/{self._title}/introduction{rest}", headers=self._spoken
        ).json()
