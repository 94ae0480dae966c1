"""Pictures of the answers to what players ask of a table, a picture a question: the part of the
page that answers it, at 1440 x 900."""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page

from tests.service.people import Person
from tests.web.players import Seated
from tests.web.questions import Asking, pointed_at, taken_back

PARTS: Final = {
    "whose-turn": ".table-side .players",
    "what-may-i-do": ".dock",
    "what-do-i-have": ".dock > .mine",
    "who-leads": ".table-side .tally",
    "what-happened": ".table-side .since",
    "how-long": ".bar",
}
"""Where the answer stands that needs no hand."""


def answers(who: Person, page: Page, title: str, game: str) -> Iterator[tuple[str, bytes]]:
    """What each picture is called, and the picture."""
    here = Seated(page, game)
    here.settled()
    page.evaluate("document.fonts.ready")
    page.locator(".table-side .tally").wait_for()
    for name, part in PARTS.items():
        yield name, page.locator(part).first.screenshot()
    asking = Asking(who, here, title, narrow=False)
    with pointed_at(asking):
        page.locator(".dock .foretold").first.wait_for()
        page.locator(".inspector .peek-ahead").wait_for()
        yield "what-would-it-cost-me", page.locator(".dock").screenshot()
        yield "what-does-it-cost-and-give", page.locator(".inspector").screenshot()
    with taken_back(asking) as undo:
        undo.focus()
        yield "how-do-i-take-it-back", page.locator(":is(.bar, .prompt):has(:focus)").screenshot()
