"""The guide, the problems and the site's own files are readable in a running service."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx

from referee.problems.kinds import KINDS
from service.operations.documentation.markdown import slug_of
from service.operations.documentation.sources import (
    GROUPS,
    REST,
    files,
    grouped,
    name_of,
    pictures,
    root,
)

_HREF = re.compile(r'href="([^"]+)"')
_ID = re.compile(r'id="([^"]+)"')
_SOURCE = re.compile(r'<img src="([^"]+)"')
_FIRST_CELL = re.compile(r"^\| \[.*?\]\((.*?)\) \|", re.MULTILINE)
PICTURES = pictures(root()).values()


def test_every_page_of_the_guide_is_served_and_every_link_leads_somewhere(
    web: httpx.Client,
) -> None:
    names = {name: name for name in files(root())}
    assert {path.stem for path in (root() / "docs").glob("*.md")} <= names.keys()
    pages = {"/docs/pages": web.get("/docs/pages").text}
    for name in names:
        answer = web.get(f"/docs/pages/{name}")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "'unsafe" not in answer.headers["content-security-policy"]
        assert "script" not in answer.headers["content-security-policy"]
        pages[f"/docs/pages/{name}"] = answer.text
        assert " style=" not in answer.text, "the policy of the page forbids it"
        assert "<p>&lt;" not in answer.text, "HTML that is shown as text"
    pages["/docs/problems"] = web.get("/docs/problems").text
    found = {(page, link) for page, html in pages.items() for link in _HREF.findall(html)}
    inside = {(page, link) for page, link in found if not link.startswith("https://")}
    assert {link for page, link in inside if page == "/docs/pages"} >= pages.keys()
    other = {link.partition("#")[0] for _, link in inside} - pages.keys() - {""}
    assert {path: web.get(path).status_code for path in other} == dict.fromkeys(other, 200)
    shown = {source for html in pages.values() for source in _SOURCE.findall(html)}
    assert {web.get(one).headers["content-type"] for one in shown} == {"image/png"}
    assert all(file.name in {path.name for path in map(Path, shown)} for file in PICTURES)
    for page, link in inside:
        path, _, fragment = link.partition("#")
        if fragment and (path or page) in pages:
            assert fragment in _ID.findall(pages[path or page]), f"{link} on {page}"


def test_the_groups_of_the_guide_name_pages() -> None:
    names = {name: name for name in files(root())}
    assert {name for listed in GROUPS.values() for name in listed} <= names.keys()
    assert set(grouped(names)[REST]) == {name for name in names if name.startswith("rulings-")}


def test_the_groups_are_those_of_the_first_page() -> None:
    tables = re.split(r"^\| to (\w+) \|.*$", (root() / "README.md").read_text(), flags=re.M)[1:]
    told = {
        group.capitalize(): [
            name_of(file) for file in re.findall(r"^\| \[.*\]\((.*?)\)", rows, re.M)
        ]
        for group, rows in zip(tables[::2], tables[1::2], strict=True)
    }
    told["Play"].insert(0, "readme")
    told["Play"].remove(name_of("docs/rulings"))
    assert told == {group: list(listed) for group, listed in GROUPS.items()}


def test_headings_have_the_ids_of_code_hosts() -> None:
    assert slug_of("What `legal` says, and why") == "what-legal-says-and-why"


def test_unknown_pages_are_not_found(web: httpx.Client) -> None:
    for path in (
        "/docs/pictures/x.png",
        "/docs/pages/nothing",
        "/docs/pages/..%2Fpyproject",
        "/docs/static/docs.html",
    ):
        assert web.get(path).status_code == 404, path


def test_every_kind_of_problem_has_a_section_with_an_example(web: httpx.Client) -> None:
    page = web.get("/docs/problems").text
    sections = re.findall(r'<section id="([^"]+)">(.*?)</section>', page, re.DOTALL)
    assert [slug for slug, _ in sections] == [kind.slug for kind in KINDS]
    for kind, (_, html) in zip(KINDS, sections, strict=True):
        assert f"{kind.type}&quot;" in html
    assert "TZ-" in page or "KR-" in page or "&quot;rule&quot;" in page  # a recorded one


def test_programs_find_what_they_ask_every_site_for(web: httpx.Client) -> None:
    icon = web.get("/favicon.ico")
    assert (icon.content[:4], icon.headers["content-type"]) == (b"\0\0\1\0", "image/x-icon")
    robots = web.get("/robots.txt")
    assert robots.headers["content-type"].startswith("text/plain")
    assert "Disallow: /v1/" in robots.text
    about = web.get("/llms.txt").text
    assert about.startswith("# Kronika\n")
    links = re.findall(r"\]\((/[^)]*)\)", about)
    assert {"/openapi.json", "/docs/problems", "/docs/pages/api-guide"} <= set(links)
    assert {path: web.get(path).status_code for path in links} == dict.fromkeys(links, 200)


def test_a_wheel_brings_the_guide(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, check=True, capture_output=True, cwd=root())
    (wheel,) = tmp_path.glob("*.whl")
    packed = zipfile.ZipFile(wheel).namelist()
    folder = "service/operations/pages"
    wanted = [path.relative_to(root()).as_posix() for path in files(root()).values()]
    assert {f"{folder}/{path}" for path in wanted} <= set(packed)
    assert {f"{folder}/{path.relative_to(root()).as_posix()}" for path in PICTURES} <= set(packed)
    assert "service/operations/static/scalar/LICENSE" in packed
