"""Own cards with images, and decks that are brought along (CO-15)."""

import asyncio

import aiohttp
import pytest
from aiohttp import web
from msgspec.structs import replace

from tests.guests import Guest, make_deck, open_salon, page, play_on, sit_down, start, together
from tests.pictures import picture
from tests.rooms.own_decks import NAMES, PANTOUFLE, described, imported, play_one, refused, room_of, word_number
from tests.rooms.test_images import bring
from tests.waiting import until
from veillee.rules import Refused
from veillee.server.keys import HOUSE
from veillee.storage import NotStored

# Images


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
