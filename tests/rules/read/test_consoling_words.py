"""Endings with rows, bets and rows that go back, bad beats: what may be wrong with them."""

import pytest

from kit.houses.invented import CONSOLING
from kit.houses.toml_text import house_text
from queenhigh.rules import HouseError, load
from queenhigh.rules.canonical import canonical

LOWER = '{ hand = "flush", pays = "push" },'
TIE = '{ hand = "three_of_a_kind", pays = "2 to 1" },\n    { hand = "straight", pays = "1 to 1" },\n]'
BAD_BEAT = '{ hand = "pair", pays = "5 to 2" },'
ANTE_LOWER = 'lower = { ends = "lose", clause = "4" }'


def problems(old: str, new: str, text: str = CONSOLING) -> list[tuple[str, str]]:
    assert old in text, old
    with pytest.raises(HouseError) as caught:
        load(text.replace(old, new, 1))
    return [(problem.key, problem.message) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("old", "new", "key", "says"),
    [
        (
            '"push_paying"',
            '"pay"',
            "wagers.sure.must_beat_dealer",
            '\'pay\' is not true or false, "push" or "push_paying": with true a hand that does not',
        ),
        ('"push_paying"', "1", "wagers.sure.must_beat_dealer", "'1' is not true or false, \"push\" or"),
        (
            'after_fold = "lost"\nmust_beat_dealer = "push_paying"',
            'after_fold = "live"\nmust_beat_dealer = "push_paying"',
            "wagers.sure.after_fold",
            "a folded hand is compared with nobody",
        ),
        (
            'must_beat_dealer = "push_paying"',
            'must_beat_dealer = "push_paying"\nbeat_clause = "9"',
            "wagers.sure.beat_clause",
            "cites clause '9', which is neither in",
        ),
        (
            'must_beat_dealer = "push_paying"',
            'beat_clause = "2"',
            "wagers.sure.beat_clause",
            "it need not beat the dealer: say must_beat_dealer, or leave this out",
        ),
        (
            'pays = "push", note',
            'pays = "push", cap = 3, note',
            "wagers.low.pays[5].cap",
            "a stake that goes back",
        ),
        (
            'no_row = "lose"\nends',
            "ends",
            "wagers.play.contest.lower.no_row",
            "is missing: how a hand without a row",
        ),
        (
            'no_row = "lose"\nends',
            'no_row = "2 to 1"\nends',
            "wagers.play.contest.lower.no_row",
            "the dealer's hand is better",
        ),
        (
            'no_row = "lose"\nends',
            'no_row = "loss"\nends',
            "wagers.play.contest.lower.no_row",
            '\'loss\' is not "lose" or "push"',
        ),
        (
            ANTE_LOWER,
            'lower = { ends = "1 to 1" }',
            "wagers.ante.contest.lower.ends",
            "the dealer's hand is better, which pays nobody: write lose, or push, or a list of",
        ),
        (
            ANTE_LOWER,
            'lower = { ends = [], no_row = "lose" }',
            "wagers.ante.contest.lower.ends",
            "a pay table needs",
        ),
        (
            ANTE_LOWER,
            'lower = { ends = "lose", no_row = "lose" }',
            "wagers.ante.contest.lower.no_row",
            "is not a key",
        ),
        (
            'fold = { ends = "lose", clause = "3" }',
            "fold = { ends = [] }",
            "wagers.ante.contest.fold.ends",
            'a list is not "lose"',
        ),
        (
            LOWER,
            '{ hand = "flush", suits = "spades", pays = "push" },',
            "wagers.play.contest.lower.ends[4].suits",
            "an ending goes by how strong",
        ),
        (
            LOWER,
            '{ hand = "flush", when = "drew", pays = "push" },',
            "wagers.play.contest.lower.ends[4].when",
            "an ending goes by how strong",
        ),
        (
            LOWER,
            '{ hand = "flush", on = "first", pays = "push" },',
            "wagers.play.contest.lower.ends[4].on",
            "an ending goes by how strong",
        ),
        (
            LOWER,
            '{ hand = "flush", cap = 5, pays = "1 to 1" },',
            "wagers.play.contest.lower.ends[4].cap",
            "an ending goes by how strong",
        ),
        (
            LOWER,
            '{ hand = "flush", pays = "20 flat" },',
            "wagers.play.contest.lower.ends[4].pays",
            "an ending pays its stake",
        ),
        (
            LOWER,
            '{ hand = "flush", pays = "10% of meter" },',
            "wagers.play.contest.lower.ends[4].pays",
            "an ending pays its stake",
        ),
        (
            LOWER,
            '{ hand = "flush", pays = "0 to 1" },',
            "wagers.play.contest.lower.ends[4].pays",
            "an award of nothing",
        ),
        (
            LOWER,
            '{ hand = "flush", pays = "1 for 2" },',
            "wagers.play.contest.lower.ends[4].pays",
            "1 for 2 gives back less",
        ),
        (
            LOWER,
            '{ hand = "flash", pays = "push" },',
            "wagers.play.contest.lower.ends[4].hand",
            "'flash' names no class",
        ),
        (
            LOWER,
            '{ hand = "straight", pays = "push" },',
            "wagers.play.contest.lower.ends[4].hand",
            "this row can never pay",
        ),
        (
            LOWER,
            '{ hand = "flush", clause = "44", pays = "push" },',
            "wagers.play.contest.lower.ends[4].clause",
            "cites clause '44'",
        ),
        (
            TIE,
            '{ hand = "straight", pays = "1 to 1" },\n]',
            "wagers.play.contest.equal.ends",
            "three_of_a_kind would end as no_row says",
        ),
        (
            BAD_BEAT,
            '{ hand = "pair", suits = "spades", pays = "9 to 1" },',
            "wagers.bad_beat.pays[6].suits",
            "a bet on two hands looks at how strong",
        ),
        (
            BAD_BEAT,
            '{ hand = "pair", when = "drew", pays = "9 to 1" },',
            "wagers.bad_beat.pays[6].when",
            "a bet on two hands looks at how strong they are in the end, not at whether one drew",
        ),
        ('side = "player"', 'side = "both"', "wagers.hard_luck.side", "'both' is not known here"),
        (
            'side = "player"',
            "must_beat_dealer = true",
            "wagers.hard_luck.must_beat_dealer",
            "a bad beat is paid on the beaten hand",
        ),
        (
            'after_fold = "lost"\nside',
            'after_fold = "live"\nside',
            "wagers.hard_luck.after_fold",
            "a folded hand is compared",
        ),
    ],
)
def test_a_problem_is_told_at_its_key(old: str, new: str, key: str, says: str) -> None:
    [(at, message)] = problems(old, new)
    assert at == key
    assert message.startswith(says)


