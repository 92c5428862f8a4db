"""`queenhigh settle`: cards and bets in, every payout with its clause out."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from queenhigh.cli.asking.amounts import meter_option, parse_meters
from queenhigh.cli.asking.common import (
    get_house,
    json_option,
    language_option,
    misuse,
    print_json,
    read_cards,
    refuse,
    table_option,
)
from queenhigh.cli.asking.known import house_argument

if TYPE_CHECKING:
    from queenhigh.engine import Box, Round
    from queenhigh.report.data import Walker


CANNOT_BE = {
    "layout/too_many_boxes",
    "layout/dealer_cards",
    "layout/community_cards",
    "layout/twice",
    "layout/both",
    "bet/unknown_wager",
}
"""What no table could come to: the command says something that cannot be, and so it is usage."""
_LINE = "wager kind row stake_minor outcome won_minor returned_minor clause reason"
_METER = "meter=name before_minor after_minor"
"""What is told of a payout line and of a meter, in the words of `report.data`."""
_OPTIONS = {"layout/dealer_cards": "--dealer", "layout/community_cards": "--community"}
"""Which option says it, where that is not a box."""


@click.command("settle")
@house_argument()
@click.option(
    "--dealer",
    multiple=True,
    required=True,
    help="The dealer's cards, as in 'Qs 7h 2d'; four where one was drawn, six where all three were replaced.",
)
@click.option(
    "--box",
    "--seat",
    "boxes",
    multiple=True,
    required=True,
    help="Three cards, stakes, decision: 'Kh Kd 4c ante=10 pair_plus=5 play'. Say it again for the next one.",
)
@click.option("--community", default="", help="The cards that are everybody's, where the house deals some.")
@meter_option
@click.option(
    "--save", type=click.Path(path_type=Path), help="Write the round to a file that replay can prove."
)
@table_option
@language_option
@json_option
def command(
    house_name: str,
    dealer: tuple[str, ...],
    boxes: tuple[str, ...],
    community: str,
    meters: tuple[str, ...],
    save: Path | None,
    settings: str,
    language: str,
    as_json: bool,
) -> None:
    """Settle a round as a supervisor would.

    A box is its three cards, `wager=amount` words, then `play`, `fold`, or where players draw `stand` or
    `discard=4c new=9s`. A box without an Ante has no such word. `player=NAME` says whose it is. `--seat` is
    another spelling of `--box`.

    \b
    Example:
      queenhigh settle rws --dealer "Qs 7h 2d" --box "Kh Kd 4c ante=10 pair_plus=5 play"
    """
    from queenhigh.cli.answering.answer import write_text
    from queenhigh.cli.asking.boxes import BoxError, parse_box
    from queenhigh.engine.layout import LayoutError, settle_layout
    from queenhigh.wire import format_record

    house = get_house(house_name, settings)
    if len(dealer) > 1:
        misuse("is given more than once: there is one dealer", "--dealer")
    cards = read_cards(dealer[0], "--dealer")
    everybodys = read_cards(community, "--community")
    try:
        parsed = [parse_box(text, number, house) for number, text in enumerate(boxes, start=1)]
    except BoxError as error:
        misuse(str(error), "--box")
    try:
        held = parse_meters(house, meters)
        state, record = settle_layout(house, cards, parsed, held, language, everybodys)
    except LayoutError as error:
        if error.code in CANNOT_BE:
            misuse(str(error), _OPTIONS.get(error.code, "--box"))
        refuse(str(error))
    if save is not None:
        write_text(save, [format_record(house, record)])
    if as_json:
        print_json(settled_json(state, language))
    else:
        from queenhigh.cli.answering.settled import print_settlement

        print_settlement(state, language)


def settled_json(state: "Round", language: str = "en") -> dict[str, Any]:
    """A settled round as the command line's JSON."""
    from queenhigh.report.chapters.at_table import replaced_hand, settled_clauses
    from queenhigh.report.data import Walker
    from queenhigh.words import hand_name
    from queenhigh.words.card import cited_texts

    walker = Walker(state)
    house = state.house
    replaced, cards = replaced_hand(state.dealer)
    hand = state.dealer_hand
    dealer = {
        "cards": walker.told(cards),
        "replaced": walker.told(replaced),
        "hand": hand_name(hand.strength, language),
        "qualifies": hand.strength >= house.dealer.qualifying_strength,
    }
    return {
        "house": house.id,
        "currency": house.currency.code,
        "dealer": dealer,
        "community": walker.told(state.community),
        "seats": [_box_json(walker, state, box, language) for box in state.in_round],
        "meters": [
            walker.record(move, f"{_METER} reserved_minor" if move.reserved_minor else _METER)
            for move in state.moves
        ],
        "clauses": {text.id: text.text for text in cited_texts(house, settled_clauses(state), language)},
        "digest": house.digest,
    }


def _box_json(walker: "Walker", state: "Round", box: "Box", language: str) -> dict[str, Any]:
    from queenhigh.engine.log import not_envied, said
    from queenhigh.report.data import amount
    from queenhigh.words import hand_name, payout

    lines = state.lines_of(box.number)
    staked_minor = sum(line.stake_minor for line in lines)
    returned_minor = sum(line.returned_minor for line in lines)
    amounts = {"staked": staked_minor, "returned": returned_minor, "net": returned_minor - staked_minor}
    no_envy = [
        {"wager": each.facts.wager, "clause": each.facts.clause, "why": said(state.house, each, language)}
        for each in not_envied(state)
        if each.facts.box == box.number
    ]
    return {
        **walker.record(box, "box=number seat=number player cards=final choice"),
        "hand": hand_name(box.for_settlement().strength, language),
        "lines": [
            {**walker.record(line, _LINE), "why": payout(state.house, line, language)} for line in lines
        ],
        **{name: amount(minor, walker.currency) for name, minor in amounts.items()},
        **({"no_envy": no_envy} if no_envy else {}),
        **(walker.record(box, "first=cards discarded=discards") if box.discards else {}),
    }
