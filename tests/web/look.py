"""A picture of a page: `python -m tests.web.look http://127.0.0.1:8000/ page.png`."""

import argparse
import json
from typing import Literal

from tests.web.chromium import browser


def main() -> None:
    """Opens the page, waits until it is quiet, and saves what is seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("picture")
    parser.add_argument("--size", default="1280x800", help="of the window, in pixels")
    parser.add_argument("--dark", action="store_true", help="the dark colours")
    parser.add_argument("--language", default="en", help="that the browser asks for")
    parser.add_argument("--person", help="who is signed in, as the client keeps it: JSON")
    parser.add_argument("--whole", action="store_true", help="the whole page, not the window alone")
    told = parser.parse_args()
    width, height = map(int, told.size.split("x"))
    scheme: Literal["dark", "light"] = "dark" if told.dark else "light"
    with browser() as running:
        context = running.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            locale=told.language,
        )
        page = context.new_page()
        page.on("console", lambda said: print(f"{said.type}: {said.text}"))  # noqa: T201
        page.on("pageerror", lambda error: print(f"error: {error}"))  # noqa: T201
        if told.person:
            kept = json.dumps(json.loads(told.person))
            page.add_init_script(f"localStorage.setItem('kronika/person', {json.dumps(kept)})")
        page.goto(told.url)
        page.wait_for_timeout(1500)
        page.screenshot(path=told.picture, full_page=told.whole)


if __name__ == "__main__":
    main()
