"""What the soak of mutants stands on: areas that exist, explanations that still fit the code."""

import pytest

from tests.mutants.areas import AREAS, Area
from tests.mutants.explained import explained
from tests.mutants.likeliest import likeliest
from tests.mutants.races import RACES, Race
from tests.service.races.acts import ACTS
from tests.support.forked import ROOT


@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_an_area_has_modules_and_tests(area: Area) -> None:
    assert area.modules(ROOT)
    paths = [word for stage in (area.near, *area.stages) for word in stage if "/" in word]
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_what_is_explained_is_still_there() -> None:
    gone = []
    for one in explained():
        lines = {line.strip() for line in (ROOT / one.file).read_text().splitlines()}
        gone += [one for line in one.was.split(" / ") if line not in lines]
    assert gone == []


@pytest.mark.parametrize("race", RACES, ids=lambda race: race.name)
def test_a_race_can_be_put_back(race: Race) -> None:
    source = (ROOT / race.patch.file).read_text()
    assert race.patch.applied(source) != source
    assert set(race.acts) <= set(ACTS)


@pytest.mark.parametrize(
    ("module", "text", "file"),
    [
        ("games/tzolkin/rules/uxmal.py", "def forbidden", "games/tzolkin/examples/test_uxmal.py"),
        ("events/notes.py", "def ", "audit/test_notes.py"),
        ("service/limits/leases.py", "def ", "service/limits/test_leases.py"),
    ],
)
def test_the_likeliest_tests_are_about_the_place(module: str, text: str, file: str) -> None:
    lines = (ROOT / module).read_text().splitlines()
    line = next(number for number, one in enumerate(lines, 1) if text in one)
    assert f"tests/{file}" in likeliest(ROOT, module, line, ("tests",))
