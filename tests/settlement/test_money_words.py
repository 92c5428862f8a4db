"""Money that no card decides: Envy not for the winner, reserves, collections, the most of a round."""

from fractions import Fraction
from typing import Literal, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.felt import Felt
from kit.houses.invented import CARDROOM
from queenhigh.engine import DEALER, SUPERVISOR, Refusal, decide, player
from queenhigh.engine.acts import actions as act
from queenhigh.ledger import Books, book
from queenhigh.ledger.records import seed_account
from queenhigh.rules import House, load
from queenhigh.rules.records import TableMost
from queenhigh.settlement import DealerHand, SettledBox, settle, settled_box, withheld_lines
from queenhigh.settlement.most import shared, within_most
from queenhigh.words import payout, refusal_text

ROYAL, OTHER_ROYAL, FLUSH_RUN, LOW = "Ah Kh Qh", "As Ks Qs", "9c 8c 7c", "2d 5s 9h"
DEALER_CARDS = "3h 4d 6s"
POT = {"ante": 500, "pot": 250}
Rule = Literal["in proportion", "in order"]
RULES: tuple[Rule, ...] = get_args(Rule)


def changed(*edits: tuple[str, str]) -> House:
    text = CARDROOM
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return load(text)


def dealt(house: House) -> DealerHand:
    return DealerHand(settled_box(house, 9, DEALER_CARDS, {}).first)


def potted(house: House, hands: tuple[str, ...], folded: tuple[int, ...], owners: str) -> list[SettledBox]:
    """A box with a stake on the pot for each hand."""
    return [
        settled_box(
            house, number, cards, {**POT, **({} if number in folded else {"play": 500})},
            player=owners[number - 1] if owners else "", folded=number in folded,
        )
        for number, cards in enumerate(hands, start=1)
    ]  # fmt: skip


def envy(house: House, *hands: str, folded: tuple[int, ...] = (), owners: str = "") -> dict[int, int]:
    """What Envy each box is paid, hands in deal order."""
    lines = settle(house, dealt(house), potted(house, hands, folded, owners), {}).lines
    found = dict.fromkeys(range(1, len(hands) + 1), 0)
    for line in lines:
        found[line.box] += line.won_minor if line.kind == "envy" else 0
    return found


EVERYBODY = changed((", not_to_winner = true", ""))


def test_who_wins_is_paid_no_envy_for_the_hands_of_others() -> None:
    house = load(CARDROOM)
    assert envy(house, ROYAL, FLUSH_RUN, LOW) == {1: 0, 2: 0, 3: 5500}
    assert envy(EVERYBODY, ROYAL, FLUSH_RUN, LOW) == {1: 1500, 2: 4000, 3: 5500}


def test_the_winner_is_the_player_and_not_the_box() -> None:
    assert envy(load(CARDROOM), ROYAL, LOW, FLUSH_RUN, owners="aab") == {1: 0, 2: 0, 3: 0}
    assert envy(EVERYBODY, ROYAL, LOW, FLUSH_RUN, owners="aab") == {1: 1500, 2: 0, 3: 4000}


def test_a_folded_hand_wins_where_the_wager_lives_on() -> None:
    """It makes nobody envious, but its own award is paid: so its player gets no Envy."""
    assert envy(load(CARDROOM), ROYAL, FLUSH_RUN, LOW, folded=(1,)) == {1: 0, 2: 0, 3: 1500}
    lost = changed(
        (
            'after_fold = "live"\npays = [\n    { hand = "mini',
            'after_fold = "lost"\npays = [\n    { hand = "mini',
        )
    )
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
    paid, to_all = (envy(each, *hands, folded=folded, owners=owners) for each in (house, EVERYBODY))
    lines = withheld_lines(house, potted(house, hands, folded, owners), dealt(house))
    held = {box: sum(line.won_minor for line in lines if line.box == box) for box in paid}
    assert {box: paid[box] + held[box] for box in paid} == to_all
    assert withheld_lines(EVERYBODY, potted(EVERYBODY, hands, folded, owners), dealt(EVERYBODY)) == []


