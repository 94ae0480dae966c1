"""The contract: complete, current, and readable without a network."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
from generating.bundle import bundled

from games.kernel.registry import Registry
from referee.problems.kinds import KINDS
from referee.problems.problem import MEDIA_TYPE
from service import contract
from service.contract import PUBLISHED
from service.contract.published import OPERATIONS
from service.contract.streams import as_texts
from service.http.operation import SSE
from tests.support.contract import answers

GOLDEN = PUBLISHED.parents[1] / "tests" / "golden"


def test_the_published_document_is_current() -> None:
    assert contract.check() is None


def test_a_document_that_is_not_current_is_noticed(tmp_path: Any) -> None:
    old = tmp_path / "openapi.json"
    assert "does not exist" in str(contract.check(old))
    contract.write(old)
    assert contract.check(old) is None
    old.write_bytes(old.read_bytes().replace(b"playMoves", b"playMove"))
    assert "is not what the code says" in str(contract.check(old))


def test_every_reference_leads_somewhere(web: httpx.Client) -> None:
    document = web.get("/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    for reference in set(_references(document)):
        place = document
        for part in reference.removeprefix("#/").split("/"):
            place = place[part]


def test_no_two_structs_have_one_name(web: httpx.Client) -> None:
    schemas = web.get("/openapi.json").json()["components"]["schemas"]
    assert [name for name in schemas if re.search(r"-\d+$", name)] == []  # the second is `Name-2`


def test_every_schema_is_one(web: httpx.Client) -> None:
    document = web.get("/openapi.json").json()
    for schema in document["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)
    for title in web.get("/v1/titles?schemas=true").json()["items"]:
        for name in ("options_schema", "command_schema", "event_schema", "view_schema"):
            jsonschema_rs.meta.validate(title[name])


def test_operations_are_named_described_and_tell_their_problems(web: httpx.Client) -> None:
    document = web.get("/openapi.json").json()
    found = {
        operation["operationId"]: operation
        for path in document["paths"].values()
        for operation in path.values()
    }
    assert set(found) == {one.id for one in OPERATIONS if not one.is_socket}
    for operation in found.values():
        assert operation["summary"]
        for status in ("400", "406", "500", "503"):
            assert status in operation["responses"], operation["operationId"]
        if operation["security"]:
            assert {"401", "403"} <= set(operation["responses"])
    told = {
        slug
        for operation in found.values()
        for status, answer in answers(document, operation).items()
        if int(status) >= 400
        for slug in answer["content"].get(MEDIA_TYPE, {}).get("examples", {})
    }
    elsewhere = {"not-found", "method-not-allowed", "upgrade-required"}  # the last: of the socket
    assert told | elsewhere == {kind.slug for kind in KINDS}


def test_streams_and_sockets_are_in_the_document_of_streams(web: httpx.Client) -> None:
    document = web.get("/asyncapi.json").json()
    streaming = {one.id for one in OPERATIONS if one.is_socket or SSE in one.media}
    assert streaming == {"streamEvents", "streamNews", "streamLog", "streamReview", "openSocket"}
    assert set(document["channels"]) == {*streaming, "deliveries"}
    for channel in document["channels"].values():
        for message in channel["messages"].values():
            assert message["summary"]
    assert {reference.partition("/")[0] for reference in set(_references(document))} == {"#"}


def test_the_newer_document_says_what_the_items_of_streams_are(web: httpx.Client) -> None:
    plain, newer = web.get("/openapi.json").json(), web.get("/openapi-3.2.json").json()
    assert newer["openapi"] == "3.2.0"
    content = newer["paths"]["/v1/games/{game_id}/events"]["get"]["responses"]["200"]["content"]
    lines = [{"$ref": f"#/components/schemas/{name}"} for name in ("Event", "ListEnd")]
    assert content["application/x-ndjson"] == {"itemSchema": {"anyOf": lines}}
    assert "schema" in content["application/json"]
    same = json.loads(json.dumps(newer).replace('"itemSchema"', '"schema"'))
    assert as_texts(same) == {**plain, "openapi": "3.2.0"}
    (news,) = plain["paths"]["/v1/stream"]["get"]["responses"]["200"]["content"].values()
    assert news["schema"]["type"] == "string", "the whole body, which is all that 3.1 can say"


def test_generators_can_name_what_it_has(web: httpx.Client) -> None:
    """By titles and tags; and no default is one of something else."""
    document = web.get("/openapi.json").json()
    schemas = document["components"]["schemas"]
    titles = [one.get("title", name) for name, one in schemas.items()]
    assert len(titles) == len(set(titles))
    of_requests, of_deliveries = (
        {tag for path in document[part].values() for one in path.values() for tag in one["tags"]}
        for part in ("paths", "webhooks")
    )
    assert of_requests.isdisjoint(of_deliveries), "or one class would be written over the other"
    for schema in _schemas(document):
        assert schema.get("type") != "integer" or "format" in schema or _most(schema) < 2**31
        assert not ("$ref" in schema and isinstance(schema.get("default"), dict))


def test_patterns_are_those_of_javascript(web: httpx.Client) -> None:
    """ECMA-262 knows no `\\A`, no `\\Z` and no `(?P<name>...)` (JSON Schema, 6.4)."""
    titles = [one["title"] for one in web.get("/v1/titles").json()["items"]]
    paths = ["/openapi.json", *(f"/v1/titles/{title}/schema.json" for title in titles)]
    patterns = {one for path in paths for one in _patterns(web.get(path).json())}
    assert patterns
    assert [one for one in patterns if re.search(r"\\[AZ]|\(\?P|\(\?[a-z]+\)", one)] == []


def _schemas(schema: Any) -> Iterator[dict[str, Any]]:
    match schema:
        case dict():
            yield schema
            for value in schema.values():
                yield from _schemas(value)
        case list():
            for value in schema:
                yield from _schemas(value)


def _most(schema: dict[str, Any]) -> int:
    bound: int = schema.get("maximum", schema.get("exclusiveMaximum", 0))
    return bound


def _patterns(schema: Any) -> Iterator[str]:
    match schema:
        case {"pattern": str(pattern), **rest}:
            yield pattern
            yield from _patterns(rest)
        case dict():
            for member in schema.values():
                yield from _patterns(member)
        case list():
            for one in schema:
                yield from _patterns(one)


def test_commands_and_events_are_told_apart_by_type(web: httpx.Client) -> None:
    common = web.get("/openapi.json").json()["components"]["schemas"]
    assert "table.game-finished" in _tags(common["TableFact"], common)
    for title in Registry.installed():
        document = web.get(f"/v1/titles/{title.meta.slug}/schema.json").json()
        jsonschema_rs.meta.validate(document)
        members = {name: document["properties"][name] for name in ("command", "event")}
        tags = {name: _tags(union, document["$defs"]) for name, union in members.items()}
        assert "table.game-finished" in tags["event"]
        assert tags["command"] < tags["event"]


def _tags(union: Any, parts: Any) -> set[str]:
    told = union["discriminator"]
    assert told["propertyName"] == "type"
    assert len(union["oneOf"]) == len(told["mapping"])
    for tag, reference in told["mapping"].items():
        assert parts[reference.rpartition("/")[2]]["properties"]["type"]["enum"] == [tag]
    return set(told["mapping"])


def test_what_was_said_is_what_the_titles_documents_say() -> None:
    """All golden payloads, against the published documents."""
    for title in Registry.installed():
        slug = title.meta.slug
        document = json.loads((PUBLISHED.parent / "titles" / f"{slug}.json").read_bytes())
        said = {
            member: jsonschema_rs.Draft202012Validator(
                {"$defs": document["$defs"], **document["properties"][member]}
            )
            for member in ("event", "command")
        }
        for member, name in (("event", "facts"), ("event", "commands"), ("command", "commands")):
            for line in (GOLDEN / slug / f"{name}.jsonl").read_bytes().splitlines():
                said[member].validate(json.loads(line))
        assert not said["command"].is_valid({"type": "tzolkin.nothing"})


def test_the_contract_is_small() -> None:
    """Its bulk is what titles say, which stands in documents of their own."""
    assert len(contract.current()) <= 1_050_000
    shared = json.loads(contract.current())["components"]["responses"]
    assert len(shared) < len(OPERATIONS)


def test_the_bundle_has_the_contract_and_all_titles() -> None:
    """What client libraries are generated from: unions over all titles, told apart by tags."""
    whole = bundled(PUBLISHED)
    schemas = whole["components"]["schemas"]
    for name in ("Command", "EventData"):
        assert len(_tags(schemas[name], schemas)) > 100
    assert "tzolkin.PointsScored" in schemas
    assert schemas["StateShown"]["properties"]["view"]["$ref"].endswith("/View")
    for reference in set(_references(whole)):
        place = whole
        for part in reference.removeprefix("#/").split("/"):
            place = place[part]


def test_hidden_fields_have_their_hidden_form(web: httpx.Client) -> None:
    title = web.get("/v1/titles/lanterns").json()
    cards = title["event_schema"]["$defs"]["CardsDrawnSeen"]["properties"]["cards"]
    assert cards["x-visible-to"] == ["seat"]
    assert {"$ref": "#/$defs/Hidden"} in cards["anyOf"]
    assert title["command_schema"]["$defs"]["Choose"]["properties"]["card"]["type"] == "string"


def test_titles_tell_what_they_are(web: httpx.Client) -> None:
    items = web.get("/v1/titles?schemas=true").json()["items"]
    assert {title.meta.slug for title in Registry.installed()} < {one["title"] for one in items}
    for one in items:
        assert one["seats"]["min"] <= one["seats"]["max"]
        assert one["ruleset"] in one["rulesets"]
        assert "random" in one["bots"]
        assert web.get(f"/v1/titles/{one['title']}").json() == one
        components = web.get(f"/v1/titles/{one['title']}/components").json()["items"]
        assert len({part["id"] for part in components}) == len(components) > 0


def test_titles_speak_every_language(web: httpx.Client) -> None:
    headers = {"Accept-Language": "cs"}
    full = web.get("/v1/titles/lanterns", headers=headers)
    assert (full.headers["content-language"], full.headers["vary"].partition(",")[0]) == (
        "cs",
        "Accept-Language",
    )
    options = full.json()["options_schema"]["$defs"]["Options"]["properties"]
    assert options["hand"]["title"] == "Ruka"
    brief = web.get("/v1/titles/lanterns?schemas=false", headers=headers).json()
    assert brief == full.json() | {f"{one}_schema": {} for one in ("command", "event", "view")}
    listed = web.get("/v1/titles", headers=headers).json()["items"]
    assert brief in listed
    czech = next(one for one in listed if one["title"] == "eldervale")["options_schema"]
    ghosts = czech["$defs"]["Options"]["properties"]["ghosts"]
    assert ghosts["x-titles"] == {"apprentice": "Učeň", "adept": "Adept", "archmage": "Arcimág"}
    named = web.get("/v1/titles/lanterns/components", headers=headers).json()["kinds"]
    assert named == {"lantern": "Lampiony"}


def test_the_documentation_loads_nothing_from_elsewhere(web: httpx.Client) -> None:
    page = web.get("/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    loaded = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert {path for path in loaded if path.startswith("/docs/static/")}
    for path in loaded:
        assert path.startswith(("/", "data:")), path
        if path.startswith("/"):
            assert web.get(path).status_code == 200


def _references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        if isinstance(told := value.get("discriminator"), dict):
            yield from told["mapping"].values()
        for item in value.values():
            yield from _references(item)
    elif isinstance(value, list):
        for item in value:
            yield from _references(item)
