"""Laws 2 and 6, re-decision and chance: every outcome can be derived again from the revealed seed
and its label, and `decide`, with the state before, the action and these outcomes, draws exactly
what is recorded and gives exactly the recorded facts.

The derivation is written down here once more, from its description, so that a change of the
service's own one is noticed.
"""

import hashlib
import hmac
from collections.abc import Iterator

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


def test_an_outcome_depends_on_seed_ply_label_and_counter() -> None:
    def drawn(name: str, ply: int, label: str) -> list[int]:
        dice = Dice(name, ply)
        return [dice.below(1_000_000_000, label) for _ in range(3)]

    rolls = [drawn("a", 1, "x"), drawn("b", 1, "x"), drawn("a", 2, "x"), drawn("a", 1, "y")]
    assert len({number for three in rolls for number in three}) == 12
    assert rolls[0] == drawn("a", 1, "x")
