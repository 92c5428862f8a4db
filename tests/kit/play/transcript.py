"""A played round as text that a person likes to read: each act, what came of it, and who sees what."""

from collections.abc import Iterable

import msgspec

from kit.play.felt import Felt
from queenhigh.cards import format_cards
from queenhigh.engine import (
    BYSTANDER,
    DEALER,
    SUPERVISOR,
    Actor,
    Offer,
    Refusal,
    Round,
    View,
    decide,
    log,
    view,
)
from queenhigh.engine.evolve import evolve_all
from queenhigh.engine.record import Step
from queenhigh.money import format_amount
from queenhigh.rules import House
from queenhigh.settlement import Line, MeterMove
from queenhigh.words import hand_name, payout, refusal_text

Lines = list[str]
UNTOLD = ("digest",)
"""Fields left out: they change with every word of a house file and tell a reader nothing."""


def transcript(name: str, title: str, felt: Felt) -> str:
    """The whole text of a golden file. After each act stands only what has changed."""
    house = felt.house
    state = felt.before
    people = {_called(who): who for who in (*_owners(felt), DEALER, SUPERVISOR, BYSTANDER)}
    viewers = list(people)
    felt_before: Lines = []
    seen: dict[str, Lines] = {viewer: [] for viewer in viewers}
    may = dict.fromkeys(viewers, "")
    parts = [f"{name}: {title}\n{house.name}, {house.game}. Written by `make golden`.\n"]
    for number, step in enumerate(felt.steps, start=1):
        before = state
        state = evolve_all(state, step.events)
        lines = [f"{number:>2}. {_record_text(step.action, house)}", *_outcome(before, step)]
        if not step.refused:
            felt_now = _state_lines(state)
            lines += _block("state", _fresh(felt_now, felt_before))
            felt_before = felt_now
            told = {viewer: log(before, step.events, people[viewer]) for viewer in viewers}
            lines += _grouped("told to {}", told, len(viewers))
        views = {viewer: view(state, people[viewer]) for viewer in viewers}
        now = {viewer: _view_lines(shown, house) for viewer, shown in views.items()}
        fresh = {viewer: _fresh(now[viewer], seen[viewer]) for viewer in viewers}
        lines += _grouped("seen by {}", fresh, len(viewers))
        may_now = {viewer: _offers_text(shown.legal, house) or "nothing" for viewer, shown in views.items()}
        changed = {who: [text] for who, text in may_now.items() if text != may[who]}
        lines += _grouped("{} may", changed, len(viewers))
        seen = now
        may = may_now
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def _fresh(now: Lines, before: Lines) -> Lines:
    return [line for line in now if line not in before]


def _owners(felt: Felt) -> list[Actor]:
    """Everybody who acted as a player, and those who only tried."""
    actors = {step.action.by for step in felt.steps} - {DEALER, SUPERVISOR}
    return sorted(actors, key=lambda who: who.id)


def _called(who: Actor) -> str:
    return who.id or who.role


def _block(head: str, lines: Lines) -> Lines:
    """Nothing, one line, or a head with lines below."""
    if len(lines) < 2:
        return [f"    {head}: {line}" for line in lines]
    return [f"    {head}:", *(f"        {line}" for line in lines)]


def _grouped(head: str, texts: dict[str, Lines], everyone: int) -> Lines:
    """One block for all who share the same lines."""
    groups: dict[tuple[str, ...], Lines] = {}
    for who, lines in texts.items():
        groups.setdefault(tuple(lines), []).append(who)
    blocks: Lines = []
    for shared, names in groups.items():
        everybody = len(groups) == 1 and len(names) == everyone
        blocks += _block(head.format("all" if everybody else ", ".join(names)), list(shared))
    return blocks


def _outcome(before: Round, step: Step) -> list[str]:
    if step.refused:
        result = decide(before.house, before, step.action)
        assert isinstance(result, Refusal)
        return _block("refused", [f"{result.code}, {refusal_text(before.house, result)}"])
    texts = [_record_text(event, before.house).split("\n") for event in step.events]
    return [f"    {'  ' * bool(place)}{line}" for text in texts for place, line in enumerate(text)]


def _record_text(record: msgspec.Struct, house: House) -> str:
    """An act or event: its tag and its fields, payout lines below."""
    words = [str(record.__struct_config__.tag)]
    below = []
    for field in msgspec.structs.fields(record):
        value = getattr(record, field.name)
        if field.name in UNTOLD or value in ((), {}) or (not field.required and value == field.default):
            continue
        if field.name in ("lines", "reversed", "meter_moves"):
            below += [f"{field.name}:", *(f"  {_item(item, house)}" for item in value)] if value else []
        else:
            words.append(f"{field.name.removesuffix('_minor')} {_value(field.name, value, house)}")
    return "\n".join([", ".join(words).replace(",", "", 1) if len(words) > 1 else words[0], *below])


