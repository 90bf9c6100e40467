"""Decks that people of a salon make (CO-15): who may, how many, what others see of them, and games with them."""

import asyncio
from collections.abc import Iterator
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web
from msgspec.structs import replace

from tests.evenings import LIBRARY, Evening
from tests.guests import Guest, RefusedByServer, make_deck, open_salon, page, play_on, sit_down, start, together
from tests.pictures import picture
from tests.players import own_kinds, written
from tests.rooms.test_images import bring
from tests.waiting import until
from veillee.games import GAMES
from veillee.games.dany import moves as dany_moves
from veillee.rooms.room import Room
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon import records
from veillee.salon.model import Salon
from veillee.salon.replay import read_entry, replay
from veillee.server.keys import HOUSE
from veillee.storage import NotStored, Row
from veillee.workshop import acts as deck_acts
from veillee.workshop import erasing, own_decks

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


# Making and writing


async def test_people_fill_a_deck_together_and_everybody_sees_whose_the_cards_are(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES, "diner")
    host, tom, nina = guests
    deck = await make_deck(tom, "guests", "La famille")
    await tom.do("write_cards", deck=deck, cards=[ODILE, {**ODILE, "name": " Oncle  Jo "}])
    await nina.do("write_cards", deck=deck, cards=[guest_number(7)])
    await together(guests)
    expected = {
        "id": deck,
        "kind": "guests",
        "name": "La famille",
        "language": "fr",
        "by": tom.person,
        "author": "",
        "licence": "",
        "source": "",
        "changes": 2,
        "cards": 3,
    }
    assert all(guest.view["salon"]["decks"] == [expected] for guest in guests)
    for guest in guests:
        told = await page(guest, deck)
        assert told["deck"] == expected
        assert [card["by"] for card in told["cards"]] == [tom.person, tom.person, nina.person]
        # As they were written, cleaned.
        names = [card["fields"]["name"] for card in told["cards"]]
        assert names == ["Tante Odile", "Oncle Jo", "Tante 7"]
        assert told["cards"][0]["fields"] == ODILE
    # It is chosen at once, since the game has such cards; and what the table needs is told.
    assert host.view["salon"]["options"]["decks"] == ["invites", f"own-{deck}"]
    assert host.view["salon"]["needs"] == {"guests": 21}


async def test_a_deck_for_another_game_is_not_chosen(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address, game="didixit")
    words, images = await make_deck(host, "words", "Nos mots"), await make_deck(host, "images", "Nos photos")
    assert host.view["salon"]["options"]["decks"] == ["reves", f"own-{images}"]
    await host.do("choose", game="dictionnaire")
    assert host.view["salon"]["options"]["decks"] == ["mots-rares"]
    await host.do("set_options", options={"decks": [f"own-{words}"]})
    await host.do("remove_deck", deck=words)
    # No deck is left in the options: those of the game itself are chosen again.
    assert host.view["salon"]["options"]["decks"] == ["mots-rares"]
    await host.do("choose", game="didixit")
    await host.do("remove_deck", deck=images)
    assert host.view["salon"]["options"]["decks"] == ["reves"]
    assert host.view["salon"]["decks"] == []


async def test_who_may_make_write_edit_and_remove(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES, "diner")
    host, tom, nina = guests
    screen = await (await Guest(session, address, host.code, "").connect()).join(screen=True)
    visitor = await Guest(session, address, host.code, "Max").connect()
    deck = await make_deck(tom, "guests")
    await tom.do("write_cards", deck=deck, cards=[ODILE])
    card = (await page(tom, deck))["cards"][0]["id"]
    await together([*guests, screen])
    about = {"name": "Les leurs", "language": "en", "author": "Tom", "licence": "CC BY-SA 4.0"}
    acts: list[dict[str, Any]] = [
        {"t": "make_deck", "kind": "guests", "name": "", "language": "fr"},
        {"t": "write_cards", "deck": deck, "cards": [guest_number(1)]},
        {"t": "edit_card", "card": card, "fields": guest_number(2)},
        {"t": "edit_deck", "deck": deck, **about},
    ]
    for act in acts:
        assert (await refused(screen, **act))[0] == "screens_do_not_play"
        assert (await refused(visitor, **act))[0] == "not_a_member"
    for act in (*acts[2:], {"t": "tear_card", "card": card}, {"t": "remove_deck", "deck": deck}):
        assert (await refused(nina, **act))[0] == "host_only"
        assert (await refused(visitor, **act))[0] == "not_a_member"
    assert (await refused(nina, "tear_card", card=7))[0] == "no_such_card"
    assert (await refused(nina, "edit_card", card=7, fields=ODILE))[0] == "no_such_card"
    for t, more in (("remove_deck", {}), ("edit_deck", about), ("write_cards", {"cards": [ODILE]})):
        assert (await refused(nina, t, deck=99, **more))[0] == "no_such_deck"
    # The author of a card and the maker of a deck, and the host.
    for guest in (tom, host):
        await guest.do("edit_card", card=card, fields=guest_number(10 + guest.person))
        await guest.do("edit_deck", deck=deck, **{**about, "author": guest.name})
    told = await page(host, deck)
    assert told["cards"] == [{"id": card, "by": tom.person, "fields": guest_number(10 + host.person)}]
    assert (told["deck"]["author"], told["deck"]["licence"]) == ("Léa", "CC BY-SA 4.0")
    await nina.do("write_cards", deck=deck, cards=[ODILE])
    await tom.do("tear_card", card=card)
    # The deck is Tom's, with the cards of others in it.
    await tom.do("remove_deck", deck=deck)
    assert tom.view["salon"]["decks"] == []


