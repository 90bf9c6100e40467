"""The file of a finished game tells what the table was shown, and what the proof of its shuffles needs (CO-2, CO-5)."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.json import encode

from tests.players import player_of
from veillee.decks import Library
from veillee.games import GAMES
from veillee.games.dany import moves as dany_moves
from veillee.games.dictionnaire import model as dictionnaire
from veillee.games.didixit import model as didixit
from veillee.games.didixit import rules as didixit_rules
from veillee.games.didixit import state as didixit_state
from veillee.rules import MISSING_PART, AnyGame, Deck, Refused
from veillee.salon import events as ev
from veillee.salon import game as table
from veillee.salon import records
from veillee.salon.records import verify

LIBRARY = Library()
MOST_STEPS = 4000


class Played:
    """A whole game of restless players: they change their answers, and some go away for a moment."""

    def __init__(self, name: str, seed: int, away: float = 0, seats: int = 4) -> None:
        self.game: AnyGame = GAMES[name]
        self.chance = random.Random(seed)
        self.decks: tuple[Deck, ...] = LIBRARY.wanted(self.game, self.game.options_type())
        self.begun = ev.Started(
            game=name,
            version=self.game.version,
            options={},
            chairs=tuple(range(seats)),
            host=0,
            server_part=f"{seed:064x}",
            parts=(MISSING_PART,) * seats,
            decks=tuple(deck.hash for deck in self.decks),
        )
        self.steps: list[records.Step] = []
        self.edits = 0
        state = self.state()
        while self.game.outcome(state) is None:
            assert len(self.steps) < MOST_STEPS
            step = self.step(state, away)
            try:
                state = records.take(self.game, state, step)
            except Refused:
                continue
            self.steps.append(step)

    def state(self) -> Any:
        return table.begin(self.begun, {deck.hash: deck for deck in self.decks})

    def step(self, state: Any, away: float) -> records.Step:
        awaited = self.game.awaited(state)
        seat = self.chance.choice(awaited if self.chance.random() < 0.6 else range(state.seats))
        if seat in awaited and self.chance.random() < away:
            return records.Away(seat=seat)
        moves = player_of(self.game.name).moves(self.game.public(state), self.game.private(state, seat))
        if not moves:
            seat = awaited[0]
            moves = player_of(self.game.name).moves(self.game.public(state), self.game.private(state, seat))
        move = self.chance.choice(moves)
        if isinstance(move, dictionnaire.Edit) or (isinstance(move, dictionnaire.Read) and self.chance.random() < 0.8):
            # Each edit in words of its own, and more than one.
            sheet = self.chance.choice([pile[-1].id for pile in state.phase.piles])
            move, self.edits = dictionnaire.Edit(sheet=sheet, text=f"Retouche-{self.edits}-fin."), self.edits + 1
        return records.Moved(seat=seat, move=Raw(encode(move)))

    def exported(self) -> records.Record:
        told = records.as_exported(self.begun, self.decks, tuple(self.steps))
        return records.record(self.begun, self.decks, told)

    def whole(self) -> records.Record:
        return records.record(self.begun, self.decks, tuple(self.steps))

    def unseen(self, told: records.Record) -> set[str]:
        """The kinds of moves of a file that say what nobody was ever shown."""
        found, state = set[str](), self.state()
        answers: dict[tuple[int, type], Any] = {}
        story = encode(told.story).decode()
        for step in told.steps:
            if isinstance(step, records.Moved):
                move = table.decode_move(self.game, step.move)
                if (
                    isinstance(move, player_of(self.game.name).ANSWERS)
                    and answers.setdefault((step.seat, type(move)), move) != move
                ):
                    found.add(type(move).__name__)
                if isinstance(move, dictionnaire.Edit) and "etouche" in move.text and move.text not in story:
                    found.add("Edit")
                if isinstance(move, dany_moves.Send) and any(one.memory and not one.face_up for one in move.pieces):
                    found.add("Send")
            after = records.take(self.game, state, step)
            if type(after.phase) is not type(state.phase) or self.game.story(state, after):
                answers.clear()
            state = after
        return found


def proven(told: records.Record) -> Any:
    return told.shuffles, told.story, told.outcome


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("CO-2", "CO-5")
def test_a_file_tells_nothing_that_was_changed_before_anybody_saw_it(
    name: str,
) -> None:
    games = [Played(name, seed) for seed in range(10 if name == "dany" else 3)]
    careless = set[str]()
    for game in games:
        told = game.exported()
        assert game.unseen(told) == set()
        assert proven(told) == proven(game.whole())
        assert verify(encode(told)).wrong == ()
        # The file of a server that wrote down every move would be found out.
        careless |= game.unseen(game.whole())
    moves = {one.__name__ for one in player_of(name).ANSWERS}
    moves |= {one.__name__ for one in getattr(player_of(name), "WRITTEN_OVER", ())}
    assert careless == moves


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("CO-5")
def test_a_file_proves_the_same_game_also_if_players_were_away(name: str) -> None:
    for seed in range(2):
        game = Played(name, seed, away=0.15)
        told = game.exported()
        assert proven(told) == proven(game.whole())
        assert verify(encode(told)).wrong == ()


def test_only_seats_from_whose_hand_chance_drew_keep_what_they_took_back() -> None:
    """An image that was taken back lies elsewhere in the hand, and shuffles of hands are part of the proof."""
    kept = 0
    for seed in range(8):
        game = Played("didixit", seed, away=0.08)
        took_back, still = (seats_that_took_back(game, steps) for steps in (game.steps, game.exported().steps))
        drawn = {int(one.label.split(":")[2]) for one in game.whole().shuffles if one.label.startswith("gift:")}
        assert still <= drawn
        assert still <= took_back
        kept += len(still)
    assert kept


def seats_that_took_back(game: Played, steps: Sequence[records.Step]) -> set[int]:
    found, given, state = set[int](), dict[int, Any](), game.state()
    for step in steps:
        if isinstance(step, records.Moved):
            move = table.decode_move(game.game, step.move)
            if isinstance(move, didixit.Give) and given.setdefault(step.seat, move) != move:
                found.add(step.seat)
        state = records.take(game.game, state, step)
        if not isinstance(state.phase, didixit_state.Giving):
            given.clear()
    return found


@pytest.mark.rule("CO-2", "DA-8")
def test_of_a_card_that_lay_face_down_a_file_tells_what_was_kept_and_not_where_it_lay() -> None:
    game = Played("dany", 5)
    told = game.exported()
    sent = [move for move in moves_of(told) if isinstance(move, dany_moves.Send)]
    down = [piece for move in sent for piece in move.pieces if not piece.face_up]
    assert down
    assert all(piece.memory is None for piece in down)
    # A card that lies open must be named, in a file as at the table.
    file = msgspec.json.decode(encode(told))
    opened = next(step for step in file["steps"] if step.get("move", {}).get("pieces"))["move"]["pieces"][0]
    assert opened["face_up"] is not False
    opened["memory"] = None
    assert "could not have been made" in verify(encode(file)).wrong[0]
    # More cards than were kept cannot lie there, whatever their faces.
    file = msgspec.json.decode(encode(told))
    kept = next(step["move"] for step in file["steps"] if step.get("move", {}).get("t") == "keep")
    kept["memories"] = []
    assert verify(encode(file)).wrong


def moves_of(told: records.Record) -> list[Any]:
    game = GAMES[told.start.game]
    return [table.decode_move(game, step.move) for step in told.steps if isinstance(step, records.Moved)]


def test_a_vote_that_is_changed_thousands_of_times_is_not_looked_up_in_every_state(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Played("didixit", 0)
    votes = [
        n for n, step in enumerate(game.steps) if isinstance(step, records.Moved) and b'"vote"' in bytes(step.move)
    ]
    game.steps[votes[0] : votes[0]] = [game.steps[votes[0]]] * 2000
    looks = 0
    vote_of = didixit_rules.vote_of

    def counted(state: Any, seat: int) -> int | None:
        nonlocal looks
        looks += 1
        return vote_of(state, seat)

    monkeypatch.setattr(didixit_rules, "vote_of", counted)
    records.as_exported(game.begun, game.decks, tuple(game.steps))
    assert looks < 4 * (2000 + len(votes))
