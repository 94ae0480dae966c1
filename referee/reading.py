"""Reading what clients send, strictly: bodies, query parameters, headers.

Nothing is guessed and nothing is ignored: a parameter that is unknown, repeated or of the wrong
type is a 400 that names it. (A client once asked another service for games since a time in
seconds where milliseconds were meant, and silently got everything.)
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from math import isfinite
from typing import Final, TypeVar
from urllib.parse import parse_qsl

import msgspec
from msgspec import Struct, structs

from games.kernel.sentence import Sentence
from referee.members import named_twice
from referee.problems import kinds
from referee.problems.misfits import MOST, Misfit, misfits_of_texts, unknown
from referee.problems.problem import ProblemError, refused
from referee.problems.validation import misfit, unfit
from referee.validators import STRONG, uncoded
from verifier.decoder_errors import said

T = TypeVar("T")
S = TypeVar("S", bound=Struct)

LONGEST_KEY: Final = 200
LEASE: Final = "lea_[0-9a-z]{20}"
"""What the id of a lease looks like."""
_EXACT: Final = 2**53
_FRACTION: Final = re.compile(r"Expected `[^`]*\bint\b[^`]*`, got `float`")
_KEY: Final = re.compile(r"[\x21-\x7e]+")
_LEASE: Final = re.compile(LEASE)
_VERSION: Final = re.compile(r'"([0-9]{1,9})(?:\.[0-9a-f]+)?"')
"""What the entity tag of a game, or of what is legal in it, begins with."""


def body(content_type: str, raw: bytes, kind: type[S]) -> S:
    """The JSON body as a value of `kind`. A body that may be left out, since everything in it may,
    is empty then; no other one."""
    if not raw and any(one.required for one in structs.fields(kind)):
        raise refused(kinds.MALFORMED_BODY, Sentence("body-empty"))
    if raw and content_type.partition(";")[0].strip().lower() != "application/json":
        sent = content_type or "a body without a type"
        raise refused(
            kinds.UNSUPPORTED_MEDIA_TYPE, Sentence("content-type-unsupported", {"sent": sent})
        )
    value = decoded(raw or b"{}", kind)
    _each_once(raw, value)
    return value


def named_once(raw: bytes) -> None:
    """Refuses JSON in which an object has two members of one name. Takes as long as reading it
    once more, so a document of megabytes is looked at where nobody else has to wait."""
    try:
        twice = named_twice(raw)
    except RecursionError:
        raise refused(kinds.MALFORMED_BODY, Sentence("body-too-deep")) from None
    if twice is not None:
        raise refused(kinds.INVALID_BODY, Sentence("member-twice"), field=twice)


def _each_once(raw: bytes, value: object) -> None:
    """Refuses a body with a set in which something stands twice."""
    sets = {name: one for name, one in _fields(value) if isinstance(one, frozenset)}
    sent = msgspec.json.decode(raw, type=dict[str, msgspec.Raw]) if sets and raw else {}
    for name, one in sets.items():
        listed = msgspec.json.decode(sent.get(name, b"null"))
        if listed is not None and len(listed) > len(one):
            raise refused(kinds.INVALID_BODY, Sentence("set-duplicate"), field=name)


def _fields(value: object) -> Iterable[tuple[str, object]]:
    if not isinstance(value, Struct):
        return ()
    return ((name, getattr(value, name)) for name in value.__struct_fields__)


def decoded(raw: bytes | msgspec.Raw, kind: type[T]) -> T:
    """JSON as a value of `kind`, or a problem that names the field."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        if (value := _whole(raw, error, kind)) is not None:
            return value
        raise unfit(kinds.INVALID_BODY, misfit(error, raw, kind)) from None
    except RecursionError:
        raise refused(kinds.MALFORMED_BODY, Sentence("body-too-deep")) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise refused(kinds.MALFORMED_BODY, said(str(error))) from None


def _whole(raw: bytes | msgspec.Raw, error: msgspec.ValidationError, kind: type[T]) -> T | None:
    """The value of JSON that spells whole numbers with a fraction of zero, like `1.0`, which are
    integers as JSON Schema has it; None if something else is wrong."""
    if not _FRACTION.match(str(error)):
        return None
    with suppress(ValueError, RecursionError):
        plain = json.loads(bytes(raw), parse_float=_number, parse_constant=_number)
        return msgspec.json.decode(msgspec.json.encode(plain), type=kind)
    return None


def _number(text: str) -> int | float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{text} is no number of JSON")
    return int(number) if number.is_integer() and abs(number) < _EXACT else number


