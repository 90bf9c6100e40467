"""What is said of a card while somebody writes it, and that what is offered sets it right."""

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.counted import Counted
from tests.guests import Guest, open_salon
from veillee.decks import Library
from veillee.decks.check import readers, remarks_on
from veillee.decks.proofreading import SENTENCES, SET_RIGHT, as_sentence, set_right, tell
from veillee.rules import Language, Refused, bare

WORD = {"word": "bouloche", "kind": "n.f.", "definition": "Petite boule de laine qui se forme sur un tricot."}
ENGLISH_WORD = {"word": "jumart", "kind": "n.", "definition": "The supposed offspring of a bull and a mare."}
GUEST = {"name": "Tata Jacqueline", "line": "Boulangère à Sète, qui chante en pétrissant.", "family": "imaginary"}
ENGLISH_GUEST = {"name": "Aunt Jackie", "line": "A baker in Sète who sings while she kneads.", "family": "music"}
IDEA = {
    "word1": "la cave",
    "word2": "le grand ménage",
    "word3": "une clé perdue",
    "word4": "Noël",
    "word5": "l’attente",
}
ENGLISH_IDEA = {"word1": "a dare", "word2": "trust", "word3": "the last train", "word4": "insomnia", "word5": "Mars"}
IMAGE = {"alt_fr": "Deux enfants courent sur la plage.", "alt_en": "Two children run along the beach."}
SOUND: dict[tuple[str, Language], dict[str, str]] = {
    ("words", "fr"): WORD,
    ("words", "en"): ENGLISH_WORD,
    ("guests", "fr"): GUEST,
    ("guests", "en"): ENGLISH_GUEST,
    ("ideas", "fr"): IDEA,
    ("ideas", "en"): ENGLISH_IDEA,
    ("images", "fr"): IMAGE,
    ("images", "en"): IMAGE,
}
LONG = "Un texte qui n’en finit pas"


@pytest.mark.parametrize(("kind", "language"), SOUND)
def test_nothing_is_said_of_a_sound_card_or_of_what_is_not_written_yet(kind: str, language: Language) -> None:
    card = SOUND[kind, language]
    assert remarks_on(kind, language, card) == []
    assert remarks_on(kind, language, {}) == []
    for field in card:
        assert remarks_on(kind, language, {**card, field: ""}) == []
        # Somebody is typing, and a space is only the beginning of the next word.
        assert remarks_on(kind, language, {**card, field: f"{card[field]} "}) == []
        assert remarks_on(kind, language, {**card, field: " !? 🎈"}) == []


KINDS = "adj., adv., loc. adv., n.f., n.m., v.i., v.t."
ENGLISH_KINDS = "adj., adv., adv. phr., n., v.i., v.t."


def unknown(kind: str, known: str = KINDS) -> dict[str, str | int | bool]:
    return {"kind": kind, "known": known}


