"""One layout: the same thing has the same name, file and shape in every title.

`docs/adding-a-title.md` shows the layout to people. What a title has beside it is listed here with
the reason, and what is missing is named with the place where it should stand.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from inspect import isclass
from pathlib import Path
from pkgutil import walk_packages
from typing import get_args

import pytest

from games.kernel import agenda, command, decision, move, script, step
from tests.support.titles import SLUGS, title_of

GAMES = Path(__file__).parents[2] / "games"

PARTS: Mapping[str, tuple[str, ...]] = {
    "arrangement": ("ARRANGEMENT",),
    "bots": ("BOTS",),
    "box": (),
    "catalogue": ("catalogue",),
    "commands": ("Command",),
    "default": ("default",),
    "effects": ("AnyOperation", "Operation"),
    "facts": ("Fact", "Happened", "AgendaChanged"),
    "facts/base": ("Happened",),
    "imagine": ("imagine",),
    "invariants": ("broken",),
    "legend": ("LEGEND",),
    "options": ("Options",),
    "picture": ("picture",),
    "printed": (),
    "rules": ("RULES", "TABLES"),
    "rules/move": ("Move",),
    "rules/out_of_turn": ("misfit", "out_of_turn"),
    "rules/resolution": ("Resolution",),
    "rules/scoring": ("result",),
    "rules/setup": ("begin",),
    "rules/turn": (),
    "scene": ("scene",),
    "state": ("State",),
    "steps": ("Awaiting", "Step"),
    "texts": (),
    "view": ("View", "ViewPart", "view"),
    "words": ("WORDS",),
}
"""The modules of every title, or packages, and the names that stand in each of them."""

SOMETIMES: Mapping[str, tuple[str, ...]] = {
    "appraisal": ("APPRAISAL",),  # what a position is worth, for search and reviews
    "apart": ("apart",),  # what tells commands apart whose words are equal
    "earlier": ("FIRST",),  # what an earlier ruleset decides otherwise
    "forecast": (),  # what would come now, for the scene
    "introduction": ("INTRODUCTION",),  # a prepared game that teaches the title
    "prices": (),  # what things cost now whoever is on turn, for the scene
    "windows": ("WINDOWS",),  # what a seat may let pass without being asked each time
    "rules/choice": ("Choice",),  # what the decisions of the title share
    "rules/action": (),  # the actions of a turn, where a turn offers several kinds of them
}
"""The same for what not every title needs."""

DATA = (
    "components.json",
    *(
        f"{kind}.{language}.json"
        for kind in ("box", "rules", "signs", "words")
        for language in ("en", "cs")
    ),
)

OWN: Mapping[str, Mapping[str, str]] = {
    "ancient_knowledge": {"formulas": "amounts that a card counts"},
    "eldervale": {
        "danger": "what a placement would bring about, for the scene",
        "fight": "the scene is too large for one module",
        "decision_items": "the scene is too large for one module",
        "odds": "the chances of a battle, for the scene",
        "pieces": "the scene is too large for one module",
        "regrouping": "what a Regroup would bring, for the scene",
        "player_board": "the scene is too large for one module",
        "stakes": "what is at stake in a battle, for the scene",
        "visible": "what a viewer may count of a battle, for the scene",
    },
    "monumental": {"looks": "what the kinds of cards look like"},
    "through_the_ages": {
        "public": "hides what the number of legal commands would say",
        "ratings_check": "counts the ratings in a second way, for the invariants",
    },
    "tzolkin": {
        "formulas": "what monuments count",
        "goods": "corn, blocks and skulls, which everything pays with",
        "names": "the names of gears, temples and tracks, which the data use",
    },
}
"""What else stands beside these in a title, and why; sections of the rules are its own, too."""

BASES: Mapping[type, tuple[str, str]] = {
    agenda.AgendaChange: ("AgendaChanged", "facts"),
    command.BaseCommand: ("Chosen", "commands"),
    decision.Decision: ("Choice", "rules/choice"),
    move.Move: ("Move", "rules/move"),
    script.Handler: ("EffectHandler", "rules/resolution"),
    script.Interpreter: ("Resolution", "rules/resolution"),
    step.BaseStep: ("Awaiting", "steps"),
}
"""What a title calls its own base below a class of the kernel, and where it stands."""

STEPS = ("Awaiting", "Working", "Script")
"""A seat is awaited, work goes on by itself, and a script carries out operations."""

ONE_MEANING = (
    *("Move", "Decision", "Work", "Handler", "Interpreter", "Script", "Rules", "Tables", "Title"),
    *("Illegal", "Chance", "Agenda", "Frame", "Result", "Scene", "Words", "Windows"),
)
"""Words of the kernel: in a title they name nothing else, only what derives from them."""

HOMES: Mapping[str, Path] = {
    slug: home
    for slug in SLUGS
    if (home := GAMES / title_of(slug).types.state.__module__.split(".")[1]).is_dir()
}
"""The folders of the titles that come with the house."""

titles = pytest.mark.parametrize("slug", HOMES)


def sources(home: Path, part: str) -> tuple[Path, ...]:
    """The files of a part: a module, or those of a package, which begin with `__init__.py`; none
    if there is neither."""
    module = home / f"{part}.py"
    return (module,) if module.exists() else tuple(sorted((home / part).rglob("*.py")))


def bound(file: Path) -> Iterator[str]:
    """The names at the top of a module: defined there, or imported."""
    for node in ast.parse(file.read_text()).body:
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Assign(targets=targets):
                yield from (one.id for one in targets if isinstance(one, ast.Name))
            case ast.ImportFrom(names=names):
                yield from (one.asname or one.name for one in names)
            case _:
                pass


def missing_names(files: Iterable[Path], names: Iterable[str]) -> frozenset[str]:
    """Those of the names that stand in none of the files."""
    wanted = frozenset(names)
    for file in files:
        if not wanted:
            break
        wanted -= frozenset(bound(file))
    return wanted


def lacking(home: Path) -> Iterator[str]:
    """What a title lacks, and where it should stand."""
    for part, names in (*PARTS.items(), *SOMETIMES.items()):
        files = sources(home, part)
        if not files and part in PARTS:
            yield f"{home.name}/{part}.py, or a package of this name"
        elif files and (missing := missing_names(files, names)):
            yield f"{', '.join(sorted(missing))} in {home.name}/{part}"
    for name in DATA:
        if not (home / "data" / name).exists():
            yield f"{home.name}/data/{name}"


def strangers(home: Path) -> Iterator[str]:
    """Modules beside the sections of the rules that belong to no part, and parts of its own that a
    title no longer has."""
    known = {part.partition("/")[0] for part in (*PARTS, *SOMETIMES)} | {"__init__", "data"}
    there = {one.stem for one in home.iterdir() if one.name != "__pycache__"}
    own = OWN.get(home.name, {}).keys()
    yield from (f"{home.name}/{one} is no part of a title" for one in sorted(there - known - own))
    yield from (f"{home.name}/{one} is listed, and is not there" for one in sorted(own - there))


@cache
def classes(home: Path) -> tuple[type, ...]:
    """The classes of a title."""
    prefix = f"games.{home.name}."
    modules = (import_module(one.name) for one in walk_packages([str(home)], prefix))
    held = (value for module in modules for value in vars(module).values())
    mine = (one for one in held if isclass(one) and one.__module__.startswith(prefix))
    return tuple(dict.fromkeys(mine))


def part_of(kind: type) -> str:
    """Where a class stands: `rules/choice`."""
    return "/".join(kind.__module__.split(".")[2:])


def other_bases(home: Path) -> Iterator[str]:
    """Bases of a title's own with another name, or in another place, than in the other titles."""
    mine = tuple(one for one in classes(home) if part_of(one) != "earlier")
    shared = {base for one in mine for base in one.__bases__}
    for kind in filter(shared.__contains__, mine):
        for name, part in (BASES[base] for base in kind.__bases__ if base in BASES):
            if kind.__name__ != name or not f"{part_of(kind)}/".startswith(f"{part}/"):
                yield f"{home.name}/{part_of(kind)}: {kind.__name__} should be {name} in {part}"


