"""The page of a dispute: readable by anybody, harmless, and silent about what is hidden."""

import html
import re

import httpx
import pytest

from service.disputes.page import texts
from tests.games.ancient_knowledge.test_served import BUILDERS
from tests.service.disputes.tables import TITLES, People, Table, drawing_ply
from tests.service.problems import problem

NASTY = "<script>alert('a')</script> & \"b\""


@pytest.fixture(params=TITLES)
def table(request: pytest.FixtureRequest, person: People) -> Table:
    return Table(person, request.param)


def page_of(web: httpx.Client, table: Table, number: int = 1) -> str:
    answer = web.get(f"/verdicts/{table.id}/{number}", headers={"Accept": "text/html"})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    return answer.text


def test_a_verdict_on_a_ply(table: Table, arbiter: People, web: httpx.Client) -> None:
    table.play(4)
    table.opened(0, ply=3, complaint=NASTY)
    judge = arbiter()
    assert "verdict_page" not in table.ada.get(f"{table.path}/disputes/1")
    assert "no arbiter has judged it yet" in page_of(web, table)
    assert "alert" not in page_of(web, table)
    ruling = f"Ply 3 was right. {NASTY}"
    table.judged(judge, 1, "upheld", ruling=ruling, remedy={"type": "rewind", "to": 2})
    assert table.ada.get(f"{table.path}/disputes/1")["verdict_page"] == f"/verdicts/{table.id}/1"
    told = page_of(web, table)
    assert "<script" not in told
    assert html.escape(ruling) in told
    assert "The game goes on from ply 2." in told
    assert len(re.findall("<h2>The table (before|after)</h2><pre>", told)) == 2
    assert "comes to the same outcome" in told
    seen = web.get(f"{table.path}/moves").json()["items"][2]
    assert html.escape(seen["notation"]) in told
    assert "kronika verify game.json --keys keys.json" in told
    assert "alert" not in told.replace(html.escape(ruling), "")
    table.opened(1, ply=1)
    table.judged(judge, 2, "upheld", remedy={"type": "annul"})
    assert html.escape(NASTY) in page_of(web, table).replace(html.escape(ruling), "")
    assert "The game is void." in page_of(web, table, 2)


def test_the_page_is_in_the_language_that_is_asked_for(
    table: Table, arbiter: People, web: httpx.Client
) -> None:
    seat = table.shown()["awaits"][0]
    table.opened(seat, refusal=table.refused(seat))
    table.judged(arbiter(), 1, "upheld", remedy={"type": "annul"})
    headers = {"Accept": "text/html", "Accept-Language": "cs"}
    answer = web.get(f"/verdicts/{table.id}/1", headers=headers)
    assert answer.headers["content-language"] == "cs"
    assert '<html lang="cs">' in answer.text
    evidence = web.get(f"{table.path}/disputes/1/evidence", headers={"Accept-Language": "cs"})
    cited = evidence.json()["rules"][0]
    for said in ("Spor 1: uznaný", "Partie je neplatná.", "Stůl předtím", cited["because"]):
        assert html.escape(said) in answer.text, said
    czech, english = (texts().of(language).terms for language in ("cs", "en"))
    assert czech.keys() == english.keys()
    for key in ("game", "ruling", "remedy.annul", "before", "check.how", "checkpoint"):
        assert html.escape(texts().of("en").term(key)) not in answer.text, key


def test_a_verdict_on_a_refusal_opens_with_the_game(
    table: Table, arbiter: People, web: httpx.Client
) -> None:
    seat = table.shown()["awaits"][0]
    refusal = table.refused(seat)
    because = table.seated[seat].get(f"{table.path}/refusals/{refusal}")["problem"]["because"]
    table.opened(seat, refusal=refusal)
    assert "Not shown before the game is over." in page_of(web, table)
    assert html.escape(because) not in page_of(web, table)
    table.judged(arbiter(), 1, "upheld", remedy={"type": "annul"})
    told = page_of(web, table)
    assert html.escape(because) in told
    assert "named by the service then" in told
    assert "<h2>The table after</h2>" not in told


def test_the_page_names_no_hidden_card(person: People, web: httpx.Client) -> None:
    table = Table(person, "ancient-knowledge")
    table.opened(0, ply=drawing_ply(table))
    told = page_of(web, table)
    public = web.get(f"{table.path}/states/latest").text + web.get(f"{table.path}/moves").text
    for card in BUILDERS:
        if card in told and re.search(rf"\b{re.escape(card)}\b", told):
            assert re.search(rf"\b{re.escape(card)}\b", public), card


def test_a_private_game_has_no_page(person: People, arbiter: People, web: httpx.Client) -> None:
    judge = arbiter()
    for visibility, shown in (("unlisted", True), ("private", False)):
        ada = person()
        game = ada.open("me", "me", title="tzolkin", visibility=visibility)["id"]
        body = {"seat": 0, "ply": 0, "complaint": "dealt wrongly"}
        assert ada.http.post(f"/v1/games/{game}/disputes", json=body).status_code == 201
        if shown:
            assert "The setup of the game" in web.get(f"/verdicts/{game}/1").text
        else:
            problem(ada.http.get(f"/verdicts/{game}/1"), "unknown-game")
        verdict = {"verdict": "dismissed", "ruling": "It was fair."}
        told = judge.http.post(f"/v1/games/{game}/disputes/1/judge", json=verdict).json()
        assert ("verdict_page" in told) is shown


@pytest.mark.parametrize("number", ["0", "2", "x", "%00", "9" * 20, "%D9%A1"])
def test_what_there_is_not_has_no_page(person: People, web: httpx.Client, number: str) -> None:
    table = Table(person, "tzolkin")
    table.opened(0, ply=0)
    problem(web.get(f"/verdicts/{table.id}/{number}"), "unknown-dispute")
    problem(web.get(f"/verdicts/gam_none/{number}"), "unknown-game")
