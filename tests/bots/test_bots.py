"""Bots play every game by its rules, from their view alone, and in a way that people enjoy."""

import csv
import hashlib
import inspect
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, combinations, pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from rapidfuzz import fuzz

from tests.games.test_every_game import some_states_of, states_of
from tests.players import player_of
from veillee.bots import (
    bot_module,
    language_of,
    lexicon,
    load_keywords,
    load_things,
    patience,
    put,
    say,
    think,
    visible_keywords,
)
from veillee.bots.mind import TEMPERAMENTS, Evening, Keyword, Mind
from veillee.decks import Library, proofreading
from veillee.games import GAMES, didixit
from veillee.games.dany import bot as dany_bot
from veillee.games.dany import model as dany_model
from veillee.games.dany import moves as dany_moves
from veillee.games.dany import state as dany_state
from veillee.games.dictionnaire import bot as dictionnaire_bot
from veillee.games.dictionnaire import cards as dictionnaire_cards
from veillee.games.dictionnaire import model as dictionnaire
from veillee.games.dictionnaire import state as dictionnaire_state
from veillee.games.dictionnaire.game import Dictionnaire
from veillee.games.diner import bot as diner_bot
from veillee.games.diner import bot_words as diner_words
from veillee.games.diner import model as diner
from veillee.games.diner.dealing import guests_of
from veillee.lab.simulate import play, temperaments
from veillee.rules import AnyGame, Bot, Card, Chance, Deck, Language, Table, TemperamentName

LIBRARY = Library()
KEYWORDS, THINGS = load_keywords(LIBRARY), load_things(LIBRARY)
NAMES = ("Anouk", "Basile", "Inès", "Hugo", "Zoé", "Tom", "Élise", "Max")
IMAGES = {card.id for deck in LIBRARY.values() if deck.kind == "images" for card in deck.cards}
LANGUAGES: tuple[Language, ...] = ("fr", "en")
GAMES_OF_EACH = 200


def walk(
    name: str,
    players: int,
    seed: str,
    evening: Evening | None = None,
    otherwise: Language = "fr",
    **options: Any,
) -> Iterator[tuple[Any, int, Any]]:
    """A whole game between bots: every state, who moved, and the move."""
    game = GAMES[name]
    chosen = msgspec.convert(options, game.options_type)
    decks = LIBRARY.wanted(game, chosen)
    language = language_of(decks, otherwise)
    bots = [Bot(temperament=one, language=language) for one in temperaments(seed, players)]
    random = Random(seed)
    chance = Chance(hashlib.sha256(seed.encode()).digest())
    state = game.start(Table(seats=players, host=0), chosen, decks, chance)
    evening = evening or Evening()
    while game.outcome(state) is None:
        seat = random.choice(game.awaited(state))
        move = think(game, state, seat, bots[seat], KEYWORDS, seed, random, evening, THINGS)
        yield state, seat, move
        state = game.apply(state, seat, move)
    yield state, -1, None


def every() -> list[Any]:
    return [
        pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(options) or 'default'}")
        for name, game in GAMES.items()
        for players in game.players
        for options in player_of(name).OPTIONS
    ]


