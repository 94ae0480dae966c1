"""Records the examples of the contract from real games: `service/contract/recorded.json`.

python openapi/record.py

It runs a service of its own for half a minute, with servers and data in a temporary folder. Run it
when an operation is new or answers otherwise, then `kronika openapi`.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from recording import account_stories, app_stories, review_stories, stories
from recording.provider import providing
from recording.receiver import Receiver, receiving
from recording.recorder import Examples, Person, Recorder

from events.cosignatures import WitnessKey
from games.kernel.registry import Registry
from service.cli.common.own_service import own_service
from service.contract.examples import RECORDED

SHOWN_URL = "https://example.org/kronika"
SHOWN_ISSUER = "https://login.example"
SETTINGS = {
    "KRONIKA_PUBLIC_URL": "https://kronika.example",
    "KRONIKA_WEBHOOK_NETWORKS": "127.0.0.0/8",
    "KRONIKA_WEBHOOK_HTTP": "true",
    "KRONIKA_CHECKPOINT_INTERVAL": "1",
    "KRONIKA_OIDC_CLIENT_ID": "kronika",
    "KRONIKA_OIDC_NAME": "Example login",
}


def main() -> None:
    """Writes the file."""
    os.environ |= SETTINGS
    with (
        tempfile.TemporaryDirectory(dir="/tmp") as folder,
        receiving() as receiver,
        providing() as issuer,
    ):
        data, policy = Path(folder) / "data", Path(folder) / "policy.txt"
        policy.write_text(f"witness ada {WitnessKey.of(stories.WITNESS)}\nquorum ada\n")
        os.environ["KRONIKA_WITNESS_POLICY"] = str(policy)
        os.environ["KRONIKA_OIDC_ISSUER"] = issuer
        with own_service(data) as url:
            examples = recorded(url, data, receiver)
    text = json.dumps(examples, indent=1, sort_keys=True, ensure_ascii=False)
    text = text.replace(receiver.url, SHOWN_URL).replace(issuer, SHOWN_ISSUER)
    RECORDED.write_text(f"{text}\n", encoding="utf-8")
    print(f"{RECORDED}: {len(examples)} bodies and answers")


def recorded(url: str, data: Path, receiver: Receiver) -> Examples:
    """All stories, told at a service."""
    recorder = Recorder(url)
    ada, bob = account_stories.account(recorder, "ada"), account_stories.account(recorder, "bob")
    account_stories.people(ada)
    account_stories.leaving(recorder)
    account_stories.signing_in(ada, recorder)
    for title in Registry.installed():
        stories.opened(ada, title.meta.slug)
    stories.hinted(ada)
    stories.leased(ada)
    game = stories.watched(ada)
    stories.taken_along(ada, game)
    review_stories.reviewed(ada, _granted(recorder, data, "attic", "engine", "admin"), game)
    stories.table(ada, bob)
    stories.mixed(ada, bob)
    stories.hosted(ada)
    stories.disputed(ada, bob, _granted(recorder, data, "judge", "arbiter"))
    operator = _granted(recorder, data, "operator", "admin")
    operator.does("listProjections")
    account_stories.administered(recorder, operator)
    stories.called(ada, receiver)
    app_stories.connected(ada, bob, recorder)
    stories.read(ada, game)
    _lost(data)
    ada.does("listEpochs")
    for kind, body in receiver.bodies.items():
        recorder.record("receiveDelivery", kind, body)
    return recorder.examples


def _lost(data: Path) -> None:
    """The operator says that the log has lost something."""
    epoch = "from service.cli import main; main()"
    reason = ("--reason", "The disk failed; restored the backup of Monday.", "--anyway")
    subprocess.run(
        [sys.executable, "-c", epoch, "epoch", "begin", *reason, f"--data={data}"], check=True
    )


def _granted(recorder: Recorder, data: Path, name: str, *scopes: str) -> Person:
    """Somebody who may judge, review, or see how the service is."""
    person = account_stories.account(recorder, name)
    grant = "from service.cli import main; main()"
    for scope in scopes:
        command = [sys.executable, "-c", grant, "admin", "grant", name, scope, f"--data={data}"]
        subprocess.run(command, check=True)
    wanted = {"name": f"of the {name}", "scopes": ["read", *scopes]}
    made = person.does("createToken", example=scopes[0], body=wanted)
    return Person(recorder, made["token"])


if __name__ == "__main__":
    main()
