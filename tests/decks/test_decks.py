"""The decks have no mistakes, and the checks find mistakes."""

import csv
import json
import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from veillee.decks import HERE, Library, check, known, load
from veillee.games import GAMES
from veillee.games.diner.dealing import guests_of
from veillee.games.diner.model import FAMILIES
from veillee.rules import Card, Deck

LIBRARY = Library()
# A deck may be added before its game.
IMAGE_DECKS = [deck for deck in LIBRARY.values() if deck.kind == "images"]


# What was looked for when the decks were read with children in mind, so that a new card is looked at too.
NOT_FOR_CHILDREN = re.compile(
    r"\b(dont le sexe|prostitu|catin\b|putain|whore|harlot|brothel|bordel|violeur|rapist|coït|accoupl|testicul|"
    r"testicle|pénis|penis\b|châtrer|castrat|porno|suicid|opium|cocaïne|cocaine|inceste)"
)


def shipped(game: str) -> list[Deck]:
    return [deck for deck in LIBRARY.values() if deck.game == game]


@pytest.mark.parametrize("deck", LIBRARY.values(), ids=lambda deck: deck.id)
def test_a_deck_says_what_it_is(deck: Deck) -> None:
    assert deck.game in GAMES
    assert deck.licence == "CC BY 4.0"
    assert deck.name["fr"]
    assert deck.name["en"]
    assert deck.authors
    assert deck.everyone is True
    ids = [card.id for card in deck.cards]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", GAMES)
def test_the_default_deck_of_every_game_is_there(name: str) -> None:
    game = GAMES[name]
    assert all(LIBRARY.by_id(id) for id in game.decks(game.options_type()))


@pytest.mark.rule("DX-1")
def test_didixit_has_84_images() -> None:
    assert [len(deck.cards) for deck in shipped("didixit")] == [84]


@pytest.mark.rule("DA-1")
def test_dany_has_60_memories_and_37_ideas_in_each_language() -> None:
    assert {deck.id: len(deck.cards) for deck in shipped("dany")} == {"souvenirs": 60, "idees": 37, "ideas": 37}


@pytest.mark.parametrize("deck", IMAGE_DECKS, ids=lambda deck: deck.id)
def test_file_names_tell_nothing_and_rows_are_in_no_telling_order(deck: Deck) -> None:
    ids = [card.id for card in deck.cards]
    assert all(re.fullmatch("[a-z2-9]{6}", id) for id in ids)
    assert ids == sorted(ids)


@pytest.mark.parametrize("deck", IMAGE_DECKS, ids=lambda deck: deck.id)
def test_every_image_is_there_in_every_form_and_small(deck: Deck) -> None:
    folder = HERE / deck.id / "images"
    expected = {f"{card.id}{form}" for card in deck.cards for form in (".avif", ".webp", ".thumb.avif", ".thumb.webp")}
    assert {path.name for path in folder.iterdir()} == expected
    for card in deck.cards:
        with Image.open(folder / f"{card.id}.webp") as image:
            assert image.width * 3 == image.height * 2
    hand = sorted((path.stat().st_size for path in folder.glob("*.avif")), reverse=True)[:7]
    assert sum(hand) < 400_000


def hash_of(path: Path) -> int:
    """A difference hash: alike for pictures that look alike."""
    with Image.open(path) as image:
        pixels = image.convert("L").resize((9, 8)).tobytes()
    brighter = [pixels[9 * y + x] < pixels[9 * y + x + 1] for y in range(8) for x in range(8)]
    return sum(bit << n for n, bit in enumerate(brighter))


@pytest.mark.parametrize("deck", IMAGE_DECKS, ids=lambda deck: deck.id)
def test_no_two_images_look_the_same(deck: Deck) -> None:
    hashes = [hash_of(HERE / deck.id / "images" / f"{card.id}.thumb.webp") for card in deck.cards]
    alike = [
        (one, other)
        for one in range(len(hashes))
        for other in range(one)
        if (hashes[one] ^ hashes[other]).bit_count() < 4
    ]
    assert alike == []


