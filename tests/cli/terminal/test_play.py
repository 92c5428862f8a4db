"""`queenhigh play` from a script: every house, every wager, exact money, nothing shown too early."""

import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kit.cases import HOUSES
from kit.houses.invented import DIFFERENT_HOUSES, EVERY_HOUSE, INVENTED, any_house
from queenhigh.cards import Card
from queenhigh.cli.terminal.deck import Shuffler
from queenhigh.cli.verbs.table.play import command
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
    return CliRunner().invoke(command, args.split(), input="".join(f"{line}\n" for line in lines))


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
    assert re.search(rf"^Bankroll\s+{re.escape(bankroll)}, from", result.output, re.MULTILINE)
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


def test_says_that_it_is_play_money() -> None:
    assert sit("q", args="rws").output.startswith("Play money only")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("ante=1", "is below the minimum of S$5"),
        ("ante=501", "above the maximum of S$500"),
        ("progressive=3", "the stake is exactly S$2.50 (rws/R2)"),
        ("clear progressive", "Progressive in box 1 needs Ante there first (rws:3.4)"),
        ("ante=-5", "'-5' is not an amount"),
        ("ante=99999999999999999999", "the most there is"),
        ("ante=1.234", "finer than SGD's smallest coin"),
        ("ante=", "is not an amount"),
        ("p=5", "could be any of pair_plus, progressive"),
        ("play=5", "play cannot be named here: ante, pair_plus, progressive can"),
        ("banana", "this house has no wager 'banana'; known are ante, pair_plus, progressive"),
        ("2: ante=5", "'2' is not a box of yours: you play box 1"),
        ("ante=500 pp=1", "below the minimum"),
        ("ante=500 pp=5", "that takes S$1,005 with the Play to come, and the bankroll is S$1,000"),
    ],
)
def test_a_refused_bet_is_asked_again_and_changes_nothing(line: str, words: str) -> None:
    output = unwrapped(sit("ante=7", line, "q", args="rws"))
    assert "Not placed: " in output
    assert words in output
    assert output.count("Your bets: Ante S$7 ") == 2


def test_a_line_may_name_wagers_in_any_order() -> None:
    output = sit("progressive pp=5 a=10", "ds", "-a", "clear", "", "q", args="rws").output
    assert "Ante S$10, Pair Plus S$5, Progressive S$2.50" in output
    assert "Progressive in box 1 needs the Ante and must go first (rws:3.4)" in output
    assert "nothing on the felt" in output
    assert "no box is in the round" in output


def test_bets_for_one_box_and_for_all() -> None:
    output = sit("a=10", "2: a=20 pp 5", "3: clear", "", "p", "p", "q", args="rws --boxes 3 --seed 1").output
    assert "Your bets: Ante S$10 in each box" in output
    assert "box 1: Ante S$10 · box 2: Ante S$20, Pair Plus S$5" in output
    assert "Box 3 ·" not in output
    assert output.count("box 1: Ante S$10 · box 2: Ante S$20, Pair Plus S$5") == 3


@pytest.mark.parametrize("line", ["", "x", "p2", "1", "d 1", "fold now", "\x1b[A", "p" * 400])
def test_no_decision_is_made_by_accident(line: str) -> None:
    output = sit("", line, "f", "q", args="rws --seed 1").output
    assert output.count("Box 1> ") == 2
    assert "Folded: Ante is lost" in output


@pytest.mark.parametrize("line", ["2", "d 2", "d2", "D 2", "discard 2", "swap 2"])
def test_the_draw_discards_a_card(line: str) -> None:
    first = list(Shuffler(4).deck())[0:6:2]
    output = sit("", line, "q", args="draw --seed 4").output
    assert f"discarded [{first[1].symbol}]" in output


def test_play_multiples(tmp_path: Path) -> None:
    args = f"{named('upcard', tmp_path)} --seed 1 --bankroll 300"
    output = unwrapped(sit("a=100", "", "p4", "p3", "p2", "q", args=args))
    assert "p plays for €100 · p2 for €200 · p3 for €300 · f folds" in output
    assert "Play of €400 in box 1: beside this Ante it is €100, €200 or €300 (upcard:3)" in output
    assert "that takes €400 with the Play to come, and the bankroll is €300" in output
    assert "Play €200" in output


def test_upcards_are_shown_and_no_more(tmp_path: Path) -> None:
    before, _ = sit("", "p", "q", args=f"{named('twin', tmp_path)} --seed 1").output.split("Box 1> ")
    assert re.search(r"^Dealer: \[[^?]+\] \[[^?]+\] \[\?\?\]$", before, re.MULTILINE)


@pytest.mark.parametrize("line", ["13", "d 1 3", "d 1,3", "d13"])
def test_two_cards_may_be_discarded(line: str, tmp_path: Path) -> None:
    output = sit("", "123", "11", line, "q", args=f"{named('fourth', tmp_path)} --seed 1").output
    assert "s stands, 1 2 13 discards cards for $10 · f folds" in output
    assert "3 cards discarded in box 1; 2 is the most (fourth:3)" in output
    assert "is not a card of box 1 to discard" in output
    assert re.search(r"discarded \[\S+\] \[\S+\]", output)


