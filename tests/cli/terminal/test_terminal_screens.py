"""The terminal table as it is drawn: screens as committed at several sizes; faces, chips, boxes, payouts."""

import io
from itertools import product

import pytest
from rich.console import Console

from kit import golden
from kit.cases import FEW, HOUSES, mostly_long
from kit.play.felt import Felt
from kit.terminal_screens import PLAYED, Sat, screens, screens_text
from queenhigh.cli.terminal.drawing.felt import FeltDrawing, chips, deal_counts, hand_rows, hand_word
from queenhigh.cli.terminal.drawing.payouts import payouts
from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.money import USD
from queenhigh.rules import house, house_ids
from queenhigh.words import payout

SIZES = ("60x20", "80x24", "120x40", "200x50")


@pytest.mark.parametrize("name", PLAYED)
def test_screens_are_as_committed(name: str) -> None:
    golden.compare(f"golden/screens/{name}.txt", screens_text(name))


def test_every_size_that_is_promised_has_a_golden_and_no_other_lies_there() -> None:
    assert {sat.size for sat in PLAYED.values()} == set(SIZES)
    assert {path.stem for path in (golden.TESTS / "golden" / "screens").iterdir()} == set(PLAYED)


@pytest.mark.parametrize(
    ("id", "size", "boxes"),
    mostly_long(
        product(house_ids(), SIZES, (1, 3, 5)), lambda case: case[0] in ("sixcard", "draw") and case[2] == 5
    ),
)
def test_dealer_boxes_and_heading_are_in_sight_with_every_question(id: str, size: str, boxes: int) -> None:
    rules = house(id)
    sides = [wager.name for wager in rules.wagers if wager.placed_before_deal and wager is not rules.ante]
    boxes = min(boxes, rules.boxes_per_player)
    decisions = [*["f"] * (boxes - 1), "p"] if rules.folds else ["s"] * boxes
    lines = (" ".join(sides), "", *decisions, "q")
    _, betting, *deciding, settled, _ = screens(Sat(id, boxes, size, lines))
    width, height = map(int, size.split("x"))
    assert len(deciding) == boxes
    for rows in (betting, *deciding, settled):
        seen = "\n".join(rows)
        assert rules.name in seen
        assert "Game 1" in seen
        assert len(rows) <= height
        assert max(map(len, rows)) <= width
        assert all(f"Box {box}" in seen for box in range(1, boxes + 1))
    assert all("Dealer" in "\n".join(rows) for rows in (*deciding, settled))


NOT_PLACED = "Not placed"


@pytest.mark.parametrize("id", HOUSES)
def test_every_key_that_is_shown_does_what_it_says(id: str) -> None:
    first, *_ = screens(Sat(id, 1, "80x24", ("q",)))
    _, refused, *_ = screens(Sat(id, 1, "80x24", ("banana", "q")))
    assert NOT_PLACED in "\n".join(refused)
    offered = first[-2].partition("you may add ")[2].split()
    for keys in offered:
        _, then, *_ = screens(Sat(id, 1, "80x24", (keys, "q")))
        assert keys not in then[-2]
        assert NOT_PLACED not in "\n".join(then)


def test_help_ends_with_the_keys_and_fits_a_small_window() -> None:
    for id in FEW:
        _, helped, *_ = screens(Sat(id, 3 if house(id).boxes_per_player > 2 else 1, "80x24", ("?", "q")))
        text = "\n".join(helped)
        assert "Enter " in text
        assert helped[-2].startswith("q ") or helped[-3].startswith("q ")
        assert text.index("Enter ") < text.index("? pays")


# Parts of it


@pytest.fixture
def screen() -> Screen:
    """A lively screen of 80 columns that draws into memory."""
    made = Screen()
    made.console = Console(file=io.StringIO(), width=80, force_terminal=False, markup=False, highlight=False)
    made.lively = made.unicode = True
    return made


def drawn(screen: Screen, game: Felt) -> str:
    with screen.console.capture() as captured:
        screen.show(FeltDrawing(screen, game.house).draw(game.view("p1"), "Bankroll"))
    return captured.get()


