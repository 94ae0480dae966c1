"""The one redactor: who sees what, at any depth, for every kind of viewer."""

from itertools import product
from typing import Annotated

import msgspec
import pytest
from msgspec import Struct

from games.kernel.agenda import Agenda, Frame
from games.kernel.piles import Pile, shuffled_pile
from games.kernel.seats import AtSeat, Auditor, Seat, Spectator, Viewer
from games.kernel.title import Action
from games.kernel.visibility import (
    DerivableHidden,
    Hidden,
    Owned,
    Owner,
    Redactor,
    Sealed,
    Secret,
    visible_to,
)

REDACTOR = Redactor()


class Dealt(Struct, frozen=True, tag="t.dealt"):
    seat: Seat
    cards: Owner[tuple[int, ...]]


class Buried(Struct, frozen=True, tag="t.buried"):
    seat: Seat
    card: Secret[int]


class Given(Struct, frozen=True, tag="t.given"):
    giver: Seat
    taker: Seat
    card: Annotated[int, visible_to("giver", "taker")]


class Shown(Struct, frozen=True, tag="t.shown"):
    seats: tuple[Seat, ...]
    card: Annotated[str, visible_to("seats")]


class Hand(Struct, frozen=True, rename="camel"):
    """Has no seat of its own: the value around it says whose it is."""

    secret_cards: Owner[tuple[int, ...]]


class Player(Struct, frozen=True):
    seat: Seat
    hand: Hand
    note: str = ""


class Table(Struct, frozen=True):
    players: tuple[Player, ...]
    by_name: dict[str, Dealt] = {}
    pile: Secret[Pile[int]] = Pile()


def seen(value: object, viewer: Viewer, *, over: bool = False) -> object:
    return REDACTOR.redact(value, viewer, over=over)


def test_public_values_are_seen_by_everybody() -> None:
    class Paid(Struct, frozen=True, tag="t.paid"):
        corn: int
        gears: frozenset[str] = frozenset()

    paid = {"type": "t.paid", "corn": 3, "gears": ["a", "b"]}
    assert seen(Paid(3, frozenset("ba")), Spectator()) == paid


def test_the_owner_sees_what_others_see_the_number_of() -> None:
    dealt = Dealt(1, (4, 5))
    assert seen(dealt, AtSeat(1)) == {"type": "t.dealt", "seat": 1, "cards": [4, 5]}
    hidden = {"type": "t.dealt", "seat": 1, "cards": {"hidden": 2}}
    assert seen(dealt, AtSeat(0)) == seen(dealt, Spectator()) == hidden


def test_a_secret_is_hidden_from_its_seat_too() -> None:
    buried = {"type": "t.buried", "seat": 1, "card": {"hidden": 1}}
    assert seen(Buried(1, 7), AtSeat(1)) == buried


@pytest.mark.parametrize("value", [Dealt(1, (4, 5)), Buried(1, 7), Given(0, 1, 9)])
def test_auditors_see_everything_and_so_does_everybody_once_the_game_is_over(
    value: Struct,
) -> None:
    everything = msgspec.to_builtins(value)
    assert seen(value, Auditor()) == everything
    for viewer in (AtSeat(0), AtSeat(1), Spectator()):
        assert seen(value, viewer, over=True) == everything


def test_something_is_hidden_where_an_auditor_sees_more() -> None:
    hands = Table((Player(0, Hand((1,))), Player(1, Hand(()))), {"one": Dealt(1, (3,))})
    values = (Dealt(1, (4, 5)), Buried(1, 7), Given(0, 2, 9), Shown((0, 2), "moon"), hands)
    answers = set()
    for value, viewer in product(values, (AtSeat(0), AtSeat(1), AtSeat(2), Spectator(), Auditor())):
        less = REDACTOR.encode(value, viewer) != REDACTOR.encode(value, Auditor())
        assert REDACTOR.hides(value, viewer) == less, (value, viewer)
        answers.add(less)
    assert answers == {True, False}


@pytest.mark.parametrize(("seat", "sees"), [(0, True), (1, False), (2, True)])
def test_several_seats_may_share_a_secret(seat: Seat, sees: bool) -> None:
    card = 9 if sees else {"hidden": 1}
    given = {"type": "t.given", "giver": 0, "taker": 2, "card": card}
    assert seen(Given(0, 2, 9), AtSeat(seat)) == given


def test_an_audience_may_be_a_field_with_several_seats() -> None:
    shown = Shown((0, 2), "moon")
    assert seen(shown, AtSeat(2)) == {"type": "t.shown", "seats": [0, 2], "card": "moon"}
    assert seen(shown, AtSeat(1)) == {"type": "t.shown", "seats": [0, 2], "card": {"hidden": 1}}


def test_an_owner_is_looked_up_in_the_values_around() -> None:
    table = Table((Player(0, Hand((1,))), Player(1, Hand((2, 3)))))
    assert seen(table, AtSeat(1)) == {
        "players": [
            {"seat": 0, "hand": {"secretCards": {"hidden": 1}}, "note": ""},
            {"seat": 1, "hand": {"secretCards": [2, 3]}, "note": ""},
        ],
        "by_name": {},
        "pile": {"hidden": 0},
    }


def test_mappings_and_piles_are_looked_into() -> None:
    table = Table((), {"first": Dealt(0, (8,))}, shuffled_pile([1, 2, 3]))
    told = {"type": "t.dealt", "seat": 0, "cards": {"hidden": 1}}
    assert seen(table, AtSeat(1)) == {
        "players": [],
        "by_name": {"first": told},
        "pile": {"hidden": 3},
    }


