"""All pictures of boards in the README and the guide, taken by one command:

    PYTHONPATH=openapi:. .venv/bin/python -m tests.web.photographs

It runs a service of its own for some minutes. An address takes the whole tables at a service that
runs already.
"""

import argparse
import base64
import secrets
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page

from service.cli.common.own_service import own_service
from tests.service.people import Person
from tests.web import portraits
from tests.web.answers import answers
from tests.web.chromium import browser
from tests.web.midway import midway
from tests.web.palettes import Picture, png
from tests.web.players import remembering
from tests.web.portraits import FOLDER, TITLES
from tests.web.positions import SIZES

PART: Final = 0.5
"""How much of each game has been played."""
ANSWERS: Final = FOLDER / "answers"
LOOKS: Final[Mapping[str, tuple[tuple[int, int], Mapping[str, str]]]] = {
    "820-czech": (SIZES[1], {"locale": "cs"}),
    "1440-dark": (SIZES[0], {"color_scheme": "dark"}),
}
"""How each title is shown once more, by what its picture is called."""


def main() -> None:
    """Takes the boards by themselves, then whole tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", nargs="?", help="of a service that runs already")
    portraits.main()
    if (url := parser.parse_args().url) is not None:
        take_tables(url)
        return
    with TemporaryDirectory() as data, own_service(Path(data)) as own:
        take_tables(own)


def take_tables(url: str) -> None:
    """Takes each title at each width, in the middle of a game; on a phone also what one tap opens:
    the peek of something that can be chosen, and what stands beside the board. Then once in Czech,
    once in the dark, and the answers to what players ask."""
    who = Person.create(url, f"Ada-{secrets.randbelow(10_000)}")
    games = {title: midway(who, title, PART) for title in TITLES}
    with browser() as running:
        for width, height in SIZES:
            page = _page(running, who, url, width, height)
            for title, game in games.items():
                table = FOLDER / f"table-{title}-{width}.png"
                _open(page, f"/games/{game}")
                _take(page, table)
                if (width, height) == SIZES[-1]:
                    _tap(page)
                    _take(page, table.with_stem(f"{table.stem}-tapped"))
                    _open(page, f"/games/{game}")
                    page.locator(".rail-opener").click()
                    page.locator(".table-side .tally").wait_for()
                    _take(page, table.with_stem(f"{table.stem}-log"))
            page.context.close()
        for name, (size, look) in LOOKS.items():
            page = _page(running, who, url, *size, **look)
            for title, game in games.items():
                _open(page, f"/games/{game}")
                _take(page, FOLDER / f"table-{title}-{name}.png")
            page.context.close()
        page = _page(running, who, url, *SIZES[0])
        for title, game in games.items():
            for name, shot in answers(who, page, title, game):
                _write(page, ANSWERS / f"{title}-{name}.png", shot)
        page.context.close()


def _page(running: Browser, who: Person, url: str, width: int, height: int, **look: Any) -> Page:
    context = running.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        **{"locale": "en", **look},
    )
    page = context.new_page()
    page.add_init_script(remembering(who))
    return page


def _tap(page: Page) -> None:
    """Opens a thing as a first tap does: one that can be chosen, if this part has any."""
    things = page.locator(".scene .item:visible")
    lit = things.and_(page.locator(".lit"))
    (lit if lit.count() else things).first.evaluate(_FIRST_TAP)
    page.locator(".inspector.pinned").wait_for()


_FIRST_TAP: Final = """(thing) => thing.dispatchEvent(
  new PointerEvent('click', {pointerType: 'touch', bubbles: true}))"""


def _open(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(".table[data-state=deciding] .arranged").wait_for()
    page.wait_for_load_state("load")
    page.evaluate("document.fonts.ready")
    page.locator(".line-state.up").wait_for(state="attached")


def _take(page: Page, path: Path) -> None:
    _write(page, path, page.screenshot())


def _write(page: Page, path: Path, shot: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(png(_indexed(page, shot)))


def _indexed(page: Page, shot: bytes) -> Picture:
    """The picture in at most 256 colours: browsers read pictures faster than Python does."""
    blank = page.context.new_page()
    told = blank.evaluate(_INDEXED, base64.b64encode(shot).decode())
    blank.close()
    return Picture(
        width=told["width"],
        colours=[tuple(one) for one in told["colours"]],
        pixels=base64.b64decode(told["pixels"]),
    )


_INDEXED: Final = """async (shot) => {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const often = new Map();
  const key = (at) => (data[at] >> 2 << 12) | (data[at + 1] >> 2 << 6) | (data[at + 2] >> 2);
  for (let at = 0; at < data.length; at += 4) {
    const one = often.get(key(at)) ?? { count: 0, sum: [0, 0, 0], key: key(at) };
    one.count += 1;
    for (const part of [0, 1, 2]) one.sum[part] += data[at + part];
    often.set(one.key, one);
  }
  const mean = (one, part) => one.sum[part] / one.count;
  const spread = (box) => [0, 1, 2].map((part) => {
    const all = box.map((one) => mean(one, part));
    return Math.max(...all) - Math.min(...all);
  });
  const weight = (box) => box.length < 2 ? 0
    : Math.max(...spread(box)) * Math.sqrt(box.reduce((sum, one) => sum + one.count, 0));
  const boxes = [{ box: [...often.values()] }];
  for (const one of boxes) one.weight = weight(one.box);
  while (boxes.length < 256) {
    boxes.sort((a, b) => a.weight - b.weight);
    if (boxes.at(-1).weight === 0) break;
    const { box } = boxes.pop();
    const wide = spread(box);
    const part = wide.indexOf(Math.max(...wide));
    const middle = (Math.max(...box.map((one) => mean(one, part)))
      + Math.min(...box.map((one) => mean(one, part)))) / 2;
    const halves = [box.filter((one) => mean(one, part) <= middle),
      box.filter((one) => mean(one, part) > middle)];
    for (const half of halves) boxes.push({ box: half, weight: weight(half) });
  }
  const index = new Map(boxes.flatMap(({ box }, at) => box.map((one) => [one.key, at])));
  const colours = boxes.map(({ box }) => {
    const count = box.reduce((sum, one) => sum + one.count, 0);
    return [0, 1, 2].map((part) =>
      Math.round(box.reduce((sum, one) => sum + one.sum[part], 0) / count));
  });
  let pixels = '';
  for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(index.get(key(at)));
  return { width, colours, pixels: btoa(pixels) };
}"""
"""Boxes of like colours are halved until there are 256; each is drawn in its mean."""


if __name__ == "__main__":
    main()
