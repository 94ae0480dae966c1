"""Budgets in the contract: which one an operation is counted in, and the headers that tell."""

from typing import Final

from service.http.json_schema import Schema
from service.limits import headers as budget_headers
from service.limits.budgets import Traffic

RETRY_AFTER: Final = "Retry-After"
_PLACE: Final = "#/components/headers/"


def limited(shown: Schema, traffic: Traffic) -> Schema:
    """An operation that is counted. `x-budget` names its budget (see GET /v1/limits)."""
    responses = {
        status: {**answer, "headers": {**answer.get("headers", {}), **_limit_headers(status)}}
        for status, answer in shown["responses"].items()
    }
    return {**shown, "x-budget": traffic.value, "responses": responses}


def limit_headers() -> Schema:
    """The headers, to be referred to. They are absent where the operator has set no limit."""
    numbers = {
        name: {"description": meaning, "schema": {"type": "integer", "minimum": 0}}
        for name, meaning in budget_headers.MEANINGS.items()
        if name != budget_headers.POLICY
    }
    return {
        **numbers,
        budget_headers.POLICY: {
            "description": budget_headers.MEANINGS[budget_headers.POLICY],
            "schema": {"type": "string", "examples": ['30000;w=60;name="moves"']},
        },
        RETRY_AFTER: {
            "description": "Seconds to wait before you retry.",
            "schema": {"type": "integer", "minimum": 0},
        },
    }


def _limit_headers(status: str) -> Schema:
    names = list(budget_headers.MEANINGS)
    if status in ("429", "503"):
        names.append(RETRY_AFTER)
    return {name: {"$ref": f"{_PLACE}{name}"} for name in names}
