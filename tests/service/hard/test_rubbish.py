"""Whatever is sent to any operation, the answer is a problem of a known kind, and the service goes
on serving."""

import asyncio
import json
from urllib.parse import unquote_to_bytes

import httpx
import pytest

from service.contract.published import OPERATIONS
from service.http.operation import Operation
from tests.service.hard import malformed, samples
from tests.service.hard.conftest import Stages
from tests.service.hard.setup import Stage
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.support.depth import share

WITH_BODY = [one for one in OPERATIONS if one.body is not None and not one.form]
LEASES = {"lease_id": (404, 409), "job_lease_id": (404, 409)}
ABSENT = {"seat": (403, 404), "ply": (400, 404), "kind": (404, 409), **LEASES}
"""What is said of something in a path that is not there, where that is not 404 alone. A lease that
is not known has ended."""
BODIES = 12
HEADERS = 7
QUERIES = 6
PATHS = 4
"""So many of each operation in a plain run, others at each operation."""


@pytest.mark.deep
def test_a_body_that_is_rubbish_is_refused(stages: Stages) -> None:
    for turn, operation in enumerate(WITH_BODY):
        _offer_rubbish(operation, stages, turn)


def _offer_rubbish(operation: Operation, stages: Stages, turn: int) -> None:
    stage = stages.standing()
    who, right = stage.actor(operation), samples.body(operation, stage)
    path = stage.path(operation) + samples.query(operation)
    before, changed = stage.version, False
    assert operation.body is not None
    bodies = tuple(malformed.bodies(right, operation.body.__struct_encode_fields__))
    for sent in share(bodies, BODIES, turn):
        headers = [(b"Content-Type", sent.media.encode())]
        answer = who.http.request(operation.method, path, content=sent.content, headers=headers)
        if sent.may_fit and answer.is_success:
            changed = True
        else:
            _is_refusal(answer, f"{operation.id}, {sent.what}")
    if changed:
        stages.strike()
    else:
        assert stage.version == before, operation.id


@pytest.mark.deep
def test_odd_headers_do_no_harm(stages: Stages) -> None:
    for turn, operation in enumerate(OPERATIONS):
        _send_odd_headers(operation, stages, turn)


def _send_odd_headers(operation: Operation, stages: Stages, turn: int) -> None:
    stage = stages.standing()
    who, handshake = stage.actor(operation), samples.headers(operation)
    path = stage.path(operation) + samples.query(operation)
    content, changed = None if handshake else b"[]", False
    for name, value in share(malformed.HEADERS, HEADERS, turn):
        if handshake and name.startswith("Sec-"):
            continue  # of the protocol itself, which speaks for itself
        sent = {"Content-Type": "application/json", **handshake}
        headers = [(one.encode(), text.encode()) for one, text in sent.items() if one != name]
        headers.append((name.encode(), value))
        with who.http.stream(operation.method, path, content=content, headers=headers) as answer:
            if answer.status_code >= 400:
                answer.read()
                _is_refusal(answer, f"{operation.id}, {name}: {value[:20]!r}", operation)
            else:
                changed |= operation.method != "GET"
    if changed:
        stages.strike()


@pytest.mark.deep
def test_odd_queries_are_refused(stages: Stages) -> None:
    for turn, operation in enumerate(OPERATIONS):
        _send_odd_queries(operation, stages, turn)


def _send_odd_queries(operation: Operation, stages: Stages, turn: int) -> None:
    stage = stages.standing()
    who, path = stage.actor(operation), stage.path(operation)
    names = operation.query.__struct_encode_fields__
    queries = ["?no_such=1", "?%FF=%FF", "?a=1&a=2", "?[]", "?" + "x" * 5_000]
    queries += [f"?{name}={value}" for name in names for value in ("%00", "null", "%FF")]
    queries += [f"?{name}=1&{name}=1" for name in names]
    perhaps = [f"?{name}={value}" for name in names for value in (2**31, 2**63, -(2**70))]
    changed = False
    for query in share((*queries, *perhaps), QUERIES, turn):
        headers = samples.headers(operation)
        with who.http.stream(operation.method, path + query, headers=headers) as answer:
            if not (query in perhaps and answer.is_success):
                answer.read()
                _is_refusal(answer, f"{operation.id}{query[:40]}")
            else:
                changed |= operation.method != "GET"
    if changed:
        stages.strike()


@pytest.mark.deep
def test_paths_that_lead_nowhere_are_not_found(stage: Stage) -> None:
    for turn, operation in enumerate(OPERATIONS):
        _go_astray(operation, stage, turn)


def _go_astray(operation: Operation, stage: Stage, turn: int) -> None:
    who = stage.actor(operation)
    right = stage.path(operation).split("/") if operation.path_parameters else []
    for odd in share(malformed.PATHS, PATHS, turn):
        for name in operation.path_parameters:
            at = operation.path.split("/").index(f"{{{name}}}")  # all others are there
            path = "/".join([*right[:at], odd, *right[at + 1 :]]) + samples.query(operation)
            answer = who.http.request(
                operation.method,
                path,
                json=samples.body(operation, stage),
                headers=samples.headers(operation),
            )
            if b"/" in unquote_to_bytes(odd) and samples.headers(operation):
                continue  # no path of a socket; the server refuses it before anybody is asked
            _is_refusal(answer, f"{operation.id}, {name}={odd[:20]}")
            nobodys = ABSENT.get(name, (404,))
            assert answer.status_code in nobodys, (operation.id, name, odd[:20], answer.text)


async def test_what_is_no_request_does_not_disturb(shared_service: ServiceProcess) -> None:
    for raw in malformed.RAW:
        reader, writer = await asyncio.open_connection("127.0.0.1", shared_service.port)
        writer.write(raw)
        try:
            async with asyncio.timeout(1):
                first = await reader.readline()
        except (TimeoutError, ConnectionError):
            first = b""
        assert b" 5" not in first[:11], (raw[:60], first)
        writer.close()
        assert httpx.get(f"{shared_service.url}/health", verify=False, timeout=180).is_success


def test_nothing_failed_meanwhile(shared_service: ServiceProcess) -> None:
    """Runs last in this module: no request of it ended in a failure. An engine that gives a review
    back as failed has done so in a test of others, which share the service."""
    failures = [line for line in shared_service.written().splitlines() if "-failed" in line]
    assert [line for line in failures if '"review-failed"' not in line] == []


def _is_refusal(answer: httpx.Response, what: str, operation: Operation | None = None) -> None:
    """Whether it is a problem of a known kind, or an error of OAuth where that speaks, and the
    client's fault."""
    assert 400 <= answer.status_code < 500, f"{what}: {answer.status_code} {answer.text[:300]}"
    if operation is not None and operation.form and "error" in answer.json():
        assert answer.json().keys() == {"error", "error_description"}, answer.text
        return
    try:
        problem(answer, json.loads(answer.content)["kind"])
    except (AssertionError, ValueError, KeyError) as trouble:
        raise AssertionError(f"{what}: {answer.status_code} {answer.text[:300]}") from trouble
