"""Faults that come over a service while it serves, and what is to be seen of each."""

import signal
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from tests.service.ops.faults import harms
from tests.service.ops.faults.harms import ROLE_RESET, Harm, cached, said
from tests.service.ops.faults.strict import PASSWORD
from tests.service.ops.faults.ward import DATABASE, ROLE


class RunningFault(Struct, frozen=True, kw_only=True):
    """What is wrong, and what is seen of it.

    `parts` are those of `/ready` that are not `ok` (without an answer, nothing at all). `logged`
    are entries of the log, `told` and `remedy` what `doctor` says; nothing where it finds nothing.
    `start` is the exit code of a service that is started meanwhile, None if it would serve; it says
    the same as `doctor`, or what is `refused`.
    `undone` says what ends the fault; the service then goes on by itself. Those that are `rare` are
    set up by a soak only: they take long, or are much like another one.
    """

    name: str
    what: str
    harm: Harm
    parts: Mapping[str, str] = {}
    answers: bool = True
    logged: tuple[str, ...] = ()
    told: str = ""
    remedy: str = ""
    refused: str = ""
    start: int | None = 2
    undone: str
    rare: bool = False

    @property
    def status(self) -> int | None:
        """The status of `/ready`."""
        if not self.answers:
            return None
        return 503 if "failing" in (self.parts.get("database"), self.parts.get("log")) else 200


AWAY: Final = {"database": "failing", "projections": "failing"}
UNCACHED: Final = {"redis": "failing"}

