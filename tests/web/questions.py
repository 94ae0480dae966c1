"""What a player wants to know, and where the page of a table answers it."""

from random import Random
from typing import Any, Final

from msgspec import Struct
from playwright.sync_api import Locator, Page, expect

from tests.service.people import Person
from tests.web.players import Seated


class Question(Struct, frozen=True):
    """Something to know: the answer is seen on the first screen, or after one tap on `opener`."""

    asked: str
    answer: str
    opener: str = ""


QUESTIONS: Final = (
    Question("Whose turn is it?", ".player.awaited"),
    Question("What may I do?", ".dock .asks"),
    Question("What does this cost and give?", ".inspector", ".table-board :is(.item, .handle).lit"),
    Question("What do I have?", ".dock .mine"),
    Question("Who leads, and why?", ".tally tfoot", ".rail-opener"),
    Question("What happened since my turn?", ".since li", ".rail-opener"),
    Question("How long will it last?", ".lasting"),
    Question("What would this cost me?", ".dock .preview", ".table-board :is(.item, .handle).lit"),
    Question("How do I take it back?", ".bar .undo"),
)


def begun(ada: Person, page: Page, title: str, bot: str, **options: Any) -> Seated:
    """A game against two bots in which Ada has moved some times."""
    game = ada.open("me", bot, bot, title=title, options=options)["id"]
    here, dice = Seated(page, game), Random(title)
    here.settled()
    for _ in range(12):
        here.click(dice.randrange)
    return here


def answers(here: Seated, question: Question) -> Locator:
    """The answer, in sight."""
    page = here.page
    answer = page.locator(question.answer).first
    if not _in_sight(answer):
        assert question.opener, f"{question.asked} is not answered on the first screen"
        page.locator(question.opener).first.dispatch_event("click")
        expect(answer).to_be_visible()
    assert _in_sight(answer), f"{question.asked} is not answered by one tap"
    return answer


def _in_sight(answer: Locator) -> bool:
    return answer.count() > 0 and bool(answer.evaluate(_IN_SIGHT))


_IN_SIGHT: Final = """(one) => {
  const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
  const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  return one.checkVisibility() && width > 0 && height > 0 && inside;
}"""
