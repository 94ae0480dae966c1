"""`kronika openapi`: the contract that clients are generated from."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from referee.difference import differences
from service import contract
from service.cli.common.errors import CommandError
from service.cli.common.words import say

SHOWN = 20  # differences; more help nobody

Output = Annotated[
    Path | None, Parameter(help="Where it is; openapi/openapi.json of the project if left out.")
]
Check = Annotated[bool, Parameter(help="Write nothing; compare, and say what differs.")]


def openapi(*, output: Output = None, check: Check = False) -> int:
    """Write the API's contract, or check that the committed one is current.

    The document (OpenAPI 3.1) is made of what the service runs: operations and
    problems. The commands, events and views of each installed title stand beside
    it, in titles/<title>.json. A running service shows the same at /openapi.json
    and /v1/titles/<title>/schema.json.

    Try:

        kronika openapi
        kronika openapi --check
        kronika openapi --output /tmp/kronika.json

    Exit codes: 0 written or current, 1 not current, 2 it cannot be written.
    """
    path = output or contract.PUBLISHED
    return _checked(path) if check else _written(path)


def _written(path: Path) -> int:
    if not path.parent.is_dir():
        raise CommandError(say("file.no-folder", folder=path.parent))
    try:
        contract.write(path)
    except OSError as trouble:
        raise CommandError(say("file.unwritable", file=path, trouble=trouble.strerror)) from None
    sys.stdout.write(f"{path}\n")
    return 0


def _checked(path: Path) -> int:
    if not path.is_file():
        sys.stdout.write(f"{say('contract.absent', file=path)}\n")
        return 1
    stale = False
    for place, published, current in contract.differing(path):
        stale = True
        for line in _describe_differences(published, current):
            sys.stdout.write(f"{line}\n")
        sys.stdout.write(f"{say('contract.stale', file=place)}\n")
    if not stale:
        sys.stdout.write(f"{say('contract.current', file=path)}\n")
    return int(stale)


def _describe_differences(published: bytes, current: bytes) -> list[str]:
    """What differs, a line each: `+` is new in the code, `-` is gone, `~` has changed."""
    try:
        found = differences(published, current)
    except msgspec.DecodeError as error:
        return [say("contract.no-json", trouble=error)]
    lines = [f"  {_sign(one.before, one.after)} {one.path}" for one in found[:SHOWN]]
    if len(found) > SHOWN:
        lines.append(say("contract.more", others=len(found) - SHOWN))
    return lines or [say("contract.layout")]


def _sign(before: object, after: object) -> str:
    return "+" if before is None else "-" if after is None else "~"
