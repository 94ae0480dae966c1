"""Scopes as OAuth writes them: words with spaces between them (RFC 6749, 3.3)."""

from collections.abc import Iterable
from typing import Final

from service.identity.scopes import FOR_APPS, Scope

SUPPORTED: Final = tuple(scope for scope in Scope if scope in FOR_APPS)
"""Those that an app may ask for, in their usual order."""
UNASKED: Final = frozenset({Scope.READ})
"""What an app asks for that names none."""


def of_text(text: str | None) -> frozenset[Scope] | None:
    """The scopes that a text names; None if it names one that no app may have."""
    if text is None or not (words := text.split()):
        return UNASKED
    known = {scope.value: scope for scope in SUPPORTED}
    if not known.keys() >= set(words):
        return None
    return frozenset(known[word] for word in words)


def in_order(scopes: Iterable[Scope]) -> tuple[Scope, ...]:
    """Scopes in their usual order."""
    wanted = frozenset(scopes)
    return tuple(scope for scope in Scope if scope in wanted)


def text(scopes: Iterable[Scope]) -> str:
    """Scopes as words."""
    return " ".join(in_order(scopes))
