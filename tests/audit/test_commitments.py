"""Commitments: hidden fields are replaced, opened to those who may see them, and bind."""

import hmac
from hashlib import sha256

import pytest

from events import commitments
from events.canonical import canonical, respelt, unfit
from events.commitments import Veil, covered, hidden, sealed
from events.fairness import drawing_seed, seed_commitment
from events.salts import Salts

SEED = bytes(range(32))
SALTS = Salts(SEED)
DATA = {"type": "deal", "seat": 1, "cards": ["a", "b"], "swaps": [{"card": 4}, {"card": 5}]}
VEILS = (Veil("/cards", 2, (1,)), Veil("/swaps/1/card", 1, (0, 1)))


def test_the_public_form_shows_sizes_and_commitments() -> None:
    fields = sealed(DATA, VEILS, SALTS, 5, seat=None, over=False)
    public = covered(DATA, fields)
    assert public == {
        **DATA,
        "cards": {"committed": fields["/cards"].committed, "size": 2},
        "swaps": [
            {"card": 4},
            {"card": {"committed": fields["/swaps/1/card"].committed, "size": 1}},
        ],
    }
    assert DATA["cards"] == ["a", "b"]


def test_salts_are_shown_to_those_who_may_open() -> None:
    def opened(seat: int | None, *, over: bool = False) -> list[str]:
        fields = sealed(DATA, VEILS, SALTS, 5, seat=seat, over=over)
        return [pointer for pointer, one in fields.items() if one.salt is not None]

    assert opened(None) == []
    assert opened(0) == ["/swaps/1/card"]
    assert opened(1) == opened(None, over=True) == ["/cards", "/swaps/1/card"]


def test_an_opened_field_is_bound() -> None:
    field = sealed(DATA, VEILS, SALTS, 5, seat=1, over=False)["/cards"]
    salted = bytes.fromhex(field.salt or "")
    assert commitments.commitment(salted, ["a", "b"]) == field.committed
    assert commitments.commitment(salted, ["a", "c"]) != field.committed


def test_every_field_of_every_event_has_a_salt_of_its_own() -> None:
    salts = {SALTS.of(version, at) for version in range(1, 30) for at in ("/a", "/b", "/1:/a")}
    assert len(salts) == 29 * 3


def test_what_a_seat_sees_covers_the_same_places() -> None:
    seen = hidden(DATA, VEILS, 0)
    assert seen == {**DATA, "cards": {"hidden": 2}}
    public = covered(seen, sealed(DATA, VEILS, SALTS, 5, seat=0, over=False))
    assert public == covered(DATA, sealed(DATA, VEILS, SALTS, 5, seat=None, over=False))


@pytest.mark.parametrize("pointer", ["/none", "/cards/2", "/cards/x", "/seat/0", "cards"])
def test_a_field_that_is_not_there_is_noticed(pointer: str) -> None:
    with pytest.raises(LookupError):
        sealed(DATA, (Veil(pointer, 1),), SALTS, 5, seat=None, over=False)


def test_pointers_escape() -> None:
    data = {"a/b": {"~": [1, 2]}}
    pointer = commitments.pointer_of(("a/b", "~", 1))
    assert pointer == "/a~1b/~0/1"
    assert commitments.at(data, pointer) == 2
    assert commitments.replaced(data, {pointer: 3}) == {"a/b": {"~": [1, 3]}}


def test_canonical_json_has_one_spelling() -> None:
    assert canonical({"b": [1, "é\n"], "a": None}) == '{"a":null,"b":[1,"é\\n"]}'.encode()
    assert respelt(b'{ "b":\t1, "a" : "\\u0041\\/" }') == b'{"a":"A/","b":1}'


def test_numbers_that_some_languages_cannot_read_are_found() -> None:
    assert unfit({"a": [1, 2**53 - 1, True, None, "x"]}) is None
    assert unfit({"a": [1, 2**53]}) == "/a/1"
    assert unfit({"a": {"b": 0.3}}) == "/a/b"


def test_quarters_have_one_spelling() -> None:
    points = [-5.25, 0.5, 12.75, 2**40 - 0.25]
    assert unfit(points) is None
    assert canonical(points) == b"[-5.25,0.5,12.75,1099511627775.75]"
    assert [unfit(one) for one in (0.125, 5.0, -0.0, 2**40 + 0.5, float("nan"), float("inf"))] == [
        ""
    ] * 6


def test_entropy_of_every_seat_changes_the_draws_and_not_the_commitment() -> None:
    seeds = [
        drawing_seed(SEED, entropies)
        for entropies in ((None, None), ("x", None), (None, "x"), ("x", "x"), ("null", None))
    ]
    assert len({SEED, *seeds}) == 6
    assert seed_commitment(SEED) != seed_commitment(seeds[0])


def test_salts_are_hmacs() -> None:
    for number in range(40):
        seed = sha256(bytes([number])).digest()
        key = hmac.digest(seed, b"kronika/salts/1\n", "sha256")
        pointer = "/hands/3/cards" * number
        expected = hmac.digest(key, f"{number}:{pointer}".encode(), "sha256")
        assert Salts(seed).of(number, pointer) == expected
