"""Checks what one wager says of another, and what the house needs as a whole."""

from collections.abc import Iterable, Mapping

from queenhigh.cards import DECK_SIZE
from queenhigh.rules.figures import ALL_MONEY, ANTE_PLAY, BEFORE, BLIND, entry_names, parse_figure
from queenhigh.rules.read.checks import (
    Absent,
    check_added,
    check_beaten,
    check_collections,
    check_endings,
    check_envied,
    check_gaps,
    check_limits,
    check_meters,
    check_most,
    check_rows,
    contest_keys,
    row_path,
)
from queenhigh.rules.read.contest import NOBODY_FOLDS
from queenhigh.rules.read.lines import Path
from queenhigh.rules.read.pays import FURTHER
from queenhigh.rules.read.section import Notes
from queenhigh.rules.records import ENVY, House, Wager
from queenhigh.text import shorten, suggest

TAKEN = (ENVY, "fold", "stand", "discard", "new", "player")
"""What envy lines are called, and the words of a box: no wager may have these names."""


def crosscheck(house: House, notes: Notes) -> None:
    """Note every reference to something that is not there, and every rule that cannot be followed."""
    by_name = {wager.name: wager for wager in house.wagers}
    absent: Absent = {}
    if not by_name:  # which has been noted, and what would be said of wagers does not matter
        notes.note_gathered()
        return
    for wager in house.wagers:
        _check_references(wager, by_name, absent, notes)
        check_rows(wager, house, absent, notes)
        if not check_gaps(wager, notes):
            check_envied(wager, notes)
        check_beaten(wager, notes)
        check_endings(wager, house.dealer, notes)
        check_added(wager, notes)
        check_limits(wager, by_name, notes)
    check_collections(house, notes)
    check_meters(house, notes)
    check_most(house, notes)
    _check_needs_order(house, notes)
    _check_house(house, absent, notes)
    _check_kinds(house, absent, notes)
    _check_community(house, absent, notes)
    _check_clauses(house, absent, notes)
    if not absent:  # a figure is named after wagers
        _check_printed(house, notes)
    _note_absent(absent, notes)


def _note_absent(absent: Absent, notes: Notes) -> None:
    for message, paths in absent.items():
        notes.note_once(paths, message)
    notes.note_gathered()


def crosscheck_pays(house: House, wager: Wager, notes: Notes) -> None:
    """Note what is wrong with one wager's awards: meters that are missing, gaps, amounts below the stake."""
    absent: Absent = {}
    check_rows(wager, house, absent, notes)
    _note_absent(absent, notes)
    check_gaps(wager, notes)
    check_beaten(wager, notes)
    check_added(wager, notes)
    check_limits(wager, house.by_name, notes)


def _no_wager(absent: Absent, path: Path, name: str, known: Iterable[str]) -> None:
    absent.setdefault(f"no wager is called {name!r}{suggest(name, known)}", []).append(path)


def _is_of_no_kind(notes: Notes, wager: str) -> bool:
    """Whether a wager's kind could not be read, so that nothing can be said of what it may do."""
    return notes.is_unread(("wagers", wager, "kind"))


def _check_references(wager: Wager, by_name: Mapping[str, Wager], absent: Absent, notes: Notes) -> None:
    path = ("wagers", wager.name)
    if wager.on:
        target = by_name.get(wager.on)
        if target is None:
            _no_wager(absent, (*path, "on"), wager.on, by_name)
        elif _is_of_no_kind(notes, wager.on):
            pass
        elif wager.facts.contest and target.kind != "ante":
            words = f"a {wager.kind} wager follows an ante, and {wager.on} is {target.kind}"
            notes.note((*path, "on"), words)
        elif wager.collected is not None and not target.placed_before_deal:
            words = f"a collection comes with a wager that is placed before the deal, not with {target.kind}"
            notes.note((*path, "on"), words)
        elif not target.has_stake or target.collected is not None:
            notes.note((*path, "on"), f"{wager.on} is a {target.kind} and has no stake to pay on")
    if wager.needs is not None:
        for key, names in (("every", wager.needs.every), ("some", wager.needs.some)):
            at = (*path, "needs", key)
            for name in names:
                if name not in by_name:
                    _no_wager(absent, at, name, by_name)
                elif name == wager.name or not by_name[name].placed_before_deal:
                    notes.note(at, f"{name} cannot stand in the box before {wager.name} does")
        if wager.opens_box:
            notes.note(
                (*path, "opens_box"), "a wager that needs another cannot put a box in the round by itself"
            )
    if wager.envy is not None:
        behind = wager.envy.behind
        at = (*path, "envy", "behind")
        if behind is not None and behind not in by_name:
            _no_wager(absent, at, behind, by_name)
        elif behind is not None and not by_name[behind].has_stake:
            notes.note(at, f"{behind} is a bonus: it has no stake that could stand there")
        elif behind is not None and by_name[behind].collected is not None:
            words = f"{behind} is a collection, which is taken and never bet: name the wager that it is on"
            notes.note_new(at, words)


