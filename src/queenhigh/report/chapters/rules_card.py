"""The rules card of a house in any language: for a terminal, a notebook, a sheet to print, and reports."""

from collections.abc import Iterable, Iterator
from functools import partial

from msgspec.structs import replace

from queenhigh.languages import DEFAULT
from queenhigh.report.blocks import Block, Column, Document, On, Section, Table, Words, shown
from queenhigh.rules.records import House, Result, Situation, Wager
from queenhigh.text import first_up
from queenhigh.words.amounts import amount_text
from queenhigh.words.card import CardContest, CardText, whole_card
from queenhigh.words.catalogue import catalogue
from queenhigh.words.rules_card import (
    after_fold_words,
    award_words,
    cited,
    conditions_words,
    dealer_words,
    envy_words,
    heading,
    note_words,
    pay_heads,
    pay_lines,
    pay_table_title,
    result_words,
    row_words,
    situations,
    wager_words,
)


def card_document(house: House, language: str = DEFAULT) -> Document:
    """The whole card: what a player wants on the felt, then what a manager wants to check.

    Its pages are the back of a printed sheet: without pay tables, which stand on the front, and texts.
    """
    card = whole_card(house, language)
    say = partial(heading, language=language)
    game = house.game_in(language)
    document = house.document_in(language)
    felt: list[Block] = [_wagers_table(house, language)]
    if any(wager.limits is not None and wager.limits.assumed for wager in house.wagers):
        felt.append(Words(say("setting"), "aside", on="everywhere"))
    if card.contest is not None:
        felt.append(shown(contest_table(card.contest, language), "everywhere"))
    felt += [shown(pay_table(house, wager, language), "brief") for wager in house.wagers if wager.rows]
    envy = (
        cited(envy_words(house, wager, wager.envy, language), house.cite(wager.envy.clause))
        for wager in house.envied_wagers
        if wager.envy is not None
    )
    sections = (
        Section("", tuple(felt)),
        _listed(say("payment"), [", ".join(card.payment)]),
        _listed(say("envy"), envy),
        _listed(say("meters"), (meter.sentence for meter in card.meters), "everywhere"),
        _listed(say("voids"), card.voids),
        _listed(say("printed"), [", ".join(card.printed)] if card.printed else [], "terminal"),
        *text_sections(house, language),
    )
    lead = (
        Words(f"{game} · {house.name} ({house.id})", "title", on="brief"),
        Words(document, "aside", on="brief"),
        *(Words(text, on="everywhere") for text in (card.table, card.discards) if text),
        Words(f"{document} · {house.digest[:19]}… · {say('play_money')}", "foot", on="page"),
    )
    return Document(f"{game} · {house.name}", "", lead, (), tuple(each for each in sections if each.blocks))


def text_sections(house: House, language: str = DEFAULT) -> tuple[Section, Section]:
    """What readings and clauses say, each with its id."""
    card = whole_card(house, language)

    def section(name: str, texts: Iterable[CardText]) -> Section:
        rows = tuple((text.id, text.text) for text in texts)
        table = (Table("", (Column("", cited=True), Column("")), rows, on="terminal"),) if rows else ()
        return Section(heading(name, language), table)

    return section("readings", card.readings), section("clauses", card.clauses)


def placard_document(house: House, language: str = DEFAULT) -> Document:
    """The front of a printed sheet: every pay table, and what the dealer does."""
    tables = [*ending_tables(house, language)]
    for wager in house.wagers:
        if wager.rows:
            paid = pay_table(house, wager, language)
            front = replace(wager, needs=None, beat_clause="")  # what is needed and cited is on the back
            conditions = first_up(conditions_words(house, front, language))
            tables.append(replace(paid, notes=(*filter(None, [conditions]), *paid.notes)))
    foot = Words(dealer_words(house, language), "foot")
    return Document(house.game_in(language), house.name, (foot,), (), (Section("", tuple(tables)),))


