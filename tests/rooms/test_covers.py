"""The host covers something: at once it is on no screen any more, whoever comes, and the game goes on with it."""

import secrets
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.guests import Guest, make_deck, open_salon, page, play_on, sit_down, start, together
from tests.pictures import picture, thumb
from tests.rooms.own_decks import described
from tests.rooms.test_erasure import sound_of, upload
from tests.rooms.test_heirs import heir_of
from tests.rooms.test_images import bring, look
from veillee.games.didixit.model import Claim, Mime, Sentence, Tell, Tune
from veillee.rooms import presence
from veillee.salon import covers, people, records
from veillee.server.keys import HOUSE

NAMES = ["Léa", "Tom", "Nina", "Julien"]
RUDE = "Une horreur sans nom"


async def tell(guests: list[Guest], clue: Sentence | Tune | Mime) -> None:
    """Tom tells."""
    tom = guests[1]
    await tom.play(Claim())
    await tom.until(lambda one: one.view["you"]["hands"][0]["private"]["ask"]["t"] == "tell")
    await tom.play(Tell(image=tom.private.hand[0], clue=clue))
    await together(guests)


async def come(guest: Guest, name: str, key: str = "") -> Guest:
    return await Guest(guest.session, guest.address, guest.code, name, key).connect()


async def asked(guest: Guest, path: str, key: str | None = None) -> tuple[int, bytes]:
    headers = {"X-Veillee-Key": guest.key if key is None else key}
    async with guest.session.get(f"{guest.address}/api/{path}", headers=headers) as answer:
        return answer.status, await answer.read()


async def told(guest: Guest, message: dict[str, Any]) -> bytes:
    await guest.send(message)
    return msgspec.json.encode(await guest.other.get())