@pytest.mark.parametrize("deck", IMAGE_DECKS, ids=lambda deck: deck.id)
def test_alternative_texts_are_complete_distinct_and_well_set(deck: Deck) -> None:
    for language in ("fr", "en"):
        texts = [card.fields[f"alt_{language}"] for card in deck.cards]
        assert len(set(texts)) == len(texts)
        assert all(20 < len(text) <= 200 for text in texts)
        assert all(text[0].isupper() and text.endswith(".") for text in texts)
        assert not any("  " in text for text in texts)
    for card in deck.cards:
        text = card.fields["alt_fr"]
        assert "'" not in text
        assert '"' not in text
        assert not re.search(r"[^\u00a0][;:!?]", text), text
        assert not re.search(r"\b(de le|de les|à le|à les|de un|que il|le [aeiouyéèêh])\b", text), text


def test_a_deck_is_read_from_its_folder(tmp_path: Path) -> None:
    about = (
        'id="d"\ngame="didixit"\nkind="images"\nlanguage="any"\nlicence="x"\nauthors=["a"]\n[name]\nfr="f"\nen="e"\n'
    )
    (tmp_path / "deck.toml").write_text(about, encoding="utf-8")
    (tmp_path / "cards.csv").write_text('id,alt_fr\nx,"un, deux"\n', encoding="utf-8")
    deck = load(tmp_path)
    assert deck.cards[0].id == "x"
    assert deck.cards[0].fields == {"alt_fr": "un, deux"}
    (tmp_path / "cards.csv").write_text('id,alt_fr\nx,"un, trois"\n', encoding="utf-8")
    assert load(tmp_path).hash != deck.hash


WORD = {"box": "1", "card": "1", "word": "orin", "kind": "n.m.", "definition": "Cordage reliant une ancre à sa bouée."}


def words_deck(**changes: str) -> Deck:
    """Two cards of four words, one of them changed."""
    rows = []
    for n in range(8):
        card = n // 4 + 1
        fields = {**WORD, "box": str(card), "card": str(card), "word": "abcdefgh"[n] * 5}
        rows.append(Card(id=f"w{n}", fields={**fields, **changes} if n == 7 else fields))
    return Deck(
        id="d", game="dictionnaire", kind="words", language="fr", licence="x", name={"fr": "f", "en": "e"},
        authors=("a",), cards=tuple(rows),
    )  # fmt: skip


def problems_in(tmp_path: Path, deck: Deck) -> list[str]:
    rows = "".join(f"{card.fields['word']},french\n" for card in deck.cards if card.fields["word"] != "inconnu")
    (tmp_path / "known.csv").write_text(f"word,where\n{rows}", encoding="utf-8")
    return check.problems(deck, tmp_path)


def test_a_sound_deck_of_words_has_nothing_to_mend(tmp_path: Path) -> None:
    assert problems_in(tmp_path, words_deck()) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"word": "aaaaa"}, "stands 2 times"),
        ({"word": "inconnu"}, "stands in no dictionary"),
        ({"word": "Orin"}, "lower case"),
        ({"word": "l'orin"}, "l'orin: has straight quotes"),
        ({"kind": "nom"}, "no such kind"),
        ({"card": "1"}, "carries 5 words"),
        ({"box": "1"}, "the boxes hold"),
        ({"definition": "Trop court."}, "has 2 words"),
        ({"definition": "Mot " * 26 + "fin."}, "has 27 words"),
        ({"definition": "cordage reliant une ancre à sa bouée."}, "capital"),
        ({"definition": "Cordage reliant une ancre à sa bouée"}, "full stop"),
        ({"definition": "Cordage d'une ancre et de sa bouée."}, "straight quotes"),
        ({"definition": "Cordage d’une ancre ; de sa bouée."}, "no-break space"),
        ({"definition": "Cordage de une ancre et de sa bouée."}, "elision"),
        ({"definition": "Cordage  reliant une ancre à sa bouée."}, "an extra space"),
        ({"definition": "Cordage noeud reliant coeur et oeuvre ensemble."}, "oe for œ"),
        ({"word": "oriner", "definition": "Action de passer un orinage autour du mât."}, "uses its root"),
    ],
)
def test_what_a_proof_reader_would_catch_in_words(tmp_path: Path, change: dict[str, str], problem: str) -> None:
    assert any(problem in found for found in problems_in(tmp_path, words_deck(**change)))