def contest_table(contest: CardContest, language: str = DEFAULT) -> Table:
    """How each wager ends in each situation of the contest."""
    heads = (heading("when", language), *(row.label for row in contest.rows))
    columns = (*map(Column, heads), Column(heading("clause", language), cited=True))
    ends = zip(*(row.endings for row in contest.rows), contest.clauses, strict=True)
    rows = ((first_up(when), *each) for when, each in zip(contest.when, ends, strict=True))
    return Table(contest.title, columns, tuple(rows))


def pay_table(house: House, wager: Wager, language: str = DEFAULT) -> Table:
    """What a wager pays, who stood and who drew side by side where that counts."""
    envy = any(row.envy_minor for row in wager.rows)
    heads = (*pay_heads(wager), *["envy"] * envy)
    columns = (
        Column(heading("hand", language)),
        *(Column(heading(head, language), numeric=True) for head in heads),
        Column(heading("clause", language), cited=True),
    )
    rows = []
    for hand, stood_drew in pay_lines(wager, language):
        there = [row for row in stood_drew if row]
        cells = [award_words(house, row, language) if row else "" for row in stood_drew]
        if envy:
            paid_minor = there[0].envy_minor
            cells.append(amount_text(paid_minor, house.currency, language) if paid_minor else "")
        clauses = dict.fromkeys(house.citations[row.clause] for row in there)
        rows.append((first_up(hand), *cells, ", ".join(filter(None, clauses))))
    notes = (first_up(note_words(house, wager, row, language)) for row in wager.rows)
    title = pay_table_title(house, wager, language)
    return Table(title, columns, tuple(rows), narrow=True, notes=tuple(filter(None, notes)))


def ending_tables(house: House, language: str = DEFAULT) -> Iterator[Table]:
    """What endings of the contest pay by the hand; situations and wagers that end alike in one table."""
    tables: dict[tuple[tuple[tuple[str, str], ...], tuple[str, ...]], list[str]] = {}
    for wager in house.wagers:
        by_rows: dict[tuple[tuple[str, str], ...], dict[Situation, Result]] = {}
        for situation, result in wager.results.items():
            if result.rows:
                ends = tuple(
                    (first_up(row_words(row, language)), result_words(result.by_row(row), language))
                    for row in result.rows
                )
                by_rows.setdefault(ends, {})[situation] = result
        for rows, ends_so in by_rows.items():
            notes = tuple(_other_endings(ends_so, language))
            tables.setdefault((rows, notes), []).append(house.label(wager.name, language))
    columns = (Column(heading("hand", language)), Column(heading("pays", language), numeric=True))
    for (rows, notes), labels in tables.items():
        yield Table(catalogue(language).join(labels, "and"), columns, rows, narrow=True, notes=notes)


def _other_endings(ends: dict[Situation, Result], language: str) -> Iterator[str]:
    """In which situations the rows are paid, and how a hand without one ends there."""
    said = situations(language)
    others = dict[Result, list[str]]()
    for situation in (each for each in said if each in ends):
        other = replace(ends[situation].by_row(None), clause="")
        others.setdefault(other, []).append(said[situation])
    for other, when in others.items():
        code = "others" if other.odds is not None else f"others.{other.outcome}"
        places = {"when": "; ".join(when), "other": result_words(other, language)}
        yield first_up(catalogue(language).say("result", code, places))


def _wagers_table(house: House, language: str) -> Table:
    """Stakes and conditions, and what a fold does where one may fold."""
    heads = ("wager", "stake", *["after_fold"] * house.folds)
    columns = (
        *(Column(heading(head, language)) for head in heads),
        Column(heading("clause", language), cited=True),
    )
    rows = []
    for wager in house.wagers:
        fold = [after_fold_words(house, wager, language)] if house.folds else []
        said = wager_words(house, wager, language)
        rows.append((house.label(wager.name, language), said, *fold, house.citations[wager.clause]))
    return Table(heading("wagers", language), columns, tuple(rows), on="everywhere")


def _listed(title: str, texts: Iterable[str], on: On = "written") -> Section:
    return Section(title, tuple(Words(text, on=on) for text in texts))
