"""The Progressive: fixed awards, shares of a meter, and what the round does to the meters."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import House, Wager
from queenhigh.settlement.lines import DealerHand, Line, MeterMove, SettledBox
from queenhigh.settlement.rows import look, share_of
from queenhigh.settlement.side import beats_as_needed, settle_row


class Meters:
    """The meters while a round is settled: each share is paid from what the meter holds at that moment.

    Boxes are paid in deal order. A meter that has paid a share goes back up to its seed if it fell below; the
    round's own contributions are added after all awards, so they never feed this round's jackpot.
    """

    def __init__(self, house: House, before_minor: Mapping[str, int]) -> None:
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
        """What happened to each meter, with this round's contributions added: whole coins of each stake."""
        moves = []
        played = tuple(boxes)
        for meter in self.house.meters:
            position = self.house.by_name[meter.fed_by].position
            share, whole = meter.contribution.numerator, meter.contribution.denominator
            parts = [divmod(share * box.stakes[position], whole) for box in played]
            contributed_minor = sum(coins for coins, _ in parts)
            rest = sum(left for _, left in parts)
            moves.append(
                MeterMove(
                    name=meter.name,
                    before_minor=self.before_minor[meter.name],
                    contributed_minor=contributed_minor,
                    paid_minor=self.paid_minor[meter.name],
                    reseeded_minor=self.reseeded_minor[meter.name],
                    after_minor=self.now_minor[meter.name] + contributed_minor,
                    fraction=str(Fraction(rest, whole)) if rest else "0",
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
    stake_minor = box.stakes[wager.position]
    award_minor = share_of(meters.now_minor[row.award.meter], row, house)
    meters.pay(row.award.meter, award_minor)
    return Line(
        box=box.number,
        wager=wager.name,
        kind="stake",
        stake_minor=stake_minor,
        outcome="lose" if award_minor < stake_minor else "win",
        won_minor=max(award_minor - stake_minor, 0),
        returned_minor=award_minor,
        clause=house.citations[row.clause],
        reason="meter/pays",
        seen=seen,
        row=row.name,
    )
