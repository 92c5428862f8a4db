"""Every sentence about a round, from one catalogue a language. Facts come in, words go out."""

from queenhigh.languages import DEFAULT, LANGUAGES
from queenhigh.words.catalogue import LanguageError, catalogue
from queenhigh.words.hands import card_name, class_words, full_name, hand_name
from queenhigh.words.notice import closing_text, detail_text, reality_text
from queenhigh.words.payout import clauses_behind, line_label, log_payout, outcome_word, payout
from queenhigh.words.sayings import Names, refusal_text, say

__all__ = [
    "DEFAULT", "LANGUAGES", "LanguageError", "Names", "card_name", "catalogue", "class_words",
    "clauses_behind", "closing_text", "detail_text", "full_name", "hand_name", "line_label", "log_payout",
    "outcome_word", "payout", "reality_text", "refusal_text", "say",
]  # fmt: skip
