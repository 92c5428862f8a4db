"""Pages, and parts of pages, read strictly."""

import re
from html.parser import HTMLParser

VOID = {"meta", "br", "wbr", "img"}
"""Elements that have no end."""


class Page(HTMLParser):
    """A page that is well formed; refuses a tag that is closed out of turn or left open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.headings: list[int] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert not self._open, self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.ids.extend(value for name, value in attrs if name == "id" and value)
        self.links.extend(value for name, value in attrs if name in ("href", "src") and value)
        if re.fullmatch(r"h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if tag == "th":
            assert dict(attrs).get("scope") in ("row", "col")
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self._open:
            self.words.append(data)

    @property
    def text(self) -> str:
        """All words, on one line."""
        return " ".join(" ".join(self.words).split())