async def test_limits_are_told_and_refusals_change_nothing(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    tom = (await sit_down(session, address, NAMES, "diner"))[1]
    room = await room_of(app, tom)
    deck = await make_deck(tom, "guests")
    other = await make_deck(tom, "ideas", "Nos idées")
    await tom.do("write_cards", deck=deck, cards=[ODILE])
    before = room.head
    about = {"deck": deck, "name": "", "language": "fr", "author": "", "licence": ""}
    cases: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
        ("make_deck", {"kind": "spoons", "name": "", "language": "fr"}, "no_such_kind", {}),
        ("make_deck", {"kind": "guests", "name": "x" * 41, "language": "fr"}, "text_too_long", {"most": 40}),
        ("write_cards", {"deck": deck, "cards": [ODILE]}, "card_already_there", {"card": 0}),
        ("write_cards", {"deck": deck, "cards": [guest_number(1)] * 2}, "card_already_there", {"card": 1}),
        ("write_cards", {"deck": deck, "cards": [{**ODILE, "family": "cooks"}]}, "no_such_family", {"card": 0}),
        ("write_cards", {"deck": deck, "cards": [guest_number(1), {}]}, "no_such_family", {"card": 1}),
        ("write_cards", {"deck": deck, "cards": [{**ODILE, "name": " "}]}, "text_empty", {"card": 0}),
        ("write_cards", {"deck": deck, "cards": [{**ODILE, "name": "\u0301"}]}, "text_empty", {"card": 0}),
        ("write_cards", {"deck": deck, "cards": [guest_number(10**25)]}, "text_too_long", {"most": 26, "card": 0}),
        ("write_cards", {"deck": other, "cards": [{**IDEA, "word5": "MER"}]}, "same_word_twice", {"card": 0}),
        ("edit_deck", {**about, "author": "x" * 81}, "text_too_long", {"most": 80}),
        ("edit_deck", {**about, "licence": "x" * 61}, "text_too_long", {"most": 60}),
    ]
    for t, what, code, data in cases:
        assert await refused(tom, t, **what) == (code, data)
    for count in (0, 51):
        assert (await refused(tom, "write_cards", deck=deck, cards=[ODILE] * count))[0] == "bad_message"
    assert room.head is before
    for first in (0, 50, 100):
        await tom.do("write_cards", deck=deck, cards=[guest_number(first + n) for n in range(50)])
    await tom.do("write_cards", deck=other, cards=[idea_number(n) for n in range(49)])
    assert await refused(tom, "write_cards", deck=other, cards=[idea_number(50)]) == (
        "too_many_own_cards",
        {"most": 200},
    )
    assert len(room.head.own_cards) == 200
    for number in range(10):
        await make_deck(tom, "words", f"Mots {number}")
    assert await refused(tom, "make_deck", kind="words", name="", language="fr") == ("too_many_decks", {"most": 12})


