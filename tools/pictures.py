"""Write the pictures of the README: a settled table, the table in a terminal, and how a report begins.

All are drawn from the program's own results, as text, and the same each time: ``make pictures``.
"""

import re
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

import queenhigh as qh
from queenhigh.cards import SHOWN_RANKS, SUITS, Card, parse_cards
from queenhigh.money import show_amount
from queenhigh.report import document_of
from queenhigh.report.blocks import Drawing, Words, seen
from queenhigh.report.blocks import Line as LineChart
from queenhigh.report.writers.svg import picture
from queenhigh.report.writers.svg_parts import WIDTH, lines_of
from queenhigh.words import full_name

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
HOUSE: Final = "rws"
HAND = "Kh Kd 4c"
DEALER = "Qs 7h 2d"
GLYPHS: Final = dict(zip("cdhs", "♣♦♥♠", strict=True))
RED: Final = "dh"
FONT: Final = "font-family=\"Georgia, 'Times New Roman', serif\""
MONO: Final = "font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\""
CELL = 9
ROW = 18
SANS: Final = 'font-family="Helvetica, Arial, sans-serif"'


def table_picture() -> str:
    """A round of one box, settled by the engine: cards, stakes, and each payout with its reason."""
    felt = qh.Felt(HOUSE)
    felt.place(1, ante=10, pair_plus=5).deal(HAND, dealer=DEALER).play(1).settle()
    house = felt.house
    state = felt.state
    parts = [
        '<rect width="960" height="520" rx="26" fill="#124a33"/>',
        '<rect x="10" y="10" width="940" height="500" rx="20" fill="#1d6a49"/>',
        _text(480, 46, "DEALER", 15, "#f4d78e", extra='letter-spacing="2"'),
        *_hand(DEALER, 366, 60, 70),
        _text(480, 184, f"{full_name(qh.strength(DEALER))}: qualifies", 18, "#fff9ea"),
        '<rect x="30" y="206" width="900" height="286" rx="14" fill="#175a3d" stroke="#f4d78e"/>',
        *_hand(HAND, 60, 228, 84),
        _text(195, 372, full_name(qh.strength(HAND)), 18, "#fff9ea"),
    ]
    stakes = [(line.wager, line.stake_minor) for line in state.lines if line.stake_minor]
    for at, (wager, minor) in enumerate(stakes):
        parts += _chip(95 + 100 * at, 420, show_amount(minor, house.currency), house.label(wager))
    parts += ['<rect x="390" y="222" width="526" height="254" rx="12" fill="#fbf8f1"/>']
    for at, line in enumerate(state.lines):
        top = 252 + 58 * at
        net = show_amount(line.returned_minor - line.stake_minor, house.currency)
        parts += [
            _text(408, top, house.label(line.wager), 17, "#1d211c", "start", weight=700),
            _text(898, top, f"+{net}", 17, "#14603f", "end", SANS, 700),
            _text(408, top + 22, qh.payout(house, line), 14, "#555a50", "start", SANS),
            _text(800, top, line.clause, 13, "#8a6314", "end", SANS),
        ]
    net_minor = sum(line.returned_minor - line.stake_minor for line in state.lines)
    parts += [
        _text(408, 460, "In all", 18, "#1d211c", "start", weight=700),
        _text(898, 460, f"+{show_amount(net_minor, house.currency)}", 18, "#14603f", "end", SANS, 700),
    ]
    title = f"A settled round of {house.game} at {house.name}"
    return _svg(960, 520, title, "".join(parts))


