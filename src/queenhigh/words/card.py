"""The rules card whole: the phrases of `rules_card` in the order and places a card has them, for any reader.

A terminal, a page or a printed card differ in how they draw it; what stands on it is the same.
"""

from collections.abc import Iterable

import msgspec

from queenhigh.languages import DEFAULT
from queenhigh.rules.records import House, Situation, Wager
from queenhigh.words import rules_card as phrases
from queenhigh.words.amounts import amount_text


class CardWager(msgspec.Struct, frozen=True):
    """One wager: its stake and what it needs in words, and what a fold does to it."""

    name: str
    label: str
    stake: str
    after_fold: str
    needs: str
    clause: str


class CardContestRow(msgspec.Struct, frozen=True):
    """How a wager ends in each situation of the contest; empty where it is not concerned."""

    wager: str
    label: str
    endings: tuple[str, ...]


class CardContest(msgspec.Struct, frozen=True):
    """Hand against the dealer's: the situations, and for each wager how it ends in them."""

    title: str
    when: tuple[str, ...]
    rows: tuple[CardContestRow, ...]
    clauses: tuple[str, ...]
    """The clauses behind each situation."""


class CardRow(msgspec.Struct, frozen=True):
    """One row of a pay table."""

    name: str
    label: str
    pays: str
    clause: str
    envy: str


class CardTable(msgspec.Struct, frozen=True):
    """One pay table, with notes on its rows and on Envy."""

    wager: str
    title: str
    rows: tuple[CardRow, ...]
    notes: tuple[str, ...]


class CardMeter(msgspec.Struct, frozen=True):
    name: str
    sentence: str


class CardText(msgspec.Struct, frozen=True):
    """A clause or a reading by its id as it is cited."""

    id: str
    text: str


class RulesCard(msgspec.Struct, frozen=True):
    """All of a house's rules in words."""

    table: str
    dealer: str
    discards: str
    wagers: tuple[CardWager, ...]
    contest: CardContest | None
    pays: tuple[CardTable, ...]
    payment: tuple[str, ...]
    payment_names: tuple[str, ...]
    meters: tuple[CardMeter, ...]
    voids: tuple[str, ...]
    printed: tuple[str, ...]
    readings: tuple[CardText, ...]
    clauses: tuple[CardText, ...]


def whole_card(house: House, language: str = DEFAULT) -> RulesCard:
    """The card of a house in one language."""
    return RulesCard(
        table=phrases.table_words(house, language),
        dealer=phrases.dealer_words(house, language),
        discards=phrases.discards_words(house, language),
        wagers=tuple(_wager(house, wager, language) for wager in house.wagers),
        contest=contest_card(house, house.wagers, language),
        pays=tuple(_table(house, wager, language) for wager in house.wagers if wager.rows),
        payment=tuple(house.label(name, language) for name in house.payment_order),
        payment_names=house.payment_order,
        meters=tuple(
            CardMeter(meter.name, phrases.meter_words(house, meter, language)) for meter in house.meters
        ),
        voids=tuple(phrases.ground_words(house, each, language) for each in house.irregularities),
        printed=tuple(phrases.printed_words(house, each, language) for each in house.printed),
        readings=_readings(house, language),
        clauses=_clauses(house, language),
    )


def cited_texts(house: House, cited: Iterable[str], language: str = DEFAULT) -> tuple[CardText, ...]:
    """What the clauses and readings say that something cites, each once, in the order of the house."""
    wanted = set(cited)
    texts = (*_clauses(house, language), *_readings(house, language))
    return tuple(text for text in texts if text.id in wanted)


def _readings(house: House, language: str) -> tuple[CardText, ...]:
    return tuple(
        CardText(house.citations[each.id], phrases.reading_words(house, each, language))
        for each in house.readings
    )


def _clauses(house: House, language: str) -> tuple[CardText, ...]:
    return tuple(
        CardText(house.citations[each.id], house.summary(each.id, language)) for each in house.clauses
    )


def _wager(house: House, wager: Wager, language: str) -> CardWager:
    return CardWager(
        name=wager.name,
        label=house.label(wager.name, language),
        stake=phrases.stake_words(house, wager, language),
        after_fold=phrases.after_fold_words(house, wager, language),
        needs=phrases.conditions_words(house, wager, language),
        clause=house.citations[wager.clause],
    )


def contest_card(house: House, wagers: Iterable[Wager], language: str = DEFAULT) -> CardContest | None:
    """How these wagers end against the dealer; none if no contest decides them."""
    contested = [wager for wager in wagers if wager.contest]
    if not contested:
        return None
    said = {
        situation: words
        for situation, words in phrases.situations(language).items()
        if any(situation in wager.results for wager in contested)
    }
    rows = tuple(
        CardContestRow(
            wager.name,
            house.label(wager.name, language),
            tuple(
                phrases.result_words(wager.results[situation], language) if situation in wager.results else ""
                for situation in said
            ),
        )
        for wager in contested
    )
    clauses = tuple(", ".join(_clauses_behind(house, contested, situation)) for situation in said)
    return CardContest(phrases.heading("contest", language), tuple(said.values()), rows, clauses)


def _clauses_behind(house: House, wagers: Iterable[Wager], situation: Situation) -> list[str]:
    """The clauses by which a situation ends for each wager it concerns, those of its rows too; each once."""
    results = [wager.results[situation] for wager in wagers if situation in wager.results]
    cited = (clause for each in results for clause in (each.clause, *(row.clause for row in each.rows)))
    return [house.citations[clause] for clause in dict.fromkeys(cited) if clause]


def _table(house: House, wager: Wager, language: str) -> CardTable:
    rows = tuple(
        CardRow(
            name=row.name,
            label=phrases.row_label(row, language, wager.rows[:place]),
            pays=phrases.award_words(house, row, language),
            clause=house.citations[row.clause],
            envy=amount_text(row.envy_minor, house.currency, language) if row.envy_minor else "",
        )
        for place, row in enumerate(wager.rows)
    )
    notes = [phrases.note_words(house, wager, row, language) for row in wager.rows if row.note]
    if wager.envy is not None:
        envy = phrases.envy_words(house, wager, wager.envy, language)
        notes.append(phrases.cited(envy, house.cite(wager.envy.clause)))
    return CardTable(wager.name, phrases.pay_table_title(house, wager, language), rows, tuple(notes))
