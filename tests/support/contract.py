"""Reading the published contract."""

from typing import Any

Json = Any


def answers(document: Json, operation: Json) -> dict[str, Json]:
    """What an operation answers, by status; shared refusals as they are told in the components."""
    return {status: _led(document, one) for status, one in operation["responses"].items()}


def _led(document: Json, answer: Json) -> Json:
    place = document
    for part in answer.get("$ref", "#/").removeprefix("#/").split("/"):
        place = place[part] if part else answer
    return place