def report_picture() -> str:
    """How a house's report begins, and its first curve, as the report draws them."""
    told = document_of(qh.analyse(HOUSE))
    curve = next(block for block in _blocks(told.sections) if isinstance(block, LineChart))
    parts = [
        _text(20, 44, told.title, 28, "#111", "start", SANS, 700),
        _text(20, 70, told.subtitle, 16, "#444", "start", SANS),
    ]
    bottom = 84.0
    for at, block in enumerate((*seen(told.lead, "page"), curve)):
        if isinstance(block, Words):
            for line in lines_of(block.text, WIDTH * 12 / 14):  # they are measured at the size of labels
                bottom += 20
                parts.append(_text(20, bottom, line, 14, "#111", "start", SANS))
            bottom += 6
        elif isinstance(block, Drawing):
            drawn = picture(block, f"chart{at}")
            height = float(drawn.partition(f'viewBox="0 0 {WIDTH} ')[2].partition('"')[0])
            place = f'<svg x="20" y="{bottom + 34:g}" width="{WIDTH}" height="{height:g}" {SANS} '
            parts.append(_text(20, bottom + 24, block.title, 13, "#111", "start", SANS, 700))
            parts.append(drawn.replace("<svg ", place, 1))
            bottom += height + 40
    paper = f'<rect width="{WIDTH + 40}" height="{bottom + 20:g}" rx="12" fill="#fff"/>'
    title = f"How the report of {told.title} begins"
    return _svg(WIDTH + 40, bottom + 20, title, f"{paper}{''.join(parts)}")


def terminal_picture() -> str:
    """A sitting in a terminal, as it is drawn there: a hand to decide on, and the coach's hint."""
    sys.path.insert(0, str(FOLDER.parent.parent / "tests"))
    from kit.terminal_screens import Sat, screens

    rows = screens(Sat(HOUSE, 1, "80x32", ("pp5", "", "h", "q")))[3]
    width = CELL * 80 + 40
    height = ROW * len(rows) + 40
    parts = [f'<rect width="{width}" height="{height}" rx="12" fill="#16201b"/>']
    for at, row in enumerate(rows):
        text = re.sub("[♥♦]", r'<tspan fill="#ff6b6b">\g<0></tspan>', escape(row))
        where = f'x="20" y="{30 + ROW * at}" textLength="{CELL * len(row)}" lengthAdjust="spacingAndGlyphs"'
        parts.append(f'<text {where} {MONO} font-size="15" fill="#e8efe9" xml:space="preserve">{text}</text>')
    return _svg(width, height, "A hand at the terminal table, with the coach's hint", "".join(parts))


def _blocks(sections: object) -> Iterator[object]:
    """Every block of a document, also those of sections within sections."""
    for section in sections if isinstance(sections, tuple | list) else ():
        yield from section.blocks
        yield from _blocks(getattr(section, "sections", ()))


def _svg(width: float, height: float, title: str, inner: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">'
        f"<title>{escape(title)}</title>{inner}</svg>\n"
    )


def _text(
    x: float, y: float, words: str, size: int, fill: str, anchor: str = "middle", font: str = FONT,
    weight: int = 400, extra: str = "",
) -> str:  # fmt: skip
    return (
        f'<text x="{x:g}" y="{y:g}" {font} font-size="{size}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}" {extra}>{escape(words)}</text>'
    )


def _hand(cards: str, x: float, y: float, width: float) -> Iterator[str]:
    for at, card in enumerate(parse_cards(cards)):
        yield from _card(card, x + at * (width + 8), y, width)


def _card(card: Card, x: float, y: float, width: float) -> Iterator[str]:
    suit = SUITS[card.suit]
    ink = "#c8102e" if suit in RED else "#16181d"
    middle = x + width / 2
    yield f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{width * 1.4:g}" rx="7" fill="#fffefa"/>'
    yield _text(middle, y + width * 0.62, SHOWN_RANKS[card.rank], round(width * 0.56), ink, weight=700)
    yield _text(middle, y + width * 1.2, GLYPHS[suit], round(width * 0.54), ink)


def _chip(x: float, y: float, amount: str, label: str) -> Iterator[str]:
    yield f'<circle cx="{x:g}" cy="{y:g}" r="27" fill="#a3231f"/>'
    rim = 'fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="9 10"'
    yield f'<circle cx="{x:g}" cy="{y:g}" r="24" {rim}/>'
    yield f'<circle cx="{x:g}" cy="{y:g}" r="19" fill="#c43a33"/>'
    yield _text(x, y + 5, amount, 12, "#fff", font=SANS, weight=700)
    yield _text(x, y + 48, label, 14, "#fff9ea", font=SANS, weight=700)


PICTURES: Final = {"table.svg": table_picture, "terminal.svg": terminal_picture, "report.svg": report_picture}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / name).write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