async def test_covered_words_are_on_no_screen_any_more_and_the_game_goes_on(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    host, tom = guests[:2]
    television = await (await Guest(session, address, host.code, "").connect()).join(screen=True)
    visitor = await come(host, "Zoé")
    everybody = [*guests, television, visitor]
    await start(guests, end="score", target=5)
    await tell(guests, Sentence(text=RUDE))
    await together(everybody)
    assert all(guest.public.clue == Sentence(text=RUDE) for guest in everybody)
    await tom.do("say", text=RUDE.upper())
    for act in ("cover", "rename"):
        what = {"cover": {"kind": "words", "of": RUDE}, "rename": {"name": "Nina", "to": "Max"}}[act]
        assert await tom.refusal(act, **what) == "host_only"
        screens = {"cover": "host_only", "rename": "screens_do_not_play"}
        assert await television.refusal(act, **what) == screens[act]
    seen = {guest: len(guest.frames) for guest in everybody}
    await host.do("cover", kind="words", of=f"« {RUDE} ! »")
    await together(everybody)
    assert all(guest.public.clue == Sentence(text="▒1▒") for guest in everybody)
    assert host.view["salon"]["covers"] == [{"id": 1, "kind": "words", "of": None, "by": 0}]
    assert await host.refusal("cover", kind="words", of=RUDE) == "already_covered"
    # Who comes now, and who comes back.
    late, again = await come(host, "Max"), await come(host, "Tom", tom.key)
    await late.join()
    await play_on(guests)
    await together(guests)
    seen |= {late: 0, again: 0}
    await again.send({"t": "ask_chat", "before": 1000})
    await again.until(lambda one: any(line["text"] == "▒1▒" for line in one.chat))
    told_by_story = await told(late, {"t": "ask_story", "after": 0})
    file = await told(late, {"t": "ask_export"})
    token = secrets.token_urlsafe(24)
    await tom.do("share_album", on=True, token=token)
    albums = [await asked(host, f"salons/{host.code}/album"), await asked(host, f"album/{host.code}-{token}", "")]
    assert [status for status, _ in albums] == [200, 200]
    files = [told_by_story, file, *(body for _, body in albums)]
    assert all("▒1▒".encode() in one for one in files)
    frames = [frame for guest, since in seen.items() for frame in guest.frames[since:]]
    assert not any(RUDE.lower() in one.decode().lower() for one in (*frames, *files))
    assert records.verify(msgspec.json.encode(msgspec.json.decode(file)["file"])).wrong == ()
    # Taken off again, it is there again.
    assert await tom.refusal("uncover", cover=1) == "host_only"
    assert await host.refusal("uncover", cover=2) == "not_covered"
    await host.do("uncover", cover=1)
    assert RUDE.encode() in await told(late, {"t": "ask_story", "after": 0})
    assert RUDE.encode() in await told(late, {"t": "ask_export"})
    assert RUDE in (await asked(host, f"salons/{host.code}/album"))[1].decode()


async def test_a_covered_image_is_served_to_nobody_and_not_dealt_again(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES[:3])
    host, tom, nina = guests
    names = [(await bring(tom, picture(colour=50 * n)))[1]["image"] for n in range(3)]
    deck = await make_deck(tom, "images")
    await tom.do("write_cards", deck=deck, cards=[described(name, f"La photo {n}.") for n, name in enumerate(names)])
    await bring(tom, thumb(), f"/{names[0]}/thumb")
    await start(guests)
    card = f"own-{names[0]}"
    await nina.do("share_album", on=True, token="t" * 32)
    assert [(await look(nina, file))[0] for file in (names[0], f"{names[0]}.thumb", names[1])] == [200] * 3
    assert await host.refusal("cover", kind="image", of="reves001") == "nothing_to_cover"
    await host.do("cover", kind="image", of=card)
    assert host.view["salon"]["covers"] == [{"id": 1, "kind": "image", "of": card, "by": 0}]
    for guest in guests:
        statuses = [(await look(guest, file))[0] for file in (names[0], f"{names[0]}.thumb", names[1])]
        assert statuses == [404, 404, 200]
    alts = msgspec.json.decode((await asked(tom, f"salons/{host.code}/alts"))[1])
    assert (alts[card], alts[f"own-{names[1]}"]["fr"]) == ({"fr": "▒", "en": "▒"}, "La photo 1.")
    await play_on(guests)
    await together(guests)
    for path, key in ((f"salons/{host.code}/album", None), (f"album/{host.code}-{'t' * 32}", "")):
        status, album = await asked(tom, path, key)
        assert status == 200
        assert b"La photo 0." not in album
    shared = f"album/{host.code}-{'t' * 32}/images/"
    assert (await asked(tom, shared + names[0], ""))[0] == 404
    # The file of the deck is without it, and so is the next game.
    assert host.view["salon"]["decks"][0]["cards"] == 2
    packed = (await asked(tom, f"salons/{host.code}/decks/{deck}.veillee"))[1]
    assert packed.count(b"RIFF") == 2 * len([names[1], names[2]]) or b"La photo 0." not in packed
    await start(guests)
    alts = msgspec.json.decode((await asked(tom, f"salons/{host.code}/alts"))[1])
    assert set(alts) == {f"own-{names[1]}", f"own-{names[2]}"}
    await host.do("uncover", cover=1)
    assert (await look(nina, names[0]))[0] == 200


async def test_a_covered_recording_is_served_to_nobody_until_it_is_uncovered(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    host, tom = guests[:2]
    await start(guests, mimes=True)
    clip = await upload(tom, sound_of(b"la la la"))
    await tell(guests, Tune(clip=clip))

    async def status() -> int:
        url = f"{address}/clips/{host.code}/{clip}"
        async with session.get(url, headers={"X-Veillee-Key": host.key}) as answer:
            return answer.status

    assert await status() == 200
    await host.do("cover", kind="clip", of=clip)
    assert await status() == 404
    # Screens say of it what they say of one that was taken down.
    assert host.view["salon"]["covers"] == [{"id": 1, "kind": "clip", "of": clip, "by": 0}]
    await host.do("uncover", cover=1)
    assert await status() == 200


async def test_a_rude_name_is_gone_everywhere_and_whoever_had_it_is_told_and_chooses_another(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, ["Léa", "Gros mot", "Nina", "Julien"])
    host, rude, nina, _ = guests
    television = await (await Guest(session, address, host.code, "").connect()).join(screen=True)
    await start(guests, end="score", target=5)
    await rude.do("say", text="Me voici", chair=rude.chair)
    await play_on(guests)
    await together([*guests, television])
    seen = {guest: len(guest.frames) for guest in (*guests, television)}
    assert not any(guest.view["you"]["renamed"] for guest in guests)
    await host.do("rename", name="gros MOT")
    await together([*guests, television])
    salon = television.view["salon"]
    assert [person["name"] for person in salon["people"]][:4] == ["Léa", "N° 2", "Nina", "Julien"]
    assert [chair["name"] for chair in salon["chairs"]] == ["Léa", "N° 2", "Nina", "Julien"]
    assert [guest.view["you"]["renamed"] for guest in guests] == [False, True, False, False]
    # Nobody comes back under it.
    assert await rude.refusal("rename", name="N° 2", to="Gros mot") == "name_covered"
    assert await rude.refusal("dress", chair=rude.chair, name="GROS MOT", colour=1) == "name_covered"
    stranger = await come(host, "Gros Mot")
    with pytest.raises(Exception, match="name_covered"):
        await stranger.join()
    album = (await asked(nina, f"salons/{host.code}/album"))[1]
    file = await told(nina, {"t": "ask_export"})
    await nina.send({"t": "ask_chat", "before": 1000})
    await nina.until(lambda one: any(line["name"] == "N° 2" for line in one.chat))
    frames = [frame for guest, since in seen.items() for frame in guest.frames[since:]]
    own = [frame for frame in rude.frames if b'"t":"refused"' in frame]
    assert not any("gros mot" in one.decode().lower() for one in (*frames, album, file) if one not in own)
    await rude.do("rename", name="N° 2", to="Grosminet")
    await together(guests)
    assert rude.view["salon"]["chairs"][1]["name"] == rude.view["salon"]["people"][1]["name"] == "Grosminet"
    assert not rude.view["you"]["renamed"]


async def test_people_rename_themselves_and_the_host_gives_a_name_of_their_choice(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES[:3])
    host, tom, nina = guests
    await tom.do("rename", name="Tom", to="Thomas")
    await host.do("rename", name="Nina", to="Ninon")
    assert await tom.refusal("rename", name="Thomas", to="Ninon") == "name_taken"
    assert await tom.refusal("rename", name="Thomas") == "name_empty"
    assert await host.refusal("rename", name="Personne") == "no_such_name"
    await host.do("add_bot", bot={"temperament": "sharp", "language": "fr"})
    await together(guests)
    assert await host.refusal("rename", name=host.view["salon"]["chairs"][3]["name"]) == "no_such_name"
    assert [chair["name"] for chair in host.view["salon"]["chairs"]][:3] == ["Léa", "Thomas", "Ninon"]
    # Whoever chose it themselves may have the old one back.
    await tom.do("rename", name="Thomas", to="Tom")
    # To dress the chair anew is to choose, too.
    assert nina.view["you"]["renamed"]
    await nina.do("dress", chair=nina.chair, name="Nine", colour=2)
    assert not nina.view["you"]["renamed"]


async def test_who_took_over_a_moment_ago_covers_but_uncovers_and_renames_nobody(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "HOST_GRACE_SECONDS", 0)
    guests = await sit_down(session, address, NAMES)
    lea, tom, nina, _ = guests
    await lea.do("cover", kind="words", of="Première")
    await heir_of(lea, guests[1:])
    assert await tom.refusal("uncover", cover=1) == "host_is_new"
    assert await tom.refusal("rename", name="Nina") == "host_is_new"
    await tom.do("cover", kind="words", of="Deuxième")
    await tom.do("uncover", cover=2)
    monkeypatch.setattr(people, "HEIR_WAITS_MS", 0)
    await tom.do("uncover", cover=1)
    await tom.do("rename", name="Nina")
    await together(guests[1:])
    assert nina.view["you"]["renamed"]


async def test_so_much_can_be_covered(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await open_salon(session, address)
    monkeypatch.setattr(covers, "MOST_COVERS", 3)
    for text in ("Un", "Deux", "Trois"):
        await host.do("cover", kind="words", of=text)
    assert await host.refusal("cover", kind="words", of="Quatre") == "too_many_covers"
    assert await host.refusal("cover", kind="words", of=" \t ") == "text_empty"
    assert await host.refusal("cover", kind="clip", of="Un") == "nothing_to_cover"
    await host.do("uncover", cover=2)
    await host.do("cover", kind="words", of="Quatre")
    assert sorted(cover["id"] for cover in host.view["salon"]["covers"]) == [1, 3, 4]


async def test_a_covered_card_that_is_edited_keeps_what_was_covered(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host = await open_salon(session, address, game="dictionnaire")
    deck = await make_deck(host, "words", "Nos mots")
    await host.do("write_cards", deck=deck, cards=[{"word": "Pantoufle", "kind": "n. f.", "definition": RUDE}])
    await host.do("cover", kind="words", of=RUDE)
    await host.do("cover", kind="words", of="Nos mots")
    shown = await page(host, deck)
    assert (shown["deck"]["name"], shown["deck"]["cards"]) == ("▒2▒", 0)
    fields = {"word": "Pantoufle", "kind": "n. f.", "definition": "▒1▒"}
    assert shown["cards"][0]["fields"] == fields
    await host.do("edit_card", card=shown["cards"][0]["id"], fields={**fields, "word": "Savate"})
    room = await app[HOUSE].room(host.code)
    assert room.stored.own_cards[0].fields == {**fields, "word": "Savate", "definition": RUDE}
