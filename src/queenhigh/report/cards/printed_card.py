"""Both sides in one HTML file that stands alone: print it on both sides of a sheet, A4 or letter."""

from typing import Final

from queenhigh.report.cards.fitting import HIGH_MM, LINE, WIDE_MM
from queenhigh.report.cards.placard import placard
from queenhigh.report.cards.rules_side import rules_side
from queenhigh.report.writers.markup import escape
from queenhigh.rules.records import House
from queenhigh.words.card import whole_card
from queenhigh.words.rules_card import heading

_STYLE: Final = f"""
:root {{ color-scheme: light; }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: #e4e4e0; color: #111;
  font-family: system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }}
main {{ display: flex; flex-wrap: wrap; justify-content: center; gap: 8mm; padding: 8mm; }}
.side {{ display: flex; flex-direction: column; width: {WIDE_MM + 24:g}mm; height: {HIGH_MM + 24:g}mm;
  padding: 12mm; overflow: hidden; background: #fff; box-shadow: 0 1px 6px #0004;
  font-size: var(--type); line-height: {LINE}; }}
h1, h2, p {{ margin: 0; line-height: 1.25; }}
header {{ text-align: center; border-bottom: 1mm solid #1f4e79; padding-bottom: 2mm; margin-bottom: 2mm; }}
.placard header p {{ font-size: 15pt; letter-spacing: .08em; text-transform: uppercase; color: #444; }}
.placard h1 {{ font-size: 30pt; }}
.bands {{ flex: 1; display: flex; flex-direction: column; justify-content: space-evenly; }}
.band {{ display: flex; gap: 9mm; }}
.band > div {{ flex: 1; min-width: 0; }}
table {{ width: 100%; border-collapse: collapse; }}
caption {{ text-align: left; font-weight: 700; color: #1f4e79; font-size: 1.12em; }}
th, td {{ text-align: left; font-weight: 400; padding: .14em 0; border-bottom: .3mm solid #bbb;
  vertical-align: top; }}
th {{ padding-right: .5em; }}
thead th {{ font-weight: 600; border-bottom: .4mm solid #111; }}
.placard td, .placard thead th:not(:first-child) {{ text-align: right; padding: .14em 0 .14em .6em;
  white-space: nowrap; }}
.placard td {{ font-weight: 700; font-variant-numeric: tabular-nums; }}
.placard tbody th::first-letter {{ text-transform: uppercase; }}
.note {{ font-size: .7em; }}
footer {{ margin-top: auto; padding-top: 2mm; text-align: center; }}
.placard footer {{ font-size: 13pt; }}
.rules h1 {{ font-size: 1.5em; }}
.rules h2 {{ font-size: 1.1em; color: #1f4e79; margin: .5em 0 .1em; }}
.rules table {{ table-layout: fixed; }}
.rules th, .rules td {{ padding: .1em .5em .1em 0; overflow-wrap: break-word; }}
.rules tbody th {{ font-weight: 600; }}
.rules p {{ line-height: {LINE}; margin-bottom: .25em; }}
.rules footer {{ font-size: 7.5pt; color: #444; }}
.desk {{ height: auto; display: block; font-size: 10pt; }}
.desk dt {{ font-weight: 600; }}
.desk dd {{ margin: 0 0 .5em; }}
@page {{ margin: 12mm; }}
@media screen and (max-width: 820px) {{
  main {{ padding: 0; }}
  .side {{ width: auto; height: auto; padding: 5vw; font-size: min(var(--type), 4.4vw); }}
  .band {{ flex-direction: column; gap: 0; }}
}}
@media print {{
  body {{ background: none; }}
  main {{ display: block; padding: 0; }}
  .side {{ width: {WIDE_MM:g}mm; height: {HIGH_MM:g}mm; padding: 0; margin: 0 auto; box-shadow: none;
    print-color-adjust: exact; -webkit-print-color-adjust: exact; }}
  .side + .side {{ break-before: page; }}
  .desk {{ height: auto; overflow: visible; }}
}}
"""


def printed_card(house: House, language: str, clauses: bool = False) -> str:
    """Placard and rules card; with `clauses` the texts of clauses and readings follow, on other pages."""
    title = f"{house.game_in(language)} · {house.name}"
    more = _desk(house, language) if clauses else ""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"{placard(house, language)}{rules_side(house, language)}{more}</main>\n</body>\n</html>\n"
    )


def _desk(house: House, language: str) -> str:
    card = whole_card(house, language)
    parts = []
    for name, texts in (("clauses", card.clauses), ("readings", card.readings)):
        terms = "".join(f"<dt>{escape(text.id)}</dt><dd>{escape(text.text)}</dd>\n" for text in texts)
        if terms:
            parts.append(f"<h2>{escape(heading(name, language))}</h2>\n<dl>\n{terms}</dl>\n")
    return f'<section class="side rules desk">\n{"".join(parts)}</section>\n'
