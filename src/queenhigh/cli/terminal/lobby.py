"""Where a player without a table is shown the houses."""

from queenhigh.cli.terminal.drawing.screen import Leave, Screen
from queenhigh.report.blocks import table
from queenhigh.rules import House, house, house_groups
from queenhigh.text import shorten

LEAVING = ("q", "quit", "exit", "leave")


def choose_house(screen: Screen) -> House:
    """The house the player picks: by number, by id, or the first with Enter alone."""
    first, *others = ([house(id) for id in ids] for ids in house_groups().values())
    # Games without a draw first: they are quicker to learn, and Enter alone takes the first.
    first.sort(key=lambda each: each.decision.discards)
    houses = [each for group in (first, *others) for each in group]
    rows = []
    for number, each in enumerate(houses, start=1):
        sides = [wager.label for wager in each.wagers if wager.placed_before_deal and wager is not each.ante]
        words = f"{each.name}: {', '.join([each.game, *(sides if each in first else ())])}"
        rows.append((str(number), each.id, words))
    screen.say("Which table would you like?", "bold")
    screen.show(screen.table(table("", "#||", rows)))
    while True:
        line = screen.ask(f"1 to {len(houses)}, Enter for {houses[0].id}, q to leave").lower()
        if line in LEAVING:
            raise Leave
        found = [
            each
            for number, each in enumerate(houses, start=1)
            if line in ("", str(number)) or each.id.startswith(line)
        ]
        exact = [each for each in found if each.id == line]
        if not line or len(found) == 1 or exact:
            return (exact or found)[0]
        screen.say(f"{shorten(line)} is none of them: type a number or a name from the list.", "yellow")
