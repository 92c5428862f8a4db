"""The charts of a report, as data: what each shows, in which units, and the same in words."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from queenhigh.analysis.results import Guide, Hold, Mix, ProgressiveFigures, Strategy, WagerFigures
from queenhigh.cards import RANKS, SHOWN_RANKS
from queenhigh.hands.arrays import all_hands, strengths
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.hands.three import ALL_RANKS, STRENGTHS, Category
from queenhigh.money import Currency
from queenhigh.report.blocks import Bar, Bars, Cell, Chart, Grid, Line, Mark, Split, Splits
from queenhigh.report.numbers import decimal, money, one_in, percent
from queenhigh.text import plural
from queenhigh.words.coach import hand_text

_TIMES: Final = (1, 2, 5, 10, 20, 50, 100)
"""Where the bars of a distribution part, in times the money placed."""
_MOST_BARS: Final = 14
_SEEN: Final = Fraction(1, 200)
"""An outcome that adds less to the return has no bar of its own."""
_TOP_DOWN: Final = RANKS[::-1]


def outcome_chart(wager: WagerFigures) -> Bars:
    """What each outcome adds to the player's return, in percent of the stake; what nobody would see, in one
    bar, where there are two of them or more."""
    small = [each for each in wager.outcomes if abs(each.contribution) < _SEEN]
    if len(small) < 2:
        small = []
    told = [(each.label, each.contribution) for each in wager.outcomes if each not in small]
    if small:
        label = f"{len(small)} others, below {percent(_SEEN, 1)} each"
        told.append((label, sum((each.contribution for each in small), Fraction(0))))
    bars = tuple(Bar(label, float(share * 100), percent(share)) for label, share in told)
    most = max(wager.outcomes, key=lambda each: each.contribution)
    least = min(wager.outcomes, key=lambda each: each.contribution)
    words = (
        f"{plural(len(bars), 'bar')}, one for each outcome that is large enough to see. The largest gain is "
        f"{most.label} with {percent(most.contribution)}, the largest loss {least.label} with "
        f"{percent(least.contribution)}."
    )
    title = f"{wager.label}: what each outcome adds to the player's return"
    return Bars(title, words, "percent of the stake: losses to the left of zero, gains to the right", bars)


def strategy_chart(strategy: Strategy) -> Chart | None:
    """The picture of perfect play that fits the game; none where there is none to draw."""
    if strategy.holds:
        return holds_chart(strategy.holds, strategy.fold_value)
    if len(strategy.guides) == 1 and strategy.guides[0].play_from:
        return played_chart(strategy)
    return seen_chart(strategy.guides)


def played_chart(strategy: Strategy) -> Splits:
    """First hands by what they are, and how many of each kind the rule plays."""
    mark = mark_of(strategy.guides[0].play_from)
    hands = Counter(strengths(all_hands()).tolist())
    plays = {
        strength: (hands[strength], 0) if strength >= mark else (0, hands[strength]) for strength in hands
    }
    return _kinds_chart(plays, "the rule")


def charted(by_hand: bytes, folded: frozenset[int]) -> Splits:
    """The same of a chart, whichever hands it folds."""
    plays: dict[int, tuple[int, int]] = {}
    for strength, place in zip(strengths(all_hands()).tolist(), by_hand, strict=True):
        played, away = plays.get(strength, (0, 0))
        plays[strength] = (played, away + 1) if place in folded else (played + 1, away)
    return _kinds_chart(plays, "the chart")


def _kinds_chart(plays: Mapping[int, tuple[int, int]], what: str) -> Splits:
    kinds: dict[str, list[int]] = {}
    for strength in reversed(range(STRENGTHS)):
        category = CATEGORIES[strength]
        name = category.key.replace("_", " ").capitalize()
        if category is Category.HIGH_CARD:
            name = f"{SHOWN_RANKS[ALL_RANKS[strength].ranks[0]]} high"
        both = kinds.setdefault(name, [0, 0])
        both[0] = both[0] + plays[strength][0]
        both[1] = both[1] + plays[strength][1]
    splits = tuple(Split(name, played, folded) for name, (played, folded) in kinds.items())
    played = sum(split.first for split in splits)
    words = f"Of 22,100 first hands {what} plays {played:,} and folds {22_100 - played:,}. " + " ".join(
        f"{each.label}: {each.first:,} played, {each.second:,} folded." for each in splits
    )
    title = f"First hands that {what} plays and folds"
    return Splits(title, words, "first hands", "play", "fold", splits)


def mark_of(play_from: str) -> int:
    """The strength that a guide plays from."""
    marks = {hand_text(strength): strength for strength in reversed(range(STRENGTHS))} | {"any": 0}
    return marks.get(play_from, STRENGTHS)


def holds_chart(holds: Sequence[Hold], fold: Fraction) -> Grid:
    """What each two cards are worth to keep, in Antes; those worth less than folding are marked."""
    worth: dict[str, list[Fraction]] = {}
    for hold in holds:
        worth.setdefault(hold.name, []).append(hold.value)
    cells: dict[tuple[int, int], Cell] = {}
    folded = [name for name, values in worth.items() if max(values) < fold]
    uneven = [name for name, values in worth.items() if len(set(values)) > 1]
    for name, values in worth.items():
        least = min(values)
        mark = "fold" if name in folded else ""
        text = decimal(least, 3) + ("*" if name in uneven else "")
        cells[_place(name, name.endswith("s"))] = Cell(name, text, float(least), mark)
    best = holds[0]
    words = (
        f"A grid of 13 by 13 ranks. The best two cards to keep are {best.name}, worth "
        f"{decimal(best.value, 3)} Antes; {len(folded)} of {len(worth)} are worth less than folding "
        "and are marked fold."
    )
    notes = (
        "Worth in Antes, rounded to three decimals. Pairs stand on the diagonal, suited cards above it, "
        f"unsuited cards below. Hatched and marked fold: worth less than folding ({decimal(fold, 0)})."
        + (" An asterisk marks the worst suit of several that differ." if uneven else "")
    )
    title = "What two cards are worth to keep"
    small = (
        f"{title}, in hundredths of an Ante",
        "Suited above the diagonal, unsuited below; fold: worth less than folding.",
    )
    return Grid(title, words, _square(cells), notes, small)


def seen_chart(guides: Sequence[Guide]) -> Chart | None:
    """The edge by what is seen of the dealer's hand: bars for one card, a grid for two."""
    if not guides or not all(guide.seen for guide in guides):
        return None
    edges = _by_seen(guides)
    title, words = _seen_words(edges)
    if all(seen in SHOWN_RANKS for seen in edges):
        order = sorted(edges, key=SHOWN_RANKS.index, reverse=True)
        return _seen_bars({f"{seen} seen": edges[seen] for seen in order}, title, words)
    cells = {}
    for seen, edge in edges.items():
        ranks = seen[:2]
        suited = seen.endswith(" suited")
        name = f"{ranks}{'s' if suited else ''}"
        share = edge * 100
        cells[_place(ranks, suited)] = Cell(name, decimal(share, 1), float(share), "P" if edge < 0 else "")
    notes = (
        "House edge in percent of the Ante, rounded to one decimal. Pairs stand on the diagonal, "
        "suited cards above it, unsuited cards below. Hatched and marked P: the player has the edge."
    )
    return Grid(title, words, _square(cells), notes)


