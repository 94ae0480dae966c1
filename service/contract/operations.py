"""Operations as OpenAPI paths."""

from collections.abc import Iterable
from http import HTTPStatus

from msgspec import Struct

from referee.json_schema import Schema, of_types
from referee.problems import kinds
from referee.problems.kinds import EXAMPLE, Kind
from referee.problems.problem import MEDIA_TYPE, Problem
from service.contract.examples import shown as recorded
from service.contract.headers import declared
from service.contract.limits import limited
from service.contract.streams import message
from service.http.idempotency import IDEMPOTENCY_KEY
from service.http.operation import FORM, JSON, SSE, Answer, Operation


def paths(operations: Iterable[Operation]) -> Schema:
    """The `paths` of the document. References are `ref:<name>`."""
    found: Schema = {}
    for one in operations:
        found.setdefault(one.path, {})[one.method.lower()] = _operation(one)
    return found


def types(operations: Iterable[Operation]) -> list[object]:
    """Every type that bodies and answers are made of."""
    bodies = [one.body for one in operations if one.body is not None]
    answers = [body for one in operations for it in one.answers for body in (it.body, it.last)]
    return [*bodies, *(body for body in answers if body is not None), Problem]


def _operation(one: Operation) -> Schema:
    shown: Schema = {"operationId": one.id, "tags": [one.tag], "summary": one.summary}
    if one.description:
        shown["description"] = one.description
    if one.scope is not None:
        shown["security"] = [{}, {"token": []}] if one.anonymous else [{"token": []}]
        shown["x-scope"] = one.scope.value
    else:
        shown["security"] = []
    shown["parameters"] = [*_path(one), *_query(one), *_headers(one)]
    if one.body is not None:
        shown["requestBody"] = _request_body(one)
    shown["responses"] = _responses(one)
    if one.deprecated is not None:
        shown["deprecated"] = True
    shown = declared(one, shown)
    return shown if one.limit is None else limited(shown, one.limit)


def path_parameters(one: Operation) -> Schema:
    """What the parameters in the path mean, by name."""
    words = {
        "game_id": "The game.",
        "title": "The slug of a title.",
        "rule": "The id of a rule.",
        "step": "The number of a step, from 1.",
        "ply": "A ply, or `latest`.",
        "player": "Name or id of an account.",
        "account_id": "The id of an account.",
        "code_id": "The id of a code for creating accounts.",
        "token_id": "The token.",
        "session_id": "The session, or `current`: the one that the request comes from.",
        "passkey_id": "The passkey.",
        "identity_id": "The identity.",
        "webhook_id": "The webhook.",
        "lease_id": "The lease.",
        "job_lease_id": "The lease of a job.",
        "engine_id": "The engine.",
        "app_id": "The app.",
        "connection_id": "The connection.",
        "user_code": "The code that a program shows, with or without its dash.",
        "kind": "A kind of window.",
        "seat": "The number of a seat.",
        "invitation_id": "The invitation.",
        "code": "The code of an invitation, with or without its dashes.",
        "refusal_id": "The refusal.",
        "proposal_number": "The number of a proposal in its game.",
        "dispute_number": "The number of a dispute in its game.",
        "partition": "The number of a partition of the log.",
        "level": "The level of a tile, 0 to 5, or `entries`.",
        "number": (
            "The index of the tile, or its first path segment, as C2SP tlog-tiles encodes it."
        ),
        "more": "The second part of the number of a tile.",
        "rest": "The third part of the number of a tile.",
        "last": "The last part of the number of a tile.",
    }
    return {name: words[name] for name in one.path_parameters}


def _path(one: Operation) -> list[Schema]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": words,
            "schema": {"type": "string"},
        }
        for name, words in path_parameters(one).items()
    ]


def _query(one: Operation) -> list[Schema]:
    _, parts = of_types([one.query])
    query = parts[one.query.__name__]
    return [
        {
            "name": name,
            "in": "query",
            "required": name in query.get("required", ()),
            **({"description": words} if (words := schema.pop("description", None)) else {}),
            "schema": schema,
        }
        for name, schema in ((n, _without_null(s)) for n, s in query["properties"].items())
    ]


def _without_null(schema: Schema) -> Schema:
    """A parameter is left out rather than null."""
    schema = dict(schema)
    if "anyOf" in schema:
        kept = [one for one in schema.pop("anyOf") if one != {"type": "null"}]
        if len(kept) > 1:
            schema.pop("default", None)  # of none of the kinds: left out means from the first
        schema = {**kept[0], **schema} if len(kept) == 1 else {**schema, "anyOf": kept}
    if "enum" in schema:
        schema["enum"] = [one for one in schema["enum"] if one is not None]
    if schema.get("default", 0) is None:
        del schema["default"]
    return schema


def _headers(one: Operation) -> list[Schema]:
    return [
        {
            "name": header.name,
            "in": "header",
            "required": False,
            "description": header.meaning,
            "schema": {
                "type": "string",
                **({} if header.pattern is None else {"pattern": header.pattern}),
            },
        }
        for header in one.headers
    ]


