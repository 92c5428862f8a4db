"""One way to tell a result: every kind has a document, every writer a word for every kind of block."""

import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from io import StringIO
from typing import Any, get_args

import pytest
from rich.console import Console

import queenhigh as qh
from kit.cases import mostly_long
from kit.houses.invented import EVERY_HOUSE, any_house
from kit.pages import Page
from kit.play.scenarios import SCENARIOS
from kit.results import results
from queenhigh.analysis import bet_of
from queenhigh.cards import RANKS, parse_cards
from queenhigh.displayed import Displayed
from queenhigh.report import DOCUMENTS, document_of, html_of, markdown_of, page_of, print_result
from queenhigh.report.blocks import (
    FIGURES,
    Band,
    Bar,
    Bars,
    Block,
    Cards,
    Cell,
    Curve,
    Curves,
    Document,
    Facts,
    Fan,
    Grid,
    Interval,
    Intervals,
    Line,
    On,
    Section,
    Skyline,
    Span,
    Split,
    Splits,
    Table,
    Words,
    seen,
    shown,
    table,
)
from queenhigh.report.writers.html import document_html
from queenhigh.report.writers.markdown import document_markdown
from queenhigh.report.writers.notebook import document_fragment
from queenhigh.report.writers.terminal import print_document
from queenhigh.study.result import Result

CELLS = tuple(tuple(Cell(f"{one}{two}", "1.5", 1.5) for two in RANKS) for one in RANKS)
FAN = Fan("A fan", ("round",), (Span(("7",), (0, 1, 2, 3, 4)),), (0, "$0"), (4, "$4"), ("a", "b", "c"))
LINE = Curve("a curve", ((0.0, 1.0), (1.0, 2.0)))
MARKED: tuple[Block, ...] = (
    Words("Some words."),
    Facts((("A term", "its words"),), "A title"),
    Cards(parse_cards("Qs 6h 4d"), "a house"),
    table("A table", FIGURES, [("a figure", "1", "1/1")]),
    Bars("Bars", "Bars in words.", "percent", (Bar("a bar", 1.0, "one"),)),
    Splits("Splits", "Splits in words.", "hands", "play", "fold", (Split("a split", 1, 2),)),
    Intervals(
        "Intervals", "Intervals in words.", "x", "found", "so", (Interval("a row", 1.0, 0.5, 1.2, "1 ± 0.5"),)
    ),
    Line("A line", "A line in words.", "meter", "edge", "$", ((0.0, 1.0), (1.0, 2.0)), ()),
    Grid("A grid", "A grid in words.", CELLS, "Notes.", ("A small grid", "Small notes.")),
    Curves("Curves", "Curves in words.", "x", "y", (Band("b", ((0.0, 1.0, 2.0),)),), (LINE,), letters=FAN),
)
SAID: dict[type[Block], tuple[str | None, ...]] = {
    Words: ("Some words.",) * 4,
    Facts: ("its words",) * 4,
    Cards: ("6♥ 4♦",) * 4,
    Table: ("a figure",) * 4,
    Bars: ("a bar</text>", None, None, "Bars in words."),
    Splits: ("a split</text>", None, None, "Splits in words."),
    Intervals: ("a row</text>", None, None, "Intervals in words."),
    Line: ("A line in words.", None, None, "A line in words."),
    Grid: ("Notes.", "Notes.", "Small notes.", "A grid in words."),
    Curves: ("a curve</text>", "a curve", "A fan", "Curves in words."),
}
"""What page, Markdown, terminal and notebook say of each; two do not draw what tables tell beside it."""


def kinds() -> dict[type[Result], Result]:
    """Return a result of each kind."""
    return {type(each): each for each in results().values()}


def printed(document: Document, more: bool = False) -> str:
    text = StringIO()
    print_document(document, Console(file=text, width=100, highlight=False), more)
    return text.getvalue()


def forms(document: Document) -> tuple[str, str, str, str]:
    page = document_html(document)
    notebook = document_fragment(document)
    return page, document_markdown(document), printed(document), notebook