@pytest.mark.parametrize(
    ("name", "old", "key", "says"),
    [
        (
            "rws",
            '{ hand = "straight", pays = "1 to 1" }',
            "wagers.ante_bonus.pays[3].pays",
            "a bonus has no stake",
        ),
        (
            "ultimate",
            '{ hand = "flush", pays = "1 to 1" }',
            "wagers.blind.pays[5].pays",
            "a winning hand without",
        ),
    ],
)
def test_what_has_no_stake_to_lose_cannot_push(name: str, old: str, key: str, says: str) -> None:
    [(at, message)] = problems(old, old.replace("1 to 1", "push"), house_text(name))
    assert at == key
    assert message.startswith(says)


def test_the_canonical_text_says_them() -> None:
    text = canonical(load(CONSOLING))
    for said in ('"not_beaten": "push_paying"', '"pays": "push"', '"side": "player"', '"no_row": {'):
        assert said in text


def test_what_need_not_be_said_leaves_the_digest_as_it_is() -> None:
    plain = load(CONSOLING)
    said = CONSOLING.replace('kind = "bad_beat"', 'kind = "bad_beat"\nside = "either"', 1)
    assert load(said).digest == plain.digest
    other = load(CONSOLING.replace('"push_paying"', "true", 1))
    assert other.digest != plain.digest
    assert other.by_name["sure"].not_beaten == "lose"
