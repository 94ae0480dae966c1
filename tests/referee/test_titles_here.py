"""The desk tells of the titles whose games were opened, and loads no others for it."""

import msgspec

from referee.desk import Desk
from tests.audit.exporting import exported, logged


def titles(desk: Desk, language: str) -> dict[str, str]:
    """The names of the titles that are listed."""
    told = desk.answer("GET", "/v1/titles", {"Accept-Language": language}, b"")
    assert told.status == 200
    return {one["title"]: one["name"] for one in msgspec.json.decode(told.body)["items"]}


def test_titles_are_listed_once_a_game_was_opened() -> None:
    desk = Desk()
    assert titles(desk, "en") == {}
    raw = exported(logged("tzolkin", 2, 3))
    assert desk.answer("POST", "/v1/files", {}, raw).status == 201
    assert titles(desk, "en") == {"tzolkin": "Tzolk'in: The Mayan Calendar"}
    assert titles(desk, "cs") == {"tzolkin": "Tzolk'in: Mayský kalendář"}
