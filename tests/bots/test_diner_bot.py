"""The bots of Dîner."""

import re
from collections import Counter
from itertools import chain
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.bots.minds import KEYWORDS, LANGUAGES, LIBRARY, mind_of, said, walk
from veillee.bots import lexicon
from veillee.bots.mind import TEMPERAMENTS, Evening, Keyword
from veillee.decks import proofreading
from veillee.games.diner import bot as diner_bot
from veillee.games.diner import bot_words as diner_words
from veillee.games.diner import model as diner
from veillee.games.diner.dealing import guests_of
from veillee.rules import Language

pytestmark = pytest.mark.no_cover


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
