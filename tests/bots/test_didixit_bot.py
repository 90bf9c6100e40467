"""The bots of Didixit."""

from collections import Counter
from random import Random

import pytest

from tests.bots.minds import KEYWORDS, walk
from tests.players import player_of
from veillee.bots import lexicon, think
from veillee.bots.mind import Keyword
from veillee.games import GAMES
from veillee.games.didixit import model as didixit
from veillee.games.didixit import state as didixit_state
from veillee.rules import Bot, Chance, Table

pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize("players", GAMES["didixit"].players)
@pytest.mark.parametrize("games", [20, pytest.param(60, marks=pytest.mark.prove)])
@pytest.mark.slow
def test_a_clue_is_found_by_some_rarely_by_all_or_by_none(games: int, players: int) -> None:
    found = Counter[str]()
    for seed in range(games):
        last = None
        for state, _, _ in walk("didixit", players, f"clues:{seed}"):
            if state.last is not last:
                last = state.last
                number = next(n for n, laid in enumerate(last.laid, 1) if laid.owner == last.storyteller)
                votes = [vote for seat, vote in enumerate(last.votes) if seat != last.storyteller]
                right = votes.count(number)
                found["all" if right == len(votes) else "some" if right else "none"] += 1
    assert found["all"] < found.total() / 4
    assert found["none"] < found.total() / 4


def test_what_is_like_a_clue_is_liked() -> None:
    sea = (Keyword("bateau", "boat", 3), Keyword("vague", "wave", 2))
    kitchen = (Keyword("casserole", "saucepan", 3), Keyword("soupe", "soup", 2))
    for clue, language in (("La tempête en mer", "fr"), ("A storm at sea", "en")):
        assert lexicon.likeness(clue, sea, language) > lexicon.likeness(clue, kitchen, language)  # type: ignore[arg-type]
    assert lexicon.likeness("xyzzy", sea, "fr") == 0


def test_a_tune_is_answered_too() -> None:
    game = GAMES["didixit"]
    state = game.start(Table(seats=4, host=0), didixit.Options(), player_of("didixit").decks(), Chance(b"x"))
    state = game.apply(state, 0, didixit.Claim())
    state = game.apply(state, 0, didixit.Tell(image=state.hands[0][0], clue=didixit.Aloud()))
    bot = Bot(temperament="sharp", language="fr")
    for seat in (1, 2, 3):
        state = game.apply(state, seat, think(game, state, seat, bot, KEYWORDS, "game", Random(2)))
    assert isinstance(state.phase, didixit_state.Voting)
