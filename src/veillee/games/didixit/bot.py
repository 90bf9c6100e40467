"""A bot at Didixit: a clue that is neither a list of what is seen nor noise, gifts that fit, votes by likeness."""

from collections.abc import Iterator, Mapping
from itertools import chain

from veillee.bots.lexicon import Theme, dot_product, image_vector, likeness, sayings, text_vector, themes_in, word_of
from veillee.bots.mind import TURNS_OF_A_GAME, Mind
from veillee.games.didixit.model import (
    AskGive,
    AskTell,
    AskVote,
    Claim,
    ClaimingView,
    Clue,
    Give,
    GivingView,
    Image,
    Move,
    Private,
    Public,
    Sentence,
    Tell,
    Vote,
    VotingView,
)
from veillee.rules import Language, others

# Each round has its own share of the sayings: so none is said twice in a game.
SHARES = 24
# The likeness a good clue has with its image: close enough for some, too far for all.
AIM = 0.7
# How long people are left to find a first sentence, in seconds: somebody alone among bots longer than several.
ALONE, SEVERAL = 60.0, 25.0
# The weight of a keyword that names what one sees first.
MAIN = 3
# How fast people read a clue, in letters a second; how long they look at an image; and how long they take at least.
READING, LOOKING, LEAST = 15.0, 1.0, 4.0


def choose(public: Public, private: Private, mind: Mind) -> Move:
    match private.ask, public:
        case AskTell(), _:
            return tell(public.number, private.hand, mind)
        case AskGive(images=count), GivingView(clue=clue):
            return Give(images=give(clue, private.hand, count, mind))
        case AskVote(numbers=numbers), VotingView() as voting:
            return Vote(number=vote(voting, numbers, mind))
        case _:
            return Claim()


def patience(public: Public, private: Private, people: int) -> float:
    """People claim first, read the clue before bots give, and look at the images before bots vote."""
    match public:
        case ClaimingView(declined=declined):
            return 0 if len(declined) >= people else ALONE if people == 1 else SEVERAL
        case GivingView(clue=clue, given=given) if len(given) < people:
            return max(LEAST, len(clue.text) / READING if isinstance(clue, Sentence) else 0)
        case VotingView(table=table, voted=voted) if len(voted) < people:
            return max(LEAST, LOOKING * len(table))
        case _:
            return 0


def tell(number: int, hand: tuple[Image, ...], mind: Mind) -> Tell:
    """A saying about a main thing of its image; if there is none, one that comes near to an image."""
    about = sayings(mind.language)
    turn = mind.evening.games * TURNS_OF_A_GAME + number
    share = mind.unsaid(mind.order("sayings", sorted(about))[turn % SHARES :: SHARES])
    clues = [(image, saying) for image in hand for saying in share]
    to_the_point = [(image, saying) for image, saying in clues if about[saying] in main_themes(image, mind)]
    clues = to_the_point or clues
    likings = [-abs(evoked(saying, image, mind) - AIM) for image, saying in clues]
    image, saying = mind.pick(clues, likings, doubt=0.04)
    mind.remember(saying)
    return Tell(image=image, clue=Sentence(text=saying))


def told(public: Public, move: Move, shown: Mapping[Image, str], language: Language) -> Iterator[tuple[str, str]]:
    """The words of a move, and the image that they are about."""
    match move:
        case Tell(image=image, clue=Sentence(text=text)):
            yield text, shown[image]


def main_themes(image: Image, mind: Mind) -> set[Theme]:
    """What the largest things in an image stand for."""
    main = [keyword for keyword in mind.keywords.get(image, ()) if keyword.weight == MAIN]
    return set(chain.from_iterable(themes_in(word_of(keyword, mind.language), mind.language) for keyword in main))


def evoked(saying: str, image: Image, mind: Mind) -> float:
    return dot_product(text_vector(saying, mind.language), image_vector(mind.keywords.get(image, ()), mind.language))


def fit(clue: Clue, image: Image, mind: Mind) -> float:
    """A tune or a mime tells a bot nothing."""
    return likeness(clue.text, mind.keywords.get(image, ()), mind.language) if isinstance(clue, Sentence) else 0.0


def vote(voting: VotingView, numbers: tuple[int, ...], mind: Mind) -> int:
    likings = [fit(voting.clue, voting.table[number - 1], mind) for number in numbers]
    if wary(voting, mind):
        most, *_, third = sorted(likings, reverse=True)[:3]
        likings[likings.index(most)] = third
    return mind.pick(numbers, likings, doubt=0.75 * mind.temperament.doubt)


def wary(voting: VotingView, mind: Mind) -> bool:
    """In each round one voter finds the likeliest image too obvious: so even two voters do not always think alike."""
    voters = others(len(voting.scores), voting.storyteller)
    return mind.order(f"wary:{voting.number}", voters)[0] == mind.seat


def give(clue: Clue, hand: tuple[Image, ...], count: int, mind: Mind) -> tuple[Image, ...]:
    left, given = list(hand), list[Image]()
    for _ in range(count):
        given.append(mind.pick(left, [fit(clue, image, mind) for image in left], doubt=mind.temperament.doubt / 3))
        left.remove(given[-1])
    return tuple(given)
