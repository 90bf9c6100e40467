"""A bot at Plume: asks anything, knows no answers, and says numbers beside those that others have said."""

from veillee.bots.mind import Mind
from veillee.games.plume.model import Ask, AskQuestion, Move, Private, Public, Say, SayingView

COMMON = (5, 7, 10, 12, 20, 24, 30, 36, 50, 60, 72, 100, 144, 250, 500, 1000, 1500, 1850, 5000, 12000)


def choose(public: Public, private: Private, mind: Mind) -> Move:
    if isinstance(private.ask, AskQuestion):
        return Ask(card=mind.random.choice(private.hand).question.id)
    said = [number for number in public.said if number is not None] if isinstance(public, SayingView) else []
    # What sounds right to others may not be far off.
    near = sorted({max(0, number + number * percent // 100) for number in said for percent in (-40, -15, 20, 60)})
    free = [number for number in (near or COMMON) if number not in said]
    return Say(number=mind.random.choice(free or [number for number in COMMON if number not in said]))
