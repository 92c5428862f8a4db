"""The back of the sheet: how the game is played, what may be staked, and how it ends."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from queenhigh.report.cards.fitting import HIGH_MM, LINE, WIDE_MM, em_mm, largest, lines_in
from queenhigh.report.writers.markup import escape, rows_html
from queenhigh.rules.records import House
from queenhigh.words.card import RulesCard, whole_card
from queenhigh.words.rules_card import cited, envy_words, heading, wager_words

_MOST: Final = 14.0
_FOOT_MM: Final = 22.0


class Part(NamedTuple):
    """A heading with a table under it, the widths of whose columns are parts of a whole; or paragraphs."""

    title: str
    heads: tuple[str, ...] = ()
    widths: tuple[float, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    words: tuple[str, ...] = ()

    def high_mm(self, points: float) -> float:
        """How high it is, with what is around it."""
        rows = [*self.rows, *[self.heads] * bool(self.heads)]
        lines = sum(
            max(lines_in(cell, width * WIDE_MM, points) for cell, width in zip(row, self.widths, strict=True))
            for row in rows
        )
        lines += sum(lines_in(text, WIDE_MM, points) for text in self.words)
        return em_mm(points) * (
            2.0 * bool(self.title) + lines * LINE + len(rows) * 0.2 + len(self.words) * 0.25
        )


def rules_side(house: House, language: str) -> str:
    """The side as HTML."""
    parts = list(_parts(house, whole_card(house, language), language))
    points = largest(
        lambda size: sum(part.high_mm(size) for part in parts) <= HIGH_MM - _FOOT_MM - 2.2 * em_mm(size),
        _MOST,
    )
    foot = f"{house.document_in(language)} · {house.digest[:19]}… · {heading('play_money', language)}"
    return (
        f'<section class="side rules" style="--type:{points:g}pt">\n'
        f"<header><h1>{escape(house.game_in(language))} · {escape(house.name)}</h1></header>\n"
        f"{''.join(map(_part, parts))}<footer><p>{escape(foot)}</p></footer>\n</section>\n"
    )


def _parts(house: House, card: RulesCard, language: str) -> Iterator[Part]:
    yield Part("", words=tuple(filter(None, (card.table, card.discards))))
    wagers = tuple(
        (wager.label, wager_words(house, house.by_name[wager.name], language), wager.after_fold)
        for wager in card.wagers
    )
    heads = tuple(heading(name, language) for name in ("wager", "stake", "after_fold"))
    if house.folds:
        yield Part(heading("wagers", language), heads, (0.2, 0.6, 0.2), wagers)
    else:
        yield Part(heading("wagers", language), heads[:2], (0.2, 0.8), tuple(row[:2] for row in wagers))
    if any(wager.limits is not None and wager.limits.assumed for wager in house.wagers):
        yield Part("", words=(heading("setting", language),))
    if card.contest is not None:
        contest = card.contest
        ends = zip(*(row.endings for row in contest.rows), strict=True)
        heads = (heading("when", language), *(row.label for row in contest.rows))
        widths = (0.4, *[0.6 / len(contest.rows)] * len(contest.rows))
        rows = tuple((when, *each) for when, each in zip(contest.when, ends, strict=True))
        yield Part(contest.title, heads, widths, rows)
    yield Part(heading("payment", language), words=(", ".join(card.payment),))
    envied = [(wager, wager.envy) for wager in house.envied_wagers if wager.envy is not None]
    if envied:
        said = (
            cited(envy_words(house, wager, envy, language), house.cite(envy.clause)) for wager, envy in envied
        )
        yield Part(heading("envy", language), words=tuple(said))
    if card.meters:
        yield Part(heading("meters", language), words=tuple(meter.sentence for meter in card.meters))
    if card.voids:
        yield Part(heading("voids", language), words=card.voids)


def _part(part: Part) -> str:
    title = f"<h2>{escape(part.title)}</h2>\n" if part.title else ""
    words = "".join(f"<p>{escape(text)}</p>\n" for text in part.words)
    if not part.rows:
        return f"{title}{words}"
    widths = "".join(f'<col style="width:{100 * width:.1f}%">' for width in part.widths)
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in part.heads)
    rows = rows_html(part.rows)
    return f"{title}<table>{widths}<thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table>\n{words}"