def classes_chart(guides: Sequence[Guide]) -> Bars | None:
    """The edge by the classes that are seen; none where there are too many for bars."""
    edges = _by_seen(guides)
    return None if len(edges) > _MOST_BARS else _seen_bars(edges, *_seen_words(edges))


def _seen_words(edges: Mapping[str, Fraction]) -> tuple[str, str]:
    """The title of a chart of what is seen, and the chart in words."""
    lowest = min(edges, key=edges.__getitem__)
    highest = max(edges, key=edges.__getitem__)
    words = (
        f"{plural(len(edges), 'class')} of cards seen. The house's edge is lowest with {lowest}, "
        f"{percent(edges[lowest])}, and highest with {highest}, {percent(edges[highest])}."
    )
    return "House edge by what the player sees of the dealer's hand", words


def _seen_bars(edges: Mapping[str, Fraction], title: str, words: str) -> Bars:
    bars = tuple(Bar(label, float(edge * 100), percent(edge)) for label, edge in edges.items())
    return Bars(title, words, "house edge in percent of the Ante; left of zero the player has it", bars)


def _by_seen(guides: Iterable[Guide]) -> dict[str, Fraction]:
    """The edge with each class of cards seen; suits that rows tell apart are taken together."""
    lost: defaultdict[str, Fraction] = defaultdict(Fraction)
    share: defaultdict[str, Fraction] = defaultdict(Fraction)
    for guide in guides:
        lost[guide.seen] += guide.house_edge * guide.share
        share[guide.seen] += guide.share
    return {seen: lost[seen] / share[seen] for seen in lost}