def without_base(home: Path, kinds: Iterable[type], part: str, *names: str) -> Iterator[str]:
    """Those of some classes that derive from none of the bases that a part names."""
    for kind in kinds:
        bases = {one.__name__ for one in kind.__mro__ if one.__module__.startswith("games.")}
        if bases.isdisjoint(names):
            yield f"{home.name}/{part_of(kind)}: {kind.__name__} has no {names[0]} of {part}"


def members(home: Path, part: str, union: str) -> tuple[type, ...]:
    """The classes of a union, which stands in a part or in its module `program`."""
    modules = (f"games.{home.name}.{part}", f"games.{home.name}.{part}.program")
    found = next(filter(None, (getattr(import_module(one), union, None) for one in modules)))
    return get_args(found)


def double_meanings(home: Path) -> Iterator[str]:
    """Words of the kernel that name something else in a title."""
    kernel = {
        name: value
        for one in walk_packages([str(GAMES / "kernel")], "games.kernel.")
        for name, value in vars(import_module(one.name)).items()
        if name in ONE_MEANING and isclass(value)
    }
    assert kernel.keys() == set(ONE_MEANING)
    for kind in classes(home):
        meant = kernel.get(kind.__name__)
        if meant is not None and not issubclass(kind, meant):
            yield f"{home.name}/{part_of(kind)}: {kind.__name__} is no {meant.__module__}"


