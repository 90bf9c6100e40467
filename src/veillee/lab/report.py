"""A report about many games: how long they last, how scores are distributed, who wins, what an option changes."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, median, stdev

from msgspec import Struct

from veillee.bots.mind import TEMPERAMENTS
from veillee.lab.simulate import Played, temperaments

NORMAL_95 = 1.96


class Share(Struct, frozen=True):
    """`count` of `total`, with a 95 % interval (Wilson)."""

    label: str
    count: int
    total: int

    @property
    def share(self) -> float:
        return self.count / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.total:
            return 0.0, 1.0
        z, n, p = NORMAL_95, self.total, self.share
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, centre - half), min(1.0, centre + half)


class Spread(Struct, frozen=True):
    """A summary of many numbers."""

    mean: float
    deviation: float
    least: float
    middle: float
    most: float
    count: int

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        return NORMAL_95 * self.deviation / math.sqrt(self.count) if self.count else 0.0


def spread(values: Iterable[float]) -> Spread:
    found = sorted(values)
    deviation = stdev(found) if len(found) > 1 else 0.0
    return Spread(fmean(found), deviation, found[0], median(found), found[-1], len(found))


class Change(Struct, frozen=True):
    """A mean without and with the options. `margin` is half the width of the 95 % interval of the difference."""

    label: str
    without: float
    with_: float
    margin: float

    @property
    def difference(self) -> float:
        return self.with_ - self.without

    @property
    def clear(self) -> bool:
        return abs(self.difference) > self.margin


class Report(Struct, frozen=True):
    game: str
    players: int
    games: int
    seed: str
    options: dict[str, object]
    rounds: Spread
    moves: Spread
    scores: Spread
    gap: Spread
    round_counts: tuple[tuple[int, int], ...]
    score_counts: tuple[tuple[int, int], ...]
    by_seat: tuple[Share, ...]
    by_temperament: tuple[Share, ...]
    reasons: tuple[Share, ...]
    changes: tuple[Change, ...]


def report(played: Sequence[Played], seed: str, default: Sequence[Played] = ()) -> Report:
    first = played[0]
    scores = [score for one in played for score in one.scores]
    reasons = Counter(one.reason for one in played)
    return Report(
        game=first.game,
        players=first.players,
        games=len(played),
        seed=seed,
        options=first.options,
        rounds=spread(one.rounds for one in played),
        moves=spread(one.moves for one in played),
        scores=spread(scores),
        gap=spread(gap_of(one) for one in played),
        round_counts=tuple(sorted(Counter(one.rounds for one in played).items())),
        score_counts=tuple(sorted(Counter(scores).items())),
        by_seat=tuple(
            Share(f"seat {seat + 1}", sum(seat in one.winners for one in played), len(played))
            for seat in range(first.players)
        ),
        by_temperament=by_temperament(played),
        reasons=tuple(Share(reason, count, len(played)) for reason, count in reasons.most_common()),
        changes=changes(default, played) if default else (),
    )


def gap_of(one: Played) -> int:
    """The points between the best player and the second."""
    best = sorted(one.scores, reverse=True)
    return best[0] - best[1]


def by_temperament(played: Sequence[Played]) -> tuple[Share, ...]:
    sat, won = Counter[str](), Counter[str]()
    for one in played:
        for seat, name in enumerate(temperaments(one.seed, one.players)):
            sat[name] += 1
            won[name] += seat in one.winners
    return tuple(Share(name, won[name], sat[name]) for name in TEMPERAMENTS if sat[name])


def changes(default: Sequence[Played], played: Sequence[Played]) -> tuple[Change, ...]:
    """Compares games with default options to games with the chosen options, on the same seeds."""
    measures = {
        "rounds": lambda one: one.rounds,
        "moves": lambda one: one.moves,
        "best score": lambda one: max(one.scores),
        "mean score": lambda one: fmean(one.scores),
        "gap to the second": gap_of,
        "winners": lambda one: len(one.winners),
    }
    found = []
    for label, measure in measures.items():
        without, with_ = spread(map(measure, default)), spread(map(measure, played))
        found.append(Change(label, without.mean, with_.mean, math.hypot(without.margin, with_.margin)))
    return tuple(found)