def test_known_words_are_renewed_and_reasons_kept(tmp_path: Path) -> None:
    deck = words_deck(word="inconnu")
    (tmp_path / "known.csv").write_text("word,where\ninconnu,locution of sailors\naaaaa,french\n", encoding="utf-8")
    (tmp_path / "french").write_text("bbbbb\nccccc/S.\nddddd po:nom\n", encoding="utf-8")
    unknown = known.look_up(deck, tmp_path, {"french": known.word_list(tmp_path / "french")})
    found = known.known_words(tmp_path)
    assert unknown == ["aaaaa", "eeeee", "fffff", "ggggg"]
    assert found["inconnu"] == "locution of sailors"
    assert found["ccccc"] == "french"
    # A second dictionary has the word too; when neither has it any more, it is not known.
    (tmp_path / "fr.dic").write_text("ccccc\n", encoding="utf-8")
    both = {name: known.word_list(tmp_path / name) for name in ("french", "fr.dic")}
    known.look_up(deck, tmp_path, both)
    assert known.known_words(tmp_path)["ccccc"] == "french fr.dic"
    assert "ccccc" in known.look_up(deck, tmp_path, {name: set() for name in both})
    assert known.known_words(tmp_path)["inconnu"] == "locution of sailors"


def test_a_new_deck_of_words_is_checked_before_its_words_were_looked_up(tmp_path: Path) -> None:
    assert any("stands in no dictionary" in problem for problem in check.problems(words_deck(), tmp_path))


@pytest.mark.rule("DI-1")
def test_the_words_fill_two_boxes_of_129_cards_with_four_words_each() -> None:
    deck = LIBRARY.by_id("mots-rares")
    assert deck is not None
    assert len(deck.cards) == 1032
    cards = {card.fields["card"]: card.fields["box"] for card in deck.cards}
    assert Counter(cards.values()) == {"1": 129, "2": 129}
    assert set(Counter(card.fields["card"] for card in deck.cards).values()) == {4}


def test_the_english_game_has_words_of_its_own() -> None:
    deck = LIBRARY.by_id("rare-words")
    assert deck is not None
    assert deck.language == "en"
    assert len(deck.cards) == 520


@pytest.mark.parametrize("id", ["mots-rares", "rare-words"])
def test_every_word_was_read_a_second_time_and_found_true(id: str) -> None:
    deck = LIBRARY.by_id(id)
    assert deck is not None
    review = json.loads((HERE / id / "review.json").read_text(encoding="utf-8"))
    verdicts = {row["word"]: row["verdict"] for row in review["kept"]}
    assert {card.fields["word"]: "true" for card in deck.cards} == verdicts
    assert not {row["word"] for row in review["replaced"]} & set(verdicts)


def test_few_french_words_stand_in_no_dictionary_and_each_has_a_reason() -> None:
    found = known.known_words(HERE / "mots-rares")
    outside = [word for word, where in found.items() if "french" not in where and "fr.dic" not in where]
    assert len(outside) <= 40
    assert all(found[word] for word in outside)


GUEST = {
    "name_fr": "Ada Lovelace",
    "name_en": "Ada Lovelace",
    "family": "science",
    "born": "1815",
    "died": "1852",
    "circa": "",
    "fr": "Mathématicienne anglaise, autrice d’un programme pour une machine.",
    "en": "English mathematician who wrote a program for a machine.",
}
LIVING = {"born": "1980", "died": ""}


