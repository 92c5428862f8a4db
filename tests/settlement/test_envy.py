"""Envy: hands that others are paid for, and winners who are not."""

import pytest

from kit.houses.edits import edited
from kit.houses.invented import CARDROOM, invented
from kit.houses.settled import six_cards, twin
from kit.play.amounts import units
from kit.play.felt import Felt
from queenhigh.cards import parse_cards
from queenhigh.rules import House, house, load
from queenhigh.settlement import DealerHand, SettledBox, settle, settled_box, withheld_lines
from queenhigh.settlement.envy import envy_lines


def test_two_progressives_each_pay_their_own_envy_once() -> None:
    felt = twin({1: "As Ks Qs", 2: "2d 5h 7c"}, "2c 4d 9h", "Jd")
    assert [line.won_minor for line in felt.state.lines_of(2) if line.kind == "envy"] == [3000, 500]
    assert felt.line(1, "gold").returned_minor == 200_000
    assert felt.line(1, "silver").returned_minor == 2_500
    gold, silver = felt.state.moves
    assert (gold.reseeded_minor, gold.contributed_minor, gold.after_minor) == (100_000, 24, 100_024)
    assert (silver.reseeded_minor, silver.contributed_minor, silver.after_minor) == (0, 32, 2_532)


def test_envy_of_two_progressives_after_a_fold() -> None:
    felt = twin({1: "As Ks Qs", 2: "2d 5h 7c", 3: "9s 8s 7s"}, "2c 4d 9h", "Jd", fold=(2,))
    assert [line.won_minor for line in felt.state.lines_of(2) if line.kind == "envy"] == [3000], (
        "silver is lost"
    )
    assert [line.won_minor for line in felt.state.lines_of(1) if line.kind == "envy"] == [1000, 500]
    assert [line.won_minor for line in felt.state.lines_of(3) if line.kind == "envy"] == [3000, 500]
    assert felt.line(3, "gold").returned_minor == 10_000, "a tenth of the meter, back at its seed"


def test_envy_looks_at_the_winners_hand_with_the_dealers() -> None:
    felt = six_cards({1: "As Ks 2c", 2: "5h 5d 5c", 3: "9s 8s 3d"}, "Qs Js Ts")
    # Box 3 makes a straight flush, which others are paid for as well.
    own = [(line.seen.other_box, line.won_minor) for line in felt.state.lines_of(2) if line.kind == "envy"]
    assert own == [(1, 50000), (3, 2500)]
    assert [line.won_minor for line in felt.state.lines_of(1) if line.kind == "envy"] == [2500]


def test_a_folded_hand_makes_nobody_envious_and_who_folded_is_paid() -> None:
    felt = six_cards({1: "As Ks 2c", 2: "5h 5d 3c"}, "Qs Js Ts", fold=(1,))
    assert not [line for line in felt.state.lines_of(2) if line.kind == "envy"]
    felt = six_cards({1: "As Ks 2c", 2: "5h 4d 3c"}, "Qs Js Ts", fold=(2,))
    assert felt.line(2, "spades:envy").won_minor == 50000


def test_who_has_no_ante_is_not_envied() -> None:
    felt = Felt(invented("six_cards")).place(1, million=5, spades=1).place(2, ante=5, spades=1)
    felt.deal({1: "As Ks 2c", 2: "5h 5d 5c"}, "Qs Js Ts").play(2).settle()
    assert not [line for line in felt.state.lines_of(2) if line.kind == "envy"]


def test_boxes_that_share_five_cards_envy_each_other() -> None:
    felt = Felt(invented("community")).open(major=20_000)
    for box in (1, 2, 3):
        felt.place(box, ante=5, jackpot=5)
    hands = {1: "5h 6h 7h", 2: "Th Jh Qh", 3: "2c 3d 4s"}
    felt.deal(hands, "Qd 7c 2d", community="8h 9h").play(1, 2).fold(3).settle()
    lines = felt.state.lines
    envy = [(line.box, line.seen.other_box, line.won_minor) for line in lines if line.kind == "envy"]
    assert envy == [(1, 2, 100_00), (2, 1, 100_00), (3, 1, 100_00), (3, 2, 100_00)]
    paid = [line.returned_minor for line in lines if line.reason == "meter/pays"]
    assert paid == [2_000_00, 1_800_00], "a tenth, then a tenth of what is left"