@pytest.mark.parametrize(("name", "players", "options"), every())
@pytest.mark.parametrize("games", [1, pytest.param(GAMES_OF_EACH, marks=pytest.mark.prove)])
@pytest.mark.rule("CO-6", "CO-8")
@pytest.mark.slow
@pytest.mark.no_cover
def test_bots_play_whole_games_with_every_option_and_no_move_is_refused(
    games: int, name: str, players: int, options: dict[str, Any]
) -> None:
    cases = len(GAMES[name].players) * len(player_of(name).OPTIONS)
    for number in range(-(-games // cases)):
        played = play(name, players, options, f"test:{number}")
        assert played.winners
        assert played.reason != "deserted"


# From the view alone


def test_a_bot_is_given_a_view_and_a_mind_and_nothing_else() -> None:
    for game in GAMES.values():
        given = [parameter.annotation for parameter in inspect.signature(bot_module(game).choose).parameters.values()]
        assert given == [game.public_type, game.private_type, Mind]
    fields = {"seat", "language", "temperament", "keywords", "game", "random", "evening", "things", "names"}
    assert set(Mind.__struct_fields__) == fields


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("states", [some_states_of, pytest.param(states_of, marks=pytest.mark.prove)])
@pytest.mark.rule("CO-2")
def test_a_bot_plays_the_same_when_only_a_secret_of_others_differs(
    name: str, states: Callable[[str], list[tuple[AnyGame, Any]]]
) -> None:
    bot = Bot(temperament="playful", language="fr")
    compared = 0
    for game, state in states(name):
        for secret in player_of(name).secrets(state):
            for seat in game.awaited(state):
                if seat not in secret.known_to and seat in game.awaited(secret.state):
                    one, other = (
                        think(game, either, seat, bot, {}, "game", Random(1)) for either in (state, secret.state)
                    )
                    assert one == other, secret.name
                    here, there = (
                        say(game, either, seat, one, bot, KEYWORDS, THINGS, NAMES, "game", Random(1))
                        for either in (state, secret.state)
                    )
                    assert here == there, secret.name
                    compared += 1
    assert compared > 20


@pytest.mark.rule("CO-2")
def test_a_bot_gets_the_keywords_of_visible_cards_only() -> None:
    for name in ("didixit", "dany"):
        game = GAMES[name]
        for state, seat, _ in walk(name, 4, "sight"):
            if seat < 0:
                continue
            public: Any = game.public(state)
            private: Any = game.private(state, seat)
            known = visible_keywords(KEYWORDS, public, private)
            seen = msgspec.json.encode((public, private)).decode()
            assert all(f'"{image}"' in seen for image in known)
            assert set(known) >= set(private.hand if name == "didixit" else getattr(private.ask, "hand", ()))
            pile = state.pile.cards if name == "didixit" else state.memories
            assert not set(pile) & set(known)


def test_both_image_decks_have_keywords_and_so_have_guests() -> None:
    guests = {card.id for deck in LIBRARY.values() if deck.kind == "guests" for card in deck.cards}
    assert IMAGES <= set(KEYWORDS) <= IMAGES | guests
    invites = LIBRARY.by_id("invites")
    assert invites is not None
    assert {card.id for card in invites.cards} <= set(KEYWORDS)


def test_a_guest_of_two_decks_has_each_hook_once(tmp_path: Path) -> None:
    hooks = ["ada,chante en binaire,sings in binary,3", "ada,compte sans fin,counts for ever,2"]
    for deck, rows in {"one": hooks[:1], "two": hooks}.items():
        folder = tmp_path / deck
        folder.mkdir()
        about = f'id = "{deck}"\ngame = "diner"\nkind = "guests"\nlanguage = "fr"\nlicence = "x"\nauthors = []\n'
        (folder / "deck.toml").write_text(f"{about}[name]\nfr = '{deck}'\n", encoding="utf-8")
        (folder / "cards.csv").write_text("id,name_fr\nada,Ada\n", encoding="utf-8")
        (folder / "words.csv").write_text("\n".join(["id,fr,en,weight", *rows]), encoding="utf-8")
    assert load_keywords(Library(tmp_path)) == {
        "ada": (
            Keyword(fr="chante en binaire", en="sings in binary", weight=3),
            Keyword(fr="compte sans fin", en="counts for ever", weight=2),
        )
    }


# Nothing is said twice


def said(move: Any) -> str | None:
    match move:
        case didixit.Tell(clue=didixit.Sentence(text=text)):
            return text
        case dictionnaire.Write(text=text):
            return text
        case diner.SetTable(reason=diner.Written(text=text)) | diner.Join(reason=diner.Written(text=text)):
            return text
        case _:
            return None


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("didixit", {}),
        ("dictionnaire", {}),
        ("dictionnaire", {"decks": ["rare-words"]}),
        ("diner", {}),
        ("diner", {"decks": ["guests"]}),
        ("diner", {"decks": ["histoire"]}),
    ],
)
def test_clues_definitions_and_reasons_do_not_repeat_within_a_game(name: str, options: dict[str, Any]) -> None:
    for seed in ("one", "two", "three", "four", "five", "six"):
        texts = [
            text for _, _, move in walk(name, GAMES[name].players.stop - 1, seed, **options) if (text := said(move))
        ]
        assert len(texts) > 3
        assert len(set(texts)) == len(texts)


# Didixit


@pytest.mark.parametrize("players", GAMES["didixit"].players)
@pytest.mark.parametrize("games", [20, pytest.param(60, marks=pytest.mark.prove)])
@pytest.mark.slow
@pytest.mark.no_cover
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


