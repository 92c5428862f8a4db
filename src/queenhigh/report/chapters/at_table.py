"""What lies on a table, for a notebook: a round, what one person sees of it, a record, an offer."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from queenhigh.cards import parse_cards, symbols
from queenhigh.engine import SUPERVISOR, Felt, Offer, Round, View, log
from queenhigh.engine.log import not_envied
from queenhigh.engine.record import Record, start
from queenhigh.engine.view import FACE_DOWN
from queenhigh.report.blocks import Block, Document, Section, Table, Tone, Toned, Words, table
from queenhigh.rules import NoSuchHouse
from queenhigh.rules import house as find
from queenhigh.rules.posting import post
from queenhigh.rules.records import House
from queenhigh.settlement import Line
from queenhigh.text import QueenHighError, plural
from queenhigh.wire import recorded_house
from queenhigh.words import (
    DEFAULT,
    catalogue,
    clauses_behind,
    full_name,
    hand_name,
    line_label,
    outcome_word,
    payout,
)
from queenhigh.words.amounts import amount_text

Row = tuple[str, ...]
_Card = TypeVar("_Card")
_HAND = 3
OUTCOME_TONES: Final[dict[str, Tone]] = {"win": "good", "lose": "loud", "push": "note"}


def settled_clauses(state: Round) -> list[str]:
    """Every clause that is cited where a settled round is told."""
    behind = [clause for line in state.lines for clause in clauses_behind(state.house, line)]
    return [*behind, *(told.facts.clause for told in not_envied(state))]


def replaced_hand(dealer: Sequence[_Card]) -> tuple[Sequence[_Card], Sequence[_Card]]:
    """The dealer's cards that were replaced as a whole, if so, and those that lie there in the end."""
    return (dealer[:_HAND], dealer[_HAND:]) if len(dealer) == 2 * _HAND else ((), dealer)


def payout_table(house: House, lines: Sequence[Line], language: str, sums: bool = False) -> Table:
    """What the dealer pays and takes: every line with its reason and its clause.

    If there are several boxes each is named, and ends with its sum; a single one does with `sums`.
    """
    boxes: dict[int, list[Line]] = {}
    for line in lines:
        boxes.setdefault(line.box, []).append(line)
    several = len(boxes) > 1
    rows: list[Row] = []
    for number, own in boxes.items():
        told = [_cells(house, line, language) for line in own]
        told += [_sums(house, own, language)] if sums or several else []
        named = ((str(number) if not place else "", *row) for place, row in enumerate(told))
        rows += named if several else told
    box = f"#{catalogue(language).template('settled', 'box')}|" if several else ""
    return table("", f"{box}{_heads(language)}", rows, total=sums and not several)


def _heads(language: str) -> str:
    word = partial(catalogue(language).template, "settled")
    marked = (("", "wager"), ("#", "stake"), ("", "outcome"), ("#", "back"), ("", "why"), ("§", "clause"))
    return "|".join(f"{mark}{word(name)}" for mark, name in marked)


def _cells(house: House, line: Line, language: str) -> Row:
    """A line under these heads; a bonus has no stake of its own, and none is shown."""
    return (
        line_label(house, line, language),
        amount_text(line.stake_minor, house.currency, language) if line.stake_minor else "",
        Toned(outcome_word(line, language), OUTCOME_TONES[line.outcome]),
        amount_text(line.returned_minor, house.currency, language),
        payout(house, line, language),
        line.clause,
    )


def _sums(house: House, lines: Sequence[Line], language: str) -> Row:
    """What the lines of a box come to."""
    words = catalogue(language)
    amount = partial(amount_text, currency=house.currency, language=language)
    staked_minor = sum(line.stake_minor for line in lines)
    returned_minor = sum(line.returned_minor for line in lines)
    net_minor = returned_minor - staked_minor
    net = words.say("settled", "net", {"amount": f"{'+' if net_minor > 0 else ''}{amount(net_minor)}"})
    return (
        Toned(words.template("settled", "in_all"), "title"),
        Toned(amount(staked_minor), "title"),
        "",
        Toned(amount(returned_minor), "title"),
        Toned(net, "good" if net_minor > 0 else "loud" if net_minor < 0 else "title"),
        "",
    )


def felt_document(felt: Felt) -> Document:
    """The felt as it stands, in its language."""
    return round_document(felt.state, felt.language)


def round_document(state: Round, language: str = DEFAULT) -> Document:
    """Every card face up: for whoever holds the state, not for one player."""
    house = state.house
    words = catalogue(language)
    phase = words.template("phase", state.phase)
    title = words.say("felt", "head", {"house": house.name, "game": state.game, "phase": phase})
    rows: list[Row] = []
    for box in state.boxes:
        if box.player or box.cards:
            stakes = [
                (wager.name, minor) for wager, minor in zip(house.wagers, box.stakes, strict=True) if minor
            ]
            name = full_name(box.for_settlement().strength, language) if len(box.final) == 3 else ""
            head = (f"{box.number} {box.player}", f"{symbols(box.final)} {name}".strip())
            rows += _box_rows(house, head, stakes, state.lines_of(box.number), language)
    dealer = ""
    if state.dealer:
        hands = " → ".join(symbols(hand) for hand in replaced_hand(state.dealer) if hand)
        dealer = f"{hands} {full_name(state.dealer_hand.strength, language)}"
    if state.community:
        dealer += f", {words.template('settled', 'community')} {symbols(state.community)}"
    return _document(title, dealer, rows, _meters(house, state.meters_minor, language), language)


