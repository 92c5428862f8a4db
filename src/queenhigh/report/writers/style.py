"""The look of a report: black on white, made to be printed; colour is an accent, never a message."""

STYLE = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; padding: 1.5rem 1.25rem 3rem; max-width: 60rem; background: #fff; color: #111;
  font: 15px/1.45 system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
h1, h2, h3, h4 { line-height: 1.2; margin: 1.6em 0 .5em; text-wrap: balance; }
h1 { font-size: 1.9rem; margin-top: 0; }
h2 { font-size: 1.35rem; border-bottom: 2px solid #1f4e79; padding-bottom: .2em; }
h3 { font-size: 1.12rem; }
h4 { font-size: 1rem; }
p { margin: .5em 0; overflow-wrap: break-word; }
a { color: #1f4e79; }
.subtitle { font-size: 1.1rem; color: #444; margin-top: -.4em; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .15em 1em; margin: 1em 0;
  font-size: .92rem; }
dl.facts dt { font-weight: 600; }
dl.facts dd { margin: 0; overflow-wrap: anywhere; }
nav { margin: 1em 0; padding: .6em 1em; border: 1px solid #bbb; }
nav p { margin: 0; font-weight: 600; }
nav ol { margin: .3em 0; padding-left: 1.6em; }
article > nav ol { columns: 14rem; }
.alert { border: 3px solid #a3001b; border-left-width: 12px; padding: .2em 1em .8em; margin: 1.2em 0; }
.alert h2, .alert h3 { border: 0; color: #a3001b; margin: .6em 0 .3em; }
.wide { overflow-x: auto; margin: 1em 0; }
table { border-collapse: collapse; width: 100%; font-size: .86rem; }
caption { text-align: left; font-weight: 600; padding: .2em 0 .35em; }
th, td { text-align: left; vertical-align: top; padding: .2em .5em; border-bottom: 1px solid #ccc; }
th:first-child, td:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
thead th { border-bottom: 1.5px solid #111; vertical-align: bottom; font-weight: 600; }
tbody th { font-weight: 400; }
.n { text-align: right; font-variant-numeric: tabular-nums; }
tbody .n:not(.x), .k { white-space: nowrap; }
.beside { display: flex; flex-wrap: wrap; gap: 0 2rem; }
.beside > .wide { flex: 1 1 19rem; min-width: 0; max-width: 36rem; }
tr.total > * { border-top: 1.5px solid #111; font-weight: 600; }
figure { margin: 1.2em 0; }
figcaption { font-weight: 600; font-size: .86rem; margin-bottom: .4em; }
figure p { font-size: .82rem; color: #444; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
.small { display: none; }
.grid svg { min-width: 720px; }
@media screen and (max-width: 600px) {
  .drawn { display: none; }
  .small { display: block; }
  dl.facts { grid-template-columns: 1fr; }
  dl.facts dd { margin-bottom: .4em; }
  tbody th:not(.k) { min-width: 8.5em; }
  td.w { min-width: 13em; }
  caption { position: sticky; left: 0; max-width: calc(100vw - 2.5rem); }
}
footer { margin-top: 2.5em; border-top: 1px solid #bbb; padding-top: .5em; font-size: .82rem; color: #444; }
@page { margin: 16mm 15mm 18mm;
  @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
@media print {
  html { font-size: 9.5pt; }
  body { max-width: none; padding: 0; font-size: 9.5pt; }
  h1, h2, h3, h4, caption, figcaption { break-after: avoid; }
  figure, tr, .alert, dl.facts, nav { break-inside: avoid; }
  .wide { overflow: visible; }
  .grid svg { min-width: 0; }
  .whole { break-inside: avoid; }
  thead { display: table-header-group; }
  p { orphans: 3; widows: 3; }
  a { color: inherit; text-decoration: none; }
  section + article, article + article { break-before: page; }
  svg, .alert { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""