def guests_deck(**changes: str) -> Deck:
    """Ten guests in every family; the last, an imaginary one unless the change says otherwise, has something wrong."""
    rows = []
    for n in range(90):
        family = FAMILIES[n // 10]
        years = {"born": "", "died": ""} if family == "imaginary" else {}
        fields = {**GUEST, "family": family, "name_fr": f"Nom {n}", "name_en": f"Name {n}", **years}
        rows.append(Card(id=f"g{n}", fields={**fields, **changes} if n == 89 else fields))
    return Deck(
        id="d", game="diner", kind="guests", language="fr", licence="x", name={"fr": "f", "en": "e"},
        authors=("a",), cards=tuple(rows),
    )  # fmt: skip


def test_a_sound_deck_of_guests_has_nothing_to_mend(tmp_path: Path) -> None:
    assert check.problems(guests_deck(), tmp_path) == []
    real = {**LIVING, "family": "arts"}
    assert check.problems(guests_deck(**real), tmp_path) == ["d: the family imaginary has 9 guests"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"name_fr": "Nom 3"}, "stands 2 times"),
        ({"name_fr": "N" * 27}, "27 characters"),
        ({"name_fr": "L'Autre"}, "straight quotes"),
        ({"family": "cousins"}, "no such family"),
        ({"circa": "vers"}, "no such mark"),
        ({"born": "1950"}, "imaginary and has years"),
        ({"family": "arts", "born": "vers 1950"}, "no numbers"),
        ({"family": "arts", **LIVING, "born": "2012"}, "too young"),
        ({"family": "arts", **LIVING, "born": "1890"}, "hundred years"),
        ({"family": "arts", "born": "1890", "died": "2020"}, "lived from 1890 to 2020"),
        ({"family": "arts", "born": "1950", "died": "1950"}, "lived from"),
        ({"fr": "Trop court."}, "11 characters"),
        ({"en": "Long " * 23}, "characters"),
        ({"fr": "une mathématicienne anglaise et sa machine."}, "capital"),
        ({"fr": "Mathématicienne anglaise et sa machine"}, "full stop"),
        ({"fr": "Mathématicienne d'Angleterre et sa machine."}, "straight quotes"),
        ({"fr": "Mathématicienne anglaise: une machine."}, "no-break space"),
        ({"fr": "Célèbre mathématicienne anglaise et sa machine."}, "praises"),
        ({"en": "A legendary mathematician and her machine."}, "praises"),
        ({"en": "Mathematician of “« Machines »”, in England."}, "set in French"),
        ({"family": "arts", **LIVING, "name_fr": "Ada Machine"}, "repeats the name"),
    ],
)
def test_what_a_proof_reader_would_catch_in_guests(tmp_path: Path, change: dict[str, str], problem: str) -> None:
    assert any(problem in found for found in check.problems(guests_deck(**change), tmp_path))


def test_no_guest_died_after_the_last_year_that_the_deck_knows(tmp_path: Path) -> None:
    deck = guests_deck()
    died = int(deck.cards[0].fields["died"])
    assert check.problems(replace(deck, until=died), tmp_path) == []
    assert any("knows the years until" in found for found in check.problems(replace(deck, until=died - 1), tmp_path))


@pytest.mark.rule("DN-11")
@pytest.mark.parametrize(("id", "recent"), [("invites", True), ("guests", True), ("histoire", False)])
def test_the_decks_of_today_have_some_recent_deaths_and_that_of_history_has_none(id: str, recent: bool) -> None:
    deck = LIBRARY.by_id(id)
    assert deck is not None
    assert any(guest.recent for guest in guests_of([deck]).values()) == recent


def test_a_deck_without_a_last_year_has_the_hash_it_always_had() -> None:
    deck = guests_deck()
    assert b"until" not in msgspec.json.encode(deck)
    assert deck.hash != replace(deck, until=2025).hash


