"""What bots say at Dany: why they lean to a word, what they meant, whom they suspect. From the public view alone."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from veillee.bots.grammar import fill, slots_of
from veillee.bots.lexicon import phrases, themes_in, tokens
from veillee.bots.mind import Mind, Thing
from veillee.games.dany.bot_links import Link, links
from veillee.games.dany.layout import Fact, Kind, facts, in_sight
from veillee.games.dany.model import (
    BreakingView,
    ExplainingView,
    Idea,
    Past,
    Piece,
    Public,
    Round,
    SurfaceView,
    TalkingView,
    TwistView,
)
from veillee.games.dany.moves import Explained, Lean, Move, Point
from veillee.rules import Language, Seat

TALK = Path(__file__).parent / "talk.csv"
LONGEST = 140
LONGEST_EXPLANATION = 220
# How a card lies says something too, though less than what it shows.
SAID_BY: dict[Kind, tuple[str, ...]] = {
    "piled": ("crowd",),
    "tucked": ("secret", "absence"),
    "hidden": ("secret", "absence"),
    "veiled": ("secret", "absence"),
    "buried": ("secret",),
    "apart": ("loneliness",),
}
SHARE_OF_LAYOUT = 0.7
# A card that its composer laid face down.
HIDDEN: tuple[Kind, ...] = ("tucked", "hidden", "veiled")
# A bot takes any of the readings that are nearly as good as the best, so that each sees something else.
NEARLY = 0.1
# What shows the word itself is worth this much more.
NAMED = 1.0
FILLS = 3  # the size of what fills an image
# Who answers for a failed round.
ACTED = {"composed": "active", "decided": "decider"}

# By the number of the piece that shows them, the largest first.
Seen: TypeAlias = Mapping[int, tuple[Thing, ...]]


class Reading(Struct, frozen=True):
    """A way from the composition to a word: a thing, or how a card lies, and why it means the word.

    `named`: the thing is the word itself. Without a thing, how a card lies says it: the `fact`.
    """

    weight: float
    because: str
    thing: Thing | None = None
    fact: Fact | None = None
    named: bool = False


def floor(public: Public) -> Seat | None:
    """Who is asked for words rather than for a move (DA-13)."""
    return public.active if isinstance(public, ExplainingView) else None


def words(public: Public, move: Move | None, mind: Mind) -> str | None:
    """What a bot says: why it leans to a word, what it meant when it is asked, and who it thinks is Dany."""
    match public, move:
        case TalkingView(), Lean(word=int(number)):
            return why(public, number, mind)
        case ExplainingView(), None | Explained() if public.active == mind.seat:
            return explanation(public, mind)
        case TwistView() | BreakingView(), Point(seat=seat) if mind.names:
            return verdict(public, seat, mind)
        case _:
            return None


def numbered(idea: Idea, number: int) -> str:
    return idea.words[number - 1]


def name_of(thing: Thing, language: Language) -> str:
    return thing.fr if language == "fr" else thing.en


# What is seen


def nameable(pieces: tuple[Piece, ...], mind: Mind) -> Seen:
    """What can be named of what lies face up. Of a card that is partly covered, only what fills it."""
    found, covered = {}, {fact.under for fact in facts(pieces)}
    for number in in_sight(pieces):
        things = mind.things.get(pieces[number].memory or "", ())
        found[number] = tuple([thing for thing in things if number not in covered or thing.size == FILLS])
    return {number: things for number, things in found.items() if things}


def readings(word: str, pieces: tuple[Piece, ...], mind: Mind) -> list[Reading]:
    """All ways to read this word in the composition, the best first."""
    why, seen = reasons(word, mind.language), nameable(pieces, mind)
    found = [one for thing in dict.fromkeys(chain(*seen.values())) for one in read_in(thing, word, mind.language)]
    for fact in facts(pieces):
        if scene(fact, seen, mind):
            found += [
                Reading(link.weight * SHARE_OF_LAYOUT, link.text, fact=fact)
                for link in why
                if link.theme in SAID_BY.get(fact.kind, ())
            ]
    return sorted(found, key=lambda one: -one.weight)


@lru_cache(maxsize=65536)
def read_in(thing: Thing, word: str, language: Language) -> list[Reading]:
    """The ways from one thing to a word."""
    name = name_of(thing, language)
    named = bool(tokens(word)) and tokens(word) <= tokens(name)
    found = [Reading(NAMED + thing.size, f"{word} = {name}", thing, named=True)] if named else []
    return found + [
        Reading(link.weight * thing.size / FILLS, link.text, thing)
        for link in reasons(word, language)
        if (name in link.things if link.things else link.theme in thing.themes) and not tokens(link.text) & tokens(name)
    ]


@lru_cache(maxsize=4096)
def reasons(word: str, language: Language) -> list[Link]:
    """What leads to this word. For the words of our ideas that is written; of others we know the themes only."""
    if written := links(language).get(word):
        return written
    parts = phrases(TALK, language)
    return [
        Link(theme, text, weight)
        for theme, weight in themes_in(word, language).items()
        for text in parts.get(f"theme.{theme}", ())
        if not tokens(text) & tokens(word)
    ]


def one_of(found: Sequence[Reading], mind: Mind, number: int) -> Reading | None:
    """Everybody is struck by something else, and nobody says what was said."""
    new = [one for one in found if mind.unsaid([one.because])]
    if new and new[0].named:
        return new[0]
    good = [one for one in new if one.weight >= NEARLY * found[0].weight]
    return good[(number + mind.seat) % len(good)] if good else None


def scene(fact: Fact, seen: Seen, mind: Mind) -> str | None:
    """How a card lies, as a clause; nothing if that says nothing."""
    slots = placed(fact, seen, None, mind.language)
    frames = mind.order(f"scene:{fact.kind}", phrases(TALK, mind.language).get(f"scene.{fact.kind}", []))
    told = [fill(frame, slots, mind.language) for frame in frames if slots_of(frame) <= slots.keys()]
    return told[mind.seat % len(told)] if told else None


def placed(fact: Fact, seen: Seen, thing: Thing | None, language: Language) -> dict[str, str]:
    """What lies on top and what under it: `thing` if its card shows it, otherwise the largest thing on the card."""
    slots = {}
    for slot, number in (("top", fact.top), ("under", fact.under)):
        if number is not None and (shown := seen.get(number)):
            slots[slot] = name_of(thing if thing is not None and thing in shown else shown[0], language)
    return slots


# Leaning


def why(public: TalkingView, number: int, mind: Mind) -> str | None:
    """Why it leans to this word. A bot that sees no reason says what speaks for another, doubts, or is silent."""
    word = numbered(public.idea, number)
    others = [lean for seat, lean in enumerate(public.leanings) if seat != mind.seat]
    if others.count(number) > 1 and mind.random.random() < 0.5:
        # When all agree, not everybody says so.
        return None
    found = {one: readings(one, public.pieces, mind) for one in public.idea.words}
    reading = one_of(found[word], mind, public.number)
    if reading is None:
        return tempted(public, word, found, mind) or doubt(public, number, found, mind)
    best = {one: some[0].weight if some else 0 for one, some in found.items()}
    other = max((one for one in public.idea.words if one != word), key=best.__getitem__)
    if reading.named:
        part = "named"
    elif number in others:
        part = "agree"
    else:
        part = "torn" if best[other] > best[word] else "sure"
    mind.remember(reading.because)
    slots = reading_slots(public, reading, mind) | {"word": word, "other": other}
    return phrase(part, mind, slots, place_of(public, mind))


def tempted(public: TalkingView, word: str, found: Mapping[str, Sequence[Reading]], mind: Mind) -> str | None:
    """What speaks for another word, to which nobody leans."""
    taken = {word} | {numbered(public.idea, lean) for lean in public.leanings if lean}
    for other in sorted(found.keys() - taken, key=lambda one: (-found[one][0].weight if found[one] else 0, one)):
        shown = [one for one in found[other] if one.thing and not one.named]
        if reading := one_of(shown, mind, public.number):
            mind.remember(reading.because)
            slots = reading_slots(public, reading, mind) | {"word": word, "other": other}
            return phrase("tempted", mind, slots, place_of(public, mind))
    return None


def doubt(public: TalkingView, number: int, found: Mapping[str, Sequence[Reading]], mind: Mind) -> str | None:
    """What does not fit: into what somebody leans to, or into any of the words."""
    things = chain.from_iterable(nameable(public.pieces, mind).values())
    # In one round nobody brings up again what somebody has brought up.
    notes = {f"{mind.game}:{public.number}:{thing.en}": thing for thing in things}
    # One bot a round wonders; the others are silent.
    place, puzzled = place_of(public, mind), f"{mind.game}:{public.number}"
    for note in mind.unsaid(list(notes)):
        fits = [word for word, some in found.items() if any(one.thing == notes[note] for one in some)]
        slots = {"thing": name_of(notes[note], mind.language)}
        for seat, lean in enumerate(public.leanings):
            if lean and lean != number and mind.names and (other := numbered(public.idea, lean)) not in fits:
                mind.remember(note)
                return phrase("against", mind, slots | {"other": other, "leaner": mind.names[seat]}, place)
        if not fits and mind.unsaid([puzzled]):
            mind.remember(note, puzzled)
            return phrase("doubt", mind, slots, place)
    return None


def reading_slots(public: SurfaceView, reading: Reading | None, mind: Mind) -> dict[str, str]:
    """What a phrase can be filled with: the thing, or how it lies, and why it means the word."""
    slots = {"because": reading.because} if reading and not reading.named else {}
    if reading and reading.thing:
        slots["thing"] = name_of(reading.thing, mind.language)
    if reading and reading.fact and (how := scene(reading.fact, nameable(public.pieces, mind), mind)):
        slots["scene"] = how
    return slots


def place_of(public: SurfaceView, mind: Mind) -> int:
    """Counts what is said in a game: every bot has its own phrase in each round, as far as they go."""
    return len(public.leanings) * public.number + mind.seat


def phrase(part: str, mind: Mind, slots: Mapping[str, str], place: int) -> str | None:
    """One that these slots fill, that is not too long and was not said; of those a frame that was used least."""
    frames = mind.order(f"talk:{part}", phrases(TALK, mind.language)[part])
    turned = frames[place % len(frames) :] + frames[: place % len(frames)]
    told = {frame: said(frame, slots, mind.language) for frame in turned if slots_of(frame) <= slots.keys()}
    short = [frame for frame, text in told.items() if len(text) <= LONGEST] or [
        min(told, key=lambda one: len(told[one]))
    ]
    for frame in mind.rarest(short):
        if mind.unsaid([told[frame]]):
            mind.remember(frame, told[frame])
            return told[frame]
    return None


def said(frame: str, slots: Mapping[str, str], language: Language) -> str:
    """The frame, filled: a clause that asks keeps its own mark."""
    return re.sub(r"([?!…])\.", r"\1", fill(frame, slots, language))


# Explaining


def explanation(public: ExplainingView, mind: Mind) -> str | None:
    """What was kept and why it means the word, then why it lies so (DA-13)."""
    word, seen = numbered(public.idea, public.word), nameable(public.pieces, mind)
    found = [one for one in readings(word, public.pieces, mind) if one.thing]
    reading = one_of(found, mind, public.number) or (found[0] if found else None)
    slots = reading_slots(public, reading, mind) | {"word": word}
    if things := kept(seen, reading, mind):
        slots["kept"] = things
    if not public.pieces:
        part = "explain.bare"
    elif not things:
        part = "explain.vague"
    elif reading is None:
        part = "explain.far"
    else:
        part = "explain.named" if reading.named else "explain"
    told = phrase(part, mind, slots, public.number)
    hidden = told and any(fact.kind in HIDDEN for fact in facts(public.pieces))
    how = phrase("lay.hidden", mind, {}, public.number) if hidden else None
    return f"{told} {how}" if told and how and len(told) + len(how) < LONGEST_EXPLANATION else told


def kept(seen: Seen, reading: Reading | None, mind: Mind) -> str:
    """Two of the things that were kept, one from each card."""
    chosen = [reading.thing] if reading and reading.thing else []
    chosen += [things[0] for things in seen.values() if not chosen or chosen[0] not in things]
    return (" et " if mind.language == "fr" else " and ").join(name_of(thing, mind.language) for thing in chosen[:2])


# The twist


class Charge(Struct, frozen=True):
    """Something that speaks against a player: the part of the talk that says it, and what it mentions."""

    part: str
    slots: dict[str, str]


def verdict(public: TwistView | BreakingView, seat: Seat, mind: Mind) -> str | None:
    """Why this one is pointed at; whoever had a part in a failure answers for it first."""
    last = public.last_pointing
    ties = last.turn if last else 0
    place = ties * len(mind.names) + mind.seat
    against = charges(public, seat, mind)
    charge = against[place % len(against)]
    name = {"name": mind.names[seat]}
    accusation = phrase(charge.part, mind, charge.slots | name, place) or phrase("finger", mind, name, place)
    answers = defences(public, mind)
    answer = answers[place % len(answers)] if answers else None
    defence = phrase(answer.part, mind, answer.slots, place) if answer else None
    if not accusation or not defence:
        return accusation or defence
    if len(defence) + len(accusation) < LONGEST:
        return f"{defence} {accusation}"
    finger = phrase("finger", mind, name, place)
    return f"{defence} {finger}" if finger else defence


def missed(public: TwistView | BreakingView) -> list[Past]:
    return [past for past in public.past if past.result == "missed"]


def words_of(past: Past | Round) -> dict[str, str]:
    """The word of a failed round, and what was answered instead."""
    return {"word": numbered(past.idea, past.word), "answer": numbered(past.idea, past.answer or past.word)}


def charges(public: TwistView | BreakingView, seat: Seat, mind: Mind) -> list[Charge]:
    """What speaks against this player, from how the rounds went."""
    composed = sum(past.active == seat for past in missed(public))
    decided = sum(past.decider == seat for past in missed(public))
    found = []
    if composed and decided:
        found.append(Charge("accuse.both", {}))
    for part, count in (("composed", composed), ("decided", decided)):
        if count:
            past = next(one for one in reversed(missed(public)) if getattr(one, ACTED[part]) == seat)
            found.append(Charge(f"accuse.{part}", words_of(past)))
        if count > 1:
            times = phrases(TALK, mind.language)["times"]
            found.append(Charge(f"accuse.{part}2", {"times": times[min(count - 2, len(times) - 1)]}))
    if any(past.helped and past.active == seat for past in public.past):
        found.append(Charge("accuse.helped", {}))
    last = public.last
    if last and last.result == "missed" and last.answer:
        words = words_of(last)
        right = [one for one, lean in enumerate(last.leanings) if lean == last.word and one not in (seat, mind.seat)]
        if last.decider == seat and right:
            found.insert(0, Charge("accuse.against", words | {"leaner": mind.names[right[0]]}))
        elif last.leanings[seat] == last.answer and last.decider != seat:
            found.append(Charge("accuse.strayed", words))
    return found or [Charge("accuse.calm", {})]


def defences(public: TwistView | BreakingView, mind: Mind) -> list[Charge]:
    """What a bot has to say for itself."""
    found = []
    if public.last_pointing and public.last_pointing.turn and mind.seat in public.last_pointing.fingers:
        found.append(Charge("defend.blamed", {}))
    for past in missed(public):
        if past.decider is not None and past.active == mind.seat:
            found.append(Charge("defend.composed", {"decider": mind.names[past.decider]}))
        elif past.decider == mind.seat:
            found.append(Charge("defend.decided", {"active": mind.names[past.active]}))
    last = public.last
    leaned = last is not None and last.result == "missed" and last.leanings[mind.seat] == last.word
    if found and last and leaned and last.decider != mind.seat:
        found.insert(0, Charge("defend.leaned", {"word": numbered(last.idea, last.word)}))
    return found
