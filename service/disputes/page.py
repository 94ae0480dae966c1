"""A dispute as a page for people: what was disputed, what an arbiter said, how to check it.

Plain HTML without scripts. Everything that comes from people, titles or the log is escaped.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, assert_never

import msgspec
from msgspec import Struct, UnsetType

from events.tlog_proofs import parse
from games.kernel.phrases import Phrases
from games.kernel.table.disputing import Annul, Remedy, RewindTo
from games.kernel.texts import Texts
from games.kernel.words import LANGUAGES, Words, spoken
from service.disputes.schemas import DisputeShown, EvidenceShown, RedecisionShown

_STYLE: Final = (
    "body{font:16px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#222}"
    "pre{background:#f6f6f4;padding:.8em;overflow-x:auto;font-size:13px;line-height:1.25}"
    "dt{font-weight:bold}dd{margin:0 0 .6em}blockquote{border-left:4px solid #bbb;margin:0;"
    "padding:.2em 1em;white-space:pre-wrap}.hash{font-family:monospace;word-break:break-all}"
)


@cache
def texts() -> Words:
    """What the page says in every language, by terms."""
    return spoken({language: Texts(terms=_read(language)) for language in LANGUAGES})


def _read(language: str) -> Mapping[str, str]:
    file = Path(__file__).with_name(f"page.{language}.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])


class Boards(Struct, frozen=True, kw_only=True):
    """The table as the title draws it, before and after; None where there is none."""

    before: str | None
    after: str | None


def page(
    found: EvidenceShown,
    boards: Boards,
    language: str,
    *,
    title: str,
    ruleset: str,
    url: str,
) -> str:
    """The page in a language; `url` is the address of the service."""
    dispute, say = found.dispute, texts().of(language)
    status = say.term(f"status.{dispute.status}")
    heading = say.term("heading", number=dispute.number, status=status)
    body = "\n".join(
        (
            f"<h1>{escape(heading)}</h1>",
            _summary(dispute, say, title, ruleset),
            _ruling(dispute, say),
            _disputed(found, say),
            _board(say.term("before"), boards.before),
            _board(say.term("after"), boards.after),
            _rules(found, say),
            _redecision(found.redecision, say),
            _checking(found, say, url),
        )
    )
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)} ({escape(title)})</title><style>{_STYLE}</style></head>"
        f"<body>{body}</body></html>"
    )


def _summary(dispute: DisputeShown, say: Phrases, title: str, ruleset: str) -> str:
    opened = {"number": dispute.seat, "at": _time(dispute.opened_at)}
    matter = (
        say.term("disputed.refusal", **opened)
        if dispute.ply is None
        else say.term("disputed.ply", ply=dispute.ply, **opened)
    )
    rows = [
        (say.term("game"), f"{title}, {ruleset}, {dispute.game}"),
        (say.term("disputed"), matter),
        (say.term("status"), say.term(f"told.{dispute.status}")),
    ]
    if dispute.closed_at is not None:
        rows.append((say.term("closed"), _time(dispute.closed_at)))
    words = dispute.complaint.words
    if words is None:
        return _listed(rows)
    return f"{_listed(rows)}{_heading(say, 'complaint')}<blockquote>{escape(words)}</blockquote>"


def _ruling(dispute: DisputeShown, say: Phrases) -> str:
    if dispute.ruling is None:
        return ""
    remedy = escape(_remedied(dispute.remedy, say))
    ruling = escape(dispute.ruling)
    return f"{_heading(say, 'ruling')}<blockquote>{ruling}</blockquote><p>{remedy}</p>"


def _remedied(remedy: Remedy | None, say: Phrases) -> str:
    match remedy:
        case None:
            return say.term("remedy.none")
        case RewindTo(to=ply):
            return say.term("remedy.rewind", ply=ply)
        case Annul():
            return say.term("remedy.annul")
        case _:
            assert_never(remedy)


def _disputed(found: EvidenceShown, say: Phrases) -> str:
    refused = _heading(say, "refused")
    if found.refusal is not None:
        told, body = found.refusal.problem, found.refusal.body
        sent = "" if isinstance(body, UnsetType) else f"<pre>{_json(body)}</pre>"
        return f"{refused}{sent}<p>{escape(told.detail)}</p>"
    if not found.events:
        return f"{refused}<p>{escape(say.term('refused.hidden'))}</p>"
    line = _heading(say, "setup")
    if found.notation is not None:
        mover = escape(say.term("mover", number=found.seat))
        line = f"{_heading(say, 'move')}<p>{mover}: <b>{escape(found.notation)}</b></p>"
    facts = escape("\n".join(f"{one.kind}  {_text(one.data)}" for one in found.events))
    happened = escape(say.term("happened"))
    return f"{line}<details><summary>{happened}</summary><pre>{facts}</pre></details>"


def _board(heading: str, drawn: str | None) -> str:
    return "" if drawn is None else f"<h2>{escape(heading)}</h2><pre>{escape(drawn)}</pre>"


def _rules(found: EvidenceShown, say: Phrases) -> str:
    if not found.rules:
        return ""
    rows = (
        f'<dt><a href="{escape(one.rule_url)}">{escape(one.rule)}</a></dt>'
        f"<dd>{escape(one.because)} ({escape(say.term(f'by.{one.by}'))})</dd>"
        for one in found.rules
    )
    return f"{_heading(say, 'rules')}<dl>{''.join(rows)}</dl>"


def _redecision(found: RedecisionShown | None, say: Phrases) -> str:
    if found is None:
        return ""
    by = found.by or say.term("nobody")
    told = [
        say.term(f"again.{found.outcome}", by=by, plies=found.plies),
        found.because or "",
        say.term(f"chain.{found.chain}"),
        say.term("departures", plies=str(list(found.departures))) if found.departures else "",
    ]
    sentences = escape(" ".join(one for one in told if one))
    return f"{_heading(say, 'again')}<p>{sentences}</p>"


def _checking(found: EvidenceShown, say: Phrases, url: str) -> str:
    game, chain = found.dispute.game, found.chain
    rows = (
        (say.term("hash.before"), chain.previous),
        (say.term("hash.after"), chain.head),
        (say.term("commitment"), chain.commitment),
        *(((say.term("seed"), chain.seed),) if chain.seed is not None else ()),
    )
    commands = (
        f"kronika export {game} --url {url} --output game.json\n"
        f"curl -s {url}/v1/keys > keys.json\n"
        "kronika verify game.json --keys keys.json"
    )
    path = f"/v1/games/{game}/disputes/{found.dispute.number}"
    links = " ".join(
        f'<a href="{escape(to, quote=True)}">{escape(say.term(f"link.{name}"))}</a>'
        for name, to in (
            ("dispute", path),
            ("evidence", f"{path}/evidence"),
            ("moves", f"/v1/games/{game}/moves"),
            ("export", f"/v1/games/{game}/export"),
        )
    )
    return (
        f"{_heading(say, 'check')}<p>{escape(say.term('check.how'))}</p>"
        f'<pre>{escape(commands)}</pre><div class="hash">{_listed(rows)}</div>'
        f"<details><summary>{escape(say.term('checkpoint'))}</summary>"
        f"<pre>{escape(parse(chain.inclusion).checkpoint)}</pre></details>"
        f"<p>{escape(say.term('json'))}: {links}</p>"
    )


def _heading(say: Phrases, key: str) -> str:
    return f"<h2>{escape(say.term(key))}</h2>"


def _listed(rows: Iterable[tuple[str, str]]) -> str:
    shown = "".join(f"<dt>{escape(name)}</dt><dd>{escape(told)}</dd>" for name, told in rows)
    return f"<dl>{shown}</dl>"


def _time(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M} UTC"


def _text(raw: object) -> str:
    return msgspec.json.encode(raw).decode()


def _json(raw: object) -> str:
    return escape(msgspec.json.format(msgspec.json.encode(raw), indent=1).decode())
