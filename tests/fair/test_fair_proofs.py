"""Proofs: what a server deals is accepted by two verifiers, and nothing else is."""

import json
import re
from typing import Any

import pytest

from kit.cases import mostly_long
from kit.fair.rounds import TAMPERED, Reveal, fair_round, proven, sent_for, tampered, wrong
from kit.fair.vectors import doubled, doubled_proof
from kit.oracles import fair_stranger
from queenhigh import fair
from queenhigh.fair.places import check_places

REVEALS: tuple[Reveal, ...] = ("seen", "all")
FELT = fair.seal_deck(bytes(32), "felt-1-0")


def both(document: Any) -> fair.Verdict:
    """What our verifier says, which must be what the other one says."""
    found = fair.verify(document)
    assert found.ok is fair_stranger.holds(document), (found, document)
    return found


def opened(
    deck: fair.Deck, places: tuple[str, ...], sent: tuple[fair.SentSeed, ...] = (), skipped: int = 0
) -> Any:
    """The proof of a round that shows no card and whose deck is opened whole, its first cards skipped."""
    ended = proven(deck, sent, len(places) + skipped, whole=True)
    cards = [(at + skipped, place, "") for at, place in enumerate(places)]
    return fair.proof(deck.name.rpartition("-")[0], [ended], cards)


@pytest.mark.parametrize("reveal", mostly_long(REVEALS, lambda reveal: reveal == "seen"))
def test_a_thousand_rounds_are_accepted(reveal: Reveal) -> None:
    shown = hidden = 0
    for number in range(1000):
        made = fair_round(number, reveal)
        found = both(made.document)
        assert found.ok, wrong(found)
        assert (found.round, found.proves) == (made.document["round"], reveal)
        shown += sum("card" in card for card in made.document["cards"])
        hidden += sum("card" not in card for card in made.document["cards"])
        noted = [deck.commitment.hex() for deck in made.decks]
        assert fair.verify(made.document, noted, [each.seed for each in made.seeds]).ok
    assert shown
    assert bool(hidden) is (reveal == "seen")


def test_a_proof_tells_no_card_that_was_not_seen() -> None:
    for number in range(200):
        made = fair_round(number, "seen", challenged=False)
        [deck] = made.decks
        document = made.document
        seen = {card["dealt"] for card in document["cards"] if "card" in card}
        cut = fair.cut_of(deck.commitment, [(each.player, each.seed) for each in made.seeds])
        text = json.dumps(document)
        assert deck.seed.hex() not in text
        for place in range(52):
            assert (fair.opening(deck, cut, place).salt in text) is (place in seen)


@pytest.mark.parametrize("case", mostly_long(TAMPERED, lambda case: case == "seen after a challenge"))
def test_every_part_tampered_with_is_rejected(case: str) -> None:
    document = TAMPERED[case].document
    true = both(document)
    assert true.ok
    told = {card["dealt"]: card.get("card") for card in document["cards"]}
    first = sum(re.fullmatch(r"box \d+|dealer", card["where"]) is not None for card in document["cards"])
    count = 0
    for path, _, other in tampered(document):
        found = both(other)
        count += 1
        if not found.ok:
            continue
        # Who drew a card is told and not sealed: it may change, if the verifier says so, but no card may.
        assert path[0] == "cards", path
        assert found.steps != true.steps, path
        assert {card["dealt"]: card.get("card") for card in other["cards"]}.items() <= told.items(), path
        assert other["cards"][:first] == document["cards"][:first], path
    assert count > 1000


def test_a_seed_older_than_its_commitment_is_rejected() -> None:
    sent = sent_for(FELT, [("u1", "seven")])
    document = opened(fair.seal_deck(bytes(range(32)), "felt-2-0"), fair.deal_places((1,), "hand"), sent)
    assert [*wrong(both(document))] == ["deck 0 seeds"]


def test_a_commitment_cannot_be_used_twice() -> None:
    document = fair_round(1, "all", challenged=False).document
    table, _, number = document["round"].rpartition("-")
    again = json.loads(json.dumps(document).replace(document["round"], f"{table}-{int(number) + 1}"))
    assert [*wrong(both(again))] == ["deck 0 commitment"]


