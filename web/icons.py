"""Icons of the installed client, made of `src/icon.svg`: `python web/icons.py`, when that changes.

A maskable icon is drawn to its edges, with all that matters in the middle 80 %.
"""

from pathlib import Path

import resvg_py

HERE = Path(__file__).parent
ICON = (HERE / "src" / "icon.svg").read_text("utf-8")
INTO = HERE / "src" / "installing"


def maskable(svg: str) -> str:
    """The same on a ground without corners, smaller."""
    _, _, inner = svg.partition(">\n")
    ground, _, sign = inner.partition("/>")
    colour = ground.partition('fill="')[2].partition('"')[0]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
        f'<rect width="32" height="32" fill="{colour}"/>'
        f'<g transform="translate(3.6 3.6) scale(.775)">{sign.rpartition("</svg>")[0]}</g></svg>'
    )


def main() -> None:
    """Writes the icons."""
    for name, svg, side in (
        ("icon-192", ICON, 192),
        ("icon-512", ICON, 512),
        ("maskable-512", maskable(ICON), 512),
    ):
        made = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=side, skip_system_fonts=True))
        (INTO / f"{name}.png").write_bytes(made)


if __name__ == "__main__":
    main()
