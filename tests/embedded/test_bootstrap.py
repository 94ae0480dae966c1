"""`./kronika` in front of the command line, with stand-ins for the interpreters it may meet.

A real installation from a fresh clone is tried by `deploy/try_fresh_clone.sh` and by every run of
continuous integration.
"""

import os
import pty
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from service.cli.app import COMMANDS
from service.process.environment import HELD

ROOT = Path(__file__).parents[2]
TOOLS = (
    "sh",
    "dirname",
    "cmp",
    "cat",
    "cp",
    "mkdir",
    "rm",
    "sleep",
    "touch",
    "chmod",
    "ln",
    "cksum",
)

# An interpreter as far as ./kronika can tell: its version check, `-m venv` and `-m pip`. Each use
# is written down in $LOG.
PYTHON = """#!/bin/sh
echo "$@" >> "$LOG"
case "$1 $2" in
"-V "*) echo "Python {version}" ;;
"-c "*) {check} ;;
"-m venv")
    {venv}
    mkdir -p "$3/bin"; touch "$3/pyvenv.cfg"
    printf '#!/bin/sh\\necho "$@" >> "$LOG"\\n. "$LOG.pip"\\n' > "$3/bin/python"
    printf '#!/bin/sh\\necho "ran: $*"\\n' > "$3/bin/kronika"
    chmod +x "$3/bin/python" "$3/bin/kronika" ;;
esac
"""


class Machine:
    """A folder with a copy of the bootstrap, and a PATH that holds only what is put there."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a clone"
        self.bin = folder / "bin"
        self.log = folder / "log"
        (self.root / "deploy").mkdir(parents=True)
        self.bin.mkdir()
        self.pip = folder / "log.pip"
        self.pip.touch()
        locks = ("requirements.lock", "requirements-dev.lock", "requirements-mcp.lock")
        names = ("kronika", "pyproject.toml", *locks)
        for name in names:
            shutil.copy(ROOT / name, self.root / name)
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found, tool
            (self.bin / tool).symlink_to(found)

    def install(self, name: str, *, version: str = "3.12.1", venv: str = ":") -> None:
        """Put an interpreter on the PATH."""
        file = self.bin / name
        new = tuple(map(int, version.split("."))) >= (3, 11)
        check = f'echo "{file}"' if new else "echo"
        file.write_text(PYTHON.format(version=version, check=check, venv=venv))
        file.chmod(0o755)

    def run(
        self, *arguments: str, stderr: int = subprocess.PIPE
    ) -> subprocess.CompletedProcess[str]:
        """./kronika ARGUMENTS, from another folder."""
        return subprocess.run(
            ["sh", self.root / "kronika", *arguments],
            env={"PATH": str(self.bin), "LOG": str(self.log)},
            cwd="/",
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            check=False,
        )

    def watched(self, *arguments: str) -> tuple[int, str]:
        """The same with somebody at a terminal: the exit code, and what was shown there."""
        ours, theirs = pty.openpty()
        code = self.run(*arguments, stderr=theirs).returncode
        os.close(theirs)
        shown = b""
        with suppress(OSError):  # what a terminal says when nobody is at its other end
            shown = os.read(ours, 100_000)
        os.close(ours)
        return code, shown.decode()

    @property
    def environments(self) -> set[str]:
        """The folders of its environments."""
        return {one.name for one in (self.root / ".venvs").glob("*")}

    def used(self) -> str:
        """What the interpreters were asked to do."""
        return self.log.read_text() if self.log.exists() else ""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine with a shell and its basic tools."""
    return Machine(tmp_path)


def test_without_python_it_says_what_to_install(machine: Machine) -> None:
    told = machine.run("serve")
    assert told.returncode == 2
    assert "Python 3.11 or newer is needed, and there is none" in told.stderr
    assert "apt install python3" in told.stderr


def test_an_old_python_is_named(machine: Machine) -> None:
    machine.install("python3", version="3.9.2")
    told = machine.run("serve")
    assert told.returncode == 2
    assert f"{machine.bin}/python3 (Python 3.9.2)" in told.stderr


def test_a_newer_python_beside_an_old_one_is_found(machine: Machine) -> None:
    machine.install("python3", version="3.9.2")
    machine.install("python3.11", version="3.11.0")
    told = machine.run("serve", "--port", "80 80")
    assert (told.returncode, told.stdout) == (0, "ran: serve --port 80 80\n")


def test_the_second_start_sets_nothing_up(machine: Machine) -> None:
    machine.install("python3")
    assert "setting up" in machine.run("serve").stderr
    used = machine.used()
    again = machine.run("serve")
    assert (again.stdout, again.stderr) == ("ran: serve\n", "")
    assert machine.used() == used


def test_serving_needs_the_runtime_only_and_testing_the_tools_too(machine: Machine) -> None:
    machine.install("python3")
    machine.run("serve")
    assert "requirements.lock" in machine.used()
    assert "requirements-dev.lock" not in machine.used()
    machine.run("test")
    assert "--require-hashes -r" in machine.used()
    assert "requirements-dev.lock" in machine.used()
    assert machine.run("serve").stderr == ""  # the larger environment serves as well


