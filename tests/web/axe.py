"""What axe finds on a page: what keeps people with other senses or hands from using it."""

from typing import Any, Final

from playwright.sync_api import Page

from tests.web.chromium import WEB

_SCRIPT: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
_HARMLESS: Final = ("minor", "moderate")


def serious(page: Page, *, apart: str | None = None) -> list[str]:
    """Whatever is serious or worse, with the first element that has it; `apart`: what is not
    looked at (a selector)."""
    page.evaluate(_SCRIPT.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate(
        "(apart) => axe.run(apart ? {exclude: [[apart]]} : document)", apart
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}"
        for one in found["violations"]
        if one["impact"] not in _HARMLESS
    ]
