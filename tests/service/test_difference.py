"""Differences of two JSON documents: by identity where a list has ids, else place by place."""

import msgspec

from referee.difference import differences

ONE, TWO, THREE = ({"id": one, "n": number} for number, one in enumerate("abc"))


def told(before: object, after: object) -> list[dict[str, object]]:
    found = differences(msgspec.json.encode(before), msgspec.json.encode(after))
    return [msgspec.json.decode(msgspec.json.encode(one)) for one in found]


def test_what_shifts_in_a_list_with_ids_has_not_changed() -> None:
    assert told({"x": [ONE, TWO, THREE]}, {"x": [TWO, {**THREE, "n": 9}]}) == [
        {"path": "/x/0", "id": "a", "before": ONE},
        {"path": "/x/1/n", "before": 2, "after": 9},
    ]
    assert told([TWO], [ONE, TWO]) == [{"path": "/0", "id": "a", "after": ONE}]
    assert told(["p", "q"], ["q", "r"]) == [
        {"path": "/0", "id": "p", "before": "p"},
        {"path": "/1", "id": "r", "after": "r"},
    ]


def test_an_item_that_was_put_elsewhere_is_told_once() -> None:
    assert told(list("pqrst"), list("qrpst")) == [{"path": "/2", "from": "/0", "id": "p"}]
    assert told([ONE, TWO, THREE], [THREE, ONE, TWO]) == [{"path": "/0", "from": "/2", "id": "c"}]


def test_lists_without_ids_are_compared_place_by_place() -> None:
    assert told([1, 2, 2], [2, 2]) == [
        {"path": "/0", "before": 1, "after": 2},
        {"path": "/2", "before": 2},
    ]
    assert told(["p", "p"], ["p"]) == [{"path": "/1", "before": "p"}]
    assert told([], [{"n": 1}]) == [{"path": "/0", "after": {"n": 1}}]
    assert told({"a": ["p"]}, {"a": {"hidden": 1}}) == [
        {"path": "/a", "before": ["p"], "after": {"hidden": 1}}
    ]
