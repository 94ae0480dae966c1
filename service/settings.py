"""All settings, in one frozen object. Nothing else in the service reads the environment.

A field `keep_alive` is set by `KRONIKA_KEEP_ALIVE`. Type, limits, unit and meaning stand in the
field's annotation; `docs/settings.md` is rendered from it by `table()`.
"""

import difflib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

from service.limits.settings import networks
from service.webhooks.settings import WebhookSettings

PREFIX = "KRONIKA_"
_SECRET = ("_url", "_endpoint", "_headers")  # endings of settings that may hold a password
TEST_PREFIX = "KRONIKA_TEST_"  # addresses for the test suite, read by tests/servers.py

Unit = Literal[
    "",
    "bytes",
    "seconds",
    "moves",
    "games",
    "processes",
    "connections",
    "partitions",
    "refusals",
    "disputes",
    "days",
    "share",
]
HttpAddress = Annotated[str, Meta(pattern="^https?://[^/]+")]
PostgresAddress = Annotated[str, Meta(pattern="^postgres(ql)?://")]
CollectorAddress = Annotated[str, Meta(pattern="^https?://[^/@?#]+(/[^?#@]*)?$")]
RedisAddress = Annotated[str, Meta(pattern="^(rediss?|unix)://")]


class SettingsError(Exception):
    """Settings that cannot be used; `problems` has one sentence for each."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def _of(unit: Unit) -> dict[str, str]:
    return {"unit": unit}


class Settings(WebhookSettings, frozen=True, kw_only=True):
    """How one service process runs. Every setting has a default that works on a bare machine."""

    host: Annotated[str, Meta(min_length=1, description="Address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="TCP port; 0 takes any free one.")] = 8000
    public_url: Annotated[
        HttpAddress | None,
        Meta(description="Address under which clients reach the service, for links."),
    ] = None
    data: Annotated[Path, Meta(description="Folder of the servers that Kronika runs itself.")] = (
        Path(".kronika")
    )
    database_url: Annotated[
        PostgresAddress | None,
        Meta(description="PostgreSQL 15 or newer to use; without it Kronika runs its own."),
    ] = None
    redis_url: Annotated[
        RedisAddress | None,
        Meta(description="Redis or Valkey to use; without it Kronika runs its own."),
    ] = None
    partitions: Annotated[
        int,
        Meta(
            ge=1,
            le=1024,
            description="Partitions of the log; fixed once the database has been set up.",
            extra=_of("partitions"),
        ),
    ] = 64
    workers: Annotated[
        int, Meta(ge=1, le=256, description="Service processes.", extra=_of("processes"))
    ] = 1
    pool_min: Annotated[
        int,
        Meta(
            ge=0,
            le=1000,
            description="Database connections that each process keeps open.",
            extra=_of("connections"),
        ),
    ] = 2
    pool_max: Annotated[
        int,
        Meta(
            ge=1,
            le=1000,
            description="Database connections that each process opens at most.",
            extra=_of("connections"),
        ),
    ] = 10
    snapshot_interval: Annotated[
        int,
        Meta(
            ge=1,
            description="Moves of a game between two stored snapshots of its state.",
            extra=_of("moves"),
        ),
    ] = 100
    hot_games: Annotated[
        int,
        Meta(
            ge=0,
            description="Games whose state each process keeps in memory.",
            extra=_of("games"),
        ),
    ] = 1000
    signing_key: Annotated[
        Path | None,
        Meta(
            description="File with the private key that receipts, checkpoints and exports are "
            "signed with; without it `signing.key` in the data folder, made at the first start."
        ),
    ] = None
    checkpoint_interval: Annotated[
        float,
        Meta(
            gt=0,
            le=86400,
            description="Time between signed checkpoints of the log.",
            extra=_of("seconds"),
        ),
    ] = 10.0
    refusals_per_seat: Annotated[
        int,
        Meta(
            ge=1,
            le=100_000,
            description="Refused commands kept of each seat of a game, the last ones.",
            extra=_of("refusals"),
        ),
    ] = 200
    open_disputes: Annotated[
        int,
        Meta(
            ge=1,
            le=20,
            description="Disputes of a seat that may be open at once.",
            extra=_of("disputes"),
        ),
    ] = 3
    dispute_days: Annotated[
        float,
        Meta(
            ge=0,
            le=3650,
            description="Time after the end of a game in which it can be disputed.",
            extra=_of("days"),
        ),
    ] = 30.0
    refusals_per_account: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Refused commands kept of each account in all of its games.",
            extra=_of("refusals"),
        ),
    ] = 5000
    keep_alive: Annotated[
        float,
        Meta(
            gt=0,
            le=300,
            description="Silence on a stream after which a sign of life is sent.",
            extra=_of("seconds"),
        ),
    ] = 15.0
    max_body: Annotated[
        int,
        Meta(ge=1024, description="Longest request body accepted.", extra=_of("bytes")),
    ] = 1_000_000
    log_format: Annotated[
        Literal["auto", "console", "json"],
        Meta(description="`auto` is `console` on a terminal and `json` elsewhere."),
    ] = "auto"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="Least severe log entries that are written."),
    ] = "info"
    access_log: Annotated[
        bool, Meta(description="Whether each request is an entry of the log (`true`, `false`).")
    ] = False
    otlp_endpoint: Annotated[
        CollectorAddress | None,
        Meta(
            description="OpenTelemetry collector (OTLP over HTTP) that traces are sent to, without "
            "`/v1/traces`; without it nothing is traced."
        ),
    ] = None
    otlp_headers: Annotated[
        str | None,
        Meta(description="Headers for the collector, `name=value,name=value`; may hold a secret."),
    ] = None
    trace_share: Annotated[
        float,
        Meta(
            ge=0,
            le=1,
            description="How many of the requests are traced: 1 is all of them, 0.01 one in 100.",
            extra=_of("share"),
        ),
    ] = 1.0
    drain: Annotated[
        float,
        Meta(
            ge=0,
            le=300,
            description="Time after being told to stop in which `/ready` says no and requests are "
            "still served, so that whoever shares out requests notices.",
            extra=_of("seconds"),
        ),
    ] = 0.0
    stop_within: Annotated[
        float,
        Meta(
            ge=1,
            le=600,
            description="Time after `drain` after which a process ends, whatever still goes on.",
            extra=_of("seconds"),
        ),
    ] = 20.0

    def __post_init__(self) -> None:
        if self.pool_min > self.pool_max:
            raise ValueError(f"pool_min {self.pool_min} is above pool_max {self.pool_max}")
        networks(self.uncounted_addresses)
        networks(self.trusted_proxies)
        networks(self.webhook_networks)


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """One setting, described for people."""

    variable: str
    meaning: str
    unit: str
    default: str


def from_environment(**chosen: object) -> Settings:
    """The settings of this process: see `load`."""
    return load(os.environ, **chosen)


def load(environment: Mapping[str, str], **chosen: object) -> Settings:
    """The settings of an environment; a value in `chosen` (a command line option) wins over it,
    unless it is None. Raises SettingsError naming every bad value and every unknown name."""
    known = {_variable(field.name): field.name for field in msgspec.structs.fields(Settings)}
    problems = list(_unknown(environment, known))
    values: dict[str, object] = {
        name: environment[variable] for variable, name in known.items() if environment.get(variable)
    }
    values |= {name: value for name, value in chosen.items() if value is not None}
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
        if ours and variable not in known:
            near = difflib.get_close_matches(variable, known, n=1)
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
                yield f"{_variable(field.name)}{shown}: {error}{_choices(field.type)}"


def _choices(annotation: object) -> str:
    """The possible values of a setting that has a list of them."""
    kind = get_args(annotation)[0]
    return f"; one of {', '.join(get_args(kind))}" if get_origin(kind) is Literal else ""


def _path(kind: type, value: object) -> Path:
    """Decode the one type that msgspec does not know."""
    if kind is Path and isinstance(value, str | Path):
        return Path(value).expanduser()
    raise ValueError(f"cannot make a {kind.__name__} of {value!r}")


def _variable(name: str) -> str:
    return f"{PREFIX}{name.upper()}"


def settings() -> Iterator[Setting]:
    """Every setting, in the order of the class; those of its bases last."""
    own = Settings.__annotations__
    for field in sorted(msgspec.structs.fields(Settings), key=lambda one: one.name not in own):
        meta = next(part for part in field.type.__metadata__ if isinstance(part, Meta))
        yield Setting(
            variable=_variable(field.name),
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
        "variable with our prefix or a bad value stops the start with a sentence that says why.\n\n"
        f"{table()}"
    )
