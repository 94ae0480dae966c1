"""The rows of the README: Kronika beside others, by the part `peers` of the results."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bench.measure import figure
from bench.peers.names import BARE, CLIENTS, OURS, STORES
from bench.report import Results
from bench.stored import table

README: Final = Path(__file__).resolve().parents[2] / "README.md"
HEADING: Final = "## How fast it is"
_NEXT: Final = "## Where to read on"
ROWS: Final[Mapping[str, str]] = {
    OURS: "Kronika: rules, secrets, chain, receipts, lists",
    BARE: "a bare POST that inserts one row and checks nothing",
    **dict(
        zip(
            STORES,
            (
                "boardgame.io, a game of one trivial move, in memory",
                "the same in PostgreSQL, by the package for it",
                "the same in PostgreSQL, by a lean store of ours",
            ),
            strict=True,
        )
    ),
}
"""What each is called here."""


def of_peers(results: Results) -> str:
    """What came out, for the README."""
    found = {one.name: one.median for one in results.measures if one.part == "peers"}
    ends = [f"{clients} client{'s' * (clients > 1)}" for clients in CLIENTS]
    rows = [
        [text, *(figure(found[f"{name}, {end}"]) for end in ends)] for name, text in ROWS.items()
    ]
    said = (
        "Moves a second, in turns at the same PostgreSQL, on two shared cores with the clients\n"
        "beside them (`./kronika bench --only peers`; [all results](bench/results.md)):"
    )
    after = (
        "A move of Kronika is answered when it is on the disk. boardgame.io tells the players\n"
        "first and stores then. What more machines bring is said in [Scaling](docs/scaling.md)."
    )
    return f"{said}\n\n{table(('moves a second', *ends), rows)}\n{after}"


def with_section(readme: str) -> str:
    """The README with a place for the rows."""
    return readme if HEADING in readme else readme.replace(_NEXT, f"{HEADING}\n\n{_NEXT}", 1)
