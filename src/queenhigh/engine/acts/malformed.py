"""Acts that a careless caller has filled with what is not an amount, a card, a box or a person.

What comes through `wire` has been checked already; this is for those who make acts in Python.
"""

from queenhigh.cards import Card
from queenhigh.engine.actors import ROLES, Actor
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.facts import Facts


def malformed(action: act.Action) -> Refusal | None:
    """What of this act is not of its kind, if anything; booleans and floats are no amounts."""
    by: object = getattr(action, "by", None)
    if not isinstance(action, act.Act):
        return _bad("act", action)
    if type(by) is not Actor or by.role not in ROLES or type(by.id) is not str:
        return _bad("actor", by)
    match action:
        case act.PlaceWager():
            return (
                _not_text(action.wager) or _not_whole(action.amount_minor, "amount") or _not_box(action.box)
            )
        case act.Play():
            amount = _not_whole(action.amount_minor, "amount")
            return amount or _not_box(action.box) or _not_cards(action.discards)
        case act.WithdrawWager():
            return _not_text(action.wager) or _not_box(action.box)
        case act.Look() | act.Fold() | act.VoidBox():
            return _not_box(action.box)
        case act.Deal():
            return _not_text(action.method) or _not_cards(action.cards) or _not_all(action.boxes, int, "box")
        case act.Replace() | act.ReplaceDealer():
            return _not_cards(action.cards)
        case act.DrawFourth():
            return _not_cards((action.card,))
        case act.OpenBetting() | act.Settle():
            return _not_meters(action.meters_minor)
        case act.VoidGame():
            count = None if action.count is None else _not_whole(action.count, "count")
            game = _not_text(action.ground) or _not_whole(action.game, "count")
            return game or count or _not_meters(action.meters_minor)
        case act.MoveHands():
            return _not_moves(action.moves)
        case _:
            return None


def _bad(case: str, value: object) -> Refusal:
    return Refusal("action/malformed", Facts(case=case, name=str(value)))


def _not_whole(value: object, case: str) -> Refusal | None:
    return None if type(value) is int else _bad(case, value)


def _not_text(value: object) -> Refusal | None:
    return None if type(value) is str else _bad("name", value)


def _not_box(value: object) -> Refusal | None:
    return _not_whole(value, "box")


def _not_all(values: object, kind: type, case: str) -> Refusal | None:
    if not isinstance(values, tuple):
        return _bad(case, values)
    return next((_bad(case, value) for value in values if type(value) is not kind), None)


def _not_cards(cards: object) -> Refusal | None:
    return _not_all(cards, Card, "card")


def _not_moves(moves: object) -> Refusal | None:
    if not isinstance(moves, tuple):
        return _bad("moves", moves)
    pairs = all(isinstance(move, tuple) and len(move) == 2 for move in moves)
    whole = pairs and all(type(area) is int for move in moves for area in move)
    return None if whole else _bad("moves", moves)


def _not_meters(meters: object) -> Refusal | None:
    if not isinstance(meters, tuple):
        return _bad("meters", meters)
    for pair in meters:
        whole = isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[0], str)
        if not whole or type(pair[1]) is not int:
            return _bad("meters", pair)
    once = len({name for name, _ in meters}) == len(meters)
    return None if once else _bad("meters", meters)
