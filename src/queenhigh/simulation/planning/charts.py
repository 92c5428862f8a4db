"""Strategies as tables of text: a line for each hand, so that any play whatever can be simulated.

The text is CSV with the columns ``hand`` and ``choice``: ``Qs 6h 4d,fold``. A choice is ``fold``, ``play``,
``play 2`` (for twice the Ante), and where one may draw ``stand``, ``discard 4d`` or ``play 2 discard 4d``;
``throw`` is read as ``discard`` is, and ``play`` keeps all three cards as ``stand`` does.
"""

import numpy as np

from queenhigh.analysis.request import bet_of
from queenhigh.cards import DECK, Card, format_cards, parse_cards, show_cards
from queenhigh.hands import quick_strength
from queenhigh.money import refuse_minor
from queenhigh.rules import House, HouseLike
from queenhigh.simulation.planning.hand_play import HANDS, chart_of, play_of
from queenhigh.simulation.planning.plan import BEST, CHECKS, Choose, SimulationError
from queenhigh.study.bet import FOLD, Bet, Chart, Choice
from queenhigh.study.request import Amounts, shown
from queenhigh.study.suits import sets_of
from queenhigh.text import plural, shorten

_HEAD = ("hand", "choice")
_MOST_CHOICES = 255
_MOST_DIGITS = 3
"""Of a multiple of the Ante."""


@refuse_minor
def best_chart(
    house: HouseLike,
    strategy: str = BEST,
    *,
    stakes: Amounts | None = None,
    meters: Amounts | None = None,
    side_antes: int | None = None,
    players: int = 1,
) -> Chart:
    """Return what a strategy does with each hand of a bet (default one Ante), as a chart."""
    rules = CHECKS.house(house)
    stakes_minor = CHECKS.amounts("bet", stakes, rules)
    meters_minor = CHECKS.amounts("meter", meters, rules)
    return bet_chart(bet_of(rules, stakes_minor, meters_minor, side_antes, players), strategy)


def bet_chart(bet: Bet, strategy: str = BEST) -> Chart:
    """Return what a strategy does with each hand of a bet, as a chart."""
    if not bet.ante_minor or bet.house.play is None:
        raise SimulationError("strategy", "there is nothing to decide in a bet without an Ante")
    stakes = tuple(bet.stakes_minor.items())
    meters = tuple(bet.meters_minor.items())
    return chart_of(strategy, play_of(bet.house, stakes, meters, strategy, bet.players))


def own_chart(house: HouseLike, choose: Choose, name: str = "") -> Chart:
    """The chart of a function that is asked once for each hand: three cards in, lowest first, a choice out.

    A choice is said as in a chart's text (`play`, `fold`, `play 2`, `discard 4d`), or by True for play and
    False for fold. Raises `SimulationError` that names the hand where the function fails or says no choice.

    >>> from queenhigh import strength
    >>> chart = own_chart("rws", lambda hand: strength(hand) >= strength("Qs 6h 4d"))
    >>> chart.by_hand == best_chart("rws").by_hand
    True
    """
    house = CHECKS.house(house)
    name = name or getattr(choose, "__name__", type(choose).__name__).strip("<>")
    choices: dict[Choice, int] = {}
    by_hand = bytearray()
    for first, second, third in sets_of(3).tolist():
        hand = DECK[first], DECK[second], DECK[third]
        asked = f"{name}, asked about"
        try:
            said = choose(hand)
        except Exception as error:
            raised = f"{show_cards(hand)}, raised {type(error).__name__}: {error}"
            raise SimulationError("strategy", f"{asked} {raised}") from error
        try:
            by_hand.append(_place(choices, _choice(house, _said(house, said), [*hand])))
        except ValueError as error:
            raise SimulationError("strategy", f"{asked} {show_cards(hand)}: {error}") from None
    return Chart(name, tuple(choices), bytes(by_hand))


def _ways(house: House) -> str:
    """What may be said of a hand in this house."""
    play = house.play
    most = house.decision.discards
    dearest = (
        max((*play.multiples, *(each for more in play.raises for each in more.multiples))) if play else 1
    )
    ways = ["fold"] if house.folds else []
    ways.append("stand" if most else "play")
    if house.folds and play and dearest > play.multiples[0]:
        ways.append(f"play {dearest}")
    if most:
        count = next(each for each in house.decision.counts if each)
        ways.append(f"discard {' '.join(('4d', '7h', '9s')[:count])}")
    return f"say {', '.join(ways[:-1])} or {ways[-1]}"


def _said(house: House, answer: object) -> str:
    """What a function answers, in the words of a chart."""
    if isinstance(answer, bool | np.bool_):
        return "play" if answer else "fold"
    if not isinstance(answer, str):
        truth = ", or True to play and False to fold" if house.folds else ""
        raise ValueError(f"{shown(answer)} is no choice: {_ways(house)}{truth}")
    return answer.strip().lower()


