"""A new version is prepared beside the service that runs, and the service's database is killed."""

import os
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import psutil
import pytest

from tests.embedded.conftest import eventually
from tests.sdk.test_newcomers_hour import CODE, TREE
from tests.support.forked import ROOT

pytestmark = pytest.mark.slow

LOCK = "requirements.lock"


class Clone:
    """A copy of the tree whose first environment is a copy of the tests' own."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "clone"
        self.root.mkdir()
        for name in (*TREE, *CODE, "CONTRIBUTING.md", LOCK):
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, self.root / name, ignore=_made, copy_function=_linked)
            else:
                shutil.copy2(source, self.root / name)
        self.environment = self.folder()
        own = (ROOT / ".venv").resolve()
        shutil.copytree(own, self.environment, symlinks=True, copy_function=_linked)
        self._own(self.environment / "bin" / "kronika", str(own), str(self.environment))
        for names in self.environment.glob("lib/python*/site-packages/_editable_impl_kronika.pth"):
            self._own(names, str(ROOT), str(self.root))
        stamp = self.environment / "kronika.packages"
        stamp.unlink()
        stamp.write_text(self._recipe())

    def folder(self) -> Path:
        """Where the environment of the lock is, as it is now."""
        summed = subprocess.run(
            ["cksum"], input=self._recipe(), capture_output=True, text=True, check=True
        )
        return self.root / ".venvs" / f"requirements-{summed.stdout.split()[0]}"

    def _recipe(self) -> str:
        return f"{self.root.resolve()}\n{LOCK}\n{(self.root / LOCK).read_text()}"

    def _own(self, file: Path, old: str, new: str) -> None:
        """A file of the copy says something else than the one it is linked to."""
        text = file.read_text().replace(old, new)
        mode = file.stat().st_mode
        file.unlink()
        file.write_text(text)
        file.chmod(mode)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """./kronika ARGUMENTS."""
        return subprocess.run(
            ["./kronika", *arguments],
            cwd=self.root,
            env=self.variables(),
            capture_output=True,
            text=True,
            check=False,
        )

    def variables(self) -> dict[str, str]:
        """Nothing is activated; the data is in the folder."""
        return {
            "PATH": os.environ["PATH"],
            "HOME": str(Path.home()),
            "KRONIKA_DATA": str(self.root / "data"),
            "KRONIKA_LIMITS": "off",
            "LC_ALL": "C.UTF-8",
        }

    @contextmanager
    def served(self) -> Iterator[tuple["subprocess.Popen[str]", str]]:
        """A service that was started by ./kronika, and its address."""
        command = ["./kronika", "serve", "--port=0"]
        log = self.root / "serve.log"
        with (
            log.open("a") as errors,
            subprocess.Popen(
                command,
                cwd=self.root,
                env=self.variables(),
                stdout=-1,
                stderr=errors,
                text=True,
            ) as service,
        ):
            try:
                assert service.stdout
                line = next((line for line in service.stdout if "http://" in line), None)
                assert line, log.read_text()
                yield service, line.split()[-1]
            finally:
                service.send_signal(signal.SIGTERM)
                service.wait(120)


def test_an_upgrade_is_prepared_under_load_while_the_database_is_killed(tmp_path: Path) -> None:
    """The running service heals by itself and has every account that it answered for; the next
    start runs the new environment."""
    clone = Clone(tmp_path)
    with clone.served() as (service, url):
        answered: list[str] = []
        over = threading.Event()
        client = threading.Thread(target=_opens_accounts, args=(url, answered, over))
        client.start()
        try:
            assert eventually(lambda: len(answered) > 5)
            with (clone.root / LOCK).open("a") as lock:
                lock.write("# a newer version\n")
            before = _postmaster(service)
            killed = threading.Timer(5.0, os.kill, (before, signal.SIGKILL))
            killed.start()
            done = clone.run("migrate", "--check")
            killed.join()
            assert done.returncode == 0, done.stderr
            assert "setting up an environment" in done.stderr
            assert clone.folder() != clone.environment
            assert clone.environment.is_dir(), "the service still runs what it ran"
            assert eventually(lambda: _ready(url))
            assert _postmaster(service) != before
            many = len(answered)
            assert eventually(lambda: len(answered) > many + 5)
        finally:
            over.set()
            client.join()
        for token in answered:
            mine = httpx.get(
                f"{url}/v1/accounts/me", headers={"Authorization": f"Bearer {token}"}, timeout=60
            )
            assert mine.status_code == 200
        assert service.poll() is None
    with clone.served() as (_, url):
        assert (clone.root / ".venv").resolve() == clone.folder().resolve()
        assert _ready(url)


def _opens_accounts(url: str, answered: list[str], over: threading.Event) -> None:
    with httpx.Client(base_url=url, timeout=60) as http:
        while not over.wait(0.05):
            with suppress(httpx.TransportError):
                told = http.post("/v1/accounts", json={"name": f"upgraded-{len(answered)}"})
                if told.status_code == 201:
                    answered.append(told.json()["token"])


def _ready(url: str) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"{url}/ready", timeout=60).status_code == 200
    return False


def _postmaster(service: "subprocess.Popen[str]") -> int:
    """The server's first process: its parent is no server."""
    below = psutil.Process(service.pid).children(recursive=True)
    servers = {one.pid: one for one in below if one.name() == "postgres"}
    (first,) = [pid for pid, one in servers.items() if one.ppid() not in servers]
    return first


def _made(folder: str, names: list[str]) -> set[str]:
    kept = {"node_modules"} if "packages/npm" in folder else {"node_modules", "dist"}
    return kept & set(names)


def _linked(source: str, target: str) -> str:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
    return target