# Kind, language, what is written in place of a sound field, and what is said: the code, the data, the field set right.
Case = tuple[str, Language, dict[str, str], str, dict[str, str | int | bool], str | None]
CASES: list[Case] = [
    # Signs and spaces
    ("words", "fr", {"word": "l'orin"}, "straight_quotes", {}, "l’orin"),
    ("words", "fr", {"definition": 'Cordage dit "long" et solide.'}, "straight_quotes", {}, None),
    ("guests", "fr", {"line": "Elle chante, et puis elle attend..."}, "straight_quotes", {}, None),
    ("guests", "en", {"name": "O'Hara"}, "straight_quotes", {}, "O’Hara"),
    ("words", "fr", {"definition": "Boule de laine ; elle se forme seule."}, "no_break_space", {}, None),
    ("images", "en", {"alt_fr": "Deux enfants: ils courent sur la plage."}, "no_break_space", {}, None),
    ("ideas", "fr", {"word1": "quoi ?"}, "no_break_space", {}, "quoi\u00a0?"),
    ("ideas", "fr", {"word1": "un coeur"}, "ligature", {}, "un cœur"),
    ("ideas", "fr", {"word1": "Oeillet"}, "ligature", {}, "Œillet"),
    ("ideas", "en", {"word1": "a  dare"}, "extra_space", {}, "a dare"),
    ("ideas", "fr", {"word1": "une e\u0301toile"}, "decomposed", {}, "une étoile"),
    ("words", "fr", {"definition": "Petite boule de une laine tricotée."}, "elision", {"words": "de une"}, None),
    ("guests", "en", {"line": "She says « Bravo » to them all."}, "set_in_french", {}, "She says “Bravo” to them all."),
    # Words
    ("words", "fr", {"word": "Bouloche"}, "not_in_lower_case", {}, "bouloche"),
    ("words", "fr", {"word": "BOULOCHE"}, "not_in_lower_case", {}, "bouloche"),
    ("words", "fr", {"kind": "nom féminin"}, "unknown_kind", unknown("nom féminin"), "n.f."),
    ("words", "fr", {"kind": "n. m."}, "unknown_kind", unknown("n. m."), "n.m."),
    ("words", "fr", {"kind": "NM"}, "unknown_kind", unknown("NM"), "n.m."),
    ("words", "en", {"kind": "adjective"}, "unknown_kind", unknown("adjective", ENGLISH_KINDS), "adj."),
    ("words", "fr", {"kind": "machin"}, "unknown_kind", unknown("machin"), None),
    ("words", "fr", {"definition": "Boule de laine."}, "too_few_words", {"has": 3, "least": 4, "most": 25}, None),
    ("words", "fr", {"definition": "Mot " * 26 + "fin."}, "too_many_words", {"has": 27, "least": 4, "most": 25}, None),
    ("words", "fr", {"definition": "Pull qui a trop bouloché sur un tricot."}, "uses_root", {"root": "boulo"}, None),
    ("words", "fr", {"definition": "Une petite boule de laine."}, "dictionary_form", {}, "Petite boule de laine."),
    ("words", "fr", {"definition": "c'est une boule de laine"}, "dictionary_form", {}, "Boule de laine."),
    ("words", "en", {"definition": "Jumart: a beast of burden."}, "dictionary_form", {}, "A beast of burden."),
    # Sentences
    ("words", "fr", {"definition": "petite boule de laine."}, "not_a_sentence", {"capital": False, "stop": True}, None),
    ("words", "fr", {"definition": "Petite boule de laine"}, "not_a_sentence", {"capital": True, "stop": False}, None),
    ("words", "fr", {"definition": "Une boule de laine !"}, "not_a_sentence", {"capital": True, "stop": False}, None),
    ("images", "fr", {"alt_fr": "deux enfants, la plage"}, "not_a_sentence", {"capital": False, "stop": False}, None),
    ("guests", "en", {"line": "BAKER IN A SMALL HARBOUR TOWN."}, "in_capitals", {}, None),
    ("ideas", "fr", {"word1": "LA CAVE"}, "in_capitals", {}, None),
    # Lengths
    ("ideas", "fr", {"word1": "x"}, "too_short", {"has": 1, "least": 2, "most": 24}, None),
    ("images", "fr", {"alt_fr": "La plage."}, "too_short", {"has": 9, "least": 21, "most": 200}, None),
    ("ideas", "fr", {"word1": LONG}, "too_long", {"has": 27, "most": 24}, None),
    ("guests", "fr", {"name": LONG}, "too_long", {"has": 27, "most": 26}, None),
    # Guests and ideas
    ("guests", "fr", {"line": "Célèbre boulangère de Sète, en Occitanie."}, "opinion", {"word": "Célèbre"}, None),
    ("guests", "en", {"line": "Jackie sings while she kneads bread."}, "repeats_name", {"word": "Jackie"}, None),
    ("ideas", "fr", {"word1": "la cave."}, "full_stop", {}, "la cave"),
    ("ideas", "fr", {"word5": "l’orage", "word1": "orageux"}, "same_root", {"word": "orageux"}, None),
    ("ideas", "fr", {"word5": "la cave"}, "same_root", {"word": "la cave"}, None),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "language", "change", "code", "data", "fixed"), CASES)
def test_what_is_said_while_a_card_is_written(
    kind: str,
    language: Language,
    change: dict[str, str],
    code: str,
    data: dict[str, str | int | bool],
    fixed: str | None,
) -> None:
    found = remarks_on(kind, language, {**SOUND[kind, language], **change})
    (remark,) = [remark for remark in found if remark.code == code]
    assert remark.field == next(iter(change))
    assert remark.data == data
    assert tell(remark)
    if fixed is not None or code not in SET_RIGHT:
        assert remark.fixed == fixed


def test_every_code_is_said_of_some_card() -> None:
    assert {case[3] for case in CASES} == set(SENTENCES)
    assert set(SENTENCES) > SET_RIGHT


