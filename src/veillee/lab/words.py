"""What bots say in a simulated game, a line each: in which round, who, to what, and their words."""

from collections.abc import Iterator
from random import Random
from typing import Any

from veillee.bots import floor, load_things, say
from veillee.bots.mind import Evening, Keywords
from veillee.decks import Library
from veillee.games import dany, dictionnaire, didixit, diner
from veillee.games.dany.model import RevealedView, SurfaceView
from veillee.rules import AnyGame, Bot, Deck, Language, Seat

NAMES = ("Anouk", "Basile", "Inès", "Hugo", "Zoé", "Tom", "Élise", "Max")


class Listener:
    """Hears the bots of one game. It changes nothing: with it or without it the game is the same."""

    def __init__(
        self,
        game: AnyGame,
        bots: list[Bot],
        decks: tuple[Deck, ...],
        library: Library,
        keywords: Keywords,
        seed: str,
        evening: Evening,
    ) -> None:
        self.game, self.bots, self.keywords, self.seed = game, bots, keywords, seed
        self.things = load_things(library)
        self.random = Random(f"{seed}:words")
        self.evening = evening
        self.shown = {
            card.id: card.fields[f"alt_{bots[0].language}"] for deck in decks if deck.kind == "images" for card in deck.cards
        }
        self.asked = 0

    def hear(self, state: Any, seat: Seat, move: Any) -> Iterator[str]:
        """What this bot says with its move. At Dany somebody asks why each time there is something to ask."""
        public: Any = self.game.public(state)
        for words, about in told(public, move, self.bots[seat].language, self.shown):
            yield self.line(public, seat, words, about)
        if words := self.say(state, seat, move):
            yield self.line(public, seat, words, composition(public, self.shown))
        if isinstance(public, RevealedView) and self.asked < public.number and isinstance(move, dany.NoQuestion):
            self.asked = public.number
            asked = self.game.apply(state, seat, dany.AskWhy())
            speaker = floor(self.game, asked)
            if speaker is not None and (words := self.say(asked, speaker, None)):
                yield self.line(public, speaker, words, composition(public, self.shown))

    def say(self, state: Any, seat: Seat, move: Any) -> str | None:
        names = NAMES[: len(self.bots)]
        bot, random = self.bots[seat], self.random
        return say(
            self.game, state, seat, move, bot, self.keywords, self.things, names, self.seed, random, self.evening
        )

    def line(self, public: Any, seat: Seat, words: str, about: str) -> str:
        return f"{public.number}\t{NAMES[seat]}\t{about}\t{words}"


def told(public: Any, move: Any, language: Language, shown: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The words of a move, and what they are about."""
    match move:
        case didixit.Tell(image=image, clue=didixit.Sentence(text=text)):
            yield text, shown[image]
        case dictionnaire.Write(text=text):
            yield text, f"{public.word} ({public.kind})"
        case diner.SetTable(reason=diner.Written(text=text)) | diner.Join(reason=diner.Written(text=text)):
            yield text, ""
        case diner.Contest(why=why) | diner.Name(why=why) | diner.Defend(words=why):
            names = {guest.id: guest.name_fr if language == "fr" else guest.name_en for guest in public.proposal.guests}
            for topic, reason in why.items():
                if isinstance(reason, diner.Written):
                    yield reason.text, names.get(topic, " + ".join(names.values()))


def composition(public: Any, shown: dict[str, str]) -> str:
    """The words of the idea, and what lies face up."""
    if not isinstance(public, SurfaceView):
        return ""
    seen = [shown.get(piece.memory or "", "—") for piece in public.pieces]
    return " · ".join([" / ".join(public.idea.words), *seen])
