"""One exit code for one mistake, whichever verb is told it."""

import pytest

from kit.command import fails, run

DEALER = ("--dealer", "Qs 7h 2d")
SEATS = [word for _ in range(8) for word in ("--box", "Kh Kd 4c ante=10 play")]
CANNOT_BE: dict[str, list[tuple[str, ...]]] = {
    "the wrong number of cards": [
        ("rank", "Ks Kd"),
        ("settle", "rws", "--dealer", "Qs 7h", "--box", "Kh Kd 4c ante=10 play"),
        ("settle", "rws", *DEALER, "--box", "Kh Kd ante=10 play"),
    ],
    "a card twice": [
        ("rank", "Ks Ks 4c"),
        ("settle", "rws", *DEALER, "--box", "Kh Kh 4c ante=10 play"),
        ("settle", "rws", *DEALER, "--box", "Qs Kh 4c ante=10 play"),
    ],
    "a wager that is not there": [
        ("settle", "rws", *DEALER, "--box", "Kh Kd 4c anti=10 play"),
        ("rules", "rws", "--table", "anti=5..10"),
        ("play", "rws", "--table", "anti=5..10"),
    ],
    "too many boxes": [
        ("settle", "rws", *DEALER, *SEATS),
        ("play", "rws", "--boxes", "8"),
        ("simulate", "rws", "--boxes", "8"),
    ],
    "no amount": [
        ("settle", "rws", *DEALER, "--box", "Kh Kd 4c ante=ten play"),
        ("settle", "rws", *DEALER, "--box", "Kh Kd 4c ante=10 play", "--meter", "much"),
        ("play", "rws", "--bankroll", "much"),
        ("sessions", "rws", "--bankroll", "much"),
    ],
    "a bankroll that covers no round": [
        ("play", "rws", "--bankroll", "4"),
        ("sessions", "rws", "--bankroll", "4"),
    ],
    "a house that is not there": [
        ("rules", "nowhere"),
        ("check", "nowhere"),
        ("play", "nowhere"),
        ("settle", "nowhere", *DEALER, "--box", "Kh Kd 4c ante=10 play"),
    ],
    "a file that is not there": [("replay", "nowhere.toml"), ("check", "nowhere.toml"), ("rules", "no.toml")],
}
REFUSED: dict[str, list[tuple[str, ...]]] = {
    "a bet outside the limits": [
        ("settle", "rws", *DEALER, "--box", "Kh Kd 4c ante=4 play"),
        ("settle", "rws", *DEALER, "--box", "Kh Kd 4c ante=501 play"),
    ],
    "a wager without what it needs": [("settle", "rws", *DEALER, "--box", "Kh Kd 4c progressive=2.50")],
    "a file with problems": [
        ("check", __file__),
        ("rules", __file__),
        ("play", __file__),
        ("replay", __file__),
    ],
    "a place that cannot be written": [
        ("settle", "rws", *DEALER, "--box", "Kh Kd 4c ante=10 play", "--save", "no/such/folder/round.toml"),
        ("play", "rws", "--save", f"{__file__}/games"),
    ],
}


@pytest.mark.parametrize("mistake", CANNOT_BE)
def test_what_cannot_be_is_misuse(mistake: str) -> None:
    for words in CANNOT_BE[mistake]:
        assert "Usage: " in fails(2, *words)


@pytest.mark.parametrize("mistake", REFUSED)
def test_what_the_rules_or_the_files_forbid_is_a_refused_job(mistake: str) -> None:
    for words in REFUSED[mistake]:
        result = run(*words)
        assert (result.exit_code, "Usage: " in result.output) == (1, False), words
