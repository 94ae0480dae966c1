"""Small services: columns for pictures, the census of invariants, tables of reasons."""

from games.kernel.census import miscounted, negative
from games.kernel.columns import aligned, beside, wrapped


def test_blocks_stand_side_by_side() -> None:
    assert beside(["ab", "c"], ["x", "yy", "z"]) == ("ab  x", "c   yy", "    z")
    assert beside([], ["x"]) == ("  x",)


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    rows = [["name", "7"], ["a", "12"]]
    assert aligned(rows) == ["name  7", "a     12"]
    assert aligned(rows, right=[1]) == ["name   7", "a     12"]


def test_words_are_wrapped_and_indented() -> None:
    assert wrapped(["aa", "bb", "cc"], width=5, indent=" ") == ["aa bb", " cc"]
    assert wrapped(["longer", "b"], width=3) == ["longer", "b"]
    assert wrapped([]) == []


def test_the_census_names_what_is_missing_double_or_strange() -> None:
    places = {"hand": ["a", "b"], "pile": ["b"], "board": ["z"]}
    assert list(miscounted(["a", "b", "c"], places, "card")) == [
        "card b exists 1 times, found 2: hand, pile",
        "card c exists 1 times, found 0: nowhere",
        "card z exists 0 times, found 1: board",
    ]
    assert list(miscounted(["a", "a"], {"hand": ["a"], "pile": ["a"]})) == []


def test_no_stock_is_below_nothing() -> None:
    assert list(negative({"corn": 0, "wood": -2})) == ["wood is -2"]
