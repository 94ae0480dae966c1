"""Exports that are dropped on the page, opened as games, and played on from a ply: by clicks."""

from playwright.sync_api import FilePayload, Page, expect

from tests.web.players import Seated

PLY = 40
"""From where one plays on."""

_KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const { serviceWorker } = navigator;
  while (serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 20));
}"""
"""Until the browser keeps the pages, and this one is served from there."""


def opened(page: Page, name: str, raw: bytes) -> str:
    """Drops an export where games are checked, and opens it on the board; the address of the game.
    The browser has then all that it needs of the service."""
    page.goto("/verify")
    page.evaluate(_KEPT)
    file = FilePayload(name=name, mimeType="application/json", buffer=raw)
    page.locator("input[type=file]").set_input_files([file])
    page.get_by_role("button", name="Open on the board").click()
    page.wait_for_url("**/games/file-*")
    expect(page.locator(".replay-board :is(.board, .arranged)").first).to_be_visible()
    return page.url.partition("?")[0]


def branched(page: Page, ply: int = PLY) -> Seated:
    """Plays on from the ply of a game that is shown, on the seat that is to move, against the bot
    of the title."""
    page.get_by_role("button", name=f"Play on from ply {ply}").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    return Seated.here(page, "branch-")
