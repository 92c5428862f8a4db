"""A settled round for people: hands in colour, every payout with its reason and clause."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from rich import box as frames
from rich.console import Console
from rich.table import Table
from rich.text import Text

from queenhigh.cards import Card
from queenhigh.cli.answering.fit import fit, fit_alike
from queenhigh.engine import Box, Round
from queenhigh.engine.log import not_envied, said
from queenhigh.report.chapters.at_table import replaced_hand, settled_clauses
from queenhigh.rules import House
from queenhigh.settlement import Line, MeterMove
from queenhigh.words import DEFAULT, catalogue, full_name, line_label, outcome_word, payout
from queenhigh.words.amounts import amount_text, meter_word
from queenhigh.words.card import CardText, cited_texts

OUTCOME_STYLE: Final = {"win": "bold green", "lose": "red", "push": "yellow"}
_COLUMNS: Final[dict[str, dict[str, Any]]] = {
    "wager": {"no_wrap": True},
    "stake": {"justify": "right", "no_wrap": True},
    "outcome": {},
    "back": {"justify": "right", "no_wrap": True},
    "why": {"ratio": 1},
    "clause": {"no_wrap": True},
}


def cards_text(cards: Iterable[Card]) -> Text:
    """Cards with their suit symbols, red suits red."""
    text = Text()
    for number, card in enumerate(cards):
        text.append(" " if number else "")
        text.append(card.symbol, style="bold red" if card.red else "bold")
    return text


def dealer_text(state: Round) -> Text:
    """The dealer's cards; those that they replaced before an arrow."""
    first, then = replaced_hand(state.dealer)
    return cards_text(first).append(" → ").append_text(cards_text(then)) if first else cards_text(then)


def print_settlement(state: Round, language: str = DEFAULT) -> None:
    """The whole round on the terminal."""
    console = Console(highlight=False, markup=False, emoji=False)
    house = state.house
    hand = state.dealer_hand
    words = catalogue(language)
    line = (
        Text(f"{words.template('settled', 'dealer')}  ")
        .append_text(dealer_text(state))
        .append(f"  {full_name(hand.strength, language)}")
    )
    if not house.dealer.always_qualifies:
        qualifies = hand.strength >= house.dealer.qualifying_strength
        stands = words.template("settled", "qualifies" if qualifies else "not_qualified")
        line.append(f"  {stands}", style="green" if qualifies else "yellow")
    if state.community:
        line.append(f"  {words.template('settled', 'community')} ").append_text(cards_text(state.community))
    console.print()
    console.print(line)
    tables = [_lines_table(house, state.lines_of(box.number), language) for box in state.in_round]
    for box, table in zip(state.in_round, fit_alike(console, tables), strict=True):
        console.print()
        console.print(_box_line(box, language))
        console.print(table)
    for told in not_envied(state):
        console.print(f"\n{said(house, told, language)}")
    for move in state.moves:
        console.print(f"\n{_meter_words(house, move, language)}", style="dim")
    print_cited(console, house, settled_clauses(state), language)


def _meter_words(house: House, move: MeterMove, language: str) -> str:
    amounts = {
        "before": move.before_minor,
        "after": move.after_minor,
        "reserved": move.reserved_minor,
    }
    places = {name: amount_text(minor, house.currency, language) for name, minor in amounts.items()}
    places["meter"] = meter_word(move.name, language)
    key = "meter.reserved" if move.reserved_minor else "meter"
    return catalogue(language).say("settled", key, places)


def print_cited(console: Console, house: House, cited: Iterable[str], language: str = DEFAULT) -> None:
    """What the clauses say that were cited, below what cites them."""
    texts = cited_texts(house, cited, language)
    if texts:
        console.print(Text(f"\n{catalogue(language).template('settled', 'clauses')}", style="bold cyan"))
    for text in texts:
        console.print(fit(console, entry(text)))


def entry(text: CardText) -> Table:
    """A clause or a reading with its text beside it."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True, min_width=13)
    table.add_column()
    table.add_row(text.id, text.text)
    return table


def _box_line(box: Box, language: str) -> Text:
    words = catalogue(language)
    box_words = words.say("settled", "this_box", {"box": box.number})
    text = Text(f"{box_words}  ")
    if box.player not in ("", f"box {box.number}"):  # which is what a box is called that nobody named
        text.append(f"{box.player}  ")
    text.append_text(cards_text(box.final))
    text.append(f"  {full_name(box.for_settlement().strength, language)}")
    if box.discards:
        text.append(f"  {words.template('settled', 'discarded')} ").append_text(cards_text(box.discards))
    return text.append(f"  {words.template('settled', 'folded')}", style="dim") if box.folded else text


def _lines_table(house: House, lines: list[Line], language: str) -> Table:
    frame = Table(box=frames.SIMPLE_HEAD, pad_edge=False, show_footer=True)
    table = payout_table(frame, house, lines, language)
    for column, sum_of in zip(table.columns, _in_all(house, lines, language, Text), strict=True):
        column.footer = sum_of
    return table


def _in_all(
    house: House, lines: Sequence[Line], language: str, text: Callable[[str, str], Text]
) -> list[Text]:
    """What the lines of a box come to, a cell for each column."""
    words = catalogue(language)
    staked_minor = sum(line.stake_minor for line in lines)
    returned_minor = sum(line.returned_minor for line in lines)
    net_minor = returned_minor - staked_minor
    staked, returned, net = (
        amount_text(minor, house.currency, language) for minor in (staked_minor, returned_minor, net_minor)
    )
    style = "bold green" if net_minor > 0 else "bold red" if net_minor < 0 else "bold"
    cells = {
        "wager": text(words.template("settled", "in_all"), "bold"),
        "stake": text(staked, "bold"),
        "back": text(returned, "bold"),
        "why": text(words.say("settled", "net", {"amount": f"{'+' if net_minor > 0 else ''}{net}"}), style),
    }
    return [cells.get(name, Text()) for name in _COLUMNS]


def payout_table(
    table: Table,
    house: House,
    lines: Sequence[Line],
    language: str,
    text: Callable[[str, str], Text] = Text,
) -> Table:
    """The table filled with what the dealer pays and takes: every line with its reason and its clause.

    A bonus has no stake of its own, and none is shown; where there are several boxes each is named, and ends
    with its sum. `text` makes a cell of words and a style.
    """
    head = partial(catalogue(language).template, "settled")
    amount = partial(amount_text, language=language)
    boxes = {line.box: [each for each in lines if each.box == line.box] for line in lines}
    if len(boxes) > 1:
        table.add_column(head("box"), justify="right")
    for name, options in _COLUMNS.items():
        table.add_column(head(name), **options)
    for box, own in boxes.items():
        for line in own:
            number = [str(box) if line is own[0] else ""] if len(boxes) > 1 else []
            table.add_row(
                *number,
                text(line_label(house, line, language), ""),
                text(amount(line.stake_minor, house.currency) if line.stake_minor else "", ""),
                text(outcome_word(line, language), OUTCOME_STYLE[line.outcome]),
                text(amount(line.returned_minor, house.currency), ""),
                text(payout(house, line, language), ""),
                text(line.clause, "dim"),
            )
        if len(boxes) > 1:
            table.add_row("", *_in_all(house, own, language, text))
    return table
