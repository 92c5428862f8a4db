"""The example round of the documents is what a server says today."""

from tools.frames import PAGE, differing, page


def test_the_page_is_a_round_as_it_is_played_now() -> None:
    assert page() == PAGE.read_text(encoding="utf-8"), "write it anew with make docs"


def test_only_what_differs_is_shown() -> None:
    before = {"now": 1, "stage": "betting", "boxes": [{"number": 1, "cards": []}, {"number": 2, "cards": []}]}
    after = {"now": 2, "stage": "betting", "boxes": [{"number": 1, "cards": []}, {"number": 2, "cards": [5]}]}
    assert differing(before, after) == {"now": 2, "boxes": [{"number": 2, "cards": [5]}]}
    gone = differing([{"id": "a", "name": "Ann", "ready": True}], [{"id": "a", "name": "Ann"}])
    assert gone == [{"id": "a", "name": "Ann"}]
    assert differing([1, 2], [1]) == [1]