async def test_of_a_card_only_what_belongs_on_it_is_stored(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    tom = (await sit_down(session, address, NAMES, "diner"))[1]
    deck = await make_deck(tom, "guests")
    beside = {f"beside {n}": "x" * 4000 for n in range(5)}
    await tom.do("write_cards", deck=deck, cards=[{**ODILE, "name": "\u202eTante  Odile", **beside}])
    newest = (await app[HOUSE].storage.read(tom.code, 0))[-1]
    assert msgspec.json.decode(newest.body)["what"] == {"t": "write_cards", "deck": deck, "cards": [ODILE]}


async def test_the_view_of_a_salon_does_not_grow_with_its_cards(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES, "diner")
    tom = guests[1]
    deck = await make_deck(tom, "guests")
    for first in (0, 50, 100, 150):
        await tom.do("write_cards", deck=deck, cards=[guest_number(100 + first + n) for n in range(50)])
    assert len(tom.frames[-2]) < 3000
    assert not any(b"Tante" in frame for guest in guests for frame in guest.frames)
    await start(guests)
    await together(guests)
    told = len(tom.frames)
    await play_one(guests)
    await together(guests)
    assert not any(b'"salon"' in frame for frame in tom.frames[told:])


async def play_one(guests: list[Guest]) -> None:
    await together(guests)
    seat = guests[0].view["game"]["awaited"][0]
    await guests[seat].play(guests[seat].moves()[0])
    await together(guests)


# What words mean


async def test_what_a_word_means_is_told_only_to_whoever_wrote_it(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES, "dictionnaire")
    host, tom, nina = guests
    deck = await make_deck(tom, "words")
    await tom.do("write_cards", deck=deck, cards=[PANTOUFLE])
    await together(guests)
    assert (await page(tom, deck))["cards"][0]["fields"] == PANTOUFLE
    for guest in (host, nina):
        assert (await page(guest, deck))["cards"][0]["fields"] == {**PANTOUFLE, "definition": ""}
    # Nor is it found out by trying: a word is there once, whatever it means.
    for definition in (PANTOUFLE["definition"], "Tout autre chose."):
        again = {**PANTOUFLE, "definition": definition}
        assert (await refused(nina, "write_cards", deck=deck, cards=[again]))[0] == "card_already_there"
    # The host corrects the word without being told what it means.
    card = (await page(tom, deck))["cards"][0]["id"]
    await host.do("edit_card", card=card, fields={**PANTOUFLE, "word": "Pantouflarde", "definition": ""})
    assert (await page(tom, deck))["cards"][0]["fields"] == {**PANTOUFLE, "word": "Pantouflarde"}
    assert (await page(host, deck))["cards"][0]["fields"]["definition"] == ""
    assert (await refused(tom, "edit_card", card=card, fields={**PANTOUFLE, "definition": ""}))[0] == "text_empty"
    for guest in guests:
        assert not any(b"pantoufles" in frame for frame in guest.frames)


async def test_two_decks_that_differ_in_what_a_word_means_look_the_same_to_others(
    session: aiohttp.ClientSession, address: str
) -> None:
    seen = []
    for definition in ("Qui vit en pantoufles.", "Sorte de fromage à pâte molle, que l’on mange le soir."):
        guests = await sit_down(session, address, NAMES, "dictionnaire")
        deck = await make_deck(guests[1], "words")
        await guests[1].do("write_cards", deck=deck, cards=[{**PANTOUFLE, "definition": definition}])
        card = (await page(guests[1], deck))["cards"][0]["id"]
        await guests[1].do("edit_card", card=card, fields={**PANTOUFLE, "definition": definition + " Ou presque."})
        await together(guests)
        views = [{**guest.view["salon"], "code": "", "commitment": ""} for guest in guests]
        seen.append(([await page(guest, deck) for guest in (guests[0], guests[2])], views))
    assert seen[0] == seen[1]


async def test_the_page_of_a_deck_is_for_people_of_the_salon(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES, "dictionnaire")
    deck = await make_deck(guests[1], "words")
    neighbour = await open_salon(session, address, "Zoé")
    url = f"{address}/api/salons/{guests[0].code}/decks"
    for key, path, status in [
        (guests[2].key, f"{deck}", 200),
        (guests[2].key, "99999", 404),
        (guests[2].key, "9" * 30, 404),
        (neighbour.key, f"{deck}", 403),
        ("", f"{deck}", 403),
    ]:
        async with session.get(f"{url}/{path}", headers={"X-Veillee-Key": key}) as answer:
            assert answer.status == status


# While a game is played


async def test_while_a_game_is_played_people_write_on_but_its_own_cards_stay(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES, "diner")
    host, tom, nina = guests
    deck = await make_deck(tom, "guests")
    await tom.do("write_cards", deck=deck, cards=[ODILE])
    dealt = (await page(tom, deck))["cards"][0]["id"]
    await start(guests)
    state = (await room_of(app, tom)).head.running
    await nina.do("write_cards", deck=deck, cards=[guest_number(1)])
    added = (await page(tom, deck))["cards"][1]["id"]
    for t, what in [
        ("tear_card", {"card": dealt}),
        ("edit_card", {"card": dealt, "fields": guest_number(3)}),
        ("remove_deck", {"deck": deck}),
    ]:
        for guest in (tom, host):
            assert (await refused(guest, t, **what))[0] == "card_in_play"
    # What is not in the game may change, and how its decks are called.
    await nina.do("edit_card", card=added, fields=guest_number(2))
    await nina.do("tear_card", card=added)
    await tom.do("edit_deck", deck=deck, name="Autrement", language="fr", author="", licence="")
    second = await make_deck(nina, "ideas", "Nos idées")
    await nina.do("remove_deck", deck=second)
    assert (await room_of(app, tom)).head.running is state
    await host.do("put_away")
    await tom.do("edit_card", card=dealt, fields=guest_number(3))
    await tom.do("remove_deck", deck=deck)


async def test_who_must_be_silent_writes_no_card_either(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, [*NAMES, "Julien"], "dany")
    deck = await make_deck(guests[1], "ideas")
    await start(guests, first="drawn")
    await together(guests)
    active = guests[guests[0].public.active]
    await active.do("write_cards", deck=deck, cards=[idea_number(0)])
    card = (await page(active, deck))["cards"][0]["id"]
    await active.play(dany_moves.TurnUp())
    await active.play(dany_moves.Keep(memories=active.private.ask.hand[:4]))
    acts: list[dict[str, Any]] = [
        {"t": "make_deck", "kind": "words", "name": "C’est le trois", "language": "fr"},
        {"t": "write_cards", "deck": deck, "cards": [IDEA]},
        {"t": "edit_card", "card": card, "fields": IDEA},
    ]
    for act in acts:
        assert (await refused(active, **act))[0] == "may_not_speak"
    await active.do("tear_card", card=card)


# Games with own decks


@pytest.mark.rule("CO-15")
async def test_a_game_is_started_with_own_decks_and_its_file_proves_the_deal(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES, "diner")
    host, tom, _ = guests
    deck = await make_deck(tom, "guests", "La famille")
    await make_deck(tom, "guests", "Encore vide")
    await tom.do("write_cards", deck=deck, cards=[guest_number(n) for n in range(12)])
    await tom.do("edit_deck", deck=deck, name="La famille", language="fr", author="Tom", licence="CC0")
    ids = [card["id"] for card in (await page(tom, deck))["cards"]]
    await start(guests)
    running = (await room_of(app, host)).stored.running
    assert running is not None
    # The deck without cards is not in it.
    (mixed,) = running.start.mixed
    assert (mixed.id, mixed.game, mixed.kind, mixed.language) == (f"own-{deck}", "diner", "guests", "fr")
    assert (mixed.name, mixed.authors, mixed.licence) == ({"fr": "La famille", "en": "La famille"}, ("Tom",), "CC0")
    assert [card.id for card in mixed.cards] == [f"own-{id}" for id in ids]
    assert mixed.cards[0].fields["name_fr"] == "Tante 0"
    assert not running.start.own
    assert host.view["game"]["options"]["decks"] == [
        "invites",
        f"own-{deck}",
        *host.view["game"]["options"]["decks"][2:],
    ]
    await play_on(guests)
    await host.send({"t": "ask_export"})
    file = msgspec.json.encode((await asyncio.wait_for(host.other.get(), 60))["file"])
    verdict = records.verify(file)
    assert verdict.wrong == ()
    # Another card in its place, and it is not the same game.
    told = msgspec.json.decode(file, type=records.Record)
    moved = replace(mixed, cards=mixed.cards[1:])
    assert records.verify(msgspec.json.encode(replace(told, start=replace(told.start, mixed=(moved,))))).wrong


async def test_a_deck_that_is_too_small_is_refused_with_what_is_missing(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES, "diner")
    host = guests[0]
    deck = await make_deck(host, "guests")
    await host.do("write_cards", deck=deck, cards=[guest_number(n) for n in range(20)])
    await host.do("set_options", options={"decks": [f"own-{deck}"]})
    with pytest.raises(RefusedByServer) as refusal:
        await host.ask({"t": "start"})
    data = {"kind": "guests", "needed": 21, "cards": 20}
    assert (refusal.value.code, refusal.value.data) == ("deck_too_small", data)
    await host.do("write_cards", deck=deck, cards=[guest_number(20)])
    await start(guests)
    assert host.view["game"]["images"] == {}


@pytest.mark.parametrize("chosen", ["own-1", "own-99999", "own-", "own-x"])
async def test_a_deck_that_is_not_there_or_is_for_another_game_starts_nothing(
    session: aiohttp.ClientSession, address: str, chosen: str
) -> None:
    guests = await sit_down(session, address, NAMES, "diner")
    words = await make_deck(guests[0], "words")
    for id in (chosen, f"own-{words}", "reves"):
        await guests[0].do("set_options", options={"decks": ["invites", id]})
        with pytest.raises(RefusedByServer, match="no_such_deck"):
            await guests[0].ask({"t": "start"})


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


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if own_kinds(game)])
def test_an_edited_or_torn_deck_changes_no_game_that_was_played_with_it(game: str) -> None:
    evening = evening_of(game)
    first = evening.running.state
    outcome = evening.play(100_000)
    assert outcome is not None
    evening.finish(outcome)
    finished = len(evening.lines)
    scores = [(chair.wins, chair.points) for chair in evening.now.chairs]
    assert any(card.id.startswith("own-") for deck in evening.running.start.mixed for card in deck.cards)
    kind, cards = own_kinds(evening.game)[0], evening.now.own_cards
    card_of = {"images": image_number, **written(evening.game)}[kind]
    # The image of a card stays.
    fields = card_of(555) | {key: text for key, text in cards[0].fields.items() if key == "image"}
    evening.note(deck_acts.EditCard(card=cards[0].id, fields=fields), by=1)
    evening.note(deck_acts.WriteCards(deck=cards[0].deck, cards=(card_of(999),)), by=2)
    again, passed_over = replay(None, evening.lines, LIBRARY)
    assert passed_over == []
    assert again.running is not None
    assert again.running.state == evening.running.state
    # The next game has the new words, the one on the table the old ones.
    pinned = evening.running.start.mixed[0].cards[0]
    assert pinned.fields == own_decks.row_of(kind, cards[0].fields)
    # Now their words are erased.
    rows = [Row(*line) for line in evening.lines]
    torn = {card.id for card in cards if card.by == 1}
    blanked = {row.seq: row for row in erasing.rows_without(rows, torn, set(), LIBRARY)}
    lines = [(row.seq, row.kind, blanked.get(row.seq, row).body) for row in rows]
    words = words_of(card.fields for card in cards if card.id in torn)
    for _, _, body in lines:
        assert not any(word.encode() in body for word in words)
    kept = words_of(card.fields for card in cards if card.id not in torn)
    assert all(any(word.encode() in body for _, _, body in lines) for word in kept)
    salon, passed_over = replay(None, lines[:finished], LIBRARY)
    assert passed_over == []
    assert salon.running is not None
    assert salon.running.lost is None
    assert salon.running.over
    assert [(chair.wins, chair.points) for chair in salon.chairs] == scores
    assert type(first) is type(salon.running.state)


