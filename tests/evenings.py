"""Evenings as this version writes them down: the log of a salon in which two games of one kind were played."""

import random
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import TypeAlias

import msgspec
from msgspec import Raw

from tests.players import player_of
from veillee.bots import load_keywords, think
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rules import Bot, Game, Outcome, Refused, commitment
from veillee.salon import events as ev
from veillee.salon.events import Entry, PersonId
from veillee.salon.fold import evolve
from veillee.salon.game import start_event
from veillee.salon.model import Running, Salon
from veillee.salon.people import hash_of_key
from veillee.salon.seats import waiting_chairs
from veillee.workshop import acts as deck_acts

Line: TypeAlias = tuple[int, str, bytes]

LIBRARY = Library()
KEYWORDS = load_keywords(LIBRARY)
# How the second game was left: played to its end, or in the middle.
EVENINGS = [f"{game}-{left}" for game in GAMES for left in ("whole", "midway")]
OWN_GUEST = {"name": "Tante Odile", "line": "Notre tante, reine de la tarte aux mirabelles.", "family": "arts"}
MOVES_MIDWAY = 25
MOVES_BEFORE_LATE = 3


class Evening:
    began = 0

    def __init__(self, game: str) -> None:
        self.game, self.chance = GAMES[game], random.Random(game)
        self.lines: list[Line] = []
        self.salon: Salon | None = None
        self.note(ev.Opened(code="VEILL", game=game))

    def note(self, what: ev.AnyEvent, by: PersonId | None = None) -> None:
        seq = len(self.lines) + 1
        entry = Entry(at=self.began + 1000 * seq, what=what, by=by, mid=None if by is None else f"mid-{seq:06}")
        # As it is read from the log: a move has been through JSON.
        body = msgspec.json.encode(entry)
        self.salon = evolve(self.salon, msgspec.json.decode(body, type=Entry), LIBRARY)
        self.lines.append((seq, str(type(what).__struct_config__.tag), body))

    @property
    def running(self) -> Running:
        assert self.salon is not None
        assert self.salon.running is not None
        return self.salon.running

    def gather(self, key: Callable[[str], str] = lambda name: f"{name}-key") -> None:
        """Three people, a television and a bot come together."""
        for name in ("Léa", "Tom", "Nina"):
            self.note(ev.Joined(name=name, key=key(name)))
        self.note(ev.Joined(name="", key=key("tv"), screen=True))
        for person, name in enumerate(("Léa", "Tom", "Nina")):
            self.note(ev.Sit(name=name, colour=person), by=person)
        self.note(ev.AddBot(bot=Bot(temperament="sharp", language="fr")), by=0)
        self.note(ev.SetCall(link="https://call.example/soir"), by=0)
        self.note(ev.Arrange(order=(1, 0, 2, 3)), by=0)
        self.note(ev.Say(text="Bonsoir !"), by=1)
        self.note(ev.SetOptions(options={}), by=0)
        self.write_cards()

    def write_cards(self) -> None:
        """Nina has brought a guest."""
        if "guests" in self.game.kinds:
            self.note(deck_acts.MakeDeck(kind="guests", name="La famille", language="fr"), by=2)
            self.note(deck_acts.WriteCards(deck=len(self.lines), cards=(OWN_GUEST,)), by=2)

    def start(self) -> None:
        assert self.salon is not None
        part = f"{self.chance.getrandbits(256):064x}"
        self.note(ev.Committed(part=part))
        self.note(ev.AddPart(commitment=commitment(part), part="5" * 64), by=1)
        decks = LIBRARY.wanted(self.game, self.salon.options_of(self.game))
        self.note(start_event(self.salon, decks), by=0)

    def play(self, most: int, somebody_is_late: bool = False) -> Outcome | None:
        """Random legal moves. Nina is away for a while and comes back by playing."""
        assert self.salon is not None
        for step in range(most):
            if self.game.outcome(self.running.state) is not None:
                break
            if somebody_is_late and step == MOVES_BEFORE_LATE:
                self.be_late()
            for chair in waiting_chairs(self.salon)[:1]:
                # Refused until a round begins.
                with suppress(Refused):
                    self.note(ev.Seated(chair=chair.id))
            if step == 4:
                self.note(ev.SetAutomatic(chair=self._chair("Nina"), on=True), by=2)
            before = self.lines[:], self.salon
            self.move(away=4 <= step < 15)
            if most == MOVES_MIDWAY and self.game.outcome(self.running.state) is not None:
                # A short game is left one move before its end.
                self.lines, self.salon = before
                break
            if somebody_is_late and step >= MOVES_BEFORE_LATE:
                self._guess()
        return self.game.outcome(self.running.state)

    def _chair(self, name: str) -> int:
        assert self.salon is not None
        return next(chair.id for chair in self.salon.chairs if chair.name == name)

    def move(self, away: bool) -> None:
        assert self.salon is not None
        state = self.running.state
        seat = self.chance.choice(self.game.awaited(state))
        chair = self.salon.chair(self.running.chairs[seat])
        if chair.name == "Nina" and away:
            self.note(ev.Absent(chair=chair.id))
            return
        moves = player_of(self.game.name).moves(self.game.public(state), self.game.private(state, seat))
        move = Raw(msgspec.json.encode(self.chance.choice(moves)))
        if chair.bot is not None:
            self.note(ev.BotPlayed(chair=chair.id, move=move))
        else:
            self.note(ev.Play(chair=chair.id, move=move), by=chair.holder)

    def _guess(self) -> None:
        """Max answers every question once."""
        question = self.game.audience_asked(self.running.state)
        if question is not None and question.key not in self.running.guesses:
            self.note(ev.Guess(guess={topic: choices[0] for topic, choices in question.topics.items()}), by=5)

    def speaker(self) -> PersonId:
        """Somebody whom the rules do not bind to silence."""
        assert self.salon is not None
        running = self.running
        seats = [(chair, running.seat_of(chair.id)) for chair in self.salon.chairs if chair.bot is None]
        return next(
            chair.holder for chair, seat in seats if seat is not None and self.game.may_speak(running.state, seat)
        )

    def be_late(self) -> None:
        """Zoé sits down during the game, Max watches, and Léa wants it to finish but changes her mind."""
        self.note(ev.Joined(name="Zoé", key="Zoé-key"))
        self.note(ev.Sit(name="Zoé", colour=5), by=4)
        self.note(ev.Joined(name="Max", key="Max-key"))
        if type(self.game).finish is not Game.finish:
            self.note(ev.Finish(on=True), by=0)
            self.note(ev.Finish(on=False), by=0)

    def finish(self, outcome: Outcome) -> None:
        self.note(ev.Finished(scores=outcome.scores, winners=outcome.winners, reason=outcome.reason))


