"""A bot at Le Jeu du Dictionnaire: definitions that pass as real ones, a tidy desk, votes by the sound of things."""

import csv
import math
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random

from rapidfuzz import fuzz

from veillee.bots.mind import Mind
from veillee.games.dictionnaire.form import tidied
from veillee.games.dictionnaire.model import (
    AskChoose,
    AskDraw,
    AskRead,
    AskSort,
    AskStake,
    AskVote,
    AskWrite,
    Choose,
    DeskSheet,
    Draw,
    Keep,
    Lettered,
    Merge,
    Move,
    Private,
    Public,
    Read,
    ReadingView,
    ReadOn,
    SortingView,
    Stake,
    Tidy,
    Vote,
    VotingView,
    Write,
    WritingView,
)
from veillee.rules import Language, bare, plain

HERE = Path(__file__).parent
MOST_SEATS = 6
MOST_ROUNDS = 40  # of a game: each has its own definitions, also in the next game
REAL_LENGTH = 11  # words: what a definition in a small dictionary has about
OWN = 85  # of 100: a text this close to one's own is one's own, retouched
# How long people take to read.
LETTERS_A_SECOND = 15
LEAST_SECONDS = 4
MOST_SECONDS = 12  # before a vote: all has been read once, and nobody is hurried by a bot that votes
THINKING = 2  # seconds that a bot takes at least for each move: while it reads aloud, others read along


def choose(public: Public, private: Private, mind: Mind) -> Move:
    match public, private.ask:
        case _, AskDraw(boxes=boxes):
            return Draw(box=1 if mind.random.choice(boxes) == 1 else 2)
        case _, AskChoose(words=words):
            return Choose(word=mind.random.choice(words).id)
        case WritingView() as writing, AskWrite():
            text = (mind.unsaid(by_ear(writing, mind)) or [definition(writing, mind)])[0]
            mind.remember(text)
            return Write(text=text)
        case SortingView(word=word, kind=kind), AskSort(piles=piles, alike=alike):
            return sort(word, kind, piles, alike, mind.language)
        case ReadingView(definitions=definitions), AskRead():
            return ReadOn(after=definitions[-1].letter)
        case VotingView() as voting, AskVote(may_stake=may_stake):
            return Stake() if may_stake and mind.dares(0.1) else vote(voting, mind)
        case _, AskStake():
            return Keep()
        case _:
            return Read(at_once=False)


def patience(public: Public, private: Private, people: int) -> float:
    """Time for people to read what a bot has just read out, or all of it before a bot votes."""
    match public, private.ask:
        case ReadingView(definitions=definitions), AskRead():
            return reading_time(definitions[-1:]) - THINKING
        case VotingView(definitions=definitions, voted=voted), AskVote() if len(voted) < people:
            return min(reading_time(definitions), MOST_SECONDS)
        case _:
            return 0


def reading_time(definitions: tuple[Lettered, ...]) -> float:
    return max(sum(len(one.text) for one in definitions) / LETTERS_A_SECOND, LEAST_SECONDS)


# Inventing


@cache
def grammar(language: Language) -> dict[str, dict[str, list[str]]]:
    """By kind of word: the frames, and what can stand in each slot."""
    found: dict[str, dict[str, list[str]]] = {}
    for row in rows("definitions.csv", language):
        found.setdefault(row["kind"], {}).setdefault(row["part"], []).append(row["text"])
    return found


def rows(name: str, language: Language) -> Iterator[dict[str, str]]:
    with (HERE / name).open(encoding="utf-8", newline="") as file:
        yield from (row for row in csv.DictReader(file) if row["language"] == language)


@cache
def roots(language: Language) -> list[tuple[re.Pattern[str], str, str]]:
    """What words of this look might come from, if one believes their sound: the look, the kind and the definition."""
    return [(re.compile(row["word"]), row["kind"], row["text"]) for row in rows("roots.csv", language)]


