"""Positions as one seat sees them, and what a drawn board must not have: words that are small, cut
off, covered or broken, and things that can be chosen but are not there."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from msgspec import Struct
from playwright.sync_api import Page

from games.kernel.scene import Scene, path
from games.kernel.seats import AtSeat, Seat
from tests.support.drawing import scene_of
from tests.support.games import Ply, game
from tests.support.titles import title_of
from tests.web.stage import Stage

SIZES: Final = ((1440, 900), (820, 1180), (390, 844))


class Position(Struct, frozen=True):
    """What a seat sees that is to decide, and the ids that it can click."""

    title: str
    seats: int
    scene: Scene
    seat: Seat
    clicks: Collection[str]

    def show(self, stage: Stage, *, framed: bool = False) -> None:
        """Draws it, lit; `framed` as at a table, with bar, rail and dock."""
        lit = [(one, "choose") for one in sorted(self.clicks)]
        more = {"viewer": self.seat, "lit": lit, "framed": framed}
        stage.show(self.title, self.scene, self.seats, **more)
        stage.page.evaluate("() => document.fonts.ready.then(() => undefined)")  # words have sizes


def decisions(title: str, seats: int, seed: int) -> Iterator[Position]:
    """Every decision of a game."""
    for ply in _plies(title, seats, seed):
        yield _position(title, seats, ply)


def positions(title: str, seats: int, seed: int, parts: Sequence[float]) -> Iterator[Position]:
    """The decisions at these parts of a game."""
    plies = _plies(title, seats, seed)
    for part in parts:
        yield _position(title, seats, plies[int((len(plies) - 1) * part)])


def _plies(title: str, seats: int, seed: int) -> Sequence[Ply]:
    return game(title_of(title), seats=seats, seed=seed, policy="mixed").plies


def _position(title: str, seats: int, ply: Ply) -> Position:
    found, seat = title_of(title), ply.action.seat
    clicks = {one for way in found.rules.legal(ply.before, seat) for one in path(seat, way)}
    return Position(title, seats, scene_of(found, ply.before, AtSeat(seat)), seat, clicks)


def faults(page: Page) -> list[str]:
    """What is wrong with the words of a drawn board."""
    found = [f"{what}: {one}" for what, script in _FAULTS.items() for one in page.evaluate(script)]
    found += [f"broken: {one}" for one in broken(page, ".scene")]
    if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
        found.append("the page scrolls sideways")
    return found


def broken(page: Page, within: str) -> list[str]:
    """Words of a part of the page that are broken where they may not be."""
    words: list[str] = page.evaluate(_BROKEN, within)
    return words


def wrong(page: Page, position: Position) -> list[str]:
    """What can be chosen and is not drawn behind any tab, and the faults behind each of them. What
    a peek covers is no fault."""
    tabs, found, drawn = page.locator(".arranged [role=tab]"), list[str](), set[str]()
    for at in range(max(tabs.count(), 1)):
        if tabs.count():
            tabs.nth(at).click()
        page.mouse.move(0, 0)  # what is pointed at opens a peek above the board
        found += faults(page)
        drawn |= set(page.evaluate(_CHOSEN))
    return found + [f"cannot be chosen: {one}" for one in sorted({*position.clicks} - drawn)]


EMPTY: Final = 0.1
"""The most of the first screen that empty zones take."""


def first_screen(page: Page) -> list[str]:
    """What is wrong with the first screen of a framed table, before anybody has scrolled: what is
    one's own and what can be chosen is in sight, or one tab away, and empty zones take little."""
    hidden = [f"below the fold: {one}" for one in page.evaluate(_BELOW)]
    share = page.evaluate(_EMPTY)
    return hidden + ([f"empty zones take {share:.0%}"] if share > EMPTY else [])


_CHOSEN: Final = """() => [...document.querySelectorAll('.scene :is(.item, .handle)')]
  .filter((one) => one.checkVisibility()).map((one) => one.dataset.id)"""

_BELOW: Final = """() => {
  const inSight = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const { left, top, right, bottom } = at.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return false;
    }
    return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  };
  const drawn = (one) => one.checkVisibility();
  const lit = [...document.querySelectorAll('.scene :is(.item.lit, .handle.lit)')].filter(drawn);
  const seen = new Set(lit.filter(inSight).map((one) => one.dataset.id));
  const own = [...document.querySelectorAll('.dock .mine *')].filter(drawn);
  const box = document.querySelector('.dock .mine');
  return [
    ...new Set(lit.map((one) => one.dataset.id).filter((id) => !seen.has(id))),
    ...own.filter((one) => one.matches('.item, .handle, .sign, [role=group]') && !inSight(one))
      .map((one) => `one's own ${one.dataset.id ?? one.className?.baseVal ?? one.className}`),
    ...(box.scrollHeight > box.clientHeight + 1 ? [`one's own scrolls: ${box.scrollHeight}`] : []),
  ];
}"""
"""What can be chosen, or is one's own, and is drawn where nobody sees it without scrolling."""

