"""The manifests fit the published schemas of Kubernetes, each other, and the service. No cluster is
needed."""

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import kubernetes_validate
import msgspec
import pytest
import yaml

from service.cli.app import assembled
from service.settings import Settings, load
from tests.docs.blocks import ROOT

pytestmark = pytest.mark.slow

FOLDER: Final = ROOT / "deploy/kubernetes"
VERSIONS: Final = ("1.27", "1.37")
"""The oldest version that is promised, and the newest one whose schemas we have."""
NOT_OF_THE_CORE: Final = {"Kustomization", "Component", "ServiceMonitor"}
"""Kinds that Kubernetes itself does not know; those that build are looked at below."""

Document = dict[str, Any]


def documents() -> Iterator[tuple[Path, Document]]:
    """Every document, with its file."""
    for file in sorted(FOLDER.rglob("*.yaml")):
        for one in yaml.safe_load_all(file.read_text()):
            yield file, one


ALL: Final = list(documents())


def of(kind: str, name: str = "kronika") -> Document:
    """The one document of that kind and name."""
    (found,) = (
        one for _, one in ALL if one["kind"] == kind and one.get("metadata", {}).get("name") == name
    )
    return found


def pods() -> list[Document]:
    """The templates of pods."""
    return [
        of("StatefulSet")["spec"]["template"],
        of("Job", "kronika-preparation")["spec"]["template"],
    ]


def containers(pod: Document) -> list[Document]:
    return [*pod["spec"].get("initContainers", ()), *pod["spec"]["containers"]]


def selected(one: Document) -> Document | None:
    """The labels of the pods that a document is about; None if it is about none."""
    spec = one.get("spec", {})
    if one.get("metadata", {}).get("name") == "kronika-nobody":
        return None
    match one["kind"]:
        case "Service":
            labels: Document = spec["selector"]
        case "NetworkPolicy":
            labels = spec["podSelector"]["matchLabels"]
        case "StatefulSet" | "PodDisruptionBudget":
            labels = spec["selector"]["matchLabels"]
        case _:
            return None
    return labels


def example(name: str) -> dict[str, str]:
    """The variables that a file, or its example, sets."""
    file = FOLDER / name
    text = (file if file.suffix != ".env" or file.exists() else Path(f"{file}.example")).read_text()
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    parts = [line.partition("=") for line in lines]
    return {variable: value for variable, _, value in parts}


@pytest.mark.parametrize("version", VERSIONS)
def test_every_document_is_as_kubernetes_wants_it(version: str) -> None:
    checked = [one for _, one in ALL if one["kind"] not in NOT_OF_THE_CORE]
    assert {one["kind"] for one in checked} == {
        *("Namespace", "Service", "StatefulSet", "PodDisruptionBudget", "NetworkPolicy"),
        *("Job", "Ingress"),
    }
    for one in checked:
        kubernetes_validate.validate(one, version, strict=True)


def test_a_misspelt_field_is_found() -> None:
    bent = msgspec.json.decode(msgspec.json.encode(of("StatefulSet")))
    bent["spec"]["template"]["spec"]["terminationGraceSeconds"] = 45
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(bent, VERSIONS[0], strict=True)


def test_what_is_put_together_exists() -> None:
    """Files of operators stand beside an example and are kept out of the repository."""
    ignored = (ROOT / ".gitignore").read_text()
    named = set()
    for file, one in ALL:
        if one["kind"] not in ("Kustomization", "Component"):
            continue
        parts = [*one.get("resources", ()), *one.get("components", ())]
        parts += re.findall(r"^#  - (\w+)$", file.read_text(), re.MULTILINE)
        for part in parts:
            assert (file.parent / part).exists(), part
            named.add((file.parent / part).resolve())
        for made in (*one.get("configMapGenerator", ()), *one.get("secretGenerator", ())):
            for source in (*made.get("envs", ()), *made.get("files", ())):
                place = file.parent / source
                if not place.exists() or (one.get("secretGenerator") and "settings" not in source):
                    inside = place.relative_to(ROOT)
                    rules = {f"/{inside}", f"/{inside.parent}/", f"/{inside.parent}/*.env"}
                    assert any(rule in ignored.splitlines() for rule in rules), source
                    assert place.suffix != ".env" or Path(f"{place}.example").exists()
    others = {file for file, _ in ALL if file.name != "kustomization.yaml"}
    assert others <= named


def test_the_settings_are_settings() -> None:
    settings = load(example("settings.env") | example("secrets.env"))
    assert settings.database_url
    assert settings.redis_url
    for name in ("owner", "superuser"):
        assert load(example(f"preparation/{name}.env")).database_url
    mounts = containers(pods()[0])[0]["volumeMounts"]
    folders = {one["mountPath"]: one.get("readOnly", False) for one in mounts}
    for file, read_only in (
        (settings.signing_key, True),
        (settings.secrets_key, True),
        (settings.promises, False),
    ):
        assert file is not None
        assert folders[str(file.parent)] is read_only
    keys = next(one for _, one in ALL if one.get("secretGenerator"))["secretGenerator"]
    (files,) = (one["files"] for one in keys if one["name"] == "kronika-keys")
    assert settings.signing_key
    assert {Path(one).name for one in files} == {"signing.key", "secrets.key"}


