"""Makes an act out of what a browser has sent: words cleaned, a move decoded. And all checks that are not rules.

The fold then decides whether the rules of the salon and of the game allow the act. The checks here are not part of the
fold, so that older logs, written before these checks, can still be replayed.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from veillee.album import acts as album_acts
from veillee.rooms.presence import Presence
from veillee.rules import Refused, clean
from veillee.salon import events as ev
from veillee.salon.checks import require_voice
from veillee.salon.covers import is_called
from veillee.salon.events import PersonId
from veillee.salon.game import decode_move
from veillee.salon.model import CHAT_LENGTH, Chair, Salon
from veillee.salon.people import OPENER, find_person, hash_of_key, is_old_key, require_settled_host
from veillee.salon.seats import require_no_other_seat, require_seat
from veillee.salon.veil import hash_of_words, veil_of
from veillee.workshop import acts as deck_acts
from veillee.workshop.own_decks import (
    AUTHOR_LENGTH,
    DECK_NAME_LENGTH,
    LICENCE_LENGTH,
    SOURCE_LENGTH,
    read_card,
    tidy,
)

# Longer ones nobody can write.
MOST_WORDS = 4096


class Admitted(Struct, frozen=True):
    """An act as it will be stored.

    `clips`: the recorded clips that a move refers to; `images`: the pictures of cards that somebody wrote.
    """

    what: ev.Act
    clips: Mapping[str, Literal["sound", "film"]] = {}
    images: tuple[str, ...] = ()


def identify(salon: Salon, key: str) -> PersonId:
    """Whose key this is."""
    person = find_person(salon, key)
    if person is None:
        raise Refused("unknown_key")
    if person.removed:
        raise Refused("removed")
    return person.id


def who_enters(salon: Salon, key: str | None) -> PersonId | None:
    """Whose key this is, or None for a visitor."""
    person = None if key is None else find_person(salon, key)
    if key is not None and person is None and is_old_key(salon, key):
        raise Refused("seat_moved")
    if person is None and salon.locked:
        raise Refused("salon_locked")
    if person is not None and person.removed:
        raise Refused("removed")
    return None if person is None else person.id


def admit(salon: Salon, presence: Presence, by: PersonId, what: ev.Act, now: Callable[[], int]) -> Admitted:
    match what:
        # First, because nothing comes as often.
        case ev.Play(chair=id, move=raw) if salon.running is not None:
            game = salon.running.game
            move = decode_move(game, raw)
            return Admitted(ev.Play(id, move), game.clips(move))
        case ev.Say(text=text):
            return Admitted(replace(what, text=clean(text, CHAT_LENGTH)))
        case ev.Cover(kind="words", of=text):
            return Admitted(replace(what, of=hash_of_words(clean(text, MOST_WORDS))))
        case ev.TakeDown() if by != salon.host:
            # That a line goes, or stays, may tell something too.
            require_voice(salon, salon.person(by))
        case (
            deck_acts.RemoveCard()
            | deck_acts.RemoveDeck()
            | ev.Remove()
            | ev.Lock(on=True)
            | ev.Approve(on=True)
            | ev.Uncover()
            | ev.Rename()
            | ev.Silence(on=True)
            | ev.LetTelevision()
        ) if by == salon.host and not is_own(salon, by, what):
            require_settled_host(salon, now())
            if what == ev.Remove(OPENER) and salon.inherited is not None:
                raise Refused("opener_stays")
        case album_acts.WriteDown(text=text):
            return Admitted(replace(what, text=clean(text, CHAT_LENGTH) if text.strip() else ""))
        case deck_acts.MakeDeck(name=name):
            return Admitted(replace(what, name=tidy(name, DECK_NAME_LENGTH)))
        case deck_acts.EditDeck(name=name, author=author, licence=licence):
            words = tidy(name, DECK_NAME_LENGTH), tidy(author, AUTHOR_LENGTH), tidy(licence, LICENCE_LENGTH)
            return Admitted(deck_acts.EditDeck(what.deck, words[0], what.language, *words[1:]))
        case deck_acts.WriteCards(deck=number, cards=cards):
            kind = salon.own_deck(number).kind
            written = read_cards(kind, cards)
            return Admitted(deck_acts.WriteCards(number, written), images=images_on(kind, written))
        case deck_acts.EditCard(card=id, fields=fields):
            card = salon.own_card(id)
            kind, veil = salon.own_deck(card.deck).kind, veil_of(salon)
            # What is covered, and was sent back as it was shown, stays.
            shown = veil.fields(card.fields)
            fields |= {name: text for name, text in card.fields.items() if fields.get(name) == shown[name] != text}
            if kind == "words" and card.by != by and not fields.get("definition"):
                # Who may not read what a word means may still correct the word.
                fields = {**fields, "definition": card.fields["definition"]}
            written = (read_card(kind, fields),)
            return Admitted(deck_acts.EditCard(id, written[0]), images=images_on(kind, written))
        case ev.Sit() if salon.playing:
            require_no_other_seat(salon, by)
        case album_acts.ShareAlbum(on=True, token=None):
            raise Refused("bad_message", why="a token is missing")
        case album_acts.ShareAlbum(token=str(token)):
            return Admitted(replace(what, token=hash_of_key(token)))
        case ev.TakeHost():
            if by != presence.heir():
                raise Refused("host_is_here")
        case ev.HandOver(chair=id) | ev.SetAutomatic(chair=id, on=True):
            if is_played(salon.chair(id), presence, by):
                raise Refused("player_is_here")
        case ev.TakeChair(chair=id):
            require_seat(salon, salon.chair(id), by)
        case ev.SetAutomatic(chair=id, on=False):
            chair = salon.chair(id)
            if chair.holder == by:
                require_seat(salon, chair, by)
    return Admitted(what)


def is_own(salon: Salon, by: PersonId, what: ev.Act) -> bool:
    """Everybody may take away what is their own."""
    match what:
        case deck_acts.RemoveCard(card=id):
            return any(card.id == id and card.by == by for card in salon.own_cards)
        case deck_acts.RemoveDeck(deck=id):
            return any(deck.id == id and deck.by == by for deck in salon.own_decks)
        case ev.Uncover(cover=id):
            return any(cover.id == id and cover.by == by for cover in salon.covers)
        case ev.Rename(name=name):
            return is_called(salon, by, name)
        case ev.Silence(person=id):
            # The no to a television that asks to come into the call.
            return salon.person(id).screen and not salon.person(id).name
        case _:
            return False


def admit_deck(what: deck_acts.DeckImported) -> deck_acts.DeckImported:
    """A deck that came as a file, as it will be stored."""
    return deck_acts.DeckImported(
        kind=what.kind,
        name=tidy(what.name, DECK_NAME_LENGTH),
        language=what.language,
        author=tidy(what.author, AUTHOR_LENGTH),
        licence=tidy(what.licence, LICENCE_LENGTH),
        source=tidy(what.source, SOURCE_LENGTH),
        cards=read_cards(what.kind, what.cards),
    )


def read_cards(kind: str, cards: Iterable[dict[str, str]]) -> tuple[dict[str, str], ...]:
    """Cards as they are kept. A refusal says at which place the card is that cannot be one."""
    read = []
    for place, fields in enumerate(cards):
        try:
            read.append(read_card(kind, fields))
        except Refused as refused:
            raise Refused(refused.code, **refused.data, card=place) from refused
    return tuple(read)


def images_on(kind: str, cards: Iterable[dict[str, str]]) -> tuple[str, ...]:
    return tuple(fields["image"] for fields in cards) if kind == "images" else ()


def is_played(chair: Chair, presence: Presence, by: PersonId) -> bool:
    """Whether somebody other than who asks is there to play this chair."""
    return not chair.left and chair.holder != by and chair.holder in presence.people()


def require_host(salon: Salon, person: PersonId | None) -> None:
    if salon.person(person).id != salon.host:
        raise Refused("host_only")
