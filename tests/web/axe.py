"""What axe finds on a page: what keeps people with other senses or hands from using it."""

from typing import Any, Final

from playwright.sync_api import Page

from tests.web.chromium import WEB

_SCRIPT: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
_STILL: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const moving = () => document.getAnimations().filter((one) =>
    one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity);
  let changed = performance.now();
  const watching = new MutationObserver(() => { changed = performance.now(); });
  watching.observe(document, {subtree: true, childList: true, attributes: true});
  const rests = () => moving().length === 0 && performance.now() - changed > 150;
  for (let left = 200; left > 0 && !rests(); left--) await frame();
  watching.disconnect();
}"""
"""Waits until the page is drawn as it now is: it has taken in a new width, and what fades or flies
has arrived. Half-way, colours are those of no theme."""
_HARMLESS: Final = ("minor", "moderate")
_DRAWN: Final = (
    "label-content-name-mismatch",
    ('<g class="item', '<div class="item', '<div class="handle'),
)
"""What is drawn on a thing is a picture of it, made of abbreviations and counts: its name says the
same in words, but not in those."""


def serious(page: Page, *, apart: str | None = None) -> list[str]:
    """Whatever is serious or worse, with the first element that has it; `apart`: what is not
    looked at (a selector)."""
    page.evaluate(_STILL)
    page.evaluate(_SCRIPT.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate(
        "(apart) => axe.run(apart ? {exclude: [[apart]]} : document)", apart
    )
    return [
        f"{one['id']}: {where[0][:200]}"
        for one in found["violations"]
        if one["impact"] not in _HARMLESS and (where := _where(one))
    ]


def _where(finding: dict[str, Any]) -> list[str]:
    rule, drawn = _DRAWN
    every = [str(node["html"]) for node in finding["nodes"]]
    return [html for html in every if finding["id"] != rule or not html.startswith(drawn)]
