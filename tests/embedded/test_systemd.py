"""The units for systemd: read by systemd's own checker where the machine has it, and everywhere
held against what the manual says of each directive (systemd.unit(5) and those it names)."""

import re
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path
from typing import Final

import msgspec
import pytest

from service.cli.serve.server import seconds_to_stop
from service.cli.serve.stopping import EXIT_LOST
from service.settings import Settings, load
from tests.docs.blocks import ROOT

UNITS: Final = ROOT / "deploy/systemd"
SERVICES: Final = ("kronika.service", "kronika-backup.service")
HOME: Final = "/srv/kronika"
EXPOSED: Final = 2.0
"""What `systemd-analyze security` may find, of 10; 1.5 and 1.6 when this was written."""

YES_OR_NO: Final = "yes|no"
SPAN: Final = r"(\d+(s|min|h)?)|infinity"
NAME: Final = r"[a-z][a-z0-9-]*"
UNITS_NAMED: Final = r"[\w@.-]+\.(service|target|socket)( [\w@.-]+\.(service|target|socket))*"
SYSCALLS: Final = r"~?@?[a-z0-9_-]+"
MANUAL: Final = {
    "Unit": {
        "Description": ".+",
        "Documentation": r"(file:///|https://)\S+",
        "After": UNITS_NAMED,
        "Wants": UNITS_NAMED,
        "StartLimitIntervalSec": SPAN,
    },
    "Service": {
        "Type": "simple|exec|forking|oneshot|dbus|notify|idle",
        "NotifyAccess": "none|main|exec|all",
        "User": NAME,
        "Group": NAME,
        "Environment": r"[A-Z_]+=\S+",
        "EnvironmentFile": r"-?/\S+",
        "WorkingDirectory": r"(/|%S/)\S+",
        "ExecStart": "/.+",
        "ExecStartPost": "/.+",
        "TimeoutStartSec": SPAN,
        "TimeoutStopSec": SPAN,
        "KillMode": "control-group|mixed|process|none",
        "Restart": "no|on-success|on-failure|on-abnormal|on-watchdog|on-abort|always",
        "RestartSec": SPAN,
        "RestartPreventExitStatus": r"\d+( \d+)*",
        "WatchdogSec": SPAN,
        "OOMPolicy": "continue|stop|kill",
        "Nice": r"-?\d+",
        "IOSchedulingClass": "realtime|best-effort|idle",
        "StateDirectory": r"[\w-]+( [\w-]+)*",
        "StateDirectoryMode": "0[0-7]{3}",
        "UMask": "0[0-7]{3}",
        "LimitNOFILE": r"\d+",
        "CapabilityBoundingSet": "",
        "AmbientCapabilities": "",
        "ProtectSystem": "yes|no|full|strict",
        "ProtectHome": "yes|no|read-only|tmpfs",
        "ProtectProc": "noaccess|invisible|ptraceable|default",
        "RestrictAddressFamilies": "AF_[A-Z0-9]+( AF_[A-Z0-9]+)*",
        "SystemCallArchitectures": "native",
        "SystemCallFilter": SYSCALLS,
        "SystemCallErrorNumber": "E[A-Z]+",
        **dict.fromkeys(
            (
                *("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectClock"),
                *("ProtectHostname", "ProtectControlGroups", "ProtectKernelLogs"),
                *("ProtectKernelModules", "ProtectKernelTunables", "RestrictNamespaces"),
                *("RestrictRealtime", "RestrictSUIDSGID", "LockPersonality", "RemoveIPC"),
            ),
            YES_OR_NO,
        ),
    },
    "Timer": {"OnCalendar": r"\*-\*-\* \d\d:\d\d:\d\d", "RandomizedDelaySec": SPAN}
    | {"Persistent": YES_OR_NO},
    "Install": {"WantedBy": UNITS_NAMED},
}
"""The values that a directive may have, of those that are used."""
Unit = dict[str, dict[str, list[str]]]


def unit(name: str) -> Unit:
    """The sections of a unit, and the values of each directive."""
    found: Unit = defaultdict(lambda: defaultdict(list))
    section = ""
    for line in (UNITS / name).read_text().splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            section = heading[1]
        elif line and not line.startswith("#"):
            directive, equals, value = line.partition("=")
            assert equals, line
            found[section][directive].append(value)
    return found


