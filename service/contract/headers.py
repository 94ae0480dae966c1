"""The headers of answers in the contract: what each is, and which answers have it."""

from collections.abc import Iterable
from typing import Final

from referee.json_schema import Schema
from service.contract.limits import RETRY_AFTER
from service.http.languages import ACCEPT_LANGUAGE, TEXTS_LANGUAGE
from service.http.operation import JSON, Operation
from service.process.positions import HEADER as LOG_POSITION

PLACE: Final = "#/components/headers/"
EVERYWHERE: Final = ("X-Request-Id", "Cache-Control", "Vary")
SPOKEN: Final = ("Content-Language",)

_MEANINGS: Final = {
    "X-Request-Id": "Id of the request, also in the service's log; yours, if you sent one.",
    "Cache-Control": "What caches may do with the response (RFC 9111).",
    "Content-Language": "The language of the texts in the response.",
    "Vary": "Request headers that the response depends on.",
    "ETag": (
        "Strong validator of the response, for `If-None-Match`. That of a game and of `legal` "
        "begins with the version and is what `If-Match` of a move takes."
    ),
    "Link": (
        'Addresses (RFC 8288): of the next page of a list (`rel="next"`; missing on the last one), '
        'of what replaces a deprecated operation (`rel="deprecation"`).'
    ),
    "Idempotency-Replayed": "`true`: this is the response to an earlier request with the same key.",
    LOG_POSITION: (
        "Where in the log the request has written, for `at_least` of lists; missing if it has "
        "written nothing there."
    ),
    "WWW-Authenticate": "How to authenticate (RFC 9110).",
    "Accept-Encoding": "Codings that bodies of requests may have.",
    "Content-Disposition": "A name for the response as a file.",
    "Repr-Digest": "SHA-256 of the response as it was sent, with its content coding (RFC 9530).",
    "Content-Security-Policy": "What the response may do if a browser shows it as a page.",
    "Set-Cookie": "The session of the browser (RFC 6265), which no script can read.",
    "X-Accel-Buffering": "`no`: proxies pass on what comes at once.",
    "Deprecation": "Since when the operation is deprecated (RFC 9745): `@` and a Unix time.",
    "Sunset": "When the operation is expected to end (RFC 8594).",
}


_ENDING: Final = ("Deprecation", "Sunset")


def headers(operations: Iterable[Operation]) -> Schema:
    """The headers, to be referred to; budgets have theirs beside these. Those of what is going to
    end are there if something is."""
    ending = any(one.deprecated is not None for one in operations)
    text = {"type": "string"}
    return {
        name: {"description": words, "schema": text}
        for name, words in _MEANINGS.items()
        if ending or name not in _ENDING
    }


def declared(one: Operation, shown: Schema) -> Schema:
    """An operation whose answers say which headers they have, beside those that they have told."""
    responses = {
        status: {**answer, "headers": {**answer.get("headers", {}), **_of(one, status)}}
        for status, answer in shown["responses"].items()
    }
    return {**shown, "responses": responses}


def _of(one: Operation, status: str) -> Schema:
    names = [*EVERYWHERE, *(_of_problem(status) if status >= "400" else _of_answer(one, status))]
    return {name: {"$ref": f"{PLACE}{name}"} for name in dict.fromkeys(names)}


def _of_problem(status: str) -> tuple[str, ...]:
    more = {"401": ("WWW-Authenticate",), "412": ("ETag",), "415": ("Accept-Encoding",)}
    waits = (RETRY_AFTER,) if status in ("429", "503") else ()
    return (*SPOKEN, *more.get(status, ()), *waits)


def _of_answer(one: Operation, status: str) -> list[str]:
    names: list[str] = []
    sent = {header.name for header in one.headers}
    if {ACCEPT_LANGUAGE.name, TEXTS_LANGUAGE.name} & sent:
        names += SPOKEN
    if one.conditional:
        names.append("ETag")
    if "after" in one.query.__struct_fields__ and JSON in one.media:
        names.append("Link")
    if one.method != "GET":
        names.append(LOG_POSITION)
    if "Idempotency-Key" in sent and status == "201":
        names += ["Idempotency-Replayed", "Content-Language"]
    if one.deprecated is not None:
        names += [*_ENDING, "Link"]
    for answer in one.answers:
        names += answer.headers if status in (str(answer.status), "304") else ()
    return names
