"""What links show, how games are embedded, and what installs the client."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote, urlsplit

import httpx
import pytest

from service.browser.routes import BUILT, PAGES
from tests.service.people import Person
from tests.service.process import ServiceProcess

People = Callable[[], Person]
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
META = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />')


def head(web: httpx.Client, path: str, language: str = "en") -> dict[str, str]:
    answer = web.get(path, headers={**BROWSER, "Accept-Language": language})
    assert answer.status_code == 200, path
    assert "Accept-Language" in answer.headers["vary"]
    return dict(META.findall(answer.text))


def test_links_say_what_they_lead_to(person: People, web: httpx.Client) -> None:
    ada = person()
    game = ada.open("me", "random", title="tzolkin")["id"]
    told = head(web, f"/games/{game}?ply=0")
    assert told["og:title"].startswith("Tzolk")
    assert "After move 0" in told["og:description"]
    assert told["twitter:card"] == "summary_large_image"
    image = urlsplit(told["og:image"].replace("&amp;", "&"))
    assert told["og:image"].startswith(str(web.base_url).rstrip("/"))
    drawn = web.get(f"{image.path}?{image.query}")
    assert drawn.headers["content-type"] == "image/png"
    assert "Po tahu 0" in head(web, f"/games/{game}?ply=0", "cs")["og:description"]
    title = head(web, "/titles/tzolkin", "cs")
    assert "2 až 4" in title["og:description"]
    shown = urlsplit(title["og:image"].replace("&amp;", "&"))
    assert web.get(f"{shown.path}?{shown.query}").content.startswith(b"\x89PNG")
    assert head(web, "/")["og:title"] == "Kronika"


def test_links_to_private_games_say_nothing(person: People, web: httpx.Client) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin", visibility="private")["id"]
    page = web.get(f"/games/{game}", headers=BROWSER).text
    assert head(web, f"/games/{game}")["og:title"] == "Kronika"
    assert "og:image" not in page
    assert "oembed" not in page
    assert "Tzolk" not in page


def test_embeddings_are_described(person: People, web: httpx.Client) -> None:
    ada = person()
    game = ada.open("me", "random", title="tzolkin")["id"]
    page = web.get(f"/games/{game}?ply=0", headers=BROWSER).text
    (found,) = re.findall(r'type="application/json\+oembed" href="([^"]+)"', page)
    at = urlsplit(found.replace("&amp;", "&"))
    told = web.get(f"{at.path}?{at.query}").json()
    assert (told["type"], told["version"]) == ("rich", "1.0")
    assert f'src="{str(web.base_url).rstrip("/")}/embed/games/{game}?ply=0"' in told["html"]
    narrow = web.get(f"{at.path}?{at.query}&maxwidth=400&maxheight=200").json()
    assert narrow["width"] <= 400
    assert narrow["height"] <= 200
    xml = web.get("/oembed", params={"url": f"{web.base_url}games/{game}", "format": "xml"})
    assert xml.status_code == 501
    private = ada.open("me", "me", title="tzolkin", visibility="private")["id"]
    elsewhere = (f"http://example.org/games/{game}", f"http://[/games/{game}", "nothing")
    for url in (f"{web.base_url}games/{private}", *elsewhere):
        assert web.get(f"/oembed?url={quote(url)}").status_code == 404, url


def test_a_service_may_have_an_address_that_looks_like_a_game(
    service_log: Path, postgres_dsn: str, redis_url: str
) -> None:
    below = "https://example.org/games/kronika"
    settings = {"public_url": f"{below}/"}
    with ServiceProcess(service_log, postgres_dsn, redis_url, settings) as running:
        ada = Person.create(running.url, "ada")
        game = ada.open("me", "me", title="tzolkin")["id"]
        told = ada.get("/oembed", url=f"{below}/games/{game}?ply=0")
        assert told["provider_url"] == below
        assert f'src="{below}/embed/games/{game}?ply=0"' in told["html"]
        here = ada.get("/oembed", url=f"{running.url}/games/{game}")
        assert f'src="{below}/embed/games/{game}"' in here["html"]
        elsewhere = ada.http.get("/oembed", params={"url": f"https://example.org/games/{game}"})
        assert elsewhere.status_code == 404
        ada.close()


def test_only_embeddings_can_be_framed(person: People, web: httpx.Client) -> None:
    game = person().open("me", "random", title="tzolkin")["id"]
    frame = web.get(f"/embed/games/{game}", headers=BROWSER)
    assert "frame-ancestors *" in frame.headers["content-security-policy"]
    others = [
        page.replace(":str", "").format(game=game, title="tzolkin", player="x", code="x")
        for page in PAGES
    ]
    html = [f"/assets/{one.name}" for one in BUILT.glob("*.html") if "offline" in one.name]
    for path in (*others, *html, "/no/such/page", f"/v1/games/{game}/picture?format=svg"):
        answer = web.get(path, headers={"Accept": "text/html,image/*,*/*;q=0.1"})
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path


def test_a_page_that_does_not_exist_is_a_page(web: httpx.Client) -> None:
    lost = web.get("/no/such/page", headers=BROWSER)
    assert (lost.status_code, lost.headers["content-type"]) == (404, "text/html; charset=utf-8")
    for path in ("/no/such/page", "/v1/nothing", "/assets/nothing.js"):
        told = web.get(path)
        assert (told.status_code, told.json()["kind"]) == (404, "not-found")
    told = web.get("/v1/nothing", headers=BROWSER)
    assert told.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_manifest_names_icons_that_are_there(web: httpx.Client, language: str) -> None:
    answer = web.get("/manifest.webmanifest", headers={"Accept-Language": language})
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["lang"] == language
    purposes = {one["purpose"] for one in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert web.get(icon["src"]).headers["content-type"] == icon["type"]


def test_the_service_worker_keeps_files_of_the_client_alone(web: httpx.Client) -> None:
    answer = web.get("/service-worker.js")
    assert answer.headers["cache-control"] == "no-cache"
    files = json.loads(re.findall(r"const FILES = (\[.*?\]);", answer.text)[0])
    assert files
    assert all(one.startswith("/assets/") for one in files)
    assert {web.head(one).status_code for one in files} == {200}
