"""A person who lets programs in, by the API that the pages of the service use."""

import threading
from collections.abc import Callable
from urllib.parse import urlsplit

from kronika_client import DeviceCode

from tests.service.people import Person


def register(person: Person, *redirects: str, name: str = "A tried app") -> str:
    """The id of a new app of somebody."""
    body = {"name": name, "home": "https://app.example/", "redirect_uris": redirects}
    answer = person.http.post("/v1/apps", json=body)
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["id"]
    return made


def decide(person: Person, user_code: str, *scopes: str, approve: bool = True) -> None:
    """Enters the code of a program and says yes, or no."""
    body = {"approve": approve, "scopes": scopes}
    answer = person.http.post(f"/v1/devices/{user_code}", json=body)
    assert answer.status_code == 200, answer.text


def allowing(person: Person, *scopes: str, approve: bool = True) -> Callable[[DeviceCode], None]:
    """Somebody who is shown a code, and enters it while the program waits."""

    def show(code: DeviceCode) -> None:
        assert urlsplit(code.verification_uri).path == "/device"
        decision = threading.Thread(
            target=decide, args=(person, code.user_code, *scopes), kwargs={"approve": approve}
        )
        decision.start()

    return show


def consent(person: Person, query: str, *scopes: str, approve: bool = True) -> str:
    """Where the browser of somebody goes who was asked by an authorization request."""
    body = {"query": query, "approve": approve, "scopes": scopes}
    answer = person.http.post("/v1/authorization", json=body)
    assert answer.status_code == 200, answer.text
    location: str = answer.json()["location"]
    return location


def connections(person: Person) -> list[str]:
    """The ids of the connections of somebody."""
    return [one["id"] for one in person.get("/v1/connections")["items"]]
