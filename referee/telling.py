"""A move in one line: what tells it best of what happened in it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from events.codec import tag
from games.kernel.title import AnyTitle
from referee.schemas import Milestone

_SHORT: Final = 2
_PAYING: Final = frozenset(("pay", "paid", "spend", "spent"))

Said = tuple[str, str]
"""A command or a fact in words: its type, and what it says; nothing if only the engine needs it."""


def told(title: AnyTitle, command: Said, facts: Sequence[Said]) -> str:
    """A move in one line: by what is done to others; else by the fact that is the command in the
    past, since facts know more than commands ("takes Alchemy" for "take the card on space 6"); else
    by what a payment was made for; else by the words of the command."""
    heard = {kind: text for kind, text in reversed(facts) if text and not _at_table(kind)}
    strikes = {tag(one) for one in title.showing.strikes}
    struck = next((kind for kind, _ in facts if kind in strikes & heard.keys()), None)
    kind = struck or _teller(command[0], list(heard)) or _paid_for(command[0], reversed(heard))
    return command[1] if kind is None else heard[kind]


def milestones(
    title: AnyTitle, facts: Sequence[Said], names: Mapping[str, str]
) -> tuple[Milestone, ...]:
    """What divides the game: each sort once, by the name of its sign or as the fact says it."""
    signs = {tag(kind): sign for kind, sign in title.showing.milestones.items()}
    first = {signs[kind]: text for kind, text in reversed(facts) if kind in signs}
    return tuple(
        Milestone(sign=sign, text=names.get(sign, text or sign)) for sign, text in first.items()
    )


def _at_table(kind: str) -> bool:
    return kind.startswith("table.")


def _teller(command: str, facts: Sequence[str]) -> str | None:
    """`card-taken` of `take-card`: each word of the command has its like in the fact. That
    something was chosen is no news beside what became of it."""
    verb, *nouns = _words(command)
    words = nouns if verb == "choose" and nouns else [verb, *nouns]
    for fact in facts:
        others = _words(fact)
        if all(any(other.startswith(word[:3]) for other in others) for word in words):
            return fact
    return None


def _paid_for(command: str, facts: Iterable[str]) -> str | None:
    """The first fact that is not about paying, of a command that is."""
    if not _pays(command):
        return None
    return next((fact for fact in facts if not _pays(fact)), None)


def _pays(kind: str) -> bool:
    return any(word in _PAYING for word in _words(kind))


def _words(kind: str) -> list[str]:
    """The words of the name of a command or a fact, without its title and short ones."""
    words = kind.partition(".")[2].split("-")
    return words if len(words) == 1 else [one for one in words if len(one) > _SHORT] or words
