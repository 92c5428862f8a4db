"""The Progressive: fixed awards, shares of a meter, and what the round does to the meters."""

from collections.abc import Iterable

from queenhigh.money import show_amount
from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import House, Wager
from queenhigh.settlement.lines import DealerHand, Line, MeterMove, SettledBox, won
from queenhigh.settlement.rows import look, share_of
from queenhigh.settlement.side import beats_as_needed, pays_words, settle_row


class Meters:
    """The meters while a round is settled: each share is paid from what the meter holds at that moment.

    Boxes are paid in deal order. A meter that has paid a share goes back up to its seed if it fell below; the
    round's own contributions are added after all awards, so they never feed this round's jackpot.
    """

    def __init__(self, house: House, before_minor: dict[str, int]) -> None:
        self.house = house
        self.before_minor = {
            meter.name: before_minor.get(meter.name, meter.seed_minor) for meter in house.meters
        }
        self.now_minor = dict(self.before_minor)
        self.paid_minor = dict.fromkeys(self.now_minor, 0)
        self.reseeded_minor = dict.fromkeys(self.now_minor, 0)
        self.seed_minor = {meter.name: meter.seed_minor for meter in house.meters}

    def pay(self, name: str, paid_minor: int) -> None:
        rest_minor = self.now_minor[name] - paid_minor
        reseed_minor = max(0, self.seed_minor[name] - rest_minor)
        self.paid_minor[name] += paid_minor
        self.reseeded_minor[name] += reseed_minor
        self.now_minor[name] = rest_minor + reseed_minor

    def moves(self, boxes: Iterable[SettledBox]) -> tuple[MeterMove, ...]:
        """What happened to each meter, with this round's contributions added."""
        moves = []
        played = tuple(boxes)
        for meter in self.house.meters:
            position = self.house.by_name[meter.fed_by].position
            share, whole = meter.contribution.numerator, meter.contribution.denominator
            contributed_minor = sum(share * box.stakes[position] // whole for box in played)
            moves.append(
                MeterMove(
                    name=meter.name,
                    before_minor=self.before_minor[meter.name],
                    contributed_minor=contributed_minor,
                    paid_minor=self.paid_minor[meter.name],
                    reseeded_minor=self.reseeded_minor[meter.name],
                    after_minor=self.now_minor[meter.name] + contributed_minor,
                )
            )
        return tuple(moves)


def settle_progressive(
    house: House, wager: Wager, box: SettledBox, dealer: DealerHand, meters: Meters
) -> Line:
    """The line of a progressive wager that still stands; a share of a meter is taken from it at once."""
    row, seen = look(wager, box, dealer)
    if row is None or not isinstance(row.award, MeterShare) or not beats_as_needed(wager, box, dealer):
        return settle_row(house, wager, box, dealer, row, seen)
    name = row.award.meter
    stake_minor = box.stakes[wager.position]
    award_minor = share_of(meters.now_minor[name], row, house)
    clause = house.citations[row.clause]
    amount = show_amount(award_minor, house.currency)
    why = f"{seen} {pays_words(house, wager, box, row)} on {wager.label}, {amount}"
    meters.pay(name, award_minor)
    if award_minor < stake_minor:
        return Line(box.number, wager.name, stake_minor, "lose", 0, award_minor, clause, why, row.name)
    return won(box.number, wager.name, stake_minor, award_minor - stake_minor, clause, why, row.name)
