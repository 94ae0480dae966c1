"""The extractor itself: markers, order, page lines in tracebacks, requests and answers."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, Block, blocks, module_source, run_python
from tests.docs.http import Exchange, drive, exchanges

PAGE = """# A page

```python
answer = 42
```

~~~python check
assert answer == 42
~~~

```http game=id first=items.0.name
POST /v1/games
Authorization: Bearer {token}

{"title": "lanterns"}
```

```json response=201
{"id": "...", "items": [{"name": "a"}, "..."]}
```

```http
GET /v1/games/{game}
```
"""


@pytest.fixture
def page(tmp_path: Path) -> list[Block]:
    path = tmp_path / "page.md"
    path.write_text(PAGE, encoding="utf-8")
    return list(blocks(path))


class Answer:
    def __init__(self, status: int, body: object) -> None:
        self.status_code = status
        self._body = body

    def json(self) -> object:
        return self._body


class Memory:
    """A client that answers from memory and remembers what was asked."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, str, Mapping[str, str], str | None]] = []

    def request(
        self, method: str, url: str, *, headers: Mapping[str, str], content: str | None
    ) -> Answer:
        self.asked.append((method, url, headers, content))
        return self.answers.pop(0)


def test_blocks_come_in_order_with_language_markers_and_line(page: list[Block]) -> None:
    assert [block.language for block in page] == ["python", "python", "http", "json", "http"]
    assert [block.line for block in page] == [4, 8, 12, 19, 23]
    assert page[1].markers == {"check": ""}
    assert page[2].markers == {"game": "id", "first": "items.0.name"}


def test_blocks_share_a_namespace_and_a_failure_points_into_the_page(page: list[Block]) -> None:
    namespace: dict[str, object] = {}
    run_python(page[0], namespace)
    run_python(page[1], namespace)
    namespace["answer"] = 43
    with pytest.raises(AssertionError) as failure:
        run_python(page[1], namespace)
    last = failure.traceback[-1]
    assert (Path(last.path).name, last.lineno + 1) == ("page.md", 8)


def test_the_module_is_the_page_without_its_checks(page: list[Block]) -> None:
    assert module_source(page[0].page) == "answer = 42\n"


def sent(page: list[Block], *answers: Answer) -> tuple[Memory, Mapping[str, str]]:
    client = Memory(*answers)
    return client, drive(client, _found(page), {"token": "secret"})


def _found(page: list[Block]) -> list[Exchange]:
    inside = [
        Block(
            page=ROOT / "page.md",
            line=one.line,
            language=one.language,
            markers=one.markers,
            text=one.text,
        )
        for one in page
    ]
    return list(exchanges(inside))


CREATED = {"id": "g7", "items": [{"name": "a", "more": 1}, {"name": "b"}], "status": "open"}


def test_requests_are_sent_with_what_was_kept(page: list[Block]) -> None:
    client, kept = sent(page, Answer(201, CREATED), Answer(200, {}))
    assert kept == {"token": "secret", "game": "g7", "first": "a"}
    first, second = client.asked
    assert first[:2] == ("POST", "/v1/games")
    assert first[2]["Authorization"] == "Bearer secret"
    assert first[3] == '{"title": "lanterns"}'
    assert second == ("GET", "/v1/games/g7", {}, None)


@pytest.mark.parametrize(
    "answer",
    [
        Answer(200, CREATED),
        Answer(201, {"id": "g7", "items": []}),
        Answer(201, {"id": "g7", "items": [{"name": "b"}]}),
        Answer(201, {"items": [{"name": "a"}]}),
    ],
    ids=["another status", "items missing", "another value", "a member missing"],
)
def test_another_answer_than_shown_is_noticed(page: list[Block], answer: Answer) -> None:
    with pytest.raises(AssertionError):
        sent(page, answer, Answer(200, {}))


def test_a_failure_that_the_page_does_not_show_is_noticed(page: list[Block]) -> None:
    with pytest.raises(AssertionError, match="failed with 404"):
        sent(page, Answer(201, CREATED), Answer(404, {}))
