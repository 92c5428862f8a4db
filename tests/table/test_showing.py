"""Frames: what is made once for all is what each would be told alone, and no byte tells a hidden card."""

import re
from random import Random

import msgspec
import pytest

from kit.houses.invented import EVERY_HOUSE, any_house
from kit.server.pit import Pit
from queenhigh.cards import format_card
from queenhigh.engine import BYSTANDER, Actor, told_to, view
from queenhigh.engine.actors import DEALER, SUPERVISOR, player
from queenhigh.table.offers import narrowed
from queenhigh.table.showing import Showing, plain_frame
from queenhigh.table.turn import Change
from queenhigh.wire import encode_frame
from queenhigh.words import LANGUAGES

PEOPLE = ("ann", "ben", "cat")
VIEWERS = (*(player(who) for who in PEOPLE), player("eve"), BYSTANDER, DEALER, SUPERVISOR)


class Shown(Pit):
    """A table of which every frame to everybody is kept; each is byte for byte what its reader gets alone."""

    frames: list[tuple[Change, dict[Actor, bytes]]]

    def commit(self, change: Change) -> None:
        super().commit(change)
        if not hasattr(self, "frames"):
            self.frames = []
        seen = (self.table, self.world(), change.events, change.before)
        purses = {viewer: self.purse(viewer.id) if viewer.id else None for viewer in VIEWERS}
        showing = Showing(*seen)
        made = showing.frames(purses)
        for viewer, purse in purses.items():
            assert made[viewer] == plain_frame(*seen, viewer, purse)
            for language in LANGUAGES:
                worded = showing.worded(made[viewer], viewer, language)
                assert worded == plain_frame(*seen, viewer, purse, language)
        self.frames.append((change, made))


def played(id: str, seed: int, rounds: int = 3) -> Shown:
    """Some rounds of three players who look, fold and play at random."""
    random = Random(f"{id} {seed}")
    pit = Shown(any_house(id), seed=seed)
    for who in PEOPLE:
        pit.sit(who)
    for _ in range(rounds):
        for who in PEOPLE:
            places = [offer for offer in pit.offers(who) if offer.do == "place"]
            opener = next(offer for offer in places if offer.wager == "ante")
            pit.act(who, "place", box=opener.box, wager="ante", amount_minor=opener.least_minor)
        pit.run_until("deciding")
        for who in random.sample(PEOPLE, 2):
            box = pit.boxes_of(who)[0]
            pit.act(who, "look", box=box)
            offers = [offer for offer in pit.offers(who) if offer.do in ("fold", "play")]
            pit.take(who, random.choice(offers), random)
        pit.run_until("betting")
    return pit


@pytest.mark.parametrize("id", EVERY_HOUSE)
def test_a_frame_is_what_its_reader_would_be_told_alone(id: str) -> None:
    pit = played(id, 1)
    for change, frames in pit.frames:
        table = change.table
        for viewer, frame in frames.items():
            said = msgspec.json.decode(frame)
            alone = view(table.round, viewer, table.names)
            told = told_to(change.before, change.events, viewer)
            assert said["told"] == msgspec.json.decode(encode_frame(told)), (viewer, said["kinds"])
            plain = msgspec.json.decode(encode_frame(alone))
            assert said["view"] | {"legal": 0} == plain | {"legal": 0}
            assert said["version"] == table.version
            assert "answer" not in said


def test_offers_in_a_frame_are_those_that_the_table_takes() -> None:
    pit = Shown("rws")
    pit.grant("ann", 1_500)
    box = pit.sit("ann", grant=False)
    _, frames = pit.frames[-1]
    legal = msgspec.json.decode(frames[player("ann")])["view"]["legal"]
    ante = next(offer for offer in legal if offer["wager"] == "ante")
    assert (ante["box"], ante["most_minor"]) == (box, 700)
    assert msgspec.json.decode(frames[player("eve")])["view"]["legal"] == []
    assert narrowed(pit.table, BYSTANDER, (), None) == ()


CARD = re.compile(rb'"([2-9TJQKA][cdhs])"')


@pytest.mark.parametrize("id", EVERY_HOUSE)
def test_no_frame_names_a_card_that_its_reader_may_not_see(id: str) -> None:
    """Every card in every byte is one that the view of that moment, or an earlier one, shows its reader."""
    pit = played(id, 2)
    seen: dict[Actor, set[str]] = {viewer: set() for viewer in VIEWERS}
    for change, frames in pit.frames:
        state = change.table.round
        for viewer, frame in frames.items():
            if change.table.number != change.before.game:
                seen[viewer] = set()
            shown = view(state, viewer)
            cards = {*shown.dealer.cards, *shown.dealer.community}
            for box in shown.boxes:
                cards.update(box.cards, box.discards)
            seen[viewer] |= cards
            named = {match.decode() for match in CARD.findall(frame)}
            assert named <= seen[viewer], (viewer, named - seen[viewer])


def test_bystanders_never_see_a_folded_hand_or_the_rest_of_the_deck() -> None:
    pit = played("rws", 3, rounds=6)
    for change, frames in pit.frames:
        state = change.table.round
        hidden = {
            format_card(card) for box in state.boxes if box.folded and box.number not in state.shown
            for card in box.cards
        }  # fmt: skip
        named = {match.decode() for match in CARD.findall(frames[BYSTANDER])}
        assert named.isdisjoint(hidden)
