"""What the Python client adds to the operations."""

import json

import msgspec
import pytest
from kronika_client import Client, Patience, ProblemError, Unreachable, models, refusals
from kronika_client.reading import event
from kronika_client.sse import Message, messages

from tests.service.process import held_port
from tests.support.answering import answering

TITLE = "tzolkin"
ME = models.SeatWanted(kind="me")


@pytest.fixture
def game(kronika: Client) -> models.GameShown:
    return kronika.open_game(models.NewGame(title=TITLE, seats=[ME, ME]))


def test_commands_are_the_classes_of_their_title(kronika: Client, game: models.GameShown) -> None:
    legal = kronika.get_legal_commands(game.id, seat=game.awaits[0])
    assert legal.commands
    for command in legal.commands:
        assert type(command).__module__ == "kronika_client.models.tzolkin"


def test_what_is_hidden_is_told_apart(kronika: Client, game: models.GameShown) -> None:
    dealt = [
        one.data
        for one in kronika.iter_events(game.id, seat=0, limit=3)
        if isinstance(one.data, models.tzolkin.StartingWealthDealtSeen)
    ]
    hidden = {one.seat: isinstance(one.tiles, models.table.Hidden) for one in dealt}
    assert hidden == {0: False, 1: True}


def test_a_refusal_says_its_rule(kronika: Client, game: models.GameShown) -> None:
    moves = models.Moves(seat=game.awaits[0], commands=[models.tzolkin.EndTrading()])
    with pytest.raises(refusals.IllegalCommand) as refused:
        kronika.play_moves(game.id, moves)
    assert refused.value.status == 422
    assert refused.value.rule is not None
    assert refused.value.rule.startswith("TZ-")
    assert refused.value.problem.legal


def test_every_kind_of_problem_has_its_class(kronika: Client) -> None:
    with pytest.raises(refusals.UnknownGame):
        kronika.get_game("gam_00000000000000000000")
    with pytest.raises(refusals.UnknownTitle):
        kronika.get_title("chess")
    with Client(kronika.url) as anybody, pytest.raises(refusals.Unauthorized):
        anybody.get_my_account()
    assert all(issubclass(kind, ProblemError) for kind in refusals.KINDS.values())


def test_a_move_with_one_key_is_played_once(kronika: Client, game: models.GameShown) -> None:
    seat = game.awaits[0]
    legal = kronika.get_legal_commands(game.id, seat=seat)
    moves = models.Moves(seat=seat, decision=legal.decision, commands=legal.commands[:1])
    first = kronika.play_moves(game.id, moves, idempotency_key="once")
    assert kronika.play_moves(game.id, moves, idempotency_key="once") == first
    with pytest.raises(refusals.DecisionClosed):
        kronika.play_moves(game.id, moves)


def test_pages_are_gone_through(kronika: Client, game: models.GameShown) -> None:
    whole = kronika.list_events(game.id).items
    assert len(whole) > 3
    assert list(kronika.iter_events(game.id, limit=3)) == whole


def test_views_are_those_of_the_title(kronika: Client, game: models.GameShown) -> None:
    view = kronika.view(models.tzolkin.View, game.id, 0)
    assert {player.seat for player in view.players} == {0, 1}
    again = kronika.get_state(game.id, "0")
    assert msgspec.convert(again.view, models.tzolkin.View) == view


def test_an_export_is_its_bytes(kronika: Client, game: models.GameShown) -> None:
    exported = kronika.export(game.id)
    assert json.loads(exported)["game"]["id"] == game.id


def test_what_cannot_be_reached_is_given_up() -> None:
    patience = Patience(tries=3, first=0.001)
    with (
        held_port() as silent,
        Client(f"http://127.0.0.1:{silent.getsockname()[1]}", patience=patience) as nowhere,
    ):
        with pytest.raises(Unreachable):
            nowhere.list_titles()
        with pytest.raises(Unreachable):
            next(nowhere.follow("gam_00000000000000000000"))


def test_events_of_a_newer_service_are_read() -> None:
    told = {
        "version": 5,
        "ply": 1,
        "type": "tzolkin.comet-seen",
        "at": "2030-01-01T00:00:00Z",
        "data": {"type": "tzolkin.comet-seen", "tail": 3},
        "brightness": 2,
    }
    read = event(json.dumps(told).encode())
    assert read.version == 5
    assert read.data == {"type": "tzolkin.comet-seen", "tail": 3}


def test_a_stream_comes_in_any_pieces() -> None:
    first = b': hello\r\n\r\nid: 1\r\nevent: a\r\ndata: {"x":"\xe2\x80\xa8"}\r\n\r\n'
    body = first + b"data:b\ndata: c\n\nda"
    whole = [Message("a", b'{"x":"\xe2\x80\xa8"}', "1"), Message("message", b"b\nc")]
    for size in range(1, len(body) + 1):
        pieces = [body[at : at + size] for at in range(0, len(body), size)]
        assert list(messages(pieces)) == whole


def test_a_replay_is_told_line_by_line(kronika: Client, game: models.GameShown) -> None:
    legal = kronika.get_legal_commands(game.id, seat=game.awaits[0])
    kronika.play_moves(game.id, models.Moves(seat=legal.seat, commands=[legal.commands[0]]))
    head, ply, end = kronika.replay(game.id, seat=legal.seat, language="cs")
    assert isinstance(head, models.ReplayHead)
    assert isinstance(ply, models.ReplayedPly)
    assert (head.language, head.seat, ply.seat) == ("cs", legal.seat, legal.seat)
    assert ply.words == legal_words(kronika, game, legal.seat)
    assert end == models.ReplayEnd(type="end", version=ply.version, stands=1)
    (first, _) = kronika.replay(game.id, from_=1)
    assert isinstance(first, models.ReplayHead)
    assert first.ply == 1
    with pytest.raises(refusals.UnknownPly):
        list(kronika.replay(game.id, from_=9))


def legal_words(kronika: Client, game: models.GameShown, seat: int) -> str:
    """The words of what was the first command in the beginning, in Czech."""
    legal = kronika.get_legal_commands(game.id, seat=seat, ply=0, accept_language="cs")
    return legal.hints[0].words


def test_a_line_that_brings_nothing_is_given_up() -> None:
    """Something answers, and says that all is well, but it is no Kronika."""
    with answering(200, "text/html", "<html>It works!</html>") as url:
        impatient = Client(url, patience=Patience(tries=3, first=0.001))
        for follow in (impatient.follow, impatient.follow_socket):
            with pytest.raises(Unreachable):
                next(follow("gam_00000000000000000000"))
