"""What a player wants to know, and where the page of a table answers it."""

from typing import Final

from msgspec import Struct
from playwright.sync_api import Locator, Page, expect

from tests.web.players import PATIENCE

_LIT: Final = ".table :is(.item.lit, .handle.lit)"
_RAIL: Final = ".rail-opener"


class Question(Struct, frozen=True):
    """Something to know. The answer is in sight on the first screen; else one tap on an opener, or a
    look at a thing, brings it there."""

    asked: str
    answer: str
    opener: str = ""
    look: str = ""


AT_MY_TURN: Final = (
    Question("Whose turn is it?", ".player.awaited"),
    Question("What may I do?", ".dock .asks"),
    Question("What do I have?", ".dock .mine"),
    Question("How long will it last?", ".lasting .chip"),
    Question("Who leads, and why?", ":is(.tally tfoot, .compared tbody)", opener=_RAIL),
    Question("What happened since my turn?", ".since li", opener=_RAIL),
    Question("What does this cost and give?", ".inspector header", look=_LIT),
    Question("What would this cost me?", ".foretold", look=_LIT),
)
AFTER_A_MOVE: Final = (Question("How do I take it back?", ".bar .undo"),)


def answered(page: Page, question: Question) -> Locator:
    """The answer, in sight."""
    answer = page.locator(question.answer).first
    if question.look:
        page.locator(question.look).first.dispatch_event("focusin")
        page.locator(question.look).first.focus()
        expect(answer).to_be_visible(timeout=PATIENCE)
    elif question.opener and not _in_sight(answer):
        page.locator(question.opener).first.click()
        expect(answer).to_be_visible(timeout=PATIENCE)
    assert _in_sight(answer), question.asked
    return answer


def _in_sight(answer: Locator) -> bool:
    return answer.count() > 0 and bool(answer.evaluate(_IN_SIGHT))


_IN_SIGHT: Final = """(one) => {
  const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
  const seen = left > -2 && top > -2 && right < innerWidth + 2 && bottom < innerHeight + 2;
  return one.checkVisibility() && width > 0 && height > 0 && seen;
}"""
