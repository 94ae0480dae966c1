"""The whole log as a feed: what anybody may read of every public game, once and in order."""

import threading
from collections.abc import Callable

import httpx
import pytest

from service.streams import log_position
from service.streams.log_position import BadPositionError, LogPosition, Place
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.reading.games import over
from tests.service.reading.log_feed import (
    known,
    lines,
    of_game,
    positions,
    public,
    reader_of,
    streamed,
)
from tests.service.streams import messages
from tests.support.depth import amount, dice

pytestmark = pytest.mark.slow

People = Callable[[], Person]


@pytest.fixture
def reader(person: People, service_dsn: str) -> Person:
    """Somebody who may follow the whole log, and nothing else."""
    return reader_of(service_dsn, person())


@pytest.mark.parametrize("title", ["tzolkin", "ancient-knowledge"])
def test_a_game_is_told_as_anybody_may_read_it(person: People, reader: Person, title: str) -> None:
    """While it runs with its secrets hidden, and behind its end with what that reveals; the same
    for whoever reads everything later."""
    start = lines(reader, "latest").position
    ada, url = person(), str(reader.http.base_url)
    game = ada.open("me", "me", title=title)["id"]
    for turn in range(6):
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0], turn)
    while_it_ran = of_game(lines(reader, start).items, game)
    assert [one["event"] for one in while_it_ran] == public(url, game)
    for seat in (0, 1):
        answer = ada.http.post(f"/v1/games/{game}/resign", json={"seat": seat})
        if ada.get(f"/v1/games/{game}")["status"] == "finished":
            break
        assert answer.status_code == 200, answer.text
    told = of_game(lines(reader, start).items, game)
    assert told[: len(while_it_ran)] == while_it_ran, "the past has changed"
    assert known(told) == public(url, game)
    hidden = [one["event"]["version"] for one in told if one["event"].get("sealed")]
    revealed = [one["event"]["version"] for one in told if one["type"] == "log.revealed"]
    assert sorted(hidden) == sorted(2 * revealed), "what was hidden, and only that, is revealed"
    assert revealed == sorted(revealed)


