"""Own cards in the log: older versions, lost entries, words that go (CO-15)."""

import asyncio

import aiohttp
from aiohttp import web

from tests.evenings import LIBRARY
from tests.guests import make_deck, page, sit_down
from tests.rooms.own_decks import IDEA, NAMES, ODILE, OwnEvening, guest_number, imported, room_of
from veillee.games import GAMES
from veillee.salon import events as ev
from veillee.salon.replay import read_entry, replay
from veillee.server.keys import HOUSE
from veillee.storage import Row
from veillee.workshop import acts as deck_acts
from veillee.workshop import erasing, own_decks


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
