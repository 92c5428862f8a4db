"""`queenhigh rank`."""

import itertools

import pytest

from command import fails, run, run_json
from queenhigh.cards import DECK
from queenhigh.hands import strength


def test_hands_come_back_in_the_order_given_with_their_places() -> None:
    answer = run_json("rank", "Ks Kd 4c", "As 2d 3h", "Kh Kc 4d")
    assert answer == {
        "hands": [
            {
                "cards": ["Ks", "Kd", "4c"],
                "category": "pair",
                "name": "Pair of kings with a four",
                "strength": strength([DECK[47], DECK[45], DECK[8]]),
                "place": 2,
            },
            {
                "cards": ["As", "2d", "3h"],
                "category": "straight",
                "name": "Three-high straight",
                "strength": answer["hands"][1]["strength"],
                "place": 1,
            },
            {**answer["hands"][0], "cards": ["Kh", "Kc", "4d"]},
        ]
    }


def test_strength_runs_from_0_to_740() -> None:
    hands = run_json("rank", "5c 3d 2h", "As Ks Qs")["hands"]
    assert [hand["strength"] for hand in hands] == [0, 740]
    assert [hand["place"] for hand in hands] == [2, 1]


def test_all_categories_are_named_as_promised() -> None:
    texts = ["9c 7d 2h", "9c 9d 2h", "9c 7c 2c", "9c 8d 7h", "9c 9d 9h", "9c 8c 7c"]
    assert [hand["category"] for hand in run_json("rank", *texts)["hands"]] == [
        "high_card", "pair", "flush", "straight", "three_of_a_kind", "straight_flush",
    ]  # fmt: skip


def test_places_skip_after_a_tie() -> None:
    hands = run_json("rank", "Ks Kd 4c", "Kh Kc 4d", "2c 3d 5h")["hands"]
    assert [hand["place"] for hand in hands] == [1, 1, 3]


def test_reads_a_hand_a_line_from_standard_input() -> None:
    answer = run_json("rank", "-", stdin="Ks Kd 4c\n\n10♠ jH q♦\n")
    assert [hand["cards"] for hand in answer["hands"]] == [["Ks", "Kd", "4c"], ["Ts", "Jh", "Qd"]]


def test_the_whole_deck_of_hands_through_standard_input() -> None:
    hands = list(itertools.islice(itertools.combinations(DECK, 3), 0, None, 7))
    text = "\n".join(" ".join(map(str, hand)) for hand in hands)
    answer = run_json("rank", "-", stdin=text)
    assert [hand["strength"] for hand in answer["hands"]] == [strength(hand) for hand in hands]


def test_people_see_the_best_first_and_ties_marked() -> None:
    output = run("rank", "Ks Kd 4c", "As 2d 3h", "Kh Kc 4d").output
    assert output.index("Three-high straight") < output.index("Pair of kings")
    assert output.count("2 =") == 2
    assert "K♠" in output


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("Ks Kd", 2, "holds 2 cards; a hand has three"),
        ("Ks Kd 4c 5c", 2, "holds 4 cards"),
        ("Ks Kx 4c", 2, "'Kx' is not a card"),
        ("1s 2d 3h", 2, "'1s' is not a card"),
        ("", 2, "holds 0 cards"),
        ("Ks Ks 4c", 1, "Ks stands twice"),
    ],
)
def test_bad_hands_say_what_is_wrong(text: str, code: int, said: str) -> None:
    message = fails(code, "rank", "As 2d 3h", text)
    assert said in message
    assert "hand 2" in message


def test_a_bad_line_of_input_is_named_by_its_number() -> None:
    assert "line 3: 'zz' is not a card" in fails(2, "rank", "-", stdin="Ks Kd 4c\n\nAs zz 2c\n")


def test_input_without_hands_and_a_dash_among_hands() -> None:
    assert "holds no hand" in fails(2, "rank", "-", stdin="\n\n")
    assert "- stands alone" in fails(2, "rank", "-", "Ks Kd 4c")
    assert "HAND" in fails(2, "rank")