def _check_needs_order(house: House, notes: Notes) -> None:
    """Wagers whose needs wait for each other could never be placed."""
    waiting = {wager.name: wager for wager in house.wagers if wager.needs is not None}
    while placed := [name for name, wager in waiting.items() if not _waits(wager, waiting)]:
        for name in placed:
            del waiting[name]
    for name, wager in waiting.items():
        needed = [*wager.needs.every, *wager.needs.some] if wager.needs else []
        others = " or ".join(other for other in needed if other in waiting)
        words = f"can never be met: {others} needs {name} in turn or never stands"
        notes.note(("wagers", name, "needs"), words)


def _waits(wager: Wager, waiting: dict[str, Wager]) -> bool:
    """Whether what a wager needs is itself still waiting; one that names itself has been noted already."""
    needs = wager.needs
    if needs is None or wager.name in (*needs.every, *needs.some):
        return False
    return any(name in waiting for name in needs.every) or (
        bool(needs.some) and all(name in waiting for name in needs.some)
    )


def _check_kinds(house: House, absent: Absent, notes: Notes) -> None:
    """What the kinds of all wagers ask of a house, where each could be read."""
    if any(_is_of_no_kind(notes, wager.name) for wager in house.wagers):
        return
    kinds = [wager.kind for wager in house.wagers]
    for kind in ("ante", "play"):
        if (count := kinds.count(kind)) > 1:
            notes.note(("wagers",), f"there are {count} wagers of kind {kind}; a house has one at most")
    if ("ante" in kinds) != ("play" in kinds) and not absent:
        notes.note(("wagers",), "an ante and a play wager belong together; one of them is missing")
    if "ante" not in kinds and "play" not in kinds and house.decision.discards:
        words = "nobody plays on in a house without an Ante, so nobody draws: leave it out"
        notes.note_new(("decision", "discards"), words)
    for wager in house.wagers:
        if wager.name == "play" and wager.kind != "play":
            notes.note(("wagers", "play", "kind"), 'a wager named play must have kind = "play"')
    for meter in house.meters:
        feeder = house.by_name.get(meter.fed_by)
        at = ("meters", meter.name, "fed_by")
        if feeder is None:
            _no_wager(absent, at, meter.fed_by, house.by_name)
        elif not feeder.facts.meter:
            notes.note(at, f"no progressive wager is called {meter.fed_by!r}")


def _check_community(house: House, absent: Absent, notes: Notes) -> None:
    """Five cards are the player's and the community's: neither is of use without the other."""
    if notes.is_unread(("deal", "community")) or any(
        _is_of_no_kind(notes, each.name) for each in house.wagers
    ):
        return
    looking = [wager for wager in house.wagers if wager.look.community]
    if looking and not house.community:
        words = "its rows look at five cards, and none are dealt beside the hands: write deal.community = 2"
        keys = {wager.name: "looks" if wager.looks_at else "kind" for wager in looking}
        notes.note_once([("wagers", name, key) for name, key in keys.items()], words)
    elif house.community and not (
        looking or absent or any(_should_look(each, notes) for each in house.wagers)
    ):
        words = (
            'no wager looks at these cards: give one kind = "five_card", or a progressive looks = "five_card"'
        )
        notes.note(("deal", "community"), words)
    elif house.community_clause and not house.community:
        notes.note(("deal", "community_clause"), "no community cards are dealt: write community = 2 as well")


def _should_look(wager: Wager, notes: Notes) -> bool:
    """Whether it has been told that what the wager looks at is not what its file means."""
    named = any(row.hand in FURTHER for table in wager.tables for row in table.rows)
    return named or notes.is_unread(("wagers", wager.name, "looks"))


