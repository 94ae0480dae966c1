"""Members of one name are found wherever they stand, whatever else a document says."""

import json
import random

import pytest

from referee.members import named_twice


@pytest.mark.parametrize(
    ("raw", "twice"),
    [
        (b'{"a": 1, "b": 2}', None),
        (b'{"a": 1, "a": 2}', "a"),
        (b'{"a": {"b": 1, "c": 2, "b": 3}}', "b"),
        (b'[{"a": 1}, {"a": 1}]', None),
        (b'[[{"x": {}, "x": {"y": 1}}]]', "x"),
        (b'{"a": 1, "\\u0061": 2}', "a"),
        (b'{"a": "b:c", "d": ":"}', None),
        (b'{"a": ":", "a": 1}', "a"),
        (b'{"a:": 1, "b": {"c:d:e": []}}', None),
        (b'{"a": {"b": 1}, "a": {"c": 1, "d": 2}}', "a"),
        (b'{"": 1, "": 2}', ""),
        (b'"a:b"', None),
        (b"17", None),
        (b"", None),
        (b"{", None),
        (b'{"a": 1, "a": }', None),
        (b'{"a": "\xff:"}', None),
    ],
)
def test_a_name_that_stands_twice_is_found(raw: bytes, twice: str | None) -> None:
    assert named_twice(raw) == twice


@pytest.mark.parametrize("seed", range(3))
def test_random_documents(seed: int) -> None:
    """Each is written with and without a member twice, with colons wherever they can be."""
    chance = random.Random(seed)
    for _ in range(300):
        written, twice = _document(chance, 0)
        assert (named_twice(written.encode()) is not None) == twice, written


def test_what_is_nested_too_deep_is_told() -> None:
    deep = b"[" * 100_000
    with pytest.raises(RecursionError):
        named_twice(deep)


def _document(chance: random.Random, depth: int) -> tuple[str, bool]:
    """A document, and whether an object in it has two members of one name."""
    kind = chance.choice(("object", "array", "text", "number")) if depth < 4 else "text"
    if kind == "text":
        return json.dumps(chance.choice(("", ":", "a:b", "{:", '"', "x"))), False
    if kind == "number":
        return chance.choice(("0", "1.5e3", "true", "null")), False
    inner = [_document(chance, depth + 1) for _ in range(chance.randrange(4))]
    twice = any(one for _, one in inner)
    if kind == "array":
        return f"[{', '.join(text for text, _ in inner)}]", twice
    names = [chance.choice(("a", "b", ":", "c:", "dd", "e")) for _ in inner]
    members = [
        f"{json.dumps(name)}{chance.choice((':', ' : '))}{text}"
        for name, (text, _) in zip(names, inner, strict=True)
    ]
    return f"{{{','.join(members)}}}", twice or len(set(names)) < len(names)
