"""A deck as a file: the same content gives the same bytes, and nothing but a deck is read."""

import io
import random
import tracemalloc
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.packages import BAD, IMAGES, WORDS, photographs, words, zipped
from tests.pictures import picture
from veillee.rules import Refused
from veillee.workshop.package import (
    Package,
    Picture,
    read_folder,
    read_package,
    write_folder,
    write_package,
)  # fmt: skip


def read(body: bytes) -> Package:
    return read_package(io.BytesIO(body))


def test_a_deck_of_words_is_read() -> None:
    deck = read(words(6))
    assert deck.about.authors == ("La classe de Mme Dupont",)
    assert deck.names == {"fr": "Mots de la semaine", "en": "Mots de la semaine"}
    assert len(deck.cards) == 6
    assert deck.cards[1].id == "m1"
    assert deck.cards[1].fields == {"word": "mot1", "kind": "n.m.", "definition": "Chose que tous nomment 1."}


def test_a_file_of_a_spreadsheet_is_read() -> None:
    """With a mark at its beginning, other ends of lines, quotes, another order and one more column."""
    sheet = '\ufeffword,id,definition,remark,kind\r\nbof,m1,"Un ""bof"", sans plus.",,interj.\r\n'
    deck = read(zipped(("deck.toml", WORDS), ("cards.csv", sheet), pack=zipfile.ZIP_DEFLATED))
    assert [card.id for card in deck.cards] == ["m1"]
    assert deck.cards[0].fields == {"word": "bof", "kind": "interj.", "definition": 'Un "bof", sans plus.'}


def test_a_name_in_each_language() -> None:
    about = WORDS.replace('name = "Mots de la semaine"\n', "") + '[name]\nfr = "Mots"\n'
    deck = read(words(1, about))
    assert deck.names == {"fr": "Mots", "en": "Mots"}
    assert read(write_package(deck)) == deck


def test_what_is_written_is_read_and_written_again_with_the_same_bytes() -> None:
    made = photographs(7)
    body = write_package(made)
    again = read(body)
    assert again == made
    assert write_package(again) == body
    # Also that it is for everyone.
    for_all = replace(made, about=replace(made.about, everyone=True))
    assert read(write_package(for_all)) == for_all
    # Whatever signs there are in its texts.
    strange = replace(made.about, name='Le « "grand" » \\ voyage\x7f\n', authors=("Zoé\t", "'"), source="ici")
    assert read(write_package(replace(made, about=strange))).about == strange


def test_a_folder_is_the_same_deck_as_the_file(tmp_path: Path) -> None:
    for number, deck in enumerate([photographs(), read(words())]):
        write_folder(deck, tmp_path / str(number))
        (tmp_path / str(number) / ".DS_Store").write_bytes(b"x")
        assert read_folder(tmp_path / str(number)) == deck


SPOILS: list[Callable[[Path], object]] = [
    lambda folder: (folder / "run.sh").write_bytes(b"x"),
    lambda folder: (folder / "images" / "004.webp").symlink_to("/etc/passwd"),
    lambda folder: (folder / "images" / "001.webp").unlink(),
    lambda folder: (folder / "deck.toml").unlink(),
    lambda folder: (folder / "deck.toml").write_text("["),
]


def test_a_folder_with_anything_else_in_it_is_no_deck(tmp_path: Path) -> None:
    for number, spoil in enumerate(SPOILS):
        folder = tmp_path / str(number)
        write_folder(photographs(), folder)
        spoil(folder)
        with pytest.raises(Refused):
            read_folder(folder)


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_refused_and_takes_little_memory(kind: str) -> None:
    make, code, card = BAD[kind]
    body = make()
    tracemalloc.start()
    try:
        with pytest.raises(Refused) as refused:
            read(body)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert refused.value.code == code
    assert refused.value.data.get("card") == card
    assert most < 6_000_000


def test_thumbnails_may_be_left_out() -> None:
    alt = "id,alt_fr,alt_en\nchat,Un chat,\n"
    deck = read(zipped(("deck.toml", IMAGES), ("cards.csv", alt), ("images/chat.webp", picture())))
    assert deck.pictures == {"chat": Picture("image/webp", picture())}


def test_a_damaged_file_is_refused_or_read_and_never_an_error() -> None:
    chance = random.Random("package")
    whole = write_package(photographs(2))
    places = [n for n in range(len(whole)) if n < 1200 or n > len(whole) - 800]
    for _ in range(3000):
        body = bytearray(whole)
        for _ in range(chance.randrange(1, 4)):
            body[chance.choice(places)] = chance.randrange(256)
        with suppress(Refused):
            read(bytes(body))
