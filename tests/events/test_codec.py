"""Codec, upcasting and golden bytes."""

import json
from pathlib import Path
from typing import cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from events.codec import Codec, UnknownKindError
from events.upcast import Fields, Upcasts
from tests.events import goldens
from tests.events.weather import CODEC, UPCASTS, Rained, Shone, Weather

GOLDEN = Path(__file__).parent / "golden" / "weather"
RAINS = st.builds(
    Rained, place=st.text(), micrometres=st.integers(-(2**63), 2**63 - 1), minutes=st.none()
)
SUNS = st.builds(
    Shone,
    places=st.lists(st.text(), max_size=5).map(tuple),
    hours=st.dictionaries(st.text(), st.integers(0, 24), max_size=5),
)


def test_released_bytes_are_readable_for_ever() -> None:
    assert goldens.check(GOLDEN, CODEC, UPCASTS) == 8


def test_a_kind_without_golden_bytes_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="without golden bytes"):
        goldens.check(tmp_path, CODEC, UPCASTS)
    codec: Codec[Weather] = Codec(Weather)
    values = (Rained(place="a", micrometres=1), Shone(places=("a",)))
    goldens.release(tmp_path, codec, values)
    goldens.release(tmp_path, codec, values)
    assert goldens.check(tmp_path, codec, Upcasts()) == 2


def test_changed_bytes_are_noticed(tmp_path: Path) -> None:
    codec: Codec[Weather] = Codec(Weather)
    values: tuple[Weather, ...] = (Rained(place="a", micrometres=1), Shone(places=()))
    goldens.release(tmp_path, codec, values)
    (tmp_path / "weather.shone.jsonl").write_text('{"type":"weather.shone","places":[]}\n')
    with pytest.raises(AssertionError, match="written otherwise"):
        goldens.check(tmp_path, codec, Upcasts())


@given(RAINS | SUNS)
def test_decoding_gives_what_was_encoded(value: Weather) -> None:
    kind, payload = CODEC.encode(value)
    assert CODEC.decode(kind, payload) == value
    assert CODEC.encode(CODEC.decode(kind, payload)) == (kind, payload)


@given(SUNS)
def test_payloads_are_canonical(value: Shone) -> None:
    kind, payload = CODEC.encode(value)
    plain = json.loads(payload)
    assert plain.pop("type") == kind
    backwards = dict(reversed(value.hours.items()))
    assert CODEC.encode(msgspec.structs.replace(value, hours=backwards)) == (kind, payload)
    whole = {"type": kind, **plain}
    compact = json.dumps(whole, separators=(",", ":"), ensure_ascii=False, sort_keys=True)
    assert payload.decode() == compact


def test_an_old_event_climbs_its_whole_ladder() -> None:
    old = b'{"type":"weather.rained","place":"north","tenths":35}'
    assert CODEC.decode("weather.rained", old) == Rained(place="north", micrometres=3500)
    assert UPCASTS.lift("weather.rained", old)[0] == "weather.rained.3"


def test_kinds_of_today_are_not_touched() -> None:
    payload = b'{"type":"weather.shone","places":[]}'
    kind, same = UPCASTS.lift("weather.shone", payload)
    assert kind == "weather.shone"
    assert same is payload


def test_ladders_end() -> None:
    def up(fields: Fields) -> tuple[str, Fields]:
        return "b", fields

    def down(fields: Fields) -> tuple[str, Fields]:
        return "a", fields

    with pytest.raises(ValueError, match="leads back to itself"):
        Upcasts({"a": up, "b": down}).lift("a", b"{}")
    with pytest.raises(UnknownKindError, match="'b'"):
        Codec(Weather, Upcasts({"a": up})).decode("a", b'{"type":"a"}')


def test_old_kinds_are_not_used_again() -> None:
    with pytest.raises(ValueError, match=r"never used again: \['weather.shone'\]"):
        Codec(Weather, Upcasts({"weather.shone": lambda old: ("x", old)}))


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(UnknownKindError):
        CODEC.decode("weather.snowed", b"{}")
    with pytest.raises(msgspec.ValidationError):
        CODEC.decode("weather.shone", b'{"type":"weather.shone","places":"all"}')
    with pytest.raises(msgspec.ValidationError):
        CODEC.decode("weather.shone", b'{"type":"weather.rained.3","places":[]}')

    class Snowed(msgspec.Struct, tag="weather.snowed"):
        pass

    with pytest.raises(UnknownKindError):
        CODEC.encode(cast("Weather", Snowed()))


def test_structs_need_tags_of_their_own() -> None:
    class Plain(msgspec.Struct):
        pass

    class Again(msgspec.Struct, tag="weather.shone"):
        pass

    with pytest.raises(TypeError, match="Plain has no text tag"):
        Codec(Plain)
    with pytest.raises(ValueError, match="same tag"):
        Codec(Weather | Again)
