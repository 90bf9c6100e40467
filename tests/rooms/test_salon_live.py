"""An evening on a real server: rounds, options, limits, games that follow each other."""

import asyncio
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.guests import Guest, RefusedByServer, open_salon, sit_down, start, together
from tests.hand_clock import HandClock
from tests.rooms.live_tables import NAMES, tell
from tests.server.uploads import upload, wav
from veillee.decks import Library
from veillee.games.dany import model as dany_model
from veillee.games.dany import moves as dany_moves
from veillee.games.dictionnaire import model as dictionnaire
from veillee.games.didixit.model import Claim, ClaimingView, Give, GivingView, Tell, Tune, Vote, VotingView
from veillee.rooms import admission
from veillee.rules import AnyGame
from veillee.salon import game, message_ids
from veillee.server.keys import HOUSE


async def test_four_people_play_a_round_and_everyone_is_shown_the_same_table(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    await tell(guests[0])
    # All three at once: gifts never conflict with each other.
    await together(guests)
    await asyncio.gather(*(guest.play(Give(images=guest.private.hand[:1])) for guest in guests[1:]))
    await together(guests)
    numbers = [guest.private.ask.numbers[0] for guest in guests[1:]]
    await asyncio.gather(*(g.play(Vote(number=n)) for g, n in zip(guests[1:], numbers, strict=True)))
    await together(guests)
    assert len({str(guest.view["game"]) for guest in guests}) == 1
    assert guests[0].public.last.number == 1
    assert guests[0].view["game"]["awaited"] == [1]


async def test_a_move_is_decoded_once_and_stored_as_it_was_understood(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    decoded: list[bytes] = []
    for module in (admission, game):
        monkeypatch.setattr(module, "decode_move", counting(decoded, game.decode_move))
    image = guests[0].private.hand[0]
    what = f'{{"t": "play", "chair": 0, "move": {{ "clue":{{"t":"aloud"}},  "image":"{image}", "t":"tell"}}}}'
    await guests[0].send(f'{{"t": "do", "mid": "with-blanks", "what": {what}}}')
    await guests[0].until(lambda one: isinstance(one.public, GivingView))
    assert len(decoded) == 1
    room = await app[HOUSE].room(guests[0].code)
    (row,) = await app[HOUSE].storage.read(room.code, room.stored.seq - 1, room.stored.seq)
    assert f'"move":{{"t":"tell","image":"{image}","clue":{{"t":"aloud"}}}}'.encode() in row.body


async def test_a_move_with_a_clip_is_judged_before_storage_is_asked_for_it_and_once_more_after_that(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, mimes=True)
    _, answer = await upload(guests[0], wav(), "audio/wav")
    await guests[0].play(Claim())
    decoded: list[bytes] = []
    monkeypatch.setattr(admission, "decode_move", counting(decoded, game.decode_move))
    await guests[0].play(Tell(image=guests[0].private.hand[0], clue=Tune(clip=answer["clip"])))
    await guests[0].until(lambda one: isinstance(one.public, GivingView))
    assert len(decoded) == 2


def counting(decoded: list[bytes], decode: Any) -> Any:
    def count(rules: AnyGame, move: bytes) -> Any:
        decoded.append(bytes(move))
        return decode(rules, move)

    return count


async def test_everyone_sees_who_is_here(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    tom = await (await Guest(session, address, host.code, "Tom").connect()).join()
    for guest in (host, tom):
        await guest.until(lambda one: one.live["present"] == [0, 1])
    again = await Guest(session, address, host.code, "", key=tom.key).connect()
    await tom.hang_up()
    await again.until(lambda one: one.live["present"] == [0, 1])
    await again.hang_up()
    await host.until(lambda one: one.live["present"] == [0])


@pytest.mark.rule("CO-1")
async def test_the_host_sets_the_order_of_the_circle(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await guests[0].do("arrange", order=[3, 1, 0, 2])
    assert await guests[1].refusal("arrange", order=[0, 1, 2, 3]) == "host_only"
    assert await guests[0].refusal("arrange", order=[0, 0, 1, 2]) == "bad_order"
    await start(guests)
    assert guests[0].view["game"]["chairs"] == [3, 1, 0, 2]
    assert await guests[0].refusal("arrange", order=[0, 1, 2, 3]) == "game_running"


@pytest.mark.rule("DX-1")
async def test_everyone_chooses_a_rabbit_of_their_own(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    assert await host.refusal("sit", name="Léa", colour=6) == "no_such_colour"
    await host.do("sit", name="Léa", colour=5)
    other = await (await Guest(session, address, host.code, "Tom").connect()).join()
    assert await other.refusal("sit", name="Tom", colour=5) == "colour_taken"
    assert await other.refusal("sit", name="léa", colour=1) == "name_taken"
    await other.do("sit", name="Tom", colour=1)
    await other.do("dress", chair=other.chair, name="Thomas", colour=2)
    assert other.view["salon"]["chairs"][1]["colour"] == 2


@pytest.mark.rule("CO-8")
async def test_options_in_force_are_shown_before_the_start_and_during_play(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    assert guests[1].view["salon"]["options"]["end"] == "pile"
    await guests[0].do("set_options", options={"end": "score", "target": 20})
    assert await guests[1].refusal("set_options", options={}) == "host_only"
    assert await guests[0].refusal("set_options", options={"target": 4000}) == "bad_options"
    assert await guests[0].refusal("set_options", options={"magic": True}) == "bad_options"
    await together(guests)
    assert all(guest.view["salon"]["options"]["target"] == 20 for guest in guests)
    await start(guests)
    assert all(guest.view["game"]["options"]["target"] == 20 for guest in guests)
    assert await guests[0].refusal("set_options", options={}) == "game_running"


async def test_too_few_and_too_many_players(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES[:2])
    with pytest.raises(Exception, match="wrong_number_of_players"):
        await guests[0].ask({"t": "start"})
    for colour in range(2, 6):
        await guests[0].do("sit", name=f"Enfant {colour}", colour=colour)
    late = await (await Guest(session, address, guests[0].code, "Zoé").connect()).join()
    assert await late.refusal("sit", name="Zoé", colour=0) == "no_chair_free"


@pytest.mark.rule("CO-9", "DX-18")
async def test_an_expired_limit_is_an_entry_in_the_log(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, give_seconds=60)
    await guests[0].play(Claim())
    await tell(guests[0])
    await guests[1].play(Give(images=guests[1].private.hand[:1]))
    assert guests[1].view["game"]["clock"]["seconds"] == 60
    await clock.pass_on(60)
    await guests[1].until(lambda one: isinstance(one.public, VotingView))
    assert len(guests[1].public.table) == 4
    assert guests[1].view["game"]["clock"] is None
    # Everybody is told for whom it ran out, and in which phase: what was public then.
    ran_out = guests[1].view["game"]["ran_out"]
    assert {key: ran_out[key] for key in ran_out if key != "at"} == {"phase": "giving", "seats": [2, 3]}


async def test_a_television_sees_the_table_and_no_secret(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    screen = await (await Guest(session, address, guests[0].code, "").connect()).join(screen=True)
    assert await screen.refusal("sit", name="Télé", colour=5) == "screens_do_not_play"
    assert await screen.refusal("say", text="bonsoir") == "screens_do_not_play"
    await start([*guests, screen])
    assert screen.view["you"]["hands"] == []
    # A locked salon keeps the screens it has.
    await guests[0].do("lock", on=True)
    again = await Guest(session, address, guests[0].code, "", key=screen.key).connect()
    assert isinstance(again.public, ClaimingView)


async def test_wins_and_points_of_the_evening_add_up(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES[:3])
    await start(guests, end="score", target=5)
    while guests[0].view["game"]["outcome"] is None:
        for guest in guests:
            if guest.moves() and guest.view["you"]["hands"][0]["seat"] in guest.view["game"]["awaited"]:
                await guest.play(guest.moves()[0])
                await together(guests)
                break
    outcome = guests[0].view["game"]["outcome"]
    chairs = guests[0].view["salon"]["chairs"]
    assert [chair["points"] for chair in chairs] == outcome["scores"]
    assert [seat for seat, chair in enumerate(chairs) if chair["wins"]] == outcome["winners"]
    await start(guests)
    assert guests[0].view["game"]["number"] == 2
    assert guests[0].view["game"]["outcome"] is None


async def test_a_resent_join_is_answered_again(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES[:2])
    seq = guests[1].view["seq"]
    await guests[1].join()
    assert guests[1].view["seq"] == seq
    guests[1].key = "x" * 32
    with pytest.raises(Exception, match="unknown_key"):
        await guests[1].join()


async def test_a_message_that_comes_again_is_never_applied_twice_however_late_it_comes(
    monkeypatch: pytest.MonkeyPatch, session: aiohttp.ClientSession, address: str
) -> None:
    monkeypatch.setattr(message_ids, "IDS_KEPT", 5)
    [host] = await sit_down(session, address, NAMES[:1])
    mids = [f"0123456789abcdef-{number}" for number in range(1, 8)]
    for number, mid in enumerate(mids):
        await host.do("dress", mid, chair=0, name=f"Nina {number}", colour=0)
    before = host.view
    # Those that are remembered are answered again, older ones are refused; neither happens.
    await host.do("dress", mids[-5], chair=0, name="Nina 2", colour=0)
    for mid in mids[:2]:
        with pytest.raises(RefusedByServer, match="too_late"):
            await host.do("dress", mid, chair=0, name="Nina 0", colour=0)
    # Another page of the same person begins with 1.
    await host.do("dress", "fedcba9876543210-1", chair=0, name="Nina", colour=0)
    assert host.view["seq"] == before["seq"] + 1
    assert host.view["salon"]["chairs"][0]["name"] == "Nina"


async def test_a_limit_does_not_start_again_with_every_move_and_late_expiry_is_nothing(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, give_seconds=100, vote_seconds=50)
    await guests[0].play(Claim())
    await tell(guests[0])
    until = guests[0].view["game"]["clock"]["until"]
    await clock.pass_on(30)
    await guests[1].play(Give(images=guests[1].private.hand[:1]))
    assert guests[1].view["game"]["clock"]["until"] == until
    room = await app[HOUSE].room(guests[0].code)
    seq = room.stored.seq
    room.timers.expire("1:tell:0")
    await guests[0].do("say", text="rien")
    assert guests[0].view["seq"] == seq + 1


async def test_the_readers_light_outlives_a_vote_and_ends_with_the_count(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"], "dictionnaire")
    reader, *writers = guests
    await start(guests)
    await reader.play(dictionnaire.Draw(box=1))
    await reader.play(dictionnaire.Choose(word=reader.private.ask.words[0].id))
    for guest in writers:
        await together(guests)
        await guest.play(dictionnaire.Write(text=f"Chose de {guest.name}."))
    await together(guests)
    await reader.play(dictionnaire.Read(at_once=True))
    await together(guests)

    light = {"chair": reader.chair, "draft": {"t": "lit", "letter": "A"}}
    await reader.send({"t": "draft", **light})
    for guest in writers:
        await guest.until(lambda one: one.live["drafts"] == [light])
    await writers[0].play(dictionnaire.Vote(letter="A"))
    await together(guests)
    assert writers[1].live["drafts"] == [light]
    await writers[1].play(dictionnaire.Vote(letter="A"))
    await writers[0].until(lambda one: one.live["drafts"] == [])


async def test_the_real_definition_reaches_nobody_but_the_reader_before_it_is_read(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"], "dictionnaire")
    reader, *writers = guests
    await start(guests)
    await reader.play(dictionnaire.Draw(box=2))
    word = reader.private.ask.words[0]
    await reader.play(dictionnaire.Choose(word=word.id))
    for guest in writers:
        await together(guests)
        await guest.play(dictionnaire.Write(text=f"Chose de {guest.name}."))
    await together(guests)
    assert word.definition in str(reader.view)
    for guest in writers:
        assert word.word in str(guest.view)
        assert word.definition not in str(guest.view)
        assert all(f"Chose de {other.name}." not in str(guest.view) for other in writers if other is not guest)
    await reader.play(dictionnaire.Read(at_once=True))
    await together(guests)
    assert all(word.definition in str(guest.view) for guest in writers)


ODILE = {"name": "Tante Odile", "family": "imaginary", "line": "Elle sait tout, et le dit au dessert."}


@pytest.mark.rule("DN-1")
async def test_a_guest_that_was_written_is_shuffled_into_the_next_game(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"], "diner")
    tom = guests[1]
    await tom.do("make_deck", kind="guests", name="La famille", language="fr")
    await tom.do("write_cards", deck=tom.view["salon"]["decks"][0]["id"], cards=[ODILE])
    await together(guests)
    await start(guests)
    salon = (await app[HOUSE].room(guests[0].code)).stored
    assert salon.running is not None
    (odile,) = salon.running.start.mixed[0].cards
    assert salon.running.state.guests[odile.id].name_fr == "Tante Odile"
    dealt = [id for hand in salon.running.state.hands for id in hand]
    assert [*dealt, *salon.running.state.pile.cards].count(odile.id) == 1


async def composing_dany(session: aiohttp.ClientSession, address: str) -> tuple[list[Guest], Guest, Guest, list[Guest]]:
    """Players of whom one composes, who decides, and everyone who looks on: the others, a spectator, a television."""
    guests = await sit_down(session, address, NAMES, "dany")
    spectator = await (await Guest(session, address, guests[0].code, "Zoé").connect()).join()
    television = await (await Guest(session, address, guests[0].code, "").connect()).join(screen=True)
    await start(guests, first="drawn")
    active = guests[guests[0].public.active]
    await active.play(dany_moves.TurnUp())
    await active.play(dany_moves.Keep(memories=active.private.ask.hand[:4]))
    await together(guests)
    decider = guests[active.public.decider]
    return guests, active, decider, [*(one for one in guests if one is not active), spectator, television]


@pytest.mark.rule("CO-2", "DA-7")
async def test_a_composition_grows_before_everyone_and_names_nothing_that_lies_face_down(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests, active, _, onlookers = await composing_dany(session, address)
    shown, hidden, *in_hand = active.private.ask.kept
    unseen = [hidden, *in_hand]
    for step in range(5):
        pieces = (
            dany_model.Piece(x=100 * step, y=300, angle=70, memory=shown),
            dany_model.Piece(x=500, y=300 + step, lean=40, face_up=False, memory=hidden),
        )
        draft = msgspec.to_builtins(dany_moves.Surface(pieces=pieces))
        await active.send({"t": "draft", "chair": active.chair, "draft": draft})

    def sees(guest: Guest) -> bool:
        return any(draft["draft"]["pieces"][0]["x"] == 400 for draft in guest.live["drafts"])

    for guest in onlookers:
        await guest.until(sees)
        assert guest.live["drafts"][0]["draft"]["pieces"][1]["memory"] is None
    await active.play(dany_moves.Send(pieces=pieces))
    await together(guests)
    for guest in onlookers:
        await guest.until(lambda one: isinstance(one.public, dany_model.TalkingView))
        # Whatever ever came to them, live or in a view.
        everything = b"".join(guest.frames)
        assert shown.encode() in everything
        assert all(memory.encode() not in everything for memory in unseen)
    for memory in unseen:
        assert memory.encode() in b"".join(active.frames)


@pytest.mark.rule("DA-8", "DA-9", "CO-4")
async def test_after_hands_off_nothing_moves_and_the_active_one_is_silent(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests, active, decider, onlookers = await composing_dany(session, address)
    # The host may always erase words: so the active one is not the host here.
    if active is guests[0]:
        await active.do("give_host", person=decider.person)
    memory = active.private.ask.kept[0]
    laid = dany_model.Piece(x=500, y=500, memory=memory)
    surface = {"t": "draft", "chair": active.chair, "draft": msgspec.to_builtins(dany_moves.Surface(pieces=(laid,)))}
    # A stranger's card is neither shown nor sent.
    left = {card.id for card in Library().by_id("souvenirs").cards} - set(active.private.ask.kept)  # type: ignore[union-attr]
    foreign = msgspec.structs.replace(laid, memory=min(left))
    await active.send({**surface, "draft": msgspec.to_builtins(dany_moves.Surface(pieces=(foreign,)))})
    await active.until(lambda one: one.strays[-1:] == ["not_kept"])
    refused = await active.refusal(
        "play", chair=active.chair, move=msgspec.to_builtins(dany_moves.Send(pieces=(foreign,)))
    )
    assert refused == "not_kept"
    await active.send(surface)
    for guest in onlookers:
        await guest.until(lambda one: one.live["drafts"] != [])
    await active.play(dany_moves.Send(pieces=(laid,)))
    for guest in onlookers:
        await guest.until(lambda one: one.live["drafts"] == [])
    await active.send(surface)
    await active.until(lambda one: one.strays[-1:] == ["hands_off"])
    pointer = {"t": "draft", "chair": active.chair, "draft": {"t": "pointer", "at": [5, 5]}}
    await active.send(pointer)
    await active.until(lambda one: one.strays[-1:] == ["not_for_active"])
    assert await active.refusal("say", text="C’est le 3 !", chair=active.chair) == "may_not_speak"
    # Nor by another way of writing to all.
    assert await active.refusal("take_down", line=1) == "may_not_speak"
    assert await active.refusal("dress", chair=active.chair, name="Le 3", colour=7) == "may_not_speak"
    assert await active.refusal("sit", name="Le 3", colour=7) == "may_not_speak"
    await decider.do("say", text="Le 3, peut-être.", chair=decider.chair)
    await active.until(lambda one: [line["text"] for line in one.chat] == ["Le 3, peut-être."])
    # The others may point; and only one of them answers, when all have been heard.
    other = next(one for one in guests if one not in (active, decider))
    await other.send({**pointer, "chair": other.chair})
    await active.until(lambda one: [draft["draft"]["at"] for draft in one.live["drafts"]] == [[5, 5]])
    answer = msgspec.to_builtins(dany_moves.Answer(word=1))
    assert await other.refusal("play", chair=other.chair, move=answer) == "not_decider"
    assert await decider.refusal("play", chair=decider.chair, move=answer) == "not_all_heard"


@pytest.mark.parametrize(
    ("game", "options"),
    [("diner", {"decks": ["reves"]}), ("diner", {"decks": ["mots-rares"]}), ("didixit", {"decks": ["idees"]})],
)
async def test_a_deck_of_another_game_is_refused_at_the_start(
    session: aiohttp.ClientSession, address: str, game: str, options: dict[str, Any]
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"], game)
    await guests[0].do("set_options", options=options)
    with pytest.raises(RefusedByServer, match="no_such_deck"):
        await guests[0].ask({"t": "start"})
