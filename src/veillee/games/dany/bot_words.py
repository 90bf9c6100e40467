"""What bots say at Dany: why they lean to a word, what they meant, whom they suspect. From the public view alone."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from veillee.bots.grammar import fill, slots_of
from veillee.bots.lexicon import phrases, text_vector, themes_in, tokens
from veillee.bots.mind import Mind, Thing
from veillee.games.dany.layout import Fact, Kind, facts, in_sight
from veillee.games.dany.model import (
    BreakingView,
    ExplainingView,
    Idea,
    Past,
    Piece,
    Public,
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
    "alone": (),
    "piled": ("crowd", "balance"),
    "tucked": ("secret", "absence", "lie", "mask", "silence", "memory", "shadow"),
    "hidden": ("secret", "absence", "lie", "mask", "silence", "memory", "shadow"),
    "veiled": ("secret", "absence", "lie", "mask", "silence", "memory", "shadow"),
    "buried": ("secret", "mask", "memory", "silence"),
    "upside": ("change", "fall"),
    "stands": ("courage", "balance", "tower"),
    "apart": ("loneliness", "absence", "stranger"),
    "covers": ("mask", "secret"),
    "sideways": ("fall", "sleep"),
    "beside": ("couple", "friend"),
    "touches": ("couple",),
    "tilted": ("balance", "fall"),
}
SHARE_OF_LAYOUT = 0.7
# These speak of a card that shows nothing, and so of none of the things that are seen.
UNSEEN: tuple[Kind, ...] = ("tucked", "hidden", "veiled", "buried")
# What is only near to the themes of the word weighs less than any of them, and nothing if it is too far.
SHARE_OF_NEAR = 0.3
SILENT = 0.2
# Near themes, but one does not explain the other.
CONTRARY = (
    {"silence", "noise"},
    {"slowness", "speed"},
    {"freedom", "prison"},
    {"fear", "courage"},
    {"beginning", "end"},
    {"war", "peace"},
    {"truth", "lie"},
    {"fall", "flight"},
    {"luck", "flower"},
)
# A bot takes any of the readings that are nearly as good as the best, so that each sees something else.
NEARLY = 0.55
# What shows the word itself is worth this much more.
NAMED = 1.0
FILLS = 3  # the size of what fills an image
# How the composer explains the layout, the most telling first.
EXPLAINED: dict[Kind, str] = {
    "tucked": "hidden",
    "hidden": "hidden",
    "veiled": "hidden",
    "upside": "upside",
    "stands": "stands",
    "piled": "piled",
    "apart": "apart",
    "covers": "covers",
    "beside": "beside",
}

# By the number of the piece that shows them, the largest first.
Seen: TypeAlias = Mapping[int, tuple[Thing, ...]]


class Reading(Struct, frozen=True):
    """A way from the composition to a word: a thing, or how a card lies, that stands for a theme of the word.

    `named`: the thing is the word itself. `far`: the theme is only near to those of the word. `fact` is how the card
    lies; without a thing, that alone says it.
    """

    weight: float
    theme: str
    thing: Thing | None
    fact: Fact | None
    named: bool = False
    far: bool = False


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
    themes, seen, lies = themes_of(word, mind.language), nameable(pieces, mind), facts(pieces)
    direct = themes_in(word, mind.language)
    found = []
    for number, things in seen.items():
        of_piece = [fact for fact in lies if number in (fact.top, fact.under) and fact.kind not in UNSEEN]
        fact = of_piece[mind.seat % len(of_piece)] if of_piece else None
        for thing in things:
            if tokens(word) and tokens(word) <= tokens(name_of(thing, mind.language)):
                found.append(Reading(NAMED + thing.size, "", thing, fact, named=True))
            found += [
                Reading(themes[theme] * thing.size / FILLS, theme, thing, fact, far=theme not in direct)
                for theme in thing.themes
                if theme in themes
            ]
    for fact in lies:
        if scene(fact, seen, None, mind):
            found += [
                Reading(themes[theme] * SHARE_OF_LAYOUT, theme, None, fact)
                for theme in SAID_BY[fact.kind]
                if theme in direct and theme in themes
            ]
    return sorted(found, key=lambda one: -one.weight)


def themes_of(word: str, language: Language) -> dict[str, float]:
    """What a word is about, and, for much less, what is near to that but does not say the contrary."""
    direct = themes_in(word, language)
    return {
        theme: weight if theme in direct else weight * SHARE_OF_NEAR
        for theme, weight in text_vector(word, language).items()
        if reasons(theme, word, language)
        and (theme in direct or (weight > SILENT and not any({theme, other} in CONTRARY for other in direct)))
    }


def reasons(theme: str, word: str, language: Language) -> list[str]:
    """What is said of a theme, without what says the word itself."""
    clauses = phrases(TALK, language).get(f"theme.{theme}", [])
    return [clause for clause in clauses if not tokens(clause) & tokens(word)]


def one_of(found: Sequence[Reading], mind: Mind, number: int) -> Reading | None:
    """Everybody is struck by something else."""
    good = [one for one in found if one.weight >= NEARLY * found[0].weight]
    return good[(number + mind.seat) % len(good)] if good else None


def scene(fact: Fact | None, seen: Seen, thing: Thing | None, mind: Mind) -> str | None:
    """How a card lies, as a clause."""
    if fact is None:
        return None
    slots = placed(fact, seen, thing, mind.language)
    frames = mind.order(f"scene:{fact.kind}", phrases(TALK, mind.language)[f"scene.{fact.kind}"])
    told = [fill(frame, slots, mind.language) for frame in frames if slots_of(frame) <= slots.keys()]
    return told[mind.seat % len(told)] if told else None


def placed(fact: Fact, seen: Seen, thing: Thing | None, language: Language) -> dict[str, str]:
    """What lies on top and what under it: `thing` if its card shows it, otherwise the largest thing on the card."""
    slots = {}
    for slot, number in (("top", fact.top), ("under", fact.under)):
        if number is not None and number in seen:
            shown = seen[number]
            slots[slot] = name_of(thing if thing is not None and thing in shown else shown[0], language)
    return slots


# Leaning


def why(public: TalkingView, number: int, mind: Mind) -> str | None:
    word = numbered(public.idea, number)
    others = [lean for seat, lean in enumerate(public.leanings) if seat != mind.seat]
    if others.count(number) > 1 and mind.random.random() < 0.5:
        # When all agree, not everybody says so.
        return None
    found = readings(word, public.pieces, mind)
    liking = {other: best(readings(other, public.pieces, mind)) for other in public.idea.words}
    other = max((one for one in public.idea.words if one != word), key=lambda one: liking[one])
    reading = one_of(found, mind, public.number)
    if reading is not None and reading.named:
        part = "named"
    elif number in others:
        part = "agree" if reading and not reading.far else "agree.bare"
    elif reading is None:
        part = "lost"
    elif reading.far:
        part = "faint"
    else:
        part = "torn" if liking[other] > liking[word] else "sure"
    slots = reading_slots(public, word, reading, mind) | {"word": word, "other": other}
    return phrase(part, mind, slots, place_of(public, mind))


def best(found: Sequence[Reading]) -> float:
    return found[0].weight if found else 0


def reading_slots(public: SurfaceView, word: str, reading: Reading | None, mind: Mind) -> dict[str, str]:
    """What a phrase can be filled with: the thing, how it lies, and why it means the word."""
    seen = nameable(public.pieces, mind)
    if reading is None:
        # Nothing speaks of the word: still, one sees something.
        things = [things[0] for things in seen.values()]
        return {"thing": name_of(things[mind.seat % len(things)], mind.language)} if things else {}
    slots = {}
    if reading.thing:
        slots["thing"] = name_of(reading.thing, mind.language)
    if how := scene(reading.fact, seen, reading.thing, mind):
        slots["scene"] = how
    clauses = reasons(reading.theme, word, mind.language)
    if clauses := [one for one in clauses if not tokens(one) & tokens(slots.get("thing", ""))] or clauses:
        slots["because"] = clauses[(public.number + mind.seat) % len(clauses)]
    return slots


def place_of(public: SurfaceView, mind: Mind) -> int:
    """Counts what is said in a game: every bot has its own phrase in each round, as far as they go."""
    return len(public.leanings) * public.number + mind.seat


def phrase(part: str, mind: Mind, slots: Mapping[str, str], place: int) -> str:
    """The phrase at this place, among those that these slots fill and that do not become too long."""
    frames = mind.order(f"talk:{part}", phrases(TALK, mind.language)[part])
    told = [fill(frame, slots, mind.language) for frame in frames if slots_of(frame) <= slots.keys()]
    short = [text for text in told if len(text) <= LONGEST] or [min(told, key=len)]
    # Moved on by one with every turn: as many phrases as players would give each the same one again.
    return short[(place + place // len(short)) % len(short)]


# Explaining


def explanation(public: ExplainingView, mind: Mind) -> str:
    """What was kept and why it means the word, then why it lies so (DA-13)."""
    word, seen = numbered(public.idea, public.word), nameable(public.pieces, mind)
    reading = one_of([one for one in readings(word, public.pieces, mind) if one.thing], mind, public.number)
    slots = reading_slots(public, word, reading, mind) | {"word": word}
    if things := kept(seen, reading, mind):
        slots["kept"] = things
    if not public.pieces:
        part = "explain.bare"
    elif not things:
        part = "explain.vague"
    elif reading is None:
        part = "explain.far"
    else:
        part = "explain.named" if reading.named else "explain.faint" if reading.far else "explain"
    told = phrase(part, mind, slots, public.number)
    lies = {
        EXPLAINED[fact.kind]: fact
        for fact in reversed(facts(public.pieces))
        if fact.kind in UNSEEN or {fact.top, fact.under} <= {*seen, None}
        if fact.kind in EXPLAINED
    }
    for kind in dict.fromkeys(EXPLAINED.values()):
        if kind in lies:
            slots = placed(lies[kind], seen, reading.thing if reading else None, mind.language)
            how = phrase(f"lay.{kind}", mind, slots, public.number)
            return f"{told} {how}" if len(told) + len(how) < LONGEST_EXPLANATION else told
    return told


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


def verdict(public: TwistView | BreakingView, seat: Seat, mind: Mind) -> str:
    """Why this one is pointed at; whoever had a part in a failure answers for it first."""
    last = public.last_pointing
    ties = last.turn if last else 0
    place = ties * len(mind.names) + mind.seat
    against = charges(public, seat, mind)
    charge = against[place % len(against)]
    accusation = phrase(charge.part, mind, charge.slots | {"name": mind.names[seat]}, place)
    answers = defences(public, mind)
    if not answers:
        return accusation
    answer = answers[place % len(answers)]
    defence = phrase(answer.part, mind, answer.slots, place)
    if len(defence) + len(accusation) < LONGEST:
        return f"{defence} {accusation}"
    return f"{defence} {phrase('finger', mind, {'name': mind.names[seat]}, place)}"


def missed(public: TwistView | BreakingView) -> list[Past]:
    return [past for past in public.past if past.result == "missed"]


def charges(public: TwistView | BreakingView, seat: Seat, mind: Mind) -> list[Charge]:
    """What speaks against this player, from how the rounds went."""
    composed = sum(past.active == seat for past in missed(public))
    decided = sum(past.decider == seat for past in missed(public))
    found = []
    if composed and decided:
        found.append(Charge("accuse.both", {}))
    for part, count in (("composed", composed), ("decided", decided)):
        if count == 1:
            found.append(Charge(f"accuse.{part}", {}))
        elif count > 1:
            times = phrases(TALK, mind.language)["times"]
            found.append(Charge(f"accuse.{part}2", {"times": times[min(count - 2, len(times) - 1)]}))
    if any(past.helped and past.active == seat for past in public.past):
        found.append(Charge("accuse.helped", {}))
    last = public.last
    if last and last.result == "missed" and last.answer:
        words = {"word": numbered(last.idea, last.word), "answer": numbered(last.idea, last.answer)}
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
