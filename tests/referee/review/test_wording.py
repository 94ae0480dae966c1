"""Decisions in words: the sentences are those of the lists of legal commands, and lines go as far
as they can be played."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from events.canonical import canonical
from games.kernel.title import AnyTitle
from referee.decoder import Decoder
from referee.legal import LegalListing
from referee.positions import Position
from referee.redaction import Redaction
from referee.review.course import Move
from referee.review.decisions import decision
from referee.review.efforts import Effort
from referee.review.lines import FollowingMove, ReviewedDecision
from referee.review.playing_out import best_in_words
from referee.review.wording import Wording
from tests.support.appraised import SEED, appraised, reviewable
from tests.support.games import Ply, random_game

EFFORT = Effort(quality="custom", nodes=40, redraws=2)
EVERY = 3
"""Decisions are taken from plies so far apart."""
MOST = 10
"""So many decisions of a game."""


def wording(title: AnyTitle, language: str = "en") -> Wording:
    """The words of a title at a table of two."""
    phrases = None if title.words is None else title.words.of(language)
    redaction = Redaction(Decoder([title]))
    return Wording(title=title, redaction=redaction, phrases=phrases, names=("Ada", "Bob"))


def judged(title: AnyTitle, ply: Ply) -> ReviewedDecision:
    """The line of a review about a ply."""
    move = Move(ply=ply.number, before=ply.before, action=ply.action, after=ply.after, by="person")
    return decision(title, move, EFFORT, SEED)


def decisions(title: AnyTitle) -> Iterator[tuple[Any, ReviewedDecision]]:
    """Some decisions of a game, each with the position in which it was taken."""
    plies = random_game(title, seats=2, seed=5).plies[::EVERY]
    found = ((one.before, judged(title, one)) for one in plies)
    choices = ((state, one) for state, one in found if one.best)
    for _, one in zip(range(MOST), choices, strict=False):
        yield one


def listed(words: Wording, state: Any, seat: int) -> dict[bytes, str]:
    """The legal commands of a seat and their words."""
    position = Position(version=1, moved=1, ply=1, state=state)
    listing = LegalListing(words.title, words.redaction, position, seat, "en")
    told = listing.told(words.names)
    assert told.hints
    commands = (msgspec.json.decode(one, type=words.title.types.command) for one in told.commands)
    return {canonical(one): hint.words for one, hint in zip(commands, told.hints, strict=True)}


@pytest.mark.parametrize("slug", reviewable())
def test_commands_read_as_they_are_listed_and_lines_are_played_out(slug: str) -> None:
    title = appraised(slug)
    words, whole = wording(title), 0
    for state, one in decisions(title):
        legal = listed(words, state, one.seat)
        told = best_in_words(words, state, one, SEED)
        assert [bytes(each.command) for each in told] == [bytes(each.command) for each in one.best]
        for alternative, best in zip(told, one.best, strict=True):
            assert alternative.words == legal[bytes(alternative.command)]
            steps = [(step.seat, bytes(step.command)) for step in alternative.line]
            wanted = [(step.seat, bytes(step.command)) for step in best.line]
            assert steps == wanted[: len(steps)]
            assert all(step.words for step in alternative.line)
            whole += bool(steps) and steps == wanted
    assert whole, "no line was played out"


def test_a_line_ends_where_it_cannot_be_played() -> None:
    title = appraised("tzolkin")
    words = wording(title)
    state, one = next(found for found in decisions(title) if len(found[1].best[0].line) > 1)
    first, *others = one.best
    assert len(best_in_words(words, state, one, SEED)[0].line) > 1
    step = first.line[1]
    twice = b'{"type":"tzolkin.choose-starting-wealth","keep":["wealth_11","wealth_11"]}'
    for command in (Raw(twice), Raw(b'{"type":"?"}')):
        cut = (first.line[0], FollowingMove(seat=step.seat, command=command), *first.line[2:])
        changed = replace(one, best=(replace(first, line=cut), *others))
        told = best_in_words(words, state, changed, SEED)
        assert len(told[0].line) == 1
    nobody = (FollowingMove(seat=7, command=first.line[0].command),)
    changed = replace(one, best=(replace(first, line=nobody),))
    assert best_in_words(words, state, changed, SEED)[0].line == ()


def test_a_command_that_was_never_legal_is_told_as_it_stands() -> None:
    title = appraised("lanterns")
    state, one = next(decisions(title))
    sent = b'{"type":"lanterns.choose","card":"lantern-99"}'
    changed = replace(one, best=(replace(one.best[0], command=Raw(sent)),))
    (told,) = best_in_words(wording(title), state, changed, SEED)
    assert (told.words, told.line) == (sent.decode(), ())


def test_words_are_those_of_the_language_and_notation_without_any() -> None:
    title = appraised("lanterns")
    ply = random_game(title, seats=2, seed=5).plies[0]
    state, action = ply.before, ply.action
    seat, command = action.seat, action.command
    name = title.words.of("cs").name(command.card) if title.words else ""
    czech = wording(title, "cs")
    assert czech.move(state, seat, command).words == f"Vybrat: {name}"
    assert czech.asks(state, seat)
    plain = wording(replace(title, words=None))
    assert plain.move(state, seat, command).words == title.showing.notation.print(command)
    assert plain.asks(state, seat) is None
    assert msgspec.json.encode(plain.move(state, seat, command))
