"""Somebody who plays in the browser: by mouse, by touch or by keyboard alone, whatever is lit."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.service.people import Person

Choice = Callable[[int], int]
"""Which of so many."""

MOST: Final = 1500
"""Clicks in a game."""
PATIENCE: Final = 180_000
"""Milliseconds for whatever may take long on a busy machine."""

_SETTLED: Final = """
({table, before, others}) => new Promise((done, failed) => {
  const {dataset} = table;
  setTimeout(() => failed(new Error(`still ${dataset.state} at ${dataset.at}`)), 180_000);
  const settled = () => {
    const {state, at} = dataset;
    const ready = ['deciding', 'over', ...(others ? ['waiting'] : [])];
    if (at !== before && ready.includes(state)) {
      watch.disconnect();
      done(true);
    }
  };
  const watch = new MutationObserver(settled);
  watch.observe(table, {attributes: true});
  settled();
})"""
"""Waits until the table asks for something else than before, or the game is over."""

_CHOICES: Final = """
(table) => {
  const shown = (one) => one.checkVisibility();
  const lit = [...table.querySelectorAll('.table-board :is(.item.lit, .handle.lit)')];
  return {
    lit: lit.filter(shown).map((one) => one.dataset.id),
    say: [...table.querySelectorAll('.ends .say:not(.danger)')].filter(shown).length,
    sure: table.querySelector('.sure .main') !== null,
  };
}"""

_TAPPED: Final = """
(table, before) => new Promise((done, failed) => {
  setTimeout(() => failed(new Error(`a tap did nothing at ${before}`)), 180_000);
  const tapped = () => {
    if (table.dataset.at === before && !document.querySelector('.inspector.pinned')) return;
    watch.disconnect();
    done(true);
  };
  const watch = new MutationObserver(tapped);
  watch.observe(document.body, {attributes: true, childList: true, subtree: true});
  tapped();
})"""
"""Waits until a tap has opened something, or has chosen what has nothing to be read."""

_LISTED: Final = "(table) => table.querySelector('.find') !== null"
"""Whether there is a list of all that is legal."""


class Quiet:
    """A page whose console says no error. `allowed` are parts of those that a test provokes."""

    def __init__(self, page: Page, *allowed: str) -> None:
        self.page = page
        self.errors: list[str] = []
        self._allowed = allowed
        page.on("console", lambda said: said.type == "error" and self._note(said.text))
        page.on("pageerror", lambda error: self._note(str(error)))

    def _note(self, text: str) -> None:
        if not any(one in text for one in self._allowed):
            self.errors.append(text)


def signed_in(
    browser: Browser, who: Person | None, url: str, *, drafts: bool = False, **options: Any
) -> BrowserContext:
    """A browser window of its own, in which somebody is signed in. Nothing moves in it, so that
    what is clicked stays where it is. Without `drafts` each choice is played at once."""
    context = browser.new_context(
        **{"locale": "en", "base_url": url, "reduced_motion": "reduce", **options},
        viewport={"width": 1280, "height": 900},
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    if not drafts:
        context.add_init_script("localStorage.setItem('kronika/notices/draft', 'no')")
    if who is not None:
        context.add_init_script(remembering(who))
    return context


def remembering(who: Person) -> str:
    """A script that signs somebody in on the first page of a browser, and only there: whoever signs
    out stays so. It leaves what pages kept before there were sessions, of somebody who has their
    token elsewhere, too; the client makes a session of it."""
    kept = json.dumps({"account": who.id, "name": who.name, "token": who.token, "saved": True})
    return (
        "if (localStorage.getItem('test/signed-in') === null) {"
        f" localStorage.setItem('kronika/person', {json.dumps(kept)});"
        " localStorage.setItem('test/signed-in', 'yes'); }"
    )


class Seated:
    """Somebody at a table."""

    def __init__(self, page: Page, game: str, seat: int | None = None) -> None:
        self.page = page
        self.game = game
        page.goto(f"/games/{game}" + ("" if seat is None else f"?seat={seat}"))

    @classmethod
    def here(cls, page: Page, kind: str = "gam_") -> "Seated":
        """Somebody who is at a table already, however they came; ids of its kind begin so."""
        page.wait_for_url(f"**/games/{kind}*")
        seated = cls.__new__(cls)
        seated.page, seated.game = page, page.url.rpartition("/")[2]
        return seated

    @property
    def table(self) -> Locator:
        """All of the page that belongs to the table."""
        return self.page.locator(".table")

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.get_attribute("data-state") == "over"

    @property
    def at(self) -> str:
        """How far the game has come, and the choice: another text after each step."""
        return self.table.get_attribute("data-at") or ""

    def settled(self, before: str = "", *, others: bool = False) -> None:
        """Waits until there is something to decide, or the game is over; with `others`, also
        until somebody else has to decide. The board is there then."""
        asked = f"(table, [before, others]) => ({_SETTLED.strip()})({{table, before, others}})"
        self.table.evaluate(asked, [before, others])
        expect(self.table.locator(".scene :is(.board, .arranged)").first).to_be_attached(
            timeout=PATIENCE
        )

    def click(self, choice: Choice, *, others: bool = False) -> None:
        """Chooses by the mouse something that is lit, or a button of the prompt. With `others`,
        somebody else may be to move behind it."""
        self._choose(choice, Locator.click, self._click_on, others=others)

    def tap(self, choice: Choice) -> None:
        """Chooses by touch: the first tap on a thing opens it, the second one chooses it."""
        self._choose(choice, Locator.tap, self._tap_on)

    def _choose(
        self,
        choice: Choice,
        press: Callable[[Locator], None],
        press_on: Callable[[str], None],
        *,
        others: bool = False,
    ) -> None:
        before = self.at
        found = self.table.evaluate(_CHOICES)
        lit, say = found["lit"], found["say"]
        if found["sure"]:  # what it does is known only now
            press(self.table.locator(".sure .main"))
            self.settled(before, others=others)
            return
        assert lit or say, f"nothing can be chosen: {self.table.locator('.asks').inner_text()}"
        wanted = choice(len(lit) + say)
        if wanted < len(lit):
            press_on(lit[wanted])
        else:
            press(self.table.locator(".ends .say:not(.danger)").nth(wanted - len(lit)))
        self.settled(before, others=others)

    def point(self) -> None:
        """Points with the mouse at the first thing that is lit."""
        self.page.mouse.move(*self._spot(self.table.evaluate(_CHOICES)["lit"][0]))

    def _click_on(self, thing: str) -> None:
        self.page.mouse.click(*self._spot(thing))

    def _tap_on(self, thing: str) -> None:
        before = self.at
        self.page.touchscreen.tap(*self._spot(thing))
        self.table.evaluate(_TAPPED, before)
        if self.at == before:
            self.page.touchscreen.tap(*self._spot(thing))

    def _spot(self, thing: str) -> tuple[float, float]:
        lit = f":is(.item.lit, .handle.lit)[data-id={json.dumps(thing)}]"
        found = self.table.locator(f".table-board {lit}").first
        found.scroll_into_view_if_needed()
        x, y = found.evaluate(_SPOT)
        return x, y

    def type(self, choice: Choice) -> None:
        """Chooses by the keyboard alone one of all legal moves."""
        before = self.at
        if self.table.evaluate(_CHOICES)["sure"]:
            expect(self.table.locator(".sure .main")).to_be_focused(timeout=PATIENCE)
            self.page.keyboard.press("Enter")
            self.settled(before)
            return
        if not self.table.evaluate(_LISTED):  # all is chosen: the turn waits for its end
            self.page.keyboard.press("e")
            self.settled(before)
            return
        self.page.keyboard.press("m")
        finder = self.page.get_by_role("combobox", name="Find a move")
        expect(finder).to_be_focused(timeout=PATIENCE)
        ways = self.page.locator(".finder").get_by_role("option")
        expect(ways.first).to_be_attached(timeout=PATIENCE)
        for _ in range(choice(min(ways.count(), 8))):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        self.settled(before)

    def play_on(self, step: Callable[[Choice], None], seed: str) -> int:
        """Plays to the end by `click` or by `type`; how many steps that took."""
        dice = Random(seed)
        self.settled()
        for steps in range(MOST):
            if self.over:
                return steps
            step(dice.randrange)
        raise AssertionError("the game does not end")


_SPOT: Final = """
(thing) => {
  const {left, top, width, height} = thing.getBoundingClientRect();
  for (const across of [0.5, 0.1, 0.9, 0.3, 0.7]) {
    for (const down of [0.5, 0.1, 0.9, 0.3, 0.7]) {
      const [x, y] = [left + width * across, top + height * down];
      const hit = document.elementFromPoint(x, y)?.closest('.item, .handle');
      if (hit === thing || hit?.closest('.zone')?.contains(thing) && !hit.matches('.item.lit') &&
          thing.matches('.handle')) return [x, y];
    }
  }
  throw new Error(`nothing of ${thing.dataset.id} can be clicked`);
}"""
"""Where a thing can be hit: something may lie over its middle."""
