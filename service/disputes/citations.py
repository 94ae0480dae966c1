"""The rules that evidence cites: those of a refusal, of deciding again, and of the events."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from games.kernel.sentence import Sentence
from referee.decoder import Decoder
from referee.problems.problem import rule_url
from referee.schemas import Event
from service.disputes.cases import Case
from service.disputes.causes import founding
from service.disputes.schemas import RuleCited


class Because(Struct, frozen=True):
    """Why, as it is stored: an English sentence, and its key and values if it had them."""

    because: str | None = None
    key: str | None = None
    args: Mapping[str, Any] | None = None


def stored(sentence: Sentence | None) -> Because:
    """A sentence that nobody has written out yet."""
    if sentence is None:
        return Because()
    return Because(None, sentence.key, sentence.args)


def named_rules(case: Case) -> Iterator[RuleCited]:
    """The rules that were named."""
    if case.refusal is not None and case.refusal.rule is not None:
        told = msgspec.json.decode(case.refusal.problem, type=Because)
        yield _cited(case, case.refusal.rule, told, "service")
    again = case.redecision
    if again is not None and again.rule is not None and again.outcome != "same":
        yield _cited(case, again.rule, stored(again.because), "redecision")


def _cited(case: Case, rule: str, why: Because, by: Literal["service", "redecision"]) -> RuleCited:
    url = rule_url(case.game.title.meta.slug, rule)
    because = why.because or ""
    return RuleCited(rule=rule, rule_url=url, because=because, by=by, key=why.key, args=why.args)


def founding_rules(
    case: Case, events: Sequence[Event], decoder: Decoder, language: str
) -> Iterator[RuleCited]:
    """The rules that the events of the ply are of, in the order of the events."""
    title, by_rule = case.game.title, dict[str, list[int]]()
    for event, shown in zip(case.moment.events, events, strict=True):
        for rule in founding(decoder.decode(event)):
            by_rule.setdefault(rule, []).append(shown.version)
    if title.words is None:
        return
    phrases = title.words.of(language)
    for rule, versions in by_rule.items():
        text, url = phrases.rule(rule), rule_url(title.meta.slug, rule)
        if text is not None:
            found = tuple(versions)
            yield RuleCited(rule=rule, rule_url=url, because=text, by="event", events=found)
