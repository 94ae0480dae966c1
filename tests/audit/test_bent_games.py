"""A server that bends the beginning of a game, its plies, its draws or what it shows is caught."""

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import Raw

from events.exports import sealed_export
from events.fairness import entropy_commitment
from games.kernel.chance import Chance
from games.kernel.move import Accepted
from games.kernel.sentence import Sentence
from games.kernel.table.ending import GameVoided, SeatForfeited
from games.kernel.table.opening import (
    ChanceCommitted,
    EntropyCommitted,
    EntropyGiven,
    EntropyWithheld,
    GameDescended,
    GameOpened,
    GameStarted,
    SeatLeft,
    SeatTaken,
)
from games.kernel.table.state import TableFact
from games.kernel.table.terms import Clock, PerMove, Terms, TermsSet
from games.kernel.title import play
from referee.positions import NOWHERE
from service.lobby.opening import after, starting
from tests.audit.bending import begun, caught, caught_behind, found
from tests.audit.exporting import DECODER, REGISTRY, Writer, chosen, exported
from tests.audit.tampering import FORGER
from tests.support.titles import title_of
from verifier.verifying import verify
from verifier.words import in_words

CLOCK = Terms(clock=Clock(pace=PerMove(seconds=600)))


def opened(*facts: TableFact) -> Writer:
    """A table of two with these facts behind its opening."""
    writer = Writer(title_of("lanterns"), "opened")
    meta, plain = writer.title.meta, b'{"hand":3}'
    opening = GameOpened(title=meta.slug, ruleset=meta.ruleset, seats=2, options=Raw(plain))
    committed = ChanceCommitted(commitment=writer.secrets.commitment)
    given = [committed if isinstance(one, ChanceCommitted) else one for one in facts]
    writer.append(DECODER.facts((opening, *given), ply=0))
    return writer


SEED = ChanceCommitted(commitment="")
ADA, BOB = SeatTaken(seat=0, by="person"), SeatTaken(seat=1, by="person")


TEXT = EntropyGiven(seat=0, entropy="seven herons")
WORD = EntropyCommitted(seat=0, commitment=entropy_commitment(TEXT.entropy))


@pytest.mark.parametrize(
    ("facts", "because"),
    [
        ((ADA, SEED), Sentence("table.before-seed")),
        ((SEED, ADA, ADA), Sentence("table.seat-taken")),
        ((SEED, ADA, BOB, EntropyGiven(seat=0, entropy="lucky")), Sentence("table.no-text")),
        ((SEED, EntropyGiven(seat=0, entropy="lucky")), Sentence("table.no-text")),
        ((SEED, ADA, TermsSet(terms=CLOCK)), Sentence("table.terms-later")),
        (
            (SEED, ADA, GameDescended(how="fork", game="gam_x", ply=9)),
            Sentence("table.descended-later"),
        ),
        ((SEED, SeatLeft(seat=0)), Sentence("table.seat-empty", {"seat": 0})),
        ((SEED, ADA, GameStarted()), Sentence("table.seats-open")),
        ((SEED, GameVoided(why="abandoned")), Sentence("table.nobody-there")),
        ((SEED, ADA, GameVoided(why="abandoned"), BOB), Sentence("table.closed")),
        ((SEED, ADA, SeatLeft(seat=0), BOB), Sentence("table.not-closed")),
        ((SEED, ADA, SeatForfeited(seat=0, why="resigned")), Sentence("table.before-start")),
        ((SEED, SeatTaken(seat=2, by="person")), Sentence("table.no-seat")),
        ((SEED, ADA, BOB, WORD), Sentence("table.no-text")),
        ((SEED, ADA, WORD, TEXT), Sentence("table.text-early")),
        (
            (SEED, ADA, WORD, BOB, EntropyGiven(seat=0, entropy="lucky")),
            Sentence("table.other-text"),
        ),
        ((SEED, ADA, WORD, BOB, TEXT, TEXT), Sentence("table.text-early")),
        ((SEED, ADA, WORD, BOB, GameStarted()), Sentence("table.text-missing")),
        ((SEED, ADA, BOB, EntropyWithheld(seat=0)), Sentence("table.no-text")),
        ((SEED, ADA, WORD, BOB, TEXT, EntropyWithheld(seat=0)), Sentence("table.text-early")),
        ((SEED, ADA, WORD, BOB, EntropyWithheld(seat=0), TEXT), Sentence("table.not-started")),
        ((SEED, ADA, WORD, BOB, TEXT, SeatLeft(seat=1)), Sentence("table.text-told")),
    ],
)
def test_a_table_is_set_in_order(facts: Sequence[TableFact], because: Sentence) -> None:
    caught(opened(*facts), because)


def test_texts_are_told_when_all_sit_there() -> None:
    for told in (TEXT, EntropyWithheld(seat=0)):
        assert found(opened(SEED, ADA, WORD, BOB, told)) == ()
    assert found(opened(SEED, ADA, WORD, BOB, SeatLeft(seat=1), BOB, TEXT)) == ()