def test_a_reserve_is_set_aside_and_no_meter_shows_it() -> None:
    felt = (
        Felt(load(CARDROOM))
        .open(main=900)
        .bet(1, "ann", ante=5, pot="2.50")
        .bet(2, "bea", ante=5, pot="2.50")
    )
    felt.deal(DEALER_CARDS, {1: LOW, 2: "Td Js 4c"}).play(1).play(2).settle()
    [move] = felt.state.moves
    assert (move.contributed_minor, move.reserved_minor, move.after_minor) == (74, 24, 90_074), (
        "12.5 each, down"
    )
    assert Fraction(move.fraction) == 1


def test_seeds_come_out_of_the_reserve_first() -> None:
    """What stakes set aside and what seeds take out stand on one account: above zero the reserve, below it
    what the house has advanced. A void takes back what its own game set aside."""
    house = changed(('reserve = "5%"', 'reserve = "80%"'), ("seed = 500", "seed = 3"))
    felt = Felt(house).open().bet(1, "ann", ante=5, pot="2.50").bet(2, "bea", ante=5, pot="2.50")
    felt.deal(DEALER_CARDS, {1: ROYAL, 2: LOW}).play(1).play(2).reveal()
    before = felt.state
    events = felt.do(act.Settle(DEALER, (("main", 300),)))
    [move] = felt.state.moves
    assert (move.paid_minor, move.reseeded_minor, move.reserved_minor) == (300, 300, 400)
    booked = book(before, events, Books("t1", {"main": "m"}), {})
    held = sum(
        each.amount_minor * ((each.credit == seed_account("m")) - (each.debit == seed_account("m")))
        for each in booked.postings
    )
    assert held == 100, "the house added nothing of its own"
    voided = felt.do(
        act.VoidGame(SUPERVISOR, 1, "deck_count", 51, meters_minor=(("main", move.after_minor),))
    )
    back = book(booked.after, voided, Books("t1", {"main": "m"}), booked.carry)
    total: dict[str, int] = {}
    for each in (*booked.postings, *back.postings):
        total[each.debit] = total.get(each.debit, 0) - each.amount_minor
        total[each.credit] = total.get(each.credit, 0) + each.amount_minor
    assert total.get(seed_account("m"), 0) == 0


@pytest.mark.parametrize(("ante", "drop"), [(5, 50), (25, 50), (26, 100), (50, 100), (51, 150), (500, 1000)])
def test_a_collection_goes_by_each_begun_part_of_its_wager(ante: int, drop: int) -> None:
    felt = Felt(load(CARDROOM)).open().bet(1, "ann", ante=ante)
    assert felt.state.box(1).stakes == (100 * ante, 0, 0, 0, drop, 0)


NOT_PLACED = (
    (
        "drop",
        "Drop is not placed: $0.50 is taken by itself for each $25 of Ante or part of it (cardroom:1)",
        "Drop no se coloca: se pone por sí solo, 0,50\xa0$ por cada 25\xa0$ de Ante o fracción (cardroom:1)",
    ),
    (
        "side_drop",
        "Side Drop is not placed: $1 is taken with each Pair Plus by itself (cardroom:1)",
        "Side Drop no se coloca: con cada Pair Plus se pone por sí solo, 1\xa0$ (cardroom:1)",
    ),
    (
        "play",
        "Play is not placed before the deal (cardroom:2)",
        "Play no se apuesta antes del reparto (cardroom:2)",
    ),
)