def mind_of(temperament: TemperamentName = "sharp", language: Language = "fr", seed: int = 1, **keywords: Any) -> Mind:
    return Mind(
        seat=0,
        language=language,
        temperament=TEMPERAMENTS[temperament],
        keywords=keywords,
        game="game",
        random=Random(seed),
    )


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
    assert isinstance(state.phase, didixit.Voting)


# Dictionnaire


@pytest.mark.parametrize("language", LANGUAGES)
def test_definitions_are_well_set_fit_and_copied_from_no_card(language: Language) -> None:
    real = {card.fields["definition"] for deck in LIBRARY.values() if deck.kind == "words" for card in deck.cards}
    grammar = dictionnaire_bot.grammar(language)
    assert set(grammar) == dictionnaire_cards.KINDS[language]
    for kind, parts in grammar.items():
        slots = {slot for frame in parts["frame"] for slot in re.findall(r"{([^}]+)}", frame)}
        assert slots == set(parts) - {"frame"}
        texts = set()
        for place in range(300):
            frame = parts["frame"][place % len(parts["frame"])]
            text = dictionnaire_bot.filled(frame, parts, place // len(parts["frame"]), "game")
            assert list(proofreading.sentence(text, language)) == [], text
            assert len(text) <= dictionnaire.DEFINITION_LENGTH
            assert len(re.findall(r"\w+(?:-\w+)*", text)) in dictionnaire_cards.DEFINITION_WORDS, text
            assert text not in real
            texts.add(text)
        assert len(texts) == 300, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_a_definition_go_together(language: Language) -> None:
    """No word of weight comes twice, and in English “that” follows no comma."""
    for parts in dictionnaire_bot.grammar(language).values():
        for frame in parts["frame"]:
            slots = re.findall(r"{([^}]+)}", frame)
            texts = [*(parts[slot] for slot in slots), [re.sub("{.*?}", "", frame)]]
            words = [{word for text in some for word in lexicon.tokens(text) if len(word) > 3} for some in texts]
            for one, other in combinations(words, 2):
                assert not one & other, frame
            for slot in re.findall(r", {([^}]+)}", frame):
                assert not any(text.startswith("that ") for text in parts[slot]), slot


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_frame_keeps_to_one_subject_and_adverbs_have_many(language: Language) -> None:
    for kind, parts in dictionnaire_bot.grammar(language).items():
        for frame in parts["frame"]:
            subjects = {slot.partition(".")[0] for slot in re.findall(r"{([^}]+)}", frame)}
            assert len(subjects) == 1, frame
        if "adv." in kind:
            assert len(parts["frame"]) >= 25


def test_a_frame_says_everything_it_can_before_it_repeats_itself() -> None:
    parts = {slot: [f"{slot}{number}" for number in range(size)] for slot, size in (("a", 4), ("b", 6), ("c", 3))}
    texts = [dictionnaire_bot.filled("{a} {b} {c}", parts, place, "game") for place in range(4 * 6 * 3)]
    assert len(set(texts)) == len(texts)
    # But where a slot of the middle starts over, every word is another one than the last time.
    shared = [set(last.lower().split()) & set(text.lower().split()) for last, text in pairwise(texts)]
    assert [len(words) for words in shared if words] == [1, 1]


def test_a_bot_at_the_desk_merges_what_means_the_same_and_then_reads() -> None:
    def sheet(id: str, text: str, real: bool = False) -> dictionnaire.DeskSheet:
        return dictionnaire.DeskSheet(id=id, text=text, original=text, real=real)

    sort = partial(dictionnaire_bot.sort, "barlong", "adj.", language="fr")
    alone = ((sheet("s1", "Un bateau."),), (sheet("s2", "Un outil.", real=True),))
    assert sort(alone, ()) == dictionnaire.Read(at_once=False)
    assert sort(alone, (("s1", "s2"),)) == dictionnaire.Merge(sheet="s1", into="s2")
    assert sort(alone, (("s2", "s1"),)) == dictionnaire.Merge(sheet="s1", into="s2")
    twins = ((sheet("s1", "Un outil."),), (sheet("s2", "un outil"),))
    assert sort(twins, ()) == dictionnaire.Merge(sheet="s2", into="s1")
    untidy = ((sheet("s1", "un bateau"),), (sheet("s2", "Un outil."),))
    assert sort(untidy, ()) == dictionnaire.Tidy()


@pytest.mark.parametrize("text", ["(vieilli) Petit oiseau.", "« … »", "3e roue", "🐦", "!!!", "… .", "un un oiseau"])
@pytest.mark.parametrize("kind", ["n. m.", "adj."])
def test_a_bot_at_the_desk_reads_in_the_end_whatever_was_written(text: str, kind: str) -> None:
    game = Dictionnaire()
    for texts in ([text, "un bateau"], [text, "Grand oiseau."], [text, text]):
        state = game.start(Table(seats=3, host=0), dictionnaire.Options(), [small_deck(kind)], Chance(b"desk"))
        state = game.apply(state, 0, dictionnaire.Draw(box=1))
        state = game.apply(state, 0, dictionnaire.Choose(word="w1"))
        for seat, written in enumerate(texts, 1):
            state = game.apply(state, seat, dictionnaire.Write(text=written))
        moves = 0
        while isinstance(state.phase, dictionnaire_state.Sorting):
            ask = game.private(state, 0).ask
            assert isinstance(ask, dictionnaire.AskSort)
            state = game.apply(state, 0, dictionnaire_bot.sort("barlong", kind, ask.piles, ask.alike, "fr"))
            moves += 1
            assert moves < 10


def small_deck(kind: str) -> Deck:
    """One card with a word in the first box, one with two words in the other."""
    word = {"word": "barlong", "kind": kind, "definition": "Long."}
    cards = tuple(
        Card(id=f"w{n}", fields={"card": box, "box": box, **word}) for n, box in ((1, "1"), (2, "2"), (3, "2"))
    )
    return Deck(
        id="small", game="dictionnaire", kind="words", language="fr", licence="", name={}, authors=(), cards=cards
    )


def test_a_bot_leaves_people_the_time_to_read() -> None:
    def waits(state: Any, seat: int, people: int = 1) -> float:
        return dictionnaire_bot.patience(game.public(state), game.private(state, seat), people)

    game = Dictionnaire()
    state = game.start(Table(seats=3, host=0), dictionnaire.Options(), [small_deck("adj.")], Chance(b"desk"))
    state = game.apply(state, 0, dictionnaire.Draw(box=1))
    state = game.apply(state, 0, dictionnaire.Choose(word="w1"))
    assert waits(state, 1) == 0
    for seat, text in ((1, "x" * 90), (2, "y" * 150)):
        state = game.apply(state, seat, dictionnaire.Write(text=text))
    state = game.apply(state, 0, dictionnaire.Read(at_once=False))
    waited = {}
    while isinstance(state.phase, dictionnaire_state.Reading):
        text = state.phase.piles[state.phase.shown - 1][0].text
        waited[len(text)] = waits(state, 0)
        assert waits(state, 1) == 0
        state = game.apply(state, 0, dictionnaire.ReadOn(after="ABC"[state.phase.shown - 1]))
    # It thinks for two seconds more, at least.
    assert waited == {5: 4 - 2, 90: 6 - 2, 150: 10 - 2}
    assert waits(state, 1) == waits(state, 2) == 12
    voted = game.apply(state, 1, dictionnaire.Vote(letter="A"))
    assert (waits(voted, 2), waits(voted, 2, people=2)) == (0, 12)
    called = game.apply(voted, 2, dictionnaire.Vote(letter="A"))
    assert isinstance(called.phase, dictionnaire_state.LastCall)
    assert waits(called, 1) == 0
    assert waits(game.absent(game.absent(called, 1), 2), 1) == 0


def test_a_bot_reads_one_by_one_and_keeps_its_tokens_at_the_last_call() -> None:
    moves = [move for _, _, move in walk("dictionnaire", 4, "reading")]
    assert dictionnaire.Read(at_once=False) in moves
    assert dictionnaire.Read(at_once=True) not in moves
    assert {move.after for move in moves if isinstance(move, dictionnaire.ReadOn)} >= set("ABC")
    assert dictionnaire.Keep() in moves


def test_a_bot_does_not_vote_for_its_own_definition() -> None:
    own = 0
    for state, seat, move in walk("dictionnaire", 5, "votes"):
        if isinstance(move, dictionnaire.Vote):
            pile = state.phase.piles["ABCDEFG".index(move.letter)]
            own += any(one.author == seat for one in pile) and len(pile) == 1
    assert own <= 1


# Dîner


def guest(id: str, family: str, name: str) -> diner.Guest:
    return msgspec.convert(
        {"id": id, "name_fr": name, "name_en": name, "family": family, "fr": "Chanteuse.", "en": "Singer."}, diner.Guest
    )


COMPANY = (guest("a", "music", "Angèle"), guest("b", "sport", "Zidane"), guest("c", "letters", "Nothomb"))


@pytest.mark.parametrize("deck", ["invites", "guests"])
def test_reasons_of_one_evening_do_not_sound_alike(deck: str) -> None:
    """In ten turns in a row, no text but the names of guests is used twice."""
    moves = [said(move) for _, _, move in walk("diner", 4, "alike", decks=[deck])]
    reasons = [reason for reason in moves if reason][:10]
    known = [text for one in LANGUAGES for text in chain(*lexicon.phrases(diner_words.REASONS, one).values())]
    for text in known:
        longest = max(re.split(r"\{[^}]*\}|[\[\]]", text), key=len)
        assert sum(longest in reason for reason in reasons) <= 1, longest


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_dinner_speaks_of_all_it_has_to(language: Language) -> None:
    """A reason has its hero's deed once and room for all guests; enough of them for two games without one twice."""
    parts = lexicon.phrases(diner_words.REASONS, language)
    heroes = {"meet": "{a}{b}", "join": "{a}{c}", "funeral": "{a}{d}"}
    for part, names in heroes.items():
        for text in parts[part]:
            plain = re.sub(r"\{\w+ (\w+)\}", r"{\1}", text)
            assert all(name in plain for name in re.findall(r"\{\w\}", names)), text
            assert text.count("{deed}") == 1, text
            assert len(re.findall(r"\[[^\]]*\{(de )?rest\}[^\]]*\]", text)) == text.count("[") == 1, text
    assert len(parts["meet"]) >= 26
    told = [text for part, texts in parts.items() for text in texts if not part.startswith("role.")]
    assert len(told) == len(set(told))
    for part, texts in parts.items():
        slots = {slot.split()[-1] for text in texts for slot in re.findall(r"\{([^}]+)\}", text)}
        known = (
            {*re.findall(r"\w", heroes.get(part, "")), "deed", "rest"} if part in heroes else {"name", "a", "b", "deed"}
        )
        assert slots <= known, part


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Le pape François", "du pape François"),
        ("La veuve Clicquot", "de la veuve Clicquot"),
        ("Chevalier de Saint-George", "du chevalier de Saint-George"),
        ("Princesse Leia", "de la princesse Leia"),
        ("Élisabeth II", "d’Élisabeth II"),
        ("Hubert Reeves", "d’Hubert Reeves"),
        ("Hildegarde de Bingen", "d’Hildegarde de Bingen"),
        ("Yves Coppens", "d’Yves Coppens"),
        ("Hokusai", "de Hokusai"),
        ("Youri Gagarine", "de Youri Gagarine"),
    ],
)
def test_a_name_has_its_article_and_its_elision(name: str, of: str) -> None:
    assert diner_words.with_name("En souvenir {de name},", name) == f"En souvenir {of},"


