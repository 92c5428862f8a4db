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
    rows: set[tuple[str, str]] = set()
    for path in sorted((*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"))):
        text = path.read_text(encoding="utf-8")
        assert not _OTHER_STORES.search(text), f"{path.name} stores something elsewhere"
        if path != _KEPT:
            rows.update(_stored(text, path.name))
    return document(
        "Keys that the page stores in a browser; * stands for the id of something.",
        {"": columns(sorted(rows))},
    )


def _stored(text: str, file: str) -> Iterator[tuple[str, str]]:
    """The keys that a file stores, each with the store."""
    prefix = _prefix()
    for store, key in _USE.findall(text):
        names = list(_values(key.strip(), text))
        assert names, f"{file}: what key {key} is cannot be read"
        for name in names:
            yield (f"{prefix}{name}", "localStorage") if store == "kept" else (name, store)


def _prefix() -> str:
    found = re.search(r"const PREFIX = '([^']+)'", _KEPT.read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def _values(key: str, text: str) -> Iterator[str]:
    """The keys that an expression stands for: a literal, or a name that the file sets to some."""
    name = key.rpartition(".")[2]
    if name.isidentifier():
        for value in re.findall(rf"\b{name} = ([^;]+);", text):
            yield from filter(None, _literals(value))
    else:
        yield from _literals(key)


def _literals(expression: str) -> Iterator[str]:
    """The texts of an expression, with * in place of what is put into them."""
    if joined := _JOINED.match(expression):
        yield f"{joined[1]}{joined[2]}*"
        return
    for plain, template in _LITERAL.findall(_PART.sub("*", expression)):
        yield plain or template