def test_a_deck_with_a_card_twice_is_caught_when_it_is_opened_or_audited() -> None:
    deck = doubled()
    audited = opened(deck, fair.deal_places((1,), "shuffler"), sent_for(deck, [("u1", "seven")]))
    assert [*wrong(both(doubled_proof(dealt=False)))] == ["deck 0 whole"]
    assert [*wrong(both(doubled_proof(dealt=True)))] == ["deck 0 openings"]
    assert [*wrong(both(audited))] == ["deck 0 whole"]


def test_a_deck_that_was_not_dealt_must_be_opened() -> None:
    document = fair_round(4, "seen", played=False).document
    del document["decks"][0]["seed"]
    document["reveal"] = "seen"
    assert [*wrong(both(document))] == ["deck 0 whole"]


DEALT = ("box 1", "dealer") * 3


@pytest.mark.parametrize(
    "places",
    [
        (*DEALT, "box 2 replacement"),
        (*DEALT, "dealer fourth", "box 1 replacement"),
        (*DEALT, "community"),
        (*DEALT, *("community",) * 3),
        (*DEALT, "dealer fourth", "community", "community"),
        (*DEALT, "box 1 replacement", "community", "community"),
        ("community", "community", *DEALT),
        (*DEALT, *("dealer fourth",) * 2),
        (*DEALT, *("box 1 replacement",) * 4),
        (*DEALT, "box 1", "dealer"),
        ("dealer", "box 1") * 3,
        ("box 2", "box 1", "dealer") * 3,
        ("box 1", "box 100", "dealer") * 3,
        ("box 1", "box 01", "dealer") * 3,
        ("dealer",) * 3,
        ("box 1",) * 3,
    ],
)
def test_cards_cannot_be_given_in_another_order(places: tuple[str, ...]) -> None:
    assert [*wrong(both(opened(FELT, places)))] == ["cards"]


def test_cards_cannot_be_skipped() -> None:
    assert [*wrong(both(opened(FELT, fair.deal_places((1,), "hand"), skipped=1)))] == ["cards"]


def test_what_somebody_noted_or_sent_must_be_there() -> None:
    document = fair_round(22, "all", challenged=True).document
    commitments = [deck["commitment"] for deck in document["decks"]]
    assert fair.verify(document, [each.upper() for each in commitments]).ok
    assert [*wrong(fair.verify(document, ["ab" * 32]))] == ["noted"]
    assert [*wrong(fair.verify(document, commitments[:1]))] == ["noted"]
    assert fair.verify(document, commitments[1:]).ok
    assert [*wrong(fair.verify(document, commitments, ["never sent"]))] == ["sent"]


def test_a_card_that_was_not_opened_so_is_not_proven() -> None:
    ended = proven(FELT, (), 6, whole=False)
    card = next(card for card in fair.CARDS if card != ended.openings[0].card)
    with pytest.raises(fair.FairError, match="place 0"):
        fair.proof("felt-1", [ended], [(0, "box 1", card)])
    for none in (proven(FELT, (), 1, whole=False), proven(FELT, (), 0, whole=True)):
        with pytest.raises(fair.FairError, match="place 1"):
            fair.proof("felt-1", [none], [(1, "dealer", "As")])
    with pytest.raises(fair.FairError, match="place 1"):
        fair.proof("felt-1", [proven(FELT, (), 1, whole=True)], [(0, "box 1", ""), (1, "dealer", "")])


@pytest.mark.parametrize("document", [None, 1, "qh1", [], {}, {"scheme": "qh1"}, [[[[]]]]])
def test_what_is_no_proof_is_said_to_be_none(document: Any) -> None:
    found = both(document)
    assert (found.round, found.ok, found.proves) == ("", False, "seen")
    assert [*wrong(found)] == ["form"]


def test_a_slip_in_a_field_is_guessed() -> None:
    document = fair_round(1, "seen").document
    document["reveal"] = "sen"
    assert "seen" in wrong(fair.verify(document))["form"]
    document["reveals"] = document.pop("reveal")
    assert re.search(r"\breveal\b", wrong(fair.verify(document))["form"])


def test_a_dealers_second_hand_comes_last_and_whole() -> None:
    first = fair.deal_places((1,), "shuffler")
    second = ("dealer second hand",) * 3
    assert "1 box" in check_places((*first, "box 1 replacement", *second))
    for places in ((*first, *second[1:]), (*first, *second, "dealer fourth"), (*first, *second, *second)):
        with pytest.raises(fair.FairError):
            check_places(places)
