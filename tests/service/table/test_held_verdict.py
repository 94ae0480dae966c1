"""A verdict whose author departs while it is being given."""

import asyncio
import secrets

from tests.service.disputes.conftest import arbiter_of
from tests.service.people import Person
from tests.service.table.held import Gate, Processes, Request, overtaken
from tests.service.table.operations import Scene, running


async def test_who_judges_and_is_erased_meanwhile_has_judged_without_a_name(
    processes: Processes,
) -> None:
    scene = Scene(processes)
    await asyncio.to_thread(running, scene)
    await asyncio.to_thread(
        *(scene.do, "carol", "/disputes"), {"seat": 2, "ply": 0, "complaint": "These are my cards?"}
    )
    name = f"arbiter-{secrets.token_hex(6)}"
    person = await asyncio.to_thread(Person.create, processes.two, name)
    judge = await asyncio.to_thread(arbiter_of, processes.dsn, person)
    path = f"/v1/games/{scene.game}/disputes/1"
    body = {"verdict": "dismissed", "ruling": "I have looked at it."}
    judges = Request(judge, "POST", f"{path}/judge", body)
    departs = Request(person, "DELETE", "/v1/accounts/me", {"name": name})
    late, quick, held = await overtaken(processes, Gate.DECISION, judges, departs, scene.game)
    assert held
    assert quick.is_success, quick.text
    assert late.is_success, late.text
    shown = (await Request(scene["carol"], "GET", path).sent(processes.two)).json()
    assert shown["status"] == "dismissed", shown
    scene.close()
    judge.close()
    person.close()
