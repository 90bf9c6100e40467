"""A bot at Dany: compositions by likeness, leanings and answers by likeness; as Dany it spoils, but not too plainly."""

import math
from collections.abc import Mapping, Sequence
from itertools import combinations

from veillee.bots.lexicon import likeness, themes_in
from veillee.bots.mind import Mind
from veillee.games.dany.bot_words import floor as floor
from veillee.games.dany.bot_words import read_in
from veillee.games.dany.bot_words import words as words
from veillee.games.dany.model import (
    CARD_WIDTH,
    SILENCE_SECONDS,
    SURFACE_HEIGHT,
    SURFACE_WIDTH,
    AskAnyQuestion,
    AskCompose,
    AskConfirm,
    AskExplain,
    AskJudge,
    AskKeep,
    AskPoint,
    AskTalk,
    AskTurnUp,
    BeginningView,
    ChoosingView,
    ComposingView,
    Idea,
    IdeaView,
    Memory,
    Piece,
    Private,
    Public,
    RevealedView,
    SurfaceView,
    TableView,
    TalkingView,
)
from veillee.games.dany.moves import (
    Answer,
    AskWhy,
    CloseTalk,
    Confirm,
    Explained,
    Heard,
    Judge,
    Keep,
    Lean,
    Move,
    NoQuestion,
    Point,
    Send,
    TurnUp,
)

MOST_KEPT = 3
# What a second or third image is worth by itself: a composition is more than one card.
COMPANY = 0.02
# What is hidden, missing or over is said with a card that lies face down; what holds itself up, with one that stands.
HIDDEN = {"secret", "absence", "lie", "end", "loneliness", "memory", "shadow", "mask", "silence", "thief", "night"}
STANDING = {"house", "castle", "tower", "door", "bridge", "balance", "theatre", "courage", "mountain", "growth", "tree"}
LEANING_WEIGHT = 0.04
# What it counts that one could say why.
REASON_WEIGHT = 1.0


def choose(public: Public, private: Private, mind: Mind) -> Move:
    match public, private.ask:
        case _, AskPoint(candidates=candidates):
            return Point(seat=mind.pick(candidates, [suspicion(public, seat) for seat in candidates], doubt=0.6))
        case _, AskTurnUp():
            return TurnUp()
        case ChoosingView(), AskKeep(hand=hand):
            return Keep(memories=keep(public, private, hand, mind))
        case ComposingView(), AskCompose(kept=kept):
            return Send(pieces=compose(public, private, kept, mind))
        case TalkingView(), AskTalk(may_answer=True):
            return Answer(word=guess(public, private, mind))
        case TalkingView(), AskTalk() if public.leanings[mind.seat] is None:
            return Lean(word=guess(public, private, mind))
        case _, AskTalk(may_close=True):
            return CloseTalk()
        case _, AskTalk():
            return Heard()
        case _, AskConfirm():
            return Confirm(helped=mind.random.random() < 0.1)
        case _, AskExplain():
            return Explained()
        case _, AskJudge():
            return Judge(convinced=mind.random.random() < 0.8)
        case _:
            return NoQuestion()


def put(move: Move, words: str) -> Move:
    """The table judges an explanation, and the album keeps it (DA-13)."""
    return Explained(words=words) if isinstance(move, Explained) else move


def about(public: Public, shown: Mapping[Memory, str]) -> str:
    """What is talked about: the five words, and what lies face up."""
    if not isinstance(public, SurfaceView):
        return ""
    seen = [shown[piece.memory] for piece in public.pieces if piece.memory]
    return " · ".join([" / ".join(public.idea.words), *seen])


def question(public: Public, move: Move) -> Move | None:
    """Bots do not ask why: a person would."""
    return AskWhy() if isinstance(public, RevealedView) and isinstance(move, NoQuestion) else None


def patience(public: Public, private: Private, people: int) -> float:
    """People look, talk and suspect first; a decider waits for all of them, but not for ever."""
    match private.ask:
        case AskPoint():
            return 6 if isinstance(public, BeginningView) else 25
        case AskTurnUp():
            # Until then somebody may still say that there was help in the round before (DA-10).
            return 8
        case AskTalk(may_answer=False, heard=False):
            return 8
        case AskTalk(may_close=True):
            return 40
        case AskAnyQuestion():
            # Silence passes by itself.
            return SILENCE_SECONDS
        case AskJudge():
            return 8
        case AskKeep() | AskConfirm():
            return 4
        case _:
            return 0


