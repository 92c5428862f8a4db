"""Checks a proof from nothing but itself, and what somebody noted before the round.

Its document is read strictly: what is not looked at could be made to look like proof.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeVar

from queenhigh.fair.deck import (
    CARDS,
    KEY_SIZE,
    SEED_LIMIT,
    FairError,
    Opening,
    commitment_of,
    seal,
    seal_deck,
)
from queenhigh.fair.places import check_places
from queenhigh.fair.proofs import SCHEME, PlacedCard, ProvenDeck, SentSeed
from queenhigh.text import plural, shorten, show_value, suggest

T = TypeVar("T")
_DIGEST = re.compile(r"[0-9a-f]{64}", re.ASCII)
_ROUND = re.compile(r"[!-~]{1,80}-(0|[1-9][0-9]{0,17})", re.ASCII)
_DECKS: Final = 16
_SEEDS: Final = 64
_ID_LIMIT: Final = 40
_WHERE_LIMIT: Final = 40


class Claims(NamedTuple):
    """What a proof says, before any of it is believed."""

    round: str
    reveal: str
    decks: tuple[ProvenDeck, ...]
    cuts: tuple[tuple[int, ...], ...]
    """The cut of each deck, as told."""
    cards: tuple[PlacedCard, ...]


def read_claims(document: object) -> Claims:
    """A proof as it came out of JSON; an error says which part is not as it should be."""
    whole = _table(document, "the proof", ("scheme", "round", "reveal", "decks", "cards"))
    if whole["scheme"] != SCHEME:
        raise FairError(f"scheme is {show_value(whole['scheme'])}; this verifier knows {SCHEME}")
    read = [_deck(each, f"decks[{n}]") for n, each in enumerate(_list(whole["decks"], "decks", 1, _DECKS))]
    return Claims(
        _matching(whole["round"], "round", _ROUND, "TABLE-ROUND"),
        _one_of(whole["reveal"], "reveal", ("seen", "all")),
        tuple(deck for deck, _ in read),
        tuple(cut for _, cut in read),
        _each(whole["cards"], "cards", 0, len(CARDS), _placed),
    )


def _deck(value: object, where: str) -> tuple[ProvenDeck, tuple[int, ...]]:
    fields = ("name", "commitment", "state", "seals", "seeds", "cut", "openings")
    deck = _table(value, where, fields, ("seed",))
    size = len(CARDS)
    read = ProvenDeck(
        _text(deck["name"], f"{where}.name", 120),
        bytes.fromhex(_digest(deck["commitment"], f"{where}.commitment")),
        "dealt" if _one_of(deck["state"], f"{where}.state", ("dealt", "opened")) == "dealt" else "opened",
        bytes.fromhex("".join(_each(deck["seals"], f"{where}.seals", size, size, _digest))),
        _each(deck["seeds"], f"{where}.seeds", 0, _SEEDS, _sent_seed),
        _each(deck["openings"], f"{where}.openings", 0, size, _opening),
        bytes.fromhex(_digest(deck["seed"], f"{where}.seed")) if "seed" in deck else b"",
    )
    return read, _each(deck["cut"], f"{where}.cut", size, size, _place)


def _sent_seed(value: object, where: str) -> SentSeed:
    sent = _table(value, where, ("player", "seed", "commitment"))
    return SentSeed(
        _text(sent["player"], f"{where}.player", _ID_LIMIT),
        _text(sent["seed"], f"{where}.seed", SEED_LIMIT),
        _digest(sent["commitment"], f"{where}.commitment"),
    )


def _opening(value: object, where: str) -> Opening:
    told = _table(value, where, ("dealt", "sealed", "card", "salt"))
    return Opening(
        _place(told["dealt"], f"{where}.dealt"),
        _place(told["sealed"], f"{where}.sealed"),
        _one_of(told["card"], f"{where}.card", CARDS),
        _digest(told["salt"], f"{where}.salt"),
    )


def _placed(value: object, where: str) -> PlacedCard:
    told = _table(value, where, ("dealt", "where"), ("card",))
    return PlacedCard(
        _place(told["dealt"], f"{where}.dealt"),
        _text(told["where"], f"{where}.where", _WHERE_LIMIT),
        _one_of(told["card"], f"{where}.card", CARDS) if "card" in told else "",
    )


def _table(
    value: object, where: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()
) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise FairError(f"{where} is no object")
    for key in value:
        if key not in needed and key not in optional:
            raise FairError(
                f"{where} has {show_value(key)}, which no proof has{suggest(str(key), (*needed, *optional))}"
            )
    for key in needed:
        if key not in value:
            raise FairError(f"{where} has no {key}")
    return value


def _list(value: object, where: str, least: int, most: int) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        count = f"{least}" if least == most else f"{least} to {most}"
        raise FairError(f"{where} is no list of {count}")
    return value


def _each(
    value: object, where: str, least: int, most: int, read: Callable[[object, str], T]
) -> tuple[T, ...]:
    return tuple(read(each, f"{where}[{n}]") for n, each in enumerate(_list(value, where, least, most)))


def _text(value: object, where: str, most: int) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= most:
        raise FairError(f"{where} is no text of 1 to {most} characters")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise FairError(f"{where} holds half a surrogate pair, which is no text") from None
    return value


def _matching(value: object, where: str, pattern: re.Pattern[str], right: str) -> str:
    if not isinstance(value, str) or pattern.fullmatch(value) is None:
        raise FairError(f"{where} is {show_value(value)}, not {right}")
    return value


def _digest(value: object, where: str) -> str:
    return _matching(value, where, _DIGEST, "64 hexadecimal digits in small letters")


def _place(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < len(CARDS):
        raise FairError(f"{where} is {show_value(value)}, not a place from 0 to {len(CARDS) - 1}")
    return value


def _one_of(value: object, where: str, known: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in known:
        raise FairError(f"{where} is {show_value(value)}{suggest(str(value), known)}")
    return value


class Step(NamedTuple):
    """One thing that was checked: what it shows, or what is wrong."""

    step: str
    ok: bool
    shows: str


class Verdict(NamedTuple):
    """What checking a proof came to."""

    round: str
    ok: bool
    proves: Literal["seen", "all"]
    """Whether the proof is about the cards seen, or about every card of every deck."""
    steps: tuple[Step, ...]

    def told(self) -> dict[str, Any]:
        """The verdict, ready to be written as JSON."""
        return {**self._asdict(), "steps": [step._asdict() for step in self.steps]}


def verify(document: object, noted: Sequence[str] = (), sent: Sequence[str] = ()) -> Verdict:
    """Check a proof as it came out of JSON.

    `noted` are commitments that were noted before betting, as hexadecimal digits: all must be this round's,
    and that of its last deck among them. `sent` are seeds that must have gone into the cut of that deck.
    """
    try:
        claims = read_claims(document)
    except FairError as error:
        return Verdict("", False, "seen", (Step("form", False, str(error)),))
    steps = [Step("form", True, "the document is a proof of scheme qh1")]

    def check(step: str, checked: Callable[..., str], *parts: Any) -> None:
        try:
            steps.append(Step(step, True, checked(*parts)))
        except FairError as error:
            steps.append(Step(step, False, str(error)))

    check("decks", _decks, claims)
    for number, (deck, cut) in enumerate(zip(claims.decks, claims.cuts, strict=True)):
        check(f"deck {number} commitment", _commitment, deck)
        check(f"deck {number} seeds", _seeds, deck)
        check(f"deck {number} cut", _cut, deck, cut)
        check(f"deck {number} openings", _openings, deck, cut)
        if deck.seed or deck.state == "opened":
            check(f"deck {number} whole", _whole, deck)
    check("cards", _cards, claims)
    if noted:
        check("noted", _noted, claims, noted)
    if sent:
        check("sent", _sent, claims, sent)
    ok = all(step.ok for step in steps)
    return Verdict(claims.round, ok, "all" if claims.reveal == "all" else "seen", tuple(steps))


def _decks(claims: Claims) -> str:
    for number, deck in enumerate(claims.decks):
        if deck.name != f"{claims.round}-{number}":
            raise FairError(f"deck {number} is named {shorten(deck.name)}, not {claims.round}-{number}")
        if deck.state == "dealt" and deck is not claims.decks[-1]:
            raise FairError(f"cards were dealt from deck {number}, and yet another deck follows")
    whole = all(deck.seed for deck in claims.decks)
    if whole != (claims.reveal == "all"):
        raise FairError(
            f"reveal is {claims.reveal}, but the proof has {'every' if whole else 'not every'} seed"
        )
    opened = sum(deck.state == "opened" for deck in claims.decks)
    return f"{plural(len(claims.decks), 'deck')} of {claims.round}, {opened} of them opened and not dealt"


def _commitment(deck: ProvenDeck) -> str:
    if commitment_of(deck.name, deck.seals) != deck.commitment:
        raise FairError("the seals are not those that the commitment binds")
    return f"{deck.commitment.hex()} binds these 52 seals to {deck.name}"


def _seeds(deck: ProvenDeck) -> str:
    for each in deck.seeds:
        if each.commitment != deck.commitment.hex():
            raise FairError(
                f"the seed of {shorten(each.player)} was sent for another commitment, so it cannot count"
            )
    players = [each.player for each in deck.seeds]
    if players != sorted(set(players)):
        raise FairError("players do not stand in order, each of them once")
    if not players:
        return "no player sent a seed: the house alone made this order"
    return f"each was sent for this commitment: {', '.join(map(shorten, players))}"


def _cut(deck: ProvenDeck, cut: tuple[int, ...]) -> str:
    if cut != deck.cut:
        raise FairError("the commitment and the seeds give another cut")
    return "the commitment and the seeds give this cut"


def _openings(deck: ProvenDeck, cut: tuple[int, ...]) -> str:
    places = [each.dealt for each in deck.openings]
    if places != sorted(set(places)):
        raise FairError("openings do not stand in the order of dealing, each of them once")
    if deck.state == "opened":
        if places:
            raise FairError("a card was dealt from a deck that is said to be opened and not dealt")
        return "no card of this deck was dealt"
    if len({each.card for each in deck.openings}) < len(places):
        raise FairError("a card stands twice in the deck")
    for each in deck.openings:
        if each.sealed != cut[each.dealt]:
            raise FairError(f"card {each.dealt} does not come from where the cut says")
        sealed = deck.seals[each.sealed * KEY_SIZE : (each.sealed + 1) * KEY_SIZE]
        if seal(each.sealed, each.card, bytes.fromhex(each.salt)) != sealed:
            raise FairError(f"card {each.dealt} is not {each.card}: the seal was made of something else")
    return f"{plural(len(places), 'card')} opened, each as it was sealed and where the cut puts it"


def _whole(deck: ProvenDeck) -> str:
    if not deck.seed:
        raise FairError("a deck that is not dealt is opened whole, and the seed of this one is missing")
    if seal_deck(deck.seed, deck.name).seals != deck.seals:
        raise FairError("the seed gives other seals: this is no deck that was shuffled by it")
    return "the seed gives every seal: 52 different cards in the order it shuffles them to"


def _cards(claims: Claims) -> str:
    played = claims.decks[-1]
    if played.state == "opened":
        if claims.cards:
            raise FairError("cards are shown, but no deck was dealt")
        return "no card was dealt"
    if [card.dealt for card in claims.cards] != list(range(len(claims.cards))):
        raise FairError("cards are not told in the order of dealing with none left out")
    shown = [(card.dealt, card.card) for card in claims.cards if card.card]
    if shown != [(each.dealt, each.card) for each in played.openings]:
        raise FairError("the cards shown are not those that are opened")
    if played.seed and len(shown) < len(claims.cards):
        raise FairError("the deck is open whole, and yet a card is not told")
    way = check_places([card.where for card in claims.cards])
    hands: dict[str, list[str]] = {}
    for card in claims.cards:
        hands.setdefault(card.where, []).append(card.card or "??")
    told = "; ".join(f"{where} {' '.join(cards)}" for where, cards in hands.items())
    return f"dealt {way}: {told}"


def _noted(claims: Claims, noted: Sequence[str]) -> str:
    known = [deck.commitment.hex() for deck in claims.decks]
    kept = {each.lower() for each in noted}
    if strange := sorted(kept - {*known}):
        raise FairError(f"{strange[0]} was noted, and no deck of this round has it")
    if known[-1] not in kept:
        raise FairError(f"the last deck has {known[-1]}, which was not noted")
    return "what was noted before is what the round came to in the end"


def _sent(claims: Claims, sent: Sequence[str]) -> str:
    counted = {each.seed for each in claims.decks[-1].seeds}
    for each in sent:
        if each not in counted:
            raise FairError(f"{shorten(each)} was sent, and did not go into the cut")
    return "what was sent went into the cut"
