"""Heads of pages: what a link to a page shows in messages and on pages of others (OpenGraph)."""

from html import escape

from msgspec import Struct

SITE = "Kronika"
WIDTH, HEIGHT = 1200, 630


class Head(Struct, frozen=True, kw_only=True):
    """What a page is about. `url` is its address, `image` that of a picture of 1200 x 630 pixels,
    `described` where an embedding is described (oEmbed); all of them whole."""

    title: str
    description: str
    url: str
    language: str
    image: str | None = None
    described: str | None = None

    @property
    def html(self) -> str:
        """The elements."""
        shown = {
            "og:site_name": SITE,
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": self.url,
            "og:locale": {"en": "en_GB", "cs": "cs_CZ"}[self.language],
        }
        if self.image is not None:
            shown |= {"og:image": self.image, "og:image:type": "image/png"}
            shown |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
            shown |= {"og:image:alt": self.title}
        card = "summary" if self.image is None else "summary_large_image"
        parts = [_meta("property", name, content) for name, content in shown.items()]
        parts += [
            _meta("name", "twitter:card", card),
            _meta("name", "description", self.description),
        ]
        if self.described is not None:
            parts.append(
                f'<link rel="alternate" type="application/json+oembed" '
                f'href="{escape(self.described)}" title="{escape(self.title)}" />'
            )
        return "\n    ".join(parts)


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
