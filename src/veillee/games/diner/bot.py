"""A bot at Devine qui vient dîner ce soir !: reasons that use who the guests are, doubts where one has no part."""

import re
from pathlib import Path

from veillee.bots.lexicon import phrases
from veillee.bots.mind import Mind
from veillee.games.diner.model import (
    CHAIRS,
    REASON_LENGTH,
    AskAnswer,
    AskDraw,
    AskName,
    AskTable,
    AskVoteGuests,
    AskVoteTable,
    Contest,
    Convinced,
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
        case AskVoteTable(), JudgingTableView(proposal=proposal):
            return VoteTable(accept=mind.random.random() > 1.4 * doubt(proposal))
        case AskName(), NamingView() as naming:
            return Name(guests=named(naming, mind))
        case AskVoteGuests(), JudgingGuestsView() as judging:
            return VoteGuests(refused=unwanted(judging, mind))
        case _:
            return Nothing()


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
    """An opening, what each guest has to do with it, perhaps what they talk about: each turn has texts of its own."""

    def of_this_turn(part: str) -> str:
        texts = mind.order(part, phrases(REASONS, mind.language)[part])
        return texts[public.number % len(texts)]

    others = [guest for guest in guests if guest is not departed]
    if departed:
        opening = with_name(of_this_turn("frame.funeral"), departed, mind.language)
    elif joining:
        opening = of_this_turn("join")
    else:
        project, frame = of_this_turn("project"), of_this_turn("frame")
        opening = frame.replace("{project^}", project[0].upper() + project[1:]).replace("{project}", project)
    families = [guest.family for guest in others]
    roles = [
        role(guest, public.number + 5 * families[:place].count(guest.family), mind)
        for place, guest in enumerate(others)
    ]
    if departed:
        roles.append(of_this_turn("role.departed"))
    whole = sentence(opening, roles, mind.language)
    talk = f"{whole} {of_this_turn('talk')}"
    if len(talk) <= REASON_LENGTH and not departed:
        return talk
    if len(whole) <= REASON_LENGTH:
        return whole
    return brief(opening, others, of_this_turn("together"), mind)


def role(guest: Guest, number: int, mind: Mind) -> str:
    clauses = mind.order(f"roles:{guest.family}", phrases(REASONS, mind.language)[f"role.{guest.family}"])
    return with_name(clauses[number % len(clauses)], guest, mind.language)


def brief(opening: str, guests: list[Guest], together: str, mind: Mind) -> str:
    """For a large company there is only room to name them."""
    names = [inside(name_of(guest, mind.language)) for guest in guests]
    return f"{sentence(opening, names, mind.language)[:-1]} {together}."[:REASON_LENGTH]


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


def sentence(opening: str, clauses: list[str], language: Language) -> str:
    conjunction = " et " if language == "fr" else " and "
    listed = ", ".join(clauses[:-1]) + (conjunction if clauses[1:] else "") + clauses[-1]
    begins = opening.rstrip()[-1:] in ".!?…"
    text = f"{opening} {listed[0].upper() + listed[1:] if begins else listed}."
    return text[0].upper() + text[1:]


# Doubts


def has_a_part(guest: Guest, reason: str) -> bool:
    """Whether the reason speaks of this guest: by name, or by something that is known of them."""
    text = plain(reason)
    words = set(re.findall(r"\w{5,}", text))
    names = re.findall(r"\w{4,}", plain(f"{guest.name_fr} {guest.name_en}"))
    return (
        any(name in text for name in names) or len(words & set(re.findall(r"\w{5,}", plain(guest.fr + guest.en)))) > 1
    )


def doubt(proposal: Proposal) -> float:
    """How unlikely the company is: more so the larger it is, and the fewer of them the reason speaks of."""
    crowd = 0.05 * max(0, len(proposal.guests) - 3)
    if not isinstance(proposal.reason, Written):
        return 0.15 + crowd
    strangers = sum(not has_a_part(guest, proposal.reason.text) for guest in proposal.guests)
    return min(0.9, 0.1 + crowd + 0.5 * strangers / len(proposal.guests))


def answer(proposal: Proposal, mind: Mind) -> Move:
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
