"""The felt as the player sees it: the dealer on top, the boxes below, chips on every wager."""

from collections.abc import Mapping, Sequence

from rich import box as frames
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from queenhigh.cards import parse_card
from queenhigh.cli.asking.wagers import short_name
from queenhigh.cli.terminal.drawing.payouts import net_minor, net_text
from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.engine import FACE_DOWN, View
from queenhigh.engine.view import BoxView
from queenhigh.money import Currency, show_amount
from queenhigh.report.chapters.at_table import replaced_hand
from queenhigh.rules.awards import MAIN_METER
from queenhigh.rules.records import House
from queenhigh.words import catalogue, hand_name

DEALERS = 0
"""Where the dealer stands among the boxes when cards are counted out."""
GAP = 3
FRAME = 6
"""What the frame takes beside the purse in its lower edge, which must not be cut."""
ROWS_BELOW = 4
"""What stands under the felt while one bets or decides."""
Counts = Mapping[int, int]
MOST_SHOWN = 3
_COLOURS = ((1000, "yellow"), (500, "magenta"), (100, "bright_black"), (25, "green"), (5, "red"), (1, ""))
"""Whole units and the colour of their chip. A white chip is the plain foreground and a black one grey:
both are seen on a dark and on a light ground."""
SLOTS = 3
CARD_ROWS = 4
RED = "bold red"
BLACK = "bold"
"""The terminal's own foreground: readable on a dark and on a light ground."""
BACK = "bright_blue"
EMPTY = "dim"


