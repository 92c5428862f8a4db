"""Results as plain data for programs: the JSON that the command line prints, by one walker over the records.

A record is told field by field under its own names: amounts (``stake_minor``) as text without the unit's
ending, fractions and floats rounded to six places, cards by their text, a house by its id. Where the stated
JSON differs, or gives its fields another order, `TABLES` lists what is told of a record, a word each::

    [*]name[?][=path][:form]

`path` leads to the value by attributes, from the record or, after a ``/``, from the whole result; it is the
name if nothing is said. `form` is how it is told: one of `LEAVES` for each number of it, one of `WHOLES`
for all of it, or another table for the records in it; ``share`` is short for exact and in percent, and
``flat`` puts the fields of a record among those around it. ``?`` leaves out what is not known. ``*`` marks
what tells records of one list apart, which `sheet` needs to know. Tables are found by the name of a record's
class, so that nothing here imports what it tells of.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from queenhigh.cards import Card
from queenhigh.money import Currency, format_amount
from queenhigh.rules.awards import Award, format_award
from queenhigh.rules.records import House
from queenhigh.study.request import limit_notes
from queenhigh.study.result import Result

HITS_IN_JSON: Final = 2_000
"""Of more hits, the first so many are listed."""
_PLACES: Final = 6
_WORD: Final = re.compile(r"(\*?)(\w+)(\??)(?:=([\w./]+))?(?::(\w+))?")
_HOUSE: Final = "house digest=house.digest currency=house.currency"
_MEASURED: Final = "house_edge:percent standard_error:percent exact:percent z:score"

TABLES: Final[Mapping[str, str]] = {
    "Analysis": f"""{_HOUSE} side_antes players meters_minor favours_player=favours wagers strategy mix
        notes=mix.stakes_minor:limits printed protection readings unpriced takings?""",
    "Takings": "per_hour boxes hours_per_day average_minor? lines unpriced",
    "Taking": "*wager=name label stake_minor taken",
    "Taken": """*span hours rounds win=win_minor:exact_units win_decimal=win_minor:units
        standard_deviation=standard_deviation_minor:units""",
    "Favour": "*wager=name player_edge:share text rows=causes",
    "Cause": """*wager *row=row.name contribution:percent
        house_edge_percent_without=edge_without:percent""",
    "WagerFigures": """label house_edge:share hit_frequency hit_frequency_exact=hit_frequency:exact
        standard_deviation skewness stake_minor stake_matters deals outcomes element_of_risk?:share
        average_bet?:exact marginal_edge?:share unchanged_play_edge?:share progressive:flat""",
    "Outcome": """*outcome=name label pays net:exact count probability:plain
        return=contribution:percent""",
    "ProgressiveFigures": """fixed_return:share meter_minor meter_name=meter meter_return:percent
        return_per_meter_unit:exact break_even_meter_minor players envy_return:percent envy_note
        rounds_between_hits edge_by_meter=curve meters""",
    "EdgeAt": "*meter_minor house_edge:percent",
    "MeterFigures": """*name meter_minor meter_return:percent return_per_meter_unit:exact
        break_even_meter_minor rounds_between_hits""",
    "Strategy": """hands actions text house_edge:share cost=simple.cost:share
        exceptions=simple.exceptions guides others chart=holds""",
    "Guide": "*seen play_from text exceptions share:exact house_edge:percent",
    "PricedStrategy": "*name text house_edge:share cost:percent exceptions plays",
    "Hold": "*keep=name value exact=value:exact",
    "Mix": """stakes_minor house_edge:share of_all_money_bet:share average_bet_minor most_at_risk_minor
        expected_loss=expected_loss_minor:exact_units expected_loss_decimal=expected_loss_minor:units players
        envy=envy_minor:exact_units envy_note variance=spread.variance:exact_square
        standard_deviation=spread.standard_deviation:units skewness=spread.skewness
        chance_to_win=spread.chance_to_win chance_to_break_even=spread.chance_to_break_even
        chance_to_lose=spread.chance_to_lose
        expected_loss_by_wager=edges:exact_units covariances actions deals=spread.deals
        outcomes=spread.outcomes""",
    "Covariance": "*wagers covariance:exact correlation",
    "Net": "*net_minor count probability:plain",
    "PrintedFigure": """*figure clause printed_percent ours:percent ours:exact agrees
        holds_at_meter=meter_minor note""",
    "Protection": """*what *cards house_edge:share player_edge=house_edge:minus_percent gain:share
        rule_cost:share hit_frequency hit_frequency_exact=hit_frequency:exact standard_deviation hands actions
        guides classes boxes sampled?""",
    "SeenClass": "*class=name cards=text",
    "Sampled": """deals seed confidence:exact gain_least:share gain_most:share
        standard_error:plain""",
    "ReadingEffect": """*reading otherwise *wager=entry:or_none cost=ours:share cost_otherwise=theirs:exact
        cost_percent_otherwise=theirs:percent unpriced?""",
    "Advice": """house digest=house.digest hand seen dead stakes=bet.stakes_minor currency=house.currency
        players=bet.players notes=bet.stakes_minor:limits best=best.action actions""",
    "Worth": """*action value:exact value_decimal=value cost:exact cost_decimal=cost discards
        play=multiple""",
    "Price": """house wager=wager.name currency=house.currency digest_with_changes=house.digest
        table=title changed:awards change:percent old new rows against""",
    "PricedRow": """*row=name label pays=award:award count probability:plain
        return=contribution:percent""",
    "Risk": f"""{_HOUSE} notes=mix.stakes_minor:limits mix rounds=run.rounds exact=run.exact
        error=run.error:plain expected_net=run.mean:plain_units
        standard_deviation=run.standard_deviation:plain_units chance_ahead=run.chance_ahead:plain
        chance_even=run.chance_even:plain chance_behind=run.chance_behind:plain percentiles_minor ruin?""",
    "Ruin": """bankroll=/bankroll_minor goal=/goal_minor chance_ruined:plain chance_goal:plain
        chance_still_playing:plain expected_rounds:plain expected_rounds_error:plain
        mean_final=mean_final_minor:plain_units mean_final_error=mean_final_error_minor:plain_units
        error:plain by_round""",
    "RuinedBy": "*round chance_ruined:plain",
    "Simulation": f"""{_HOUSE} rounds rounds_asked=asked boxes=plan.boxes:count seed seconds
        rounds_per_second:whole stopped:or_none bets=plan.boxes by_box=boxes wagers in_all meters:by_name
        notes""",
    "Box": "stakes_minor strategy=played",
    "SimulatedBox": f"*boxes strategy {_MEASURED} staked_minor net_minor",
    "SimulatedWager": f"""label {_MEASURED} interval_95=interval:percent bets staked_minor net_minor
        standard_deviation hit_frequency:percent longest_losing_run outcomes=ends
        house_edge_as_the_meter_lived_percent?=name:lived""",
    "Counted": "*name label net_minor count",
    "MeterRun": """seed_minor start_minor contributed_minor paid_minor reseeded_minor end_minor
        smallest_minor largest_minor hits reserved_minor""",
    "Sessions": f"""{_HOUSE} players players_asked=asked rounds seed stopped:or_none stakes_minor strategy
        bankroll_minor stop_loss_minor goal_minor most_at_risk_minor total_rounds endings ahead even behind
        result:players_money drawdown:players_money rounds_survived=survived:players_number histogram fan
        exact notes""",
    "Share": """players=count percent=share:percent standard_error:percent
        interval_95=interval:percent""",
    "players_money": """mean:units standard_error:units standard_deviation:units least:amount
        percentiles:amount most:amount""",
    "players_number": "mean standard_error standard_deviation least percentiles most",
    "Bin": "*from=low_minor *to=high_minor players",
    "Fan": "grain_minor points",
    "ExactSession": """ruined_percent=chance_down:alone_hundred
        ruined_or_stop_loss_percent=chance_down:hundred goal_percent=chance_goal:hundred
        rounds_played_percent=chance_rounds_played:hundred rounds_survived_mean=expected_rounds:plain
        result_mean=mean_final_minor:gained_units result_needs_players=enough_players error:plain
        z=/z:session_scores""",
    "session_scores": """ruined=down:alone_score ruined_or_stop_loss=down:score goal:score rounds_played:score
        rounds_survived=survived:score result:score""",
    "Jackpot": f"""{_HOUSE} seed tables=pace.tables boxes=pace.boxes take_up=pace.take_up:percent
        rounds_per_hour=pace.rounds_per_hour hours_per_day=pace.hours_per_day days days_asked=pace.days rounds
        rounds_asked=asked box_rounds stopped:or_none stakes_minor strategy wagers=accounts:by_wager
        meters:by_name hits:count hits_listed=placed_hits:first notes""",
    "Account": """label stake_minor bets staked_minor fixed_awards=fixed_minor contributed_minor
        seeds=reseeded_minor envy_minor house_minor fixed_awards=fixed_minor:of_bets
        contributed=contributed_minor:of_bets seeds=reseeded_minor:of_bets envy=envy_minor:of_bets
        house=house_minor:of_bets from_meter_minor cash_minor envy_payments=envies long_run
        standard_error:percent z:score rows reserved_minor""",
    "LongRun": """fixed_awards=fixed:exact contributed=contribution:exact seeds=seed:exact envy:exact
        house=edge:exact fixed_awards=fixed:percent contributed=contribution:percent seeds=seed:percent
        envy:percent house=edge:percent reserve:exact reserve:percent
        own_seeds=own_seed:exact own_seeds=own_seed:percent""",
    "RowPaid": """*row=name label pays from_meter times paid_minor envy_payments=envies
        envy_minor""",
    "MeterLife": """seed_minor start_minor end_minor highest_minor lowest_minor contributed_minor paid_minor
        reseeded_minor hits whole_hits expected_hits sizes:hit_sizes expected_size=expected_size_minor:units
        rounds_between_hits=gaps:hit_gaps days_between_hits=gaps:hit_days
        expected_rounds_between_hits=expected_gap expected_days_between_hits=expected_gap:days
        break_even_minor path reserved_minor""",
    "hit_sizes": """count mean:units standard_deviation:units smallest=least:units largest=most:units
        percentiles:units""",
    "hit_gaps": """count mean standard_deviation smallest=least:rounded largest=most:rounded
        percentiles:rounded""",
    "hit_days": """count mean:days standard_deviation:days smallest=least:days largest=most:days
        percentiles:days""",
    "Point": "day=rounds:days meter_minor",
}


def exact(number: Fraction) -> str:
    """``n/d`` in lowest terms, also where d is 1."""
    return f"{number.numerator}/{number.denominator}"


def percent(number: Fraction | float) -> float:
    """A share as a percentage for people."""
    return round(float(number * 100), _PLACES)


def rounded(number: Fraction | float) -> float:
    return round(float(number), _PLACES)


def amount(number: Fraction | int, currency: Currency) -> str:
    """An amount of minor units as text; a fraction of the smallest coin is rounded to it."""
    return format_amount(round(number), currency)


class Entry(NamedTuple):
    """One thing that is told of a record."""

    name: str
    path: str
    form: str
    key: bool
    optional: bool


@cache
def entries(table: str) -> tuple[Entry, ...]:
    """The words of a table, read."""
    found: list[Entry] = []
    for word in table.split():
        read = _WORD.fullmatch(word)
        assert read is not None, word
        star, name, mark, path, form = (part or "" for part in read.groups())
        told = Entry(name, path or name, form, bool(star), bool(mark))
        if form == "share":
            found += [told._replace(form="exact"), told._replace(name=f"{name}_percent", form="percent")]
        elif form in ("percent", "minus_percent", "of_bets") and "percent" not in name:
            found.append(told._replace(name=f"{name}_percent"))
        elif not form and told.path.endswith("_minor"):
            found.append(told._replace(name=name.removesuffix("_minor"), form="amount"))
        else:
            found.append(told)
    return tuple(found)


def told_of(kind: type, table: str = "") -> tuple[Entry, ...]:
    """What is told of records of a class: what its table lists, or its fields."""
    fields = getattr(kind, "__struct_fields__", getattr(kind, "_fields", ()))
    return entries(table or TABLES.get(kind.__name__) or " ".join(fields))


def is_record(value: object) -> bool:
    """Whether a value has named fields."""
    return isinstance(value, msgspec.Struct) or hasattr(value, "_fields")


class Walker:
    """Tells a result, and whatever stands in it."""

    def __init__(self, root: Any) -> None:
        self.root = root

    @property
    def currency(self) -> Currency:
        found: Currency = self.root.house.currency
        return found

    @property
    def unit(self) -> int:
        return self.currency.unit_minor

    def values(self, record: Any, table: str = "") -> Iterator[tuple[Entry, Any]]:
        """What is told of a record, with its values."""
        for entry in told_of(type(record), table):
            yield entry, self.at(record, entry.path)

    def at(self, record: Any, path: str) -> Any:
        """The value that a path leads to; none where something on the way is none."""
        value = self.root if path.startswith("/") else record
        for name in path.strip("/").split("."):
            if value is not None:
                value = value[name] if isinstance(value, Mapping) else getattr(value, name)
        return value

    def told(self, value: Any) -> Any:
        """A value by its type alone."""
        match value:
            case Card():
                return str(value)
            case None | bool() | int() | str():
                return value
            case Fraction() | float():
                return rounded(value)
            case House():
                return value.id
            case Currency():
                return value.code
            case _ if is_record(value):
                return self.record(value)
        return self.each(value, self.told)

    def each(self, value: Any, tell: Callable[[Any], Any]) -> Any:
        """Whatever stands in a mapping or in a row; otherwise the value itself."""
        if isinstance(value, Mapping):
            return {str(name): self.each(part, tell) for name, part in value.items()}
        if isinstance(value, Sequence) and not isinstance(value, str) and not is_record(value):
            return [self.each(part, tell) for part in value]
        return None if value is None else tell(value)

    def record(self, record: Any, table: str = "") -> dict[str, Any]:
        """A record by its table, or field by field."""
        said: dict[str, Any] = {}
        for entry, value in self.values(record, table):
            if entry.form == "flat":
                said |= {} if value is None else self.record(value)
                continue
            told = self.formed(value, entry.form, record)
            if told is not None or not entry.optional:
                said[entry.name] = told
        return said

    def formed(self, value: Any, form: str, record: Any) -> Any:
        """A value in the form that a table asks for."""
        if not form:
            return self.told(value)
        if form in TABLES:
            return None if value is None else self.record(value, TABLES[form])
        if form in WHOLES:
            return WHOLES[form](self, value, record)
        return self.each(value, lambda part: LEAVES[form](self, part, record))


Form = Callable[[Walker, Any, Any], Any]
LEAVES: Final[Mapping[str, Form]] = {
    "exact": lambda _, number, __: exact(number),
    "percent": lambda _, number, __: percent(number),
    "minus_percent": lambda _, number, __: percent(-number),
    "rounded": lambda _, number, __: rounded(number),
    "plain": lambda _, number, __: float(number),
    "whole": lambda _, number, __: round(number),
    "hundred": lambda _, chance, __: chance * 100,
    "score": lambda _, z, __: round(z, 4),
    "amount": lambda walker, minor, _: amount(minor, walker.currency),
    "units": lambda walker, minor, _: rounded(minor / walker.unit),
    "plain_units": lambda walker, minor, _: float(minor / walker.unit),
    "exact_units": lambda walker, minor, _: exact(Fraction(minor) / walker.unit),
    "exact_square": lambda walker, minor, _: exact(minor / walker.unit**2),
    "days": lambda walker, rounds, _: rounded(walker.root.pace.day(rounds)),
    "of_bets": lambda _, minor, account: percent(account.share(minor)),
    "gained_units": lambda walker, minor, _: (minor - walker.root.bankroll_minor) / walker.unit,
    "alone_hundred": lambda walker, chance, _: _alone(walker, chance * 100),
    "alone_score": lambda walker, z, _: _alone(walker, round(z, 4)),
}
"""How a number is told; each is given the walker, the number and the record that it stands in."""
WHOLES: Final[Mapping[str, Form]] = {
    "or_none": lambda _, value, __: value or None,
    "count": lambda _, values, __: len(values),
    "by_name": lambda walker, records, _: {each.name: walker.told(each) for each in records},
    "by_wager": lambda walker, records, _: {each.wager: walker.told(each) for each in records},
    "first": lambda walker, records, _: [walker.told(each) for each in islice(records, HITS_IN_JSON)],
    "limits": lambda walker, stakes, _: list(limit_notes(walker.root.house, stakes or {})),
    "awards": lambda walker, changed, _: {
        name: {"old": _award(walker, old), "new": _award(walker, new)} for name, (old, new) in changed.items()
    },
    "award": lambda walker, award, _: _award(walker, award),
    "lived": lambda walker, name, _: walker.each(walker.root.living.get(name), percent),
}
"""How something is told as a whole."""


def _award(walker: Walker, award: Award | None) -> str | None:
    """An award as a house file writes it; none where there is no row."""
    return None if award is None else format_award(award, walker.currency)


def _alone(walker: Walker, told: float) -> float | None:
    """What is told of ruin; with a stop-loss the exact chance is not that of ruin alone."""
    return told if walker.root.stop_loss_minor is None else None


def json_of(result: Result) -> dict[str, Any]:
    """A result as the command line's JSON; `TypeError` for one that is told as part of another."""
    if not hasattr(result, "house"):
        raise TypeError(f"{type(result).__name__} has no JSON of its own: it is told with its house")
    return Walker(result).record(result)
