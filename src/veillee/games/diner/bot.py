"""A bot at Devine qui vient dîner ce soir !: reasons that use who the guests are, doubts where one has no part."""

import re
from pathlib import Path

from veillee.bots.lexicon import phrases, sense, tokens, word_of
from veillee.bots.mind import Mind
from veillee.games.diner.model import (
    CHAIRS,
    REASON_LENGTH,
    AskAnswer,
    AskDefend,
    AskDraw,
    AskName,
    AskTable,
    AskVoteGuests,
    AskVoteTable,
    Contest,
    Convinced,
    Defend,
    DinnerTable,
    Draw,
    Exchange,
    Guest,
    GuestId,
    HearingView,
    Join,
    JudgingGuestsView,
    JudgingTableView,
    Move,
    Name,
    NamingView,
    Nothing,
    Private,
    Proposal,
    Public,
    SetTable,
    VoteGuests,
    VoteTable,
    Written,
    seated_at,
)
from veillee.rules import Language, plain

REASONS = Path(__file__).parent / "reasons.csv"
# How gladly a bot sets a table for so many: large ones score more and convince less.
SIZES = {2: 1.0, 3: 3.0, 4: 3.0, 5: 1.0, 6: 0.4}
# With less than this a reason is no words (`sense`).
LEAST_SENSE = 1 / 3
MOST_WITH_TALK = 330
# How long a person takes: to read a character, to listen to a reason that is told, to find a way around a first hand.
READING_SECONDS = 1 / 15
LEAST_READING = 4.0
LISTENING = 15.0
FIRST_HAND = 8.0
# Within a sentence the article of a name is a small one, and a French title has one.
WITHIN = {
    "Le": "le",
    "La": "la",
    "Les": "les",
    "The": "the",
    "Chevalier": "le chevalier",
    "Princesse": "la princesse",
}


def choose(public: Public, private: Private, mind: Mind) -> Move:
    match private.ask, public:
        case AskDraw(), _:
            return Draw()
        case AskTable(may_exchange=may_exchange), _:
            if may_exchange and mind.random.random() < 0.15:
                return Exchange(guest=dullest(private.hand, mind).id)
            return play(public, private.hand, mind)
        case AskAnswer(), HearingView(proposal=proposal):
            return answer(proposal, mind)
        case AskDefend(), _:
            return Defend()
        case AskVoteTable(), JudgingTableView(proposal=proposal):
            return VoteTable(accept=mind.random.random() > 1.4 * doubt(proposal))
        case AskName(), NamingView() as naming:
            return Name(guests=named(naming, mind))
        case AskVoteGuests(), JudgingGuestsView() as judging:
            return VoteGuests(refused=unwanted(judging, mind))
        case _:
            return Nothing()


def patience(public: Public, private: Private, people: int) -> float:
    """Until a person could have read what lies on the table, heard it, or looked through the first hand."""
    match private.ask, public:
        case AskDraw(), _ if public.number == 1:
            return FIRST_HAND
        case AskAnswer(), HearingView(proposal=proposal):
            return time_to_take_in(proposal)
        case AskVoteTable() | AskName() | AskVoteGuests(), _:
            return LEAST_READING
        case _:
            return 0


def time_to_take_in(proposal: Proposal) -> float:
    if not isinstance(proposal.reason, Written):
        return LISTENING
    read = len(proposal.reason.text) + sum(len(guest.name_fr) for guest in proposal.guests)
    return max(LEAST_READING, READING_SECONDS * read)


def dullest(hand: tuple[Guest, ...], mind: Mind) -> Guest:
    """One whose family is there already, if there is such."""
    families = [guest.family for guest in hand]
    return mind.pick(hand, [families.count(guest.family) for guest in hand], doubt=0.3)


# Tables


def play(public: Public, hand: tuple[Guest, ...], mind: Mind) -> Move:
    tables = [number for number, table in enumerate(public.tables) if len(seated_at(table)) < CHAIRS]
    joins = bool(tables) and (len(hand) < 2 or mind.random.random() < 0.35)
    if joins:
        return join(public, hand, mind.random.choice(tables), mind)
    if len(hand) < 2:
        return Nothing()
    dead = [guest for guest in hand if guest.recent]
    departed = mind.random.choice(dead) if dead and mind.dares(0.15) else None
    sizes = [size for size in SIZES if size <= len(hand)]
    size = mind.random.choices(sizes, [SIZES[size] for size in sizes])[0]
    guests = company(hand, size, mind, first=departed)
    reason = Written(text=told(public, guests, mind, departed=departed))
    ids = tuple(guest.id for guest in guests)
    return SetTable(guests=ids, reason=reason, departed=departed.id if departed else None)


