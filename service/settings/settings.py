"""How one service process runs: all settings in one frozen object.

A field `keep_alive` is set by `KRONIKA_KEEP_ALIVE`. Type, limits, unit and meaning stand in the
field's annotation; `docs/settings.md` is rendered from it. A struct has one base, so the parts
add to each other: limits, signing in, webhooks, disputes, logs and traces, and here the rest.
"""

from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta

from service.settings.data_folder import IN_CLONE
from service.settings.diagnostics import DiagnosticsSettings
from service.settings.kinds import (
    ArchivePlace,
    HttpAddress,
    Origins,
    PostgresAddress,
    RedisAddress,
    of,
)
from service.settings.limits import networks
from service.settings.sign_in import check_provider

UNSEALED: Final = Path("none")
"""Instead of a file with a key: no key."""


class Settings(DiagnosticsSettings, frozen=True, kw_only=True):
    """How one service process runs. Every setting has a default that works on a bare machine."""

    host: Annotated[str, Meta(min_length=1, description="Address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="TCP port; 0 takes any free one.")] = 8000
    public_url: Annotated[
        HttpAddress | None,
        Meta(description="Address under which clients reach the service, for links."),
    ] = None
    mcp_url: Annotated[
        HttpAddress | None,
        Meta(
            description="Address of the MCP server that agents use this service by, if there is "
            "one (`kronika mcp`): apps get tokens for it, and it exchanges them for its own."
        ),
    ] = None
    mcp_secret: Annotated[
        Annotated[str, Meta(min_length=32, max_length=200, pattern="^[!-~]+$")] | None,
        Meta(
            description="What the MCP server shows that it is itself with: at least 32 random "
            "characters, the same there. Set both or neither."
        ),
    ] = None
    cors_origins: Annotated[
        Origins,
        Meta(
            description="Origins whose pages may call the API from a browser, separated by commas "
            "(`https://example.org`), `*` for all, or `none`. Calls carry tokens, never cookies."
        ),
    ] = "*"
    data: Annotated[
        Path,
        Meta(
            description="Folder of the servers that Kronika runs itself. The default is beside the "
            "program in a clone, wherever one stands; of an installed program it is `kronika` "
            "below `XDG_DATA_HOME` or `~/.local/share`."
        ),
    ] = Path(IN_CLONE)
    database_url: Annotated[
        PostgresAddress | None,
        Meta(description="PostgreSQL 15 or newer to use; without it Kronika runs its own."),
    ] = None
    redis_url: Annotated[
        RedisAddress | None,
        Meta(
            description=(
                "Redis or Valkey to use; without it Kronika runs its own. Of a cluster:"
                " `redis+cluster://host:port,host:port`."
            )
        ),
    ] = None
    partitions: Annotated[
        int,
        Meta(
            ge=1,
            le=1024,
            description="Partitions of the log; fixed once the database has been set up.",
            extra=of("partitions"),
        ),
    ] = 64
    lanes: Annotated[
        int,
        Meta(
            ge=0,
            le=1024,
            description="On a cluster of databases: groups of partitions, each of which lies on "
            "one worker and is written by one connection of each process; fixed once the log has "
            "been distributed. 0: two for each worker that is there then.",
            extra=of("lanes"),
        ),
    ] = 0
    workers: Annotated[
        int, Meta(ge=1, le=256, description="Service processes.", extra=of("processes"))
    ] = 1
    read_models: Annotated[
        Literal["auto", "own", "shared"],
        Meta(
            description="Who brings what happens into lists and histories: `own`, a process of its "
            "own beside the service processes, which takes its memory and answers moves sooner; "
            "`shared`, the service processes themselves; `auto`, a process of its own on a machine "
            "with two processors or more."
        ),
    ] = "auto"
    bot_workers: Annotated[
        int,
        Meta(
            ge=1,
            le=64,
            description="Processes that think for bots, for each service process; they are started "
            "when they are needed. Of several, one is left to the tables of people.",
            extra=of("processes"),
        ),
    ] = 2
    bot_seconds: Annotated[
        float,
        Meta(
            gt=0,
            le=86_400,
            description="A bot thinks at most so long about a move; then its process is replaced"
            " and asked again.",
            extra=of("seconds"),
        ),
    ] = 60.0
    reviewers: Annotated[
        int,
        Meta(
            ge=0,
            le=64,
            description="Processes beside the service that review games, with low priority; 0: "
            "reviews are made by `kronika reviewer` elsewhere, or not at all.",
            extra=of("processes"),
        ),
    ] = 0
    bot_nodes: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Positions that a bot looks at for a move, at most, and fewer where people "
            "have to hurry. The strongest bots look at up to 2000, as many as take about a "
            "second. A hint looks at no more either.",
            extra=of("positions"),
        ),
    ] = 2000
    picture_workers: Annotated[
        int,
        Meta(
            ge=1,
            le=64,
            description="Processes that make PNG of pictures, for each service process; they are "
            "started when they are needed.",
            extra=of("processes"),
        ),
    ] = 1
    picture_memory: Annotated[
        int,
        Meta(
            ge=0,
            description="Pictures that each process keeps in memory; 0: none.",
            extra=of("bytes"),
        ),
    ] = 16_000_000
    pool_min: Annotated[
        int,
        Meta(
            ge=0,
            le=1000,
            description="Database connections that each process keeps open.",
            extra=of("connections"),
        ),
    ] = 2
    pool_max: Annotated[
        int,
        Meta(
            ge=1,
            le=1000,
            description="Database connections that each process opens at most.",
            extra=of("connections"),
        ),
    ] = 10
    snapshot_interval: Annotated[
        int,
        Meta(
            ge=1,
            description="Moves of a game between two stored snapshots of its state.",
            extra=of("moves"),
        ),
    ] = 100
    hot_games: Annotated[
        int,
        Meta(
            ge=0,
            description="Games whose state each process keeps in memory.",
            extra=of("games"),
        ),
    ] = 1000
    answer_days: Annotated[
        float,
        Meta(
            ge=30,
            le=36_500,
            description="Time after the end of a game for which answers to requests with an "
            "`Idempotency-Key` about it are kept.",
            extra=of("days"),
        ),
    ] = 30.0
    archive: Annotated[
        ArchivePlace,
        Meta(
            description="Where `kronika archive` puts finished games: `database` (a table), a "
            "folder, or `s3://bucket/prefix?endpoint=https://...`, whose credentials are in the "
            "environment (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`). Games that are in the "
            "archive are read from where they were put."
        ),
    ] = "database"
    past_memory: Annotated[
        int,
        Meta(
            ge=0,
            description="Encoded answers about past plies that each process keeps in memory; 0: "
            "none.",
            extra=of("bytes"),
        ),
    ] = 64_000_000
    past_redis: Annotated[
        int,
        Meta(
            ge=0,
            description="Encoded answers about past plies that all processes share in Redis; 0: "
            "none.",
            extra=of("bytes"),
        ),
    ] = 128_000_000
    signing_key: Annotated[
        Path | None,
        Meta(
            description="File with the private key that receipts, checkpoints and exports are "
            "signed with; without it `signing.key` in the data folder, made at the first start."
        ),
    ] = None
    promises: Annotated[
        Path | None,
        Meta(
            description="File in which this machine writes down what it has signed, before it "
            "signs; without it `<signing key>.promises` beside the signing key. Set it where that "
            "folder cannot be written or does not last. Each machine has its own."
        ),
    ] = None
    secrets_key: Annotated[
        Path | None,
        Meta(
            description="File with the key that seeds of games and secrets of webhooks are sealed "
            "with in the database, made at the first start; without it `secrets.key` in the data "
            "folder if the database is Kronika's own; with another one it has to be named. `none` "
            "keeps them as they are. "
            "Keep a copy apart from the backups: without the key no game goes on."
        ),
    ] = None
    witness_policy: Annotated[
        Path | None,
        Meta(
            description="File with a policy of C2SP tlog-policy: the witnesses that are asked to "
            "cosign the log, and how many of them are the quorum."
        ),
    ] = None
    checkpoint_interval: Annotated[
        float,
        Meta(
            gt=0,
            le=86400,
            description="Time between signed checkpoints of the log.",
            extra=of("seconds"),
        ),
    ] = 10.0
    entropy_wait: Annotated[
        float,
        Meta(
            ge=0,
            le=86400,
            description="Time for which a text is waited for that a seat has committed to, before "
            "others at the table can start the game without it.",
            extra=of("seconds"),
        ),
    ] = 60.0
    keep_alive: Annotated[
        float,
        Meta(
            gt=0,
            le=300,
            description="Silence on a stream after which a sign of life is sent.",
            extra=of("seconds"),
        ),
    ] = 15.0
    max_body: Annotated[
        int,
        Meta(ge=1024, description="Longest request body accepted.", extra=of("bytes")),
    ] = 1_000_000
    max_import: Annotated[
        int,
        Meta(ge=1024, description="Longest game accepted for import.", extra=of("bytes")),
    ] = 8_000_000
    drain: Annotated[
        float,
        Meta(
            ge=0,
            le=300,
            description="Time after being told to stop in which `/ready` says no and requests are "
            "still served, so that whoever shares out requests notices.",
            extra=of("seconds"),
        ),
    ] = 0.0
    stop_within: Annotated[
        float,
        Meta(
            ge=1,
            le=600,
            description="Time after `drain` after which a process ends, whatever still goes on.",
            extra=of("seconds"),
        ),
    ] = 20.0

    @property
    def secrets_file(self) -> Path | None:
        """The file with the key of secrets; None if they are kept as they are. A database that
        others run may be used from several machines, which have to be given one key."""
        if self.secrets_key is None:
            return self.data / "secrets.key" if self.database_url is None else None
        return None if self.secrets_key == UNSEALED else self.secrets_key

    def __post_init__(self) -> None:
        if self.pool_min > self.pool_max:
            raise ValueError(f"pool_min {self.pool_min} is above pool_max {self.pool_max}")
        if (self.mcp_url is None) != (self.mcp_secret is None):
            raise ValueError("mcp_url and mcp_secret belong together: set both or neither")
        networks(self.uncounted_addresses)
        networks(self.trusted_proxies)
        networks(self.webhook_networks)
        check_provider(self)