def words_of(cards: Iterator[dict[str, str]]) -> set[str]:
    """What people wrote themselves; a family or a kind of word is printed on many cards."""
    return {
        text for fields in cards for name, text in fields.items() if text and name not in ("family", "kind", "image")
    }


def test_the_same_picture_in_two_decks_is_dealt_once() -> None:
    evening = OwnEvening("didixit")
    evening.gather()
    evening.fill(12)
    evening.note(deck_acts.MakeDeck(kind="images", name="Les mêmes", language="fr"), by=2)
    second = evening.now.own_decks[-1].id
    evening.note(deck_acts.WriteCards(deck=second, cards=(image_number(100), image_number(7))), by=2)
    evening.start()
    dealt = [card.id for deck in evening.running.start.mixed for card in deck.cards]
    assert len(dealt) == len(set(dealt)) == 13
    assert [card.id for card in evening.running.start.mixed[1].cards] == [f"own-{7:032x}"]


def test_a_card_keeps_its_image() -> None:
    evening = OwnEvening("didixit")
    evening.gather()
    evening.fill(2)
    card = evening.now.own_cards[0]
    evening.note(deck_acts.EditCard(card=card.id, fields={**card.fields, "alt_en": "A photograph."}), by=1)
    with pytest.raises(Refused, match="image_stays"):
        evening.note(deck_acts.EditCard(card=card.id, fields=image_number(5)), by=1)


