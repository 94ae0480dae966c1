"""The page of packages: what there is, how it is installed, and its hashes."""

from collections.abc import Sequence
from html import escape

from service.packages.shelf import Language, Package


def page(packages: Sequence[Package], place: str) -> bytes:
    """The page; `place` is the address of the packages, escaped."""
    python = [one for one in packages if one.language == "python"]
    javascript = [one for one in packages if one.language == "javascript"]
    html = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<title>Packages – Kronika</title><link rel="icon" href="/favicon.ico">'
        '<link rel="stylesheet" href="/docs/static/pages.css"></head><body><main>'
        "<h1>Packages</h1><p>Client libraries, verifiers and the rules, of the same release as "
        'this service. <a href="/docs/pages/sdk">How to use them</a>; '
        f'<a href="{place}/packages.json">the list for programs</a>.</p>'
        f"<h2>Python</h2><p>Python 3.11 or newer.</p>{_list(python, place)}"
        f"<h2>JavaScript and TypeScript</h2><p>Node.js 20 or newer, and browsers.</p>"
        f"{_list(javascript, place)}</main></body></html>"
    )
    return html.encode()


def _list(packages: Sequence[Package], place: str) -> str:
    return "".join(_one(one, place) for one in packages)


def _one(one: Package, place: str) -> str:
    address = f"{place}/{escape(one.file)}"
    return (
        f"<h3>{escape(one.name)} {escape(one.version)}</h3><p>{escape(one.purpose)}</p>"
        f"<pre><code>{_command(one.language)} {address}</code></pre>"
        f'<p><a href="{address}">{escape(one.file)}</a>, {len(one.body) // 1024} kB. '
        f"SHA-256 <code>{one.sha256}</code>; integrity <code>{escape(one.integrity)}</code></p>"
    )


def _command(language: Language) -> str:
    match language:
        case "python":
            return "pip install"
        case "javascript":
            return "npm install"
