"""The image cards: what is printed is what the recipes say, and the decks are as varied as they should be."""

import csv
import json
import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from art import decks, prints, review
from art.__main__ import every_job, main
from art.credits import CREDITS, credited
from art.jobs import ROOT, outdated, read_manifest
from art.palettes import PALETTES
from art.scene import AGES, FLAGS, FRAMINGS, MOODS, OPERATORS, SEASONS, SETTINGS, Memory, Scene, Story
from art.scenes import every_scene

pytestmark = pytest.mark.no_cover
STORIES = [scene for scene in every_scene() if isinstance(scene, Story)]
MEMORIES = [scene for scene in every_scene() if isinstance(scene, Memory)]
MANIFEST = read_manifest()


def test_there_are_84_dreams_and_60_memories() -> None:
    assert len(STORIES) == 84
    assert len(MEMORIES) == 60
    assert len({scene.id for scene in every_scene()}) == 144


@pytest.mark.slow
def test_everything_printed_is_what_its_recipe_prints_today() -> None:
    """`make art` has nothing left to do."""
    assert [job.name for job in outdated(every_job(), MANIFEST)] == []
    assert set(MANIFEST) == {job.name for job in every_job()}


@pytest.mark.parametrize("scene", [*STORIES[::28], *MEMORIES[::30]], ids=lambda scene: scene.name)
@pytest.mark.slow
def test_a_recipe_gives_the_card_that_ships(scene: Scene) -> None:
    printed = decks.card(scene)
    with Image.open(decks.FOLDERS[scene.deck] / "images" / f"{scene.id}.avif") as file:
        shipped = np.asarray(file.convert("RGB"), np.float32)
    # Packing costs some grain; any other card of the deck is at least four times as far away.
    assert np.abs(np.asarray(printed, np.float32) - shipped).mean() < 8


@pytest.mark.slow
def test_the_same_recipe_gives_the_same_pixels() -> None:
    scene = STORIES[0]
    assert scene.print(0.4).tobytes() == scene.print(0.4).tobytes()


def test_every_card_and_the_back_can_be_printed_for_paper(tmp_path: Path) -> None:
    for deck, count in (("reves", 84), ("souvenirs", 60)):
        files = [file.name for job in prints.jobs(deck, [], tmp_path) for file in job.outputs]
        ids = {path.name.partition(".")[0] for path in (ROOT / "src/veillee/decks" / deck / "images").iterdir()}
        assert len(files) == count + 1
        assert set(files) == {f"{id}.jpg" for id in ids} | {"back.jpg"}


