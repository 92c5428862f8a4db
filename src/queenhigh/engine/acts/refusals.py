"""Why an act is refused: a closed set of stable codes, with the facts and the clause, if any."""

from typing import Literal

import msgspec

from queenhigh.facts import NO_FACTS, Facts

RefusalCode = Literal[
    "house/changed",
    "action/malformed", "action/wrong_role", "action/not_your_box",
    "round/under_way", "round/no_bets", "round/not_betting", "round/misdealt",
    "meter/unknown", "meter/out_of_range", "meter/missing",
    "box/unknown", "box/too_many", "box/not_in_round",
    "player/bad_name",
    "bet/not_open", "bet/closed", "bet/unknown_wager", "bet/made_by_playing", "bet/needs_other",
    "bet/needed_by_other", "bet/below_minimum", "bet/above_maximum", "bet/wrong_multiple",
    "bet/wrong_amount", "bet/nothing_there",
    "deal/not_now", "deal/method_not_used", "deal/wrong_boxes", "deal/wrong_count", "deal/repeated_card",
    "look/too_early", "look/too_late", "look/already", "look/folded",
    "decide/not_now", "decide/already", "decide/nothing_to_decide", "decide/wrong_amount", "decide/no_draw",
    "decide/no_fold", "decide/look_first", "decide/not_your_card",
    "replace/not_now",
    "reveal/not_now",
    "draw_fourth/not_now", "replace_dealer/not_now",
    "settle/not_now",
    "move/not_now", "move/not_in_house", "move/handled", "move/not_whole_hands",
    "void/not_a_ground", "void/too_early", "void/too_late", "void/handled", "void/not_enough",
    "void/can_be_repaired", "void/already",
]  # fmt: skip


class Refusal(msgspec.Struct, frozen=True):
    """An act that was not done. Nothing has changed. `words.refusal_text` says it in a sentence."""

    code: RefusalCode
    facts: Facts = NO_FACTS
    clause: str | None = None