def query(raw: bytes, kind: type[S]) -> S:
    """Query parameters as a value of `kind`, whose fields are the parameters."""
    given = _given(raw)
    names = kind.__struct_encode_fields__
    values = dict(given)
    if len(values) == len(given) and all(
        name in names and value.isprintable() and value.lower() != "null" for name, value in given
    ):
        with suppress(msgspec.ValidationError):
            made = msgspec.convert(values, kind, strict=False)
            _written_out(made, values)
            return made
    raise unfit(kinds.INVALID_QUERY, _misfits_of(given, kind))


def query_misfits(raw: bytes, kind: type[Struct]) -> tuple[Misfit, ...]:
    """Every query parameter that does not fit."""
    with suppress(ProblemError):
        query(raw, kind)
        return ()
    with suppress(ProblemError):
        return _misfits_of(_given(raw), kind)
    return ()


def _given(raw: bytes) -> Sequence[tuple[str, str]]:
    """The parameters of a query, as they were sent."""
    if not raw:
        return ()
    try:
        return parse_qsl(
            raw.decode("ascii"), keep_blank_values=True, strict_parsing=True, errors="strict"
        )
    except ValueError:
        raise refused(kinds.INVALID_QUERY, Sentence("query-unreadable")) from None


def _misfits_of(given: Sequence[tuple[str, str]], kind: type[Struct]) -> tuple[Misfit, ...]:
    """What is wrong with parameters: those that are known, once each, and all of them."""
    names = kind.__struct_encode_fields__
    values: dict[str, str] = {}
    found: dict[str, Sentence] = {}
    for name, value in given:
        if name not in names:
            found[name] = unknown(name, sorted(names), in_query=True)
        elif name in values:
            found[name] = Sentence("parameter-twice")
        elif not value.isprintable():
            found[name] = Sentence("control-characters")
        elif value.lower() == "null":
            found[name] = Sentence("null-not-allowed")
        values.setdefault(name, value)
    told = [Misfit((name,), detail) for name, detail in found.items()]
    told += [one for one in misfits_of_texts(values, kind) if one.place[0] not in found]
    return tuple(told[:MOST]) or (Misfit((), Sentence("not-of-this-form")),)


def _written_out(made: Struct, given: Mapping[str, str]) -> None:
    """A time is RFC 3339, and no number of seconds, which a lax conversion takes as well."""
    for field, name in zip(made.__struct_fields__, made.__struct_encode_fields__, strict=True):
        late = isinstance(getattr(made, field), datetime)
        if late and name in given and "t" not in given[name].lower():
            raise msgspec.ValidationError


def idempotency_key(value: str | None, shortest: int = 1) -> str | None:
    """The `Idempotency-Key`, if one was sent."""
    if value is None:
        return None
    if not shortest <= len(value) <= LONGEST_KEY or not _KEY.fullmatch(value):
        raise refused(
            kinds.INVALID_HEADER,
            Sentence("visible-ascii", {"shortest": shortest, "longest": LONGEST_KEY}),
            field="Idempotency-Key",
        )
    return value


def expected_version(value: str | None) -> int | None:
    """The version in `If-Match`; None when it is absent or `*`. Another entity tag than those that
    the service gives, and a weak one, is that of no version of a game (RFC 9110, 13.1.1)."""
    if value is None or (value := value.strip()) == "*":
        return None
    if (found := _VERSION.fullmatch(uncoded(value))) is not None:
        return int(found[1])
    if re.fullmatch(f"(W/)?{STRONG}", value):
        weak = Sentence("weak-tag") if value.startswith("W/") else Sentence("tag-of-no-version")
        raise refused(kinds.VERSION_MISMATCH, weak, field="If-Match")
    raise refused(kinds.INVALID_HEADER, Sentence("one-entity-tag"), field="If-Match")


def lease(value: str | None) -> str | None:
    """The `Kronika-Lease`, if one was sent."""
    if value is not None and not _LEASE.fullmatch(value):
        raise refused(kinds.INVALID_HEADER, Sentence("not-a-lease"), field="Kronika-Lease")
    return value


def last_event_id(value: str | None) -> int | None:
    """The version in `Last-Event-ID`; None when it is absent or empty."""
    if not value:
        return None
    if not re.fullmatch(r"\d{1,9}", value):
        raise refused(
            kinds.INVALID_HEADER,
            Sentence("version-number"),
            field="Last-Event-ID",
        )
    return int(value)
