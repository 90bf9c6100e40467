"""A bot at Plume: short answers that none of the others gives, votes by the length of an answer."""

from veillee.bots.mind import Mind
from veillee.games.plume.model import AskVote, AskWrite, Move, Private, Public, Vote, VotingView, Write

ANSWERS = {
    "fr": (
        "Un secret bien gardé.",
        "Ma grand-mère, sans hésiter.",
        "La même chose, mais en hiver.",
        "Rien du tout, et j’en suis fier.",
        "Un chat qui fait semblant de dormir.",
        "Demandez-moi demain.",
        "Trois valises et un parapluie.",
        "Le silence, puis le dessert.",
        "Une excuse que personne n’a crue.",
        "Tout, sauf les lundis.",
    ),
    "en": (
        "A secret, well kept.",
        "My grandmother, no doubt.",
        "The same thing, but in winter.",
        "Nothing at all, and proudly so.",
        "A cat that only pretends to sleep.",
        "Ask me tomorrow.",
        "Three suitcases and an umbrella.",
        "Silence, and then dessert.",
        "An excuse that nobody believed.",
        "Everything but Mondays.",
    ),
}
MOST_SEATS = 8
LIKED_LENGTH = 30


def choose(public: Public, private: Private, mind: Mind) -> Move:
    match public, private.ask:
        case VotingView(texts=texts), AskVote(numbers=numbers):
            likings = [-abs(len(texts[number - 1]) - LIKED_LENGTH) / LIKED_LENGTH for number in numbers]
            return Vote(number=mind.pick(numbers, likings))
        case _, AskWrite() | None:
            answers = mind.order("answers", ANSWERS[mind.language])
            return Write(text=answers[(public.number * MOST_SEATS + mind.seat) % len(answers)])
        case _:
            raise AssertionError("asked for a vote without sheets")