def numbered(idea: Idea, number: int | None) -> str:
    return idea.words[number - 1] if number else ""


def speaks(word: str, memory: Memory | None, mind: Mind) -> float:
    """What an image shows, and more if a bot could say why that means the word: it will be asked."""
    ways = [one.weight for thing in mind.things.get(memory or "", ()) for one in read_in(thing, word, mind.language)]
    reason = min(max(ways, default=0), 1)
    return likeness(word, mind.keywords.get(memory or "", ()), mind.language) + REASON_WEIGHT * reason


def meant(public: IdeaView, private: Private, mind: Mind) -> str:
    """The word to compose for. Dany mostly takes another one of the card, so that the mistake looks like bad luck."""
    word = numbered(public.idea, private.word)
    if private.personality == "dany" and mind.order(f"spoil:{public.number}", [True, True, False])[0]:
        others = [other for other in public.idea.words if other != word]
        return mind.order(f"instead:{public.number}:{mind.seat}", others)[0]
    return word


def said(word: str, memories: Sequence[Memory], mind: Mind) -> float:
    """How loudly these images together speak of a word."""
    return sum(speaks(word, memory, mind) for memory in memories) / math.sqrt(len(memories) or 1)


def keep(public: ChoosingView, private: Private, hand: tuple[Memory, ...], mind: Mind) -> tuple[Memory, ...]:
    """The few images that speak of this word rather than of the other four."""
    word = meant(public, private, mind)
    others = [other for other in public.idea.words if other != word]

    def margin(memories: tuple[Memory, ...]) -> float:
        spoken = said(word, memories, mind) - max(said(other, memories, mind) for other in others)
        return spoken + COMPANY * len(memories)

    return max((some for count in range(1, MOST_KEPT + 1) for some in combinations(hand, count)), key=margin)


def compose(public: ComposingView, private: Private, kept: tuple[Memory, ...], mind: Mind) -> tuple[Piece, ...]:
    """The image that says most lies on top in the middle, the others half under it around; themes turn or raise one."""
    word = meant(public, private, mind)
    order = sorted(kept, key=lambda memory: speaks(word, memory, mind))
    themes = set(themes_in(word, mind.language))
    pieces = []
    for place, memory in enumerate(order):
        last = place == len(order) - 1
        side = (-1) ** place * (1 + place // 2)
        pieces.append(
            Piece(
                memory=memory,
                x=between(SURFACE_WIDTH // 2 + (0 if last else side * CARD_WIDTH * 3 // 5), SURFACE_WIDTH),
                y=between(SURFACE_HEIGHT // 2 + mind.random.randint(-120, 120), SURFACE_HEIGHT),
                angle=(mind.random.randint(-60, 60) if last else mind.random.randint(-350, 350)) % 3600,
                lean=side * 20 if not last and themes & STANDING else 0,
                face_up=last or place > 0 or not themes & HIDDEN,
            )
        )
    return tuple(pieces)


def between(value: int, most: int) -> int:
    return max(CARD_WIDTH // 2, min(most - CARD_WIDTH // 2, value))


def guess(public: TalkingView, private: Private, mind: Mind) -> int:
    """What the composition says, and a little what the others lean to."""
    numbers = range(1, len(public.idea.words) + 1)
    seen = [piece.memory for piece in public.pieces if piece.memory]
    likings = []
    for number in numbers:
        word = numbered(public.idea, number)
        leaning = sum(lean == number for seat, lean in enumerate(public.leanings) if seat != mind.seat)
        likings.append(said(word, seen, mind) + LEANING_WEIGHT * leaning)
    if private.personality == "dany" and mind.order(f"mislead:{public.number}", [True, False])[0]:
        # Not the likeliest: the next one, which somebody might have meant.
        likings[likings.index(max(likings))] = min(likings)
    return mind.pick(numbers, likings, doubt=mind.temperament.doubt / 10)


def suspicion(public: TableView, seat: int) -> float:
    """Higher for a player who composed or decided in failed rounds, lower after successes."""
    found = 0.0
    for round in public.past:
        wrong = round.helped or round.result in ("missed", "unexplained")
        share = 1.0 if round.active == seat else 0.6 if round.decider == seat else 0.0
        found += share if wrong else -0.5 * share
    return found
