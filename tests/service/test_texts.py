"""What happened, in words: in the language that is asked for, and of what may be seen alone."""

from collections.abc import Callable
from itertools import islice
from typing import Any

import httpx

from games.kernel.table.state import TableFact
from games.kernel.words import LANGUAGES
from tests.service.people import Person
from tests.service.streams import events
from tests.support.ndjson import items
from tests.support.titles import title_of

People = Callable[[], Person]
CZECH = {"Accept-Language": "cs-CZ, en;q=0.5"}


def _events(one: Person, game: str, **headers: str) -> list[dict[str, Any]]:
    answer = one.http.get(f"/v1/games/{game}/events", params={"limit": 1000}, headers=headers)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["items"]
    return found


def _begun(ada: Person) -> str:
    """A game on both seats of which somebody has played: nobody goes on with it meanwhile."""
    game: str = ada.open("me", "me", title="tzolkin")["id"]
    for _ in range(6):
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    return game


def test_events_are_told_in_the_language_that_is_asked_for(person: People) -> None:
    ada = person()
    game = ada.open("me", "farmer", title="tzolkin")["id"]
    ada.play_any(game, 0)
    for silent in ({}, {"Accept-Language": "*"}, {"Accept-Language": "de, *;q=0.5"}):
        assert not [one for one in _events(ada, game, **silent) if "text" in one]
    taken = "table.seat-taken"
    for language, sits in (("en", f"{ada.name} sits down."), ("cs", f"{ada.name} usedá ke stolu.")):
        texts = [
            (one["data"]["type"], one.get("text"))
            for one in _events(ada, game, **{"Accept-Language": language})
        ]
        assert (taken, sits) in texts
        assert len({text for _, text in texts}) > 10
    moves = ada.http.get(f"/v1/games/{game}/moves", headers=CZECH).json()["items"]
    lines = [event.get("text") for event in moves[0]["events"]]
    told = {one["version"]: one.get("text") for one in _events(ada, game, **CZECH)}
    assert lines == [told[event["version"]] for event in moves[0]["events"]]
    hints = ada.http.get(f"/v1/games/{game}/moves", headers={"Accept-Language": "en"}).json()
    assert lines[0]
    assert lines[0] != hints["items"][0]["events"][0]["text"]


def test_titles_bear_their_names_of_the_language_that_is_asked_for(web: httpx.Client) -> None:
    def names(**headers: str) -> dict[str, str]:
        items = web.get("/v1/titles", headers=headers).json()["items"]
        return {one["title"]: one["name"] for one in items}

    assert names()["tzolkin"] == "Tzolk'in: The Mayan Calendar"
    assert names(**CZECH)["tzolkin"] == "Tzolk'in: Mayský kalendář"
    assert names(**CZECH)["monumental"] == names()["monumental"]


def _worded(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is left of events without those that have no text; each hash is on the last one left of
    its link."""
    found: list[dict[str, Any]] = []
    link: list[dict[str, Any]] = []
    for event in events:
        link.append(event)
        if "hash" in event:
            *others, last = [one for one in link if {"text", "seat"} & one.keys()] or [event]
            found += [*others, last | {"hash": event["hash"]}]
            link = []
    assert not link
    return found


def test_events_leave_out_what_only_the_engine_needs(person: People) -> None:
    """In pages of any size, and as lines; numbers and hashes stay."""
    ada = person()
    game = _begun(ada)
    path, whole = f"/v1/games/{game}/events", _events(ada, game, **CZECH)
    kept = _worded(whole)
    assert "tzolkin.agenda-changed" in {one["data"]["type"] for one in whole}
    assert "tzolkin.agenda-changed" not in {one["data"]["type"] for one in kept}
    lines = {**CZECH, "Accept": "application/x-ndjson"}
    flown = ada.http.get(path, params={"worded": True}, headers=lines).text
    assert items(flown) == kept
    for limit in (1000, 3, 1):
        query: dict[str, Any] = {"worded": True, "limit": limit}
        paged: list[dict[str, Any]] = []
        while query.get("after", 0) is not None:
            page = ada.http.get(path, params=query, headers=CZECH).json()
            assert len(page["items"]) <= limit
            paged += page["items"]
            query["after"] = page.get("next")
        assert paged == kept, limit


def test_moves_leave_out_what_only_the_engine_needs(person: People) -> None:
    ada = person()
    game = _begun(ada)
    whole, worded = (
        ada.http.get(
            f"/v1/games/{game}/moves", params={"worded": worded, "limit": 2}, headers=CZECH
        ).json()["items"]
        for worded in (False, True)
    )
    told = [move | {"events": _worded(move["events"])} for move in whole]
    assert worded == told != whole


def _begun(ada: Person) -> str:
    """A game of Ada's alone, so that nothing happens in it but what she does."""
    game: str = ada.open("me", "me", title="tzolkin")["id"]
    while (shown := ada.get(f"/v1/games/{game}"))["ply"] < 3:
        ada.play_any(game, shown["awaits"][0])
    return game


def test_streams_tell_the_same_texts(person: People) -> None:
    ada = person()
    game = ada.open("me", "farmer", title="tzolkin")["id"]
    known = _events(ada, game, **CZECH)
    with ada.http.stream("GET", f"/v1/games/{game}/stream", headers=CZECH) as answer:
        heard = list(islice(events(answer), len(known)))
    assert [one.get("text") for one in heard] == [one.get("text") for one in known]


def test_a_text_names_no_card_that_its_reader_may_not_see(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="ancient-knowledge")["id"]
    bob.join(game)
    dealt = "ancient-knowledge.cards-dealt"
    english = {"Accept-Language": "en"}
    mine, theirs = (
        {
            event["data"]["seat"]: (event["data"], event["text"])
            for event in _events(one, game, **english)
            if event["data"]["type"] == dealt
        }
        for one in (ada, bob)
    )
    assert mine.keys() == theirs.keys() == {0, 1}
    words = title_of("ancient-knowledge").words
    assert words is not None
    for own, other, seat in ((mine, theirs, 0), (theirs, mine, 1)):
        names = [words.of("en").name(card) for card in own[seat][0]["cards"]]
        assert all(name in own[seat][1] for name in names)
        assert not any(name in other[seat][1] for name in names)
        assert f"{len(names)} cards" in other[seat][1]


def test_every_fact_of_the_table_has_words_in_every_language() -> None:
    tags = {str(one.__struct_config__.tag) for one in TableFact.__args__}
    words = title_of("tzolkin").words
    assert words is not None
    for language in LANGUAGES:
        assert words.of(language).table.keys() == tags
