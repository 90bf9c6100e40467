"""What bots say at Dany is grammar and sense, from what lies face up, and fair to how the rounds went."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from tests.bots.minds import KEYWORDS, LANGUAGES, LIBRARY, NAMES, THINGS, mind_of, walk
from veillee.bots import floor, lexicon, say, visible_keywords
from veillee.bots.grammar import fill, is_plural, slots_of
from veillee.bots.mind import Evening, Mind, Thing
from veillee.decks import proofreading
from veillee.games import GAMES
from veillee.games.dany import bot_words
from veillee.games.dany import model as dany_model
from veillee.games.dany import moves as dany_moves
from veillee.games.dany import state as dany_state
from veillee.games.dany.bot_links import links
from veillee.games.dany.layout import Fact, facts
from veillee.games.dany.model import BreakingView
from veillee.rules import Bot, Language

GAME = GAMES["dany"]
# What each part of the talk can be filled with.
LEANING = {"word", "other", "thing", "scene", "because"}
SLOTS: dict[str, set[str]] = {
    "sure": LEANING - {"other"},
    "agree": LEANING - {"other"},
    "named": {"word", "thing"},
    "torn": LEANING,
    "tempted": {"word", "other", "thing", "because"},
    "doubt": {"thing"},
    "against": {"other", "leaner", "thing"},
    "scene": {"top", "under"},
    "explain": {"word", "thing", "kept", "because"},
    "explain.named": {"word", "thing", "kept"},
    "explain.far": {"word", "kept"},
    "explain.vague": {"word"},
    "explain.bare": {"word"},
    "lay": set(),
    "accuse": {"name"},
    "accuse.composed": {"name", "word", "answer"},
    "accuse.decided": {"name", "word", "answer"},
    "accuse.composed2": {"name", "times"},
    "accuse.decided2": {"name", "times"},
    "accuse.against": {"name", "leaner", "word", "answer"},
    "accuse.strayed": {"name", "word", "answer"},
    "defend.composed": {"decider"},
    "defend.decided": {"active"},
    "defend.leaned": {"word"},
    "defend.blamed": set(),
    "finger": {"name"},
    "times": set(),
    "theme": set(),
}
# How many phrases a part has at least: those that come in every round, and those that come rarely.
OFTEN = {"sure": 15, "agree": 15, "torn": 15, "tempted": 15, "doubt": 15, "against": 15, "explain": 15}
RARELY = 6
# Never: articles after each other, « de le », « à les », « que un », « si il », « le œuf », “a apple”, a word twice.
WRONG = {
    "fr": re.compile(
        r"\b(?:(?:le|la|les|un|une|l’|des|du|au|aux) (?:le|la|les|un|une|des|l’)\b|(?:de|à) les?\b"
        r"|(?:de|le|la|que|je|ne) [aeéiouyœ]|si ils?\b"
        r"|c’est (?:les|des|deux|trois)\b|ce sont (?:un|une|le|la)\b)|« «|’ | [,.]|\.\.|  ",
        re.IGNORECASE,
    ),
    "en": re.compile(
        r"\b(?:(?:the|an?) (?:the|an?)|a (?!uni)[aeiou]\w*|an [^aeiouh\W]\w*|(\w+) \1)\b| [,.;:!?]|\.\.|  ",
        re.IGNORECASE,
    ),
}


# What was written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_well_set_and_can_be_filled(language: Language) -> None:
    parts = lexicon.phrases(bot_words.TALK, language)
    for part, lines in parts.items():
        known = SLOTS[part] if part in SLOTS else SLOTS[part.partition(".")[0]]
        few = part == "times" or part.startswith(("theme.", "scene."))
        assert few or len(lines) >= OFTEN.get(part, RARELY), part
        for line in lines:
            assert slots_of(line) <= known, line
            assert list(proofreading.typography(re.sub(r"{[^}]*}", "x", line), language)) == [], line
    lines = list(chain.from_iterable(parts.values()))
    assert len(set(lines)) == len(lines)


def test_every_phrase_of_the_talk_has_its_like_in_the_other_language() -> None:
    french, english = (lexicon.phrases(bot_words.TALK, language) for language in LANGUAGES)
    assert {part: len(lines) for part, lines in french.items()} == {part: len(lines) for part, lines in english.items()}


def test_what_can_be_named_is_there_for_every_memory_with_its_article() -> None:
    deck = LIBRARY.by_id("souvenirs")
    assert deck is not None
    assert set(THINGS) == {card.id for card in deck.cards}
    things = list(chain.from_iterable(THINGS.values()))
    assert all(1 <= len(some) <= 3 and some[0].size == 3 for some in THINGS.values())
    for thing in things:
        assert re.match(r"(un|une|des|deux|trois|quatre|cinq|le|la) |l’", thing.fr), thing.fr
        assert re.match(r"(a [^aeiou]|an [aeiou]|the )", thing.en) or is_plural(thing.en, "en"), thing.en
        for language, name in (("fr", thing.fr), ("en", thing.en)):
            assert list(proofreading.typography(name, language)) == []
            assert len(name) <= 30
        assert thing.size in (1, 2, 3)
        assert set(thing.themes)
        assert len(set(thing.themes)) == len(thing.themes)
    for names in ([thing.fr for thing in things], [thing.en for thing in things]):
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_of_a_thing_or_of_a_layout_is_one_of_the_lexicon_and_has_its_reason(language: Language) -> None:
    known = set(lexicon.lexicon(language).near) | {
        theme for words in lexicon.lexicon(language).words.values() for _, theme in words
    }
    themes = {theme for things in THINGS.values() for thing in things for theme in thing.themes}
    themes |= set(chain.from_iterable(bot_words.SAID_BY.values()))
    assert themes <= known
    told = {part.removeprefix("theme.") for part in lexicon.phrases(bot_words.TALK, language) if "theme." in part}
    assert told == themes


def ideas(language: Language) -> list[str]:
    deck = LIBRARY.by_id("idees" if language == "fr" else "ideas")
    assert deck is not None
    return [card.fields[f"word{n}"] for card in deck.cards for n in range(1, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_every_phrase_is_grammar_with_every_word_every_thing_and_every_name(language: Language) -> None:
    parts, words = lexicon.phrases(bot_words.TALK, language), ideas(language)
    things = [thing.fr if language == "fr" else thing.en for thing in chain.from_iterable(THINGS.values())]
    themes = list(chain.from_iterable(lines for part, lines in parts.items() if part.startswith("theme.")))
    scenes = list(chain.from_iterable(lines for part, lines in parts.items() if part.startswith("scene.")))

    def at(some: list[str], place: int) -> str:
        return some[place % len(some)]

    for part, frames in parts.items():
        for frame in frames:
            filled = slots_of(frame)
            most = 1 if not filled else len(NAMES) if filled <= {"name", "decider", "active"} else len(words)
            for place in range(most):
                slots = {"top": at(things, place), "under": at(things, place + 71)}
                slots |= {
                    "word": at(words, place),
                    "other": at(words, place + 1),
                    "answer": at(words, place + 2),
                    "thing": at(things, place),
                    "kept": at(things, place),
                    "scene": fill(at(scenes, place), slots, language),
                    "because": at(themes, place),
                    "times": at(parts["times"], place),
                    **{slot: at(list(NAMES), place) for slot in ("name", "decider", "active", "leaner")},
                }
                text = fill(frame, slots, language)
                assert "{" not in text
                assert not WRONG[language].search(text), text
                assert list(proofreading.typography(text, language)) == [], text
                if not part.startswith(("theme.", "scene.", "times")):
                    assert text[0].isupper(), text
                    assert text[-1] in ".?!…", text


@pytest.mark.parametrize(
    ("frame", "phrase", "text"),
    [
        ("On revient {à word}.", "le big bang", "On revient au big bang."),
        ("On revient {à word}.", "les restes", "On revient aux restes."),
        ("On revient {à word}.", "l’absence", "On revient à l’absence."),
        ("Je ne vois {que word}.", "un feu d’artifice", "Je ne vois qu’un feu d’artifice."),
        ("Je ne vois {que word}.", "minuit", "Je ne vois que minuit."),
        ("Près {de word}.", "le bord de la mer", "Près du bord de la mer."),
        ("Près {de the word}.", "un œuf", "Près de l’œuf."),
        ("Près {de the word}.", "une horloge fêlée", "Près de l’horloge fêlée."),
        ("Près {de the word}.", "des barreaux", "Près des barreaux."),
        ("Près {de word}.", "des barreaux", "Près de barreaux."),
        ("Près {de the word}.", "un hérisson", "Près du hérisson."),
        ("{The word} {word:dort|dorment}.", "deux chats", "Les deux chats dorment."),
        ("{The word} {word:dort|dorment}.", "l’ombre d’un chat", "L’ombre d’un chat dort."),
        ("Pour moi, {c’est word}.", "les restes", "Pour moi, ce sont les restes."),
        ("Mieux {si word}.", "il n’y a rien", "Mieux s’il n’y a rien."),
        ("Mieux {si word}.", "on part", "Mieux si on part."),
        ("Les images {de word}.", "Inès", "Les images d’Inès."),
        ("Les images {de word}.", "Hugo", "Les images d’Hugo."),
        ("Les images {de word}.", "Hokusai", "Les images de Hokusai."),
    ],
)
def test_a_phrase_has_its_article_its_elision_and_its_number(frame: str, phrase: str, text: str) -> None:
    assert fill(frame, {"word": phrase}, "fr") == text


@pytest.mark.parametrize(
    ("phrase", "text"),
    [
        ("an egg", "The egg is there."),
        ("two cats", "The two cats are there."),
        ("wet cobbles", "The wet cobbles are there."),
        ("the edge of the sea", "The edge of the sea is there."),
    ],
)
def test_an_english_phrase_has_its_article_and_its_number(phrase: str, text: str) -> None:
    assert fill("{The word} {word:is|are} there.", {"word": phrase}, "en") == text


# How it lies


def piece(x: int = 500, y: int = 575, **more: Any) -> dany_model.Piece:
    return dany_model.Piece(x=x, y=y, memory=None if more.get("face_up") is False else "m", **more)


@pytest.mark.parametrize(
    ("pieces", "found"),
    [
        ([], []),
        ([piece()], [Fact("alone", 0)]),
        ([piece(angle=1800)], [Fact("alone", 0), Fact("upside", 0)]),
        ([piece(angle=2700)], [Fact("alone", 0), Fact("sideways", 0)]),
        ([piece(angle=3300)], [Fact("alone", 0), Fact("tilted", 0)]),
        ([piece(lean=-40)], [Fact("alone", 0), Fact("stands", 0)]),
        ([piece(face_up=False)], [Fact("veiled", None)]),
        ([piece(), piece(x=650)], [Fact("covers", 1, 0)]),
        ([piece(x=500), piece(x=760)], [Fact("touches", 1, 0)]),
        ([piece(x=300), piece(x=650)], [Fact("beside", 1, 0)]),
        # A card turned by a right angle reaches further to the side.
        ([piece(x=300), piece(x=620, angle=900)], [Fact("sideways", 1), Fact("touches", 1, 0)]),
        # One that stands up covers less.
        ([piece(), piece(x=760, lean=70)], [Fact("stands", 1), Fact("beside", 1, 0)]),
        ([piece(), piece(x=520)], [Fact("buried", 1)]),
        ([piece(face_up=False), piece(x=600)], [Fact("tucked", 1)]),
        ([piece(), piece(x=700, face_up=False)], [Fact("hidden", 0)]),
        ([piece(), piece(x=510, face_up=False)], [Fact("veiled", None)]),
        ([piece(x=150, y=220), piece(x=800, y=800)], [Fact("apart", 0), Fact("apart", 1)]),
        ([piece(), piece(x=520), piece(x=540)], [Fact("piled", 2), Fact("buried", 2), Fact("buried", 2)]),
    ],
)
def test_how_cards_lie_is_read_from_where_they_lie(pieces: list[dany_model.Piece], found: list[Fact]) -> None:
    assert list(facts(tuple(pieces))) == found


# In a game


def bare(word: str) -> str:
    """A word without its article, which changes in « du camouflage »."""
    return re.sub(r"^(le |la |les |l’)", "", word.lower())


def noun(name: str) -> str:
    """Without its article, which may change in a sentence."""
    return re.sub(r"^(un|une|des|a|an|the) |^l’", "", name.lower())


def talk(language: Language, seeds: range, players: int = 6) -> Iterator[tuple[int, dany_state.State, int, str]]:
    """What bots say in whole games, and when; everybody asks why where there is something to ask."""
    bot = Bot(temperament="sharp", language=language)
    ideas = "idees" if language == "fr" else "ideas"
    for seed in seeds:
        evening = Evening()
        for state, seat, move in walk("dany", players, f"talk:{seed}", decks=("souvenirs", ideas)):
            if move is None:
                continue
            if isinstance(state.phase, dany_state.Revealed):
                if state.phase.nods.answered:
                    continue
                state, seat, move = GAME.apply(state, seat, dany_moves.AskWhy()), state.phase.active, None
                assert floor(GAME, state) == seat
            names, random = NAMES[:players], Random(f"{seed}{seat}")
            words = say(GAME, state, seat, move, bot, KEYWORDS, THINGS, names, f"talk:{seed}", random, evening)
            if words is not None:
                yield seed, state, seat, words
            else:
                assert not isinstance(state.phase, dany_state.Explaining | dany_state.Twist)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("DA-9", "DA-13", "DA-17")
@pytest.mark.slow
def test_a_bot_says_why_it_leans_what_it_meant_and_whom_it_suspects(language: Language) -> None:
    counts, said = Counter[str](), []
    every = [thing for things in THINGS.values() for thing in things]
    for seed, state, seat, words in talk(language, range(12)):
        public: Any = GAME.public(state)
        counts[type(public).__name__] += 1
        said.append((seed, words))
        assert GAME.may_speak(state, seat)
        assert list(proofreading.typography(words, language)) == [], words
        assert not WRONG[language].search(words), words
        assert words[0].isupper()
        assert words[-1] in ".?!…"
        assert "{" not in words
        spoken = words.lower()
        if isinstance(public, dany_model.TwistView | BreakingView):
            assert any(name in words for name in NAMES), words
            continue
        shown = set(chain.from_iterable(THINGS[one.memory] for one in public.pieces if one.memory))
        names = [one.fr if language == "fr" else one.en for one in shown]
        assert any(bare(word) in spoken for word in [*public.idea.words, *map(noun, names)]), words
        if isinstance(public, dany_model.ExplainingView):
            assert bare(public.idea.words[public.word - 1]) in spoken
            assert len(words) <= bot_words.LONGEST_EXPLANATION
        else:
            assert len(words) <= bot_words.LONGEST
        # Whatever is named is on a card that lies face up.
        for thing in every:
            name = thing.fr if language == "fr" else thing.en
            if re.search(rf"\b{re.escape(name)}\b", spoken) and thing not in shown:
                assert any(name in (one.fr, one.en)[language == "en"] for one in shown) or name in public.idea.words, (
                    words
                )
    assert counts["TalkingView"] > 150
    assert counts["ExplainingView"] > 10
    assert counts["TwistView"] > 20
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_all_agree_not_everybody_says_so(language: Language) -> None:
    leaned, told = 0, 0
    bot = Bot(temperament="sharp", language=language)
    for state, seat, move in walk("dany", 8, "many"):
        if isinstance(move, dany_moves.Lean):
            leaned += 1
            told += say(GAME, state, seat, move, bot, KEYWORDS, THINGS, NAMES, "many", Random(leaned)) is not None
    assert leaned / 3 < told < leaned


LIGHTHOUSE = Thing(fr="un phare", en="a lighthouse", size=3, themes=("light",))
LETTER = Thing(fr="une lettre déchirée", en="a torn letter", size=3, themes=("anger",))


def explaining(*pieces: dany_model.Piece) -> dany_model.ExplainingView:
    return msgspec.convert(
        {
            **msgspec.to_builtins(next(GAME.public(state) for state, _, _ in walk("dany", 4, "sight"))),
            "phase": "explaining",
            "active": 1,
            "decider": 0,
            "bound": [],
            "idea": {"id": "i", "words": ["un orage", "la paix", "minuit", "une girafe", "un coq"]},
            "pieces": msgspec.to_builtins(pieces),
            "leanings": [None] * 4,
            "kept": 2,
            "word": 1,
            "ready": [],
            "asker": 2,
        },
        dany_model.ExplainingView,
    )


def speaker(public: Any, **more: Any) -> Mind:
    things = visible_keywords({"seen": (LETTER,), "hidden": (LIGHTHOUSE,)}, public)
    return msgspec.structs.replace(mind_of(), **{"seat": 1, "things": things, **more})


def test_what_a_bot_says_names_nothing_that_it_does_not_see() -> None:
    hidden = dany_model.Piece(x=500, y=400, face_up=False)
    public = explaining(hidden, dany_model.Piece(x=400, y=400, memory="seen"))
    for number in range(20):
        view = msgspec.structs.replace(public, number=number)
        words = bot_words.words(view, None, speaker(view))
        assert words is not None
        assert "lettre déchirée" in words.lower()
        assert "phare" not in words.lower()
        # And of the card that is face down, that it is.
        assert any(line in words for line in lexicon.phrases(bot_words.TALK, "fr")["lay.hidden"])
        for pieces in ((), (hidden,)):
            view = msgspec.structs.replace(public, number=number, pieces=pieces)
            assert "un orage" in (bot_words.words(view, None, speaker(view)) or "").lower()


def test_of_a_deck_of_which_nothing_can_be_named_a_bot_explains_its_composition_and_reads_none() -> None:
    public = explaining(
        dany_model.Piece(x=400, y=400, memory="unknown"), dany_model.Piece(x=600, y=400, memory="other")
    )
    assert "un orage" in (bot_words.words(public, None, speaker(public)) or "").lower()
    taken = msgspec.to_builtins(public) | {"phase": "talking", "heard": [], "closing": False}
    talking = msgspec.convert(taken, dany_model.TalkingView)
    for number in range(1, 6):
        assert bot_words.words(talking, dany_moves.Lean(word=number), speaker(talking)) is None


@pytest.mark.parametrize(
    ("thing", "word", "part"),
    [
        (Thing("un escargot", "a snail", 3, ("slowness",)), "un escargot", "named"),
        (Thing("un escargot", "a snail", 3, ("slowness",)), "la paresse", "sure"),
        (Thing("un escargot", "a snail", 3, ("slowness",)), "l’ennui", None),
        # What shares a word with the idea is not yet the idea.
        (Thing("le bord de la mer", "the edge of the sea", 3, ("sea",)), "une bouteille à la mer", "sure"),
        # A theme is not applied to what says the contrary, nor to a thing of which it cannot be said.
        (Thing("une clochette", "a bell", 3, ("noise",)), "un orage", None),
        (Thing("une clochette", "a bell", 3, ("noise",)), "le silence", None),
        (Thing("un enfant endormi", "a sleeping child", 3, ("sleep",)), "l’insomnie", None),
        (Thing("un ventilateur", "a fan", 3, ("machine",)), "l’électricité", "sure"),
    ],
)
def test_a_bot_leans_with_a_reason_or_doubts_or_is_silent(thing: Thing, word: str, part: str | None) -> None:
    pieces = (dany_model.Piece(x=500, y=500, memory="seen"), dany_model.Piece(x=500, y=1100, memory="seen"))
    taken = msgspec.to_builtins(explaining(*pieces)) | {"phase": "talking", "heard": [], "closing": False}
    talking = msgspec.convert(taken, dany_model.TalkingView)
    talking = msgspec.structs.replace(talking, idea=dany_model.Idea(id="i", words=(word, "b", "c", "d", "e")))
    for number in range(20):
        view = msgspec.structs.replace(talking, number=number)
        words = bot_words.words(view, dany_moves.Lean(word=1), speaker(view, things={"seen": (thing,)}))
        if part is None:
            assert words is None or "doubt" in parts_in(words, "doubt"), words
        else:
            assert part in parts_in(words or "", part), words


def test_a_bot_without_a_reason_says_what_speaks_for_a_word_to_which_nobody_leans() -> None:
    snail = Thing("un escargot", "a snail", 3, ("slowness",))
    pieces = (dany_model.Piece(x=500, y=500, memory="seen"),)
    taken = msgspec.to_builtins(explaining(*pieces)) | {"phase": "talking", "heard": [], "closing": False}
    view = msgspec.convert(taken, dany_model.TalkingView)
    view = msgspec.structs.replace(
        view, idea=dany_model.Idea(id="i", words=("l’ennui", "la paresse", "c", "d", "e")), leanings=(None,) * 4
    )
    words = bot_words.words(view, dany_moves.Lean(word=1), speaker(view, things={"seen": (snail,)}))
    assert words is not None
    assert "tempted" in parts_in(words, "tempted")
    assert "la paresse" in words.lower()
    assert "escargot" in words
    # Somebody leans to it already, and may say so.
    leaning = msgspec.structs.replace(view, leanings=(2, None, None, None))
    words = bot_words.words(leaning, dany_moves.Lean(word=1), speaker(view, things={"seen": (snail,)}))
    assert "tempted" not in parts_in(words or "", "tempted")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_an_idea_is_linked_to_things_that_are_there(language: Language) -> None:
    """What links them is set well, and takes no mark after it but its own."""
    names = {thing.fr if language == "fr" else thing.en for things in THINGS.values() for thing in things}
    themes = {theme for things in THINGS.values() for thing in things for theme in thing.themes}
    written = links(language)
    assert set(written) == set(ideas(language))
    for word, found in written.items():
        assert len(found) >= 3, word
        for link in found:
            assert link.theme in themes | set(chain.from_iterable(bot_words.SAID_BY.values())), link
            assert link.things <= names, link
            assert list(proofreading.typography(link.text, language)) == [], link
            assert link.text[-1] not in ".,;:", link


def renewed(mind: Mind) -> Mind:
    """The same bot on an evening on which nothing was said."""
    return msgspec.structs.replace(mind, evening=Evening())


def test_a_bot_contradicts_with_what_does_not_fit_and_no_other_repeats_it() -> None:
    pieces = (dany_model.Piece(x=500, y=500, memory="seen"),)
    taken = msgspec.to_builtins(explaining(*pieces)) | {"phase": "talking", "heard": [], "closing": False}
    view = msgspec.convert({**taken, "leanings": [2, None, None, None]}, dany_model.TalkingView)
    things, evening = {"seen": (LIGHTHOUSE,)}, Evening()
    minds = [speaker(view, seat=seat, things=things, evening=evening, names=NAMES[:4]) for seat in (1, 2, 3)]
    said = [words for mind in minds if (words := bot_words.words(view, dany_moves.Lean(word=4), mind))]
    assert len(said) == 1
    assert "phare" in said[0]
    assert "la paix" in said[0].lower() or NAMES[0] in said[0]
    # Whoever leans to the same word is not contradicted.
    alone = [
        words for mind in minds if (words := bot_words.words(view, dany_moves.Lean(word=2), renewed(mind))) is not None
    ]
    assert len(alone) == 3
    assert all(parts_in(words, "doubt") and not parts_in(words, "against") for words in alone)


# The twist


def twist(*past: tuple[int, int, str], **more: Any) -> dany_model.TwistView:
    idea = {"id": "i", "words": ["a", "b", "c", "d", "e"]}
    unsaid = {"idea": idea, "word": 1, "answer": 2, "leanings": [None] * 4}
    rounds = [
        {
            "number": number,
            "active": active,
            "decider": decider,
            "result": result,
            "helped": result == "helped",
            **unsaid,
        }
        for number, (active, decider, result) in enumerate(past, 1)
    ]
    table = msgspec.to_builtins(next(GAME.public(state) for state, _, _ in walk("dany", 4, "sight")))
    return msgspec.convert(
        {
            **table,
            "phase": "twist",
            "past": rounds,
            "candidates": [0, 1, 2, 3],
            "ready": [],
            "ties": 0,
            "stopped": False,
            **more,
        },
        dany_model.TwistView,
    )


def accused(public: dany_model.TwistView, seat: int, language: Language = "fr", by: int = 3) -> str:
    mind = msgspec.structs.replace(mind_of(language=language), seat=by, names=NAMES[:4])
    words = bot_words.words(public, dany_moves.Point(seat=seat), mind)
    assert words is not None
    return words


def parts_in(words: str, start: str, language: Language = "fr") -> set[str]:
    """The parts of the talk from which these words may be."""
    found = set()
    for part, lines in lexicon.phrases(bot_words.TALK, language).items():
        for line in lines:
            longest = max(re.split(r"\{[^}]*\}", line), key=len)
            if part.startswith(start) and longest in words:
                found.add(part)
    return found


@pytest.mark.rule("DA-17")
def test_a_bot_accuses_by_how_the_rounds_went() -> None:
    assert parts_in(accused(twist((0, 1, "missed"), (1, 2, "found")), 0), "accuse") == {"accuse.composed"}
    assert parts_in(accused(twist((0, 1, "missed"), (1, 2, "found")), 1), "accuse") == {"accuse.decided"}
    twice = twist((0, 1, "missed"), (0, 2, "missed")), twist((0, 1, "missed"), (2, 1, "missed"))
    assert {part for by in (2, 3) for part in parts_in(accused(twice[0], 0, by=by), "accuse")} == {
        "accuse.composed",
        "accuse.composed2",
    }
    assert {part for by in (2, 3) for part in parts_in(accused(twice[1], 1, by=by), "accuse")} == {
        "accuse.decided",
        "accuse.decided2",
    }
    assert parts_in(accused(twist((0, 1, "helped")), 0), "accuse") == {"accuse.helped"}
    assert parts_in(accused(twist((0, 1, "missed")), 2), "accuse") == {"accuse.calm"}
    both = twist((0, 1, "missed"), (1, 2, "missed"))
    charges = [charge.part for charge in bot_words.charges(both, 1, speaker(both, names=NAMES[:4]))]
    assert charges == ["accuse.both", "accuse.composed", "accuse.decided"]


def last(**more: Any) -> dict[str, Any]:
    """The last round: seat 0 composed “b”, seat 3 decided for “a”."""
    return {
        "number": 3,
        "active": 0,
        "decider": 3,
        "idea": {"id": "i", "words": ["un orage", "la paix", "minuit", "une girafe", "un coq"]},
        "word": 2,
        "answer": 1,
        "result": "missed",
        "pieces": [],
        "leanings": [None, 2, 1, 1],
        "asker": None,
        "judged": [],
        "t": "round",
        **more,
    }


@pytest.mark.rule("DA-17")
def test_who_found_the_right_word_and_who_did_not_counts_in_the_twist() -> None:
    public = twist((0, 3, "missed"), last=last())
    against = accused(public, 3, by=2)
    assert parts_in(against, "accuse") & {"accuse.against", "accuse.decided"}
    mind = speaker(public, seat=2, names=NAMES[:4])
    assert [charge.part for charge in bot_words.charges(public, 3, mind)] == ["accuse.against", "accuse.decided"]
    assert bot_words.charges(public, 3, mind)[0].slots["leaner"] == NAMES[1]
    assert [charge.part for charge in bot_words.charges(public, 2, mind)] == ["accuse.strayed"]
    # The one who leaned to the right word mentions it, if there is something to answer for.
    right = twist((0, 3, "missed"), (1, 0, "missed"), last=last())
    own = [defence.part for defence in bot_words.defences(right, speaker(right, seat=1, names=NAMES[:4]))]
    assert own == ["defend.leaned", "defend.composed"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("DA-17")
def test_whoever_had_a_part_in_a_failure_or_was_pointed_at_defends_themselves(language: Language) -> None:
    composed = accused(twist((3, 2, "missed")), 2, language)
    assert parts_in(composed, "defend", language) == {"defend.composed"}
    assert NAMES[2] in composed
    decided = accused(twist((2, 3, "missed")), 2, language)
    assert parts_in(decided, "defend", language) == {"defend.decided"}
    assert NAMES[2] in decided
    assert not parts_in(accused(twist((2, 1, "missed")), 2, language), "defend", language)
    tie = {"t": "pointed", "turn": 1, "candidates": [0, 1, 2, 3], "fingers": [3, 2, 3, 2], "designated": None}
    blamed = accused(twist((2, 1, "missed"), last_pointing=tie, candidates=[2, 3]), 2, language)
    assert parts_in(blamed, "defend", language) == {"defend.blamed"}
    assert len(blamed) <= bot_words.LONGEST


def test_bots_say_something_else_when_they_point_again() -> None:
    public = twist((2, 1, "missed"))
    tie = {"t": "pointed", "turn": 1, "candidates": [0, 1, 2, 3], "fingers": [2, 2, 1, 1], "designated": None}
    again = twist((2, 1, "missed"), last_pointing=tie, candidates=[1, 2])
    lines = [accused(view, 2, by=seat) for view in (public, again) for seat in (0, 3)]
    assert len(set(lines)) == 4