def join(public: Public, hand: tuple[Guest, ...], number: int, mind: Mind) -> Join:
    table = public.tables[number]
    free = CHAIRS - len(seated_at(table))
    guests = company(hand, min(free, len(hand), mind.random.choice((1, 1, 2))), mind, there=table)
    reason = Written(text=told(public, guests, mind, joining=True))
    return Join(table=number, guests=tuple(guest.id for guest in guests), reason=reason)


def company(
    hand: tuple[Guest, ...], size: int, mind: Mind, first: Guest | None = None, there: DinnerTable | None = None
) -> tuple[Guest, ...]:
    """Guests of as many colours as can be, each family once before any comes twice."""
    chosen = [first] if first else []
    families = {guest.family for guest in [*chosen, *(seated_at(there) if there else ())]}
    left = [guest for guest in hand if guest is not first]
    while len(chosen) < size:
        guest = mind.pick(left, [float(guest.family not in families) for guest in left], doubt=0.15)
        chosen.append(guest)
        left.remove(guest)
        families.add(guest.family)
    return tuple(chosen)


# Reasons


def name_of(guest: Guest, language: Language) -> str:
    return guest.name_fr if language == "fr" else guest.name_en


def told(
    public: Public, guests: tuple[Guest, ...], mind: Mind, departed: Guest | None = None, joining: bool = False
) -> str:
    """An opening, what each guest does there, and what they talk about if there is room for it.

    Each turn of the evening has openings and talk of its own.
    """

    def of_this_turn(part: str) -> list[str]:
        return mind.next_of_evening(part, phrases(REASONS, mind.language)[part], public.number)

    others = [guest for guest in guests if guest is not departed]
    if departed:
        opening = with_name(of_this_turn("frame.funeral")[0], departed, mind.language)
    elif joining:
        opening = of_this_turn("join")[0]
    else:
        project, frame = of_this_turn("project")[0], of_this_turn("frame")[0]
        opening = frame.replace("{project^}", project[0].upper() + project[1:]).replace("{project}", project)
    last = of_this_turn("role.departed")[:1] if departed else []
    meanwhile = of_this_turn("meanwhile")[0]

    def whole(deeds: list[str], crowd: str = "") -> str:
        return sentences(opening, [*deeds, *last], meanwhile, mind.language, crowd)

    text = whole(deeds_of(others, opening, public.number, mind))
    talk = f"{text} {unlike(text, of_this_turn('talk'))}"
    if len(talk) <= MOST_WITH_TALK and not departed:
        return talk
    if len(text) <= REASON_LENGTH:
        return text
    short = deeds_of(others, opening, public.number, mind, short=True)
    together = of_this_turn("together")[0]
    names = [inside(name_of(guest, mind.language)) for guest in others]
    fewer = [
        whole(short[:-crowd], f"{listed(names[-crowd:], mind.language)} {together}") for crowd in range(2, len(others))
    ]
    return next(text for text in [whole(short), *fewer] if len(text) <= REASON_LENGTH)


def deeds_of(guests: list[Guest], opening: str, turn: int, mind: Mind, short: bool = False) -> list[str]:
    """What each of them does: something of their own if we know of it, otherwise something for their family."""
    deeds: list[str] = []
    for place, guest in enumerate(guests):
        known = [word_of(hook, mind.language) for hook in mind.keywords.get(guest.id, ())]
        if known:
            first = mind.evening.games % len(known)
            own = sorted(known, key=len) if short else known[first:] + known[:first]
            clauses = [f"{{name}} {deed}" for deed in own]
        else:
            before = [one.family for one in guests[:place]].count(guest.family)
            clauses = mind.next_of_evening(
                guest.family, phrases(REASONS, mind.language)[f"role.{guest.family}"], turn + 5 * before
            )
        deeds.append(with_name(unlike(" ".join([opening, *deeds]), clauses), guest, mind.language))
    return deeds


def unlike(said: str, texts: list[str]) -> str:
    """The first of the texts that repeats no word of weight."""
    words = weighty(said)
    return next((text for text in texts if not words & weighty(text)), texts[0])


def weighty(text: str) -> set[str]:
    return {token for token in tokens(text) if len(token) > 4}


def inside(name: str) -> str:
    """A name within a sentence."""
    first, space, rest = name.partition(" ")
    return WITHIN.get(first, first) + space + rest