def test_broke_is_kind_and_another_bankroll_is_counted() -> None:
    rounds = ["", "f", "", "f", ""]
    result = sit(*rounds, "y", "", "f", "q", args="rws --seed 3 --bankroll 15")
    assert "no longer covers the smallest bet" in result.output
    assert "Not the same bets again: that takes S$10 with the Play to come" in result.output
    assert "S$10, from S$30" in result.output
    assert result.exit_code == 0


def test_bets_go_back_until_no_more_are_taken() -> None:
    for lines in (["a=20"], ["a=20", "q"]):
        result = sit(*lines, args="rws")
        assert "The S$20 on the felt goes back to you." in result.output
        assert "S$1,000, from S$1,000" in result.output
        assert result.exit_code == 0


@pytest.mark.parametrize(
    ("leave", "warnings"), [([], 1), (["q"], 1), (["q", "q"], 1), (["q", "?", "q", "q"], 2)], ids=str
)
def test_leaving_after_the_deal_is_a_fold_and_counts(leave: list[str], warnings: int, tmp_path: Path) -> None:
    """A hand that was seen cannot be handed back: the old table gave the stakes of every bad one back."""
    result = sit("a=20 pp=5 prog", "", *leave, args=f"rws --seed 1 --save {tmp_path}")
    cost = (
        "Leaving folds box 1: Ante S$20 and Pair Plus S$5 are lost (rws:3.8.1); Progressive S$2.50 stays in"
    )
    output = unwrapped(result)
    assert output.count(cost) == warnings
    assert output.index(cost) < output.index("Folded: Ante is lost")
    assert "S$972.50, from S$1,000" in output
    assert "Rounds 1 " in output
    assert result.exit_code == 0
    rules = house("rws")
    assert sum(line.stake_minor for line in kept_lines(tmp_path, rules)) == 27_50


def test_a_choice_after_the_warning_plays_on() -> None:
    output = unwrapped(sit("", "q", "p", "q", args="rws --seed 1"))
    assert "q or Ctrl-C once more leaves; any choice plays on." in output
    assert "folded" not in output
    assert "Rounds 1 " in output


def test_leaving_folds_only_what_is_undecided(tmp_path: Path) -> None:
    output = unwrapped(sit("a=10", "", "p", "q", "q", args=f"rws --boxes 3 --seed 1 --save {tmp_path}"))
    assert "Leaving folds box 1" not in output
    assert "Leaving folds box 2: Ante S$10 is lost (rws:3.8.1)." in output
    assert "Leaving folds box 3: Ante S$10 is lost (rws:3.8.1)." in output
    folded = [line.box for line in kept_lines(tmp_path, house("rws")) if line.wager == "play"]
    assert folded == [1]


@pytest.mark.parametrize("id", EVERY_HOUSE)
def test_leaving_costs_what_was_said_in_every_house(id: str, tmp_path: Path) -> None:
    rules, games = any_house(id), tmp_path / "games"
    script = [*TAKES_MORE.get(id, []), every_wager(rules), "", "q", "q"]
    output = unwrapped(sit(*script, args=f"{named(id, tmp_path)} --seed 1 --save {games}"))
    said = re.findall(r"Leaving folds box 1: (.*?)\. q or Ctrl-C once more", output)
    lines = [line for line in kept_lines(games, rules) if line.stake_minor]
    assert "Rounds 1 " in output
    if rules.ante is None:
        assert not said
        return
    for line in lines:
        stake = f"{rules.by_name[line.wager].label} {show_amount(line.stake_minor, rules.currency)}"
        assert stake in said[0]


def test_the_meter_lives_through_the_sitting() -> None:
    output = sit("prog", "", "f", "", "f", "q", args="rws --seed 1").output
    for game, meter in ((1, "S$10,000 "), (2, "S$10,000.50 "), (3, "S$10,001 ")):
        assert f"Game {game} · Meter {meter}" in output


def test_an_unwritable_folder_is_refused_before_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("taken")
    result = sit("q", args=f"rws --save {tmp_path / 'file'}")
    assert result.exit_code == 1
    assert "games cannot be saved" in result.output
    assert "Your bets" not in result.output


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


def test_what_endings_pay_by_the_hand_is_among_what_is_paid() -> None:
    shown = unwrapped(sit("? pays", "q", args="three_card_prime --seed 1"))
    assert "straight flush 5 to 1" in shown
    assert "Dealer beats you: other hands lose" in shown


def test_leaving_where_nobody_folds_stands_and_asks_first() -> None:
    said = unwrapped(sit("?", "", "q", "q", args="second_chance --seed 1"))
    assert "with cards dealt that is to stand, and you are asked" in said
    told, after = said.split("Leaving stands with box 1: Ante $5 stays in play. q or Ctrl-C once more")
    assert "Outcome" not in told
    assert "Rounds 1 Wagered $5" in after
    spanish = unwrapped(sit("", "q", "q", args="second_chance --seed 1 --lang es"))
    assert re.search(r"Irse planta la mano de la casilla 1: Ante 5\W\$ sigue en juego\.", spanish)
