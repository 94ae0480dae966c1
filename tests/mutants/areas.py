"""What is mutated, and which tests are to notice it, the likeliest and cheapest first."""

from pathlib import Path
from typing import Final

from msgspec import Struct

TITLES: Final = ("ancient-knowledge", "eldervale", "monumental", "through-the-ages", "tzolkin")


class Area(Struct, frozen=True):
    """Modules, and arguments for pytest: stages of tests, each for what survived those before.

    `near` are the folders in which the likeliest tests are looked for.
    """

    name: str
    code: tuple[str, ...]
    near: tuple[str, ...]
    stages: tuple[tuple[str, ...], ...]

    def modules(self, root: Path) -> list[str]:
        """Its modules, in a fixed order."""
        found = (file for pattern in self.code for file in root.glob(pattern))
        return sorted(str(file.relative_to(root)) for file in found)


def rules(slug: str) -> Area:
    """The rules of a title: its examples, then what every title must show, for this one alone."""
    package = slug.replace("-", "_")
    examples = f"tests/games/{package}"
    alone = ("-k", f"{package} or {slug}")
    return Area(
        name=f"rules of {slug}",
        code=(f"games/{package}/rules/**/*.py",),
        near=(examples,),
        stages=(
            (examples, "tests/golden", "tests/corpus", *alone),
            ("tests/laws", "tests/playthroughs", *alone),
        ),
    )


AREAS: Final = (
    *map(rules, TITLES),
    Area(
        name="events",
        code=("events/*.py",),
        near=("tests/events", "tests/audit", "tests/golden", "tests/projections"),
        stages=(
            ("tests/events", "tests/golden", "tests/audit"),
            ("tests/projections", "tests/service", "tests/cli"),
        ),
    ),
    Area(
        name="play",
        code=("service/play/*.py",),
        near=("tests/service",),
        stages=(
            ("tests/laws/test_one_redaction.py", "tests/service"),
            ("tests/cli", "tests/audit", "tests/client"),
        ),
    ),
    Area(
        name="limits",
        code=("service/limits/*.py",),
        near=("tests/service/limits",),
        stages=(("tests/service/limits",), ("tests/service", "tests/cli")),
    ),
)