def test_sets_of_structs_are_looked_into() -> None:
    class Bag(Struct, frozen=True):
        deals: frozenset[Dealt]

    bag = Bag(frozenset({Dealt(1, (4,)), Dealt(0, (5, 6))}))
    assert seen(bag, AtSeat(0)) == {
        "deals": [
            {"type": "t.dealt", "seat": 0, "cards": [5, 6]},
            {"type": "t.dealt", "seat": 1, "cards": {"hidden": 1}},
        ]
    }


def test_a_secret_without_an_owner_around_it_is_seen_by_nobody() -> None:
    assert seen(Hand((1, 2)), AtSeat(0)) == {"secretCards": {"hidden": 2}}


class Choose(Struct, frozen=True, tag="t.choose"):
    card: Owner[int]


class Peek(Struct, frozen=True, tag="t.peek"):
    cards: Owner[tuple[int, ...]]


def test_a_command_belongs_to_the_seat_of_its_action() -> None:
    action = Action(seat=2, decision=5, command=Choose(7))
    told = {"seat": 2, "decision": 5, "command": {"type": "t.choose", "card": 7}}
    hidden = {**told, "command": {"type": "t.choose", "card": {"hidden": 1}}}
    assert seen(action, AtSeat(2)) == told
    assert seen(action, AtSeat(0)) == seen(action, Spectator()) == hidden


def test_an_agenda_step_belongs_to_the_seat_of_its_frame() -> None:
    agenda = Agenda((Frame(id=1, seat=1, step=Peek((3, 4))), Frame(id=2, seat=None, step=Peek(()))))
    frames = seen(agenda, AtSeat(1))
    assert isinstance(frames, dict)
    assert [frame["step"] for frame in frames["frames"]] == [
        {"type": "t.peek", "cards": [3, 4]},
        {"type": "t.peek", "cards": {"hidden": 0}},
    ]
    assert seen(agenda.frames[0], AtSeat(0)) == {
        "id": 1,
        "seat": 1,
        "step": {"type": "t.peek", "cards": {"hidden": 2}},
        "lane": -1,
    }


def test_a_spectator_is_no_seat_even_where_a_frame_has_none() -> None:
    frame = Frame(id=2, seat=None, step=Peek((1,)))
    assert '"hidden":1' in REDACTOR.encode(frame, Spectator()).decode()


class Mine(Struct, frozen=True):
    seat: Seat
    hand: Owned[tuple[int, ...]]
    goal: Sealed[str]


def test_a_redacted_view_decodes_and_is_redacted_to_itself() -> None:
    told = REDACTOR.encode(Mine(0, (1, 2), "moon"), AtSeat(1))
    again = msgspec.json.decode(told, type=Mine)
    assert again == Mine(0, Hidden(2), Hidden(1))
    assert REDACTOR.encode(again, AtSeat(1)) == told


def test_equal_knowledge_gives_equal_bytes() -> None:
    one, other = Dealt(1, (4, 5)), Dealt(1, (6, 7))
    assert REDACTOR.encode(one, AtSeat(0)) == REDACTOR.encode(other, AtSeat(0))
    assert REDACTOR.encode(one, AtSeat(1)) != REDACTOR.encode(other, AtSeat(1))


def test_visibility_that_would_be_overlooked_is_refused() -> None:
    class Optional(Struct, frozen=True):
        seat: Seat
        card: Owner[int] | None

    class Several(Struct, frozen=True):
        seat: Seat
        cards: tuple[Owner[int], ...]

    for leak in (Optional(0, 1), Several(0, (1,))):
        with pytest.raises(TypeError, match="around the whole type"):
            seen(leak, AtSeat(1))


def test_the_schema_says_who_may_see_a_field() -> None:
    schema = msgspec.json.schema(Dealt)["$defs"]["Dealt"]["properties"]
    assert schema["cards"]["x-visible-to"] == ["seat"]


class Open(Struct, frozen=True):
    seat: int
    hand: DerivableHidden[tuple[str, ...]]


def test_a_courtesy_is_hidden_like_what_a_seat_owns() -> None:
    value, redactor = Open(1, ("a", "b")), Redactor()
    assert redactor.redact(value, AtSeat(1)) == {"seat": 1, "hand": ["a", "b"]}
    assert redactor.redact(value, AtSeat(0)) == {"seat": 1, "hand": {"hidden": 2}}
    assert msgspec.convert(redactor.redact(value, Spectator()), Open).hand == Hidden(2)
    schema = msgspec.json.schema(Open)["$defs"]["Open"]["properties"]["hand"]
    assert schema["x-courtesy"] is True


class Drawn(Struct, frozen=True, omit_defaults=True):
    seat: int
    cards: Owner[tuple[str, ...]]
    partner: int | None = None


@pytest.mark.parametrize("partner", [None, 1])
def test_what_is_usual_is_left_out_as_in_the_log(partner: int | None) -> None:
    value = Drawn(0, ("a",), partner)
    assert REDACTOR.redact(value, AtSeat(0)) == msgspec.to_builtins(value) | {"cards": ["a"]}
    hidden = {**msgspec.to_builtins(value), "cards": {"hidden": 1}}
    assert REDACTOR.redact(value, Spectator()) == hidden