def view_document(seen: View) -> Document:
    """What one person sees, and what they may do."""
    house = _known(seen.house, seen.digest)
    rows: list[Row] = []
    for box in seen.boxes:
        if box.player or box.cards:
            name = "" if box.strength is None else hand_name(box.strength)
            head = (f"{box.number} {box.name or box.player}", f"{_faces(box.cards)} {name}".strip())
            rows += _box_rows(house, head, box.stakes_minor, box.lines, DEFAULT)
    name = "" if seen.dealer.strength is None else hand_name(seen.dealer.strength)
    whose = seen.viewer.id or f"a {seen.viewer.role}"
    title = f"{house.name if house else seen.house}, game {seen.game}, {seen.phase}, as {whose} sees it"
    meters = _meters(house, seen.meters_minor, DEFAULT) if house else ()
    hands = " → ".join(_faces(hand) for hand in replaced_hand(seen.dealer.cards) if hand)
    dealer = f"{hands} {name}".strip()
    if seen.dealer.community:
        dealer += f", community {_faces(seen.dealer.community)}"
    told = _document(title, dealer, rows, meters, DEFAULT)
    may = ", ".join(dict.fromkeys(offer.do for offer in seen.legal)) or "nothing"
    offers = Section("", (Words(f"May do now: {may}.", on="notebook"),))
    return Document(told.title, "", told.lead, (), (*told.sections, offers))


def record_document(record: Record) -> Document:
    """A recorded game as it is told to a supervisor; its acts alone where its rules cannot be had."""
    title = Words(f"{record.house}: a record of {plural(len(record.steps), 'act')}", "title", on="notebook")
    try:
        rules = post(recorded_house(record), record.settings, kept=True)
        before = start(rules, record.after_game, record.meters_minor)
        events = [event for step in record.steps for event in step.events]
        said = log(before, events, SUPERVISOR)
    except (QueenHighError, LookupError):
        said = [type(step.action).__name__ for step in record.steps]
    rows = ((str(number), sentence) for number, sentence in enumerate(said, 1))
    told = table("", "|What happened", rows, on="notebook")
    return Document(record.house, "", (title,), (), (Section("", (told,)),))


def offer_document(offer: Offer) -> Document:
    """The room that an offer leaves, field by field."""
    rows = [
        (name, ", ".join(map(str, value)) if isinstance(value, tuple) else str(value))
        for name, value in ((name, getattr(offer, name)) for name in offer.__struct_fields__)
        if value not in (None, (), 0, False)
    ]
    return Document(offer.do, "", (), (), (Section("", (table("", "Field|Room", rows, on="notebook"),)),))


def _box_rows(
    house: House | None,
    head: tuple[str, str],
    stakes: Sequence[tuple[str, int]],
    lines: Sequence[Line],
    language: str,
) -> Iterator[Row]:
    """What was paid, then what still lies there; the box is named on its first row."""
    rows = [_cells(house, line, language) for line in lines] if house else []
    settled = {line.wager for line in lines}
    for name, minor in stakes:
        if name not in settled or house is None:
            label = house.label(name, language) if house else name
            told = amount_text(minor, house.currency, language) if house else f"{minor} minor"
            rows.append((label, told, "", "", "", ""))
    for place, row in enumerate(rows or [("",) * 6]):
        yield (*(head if not place else ("", "")), *row)


def _document(title: str, dealer: str, rows: Iterable[Row], meters: Iterable[str], language: str) -> Document:
    words = catalogue(language)
    box = words.template("settled", "box")
    hand = words.template("ranking", "hand")
    columns = f"{box}|{hand}|{_heads(language)}"
    told = list(rows)
    if not any(row[-1] for row in told):  # nothing is paid yet
        columns = "|".join(columns.split("|")[:4])
        told = [row[:4] for row in told]
    blocks: list[Block] = []
    if dealer:
        blocks.append(Words(f"{words.template('settled', 'dealer')}: {dealer}", on="notebook"))
    blocks.append(table("", columns, told, on="notebook"))
    blocks += [Words(meter, on="notebook") for meter in meters]
    return Document(title, "", (Words(title, "title", on="notebook"),), (), (Section("", tuple(blocks)),))


def _meters(house: House, held: Iterable[tuple[str, int]], language: str) -> list[str]:
    return [f"{name}: {amount_text(minor, house.currency, language)}" for name, minor in held]


def _faces(cards: Iterable[str]) -> str:
    return " ".join(card if card == FACE_DOWN else symbols(parse_cards(card)) for card in cards)


def _known(name: str, digest: str) -> House | None:
    """The house of a view, where the catalogue has it with the very rules; a view carries no more of it."""
    with suppress(NoSuchHouse):
        found = find(name)
        return found if found.digest == digest else None
    return None
