"""Reads the wagers of a house, each kind with the keys that have a meaning for it."""

import re
from typing import Literal, get_args

import msgspec

from queenhigh.hands.names import CLASSES, parse_hand_class
from queenhigh.rules.kinds import Looks
from queenhigh.rules.read.checks import strange
from queenhigh.rules.read.contest import NOBODY_FOLDS, read_contest
from queenhigh.rules.read.pays import MORE_CARDS, read_tables
from queenhigh.rules.read.section import CLAUSE, Section
from queenhigh.rules.records import Awards, Collected, Envy, Limits, Needs, Raise, Wager, WagerKind
from queenhigh.rules.wager import OwedBy, Side
from queenhigh.text import shorten

BASE = "the name of the wager whose stake it follows"
HAND = f"a hand such as {', '.join(CLASSES)} or 'pair of K'"
BEATS = 'true or false, "push" or "push_paying"'
_PUSHES = ("push", "push_paying")
COMPARED = "a folded hand is compared with nobody"
LIMITS = 'a table of limits, such as { min = 5, max = 500 } or { exactly = "2.50" },'
_TIMES = re.compile(r"(\d{1,3}) x ([a-z][a-z0-9_]*)")


def read_wager(
    name: str, section: Section, position: int, dealer_may_fail: bool | None, folds: bool | None = True
) -> Wager:
    """One wager; problems go to the section's notes. Of a dealer or of folds it may be known nothing."""
    kind: WagerKind = section.choice("kind", get_args(WagerKind))
    if section.notes.is_unread(section.at("kind")):  # of an unknown kind nothing else can be said
        section.ignore()
        return Wager(name, name, "hand", "", "", position, opens_box=True)
    label = section.text("label", name.replace("_", " ").title())
    clause = section.text("clause", what=CLAUSE)
    pays_clause = section.text("pays_clause", clause)
    wager = Wager(name, label, kind, clause, pays_clause, position)
    facts = wager.facts
    if facts.contest:
        wager = _with(wager, contest=read_contest(section, wager, dealer_may_fail, folds))
    wager = (
        _placed(wager, section) if facts.stake == "placed" else _with(wager, on=section.text("on", what=BASE))
    )
    if facts.stake == "times":
        multiples = _multiples(section)
        owed_by = section.choice("owed_by", get_args(OwedBy), "all")
        wager = _with(wager, multiples=multiples, raises=_raises(section, multiples[0]), owed_by=owed_by)
    else:
        section.refuse("owed_by", "says who puts the Play: it stands on the wager of kind play alone")
    if facts.stake == "collected":
        wager = _with(wager, collected=_collected(section))
    if facts.pays:
        wager = _paid(wager, section, folds)
    rows = next((table.rows for table in wager.tables if table.name == wager.table_in_use), ())
    return _with(wager, rows=rows)


def _with(wager: Wager, **fields: object) -> Wager:
    return msgspec.structs.replace(wager, **fields)


def _placed(wager: Wager, section: Section) -> Wager:
    return _with(wager, limits=_limits(section), opens_box=section.flag("opens_box"), needs=_needs(section))


def _collected(section: Section) -> Collected:
    amounts = {key: section.amount(key) for key in ("amount", "per") if key == "amount" or section.has(key)}
    for key, minor in amounts.items():
        if not minor and section.has(key) and not section.notes.is_unread(section.at(key)):
            amiss = "without a collection leave the wager out"
            whole = "leave per out where the amount is taken of a stake whatever its size"
            section.miss(key, f"must be more than nothing; {amiss if key == 'amount' else whole}")
    return Collected(amounts["amount"] or 1, amounts.get("per") or None)


def _multiples(section: Section) -> tuple[int, ...]:
    values = section.data.get("multiples", [1])
    section.asked.add("multiples")
    whole = (
        isinstance(values, list) and values and all(type(each) is int and 1 <= each <= 10 for each in values)
    )
    if not whole or list(values) != sorted(set(values)):
        section.miss("multiples", "is not a rising list of whole numbers from 1 to 10, such as [1, 2, 3]")
        return (1,)
    return tuple(values)


