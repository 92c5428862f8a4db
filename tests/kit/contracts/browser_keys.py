"""Contract of what a browser stores for the page: its keys, read from the page's sources."""

import re
from collections.abc import Iterator
from pathlib import Path

from kit.contracts.document import columns, document

PAGE = Path(__file__).resolve().parents[3] / "page" / "src"
_KEPT = PAGE / "settings" / "kept.ts"
"""The one file through which the page stores what outlasts it."""
_USE = re.compile(
    r"\b(kept|localStorage|sessionStorage)\.(?:readJson|writeJson|read|write|getItem|setItem|removeItem)"
    r"(?:<[^(]*>)?\(([^,)]+)"
)
_LITERAL = re.compile(r"'([^']*)'|`([^`]*)`")
_JOINED = re.compile(r"\['([^']*)',.*\]\.join\('([^']*)'\)", re.DOTALL)
_PART = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
_OTHER_STORES = re.compile(r"\b(?:indexedDB|document\.cookie|caches\.open)\b")


def written() -> str:
    prefix = re.search(r"const PREFIX = '([^']+)'", _KEPT.read_text(encoding="utf-8"))
    assert prefix is not None
    rows: set[tuple[str, str]] = set()
    for path in sorted({*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")} - {_KEPT}):
        text = path.read_text(encoding="utf-8")
        assert not _OTHER_STORES.search(text), f"{path.name} stores something elsewhere"
        for store, key in _USE.findall(text):
            names = list(_names(key.strip(), text))
            assert names, f"{path.name}: what key {key} is cannot be read"
            is_kept = store == "kept"
            rows.update(
                (f"{prefix[1]}{name}", "localStorage") if is_kept else (name, store) for name in names
            )
    return document(
        "Keys that the page stores in a browser, with the store of each; * is a house or table.",
        {"": columns(sorted(rows))},
    )


def _names(key: str, text: str) -> Iterator[str]:
    """Return the texts of a key, or those that the file sets its name to, with * for what is put in."""
    name = key.rpartition(".")[2]
    values = re.findall(rf"\b{name} = ([^;]+);", text) if name.isidentifier() else [key]
    for value in values:
        if joined := _JOINED.match(value):
            yield f"{joined[1]}{joined[2]}*"
        else:
            found = _LITERAL.findall(_PART.sub("*", value))
            yield from filter(None, (plain or template for plain, template in found))
