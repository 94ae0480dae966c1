"""A server that cheats is caught: by its commitments, its receipts, or by deciding again."""

import json
import random
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from events import commitments, merkle
from events.canonical import canonical
from events.envelope import Recorded
from events.exports import sealed_export
from events.link_proofs import parse
from events.partition import partition_of
from events.receipt_trees import receipts
from events.receipts import Receipt, Statement
from games.kernel.move import Accepted
from games.kernel.title import play
from referee.secrets import Secrets
from tests.audit.exporting import (
    KEY,
    REGISTRY,
    Logged,
    begun,
    chosen,
    exported,
    in_log,
    logged,
    seat_of,
    secretive,
)
from tests.audit.relinking import relinked
from tests.support.titles import HIDING, SLUGS
from verifier.evidence import Evidence
from verifier.finding import Report
from verifier.verifying import verify
from verifier.words import in_words

GAMES = pytest.mark.parametrize("slug", SLUGS)
HIDING_GAMES = pytest.mark.parametrize("slug", HIDING)


def given_out(game: Logged) -> tuple[Receipt, ...]:
    """The receipts that honest play has given for every ply."""
    lasts = {event.ply: event for event in game.events}
    return receipts([Statement.after(event) for event in lasts.values()], KEY)


def report(game: Logged, kept: Sequence[Receipt] = ()) -> Report:
    """What somebody finds who knows the service's key and kept receipts."""
    evidence = Evidence(keys=(KEY.public,), receipts=tuple(kept))
    return verify("export", exported(game), REGISTRY, evidence)


def rewritten(game: Logged, number: int, **changes: object) -> Logged:
    """The log with another event at a place and everything after it chained anew, as only the
    service itself could do it."""
    events = list(game.events)
    events[number] = replace(events[number], **changes)
    return replace(game, events=relinked(events, game.secrets), told=game.events)


