"""Broken variants of the tiny title, each with one bug that a law must catch."""

import random
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.chance import Chance, pick
from games.kernel.command import BaseCommand
from games.kernel.exchange import imagined
from games.kernel.move import Accepted
from games.kernel.notation import Notation
from games.kernel.refusal import Illegal
from games.kernel.refused import Refused
from games.kernel.result import Line, Result, scores
from games.kernel.scene import Board, Box, Scene, Zone
from games.kernel.seats import Seat, Viewer
from games.kernel.title import AnyTitle, Types, fold
from games.kernel.visibility import Owner
from games.kernel.words import spoken
from tests.support import tiny, variants
from tests.support.titles import title_of


class Variant(variants.Variant):
    """A variant whose live states are folds by its own `evolve`, so that bugs in it show."""

    evolve = staticmethod(tiny.evolve)

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        answer = tiny.title.rules.decide(state, seat, command, chance)
        if isinstance(answer, Illegal):
            return answer
        facts = self.told(state, seat, answer.facts)
        return Accepted(facts, fold(self.title, facts, state))

    def told(self, state: Any, seat: Seat, facts: tuple[Any, ...]) -> tuple[Any, ...]:
        return facts


class EvolveDraws(Variant):
    """Draws in the reducer."""

    def evolve(self, state: Any, fact: Any) -> Any:
        after = tiny.evolve(state, fact)
        if isinstance(fact, tiny.PointsEarned):
            return replace(after, spent=tuple(random.sample(after.spent, len(after.spent))))
        return after


class EvolveRaises(Variant):
    """Refuses a recorded fact."""

    def evolve(self, state: Any, fact: Any) -> Any:
        after = tiny.evolve(state, fact)
        if isinstance(fact, tiny.CardsDrawn) and not after.pile.size and type(state) is tiny.State:
            raise ValueError("the pile is empty")
        return after

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        return tiny.title.rules.decide(state, seat, command, chance)


class DecideDrawsByItself(Variant):
    """Uses chance that is not recorded."""

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        class Own:
            def below(self, n: int, label: str) -> int:
                return random.randrange(n)

        return tiny.title.rules.decide(state, seat, command, Own())


class DecideDrawsTwice(Variant):
    """Draws more often in its first moves than when it is asked again."""

    def __init__(self) -> None:
        self.calls = 0

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        self.calls += 1
        if self.calls <= 5:
            chance.below(6, "a die")
        return tiny.title.rules.decide(state, seat, command, chance)


class LegalMisses(Variant):
    """Does not list the last command."""

    def legal(self, state: Any, seat: Seat) -> Iterator[Any]:
        commands = list(tiny.title.rules.legal(state, seat))
        yield from commands[:-1] if len(commands) > 1 else commands


class SamplesTooLittle(Variant):
    """Never samples the last command."""

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        commands = list(tiny.title.rules.legal(state, seat))
        return pick(chance, commands[:-1] or commands, "sample")


class SamplesAnything(Variant):
    """Samples a command of whoever has one."""

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        seats = sorted(state.agenda.may_decide())
        commands = [one for other in seats for one in tiny.title.rules.legal(state, other)]
        return pick(chance, commands, "sample")


class SamplesUnevenly(Variant):
    """Samples the first command nearly always."""

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        commands = list(tiny.title.rules.legal(state, seat))
        return commands[0] if chance.below(99, "sample") else pick(chance, commands, "sample")


