"""In the middle of a game of each title, the page answers what its players ask."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.midway import midway
from tests.web.players import Quiet, Seated, signed_in
from tests.web.questions import LASTS, QUESTIONS, Asking

pytestmark = pytest.mark.web

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("title", LASTS)
@pytest.mark.parametrize(
    "size", [WIDE, pytest.param(PHONE, marks=pytest.mark.slow)], ids=["wide", "phone"]
)
def test_a_table_answers_what_its_players_ask(
    browser: Browser,
    shared_service: ServiceProcess,
    person: Callable[[], Person],
    title: str,
    size: dict[str, int],
) -> None:
    ada = person()
    game = midway(ada, title, 0.5)
    with signed_in(browser, ada, shared_service.url, drafts=True) as context:
        quiet = Quiet(context.new_page())
        quiet.page.set_viewport_size(size)
        here = Seated(quiet.page, game)
        here.settled()
        for asked in QUESTIONS:
            asked(Asking(ada, here, title, size is PHONE))
            close = quiet.page.locator(".rail-opener[aria-expanded=true]")
            if close.count():
                close.click()
        assert quiet.errors == []
