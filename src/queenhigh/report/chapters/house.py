"""What a report says, in order: the house, what favours the player, every entry, and the other sections."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec.structs import replace

from queenhigh.analysis.results import Analysis, Favour, WagerFigures
from queenhigh.report.blocks import (
    FIGURES,
    Block,
    Document,
    Facts,
    Section,
    Table,
    Words,
    shown,
    table,
)
from queenhigh.report.chapters import bets, play
from queenhigh.report.chapters.charts import outcome_chart
from queenhigh.report.chapters.common import about, answer, filled, paragraphs
from queenhigh.report.chapters.first_page import first_page
from queenhigh.report.chapters.rules_card import contest_table, pay_table
from queenhigh.report.numbers import (
    ROUNDED,
    both,
    decimal,
    fraction,
    money,
    one_in,
    percent,
    signed_percent,
    units,
)
from queenhigh.rules.records import House, Wager
from queenhigh.study.entries import Entry, entries, entry_labels, staked_in_antes
from queenhigh.text import first_up
from queenhigh.words.card import contest_card
from queenhigh.words.findings import cause_text
from queenhigh.words.rules_card import (
    award_words,
    dealer_words,
    wager_words,
)


def analysis_document(found: Analysis) -> Document:
    """The whole report of one house."""
    house = found.house
    told = facts(found)
    return Document(
        title=house.name,
        subtitle=f"{house.game}: exact analysis of the rules",
        lead=(
            Words(f"{house.name}, {house.game}", "title", on="notebook"),
            *first_page(found),
            Facts(told[1:], f"{house.game} · {house.name} ({house.id})", on="terminal"),
        ),
        alerts=tuple(_alert(found, each) for each in found.favours),
        sections=filled(
            _summary(found),
            _wagers(found),
            play.strategy(found),
            bets.progressives(found),
            bets.mix(found),
            play.protection(found),
            play.printed(found),
            *play.readings(found),
            play.method(found),
            about(told),
        ),
    )


def comparison(analyses: Sequence[Analysis]) -> Section:
    """Every wager of every house on a line."""
    rows = [(found.house.name, *row[:5]) for found in analyses for row in _summary_rows(found)]
    columns = "House|Wager|#House edge|=Exact|#Element of risk|#Hit frequency"
    return Section("All wagers", (table("Every wager of every house, per unit of its stake", columns, rows),))


def wager_document(found: WagerFigures) -> Document:
    """One entry: its figures and every outcome."""
    meter = found.progressive
    words = []
    if meter is not None:
        returns = f"Fixed awards return {percent(meter.fixed_return)} of the stake, meter {meter.meter} "
        words.append(Words(f"{returns}{percent(meter.meter_return)} at what it holds.", on="everywhere"))
    figures, outcomes = (shown(each, "everywhere") for each in (figures_table(found), outcomes_table(found)))
    return answer(
        found.label, "Figures", (Words(found.label, "title", on="brief"),), figures, *words, outcomes
    )


def facts(found: Analysis) -> tuple[tuple[str, str], ...]:
    """What the report is about: house, document, digest and what was asked."""
    house = found.house
    currency = found.house.currency
    told = [
        ("House", f"{house.name} ({house.id})"),
        ("Game", f"{house.game}. {dealer_words(house)}"),
        ("Document", house.document),
        ("Currency", f"{currency.code}; fractions of a coin are rounded {house.rounding}"),
        ("Digest of the rules", house.digest),
    ]
    if house.posted:
        told.append(("Posted at this table", house.posted))
    for name, minor in found.meters_minor.items():
        at_seed = minor == house.meters_at({})[name]
        told.append((f"Meter {name}", f"{money(minor, currency)}{', its seed' if at_seed else ''}"))
    if house.envied_wagers:
        told.append(("Players, for Envy", str(found.players)))
    beside = staked_in_antes(house)
    if found.side_antes is not None and beside is not None:
        told.append((f"{beside.label} in the bet", f"{found.side_antes} x Ante"))
    return tuple(told)


def _favour_words(favour: Favour) -> str:
    """How large it is, and how many rows would turn it."""
    said = f"Under best play the player has the edge: exactly {fraction(favour.player_edge)} of the stake."
    turning = sum(cause.edge_without > 0 for cause in favour.causes)
    if turning:
        which = "that one row" if turning == 1 else f"any one of {turning} rows"
        return f"{said} Removing {which} gives the edge back to the house."
    return f"{said} {cause_text([(each.label, each.edge_without) for each in favour.causes])}"


def _causes_table(found: Analysis, favour: Favour) -> Table:
    """The rows that cause it, the dearest first."""
    rows = []
    for cause in favour.causes:
        row = (first_up(cause.label), award_words(found.house, cause.row), percent(cause.contribution))
        rows.append((*row, *both(cause.edge_without), "yes" if cause.edge_without > 0 else "no"))
    wagers = ", ".join(dict.fromkeys(cause.wager for cause in favour.causes))
    caption = "What causes it: the rows of" if any(row[-1] == "yes" for row in rows) else "The rows of"
    columns = "Row|Pays|#Costs the house|#House edge without it|=Exact|Enough alone?"
    return table(f"{caption} {wagers}, the dearest first", columns, rows)


def _alert(found: Analysis, favour: Favour) -> Section:
    title = f"This favours the player: {favour.label}, by {percent(favour.player_edge)} of the stake"
    table = (_causes_table(found, favour),) if favour.causes else ()
    return Section(title, (Words(_favour_words(favour)), *table))


def _summary(found: Analysis) -> Section:
    """Every entry on a line."""
    caption = "House edge of each wager, per unit staked, with best play"
    columns = "Wager|#House edge|=Exact|#Element of risk|#Hit frequency|#Standard deviation|#Skewness"
    blocks: list[Block] = [table(caption, columns, _summary_rows(found), on="everywhere")]
    labels = entry_labels(found.house)
    why = (f"{labels.get(name, name)} is not worked out: {why}." for name, why in found.unpriced.items())
    blocks += [*paragraphs(why, "note", "everywhere"), *paragraphs(_stake_words(found))]
    if not found.favours:
        which = "No wager that is worked out" if found.unpriced else "No wager"
        said = f"{which} favours the player, even with best play, at these stakes and meters."
        blocks.append(Words(said, on="page"))
    blocks.append(Words(ROUNDED, "aside"))
    return Section("Summary", tuple(blocks), quiet=True)


def _summary_rows(found: Analysis) -> Iterator[tuple[str, ...]]:
    for wager in found.wagers.values():
        risk = "" if wager.element_of_risk is None else percent(wager.element_of_risk)
        spread = (decimal(wager.standard_deviation), decimal(wager.skewness))
        yield (wager.label, *both(wager.house_edge), risk, percent(wager.hit_frequency), *spread)
    labels = entry_labels(found.house)
    for name in found.unpriced:
        yield (labels.get(name, name), "not worked out", "", "", "", "", "")


def _stake_words(found: Analysis) -> list[str]:
    """What adding a wager costs that changes the play, and whether the stake matters."""
    said = []
    for wager in found.wagers.values():
        adding = wager.marginal_edge
        alone = wager.unchanged_play_edge
        if adding is not None:
            played = f"{wager.label} changes best play"
            plays_on = "for a player who plays as if it were not there"
            kept = "" if alone is None else f"; {percent(alone)} {plays_on}"
            said.append(f"{played}: adding it to the bet costs {percent(adding)} of its stake{kept}.")
    moving = [wager.label for wager in found.wagers.values() if wager.stake_matters]
    if moving:
        others = "other stakes, on the wager or beside it, may change the figures of"
        said.append(f"Measured at the least stakes; {others} {', '.join(moving)}.")
    elif found.wagers:
        said.append("Every stake that may be placed gives the same figures.")
    return said


def _wagers(found: Analysis) -> Section:
    parts = []
    for entry in entries(found.house):
        wager = found.wagers.get(entry.name)
        paid = (_pay_table(found.house, each) for each in entry.wagers if each.rows)
        blocks: tuple[Block, ...] = (*_contest(found.house, entry), *paid)
        if wager is None:
            blocks = (Words(f"Not worked out: {found.unpriced[entry.name]}."), *blocks)
        else:
            measured = Words(_measured(found, wager))
            ends = (outcomes_table(wager), outcome_chart(wager))
            blocks = (measured, figures_table(wager), *blocks, *(shown(each, "drawn") for each in ends))
        parts.append(Section(entry.label, blocks))
    return Section("Wagers", (), tuple(parts), on="drawn")


def _measured(found: Analysis, wager: WagerFigures) -> str:
    stake = money(wager.stake_minor, found.house.currency)
    other = (
        "other stakes that may be placed, on it or beside it, may give other figures"
        if wager.stake_matters
        else "every stake that may be placed gives the same figures"
    )
    said = f"Measured on a stake of {stake}; {other}. Counted over {wager.deals:,} equally likely deals."
    if wager.marginal_edge is None:
        return said
    said = (
        f"{said} Beside the rest of its bet it changes how the hand is played, so adding it costs the whole "
        f"bet {percent(wager.marginal_edge)} of it (exactly {fraction(wager.marginal_edge)})."
    )
    alone = wager.unchanged_play_edge
    if alone is None:
        return said
    lost = f"{percent(alone)} of it (exactly {fraction(alone)})"
    return f"{said} A player who plays on as if it were not there loses {lost}."


def figures_table(wager: WagerFigures) -> Table:
    """The figures of one entry with their exact forms."""
    rows = [("House edge", *both(wager.house_edge))]
    bet = wager.average_bet
    if bet is not None:
        rows.append(("Money bet in the end, in Antes", decimal(bet), fraction(bet)))
    shares = {
        "Element of risk: edge on all money bet": wager.element_of_risk,
        "Edge of adding it to its bet": wager.marginal_edge,
        "Edge if hands are played as if it were not there": wager.unchanged_play_edge,
        "Hit frequency": wager.hit_frequency,
    }
    rows += [(name, *both(share)) for name, share in shares.items() if share is not None]
    rows.append(("Standard deviation, in stakes", decimal(wager.standard_deviation), ""))
    rows.append(("Skewness", decimal(wager.skewness), ""))
    return table(f"{wager.label}: figures", FIGURES, rows)


def _contest(house: House, entry: Entry) -> list[Table]:
    """How the contest with the dealer ends, where the entry has one."""
    contest = contest_card(house, entry.wagers)
    return [] if contest is None else [replace(contest_table(contest), narrow=True)]


def _pay_table(house: House, wager: Wager) -> Table:
    which = f", table {wager.table_in_use}" if len(wager.tables) > 1 else ""
    words = wager_words(house, wager).replace(" *", "")
    return replace(pay_table(house, wager), caption=f"{wager.label}{which}: what it pays ({words})")


def outcomes_table(wager: WagerFigures) -> Table:
    """Every way it can end, with counts; Envy, which comes from other hands, stands on a line of its own."""
    rows = []
    for each in wager.outcomes:
        ends = (each.label, each.pays, units(each.net), f"{each.count:,}")
        chance = each.probability
        rows.append((*ends, percent(chance), one_in(chance), signed_percent(each.contribution)))
    envy = -wager.house_edge - sum((each.contribution for each in wager.outcomes), Fraction(0))
    if envy:
        rows.append(("Envy, from other hands", "", "", "", "", "", signed_percent(envy)))
    deals = sum(each.count for each in wager.outcomes)
    rows.append(("All", "", "", f"{deals:,}", "100%", "", signed_percent(-wager.house_edge)))
    columns = "Outcome|Pays|#Net, in stakes|#Deals|#Probability|#About one in|#Return"
    return table(f"{wager.label}: every outcome", columns, rows, total=True)