class CarriesOutOtherwise(Variant):
    """Leaves out the last fact."""

    def carry_out(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        answer = tiny.title.rules.decide(state, seat, command, chance)
        assert not isinstance(answer, Illegal)
        return Accepted(answer.facts[:-1], answer.state)


class LegalListsTwice(Variant):
    """Lists the first command twice."""

    def legal(self, state: Any, seat: Seat) -> Iterator[Any]:
        commands = list(tiny.title.rules.legal(state, seat))
        yield from commands[:1] + commands


class LegalForAll(Variant):
    """Lists commands for seats that are not awaited."""

    def legal(self, state: Any, seat: Seat) -> Iterator[Any]:
        commands = list(tiny.title.rules.legal(state, seat))
        yield from commands or [tiny.Keep()]


class DecideTakesAll(Variant):
    """Accepts a card that is not in the hand, as if it were another one."""

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        hand = state.players[seat].hand
        if isinstance(command, tiny.Douse) and hand and command.card not in hand:
            command = tiny.Douse(hand[0])
        return super().decide(state, seat, command, chance)


class DecideDoesNotSay(Variant):
    """Refuses without saying why."""

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        answer = super().decide(state, seat, command, chance)
        return Illegal(answer.rule, "") if isinstance(answer, Illegal) else answer


class DecideInventsRules(Variant):
    """Refuses by a rule that does not exist."""

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        answer = super().decide(state, seat, command, chance)
        if isinstance(answer, Illegal):
            return Illegal("LN-XXX-99", answer.key, **answer.args)
        return answer


class OpenHands(Struct, frozen=True):
    """A view in which nothing is hidden."""

    hands: tuple[tuple[str, ...], ...]


class ViewLeaks(Variant):
    """Shows all hands."""

    types = Types(
        state=tiny.State,
        command=tiny.Command,
        fact=tiny.Fact,
        view=OpenHands,
        options=tiny.Options,
    )

    def view(self, state: Any) -> Any:
        return OpenHands(tuple(player.hand for player in state.players))


class OpenTable(Struct, frozen=True):
    """A view with open hands, of which nothing is hidden by its type."""

    players: tuple[tiny.Player, ...]
    top: tuple[str, ...]


class OrderLeaks(Variant):
    """Hides nothing by its types, so that nobody imagines anything; and shows a card of the
    unordered pile as the one on top."""

    types = Types(
        state=tiny.State,
        command=tiny.Command,
        fact=tiny.Fact,
        view=OpenTable,
        options=tiny.Options,
    )

    def view(self, state: Any) -> Any:
        return OpenTable(state.players, state.pile.items[:1])

    def imagine(self, state: Any, viewer: Viewer, chance: Chance) -> Any:
        return state


class SizedHand(Struct, frozen=True, tag="lanterns.sized-hand"):
    """A fact that looks harmless: the brightest card beside a hidden hand."""

    seat: Seat
    brightest: int
    cards: Owner[tuple[str, ...]]


class FactsLeak(Variant):
    """Tells something about the other hands with each choice."""

    def told(self, state: Any, seat: Seat, facts: tuple[Any, ...]) -> tuple[Any, ...]:
        hand = state.players[seat - 1].hand
        return (
            (*facts, SizedHand(seat - 1, max(map(tiny.brightness, hand)), hand)) if hand else facts
        )

    def evolve(self, state: Any, fact: Any) -> Any:
        return state if isinstance(fact, SizedHand) else tiny.evolve(state, fact)


class ChoiceLeaks(Variant):
    """Tells whether the chosen card is a bright one."""

    def told(self, state: Any, seat: Seat, facts: tuple[Any, ...]) -> tuple[Any, ...]:
        if isinstance(facts[0], tiny.CardChosen):
            return (SizedHand(seat, tiny.brightness(facts[0].card) // 2, ()), *facts)
        return facts

    evolve = FactsLeak.evolve


class DrawsLeak(Variant):
    """Draws once more if the chosen card is a bright one."""

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        answer = super().decide(state, seat, command, chance)
        chosen = not isinstance(answer, Illegal) and isinstance(command, tiny.Choose)
        if chosen and tiny.brightness(command.card) % 2:
            chance.below(2, "glow")
        return answer


class LegalLeaks(Variant):
    """Does not list a card whose twin a neighbour holds."""

    def legal(self, state: Any, seat: Seat) -> Iterator[Any]:
        commands = list(tiny.title.rules.legal(state, seat))
        held = {card.partition("#")[0] for card in state.players[seat - 1].hand}
        cards = (getattr(one, "card", "").partition("#")[0] for one in commands)
        pairs = zip(commands, cards, strict=True)
        yield from [one for one, card in pairs if card not in held] or commands


class RefusalLeaks(Variant):
    """Says in a refusal who holds the card."""

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        answer = super().decide(state, seat, command, chance)
        if isinstance(answer, Illegal) and isinstance(command, tiny.Choose):
            held = [at for at, one in enumerate(state.players) if command.card in one.hand]
            return Illegal(answer.rule, answer.key, **answer.args, held=held)
        return answer


class ImaginesTooMuch(Variant):
    """Imagines other cards in the viewer's own hand."""

    def imagine(self, state: Any, viewer: Viewer, chance: Chance) -> Any:
        return tiny.imagine(state, tiny.AtSeat(len(state.players)), chance)


class ImaginesNothing(Variant):
    """Takes the true state for the imagined one, so that bots can cheat."""

    def imagine(self, state: Any, viewer: Viewer, chance: Chance) -> Any:
        return state


class ImaginesByWhatIsThere(Variant):
    """Lets what comes to a place hang on what lies there."""

    def imagine(self, state: Any, viewer: Viewer, chance: Chance) -> Any:
        others = [one for seat, one in enumerate(state.players) if tiny.AtSeat(seat) != viewer]
        unknown = sorted(sum((one.hand + one.chosen for one in others), state.pile.items))
        twin = imagined(state, [unknown], chance)
        hands = (replace(one, hand=tuple(sorted(one.hand))) for one in twin.players)
        return replace(twin, players=tuple(hands))


class NotationCollides(Variant):
    """Reads a doused card as a chosen one."""

    notation = Notation(
        {tiny.Choose: "card {card}", tiny.Douse: "card {card}", tiny.Keep: "keep all"}
    )


class Forgetful(tiny.State, rename={"spent": "gone"}):  # type: ignore[misc,call-arg]
    """A state that is not read back as it was written."""


class StateForgets(Variant):
    """Loses the spent cards when a state is decoded."""

    types = Types(
        state=Forgetful,
        command=tiny.Command,
        fact=tiny.Fact,
        view=tiny.View,
        options=tiny.Options,
    )


class CardsGetLost(Variant):
    """Doused cards leave the game."""

    def evolve(self, state: Any, fact: Any) -> Any:
        after = tiny.evolve(state, fact)
        return replace(after, spent=()) if isinstance(fact, tiny.CardDoused) else after


class NeverEnds(Variant):
    """Has no result."""

    def result(self, state: Any) -> Result | None:
        return None

    def evolve(self, state: Any, fact: Any) -> Any:
        after = tiny.evolve(state, fact)
        if isinstance(fact, tiny.CardsDrawn) and after.pile.size < 4:
            return replace(after, pile=tiny.shuffled_pile(tiny.deck(after.options)))
        return after


class DoesNotAddUp(Variant):
    """Gives points that no line explains."""

    def result(self, state: Any) -> Result | None:
        result = tiny.result(state)
        if result is None:
            return None
        first, *rest = result.standings
        return Result(standings=(replace(first, breakdown=(Line("luck", 1),)), *rest))


class TellsOtherScores(Variant):
    """Shows the points without the final scoring."""

    def view(self, state: Any) -> Any:
        shown = tiny.view(state)
        told = (sum(one.earned) for one in state.players)
        return replace(shown, scores=scores(None, told))


class RanksWrongly(Variant):
    """Gives everybody the first rank."""

    def result(self, state: Any) -> Result | None:
        result = tiny.result(state)
        if result is None:
            return None
        return Result(standings=tuple(replace(one, rank=1) for one in result.standings))


class DefaultIsIllegal(Variant):
    """Plays for the absent what nobody could play."""

    def default(self, state: Any, seat: Seat) -> Any:
        return tiny.Choose(card="lantern-0#1")


class DefaultIsAnything(Variant):
    """Plays now this, now that for the absent."""

    def default(self, state: Any, seat: Seat) -> Any:
        return random.choice(list(tiny.title.rules.legal(state, seat)))


class DefaultPeeks(Variant):
    """Plays for the absent what suits the hand of a neighbour."""

    def default(self, state: Any, seat: Seat) -> Any:
        commands = list(tiny.title.rules.legal(state, seat))
        return commands[sum(map(tiny.brightness, state.players[seat - 1].hand)) % len(commands)]


class ZonesOverlap(Variant):
    """Draws one zone above another."""

    def scene(self, view: Any) -> Scene:
        table, *seats = tiny.scene(view).boards
        zones = tuple(replace(zone, box=Box(0, 0, 2, 2)) for zone in table.zones)
        return Scene((replace(table, zones=zones), *seats))


class CardsAreNotDrawn(Variant):
    """Draws no spent card."""

    def scene(self, view: Any) -> Scene:
        table, *seats = tiny.scene(view).boards
        zones = tuple(replace(zone, items=()) for zone in table.zones)
        return Scene((replace(table, zones=zones), *seats))


class ItemsShareAnId(Variant):
    """Gives both copies of a card one id."""

    def scene(self, view: Any) -> Scene:
        table, *seats = tiny.scene(view).boards
        items = [replace(one, id=one.component or "") for one in table.zones[1].items]
        spent = replace(table.zones[1], items=tuple(items))
        return Scene((replace(table, zones=(table.zones[0], spent)), *seats))


class SceneLeaks(ViewLeaks):
    """Draws what it has kept of the game that it saw first: a scene is of its view alone."""

    def scene(self, view: Any) -> Scene:
        cards = [card for hand in view.hands for card in hand]
        zone = Zone(id="hands", name="hand", layout="list", box=Box(0, 0, 4, 4))
        items = tuple(tiny.lantern(card, at) for at, card in enumerate(cards))
        board = Board(id="table", name="table", size=(4, 4), zones=(replace(zone, items=items),))
        return Scene((board,))


class KeepElsewhere(BaseCommand, frozen=True, tag="lanterns.keep"):
    """Is clicked on a thing that no scene has."""

    click = "keep-button"


class ChooseAnywhere(BaseCommand, frozen=True, tag="lanterns.choose"):
    """Is a button, whichever card it names."""

    card: str


class CannotBeClicked(Variant):
    """Asks for a click on something that is not there."""

    def legal(self, state: Any, seat: Seat) -> Any:
        return [
            KeepElsewhere() if isinstance(one, tiny.Keep) else one
            for one in tiny.title.rules.legal(state, seat)
        ]

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        own = tiny.Keep() if isinstance(command, KeepElsewhere) else command
        return super().decide(state, seat, own, chance)


class CannotBeToldApart(Variant):
    """Has one button, with one word on it, for all cards."""

    def legal(self, state: Any, seat: Seat) -> Any:
        return [
            ChooseAnywhere(one.card) if isinstance(one, tiny.Choose) else one
            for one in tiny.title.rules.legal(state, seat)
        ]

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        own = tiny.Choose(command.card) if isinstance(command, ChooseAnywhere) else command
        return super().decide(state, seat, own, chance)

    words = spoken(
        {
            language: replace(texts, commands={**texts.commands, "lanterns.choose": "Choose"})
            for language, texts in (("en", tiny.ENGLISH), ("cs", tiny.CZECH))
        }
    )


class SaysNothing(Variant):
    """Has no words for a fact in one of its languages."""

    words = spoken({"en": tiny.ENGLISH, "cs": replace(tiny.CZECH, facts={})})


class SaysWhatIsNotThere(Variant):
    """Speaks of a field that the fact does not have."""

    words = spoken(
        {
            "en": tiny.ENGLISH,
            "cs": replace(
                tiny.CZECH,
                facts={**tiny.CZECH.facts, "lanterns.card-doused": "{player} zhasíná {card}."},
            ),
        }
    )


class RefusesOtherwise:
    """A whole title that gives the reasons of other things, in the opposite order."""

    @property
    def title(self) -> AnyTitle:
        whole = title_of("ancient-knowledge")

        def refused(state: Any, seat: Seat, scene: Scene) -> Iterator[Refused]:
            found = tuple(whole.rules.refused(state, seat, scene))
            for one, other in zip(found, reversed(found), strict=True):
                yield replace(one, why=other.why)

        return replace(whole, rules=replace(whole.rules, refused=refused))


class RefusesSilently:
    """A whole title that says nothing of cards of a hand."""

    @property
    def title(self) -> AnyTitle:
        whole = title_of("ancient-knowledge")

        def refused(state: Any, seat: Seat, scene: Scene) -> Iterator[Refused]:
            found = whole.rules.refused(state, seat, scene)
            return (one for one in found if len(one.path) > 1)

        return replace(whole, rules=replace(whole.rules, refused=refused))


class PricesAreWrong:
    """A whole title whose board says of every figure one more than it is."""

    @property
    def title(self) -> AnyTitle:
        whole = title_of("ancient-knowledge")
        drawn = whole.showing.scene
        assert drawn is not None

        def scene(view: Any) -> Scene:
            return Scene(tuple(map(_one_more, drawn(view).boards)))

        return replace(whole, showing=replace(whole.showing, scene=scene))


def _one_more(board: Board) -> Board:
    return replace(board, gauges=tuple(replace(one, value=one.value + 1) for one in board.gauges))
