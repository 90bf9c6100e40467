"""What bots say at Devine qui vient dîner ce soir !: why guests meet, what is wrong with it, and what they answer.

Every text of `reasons.csv` tells one story, with `{a}`, `{b}` … for names, `{deed}` for what the first guest does, and
between brackets what is said only if there are more guests, `{rest}`. What is said at a table comes once in an evening.
"""

import re
from functools import partial
from pathlib import Path

from veillee.bots.lexicon import phrases, word_of
from veillee.bots.mind import Mind
from veillee.games.diner.model import (
    REASON_LENGTH,
    WHOLE,
    WORDS_LENGTH,
    DinnerTable,
    Guest,
    ProposalView,
    Public,
    Topic,
    Written,
    seated_at,
)
from veillee.rules import Language, plain

REASONS = Path(__file__).parent / "reasons.csv"
# Within a sentence the article of a name is a small one, and a French title has one.
WITHIN = {
    "Le": "le",
    "La": "la",
    "Les": "les",
    "The": "the",
    "Chevalier": "le chevalier",
    "Princesse": "la princesse",
}


def reason_to_meet(public: Public, guests: tuple[Guest, ...], mind: Mind, departed: Guest | None = None) -> str:
    others = [guest for guest in guests if guest is not departed]
    return told(public, "funeral" if departed else "meet", others, mind, d=departed)


def reason_to_join(public: Public, guests: tuple[Guest, ...], table: DinnerTable, mind: Mind) -> str:
    """Somebody who sits there has to do with it."""
    there = seated_at(table)
    return told(public, "join", list(guests), mind, c=there[public.number % len(there)])


def told(public: Public, part: str, guests: list[Guest], mind: Mind, **more: Guest | None) -> str:
    """The text whose turn it is, with the guest of whom we know most as its hero. If it is too long, a shorter one."""
    known = sorted(guests, key=lambda guest: guest.id not in mind.keywords)
    heroes = known[:2] if part == "meet" else known[:1]
    names = {name: name_of(guest, mind.language) for name, guest in more.items() if guest}
    names |= {name: name_of(guest, mind.language) for name, guest in zip("ab", heroes, strict=False)}
    rest = [name_of(guest, mind.language) for guest in guests if guest not in heroes]
    deeds = deeds_of(heroes[0], mind, public.number)
    texts = mind.rarest(mind.next_of_evening(part, phrases(REASONS, mind.language)[part], public.number))
    short = min(deeds, key=len)
    every = [(frame, filled(frame, names, rest, deed, mind.language)) for frame in texts for deed in (deeds[0], short)]
    fitting = [one for one in every if len(one[1]) <= REASON_LENGTH] or [min(every, key=lambda one: len(one[1]))]
    frame, text = fitting[0]
    mind.remember(frame)
    return text[:REASON_LENGTH]


def deeds_of(guest: Guest, mind: Mind, turn: int) -> list[str]:
    """What this guest does: something of their own if we know of it, otherwise something for their family."""
    known = [word_of(hook, mind.language) for hook in mind.keywords.get(guest.id, ())]
    if known:
        first = mind.evening.games % len(known)
        return known[first:] + known[:first]
    return mind.next_of_evening(guest.family, phrases(REASONS, mind.language)[f"role.{guest.family}"], turn)


# Objections and answers


def objection(public: ProposalView, topic: Topic, mind: Mind, *, missing: bool) -> Written:
    """What speaks against the whole or a guest. `missing`: the reason says nothing of it, or nothing at all."""
    parts = {(True, True): "nonsense", (True, False): "whole", (False, True): "stranger", (False, False): "guest"}
    return said(public, f"contest.{parts[topic == WHOLE, missing]}", topic, mind)


def reply(public: ProposalView, topic: Topic, mind: Mind) -> Written:
    return said(public, "defence.whole" if topic == WHOLE else "defence.guest", topic, mind)


def said(public: ProposalView, part: str, topic: Topic, mind: Mind) -> Written:
    """The line whose turn it is, or the next one that is short enough."""
    guests = public.proposal.guests
    about = next((guest for guest in guests if guest.id == topic), guests[0])
    other = next((guest for guest in guests if guest is not about), about)
    names = {key: name_of(guest, mind.language) for key, guest in (("name", about), ("a", about), ("b", other))}
    lines = mind.next_of_evening(part, phrases(REASONS, mind.language)[part], public.number + 3 * mind.seat)
    if about is other:
        lines = [line for line in lines if "{b}" not in line]
    texts = [
        filled(line, names, [], deed, mind.language) for line in lines for deed in deeds_of(about, mind, public.number)
    ]
    fitting = mind.rarest([text for text in texts if len(text) <= WORDS_LENGTH])
    mind.remember(fitting[0])
    return Written(text=fitting[0])


# Names in sentences


def filled(text: str, names: dict[str, str], rest: list[str], deed: str, language: Language) -> str:
    text = re.sub(r"\[(.*?)\]", r"\1" if rest else "", text)
    names = {**names, "rest": listed([inside(name) for name in rest], language)}
    for key, name in names.items():
        begun = rf"(^|[.!?]\s|[«“]\s?)\{{{key}\}}"
        text = re.sub(begun, partial(after, capital(name)), text)
        text = with_name(text, name, key)
    return capital(text.replace("{deed}", deed))


def after(name: str, found: re.Match[str]) -> str:
    return found[1] + name


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def name_of(guest: Guest, language: Language) -> str:
    return guest.name_fr if language == "fr" else guest.name_en


def inside(name: str) -> str:
    """A name within a sentence."""
    first, space, rest = name.partition(" ")
    return WITHIN.get(first, first) + space + rest


def with_name(text: str, name: str, key: str = "name") -> str:
    """With « de » and « que » as they stand before it."""
    name = inside(name)
    of_name = f"du {name[3:]}" if name.startswith("le ") else f"d’{name}" if elided(name) else f"de {name}"
    that_name = f"qu’{name}" if elided(name) else f"que {name}"
    return text.replace(f"{{de {key}}}", of_name).replace(f"{{que {key}}}", that_name).replace(f"{{{key}}}", name)


def elided(name: str) -> bool:
    """Whether « de » loses its vowel: not before the h of a foreign name, nor before most y."""
    silent = r"[aeiou]|h(ector|elene|ermione|enri|ildegard|ippol|onor|ubert|ugo|ypat)|yv(es|on)"
    return re.match(silent, plain(name)) is not None


def listed(parts: list[str], language: Language) -> str:
    conjunction = " et " if language == "fr" else " and "
    return ", ".join(parts[:-1]) + (conjunction if parts[1:] else "") + "".join(parts[-1:])
