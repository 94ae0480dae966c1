"""What a service says about its keys: notes by which a new key follows from one that is known.

    kronika/key-endorsement/1          kronika/key-revocation/1
    <old key>                          <key>
    <new key>                          <key that says so>
    <since>                            <since>
    <until>

An endorsement is signed by both keys: the new one signs from `since` on, the old one up to `until`.
A revocation is signed by the key itself, or by the one that it has endorsed: what is signed for a
time behind `since` counts for nothing. Times are RFC 3339 in UTC.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from events import notes
from events.keys import KeyFormatError, PublicKey, SigningKey
from events.notes import NoteError

_ENDORSEMENT: Final = "kronika/key-endorsement/1"
_REVOCATION: Final = "kronika/key-revocation/1"
_TIME: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z")


class Term(Struct, frozen=True, kw_only=True):
    """A key that may be trusted, and for which times: None is without a bound."""

    key: PublicKey
    since: str | None = None
    until: str | None = None


class _Endorsement(Struct, frozen=True, kw_only=True):
    old: PublicKey
    new: PublicKey
    since: str
    until: str


class _Revocation(Struct, frozen=True, kw_only=True):
    key: PublicKey
    by: PublicKey
    since: str


def endorsed(old: SigningKey, new: SigningKey, since: str, until: str) -> str:
    """The note by which a new key follows an old one."""
    lines = (_ENDORSEMENT, str(old.public), str(new.public), _time(since), _time(until))
    return notes.sign("".join(f"{one}\n" for one in lines), old, new)


def revoked(key: PublicKey, by: SigningKey, since: str) -> str:
    """The note by which a key is given up."""
    lines = (_REVOCATION, str(key), str(by.public), _time(since))
    return notes.sign("".join(f"{one}\n" for one in lines), by)


def terms(known: Iterable[PublicKey], said: Iterable[str]) -> tuple[Term, ...]:
    """The keys that follow from those that are known, with these. What unknown keys say does not
    matter; `NoteError` if a note is malformed or signed wrongly, or if a key has endorsed two."""
    read = [_read(one) for one in said]
    endorsements = list(dict.fromkeys(one for one in read if isinstance(one, _Endorsement)))
    endorsements.sort(key=lambda one: (full(one.since), str(one.new)))
    revocations = [one for one in read if isinstance(one, _Revocation)]
    _one_successor(endorsements)
    given_up = _earliest(one for one in revocations if one.by == one.key)
    found = {one: Term(key=one) for one in known}
    while (one := next((it for it in endorsements if it.old in found), None)) is not None:
        endorsements.remove(one)
        old = found[one.old]
        if not _in_office(old, one, given_up.get(one.old)):
            continue
        found[one.old] = replace(old, until=one.until)
        found.setdefault(one.new, Term(key=one.new, since=one.since))
        by_heir = (it for it in revocations if (it.key, it.by) == (one.old, one.new))
        early = _earliest(it for it in by_heir if full(it.since) >= full(one.since))
        if one.old in early:
            given_up[one.old] = min(given_up.get(one.old, early[one.old]), early[one.old], key=full)
    return tuple(
        replace(term, until=_sooner(term.until, given_up.get(key))) for key, term in found.items()
    )


def expired(term: Term, at: str) -> bool:
    """Whether a signature of the key for a time counts for nothing. One for an earlier time than
    `since` may have been made later."""
    return term.until is not None and full(at) > full(term.until)


def full(at: str) -> str:
    """A time so that times sort as texts."""
    return at if "." in at else at.replace("Z", ".000000Z")


def _in_office(old: Term, one: _Endorsement, given_up: str | None) -> bool:
    """Whether a key could endorse another one then."""
    begun = old.since is None or full(old.since) <= full(one.since)
    ended = _sooner(old.until, given_up)
    return begun and (ended is None or full(one.since) <= full(ended))


def _one_successor(endorsements: Sequence[_Endorsement]) -> None:
    by_old = sorted(endorsements, key=lambda one: str(one.old))
    for one, other in pairwise(by_old):
        if one.old == other.old:
            raise NoteError("note.two-successors", key=str(one.old))


def _earliest(revocations: Iterable[_Revocation]) -> dict[PublicKey, str]:
    found: dict[PublicKey, str] = {}
    for one in revocations:
        found[one.key] = min(found.get(one.key, one.since), one.since, key=full)
    return found


def _sooner(one: str | None, other: str | None) -> str | None:
    given = [it for it in (one, other) if it is not None]
    return min(given, key=full) if given else None


def _read(note: str) -> _Endorsement | _Revocation:
    kind, *lines = notes.text_of(note).removesuffix("\n").split("\n")
    try:
        match (kind, lines):
            case ("kronika/key-endorsement/1", [old, new, since, until]):
                said = _Endorsement(
                    old=PublicKey.parse(old),
                    new=PublicKey.parse(new),
                    since=_time(since),
                    until=_time(until),
                )
                if full(until) < full(since):
                    raise NoteError("note.ends-first")
                for one in (said.old, said.new):
                    notes.opened(note, [one])
                return said
            case ("kronika/key-revocation/1", [key, by, since]):
                given_up = _Revocation(
                    key=PublicKey.parse(key), by=PublicKey.parse(by), since=_time(since)
                )
                notes.opened(note, [given_up.by])
                return given_up
    except KeyFormatError as trouble:
        raise NoteError(trouble.key, **trouble.values) from None
    raise NoteError("note.unknown-kind", kind=kind)


def _time(text: str) -> str:
    if not _TIME.fullmatch(text):
        raise NoteError("note.not-a-time", text=text)
    return text


def by_key(found: Sequence[Term]) -> Mapping[PublicKey, Term]:
    """The terms, to look up who has signed."""
    return {one.key: one for one in found}
