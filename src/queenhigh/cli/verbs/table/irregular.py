"""`queenhigh irregular`: what a house does when a game goes wrong, and by which clause."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from queenhigh.cli.asking.common import (
    get_house,
    json_option,
    language_option,
    misuse,
    print_json,
    refuse,
    refuse_unwritable,
    table_option,
    whole,
)
from queenhigh.cli.asking.known import house_argument
from queenhigh.text import shorten

if TYPE_CHECKING:
    from queenhigh.engine.irregular import Moment, Ruling
    from queenhigh.engine.record import Record
    from queenhigh.rules import House
    from queenhigh.rules.records import Ground

PHASES = ("betting", "dealt", "handled", "decided", "settled", "next_game")


def _move(said: str) -> tuple[int, int]:
    """From which box a hand goes to which."""
    found = re.fullmatch(r"(\d{1,3}):(\d{1,3})", said.strip(), re.ASCII)
    if found is None:
        misuse(f"{shorten(said)} is no move: write FROM:TO, as in 2:3; 0 is the dealer's place", "--move")
    return int(found[1]), int(found[2])


@click.command("irregular")
@house_argument()
@click.argument("ground", required=False)
@click.option(
    "--count", type=whole(least=0), help="How many cards: exposed, in the deck, or dealt to the dealer."
)
@click.option("--phase", type=click.Choice(PHASES), help="When it is found; all of them unless told.")
@click.option("--repairable", is_flag=True, help="The cards can be put right.")
@click.option(
    "--round",
    "file",
    type=click.Path(path_type=Path),
    help="Do it to this recorded round, where it stops or at --phase, and show the money before and after.",
)
@click.option("--box", type=whole(least=1), help="Whose hand, where one is voided in a recorded round.")
@click.option(
    "--move",
    "moves",
    type=_move,
    multiple=True,
    metavar="FROM:TO",
    help="Put a wrong deal right in a recorded round: box FROM's whole hand goes to TO; 0 is the dealer.",
)
@click.option(
    "--save", type=click.Path(path_type=Path), help="Write the round with the ruling, as replay proves it."
)
@table_option
@language_option
@json_option
def command(
    house_name: str,
    ground: str | None,
    count: int | None,
    phase: "Moment | None",
    repairable: bool,
    file: Path | None,
    box: int | None,
    moves: tuple[tuple[int, int], ...],
    save: Path | None,
    settings: str,
    language: str,
    as_json: bool,
) -> None:
    """Rule on an irregularity: void, put right, or stands.

    GROUND is what was found, as in exposed_cards; without it the house's grounds are listed.

    \b
    Example:
      queenhigh irregular rws exposed_cards --count 2 --phase decided
    """
    from queenhigh.cli.answering.answer import write_text
    from queenhigh.engine.irregular import rule_on, sample_moments
    from queenhigh.wire import format_record

    house = get_house(house_name, settings)
    if ground is None:
        _list(house, language, as_json)
        return
    if save is not None and file is None:
        misuse("there is no round to write: name one with --round", "--save")
    refuse_unwritable(save)
    named = _ground(ground)
    _refuse_count(named, count, file is not None)
    if moves and (file is None or named != "wrong_deal"):
        misuse("hands are moved to put right the wrong_deal of a round that --round names", "--move")
    said: dict[str, Any] = {"count": count, "repairable": repairable or bool(moves)}
    if file is not None:
        found, record = _in_record(file, house, named, phase, box, language, {**said, "moves": moves})
        if save is not None:
            write_text(save, [format_record(found.before.house, record)])
        _give_money(named, found, language, as_json)
        return
    rulings = [
        (moment, rule_on(state, named, **said))
        for moment, state in sample_moments(house)
        if phase in (None, moment)
    ]
    if as_json:
        told = [{"phase": moment, **_ruling_json(found, language)} for moment, found in rulings]
        print_json({"house": house.id, "ground": named, **said, "rulings": told, "digest": house.digest})
        return
    from queenhigh.cli.answering.irregular import print_rulings

    print_rulings(house, named, rulings, language)


def _ground(said: str) -> "Ground":
    """The ground by its name or how that begins; blanks and hyphens will do between its words."""
    from queenhigh.engine.irregular import GROUNDS
    from queenhigh.text import suggest

    name = said.strip().lower().replace(" ", "_").replace("-", "_")
    begun = [ground for ground in GROUNDS if name and ground.startswith(name)]
    if len(begun) != 1 and name not in begun:
        misuse(f"{shorten(said)} is no ground{suggest(name, GROUNDS)}", "GROUND")
    return begun[0]


def _refuse_count(ground: "Ground", count: int | None, needed: bool) -> None:
    from queenhigh.engine.acts.voiding import COUNTED

    if ground not in COUNTED and count is not None:
        misuse(f"{ground} is no number of cards: leave it out", "--count")
    if ground in COUNTED and count is None and needed:
        misuse(f"{ground} is a number of cards: say how many were found", "--count")


def _in_record(
    file: Path,
    house: "House",
    ground: "Ground",
    phase: "Moment | None",
    box: int | None,
    language: str,
    said: dict[str, Any],
) -> "tuple[Ruling, Record]":
    """The ruling in a recorded round, and the record with it."""
    from msgspec.structs import replace

    from queenhigh.cli.asking.recorded import proven
    from queenhigh.engine.acts.actions import MoveHands
    from queenhigh.engine.irregular import at_moment, rule_on
    from queenhigh.engine.record import act_on
    from queenhigh.words import refusal_text

    _, record, state, _ = proven(file, house, "--round")
    game = state.game
    if phase is not None:
        found = at_moment(state.house, record, phase)
        if found is None:
            refuse(f"{file.name}: this round never comes to the phase {phase}")
        record, state = found
    boxes = [each.number for each in state.in_round]
    if ground == "box" and box is None and len(boxes) > 1:
        misuse(f"say whose hand: {' or '.join(map(str, boxes))}", "--box")
    ruling = rule_on(state, ground, **said, box=box or (boxes or [1])[0], game=game)
    if ruling.refusal is not None and isinstance(ruling.action, MoveHands):
        refuse(refusal_text(state.house, ruling.refusal, language))
    if ruling.ruling == "repair" and ground == "wrong_deal" and ruling.event is None:
        click.echo("No hand is moved yet: say which goes where with --move, as in --move 2:3.", err=True)
    _, step = act_on(state, ruling.action)
    return ruling, replace(record, steps=(*record.steps, step))


def _list(house: "House", language: str, as_json: bool) -> None:
    from queenhigh.cli.answering.irregular import condition_words, print_grounds
    from queenhigh.words import catalogue
    from queenhigh.words.card import cited_texts

    if not as_json:
        print_grounds(house, language)
        return
    cited = [house.citations[rule.clause] for rule in house.irregularities]
    grounds = [
        {
            "ground": rule.ground,
            "words": catalogue(language).template("ground", rule.ground),
            "voids": "hand" if rule.ground == "box" else "game",
            "when": condition_words(house, rule, language),
            "until": rule.until,
            "unless_repaired": rule.unless_repaired,
            "clause": house.citations[rule.clause],
        }
        for rule in house.irregularities
    ]
    clauses = {text.id: text.text for text in cited_texts(house, cited, language)}
    print_json({"house": house.id, "grounds": grounds, "clauses": clauses, "digest": house.digest})


def _ruling_json(found: "Ruling", language: str) -> dict[str, Any]:
    from queenhigh.cli.answering.irregular import ruling_words
    from queenhigh.words.card import cited_texts

    return {
        "ruling": found.ruling,
        "what": ruling_words(found, language),
        "clause": found.clause,
        "text": " ".join(text.text for text in cited_texts(found.before.house, (found.clause,), language)),
        "refused": found.refusal.code if found.refusal else "",
    }


def _give_money(ground: "Ground", found: "Ruling", language: str, as_json: bool) -> None:
    from queenhigh.cli.answering.irregular import money_of, print_money, print_rulings
    from queenhigh.engine.irregular import moment_of
    from queenhigh.money import format_amount

    house = found.before.house
    state = found.before
    game = getattr(found.action, "game", state.game)
    moment = moment_of(state) if game == state.game else "next_game"
    if not as_json:
        print_rulings(house, ground, [(moment, found)], language)
        print_money(found, language)
        return

    def told(minor: int | None) -> str | None:
        return None if minor is None else format_amount(minor, house.currency)

    boxes = [
        {
            "box": number,
            "player": player,
            "wagers": [
                {"wager": wager, "stake": told(stake), "before": told(before), "after": told(after)}
                for wager, stake, before, after in rows
            ],
        }
        for number, player, rows in money_of(found)
    ]
    after = dict(found.after.meters_minor)
    meters = [
        {"meter": name, "before": told(held), "after": told(after[name])} for name, held in state.meters_minor
    ]
    answer = {"house": house.id, "currency": house.currency.code, "game": game, "ground": ground}
    ruling = {"phase": moment, **_ruling_json(found, language)}
    print_json({**answer, **ruling, "boxes": boxes, "meters": meters, "digest": house.digest})
