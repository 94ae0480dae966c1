"""What operators watch with: each metric, label and alert of the files and of the page exists."""

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import httpx
import yaml

from service.process.metrics import Metrics
from tests.support.forked import ROOT

ALERTS: Final = ROOT / "deploy/prometheus/alerts.yaml"
DASHBOARD: Final = ROOT / "deploy/grafana/kronika.json"
PAGE: Final = ROOT / "docs/operations.md"
_NAME: Final = re.compile(r"\b(?:kronika|process|python)_[a-z_]+")
_SELECTED: Final = re.compile(r"\b((?:kronika|process|python)_[a-z_]+)\{([^}]*)\}")
_LABEL: Final = re.compile(r"([a-z_]+)\s*[=!]~?=?\s*\"")
ROLES: Final = {"kronika_owner", "kronika_service"}
"""Roles in the database, which are called like metrics."""
_ADDED: Final = {"instance", "job", "worker"}
"""Labels that Prometheus and siblings add."""


def rules() -> list[dict[str, Any]]:
    """All alerts."""
    groups = yaml.safe_load(ALERTS.read_text())["groups"]
    return [rule for group in groups for rule in group["rules"]]


def expressions() -> Iterator[str]:
    """Whatever is asked of Prometheus."""
    yield from (rule["expr"] for rule in rules())
    board = json.loads(DASHBOARD.read_text())
    yield from (target["expr"] for panel in board["panels"] for target in panel["targets"])
    for variable in board["templating"]["list"]:
        if variable["type"] == "query":
            yield variable["query"]["query"]


def names_of(lines: str) -> set[str]:
    """The names of samples, from what `/metrics` says of each family."""
    names = {"kronika_worker_answers"}
    for name, kind in re.findall(r"^# TYPE (\S+) (\S+)$", lines, re.MULTILINE):
        parts = ("_bucket", "_count", "_sum") if kind == "histogram" else ("",)
        names |= {name + part for part in parts}
    return names


def test_what_is_watched_exists(web: httpx.Client) -> None:
    served = names_of(web.get("/metrics").text)
    asked = list(expressions())
    used = {name for expression in asked for name in _NAME.findall(expression)}
    assert len(used) > 20, used
    assert used <= served
    table = set(re.findall(r"`(kronika_[a-z_]+)`", PAGE.read_text())) - ROLES
    assert table <= served | families(served)
    own = {name for name in families(served) if name.startswith("kronika_")}
    assert own <= table | {f"{name}_total" for name in table}, "the page names every metric"


def families(names: set[str]) -> set[str]:
    """The names under which the page lists them: a histogram has one."""
    ended = {re.sub(r"_(bucket|count|sum)$", "", name) for name in names}
    return {name for name in ended if not name.endswith("_created")}


def test_labels_are_those_of_their_metrics() -> None:
    metrics = Metrics()
    known = metrics.registry._names_to_collectors | metrics.shared._names_to_collectors
    for expression in expressions():
        for name, selectors in _SELECTED.findall(expression):
            labels = set(_LABEL.findall(selectors)) - _ADDED
            if labels:
                made = known[name]._labelnames  # type: ignore[attr-defined]  # told nowhere else
                assert labels <= set(made), expression


def test_the_page_says_what_each_alert_means() -> None:
    listed = re.findall(r"^\| `(Kronika\w+)` \|", PAGE.read_text(), re.MULTILINE)
    assert listed == [rule["alert"] for rule in rules()]
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith(".")


def test_panels_have_a_place_of_their_own() -> None:
    board = json.loads(DASHBOARD.read_text())
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        at = panel["gridPos"]
        cells = set(product(range(at["x"], at["x"] + at["w"]), range(at["y"], at["y"] + at["h"])))
        assert at["x"] + at["w"] <= 24
        assert not cells & taken, panel["title"]
        taken |= cells
        assert panel["title"]
        assert panel["description"].endswith(".")
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