def test_a_table_may_be_left_and_closed() -> None:
    given = EntropyGiven(seat=0, entropy="dice")
    closed = GameVoided(why="abandoned")
    assert found(opened(SEED, ADA, given, BOB, SeatLeft(seat=0), ADA)) == ()
    assert found(opened(TermsSet(terms=CLOCK), SEED, ADA, closed)) == ()


def test_a_bot_gives_way_to_another_one_or_to_nobody() -> None:
    first, other = (SeatTaken(seat=1, by="bot", bot=bot) for bot in ("random", "greedy"))
    assert found(opened(SEED, ADA, first, SeatLeft(seat=1), other)) == ()
    assert found(opened(SEED, ADA, first, SeatLeft(seat=1), BOB)) == ()


def test_a_table_that_the_last_person_leaves_is_closed() -> None:
    closed = GameVoided(why="abandoned")
    assert found(opened(SEED, ADA, SeatLeft(seat=0), closed)) == ()
    assert found(opened(SEED, ADA, BOB, SeatLeft(seat=0), SeatLeft(seat=1), closed)) == ()


def test_a_document_that_no_verifier_would_take_is_not_sealed() -> None:
    with pytest.raises(ValueError, match="/game/clocks/0/left cannot be spelt"):
        sealed_export({"game": {"clocks": [{"left": 1.3}]}}, FORGER)


def test_plies_are_not_left_out_to_choose_among_draws() -> None:
    """Each ply draws otherwise: a server that may skip some takes the draw that it likes."""
    writer = begun(seats=2, moves=5)
    action = chosen(writer.title, writer.position.state, random.Random(1))
    ply = writer.position.ply + 2
    chance = writer.secrets.chance(writer.position.seen, ply, writer.position.draws)
    decided = play(writer.title, writer.position.state, action, chance)
    assert isinstance(decided, Accepted)
    writer.record(action, decided, ply, chance.draws)
    caught(writer, Sentence("chain.skipped", {"wanted": 6}))


class Noted:
    """A chance that notes whether it was asked."""

    def __init__(self, chance: Chance) -> None:
        self.asked, self._chance = False, chance

    def below(self, n: int, label: str) -> int:
        self.asked = True
        return self._chance.below(n, label)


def test_a_draw_is_not_taken_back_without_asking() -> None:
    """The service says that a seat took back, and plays on from before its bad draw."""
    title = title_of("ancient-knowledge")
    writer = Writer(title, "drawn again")
    writer.open(2, title.types.options(), [None, None])
    dice = random.Random(3)
    while True:
        action, ply = chosen(title, writer.position.state, dice), writer.position.ply
        noting = Noted(writer.chance())
        play(title, writer.position.state, action, noting)
        writer.move(action)
        if noting.asked and ply > 10:
            break
    writer.happen(writer.rewinding(ply, "takeback", action.seat))
    assert found(writer) == (), "nobody can know before the seed is revealed"
    while not writer.position.over:
        writer.move(chosen(title, writer.position.state, dice))
    caught(writer, Sentence("rules.drawn-again"))


def test_a_fork_takes_nothing_over_later() -> None:
    """Else every move could be said to have been decided elsewhere."""
    title = title_of("tzolkin")
    writer = Writer(title, "endless fork")
    meta = title.meta
    facts: list[Any] = [
        GameOpened(title=meta.slug, ruleset=meta.ruleset, seats=2, options=Raw(b"{}")),
        GameDescended(how="fork", game="gam_x", ply=1_000_000, head="ab" * 32),
        ChanceCommitted(commitment=writer.secrets.commitment),
        SeatTaken(seat=0, by="person"),
        SeatTaken(seat=1, by="person"),
    ]
    table = after(title, NOWHERE, facts).seen
    begun = starting(title, table, writer.secrets).behind(facts)
    writer.append(DECODER.facts(begun.facts, ply=0, draws=begun.draws))
    assert found(writer) == ()
    caught_behind(writer, Sentence("table.not-taken-over"))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rewinds", []),
        ("rewinds", [{"at": 9, "to": 5}]),
        ("status", "void"),
        ("terms", {"takebacks": "own"}),
        ("forfeits", [{"seat": 0, "why": "resigned"}]),
        ("pauses", [{"type": "table.paused", "why": "agreed"}]),
        ("descent", {"type": "table.game-descended", "how": "fork", "game": "gam_x"}),
        ("seats", [{"seat": 0, "kind": "person"}]),
    ],
)
def test_the_document_shows_what_is_in_the_log(name: str, value: object) -> None:
    writer = begun()
    writer.rewind(4)
    document = json.loads(exported(writer.logged()))
    document["game"][name] = value
    del document["seal"]
    document["proof"]["keys"] = [str(FORGER.public)]
    report = verify("export", sealed_export(document, FORGER), REGISTRY)
    assert [one.check for one in report.findings][:1] == ["game"], report.findings
    assert name in in_words(report.findings[0].because)