def test_a_wager_without_envy_makes_nobody_envious() -> None:
    rules = house("rws")
    hands = ("As Ks Qs", "Ah Kh Qh")
    royals = [settled_box("rws", box, hand, {"ante": 10}) for box, hand in enumerate(hands, 1)]
    assert envy_lines(rules, rules.by_name["ante"], royals, DealerHand(parse_cards("Qs 7h 2d"))) == []


# Winners who are paid no Envy


ROYAL = "Ah Kh Qh"
FLUSH_RUN = "9c 8c 7c"
LOW = "2d 5s 9h"
DEALER_CARDS = "3h 4d 6s"
POT = {"ante": 500, "pot": 250}
WINNERS_TOO = load(edited(CARDROOM, ", not_to_winner = true", ""))


def dealt(house: House) -> DealerHand:
    return DealerHand(settled_box(house, 9, DEALER_CARDS, {}).first)


def potted(house: House, hands: tuple[str, ...], folded: tuple[int, ...], owners: str) -> list[SettledBox]:
    """A box with a stake on the pot for each hand."""
    return [
        settled_box(
            house, number, cards, units(POT if number in folded else {**POT, "play": 500}),
            player=owners[number - 1] if owners else "", folded=number in folded,
        )
        for number, cards in enumerate(hands, start=1)
    ]  # fmt: skip


def envy(house: House, *hands: str, folded: tuple[int, ...] = (), owners: str = "") -> dict[int, int]:
    """What Envy each box is paid, hands in deal order."""
    lines = settle(house, dealt(house), potted(house, hands, folded, owners)).lines
    found = dict.fromkeys(range(1, len(hands) + 1), 0)
    for line in lines:
        found[line.box] += line.won_minor if line.kind == "envy" else 0
    return found


def test_who_wins_is_paid_no_envy_for_the_hands_of_others() -> None:
    house = load(CARDROOM)
    assert envy(house, ROYAL, FLUSH_RUN, LOW) == {1: 0, 2: 0, 3: 5500}
    assert envy(WINNERS_TOO, ROYAL, FLUSH_RUN, LOW) == {1: 1500, 2: 4000, 3: 5500}


def test_the_winner_is_the_player_and_not_the_box() -> None:
    assert envy(load(CARDROOM), ROYAL, LOW, FLUSH_RUN, owners="aab") == {1: 0, 2: 0, 3: 0}
    assert envy(WINNERS_TOO, ROYAL, LOW, FLUSH_RUN, owners="aab") == {1: 1500, 2: 0, 3: 4000}


def test_a_folded_hand_wins_where_the_wager_lives_on() -> None:
    """It makes nobody envious, but its own award is paid: so its player gets no Envy."""
    assert envy(load(CARDROOM), ROYAL, FLUSH_RUN, LOW, folded=(1,)) == {1: 0, 2: 0, 3: 1500}
    rows = 'pays = [\n    { hand = "mini'
    lost = load(edited(CARDROOM, f'after_fold = "live"\n{rows}', f'after_fold = "lost"\n{rows}'))
    assert envy(lost, ROYAL, FLUSH_RUN, LOW, folded=(1,)) == {1: 1500, 2: 0, 3: 1500}


@pytest.mark.parametrize("folded", [(), (1,), (2,), (1, 2)])
@pytest.mark.parametrize("owners", ["", "aab", "aba", "abb", "aaa"])
@pytest.mark.parametrize(
    "hands", [(ROYAL, FLUSH_RUN, LOW), (LOW, ROYAL, FLUSH_RUN), (LOW, ROYAL, "Td 4c 2s")]
)
def test_what_a_winner_is_not_paid_is_what_all_would_be_less_what_is_paid(
    hands: tuple[str, ...], owners: str, folded: tuple[int, ...]
) -> None:
    house = load(CARDROOM)
    paid, to_all = (envy(each, *hands, folded=folded, owners=owners) for each in (house, WINNERS_TOO))
    lines = withheld_lines(house, potted(house, hands, folded, owners), dealt(house))
    held = {box: sum(line.won_minor for line in lines if line.box == box) for box in paid}
    assert {box: paid[box] + held[box] for box in paid} == to_all
    assert withheld_lines(WINNERS_TOO, potted(WINNERS_TOO, hands, folded, owners), dealt(WINNERS_TOO)) == []
