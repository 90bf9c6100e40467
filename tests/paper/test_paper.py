"""Cards and games on paper: what is on the sheets, where, and what is refused."""

import asyncio
import ctypes
import io
import json
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import aiohttp
import msgspec
import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from PIL import Image

from tests import guests, packages
from tests.guests import make_deck, sit_down
from tests.hand_clock import HandClock
from tests.pictures import picture
from tests.waiting import until
from veillee.cli import main
from veillee.cli import paper as command
from veillee.decks import Library
from veillee.decks.proofreading import typography
from veillee.games import GAMES
from veillee.games.dictionnaire import box as dictionary_box
from veillee.paper import CARDS, PAPERS, Language, client, print_deck
from veillee.paper import print_game as print_box_of
from veillee.paper.boxes import PAWNS, Box, Table, booklet_of, box_of, pieces_of
from veillee.paper.faces import cards_of, years_of
from veillee.paper.press import Press
from veillee.paper.rules import at_a_table, other_texts, read_rules
from veillee.paper.sheets import (
    Back,
    Card,
    CardSheet,
    Choice,
    Guest,
    Idea,
    Personality,
    Picture,
    Token,
    Vote,
    Words,
    lay_cards,
)
from veillee.paper.sizes import EDGE, LEAST_BLEED, lay_out
from veillee.paper.texts import TEXTS
from veillee.rules import Deck, Refused
from veillee.workshop import printing
from veillee.workshop.package import write_package

# Whole decks are printed for most of them.
pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = Library()
LANGUAGES: tuple[Language, ...] = ("fr", "en")
BOXES: dict[str, Box] = {name: box for name in GAMES if (box := box_of(name))}
MM = 72 / 25.4