# Images


def described(image: str, text: str = "Une photo de vacances.") -> dict[str, str]:
    return {"image": image, "alt_fr": text, "alt_en": ""}


async def is_served(guest: Guest, image: str) -> bool:
    url = f"{guest.address}/images/{guest.code}/{image}"
    async with guest.session.get(url, headers={"X-Veillee-Key": guest.key}) as answer:
        return answer.status == 200


async def test_a_card_needs_an_image_that_was_brought_to_this_salon(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    tom = (await sit_down(session, address, NAMES))[1]
    zoe = await open_salon(session, address, "Zoé")
    deck, room = await make_deck(tom, "images"), await room_of(app, tom)
    elsewhere = (await bring(zoe, picture(colour=1)))[1]["image"]
    here = (await bring(tom, picture(colour=2)))[1]["image"]
    before = room.head
    for cards in ([described(elsewhere)], [described(here), described("0" * 32)]):
        assert (await refused(tom, "write_cards", deck=deck, cards=cards))[0] == "no_such_image"
    for fields in ({**described(here), "image": "../x"}, {"alt_fr": "Une photo."}):
        assert await refused(tom, "write_cards", deck=deck, cards=[fields]) == ("no_such_image", {"card": 0})
    with pytest.raises(Refused, match="no_such_image"):
        await room.import_deck(tom.person, replace(imported(0, "images"), cards=(described(elsewhere),)))
    assert room.head is before
    # What is to be seen on it may be said later.
    await tom.do("write_cards", deck=deck, cards=[described(here, " ")])
    assert (await refused(tom, "write_cards", deck=deck, cards=[described(here, "Autrement.")]))[
        0
    ] == "card_already_there"
    (card,) = (await page(tom, deck))["cards"]
    other = (await bring(tom, picture(colour=3)))[1]["image"]
    assert (await refused(tom, "edit_card", card=card["id"], fields=described(other)))[0] == "image_stays"
    await tom.do("edit_card", card=card["id"], fields=described(here, "Une autre description."))
    assert (await page(tom, deck))["cards"][0]["fields"]["alt_fr"] == "Une autre description."


async def test_the_image_of_a_torn_card_goes_with_it_unless_another_card_has_it(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    host, tom, nina = guests
    names = [(await bring(tom, picture(colour=50 * n)))[1]["image"] for n in range(3)]
    first, second = await make_deck(tom, "images", "Une"), await make_deck(nina, "images", "Deux")
    await tom.do("write_cards", deck=first, cards=[described(name) for name in names])
    await nina.do("write_cards", deck=second, cards=[described(names[0])])
    await together(guests)
    for card in (await page(tom, first))["cards"][:2]:
        await tom.do("tear_card", card=card["id"])
    assert [await is_served(host, name) for name in names] == [True, False, True]
    await tom.do("remove_deck", deck=first)
    assert [await is_served(host, name) for name in names] == [True, False, False]
    await host.do("remove_deck", deck=second)
    assert await app[HOUSE].storage.images(host.code) == {}
    assert await app[HOUSE].storage.image(host.code, names[0]) is None


async def test_own_images_are_in_the_album_with_what_is_to_be_seen_until_they_are_torn(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    host, tom, _ = guests
    names = [(await bring(tom, picture(colour=50 * n)))[1]["image"] for n in range(30)]
    deck = await make_deck(tom, "images")
    await tom.do("write_cards", deck=deck, cards=[described(name, f"La photo {n}.") for n, name in enumerate(names)])
    await start(guests)
    assert set(host.view["game"]["images"]) == {""}
    await play_on(guests)
    await together(guests)
    room = await room_of(app, host)
    (chapter,) = (await room.pages.album()).chapters
    assert chapter.images == host.view["game"]["images"]
    shown = {id.removeprefix("own-"): alt for id, alt in chapter.cards.items() if id.startswith("own-")}
    assert shown
    assert all(alt.fr == alt.en == f"La photo {names.index(name)}." for name, alt in shown.items())
    cards = {card["fields"]["image"]: card["id"] for card in (await page(tom, deck))["cards"]}
    torn = next(iter(shown))
    await tom.do("tear_card", card=cards[torn])
    (chapter,) = (await room.pages.album()).chapters
    assert chapter.cards[f"own-{torn}"].fr == ""
    assert {id for id in chapter.cards if id.startswith("own-")} == {f"own-{name}" for name in shown}


# Imports


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


async def test_a_deck_of_200_cards_is_brought_along_and_one_of_201_is_not(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES, "dictionnaire")
    tom, room = guests[1], await room_of(app, guests[1])
    before = room.head
    with pytest.raises(Refused, match="too_many_own_cards"):
        await room.import_deck(tom.person, imported(201))
    broken = replace(imported(3), cards=(*imported(2).cards, {"word": "x" * 500}))
    with pytest.raises(Refused) as refusal:
        await room.import_deck(tom.person, broken)
    assert (refusal.value.code, refusal.value.data["card"]) == ("text_too_long", 2)
    with pytest.raises(Refused, match="no_such_kind"):
        await room.import_deck(tom.person, replace(imported(0), kind="spoons"))
    assert room.head is before
    number = await room.import_deck(tom.person, imported(200))
    assert room.stored.own_deck(number).source == "mots.veillee"
    await together(guests)
    told = await page(tom, number)
    assert len(told["cards"]) == told["deck"]["cards"] == 200
    assert told["cards"][199]["fields"] == word_number(199)
    assert tom.view["salon"]["options"]["decks"] == ["mots-rares", f"own-{number}"]
    assert (await refused(tom, "write_cards", deck=number, cards=[PANTOUFLE]))[0] == "too_many_own_cards"
    await start(guests)
    await play_one(guests)
    # After a restart it is the same.
    app[HOUSE].leave_everything()
    again = await app[HOUSE].room(tom.code)
    assert (again.stored.own_cards, again.stored.own_decks) == (room.stored.own_cards, room.stored.own_decks)


async def test_a_deck_that_could_not_be_stored_was_not_brought_along(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    tom = await open_salon(session, address, game="dictionnaire")
    room = await room_of(app, tom)

    def full(*_: object) -> "asyncio.Future[None]":
        future = asyncio.get_running_loop().create_future()
        future.set_exception(NotStored("the disk is full"))
        return future

    with monkeypatch.context() as patch:
        patch.setattr(app[HOUSE].storage, "append", full)
        with pytest.raises(NotStored):
            await room.import_deck(tom.person, imported(3))
    await until(lambda: room.head.own_decks == ())


# Logs


def test_cards_that_older_versions_wrote_are_those_of_one_deck() -> None:
    evening = OwnEvening("diner")
    evening.gather()
    evening.note(deck_acts.WriteCard(fields={**ODILE, "name": " Tante  Odile "}), by=1)
    evening.note(deck_acts.WriteCard(fields=guest_number(1)), by=1)
    # One that was torn later.
    evening.note(deck_acts.WriteCard(fields={}), by=1)
    evening.note(deck_acts.WriteCard(fields=guest_number(3)), by=1)
    salon = evening.now
    (deck,) = salon.own_decks
    assert (deck.kind, deck.name, deck.by) == ("guests", "", 1)
    assert salon.own_cards[0].fields == ODILE
    assert salon.options_of(GAMES["diner"]).decks == ("invites", f"own-{deck.id}")
    assert [card.id for card in salon.own_cards] == [0, 1, 2, 3]
    assert {card.deck for card in salon.own_cards} == {deck.id}
    # New cards have other numbers, whatever the older ones are.
    evening.note(deck_acts.WriteCards(deck=deck.id, cards=(guest_number(2),)), by=1)
    evening.note(deck_acts.RemoveCard(card=3), by=1)
    evening.note(deck_acts.RemoveCard(card=2), by=1)
    assert evening.now.own_cards[-1].id == own_decks.card_id(evening.now.seq - 2, 0) > 3
    evening.start()
    (mixed,) = evening.running.start.mixed
    assert [card.id for card in mixed.cards] == ["own-0", "own-1", f"own-{evening.now.own_cards[-1].id}"]


def test_an_entry_that_is_lost_takes_no_other_card_with_it() -> None:
    evening = OwnEvening("diner")
    evening.gather()
    evening.fill(10)
    deck = evening.decks["guests"]
    evening.note(deck_acts.WriteCards(deck=deck, cards=(ODILE, guest_number(9))), by=1)
    last = evening.now.own_cards[-1]
    evening.note(deck_acts.RemoveCard(card=last.id), by=1)
    evening.note(deck_acts.MakeDeck(kind="ideas", name="", language="fr"), by=1)
    evening.note(deck_acts.WriteCards(deck=evening.now.seq, cards=(IDEA,)), by=1)
    damaged = [
        (seq, kind, b"{" if kind == "write_cards" and seq < last.id // own_decks.CARDS_PER_ENTRY else body)
        for seq, kind, body in evening.lines
    ]
    salon, passed_over = replay(None, damaged, LIBRARY)
    assert len(passed_over) == 2
    assert salon.own_cards == evening.now.own_cards[-2:]
    assert [one.id for one in salon.own_decks] == [one.id for one in evening.now.own_decks]


async def test_a_message_that_comes_twice_counts_once(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    tom = (await sit_down(session, address, NAMES, "diner"))[1]
    await tom.do("make_deck", "make-deck-1", kind="guests", name="Une fois", language="fr")
    await tom.do("make_deck", "make-deck-1", kind="guests", name="Une fois", language="fr")
    (deck,) = (one["id"] for one in tom.view["salon"]["decks"])
    for _ in range(2):
        await tom.do("write_cards", "write-cards-1", deck=deck, cards=[ODILE])
    (card,) = (await page(tom, deck))["cards"]
    for t, what in (("tear_card", {"card": card["id"]}), ("remove_deck", {"deck": deck})):
        for _ in range(2):
            await tom.do(t, f"{t}-once", **what)
    assert (await room_of(app, tom)).head.own_decks == ()


async def test_a_card_is_torn_at_once_after_it_was_written_and_edited(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    """What is still being stored is erased too."""
    tom = (await sit_down(session, address, NAMES, "diner"))[1]
    deck = await make_deck(tom, "guests")
    await tom.do("write_cards", deck=deck, cards=[{**ODILE, "name": "Tante Xiphophore"}])
    (card,) = (await page(tom, deck))["cards"]
    edited = asyncio.create_task(tom.do("edit_card", card=card["id"], fields={**ODILE, "name": "Oncle Faribole"}))
    await asyncio.sleep(0)
    await tom.do("tear_card", card=card["id"])
    await edited
    kept = b"".join(row.body for row in await app[HOUSE].storage.read(tom.code, 0))
    assert b"Xiphophore" not in kept
    assert b"Faribole" not in kept


def test_every_entry_with_words_of_a_removed_deck_loses_them() -> None:
    evening = OwnEvening("diner")
    evening.gather()
    evening.note(imported(5, "guests"), by=1)
    deck = evening.now.own_decks[0].id
    about = deck_acts.EditDeck(deck, name="Calembredaine", language="fr", author="Galimatias", licence="Tarabiscot")
    evening.note(about, by=1)
    evening.note(deck_acts.MakeDeck(kind="guests", name="Brimborion", language="fr"), by=1)
    made = evening.now.own_decks[1].id
    evening.note(deck_acts.WriteCards(deck=made, cards=({**ODILE, "name": "Carabistouille"},)), by=2)
    evening.start()
    evening.note(ev.PutAway(), by=0)
    rows = [Row(*line) for line in evening.lines]
    gone = {deck, made}
    cards = {card.id for card in evening.now.own_cards if card.deck in gone}
    blanked = {row.seq: row for row in erasing.rows_without(rows, cards, gone, LIBRARY)}
    kept = b"".join(blanked.get(row.seq, row).body for row in rows)
    words = [
        "Les mots de la classe",
        "CM2",
        "CC BY 4.0",
        "mots.veillee",
        about.name,
        about.author,
        about.licence,
        "Brimborion",
        "Carabistouille",
    ]
    assert [word for word in words if word.encode() in kept] == []
    salon, passed_over = replay(None, [(row.seq, row.kind, blanked.get(row.seq, row).body) for row in rows], LIBRARY)
    assert passed_over == []
    assert [one.id for one in salon.own_decks] == [evening.now.own_decks[0].id, made]
    assert all(read_entry(row.body) is not None for row in blanked.values())
    # Nothing is left to be done.
    assert not list(erasing.rows_without(list(blanked.values()), cards, gone, LIBRARY))


# The file of a finished game


async def test_the_file_of_a_game_does_not_tell_what_words_mean_that_were_not_played(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES, "dictionnaire")
    host, tom, _ = guests
    deck = await make_deck(tom, "words")
    await tom.do("write_cards", deck=deck, cards=[word_number(n) for n in range(50)])
    await start(guests)
    await play_on(guests)
    await host.send({"t": "ask_export"})
    file = msgspec.json.encode((await asyncio.wait_for(host.other.get(), 60))["file"])
    assert records.verify(file).wrong == ()
    told = msgspec.json.decode(file, type=records.Record)
    played = {card.fields["word"] for card in told.start.mixed[0].cards if card.fields["definition"]}
    assert 0 < len(played) < 50
    assert played <= records.texts_in(told.story)
    for number in range(50):
        assert (f"Chose de numéro {number}." in file.decode()) is (f"Mot{number}" in played)


def test_every_act_of_this_kind_is_one_that_people_send() -> None:
    """An older page that still sends `write_card` is told to reload."""
    tags = {one.__struct_config__.tag for one in ev.Act.__args__}
    assert {"make_deck", "edit_deck", "remove_deck", "write_cards", "edit_card", "tear_card"} <= tags
    assert "write_card" not in tags
    assert "deck_imported" not in tags


async def test_the_answer_to_whoever_makes_a_deck_says_its_number_when_it_is_shown(
    session: aiohttp.ClientSession, address: str
) -> None:
    host = await open_salon(session, address)
    what = {"kind": "guests", "name": "La famille", "language": "fr"}
    for mid, number in [("made-once", host.view["seq"] + 1), ("made-twice", host.view["seq"] + 2)]:
        heard = len(host.frames)
        await host.do("make_deck", mid, **what)
        frames = [msgspec.json.decode(frame) for frame in host.frames[heard:]]
        assert frames[-1] == {"t": "done", "mid": mid, "entry": number}
        assert number in [deck["id"] for deck in frames[-2]["salon"]["decks"]]
    # Said again, it has become nothing.
    heard = len(host.frames)
    await host.do("make_deck", "made-once", **what)
    assert [msgspec.json.decode(frame) for frame in host.frames[heard:]] == [
        {"t": "done", "mid": "made-once", "entry": None}
    ]
