"""What a player wants to know is answered on the first screen, or by one tap."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.players import Quiet, Seated, signed_in
from tests.web.questions import AFTER_A_MOVE, AT_MY_TURN, answered
from tests.web.test_playing import SHORT, _against_a_bot

pytestmark = pytest.mark.web

MOST: Final = 150
"""Clicks until somebody else has moved, and something on the board can be chosen."""

_MY_TURN: Final = """() => document.querySelector('.since li') !== null &&
  [...document.querySelectorAll('.table-board :is(.item.lit, .handle.lit)')]
    .some((one) => one.checkVisibility())"""
_BACK: Final = "() => document.querySelector('.bar .undo') !== null"


@pytest.mark.parametrize("title", SHORT)
def test_questions_are_answered_on_the_first_screen(
    browser: Browser, shared_service: ServiceProcess, person: Callable[[], Person], title: str
) -> None:
    ada = person()
    game = _against_a_bot(ada, title)
    with signed_in(browser, ada, shared_service.url) as context:
        quiet = Quiet(context.new_page())
        page, dice = quiet.page, Random(title)
        page.set_viewport_size({"width": 1440, "height": 900})
        here = Seated(page, game)
        here.settled()
        _until(here, _MY_TURN, dice)
        for question in AT_MY_TURN:
            answered(page, question)
        _until(here, _BACK, dice)
        for question in AFTER_A_MOVE:
            answered(page, question)
        assert quiet.errors == []


def _until(here: Seated, what: str, dice: Random) -> None:
    for _ in range(MOST):
        if here.page.evaluate(what):
            return
        assert not here.over, "the game is over"
        here.click(dice.randrange)
    raise AssertionError(f"never: {what}")