@pytest.mark.slow
def test_prints_have_300_dpi_on_a_tarot_card_and_show_the_card_that_ships(tmp_path: Path) -> None:
    assert main(["--print", "souvenirs", "--out", str(tmp_path), MEMORIES[0].id, "back"]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {f"{MEMORIES[0].id}.jpg", "back.jpg"}
    for path, shipped in (
        (tmp_path / f"{MEMORIES[0].id}.jpg", decks.FOLDERS["memory"] / "images" / f"{MEMORIES[0].id}.webp"),
        (tmp_path / "back.jpg", ROOT / "web/public/materials/back-memory.webp"),
    ):
        with Image.open(path) as fine, Image.open(shipped) as screen:
            assert fine.width / 70 * 25.4 >= 300
            assert fine.height / 105 * 25.4 >= 300
            small = np.asarray(fine.resize(screen.size, Image.Resampling.LANCZOS), np.float32)
            assert np.abs(small - np.asarray(screen.convert("RGB"), np.float32)).mean() < 10


@pytest.mark.parametrize("words", [["--print", "reves"], ["--out", "x"], ["--print", "reves", "--out", "x", "nothing"]])
def test_bad_wishes_for_prints_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2


def shares(values: list[str]) -> Counter[str]:
    return Counter(values)


def test_operators_palettes_settings_and_seasons_share_the_deck() -> None:
    operators = shares([scene.operator for scene in STORIES])
    assert set(operators) == set(OPERATORS)
    assert all(7 <= count <= 12 for count in operators.values()), operators
    palettes = shares([scene.palette for scene in STORIES])
    assert set(palettes) == set(PALETTES)
    assert all(4 <= count <= 9 for count in palettes.values()), palettes
    settings = shares([scene.setting for scene in STORIES])
    assert set(settings) == set(SETTINGS)
    assert all(6 <= count <= 18 for count in settings.values()), settings
    seasons = shares([scene.season for scene in STORIES])
    assert set(seasons) == set(SEASONS)
    assert all(seasons[season] >= 6 for season in ("spring", "summer", "autumn", "winter")), seasons


def test_feelings_and_framings_are_varied() -> None:
    moods = shares([mood for scene in STORIES for mood in scene.moods])
    assert set(moods) == set(MOODS)
    dark = {"dark", "fear", "anger", "jealousy", "greed", "grotesque", "rebellion"}
    assert sum(bool(dark & set(scene.moods)) for scene in STORIES) >= 28
    assert sum("comic" in scene.moods for scene in STORIES) >= 20
    framings = shares([scene.framing for scene in STORIES])
    assert set(framings) == set(FRAMINGS)
    assert max(framings.values()) <= 84 * 0.4
    assert sum(bool(scene.living) for scene in STORIES) >= 60


def test_night_moon_and_scarf_stay_rare() -> None:
    assert all(set(scene.flags) <= set(FLAGS) for scene in STORIES)
    assert sum(bool(scene.flags) for scene in STORIES) <= 28


def test_no_two_dreams_have_the_same_heart() -> None:
    """Two cards that share most of their strongest words would answer the same clue by default."""
    hearts = {scene.name: {word for word, weight in scene.words.items() if weight == 3} for scene in STORIES}
    names = sorted(hearts)
    close = [
        (one, other)
        for i, one in enumerate(names)
        for other in names[:i]
        if len(hearts[one] & hearts[other]) > min(len(hearts[one]), len(hearts[other])) / 2
    ]
    assert close == []


def test_no_single_word_or_thing_fits_half_the_deck() -> None:
    words = Counter(word for scene in STORIES for word in scene.words)
    assert words.most_common(1)[0][1] <= 84 / 5
    things = Counter(thing for scene in STORIES for thing in {*scene.living, *scene.objects})
    assert things.most_common(1)[0][1] <= 84 / 4


def test_memories_cover_a_life_and_differ_in_colour() -> None:
    ages = shares([scene.age for scene in MEMORIES])
    assert set(ages) == set(AGES)
    assert min(ages.values()) >= 4
    assert all(1 <= len(scene.moods) <= 3 and set(scene.moods) <= set(MOODS) for scene in every_scene())
    assert all(len(scene.objects) + len(scene.living) >= 3 for scene in MEMORIES)
    means = []
    for scene in MEMORIES:
        with Image.open(decks.FOLDERS["memory"] / "images" / f"{scene.id}.thumb.webp") as image:
            means.append(np.asarray(image.convert("RGB"), np.float32).mean((0, 1)))
    spread = np.linalg.norm(np.std(means, axis=0))
    assert spread > 45


@pytest.mark.parametrize("scene", every_scene(), ids=lambda scene: f"{scene.deck}-{scene.name}")
def test_keywords_are_complete_in_both_languages(scene: Scene) -> None:
    assert 8 <= len(scene.words) <= 20
    assert set(scene.words.values()) <= {1, 2, 3}
    assert 3 in scene.words.values()
    for word in scene.words:
        french, english = word.split("/")
        assert french == french.strip().lower()
        assert english == english.strip()
        assert french
        assert english
        assert "'" not in word
    assert len({word.split("/")[0] for word in scene.words}) == len(scene.words)


@pytest.mark.parametrize("deck", ["story", "memory"])
def test_keywords_stand_in_a_file_of_their_own(deck: str) -> None:
    """They are not among the fields of a card, which an exported game hands to everyone."""
    folder = decks.FOLDERS[deck]
    with (folder / "cards.csv").open(encoding="utf-8", newline="") as file:
        assert csv.DictReader(file).fieldnames == ["id", "alt_fr", "alt_en"]
    with (folder / "words.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["id"] for row in rows} == {scene.id for scene in decks.of_deck(deck)}
    assert all(row["fr"] and row["en"] and row["weight"] in "123" for row in rows)


def test_both_decks_together_are_small_enough() -> None:
    files = [file for folder in decks.FOLDERS.values() for file in (folder / "images").iterdir()]
    assert sum(file.stat().st_size for file in files) < 16_000_000


@pytest.mark.parametrize("deck", ["story", "memory"])
@pytest.mark.parametrize("form", [".avif", ".webp"])
def test_a_hand_of_seven_loads_under_400_kilobytes(deck: str, form: str) -> None:
    """Even the seven heaviest, and full pictures, which a sharp phone chooses in place of thumbnails."""
    images = decks.FOLDERS[deck] / "images"
    weights = sorted((images / f"{scene.id}{form}").stat().st_size for scene in decks.of_deck(deck))
    assert sum(weights[-7:]) < 400_000


@pytest.mark.parametrize("deck", ["story", "memory"])
def test_pictures_have_the_sizes_that_the_client_asks_for(deck: str) -> None:
    images = decks.FOLDERS[deck] / "images"
    for scene in decks.of_deck(deck):
        for form in decks.FORMS:
            with Image.open(images / f"{scene.id}{form}") as image:
                assert image.size == ((200, 300) if "thumb" in form else (600, 900))


def test_the_credits_count_what_was_printed() -> None:
    shown = json.loads(CREDITS.read_text("utf-8"))
    assert shown == credited(MANIFEST) == {"dreams": 84, "memories": 60, "others": len(MANIFEST) - 148}


def test_every_shape_was_drawn_here() -> None:
    """The press reads nothing from outside: no icon set, no picture, no typeface."""
    for path in Path(decks.__file__).parent.rglob("*.py"):
        source = path.read_text("utf-8")
        assert not re.search(r"<(image|text|use)\b|node_modules|urlopen|requests", source), path.name
        if path.name not in ("decks.py", "previews.py", "review.py"):  # which look at what was printed
            assert not re.search(r"Image\.open\((?!io\.BytesIO)", source), path.name


def test_the_review_is_whole_and_was_played_by_its_rules() -> None:
    kept = review.read()
    ids = {scene.id for scene in STORIES}
    assert set(kept["clues"]) == set(kept["seen"]) == set(kept["verdicts"]) == ids
    assert {verdict["keep"] for verdict in kept["verdicts"].values()} == {True}
    assert all(len({clue.casefold() for clue in clues}) == 3 for clues in kept["clues"].values())
    assert Counter(one["card"] for one in kept["rounds"]) == Counter(ids)
    for one in kept["rounds"]:
        assert one["clue"] in kept["clues"][one["card"]]
        assert len(one["hands"]) == review.RIVALS
        dealt = [id for hand in one["hands"] for id in hand]
        assert len({one["card"], *dealt}) == 1 + review.RIVALS * review.HAND
        assert all(pick in hand for pick, hand in zip(one["picks"], one["hands"], strict=True))
        assert sorted(one["laid"]) == sorted([one["card"], *one["picks"]])
        assert one["chosen"] in one["laid"]


def test_the_right_image_is_found_neither_always_nor_never() -> None:
    share = review.figures(review.read())["found, share"]
    assert 0.4 <= share <= 0.8