def _request_body(one: Operation) -> Schema:
    assert one.body is not None
    content: Schema = {"schema": {"$ref": f"ref:{one.body.__name__}"}, **recorded(one.id)}
    return {
        "required": bool(_required(one.body)),
        "content": {FORM if one.form else JSON: content},
    }


def _required(body: type[Struct]) -> tuple[str, ...]:
    _, parts = of_types([body])
    return tuple(parts[body.__name__].get("required", ()))


def _responses(one: Operation) -> Schema:
    """Answers and problems by status; an operation of OAuth may answer one status with either."""
    found, problems = _answers(one), _problems(one)
    for status, problem in problems.items():
        own = found.get(status)
        if own is not None:
            problem["description"] = f"{own['description']} {problem['description']}"
            problem["content"] = own["content"] | problem["content"]
        found[status] = problem
    return found


def _answers(one: Operation) -> Schema:
    """The good answers by status; one status may answer with a body for each of several media."""
    found: Schema = {}
    for answer in one.answers:
        shown = _answer(one, answer)
        known = found.setdefault(str(answer.status), shown)
        known.get("content", {}).update(shown.get("content", {}))
    return found


def _answer(one: Operation, answer: Answer) -> Schema:
    shown: Schema = {"description": answer.meaning or HTTPStatus(answer.status).phrase}
    if answer.location:
        shown["headers"] = {"Location": _location(answer)}
    if answer.body is None:
        return shown
    schema = _body(answer)
    for media in answer.media:
        content = {"schema": message(schema) if media == SSE else schema}
        if answer.body is bytes:
            content = {"schema": {}}  # bytes as they are: there is no type for them in 3.1
        shown.setdefault("content", {})[media] = content
    if JSON in answer.media:
        shown["content"][JSON] |= recorded(f"{one.id}.{answer.status}")
    return shown


def _body(answer: Answer) -> Schema:
    (schema,), _ = of_types([answer.body])
    if answer.last is None:
        return schema
    (last,), _ = of_types([answer.last])
    return {"anyOf": [schema, last]}


def _location(answer: Answer) -> Schema:
    schema = {"type": "string", "format": "uri-reference"}
    return {"description": answer.location, "required": True, "schema": schema}


def problems_of(one: Operation) -> tuple[Kind, ...]:
    """Every kind of problem that the operation can answer with."""
    found = [*one.problems, kinds.INVALID_QUERY, kinds.NOT_ACCEPTABLE]
    found += [kinds.INTERNAL, kinds.UNAVAILABLE]
    if one.reads:
        found.append(kinds.NOT_THERE_YET)
    if "ply" in one.path_parameters:
        found.append(kinds.INVALID_PATH)
    if one.limit is not None:
        found.append(kinds.TOO_MANY_REQUESTS)
    if one.knows_callers:  # a token that is sent has to be a good one
        found += [kinds.UNAUTHORIZED, kinds.TOO_MANY_BAD_TOKENS]
    if one.scope is not None:
        found += [kinds.MISSING_SCOPE, kinds.ACCOUNT_SUSPENDED]
    if one.body is not None:
        found += [kinds.MALFORMED_BODY] if one.form else [kinds.MALFORMED_BODY, kinds.INVALID_BODY]
        found += [kinds.BODY_TOO_LARGE, kinds.UNSUPPORTED_MEDIA_TYPE]
    if one.headers:
        found.append(kinds.INVALID_HEADER)
    if any(header.name == IDEMPOTENCY_KEY.name for header in one.headers):
        found.append(kinds.KEY_REUSED)
    return tuple(sorted(set(found), key=lambda kind: (kind.status, kind.slug)))


def problem_examples(operations: Iterable[Operation]) -> Schema:
    """One example of each kind of problem that an operation can answer with."""
    possible = {kind for one in operations for kind in problems_of(one)}
    return {
        kind.slug: {
            "summary": kind.title,
            "value": {
                "type": f"{EXAMPLE}{kind.type}",
                "kind": kind.slug,
                "title": kind.title,
                "status": kind.status,
                "detail": kind.meaning,
            },
        }
        for kind in kinds.KINDS
        if kind in possible
    }


def _problems(one: Operation) -> Schema:
    grouped: dict[int, list[Kind]] = {}
    for kind in problems_of(one):
        grouped.setdefault(kind.status, []).append(kind)
    return {str(status): _problem(one, status, found) for status, found in grouped.items()}


def _problem(one: Operation, status: int, found: list[Kind]) -> Schema:
    return {
        "description": "; ".join(f"`{kind.slug}`: {kind.title}" for kind in found) + ".",
        "content": {
            MEDIA_TYPE: {
                "schema": {"$ref": "ref:Problem"},
                "examples": {
                    **{kind.slug: {"$ref": f"#/components/examples/{kind.slug}"} for kind in found},
                    **_recorded_problems(one, status),
                },
            }
        },
    }


def _recorded_problems(one: Operation, status: int) -> Schema:
    """The recorded problems of a status; where OAuth's own errors have it, those were recorded."""
    if any(answer.status == status for answer in one.answers):
        return {}
    found: Schema = recorded(f"{one.id}.{status}").get("examples", {})
    return found
