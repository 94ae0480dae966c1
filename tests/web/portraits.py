"""Pictures of boards for the README: `PYTHONPATH=openapi python -m tests.web.portraits`."""

from pathlib import Path
from typing import Final

from tests.web.chromium import browser
from tests.web.stage import Stage, scene_at

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
TITLES: Final = ("tzolkin", "ancient-knowledge", "through-the-ages", "monumental", "eldervale")
SEATS: Final = 3
PATIENCE: Final = 60_000
"""Milliseconds that any step may take: then it fails, with a word what it waited for."""


def main() -> None:
    """Draws a game of each title that is more than half over, as the first seat sees it."""
    FOLDER.mkdir(exist_ok=True)
    with browser() as running:
        for title in TITLES:
            page = running.new_page(viewport={"width": 1200, "height": 760})
            page.set_default_timeout(PATIENCE)
            stage = Stage(page, alone=True)
            stage.open()
            stage.show(title, scene_at(title, SEATS, 0.6), SEATS)
            page.wait_for_load_state("networkidle")
            page.locator(".arranged").screenshot(path=FOLDER / f"{title}.png")
            page.close()


if __name__ == "__main__":
    main()
