"""Draws by name: a log tells what the rules draw, and a rewind shows nothing of what comes next."""

import random
from collections.abc import Callable
from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from events.chance import named_number
from events.draws import together
from events.envelope import Recorded
from events.fairness import drawing_seed
from games.kernel.table.rewinding import line
from tests.audit.exporting import KEY, REGISTRY, Logged, Writer, chosen, exported
from tests.audit.relinking import relinked
from tests.support.titles import title_of
from verifier.evidence import Evidence
from verifier.finding import Report
from verifier.verifying import verify

MOVES = 60
"""As far as games are played here that draw a lot; most titles are half through then."""


@cache
def played(slug: str) -> Logged:
    """A game that goes back now and then, and is called off in the end."""
    title = title_of(slug)
    writer = Writer(title, f"named {slug}")
    writer.open(2, title.types.options(), ["dice", None])
    dice = random.Random(slug)
    for _ in range(MOVES):
        if writer.position.over:
            break
        writer.move(chosen(title, writer.position.state, dice))
        position = writer.position
        if not position.over and dice.random() < 0.2:
            last = line(position.seen.rewinds, position.ply)[-1]
            if (to := dice.randint(last.first, last.last)) < last.last:
                writer.rewind(to)
    writer.call_off()
    return writer.logged()


def report(game: Logged) -> Report:
    """What somebody finds who knows the key of the service."""
    return verify("export", exported(game), REGISTRY, Evidence(keys=(KEY.public,)))


@pytest.mark.parametrize("slug", ["ancient-knowledge", "eldervale", "monumental"])
def test_no_number_of_a_log_is_used_twice(slug: str) -> None:
    """Law of rewinds, over whole games: every draw is another one than all before it, whatever
    branch they were on, and each follows from the seed, the branch, its label and its number."""
    game = played(slug)
    found = report(game)
    assert found.good, found.findings
    names = [(draw.branch, draw.label, draw.number) for draw in found.draws]
    assert len(set(names)) == len(names)
    assert len({(draw.label, draw.number) for draw in found.draws}) == len(names)
    assert len({branch for branch, _, _ in names}) > 2
    seed = drawing_seed(game.secrets.seed, ["dice", None])
    for draw in found.draws:
        assert isinstance(draw.branch, int)
        assert isinstance(draw.number, int)
        number = named_number(seed, draw.branch, draw.label, draw.number, draw.counter)
        assert draw.outcome == number % draw.below


def test_a_log_tells_how_often_each_label_was_drawn() -> None:
    game = played("ancient-knowledge")
    told = together(*(event.draws for event in game.events))
    drawn = [draw.label for draw in report(game).draws]
    assert dict(told) == {label: drawn.count(label) for label in drawn}


def first(game: Logged, fits: Callable[[Recorded], bool]) -> int:
    """The first event that fits."""
    return next(number for number, event in enumerate(game.events) if fits(event))


@pytest.mark.parametrize(
    ("fits", "bend", "key"),
    [
        (lambda one: bool(one.draws) and one.ply > 3, (), "rules.other-draws"),
        (lambda one: bool(one.draws) and one.ply > 3, (("builder deck", 99),), "rules.other-draws"),
        (lambda one: bool(one.draws) and one.ply == 0, (("a", 1),), "rules.other-draws"),
        (
            lambda one: bool(one.hash) and not one.draws and one.kind.startswith("ancient"),
            (("builder deck", 1),),
            "rules.other-draws",
        ),
        (
            lambda one: bool(one.hash) and one.kind.startswith("table."),
            (("a", 1),),
            "chain.odd-draws",
        ),
        (lambda one: not one.hash, (("a", 1),), "chain.odd-draws"),
    ],
    ids=["missing", "too many", "another label", "none were made", "of the table", "in a link"],
)
def test_other_draws_are_caught(
    fits: Callable[[Recorded], bool], bend: tuple[tuple[str, int], ...], key: str
) -> None:
    """A service that tells of other draws than it made, and chains that."""
    game = played("ancient-knowledge")
    number = first(game, fits)
    events = list(game.events)
    events[number] = replace(events[number], draws=bend)
    found = report(replace(game, events=relinked(events, game.secrets)))
    assert [one.key for one in found.findings] == [key]
    assert found.first_bad_ply == events[number].ply


def test_draws_that_were_changed_later_break_the_chain() -> None:
    game = played("ancient-knowledge")
    number = first(game, lambda one: bool(one.draws))
    events = list(game.events)
    events[number] = replace(events[number], draws=(("builder deck", 1),))
    found = report(replace(game, events=tuple(events)))
    assert found.findings[0].key == "chain.other-hashes"


def test_documents_of_the_earlier_format_know_no_draws_by_name() -> None:
    document = msgspec.json.decode(exported(played("lanterns")))
    document["format"] = "kronika-export/3"
    del document["proof"]["inclusion"]  # it is of the later format, too
    found = verify("export", msgspec.json.encode(document), REGISTRY)
    assert [one.key for one in found.findings] == ["document.later-member"]


def test_a_game_by_ply_tells_of_no_draws() -> None:
    title = title_of("lanterns")
    writer = Writer(title, "by ply", named=False)
    writer.open(2, title.types.options(), [None, None])
    while not writer.position.over:
        writer.move(chosen(title, writer.position.state, random.Random(1)))
    game = writer.logged()
    assert report(game).good
    assert not any(event.draws for event in game.events)
    last = first(game, lambda one: bool(one.hash) and not one.kind.startswith("table."))
    events = list(game.events)
    events[last] = replace(events[last], draws=(("deck", 1),))
    found = report(replace(game, events=relinked(events, game.secrets)))
    assert [one.key for one in found.findings] == ["chain.odd-draws"]
