"""What bots say in a simulated game, a line each: in which round, who, of what, and their words."""

from collections.abc import Iterator
from random import Random
from typing import Any

from veillee.bots import bot_module, floor, say
from veillee.bots.mind import Evening, Keywords, Things
from veillee.rules import AnyGame, Bot, Deck, Seat

NAMES = ("Anouk", "Basile", "Inès", "Hugo", "Zoé", "Tom", "Élise", "Max")


class Listener:
    """Hears the bots of one game. It changes nothing: with it or without it the game is the same.

    The module `bot` of a game says what its moves tell (`told`), what its talk is about (`about`), and what somebody
    might ask to hear more (`question`), each if there is such a thing.
    """

    def __init__(
        self,
        game: AnyGame,
        bots: list[Bot],
        decks: tuple[Deck, ...],
        keywords: Keywords,
        things: Things,
        seed: str,
        evening: Evening,
    ) -> None:
        self.game, self.bots, self.seed, self.evening = game, bots, seed, evening
        self.keywords, self.things = keywords, things
        self.module = bot_module(game)
        self.random = Random(f"{seed}:words")
        alt = f"alt_{bots[0].language}"
        self.shown = {card.id: card.fields[alt] for deck in decks if deck.kind == "images" for card in deck.cards}
        self.asked = 0

    def hear(self, state: Any, seat: Seat, move: Any) -> Iterator[str]:
        """What this bot says with its move. If there is something to ask, somebody asks, once a round."""
        public: Any = self.game.public(state)
        if hasattr(self.module, "told"):
            for words, about in self.module.told(public, move, self.shown, self.bots[seat].language):
                yield f"{public.number}\t{NAMES[seat]}\t{about}\t{words}"
        yield from self.talk(state, seat, move)
        question = self.module.question(public, move) if hasattr(self.module, "question") else None
        if question is not None and self.asked < public.number:
            self.asked = public.number
            asked = self.game.apply(state, seat, question)
            speaker = floor(self.game, asked)
            if speaker is not None:
                yield from self.talk(asked, speaker, None)

    def talk(self, state: Any, seat: Seat, move: Any) -> Iterator[str]:
        names = NAMES[: len(self.bots)]
        bot, seed, random = self.bots[seat], self.seed, self.random
        words = say(self.game, state, seat, move, bot, self.keywords, self.things, names, seed, random, self.evening)
        if words is not None:
            public: Any = self.game.public(state)
            yield f"{public.number}\t{NAMES[seat]}\t{self.module.about(public, self.shown)}\t{words}"
