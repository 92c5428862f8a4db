"""What a pay row gives, as the felt shows it.

>>> from queenhigh.money import USD
>>> from queenhigh.rules import parse_award
>>> award_text(parse_award("1250 flat", USD), USD), award_text(parse_award("40:1", USD), USD, "es")
('$1,250', '40 a 1')
"""

from typing import assert_never

from queenhigh.languages import DEFAULT
from queenhigh.money import Currency, Odds, format_odds
from queenhigh.rules.awards import MAIN_METER, Award, Flat, MeterShare, Nothing, Push
from queenhigh.words.amounts import amount_text, decimal_words, share_text
from queenhigh.words.catalogue import catalogue


def odds_text(odds: Odds, language: str = DEFAULT) -> str:
    """Odds as a dealer says them: ``3 to 2``, ``500 for 1``."""
    pays, to_or_for, stake = format_odds(odds).split()
    return catalogue(language).say("odds", to_or_for, {"pays": decimal_words(pays, language), "stake": stake})


def award_text(award: Award, currency: Currency, language: str = DEFAULT) -> str:
    """An award as the felt shows it: ``40 to 1``, ``S$1,250``, ``100% of the meter``."""
    words = catalogue(language)
    match award:
        case Odds():
            return odds_text(award, language)
        case Flat():
            places = {"amount": amount_text(award.amount_minor, currency, language)}
            return words.say("award", "flat_and_stake" if award.with_stake else "flat", places)
        case MeterShare():
            key = "meter" if award.meter == MAIN_METER else "meter_named"
            meter = meter_word(award.meter, language)
            return words.say("award", key, {"share": share_text(award.share, language), "meter": meter})
        case Nothing():
            return words.template("award", "nothing")
        case Push():
            return words.template("award", "push")
        case never:
            assert_never(never)


def meter_word(meter: str, language: str = DEFAULT) -> str:
    """What a meter is called: by the house's own name for it, but for common ones that have a word here."""
    words = catalogue(language)
    return words.template("meter", meter) if words.has("meter", meter) else meter