def seconds(span: str) -> float:
    """A span of time in seconds."""
    found = re.fullmatch(r"(\d+)(s|min|h)?", span)
    assert found is not None, span
    return float(found[1]) * {"min": 60, "h": 3600}.get(found[2] or "s", 1)


@pytest.mark.parametrize("name", [*SERVICES, "kronika-backup.timer"])
def test_every_directive_is_one_that_systemd_knows(name: str) -> None:
    for section, directives in unit(name).items():
        for directive, values in directives.items():
            for value in values:
                assert re.fullmatch(MANUAL[section][directive], value), (directive, value)


def test_the_service_is_told_apart_started_and_stopped_as_it_says() -> None:
    service = unit("kronika.service")["Service"]
    assert service["Type"] == ["notify"]
    assert service["KillMode"] == ["mixed"], "its own servers are stopped by the service"
    assert service["Restart"] == ["always"]
    (prevented,) = service["RestartPreventExitStatus"]
    assert prevented == "78"
    assert str(EXIT_LOST) not in prevented.split(), "a lost server is started anew"
    assert seconds(service["TimeoutStopSec"][0]) > seconds_to_stop(Settings())
    assert seconds(service["WatchdogSec"][0]) >= 4
    (begun,) = service["ExecStart"]
    assert begun == f"{HOME}/kronika serve"
    assert unit("kronika.service")["Install"]["WantedBy"] == ["multi-user.target"]


def test_both_may_do_no_more_than_they_need() -> None:
    ours, backup = (unit(name)["Service"] for name in SERVICES)
    hardening = {"NoNewPrivileges", "ProtectSystem", "CapabilityBoundingSet", "SystemCallFilter"}
    assert hardening <= ours.keys()
    for directive in MANUAL["Service"].keys() & ours.keys() & backup.keys():
        if re.match("Protect|Private|Restrict[A-Z][a-z]+[A-Z]?|System|Cap|Lock|NoNew", directive):
            assert ours[directive] == backup[directive], directive
    (data,) = ours["StateDirectory"]
    assert data in backup["StateDirectory"][0].split()
    assert ours["Environment"] == backup["Environment"] == [f"KRONIKA_DATA=%S/{data}"]
    (user,) = re.findall(r"^u (\S+)", (UNITS / "kronika.sysusers").read_text(), re.M)
    assert [user] == ours["User"] == backup["User"]


def test_the_settings_are_settings() -> None:
    lines = [one for one in (UNITS / "kronika.env").read_text().splitlines() if "=" in one]
    found = [re.fullmatch(r"#?([A-Z_]+)=(.*)", one) for one in lines]
    assert None not in found, lines
    given = {one[1]: one[2] for one in found if one is not None}
    assert {"KRONIKA_DATABASE_URL", "KRONIKA_TRUSTED_PROXIES"} <= given.keys()
    settings = load(given)
    assert settings.log_format == "json"
    known = {f"KRONIKA_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    for name in SERVICES:
        for one in unit(name)["Service"]["Environment"]:
            assert one.partition("=")[0] in known


def test_what_systemd_says_of_them(tmp_path: Path) -> None:
    """Its checker is asked where it is installed; what it checks, the tests above check, too."""
    if (checker := shutil.which("systemd-analyze")) is None:
        return
    for file in UNITS.glob("*.[st]*"):
        here = file.read_text().replace(HOME, str(ROOT))
        (tmp_path / file.name).write_text(here)
    (tmp_path / "bent.service").write_text(
        (tmp_path / "kronika.service").read_text().replace("ProtectSystem=", "ProtectSytem=")
    )
    for name in (*SERVICES, "kronika-backup.timer"):
        assert _said(checker, "verify", tmp_path / name) == ""
    assert "ProtectSytem" in _said(checker, "verify", tmp_path / "bent.service")
    for name in SERVICES:
        rated = _said(checker, "security", "--offline=true", tmp_path / name)
        if found := re.search(r"exposure level for \S+: (\d+\.\d)", rated):
            assert float(found[1]) <= EXPOSED, rated


def _said(checker: str, *words: str | Path) -> str:
    told = subprocess.run([checker, *words], capture_output=True, text=True, timeout=120)
    return "\n".join(
        line
        for line in (told.stdout + told.stderr).splitlines()
        if "kronika" in line or "bent" in line
    )
