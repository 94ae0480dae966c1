"""Help and errors: whoever is lost is told where to go."""

import pytest

from service.cli.app import COMMANDS
from tests.cli.running import kronika

BARE = ("--help",), ()


@pytest.mark.parametrize("arguments", BARE, ids=["--help", "nothing"])
def test_kronika_alone_shows_its_help(arguments: tuple[str, ...]) -> None:
    told = kronika(*arguments)
    assert told.returncode == 0
    assert "Usage: kronika COMMAND" in told.stdout
    assert "Exit codes:" in told.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_shows_how_it_is_used(command: str) -> None:
    told = kronika(command, "--help")
    assert told.returncode == 0
    assert f"Usage: kronika {command}" in told.stdout
    assert f"    kronika {command}" in told.stdout.partition("Try:")[2], "there are no examples"
    assert max(map(len, told.stdout.splitlines())) <= 80, "it fits any terminal"
    assert not [line for line in told.stdout.splitlines() if line.endswith(" ")], "lines fit"


@pytest.mark.parametrize(
    ("command", "inner"),
    [
        *(("projections", one) for one in ("status", "rebuild", "retry")),
        *(("dispute", one) for one in ("list", "show", "open", "judge", "withdraw", "refusals")),
        *(("keys", one) for one in ("rotate", "rotate-secrets", "revoke")),
        *(("admin", one) for one in ("accounts", "suspend", "erase", "grant", "void", "acts")),
        ("database", "roles"),
        ("database", "run"),
    ],
)
def test_commands_of_a_command_explain_themselves(command: str, inner: str) -> None:
    told = kronika(command, inner, "--help")
    assert told.returncode == 0
    assert f"Usage: kronika {command} {inner}" in told.stdout
    assert not [line for line in told.stdout.splitlines() if line.endswith(" ")], "lines fit"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("serv",), "serve"),
        (("simulate", "--game=3"), "--games"),
        (("replay",), "GAME"),
        (("serve", "--port=many"), "int"),
        *(
            (("keys", "rotate", f"--overlap={hours}"), "--overlap must be from 0 to 8784")
            for hours in ("-1", "1e12", "nan", "inf")
        ),
        (("witness", "--folder=.", "--pause=nan"), "--pause must be from 0 to 86400"),
    ],
)
def test_slips_are_pointed_out(arguments: tuple[str, ...], told: str) -> None:
    done = kronika(*arguments)
    assert done.returncode != 0
    assert told in done.stderr + done.stdout
    assert "Traceback" not in done.stderr + done.stdout
