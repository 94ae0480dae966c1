"""What happens around the moves of a game in the browser: others, cut lines, rules, taking back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.axe import serious
from tests.web.players import PATIENCE, Quiet, Seated, signed_in

pytestmark = pytest.mark.web

People = Callable[[], Person]


def _at_one_table(person: People, title: str = "tzolkin") -> tuple[Person, Person, str]:
    ada, bob = person(), person()
    game = ada.open("me", "open", title=title)["id"]
    assert bob.join(game).status_code == 200
    return ada, bob, game


def _seen(page: Page, ply: int) -> None:
    """The board stands at a ply."""
    expect(page.locator(".line-state")).to_contain_text(f"Ply {ply}", timeout=PATIENCE)


def _first(_: int) -> int:
    return 0


def test_two_people_at_one_table(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    ada, bob, game = _at_one_table(person)
    url = shared_service.url
    with signed_in(browser, ada, url) as one, signed_in(browser, bob, url) as other:
        pages = [Quiet(context.new_page()) for context in (one, other)]
        seats = [Seated(quiet.page, game) for quiet in pages]
        for here in seats:  # each keeps two of the tiles that nobody else sees
            here.settled()
            expect(here.page.locator(".item.lit").first).to_be_visible()
            for _ in range(2):
                here.click(_first, others=True)
        for _ in range(6):
            awaited = ada.get(f"/v1/games/{game}")["awaits"]
            for here in seats:
                _seen(here.page, ada.get(f"/v1/games/{game}")["ply"])
            seats[awaited[0]].settled()
            seats[awaited[0]].click(_first, others=True)
        for here in seats:
            _seen(here.page, ada.get(f"/v1/games/{game}")["ply"])
        _takes_back_by_consent(seats[0].page, seats[1].page, ada, game)
        _gives_up(seats[0].page)
        for here in seats:
            expect(here.page.get_by_role("heading", name="Result")).to_be_visible(timeout=PATIENCE)
        seats[0].page.get_by_role("button", name="Rematch").click()
        expect(seats[0].page).not_to_have_url(f"{url}/games/{game}", timeout=PATIENCE)
        assert [quiet.errors for quiet in pages] == [[], []]


def _takes_back_by_consent(mine: Page, others: Page, ada: Person, game: str) -> None:
    undo = ada.legal(game)["undo"]
    assert undo is not None
    if not undo["free"]:
        mine.get_by_role("button", name="Ask to undo").click()
        others.get_by_role("button", name="Agree", exact=True).click()
    else:
        mine.get_by_role("button", name="Undo", exact=True).click()
    expect(mine.locator(".entry.left").first).to_be_visible(timeout=PATIENCE)
    expect(others.locator(".entry.left").first).to_be_visible(timeout=PATIENCE)
    assert ada.get(f"/v1/games/{game}")["rewinds"][-1]["to"] == undo["to"]


def _gives_up(page: Page) -> None:
    page.get_by_label("Menu", exact=True).click()
    page.get_by_text("Offers and passes").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, I give up").click()


def test_nobody_sees_what_is_anothers(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    ada, bob, game = _at_one_table(person, "ancient-knowledge")
    hand = [one["path"][0] for one in ada.legal(game, 0)["hints"]]
    with signed_in(browser, ada, shared_service.url) as one, signed_in(
        browser, bob, shared_service.url
    ) as other, signed_in(browser, None, shared_service.url) as nobody:  # fmt: skip
        at = [Seated(context.new_page(), game) for context in (one, other, nobody)]
        for seat in at[:2]:
            seat.settled()
        expect(at[2].page.locator(".asks")).to_contain_text("You are watching.", timeout=PATIENCE)
        for here in at:
            expect(here.page.locator(".scene :is(.board, .arranged)").first).to_be_visible(
                timeout=PATIENCE
            )
        for card in hand:
            places = [here.page.locator(f'.item[data-id="{card}"]') for here in at]
            assert [place.count() for place in places] == [1, 0, 0]
        expect(at[2].page.locator(".ends button")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_move(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    ada = person()
    game = ada.open("me", "farmer", title="tzolkin")["id"]
    with signed_in(browser, ada, shared_service.url) as context:
        quiet = Quiet(context.new_page())
        here = Seated(quiet.page, game)
        here.settled()
        here.click(_first)  # the first of two tiles
        expect(quiet.page.locator(".item.chosen")).to_have_count(1)
        quiet.page.reload()
        here.settled()
        expect(quiet.page.locator(".item.chosen")).to_have_count(0)
        for _ in range(3):  # two tiles, and a worker: the turn goes on behind it
            here.click(_first)
        before = ada.get(f"/v1/games/{game}")["ply"]
        quiet.page.reload()
        here.settled()
        _seen(quiet.page, before)
        here.click(_first)
        assert ada.get(f"/v1/games/{game}")["ply"] > before
        assert quiet.errors == []


def test_a_cut_line_heals(browser: Browser, shared_service: ServiceProcess, person: People) -> None:
    ada, bob, game = _at_one_table(person)
    with signed_in(browser, ada, shared_service.url) as context:
        quiet = Quiet(context.new_page(), "ERR_INTERNET_DISCONNECTED")
        here = Seated(quiet.page, game)
        here.settled()
        expect(quiet.page.locator(".line-state.up")).to_be_visible(timeout=PATIENCE)
        context.set_offline(True)
        expect(quiet.page.locator(".line-state.down")).to_be_visible(timeout=PATIENCE)
        bob.play_any(game, 1)
        ada.play_any(game, 0)
        context.set_offline(False)
        expect(quiet.page.locator(".line-state.up")).to_be_visible(timeout=PATIENCE)
        _seen(quiet.page, 2)
        log = quiet.page.locator(".turns")
        expect(log).to_contain_text(bob.name, timeout=PATIENCE)
        assert quiet.errors == []


def test_a_move_that_comes_too_late_is_told_and_the_board_follows(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    ada = person()
    game = ada.open("me", "farmer", title="tzolkin")["id"]
    with signed_in(browser, ada, shared_service.url) as context:
        quiet = Quiet(context.new_page(), "409")
        quiet.page.route("**/stream*", lambda _: None)  # never answered: it hears of nothing
        here = Seated(quiet.page, game)
        here.settled()
        ada.play_any(game, 0)
        quiet.page.keyboard.press("m")
        quiet.page.locator(".finder").get_by_role("option").first.click()
        expect(quiet.page.locator(".why")).to_contain_text("gone on", timeout=PATIENCE)
        _seen(quiet.page, ada.get(f"/v1/games/{game}")["ply"])
        assert quiet.errors == []


def test_what_is_not_possible_names_its_rule(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    """The first player of Through the Ages has one action, so dear cards are out of reach."""
    ada, bob, game = _at_one_table(person, "through-the-ages")
    seat = ada.get(f"/v1/games/{game}")["awaits"][0]
    with signed_in(browser, (ada, bob)[seat], shared_service.url) as context:
        quiet = Quiet(context.new_page())
        here = Seated(quiet.page, game)
        here.settled()
        quiet.page.locator('.item[data-stands="row/13"]').click()
        peek = quiet.page.locator(".peek-why")
        expect(peek).to_contain_text("costs 3 civil actions", timeout=PATIENCE)
        named = peek.get_by_role("button")
        rule = named.inner_text()
        named.click()
        why = quiet.page.locator(".why")
        text = ada.get(f"/v1/titles/through-the-ages/rules/{rule}")["text"]
        expect(why).to_contain_text(text, timeout=PATIENCE)
        why.get_by_role("button", name="Close").click()
        expect(why).to_have_count(0)
        assert quiet.errors == []


def test_what_told_nothing_new_is_taken_back_at_once(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    ada = person()
    game = ada.open("me", "farmer", title="tzolkin")["id"]
    with signed_in(browser, ada, shared_service.url) as context:
        quiet = Quiet(context.new_page())
        here = Seated(quiet.page, game)
        here.settled()
        for _ in range(3):
            here.click(_first)
        undo = ada.legal(game)["undo"]
        assert undo["free"]
        before = here.at
        quiet.page.keyboard.press("u")
        here.settled(before)
        assert ada.get(f"/v1/games/{game}")["rewinds"] == [{"at": undo["to"] + 1, "to": undo["to"]}]
        expect(quiet.page.locator(".entry.left")).to_have_count(1, timeout=PATIENCE)
        assert quiet.errors == []


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("cs", "dark")])
def test_all_around_the_board_can_be_used_by_everybody(
    browser: Browser, shared_service: ServiceProcess, person: People, language: str, scheme: str
) -> None:
    ada = person()
    game = ada.open("me", "balanced", title="eldervale")["id"]
    with signed_in(
        browser, ada, shared_service.url, locale=language, color_scheme=scheme
    ) as context:  # fmt: skip
        here = Seated(context.new_page(), game)
        here.settled()
        assert serious(here.page, apart=".boards") == []
        here.page.locator(".menu > summary").click()
        here.page.locator(".more:not([open]) > summary").click()
        assert serious(here.page, apart=".boards") == []
        here.page.keyboard.press("Escape")
        here.page.keyboard.press("m")
        option = here.page.locator(".finder").get_by_role("option").first
        expect(option).to_be_visible(timeout=PATIENCE)
        assert serious(here.page, apart=".boards") == []


def test_a_choice_is_told_before_it_is_made(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    """By pointing and by the keyboard; nothing is played by it, and nothing is refused."""
    ada = person()
    game = ada.open("me", "farmer", title="tzolkin")["id"]
    with signed_in(browser, ada, shared_service.url) as context:
        quiet = Quiet(context.new_page())
        here = Seated(quiet.page, game)
        here.settled()
        for _ in range(2):  # two tiles are kept
            here.click(_first)
        before = ada.get(f"/v1/games/{game}")["ply"]
        height = here.table.locator(".dock").evaluate("(one) => one.offsetHeight")
        told = here.table.locator(".dock .foretold")
        here.point()
        expect(told).to_be_visible(timeout=PATIENCE)
        assert told.get_attribute("aria-label")
        assert here.table.locator(".dock").evaluate("(one) => one.offsetHeight") == height
        rule = here.page.locator(".peek-rules button").first
        expect(rule).to_have_text("TZ-PLC-02")
        here.table.locator(".bar h1").hover()
        expect(told).to_have_count(0)
        here.table.get_by_role("button", name="Rules of this decision: TZ-TRN-01").click()
        expect(here.table.locator(".rule-texts")).to_contain_text("A turn goes: begging")
        quiet.page.keyboard.press("Escape")
        expect(here.table.locator(".rule-texts")).to_have_count(0)
        quiet.page.keyboard.press("n")
        expect(told).to_be_visible(timeout=PATIENCE)
        assert ada.get(f"/v1/games/{game}")["ply"] == before
        assert quiet.errors == []


def test_a_turn_is_a_draft_until_it_is_ended(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    """Steps are tried, taken back and done again; one request plays them."""
    ada = person()
    game = ada.open("me", "farmer", title="tzolkin")["id"]
    with signed_in(browser, ada, shared_service.url, drafts=True) as context:
        quiet = Quiet(context.new_page())
        sent: list[str] = []
        quiet.page.on("request", lambda one: one.url.endswith("/moves") and sent.append(one.url))
        here = Seated(quiet.page, game)
        here.settled()
        for _ in range(2):  # two tiles: with the second one all of them are revealed
            here.click(_first)
        assert sent == []
        keep = here.table.locator(".ends .say.main")
        expect(keep).to_contain_text("draws or reveals")  # it says so before it is played
        here.click(_first)
        plies, posted = ada.get(f"/v1/games/{game}")["ply"], len(sent)
        assert plies > 0
        here.click(_first)  # a worker is placed, and nothing is played yet
        drafted = here.at
        quiet.page.get_by_role("button", name="Undo", exact=True).click()
        expect(here.table).not_to_have_attribute("data-at", drafted, timeout=PATIENCE)
        quiet.page.get_by_role("button", name="Redo", exact=True).click()
        expect(here.table).to_have_attribute("data-at", drafted, timeout=PATIENCE)
        assert (ada.get(f"/v1/games/{game}")["ply"], len(sent)) == (plies, posted)
        here.table.locator(".ends .say.main").click()
        here.settled(drafted)
        assert ada.get(f"/v1/games/{game}")["ply"] >= plies + 2
        assert len(sent) == posted + 1
        assert quiet.errors == []


def test_a_spectator_sits_behind_a_seat_and_sees_no_more(
    window: Callable[..., Page], person: Callable[[], Person]
) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="ancient-knowledge")["id"]
    assert bob.join(game).is_success
    scene = bob.get(f"/v1/games/{game}/scenes/latest", seat=1)["scene"]
    (held,) = (zone for one in scene["boards"] for zone in one["zones"] if zone["id"] == "hand-1")
    components = bob.get("/v1/titles/ancient-knowledge/components")["items"]
    named = {one["id"]: one["name"]["en"] for one in components}
    hand = {named[one["component"]] for one in held["items"]}
    assert len(hand) > 3
    asked: list[str] = []
    page = window()
    page.on("request", lambda one: asked.append(one.url))
    page.goto(f"/games/{game}")
    page.get_by_label("Seen from").select_option(label=bob.name)
    page.wait_for_url(f"**/games/{game}?seat=1")
    mine = page.get_by_role("region", name=f"What {bob.name} has")
    expect(mine).to_be_visible()
    page.reload()
    expect(mine).to_be_visible()
    expect(page.locator(".asks")).to_contain_text("You are watching.")
    shown = page.locator("body").inner_text()
    assert [one for one in hand if one in shown] == []
    assert [one for one in asked if "/v1/" in one and "seat=" in one] == []
