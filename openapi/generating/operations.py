"""Python operations: one typed method for each operation that answers with JSON or
with a text."""

import re
import textwrap
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from generating.document import BASE

Json = Any

JSON: Final = "application/json"
TEXT: Final = "text/plain"
KNOWN: Final = "If-None-Match"
_HEAD: Final = '''\
# Generated from openapi.json; do not edit.
"""The operations of the service, one {kind} each."""

from collections.abc import {iterator}
from typing import Literal, overload

from kronika_client import models
from kronika_client.call import {sender}, Call


class {name}({sender}):
    """What a client can ask of the service. `iter_...` go through all pages."""
'''
_TYPES: Final = {"string": "str", "integer": "int", "boolean": "bool"}


class _Manner(NamedTuple):
    """How methods wait: in their thread, or as coroutines."""

    begin: str
    wait: str
    iterator: str
    head: str


BLOCKING: Final = _Manner(
    "def",
    "",
    "Iterator",
    _HEAD.format(kind="method", iterator="Iterator", sender="Sender", name="Operations"),
)
ASYNC: Final = _Manner(
    "async def",
    "await ",
    "AsyncIterator",
    _HEAD.format(
        kind="coroutine", iterator="AsyncIterator", sender="AsyncSender", name="AsyncOperations"
    ),
)


def rendered(document: Json, manner: _Manner = BLOCKING) -> str:
    """The module `operations` or `async_operations`, before formatting."""
    found = [
        _Operation(method.upper(), path, operation, document["components"]["schemas"], manner)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if _speaks_json(operation)
    ]
    return manner.head + "".join(part for one in found for part in one.methods())


class _Operation:
    """One operation of the document, as Python source."""

    def __init__(self, method: str, path: str, told: Json, schemas: Json, manner: _Manner) -> None:
        self.manner = manner
        self.method = method
        self.path = path
        self.told = told
        self.schemas = schemas
        self.name = _snake(told["operationId"])
        self.parameters = told["parameters"]
        self.good = {int(s): r for s, r in told["responses"].items() if int(s) < 400}

    def methods(self) -> Iterator[str]:
        """The method, and the one that goes through all pages. None for streams and bytes."""
        answer = self._answer()
        if answer is None:
            return
        sent = f"{self.manner.wait}self.send({self._call(answer)})"
        body = sent if answer == "None" else f"return {sent}"
        if 304 in self.good:
            yield from self._overloads(answer)
        returned = f"{answer} | None" if 304 in self.good else answer
        yield self._method(self.name, returned, self._words(), body)
        if item := self._item(answer):
            name = self.name.replace("list_", "iter_")
            paged = [one for one in self.parameters if one["name"] != KNOWN]
            words = f"Everything that `{self.name}` lists, page by page as it is needed."
            returned = f"{self.manner.iterator}[{item}]"
            yield self._method(name, returned, words, self._loop(paged), paged)

    def _overloads(self, answer: str) -> Iterator[str]:
        """None is the answer to those only who say what they have (`If-None-Match`)."""
        given = f"{_snake(KNOWN)}: str | None = None"
        for known, returned in (("None = None", answer), ("str", f"{answer} | None")):
            asked = self._signature().replace(given, f"{_snake(KNOWN)}: {known}")
            begin = f"{self.manner.begin} {self.name}"
            yield f"\n    @overload\n    {begin}({asked}) -> {returned}: ...\n"

    def _method(
        self, name: str, returned: str, words: str, body: str, parameters: Json = None
    ) -> str:
        shown = textwrap.indent(f'"""{words}"""\n{body}', " " * 8)
        begin = f"{self.manner.begin} {name}({self._signature(parameters)})"
        return f"\n    {begin} -> {returned}:\n{shown}\n"

    def _answer(self) -> str | None:
        contents = [answer.get("content", {}) for answer in self.good.values()]
        names = {one[JSON]["schema"]["$ref"].removeprefix(BASE) for one in contents if JSON in one}
        if names:
            (name,) = names
            return f"models.{name}"
        if any(contents):
            return "str" if all(set(one) == {TEXT} for one in contents if one) else None
        return "None"

    def _item(self, answer: str) -> str | None:
        """What stands in `items`, if `after` is how to get the next page."""
        if not any(one["name"] == "after" for one in self.parameters):
            return None
        items = self.schemas[answer.removeprefix("models.")]["properties"]["items"]
        return f"models.{items['items']['$ref'].removeprefix(BASE)}"

    def _signature(self, parameters: Json = None) -> str:
        parameters = self.parameters if parameters is None else parameters
        needed = [f"{_snake(p['name'])}: {_type(p)}" for p in parameters if p["required"]]
        more = [
            f"{_snake(p['name'])}: {_type(p)} | None = None"
            for p in parameters
            if not p["required"]
        ]
        if "requestBody" in self.told:
            body = self.told["requestBody"]
            name = f"models.{body['content'][JSON]['schema']['$ref'].removeprefix(BASE)}"
            needed.append(f"body: {name}{'' if body['required'] else ' | None = None'}")
        return ", ".join(["self", *needed, *(["*", *more] if more else [])])

    def _call(self, answer: str) -> str:
        placed: dict[str, list[str]] = {"path": [], "query": [], "header": []}
        for one in self.parameters:
            placed[one["in"]].append(f'"{one["name"]}": {_snake(one["name"])}')
        parts = [f'"{self.method}"', f'"{self.path}"', answer]
        parts += [f"{into}={{{', '.join(them)}}}" for into, them in placed.items() if them]
        parts += ["body=body"] if "requestBody" in self.told else []
        return f"Call({', '.join(parts)})"

    def _loop(self, parameters: Json) -> str:
        passed = ", ".join(
            _snake(p["name"]) if p["required"] else f"{_snake(p['name'])}={_snake(p['name'])}"
            for p in parameters
        )
        return textwrap.dedent(f"""\
            while True:
                page = {self.manner.wait}self.{self.name}({passed})
                for one in page.items:
                    yield one
                if page.next is None:
                    return
                after = page.next""")

    def _words(self) -> str:
        summary = self.told["summary"]
        more = self.told.get("description")
        whole = summary if summary.endswith("?") else f"{summary}."
        return f"{whole}\n\n{more}\n" if more else whole


def _speaks_json(operation: Json) -> bool:
    """Whether an operation takes no body, or JSON. Forms are what libraries for OAuth send, and
    what `login` does."""
    return JSON in operation.get("requestBody", {}).get("content", {JSON: None})


def _type(parameter: Json) -> str:
    schema = parameter["schema"]
    if "enum" in schema:
        return f"Literal[{', '.join(repr(one) for one in schema['enum'])}]"
    return " | ".join(_TYPES[one["type"]] for one in schema.get("anyOf", [schema]))


def _snake(name: str) -> str:
    flat = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name.replace("-", "_")).lower()
    return f"{flat}_" if flat == "from" else flat
