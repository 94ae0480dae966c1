"""Makes the client libraries in `sdk/` from `openapi.json` and the documents of `titles/`.

python openapi/generate.py                      both
python openapi/generate.py python               one of them
python openapi/generate.py --check              whether what is committed is current
"""

import argparse
import filecmp
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from generating import python, typescript
from generating.bundle import bundled

SOURCE = Path(__file__).with_name("openapi.json")
LANGUAGES = {"python": python, "typescript": typescript}


def main(arguments: Sequence[str]) -> int:
    """0 when all is written, or all that was to be checked is current."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", choices=[*LANGUAGES, []], default=[])
    parser.add_argument("--check", action="store_true", help="write nothing; compare")
    told = parser.parse_args(arguments)
    stale = [
        path
        for language in told.languages or LANGUAGES
        for path in _work(language, check=told.check)
    ]
    for path in stale:
        print(f"{path} is not what openapi.json says; run openapi/generate.py and commit it")
    return 1 if stale else 0


def _work(language: str, *, check: bool) -> list[Path]:
    """Generates; the paths that are not current, if nothing is to be written."""
    module = LANGUAGES[language]
    with tempfile.TemporaryDirectory() as folder:
        fresh, source = Path(folder) / module.PACKAGE.name, Path(folder) / "bundle.json"
        fresh.mkdir()
        source.write_text(json.dumps(bundled(SOURCE)), encoding="utf-8")
        if module is python:
            python.generate(source, fresh, Path(folder))
        else:
            typescript.generate(source, fresh)
        if check:
            return [
                path
                for part in module.PARTS
                for path in _different(fresh / part, module.PACKAGE / part)
            ]
        for part in module.PARTS:
            _put(fresh / part, module.PACKAGE / part)
    return []


def _put(fresh: Path, place: Path) -> None:
    if fresh.is_dir():
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(fresh, place)
    else:
        shutil.copyfile(fresh, place)


def _different(fresh: Path, place: Path) -> Iterator[Path]:
    """What is missing, too many or changed below `place`."""
    if not fresh.is_dir():
        if not place.exists() or not filecmp.cmp(fresh, place, shallow=False):
            yield place
        return
    names = {one.name for folder in (fresh, place) if folder.exists() for one in folder.iterdir()}
    for name in sorted(names - {"__pycache__"}):
        if (fresh / name).exists():
            yield from _different(fresh / name, place / name)
        else:
            yield place / name


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