def test_to_say_that_a_deck_is_for_everyone_changes_none_of_its_cards() -> None:
    deck = guests_deck()
    assert deck.hash == replace(deck, everyone=True).hash


@pytest.mark.parametrize("deck", LIBRARY.values(), ids=lambda deck: deck.id)
def test_on_cards_for_everyone_is_nothing_that_an_adult_would_have_to_explain(deck: Deck) -> None:
    assert [text for card in deck.cards for text in card.fields.values() if NOT_FOR_CHILDREN.search(text.lower())] == []


HOOK = {"id": "g0", "fr": "compte les tours de la salade", "en": "counts the turns of the salad", "weight": "3"}
# Ninety verbs, so that no two sound hooks are alike.
VERBS = [f"{first}{second}e" for first in "bcdfghjklmnpqrs" for second in "aeiouy"]


def hooked_deck(folder: Path, *rows: dict[str, str]) -> list[str]:
    """The problems of a deck of ninety guests with a sound hook each, the last of them replaced by these rows."""
    sound = [
        {"id": f"g{n}", "fr": f"{VERBS[n]} avec des cuillères", "en": f"{VERBS[n]}s with some spoons", "weight": "3"}
        for n in range(90)
    ]
    with (folder / "words.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, HOOK)
        writer.writeheader()
        writer.writerows([*sound[:89], *rows] if rows else sound)
    return check.problems(guests_deck(name_fr="Jean Tournesol", name_en="John Sunflower"), folder)


def test_sound_hooks_have_nothing_to_mend(tmp_path: Path) -> None:
    last = {**HOOK, "id": "g89"}
    longer = {**last, "fr": f"{'très ' * 10}vite arrive", "en": f"{'very ' * 10}soon sings"}
    assert hooked_deck(tmp_path) == []
    assert hooked_deck(tmp_path, last) == []
    assert hooked_deck(tmp_path, last, longer) == []
    assert hooked_deck(tmp_path, longer) == [f"d: g89: has no short hook in {language}" for language in ("fr", "en")]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"id": "nobody"}, "nobody: has hooks and is no guest"),
        ({"id": "nobody"}, "g89: has 0 hooks"),
        ({"fr": "chante trop court"}, "has 17 characters"),
        ({"en": "sings " + "la" * 29}, "has 64 characters"),
        ({"fr": "Compte les tours de la salade"}, "small letter"),
        ({"en": "counts the turns of the salad."}, "ends with a punctuation mark"),
        ({"fr": "compte les tours de la salade\u00a0!"}, "ends with a punctuation mark"),
        ({"fr": "compte les tours d'une salade"}, "straight quotes"),
        ({"fr": "dit « bravo » à la salade"}, "no-break space"),
        ({"en": "says «\u00a0bravo\u00a0» to the salad"}, "is set in French"),
        ({"fr": "plante un tournesol dans la salade"}, "repeats the name"),
        ({"en": "plants a sunflower in the salad"}, "repeats the name"),
        ({"weight": "4"}, "a hook weighs 4"),
    ],
)
def test_what_a_proof_reader_would_catch_in_hooks(tmp_path: Path, change: dict[str, str], problem: str) -> None:
    assert any(problem in found for found in hooked_deck(tmp_path, {**HOOK, "id": "g89", **change}))


def test_no_hook_stands_twice_and_no_verb_begins_too_many(tmp_path: Path) -> None:
    last = {**HOOK, "id": "g89"}
    others = [{**last, "fr": f"compte {n} tours de salade", "en": f"counts {n} turns of salad"} for n in range(12)]
    assert any("stands 2 times" in found for found in hooked_deck(tmp_path, last, last))
    assert hooked_deck(tmp_path, *others) == ["d: g89: has 12 hooks"]
    assert hooked_deck(tmp_path, *others, last) == [
        "d: g89: has 13 hooks",
        "d: 13 hooks in fr begin with “compte”",
        "d: 13 hooks in en begin with “counts”",
    ]