@cache
def log_of(name: str) -> tuple[Line, ...]:
    game, left = name.split("-")
    evening = Evening(game)
    evening.gather()
    evening.start()
    evening.play(MOVES_MIDWAY)
    evening.note(ev.PutAway(), by=0)
    evening.start()
    outcome = evening.play(100_000 if left == "whole" else MOVES_MIDWAY, somebody_is_late=True)
    if outcome is not None:
        evening.finish(outcome)
    evening.note(ev.Say(text="À demain ?"), by=evening.speaker())
    return tuple(evening.lines)


def key_of(name: str) -> str:
    """With which the people of a whole evening come back."""
    return f"{name.encode().hex()}-0123456789abcdef0123456789"


@cache
def whole_evening() -> tuple[Line, ...]:
    """All games one after the other, each after one that was given up."""
    evening = Evening(next(iter(GAMES)))
    evening.gather(lambda name: hash_of_key(key_of(name)))
    for number, game in enumerate(GAMES.values()):
        if number:
            evening.note(ev.Choose(game=game.name), by=0)
            evening.game = game
        evening.start()
        evening.play(MOVES_MIDWAY)
        evening.note(ev.PutAway(), by=0)
        evening.start()
        outcome = evening.play(100_000)
        assert outcome is not None
        evening.finish(outcome)
        evening.note(ev.PutAway(), by=0)
    return tuple(evening.lines)


class PleasantEvening(Evening):
    """Six people play as bots would: with clues, definitions and reasons that are worth reading."""

    began = 1_763_149_200_000  # 14 November 2025, 20:40 in Paris
    people = ("Camille", "Théo", "Bruno", "Inès", "Mamie Jo", "Samir")

    def gather(self, key: Callable[[str], str] = key_of) -> None:
        for person, name in enumerate(self.people):
            self.note(ev.Joined(name=name, key=hash_of_key(key(name))))
            self.note(ev.Sit(name=name, colour=person), by=person)

    def move(self, away: bool) -> None:
        assert self.salon is not None
        state = self.running.state
        seat = self.chance.choice(self.game.awaited(state))
        chair = self.salon.chair(self.running.start.chairs[seat])
        move = think(
            self.game, state, seat, Bot(temperament="playful", language="fr"), KEYWORDS, "pleasant", self.chance
        )
        self.note(ev.Play(chair=chair.id, move=Raw(msgspec.json.encode(move))), by=chair.holder)


@cache
def pleasant_evening() -> tuple[Line, ...]:
    """All four games, played to their ends."""
    evening = PleasantEvening("didixit")
    evening.gather()
    for name in ("didixit", "dictionnaire", "diner", "dany"):
        if name != "didixit":
            evening.note(ev.Choose(game=name), by=0)
            evening.game = GAMES[name]
        evening.start()
        for _ in range(100_000):
            if (outcome := evening.game.outcome(evening.running.state)) is not None:
                break
            evening.move(away=False)
        assert outcome is not None
        evening.finish(outcome)
        evening.note(ev.PutAway(), by=0)
    return tuple(evening.lines)
