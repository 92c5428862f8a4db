"""`queenhigh drill`: hands to decide on, or rounds to settle, with a score that is kept."""

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

import click

from queenhigh.cli.asking.common import (
    WHOLE,
    get_house,
    language_option,
    misuse,
    refuse,
    refusing,
    table_option,
    whole,
)
from queenhigh.cli.asking.known import house_argument

if TYPE_CHECKING:
    from queenhigh.cli.terminal.coaching.score import Score

INTERRUPTED = 130
MOST_ROUNDS = 10_000


@click.command("drill")
@house_argument()
@click.option("--close", is_flag=True, help="Close hands alone, and none again that were wrong before.")
@click.option("--settle", "settling", is_flag=True, help="For dealers: rounds to settle, box by box.")
@click.option(
    "--rounds", type=whole(least=1, most=MOST_ROUNDS), default=20, show_default=True, help="How many to ask."
)
@click.option(
    "--seed", type=WHOLE, help="Ask the same every time this seed is given and the score is the same."
)
@click.option(
    "--score",
    "place",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where the score is kept; drill.jsonl among your own data unless said.",
)
@table_option
@language_option
@click.pass_context
def command(
    ctx: click.Context,
    house_name: str,
    close: bool,
    settling: bool,
    rounds: int,
    seed: int | None,
    place: Path | None,
    settings: str,
    language: str,
) -> None:
    """Practise: only hands worth thinking about, each graded.

    Hands are close ones, where the best choice and the next lie within a tenth of an Ante, and those you got
    wrong before. With --settle a dealer sees cards and bets, says what each box gets, and is graded with the
    clause. The score is kept with every answer, and counts on in the next sitting; q (or Ctrl-D) leaves,
    Ctrl-C too, with exit code 130.
    """
    if close and settling:
        misuse("deals close hands, and --settle rounds to settle: say one of them", "--close")
    house = get_house(house_name, settings)
    score = _score(place)
    from queenhigh.cli.answering.progress import weighing_long
    from queenhigh.cli.terminal.coaching.hands import HandDrill
    from queenhigh.cli.terminal.coaching.settling import SettleDrill
    from queenhigh.cli.terminal.deck import chance
    from queenhigh.cli.terminal.drawing.screen import Leave, Screen

    screen = Screen(language)
    if score.unread:
        screen.say(f"{score.unread} of the lines in {score.path} are no answers, and do not count.", "yellow")
    if not settling and (slow := weighing_long(house)):
        screen.say(slow, "dim")
    drill = (SettleDrill if settling else HandDrill)(screen, house, score, chance(seed), not close)
    code = 0
    try:
        with refusing():
            drill.run(rounds)
    except Leave:
        screen.say()
    except KeyboardInterrupt:
        screen.say()
        code = INTERRUPTED
    except BrokenPipeError:  # nobody reads on, which says nothing of the score
        raise
    except OSError as error:
        refuse(f"the score cannot be kept in {score.path}: {(error.strerror or str(error)).lower()}")
    with contextlib.suppress(KeyboardInterrupt):
        drill.end()
    ctx.exit(code)


def _score(place: Path | None) -> "Score":
    from queenhigh.cli.terminal.coaching.score import Score
    from queenhigh.store.opening import data_home

    path = place or data_home() / "drill.jsonl"
    try:
        return Score(path)
    except OSError as error:
        said = (error.strerror or str(error)).lower()
        refuse(f"the score cannot be kept in {path}: {said}; --score FILE says where else")