def _place(choices: dict[Choice, int], choice: Choice) -> int:
    """The number of a choice among those made so far."""
    if len(choices) == _MOST_CHOICES and choice not in choices:
        raise ValueError(f"more than {_MOST_CHOICES} different choices")
    return choices.setdefault(choice, len(choices))


def format_chart(chart: Chart) -> str:
    """A chart as text."""
    lines = [",".join(_HEAD)]
    for hand, place in zip(sets_of(3).tolist(), chart.by_hand, strict=True):
        cards = [DECK[card] for card in hand]
        lines.append(f"{format_cards(cards)},{_choice_text(chart.choices[place], cards)}")
    return "\n".join([*lines, ""])


def _choice_text(choice: Choice, cards: list[Card]) -> str:
    if choice.folds:
        return "fold"
    if not choice.multiple and not choice.thrown:
        return "stand"  # for nothing
    play = f"play {choice.multiple}" if choice.multiple > 1 else "play"
    if not choice.thrown:
        return play
    away = f"discard {format_cards([cards[place] for place in choice.thrown])}"
    return f"{play} {away}" if choice.multiple > 1 else away


def parse_chart(house: HouseLike, name: str, text: str) -> Chart:
    """Read a chart; raises `SimulationError` that names the line where something is wrong."""
    house = CHECKS.house(house)
    places = {tuple(hand): place for place, hand in enumerate(sets_of(3).tolist())}
    choices: dict[Choice, int] = {}
    by_hand: dict[int, int] = {}
    for line, words in enumerate(text.splitlines(), start=1):
        try:
            cells = [_unquoted(cell.strip()) for cell in words.split(",")]  # no hand or choice has a comma
            if line == 1 and tuple(cells) != _HEAD:
                raise ValueError("the columns are hand,choice")
            if line == 1 or not words.strip():
                continue
            if len(cells) != len(_HEAD):
                raise ValueError("a line is hand,choice, as in Qs 6h 4d,fold")
            cards = sorted(parse_cards(cells[0]))
            if len(cards) != 3:
                raise ValueError(f"{shorten(cells[0])} is not three different cards")
            place = places[tuple(cards)]
            if place in by_hand:
                raise ValueError(f"{cells[0]} is there twice")
            by_hand[place] = _place(choices, _choice(house, cells[1].lower(), cards))
        except ValueError as error:
            raise SimulationError("strategy", f"{name}, line {line}: {error}") from None
    missing = next((hand for hand, place in places.items() if place not in by_hand), None)
    if missing is not None:
        first = show_cards([DECK[card] for card in missing])
        raise SimulationError(
            "strategy", f"{name} tells {len(by_hand):,} of 22,100 hands: {first} is missing"
        )
    return Chart(name, tuple(choices), bytes(by_hand[place] for place in range(HANDS)))


def _unquoted(cell: str) -> str:
    quoted = len(cell) > 1 and cell.startswith('"') and cell.endswith('"')
    return cell[1:-1].strip() if quoted else cell


def _choice(house: House, said: str, cards: list[Card]) -> Choice:
    """The choice that is said of a hand; refuses what this house does not let a player do."""
    if said == "fold":
        if not house.folds:
            raise ValueError(f"nobody folds in this house: {_ways(house)}")
        return FOLD
    played, discards, away = said.replace("throw", "discard").partition("discard")
    words = played.split()
    known = ("play", "stand") if house.decision.discards and not discards else ("play",)
    if words and (
        words[0] not in known or len(words) > 2 or not all(_is_multiple(word) for word in words[1:])
    ):
        raise ValueError(f"{shorten(said)} is no choice: {_ways(house)}")
    if not words and not discards:
        raise ValueError(f"no choice is said: {_ways(house)}")
    gone = parse_cards(away) if discards else ()
    if discards and not (gone and set(gone) <= set(cards)):
        raise ValueError(f"{shorten(away.strip())} is not in {show_cards(cards)}")
    least = house.play.multiples[0] if house.play else 1
    if not house.folds and not gone:
        least = 0
    choice = Choice(int(words[1]) if len(words) > 1 else least, tuple(sorted(map(cards.index, gone))))
    multiples = house.play.multiples_of(quick_strength(cards)) if house.play else ()
    if not house.folds and not gone:
        multiples = (0,)
    if choice.multiple not in multiples:
        times = " or ".join(map(str, multiples))
        raise ValueError(
            f"Play of {choice.multiple} times the Ante: with this hand it is {times or 'none'} here"
        )
    if len(gone) not in house.decision.counts:
        most = house.decision.discards
        only = " or ".join(map(str, house.decision.only))
        limit = f"{most} at most may be" if most else "nobody draws cards in this house"
        limit = f"it is {only}" if only else limit
        raise ValueError(f"{plural(len(gone), 'card')} discarded: {limit}")
    return choice


def _is_multiple(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS
