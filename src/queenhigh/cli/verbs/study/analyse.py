"""`queenhigh analyse`: every exact figure of a house."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from queenhigh.cli.answering.answer import (
    form_for,
    format_of,
    print_format,
    print_result,
    save,
    say_wrote,
    write_text,
)
from queenhigh.cli.asking.amounts import (
    bet_option,
    meter_option,
    parse_bet,
    parse_meters,
    parse_money,
    players_option,
    side_antes_option,
)
from queenhigh.cli.asking.common import (
    WHOLE,
    get_house,
    json_option,
    misuse,
    refuse,
    refuse_if_changed,
    refuse_unwritable,
    refusing,
    table_option,
    whole,
)
from queenhigh.cli.asking.known import house_argument
from queenhigh.text import shorten

if TYPE_CHECKING:
    from queenhigh.analysis import Analysis
    from queenhigh.rules import House

FORMATS = ("md", "html", "csv", "json")


def _sight(said: str | int) -> str | int:
    """A number of cards, or the classes that are told apart."""
    classes = isinstance(said, str) and ("/" in said or said[:1].isalpha())
    if classes:
        return said
    try:
        return WHOLE(said)
    except click.BadParameter:
        known = "a number of cards, 1 or 2, or the classes that are told apart, as in 'A / KQJ / other'"
        raise click.BadParameter(f"{shorten(str(said))} is nothing to be seen: say {known}") from None


def _boxes(said: str | int) -> str | int:
    """A number of boxes; a name is left as it is: that of a house, where `--share` stands before it."""
    return said if isinstance(said, str) and not said[:1].isdigit() else whole(least=2)(said)


@click.command("analyse")
@house_argument(required=False)
@click.option("--all", "every", is_flag=True, help="Every house of the catalogue.")
@json_option
@click.option(
    "--format", "form", type=click.Choice(FORMATS), help="A report to keep; html is one file to print."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Write there; the ending tells the format if none is given.",
)
@meter_option
@players_option
@bet_option
@side_antes_option
@click.option(
    "--seen",
    type=_sight,
    metavar="NUMBER|CLASSES",
    default=0,
    help="How many of the dealer's cards a player sees: 1 or 2. Or the classes of cards they tell apart, as "
    "in 'A / KQJ / other', '10-2 / other' or 'red / black'.",
)
@click.option(
    "--seen-cards", type=WHOLE, help="Of how many cards they learn the class: 1 (unless said), 2 or 3."
)
@click.option(
    "--share",
    type=_boxes,
    is_flag=False,
    flag_value="2",
    metavar="[BOXES]",
    help="Also what so many boxes gain (2 unless said) that share what they hold.",
)
@click.option("--readings", is_flag=True, help="Also what other readings of the document would change.")
@click.option(
    "--strategy",
    "marks",
    multiple=True,
    help="Also price playing this hand or better, as in Q-6-4 or 'K high'.",
)
@click.option(
    "--chart",
    type=click.Path(path_type=Path),
    help="Write best play there, hand by hand (CSV): a table that simulate --strategy takes.",
)
@click.option(
    "--per-hour", type=WHOLE, help="Rounds an hour: also what the table takes, with --average or --bet."
)
@click.option("--average", help="The average bet on each wager, for --per-hour.")
@click.option(
    "--boxes", type=WHOLE, default=1, show_default=True, help="How many boxes play, for --per-hour."
)
@click.option(
    "--hours",
    "hours_per_day",
    type=WHOLE,
    default=16,
    show_default=True,
    help="How many hours a day the table is open, for --per-hour.",
)
@table_option
def command(
    house_name: str | None,
    every: bool,
    as_json: bool,
    form: str | None,
    out: Path | None,
    meters: tuple[str, ...],
    bet: str | None,
    side_antes: int | None,
    share: str | int | None,
    readings: bool,
    marks: tuple[str, ...],
    chart: Path | None,
    average: str | None,
    settings: str,
    **plain: Any,
) -> None:
    """Work out every exact figure of a house.

    Edges, element of risk, hit frequency and deviation of every wager (outcomes in reports and JSON); best
    play and what simple strategies cost; a progressive's break-even meter; what the document prints beside
    what comes out. A positive edge is the house's advantage. HOUSE is an id, or the path of a house file.

    \b
    Example:
      queenhigh analyse prime --out prime.html
    """
    form = format_of(form, as_json)
    if form is None and out is not None:
        form = form_for(out)
    house_name, shared = _sharing(house_name, every, share)
    if every == (house_name is not None):
        misuse("name one house, or say --all", "HOUSE")
    if every and (meters or bet is not None or side_antes is not None or settings):
        misuse("--meter, --bet, --side-antes and --table are asked of one house: name it", "--all")
    if every and chart:
        misuse("a chart is of one house: name it", "--chart")
    for path in filter(None, (out, chart)):
        refuse_unwritable(path)
    from queenhigh.rules import house_ids

    found = []
    for name in house_ids() if every else (house_name or "",):
        house = get_house(name, settings)
        asked = {
            "meters": parse_meters(house, meters),
            "stakes": parse_bet(house, bet),
            "side_antes": side_antes,
            "shared": shared,
            "marks": marks,
            "readings": readings or form in ("html", "md"),
            "average": parse_money(house, average, "--average"),
            **plain,
        }
        found.append(_analysed(house, asked, every))
        refuse_if_changed(name, house, settings)
        if chart is not None:
            _write_chart(house, asked, chart)
    _answer(found, form, out, every)


def _sharing(house_name: str | None, every: bool, share: str | int | None) -> tuple[str | None, int]:
    """The house that is named, and how many boxes share; in `--share HOUSE` two do."""
    if not isinstance(share, str):
        return house_name, share or 0
    if every or house_name is not None:
        misuse(f"{shorten(share)} is no number of boxes: say 2 or more, or nothing for 2", "--share")
    return share, 2


def _write_chart(house: "House", asked: dict[str, Any], chart: Path) -> None:
    from queenhigh.analysis import AnalysisError
    from queenhigh.simulation import SimulationError, best_chart, format_chart
    from queenhigh.study.bet import UnpricedError

    try:
        bet = {name: asked[name] for name in ("stakes", "meters", "side_antes", "players")}
        text = format_chart(best_chart(house, **bet))
    except (AnalysisError, SimulationError, UnpricedError) as error:
        refuse(f"--chart: {error}")
    write_text(chart, [text])
    say_wrote(chart)


def _analysed(house: "House", asked: dict[str, Any], every: bool) -> "Analysis":
    from queenhigh.analysis import analyse
    from queenhigh.analysis.request import question_of
    from queenhigh.cli.answering.progress import waiting
    from queenhigh.rules import HouseError

    before = f"{house.id}: " if every else ""
    try:
        with refusing(before):
            checked = question_of(house, **asked)
            seen = checked.seen if isinstance(checked.seen, int) else checked.seen_cards or 1
            with (
                _unreached(before),
                waiting(f"Analysing {house.id}", house, seen, checked.shared) as progress,
            ):
                return analyse(house, **asked, progress=progress)
    except HouseError as error:  # a reading's other house may be a bad one
        refuse(str(error))


@contextmanager
def _unreached(before: str) -> Iterator[None]:
    """A question that was looked at before, and whose answer is not worked out: a job that is refused."""
    from queenhigh.study.request import RequestError

    try:
        yield
    except RequestError as error:
        if error.option == "bet":  # which is a job wherever it is asked for
            raise
        refuse(f"{before}--{error.option.replace('_', '-')}: {error}")


def _answer(found: list["Analysis"], form: str | None, out: Path | None, every: bool) -> None:
    told = found if every else found[0]
    if form is None:
        for each in found:
            print_result(each)
    elif out is None:
        print_format(told, form)
    else:
        save(told, out, form)