def test_agents_have_packages_of_their_own_and_run_from_the_sources(machine: Machine) -> None:
    machine.install("python3")
    machine.run("serve")
    served = machine.environments
    assert machine.run("mcp", "--url", "http://x").returncode == 0
    (line,) = [one for one in machine.used().splitlines() if "-m agents" in one]
    assert line == "-P -m agents --url http://x"
    (agents,) = machine.environments - served - {"busy"}
    assert agents.startswith("requirements-mcp-")
    assert not (machine.root / ".venvs" / agents / "kronika.project").exists()
    link = (machine.root / ".venv").readlink().name
    assert link in served, "editors see the environment of the project"
    used = machine.used()
    machine.run("mcp")
    assert machine.used() == f"{used}-P -m agents\n", "the second start sets nothing up"


@pytest.mark.parametrize("command", ["test", "soak", "bench"])
def test_who_begins_with_the_tools_gets_them(machine: Machine, command: str) -> None:
    machine.install("python3")
    machine.run(command)
    assert "requirements-dev.lock" in machine.used()


def test_a_terminal_shows_how_far_the_set_up_is(machine: Machine) -> None:
    """Elsewhere nothing is shown; and what goes wrong on a terminal is told, too."""
    machine.install("python3")
    (machine.root / "requirements.lock").write_text(
        "colorama==3\nlitestar==2 \\\n  --hash=x\nmsgspec==1\n"
    )
    pip = (
        'case "$*" in *--require-hashes*) echo "Ignoring colorama: markers";'
        'echo "Collecting litestar==2 (from -r x)";'
        'echo "  Downloading litestar"; echo "Processing /wheels/msgspec.whl (from -r x)";'
        'echo "Installing collected packages: litestar, msgspec"; {end};; esac\n'
    )
    machine.pip.write_text(pip.format(end="exit 1"))
    code, shown = machine.watched("serve")
    assert code == 2
    assert "could not set up" in shown
    assert not machine.environments
    machine.pip.write_text(pip.format(end=":"))
    code, shown = machine.watched("serve")
    assert code == 0
    told = [line for line in shown.split("\r\x1b[K") if line.startswith("kronika: ")]
    assert told[-3:] == [
        "kronika: 1 of 2 packages: litestar==2",
        "kronika: 2 of 2 packages: msgspec.whl",
        "kronika: unpacking 2 packages",
    ]
    assert shown.endswith("\r\x1b[K"), "nothing of it stays"
    assert machine.watched("serve") == (0, "")


def test_help_installs_nothing(machine: Machine) -> None:
    """Where nothing is installed it is read from the sources; an environment answers better."""
    machine.install("python3")
    for words in (("test", "--help"), ("serve", "-h"), ("--help",), ()):
        told = machine.run(*words)
        assert (told.returncode, told.stderr) == (0, "")
        assert machine.used().endswith(f"deploy/help.py {' '.join(words)}".rstrip() + "\n")
    assert not machine.environments
    machine.run("serve")
    used = machine.used()
    assert machine.run("test", "--help").stdout == "ran: test --help\n"
    assert machine.used() == used, "the tools of the tests are not needed to read"


