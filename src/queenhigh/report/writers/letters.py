"""Charts drawn in letters: the grid of two cards, a fan, a skyline. `plain` is for terminals of old."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from queenhigh.cards import SHOWN_RANKS
from queenhigh.report.blocks import Fan, Grid, Skyline

_CELL: Final = 5
_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_LETTERS: Final = "_.-=+*%#"


def grid_text(grid: Grid) -> Text:
    """The grid of two cards in 67 columns."""
    letters = SHOWN_RANKS[::-1]
    text = Text("  " + "".join(f"{letter:>{_CELL}}" for letter in letters), style="bold")
    for letter, cells in zip(letters, grid.rows, strict=True):
        text.append(f"\n{letter:2}")
        for cell in cells:
            if cell is None or cell.mark:
                text.append(f"{cell.mark if cell else '':>{_CELL}}", style="not bold dim")
            else:
                style = "not bold green" if cell.value > 0 else "not bold"
                text.append(f"{round(cell.value * 100):>{_CELL}}", style=style)
    return text


def fan_lines(fan: Fan, width: int, plain: bool = False) -> Iterator[str]:
    """A fan: its heads, a line for each span, and what the letters mean."""
    dot, thick, middle = ".=o" if plain else "·━●"
    sizes = [
        max(map(len, column)) for column in zip(fan.heads, *(span.cells for span in fan.spans), strict=True)
    ]
    room = max(20, min(width, 100) - sum(sizes) - 7)
    low, first = fan.low
    high, last = fan.high

    def line(cells: tuple[str, ...], drawn: str) -> str:
        told = (cell.rjust(size) for cell, size in zip(cells, sizes, strict=True))
        return "  ".join((*told, drawn)).rstrip()

    yield line(fan.heads, first + last.rjust(room - len(first)))
    for span in fan.spans:
        bar = [" "] * room
        spots = [(at - low) * (room - 1) // (high - low) for at in span.at]
        bar[spots[0] : spots[4] + 1] = dot * (spots[4] + 1 - spots[0])
        bar[spots[1] : spots[3] + 1] = thick * (spots[3] + 1 - spots[1])
        bar[spots[2]] = middle
        yield line(span.cells, "".join(bar))
    yield "   ".join(f"{mark} {name}" for mark, name in zip((middle, thick, dot), fan.names, strict=True))


def skyline_text(skyline: Skyline, plain: bool = False) -> str:
    """A skyline in one line."""
    marks = _LETTERS if plain else _BLOCKS
    most = len(marks) - 1
    return "".join(marks[min(most, height * len(marks) // skyline.top)] for height in skyline.heights)