def definition(public: WritingView | VotingView, mind: Mind) -> str:
    """Put together from parts. In a round each bot has another subject.

    The parts are counted through, not drawn: each seat of each round of an evening has its own number.
    """
    known = grammar(mind.language)
    parts = known.get(public.kind) or next(iter(known.values()))
    frames, turn = subject(parts["frame"], public, mind)
    return filled(frames[turn % len(frames)], parts, turn // len(frames), mind.evening.secret or mind.game)


def subject(all_frames: list[str], public: WritingView | VotingView, mind: Mind) -> tuple[list[str], int]:
    """The frames about one subject, and how often their turn has come."""
    subjects = by_subject(all_frames)
    place = (mind.evening.games * MOST_ROUNDS + public.number) * MOST_SEATS + mind.seat
    order = mind.order(f"subjects:{public.kind}", sorted(subjects))
    return subjects[order[place % len(order)]], place // len(order)


def by_subject(frames: list[str]) -> dict[str, list[str]]:
    """The frames by what they are about, the first slot."""
    found: dict[str, list[str]] = {}
    for frame in frames:
        found.setdefault(frame[frame.index("{") + 1 : frame.index("}")], []).append(frame)
    return found


def by_ear(public: WritingView | VotingView, mind: Mind) -> list[str]:
    """False etymologies, those first that play on more letters. One bot in a round is struck by how the word looks."""
    listens = next(seat for seat in mind.order(f"ear:{public.number}", range(MOST_SEATS)) if seat in public.taking_part)
    if mind.seat != listens:
        return []
    word = plain(public.word)
    fits = [
        (len(seen[0]), text)
        for look, kind, text in roots(mind.language)
        if kind == public.kind and (seen := look.search(word))
    ]
    return [text for _, text in sorted(fits, key=lambda fit: -fit[0])]


def filled(frame: str, parts: dict[str, list[str]], place: int, game: str) -> str:
    """The frame with the words of its `place`-th combination.

    Every slot moves on with each place, so that a frame shares next to no words with its last use. Whenever a slot and
    those before it are back where they began, it moves on by one more: no combination comes again before all have come.
    """
    random = Random(f"{game}:{frame}")
    text, before = frame, 1
    for slot in re.findall(r"{([^}]+)}", frame):
        words = random.sample(parts[slot], len(parts[slot]))
        round_trip = math.lcm(before, len(words))
        before *= len(words)
        turn = place % before
        text = text.replace(f"{{{slot}}}", words[(turn + turn // round_trip) % len(words)], 1)
    return text[0].upper() + text[1:]


def told(public: Public, move: Move, shown: Mapping[str, str], language: Language) -> Iterator[tuple[str, str]]:
    """A definition, and the word that it is about."""
    match public, move:
        case WritingView(word=word, kind=kind), Write(text=text):
            yield text, f"{word} ({kind})"


# The desk


def sort(
    word: str,
    kind: str,
    piles: tuple[tuple[DeskSheet, ...], ...],
    alike: tuple[tuple[str, ...], ...],
    language: Language,
) -> Move:
    """What means the same is merged, into the real one if it is among them; all get one form; then they are read."""
    sheets = {sheet.id: sheet for pile in piles for sheet in pile}
    first = {bare(pile[0].text): pile[0].id for pile in reversed(piles)}
    twins = [(pile[0].id, first[bare(pile[0].text)]) for pile in piles if first[bare(pile[0].text)] != pile[0].id]
    for one, other in [*twins, *alike]:
        return Merge(sheet=other, into=one) if sheets[one].real else Merge(sheet=one, into=other)
    untidy = any(not (pile[0].text[:1].isupper() and pile[0].text.endswith(".")) for pile in piles)
    # Once, and only if it changes something: « (vieilli) Petit oiseau. » stays as it is however often it is tidied.
    untouched = all(sheet.text == sheet.original for sheet in sheets.values())
    noun = kind.startswith("n.")
    if (
        untidy
        and untouched
        and any(tidied(sheet.text, word, noun, language) != sheet.text for sheet in sheets.values())
    ):
        return Tidy()
    return Read(at_once=False)


# Voting


def vote(public: VotingView, mind: Mind) -> Vote:
    own = [bare(text) for text in (definition(public, mind), *by_ear(public, mind))]
    likings = [
        -1.0 if any(fuzz.ratio(bare(lettered.text), text) >= OWN for text in own) else soundness(lettered.text)
        for lettered in public.definitions
    ]
    return Vote(letter=mind.pick([lettered.letter for lettered in public.definitions], likings))


def soundness(text: str) -> float:
    """A definition that sounds real is neither too short nor too long, and says something precise."""
    words = re.findall(r"\w+", text)
    length = math.exp(-(((len(words) - REAL_LENGTH) / 6) ** 2))
    rare = sum(len(word) > 7 for word in words) / max(len(words), 1)
    return 0.6 * length + 0.8 * rare