@pytest.mark.parametrize("command", [*COMMANDS, None])
def test_the_help_from_the_sources_says_what_the_command_does(command: str | None) -> None:
    """All but the options, as `kronika COMMAND --help` says it."""
    words = ["--help"] if command is None else [command, "--help"]
    told = subprocess.run(
        [sys.executable, "-I", ROOT / "deploy/help.py", *words],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert told.startswith(f"Usage: kronika {command or 'COMMAND'}")
    if command is None:
        assert all(f"  {name} " in told for name in COMMANDS)
    else:
        assert f"    kronika {command}" in told.partition("Try:")[2]


def test_a_changed_lock_or_a_moved_clone_sets_up_again(machine: Machine) -> None:
    machine.install("python3")
    machine.run("serve")
    with (machine.root / "requirements.lock").open("a") as lock:
        lock.write("# newer\n")
    assert "setting up" in machine.run("serve").stderr
    machine.root = machine.root.rename(machine.root.with_name("elsewhere"))
    assert "setting up" in machine.run("serve").stderr


def test_a_changed_lock_leaves_the_environment_of_what_runs(machine: Machine) -> None:
    machine.install("python3")
    machine.run("serve")
    first = (machine.root / ".venv").resolve()
    before = sorted((path, path.lstat().st_mtime_ns) for path in first.rglob("*"))
    with (machine.root / "requirements.lock").open("a") as lock:
        lock.write("# newer\n")
    machine.run("migrate", "--check")
    second = (machine.root / ".venv").resolve()
    assert machine.environments == {first.name, second.name}
    assert first != second
    assert sorted((path, path.lstat().st_mtime_ns) for path in first.rglob("*")) == before
    shutil.copy(ROOT / "requirements.lock", machine.root)
    assert machine.run("serve").stderr == "", "who goes back finds what was there"
    assert (machine.root / ".venv").resolve() == first


def test_environments_that_nobody_runs_are_cleared_away(tmp_path: Path) -> None:
    """The newest stays, the one used last, and whatever a process holds."""
    for number, name in enumerate(("held", "old", "older", "used", "newest")):
        environment = tmp_path / name
        environment.mkdir()
        (environment / "kronika.packages").touch()
        (environment / HELD).touch()
        os.utime(environment / HELD, (number, number))
    (tmp_path / "made-just-now").mkdir()
    holding = (
        f"from service.process.environment import hold; assert hold({str(tmp_path / 'held')!r})"
    )
    program = [sys.executable, "-c", f"{holding}; print('held', flush=True); input()"]
    with subprocess.Popen(program, stdin=-1, stdout=-1, cwd=ROOT, text=True) as holder:
        assert holder.stdin
        assert holder.stdout
        assert holder.stdout.readline() == "held\n"
        os.utime(tmp_path / "held" / HELD, (0, 0))
        command = [sys.executable, str(ROOT / "deploy/unused_environments.py"), str(tmp_path)]
        subprocess.run([*command, str(tmp_path / "newest")], check=True)
        left = {"held", "used", "newest", "made-just-now"}
        assert {one.name for one in tmp_path.iterdir()} == left
        holder.stdin.close()
    subprocess.run([*command, str(tmp_path / "newest")], check=True)
    assert {one.name for one in tmp_path.iterdir()} == left - {"held"}


def test_changed_metadata_installs_only_the_project_again(machine: Machine) -> None:
    machine.install("python3")
    machine.run("serve")
    used = machine.used()
    with (machine.root / "pyproject.toml").open("a") as project:
        project.write("# newer\n")
    assert machine.run("serve").stdout == "ran: serve\n"
    assert machine.used().removeprefix(used).count("\n") == 1
    assert machine.used().endswith(f"--no-build-isolation -e {machine.root}\n")


def test_a_python_without_venv_leads_to_advice(machine: Machine) -> None:
    machine.install("python3", venv="exit 1")
    told = machine.run("serve")
    assert told.returncode == 2
    assert "apt install python3-venv" in told.stderr


def test_a_python_without_ensurepip_brings_pip_itself(machine: Machine) -> None:
    machine.install("python3", venv='[ "$3" = --without-pip ] || exit 1; shift')
    assert machine.run("serve").stdout == "ran: serve\n"
    assert "deploy/bring_pip.py" in machine.used()


def test_an_environment_that_somebody_else_made_is_left_alone(machine: Machine) -> None:
    machine.install("python3")
    precious = machine.root / ".venv" / "precious"
    precious.mkdir(parents=True)
    told = machine.run("serve")
    assert (told.returncode, told.stdout) == (0, "ran: serve\n")
    assert "was not made by ./kronika and is left alone" in told.stderr
    assert precious.exists()
    assert machine.run("serve").stderr == "", "it is said once"


def test_what_a_killed_set_up_left_is_cleared_away(machine: Machine) -> None:
    machine.install("python3")
    machine.run("serve")
    half = (machine.root / ".venv").resolve() / "half"
    half.touch()
    (half.parent / "kronika.packages").unlink()
    busy = machine.root / ".venvs" / "busy"
    busy.mkdir()
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    (busy / "pid").write_text(f"{dead.pid}\n")
    assert machine.run("serve").stdout == "ran: serve\n"
    assert not busy.exists()
    assert not half.exists()


def test_a_failed_set_up_leaves_nothing(machine: Machine) -> None:
    machine.install("python3", venv='mkdir -p "$3"; exit 1')
    assert machine.run("serve").returncode == 2
    assert not machine.environments
    assert not (machine.root / ".venv").exists()


def test_who_cannot_write_there_is_told_at_once(machine: Machine) -> None:
    """As a service that may read its clone alone, after an update; it would wait for ever."""
    machine.install("python3")
    (machine.root / ".venvs").touch()
    told = machine.run("serve")
    assert told.returncode == 2
    assert "cannot write to" in told.stderr
    assert "kronika --version" in told.stderr


def test_two_at_once_set_up_once(machine: Machine) -> None:
    machine.install("python3", venv="sleep 1")
    command = ["sh", machine.root / "kronika", "serve"]
    environment = {"PATH": str(machine.bin), "LOG": str(machine.log)}
    both = [subprocess.Popen(command, env=environment, stderr=-1, stdout=-1) for _ in range(2)]
    assert [each.communicate()[0] for each in both] == [b"ran: serve\n"] * 2
    assert machine.used().count("-m venv") == 1


def test_bring_pip_reads_version_and_sums_from_the_lock() -> None:
    code = "import sys, bring_pip, pathlib; print(*bring_pip.locked(pathlib.Path(sys.argv[1])))"
    done = subprocess.run(
        [sys.executable, "-c", code, ROOT / "requirements.lock"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "deploy")},
        capture_output=True,
        text=True,
        check=True,
    )
    version, _, sums = done.stdout.partition(" ")
    entry = (ROOT / "requirements.lock").read_text().split("\npip==", 1)[1]
    assert entry.startswith(version)
    assert sums.count("'") == 4  # a wheel and a source archive