GUEST_DECKS = [deck for deck in LIBRARY.values() if deck.kind == "guests"]


@pytest.mark.rule("DN-1")
@pytest.mark.parametrize("id", ["invites", "guests"])
def test_about_two_hundred_characters_in_nine_families_women_and_men_living_for_the_most_part(id: str) -> None:
    deck = LIBRARY.by_id(id)
    assert deck is not None
    assert len(deck.cards) >= 216
    families = Counter(card.fields["family"] for card in deck.cards)
    assert len(families) == 9
    assert min(families.values()) >= 20
    real = [card for card in deck.cards if card.fields["family"] != "imaginary"]
    assert sum(not card.fields["died"] for card in real) > len(real) / 2
    assert {deck.id: len(deck.cards) >= 108 for deck in GUEST_DECKS} == {
        "invites": True,
        "histoire": True,
        "guests": True,
    }


@pytest.mark.parametrize("deck", GUEST_DECKS, ids=lambda deck: deck.id)
def test_every_guest_was_read_a_second_time(deck: Deck) -> None:
    """A verdict other than true was acted upon: the line was corrected, or a decision says why the card stays."""
    review = json.loads((HERE / deck.id / "review.json").read_text(encoding="utf-8"))
    kept = {row["id"]: row for row in review["kept"]}
    assert set(kept) == {card.id for card in deck.cards}
    assert not {row["id"] for row in review["dropped"]} & set(kept)
    assert all(row["verdict"] in ("true", "doubtful", "false") for row in kept.values())
    assert all(row["corrected"] or row["decision"] for row in kept.values() if row["verdict"] != "true")
    assert all(row["why"] for row in review["dropped"])


def test_a_guest_of_two_decks_is_the_same_in_both() -> None:
    seen: dict[str, dict[str, str]] = {}
    for deck in GUEST_DECKS:
        for card in deck.cards:
            assert seen.setdefault(card.id, card.fields) == card.fields, card.id


def ideas_deck(language: str = "fr", **changes: str) -> Deck:
    rows = []
    for n in range(37):
        fields = {f"word{k}": f"un {('abcdefg'[n // 6] + 'abcdef'[n % 6] + 'abcdef'[k]) * 2}" for k in range(1, 6)}
        fields["alike"] = "1-3 2-5"
        rows.append(Card(id=f"i{n}", fields={**fields, **changes} if n == 36 else fields))
    return Deck(
        id="d", game="dany", kind="ideas", language=language, licence="x", name={"fr": "f", "en": "e"},
        authors=("a",), cards=tuple(rows),
    )  # fmt: skip


def test_a_sound_deck_of_ideas_has_nothing_to_mend(tmp_path: Path) -> None:
    assert check.problems(ideas_deck(), tmp_path) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"word1": "un orage", "word2": "les orageux"}, "stands 2 times"),
        ({"word2": "x" * 25}, "25 characters"),
        ({"word2": ""}, "0 characters"),
        ({"word2": "l'élan"}, "straight quotes"),
        ({"word2": "un coeur"}, "oe for œ"),
        ({"word2": "un élan."}, "full stop"),
        ({"alike": "1-3"}, "1 pairs"),
        ({"alike": "1-3 1-3"}, "1 pairs"),
        ({"alike": "1-3 3-1"}, "badly written"),
        ({"alike": "1-3 2-6"}, "badly written"),
    ],
)
def test_what_a_proof_reader_would_catch_in_ideas(tmp_path: Path, change: dict[str, str], problem: str) -> None:
    assert any(problem in found for found in check.problems(ideas_deck(**change), tmp_path))


def test_there_are_as_many_ideas_as_the_rules_say(tmp_path: Path) -> None:
    deck = ideas_deck()
    fewer = replace(deck, cards=deck.cards[:-1])
    assert check.problems(fewer, tmp_path) == ["d: there are 36 ideas"]
