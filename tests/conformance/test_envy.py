"""Envy: whose hands the others with a Progressive are paid for, house by house."""

import pytest

from kit.houses.changed import otherwise
from kit.play.felt import Felt
from kit.play.slips import envy, slip
from queenhigh.rules import house

DULL = "Jh 9c 8s"
DULL_TOO = "Tc 8h 5d"
SPADES = "As Ks Qs"
HEARTS = "Ah Kh Qh"
DIAMONDS = "Ad Kd Qd"
DEALER_LOW = "Jc 7d 2s"
STAKE = {"rws": "2.50", "prime": "1", "sixcard": "5", "buddy": "25"}


def dealt(id: str, owners: str, hands: tuple[str, ...], without: tuple[int, ...] = ()) -> Felt:
    """A box for each hand with Ante, Pair Plus and Progressive, but for those without a Progressive."""
    felt = Felt(id).open(main=50_000)
    for box, owner in zip(range(1, len(hands) + 1), owners, strict=True):
        felt.place(box, owner, ante=10, pair_plus=5, **({} if box in without else {"progressive": STAKE[id]}))
    return felt.deal(dict(enumerate(hands, start=1)), DEALER_LOW)


@pytest.mark.clause(
    "rws:3.12", "rws:4.4", "rws/R3", "rws/R5", "sixcard:8", "sixcard:9", "sixcard/R3", "sixcard/R4",
    "prime/R4", "buddy:11", "buddy/R5",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "owners", "hands", "folded", "without", "paid"),
    [
        # The top hands pay every other player, those below nobody.
        ("rws", "abc", (DULL, SPADES, DULL_TOO), (), (), ([250], [], [250])),
        ("rws", "abc", (DULL, HEARTS, DULL_TOO), (), (), ([50], [], [50])),
        ("rws", "abc", (DULL, DIAMONDS, DULL_TOO), (), (), ([50], [], [50])),
        ("sixcard", "abc", (DULL, SPADES, DULL_TOO), (), (), ([500], [], [500])),
        ("sixcard", "abc", (DULL, HEARTS, DULL_TOO), (), (), ([125], [], [125])),
        ("sixcard", "abc", (DULL, "Ac Kc Qc", DULL_TOO), (), (), ([125], [], [125])),
        *((id, "ab", ("Jh 9c 5s", hand), (), (), ([], []))
          for id in ("rws", "sixcard") for hand in ("Kd Qd Jd", "8c 8h 8d", "Ac Kh Qs")),
        ("prime", "ab", (DULL, DIAMONDS), (), (), ([], [])),
        ("buddy", "ab", (HEARTS, "8d 5c 2h"), (), (), ([], [])),
        # A Progressive of one's own is needed to be paid, not to be envied.
        ("rws", "ab", (DULL, SPADES), (), (2,), ([250], [])),
        ("rws", "ab", (DULL, SPADES), (), (1,), ([], [])),
        ("sixcard", "ab", (DULL, SPADES), (), (2,), ([500], [])),
        ("sixcard", "ab", (DULL, SPADES), (), (1,), ([], [])),
        # Who folded is paid, or not; a folded hand makes nobody envious.
        ("rws", "ab", (DULL, SPADES), (1,), (), ([250], [])),
        ("sixcard", "ab", (DULL, SPADES), (1,), (), ([], [])),
        ("rws", "ab", (DULL, HEARTS), (2,), (), ([], [])),
        ("sixcard", "ab", (DULL, SPADES), (2,), (), ([], [])),
        # Two top hands pay twice, or the largest alone.
        ("rws", "abc", (HEARTS, SPADES, DULL), (), (), ([250], [50], [50, 250])),
        ("sixcard", "abc", (HEARTS, SPADES, DULL), (), (), ([500], [125], [500])),
        ("sixcard", "abc", (SPADES, HEARTS, DULL), (), (), ([125], [500], [500])),
        # One's own other box makes nobody envious; a player on two boxes is paid once for a hand.
        ("rws", "aab", (HEARTS, DULL, DULL_TOO), (), (), ([], [], [50])),
        ("sixcard", "aa", (DULL, HEARTS), (), (), ([], [])),
        ("rws", "aab", (DULL, DULL_TOO, HEARTS), (), (3,), ([50], [], [])),
        ("sixcard", "aab", (DULL, DULL_TOO, HEARTS), (), (), ([125], [], [])),
        ("sixcard", "aab", (DULL, DULL_TOO, HEARTS), (1,), (), ([], [125], [])),
        # Every other player with the bet is a buddy, folded or not, of who wins the jackpot.
        ("buddy", "abacd", (SPADES, "8d 5c 2h", "9s 9h 3d", "Jd 9c 2c", "Td 6c 3h"), (2,), (5,),
         ([], [2_500], [], [2_500], [])),
    ],
)  # fmt: skip
def test_envy(
    id: str,
    owners: str,
    hands: tuple[str, ...],
    folded: tuple[int, ...],
    without: tuple[int, ...],
    paid: tuple[list[int], ...],
) -> None:
    felt = dealt(id, owners, hands, without).fold(*folded)
    felt.play(*(box for box in range(1, len(hands) + 1) if box not in folded)).settle()
    found = [sorted(envy(felt, box)) for box in range(1, len(hands) + 1)]
    assert found == [[units * 100 for units in each] for each in paid]
    clause = {"rws": "rws:3.12", "sixcard": "sixcard:9", "buddy": "buddy:11"}.get(id)
    for line in (line for line in felt.state.lines if line.kind == "envy"):
        assert (line.stake_minor, line.returned_minor, line.clause) == (0, line.won_minor, clause)