@titles
def test_every_part_is_where_the_other_titles_have_it(slug: str) -> None:
    assert list(lacking(HOMES[slug])) == []


@titles
def test_nothing_else_stands_beside_them(slug: str) -> None:
    assert list(strangers(HOMES[slug])) == []


@titles
def test_bases_have_one_name_and_one_place(slug: str) -> None:
    assert list(other_bases(HOMES[slug])) == []


@titles
def test_steps_facts_and_operations_derive_from_the_base_of_their_kind(slug: str) -> None:
    home = HOMES[slug]
    views = (one for one in classes(home) if part_of(one).split("/")[0] == "view")
    wrong = (
        *without_base(home, members(home, "steps", "Step"), "steps", *STEPS),
        *without_base(home, members(home, "facts", "Fact"), "facts", "Happened", "AgendaChange"),
        *without_base(home, members(home, "effects", "AnyOperation"), "effects", "Operation"),
        *without_base(home, views, "view", "ViewPart"),
    )
    assert wrong == ()


@titles
def test_words_of_the_kernel_mean_one_thing(slug: str) -> None:
    assert list(double_meanings(HOMES[slug])) == []


@titles
def test_earlier_rulesets_and_windows_have_their_modules(slug: str) -> None:
    title, home = title_of(slug), HOMES[slug]
    assert (len(title.meta.rulesets) > 1) == bool(sources(home, "earlier"))
    assert (title.rules.windows is not None) == bool(sources(home, "windows"))


@titles
def test_positions_of_its_tests_are_made_in_one_place(slug: str) -> None:
    """`tests/games/<title>/position.py` makes the states that scenarios begin with."""
    assert (GAMES.parent / "tests" / "games" / HOMES[slug].name / "position.py").exists()


def test_the_page_names_every_part() -> None:
    """`docs/adding-a-title.md` shows what this law holds."""
    page = (GAMES.parent / "docs" / "adding-a-title.md").read_text()
    rows = page.partition("## The layout of a grown title")[2].partition("\n## ")[0]
    shown = set(re.findall(r"`([\w./]+)`", rows))
    names = {name for part in (PARTS | SOMETIMES).values() for name in part}
    assert ({*PARTS, *SOMETIMES} | names) - shown == set()


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    home = tmp_path / "pebbles"
    (home / "rules").mkdir(parents=True)
    (home / "rules" / "move.py").write_text("class Movement:\n    pass\n")
    (home / "heap.py").touch()
    told = tuple(lacking(home))
    assert "Move in pebbles/rules/move" in told
    assert "pebbles/rules/resolution.py, or a package of this name" in told
    assert "pebbles/data/words.cs.json" in told
    assert "pebbles/heap is no part of a title" in tuple(strangers(home))
