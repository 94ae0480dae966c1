"""Budgets in the contract: which one an operation is counted in, and the headers that tell."""

from typing import Final

from referee.json_schema import Schema
from service.limits import headers as budget_headers
from service.limits.budgets import Traffic

RETRY_AFTER: Final = "Retry-After"
_PLACE: Final = "#/components/headers/"


def limited(shown: Schema, traffic: Traffic) -> Schema:
    """An operation that is counted. `x-budget` names its budget (see GET /v1/limits)."""
    responses = {
        status: {**answer, "headers": {**answer.get("headers", {}), **_limit_headers()}}
        for status, answer in shown["responses"].items()
    }
    return {**shown, "x-budget": traffic.value, "responses": responses}


def limit_headers() -> Schema:
    """The headers, to be referred to. They are absent where the operator has set no limit."""
    examples = {
        budget_headers.POLICY: '"moves";q=30000;w=60',
        budget_headers.STANDING: '"moves";r=29990;t=1',
    }
    told = {
        name: {"description": meaning, "schema": {"type": "string", "examples": [examples[name]]}}
        for name, meaning in budget_headers.MEANINGS.items()
    }
    return {
        **told,
        RETRY_AFTER: {
            "description": "Seconds to wait before you retry.",
            "schema": {"type": "integer", "minimum": 0},
        },
    }


def _limit_headers() -> Schema:
    return {name: {"$ref": f"{_PLACE}{name}"} for name in budget_headers.MEANINGS}