def _place(ranks: str, suited: bool) -> tuple[int, int]:
    """Row and column of two ranks: suited cards above the diagonal."""
    high, low = sorted(map(_TOP_DOWN.index, ranks[:2]))
    return (high, low) if suited else (low, high)


def _square(cells: Mapping[tuple[int, int], Cell]) -> tuple[tuple[Cell | None, ...], ...]:
    return tuple(tuple(cells.get((row, column)) for column in range(13)) for row in range(13))


def meter_chart(label: str, found: ProgressiveFigures, currency: Currency) -> Line | None:
    """The edge by what the meter holds, with the fair meter and the one in force marked."""
    if len(found.curve) < 2:
        return None
    unit = currency.unit_minor
    even = found.break_even_meter_minor
    held = money(found.meter_minor, currency)
    points = tuple((minor / unit, float(edge * 100)) for minor, edge in found.curve)
    marks = [Mark(found.meter_minor / unit, f"in force: {held}", "2 3")]
    fair = "no meter makes it fair"
    if even is not None:
        marks.append(Mark(even / unit, f"break-even: {money(even, currency)}", "7 4"))
        fair = f"it is fair at {money(even, currency)}"
    first, high = found.curve[0]
    last, low = found.curve[-1]
    words = (
        f"The house's edge runs from {percent(high)} at {money(first, currency)} to {percent(low)} at "
        f"{money(last, currency)}; {fair}; the meter holds {held}."
    )
    title = f"{label}: house edge by what the meter holds"
    across = f"meter {found.meter}, in {currency.code}"
    up = "house edge, percent of the stake"
    return Line(title, words, across, up, currency.sign, points, tuple(marks))


def mix_chart(mix: Mix, currency: Currency) -> Bars:
    """The chance of each net result of the whole bet, near results taken together where there are many."""
    spread = mix.spread
    placed_minor = 0 if len(spread.counts) <= _MOST_BARS else sum(mix.stakes_minor.values())
    grouped: Counter[str] = Counter()
    for net, count in sorted(spread.counts.items(), reverse=True):
        grouped[_net_words(net, placed_minor, currency)] += count
    bars = []
    for name, count in grouped.items():
        chance = Fraction(count, spread.deals)
        bars.append(Bar(name, float(chance * 100), f"{percent(chance)}, 1 in {one_in(chance)}"))
    likely = max(bars, key=lambda bar: bar.value)
    words = f"{plural(len(bars), 'bar')}, best result first. The likeliest is: {likely.label}, {likely.text}."
    return Bars("How the whole bet comes out", words, "chance in percent", tuple(bars))


def _net_words(net: int, placed_minor: int, currency: Currency) -> str:
    """A net result, or the band of them it lies in, by times the money placed where that is given."""
    if not net:
        return "come out even"
    verb = "win" if net > 0 else "lose"
    size = abs(net)
    above = 0
    if not placed_minor:
        return f"{verb} {money(size, currency)}"
    for times in _TIMES:
        if size <= times * placed_minor:
            over = f" over {money(above, currency)}," if above else ""
            return f"{verb}{over} up to {money(times * placed_minor, currency)}"
        above = times * placed_minor
    return f"{verb} over {money(above, currency)}"
