"""A settled round for people: hands in colour, every payout with its reason and clause."""

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from queenhigh.engine import Box, Round
from queenhigh.engine.log import not_envied, said
from queenhigh.report.blocks import table
from queenhigh.report.chapters.at_table import payout_table, replaced_hand, settled_clauses
from queenhigh.report.writers.terminal import cards_text, print_blocks, rich_tables
from queenhigh.rules import House
from queenhigh.settlement import MeterMove
from queenhigh.words import DEFAULT, catalogue, full_name
from queenhigh.words.amounts import amount_text, meter_word
from queenhigh.words.card import cited_texts


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
    tables = [payout_table(house, state.lines_of(box.number), language, True) for box in state.in_round]
    for box, drawn in zip(state.in_round, rich_tables(tables, console.width), strict=True):
        console.print()
        console.print(_box_line(box, language))
        console.print()
        console.print(drawn)
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
        print_blocks([table("", "§|", ((text.id, text.text) for text in texts))], console)


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