def leaves(kind: type[Result]) -> Iterator[type[Result]]:
    """The kinds of results that are no base of another."""
    for below in kind.__subclasses__():
        yield from leaves(below) if below.__subclasses__() else (below,)


def test_every_kind_of_result_has_a_document_in_every_form() -> None:
    assert set(kinds()) == {kind for kind in leaves(Result) if kind.__module__.startswith("queenhigh.")}
    for result in kinds().values():
        document = document_of(result)
        assert document.sections
        page, markdown, terminal, notebook = forms(document)
        assert page.startswith("<!DOCTYPE html>")
        assert f"<title>{document.title}: {document.subtitle}</title>" in page
        assert (page_of(result), markdown_of(result), html_of(result)) == (page, markdown, notebook)
        assert result._repr_html_() == notebook
        for text in (page, markdown, terminal, notebook):
            assert len(text) > 200
        told = StringIO()
        print_result(result, Console(file=told, width=100, highlight=False))
        assert told.getvalue() == terminal


def below(kind: type[Displayed]) -> Iterator[type[Displayed]]:
    yield kind
    for each in kind.__subclasses__():
        yield from below(each)


def test_each_class_that_shows_itself_is_in_the_table_of_documents_by_its_place() -> None:
    """Bases of results have no document, nor have the open copies of records that the client reads into."""
    for place, maker in DOCUMENTS.items():
        module, name = place.split(":")
        kind = getattr(import_module(module), name)
        assert issubclass(kind, Displayed)
        assert f"{kind.__module__}:{kind.__qualname__}" == place
        module, name = maker.split(":")
        assert callable(getattr(import_module(f"queenhigh.report.{module}"), name))
    shown = {
        kind
        for kind in below(Displayed)
        if kind.__module__.startswith("queenhigh.")
        and vars(sys.modules[kind.__module__]).get(kind.__qualname__) is kind
    }
    bases = {base for kind in shown for base in kind.__bases__}
    missing = {f"{kind.__module__}:{kind.__qualname__}" for kind in shown - bases} - {*DOCUMENTS}
    assert not missing


def test_a_new_kind_of_result_has_to_be_told() -> None:
    class Strange(Result, frozen=True):
        pass

    with pytest.raises(TypeError, match="Strange"):
        document_of(Strange())


def test_every_writer_has_a_word_for_every_kind_of_block() -> None:
    assert {type(block) for block in MARKED} == set(get_args(Block)) == set(SAID)
    for block in MARKED:
        told = shown(block, "everywhere")
        texts = forms(Document("Title", "", (), (), (Section("Under this", (told,)),)))
        lead = forms(Document("Title", "", (told,), (), ()))
        for text, first, said in zip(texts, lead, SAID[type(block)], strict=True):
            for written in (text, first):
                assert said in written if said is not None else "words" not in written


@pytest.mark.parametrize(
    ("on", "where"),
    [
        ("page", "1100 0"),
        ("terminal", "0010 1"),
        ("notebook", "0001 0"),
        ("more", "0000 1"),
        ("written", "1110 1"),
        ("brief", "0011 1"),
        ("drawn", "1101 0"),
        ("everywhere", "1111 1"),
    ],
)
def test_a_mark_says_where_a_thing_is_shown(on: On, where: str) -> None:
    block = Words("These words.", on=on)
    inner = Section("", (Words("These words.", on="everywhere"),), on=on)
    for document in (
        Document("Title", "", (block,), (), ()),
        Document("Title", "", (), (), (Section("Under", (block,)),)),
        Document("Title", "", (), (), (Section("Under", (), (inner,)),)),
    ):
        texts = [*forms(document), printed(document, more=True)]
        found = "".join(str(int("These words." in text)) for text in texts)
        assert f"{found[:4]} {found[4]}" == where


def test_marks_are_all_known() -> None:
    for result in kinds().values():
        document = document_of(result)
        every: list[Section] = [*document.alerts, *document.sections]
        for section in every:
            every.extend(section.sections)
            assert seen(section.blocks, "page", "terminal", "notebook", "more") == list(section.blocks)


