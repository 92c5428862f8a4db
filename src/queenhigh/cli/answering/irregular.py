"""Irregularities for a floor supervisor: the house's grounds, the ruling at each moment, and its money."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from rich.console import Console
from rich.text import Text

from queenhigh.cli.answering.settled import print_cited
from queenhigh.engine import SUPERVISOR, Refusal, Round, log
from queenhigh.engine.acts.voiding import offer_void_game
from queenhigh.engine.events import BoxVoided, GameVoided
from queenhigh.engine.irregular import Moment, Ruling, sample_moments
from queenhigh.report.blocks import Tone, Toned, table
from queenhigh.report.writers.terminal import print_blocks
from queenhigh.rules.records import Ground, House, Irregularity
from queenhigh.text import first_up
from queenhigh.words import DEFAULT, catalogue, refusal_text
from queenhigh.words.amounts import amount_text, meter_word

_TONES: Final[dict[str, Tone]] = {"void": "loud", "repair": "note", "stands": "good"}


def print_grounds(house: House, language: str = DEFAULT) -> None:
    """What voids a game or a hand here, as one looks it up, and the clauses behind it."""
    console = _console()
    words = catalogue(language)
    heads = (words.template("ruling", heading) for heading in ("ground", "named", "when"))
    rows = (
        (
            first_up(words.template("ground", rule.ground)),
            rule.ground,
            condition_words(house, rule, language),
            house.citations[rule.clause],
        )
        for rule in house.irregularities
    )
    title = words.say("ruling", "listed", {"house": house.name})
    clause = words.template("settled", "clause")
    print_blocks([table(title, f"{'|'.join(heads)}|§{clause}", rows)], console)
    print_cited(console, house, (house.citations[rule.clause] for rule in house.irregularities), language)


def condition_words(house: House, rule: Irregularity, language: str = DEFAULT) -> str:
    """When a ground voids: how many cards, until when, and whether it may be put right instead."""
    words = catalogue(language)
    state = next(state for moment, state in sample_moments(house) if moment == "dealt")
    offer = offer_void_game(state, rule.ground, state.game)
    parts = []
    if not isinstance(offer, Refusal) and offer.count_not is not None:
        parts.append(words.say("ruling", "any_but", {"count": offer.count_not}))
    elif not isinstance(offer, Refusal) and offer.count_least is not None:
        parts.append(words.say("ruling", "at_least", {"count": offer.count_least}))
    parts.append(words.template("ruling", rule.until))
    if rule.unless_repaired:
        parts.append(words.template("ruling", "unless_repaired"))
    return ", ".join(parts)


def ruling_words(found: Ruling, language: str = DEFAULT) -> str:
    """What becomes of the game and of its money, without the clause."""
    words = partial(catalogue(language).template, "ruling")
    if found.ruling == "repair":
        moved = log(found.before, [found.event], SUPERVISOR, language) if found.event else []
        return ". ".join((words("goes_on"), *moved)).removesuffix(f" ({found.clause})")
    if found.refusal is not None:
        return refusal_text(found.before.house, found.refusal, language).removesuffix(f" ({found.clause})")
    assert isinstance(found.event, GameVoided | BoxVoided)
    parts = [words("game" if isinstance(found.event, GameVoided) else "hand")]
    if any(line.returned_minor for line in found.event.reversed):
        parts.append(words("taken_back"))
    if isinstance(found.event, GameVoided) and found.event.meter_moves:
        parts.append(words("meters"))
    return "; ".join(parts)


def print_rulings(
    house: House, ground: Ground, rulings: Sequence[tuple[Moment | None, Ruling]], language: str = DEFAULT
) -> None:
    """What the house does about a ground, by when it is found."""
    console = _console()
    words = catalogue(language)
    named = words.template("ground", ground)
    title = words.say("ruling", "title", {"house": house.name, "ground": named})
    rule = house.irregularity(ground)
    if rule is None:  # nothing is to be told apart
        rulings = [(None, rulings[0][1])]
    rows = (
        (
            words.template("moment", moment) if moment else "",
            Toned(words.template("ruling", found.ruling), _TONES[found.ruling]),
            ruling_words(found, language),
            found.clause,
        )
        for moment, found in rulings
    )
    found_at, does = (words.template("ruling", name) for name in ("found", "does"))
    print_blocks([table(title, f"{found_at}||{does}|§{words.template('settled', 'clause')}", rows)], console)
    if rule is not None:
        console.print(f"{words.template('ruling', 'when')}: {condition_words(house, rule, language)}.")
    print_cited(console, house, (found.clause for _, found in rulings), language)


def print_money(found: Ruling, language: str = DEFAULT) -> None:
    """Every wager of a recorded round before and after the ruling, and its meters."""
    console = _console()
    words = catalogue(language)
    house = found.before.house
    amount = partial(amount_text, currency=house.currency, language=language)
    on_felt = words.template("ruling", "on_felt")
    rows = [
        (
            f"{number} {player}" if not place else "",
            house.label(wager, language),
            amount(stake_minor) if stake_minor else "",
            *(on_felt if each is None else amount(each) for each in (before, after)),
        )
        for number, player, money in money_of(found)
        for place, (wager, stake_minor, before, after) in enumerate(money)
    ]
    box, wager, stake = (words.template("settled", name) for name in ("box", "wager", "stake"))
    before, after = (words.template("ruling", name) for name in ("before", "after"))
    print_blocks([table("", f"{box}|{wager}|#{stake}|#{before}|#{after}", rows)], console)
    for name, held_minor in found.before.meters_minor:
        places = {
            "meter": meter_word(name, language),
            "before": amount(held_minor),
            "after": amount(dict(found.after.meters_minor)[name]),
        }
        console.print(Text(words.say("settled", "meter", places), style="dim"))


Money = tuple[str, int, int | None, int | None]
"""A wager, its stake, and what its player gets for it before and after; none while it lies on the felt."""


def money_of(found: Ruling) -> Iterator[tuple[int, str, list[Money]]]:
    """For each box with a bet: its number, its player, and the money of each wager."""
    for box in found.before.boxes:
        stakes = {
            wager.name: stake_minor
            for wager, stake_minor in zip(found.before.house.wagers, box.stakes, strict=True)
        }
        paid = [_paid(state, box.number) for state in (found.before, found.after)]
        told = [name for name in stakes if stakes[name] or any(name in each for each in paid)]
        if box.player and told:
            nothing = [
                None if state.phase not in ("settled", "void") else 0 for state in (found.before, found.after)
            ]
            rows = [
                (name, stakes[name], paid[0].get(name, nothing[0]), paid[1].get(name, nothing[1]))
                for name in told
            ]
            yield box.number, box.player, rows


def _paid(state: Round, box: int) -> dict[str, int]:
    """What the lines of a box pay for each wager, Envy with the wager that earns it."""
    paid: dict[str, int] = {}
    for line in state.lines_of(box):
        paid[line.wager] = paid.get(line.wager, 0) + line.returned_minor
    return paid


def _console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)
