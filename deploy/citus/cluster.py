"""A Citus cluster on the loopback: a coordinator and workers, each with its data in one folder.

    .venv/bin/python -m deploy.citus.cluster start FOLDER --programs BUILT --workers 3
    .venv/bin/python -m deploy.citus.cluster add-worker FOLDER
    .venv/bin/python -m deploy.citus.cluster rebalance FOLDER
    .venv/bin/python -m deploy.citus.cluster status FOLDER
    .venv/bin/python -m deploy.citus.cluster stop FOLDER

BUILT is what `deploy.citus.build` has made. `start` makes what is missing, starts what does not
run, and prints the address for KRONIKA_DATABASE_URL. The servers go on running until `stop`. As
root they run as the user `kronika`, since PostgreSQL does not run as root.
"""

import argparse
import asyncio
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import asyncpg
import msgspec

from deploy.citus.build import INSTALLED
from service.embedded import processes
from service.embedded.account import SystemAccount, server_account
from service.embedded.errors import ServerError

USER: Final = "kronika"
HOST: Final = "127.0.0.1"
WAIT: Final = "60"  # seconds that a server may take to start or stop
SETTINGS: Final = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_preload_libraries = 'citus'
wal_level = logical  # shards move while they are written
max_connections = 300
shared_buffers = 128MB
max_wal_size = 1GB
random_page_cost = 1.1
jit = off
log_checkpoints = off
citus.node_conninfo = 'sslmode=prefer tcp_user_timeout=5000'
citus.node_connection_timeout = 2s
citus.max_adaptive_executor_pool_size = 1  # queries are small: one connection to each worker
citus.enable_statistics_collection = off
citus.log_distributed_deadlock_detection = off
"""
QUICK: Final = "fsync = off\nfull_page_writes = off\n"
"""Safe when processes are killed, not when the machine is."""


class Plan(msgspec.Struct, frozen=True):
    """What is written down of a cluster: its programs, and the port of each server. The first one
    is the coordinator."""

    programs: str
    ports: tuple[int, ...]
    durable: bool = True


class ClusterError(Exception):
    """It cannot be done; the message says why."""


class Cluster:
    """The cluster whose data is in `folder`. Server 0 is the coordinator."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    @property
    def plan(self) -> Plan:
        """What was written down; ClusterError if there is no cluster in the folder."""
        try:
            return msgspec.json.decode((self.folder / "cluster.json").read_bytes(), type=Plan)
        except FileNotFoundError:
            raise ClusterError(f"there is no cluster in {self.folder}") from None

    def dsn(self, number: int = 0) -> str:
        """The address of a server; that of the coordinator is the one to play at."""
        password = (self.folder / "password").read_text().strip()
        return f"postgresql://{USER}:{password}@{HOST}:{self.plan.ports[number]}/{USER}"

    def create(self, programs: Path, workers: int, *, durable: bool = True) -> None:
        """Writes down what the cluster is to be; `start` makes it."""
        if (self.folder / "cluster.json").exists():
            raise ClusterError(f"there is a cluster in {self.folder} already")
        bin_folder = programs.resolve() / INSTALLED / "bin"
        if (
            not (bin_folder.parent / "share/postgresql/extension/citus.control").exists()
            and not (bin_folder.parent / "share/extension/citus.control").exists()
        ):
            raise ClusterError(f"{programs} has no Citus: make it by deploy.citus.build")
        account = self._account
        self.folder.mkdir(parents=True, exist_ok=True)
        password = secrets.token_urlsafe(18)
        for name, text in (("password", password), ("passfile", f"*:*:*:*:{password}")):
            (self.folder / name).touch(mode=0o600)
            (self.folder / name).write_text(f"{text}\n")
        if account.switch:
            for path in (self.folder, *self.folder.iterdir()):
                os.chown(path, account.uid, account.gid)
        self._write(Plan(str(bin_folder), tuple(_free_ports(workers + 1)), durable))

    async def start(self) -> None:
        """Makes what is missing and starts what does not run; forms the cluster."""
        for number in range(len(self.plan.ports)):
            await self.start_server(number)
        coordinator = await asyncpg.connect(self.dsn())
        try:
            port = self.plan.ports[0]
            await coordinator.execute("SELECT citus_set_coordinator_host($1, $2)", HOST, port)
            for one in self.plan.ports[1:]:
                await coordinator.execute("SELECT citus_add_node($1, $2)", HOST, one)
        finally:
            await coordinator.close()

    async def start_server(self, number: int) -> None:
        """Starts one server, if it does not run."""
        data = self._data(number)
        made = (data / "PG_VERSION").exists()
        if not made:
            self._initialise(number)
        if not self.pid(number):
            log = self.folder / f"server-{number}.log"
            self.run("pg_ctl", "start", "-w", "-t", WAIT, "-s", "-D", str(data), "-l", str(log))
        if not made:
            await self._furnish(number)

    async def add_worker(self) -> int:
        """Starts one more worker and makes it known; its number. It has no rows until the cluster
        is rebalanced."""
        plan = self.plan
        ports = (*plan.ports, *_free_ports(1))
        self._write(msgspec.structs.replace(plan, ports=ports))
        number = len(ports) - 1
        await self.start_server(number)
        await self.ask("SELECT citus_add_node($1, $2)", HOST, ports[number])
        return number

    async def rebalance(self) -> None:
        """Spreads the rows evenly over the workers while they are read and written."""
        await self.ask("SELECT rebalance_table_shards(shard_transfer_mode => 'force_logical')")

    async def ask(self, query: str, *args: object, number: int = 0) -> list[Any]:
        """The rows of a query at a server."""
        connection = await asyncpg.connect(self.dsn(number))
        try:
            return await connection.fetch(query, *args)
        finally:
            await connection.close()

    def kill(self, number: int) -> None:
        """Kills a server as a power cut would, and waits until nothing of it is left."""
        if pid := self.pid(number):
            os.kill(pid, signal.SIGKILL)
        if not processes.wait_until_left(self._data(number), float(WAIT)):
            raise ClusterError(f"processes of server {number} do not end")
        (self._data(number) / "postmaster.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        """Stops the servers that run, the coordinator first."""
        for number in range(len(self.plan.ports)):
            if self.pid(number):
                data = str(self._data(number))
                self.run("pg_ctl", "stop", "-w", "-t", WAIT, "-s", "-m", "fast", "-D", data)

    def pid(self, number: int) -> int:
        """The process id of a server; 0 if it does not run."""
        try:
            pid = int((self._data(number) / "postmaster.pid").read_text().split("\n")[0])
        except FileNotFoundError:
            return 0
        return pid if processes.works_in(pid, self._data(number)) else 0

    def run(self, program: str, *arguments: str) -> None:
        """Runs one of the server programs as the servers' account, which knows the password."""
        account = self._account
        done = subprocess.run(
            (str(Path(self.plan.programs) / program), *arguments),
            user=account.uid if account.switch else None,
            group=account.gid if account.switch else None,
            extra_groups=[] if account.switch else None,
            cwd=self.folder,
            # How servers sign in at one another.
            env={"PATH": os.defpath, "LC_ALL": "C", "PGPASSFILE": str(self.folder / "passfile")},
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT if program == "initdb" else subprocess.DEVNULL,
            text=True,
        )
        if done.returncode != 0:
            logs = f"{self.folder}/server-*.log"
            raise ClusterError(f"{program} failed: {done.stdout or f'look into {logs}'}")

    @property
    def _account(self) -> SystemAccount:
        return server_account(self.folder)

    def _data(self, number: int) -> Path:
        return self.folder / f"server-{number}"

    def _write(self, plan: Plan) -> None:
        (self.folder / "cluster.json").write_bytes(msgspec.json.encode(plan))

    def _initialise(self, number: int) -> None:
        data = self._data(number)
        shutil.rmtree(data, ignore_errors=True)
        logins = ("--auth=scram-sha-256", f"--pwfile={self.folder / 'password'}")
        options = ("-U", USER, "--encoding=UTF8", "--locale=C", "--no-instructions")
        sync = () if self.plan.durable else ("--no-sync",)
        self.run("initdb", "-D", str(data), *options, *logins, *sync)
        with (data / "postgresql.conf").open("a") as settings:
            settings.write(SETTINGS if self.plan.durable else SETTINGS + QUICK)
            settings.write(f"port = {self.plan.ports[number]}\n")

    async def _furnish(self, number: int) -> None:
        """The database, and Citus in it."""
        address = self.dsn(number).rpartition("/")[0]
        first = await asyncpg.connect(f"{address}/postgres")
        await first.execute(f"CREATE DATABASE {USER}")
        await first.close()
        await self.ask("CREATE EXTENSION IF NOT EXISTS citus", number=number)


def _free_ports(count: int) -> Sequence[int]:
    """Ports that nobody listens at."""
    doors = [socket.socket() for _ in range(count)]
    try:
        for door in doors:
            door.bind((HOST, 0))
        return [door.getsockname()[1] for door in doors]
    finally:
        for door in doors:
            door.close()


async def _do(wanted: argparse.Namespace) -> None:
    cluster = Cluster(wanted.folder)
    match wanted.command:
        case "start":
            if not (cluster.folder / "cluster.json").exists():
                if wanted.programs is None:
                    raise ClusterError("a new cluster needs --programs")
                cluster.create(wanted.programs, wanted.workers)
            sys.stderr.write(f"starting {len(cluster.plan.ports)} servers\n")
            await cluster.start()
            sys.stdout.write(f"{cluster.dsn()}\n")
        case "add-worker":
            sys.stdout.write(f"server {await cluster.add_worker()}\n")
        case "rebalance":
            sys.stderr.write("moving rows\n")
            await cluster.rebalance()
        case "status":
            for number, port in enumerate(cluster.plan.ports):
                pid = cluster.pid(number)
                told = {"server": number, "port": port, "pid": pid or None}
                sys.stdout.write(f"{json.dumps(told)}\n")
        case "stop":
            cluster.stop()


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m deploy.citus.cluster",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("start", "start the servers; make them first where there are none"),
        ("add-worker", "one more worker"),
        ("rebalance", "spread the rows over all workers, without a pause"),
        ("status", "ports and process ids"),
        ("stop", "stop the servers"),
    ):
        command = commands.add_parser(name, help=text, description=text)
        command.add_argument("folder", type=Path, help="where the data is")
        if name == "start":
            command.add_argument("--programs", type=Path, help="what deploy.citus.build has made")
            command.add_argument("--workers", type=int, default=3, help="workers of a new cluster")
    try:
        asyncio.run(_do(parser.parse_args()))
    except (ClusterError, ServerError, OSError, asyncpg.PostgresError) as trouble:
        sys.stderr.write(f"error: {trouble}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