def test_a_heading_stands_where_something_stands_under_it() -> None:
    hidden = Section("A heading", (Words("For a page.", on="page"),))
    assert printed(Document("Title", "", (), (), (hidden,))) == ""
    quiet = Section("A heading", (Words("Words."),), quiet=True)
    assert printed(Document("Title", "", (), (), (quiet,))) == "Words.\n"
    page, markdown, *_ = forms(Document("Title", "", (), (), (quiet,)))
    assert "A heading" in page
    assert "## A heading" in markdown


def test_a_terminal_of_old_gets_letters_that_it_has() -> None:
    class Old(StringIO):
        encoding = "ascii"

    path = Curves("Path", "Words.", "x", "y", letters=Skyline((0, 4, 8), 8))
    document = Document("Title", "", (), (), (Section("Meter", (path, MARKED[-1])),))

    text = Old()
    print_document(document, Console(file=text, width=100, highlight=False))
    assert "_+#" in text.getvalue()
    assert text.getvalue().isascii()
    assert "▁▅█" in printed(document)


# Things that show themselves: a fragment in a notebook, a few words at a prompt, a file where one asks

SHORT = 260


def words_shown(thing: Displayed) -> str:
    """The words of what a notebook shows; it must be well formed."""
    page = Page(thing._repr_html_())
    assert not page.tags & {"script", "style"}
    return page.text


@cache
def felt() -> qh.Felt:
    laid = qh.Felt("rws").place(1, "ann", ante=10, progressive="2.50").place(2, "bo", ante=10)
    return laid.deal({1: "Kh Kd 4c", 2: "9h 7d 2c"}, dealer="Qs 7h 2d").look(1)


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_a_house_shows_its_rules_card(name: str) -> None:
    rules = any_house(name)
    text = words_shown(rules)
    assert rules.name in text
    for wager in rules.wagers:
        assert wager.label in text
    assert repr(rules) == f"House({name!r}, {rules.digest[:19]}...)"


@pytest.mark.parametrize("name", mostly_long(SCENARIOS, lambda name: "sitting" in name))
def test_every_round_shows_itself_to_each(name: str) -> None:
    played = SCENARIOS[name]()
    assert words_shown(played.state)
    for who in ("dealer", "supervisor", "bystander", "ann"):
        assert words_shown(played.view(who))
    assert words_shown(played.record)


def test_a_view_of_a_house_that_is_not_in_the_catalogue_shows_itself() -> None:
    laid = qh.Felt(any_house("upcard")).place(1, ante=10)
    assert "ante" in words_shown(laid.view("p1"))


def everything() -> list[Any]:
    """Something of each public class that has fields."""
    found = qh.analyse("rws", stakes={"ante": 5, "pair_plus": 5})
    settled = felt().copy().play(1).fold(2).settle()
    return [
        found, found.strategy, found.mix, *found.wagers.values(), qh.best_chart("draw"), bet_of("rws"),
        felt(), felt().state, felt().state.box(1), felt().view("ann"), *felt().legal("ann"), settled.record,
        *settled.record.steps, qh.house("rws"), *qh.house("rws").wagers, qh.simulate("rws", 1000, seed=1),
        qh.risk("rws", stakes={"ante": 5}, rounds=10), qh.price("rws", "pair_plus", {"flush": "4 to 1"}),
        qh.advise("rws", "Qs 6h 4d"), qh.sessions("rws", players=20, rounds=20, bankroll=100, seed=1),
    ]  # fmt: skip


def test_everything_has_a_short_repr() -> None:
    for thing in everything():
        text = repr(thing)
        assert len(text) <= SHORT, text
        assert text.startswith(f"{type(thing).__name__}("), text
        assert "\\x" not in text


def test_usual_fields_are_left_out() -> None:
    assert repr(felt().legal("ann")[0]) == "Offer(do='fold', box=1)"
    line = felt().play(1).fold(2).settle().state.lines_of(1)[0]
    assert repr(line.seen) == "Seen(strength=408, dealer_strength=122)"
    assert repr(qh.best_chart("rws")) == "Chart(name='best', choices=[2], by_hand=<22100 bytes>)"
