"""Settings for people: as a list, and as the page docs/settings.md."""

from collections.abc import Iterator

import msgspec
from msgspec import Meta

from service.settings.loading import TOKEN, URL, variable_of
from service.settings.settings import Settings


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """One setting, described for people."""

    variable: str
    meaning: str
    unit: str
    default: str


def settings() -> Iterator[Setting]:
    """Every setting, in the order of the class; those of its bases last."""
    own = Settings.__annotations__
    for field in sorted(msgspec.structs.fields(Settings), key=lambda one: one.name not in own):
        metas = (part for part in field.type.__metadata__ if isinstance(part, Meta))
        meta = next(one for one in metas if one.description)
        yield Setting(
            variable=variable_of(field.name),
            meaning=meta.description or "",
            unit=(meta.extra or {}).get("unit", ""),
            default="" if field.default is None else str(field.default),
        )


def table() -> str:
    """The settings as a Markdown table."""
    rows = ["| variable | meaning | unit | default |", "| --- | --- | --- | --- |"]
    for each in settings():
        default = f"`{each.default}`" if each.default else "none"
        rows.append(f"| `{each.variable}` | {each.meaning} | {each.unit} | {default} |")
    return "\n".join(rows) + "\n"


def page() -> str:
    """The page docs/settings.md."""
    return (
        "# Settings\n\n"
        "Set by environment variables; options of the command line win over them. An unknown\n"
        "variable with our prefix or a bad value stops the start with a sentence that says why.\n"
        f"`{URL}` and `{TOKEN}` are no settings of the service: commands that call one\n"
        "(`demo`, `replay`, `export` and others) take its address and the token of an account\n"
        "from them. The arguments of a command would show the token to everybody.\n\n"
        f"{table()}"
    )
