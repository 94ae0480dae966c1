"""Scenes, and the words and clicks that come with legal commands: what a drawing client needs."""

from collections.abc import Callable
from typing import Any

import httpx

from tests.service.people import Person, play_to_the_end

People = Callable[[], Person]


def items_of(scene: Any) -> dict[str, Any]:
    return {
        item["id"]: item
        for board in scene["scene"]["boards"]
        for zone in board.get("zones", ())
        for item in zone.get("items", ())
    }


def test_a_scene_shows_a_seat_its_own_cards_only(person: People, web: httpx.Client) -> None:
    ada = person()
    game = ada.open("me", "open")["id"]
    bob = person()
    assert bob.join(game).status_code == 200
    path = f"/v1/games/{game}/scenes/latest"
    hand = ada.get(f"/v1/games/{game}/states/latest")["view"]["players"][0]["hand"]
    assert set(hand) <= items_of(ada.get(path)).keys()
    for strange in (bob.get(path), web.get(path).json()):
        assert not set(hand) & items_of(strange).keys()
        (zone,) = [
            zone
            for board in strange["scene"]["boards"]
            for zone in board["zones"]
            if zone["id"] == "hand-0"
        ]
        assert zone["hidden"] == len(hand)


def test_past_scenes_do_not_change_and_are_not_sent_twice(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    path = f"/v1/games/{game}/scenes"
    first = ada.http.get(f"{path}/0?seat=0")
    ada.play_any(game, 0)
    again = ada.http.get(f"{path}/0?seat=0", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    latest = ada.http.get(f"{path}/latest?seat=0")
    assert latest.headers["etag"] != first.headers["etag"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    over = ada.http.get(f"{path}/0?seat=0")
    assert over.headers["cache-control"] == "private, max-age=86400, immutable"
    assert ada.http.get(f"{path}/999").json()["kind"] == "unknown-ply"


def test_a_picture_in_characters_shows_a_seat_its_own_cards_only(
    person: People, web: httpx.Client
) -> None:
    ada = person()
    game = ada.open("me", "random", title="ancient-knowledge")["id"]
    names = [hint["words"].removeprefix("Set aside ") for hint in ada.legal(game, 0)["hints"]]
    path = f"/v1/games/{game}/text-pictures/latest"
    mine, strange = ada.get(path), web.get(path).json()
    assert len(names) == 10
    assert all(name in " ".join(mine["picture"].split()) for name in names)
    assert not any(name in " ".join(strange["picture"].split()) for name in names)
    assert max(map(len, mine["picture"].splitlines())) <= 100
    assert mine["legend"]


def test_every_legal_command_can_be_clicked_in_the_scene(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    scene = items_of(ada.get(f"/v1/games/{game}/scenes/latest", seat=0))
    legal = ada.get(f"/v1/games/{game}/legal", seat=0)
    assert legal["asks"] == "Choose a lantern for this round."
    assert len(legal["hints"]) == len(legal["commands"])
    for command, hint in zip(legal["commands"], legal["hints"], strict=True):
        assert hint["path"] == [command["card"]]
        assert set(hint["path"]) <= scene.keys()
        number = command["card"].removeprefix("lantern-").partition("#")[0]
        assert hint["words"] == f"Choose Lantern {number}"


def test_decisions_and_commands_name_their_rules(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    sections = ada.get("/v1/titles/tzolkin/rules")["items"]
    texts = {rule["rule"]: rule["text"] for section in sections for rule in section["rules"]}
    legal = ada.legal(game, 0)
    assert [texts[rule] for rule in legal["rules"]] == [texts["TZ-SET-11"]]
    assert {tuple(hint["rules"]) for hint in legal["hints"]} == {("TZ-SET-11",)}
    for seat in (0, 1):
        ada.play_any(game, seat)
    seat = ada.get(f"/v1/games/{game}")["awaits"][0]
    legal = ada.legal(game, seat)
    placing = zip(legal["commands"], legal["hints"], strict=True)
    named = {one["type"]: hint["rules"][0] for one, hint in placing}
    assert (legal["rules"][0], named["tzolkin.place-worker"]) == ("TZ-TRN-01", "TZ-PLC-02")


def test_words_come_in_the_language_that_is_asked_for(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    path = f"/v1/games/{game}/legal?seat=0"
    asked = {
        header: ada.http.get(path, headers={"Accept-Language": header})
        for header in ("cs", "cs-CZ,cs;q=0.9,en;q=0.8", "en;q=0.9,cs;q=0.5", "fr", "cs;q=x")
    }
    languages = {header: found.headers["content-language"] for header, found in asked.items()}
    assert list(languages.values()) == ["cs", "cs", "en", "en", "en"]
    assert asked["cs"].json()["asks"] == "Vyber lampion pro toto kolo."
    assert asked["fr"].json()["asks"] == "Choose a lantern for this round."


def test_a_seat_that_is_not_asked_has_no_prompt(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    ada.play_any(game, 0)
    legal = ada.get(f"/v1/games/{game}/legal", seat=0)
    assert (legal["asks"], legal["hints"], legal["commands"]) == (None, [], [])


def test_rules_are_said_in_a_sentence(web: httpx.Client) -> None:
    path = "/v1/titles/lanterns/rules/LN-CHO-02"
    assert web.get(path).json() == {
        "rule": "LN-CHO-02",
        "language": "en",
        "text": "A chosen lantern comes from your own hand.",
    }
    czech = web.get(path, headers={"Accept-Language": "cs"})
    assert czech.json()["text"] == "Vybraný lampion musí být z vlastní ruky."
    assert czech.headers["content-language"] == "cs"
    table = web.get("/v1/titles/lanterns/rules/KR-AGENDA-02").json()
    assert "over" in table["text"]
    for unknown, kind in (("lanterns/rules/LN-X-1", "rule"), ("chess/rules/LN-CHO-02", "title")):
        refusal = web.get(f"/v1/titles/{unknown}")
        assert (refusal.status_code, refusal.json()["kind"]) == (404, f"unknown-{kind}")


def test_all_rules_are_listed_by_section(web: httpx.Client) -> None:
    own, *table = web.get("/v1/titles/lanterns/rules").json()["items"]
    assert own == {
        "section": "LN-CHO",
        "name": "Choosing",
        "rules": [web.get("/v1/titles/lanterns/rules/LN-CHO-02").json()],
    }
    assert {one["section"] for one in table} >= {"KR-TABLE", "KR-AGENDA"}
    czech = web.get("/v1/titles/lanterns/rules", headers={"Accept-Language": "cs"})
    assert czech.json()["items"][0]["name"] == "Výběr"
    unknown = web.get("/v1/titles/chess/rules").json()
    assert unknown["kind"] == "unknown-title"


def test_bots_are_called_and_described_in_the_asked_language(person: People) -> None:
    ada = person()
    czech = {"Accept-Language": "cs"}
    shown = ada.http.get("/v1/titles/lanterns?schemas=false", headers=czech).json()
    assert shown["bot_texts"] == {
        "brightest": {"name": "Nejjasnější", "hint": "Vybírá nejjasnější lampion."},
        "random": {"name": "Náhoda", "hint": "Hraje kterýkoli povolený tah."},
    }
    game = ada.open("me", "random")["id"]
    events = ada.http.get(f"/v1/games/{game}/events", headers=czech).json()["items"]
    seated = [one["text"] for one in events if one["data"]["type"] == "table.seat-taken"]
    assert seated == [f"{ada.name} usedá ke stolu.", "Náhoda usedá ke stolu."]
