"""A dispute as a page for people: what was disputed, what an arbiter said, how to check it.

Plain HTML without scripts. Everything that comes from people, titles or the log is escaped.
"""

from collections.abc import Iterable
from datetime import datetime
from html import escape
from typing import Final, assert_never

import msgspec
from msgspec import Struct, UnsetType

from games.kernel.lifecycle import Annul, Remedy, RewindTo
from service.disputes.schemas import DisputeShown, EvidenceShown, RedecisionShown

_STYLE: Final = (
    "body{font:16px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#222}"
    "pre{background:#f6f6f4;padding:.8em;overflow-x:auto;font-size:13px;line-height:1.25}"
    "dt{font-weight:bold}dd{margin:0 0 .6em}blockquote{border-left:4px solid #bbb;margin:0;"
    "padding:.2em 1em;white-space:pre-wrap}.hash{font-family:monospace;word-break:break-all}"
)
_STATUS: Final = {
    "open": "open: no arbiter has judged it yet",
    "dismissed": "dismissed",
    "upheld": "upheld",
    "withdrawn": "withdrawn by the seat that opened it",
}
_OUTCOMES: Final = {
    "same": "comes to the same outcome",
    "different": "comes to another outcome",
    "refused": "refuses the recorded move",
    "accepted": "would have accepted the refused command",
    "unknown": "could not decide it again",
}


class Boards(Struct, frozen=True, kw_only=True):
    """The table as the title draws it, before and after; None where there is none."""

    before: str | None
    after: str | None


def page(found: EvidenceShown, boards: Boards, *, title: str, ruleset: str, url: str) -> str:
    """The page; `url` is the address of the service."""
    dispute = found.dispute
    heading = f"Dispute {dispute.number}: {dispute.status}"
    body = "\n".join(
        (
            f"<h1>{escape(heading)}</h1>",
            _summary(dispute, title, ruleset),
            _ruling(dispute),
            _disputed(found),
            _board("The table before", boards.before),
            _board("The table after", boards.after),
            _rules(found),
            _redecision(found.redecision),
            _checking(found, url),
        )
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)} ({escape(title)})</title><style>{_STYLE}</style></head>"
        f"<body>{body}</body></html>"
    )


def _summary(dispute: DisputeShown, title: str, ruleset: str) -> str:
    matter = f"ply {dispute.ply}" if dispute.ply is not None else "a refused command"
    rows = [
        ("Game", f"{title}, {ruleset}, {dispute.game}"),
        ("Disputed", f"{matter}, by seat {dispute.seat}, {_time(dispute.opened_at)}"),
        ("Status", _STATUS[dispute.status]),
    ]
    if dispute.closed_at is not None:
        rows.append(("Closed", _time(dispute.closed_at)))
    words = dispute.complaint.words
    told = "" if words is None else f"<h2>Complaint</h2><blockquote>{escape(words)}</blockquote>"
    return f"{_listed(rows)}{told}"


def _ruling(dispute: DisputeShown) -> str:
    if dispute.ruling is None:
        return ""
    remedy = escape(_remedied(dispute.remedy))
    ruling = escape(dispute.ruling)
    return f"<h2>Ruling</h2><blockquote>{ruling}</blockquote><p>{remedy}</p>"


def _remedied(remedy: Remedy | None) -> str:
    match remedy:
        case None:
            return "The game is as it was."
        case RewindTo(to=ply):
            return f"The game goes on from ply {ply}. What was played after it can still be read."
        case Annul():
            return "The game is void."
        case _:
            assert_never(remedy)


def _disputed(found: EvidenceShown) -> str:
    if found.refusal is not None:
        told = found.refusal.problem
        sent = (
            ""
            if isinstance(found.refusal.body, UnsetType)
            else f"<pre>{_json(found.refusal.body)}</pre>"
        )
        return f"<h2>The refused command</h2>{sent}<p>{escape(told.detail)}</p>"
    if not found.events:
        return "<h2>The refused command</h2><p>Not shown before the game is over.</p>"
    line = "<h2>The setup of the game</h2>"
    if found.notation is not None:
        line = f"<h2>The move</h2><p>Seat {found.seat}: <b>{escape(found.notation)}</b></p>"
    facts = escape("\n".join(f"{one.kind}  {_text(one.data)}" for one in found.events))
    return f"{line}<details><summary>What happened</summary><pre>{facts}</pre></details>"


def _board(heading: str, drawn: str | None) -> str:
    return "" if drawn is None else f"<h2>{heading}</h2><pre>{escape(drawn)}</pre>"


def _rules(found: EvidenceShown) -> str:
    if not found.rules:
        return ""
    by = {"service": "named by the service then", "redecision": "named by the fresh process now"}
    rows = (
        f'<dt><a href="{escape(one.rule_url)}">{escape(one.rule)}</a></dt>'
        f"<dd>{escape(one.because)} ({by[one.by]})</dd>"
        for one in found.rules
    )
    return f"<h2>Rules</h2><dl>{''.join(rows)}</dl>"


def _redecision(found: RedecisionShown | None) -> str:
    if found is None:
        return ""
    because = "" if found.because is None else f" {found.because}"
    departures = f" Other plies that differ: {list(found.departures)}." if found.departures else ""
    told = (
        f"A fresh process ({found.by or 'none'}) has decided {found.plies} plies again and "
        f"{_OUTCOMES[found.outcome]}.{because} The chain of hashes up to there is {found.chain}."
        f"{departures}"
    )
    return f"<h2>Decided again</h2><p>{escape(told)}</p>"


def _checking(found: EvidenceShown, url: str) -> str:
    game, chain = found.dispute.game, found.chain
    rows = (
        ("Hash before", chain.previous),
        ("Hash after", chain.head),
        ("Commitment to the seed", chain.commitment),
        *((("Seed", chain.seed),) if chain.seed is not None else ()),
    )
    commands = (
        f"kronika export {game} --url {url} --output game.json\n"
        f"curl -s {url}/v1/keys > keys.json\n"
        "kronika verify game.json --keys keys.json"
    )
    path = f"/v1/games/{game}/disputes/{found.dispute.number}"
    links = " ".join(
        f'<a href="{escape(to, quote=True)}">{name}</a>'
        for name, to in (
            ("dispute", path),
            ("evidence", f"{path}/evidence"),
            ("moves", f"/v1/games/{game}/moves"),
            ("export", f"/v1/games/{game}/export"),
        )
    )
    return (
        f"<h2>Check it yourself</h2><p>Offline, with your own copy of the log:</p>"
        f'<pre>{escape(commands)}</pre><div class="hash">{_listed(rows)}</div>'
        f"<details><summary>Signed checkpoint of the log</summary>"
        f"<pre>{escape(chain.inclusion.checkpoint)}</pre></details><p>As JSON: {links}</p>"
    )


def _listed(rows: Iterable[tuple[str, str]]) -> str:
    shown = "".join(f"<dt>{escape(name)}</dt><dd>{escape(told)}</dd>" for name, told in rows)
    return f"<dl>{shown}</dl>"


def _time(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M} UTC"


def _text(raw: object) -> str:
    return msgspec.json.encode(raw).decode()


def _json(raw: object) -> str:
    return escape(msgspec.json.format(msgspec.json.encode(raw), indent=1).decode())