def test_a_collection_follows_its_wager_and_is_given_back_with_it() -> None:
    felt = Felt(load(CARDROOM)).open().bet(1, "ann", ante=30, pair_plus=7)
    felt.bet(1, "ann", ante=20)
    assert felt.state.box(1).stakes == (2000, 0, 700, 0, 50, 100)
    felt.refused(act.PlaceWager(player("ann"), 1, "drop", 50), "bet/made_by_playing", "cardroom:1")
    for name, english, spanish in NOT_PLACED:
        refused = decide(felt.house, felt.state, act.PlaceWager(player("ann"), 1, name, 50))
        assert isinstance(refused, Refusal)
        assert [refusal_text(felt.house, refused, lang) for lang in ("en", "es")] == [english, spanish]
    felt.do(act.WithdrawWager(player("ann"), 1, "pair_plus"))
    assert felt.state.box(1).stakes == (2000, 0, 0, 0, 50, 0)


@pytest.mark.parametrize("dealer", ["3h 4d 6s", "Qc Jc 9d", "As Ac Ad"])
@pytest.mark.parametrize("fold", [False, True])
def test_a_collection_is_taken_whatever_the_hand_makes(dealer: str, fold: bool) -> None:
    felt = Felt(load(CARDROOM)).open().bet(1, "ann", ante=30, pair_plus=5).deal(dealer, "Kh Kd 7s")
    felt = (felt.fold(1) if fold else felt.play(1)).settle()
    for name, taken in (("drop", 100), ("side_drop", 100)):
        line = felt.line(1, name)
        assert (line.reason, line.outcome, line.stake_minor, line.returned_minor) == (
            "collection",
            "lose",
            taken,
            0,
        )
        assert line.clause == "cardroom:1"
    assert payout(felt.house, felt.line(1, "drop")) == "Drop is taken for the hand, whatever it makes"
    assert payout(felt.house, felt.line(1, "drop"), "es") == (
        "La casa se queda con Drop por la mano, pase lo que pase"
    )


def test_a_void_gives_a_collection_back() -> None:
    felt = Felt(load(CARDROOM)).open().bet(1, "ann", ante=30, pair_plus=5).deal(DEALER_CARDS, LOW).fold(1)
    felt.do(act.VoidGame(SUPERVISOR, 1, "misdeal"))
    assert [(line.wager, line.returned_minor) for line in felt.lines(1)] == [
        ("ante", 3000), ("pair_plus", 500), ("drop", 100), ("side_drop", 100),
    ]  # fmt: skip


def two_winners(rule: str) -> Felt:
    """Pair Plus wins 4,000 and 3,000, the Antes 10 each: 7,020 in all, and the table pays 2,000."""
    felt = Felt(changed(('shared = "in proportion"', f'shared = "{rule}"'))).open()
    felt.bet(1, "ann", ante=10, pair_plus=100).bet(2, "bea", ante=10, pair_plus=100)
    return felt.deal(DEALER_CARDS, {1: FLUSH_RUN, 2: "8h 8d 8s"}).play(1).play(2).settle()


def test_what_is_due_is_shared_in_proportion() -> None:
    felt = two_winners("in proportion")
    won = [(line.box, line.wager, line.won_minor) for line in felt.state.lines if line.won_minor]
    whole = 702_000
    parts = [
        1000 * 200_000 // whole,
        400_000 * 200_000 // whole,
        1000 * 200_000 // whole,
        300_000 * 200_000 // whole,
    ]
    left = 200_000 - sum(parts)
    assert won == [
        (1, "ante", parts[0] + (left > 0)), (1, "pair_plus", parts[1] + (left > 1)),
        (2, "ante", parts[2] + (left > 2)), (2, "pair_plus", parts[3]),
    ]  # fmt: skip
    line = felt.line(2, "pair_plus")
    assert (line.outcome, line.returned_minor, line.seen.due_minor) == (
        "win",
        10_000 + line.won_minor,
        300_000,
    )
    assert payout(felt.house, line) == (
        "Three eights pay 30 to 1 on Pair Plus; as the table pays $2,000 at most in a round (cardroom:5), "
        "$854.70 of $3,000 is paid"
    )
    assert payout(felt.house, line, "es") == (
        "Trío de ochos paga 30 a 1 en Pair Plus; como la mesa paga 2000\xa0$ como máximo en una partida "
        "(cardroom:5), se pagan 854,70\xa0$ de 3000\xa0$"
    )


