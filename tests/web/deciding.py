"""The page that verifies, once it has loaded the rules: for tests and for figures."""

import time
from collections.abc import Sequence

from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.audit.exporting import KEY
from tests.web.exports import File

LONG = 180_000
"""Milliseconds in which the slowest machine loads the rules, or decides a game again."""


def with_rules(page: Page) -> None:
    """Opens the page, and loads the rules by the button."""
    page.goto("/verify")
    panel = page.locator("[data-rules]")
    panel.get_by_role("button", name="Load the rules").click()
    expect(panel).to_have_attribute("data-rules", "ready", timeout=LONG)


def payload(name: str, raw: bytes) -> FilePayload:
    """A file to be dropped."""
    return {"name": name, "mimeType": "application/json", "buffer": raw}


def decided(page: Page, files: Sequence[File]) -> dict[str, Locator]:
    """The verdicts on exports that are dropped together with the key of the service, each with
    both reports side by side."""
    keys = payload("keys.txt", f"{KEY.public}\n".encode())
    dropped = [keys, *(payload(one.name, one.raw) for one in files)]
    page.locator("input[type=file]").set_input_files(dropped)
    expect(page.locator("[data-both]")).to_have_count(len(files), timeout=LONG)
    return {one.name: page.locator(f'article[data-file="{one.name}"]') for one in files}


def seconds(page: Page, file: File) -> float:
    """From dropping an export until both reports stand there; the page is empty again then."""
    began = time.perf_counter()
    decided(page, [file])
    took = time.perf_counter() - began
    page.get_by_role("button", name="Remove all").click()
    return took
