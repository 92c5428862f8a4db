"""The rules card for a notebook: what may be staked, how it ends, what it pays."""

from queenhigh.languages import DEFAULT
from queenhigh.report.blocks import Block, Document, Section, Words, table
from queenhigh.report.cards.paid import paid_table
from queenhigh.rules.records import House
from queenhigh.words.card import whole_card
from queenhigh.words.rules_card import wager_words


def house_document(house: House) -> Document:
    """A house by its wagers, its contest and its pay tables."""
    card = whole_card(house)
    wagers = [
        (wager.label, wager_words(house, house.by_name[wager.name]), wager.after_fold, wager.clause)
        for wager in card.wagers
    ]
    blocks: list[Block] = [
        Words(card.table, on="notebook"),
        table("Wagers", "Wager|Stake|After a fold|Clause", wagers, on="notebook"),
    ]
    if card.contest is not None:
        ends = zip(*(row.endings for row in card.contest.rows), card.contest.clauses, strict=True)
        heads = "|".join(("When", *(row.label for row in card.contest.rows), "Clause"))
        rows = [(when, *each) for when, each in zip(card.contest.when, ends, strict=True)]
        blocks.append(table(card.contest.title, heads, rows, on="notebook"))
    for wager in house.wagers:
        if wager.rows:
            paid = paid_table(house, wager, DEFAULT)
            blocks.append(
                table(paid.title, "|#".join(paid.heads or ("Hand", "Pays")), paid.rows, on="notebook")
            )
    blocks += [Words(meter.sentence, on="notebook") for meter in card.meters]
    title = f"{house.game} · {house.name} ({house.id})"
    lead = (Words(title, "title", on="notebook"), Words(house.document, "aside", on="notebook"))
    return Document(title, "", lead, (), (Section("", tuple(blocks)),))
