"""An outside client: it knows the address of the service, and what `/openapi.json` says.

Operations are found by their id, bodies and answers are checked against their schemas; nothing
is imported from the service. What the document does not tell, this client cannot do.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import jsonschema_rs

from tests.support.contract import answers

Json = Any


class Outside:
    """One user of the API. `call` names an operation of the document."""

    def __init__(self, url: str, document: Json | None = None, token: str | None = None) -> None:
        self.url = url
        self.token = token
        self.http = httpx.Client(base_url=url, timeout=600, verify=False)
        self.document = document or self.http.get("/openapi.json").json()
        self._operations = {
            operation["operationId"]: (method.upper(), path, operation)
            for path, methods in self.document["paths"].items()
            for method, operation in methods.items()
        }
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}

    def as_somebody(self, name: str) -> "Outside":
        """A new user with an account."""
        made = self.call("createAccount", body={"name": name})
        return Outside(self.url, self.document, made["token"])

    def call(self, operation: str, *, body: Json = None, status: int = 0, **given: Any) -> Json:
        """The JSON that an operation answers; the answer must be one that is documented.

        `given` are parameters by name, in whichever place the document puts them. Without
        `status` any success will do.
        """
        answer = self.answer(operation, body=body, **given)
        assert answer.status_code == status or (not status and answer.is_success), answer.text
        return answer.json() if answer.content else None

    def answer(self, operation: str, *, body: Json = None, **given: Any) -> httpx.Response:
        """The whole answer of an operation, after a look into the document."""
        method, url, headers, params = self._request(operation, body, given)
        answer = self.http.request(method, url, headers=headers, params=params, json=body)
        self._check_answer(operation, answer)
        return answer

    @contextmanager
    def streaming(self, operation: str, **given: Any) -> Iterator[httpx.Response]:
        """The answer of an operation that goes on."""
        method, url, headers, params = self._request(operation, None, given)
        with self.http.stream(method, url, headers=headers, params=params) as answer:
            yield answer

    def check(self, schema: str, value: Json) -> None:
        """Looks whether a value fits a schema of the document."""
        self._validator({"$ref": f"#/components/schemas/{schema}"}).validate(value)

    def _request(
        self, operation: str, body: Json, given: dict[str, Any]
    ) -> tuple[str, str, dict[str, str], dict[str, str]]:
        method, path, told = self._operations[operation]
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        params: dict[str, str] = {}
        left = dict(given)
        for parameter in told["parameters"]:
            name = parameter["name"]
            key = name.lower().replace("-", "_")
            if key not in left:
                assert not parameter["required"], f"{operation} needs {name}"
                continue
            value = left.pop(key)
            match parameter["in"]:
                case "path":
                    path = path.replace(f"{{{name}}}", str(value))
                case "query":
                    params[name] = str(value)
                case "header":
                    headers[name] = str(value)
        assert not left, f"{operation} does not know {sorted(left)}"
        if body is not None:
            schema = told["requestBody"]["content"]["application/json"]["schema"]
            self._validator(schema).validate(body)
        return method, path, headers, params

    def _check_answer(self, operation: str, answer: httpx.Response) -> None:
        told = answers(self.document, self._operations[operation][2]).get(str(answer.status_code))
        assert told is not None, f"{operation} may not answer {answer.status_code}: {answer.text}"
        if not answer.content:
            assert "content" not in told or answer.status_code == 304
            return
        media = answer.headers["content-type"].partition(";")[0]
        self._validator(told["content"][media]["schema"]).validate(answer.json())

    def _validator(self, schema: Json) -> jsonschema_rs.Draft202012Validator:
        key = str(schema)
        if key not in self._validators:
            whole = {**schema, "components": self.document["components"]}
            self._validators[key] = jsonschema_rs.Draft202012Validator(whole)
        return self._validators[key]