def _raises(section: Section, least: int) -> tuple[Raise, ...]:
    """What strong hands may be played for, the weakest first."""
    found: list[Raise] = []
    for each in section.sections("raises"):
        text = each.text("hand", what=HAND)
        weakest = CLASSES["high_card"]
        hand = each.parsed("hand", text, parse_hand_class, weakest) if text else weakest
        if text and found and hand.least <= found[-1].least:
            each.problem("hand", f"{text} is no stronger than {found[-1].hand} above it")
        multiples = _multiples(each)
        if multiples[0] != least and not section.notes.is_unread(section.at("multiples")):
            words = f"must begin with {least}, the least that any hand is played for"
            section.notes.gather(each.at("multiples"), words)
        found.append(Raise(hand.name, hand.least, multiples, each.text("clause", "")))
    return tuple(found)


def _paid(wager: Wager, section: Section, folds: bool | None) -> Wager:
    wager = _with(wager, looks_at=_looks(section, wager))
    if section.notes.is_unread(section.at("looks")):  # what its rows may name is not known then
        section.ignore()
        return wager
    if wager.facts.adds:
        wager = _with(wager, awards=section.choice("awards", get_args(Awards), "one"))
    tables, in_use = read_tables(section, wager)
    wager = _with(wager, tables=tables, table_in_use=in_use)
    if wager.facts.stake != "placed":
        return wager
    wager = _with(
        wager,
        after_fold=_after_fold(section, folds, compared=wager.look.pays != "one"),
        fold_clause=section.text("fold_clause", wager.clause),
        envy=_envy(section, folds) if wager.facts.meter and section.has("envy") else None,
    )
    return _with_beat_clause(_over_dealer(wager, section), section)


def _after_fold(section: Section, folds: bool | None, compared: bool = False) -> Literal["lost", "live"]:
    """What becomes of a side bet, or of Envy, where a hand is folded; it need not be said if nobody may."""
    if folds is False and not (section.notes.kept and section.path[-1] == "envy"):  # where it was asked once
        for key in ("after_fold", "fold_clause"):
            section.refuse(key, NOBODY_FOLDS, gather=True)
        return "lost"
    options = ("lost", "live")
    default = "lost" if compared or not folds else None
    found: Literal["lost", "live"] = section.choice("after_fold", options, default)
    if compared and found == "live":
        section.problem("after_fold", f"{COMPARED}: write lost, or leave it out")
    return found


def _over_dealer(wager: Wager, section: Section) -> Wager:
    """Whether a side bet must beat the dealer, and what becomes of it where it does not."""
    key = "must_beat_dealer"
    said = section.data.get(key)
    if wager.look.pays == "either":
        section.refuse(key, "a better hand is paid on either hand")
        return wager
    if wager.look.pays == "lower":
        section.refuse(key, "a bad beat is paid on the beaten hand, whoever holds it: say side instead")
        return _with(wager, side=section.choice("side", get_args(Side), "either"))
    if not isinstance(said, str):
        return _with(wager, must_beat_dealer=section.flag(key, what=BEATS))
    section.asked.add(key)
    if said not in _PUSHES:
        words = "with true a hand that does not beat the dealer loses"
        if said in ("true", "false"):
            words = f"write {said} without quotes"
        section.miss(key, f"{shorten(said)} is not {BEATS}: {words}")
        return wager
    if wager.after_fold == "live":
        words = f"{COMPARED}, so what goes back by comparing is lost by a fold"
        section.problem("after_fold", f"{words}: write lost")
    return _with(wager, must_beat_dealer=True, not_beaten=said)


