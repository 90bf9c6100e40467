"""The bots of Dany."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from tests.bots.minds import KEYWORDS, walk
from tests.players import player_of
from veillee.bots import patience, put, think
from veillee.games import GAMES
from veillee.games.dany import bot as dany_bot
from veillee.games.dany import model as dany_model
from veillee.games.dany import moves as dany_moves
from veillee.games.dany import state as dany_state
from veillee.rules import Bot, Chance, Table

pytestmark = pytest.mark.no_cover


@pytest.mark.slow
def test_a_composition_uses_position_overlap_and_face() -> None:
    pieces = [piece for _, _, move in walk("dany", 5, "one") for piece in getattr(move, "pieces", ())]
    for seed in range(12):
        pieces += [piece for _, _, move in walk("dany", 6, f"c{seed}") for piece in getattr(move, "pieces", ())]
    assert len({(piece.x, piece.y) for piece in pieces}) > 20
    assert any(not piece.face_up for piece in pieces)
    assert any(piece.lean for piece in pieces)
    assert len({piece.angle for piece in pieces}) > 20


@pytest.mark.slow
def test_dany_spoils_but_not_always() -> None:
    found = Counter[tuple[bool, bool]]()
    for seed in range(60):
        for state, _, _ in walk("dany", 5, f"spoil:{seed}"):
            end = state
        for past in end.past:
            if past.result in ("found", "missed"):
                found[past.active == end.dany, past.result == "found"] += 1
    plain = found[False, True] / (found[False, True] + found[False, False])
    spoilt = found[True, True] / (found[True, True] + found[True, False])
    assert plain > 0.45
    assert 0.05 < spoilt < plain - 0.1


def test_fingers_follow_how_the_rounds_went() -> None:
    def past(active: int, decider: int, result: str) -> dany_model.Past:
        idea = {"id": "i", "words": ["a", "b", "c", "d", "e"]}
        unsaid = {"number": 1, "idea": idea, "word": 1, "answer": 2, "leanings": [None] * 4, "helped": False}
        return msgspec.convert({"active": active, "decider": decider, "result": result, **unsaid}, dany_model.Past)

    state = player_of("dany").GAME.start(Table(seats=4), dany_model.Options(), player_of("dany").decks(), Chance(b"x"))
    state = msgspec.structs.replace(state, past=(past(1, 0, "missed"), past(2, 1, "found"), past(3, 2, "missed")))
    public = GAMES["dany"].public(state)
    guilty = {seat: dany_bot.suspicion(public, seat) for seat in range(4)}  # type: ignore[arg-type]
    assert guilty[3] == 1.0
    assert guilty[3] > guilty[0] > guilty[2]


def seats_of_dany(state: dany_state.State, seat: int) -> tuple[Any, float]:
    """What a bot in this seat plays, and how long it leaves to people before it thinks of it."""
    game = GAMES["dany"]
    move = think(game, state, seat, Bot(temperament="playful", language="fr"), KEYWORDS, "wait", Random(1))
    return move, patience(game, state, seat, people=1)


@pytest.mark.rule("DA-11", "DA-13", "DA-17")
def test_bots_at_dany_leave_time_to_look_to_speak_and_to_suspect() -> None:
    game, waited = GAMES["dany"], dict[str, set[float]]()
    for seed in range(6):
        for state, seat, move in walk("dany", 5, f"wait:{seed}"):
            if move is not None:
                key = type(state.phase).__name__ + ":" + type(move).__name__
                waited.setdefault(key, set()).add(patience(game, state, seat, people=1))
    assert waited["Beginning:Point"] == {6}
    assert waited["Preparing:TurnUp"] == {8}
    assert waited["Choosing:Keep"] == {4}
    assert waited["Talking:Lean"] == {8}
    assert waited["Talking:CloseTalk"] == {40}
    assert waited["Talking:Answer"] == {0}
    assert waited["Revealed:NoQuestion"] == {dany_model.SILENCE_SECONDS}
    assert waited["Twist:Point"] == {25}


@pytest.mark.rule("DA-11", "DA-13")
def test_a_bot_that_decides_waits_for_people_then_closes_the_talk_and_one_that_composed_explains() -> None:
    game = GAMES["dany"]
    talk = next(state for state, _, _ in walk("dany", 4, "decides") if isinstance(state.phase, dany_state.Talking))
    active = talk.phase.active
    decider, *others = [(active - step) % 4 for step in (1, 2, 3)]
    assert isinstance(seats_of_dany(talk, decider)[0], dany_moves.Lean)
    state = game.apply(talk, decider, seats_of_dany(talk, decider)[0])
    assert seats_of_dany(state, decider) == (dany_moves.CloseTalk(), 40)
    for seat in others:
        state = game.apply(state, seat, dany_moves.Heard())
    move, wait = seats_of_dany(state, decider)
    assert (type(move), wait) == (dany_moves.Answer, 0)
    state = game.apply(state, decider, dany_moves.Answer(word=talk.phase.choice))
    state = game.apply(state, others[0], dany_moves.AskWhy())
    assert seats_of_dany(state, active) == (dany_moves.Explained(), 0)
    # What it says is what the table judges.
    assert put(game, dany_moves.Heard(), "Je parle.") == dany_moves.Heard()
    assert put(game, dany_moves.Explained(), None) == dany_moves.Explained()
    said = put(game, dany_moves.Explained(), "Le phare, c’est moi.")
    state = game.apply(state, active, said)
    explained = game.public(state)
    assert isinstance(explained, dany_model.ExplainingView)
    assert explained.words == "Le phare, c’est moi."
    move, wait = seats_of_dany(state, decider)
    assert (type(move), wait) == (dany_moves.Judge, 8)
