"""Cards that people write, for tests of them."""

from collections.abc import Iterator
from typing import Any

import pytest
from aiohttp import web

from tests.evenings import Evening
from tests.guests import Guest, RefusedByServer, together
from tests.players import own_kinds, written
from veillee.rooms.room import Room
from veillee.salon.model import Salon
from veillee.server.keys import HOUSE
from veillee.workshop import acts as deck_acts

NAMES = ["Léa", "Tom", "Nina"]
ODILE = {"name": "Tante Odile", "family": "imaginary", "line": "Elle sait tout, et le dit au dessert."}
PANTOUFLE = {"word": "Pantouflard", "kind": "n. m.", "definition": "Qui vit en pantoufles."}
IDEA = {f"word{number}": word for number, word in enumerate(("mer", "feu", "or", "pluie", "nid"), 1)}


def guest_number(number: int) -> dict[str, str]:
    return {**ODILE, "name": f"Tante {number}", "line": f"Elle dort au numéro {number}."}


def word_number(number: int) -> dict[str, str]:
    return {"word": f"Mot{number}", "kind": "n. m.", "definition": f"Chose de numéro {number}."}


def idea_number(number: int) -> dict[str, str]:
    return {f"word{place}": f"mot {number} {place}" for place in range(1, 6)}


def image_number(number: int) -> dict[str, str]:
    return {"image": f"{number:032x}", "alt_fr": f"Une photo, la {number}e.", "alt_en": ""}


CARDS = {"guests": guest_number, "words": word_number, "ideas": idea_number, "images": image_number}


async def refused(guest: Guest, t: str, **what: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(RefusedByServer) as refusal:
        await guest.do(t, **what)
    return refusal.value.code, refusal.value.data


async def room_of(app: web.Application, guest: Guest) -> Room:
    return await app[HOUSE].room(guest.code)


async def play_one(guests: list[Guest]) -> None:
    await together(guests)
    seat = guests[0].view["game"]["awaited"][0]
    await guests[seat].play(guests[seat].moves()[0])
    await together(guests)


class OwnEvening(Evening):
    """An evening with cards of the table's own."""

    decks: dict[str, int]

    def write_cards(self) -> None:
        pass

    def fill(self, count: int = 40) -> None:
        self.decks, card_of = {}, {"images": image_number, **written(self.game)}
        for kind in own_kinds(self.game):
            assert self.salon is not None
            self.note(deck_acts.MakeDeck(kind=kind, name=f"Nos {kind}", language="fr"), by=1)
            self.decks[kind] = self.salon.own_decks[-1].id
            for by in (1, 2):
                cards = tuple(card_of[kind](100 * by + n) for n in range(count // 2))
                self.note(deck_acts.WriteCards(deck=self.decks[kind], cards=cards), by=by)

    @property
    def now(self) -> Salon:
        assert self.salon is not None
        return self.salon


def evening_of(game: str) -> OwnEvening:
    evening = OwnEvening(game)
    evening.gather()
    evening.fill()
    evening.start()
    return evening


def words_of(cards: Iterator[dict[str, str]]) -> set[str]:
    """What people wrote themselves; a family or a kind of word is printed on many cards."""
    return {
        text for fields in cards for name, text in fields.items() if text and name not in ("family", "kind", "image")
    }


def described(image: str, text: str = "Une photo de vacances.") -> dict[str, str]:
    return {"image": image, "alt_fr": text, "alt_en": ""}


def imported(cards: int, kind: str = "words") -> deck_acts.DeckImported:
    return deck_acts.DeckImported(
        kind=kind,
        name="Les mots de la classe",
        language="fr",
        author="CM2",
        licence="CC BY 4.0",
        source="mots.veillee",
        cards=tuple(CARDS[kind](number) for number in range(cards)),
    )