def _check_house(house: House, absent: Absent, notes: Notes) -> None:
    names = list(house.by_name)
    idle = False
    for wager in house.wagers:
        if wager.name in TAKEN:
            words = f"cannot be a wager's name: {', '.join(TAKEN)} mean something else at a box"
            notes.note(("wagers", wager.name), words)
        if notes.is_unread(("wagers", wager.name, "opens_box")):
            idle = True
        elif wager.placed_before_deal and wager.needs is None and not wager.opens_box:
            idle = True
            words = "says neither opens_box = true nor which wager it needs in the box first"
            notes.note(("wagers", wager.name), words)
    if not (idle or absent or any(wager.opens_box for wager in house.wagers)):
        notes.note(("wagers",), "no wager has opens_box = true, so no box could ever be in the round")
    left = [name for name in names if name not in house.payment_order]
    misspelt = [name for name in house.payment_order if name not in names]
    if len(left) > len(misspelt):  # of which each is told
        verb = "is" if len(left) == 1 else "are"
        words = f"{' and '.join(left)} {verb} missing: the order names every wager"
        if notes.place(("payment", "order"))[1]:
            words = f"{words}, and that of the base must be said anew: payment.order = [...]"
            notes.note(("wagers", left[0]), words)
        else:
            notes.note(("payment", "order"), words)
    for place, name in enumerate(house.payment_order):
        if name not in names:
            _no_wager(absent, ("payment", "order", place), name, names)
        elif name in house.payment_order[:place]:
            notes.note(("payment", "order", place), f"{name} stands twice")
    draws = house.decision.discards or notes.is_unread(("decision", "discards"))
    if not house.folds and draws and house.decision.fold_clause:
        notes.gather(("decision", "fold"), NOBODY_FOLDS)
    if not (house.folds or draws) and house.play is not None:
        words = "nobody draws cards in this house, so nobody would owe it: give decision.discards"
        notes.note(("wagers", house.play.name, "owed_by"), f"{words}, or leave it out")
    cards_needed = house.boxes * (3 + house.decision.discards) + 3 + house.dealer.draws_at_most
    cards_needed += house.community
    if cards_needed > DECK_SIZE:
        words = f"{house.boxes} boxes may need {cards_needed} cards, and the deck has 52"
        notes.note(("table", "boxes"), words)


def _check_clauses(house: House, absent: Absent, notes: Notes) -> None:
    """Every clause a rule cites must be one the file lists, or a reading of ours."""
    if notes.is_unread(("clauses",)):
        return
    clauses, readings = ({each.id for each in ids} for ids in (house.clauses, house.readings))
    for id in clauses & readings:
        notes.note(("readings", id), f"{id} is a clause already: a reading has an id of its own, such as R1")
    known = clauses | readings

    def check(clause: str, *path: str | int) -> None:
        if clause and clause not in known:
            words = f"cites clause {clause!r}, which is neither in [clauses] nor a reading"
            absent.setdefault(words, []).append(path)

    check(house.table_clause, "table", "clause")
    check(house.most.clause if house.most else "", "table", "most", "clause")
    for method, clause in house.deals:
        check(clause, "deal", method)
    check(house.community_clause, "deal", "community_clause")
    check(house.dealer.clause, "dealer", "clause")
    check(house.dealer.draw_clause, "dealer", "draw_clause")
    check(house.decision.fold_clause, "decision", "fold")
    check(house.decision.play_clause, "decision", "play")
    check(house.decision.draw_clause, "decision", "draw")
    for field in house.conduct.__struct_fields__:
        check(getattr(house.conduct, field), "conduct", field)
    check(house.payment_clause, "payment", "clause")
    for each in house.irregularities:
        check(each.clause, "irregularities", each.ground, "clause")
    for place, figure in enumerate(house.printed):
        check(figure.clause, "printed", place, "clause")
    for reading in house.readings:
        check(reading.clause, "readings", reading.id, "clause")
    for wager in house.wagers:
        at = ("wagers", wager.name)
        check(wager.clause, *at, "clause")
        check(wager.pays_clause, *at, "pays_clause")
        check(wager.fold_clause, *at, "fold_clause")
        check(wager.beat_clause, *at, "beat_clause")
        check(wager.limits.clause if wager.limits else "", *at, "limits", "clause")
        check(wager.needs.clause if wager.needs else "", *at, "needs", "clause")
        check(wager.envy.clause if wager.envy else "", *at, "envy", "clause")
        check(wager.envy.fold_clause if wager.envy else "", *at, "envy", "fold_clause")
        for situation, result in wager.contest:
            named = contest_keys(situation)
            check(result.clause, *at, "contest", *named, "clause")
            for number, row in enumerate(result.rows):
                check(row.clause, *at, "contest", *named, "ends", number, "clause")
        for number, step in enumerate(wager.raises):
            check(step.clause, *at, "raises", number, "clause")
        for table in wager.tables:
            for number, row in enumerate(table.rows):
                check(row.clause, *row_path(wager, table, number, notes), "clause")


def _check_printed(house: House, notes: Notes) -> None:
    """Every printed figure must be one that the house can be measured by."""
    if any(_is_of_no_kind(notes, wager.name) for wager in house.wagers):
        return
    names = entry_names(house)
    collected = {wager.on for wager in house.wagers if wager.collected is not None}
    for place, each in enumerate(house.printed):
        figure = parse_figure(each.figure, names)
        at = ("printed", place, "figure")
        if each.figure and figure is None:
            notes.note(
                at,
                f"{shorten(each.figure)} names no figure of this house: the names are {', '.join(names)}, "
                f"several joined by _and_, and at the end {ALL_MONEY}, {BLIND} or {BEFORE}",
            )
        elif figure is not None and figure.before_collection:
            entries = {
                house.ante.name if each == ANTE_PLAY and house.ante else each for each in figure.entries
            }
            if not entries & collected and "" not in collected:
                words = f"nothing is collected with {' or '.join(sorted(entries))}: leave {BEFORE} out"
                notes.note_new(at, words)
