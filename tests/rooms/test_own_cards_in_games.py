"""Own cards in games: what is played stays, what was dealt can be proved (CO-15)."""

import asyncio
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web
from msgspec.structs import replace

from tests.evenings import LIBRARY
from tests.guests import RefusedByServer, make_deck, page, play_on, sit_down, start, together
from tests.players import own_kinds, written
from tests.rooms.own_decks import (
    IDEA,
    NAMES,
    ODILE,
    OwnEvening,
    evening_of,
    guest_number,
    idea_number,
    image_number,
    refused,
    room_of,
    word_number,
    words_of,
)
from veillee.games import GAMES
from veillee.games.dany import moves as dany_moves
from veillee.rules import Refused
from veillee.salon import records
from veillee.salon.replay import replay
from veillee.storage import Row
from veillee.workshop import acts as deck_acts
from veillee.workshop import erasing, own_decks

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
