"""Whatever the contract says in words is said in the language that is asked for."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import httpx
import pytest

from games.kernel.registry import Registry
from games.kernel.words import LANGUAGES

UNSPOKEN: Final = {
    "Account.name": "a person chose it",
    "AccountShown.name": "a person chose it",
    "CodeShown.label": "an administrator wrote it",
    "CodeMade.label": "an administrator wrote it",
    "CodeMade.text": "a code that is typed in",
    "Registered.name": "a person chose it",
    "Token.name": "a person chose it",
    "TokenMade.name": "a person chose it",
    "AppShown.name": "its maker chose it",
    "OwnApp.name": "its maker chose it",
    "Passkey.name": "a person chose it",
    "Identity.name": "a person chose it, elsewhere",
    "Outside.name": "an operator chose it",
    "WebhookShown.description": "a person wrote it",
    "ComplaintShown.words": "a person wrote it",
    "DisputeShown.ruling": "an arbiter wrote it",
    "DisputeUpheld.ruling": "an arbiter wrote it",
    "DisputeDismissed.ruling": "an arbiter wrote it",
    "DisputeListed.title": "a slug",
    "DisputeShown.title": "a slug",
    "GameExported.title": "a slug",
    "GameLine.title": "a slug",
    "GameListed.title": "a slug",
    "IntroductionShown.title": "a slug",
    "InvitationSeen.title": "a slug",
    "GameOpened.title": "a slug",
    "GameShown.title": "a slug",
    "News.title": "a slug",
    "Record.title": "a slug",
    "JobShown.title": "a slug",
    "LeaseShown.title": "a slug",
    "ReplayHead.title": "a slug",
    "ReviewHeader.title": "a slug",
    "SeatAsked.title": "a slug",
    "StepShown.title": "a slug",
    "TitleShown.title": "a slug",
    "TitleStatistics.title": "a slug",
    "TrackRecord.title": "a slug",
    "World.title": "a slug",
    "Embedding.title": "a proper name",
    "TitleShown.name": "a proper name",
    "Component.texts": "the other languages stand in it",
    "Catalogue.words": "all languages stand in it",
    "SignText.name": "the `signs` of a catalogue stand in it in all languages",
    "RuleText.text": "`language` says which it is",
    "Board.name": "an id, which `words` of the catalogue name in every language",
    "Gauge.name": "an id, as that of a board",
    "AmountChanged.name": "an id, that of a gauge",
    "Zone.name": "an id, as that of a board",
    "Item.label": "a few signs that are printed on it",
    "Lying.label": "a few signs that are printed on it",
    "Passes.kinds": "ids: kinds of windows",
    "Keys.notes": "signed notes, no words",
    "Draw.label": "an id: draws are derived from it",
    "Line.label": "stands in the log, as part of what is hashed",
    "Automaton.name": "stands in the log, as part of what is hashed",
    "MoveListed.notation": "a notation, which can be read back",
    "ReplayedPly.notation": "a notation, which can be read back",
    "EvidenceShown.notation": "a notation, which can be read back",
    "PlyEvidence.notation": "a notation, which can be read back",
    "WitnessWord.name": "an operator chose it",
}
"""Texts with names of words that are none of the language of an answer, and why."""

WORDS: Final = {
    *("asks", "because", "description", "detail", "facts", "kinds", "label", "meaning", "name"),
    *("notation", "notes", "ruling", "text", "texts", "title", "words"),
}
"""Names of properties that hold words."""

SILENT: Final = {
    ("playMoves", "Event.text"): "the answer is kept for retries, byte for byte: it has no texts",
    ("listForks", "MoveTold.text"): "its games come without their standing",
    ("listForks", "Milestone.text"): "its games come without their standing",
    ("listForks", "Standing.asks"): "its games come without their standing",
    ("listLogEvents", "Event.text"): "the feed is the same for everybody: it has no texts",
    ("streamLog", "Event.text"): "the feed is the same for everybody: it has no texts",
    ("exportGame", "EventExported.text"): "what is exported is the log, which has no texts",
    ("exportJob", "EventExported.text"): "what is exported is the log, which has no texts",
}
"""Operations that never say what they could, and why."""


@pytest.fixture(scope="module")
def contract(shared_service: Any) -> Mapping[str, Any]:
    found: Mapping[str, Any] = httpx.get(f"{shared_service.url}/openapi.json", timeout=180).json()
    return found


def test_every_text_of_an_answer_is_spoken_or_is_no_word(contract: Mapping[str, Any]) -> None:
    """A new property with words says that it is in the language asked for, or why it is not."""
    schemas = contract["components"]["schemas"]
    texts = {
        f"{name}.{member}": _spoken(told)
        for name in {one for answer in _answers(contract).values() for one in answer}
        for member, told in schemas[name].get("properties", {}).items()
        if member in WORDS and _is_text(told)
    }
    assert {of for of, spoken in texts.items() if not spoken} == set(UNSPOKEN)


def test_every_operation_that_speaks_is_asked_in_which_language(
    contract: Mapping[str, Any],
) -> None:
    schemas = contract["components"]["schemas"]
    asked = {one["operationId"] for one in _operations(contract) if _declares(contract, one)}
    deaf = {
        (operation, f"{name}.{member}")
        for operation, answer in _answers(contract).items()
        for name in answer
        for member, told in schemas[name].get("properties", {}).items()
        if _spoken(told) and operation not in asked
    }
    assert deaf == set(SILENT)
    showing = {
        operation for operation, answer in _answers(contract).items() if "GameShown" in answer
    }
    assert len(showing) > 10
    assert showing <= asked


def _operations(contract: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for path in contract["paths"].values():
        yield from (one for method, one in path.items() if method != "parameters")


def _declares(contract: Mapping[str, Any], operation: Mapping[str, Any]) -> bool:
    shared = contract["components"].get("parameters", {})
    found = (shared.get(_last(one), one) for one in operation.get("parameters", ()))
    return any(one.get("name") == "Accept-Language" for one in found)


def _answers(contract: Mapping[str, Any]) -> Mapping[str, set[str]]:
    """Every schema that an operation may answer with, however deep it lies."""
    schemas = contract["components"]["schemas"]
    return {
        one["operationId"]: _closure(
            {status: told for status, told in one["responses"].items() if status[0] == "2"}, schemas
        )
        for one in _operations(contract)
    }


def _closure(value: Any, schemas: Mapping[str, Any]) -> set[str]:
    seen: set[str] = set()
    waiting = list(_references(value))
    while waiting:
        name = waiting.pop()
        if name in schemas and name not in seen:
            seen.add(name)
            waiting += _references(schemas[name])
    return seen


def _references(value: Any) -> Iterator[str]:
    match value:
        case dict():
            if "$ref" in value:
                yield _last(value)
            for one in value.values():
                yield from _references(one)
        case list():
            for one in value:
                yield from _references(one)
        case _:
            pass


def _last(reference: Mapping[str, Any]) -> str:
    return str(reference.get("$ref", "")).rpartition("/")[2]


def _spoken(told: Mapping[str, Any]) -> bool:
    description = told.get("description", "")
    return "language of" in description


def _is_text(told: Any) -> bool:
    """Whether a schema takes any text, alone, in a list or by name."""
    match told:
        case {"type": "string"}:
            return not {"enum", "const", "format", "pattern"} & told.keys()
        case dict():
            inner = ("anyOf", "oneOf", "allOf", "items", "prefixItems", "additionalProperties")
            return any(_is_text(told[one]) for one in inner if one in told)
        case list():
            return any(_is_text(one) for one in told)
        case _:
            return False


def test_limits_say_what_they_count(web: httpx.Client) -> None:
    told = {
        language: web.get("/v1/limits", headers={"Accept-Language": language}).json()["budgets"]
        for language in LANGUAGES
    }
    assert [one["name"] for one in told["cs"]] == [one["name"] for one in told["en"]]
    for english, czech in zip(told["en"], told["cs"], strict=True):
        assert english["meaning"] != czech["meaning"]


def test_facts_of_components_are_in_the_language_that_is_asked_for(web: httpx.Client) -> None:
    """All but proper names; what programs read stays as it is."""
    for title in Registry.installed():
        path = f"/v1/titles/{title.meta.slug}/components"
        english, czech = (
            web.get(path, headers={"Accept-Language": language}).json()["items"]
            for language in LANGUAGES
        )
        spoken = {"facts": (), "text": "", "texts": {}}
        assert [one | spoken for one in english] == [one | spoken for one in czech]
        for one, other in zip(english, czech, strict=True):
            for (label, value), (called, told) in zip(
                one.get("facts", ()), other.get("facts", ()), strict=True
            ):
                assert (label == called) is (label in BOTH), (title.meta.slug, label)
                same = label == "notation" or not re.search("[a-z]", value)
                named = value.partition(" ")[0] in PROPER
                assert (value == told) is (same or named), (title.meta.slug, value)
    tile = next(one for one in _components(web, "tzolkin") if one["id"] == "a1_farm_one_worker_1")
    assert tile["facts"][:2] == [["epocha", "1"], ["rámeček", "farma"]]
    english = web.get("/v1/titles/tzolkin/components").json()["items"]
    (same,) = [one for one in english if one["id"] == tile["id"]]
    assert (tile["text"], tile["texts"]["en"]) == (same["texts"]["cs"], same["text"])


BOTH: Final = {"element"}
"""Labels that are the same word in Czech."""

PROPER: Final = {"Chichen", "Egypt", "Palenque", "Tikal", "Uxmal", "Yaxchilan"}
"""Names that are the same in Czech."""


def _components(web: httpx.Client, title: str) -> list[dict[str, Any]]:
    told = web.get(f"/v1/titles/{title}/components", headers={"Accept-Language": "cs"})
    items: list[dict[str, Any]] = told.json()["items"]
    return items