def _with_beat_clause(wager: Wager, section: Section) -> Wager:
    """The wager with where it is written that it must beat the dealer; an empty clause is none."""
    key = "beat_clause"
    unread = section.notes.is_unread(section.at("must_beat_dealer"))
    if wager.must_beat_dealer or unread:
        return _with(wager, beat_clause=section.text(key, ""))
    if section.data.get(key) == "":
        section.text(key, "")
    else:
        section.refuse(key, "it need not beat the dealer: say must_beat_dealer, or leave this out")
    return wager


def _looks(section: Section, wager: Wager) -> Looks | None:
    """What the rows look at, where that is not what they do by their kind."""
    facts = wager.facts
    if facts.may_look:
        found: Looks = section.choice("looks", (facts.looks, *facts.may_look), facts.looks)
        return None if found == facts.looks else found
    said = section.data.get("looks")
    words = strange("looks", [])
    if facts.stake == "placed" and facts.pays and said in MORE_CARDS and said != facts.looks:
        words = f'{words}. Write kind = "{said}" in place of it, or kind = "progressive" beside it'
    section.refused.add("looks")
    if said is not None:
        (section.problem if said == facts.looks else section.miss)("looks", words)
    return None


def _envy(section: Section, folds: bool | None) -> Envy:
    inner = section.section("envy")
    return Envy(
        clause=inner.text("clause", what=CLAUSE),
        behind=inner.text("behind", "") or None,
        per_player=inner.choice("per_player", ("each", "largest")),
        after_fold=_after_fold(inner, folds),
        fold_clause=inner.text("fold_clause", ""),
        not_to_winner=inner.flag("not_to_winner"),
    )


def _needs(section: Section) -> Needs | None:
    if not section.has("needs"):
        return None
    inner = section.section("needs")
    needs = Needs(every=inner.words("every"), some=inner.words("some"), clause=inner.text("clause", ""))
    unread = any(inner.notes.is_unread(inner.at(key)) for key in ("every", "some"))
    if not (needs.every or needs.some or unread):
        inner.problem("", "names no wager: give every = [...] or some = [...]")
    return needs


def _limits(section: Section) -> Limits:
    known = len(section.notes.problems)
    inner = section.section("limits", what=LIMITS)
    if not any(map(inner.has, ("exactly", "min", "max", "at_most"))):
        section.miss("limits", f"names no amount: {LIMITS} is needed here")
    clause = inner.text("clause", "")
    assumed = inner.flag("assumed")
    if inner.has("exactly"):
        least_minor = most_minor = step_minor = inner.amount("exactly")
        limits = Limits(least_minor, most_minor, max(step_minor, 1), clause=clause, assumed=assumed)
    else:
        times, times_of = _times(inner) if inner.has("at_most") else (None, None)
        limits = Limits(
            least_minor=inner.amount("min"),
            most_minor=inner.amount("max") if inner.has("max") or times is None else None,
            step_minor=inner.amount("step", section.currency.unit_minor),
            times=times,
            times_of=times_of,
            clause=clause,
            assumed=assumed,
        )
    if len(section.notes.problems) == known:  # what could not be read is not judged as well
        _check_limits(inner, limits)
    return limits


def _times(inner: Section) -> tuple[int | None, str | None]:
    text = inner.text("at_most")
    match = _TIMES.fullmatch(text)
    if match and int(match[1]):
        return int(match[1]), match[2]
    if text:
        inner.miss("at_most", f"{shorten(text)} is not a multiple of a wager: write it as in 2 x ante")
    return 1, None


def _check_limits(inner: Section, limits: Limits) -> None:
    least = "exactly" if inner.has("exactly") else "min"
    if limits.step_minor <= 0:
        inner.problem("step", "must be more than nothing")
        return
    if limits.least_minor <= 0:
        inner.problem(least, "must be more than nothing")
    elif limits.least_minor % limits.step_minor:
        inner.problem(least, "cannot be met: it is not a whole number of steps")
    if limits.most_minor is not None and limits.most_minor < limits.least_minor:
        inner.problem("max", "cannot be met: it is below min")
    elif limits.most_minor is not None and limits.most_minor % limits.step_minor:
        inner.problem("max", "cannot be met: it is not a whole number of steps")
