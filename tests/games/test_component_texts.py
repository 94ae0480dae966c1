"""What a component does is said in every language that titles speak."""

from games.kernel.words import LANGUAGES
from tests.support.titles import SLUGS, title_of


def test_every_text_of_a_component_is_in_every_language() -> None:
    assert LANGUAGES[0] == "en"
    assert {
        (slug, one.id, language)
        for slug in SLUGS
        for one in title_of(slug).catalogue()
        for language in LANGUAGES[1:]
        if one.text and not one.texts.get(language)
    } == set()
