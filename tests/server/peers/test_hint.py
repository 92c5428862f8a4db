"""Hints: gathered, cut to what a database carries, and read by whoever knows them."""

from hypothesis import given
from hypothesis import strategies as st

from queenhigh.server.peers.hint import Gathered, Hint, parse_hint
from queenhigh.store.sharing.hints import LONGEST

IDS = st.sets(st.text("abcdefghij-0123456789", min_size=1, max_size=40), max_size=400)


@given(IDS, IDS, st.booleans(), st.booleans())
def test_what_is_gathered_is_heard_and_no_hint_is_too_long(
    players: set[str], meters: set[str], lobby: bool, freed: bool
) -> None:
    said, heard = Gathered(), Gathered()
    said.add("players", players)
    said.add("meters", meters)
    for kind, is_said in (("lobby", lobby), ("freed", freed)):
        if is_said:
            said.add("lobby" if kind == "lobby" else "freed")
    for text in said.texts("me"):
        assert len(text.encode()) <= LONGEST
        hint = parse_hint(text)
        assert isinstance(hint, Hint)
        assert hint.by == "me"
        heard.add("players", hint.players)
        heard.add("meters", hint.meters)
        if hint.lobby:
            heard.add("lobby")
        if hint.freed:
            heard.add("freed")
    assert not said
    assert heard.take() == (players, meters, lobby, freed)
    assert not heard


def test_what_is_no_hint_is_nothing() -> None:
    for text in ("", "{", "[]", '{"players": 3, "by": "x"}', "\ud800", "null"):
        assert parse_hint(text) is None
    assert parse_hint('{"by": "new", "soon": 1}') == Hint("new")