class FeltDrawing:
    """Draws what a view shows, and nothing else; without `named` no hand is called by its name."""

    def __init__(self, screen: Screen, house: House, named: bool = True) -> None:
        self.screen = screen
        self.house = house
        self.named = named

    def draw(
        self, seen: View, purse: str, dealt: Counts | None = None, below: int = ROWS_BELOW
    ) -> RenderableType:
        """The whole table, in the largest form that leaves so many rows `below` it.

        With card faces under the dealer's, then beside them; else in words, without stakes in a settled round
        that would not fit. `dealt` says how many cards have reached each hand while they are dealt out.
        """
        if self.screen.lively and self.screen.width >= len(purse) + FRAME:
            for beside in (False, True):
                felt = self._panel(seen, purse, dealt, beside)
                if self.screen.rows(felt) + below <= self.screen.console.height:
                    return felt
        brief = self.brief(seen, purse)
        if not self.screen.lively or seen.phase != "settled":
            return brief
        has_room = self.screen.rows(brief) + ROWS_BELOW <= self.screen.console.height
        return brief if has_room else self.brief(seen, purse, stakes_too=False)

    def _panel(self, seen: View, purse: str, dealt: Counts | None, beside: bool) -> Panel:
        """The table with card faces, the dealer's above the boxes or, to save rows, `beside` them."""
        head = " · ".join(filter(None, (f"Game {seen.game}", self.meters(seen))))
        replaced, hand = replaced_hand(seen.dealer.cards)
        title = self._dealer_title(seen).append(" · " if replaced else "").append_text(self._before(replaced))
        dealer = [title, *hand_rows(self.screen, _cut(hand, dealt, DEALERS))]
        told = beside and seen.phase == "settled" and self.named  # the payouts below tell every stake
        boxes = [self._box(box, seen, dealt, chips_too=not told) for box in seen.boxes if box.player]
        if beside:
            rows = self._tiers([dealer, *boxes])[1:]
            name = f" {self.house.name} · {head} "
        else:
            rows = [self.screen.text(head, "cyan"), Text(), *dealer, *self._tiers(boxes)]
            name = f" {self.house.name} · {self.house.game} "
        return Panel(
            Group(*rows),
            title=self.screen.text(name, "bold"),
            subtitle=self.screen.text(f" {purse} ", "bold"),
            border_style="green",
            box=frames.ROUNDED,
        )

    def meters(self, seen: View) -> str:
        """What the meters hold, in words; empty where the house has none."""
        return " · ".join(
            f"{'Meter' if name == MAIN_METER else f'Meter {name}'} {self._amount(amount_minor)}"
            for name, amount_minor in seen.meters_minor
        )

    def stakes(self, box: BoxView) -> str:
        """The stakes of a box, in words."""
        return ", ".join(f"{label} {self._amount(amount)}" for label, amount in self._wagers(box))

    def _word(self, name: str) -> str:
        return catalogue(self.screen.language).template("settled", name)

    def _amount(self, amount_minor: int) -> str:
        return show_amount(amount_minor, self.house.currency)

    def _wagers(self, box: BoxView) -> list[tuple[str, int]]:
        return [(self.house.label(name, self.screen.language), amount) for name, amount in box.stakes_minor]

    def brief(self, seen: View, purse: str, stakes_too: bool = True) -> RenderableType:
        """The table in a few lines of words, for a plain screen or a short one."""
        rows = [self.screen.text(purse)]
        if self.screen.lively:
            facts = (self.house.name, f"Game {seen.game}", self.meters(seen), purse)
            rows = [self.screen.text(" · ".join(filter(None, facts)), "cyan")]
        if seen.dealer.cards:
            replaced, cards = replaced_hand(seen.dealer.cards)
            hand = self._before(replaced).append_text(hand_word(self.screen, cards))
            rows.append(Text.assemble(self._dealer_title(seen), ": ", hand))
        for box in (box for box in seen.boxes if box.player):
            hand = hand_word(self.screen, box.cards)
            row = Text.assemble(self._box_title(box, seen), ": ", hand)
            if box.discards:
                row.append(f" {self._word('discarded')} ").append_text(hand_word(self.screen, box.discards))
            if stakes_too:
                row.append_text(self.screen.text(f" ({self.stakes(box)})"))
            rows.append(row)
        return Group(*rows)

    def free_spots(self, seen: View, box: int) -> list[tuple[str, str]]:
        """The wagers that could still be placed in a box, each by its label and what to type for it."""
        number = box - 1
        return [
            (self.house.label(wager.name, self.screen.language), f"{short_name(self.house, wager)}={least}")
            for offer in seen.legal
            if offer.do == "place" and offer.box == box and not seen.boxes[number].stake(offer.wager or "")
            for wager in (self.house.by_name[offer.wager or ""],)
            for least in (_figure(offer.least_minor or 0, self.house),)
        ]

    def _dealer_title(self, seen: View) -> Text:
        title = Text.assemble((self._word("dealer"), "bold"))
        if seen.dealer.community:
            title.append_text(self.screen.text(f" · {self._word('community')} "))
            title.append_text(hand_word(self.screen, seen.dealer.community))
        if seen.dealer.strength is None or not self.named:
            return title
        hand = hand_name(seen.dealer.strength, self.screen.language)
        title.append_text(self.screen.text(f" · {hand}"))
        if not self.house.dealer.always_qualifies:
            fits = seen.dealer.qualifies
            said = self._word("qualifies" if fits else "not_qualified")
            title.append_text(self.screen.text(f" · {said}", "green" if fits else "yellow"))
        return title

    def _before(self, replaced: Sequence[str]) -> Text:
        """The hand that the dealer had before, if they replaced one."""
        arrow = " → " if self.screen.unicode else " -> "
        return hand_word(self.screen, replaced).append(arrow) if replaced else Text()

    def _box_title(self, box: BoxView, seen: View) -> Text:
        known = box.strength is not None and self.named
        hand = f" · {hand_name(box.strength or 0, self.screen.language)}" if known else ""
        title = Text.assemble((f"{self._word('box')} {box.number}", "bold"), self.screen.text(hand))
        if box.choice == "fold":
            title.append_text(self.screen.text(f" · {self._word('folded')}", "red"))
        if seen.phase == "settled" and self.named:
            title.append(" · ").append_text(net_text(self.screen, self.house, net_minor(box.lines)))
        return title

    def _tiers(self, drawn: Sequence[list[Text]]) -> list[Text]:
        """What stands side by side: in one tier where all have room, else in several, one under the other."""
        wides = [max(row.cell_len for row in rows) + GAP for rows in drawn]
        room = self.screen.width - 4 + GAP
        if sum(wides) > room:
            wides = [max(wides)] * len(drawn)
        across = max(1, len(drawn) if sum(wides) <= room else room // wides[0])
        rows: list[Text] = []
        for start in range(0, len(drawn), across):
            tier = drawn[start : start + across]
            rows.append(Text())
            for number in range(max(len(each) for each in tier)):
                row = Text()
                for each, wide in zip(tier, wides[start:], strict=False):
                    cell = each[number].copy() if number < len(each) else Text()
                    cell.pad_right(wide - cell.cell_len)
                    row.append_text(cell)
                row.rstrip()
                rows.append(row)
        return rows

    def _box(self, box: BoxView, seen: View, dealt: Counts | None, chips_too: bool) -> list[Text]:
        rows = [self._box_title(box, seen)]
        rows += hand_rows(self.screen, _cut(box.cards, dealt, box.number), dim=box.choice == "fold")
        if self.house.decision.discards:
            rows.append(self._under_cards(box))
        if not chips_too:
            return rows
        for label, amount_minor in self._wagers(box):
            stack = chips(self.screen, amount_minor, self.house.currency)
            stack.pad_right(MOST_SHOWN + 1 - stack.cell_len)
            rows.append(stack.append_text(self.screen.text(f"{self._amount(amount_minor)} {label}")))
        for label, keys in self.free_spots(seen, box.number):
            spot = Text("○" if self.screen.unicode else ".", EMPTY)
            spot.pad_right(MOST_SHOWN + 1 - spot.cell_len)
            rows.append(spot.append_text(self.screen.text(f"{label} ", EMPTY)).append(keys, "cyan"))
        return rows

    def _under_cards(self, box: BoxView) -> Text:
        """In a house with a draw: the keys that discard each card, and later what was discarded."""
        if box.discards:
            return Text(f"{self._word('discarded')} ").append_text(hand_word(self.screen, box.discards))
        return Text("  1     2     3" if box.looked and not box.choice else "", "cyan")


def _figure(amount_minor: int, house: House) -> str:
    """An amount as it is typed."""
    return show_amount(amount_minor, house.currency).removeprefix(house.currency.sign)


def _cut(cards: Sequence[str], dealt: Counts | None, place: int) -> Sequence[str]:
    return cards if dealt is None else cards[: dealt.get(place, 0)]


def deal_counts(boxes: Sequence[int], method: str) -> list[dict[int, int]]:
    """How many cards lie before each box and the dealer after every card of the deal, in the house's way."""
    places = [*boxes, DEALERS]
    order = [place for place in places for _ in range(3)] if method == "shuffler" else places * 3
    counts: list[dict[int, int]] = [{}]
    for place in order:
        counts.append({**counts[-1], place: counts[-1].get(place, 0) + 1})
    return counts


def chips(screen: Screen, amount_minor: int, currency: Currency) -> Text:
    """The largest chips that make up an amount, at most three; a small one for less than a unit."""
    chip, coin = ("●", "○") if screen.unicode else ("o", ".")
    stack = Text()
    rest_minor = amount_minor
    for units, colour in _COLOURS:
        count, rest_minor = divmod(rest_minor, units * currency.unit_minor)
        stack.append(chip * min(count, MOST_SHOWN - len(stack)), style=colour)
    if rest_minor and len(stack) < MOST_SHOWN:
        stack.append(coin)
    return stack


def face_word(screen: Screen, card: str) -> Text:
    """A card as one word: ``K♠``, in its colour; ``??`` face down."""
    if card == FACE_DOWN:
        return screen.text(card, BACK)
    face = parse_card(card)
    words = face.symbol if screen.unicode else card
    return screen.text(words, RED if face.red else BLACK)


def hand_word(screen: Screen, cards: Sequence[str]) -> Text:
    """A hand on one line: ``[K♠] [9♦] [2♣]``."""
    return Text(" ").join(Text.assemble("[", face_word(screen, card), "]") for card in cards)


def hand_rows(screen: Screen, cards: Sequence[str], dim: bool = False) -> list[Text]:
    """A hand drawn as card faces side by side, empty spots on the felt where cards are still to come."""
    drawn = [_card_rows(screen, card) for card in cards]
    drawn += [_framed(screen, ["   ", "   "], EMPTY, EMPTY)] * (SLOTS - len(cards))
    rows = [Text(" ").join(card[row] for card in drawn) for row in range(CARD_ROWS)]
    if dim:
        for row in rows:
            row.stylize("dim")
    return rows


def _card_rows(screen: Screen, card: str) -> list[Text]:
    if card == FACE_DOWN:
        back = "░░░" if screen.unicode else "###"
        return _framed(screen, [back, back], BACK, BACK)
    face = parse_card(card)
    style = RED if face.red else BLACK
    rank = face.symbol[:-1]
    suit = face.symbol[-1] if screen.unicode else card[-1]
    return _framed(screen, [f"{rank:<3}", f" {suit} "], style, "")


def _framed(screen: Screen, inner: Sequence[str], style: str, edge: str) -> list[Text]:
    top, side, bottom = ("╭───╮", "│", "╰───╯") if screen.unicode else (".---.", "|", "'---'")
    middle = [Text.assemble((side, edge), (words, style), (side, edge)) for words in inner]
    return [Text(top, edge), *middle, Text(bottom, edge)]
