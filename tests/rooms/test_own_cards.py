"""Decks that people of a salon make (CO-15): who may, how many, what others see of them."""

from typing import Any

import aiohttp
import msgspec
from aiohttp import web

from tests.guests import Guest, make_deck, open_salon, page, sit_down, start, together
from tests.rooms.own_decks import IDEA, NAMES, ODILE, PANTOUFLE, guest_number, idea_number, play_one, refused, room_of
from veillee.salon import events as ev
from veillee.server.keys import HOUSE

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


# The file of a finished game


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