_EMPTY: Final = """() => {
  const filled = '.item, .lit, .zone, .formula, svg';
  const empty = [...document.querySelectorAll('.scene .zone')]
    .filter((one) => one.checkVisibility() && !one.querySelector(filled));
  const area = ({ left, top, right, bottom }) =>
    Math.max(0, Math.min(right, innerWidth) - left) *
    Math.max(0, Math.min(bottom, innerHeight) - top);
  const sum = empty.reduce((taken, one) => taken + area(one.getBoundingClientRect()), 0);
  return sum / (innerWidth * innerHeight);
}"""
"""The part of the first screen that zones take in which nothing lies, nothing is printed and
nothing can be put."""

_SMALL: Final = """() => {
  const small = new Set();
  const walk = document.createTreeWalker(document.querySelector('.scene'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const within = walk.currentNode.parentElement;
    if (within.closest('svg, .hidden, .unseen') || !within.checkVisibility()) continue;
    if (!walk.currentNode.data.trim()) continue;
    if (parseFloat(getComputedStyle(within).fontSize) < 11) small.add(walk.currentNode.data);
  }
  return [...small];
}"""
"""Words below 11 px."""

_CUT: Final = """() => [...document.querySelectorAll('.arranged *')]
  .filter((one) => one.checkVisibility() && one.clientWidth > 0 && !one.matches('.unseen'))
  .filter((one) => getComputedStyle(one).overflowX === 'hidden')
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className}: ${one.textContent.slice(0, 40)}`)"""
"""Boxes whose content is wider than they are, and cut."""

_COVERED: Final = """() => {
  const seen = [];
  const walk = document.createTreeWalker(document.querySelector('.scene'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const text = walk.currentNode, within = text.parentElement;
    if (!text.data.trim() || within.closest('.hidden, .unseen, .inspector')) continue;
    if (!within.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(text);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const lean = (bottom - top) / 5;
      const box = { left: left + 1, top: top + lean, right: right - 1, bottom: bottom - lean };
      for (let one = within; one; one = one.parentElement) {
        if (getComputedStyle(one).overflow === 'visible') continue;
        const clip = one.getBoundingClientRect();
        box.left = Math.max(box.left, clip.left), box.right = Math.min(box.right, clip.right);
        box.top = Math.max(box.top, clip.top), box.bottom = Math.min(box.bottom, clip.bottom);
      }
      if (box.left < box.right && box.top < box.bottom) seen.push({ text, box });
    }
  }
  const apart = (a, b) => a.right <= b.left || a.bottom <= b.top;
  return seen.flatMap((one, at) => seen.slice(at + 1)
    .filter((other) => other.text !== one.text)
    .filter((other) => !apart(one.box, other.box) && !apart(other.box, one.box))
    .map((other) => `${one.text.data} x ${other.text.data}`));
}"""
"""Words that lie on other words, compared by the boxes of their lines."""


_BROKEN: Final = """(within) => {
  const broken = new Set(), range = document.createRange();
  const walk = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
  const boxes = (text, from, to) => {
    range.setStart(text, from), range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  while (walk.nextNode()) {
    const text = walk.currentNode, holds = text.parentElement;
    if (holds.closest('svg, .hidden, .unseen') || !holds.checkVisibility()) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\u00ad]{2,}/gu)) {
      const lines = boxes(text, index, index + word.length);
      if (new Set(lines.map((one) => Math.round(one.top))).size < 2) continue;
      let before;
      for (let at = index; at < index + word.length; at += 1) {
        const here = boxes(text, at, at + 1).at(-1);
        if (here === undefined) continue;
        const next = before !== undefined && here.top > before.bottom - 2;
        const soft = text.data.slice(at - 1, at + 1).includes('\u00ad');
        if (next && !soft) broken.add(word.replaceAll('\u00ad', '|'));
        before = here;
      }
    }
  }
  return [...broken];
}"""

_FAULTS: Final = {"small": _SMALL, "cut": _CUT, "covered": _COVERED}
"""How words are looked at, by what is wrong with them."""
