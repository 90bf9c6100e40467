"""A bot at Devine qui vient dîner ce soir !: whom it seats, what it doubts, how it votes. `bot_words` has its words."""

import re
from collections.abc import Iterator, Mapping

from veillee.bots.lexicon import sense
from veillee.bots.mind import Mind
from veillee.games.diner.bot_words import name_of, objection, reason_to_join, reason_to_meet, reply
from veillee.games.diner.model import (
    CHAIRS,
    WHOLE,
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
    DefendingView,
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
    ProposalView,
    Public,
    SetTable,
    Topic,
    VoteGuests,
    VoteTable,
    Words,
    Written,
    seated_at,
)
from veillee.rules import Language, plain

# How gladly a bot sets a table for so many: large ones score more and convince less.
SIZES = {2: 1.0, 3: 3.0, 4: 3.0, 5: 1.0, 6: 0.4}
# With less than this a reason is no words (`sense`).
LEAST_SENSE = 1 / 3
# How long a person takes: to read a character, to listen to a reason that is told, to find a way around a first hand.
READING_SECONDS = 1 / 15
LEAST_READING = 4.0
LISTENING = 15.0
FIRST_HAND = 8.0
# What a table gets whose player has set none yet: doubts are kept for later.
GENTLE = 0.3
# How much of a doubt is left once it was answered.
ANSWERED = 0.5


def choose(public: Public, private: Private, mind: Mind) -> Move:
    match private.ask, public:
        case AskDraw(), _:
            return Draw()
        case AskTable(may_exchange=may_exchange), _:
            if may_exchange and mind.random.random() < 0.15:
                return Exchange(guest=dullest(private.hand, mind).id)
            return play(public, private.hand, mind)
        case AskAnswer(), HearingView() as hearing:
            return answer(hearing, mind)
        case AskDefend(topics=topics), DefendingView() as defending:
            return Defend(words={topic: reply(defending, topic, mind) for topic in topics})
        case AskVoteTable(), JudgingTableView() as judging:
            return VoteTable(accept=mind.random.random() > 1.4 * doubted(judging, WHOLE))
        case AskName(), NamingView() as naming:
            guests = named(naming, mind)
            why: Words = {guest: objection(naming, guest, mind, missing=True) for guest in guests}
            return Name(guests=guests, why=why)
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


def told(public: Public, move: Move, shown: Mapping[str, str], language: Language) -> Iterator[tuple[str, str]]:
    """The words of a move, and whom they are about: those of a reason name them all."""
    match move, public:
        case SetTable(reason=Written(text=text)) | Join(reason=Written(text=text)), _:
            yield text, ""
        case Contest(why=why) | Name(why=why) | Defend(words=why), ProposalView(proposal=proposal):
            names = {guest.id: name_of(guest, language) for guest in proposal.guests}
            for topic, reason in why.items():
                if isinstance(reason, Written):
                    yield reason.text, names.get(topic, " + ".join(names.values()))


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
    reason = Written(text=reason_to_meet(public, guests, mind, departed))
    ids = tuple(guest.id for guest in guests)
    return SetTable(guests=ids, reason=reason, departed=departed.id if departed else None)


def join(public: Public, hand: tuple[Guest, ...], number: int, mind: Mind) -> Join:
    table = public.tables[number]
    free = CHAIRS - len(seated_at(table))
    guests = company(hand, min(free, len(hand), mind.random.choice((1, 1, 2))), mind, there=table)
    reason = Written(text=reason_to_join(public, guests, table, mind))
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


def sets_a_first_table(public: ProposalView) -> bool:
    """Whoever has none yet may be new to the game."""
    return all(service.seat != public.player for table in public.tables for service in table.services)


def doubted(public: ProposalView, topic: Topic) -> float:
    """How unlikely it is after all that was said: an answer takes away half of it."""
    found = doubt(public.proposal)
    if is_nonsense(public.proposal):
        return found
    if public.defences.get(topic) is not None:
        found *= ANSWERED
    return found * GENTLE if sets_a_first_table(public) else found


def answer(public: HearingView, mind: Mind) -> Move:
    """One objection is enough to have the table voted on: whoever comes later rarely adds another."""
    proposal = public.proposal
    if is_nonsense(proposal) and mind.random.random() < doubt(proposal):
        return contest(public, mind, whole=True)
    if not mind.dares(doubted(public, WHOLE) * (0.3 if public.contests else 0.9)):
        return Convinced()
    text = proposal.reason.text if isinstance(proposal.reason, Written) else ""
    strangers = tuple(guest.id for guest in proposal.guests if not has_a_part(guest, text))
    if strangers and text and len(strangers) < len(proposal.guests):
        return contest(public, mind, guests=strangers)
    if len(proposal.guests) > 2 and (sets_a_first_table(public) or mind.random.random() < 0.6):
        return contest(public, mind, guests=(mind.random.choice(proposal.guests).id,))
    return contest(public, mind, whole=True)


def contest(public: HearingView, mind: Mind, *, whole: bool = False, guests: tuple[GuestId, ...] = ()) -> Contest:
    """With a reason for the first; of several strangers the others are missing in the same way."""
    text = public.proposal.reason.text if isinstance(public.proposal.reason, Written) else ""
    topic = WHOLE if whole else guests[0]
    missing = is_nonsense(public.proposal) if whole else bool(text) and not has_a_part(guest_of(public, topic), text)
    return Contest(whole=whole, guests=guests, why={topic: objection(public, topic, mind, missing=missing)})


def guest_of(public: ProposalView, id: GuestId) -> Guest:
    return next(guest for guest in public.proposal.guests if guest.id == id)


def named(public: NamingView, mind: Mind) -> tuple[GuestId, ...]:
    """The whole stands: a guest without a part may still be too many."""
    proposal = public.proposal
    text = proposal.reason.text if isinstance(proposal.reason, Written) else ""
    strangers = tuple(guest.id for guest in proposal.guests if text and not has_a_part(guest, text))
    dares = len(strangers) < len(proposal.guests) and mind.dares(0.1 if sets_a_first_table(public) else 0.4)
    return strangers if dares else ()


def unwanted(public: JudgingGuestsView, mind: Mind) -> tuple[GuestId, ...]:
    """Whom one has contested oneself, unless the answer was good; of the others rather those who have no part."""
    proposal = public.proposal
    contested = {guest for contest in public.contests for guest in contest.guests}
    own = {guest for contest in public.contests if contest.seat == mind.seat for guest in contest.guests}
    text = proposal.reason.text if isinstance(proposal.reason, Written) else ""

    def against(guest: Guest) -> float:
        stranger = bool(text) and not has_a_part(guest, text)
        found = 0.04 + 0.35 * (guest.id in contested) + 0.3 * stranger + 0.3 * (guest.id in own)
        found *= ANSWERED if public.defences.get(guest.id) is not None else 1
        return found * GENTLE if sets_a_first_table(public) else found

    return tuple(guest.id for guest in proposal.guests if mind.random.random() < against(guest))
