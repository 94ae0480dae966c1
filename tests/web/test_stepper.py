"""How much is said by a number: set step by step with its buttons, or by the keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.midway import midway
from tests.web.players import Quiet, Seated, signed_in

pytestmark = pytest.mark.web

PART = 0.667
"""Of a game of Ancient Knowledge: three monuments or more can be excavated."""
PAST = "past-0"


def test_an_amount_is_set_by_buttons_and_by_keys(
    browser: Browser, shared_service: ServiceProcess, person: Callable[[], Person]
) -> None:
    ada = person()
    game = midway(ada, "ancient-knowledge", PART)
    legal = ada.legal(game)
    words = {one["amount"]: one["words"] for one in legal["hints"] if one["path"] == [PAST]}
    least, most = min(words), max(words)
    assert most - least > 1
    with signed_in(browser, ada, shared_service.url, drafts=True) as context:
        quiet = Quiet(context.new_page())
        here = Seated(quiet.page, game)
        here.settled()
        here.table.locator(f'.handle[data-id="{PAST}"]').click(position={"x": 4, "y": 4})
        amount = here.table.get_by_role("spinbutton")
        fewer, more = (
            here.table.get_by_role("button", name=name, exact=True) for name in ("Less", "More")
        )
        say = here.table.locator(".stepper .say")

        expect(amount).to_have_attribute("aria-valuenow", str(least))
        expect(fewer).to_be_disabled()
        more.click()
        expect(amount).to_have_attribute("aria-valuenow", str(least + 1))
        expect(say).to_contain_text(words[least + 1])
        fewer.click()
        expect(say).to_contain_text(words[least])

        amount.focus()
        for key, value in (("End", most), ("ArrowDown", most - 1), ("Home", least)):
            quiet.page.keyboard.press(key)
            expect(amount).to_have_attribute("aria-valuenow", str(value))
            expect(amount).to_have_attribute("aria-valuetext", words[value])
        quiet.page.keyboard.press("End")
        expect(more).to_be_disabled()
        expect(say).to_contain_text("draws or reveals")
        say.focus()
        with quiet.page.expect_response(_is_sent, timeout=60_000) as sent:
            quiet.page.keyboard.press("Enter")
        assert _excavated(sent.value) == [most]
        assert quiet.errors == []


def _is_sent(answer: Response) -> bool:
    return answer.request.method == "POST" and answer.url.endswith("/moves")


def _excavated(answer: Response) -> list[int]:
    """How much the moves of an answer say that is set by a number."""
    events = [event for move in answer.json()["moves"] for event in move["events"]]
    commands = [event["data"].get("command", event["data"]) for event in events]
    return [one["count"] for one in commands if one.get("type", "").endswith("excavate")]