@pytest.mark.clause("rws:3.13")
@pytest.mark.parametrize("hand", [SPADES, HEARTS])
def test_pair_plus_alone_makes_nobody_envious(hand: str) -> None:
    felt = Felt("rws").place(1, ante=10, progressive="2.50").place(2, pair_plus=5)
    felt.deal({1: DULL, 2: hand}, DEALER_LOW).play(1).settle()
    assert envy(felt, 1) == []
    assert slip(felt, 2, "pair_plus") == ("win", 200_00, 205_00, "rws:4.2")


@pytest.mark.clause("sixcard/R3")
@pytest.mark.parametrize("stakes", [{"ante": 10}, {"pair_plus": 5}, {"ante": 10, "pair_plus": 5}])
def test_in_sixcard_a_hand_is_envied_whatever_its_wagers(stakes: dict[str, int]) -> None:
    felt = Felt("sixcard").place(1, ante=10, pair_plus=5, progressive=5).place(2, "", **stakes)
    felt.deal({1: DULL, 2: SPADES}, DEALER_LOW).play(1, *([2] if "ante" in stakes else []))
    assert envy(felt.settle(), 1) == [500_00]


@pytest.mark.clause("rws/R5")
def test_others_are_not_told_of_a_folded_hand() -> None:
    felt = dealt("rws", "ab", (DULL, HEARTS)).look(2).play(1).fold(2).settle()
    assert slip(felt, 2, "progressive") == ("win", 1247_50, 1250_00, "rws:4.4")
    seen = felt.view("a").boxes[1]
    assert seen.cards == ("??",) * 3
    assert [line.wager for line in seen.lines] == ["ante", "pair_plus"]


@pytest.mark.clause("sixcard/R4")
def test_the_rule_about_a_folded_receiver_cites_the_reading_and_could_go_the_other_way() -> None:
    rules = house("sixcard")
    rule = rules.by_name["progressive"].envy
    assert rule is not None
    assert (rule.after_fold, rules.cite(rule.fold_clause)) == ("lost", "sixcard/R4")
    felt = Felt(otherwise("sixcard", "R4")).open(main=50_000)
    for box in (1, 2):
        felt.place(box, ante=10, pair_plus=5, progressive=5)
    felt.deal({1: DULL, 2: SPADES}, DEALER_LOW).fold(1).play(2).settle()
    assert envy(felt, 1) == [500_00]


@pytest.mark.clause("prime/R4")
def test_prime_has_no_envy() -> None:
    assert house("prime").by_name["progressive"].envy is None
