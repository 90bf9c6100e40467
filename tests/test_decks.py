"""What a proof-reader would catch in the decks."""

import re
from pathlib import Path

import pytest
from PIL import Image

from veillee.decks import HERE, Library, load
from veillee.games import GAMES
from veillee.rules import Deck

LIBRARY = Library()
# Decks may be there before their game is: all four stand on the shelf.
SHELF = {"didixit", "dictionnaire", "diner", "dany"}
IMAGE_DECKS = [deck for deck in LIBRARY.values() if deck.kind == "images"]


def shipped(game: str) -> list[Deck]:
    return [deck for deck in LIBRARY.values() if deck.game == game]


@pytest.mark.parametrize("deck", LIBRARY.values(), ids=lambda deck: deck.id)
def test_a_deck_says_what_it_is(deck: Deck) -> None:
    assert deck.game in SHELF
    assert deck.licence == "CC BY 4.0"
    assert deck.name["fr"]
    assert deck.name["en"]
    assert deck.authors
    ids = [card.id for card in deck.cards]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", GAMES)
def test_the_default_deck_of_every_game_is_there(name: str) -> None:
    game = GAMES[name]
    assert all(LIBRARY.by_id(id) for id in game.decks(game.options_type()))


@pytest.mark.rule("DX-1")
def test_didixit_has_84_images() -> None:
    assert [len(deck.cards) for deck in shipped("didixit")] == [84]


def test_dany_has_60_memories() -> None:
    assert [len(deck.cards) for deck in shipped("dany")] == [60]


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