@pytest.fixture(autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What paper needs of the client, from its sources: the real one may not have been built."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    for font in ROOT.glob("web/node_modules/@fontsource*/*/files/*latin*.woff2"):
        (folder / "assets" / font.name).symlink_to(font)
    for name in ("materials", "previews"):
        (folder / name).symlink_to(ROOT / "web/public" / name)
    rules = {}
    for game in BOXES:
        text = json.loads((ROOT / f"web/src/games/{game}/rules.json").read_text("utf-8"))
        rules[game] = {**text, "line": {"fr": "Une ligne.", "en": "A line."}}
    (folder / "rules.json").write_text(json.dumps(rules), "utf-8")
    monkeypatch.setattr(client, "FOLDER", folder)
    return folder


def deck(id: str, count: int) -> Deck:
    """The first cards of a deck."""
    found = LIBRARY.by_id(id)
    assert found is not None
    return msgspec.structs.replace(found, cards=found.cards[:count])


def images_of(some: Deck) -> dict[str, bytes]:
    return {card.id: picture("WEBP", colour=n) for n, card in enumerate(some.cards)}


def opened(pdf: bytes) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(pdf)


def evenly(text: str) -> str:
    """With plain spaces, and one of them between words."""
    return " ".join(text.split())


def text_of(page: pypdfium2.PdfPage) -> str:
    return evenly(page.get_textpage().get_text_range())


def pictures_on(page: pypdfium2.PdfPage) -> Counter[tuple[float, ...]]:
    """Where the pictures lie, in millimetres: left, bottom, right, top."""
    found = page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_IMAGE], max_depth=9)
    return Counter(tuple(round(side / MM, 1) for side in one.get_bounds()) for one in found)


def fonts_on(page: pypdfium2.PdfPage) -> dict[str, bool]:
    """The fonts, and whether they are in the file."""
    found = {}
    for one in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT], max_depth=9):
        font = pdfium.FPDFTextObj_GetFont(one.raw)
        name = ctypes.create_string_buffer(200)
        pdfium.FPDFFont_GetBaseFontName(font, name, 200)
        found[name.value.decode()] = pdfium.FPDFFont_GetIsEmbedded(font) == 1
    return found


# Where cards lie


@pytest.mark.parametrize("size", CARDS)
@pytest.mark.parametrize("paper", PAPERS)
def test_cards_and_their_bleed_fit_on_the_sheet_without_touching(paper: str, size: str) -> None:
    sheet, card = PAPERS[paper], CARDS[size]
    grid = lay_out(sheet, card)
    assert grid.bleed >= LEAST_BLEED
    assert len(set(grid.spots)) == grid.columns * grid.rows
    for x, y in grid.spots:
        assert x - grid.bleed >= EDGE
        assert x + card.width + grid.bleed <= sheet.width - EDGE + 0.001
        assert y - grid.bleed >= EDGE
        assert y + card.height + grid.bleed <= sheet.height - EDGE + 0.001
    columns, rows = (sorted({spot[axis] for spot in grid.spots}) for axis in (0, 1))
    assert all(b - a >= card.width + 2 * grid.bleed - 0.001 for a, b in pairwise(columns))
    assert all(b - a >= card.height + 2 * grid.bleed - 0.001 for a, b in pairwise(rows))


def test_a_sheet_holds_as_many_cards_as_fit() -> None:
    held = {(paper, size): len(lay_out(PAPERS[paper], CARDS[size]).spots) for paper in PAPERS for size in CARDS}
    assert held == {
        ("a4", "tarot"): 4, ("a4", "poker"): 9, ("a4", "square"): 12, ("a4", "mini"): 16,
        ("letter", "tarot"): 4, ("letter", "poker"): 9, ("letter", "square"): 12, ("letter", "mini"): 16,
    }  # fmt: skip


@pytest.mark.parametrize("count", [1, 2, 8, 9, 10, 21])
@pytest.mark.parametrize("paper", PAPERS)
def test_every_back_lies_behind_its_front(paper: str, count: int) -> None:
    cards = [Card(Choice(n), Back("choice", number=n)) for n in range(count)]
    sheets = lay_cards(cards, PAPERS[paper], CARDS["poker"], "{sheet}/{sheets}")
    assert [sheet.note for sheet in sheets] == [f"{n + 1}/{len(sheets)}" for n in range(len(sheets))]
    seen = []
    for sheet in sheets:
        for front, back in zip(sheet.fronts, sheet.backs, strict=True):
            assert isinstance(front.face, Choice)
            assert isinstance(back.face, Back)
            assert front.face.number == back.face.number
            assert front.x + back.x + sheet.size.width == pytest.approx(PAPERS[paper].width)
            assert front.y == back.y
            seen.append(front.face.number)
    assert seen == list(range(count))


@pytest.mark.parametrize("paper", PAPERS)
def test_in_the_file_pictures_of_fronts_and_backs_mirror_each_other(paper: str) -> None:
    some = deck("reves", 5)
    file = opened(print_deck(some, images_of(some), paper, "tarot", "fr"))
    assert len(file) == 4
    width = PAPERS[paper].width
    for page in file:
        assert page.get_size() == pytest.approx((PAPERS[paper].width * MM, PAPERS[paper].height * MM), abs=0.1)
    for front, back in ((file[0], file[1]), (file[2], file[3])):
        behind = sorted(
            (width - right, bottom, width - left, top) for left, bottom, right, top in pictures_on(back).elements()
        )
        assert sorted(pictures_on(front).elements()) == [pytest.approx(place, abs=0.11) for place in behind]
    # The last sheet has one card: in the left column in front, in the right one behind.
    grid = lay_out(PAPERS[paper], CARDS["tarot"])
    for page, (x, y) in ((file[2], grid.spots[0]), (file[3], grid.spots[1])):
        bottom = PAPERS[paper].height - y - 105
        near = [
            place for place in pictures_on(page) if place == pytest.approx((x, bottom, x + 70, bottom + 105), abs=0.1)
        ]
        assert len(near) == 1
    # The picture, and its mirror images around it for the bleed.
    assert sum(pictures_on(file[2]).values()) == 9


def test_marks_are_outside_the_cards() -> None:
    some = deck("reves", 4)
    page = opened(print_deck(some, images_of(some), "a4", "tarot", "fr"))[0]
    grid = lay_out(PAPERS["a4"], CARDS["tarot"])
    (sheet,) = lay_cards(
        cards_of(some, {f"{card.id}.jpg" for card in some.cards}, "fr"), PAPERS["a4"], CARDS["tarot"], ""
    )
    assert (len(sheet.columns), len(sheet.rows)) == (2, 2)
    lines = [
        tuple(side / MM for side in one.get_bounds())
        for one in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_PATH], max_depth=9)
    ]
    marks = [line for line in lines if min(line[2] - line[0], line[3] - line[1]) < 0.5]
    # Two for each edge of each column and row: above and below, left and right.
    assert len(marks) == 2 * 2 * (2 + 2)
    left, right = sheet.columns[0] - grid.bleed, sheet.columns[-1] + 70 + grid.bleed
    top, bottom = 297 - sheet.rows[0] + grid.bleed, 297 - sheet.rows[-1] - 105 - grid.bleed
    for x0, y0, x1, y1 in marks:
        assert x1 < left or x0 > right or y0 > top or y1 < bottom


# What stands on them


def test_words_are_four_to_a_card_with_kind_and_definition_in_letters_that_can_be_searched() -> None:
    some = deck("mots-rares", 40)
    file = opened(print_deck(some, {}, "a4", "", "fr"))
    assert len(file) == 4
    text = " ".join(text_of(file[n]) for n in (0, 2))
    for card in some.cards:
        assert evenly(card.fields["word"]) in text
        assert evenly(card.fields["definition"]) in text
    assert text.count("boîte 1 · ") == 10
    assert "planche 1 sur 2" in text
    fonts = fonts_on(file[0])
    assert all(fonts.values())
    for family in ("YoungSerif", "Alegreya", "AtkinsonHyperlegible"):
        assert any(family in name for name in fonts), fonts


def test_words_of_ones_own_are_put_on_cards_in_their_order() -> None:
    some = deck("mots-rares", 6)
    own = msgspec.structs.replace(
        some,
        cards=tuple(
            msgspec.structs.replace(card, fields={key: card.fields[key] for key in ("word", "kind", "definition")})
            for card in some.cards
        ),
    )
    first, second = (card.front for card in cards_of(own, (), "fr"))
    assert isinstance(first, Words)
    assert isinstance(second, Words)
    assert [len(first.words), len(second.words)] == [4, 2]
    assert len(opened(print_deck(own, {}, "letter", "poker", "en"))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_guests_show_name_family_years_and_line(language: Language) -> None:
    some = deck("histoire", 5)
    text = text_of(opened(print_deck(some, {}, "a4", "", language))[0])
    for card in some.cards:
        assert evenly(card.fields[f"name_{language}"]) in text
        assert evenly(card.fields[language]) in text
        assert TEXTS[language].families[card.fields["family"]].upper() in text
    assert "Ada Lovelace 1815 – 1852" in text


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"born": "1890", "died": "1976"}, "1890 – 1976"),
        ({"born": "1124", "died": "1204", "circa": "1"}, "vers 1124 – 1204"),
        ({"born": "-69", "died": "-30"}, "69\u00a0av.\u00a0J.-C. – 30\u00a0av.\u00a0J.-C."),
        ({"born": "980", "died": "1037", "circa": "both"}, "vers 980 – vers 1037"),
        ({"born": "1957", "died": ""}, "naissance\u00a0: 1957"),
        ({"born": "", "died": "800", "circa": "died"}, "mort\u00a0: vers 800"),
        ({}, ""),
    ],
)  # fmt: skip
def test_years_of_a_guest(fields: dict[str, str], told: str) -> None:
    assert years_of(fields, "fr") == told


@pytest.mark.parametrize(("id", "language"), [("idees", "fr"), ("ideas", "en")])
def test_ideas_are_five_numbered_words(id: str, language: Language) -> None:
    some = deck(id, 3)
    text = text_of(opened(print_deck(some, {}, "a4", "mini", language))[0])
    for card in some.cards:
        for n in range(1, 6):
            assert f"{n} {card.fields[f'word{n}']}" in text


def test_pictures_may_be_webp_jpeg_avif_or_png() -> None:
    some = deck("souvenirs", 4)
    forms = ("WEBP", "JPEG", "AVIF", "PNG")
    images = {card.id: made(form) for card, form in zip(some.cards, forms, strict=True)}
    file = opened(print_deck(some, images, "a4", "poker", "fr"))
    assert sum(pictures_on(file[0]).values()) == 4
    assert len(file) == 2


def made(form: str, size: tuple[int, int] = (60, 90), mode: str = "RGB") -> bytes:
    buffer = io.BytesIO()
    Image.new(mode, size, "#336699" if mode == "RGB" else 0).save(buffer, form)
    return buffer.getvalue()


def test_the_same_cards_give_the_same_file(monkeypatch: pytest.MonkeyPatch) -> None:
    some = deck("idees", 2)
    first = print_deck(some, {}, "a4", "", "fr")
    later = time.time() + 1000
    monkeypatch.setattr(time, "time", lambda: later)
    assert print_deck(some, {}, "a4", "", "fr") == first


def test_a_name_with_braces_and_signs_of_the_template_is_printed_as_it_is() -> None:
    name = "Mots {sheet} #panic() $x$ *gras* \\"
    some = msgspec.structs.replace(deck("idees", 1), name={"fr": name, "en": name})
    first = some.cards[0]
    evil = msgspec.structs.replace(first, fields={**first.fields, "word1": '#read("/etc/passwd") @x <y>'})
    text = text_of(opened(print_deck(msgspec.structs.replace(some, cards=(evil,)), {}, "a4", "tarot", "fr"))[0])
    assert name in text
    assert '#read("/etc/passwd")@x<y>' in text.replace(" ", "")


# What is refused


def test_bad_pictures_are_refused_with_the_card_they_belong_to() -> None:
    some = deck("reves", 1)
    (card,) = some.cards
    for image, code in (
        (b"<svg/>", "image_kind"),
        (made("GIF", mode="P"), "image_kind"),
        (made("PNG")[:60], "image_broken"),
        (made("JPEG", (60, 90))[:300], "image_broken"),
        (made("PNG", (4000, 6000)), "image_pixels"),
    ):
        with pytest.raises(Refused) as refused:
            print_deck(some, {card.id: image}, "a4", "", "fr")
        assert (refused.value.code, refused.value.data) == (code, {"card": card.id})
    with pytest.raises(Refused) as refused:
        print_deck(some, {}, "a4", "", "fr")
    assert refused.value.code == "image_missing"


def test_an_empty_deck_and_one_of_an_unknown_kind_are_refused() -> None:
    with pytest.raises(Refused, match="deck_empty"):
        print_deck(deck("reves", 0), {}, "a4", "", "fr")
    with pytest.raises(Refused, match="cannot_print"):
        print_deck(msgspec.structs.replace(deck("idees", 1), kind="tunes"), {}, "a4", "", "fr")


def test_without_the_client_nothing_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "FOLDER", tmp_path)
    with pytest.raises(Refused, match="client_not_built"):
        print_deck(deck("idees", 1), {}, "a4", "", "fr")
    with pytest.raises(Refused, match="client_not_built"):
        read_rules("dany")


# Boxes


def pieces(game: str, language: Language) -> tuple[list[tuple[int, str]], Counter[type]]:
    """What the list of contents says, and the faces on the sheets."""
    decks = [found for id in BOXES[game].decks[language] if (found := LIBRARY.by_id(id))]
    files = {f"{card.id}.jpg" for one in decks for card in one.cards}
    listed = []
    faces: Counter[type] = Counter()
    for piece in pieces_of(BOXES[game], decks, files, Table("a4", "", language, read_rules(game))):
        listed.append(piece.told(language))
        cards = [sheet for sheet in piece.sheets if isinstance(sheet, CardSheet)]
        faces.update(type(front.face) for sheet in cards for front in sheet.fronts)
    return listed, faces


def test_the_box_of_didixit() -> None:
    for language in LANGUAGES:
        listed, faces = pieces("didixit", language)
        assert [count for count, _ in listed] == [84, 36, 6, 1]
        assert (faces[Picture], faces[Vote]) == (84, 36)


def test_vote_cards_are_of_six_colours_numbered_from_one_to_six() -> None:
    table = Table("a4", "", "fr", read_rules("didixit"))
    votes_piece, *_ = pieces_of(BOXES["didixit"], [], (), table)
    votes = {
        (front.face.pawn, front.face.number, back.face.pawn)
        for sheet in votes_piece.sheets
        if isinstance(sheet, CardSheet)
        for front, back in zip(sheet.fronts, sheet.backs, strict=True)
        if isinstance(front.face, Vote) and isinstance(back.face, Back)
    }
    assert votes == {(pawn, number, pawn) for pawn in PAWNS for number in range(1, 7)}


def test_the_box_of_the_dictionary() -> None:
    for language, cards in zip(LANGUAGES, (258, 130), strict=True):
        listed, faces = pieces("dictionnaire", language)
        assert [count for count, _ in listed] == [cards, 18, 6, 1, 1, 8]
        assert (faces[Words], faces[Token]) == (cards, 18)


def test_words_are_in_two_boxes_with_backs_of_their_own() -> None:
    found = LIBRARY.by_id("mots-rares")
    assert found is not None
    backs = Counter(card.back.number for card in cards_of(found, (), "fr") if isinstance(card.back, Back))
    assert backs == {1: 129, 2: 129}


def test_the_box_of_the_dinner() -> None:
    for language in LANGUAGES:
        listed, faces = pieces("diner", language)
        assert [count for count, _ in listed] == [240, 1]
        assert faces == {Guest: 240}


def test_the_box_of_dany() -> None:
    for language in LANGUAGES:
        listed, faces = pieces("dany", language)
        assert [count for count, _ in listed] == [60, 37, 8, 5]
        assert faces == {Picture: 60, Idea: 37, Personality: 8, Choice: 5}


def small_library(*ids: str) -> Library:
    """Boxes print the same pieces around fewer cards."""

    class Small(Library):
        def by_id(self, id: str) -> Deck | None:
            return deck(id, 8)

    return Small()


@pytest.mark.parametrize(
    ("game", "language", "paper", "parts"),
    # The contents and the rules; then cards and other pieces, each on as many sheets as it needs.
    [
        ("didixit", "fr", "a4", 2 + 2 + 3 + 2),
        ("dictionnaire", "en", "letter", 2 + 1 + 5),
        ("diner", "fr", "letter", 2 + 1 + 1),
        ("dany", "en", "a4", 2 + 2 + 1 + 2),
    ],
)
def test_a_box_has_everything_on_sheets_of_two_pages(game: str, language: Language, paper: str, parts: int) -> None:
    file = opened(print_box_of(game, BOXES[game], small_library(), {}, paper, "", language))
    assert len(file) == 2 * parts
    for page in file:
        assert page.get_size() == pytest.approx((PAPERS[paper].width * MM, PAPERS[paper].height * MM), abs=0.1)
        assert all(fonts_on(page).values())
    texts, rules = TEXTS[language], read_rules(game)
    contents = text_of(file[0])
    assert evenly(rules.title[language]) in contents
    assert texts.contents in contents
    assert evenly(texts.ruler) in contents
    assert text_of(file[1]) == ""
    # The rules: pages four and one outside, two and three inside.
    outside, inside = text_of(file[2]), text_of(file[3])
    assert rules.sections[0].title[language] in outside
    assert texts.advice in outside
    assert rules.sections[-1].title[language] in inside


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_the_rules_are_four_pages_with_every_rule(game: str, language: Language) -> None:
    table = Table("a4", "", language, read_rules(game))
    with Press({}) as press:
        file = opened((press.folder / press.set_booklet(booklet_of(game, BOXES[game], table))).read_bytes())
    assert len(file) == 4
    assert file[0].get_size() == pytest.approx((148.5 * MM, 210 * MM), abs=0.1)

    def joined(text: str) -> str:
        """Without spaces and hyphens, which a line's end changes."""
        return re.sub(r"[-\s\u00ad\ufffe\x02]", "", text)

    pages = [re.sub(r"\s\d\s*$", "", page.get_textpage().get_text_range()) for page in file]
    told = joined("".join(pages[:3]))
    place = 0
    for section in at_a_table(game, table.rules, language):
        for text in (section.title, *section.rules):
            place = told.index(joined(text), place)
    for advice in table.rules.advice:
        assert joined(advice[language]) in joined(pages[3])
    assert joined(table.rules.credits[language]) in joined(pages[3])


def test_the_screen_and_the_slips_say_what_they_are_for() -> None:
    file = opened(print_box_of("dictionnaire", BOXES["dictionnaire"], small_library(), {}, "a4", "", "fr"))
    text = [text_of(page) for page in file]
    (screen,) = [page for page in text if "Vous menez" in page]
    for short, long in dictionary_box.KINDS["fr"]:
        assert short in screen
        assert long in screen
    (slips,) = [n for n, page in enumerate(text) if page.count("Définition") == 8]
    assert text[slips + 1].count("Je vote pour la définition") == 8
    (laurel,) = [page for page in text if "Départ" in page]
    assert all(str(leaf) in laurel.split() for leaf in range(1, 26))
    assert "Diplôme" in laurel


# The rules at a table


def test_rules_for_a_table_are_those_of_the_client_without_screens() -> None:
    for game in BOXES:
        assert other_texts(game).keys() <= {rule.id for section in read_rules(game).sections for rule in section.rules}
    screens = {
        "fr": r"\bici\b|\bbots?\b|téléviseur|automatique|\boptions?\b|l’hôte|salon|en retard|pointeur",
        "en": r"\bhere\b|\bbots?\b|television reads|automatic|\boptions?\b|the host|salon|came late|pointer",
    }
    for game in BOXES:
        for language in LANGUAGES:
            for section in at_a_table(game, read_rules(game), language):
                for text in section.rules:
                    assert not re.search(screens[language], text, re.IGNORECASE), text
                    # Only the dictionary has a screen of cardboard.
                    assert game == "dictionnaire" or not re.search(r"\b(écran|screen)s?\b", text), text
                    assert list(typography(text, language)) == []


def test_the_rules_of_the_dictionary_count_its_cards() -> None:
    rules = read_rules("dictionnaire")
    for language, id in zip(LANGUAGES, ("mots-rares", "rare-words"), strict=True):
        found = LIBRARY.by_id(id)
        assert found is not None
        first = at_a_table("dictionnaire", rules, language)[0].rules[0]
        assert f"{len(found.cards) // 4} car" in first
        assert str(len(found.cards)) in first


def test_texts_on_sheets_have_the_typography_of_their_language() -> None:
    def texts(value: object) -> Sequence[str]:
        match value:
            case str():
                return [value]
            case dict():
                return [text for one in value.values() for text in texts(one)]
            case list() | tuple():
                return [text for one in value for text in texts(one)]
        return []

    for language in LANGUAGES:
        boxes = [vars(import_module(f"veillee.games.{game}.box")) for game in BOXES]
        of_boxes = [
            value[language]
            for names in boxes
            for value in names.values()
            if isinstance(value, dict) and language in value
        ]
        listed = [name for game in BOXES for _, name in pieces(game, language)[0]]
        for text in texts([msgspec.to_builtins(TEXTS[language]), msgspec.to_builtins(of_boxes), listed]):
            assert list(typography(text, language)) == [], text


# The command


def test_print_writes_a_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "idees.pdf"
    assert main(["print", "idees", "--paper", "letter", "-o", str(output)]) == 0
    assert len(opened(output.read_bytes())) == 10
    printed = capsys.readouterr().out
    assert "37 cards, poker" in printed
    assert str(output) in printed


def test_print_reads_a_file_and_says_how_fine_its_images_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "vacances.veillee"
    file.write_bytes(write_package(packages.photographs(5)))
    assert main(["print", str(file), "--cards", "mini", "-o", str(tmp_path / "a.pdf")]) == 0
    pages = opened((tmp_path / "a.pdf").read_bytes())
    assert len(pages) == 2
    assert re.search(r"Nos vacances: 5 cards, mini, \d+ dpi", capsys.readouterr().out)


def test_print_takes_finer_images_from_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "Library", small_library)
    fine = tmp_path / "fine"
    fine.mkdir()
    arguments = ["print", "reves", "--images", str(fine), "-o", str(tmp_path / "a.pdf")]
    assert main(arguments) == 1
    assert "no image" in capsys.readouterr().err
    for card in deck("reves", 8).cards:
        (fine / f"{card.id}.jpg").write_bytes(made("JPEG", (900, 1350)))
    assert main(arguments) == 0
    assert "327 dpi" in capsys.readouterr().out
    coarse = main(["print", "reves", "-o", str(tmp_path / "b.pdf")])
    assert (coarse, "218 dpi. Finer" in capsys.readouterr().out) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["chess"], 1, "chess is no game"),
        (["lost.veillee"], 2, "lost.veillee"),
        (["reves", "--images", "nowhere"], 1, "nowhere is no folder"),
        (["idees", "-o", "no/such/folder.pdf"], 2, "no/such/folder.pdf"),
    ],
)  # fmt: skip
def test_print_says_what_is_wrong(
    arguments: list[str], code: int, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    assert main(["print", *arguments]) == code
    assert told in capsys.readouterr().err
    assert list(tmp_path.glob("*.pdf")) == []


def test_a_game_without_a_box_is_not_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert box_of("chess") is None
    monkeypatch.setattr(command, "box_of", lambda game: None)
    assert main(["print", "dany"]) == 1
    assert "no box" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["idees", "--paper", "a5"], ["idees", "--cards", "huge"], []])
def test_print_refuses_unknown_sizes(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["print", *arguments])
    assert ended.value.code == 2


def test_print_says_why_a_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.veillee"
    file.write_bytes(b"no zip")
    assert main(["print", str(file)]) == 1
    assert "no whole zip" in capsys.readouterr().err


def test_every_refusal_has_a_sentence() -> None:
    for refused in (
        Refused("client_not_built"),
        Refused("cannot_print", kind="tunes"),
        Refused("deck_empty"),
        Refused("image_missing", card="a"),
        Refused("image_pixels", card="a"),
        Refused("image_kind", card="a"),
        Refused("image_broken", card="a"),
    ):
        assert refused.code not in command.sentence(refused)


# As a process of its own

ALONE = """
import sys
from pathlib import Path
from veillee.paper import client
client.FOLDER = Path(sys.argv.pop(1))
from veillee.workshop.print_process import main
sys.exit(main(sys.argv[1:]))
"""


def alone(built: Path, package: bytes, *arguments: str) -> "subprocess.CompletedProcess[bytes]":
    command = [sys.executable, "-c", ALONE, str(built), *arguments]
    return subprocess.run(command, input=package, capture_output=True, timeout=60)


def test_a_process_prints_a_package_from_stdin_to_stdout(built: Path) -> None:
    done = alone(built, write_package(packages.photographs(3)), "--paper", "letter", "--cards", "mini")
    assert (done.returncode, done.stderr) == (0, b"")
    file = opened(done.stdout)
    assert len(file) == 2
    assert file[0].get_size() == pytest.approx((612, 792))


def test_a_process_says_why_it_refuses(built: Path) -> None:
    done = alone(built, packages.words(0))
    assert done.returncode == 1
    assert json.loads(done.stderr) == {"code": "deck_empty", "data": {}}
    broken = alone(built, b"PK")
    assert (broken.returncode, json.loads(broken.stderr)["code"]) == (1, "package_broken")


def test_a_server_does_not_load_what_prints() -> None:
    asked = "import sys, veillee.cli; print([m for m in ('typst', 'PIL', 'fontTools') if m in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", asked], text=True).strip() == "[]"


# From a salon


@pytest.fixture
def printer(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "COMMAND", (sys.executable, "-c", ALONE, str(built)))


async def asked(guest: guests.Guest, deck: int, query: str = "") -> tuple[int, bytes]:
    url = f"{guest.address}/api/salons/{guest.code}/decks/{deck}.pdf{query}"
    async with guest.session.get(url, headers={"X-Veillee-Key": guest.key}) as answer:
        if answer.status == 200:
            assert answer.content_type == "application/pdf"
            assert answer.headers["Cache-Control"] == "private, no-store"
        return answer.status, await answer.read()


IDEAS = [{f"word{n}": f"idée {n} de {card}" for n in range(1, 6)} for card in range(3)]


async def test_who_made_a_deck_and_the_host_have_it_printed(
    session: aiohttp.ClientSession, address: str, printer: None
) -> None:
    host, tom, zoe = await sit_down(session, address, ["Léa", "Tom", "Zoé"])
    number = await make_deck(tom, "ideas", "Idées d’ici")
    assert json.loads((await asked(tom, number))[1])["code"] == "deck_empty"
    await zoe.do("write_cards", deck=number, cards=IDEAS)
    status, pdf = await asked(tom, number, "?paper=letter&cards=poker&language=en")
    assert status == 200
    file = opened(pdf)
    assert len(file) == 2
    assert "5 idée 5 de 2" in text_of(file[0])
    assert "Idées d’ici · sheet 1 of 1" in text_of(file[0])
    assert (await asked(host, number, "?paper=letter&cards=poker&language=en"))[1] == pdf
    status, answer = await asked(zoe, number)
    assert (status, json.loads(answer)["code"]) == (400, "host_only")
    assert (await asked(tom, 99))[0] == 404


@pytest.mark.parametrize("query", ["?paper=papyrus", "?cards=huge", "?language=de"])
async def test_a_print_that_there_is_not_is_refused(
    session: aiohttp.ClientSession, address: str, printer: None, query: str
) -> None:
    (host,) = await sit_down(session, address, ["Léa"])
    number = await make_deck(host, "ideas", "Idées")
    assert json.loads((await asked(host, number, query))[1])["code"] == "bad_message"


async def test_a_printer_that_hangs_or_breaks_is_ended_and_the_next_deck_is_printed(
    session: aiohttp.ClientSession, address: str, built: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    (host,) = await sit_down(session, address, ["Léa"])
    number = await make_deck(host, "ideas", "Idées")
    await host.do("write_cards", deck=number, cards=IDEAS)
    for program in ("import signal; signal.pause()", "import os; os.abort()"):
        monkeypatch.setattr(printing, "COMMAND", (sys.executable, "-c", program))
        asking = asyncio.create_task(asked(host, number))
        if "pause" in program:
            await until(lambda: clock.waits_for(printing.PRINT_SECONDS))
            await clock.pass_on(printing.PRINT_SECONDS)
        status, answer = await asking
        assert (status, json.loads(answer)["code"]) == (400, "print_failed")
    monkeypatch.setattr(printing, "COMMAND", (sys.executable, "-c", ALONE, str(built)))
    assert (await asked(host, number))[0] == 200


async def test_decks_are_printed_one_at_a_time_and_each_person_has_one_under_way(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    host, tom = await sit_down(session, address, ["Léa", "Tom"])
    number = await make_deck(tom, "ideas", "Idées")
    await tom.do("write_cards", deck=number, cards=IDEAS)
    # Says when it begins and when it ends, and prints until somebody lets it through.
    program = (
        "import sys; from pathlib import Path; from tests.waiting import wait_until; sys.stdin.buffer.read(); "
        "f = open(sys.argv[1], 'a', buffering=1); f.write('<'); wait_until(Path(sys.argv[2]).exists); f.write('>'); "
        "print('done')"
    )
    log, gate = tmp_path / "log", tmp_path / "gate"
    monkeypatch.setattr(printing, "COMMAND", (sys.executable, "-c", program, str(log), str(gate)))
    asking = [asyncio.create_task(asked(one, number)) for one in (host, tom, tom)]
    (refused,), printed = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
    assert refused.result()[0] == 429
    gate.touch()
    assert [status for status, _ in await asyncio.gather(*printed)] == [200, 200]
    assert log.read_text() == "<><>"
