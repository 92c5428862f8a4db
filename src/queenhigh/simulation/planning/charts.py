"""Strategies as tables of text: a line for each hand, so that any play whatever can be simulated.

The text is CSV with the columns ``hand`` and ``choice``: ``Qs 6h 4d,fold``. A choice is ``fold``, ``play``,
``play 2`` (for twice the Ante), and where one may draw ``discard 4d`` or ``play 2 discard 4d``; ``throw`` is
read as ``discard`` is.
"""

from collections.abc import Iterator, Sequence

from queenhigh.analysis.request import bet_of
from queenhigh.cards import DECK, Card, CardError, format_cards, parse_cards, show_cards
from queenhigh.hands import quick_strength
from queenhigh.rules import House, HouseLike
from queenhigh.simulation.planning.hand_play import HANDS, chart_of, play_of
from queenhigh.simulation.planning.plan import BEST, CHECKS, Chart, SimulationError
from queenhigh.study.bet import Bet
from queenhigh.study.choices import FOLD, STAY, Choice
from queenhigh.study.suits import sets_of
from queenhigh.text import shorten

_HEAD = ("hand", "choice")
_MOST_CHOICES = 255
_MOST_DIGITS = 3
"""Of a multiple of the Ante."""


def best_chart(bet: Bet | HouseLike, strategy: str = BEST) -> Chart:
    """What a strategy does with each hand of a bet, as a chart; a house means one Ante at it."""
    bet = bet if isinstance(bet, Bet) else bet_of(bet)
    if not bet.ante_minor or bet.house.play is None:
        raise SimulationError("strategy", "there is nothing to decide in a bet without an Ante")
    stakes, meters = tuple(bet.stakes_minor.items()), tuple(bet.meters_minor.items())
    return chart_of(strategy, play_of(bet.house, stakes, meters, strategy, bet.players))


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
    play = f"play {choice.multiple}" if choice.multiple > 1 else "play"
    if not choice.thrown:
        return play
    away = f"discard {format_cards([cards[place] for place in choice.thrown])}"
    return f"{play} {away}" if choice.multiple > 1 else away


def parse_chart(house: HouseLike, name: str, text: str) -> Chart:
    """Read a chart; raises `SimulationError` that names the line where something is wrong."""
    house = CHECKS.house(house)
    numbers = {tuple(hand): place for place, hand in enumerate(sets_of(3).tolist())}
    least = house.play.multiples[0] if house.play else 1
    choices: dict[Choice, int] = {}
    by_hand: list[int | None] = [None] * HANDS
    for line, hand, said in _lines(name, text):
        where = f"{name}, line {line}"
        cards = _hand(where, hand)
        place = numbers[tuple(sorted(int(card) for card in cards))]
        if by_hand[place] is not None:
            raise SimulationError("strategy", f"{where}: {hand} is there twice")
        choice = _choice(where, said, sorted(cards), least)
        _refuse_strange(house, where, choice, cards)
        if len(choices) == _MOST_CHOICES and choice not in choices:
            raise SimulationError("strategy", f"{where}: more than {_MOST_CHOICES} different choices")
        by_hand[place] = choices.setdefault(choice, len(choices))
    missing = [place for place, choice in enumerate(by_hand) if choice is None]
    if missing:
        first = show_cards([DECK[card] for card in sets_of(3)[missing[0]].tolist()])
        raise SimulationError(
            "strategy", f"{name} tells {HANDS - len(missing):,} of 22,100 hands: {first} is missing"
        )
    return Chart(name, tuple(choices), bytes(choice for choice in by_hand if choice is not None))


def _lines(name: str, text: str) -> Iterator[tuple[int, str, str]]:
    """Every line behind the first: its number, the hand, the choice. Neither ever holds a comma."""
    for line, words in enumerate(text.splitlines(), start=1):
        cells = [_unquoted(cell.strip()) for cell in words.split(",")]
        if line == 1:
            if tuple(cells) != _HEAD:
                raise SimulationError("strategy", f"{name}, line 1: the columns are hand,choice")
        elif words.strip():
            if len(cells) != len(_HEAD):
                raise SimulationError(
                    "strategy", f"{name}, line {line}: a line is hand,choice, as in Qs 6h 4d,fold"
                )
            yield line, cells[0], cells[1].lower()


def _refuse_strange(house: House, where: str, choice: Choice, cards: Sequence[Card]) -> None:
    """Refuse what this house does not let a player do."""
    multiples = house.play.multiples_of(quick_strength(cards)) if house.play else ()
    if not choice.folds and choice.multiple not in multiples:
        known = ", ".join(map(str, multiples))
        raise SimulationError(
            "strategy", f"{where}: {choice.multiple} x Ante is no choice of this house: {known}"
        )
    if len(choice.thrown) > house.decision.discards:
        most = house.decision.discards or "no"
        raise SimulationError(
            "strategy", f"{where}: {len(choice.thrown)} discarded is no choice of this house: {most} may be"
        )


def _unquoted(cell: str) -> str:
    quoted = len(cell) > 1 and cell.startswith('"') and cell.endswith('"')
    return cell[1:-1].strip() if quoted else cell


def _hand(where: str, text: str) -> tuple[Card, ...]:
    try:
        cards = tuple(parse_cards(text))
    except CardError as error:
        raise SimulationError("strategy", f"{where}: {error}") from None
    if len(set(cards)) != 3 or len(cards) != 3:
        raise SimulationError("strategy", f"{where}: {shorten(text)} is not three different cards")
    return cards


def _choice(where: str, said: str, cards: list[Card], least: int) -> Choice:
    if said == "fold":
        return FOLD
    played, discards, away = said.replace("throw", "discard").partition("discard")
    words = played.split()
    if words and (words[0] != "play" or len(words) > 2 or not all(_is_multiple(word) for word in words[1:])):
        raise SimulationError(
            "strategy", f"{where}: {shorten(said)} is no choice: say fold, play, play 2 or discard 4d"
        )
    if not words and not discards:
        raise SimulationError("strategy", f"{where}: no choice is said: say fold, play, play 2 or discard 4d")
    multiple = int(words[1]) if len(words) > 1 else least
    if not discards:
        return STAY._replace(multiple=multiple)
    gone = _cards(where, away)
    if not gone or any(card not in cards for card in gone):
        raise SimulationError("strategy", f"{where}: {shorten(away.strip())} is not in {show_cards(cards)}")
    return Choice(multiple, tuple(sorted(cards.index(card) for card in gone)))


def _is_multiple(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS


def _cards(where: str, text: str) -> tuple[Card, ...]:
    try:
        return tuple(parse_cards(text))
    except CardError as error:
        raise SimulationError("strategy", f"{where}: {error}") from None