DATABASE_FAULTS: Final = (
    RunningFault(
        name="stopped",
        rare=True,
        what="PostgreSQL is stopped",
        harm=harms.stopped(signal.SIGINT),
        parts=AWAY,
        logged=("unavailable", "not-ready"),
        told="nothing listens at",
        remedy="start the server there",
        undone="start PostgreSQL",
    ),
    RunningFault(
        name="killed",
        what="PostgreSQL is killed, and recovers when it starts",
        harm=harms.stopped(signal.SIGKILL),
        parts=AWAY,
        logged=("unavailable", "not-ready"),
        told="nothing listens at",
        remedy="start the server there",
        undone="start PostgreSQL",
    ),
    RunningFault(
        name="standby",
        what="PostgreSQL has become a standby",
        harm=harms.standby,
        parts=AWAY,
        logged=("not-ready",),
        told="the server is a standby, which can only be read",
        remedy="SELECT pg_promote();",
        undone="promote it, or let the address lead to the primary",
    ),
    RunningFault(
        name="read_only",
        what="`default_transaction_read_only` is on for the role",
        harm=said(f"ALTER ROLE {ROLE} SET default_transaction_read_only = on", after=(ROLE_RESET,)),
        parts=AWAY,
        logged=("not-ready",),
        told="default_transaction_read_only is on",
        remedy=f"ALTER ROLE {ROLE} SET default_transaction_read_only = off;",
        undone="the statement that `doctor` names",
    ),
    RunningFault(
        name="crowded",
        what="others hold all connections",
        harm=harms.crowded,
        parts=AWAY,
        logged=("not-ready",),
        told="remaining connection slots are reserved",
        remedy="raise max_connections or the limit of the role, or end what holds connections",
        undone="end what holds connections",
    ),
    RunningFault(
        name="no_more_login",
        rare=True,
        what="the role may not sign in any more",
        harm=said(f"ALTER ROLE {ROLE} NOLOGIN", after=(f"ALTER ROLE {ROLE} LOGIN",)),
        parts=AWAY,
        logged=("not-ready",),
        told="is not permitted to log in",
        remedy=f"ALTER ROLE {ROLE} LOGIN;",
        undone="the statement that `doctor` names",
    ),
    RunningFault(
        name="other_password",
        what="the role has another password",
        harm=said(
            f"ALTER ROLE {ROLE} PASSWORD 'other'",
            after=(f"ALTER ROLE {ROLE} PASSWORD '{PASSWORD}'",),
        ),
        parts=AWAY,
        logged=("not-ready",),
        told="password authentication failed",
        remedy=f"ALTER ROLE {ROLE} PASSWORD",
        undone="give the role its password again, or correct the address and start anew",
    ),
    RunningFault(
        name="insert_taken",
        what="the right to append is revoked",
        harm=said(
            f"REVOKE INSERT ON events FROM {ROLE}",
            after=(f"GRANT INSERT ON events TO {ROLE}",),
            anew=False,
        ),
        parts=AWAY,
        logged=("not-ready",),
        told=f"{ROLE} has no INSERT on events",
        remedy=f"GRANT INSERT ON events TO {ROLE};",
        undone="the statement that `doctor` names",
    ),
    RunningFault(
        name="update_taken",
        rare=True,
        what="another right is revoked",
        harm=said(
            f"REVOKE UPDATE ON game_list FROM {ROLE}",
            after=(f"GRANT UPDATE ON game_list TO {ROLE}",),
            anew=False,
        ),
        logged=("projection.interrupted",),
        told=f"{ROLE} has no UPDATE on game_list",
        remedy=f"GRANT UPDATE ON game_list TO {ROLE};",
        undone="the statement that `doctor` names",
    ),
    RunningFault(
        name="table_gone",
        what="the table of events is gone",
        harm=said(
            "CREATE SCHEMA gone",
            "ALTER TABLE events SET SCHEMA gone",
            after=("ALTER TABLE gone.events SET SCHEMA public", "DROP SCHEMA gone"),
            anew=False,
        ),
        parts=AWAY,
        logged=("not-ready", "unavailable"),
        told='relation "events" does not exist',
        remedy="restore a backup into another database",
        undone="bring the table back, or [restore](operations.md#restore)",
    ),
    RunningFault(
        name="table_locked",
        what="somebody has locked the table of events",
        harm=harms.locked,
        parts=AWAY,
        logged=("not-ready",),
        told="the table events is locked by the process",
        remedy="wait until it is done, or end it: SELECT pg_terminate_backend",
        start=None,
        undone="end what locks it",
    ),
    RunningFault(
        name="no_room",
        what="PostgreSQL has no room for more (in the test: `temp_file_limit = 0`)",
        harm=said(
            f"ALTER DATABASE {DATABASE} SET temp_file_limit = 0",
            after=(f"ALTER DATABASE {DATABASE} RESET ALL",),
        ),
        parts=AWAY,
        logged=("not-ready",),
        told="temporary file size exceeds",
        remedy="make room on the disk of PostgreSQL",
        start=None,
        undone="[make room](operations.md#a-disk-is-full)",
    ),
    RunningFault(
        name="not_durable_any_more",
        what="`synchronous_commit` is off for the role",
        harm=said(f"ALTER ROLE {ROLE} SET synchronous_commit = off", after=(ROLE_RESET,)),
        logged=("commits-were-not-durable",),
        told="synchronous_commit is off",
        remedy=f"ALTER ROLE {ROLE} SET synchronous_commit = on;",
        undone="the statement that `doctor` names; until then the service turns it on for itself",
    ),
    RunningFault(
        name="clock_off",
        what="the clock of PostgreSQL is minutes off",
        harm=said(
            "CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS"
            " $$ SELECT pg_catalog.clock_timestamp() - interval '5 minutes' $$",
            f"ALTER ROLE {ROLE} SET search_path = public, pg_catalog",
            after=(ROLE_RESET, "DROP FUNCTION public.clock_timestamp()"),
        ),
        logged=("clocks-differ",),
        told="the clock of PostgreSQL is 300 seconds behind the one of this machine",
        remedy="set the clocks of both machines by NTP",
        start=None,
        undone="set the clocks",
    ),
    RunningFault(
        name="newer_schema",
        what="a newer version has migrated the database",
        harm=said(
            "INSERT INTO migrations (namespace, number, name, checksum)"
            " VALUES ('service', 9001, 'teleport', '\\x00')",
            after=("DELETE FROM migrations WHERE number = 9001",),
            anew=False,
        ),
        told="unknown migrations: service/9001",
        refused="it was used by a newer version",
        remedy="run the newer version of Kronika that made them",
        undone="finish the [upgrade](operations.md#upgrade); in a minute the log says"
        " `schema-is-newer`",
    ),
    RunningFault(
        name="game_parked",
        what="a read model cannot apply an event",
        harm=harms.parking,
        logged=("projection.parked",),
        told="games cannot show 1 game",
        remedy="kronika projections retry games",
        start=None,
        undone="`kronika projections retry`, once the cause is gone",
    ),
)
CACHE_FAULTS: Final = (
    RunningFault(
        name="cache_killed",
        what="Redis is killed",
        harm=harms.cache_stopped,
        parts=UNCACHED,
        logged=("not-ready", "wake-ups-wait"),
        told="nothing listens at",
        remedy="start the server there, or correct KRONIKA_REDIS_URL",
        undone="start Redis",
    ),
    RunningFault(
        name="cache_full",
        what="Redis is full and forgets nothing (`noeviction`)",
        harm=cached(
            *("CONFIG", "SET", "maxmemory", "1mb"), after=("CONFIG", "SET", "maxmemory", "0")
        ),
        parts=UNCACHED,
        logged=("not-ready",),
        told="command not allowed when used memory > 'maxmemory'",
        remedy="CONFIG SET maxmemory-policy allkeys-lru",
        undone="the command that `doctor` names",
    ),
    RunningFault(
        name="cache_replica",
        rare=True,
        what="Redis has become a replica",
        harm=cached("REPLICAOF", "127.0.0.1", "1", after=("REPLICAOF", "NO", "ONE")),
        parts=UNCACHED,
        logged=("not-ready",),
        told="You can't write against a read only replica",
        remedy="REPLICAOF NO ONE",
        undone="let the address lead to the primary, or the command that `doctor` names",
    ),
    RunningFault(
        name="cache_password",
        what="Redis has another password",
        harm=cached(
            *("CONFIG", "SET", "requirepass", "other"),
            after=("CONFIG", "SET", "requirepass", PASSWORD),
            password="other",
        ),
        parts=UNCACHED,
        logged=("not-ready", "wake-ups-wait"),
        told="it does not take the password of the address",
        remedy="put the password into the address",
        undone="give Redis its password again, or correct the address and start anew",
    ),
    RunningFault(
        name="cache_forbids",
        rare=True,
        what="Redis does not let the service write",
        harm=cached(
            *("ACL", "SETUSER", "default", "-set"), after=("ACL", "SETUSER", "default", "+@all")
        ),
        parts=UNCACHED,
        logged=("not-ready",),
        told="has no permissions to run the 'set' command",
        remedy="ACL SETUSER default +@all",
        undone="the command that `doctor` names",
    ),
)
FILE_FAULTS: Final = (
    RunningFault(
        name="signing_key_gone",
        what="the file of the signing key is gone",
        harm=harms.missing("signing.key"),
        told="the log of this database is signed with the key",
        remedy="copy `signing.key`",
        start=78,
        undone="put the file back; the service goes on with what it has read",
    ),
    RunningFault(
        name="signing_key_other",
        rare=True,
        what="there is another signing key",
        harm=harms.replaced("signing.key", harms.another_key),
        told="does not follow from it",
        remedy="copy `signing.key`",
        start=78,
        undone="put the file back; the service goes on with what it has read",
    ),
    RunningFault(
        name="secrets_key_gone",
        what="the file of the secrets key is gone",
        harm=harms.missing("secrets.key"),
        told="their key is not at",
        remedy="copy `secrets.key`",
        start=78,
        undone="put the file back; the service goes on with what it has read",
    ),
    RunningFault(
        name="secrets_key_other",
        rare=True,
        what="there is another secrets key",
        harm=harms.replaced("secrets.key", harms.another_secrets_key),
        parts={},
        told="is not the key that the secrets in the database are sealed with",
        remedy="put the `secrets.key` of this database there",
        start=78,
        undone="put the file back",
    ),
    RunningFault(
        name="promises_unreadable",
        what="the file of promises cannot be read",
        harm=harms.promises_unreadable,
        logged=("checkpoints-not-signed",),
        told="signing.key.promises cannot be read",
        remedy="put the file there that was there before",
        start=78,
        undone="put the file back",
    ),
    RunningFault(
        name="log_lost",
        what="the log has lost something that was signed",
        harm=harms.log_lost,
        parts={"log": "failing"},
        logged=("log-is-not-as-promised",),
        told="the log is not the one that was signed",
        remedy="kronika epoch begin",
        start=78,
        undone="[`kronika epoch begin`](operations.md#when-the-log-has-lost-something)",
    ),
)
PROCESS_FAULTS: Final = (
    RunningFault(
        name="mind_killed",
        rare=True,
        what="a process that thinks for bots is killed",
        harm=harms.mind_killed,
        logged=("bot-worker-lost",),
        start=None,
        undone="nothing is to be done: another one thinks",
    ),
    RunningFault(
        name="stuck",
        what="the process hangs (in the test: SIGSTOP)",
        harm=harms.stuck,
        answers=False,
        told="taken, by something that does not answer",
        remedy="end it (kill -9) and start it again",
        undone="`kill -9`, and start it again; let whatever starts it watch `/health`",
    ),
)
SLOW_FAULTS: Final = (
    RunningFault(
        name="hanging",
        rare=True,
        what="PostgreSQL takes connections and does not answer",
        harm=harms.hanging,
        parts=AWAY,
        logged=("not-ready",),
        told="does not answer",
        remedy="look whether a firewall lets this machine through",
        undone="start PostgreSQL again",
    ),
    RunningFault(
        name="cache_hanging",
        rare=True,
        what="Redis takes connections and does not answer",
        harm=harms.cache_hanging,
        parts=UNCACHED,
        logged=("not-ready", "limits-counted-by-process"),
        told="does not answer",
        remedy="look whether a firewall lets this machine through",
        undone="start Redis again",
    ),
)
RUNNING: Final = (
    *DATABASE_FAULTS,
    *CACHE_FAULTS,
    *FILE_FAULTS,
    *PROCESS_FAULTS,
    *SLOW_FAULTS,
)