@pytest.mark.parametrize(
    ("text", "language", "right"),
    [
        ('il dit "oui" , puis "non"', "fr", "il dit «\u00a0oui\u00a0» , puis «\u00a0non\u00a0»"),
        ("«oui» ou « non »", "fr", "«\u00a0oui\u00a0» ou «\u00a0non\u00a0»"),
        ("quoi?! à 10:30; voir https://x", "fr", "quoi\u00a0?! à 10:30\u00a0; voir https://x"),
        ("quoi\u202f?", "fr", "quoi\u00a0?"),
        ("peut-être (?)", "fr", "peut-être (?)"),
        ("les oeufs, le noeud, un OEil, coexister", "fr", "les œufs, le nœud, un Œil, coexister"),
        ("attends....", "fr", "attends…"),
        ("un   peu \u00a0 :  ici", "fr", "un peu\u00a0: ici"),
        ("""'Tis the "Keeper's" 'best' coat...""", "en", "’Tis the “Keeper’s” ‘best’ coat…"),
        ('a 12" disc', "en", "a 12” disc"),
        ("« Bravo\u00a0! » he said\u00a0: go", "en", "“Bravo!” he said: go"),
    ],
)  # fmt: skip
def test_signs_and_spaces_are_set_right(text: str, language: Language, right: str) -> None:
    assert set_right(text, language) == right
    assert set_right(right, language) == right


def test_a_sentence_may_end_with_another_mark_where_no_form_is_kept() -> None:
    for text in [
        "Papi fait encore le clown\u00a0!",
        "On dirait qu’il attend…",
        "Papi crie «\u00a0À table\u00a0!\u00a0»",
    ]:
        assert [remark.code for remark in remarks_on("images", "fr", {"alt_fr": text})] == []
        assert as_sentence(text, "fr", any_end=True) == text
    assert as_sentence("Papi fait le clown\u00a0!", "fr") == "Papi fait le clown."
    assert as_sentence("« hourra », crie Papi,", "fr") == "«\u00a0Hourra\u00a0», crie Papi."


def texts_of_our_decks() -> Iterator[tuple[str, Language]]:
    for deck in Library().values():
        for card in deck.cards:
            match deck.kind:
                case "images":
                    yield card.fields["alt_fr"], "fr"
                    yield card.fields["alt_en"], "en"
                case "guests":
                    yield card.fields["fr"], "fr"
                    yield card.fields["en"], "en"
                case "words":
                    yield card.fields["definition"], "fr" if deck.language == "fr" else "en"


def test_what_is_right_is_left_as_it_is() -> None:
    texts = list(texts_of_our_decks())
    assert len(texts) > 2000
    assert [text for text, language in texts if as_sentence(text, language) != text] == []


def test_nothing_is_said_of_the_words_and_ideas_of_our_decks() -> None:
    for deck in Library().values():
        if deck.kind in ("words", "ideas"):
            for card in deck.cards:
                assert remarks_on(deck.kind, "fr" if deck.language == "fr" else "en", card.fields) == [], card.fields


# Letters and signs as people type them; some pieces make mistakes likely.
PIECES = [
    "un ",
    "Le ",
    "C'est ",
    "coeur",
    "oeil ",
    "mot",
    "HÔTE",
    "e\u0301t",
    " ",
    "  ",
    "\u00a0",
    "\u202f",
    "\n",
    "de une ",
]
SIGNS = ["'", '"', "...", ".", ",", ";", ":", "!", "?", "«", "»", "“", "(", ")", "…", "10:30", "’", "-", "🎈"]
TEXTS = st.lists(st.sampled_from(PIECES + SIGNS), max_size=12).map("".join)


@pytest.mark.parametrize(("kind", "language"), SOUND)
@given(data=st.data())
def test_what_is_offered_removes_the_remark_and_keeps_the_words(
    kind: str, language: Language, data: st.DataObject
) -> None:
    card = {field: data.draw(TEXTS, field) for field in readers()[kind].lengths}
    for remark in remarks_on(kind, language, card):
        assert remark.code in SENTENCES
        if remark.fixed is None:
            continue
        after = remarks_on(kind, language, {**card, remark.field: remark.fixed})
        assert (remark.field, remark.code) not in {(other.field, other.code) for other in after}
        if remark.code in SET_RIGHT:
            assert bare(remark.fixed) == bare(card[remark.field])


def test_dots_before_the_full_stop_do_not_become_an_ellipsis() -> None:
    assert as_sentence("un .. ...", "en") == "Un."


