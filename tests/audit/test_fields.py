"""Salts that do not follow from the seed, fields that are hidden though they are open, sizes that
are not those of the values, members that nobody knows: all of it is found."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from events.commitments import Veil, commitment
from events.envelope import Recorded
from events.exports import sealed_export
from events.salts import Salts
from games.kernel.visibility import Redactor
from tests.audit.exporting import (
    DECODER,
    KEY,
    REGISTRY,
    Logged,
    exported,
    logged,
    seat_of,
    secretive,
)
from tests.audit.relinking import relinked
from tests.audit.second import told
from tests.support.titles import HIDING
from verifier.evidence import Evidence
from verifier.finding import Report
from verifier.verifying import verify
from verifier.words import in_words

GAMES = pytest.mark.parametrize("slug", HIDING)
Document = dict[str, Any]


def checked(raw: bytes) -> Report:
    return verify("export", raw, REGISTRY, Evidence(keys=(KEY.public,)))


def resealed(document: Document) -> bytes:
    """What only the service itself can make: everything is signed again."""
    del document["seal"]
    return sealed_export(document, KEY)


def bent(game: Logged, bend: Callable[[Document], None], seat: int | None = None) -> bytes:
    """An export that the service has bent and signed."""
    raw = exported(game) if seat is None else exported(game, seat_of(seat))
    document = json.loads(raw)
    bend(document)
    return resealed(document)


@GAMES
def test_salts_that_an_accomplice_knew_are_found(slug: str, tmp_path: Path) -> None:
    """The whole chain is honest, but for salts that follow from another seed."""
    game = logged(slug, 2, 0)
    known = Salts(bytes(32))
    lie = replace(game, secrets=replace(game.secrets, salts=known))
    lie = replace(lie, events=relinked(game.events, lie.secrets))
    raw = exported(lie)
    found = checked(raw)
    first = next(event for event in game.events if event.veils)
    assert {one.check for one in found.findings} == {"salts"}
    assert found.first_bad_ply == first.ply
    assert {one["check"] for one in told(tmp_path, raw)["bad"]} == {"salts"}


def test_a_game_that_is_over_hides_nothing(tmp_path: Path) -> None:
    game = logged("lanterns", 2, 0)

    def hide(document: Document) -> None:
        event = next(one for one in document["events"] if "sealed" in one)
        ((pointer, field),) = event["sealed"].items()
        del field["salt"]
        event["data"][pointer[1:]] = {"hidden": field["size"]}

    raw = bent(game, hide)
    assert "still hides" in in_words(checked(raw).findings[0].because)
    assert not told(tmp_path, raw)["good"]


def veiled_anew(game: Logged, veil: Callable[[Recorded], tuple[Veil, ...]]) -> Logged:
    """A log whose hidden fields are others; the service has chained it like that."""
    events = [replace(event, veils=veil(event)) for event in game.events]
    return replace(game, events=relinked(events, game.secrets), told=game.events)


def test_what_has_to_be_open_is_not_hidden() -> None:
    """A service could so keep from others what a seat has played."""
    game = logged("tzolkin", 2, 0).until(12)
    target = next(event for event in game.events if event.ply == 3 and event.is_action)
    name = next(iter(set(json.loads(target.payload)) - {"type"}))

    def veil(event: Recorded) -> tuple[Veil, ...]:
        return (Veil(f"/{name}", 1),) if event is target else event.veils

    found = checked(exported(veiled_anew(game, veil)))
    assert [one.check for one in found.findings] == ["fields"]
    assert (found.first_bad_ply, "which is open" in in_words(found.findings[0].because)) == (
        3,
        True,
    )


@GAMES
def test_what_its_type_hides_is_sealed(slug: str) -> None:
    """Else a service could show it to one seat and hide it from another as it likes."""
    game = logged(slug, 2, 0)
    target = next(event for event in game.events if event.veils)
    found = checked(exported(veiled_anew(game, lambda one: () if one is target else one.veils)))
    assert [one.check for one in found.findings] == ["fields"]
    assert found.first_bad_ply == target.ply
    assert "does not seal" in in_words(found.findings[0].because)


@GAMES
@pytest.mark.parametrize("over", [True, False])
def test_a_size_is_that_of_the_value(slug: str, over: bool) -> None:
    game = secretive(slug, 2)
    game = game if over else game.until(game.plies // 2)
    seats = {seat for event in game.events for one in event.veils for seat in one.seats}
    target = next(event for event in game.events if any(one.seats for one in event.veils))

    def more(event: Recorded) -> tuple[Veil, ...]:
        extra = int(event is target)
        return tuple(Veil(one.pointer, one.hidden + extra, one.seats) for one in event.veils)

    lie = veiled_anew(game, more)
    assert seats
    raw = exported(lie) if over else exported(lie, seat_of(target.veils[0].seats[0]))
    found = checked(raw)
    assert [one.check for one in found.findings] == ["fields"]
    assert found.first_bad_ply == target.ply


def member(document: Document, path: str) -> None:
    """Puts a member that nobody knows behind a path."""
    found: Any = document
    for step in path.split("/"):
        if step == "sealed":
            found = next(iter(found["sealed"].values()))
        elif step:
            found = found[int(step) if isinstance(found, list) else step]
    found["extra"] = 1


@pytest.mark.parametrize(
    "path",
    ["", "game", "game/seats/0", "proof", "proof/receipt", "events/0"],
)
def test_members_that_nobody_knows_are_refused(path: str, tmp_path: Path) -> None:
    raw = bent(logged("lanterns", 2, 1), lambda document: member(document, path))
    assert not checked(raw).good
    assert not told(tmp_path, raw)["good"]


def test_sealed_fields_have_no_other_members(tmp_path: Path) -> None:
    def bend(document: Document) -> None:
        event = next(one for one in document["events"] if "sealed" in one)
        next(iter(event["sealed"].values()))["extra"] = 1

    raw = bent(logged("lanterns", 2, 1), bend)
    assert not checked(raw).good
    assert not told(tmp_path, raw)["good"]


@GAMES
def test_events_have_no_member_that_their_type_does_not_know(slug: str) -> None:
    """Not in games that run either, where no move is decided again. (Events that can hide something
    are written anew for each reader, without what their type does not know.)"""
    whole = logged(slug, 2, 0)
    game, redactor = whole.until(whole.plies // 2), Redactor()
    told_as_kept = [
        one for one in game.events if redactor.clean(type(DECODER.struct(one.kind, one.payload)))
    ]
    for target in (told_as_kept[0], told_as_kept[-1]):
        payload = target.payload[:-1] + b',"zz":1}'
        events = [replace(one, payload=payload) if one is target else one for one in game.events]
        lie = replace(game, events=relinked(events, game.secrets), told=game.events)
        found = checked(exported(lie))
        assert found.first_bad_ply == target.ply
        assert "/zz" in " ".join(in_words(one.because) for one in found.findings)


def test_a_commitment_is_to_the_value_under_its_salt() -> None:
    """The vector of the format, once more by hand."""
    salt = Salts(bytes(range(32))).of(7, "/cards")
    assert commitment(salt, ["heron"]) != commitment(Salts(bytes(32)).of(7, "/cards"), ["heron"])