def test_red_suits_are_red_and_black_ones_take_the_foreground(screen: Screen) -> None:
    hand = hand_word(screen, ("Kh", "Td", "2s", "??"))
    assert hand.plain == "[K♥] [10♦] [2♠] [??]"
    styles = {hand.plain[span.start : span.end]: str(span.style) for span in hand.spans if span.style}
    assert "red" in styles["K♥"]
    assert "red" in styles["10♦"]
    assert styles["2♠"] == "bold"


def test_faces_have_one_shape(screen: Screen) -> None:
    for unicode in (True, False):
        screen.unicode = unicode
        rows = hand_rows(screen, ("Td", "??"))
        assert [row.cell_len for row in rows] == [17] * 4
        assert all(row.plain.isascii() for row in rows) or unicode


def test_a_screen_of_ascii_writes_the_code_for_the_sign_on_either_side(screen: Screen) -> None:
    screen.unicode = False
    assert screen.text("Ante £5; Ante 5\u00a0£, 7,50\u00a0S$").plain == "Ante GBP 5; Ante 5 GBP, 7,50 S$"


@pytest.mark.parametrize(
    ("amount_minor", "stack"), [(500, "●"), (250, "●●○"), (50, "○"), (3100, "●●●"), (10**9, "●●●"), (0, "")]
)
def test_chips(screen: Screen, amount_minor: int, stack: str) -> None:
    assert chips(screen, amount_minor, USD).plain == stack


def test_chips_have_the_casino_colours(screen: Screen) -> None:
    stack = chips(screen, 62500, USD)
    assert [str(span.style) for span in stack.spans] == ["magenta", "bright_black", "green"]


def test_hands_lie_face_down_until_they_may_be_seen(screen: Screen) -> None:
    game = Felt("rws").place(1, ante=5).place(2, ante=5).deal({1: "As Qd 9c", 2: "3c 4c 6d"}, "Kd Ks 2h")
    assert drawn(screen, game).count("│░░░│") == 2 * 9
    assert drawn(screen, game.look(1, 2)).count("│░░░│") == 2 * 6
    assert drawn(screen, game.play(1).fold(2).reveal()).count("│░░░│") == 2 * 3


@pytest.mark.parametrize("boxes", [1, 3, 7])
@pytest.mark.parametrize("width", [40, 80, 110])
def test_boxes_wrap_to_the_width(screen: Screen, boxes: int, width: int) -> None:
    screen.console.width = width
    screen.console.height = 100
    game = Felt("draw").open()
    for box in range(1, boxes + 1):
        game.place(box, "p1", ante=500, double_shot=1000)
    lines = drawn(screen, game).splitlines()
    assert {len(line) for line in lines} == {width}
    assert sum(line.count("$1,000 Double Shot Bonus") for line in lines) == boxes


def test_cards_are_counted_out_as_the_house_deals() -> None:
    hand = deal_counts([2, 5], "hand")
    shuffler = deal_counts([2, 5], "shuffler")
    assert hand[3] == {2: 1, 5: 1, 0: 1}
    assert shuffler[3] == {2: 3}
    assert hand[-1] == shuffler[-1] == {2: 3, 5: 3, 0: 3}


@pytest.mark.parametrize("width", [50, 80, 110])
def test_every_payout_is_told_whole_at_any_width(screen: Screen, width: int) -> None:
    screen.console.width = width
    game = Felt("rws").place(1, ante=5, pair_plus=5).place(2, ante=5, progressive="2.50")
    game.deal({1: "As Ad 9c", 2: "3c 4c 6d"}, "Kd Ks 2h").play(1).fold(2).settle()
    with screen.console.capture() as captured:
        screen.show(payouts(screen, game.house, game.state.lines))
    words = " ".join(captured.get().split())
    assert max(map(len, captured.get().splitlines())) <= width
    for line in game.state.lines:
        assert line.clause in words
        assert set(payout(game.house, line).split()) <= set(words.split())


@pytest.mark.parametrize("lively", [True, False])
def test_a_replaced_hand_of_the_dealers_stands_before_the_new_one(screen: Screen, lively: bool) -> None:
    felt = Felt("second_chance").place(1, ante=10).deal("Ah 9d 2c", "4c 8s Th").play(1)
    screen.lively = lively
    seen = drawn(screen, felt.settle(fourth="7c 8d 9s"))
    assert "[4♣] [8♠] [10♥] →" in seen
    assert "straight" in seen