def test_a_text_that_would_become_too_long_is_not_offered() -> None:
    definition = "Mot " * 6 + "x" * 216
    assert len(definition) == 240
    found = {remark.code: remark.fixed for remark in remarks_on("words", "fr", {**WORD, "definition": definition})}
    assert found == {"not_a_sentence": None}


def test_only_the_fields_of_the_kind_are_read() -> None:
    assert remarks_on("words", "fr", {**WORD, "id": "'", "name": "..."}) == []
    assert remarks_on("images", "fr", {**IMAGE, "image": "'" * 32}) == []
    with pytest.raises(Refused, match="no_own_cards"):
        remarks_on("recipes", "fr", WORD)


@contextmanager
def at_most(cpu_seconds: float) -> Iterator[None]:
    """Of this process alone, whatever others do: what is linear is far from it, and what is not never comes near."""

    def too_long(*_: object) -> None:
        raise AssertionError(f"more than {cpu_seconds} s of the processor")

    before = signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, cpu_seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


@pytest.mark.parametrize("sign", [" '", "a.", "de aa", "« ", 'x"', "x ;"])
def test_a_text_is_read_in_time_whatever_it_says(sign: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred times the length that is allowed, for which a pattern that goes back and forth takes minutes."""
    allowed = readers()["words"].lengths["definition"]
    monkeypatch.setitem(readers()["words"].lengths, "definition", 200 * allowed)
    with at_most(cpu_seconds=4):
        remarks_on("words", "fr", {**WORD, "definition": sign * (200 * allowed // len(sign))})


def test_a_text_that_is_too_long_is_not_read() -> None:
    counts = []
    for signs in (10, 1_000, 30_000):
        # Python keeps 512 compiled patterns of all tests: each time they are compiled anew.
        re.purge()
        with Counted() as counted:
            remarks_on("words", "fr", {**WORD, "definition": "x'" * 30 * signs, "word": " " * 30 * signs + "x"})
        counts.append(counted.calls)
    # The first is also the one that makes everything ready.
    assert counts[0] >= counts[1] == counts[2]


# Asked by a browser


async def ask(guest: Guest, body: Any, origin: str | None = None, key: str | None = None) -> tuple[int, Any]:
    headers = {"Origin": origin or guest.address, "X-Veillee-Key": guest.key if key is None else key}
    url = f"{guest.address}/api/salons/{guest.code}/proofread"
    async with guest.session.post(url, json=body, headers=headers) as answer:
        return answer.status, await answer.json()


async def test_a_browser_asks_for_remarks_and_nothing_is_kept(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address, "Léa")
    seq = host.view["seq"]
    cards = [WORD, {"word": "l'orin"}, {}]
    assert await ask(host, {"kind": "words", "language": "fr", "cards": cards}) == (
        200,
        {"cards": [[], [{"field": "word", "code": "straight_quotes", "data": {}, "fixed": "l’orin"}], []]},
    )
    await host.do("say", text="toujours là ?")
    assert host.view["seq"] == seq + 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"kind": "recipes"}, "no_own_cards"),
        ({"kind": "x" * 65}, "bad_message"),
        ({"language": "de"}, "bad_message"),
        ({"cards": [{}] * 51}, "bad_message"),
        ({"cards": [{"word": 7}]}, "bad_message"),
        ({"cards": [WORD], "more": 1}, "bad_message"),
    ],
)
async def test_what_is_no_wish_for_a_proof_reader_is_refused(
    session: aiohttp.ClientSession, address: str, wish: dict[str, Any], code: str
) -> None:
    host = await open_salon(session, address, "Léa")
    status, told = await ask(host, {"kind": "words", "language": "fr", "cards": [WORD], **wish})
    assert (status, told["code"]) == (400, code)


async def test_only_people_of_the_salon_on_our_own_page_may_ask_and_not_too_fast(
    session: aiohttp.ClientSession, address: str
) -> None:
    host = await open_salon(session, address, "Léa")
    wish = {"kind": "words", "language": "fr", "cards": [WORD]}
    assert (await ask(host, wish, origin="http://evil.example"))[1]["code"] == "bad_origin"
    assert (await ask(host, wish, key="A" * 32))[0] == 403
    assert (await ask(host, {**wish, "cards": [{"word": "x" * 70_000}]}))[0] == 413
    statuses = [(await ask(host, wish))[0] for _ in range(25)]
    assert set(statuses) == {200, 429}
    assert statuses[0] == 200
