"""Laws 2 and 6, re-decision and chance: every outcome can be derived again from the revealed seed
and its label, and `decide`, with the state before, the action and these outcomes, draws exactly
what is recorded and gives exactly the recorded facts.

Both derivations are written down here once more, from their description, so that a change of the
service's own ones is noticed.
"""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

from events.chance import NamedChance
from events.draws import Draws, together
from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.title import play
from tests.support.games import Dice, Drawn, Played


class Derived:
    """HMAC-SHA-256(seed, "ply:label:counter") as a number, modulo n, without the unfair rest."""

    def __init__(self, seed: bytes, ply: int) -> None:
        self.seed, self.ply, self.counter = seed, ply, 0
        self.drawn: list[Drawn] = []

    def below(self, n: int, label: str) -> int:
        """The outcome of the next draw."""
        while True:
            text = f"{self.ply}:{label}:{self.counter}".encode()
            self.counter += 1
            number = int(hmac.new(self.seed, text, hashlib.sha256).hexdigest(), 16)
            if number < 2**256 // n * n:
                self.drawn.append(Drawn(n, label, number % n))
                return number % n


def chance(played: Played) -> Iterator[str]:
    """Decides every move again, with outcomes that are derived again."""
    title, secret = played.title, played.secret
    derived = Derived(secret, 0)
    opening = title.rules.setup(played.table, derived)
    facts = () if isinstance(opening, Illegal) else tuple(opening)
    yield from _different(0, derived, played.opening_drawn, facts == played.opening)
    for ply in played.plies:
        derived = Derived(secret, ply.number)
        again = play(title, ply.before, ply.action, derived)
        same = isinstance(again, Accepted) and again.facts == ply.facts
        yield from _different(ply.number, derived, ply.drawn, same)


def _different(
    number: int, derived: Derived, drawn: tuple[Drawn, ...], same_facts: bool
) -> Iterator[str]:
    if tuple(derived.drawn) != drawn:
        yield f"ply {number}: {drawn} recorded, but the seed leads to {derived.drawn}"
    if not same_facts:
        yield f"ply {number}: decided again, it has other facts"


def test_chance(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *chance(played)) for played in batch] == [(p.name,) for p in batch]


class DerivedByName:
    """HMAC-SHA-256(seed, "kronika/draw/1\\n" + "branch:label:number:attempt"), modulo n, without
    the unfair rest; numbers count the draws of a label in the whole game."""

    def __init__(self, seed: bytes) -> None:
        self.seed, self.counts = seed, Counter[str]()

    def below(self, n: int, label: str, branch: int) -> int:
        """The outcome of the next draw."""
        number, attempt = self.counts[label], 0
        self.counts[label] += 1
        while True:
            text = f"kronika/draw/1\n{branch}:{label}:{number}:{attempt}".encode()
            found = int(hmac.new(self.seed, text, hashlib.sha256).hexdigest(), 16)
            if found < 2**256 // n * n:
                return found % n
            attempt += 1


def test_chance_by_name(batch: tuple[Played, ...]) -> None:
    """The draws that games make, move by move, as if each ninth move had gone back first. What a
    log tells of them is enough to go on. Labels are names of members there, so they are ASCII."""
    for played in batch:
        derived, branch = DerivedByName(played.secret), 0
        before: Draws = ()
        for number, drawn in enumerate([played.opening_drawn, *(p.drawn for p in played.plies)]):
            branch += number % 9 == 8
            chance = NamedChance(played.secret, branch, before)
            assert all(one.label.isascii() for one in drawn)
            outcomes = [chance.below(one.below, one.label) for one in drawn]
            assert outcomes == [derived.below(one.below, one.label, branch) for one in drawn]
            before = together(before, chance.draws)
        assert dict(before) == derived.counts


def test_an_outcome_depends_on_seed_ply_label_and_counter() -> None:
    def drawn(name: str, ply: int, label: str) -> list[int]:
        dice = Dice(name, ply)
        return [dice.below(1_000_000_000, label) for _ in range(3)]

    rolls = [drawn("a", 1, "x"), drawn("b", 1, "x"), drawn("a", 2, "x"), drawn("a", 1, "y")]
    assert len({number for three in rolls for number in three}) == 12
    assert rolls[0] == drawn("a", 1, "x")
