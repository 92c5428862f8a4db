"""What history tells of money that has no line: reserves, and Envy that a winner is not paid."""

from kit.felt import Felt
from kit.houses.invented import CARDROOM
from queenhigh.engine import BYSTANDER, DEALER, SUPERVISOR, Actor, log, player
from queenhigh.engine.log import not_envied
from queenhigh.rules import load

ROYAL, RUN, LOW = "Ah Kh Qh", "9c 8c 7c", "2d 5s 9h"
NO_ENVY = "Box {}: no Envy on Pot, as the player's own Pot makes a row with Envy (cardroom:4)"


def played(*hands: str, folded: tuple[int, ...] = (), owners: str = "abcd", pot: str = "2.50") -> Felt:
    """A round of the card room, a box for each hand."""
    felt = Felt(load(CARDROOM)).open()
    for number, owner in zip(range(1, len(hands) + 1), owners, strict=False):
        felt.bet(number, owner, ante=5, **({"pot": pot} if pot else {}))
    felt.deal("3h 4d 6s", dict(enumerate(hands, start=1)))
    felt.fold(*folded).play(*(number for number in range(1, len(hands) + 1) if number not in folded))
    return felt.settle()


def told(felt: Felt, viewer: Actor = BYSTANDER, language: str = "en") -> list[str]:
    events = [event for step in felt.steps for event in step.events]
    return log(felt.before, events, viewer, language)


def of_envy(felt: Felt, viewer: Actor = BYSTANDER) -> list[str]:
    return [sentence for sentence in told(felt, viewer) if "no Envy" in sentence]


def test_what_is_set_aside_is_told_with_the_meter() -> None:
    felt = played(LOW, "Td Js 4c")
    assert told(felt)[-1] == "Meter main at $500.74; $0.24 set aside for the next seed"
    assert told(felt, language="es")[-1] == (
        "Bote principal: 500,74\xa0$; 0,24\xa0$ en reserva para el próximo inicio"
    )
    felt.void("deck_count", 51)
    assert told(felt)[-1] == ("Meter main goes back to $500; $0.24 is no longer set aside for the next seed")


def test_where_nothing_is_set_aside_only_the_meter_is_told() -> None:
    felt = played(LOW, pot="")
    assert told(felt)[-1] == "Meter main at $500"
    assert told(felt.void("deck_count", 51))[-1] == "Meter main goes back to $500"


def test_winners_who_are_paid_no_envy_are_told_so() -> None:
    assert of_envy(played(ROYAL, RUN, LOW)) == [NO_ENVY.format(1), NO_ENVY.format(2)]
    assert (
        "Casilla 1: sin Envy en Pot, porque la propia apuesta en Pot hace una fila con Envy (cardroom:4)"
        in (told(played(ROYAL, RUN, LOW), language="es"))
    )


def test_it_is_told_only_where_somebody_else_would_have_been_envied() -> None:
    assert of_envy(played(ROYAL, LOW)) == []
    assert of_envy(played(ROYAL, RUN, LOW, owners="aab")) == [], "both are the same player's"
    assert of_envy(played(ROYAL, LOW, RUN, owners="aab")) == [NO_ENVY.format(1), NO_ENVY.format(3)]


def test_it_tells_nobody_of_a_folded_hand_that_they_do_not_see() -> None:
    """A straight flush that was folded is paid without being shown: its player gets no Envy for the royal."""
    felt = played(ROYAL, RUN, LOW, folded=(2,))
    assert of_envy(felt) == of_envy(felt, player("a")) == []
    for viewer in (DEALER, SUPERVISOR):
        assert of_envy(felt, viewer) == [NO_ENVY.format(2)]
    assert [each.facts.box for each in not_envied(felt.state)] == [2]


def test_a_house_that_pays_winners_has_nothing_to_tell() -> None:
    felt = (
        Felt("rws").open().bet(1, "ann", ante=5, progressive="2.50").bet(2, "ben", ante=5, progressive="2.50")
    )
    felt.deal("3h 4d 6s", {1: ROYAL, 2: "As Ks Qs"}).play(1, 2).settle()
    assert not_envied(felt.state) == []
    assert felt.has_line(1, "progressive:envy")