def test_a_name_begins_a_sentence_with_a_capital_letter_and_an_initial_ends_none() -> None:
    text = "{name} dort. « {name} dort. » {b} dort avec {name} pour voisin, tant {que b} dort."
    told = diner_words.filled(text, {"name": "Le pape François", "b": "Agnès b."}, [], "", "fr")
    assert told == (
        "Le pape François dort. « Le pape François dort. » Agnès b. dort avec le pape François pour voisin, "
        "tant qu’Agnès b. dort."
    )


def proposal(text: str) -> diner.Proposal:
    return diner.Proposal(seat=1, table=None, guests=COMPANY, reason=diner.Written(text=text), points=6)


def test_an_unlikely_company_is_contested_more_often() -> None:
    known = proposal("Angèle chante, Zidane arbitre et Nothomb raconte.")
    vague = proposal("Parce que.")
    contested = Counter[str]()
    for seed in range(300):
        for label, one in (("known", known), ("vague", vague)):
            move = diner_bot.answer(heard(one), mind_of("playful", seed=seed))
            contested[label] += isinstance(move, diner.Contest)
    assert contested["vague"] > 2 * contested["known"] > 0


def test_the_guest_that_the_reason_does_not_mention_is_contested() -> None:
    partly = proposal("Angèle chante et Nothomb raconte.")
    moves = [diner_bot.answer(heard(partly), mind_of("playful", seed=seed)) for seed in range(200)]
    assert {move.guests for move in moves if isinstance(move, diner.Contest) and not move.whole} == {("b",)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_a_full_sentence_that_names_the_guests(language: Language) -> None:
    decks = ["invites", "histoire"] if language == "fr" else ["guests"]
    for state, _, move in walk("diner", 5, "reasons", decks=decks):
        text = said(move)
        if text is None:
            continue
        spoken = language if len(decks) == 1 else "fr"
        assert list(proofreading.typography(text, spoken)) == [], text
        assert text[0].isupper()
        assert text[-1] in ".!?"
        assert "{" not in text
        assert len(text) <= diner.REASON_LENGTH
        for id in move.guests:
            one = state.guests[id]
            name = diner_words.inside(one.name_fr if spoken == "fr" else one.name_en)
            assert name.removeprefix("le ").removeprefix("la ") in text or getattr(move, "departed", None) == id, text


HOOKS: dict[str, Any] = {
    "a": (
        Keyword("frit un beignet", "fries a fritter", 3),
        Keyword("danse avec le chat", "dances with the cat", 2),
    ),
    "b": (Keyword("dribble la soupière", "dribbles the tureen", 3),),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_does_something_of_their_own_if_we_know_of_it(language: Language) -> None:
    """Of a card that somebody wrote nothing is known: they do something for their family."""
    view: Any = SimpleNamespace(number=3)
    told = diner_words.reason_to_meet(view, COMPANY, mind_of(language=language, **HOOKS))
    assert ("Angèle frit un beignet" if language == "fr" else "Angèle fries a fritter") in told
    assert "Zidane" in told
    assert "Nothomb" in told
    unknown = diner_words.reason_to_meet(view, COMPANY[2:] + COMPANY[:1], mind_of(language=language))
    roles = lexicon.phrases(diner_words.REASONS, language)["role.letters"]
    assert any(f"Nothomb {role}" in unknown for role in roles)


@pytest.mark.parametrize(
    ("deck", "language"), [("invites", "fr"), ("histoire", "fr"), ("guests", "en"), ("guests", "fr")]
)
def test_from_two_to_six_guests_meet_for_one_reason_that_names_them_all(deck: str, language: Language) -> None:
    """One of them does something of their own, and it has to do with the others."""
    found = LIBRARY.by_id(deck)
    assert found is not None
    guests = list(guests_of([found]).values())
    random = Random(3)
    for number in range(200):
        company = tuple(random.sample(guests, 2 + number % 5))
        hooks: dict[str, Any] = {one.id: KEYWORDS[one.id] for one in company}
        mind = mind_of(language=language, **hooks)
        departed = company[-1] if number % 3 == 0 else None
        text = diner_words.reason_to_meet(SimpleNamespace(number=number), company, mind, departed)  # type: ignore[arg-type]
        assert len(text) <= diner.REASON_LENGTH
        assert sum(lexicon.word_of(hook, language) in text for one in company for hook in KEYWORDS[one.id]) == 1
        for name in [diner_words.name_of(one, language) for one in company]:
            assert name in text or diner_words.inside(name).removeprefix("le ") in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_guests_who_join_have_to_do_with_somebody_who_sits_there(language: Language) -> None:
    service = diner.Service(number=1, seat=0, guests=COMPANY[1:], reason=diner.Spoken(), points=1)
    table = diner.DinnerTable(services=(service,))
    for number in range(14):
        view: Any = SimpleNamespace(number=number)
        text = diner_words.reason_to_join(view, COMPANY[:1], table, mind_of(language=language, **HOOKS))
        assert "Angèle" in text
        assert ("Zidane" in text) != ("Nothomb" in text)


def test_guests_with_long_names_fit_into_a_shorter_text() -> None:
    long = tuple(guest(f"g{n}", "politics", f"Personne au nom fort long {n}") for n in range(6))
    hooks: dict[str, Any] = {one.id: (Keyword(f"{one.id} {'x' * 58}", "", 3),) for one in long}
    for number in range(30):
        text = diner_words.reason_to_meet(SimpleNamespace(number=number), long, mind_of(**hooks))  # type: ignore[arg-type]
        assert len(text) <= diner.REASON_LENGTH
        assert all(one.name_fr in text for one in long)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["invites", "histoire", "guests"])
def test_bots_say_why_they_object_and_answer_for_their_own_table(deck: str, language: Language) -> None:
    found = LIBRARY.by_id(deck)
    assert found is not None
    guests = list(guests_of([found]).values())
    random = Random(4)
    for number in range(60):
        company = tuple(random.sample(guests, 1 + number % 3))
        hooks: dict[str, Any] = {one.id: KEYWORDS[one.id] for one in company}
        judged = diner.Proposal(seat=1, table=None, guests=company, reason=diner.Spoken(), points=1)
        view: Any = SimpleNamespace(proposal=judged, number=number)
        mind = mind_of(language=language, **hooks)
        for topic in (diner.WHOLE, company[0].id):
            words = [diner_words.objection(view, topic, mind, missing=missing) for missing in (True, False)]
            for text in [*words, diner_words.reply(view, topic, mind)]:
                assert isinstance(text, diner.Written)
                assert 0 < len(text.text) <= diner.WORDS_LENGTH
                assert "{" not in text.text
                assert list(proofreading.typography(text.text, language)) == [], text.text


def test_bots_are_gentle_with_a_first_table_and_with_whoever_answers() -> None:
    vague = proposal("Parce que.")
    seen = {**seen_of(vague), "tables": (), "defences": {}}
    service = diner.Service(number=1, seat=1, guests=COMPANY, reason=diner.Spoken(), points=1)
    later = {**seen, "tables": (diner.DinnerTable(services=(service,)),)}
    answered = {**later, "defences": {diner.WHOLE: diner.Spoken()}}
    asked = diner.Private(hand=(), fresh=(), ask=diner.AskVoteTable(vote=None))
    refused = []
    for given in (seen, answered, later):
        view = diner.JudgingTableView(**given, voted=())
        votes = [diner_bot.choose(view, asked, mind_of("playful", seed=seed)) for seed in range(300)]
        refused.append(votes.count(diner.VoteTable(accept=False)))
    assert refused[0] < refused[1] < refused[2]
    objections = [diner_bot.answer(diner.HearingView(**seen), mind_of("playful", seed=seed)) for seed in range(300)]
    assert not any(isinstance(move, diner.Contest) and move.whole for move in objections)
    assert all(move.why for move in objections if isinstance(move, diner.Contest))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_told_in_one_game_does_not_come_back_in_the_next(language: Language) -> None:
    """Two games of twelve turns each have no reason in common, and Angèle does something else."""
    parts = lexicon.phrases(diner_words.REASONS, language)
    told: list[set[str]] = []
    deeds = []
    for games in (0, 1):
        mind = mind_of(language=language, **HOOKS)
        mind.evening = Evening("secret", games)
        texts = [
            diner_words.reason_to_meet(SimpleNamespace(number=turn), COMPANY, mind)  # type: ignore[arg-type]
            for turn in range(1, 13)
        ]
        parts_of = [max(re.split(r"\{[^}]*\}|[\[\]]", one), key=len) for one in parts["meet"]]
        told.append({part for part in parts_of for text in texts if part in text})
        assert len(told[-1]) == 12
        deeds.append([lexicon.word_of(hook, language) in texts[0] for hook in HOOKS["a"]])
    assert deeds == [[True, False], [False, True]]
    assert not told[0] & told[1]


def test_another_secret_gives_another_evening() -> None:
    texts = set()
    for secret in ("one", "two"):
        mind = mind_of()
        mind.evening = Evening(secret)
        texts.add(diner_words.reason_to_meet(SimpleNamespace(number=1), COMPANY, mind))  # type: ignore[arg-type]
    assert len(texts) == 2


def seen_of(judged: diner.Proposal) -> dict[str, Any]:
    """What everyone sees while this is judged."""
    nothing = dict.fromkeys(("tables", "forbidden", "hands", "sent_back", "scores", "convinced", "contests"), ())
    return {
        **nothing,
        "number": 2,
        "pile": 9,
        "discards": 0,
        "last": None,
        "player": 1,
        "last_round": False,
        "proposal": judged,
        "defences": {},
    }


def heard(judged: diner.Proposal) -> diner.HearingView:
    return diner.HearingView(**seen_of(judged))


@pytest.mark.parametrize("text", ["azerty uiop", "asdf asdf", "lkjh lkjh", "xxxx", "???", "1234", "gloubi boulga"])
def test_nonsense_convinces_no_bot(text: str) -> None:
    nonsense = proposal(text)
    minds = [mind_of(one, seed=seed) for one in TEMPERAMENTS for seed in range(100)]
    moves = [diner_bot.answer(heard(nonsense), mind) for mind in minds]
    assert sum(isinstance(move, diner.Contest) and move.whole for move in moves) > 0.8 * len(minds)
    view = diner.JudgingTableView(**seen_of(nonsense), voted=())
    asked = diner.Private(hand=(), fresh=(), ask=diner.AskVoteTable(vote=None))
    assert {diner_bot.choose(view, asked, mind) for mind in minds} == {diner.VoteTable(accept=False)}


@pytest.mark.parametrize(
    "text",
    [
        *("Réunion de famille.", "Ils kiffent le foot", "Vernissage", "tous végétariens", "Ils partagent le taxi."),
        *("stuck in a lift", "A poker night", "Brexit negotiations", "Они любят чай."),
    ],
)
def test_a_short_honest_reason_is_no_nonsense(text: str) -> None:
    assert not diner_bot.is_nonsense(proposal(text))
    assert diner_bot.doubt(proposal(text)) <= diner_bot.doubt(proposal("Parce que."))
    assert not diner_bot.is_nonsense(proposal("azerty Zidane uiop"))


def test_bots_wait_until_a_person_could_have_read_the_reason_or_heard_it() -> None:
    def patience(reason: diner.Written | diner.Spoken) -> float:
        one = diner.Proposal(seat=1, table=None, guests=COMPANY, reason=reason, points=6)
        view = diner.HearingView(**seen_of(one))
        return diner_bot.patience(view, diner.Private(hand=(), fresh=(), ask=diner.AskAnswer()), 1)

    assert patience(diner.Written(text="Ils dînent.")) == 4
    assert patience(diner.Written(text="x" * 300)) > 20
    assert patience(diner.Spoken()) == 15


# Dany


def test_a_composition_uses_position_overlap_and_face() -> None:
    pieces = [piece for _, _, move in walk("dany", 5, "one") for piece in getattr(move, "pieces", ())]
    for seed in range(12):
        pieces += [piece for _, _, move in walk("dany", 6, f"c{seed}") for piece in getattr(move, "pieces", ())]
    assert len({(piece.x, piece.y) for piece in pieces}) > 20
    assert any(not piece.face_up for piece in pieces)
    assert any(piece.lean for piece in pieces)
    assert len({piece.angle for piece in pieces}) > 20


@pytest.mark.slow
@pytest.mark.no_cover
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


# What they have learnt


def rows() -> list[dict[str, str]]:
    with (lexicon.HERE / "themes.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_themes_are_complete_in_both_languages_and_well_set() -> None:
    themes = {row["theme"] for row in rows()}
    assert len(themes) >= 150
    counts = Counter((row["theme"], row["language"], row["kind"]) for row in rows())
    for theme in themes:
        for language in LANGUAGES:
            assert counts[theme, language, "word"] >= 12, theme
            assert counts[theme, language, "saying"] >= 5, theme
    for row in rows():
        if row["kind"] == "near":
            assert row["text"] in themes - {row["theme"]}, row
        else:
            assert list(proofreading.typography(row["text"], row["language"])) == [], row
    for language in LANGUAGES:
        sayings = [row["text"] for row in rows() if row["kind"] == "saying" and row["language"] == language]
        assert len(set(sayings)) == len(sayings)
        assert all(len(saying) <= 60 and saying[0].isupper() for saying in sayings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_clues_say_nearly_the_same(language: Language) -> None:
    clues = [re.sub(r"\W+", " ", clue.lower()).strip() for clue in lexicon.sayings(language)]
    for one, other in combinations(clues, 2):
        assert not fuzz.ratio(one, other, score_cutoff=85), (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_idea_of_dany_and_every_image_says_something_to_a_bot(language: Language) -> None:
    deck = LIBRARY.by_id("idees" if language == "fr" else "ideas")
    assert deck is not None
    words = [card.fields[f"word{n}"] for card in deck.cards for n in range(1, 6)]
    assert [word for word in words if not lexicon.themes_in(word, language)] == []
    assert [image for image in IMAGES if not lexicon.image_vector(KEYWORDS[image], language)] == []
