"""`queenhigh play` from a script: every house, every wager, exact money, nothing shown too early."""

import random
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import Result

from kit.cases import HOUSES
from kit.command import run
from kit.houses.invented import DIFFERENT_HOUSES, EVERY_HOUSE, INVENTED, any_house
from queenhigh.cards import Card
from queenhigh.cli.terminal.deck import Shuffler
from queenhigh.engine.events import BoxFolded, RoundSettled
from queenhigh.money import show_amount
from queenhigh.rules import House, first_ids, house, house_groups
from queenhigh.settlement import Line
from queenhigh.wire import replay
from queenhigh.wire.notation import parse_record

TAKES_MORE = {"twin": ["ante=200"]}
"""Bets that must stand before the least of every wager can be placed."""


def sit(*lines: str, args: str = "") -> Result:
    """A sitting from a script; the input ends after the last line."""
    return run("play", *args.split(), stdin="".join(f"{line}\n" for line in lines))


def unwrapped(result: Result) -> str:
    """What was printed, on one line and without frames."""
    return " ".join(result.output.replace("│", " ").split())


def every_wager(rules: House) -> str:
    """A line that puts every wager beside the Ante that is proposed."""
    missing = [wager.name for wager in rules.wagers if wager.placed_before_deal and wager is not rules.ante]
    return " ".join(missing)


def kept_lines(folder: Path, rules: House) -> list[Line]:
    """The settlement lines of every saved game, each game proven by replaying it."""
    lines: list[Line] = []
    for path in sorted(folder.iterdir()):
        record = parse_record(path.read_text(encoding="utf-8"), rules)
        replay(rules, record)
        for step in record.steps:
            for event in step.events:
                if isinstance(event, BoxFolded | RoundSettled):
                    lines.extend(event.lines)
    return lines


