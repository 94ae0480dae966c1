"""The corpus: every recorded game folds as it did, and comes out the same under its own ruleset."""

import gzip
from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from games.kernel.registry import Registry
from games.kernel.rulesets import offered
from games.kernel.shadow import RecordedGame
from games.kernel.table.ending import GameFinished
from referee.decoder import Decoder
from service.cli.shadow.corpus import files, packed, unpacked
from service.cli.shadow.source import Found
from service.cli.shadow.verdict import judged
from tests.corpus.make import CORPUS, LEAST, made, plan
from tests.support.games import policies
from tests.support.titles import title_of

pytestmark = pytest.mark.slow

REGISTRY = Registry.installed()
SLUGS = tuple(title.meta.slug for title in REGISTRY)
GAMES = 60
MEGABYTES = 10

by_title = pytest.mark.parametrize("slug", SLUGS)


@cache
def recorded(slug: str) -> tuple[tuple[Found, RecordedGame], ...]:
    """The games of a title: as they were found, and as they were read."""
    return tuple(_recorded(slug))


def _recorded(slug: str) -> Iterator[tuple[Found, RecordedGame]]:
    decoder = Decoder(REGISTRY)
    for path in files(CORPUS / slug):
        found = unpacked(path)
        game = found.game(decoder)
        assert game is not None, path
        yield found, game


@by_title
def test_every_game_comes_out_the_same_under_its_own_ruleset(slug: str) -> None:
    for found, game in recorded(slug):
        title = REGISTRY.get(slug, game.table.ruleset)
        assert title is not None, found.name
        verdict = judged(found, title, game)
        assert verdict.ruleset == verdict.under, found.name
        assert not verdict.retired, found.name
        assert verdict.departed == (), found.name
        assert not verdict.other_state, found.name
        assert verdict.plies > 1, found.name


@by_title
def test_there_are_enough_finished_games(slug: str) -> None:
    games = recorded(slug)
    assert len(games) >= GAMES
    for _, game in games:
        assert isinstance(game.moves[-1].facts[-1], GameFinished)
        assert game.table.result is not None
        assert [move.ply for move in game.moves] == list(range(1, len(game.moves) + 1))


@by_title
def test_all_seats_ways_to_play_and_options_are_there(slug: str) -> None:
    title, games = title_of(slug), recorded(slug)
    least, most = title.meta.seats
    seats = Counter(len(game.table.seats) for _, game in games)
    assert set(seats) == set(range(least, most + 1))
    assert min(seats.values()) >= LEAST
    played = Counter(found.played.split()[5] for found, _ in games)
    assert set(played) == set(policies(title))
    choices = Counter(
        (name, value)
        for _, game in games
        for name, value in msgspec.json.decode(game.table.options, type=dict[str, object]).items()
        if isinstance(value, bool | str)
    )
    assert choices
    assert min(choices.values()) >= LEAST
    yes_or_no = {name for name, value in choices if isinstance(value, bool)}
    assert all({(name, True), (name, False)} <= set(choices) for name in yes_or_no)


@by_title
def test_every_ruleset_that_can_be_played_has_games(slug: str) -> None:
    title = title_of(slug)
    rulesets = {game.table.ruleset for _, game in recorded(slug)}
    assert set(title.meta.rulesets) <= rulesets
    assert all(offered(title, ruleset) for ruleset in rulesets)


def test_files_are_small_and_read_as_they_are_written() -> None:
    paths = files(CORPUS)
    assert sum(path.stat().st_size for path in paths) < MEGABYTES * 2**20
    for path in paths[::10]:
        raw = path.read_bytes()
        assert gzip.decompress(packed(unpacked(path))) == gzip.decompress(raw)


def test_a_game_is_made_the_same_every_time() -> None:
    """As the playthroughs are, of every title (`tests/playthroughs`)."""
    planned = next(one for one in plan(title_of("tzolkin")) if one.policy == "mixed")
    assert made(planned) == made(planned)
