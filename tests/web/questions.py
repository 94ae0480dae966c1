"""What a player who knows a board game asks of a table, each answered on the first screen or by one
tap."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from msgspec import Struct
from playwright.sync_api import Locator, expect

from tests.service.people import Person
from tests.web.players import Seated

LASTS: Final[Mapping[str, str]] = {
    "ancient-knowledge": r"a Past of \d+ ends the game.*about \d+ rounds? to go",
    "eldervale": r"\d+ tiles? left.*most dwellings \d of \d.*about \d+ rounds? more",
    "monumental": r"\d+ cards? left in the deck.*\d+ rounds? after this one",
    "through-the-ages": r"\d+ cards? left in I+, about \d+ rounds? to go",
    "tzolkin": r"in \d+ rounds?.*\d+ rounds? left",
}
"""How a title says how long it will last."""


class Asking(Struct, frozen=True):
    """Somebody at a table of which they ask; `narrow`: on a phone, where some answers are a tap
    away."""

    who: Person
    here: Seated
    title: str
    narrow: bool

    @property
    def shown(self) -> Any:
        """The game as the service tells it."""
        return self.who.get(f"/v1/games/{self.here.game}")

    def beside(self, part: str) -> Locator:
        """A part of the rail, which a tap opens on a phone."""
        opener = self.here.page.locator(".rail-opener")
        if self.narrow and opener.get_attribute("aria-expanded") == "false":
            opener.click()
        return self.here.page.locator(f".table-side {part}")

    def lit(self) -> Locator:
        """What can be chosen by a click: first something that is no step on the way to a choice."""
        return self.here.table.locator(":is(.item.lit, .handle.lit):visible")


def whose_turn(one: Asking) -> None:
    """Whose turn is it?"""
    awaited = one.shown["awaits"]
    line = one.here.table.locator(".player.awaited")
    expect(line).to_have_count(len(awaited))
    expect(line).to_have_attribute("data-seat", str(awaited[0]))
    expect(line).to_be_visible()
    expect(one.here.page).to_have_title(re.compile("Your turn"))


def what_may_i_do(one: Asking) -> None:
    """What may I do?"""
    legal = one.who.legal(one.here.game)
    expect(one.here.table.locator(".asks")).to_have_text(legal["asks"])
    expect(one.here.table.locator(".asks")).to_be_in_viewport(ratio=1)
    every = one.here.table.get_by_role("button", name=re.compile(r"^All moves \(\d+\)$"))
    expect(every).to_be_in_viewport(ratio=1)
    expect(one.lit().or_(one.here.table.locator(".ends .say")).first).to_be_visible()


def what_does_it_cost_and_give(one: Asking) -> None:
    """What does this place or card cost and give?"""
    signs = one.here.table.locator(":is(.table-board, .dock) .formula:visible")
    assert signs.count() > 3, "hardly anything says what it gives"


def what_do_i_have(one: Asking) -> None:
    """What do I have?"""
    mine = one.here.table.locator(".dock > .mine")
    expect(mine).to_be_in_viewport(ratio=1)
    assert re.search(r"\d", mine.inner_text())


def who_leads_and_why(one: Asking) -> None:
    """Who leads, and why?"""
    tally = one.beside(".tally")
    expect(tally).to_be_visible()
    at = f"/v1/games/{one.here.game}/scenes/{one.shown['ply']}"
    boards = one.who.get(at, seat=0)["scene"]["boards"]
    for board in boards:
        if tally_of := board.get("tally"):
            total = sum(part["value"] for part in tally_of)
            expect(tally.locator("tfoot")).to_contain_text(f"{total:g}")
    expect(tally.locator("p").first).to_be_visible()


def what_happened(one: Asking) -> None:
    """What happened since my turn?"""
    lines = one.beside(".since li")
    expect(lines.first).to_be_visible()
    assert 1 <= lines.count() <= 3
    for line in lines.all():
        expect(line).to_have_text(re.compile(r"\w{3}"))


def how_long(one: Asking) -> None:
    """How long will it last?"""
    said = one.beside(".rail-lasting") if one.narrow else one.here.table.locator(".bar .lasting")
    expect(said).to_be_visible()
    expect(said).to_have_text(re.compile(LASTS[one.title], re.DOTALL))


def what_would_it_cost_me(one: Asking) -> None:
    """What would this cost me?"""
    with pointed_at(one):
        expect(one.here.table.locator(".dock .foretold").first).to_be_visible()


@contextmanager
def pointed_at(one: Asking) -> Iterator[None]:
    """While somebody points at a whole choice: where it takes two things, one is chosen."""
    legal, chosen = one.who.legal(one.here.game), 0
    first = one.lit().first.get_attribute("data-id")
    while len([hint for hint in legal["hints"] if first in hint["path"]]) > 1 and chosen < 3:
        one.here.click(lambda _: 0)
        chosen += 1
        first = one.lit().first.get_attribute("data-id")
        legal["hints"] = [hint for hint in legal["hints"] if first in hint["path"]]
    one.here.point()
    yield
    one.here.page.mouse.move(0, 0)
    for _ in range(chosen):
        one.here.page.keyboard.press("Escape")


def how_do_i_take_it_back(one: Asking) -> None:
    """How do I take it back?"""
    with taken_back(one) as undo:
        expect(undo).to_be_in_viewport(ratio=1)


@contextmanager
def taken_back(one: Asking) -> Iterator[Locator]:
    """While a choice was made that reveals nothing (what was seen stays seen): the button that
    takes it back, which is pressed in the end."""
    before = one.here.at
    one.here.click(lambda _: _harmless(one))
    assert one.here.at != before
    undo = one.here.table.get_by_role("button", name=re.compile("^(Back|Undo)$")).first
    yield undo
    undo.click()
    expect(one.here.table).to_have_attribute("data-at", before)


def _harmless(one: Asking) -> int:
    """Which of the lit things stands for one choice that is certain, or for several."""
    legal = one.who.legal(one.here.game)
    for at, lit in enumerate(one.lit().all()):
        thing = lit.get_attribute("data-id")
        meant = [way for way, hint in enumerate(legal["hints"]) if thing in hint["path"]]
        if len(meant) > 1 or (meant and _is_certain(one, legal["commands"][meant[0]])):
            return at
    raise AssertionError("every choice reveals something")


def _is_certain(one: Asking, command: Any) -> bool:
    body = {"seat": 0, "commands": [command]}
    tried = one.who.http.post(f"/v1/games/{one.here.game}/previews", json=body)
    return bool(tried.json()["certain"] == 1)


QUESTIONS: Final[tuple[Callable[[Asking], None], ...]] = (
    whose_turn,
    what_may_i_do,
    what_does_it_cost_and_give,
    what_do_i_have,
    who_leads_and_why,
    what_happened,
    how_long,
    what_would_it_cost_me,
    how_do_i_take_it_back,
)