def with_name(text: str, guest: Guest, language: Language) -> str:
    name = inside(name_of(guest, language))
    of_name = f"du {name[3:]}" if name.startswith("le ") else f"d’{name}" if elided(name) else f"de {name}"
    return text.replace("{de name}", of_name).replace("{name}", name)


def elided(name: str) -> bool:
    """Whether « de » loses its vowel: not before the h of a foreign name, nor before most y."""
    silent = r"[aeiou]|h(ector|elene|ermione|enri|ildegard|ippol|onor|ubert|ugo|ypat)|yv(es|on)"
    return re.match(silent, plain(name)) is not None


def sentences(opening: str, clauses: list[str], meanwhile: str, language: Language, crowd: str = "") -> str:
    """One after the opening; of many clauses, half of them in a second one. `crowd`: what all the others do."""
    half = (len(clauses) + 1) // 2 if len(clauses) > 3 else len(clauses)
    first = listed(clauses[:half], language)
    begins = opening.rstrip()[-1:] in ".!?…"
    text = f"{opening} {first[0].upper() + first[1:] if begins else first}."
    if clauses[half:]:
        text += f" {meanwhile} {listed(clauses[half:], language)}."
    if crowd:
        text = f"{text[:-1]}, {'tandis que' if language == 'fr' else 'while'} {crowd}."
    return text[0].upper() + text[1:]


def listed(parts: list[str], language: Language) -> str:
    """With a comma before the last one if the one before has an "and" of its own."""
    conjunction = " et " if language == "fr" else " and "
    comma = "," if parts[1:] and conjunction in parts[-2] else ""
    return ", ".join(parts[:-1]) + (comma + conjunction if parts[1:] else "") + parts[-1]


# Doubts


def has_a_part(guest: Guest, reason: str) -> bool:
    """Whether the reason speaks of this guest: by name, or by something that is known of them."""
    text = plain(reason)
    words = set(re.findall(r"\w{5,}", text))
    names = re.findall(r"\w{4,}", plain(f"{guest.name_fr} {guest.name_en}"))
    return (
        any(name in text for name in names) or len(words & set(re.findall(r"\w{5,}", plain(guest.fr + guest.en)))) > 1
    )


def is_nonsense(proposal: Proposal) -> bool:
    """No guest is spoken of, and most of it is no words."""
    if not isinstance(proposal.reason, Written):
        return False
    text = proposal.reason.text
    return sense(text) < LEAST_SENSE and not any(has_a_part(guest, text) for guest in proposal.guests)


def doubt(proposal: Proposal) -> float:
    """How unlikely the company is: more so the larger it is, and the fewer of them the reason speaks of."""
    if is_nonsense(proposal):
        return 0.9
    crowd = 0.05 * max(0, len(proposal.guests) - 3)
    if not isinstance(proposal.reason, Written):
        return 0.15 + crowd
    strangers = sum(not has_a_part(guest, proposal.reason.text) for guest in proposal.guests)
    return min(0.9, 0.1 + crowd + 0.5 * strangers / len(proposal.guests))


def answer(proposal: Proposal, mind: Mind) -> Move:
    if is_nonsense(proposal) and mind.random.random() < doubt(proposal):
        return Contest(whole=True)
    if not mind.dares(0.9 * doubt(proposal)):
        return Convinced()
    text = proposal.reason.text if isinstance(proposal.reason, Written) else ""
    strangers = [guest.id for guest in proposal.guests if not has_a_part(guest, text)]
    if strangers and len(strangers) < len(proposal.guests):
        return Contest(guests=tuple(strangers))
    if len(proposal.guests) > 2 and mind.random.random() < 0.6:
        return Contest(guests=(mind.random.choice(proposal.guests).id,))
    return Contest(whole=True)


def named(public: NamingView, mind: Mind) -> tuple[GuestId, ...]:
    """The whole stands: a guest without a part may still be too many."""
    proposal = public.proposal
    text = proposal.reason.text if isinstance(proposal.reason, Written) else ""
    strangers = tuple(guest.id for guest in proposal.guests if text and not has_a_part(guest, text))
    return strangers if len(strangers) < len(proposal.guests) and mind.dares(0.4) else ()


def unwanted(public: JudgingGuestsView, mind: Mind) -> tuple[GuestId, ...]:
    proposal = public.proposal
    contested = {guest for contest in public.contests for guest in contest.guests}
    text = proposal.reason.text if isinstance(proposal.reason, Written) else ""
    return tuple(
        guest.id
        for guest in proposal.guests
        if mind.random.random()
        < 0.04 + 0.35 * (guest.id in contested) + 0.3 * (not has_a_part(guest, text) and bool(text))
    )