def test_each_signs_in_with_its_own_rights() -> None:
    roles = {
        name: re.findall(r"//(\w+):", example(name)["KRONIKA_DATABASE_URL"])
        for name in ("secrets.env", "preparation/owner.env", "preparation/superuser.env")
    }
    assert list(roles.values()) == [["kronika_service"], ["kronika_owner"], ["postgres"]]
    serving, preparing = (
        {
            source["secretRef"]["name"]
            for one in containers(pod)
            for source in one["envFrom"]
            if "secretRef" in source
        }
        for pod in pods()
    )
    assert serving == {"kronika-addresses"}
    assert preparing == {"kronika-superuser", "kronika-owner"}


def test_a_pod_has_the_time_to_stop() -> None:
    settings = load(example("settings.env"))
    pod = containers(pods()[0])[0]
    grace = pods()[0]["spec"]["terminationGracePeriodSeconds"]
    assert grace > settings.drain + settings.stop_within
    unready = pod["readinessProbe"]["periodSeconds"] * pod["readinessProbe"]["failureThreshold"]
    assert settings.drain > unready, "everybody has heard that it is going"
    away = of("PodDisruptionBudget")["spec"]["maxUnavailable"]
    assert away < of("StatefulSet")["spec"]["replicas"]
    paths = {name: pod[f"{name}Probe"]["httpGet"]["path"] for name in ("startup", "liveness")}
    assert paths == {"startup": "/health", "liveness": "/health"}
    assert pod["readinessProbe"]["httpGet"]["path"] == "/ready"


def test_pods_have_no_more_rights_than_they_need() -> None:
    (uid,) = re.findall(r"^USER (\d+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    for pod in pods():
        assert pod["spec"]["automountServiceAccountToken"] is False
        assert pod["spec"]["securityContext"]["runAsUser"] == int(uid)
        assert pod["spec"]["securityContext"]["runAsNonRoot"] is True
        for one in containers(pod):
            assert one["securityContext"] == {
                "allowPrivilegeEscalation": False,
                "readOnlyRootFilesystem": True,
                "capabilities": {"drop": ["ALL"]},
            }
            assert one["resources"]["limits"]["memory"]
            assert one["resources"]["requests"].keys() == {"cpu", "memory"}
            _, bound, ignored = assembled(one["args"]).parse_args(
                one["args"], exit_on_error=False, print_error=False
            )
            assert bound is not None
            assert not ignored


def test_what_is_selected_is_there() -> None:
    labels = [pod["metadata"]["labels"] for pod in pods()]
    for _, one in ALL:
        chosen = selected(one)
        assert chosen is None or chosen in labels, one["metadata"]["name"]
    monitored = of("ServiceMonitor")["spec"]["selector"]["matchLabels"]
    assert of("Service", "kronika-pods")["metadata"]["labels"] == monitored
    assert of("StatefulSet")["spec"]["serviceName"] == "kronika-pods"
    (rule,) = of("Ingress")["spec"]["rules"]
    for path in rule["http"]["paths"]:
        assert of("Service", path["backend"]["service"]["name"])
    assert example("settings.env")["KRONIKA_PUBLIC_URL"] == f"https://{rule['host']}"


def test_it_can_be_built(tmp_path: Path) -> None:
    """By kubectl itself, where it is installed, with the files that an operator adds."""
    if (kubectl := shutil.which("kubectl")) is None:
        return
    place = shutil.copytree(FOLDER, tmp_path / "kubernetes")
    for file in place.rglob("*.example"):
        file.rename(file.with_suffix(""))
    for name in ("keys/signing.key", "keys/secrets.key"):
        _written(place / name)
    for name in ("passwords/owner", "passwords/service"):
        _written(place / "preparation" / name)
    whole = (place / "kustomization.yaml").read_text()
    optional = "components: []\n#  - ingress\n#  - monitoring"
    assert optional in whole
    whole = whole.replace(optional, "components: [ingress, monitoring]")
    (place / "kustomization.yaml").write_text(whole)
    built = [
        one
        for folder in (place, place / "preparation")
        for one in yaml.safe_load_all(_built(kubectl, folder))
    ]
    kinds = {one["kind"] for one in built}
    assert {"Ingress", "ServiceMonitor", "Secret", "ConfigMap", "Job"} < kinds
    for one in built:
        if one["kind"] not in NOT_OF_THE_CORE:
            kubernetes_validate.validate(one, VERSIONS[0], strict=True)
            assert one["kind"] == "Namespace" or one["metadata"]["namespace"] == "kronika"
    text = yaml.safe_dump_all(built)
    assert set(re.findall(r"image: (\S+)", text)) == {"registry.example.org/kronika:0.1.0"}


def _written(file: Path) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text("secret")


def _built(kubectl: str, folder: Path) -> str:
    done = subprocess.run(
        [kubectl, "kustomize", str(folder)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_version_is_that_of_the_program() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    for _, one in ALL:
        for image in one.get("images", ()):
            assert image["newTag"] == version
    assert Settings().port == 8000 == containers(pods()[0])[0]["ports"][0]["containerPort"]