def named(id: str, folder: Path) -> str:
    """What to call a house on the command line: its id, or the path of an invented one's file."""
    if id not in INVENTED:
        return id
    path = folder / f"{id}.toml"
    path.write_text(INVENTED[id], encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("id", DIFFERENT_HOUSES)
def test_every_house_plays_every_wager_and_the_money_is_exact(id: str, tmp_path: Path) -> None:
    rules = any_house(id)
    boxes = min(3, rules.boxes_per_player)
    decisions = (["s", "1", "f"] if rules.decision.discards else ["p", "f", "p"])[:boxes]
    script = [*TAKES_MORE.get(id, []), every_wager(rules), *["", *decisions] * 12, "q"]
    folder = tmp_path / "games"
    args = f"{named(id, tmp_path)} --boxes {boxes} --seed 11 --bankroll 50000 --save {folder}"
    result = sit(*script, args=args)
    assert result.exit_code == 0, result.output
    lines = kept_lines(folder, rules)
    assert len(list(folder.iterdir())) == 12
    net_minor = sum(line.returned_minor - line.stake_minor for line in lines)
    bankroll = show_amount(50000 * rules.currency.unit_minor + net_minor, rules.currency)
    # one below the other, where the path of a file that is named is too long for a table
    assert re.search(rf"^Bankroll\s+{re.escape(bankroll)}, ", result.output, re.MULTILINE)
    assert re.search(r"^Rounds\s+12$", result.output, re.MULTILINE)
    summary = result.output[result.output.index("Your sitting") :]
    for wager in rules.wagers:
        own = [line for line in lines if line.wager == wager.name]
        assert own or wager.kind == "bonus"
        if own:
            staked, back = (
                show_amount(sum(getattr(line, name) for line in own), rules.currency)
                for name in ("stake_minor", "returned_minor")
            )
            row = rf"^ {re.escape(wager.label)} +{re.escape(staked)} +{re.escape(back)} "
            assert re.search(row, summary, re.MULTILINE)
    for line in lines:
        assert line.clause in result.output


@pytest.mark.parametrize("id", DIFFERENT_HOUSES)
def test_no_line_is_wider_than_80_columns(id: str, tmp_path: Path) -> None:
    rules = any_house(id)
    boxes = rules.boxes_per_player
    script = ["?", "a=500", "a=100", every_wager(rules), "nonsense " * 20, "", *["f"] * boxes, "rules", "q"]
    result = sit(*script, args=f"{named(id, tmp_path)} --boxes {boxes} --seed 2 --bankroll 100000")
    assert result.exit_code == 0
    assert max(map(len, result.output.splitlines())) <= 80


@pytest.mark.parametrize("id", HOUSES)
def test_same_seed_same_sitting(id: str) -> None:
    script = [every_wager(house(id)), *["", "p"] * 4, "q"]
    first, again, other = (sit(*script, args=f"{id} --seed {seed}").output for seed in (7, 7, 8))
    assert first == again
    assert first != other


def test_without_a_seed_decks_differ() -> None:
    assert list(Shuffler().deck()) != list(Shuffler().deck())


@pytest.mark.parametrize("id", HOUSES)
@pytest.mark.parametrize("seed", range(5))
def test_hidden_cards_are_not_printed_before_the_reveal(id: str, seed: int) -> None:
    deck = list(Shuffler(seed).deck())
    hands = {"hand": (deck[0:6:2], deck[1:6:2]), "shuffler": (deck[:3], deck[3:6])}
    mine, dealers = hands[house(id).deals[0][0]]
    output = sit("", "p", "q", args=f"{id} --seed {seed}").output
    before, after = output.split("Box 1> ")
    assert shown(mine, before) == mine
    open_cards = [*mine, *dealers[: house(id).dealer.shows]]
    assert shown(deck, before) == sorted(open_cards, key=deck.index)
    assert shown(dealers, after) == dealers


def shown(cards: list[Card], text: str) -> list[Card]:
    return [card for card in cards if f"[{card.symbol}]" in text]


def test_the_catalogue_is_offered_and_enter_takes_the_first() -> None:
    output = sit("", "", "p", "q").output
    simple_first = sorted(first_ids(), key=lambda id: house(id).decision.discards)
    others = [id for ids in house_groups().values() for id in ids if id not in simple_first]
    for number, id in enumerate([*simple_first, *others], start=1):
        assert re.search(rf"^ *{number} {id} +{re.escape(house(id).name)}", output, re.MULTILINE)
    assert f"Your sitting at {house(simple_first[0]).name}" in output


@pytest.mark.parametrize("choice", ["2", "rws", "RW"])
def test_a_house_is_chosen_by_number_or_name(choice: str) -> None:
    result = sit("nowhere", "99", choice, "q")
    assert "'nowhere' is none of them" in result.output
    assert f"Your sitting at {house('rws').name}" in result.output


@pytest.mark.parametrize("lines", [[], ["q"]])
def test_leaving_the_lobby(lines: list[str]) -> None:
    result = sit(*lines)
    assert result.exit_code == 0
    assert "sitting" not in result.output


@pytest.mark.parametrize("line", ["", "x", "p2", "1", "d 1", "fold now", "\x1b[A", "p" * 400])
def test_no_decision_is_made_by_accident(line: str) -> None:
    output = sit("", line, "f", "q", args="rws --seed 1").output
    assert output.count("Box 1> ") == 2
    assert "rws:3.8.1" in output


def test_upcards_are_shown_and_no_more(tmp_path: Path) -> None:
    before, _ = sit("", "p", "q", args=f"{named('twin', tmp_path)} --seed 1").output.split("Box 1> ")
    assert re.search(r"^Dealer: \[[^?]+\] \[[^?]+\] \[\?\?\]$", before, re.MULTILINE)


def test_the_meter_lives_through_the_sitting() -> None:
    output = sit("prog", "", "f", "", "f", "q", args="rws --seed 1").output
    for game, meter in ((1, "S$10,000 "), (2, "S$10,000.50 "), (3, "S$10,001 ")):
        assert f"Game {game} · Meter {meter}" in output


def test_saved_games_are_never_written_over(tmp_path: Path) -> None:
    for _ in range(2):
        assert sit("", "p", "q", args=f"rws --seed 1 --save {tmp_path}").exit_code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["round-0001.toml", "round-0002.toml"]


@pytest.mark.parametrize("id", HOUSES)
def test_any_input_is_survived(id: str) -> None:
    chance = random.Random(id)
    words = [
        "", "", "p", "f", "s", "1", "a=5", "pp", "clear", "2:", "2: a=9", "-pp", "=", ":", "?", "5", "٣",
        "p٢", "٣: a=5", "a=²", "\x00", "\x7f", "é", "[red]", "a=5,", "--", "-", "y", "1e9", "²",
    ]  # fmt: skip
    script = [" ".join(chance.choices(words, k=chance.choice((1, 1, 2)))) for _ in range(400)]
    result = sit(*script, args=f"{id} --boxes 2 --seed 1")
    assert result.exit_code == 0, result.exception
    assert "Your sitting" in result.output


def test_refused_bets_change_nothing(tmp_path: Path) -> None:
    """The lines of the golden sitting, with a round after them: its stakes are those of the first line."""
    table = Path(__file__).parents[1] / "commands" / "sittings.toml"
    *lines, _ = tomllib.loads(table.read_text(encoding="utf-8"))["refused_bets"]["lines"]
    assert sit(*lines, "", "f", "q", args=f"rws --seed 1 --save {tmp_path}").exit_code == 0
    stakes = [(line.wager, line.stake_minor) for line in kept_lines(tmp_path, house("rws"))]
    assert stakes == [("ante", 700)]


@pytest.mark.parametrize(
    ("args", "ways"),
    [
        ("draw --seed 4", ("2", "d 2", "d2", "D 2", "discard 2", "swap 2")),
        ("fourth --seed 1", ("13", "d 1 3", "d 1,3", "d13")),
    ],
)
def test_a_discard_is_typed_in_several_ways(args: str, ways: tuple[str, ...], tmp_path: Path) -> None:
    id, _, more = args.partition(" ")
    shown = [
        sit("", way, "q", args=f"{named(id, tmp_path)} {more}").output.replace(f"> {way}\n", "> \n")
        for way in ways
    ]
    assert set(shown) == {shown[0]}
    assert "Box 1> \n" in shown[0]


@pytest.mark.parametrize("leave", [[], ["q"], ["q", "q"], ["q", "?", "q", "q"]], ids=str)
def test_leaving_after_the_deal_is_a_fold_and_counts(leave: list[str], tmp_path: Path) -> None:
    """A hand that was seen cannot be handed back: the old table gave the stakes of every bad one back."""
    result = sit("a=20 pp=5 prog", "", *leave, args=f"rws --seed 1 --save {tmp_path}")
    assert result.exit_code == 0
    assert "S$972.50, " in unwrapped(result)
    assert sum(line.stake_minor for line in kept_lines(tmp_path, house("rws"))) == 27_50


def test_leaving_folds_only_what_is_undecided(tmp_path: Path) -> None:
    sit("a=10", "", "p", "q", "q", args=f"rws --boxes 3 --seed 1 --save {tmp_path}")
    assert [line.box for line in kept_lines(tmp_path, house("rws")) if line.wager == "play"] == [1]


@pytest.mark.parametrize("id", EVERY_HOUSE)
def test_leaving_costs_what_was_said_in_every_house(id: str, tmp_path: Path) -> None:
    rules, games = any_house(id), tmp_path / "games"
    script = [*TAKES_MORE.get(id, []), every_wager(rules), "", "q", "q"]
    output = unwrapped(sit(*script, args=f"{named(id, tmp_path)} --seed 1 --save {games}"))
    said = output.split("Box 1> q ")[1:]
    lines = [line for line in kept_lines(games, rules) if line.stake_minor]
    assert lines
    if rules.ante is None:
        assert not said
        return
    warning = said[0].partition("Box 1> ")[0]
    for line in lines:
        assert f"{rules.by_name[line.wager].label} {show_amount(line.stake_minor, rules.currency)}" in warning