def _value(name: str, value: object, house: House) -> str:
    match name, value:
        case ("cards" | "dealer" | "discards", tuple()):
            return format_cards(value)
        case "hands", tuple():
            return "; ".join(f"{number}: {format_cards(cards)}" for number, cards in value)
        case "moves", tuple():
            return ", ".join(f"{source} to {target}" for source, target in value)
        case _, Actor():
            return _called(value)
        case "meters_minor", tuple():
            return " ".join(f"{key} {format_amount(each, house.currency)}" for key, each in value)
        case _, dict():
            return " ".join(f"{key} {format_amount(each, house.currency)}" for key, each in value.items())
        case _, bool():
            return "yes" if value else "no"
        case _, int() if name.endswith("_minor"):
            return format_amount(value, house.currency)
        case _, tuple():
            return " ".join(str(each) for each in value)
    return str(value)


def _item(item: Line | MeterMove, house: House) -> str:
    def money(amount: int) -> str:
        return format_amount(amount, house.currency)

    if isinstance(item, MeterMove):
        flow = f"+ {money(item.contributed_minor)} in - {money(item.paid_minor)} paid"
        after = f"+ {money(item.reseeded_minor)} seed = {money(item.after_minor)}"
        return f"meter {item.name} {money(item.before_minor)} {flow} {after}"
    gain = f" +{money(item.won_minor)}" if item.outcome == "win" else ""
    row = f" [{item.row}]" if item.row else ""
    kind = "" if item.kind == "stake" else f" {item.kind}"
    head = f"box {item.box} {item.wager}{kind} {money(item.stake_minor)} {item.outcome}{gain}"
    return f"{head}, {money(item.returned_minor)} back{row} ({item.clause}) {payout(house, item)}"


def _state_lines(state: Round) -> Lines:
    house = state.house
    meters = "".join(
        f", meter {name} {format_amount(amount, house.currency)}" for name, amount in state.meters_minor
    )
    lines = [
        f"game {state.game} {state.phase}{' on ' + state.void_ground if state.void_ground else ''}{meters}"
    ]
    for box in state.boxes:
        if not box.player:
            continue
        stakes = {wager.name: stake for wager, stake in zip(house.wagers, box.stakes, strict=True) if stake}
        words = [f"box {box.number} {box.player}", _value("", stakes, house)]
        words += [format_cards(box.cards)] if box.cards else []
        words += [f"threw {format_cards(box.discards)}"] if box.discards else []
        words += [f"drew {format_cards(box.drawn)}"] if box.drawn else []
        marks = (("looked", box.looked), (box.choice, bool(box.choice)), ("void", box.voided))
        lines.append(" | ".join([*words, *(word for word, set_ in marks if set_)]))
    if state.dealer:
        lines.append(f"dealer | {format_cards(state.dealer)}{' | revealed' if state.revealed else ''}")
    if state.community:
        lines.append(f"community | {format_cards(state.community)}")
    return lines


def _view_lines(shown: View, house: House) -> Lines:
    lines = [f"game {shown.game} {shown.phase}"]
    for box in shown.boxes:
        if not box.player:
            continue
        words = [f"box {box.number} {box.player}", _value("", dict(box.stakes_minor), house)]
        words += [" ".join(box.cards)] if box.cards else []
        words += [f"threw {' '.join(box.discards)}"] if box.discards else []
        words += [word for word in (_hand(box.strength), box.choice, "void" if box.voided else "") if word]
        lines.append(" | ".join(words))
        for line in box.lines:
            returned = format_amount(line.returned_minor, house.currency)
            kind = "" if line.kind == "stake" else f" {line.kind}"
            lines.append(f"box {box.number} {line.wager}{kind} {line.outcome}, {returned} back")
    if shown.dealer.cards:
        words = ["dealer", " ".join(shown.dealer.cards), _hand(shown.dealer.strength)]
        words += (
            [] if shown.dealer.qualifies is None else ["qualifies" if shown.dealer.qualifies else "fails"]
        )
        lines.append(" | ".join(word for word in words if word))
    if shown.dealer.community:
        lines.append(f"community | {' '.join(shown.dealer.community)}")
    return lines


def _hand(strength: int | None) -> str:
    return "" if strength is None else hand_name(strength)


def _offers_text(offers: Iterable[Offer], house: House) -> str:
    """Offers in few words: alike ones are told once, with their boxes."""
    rooms: dict[str, list[str]] = {}
    for offer in offers:
        wager = "" if offer.do == "play" else offer.wager or ""
        words = [offer.do, offer.ground or "", offer.method or "", wager]
        if offer.least_minor is not None and offer.most_minor is not None:
            least, most = (
                format_amount(each, house.currency) for each in (offer.least_minor, offer.most_minor)
            )
            words.append(least if least == most else f"{least} to {most}")
        words += [" or ".join(format_amount(each, house.currency) for each in offer.amounts_minor)]
        words += [f"({offer.cards} card{'s' * (offer.cards > 1)})"] if offer.cards else []
        words += [f"(may throw away {offer.discards})"] if offer.discards else []
        room = " ".join(word for word in words if word)
        rooms.setdefault(room, []).extend([str(offer.box)] if offer.box is not None else [])
    return "; ".join(f"{room} in {' '.join(boxes)}" if boxes else room for room, boxes in rooms.items())