def test_what_is_due_is_paid_in_order_until_it_is_used_up() -> None:
    felt = two_winners("in order")
    found = [
        (line.box, line.wager, line.outcome, line.won_minor, line.returned_minor) for line in felt.state.lines
    ]
    assert [each for each in found if each[1] in ("ante", "pair_plus")] == [
        (1, "ante", "win", 1000, 2000), (1, "pair_plus", "win", 199_000, 209_000),
        (2, "ante", "push", 0, 1000), (2, "pair_plus", "push", 0, 10_000),
    ]  # fmt: skip
    assert felt.line(1, "ante").seen.due_minor is None, "paid in full"
    assert felt.line(2, "ante").seen.due_minor == 1000


def test_what_wins_when_the_most_is_used_up_is_a_win_of_nothing_and_says_so() -> None:
    line = two_winners("in order").line(2, "ante")
    house = load(CARDROOM)
    assert payout(house, line) == (
        "Dealer's six high does not qualify (Q high needed): Ante pays 1 to 1; but the table pays $2,000 at "
        "most in a round (cardroom:5), and as that is used up, nothing of $10 is paid"
    )
    assert payout(house, line, "es") == (
        "La banca no califica con carta alta seis (hace falta reina alta): Ante paga 1 a 1; pero la mesa "
        "paga 2000\xa0$ como máximo en una partida (cardroom:5) y, como ya se han agotado, no se paga nada "
        "de 10\xa0$"
    )


def test_envy_that_the_most_leaves_nothing_of_is_told_by_what_it_would_be() -> None:
    felt = Felt(changed(('shared = "in proportion"', 'shared = "in order"'))).open()
    felt.bet(1, "ann", ante=10, pair_plus=100, pot="2.50").bet(2, "bea", ante=10, pot="2.50")
    felt.deal(DEALER_CARDS, {1: FLUSH_RUN, 2: LOW}).play(1).play(2).settle()
    line = felt.line(2, "pot:envy")
    assert (line.won_minor, line.returned_minor, line.seen.due_minor) == (0, 0, 1500)
    assert payout(felt.house, line) == (
        "Straight flush in box 1 pays $15 Envy on Pot; but the table pays $2,000 at most in a round "
        "(cardroom:5), and as that is used up, nothing of $15 is paid"
    )


def test_shares_of_a_meter_stand_outside() -> None:
    felt = Felt(load(CARDROOM)).open(main=5000).bet(1, "ann", ante=10, pot="2.50")
    felt.deal(DEALER_CARDS, ROYAL).play(1).settle()
    assert felt.line(1, "pot").returned_minor == 500_000
    assert felt.line(1, "ante").seen.due_minor is None


@given(
    st.lists(st.integers(0, 10**7), min_size=1, max_size=12),
    st.integers(1, 10**7),
    st.sampled_from(RULES),
)
def test_no_more_is_given_than_is_due_and_all_that_there_is(due: list[int], most: int, rule: Rule) -> None:
    if sum(due) <= most:
        return
    given_minor = shared(TableMost(most, rule, ""), due)
    assert sum(given_minor) == most
    assert all(0 <= each <= whole for each, whole in zip(given_minor, due, strict=True))
    if rule == "in proportion":
        exact = [Fraction(each * most, sum(due)) for each in due]
        assert all(abs(each - part) < 1 for each, part in zip(given_minor, exact, strict=True))
    else:
        full = [each == whole for each, whole in zip(given_minor, due, strict=True)]
        first = full.index(False)
        assert not any(given_minor[first + 1 :])


def test_a_round_that_stays_within_the_most_is_left_as_it_is() -> None:
    felt = Felt(load(CARDROOM)).open().bet(1, "ann", ante=10, pair_plus=5)
    lines = felt.deal(DEALER_CARDS, FLUSH_RUN).play(1).settle().state.lines
    assert within_most(TableMost(200_000, "in order", ""), lines) == lines