def test_a_reader_goes_on_anywhere(person: People, reader: Person) -> None:
    """Whatever was read last, between two revelations too, the rest is the same, byte for byte."""
    start = lines(reader, "latest").position
    game = person().open("random", "random", title="ancient-knowledge")["id"]
    over(reader_with_sight(reader, person), game)
    whole = of_game(lines(reader, start).items, game)
    assert {one["type"] for one in whole} == {"log.event", "log.revealed"}
    told = [one for one in streamed(reader, start, len(whole)) if one.data["game"] == game]
    at = dice("log feed").sample(range(len(told) - 1), amount(6, 60))
    ends = [number for number, one in enumerate(told) if one.event == "log.revealed"]
    for cut in (*at, ends[0] - 1, ends[0], ends[len(ends) // 2], ends[-1]):
        place = told[cut].id
        assert place is not None
        rest = of_game(lines(reader, place).items, game)
        assert rest == whole[cut + 1 :], f"cut behind {place}"


def reader_with_sight(reader: Person, person: People) -> Person:
    """Somebody who may look at games; whoever has the scope of the log alone may not."""
    assert reader.http.get("/v1/accounts/me").status_code == 403
    return person()


def test_what_is_not_public_stays_out(person: People, reader: Person) -> None:
    """Private games and unlisted ones, whoever plays them; and names of people."""
    start = lines(reader, "latest").position
    ada = person()
    games = {
        visibility: ada.open("me", "me", visibility=visibility)["id"]
        for visibility in ("private", "unlisted", "public")
    }
    for game in games.values():
        play_to_the_end(game, (ada, 0), (ada, 1))
    answer = reader.http.get("/v1/log/events", params={"after": start})
    assert games["public"] in answer.text
    assert games["private"] not in answer.text
    assert games["unlisted"] not in answer.text
    assert ada.name not in answer.text
    assert ada.id not in answer.text
    before = of_game(lines(reader, start).items, games["public"])
    gone = ada.http.request("DELETE", "/v1/accounts/me", json={"name": ada.name})
    assert gone.status_code == 204, gone.text
    assert of_game(lines(reader, start).items, games["public"]) == before


def test_pages_add_up(person: People, reader: Person) -> None:
    start = lines(reader, "latest").position
    ada = person()
    games = [ada.open("random", "random")["id"] for _ in range(3)]
    for game in games:
        over(ada, game)
    whole = lines(reader, start)
    assert not whole.more
    for limit in (1, 7, len(whole.items)):
        found, after, more = [], start, True
        while more and len(found) < 60:
            page = lines(reader, after, limit)
            assert len(page.items) <= limit
            found += page.items
            after, more = page.position, page.more
        assert found == whole.items[: len(found)]
    seen = list(positions(whole.items))
    assert len(seen) == len(set(seen))
    for partition in {one for one, _ in seen}:
        mine = [at for one, at in seen if one == partition]
        assert mine == sorted(mine)


def test_who_waits_is_told_what_happens(person: People, reader: Person) -> None:
    """By either name, once and with a place to go on from; silence tells the place, too."""
    ada = person()
    game = ada.open("me", "me")["id"]
    start = lines(reader, "latest").position
    with reader.http.stream("GET", "/v1/log/stream", params={"after": "latest"}) as answer:
        timer = threading.Timer(0.2, lambda: ada.play_any(game, 0))
        timer.start()
        heard = messages(answer)
        mine = (one for one in heard if one.data is not None and one.data["game"] == game)
        first = next(mine)
        timer.join()
        assert first.event == first.data["type"] == "log.event"
        assert first.data["event"]["data"]["type"] == "lanterns.choose"
    again = streamed(reader, start, 1, events="message")
    assert again[0].event is None
    assert again[0].id is not None
    rest = [one.data for one in streamed(reader, start, 2) if one.data["game"] == game]
    assert rest[0] == first.data
    with reader.http.stream("GET", "/v1/log/stream", params={"after": "latest"}) as answer:
        quiet = next(line for line in answer.iter_lines() if line.startswith("id: "))
        assert log_position.read(quiet.removeprefix("id: "), 64)


def test_who_may_not_and_what_is_no_position(
    person: People, reader: Person, web: httpx.Client
) -> None:
    paths = ("/v1/log/events", "/v1/log/stream")
    for path in paths:
        problem(web.get(path), "unauthorized")
        assert problem(person().http.get(path), "missing-scope")["scope"] == "log"
        for wrong in ("", "x", "0", "0-1,", "64-1", "0--1", "0-1.x", "latest,0-1"):
            refused = problem(reader.http.get(path, params={"after": wrong}), "invalid-query")
            assert refused["field"] == "after", wrong
        ahead = reader.http.get(path, params={"after": "0-999999999999"})
        assert "has not come so far" in problem(ahead, "invalid-query")["detail"]
    wrong = reader.http.get(paths[1], headers={"Last-Event-ID": "latest"})
    assert problem(wrong, "invalid-header")["field"] == "Last-Event-ID"


def test_positions_are_read_as_they_are_written() -> None:
    position = LogPosition(4, {0: Place(7), 3: Place(12, 5)})
    assert position.text == "0-7,3-12.5"
    again = log_position.read(position.text, 4)
    assert [again[one] for one in range(4)] == [Place(7), Place(), Place(), Place(12, 5)]
    assert LogPosition(4).text == "0-0"
    assert log_position.read("1-3,1-9,1-4", 4)[1] == Place(9)
    assert set(again.behind({0: 7, 1: 0, 2: 1, 3: 12})) == {2, 3}
    with pytest.raises(BadPositionError):
        log_position.read("4-1", 4)