def hidden(game: Logged) -> int:
    """The place of an event with a hidden field, in the middle of the game."""
    places = [n for n, event in enumerate(game.events) if event.veils]
    return places[len(places) // 2]


def another_card(event: Recorded) -> bytes:
    """The payload with something else in its first hidden field."""
    payload = msgspec.json.decode(event.payload)
    pointer = event.veils[0].pointer
    another = _another(commitments.at(payload, pointer))
    return msgspec.json.encode(commitments.replaced(payload, {pointer: another}))


def _another(value: object) -> object:
    if isinstance(value, list) and value:
        return value[::-1] if value != value[::-1] else [*value, *value]
    return f"{value}x" if isinstance(value, str) else 99


@GAMES
def test_honest_games_are_good(slug: str) -> None:
    game = logged(slug, 2, 0)
    assert report(game, given_out(game)).good


@HIDING_GAMES
def test_a_hidden_card_that_is_changed_afterwards_is_caught(slug: str) -> None:
    game = logged(slug, 2, 0)
    at = hidden(game)
    event = game.events[at]
    cheat = rewritten(game, at, payload=another_card(event))
    found = report(cheat, given_out(game))
    assert not found.good
    assert found.first_bad_ply == event.ply
    assert "receipts" in {one.check for one in found.findings}
    assert not report(cheat).good, "and without any receipt, by deciding again"


@HIDING_GAMES
def test_a_hidden_card_cannot_be_opened_as_another(slug: str) -> None:
    """The chain stays as it was; only what is shown at the end is another card."""
    game = logged(slug, 2, 0)
    at = hidden(game)
    event = game.events[at]
    shown = replace(event, payload=another_card(event))
    events = (*game.events[:at], shown, *game.events[at + 1 :])
    lie = replace(game, events=events, told=game.events)
    honest, lying = json.loads(exported(game)), json.loads(exported(lie))
    lying["events"][at]["sealed"] = honest["events"][at]["sealed"]
    found = verify("export", canonical(lying), REGISTRY)
    assert found.first_bad_ply == event.ply
    assert "committed to" in in_words(found.findings[0].because)


@GAMES
def test_a_move_that_is_put_back_in_time_is_caught(slug: str) -> None:
    game = logged(slug, 2, 0)
    at = len(game.events) // 2
    earlier = game.events[at].at - timedelta(hours=1)
    alone = rewritten(game, at, at=earlier)
    assert report(alone).first_bad_ply == game.events[at].ply, "it is older than the one before"
    moved = rewritten(game, len(game.events) - 1, at=game.events[-1].at - timedelta(microseconds=1))
    found = report(moved, given_out(game))
    assert not found.good
    assert found.first_bad_ply == game.plies


@GAMES
def test_a_history_that_forks_is_caught(slug: str) -> None:
    """The service shows one player another end than it has given receipts for."""
    game = logged(slug, 2, 0)
    ply = game.plies // 2
    writer = begun(slug, 2, 0)
    dice = random.Random(f"{slug} 2 0")
    while writer.position.ply < ply:
        writer.move(chosen(writer.title, writer.position.state, dice))
    dice = random.Random("another way")
    while not writer.position.over:
        writer.move(chosen(writer.title, writer.position.state, dice))
    found = report(writer.logged(), given_out(game))
    assert not found.good
    assert found.first_bad_ply is not None
    assert found.first_bad_ply > ply


def drawn_otherwise(slug: str, secrets: Callable[[Secrets, int], Secrets]) -> Logged:
    """A game whose service draws with other secrets than it has committed to from some ply on."""
    writer = begun(slug, 2, 0)
    dice = random.Random("dishonest")
    while not writer.position.over:
        ply = writer.position.ply + 1
        action = chosen(writer.title, writer.position.state, dice)
        position = writer.position
        chance = secrets(writer.secrets, ply).chance(position.seen, ply, position.draws)
        decided = play(writer.title, writer.position.state, action, chance)
        assert isinstance(decided, Accepted)
        writer.record(action, decided, ply, chance.draws)
    return writer.logged()


@GAMES
def test_draws_from_another_seed_are_caught(slug: str) -> None:
    honest = drawn_otherwise(slug, lambda own, _: own)
    assert report(honest).good
    draws = report(honest).draws
    late = sorted({draw.ply for draw in draws if draw.ply > 0 and draw.below > 1})
    since = late[len(late) // 2]
    cheat = drawn_otherwise(
        slug, lambda own, ply: replace(own, seed=bytes(32)) if ply >= since else own
    )
    found = report(cheat)
    assert not found.good
    assert found.findings[0].check == "rules"
    assert found.first_bad_ply is not None
    assert found.first_bad_ply >= since


@GAMES
def test_another_seed_cannot_be_revealed(slug: str) -> None:
    game = logged(slug, 2, 0)
    other = Secrets.of(game.secrets.game_id, bytes(32))
    document = json.loads(exported(game))
    document["proof"]["seed"] = other.seed.hex()
    found = verify("export", canonical(document), REGISTRY)
    assert found.first_bad_ply == 0
    assert "not the one that was committed to" in in_words(found.findings[0].because)


@HIDING_GAMES
def test_a_seat_catches_a_changed_past_while_the_game_runs(slug: str) -> None:
    game = secretive(slug, 2)
    half = game.until(game.plies // 2)
    at = hidden(half)
    cheat = rewritten(half, at, payload=another_card(half.events[at]))
    kept = tuple(one for one in given_out(game) if one.ply <= half.plies)
    evidence = Evidence(keys=(KEY.public,), receipts=kept)
    for seat in (0, 1):
        assert verify("e", exported(half, seat_of(seat)), REGISTRY, evidence).good
        found = verify("e", exported(cheat, seat_of(seat)), REGISTRY, evidence)
        assert found.first_bad_ply == half.events[at].ply


def test_another_ruleset_cannot_be_claimed() -> None:
    """A ruleset that nobody offers is not decided again, and the log contradicts the claim."""
    document = json.loads(exported(logged("lanterns", 2, 0)))
    document["game"]["ruleset"] = "lanterns/0"
    found = verify("export", canonical(document), REGISTRY)
    assert not found.good
    assert "ruleset" in in_words(found.findings[0].because)
    (rules,) = (one for one in found.checks if one.name == "rules")
    assert rules.verdict == "unknown"


def place(document: dict[str, Any]) -> int:
    return partition_of(document["game"]["id"], 64)


def test_a_partition_is_in_the_root_log() -> None:
    """A checkpoint of a partition that the root log does not have proves nothing, whoever signs."""
    document = json.loads(exported(logged("lanterns", 2, 0)))
    honest = parse(document["proof"]["inclusion"])
    hashes = [merkle.leaf_hash(b"other"), merkle.leaf_hash(honest.entry)]
    alone = in_log(document["game"]["id"], honest.entry, hashes)
    bent = (
        replace(honest, partition=alone.partition, index=alone.index, path=alone.path),
        replace(honest, root_index=0),
        replace(honest, entry=honest.entry.replace(b'"version":', b'"version":1')),
    )
    del document["seal"]
    for one in bent:
        document["proof"]["inclusion"] = one.text
        raw = sealed_export(document, KEY)
        found = verify("export", raw, REGISTRY, Evidence(keys=(KEY.public,)))
        assert [one.because.key for one in found.findings] == ["checkpoint.not-included"]


@GAMES
def test_a_game_is_in_the_log_that_follows_from_its_id(slug: str) -> None:
    """Else a service could keep a second history in a log where nobody looks for it."""
    document = json.loads(exported(logged(slug, 2, 0)))
    text = parse(document["proof"]["inclusion"]).entry
    strange = next(one for one in map(str, range(99)) if partition_of(one, 64) != place(document))
    document["proof"]["inclusion"] = in_log(strange, text, [merkle.leaf_hash(text)]).text
    del document["seal"]
    found = verify("export", sealed_export(document, KEY), REGISTRY, Evidence(keys=(KEY.public,)))
    assert [one.check for one in found.findings] == ["checkpoint"]
    assert "not the log that this game has to be in" in in_words(found.findings[0].because)
