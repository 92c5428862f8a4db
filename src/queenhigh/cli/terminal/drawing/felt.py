"""The felt as the player sees it: the dealer on top, the boxes below, chips on every wager."""

from collections.abc import Mapping, Sequence

from rich import box as frames
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from queenhigh.cli.terminal.drawing.chips import MOST_SHOWN, chips
from queenhigh.cli.terminal.drawing.faces import hand_rows, hand_word
from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.engine import View
from queenhigh.engine.view import BoxView
from queenhigh.money import show_amount
from queenhigh.rules.awards import MAIN_METER
from queenhigh.rules.records import House
from queenhigh.words import catalogue, hand_name

DEALERS = 0
"""Where the dealer stands among the boxes when cards are counted out."""
GAP = 3
FRAME = 6
"""What the frame takes beside the purse in its lower edge, which must not be cut."""
Counts = Mapping[int, int]


class FeltDrawing:
    """Draws what a view shows, and nothing else."""

    def __init__(self, screen: Screen, house: House) -> None:
        self.screen = screen
        self.house = house

    def draw(self, seen: View, purse: str, dealt: Counts | None = None) -> RenderableType:
        """The whole table. `dealt` says how many cards have reached each hand while they are dealt out."""
        if not self.screen.lively or self.screen.width < len(purse) + FRAME:
            return self.brief(seen, purse)
        boxes = [box for box in seen.boxes if box.player]
        head = " · ".join(filter(None, (f"Game {seen.game}", self.meters(seen))))
        rows: list[Text] = [self.screen.text(head, "cyan"), Text()]
        rows += [self._dealer_title(seen), *hand_rows(self.screen, _cut(seen.dealer.cards, dealt, DEALERS))]
        rows += self._box_rows(boxes, dealt, self.screen.width - 4)
        return Panel(
            Group(*rows),
            title=self.screen.text(f" {self.house.name} · {self.house.game} ", "bold"),
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

    def brief(self, seen: View, purse: str) -> RenderableType:
        """The table in a few lines of words, for a plain screen or a short one."""
        rows = [self.screen.text(purse)]
        if seen.dealer.cards:
            hand = hand_word(self.screen, seen.dealer.cards)
            rows.append(Text.assemble(self._dealer_title(seen), ": ", hand))
        for box in (box for box in seen.boxes if box.player):
            hand = hand_word(self.screen, box.cards)
            row = Text.assemble(self._box_title(box), ": ", hand)
            if box.discards:
                row.append(f" {self._word('discarded')} ").append_text(hand_word(self.screen, box.discards))
            rows.append(row.append_text(self.screen.text(f" ({self.stakes(box)})")))
        return Group(*rows)

    def _dealer_title(self, seen: View) -> Text:
        title = Text.assemble((self._word("dealer"), "bold"))
        if seen.dealer.strength is None:
            return title
        hand = hand_name(seen.dealer.strength, self.screen.language)
        title.append_text(self.screen.text(f" · {hand}"))
        if not self.house.dealer.always_qualifies:
            fits = seen.dealer.qualifies
            said = self._word("qualifies" if fits else "not_qualified")
            title.append_text(self.screen.text(f" · {said}", "green" if fits else "yellow"))
        return title

    def _box_title(self, box: BoxView) -> Text:
        hand = "" if box.strength is None else hand_name(box.strength, self.screen.language)
        words = f" · {hand}" if hand else ""
        title = Text.assemble((f"{self._word('box')} {box.number}", "bold"), self.screen.text(words))
        if box.choice == "fold":
            title.append_text(self.screen.text(f" · {self._word('folded')}", "red"))
        return title

    def _box_rows(self, boxes: Sequence[BoxView], dealt: Counts | None, room: int) -> list[Text]:
        """The boxes side by side, in as many tiers as the width asks for."""
        drawn = [self._box(box, dealt) for box in boxes]
        wide = max((row.cell_len for rows in drawn for row in rows), default=0) + GAP
        across = max(1, (room + GAP) // wide)
        rows: list[Text] = []
        for start in range(0, len(drawn), across):
            tier = drawn[start : start + across]
            rows.append(Text())
            for number in range(max(len(each) for each in tier)):
                cells = [each[number].copy() if number < len(each) else Text() for each in tier]
                for cell in cells[:-1]:
                    cell.pad_right(wide - cell.cell_len)
                rows.append(Text().join(cells))
        return rows

    def _box(self, box: BoxView, dealt: Counts | None) -> list[Text]:
        rows = [self._box_title(box)]
        rows += hand_rows(self.screen, _cut(box.cards, dealt, box.number), dim=box.choice == "fold")
        if self.house.decision.discards:
            rows.append(self._under_cards(box))
        for label, amount_minor in self._wagers(box):
            stack = chips(self.screen, amount_minor, self.house.currency)
            stack.pad_right(MOST_SHOWN + 1 - stack.cell_len)
            rows.append(stack.append_text(self.screen.text(f"{self._amount(amount_minor)} {label}")))
        return rows

    def _under_cards(self, box: BoxView) -> Text:
        """In a house with a draw: the keys that discard each card, and later what was discarded."""
        if box.discards:
            return Text(f"{self._word('discarded')} ").append_text(hand_word(self.screen, box.discards))
        return Text("  1     2     3" if box.looked and not box.choice else "", "cyan")


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
