"""Settings from the environment. Nothing else in the service reads it."""

import difflib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, Literal, get_args, get_origin

import msgspec

from service.settings.data_folder import data_folder
from service.settings.settings import Settings

PREFIX: Final = "KRONIKA_"
TEST_PREFIX: Final = "KRONIKA_TEST_"
"""Of addresses for the test suite, read by tests/servers.py."""
TOKEN: Final = "KRONIKA_TOKEN"
"""Of no service but of who calls one: commands of the command line read it."""
URL: Final = "KRONIKA_URL"
"""Likewise: where the service is that commands call."""
CLIENTS: Final = frozenset({TOKEN, URL})
"""What is in the environment of who calls a service, and no setting of one."""

_SECRET: Final = ("_url", "_endpoint", "_headers", "_secret")
"""Endings of settings that may hold a password."""


class SettingsError(Exception):
    """Settings that cannot be used; `problems` has one sentence for each."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def from_environment(**chosen: object) -> Settings:
    """The settings of this process: see `load`."""
    return load(os.environ, **chosen)


def load(environment: Mapping[str, str], **chosen: object) -> Settings:
    """The settings of an environment; a value in `chosen` (a command line option) wins over it,
    unless it is None. Raises SettingsError naming every bad value and every unknown name."""
    known = {variable_of(field.name): field.name for field in msgspec.structs.fields(Settings)}
    problems = list(_unknown(environment, known))
    values: dict[str, object] = {
        name: environment[variable] for variable, name in known.items() if environment.get(variable)
    }
    values |= {name: value for name, value in chosen.items() if value is not None}
    values.setdefault("data", data_folder(environment))
    problems.extend(_bad(values))
    if problems:
        raise SettingsError(tuple(problems))
    try:
        return msgspec.convert(values, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise SettingsError((str(error),)) from None


def _unknown(environment: Mapping[str, str], known: Mapping[str, str]) -> Iterator[str]:
    for variable in sorted(environment):
        ours = variable.startswith(PREFIX) and not variable.startswith(TEST_PREFIX)
        if ours and variable not in known and variable not in CLIENTS:
            near = difflib.get_close_matches(variable, [*known, *sorted(CLIENTS)], n=1)
            yield f"{variable} is no setting" + (f"; did you mean {near[0]}?" if near else "")


def _bad(values: Mapping[str, object]) -> Iterator[str]:
    """One sentence per value of the wrong type or outside its limits. What may hold a password is
    not repeated."""
    for field in msgspec.structs.fields(Settings):
        if field.name in values:
            try:
                msgspec.convert(values[field.name], field.type, strict=False, dec_hook=_path)
            except msgspec.ValidationError as error:
                shown = "" if field.name.endswith(_SECRET) else f" is {values[field.name]!r}"
                yield f"{variable_of(field.name)}{shown}: {error}{_choices(field.type)}"


def _choices(annotation: object) -> str:
    """The possible values of a setting that has a list of them."""
    kind = get_args(annotation)[0]
    return f"; one of {', '.join(get_args(kind))}" if get_origin(kind) is Literal else ""


def _path(kind: type, value: object) -> Path:
    """Decode the one type that msgspec does not know."""
    if kind is Path and isinstance(value, str | Path):
        return Path(value).expanduser()
    raise ValueError(f"cannot make a {kind.__name__} of {value!r}")


def variable_of(name: str) -> str:
    """The environment variable of a field."""
    return f"{PREFIX}{name.upper()}"
