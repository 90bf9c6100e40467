"""The image cards: what is printed is what the recipes say, and the decks are as varied as they should be."""

import csv
import inspect
import json
import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from art import decks, prints, review
from art.__main__ import every_job, main
from art.credits import CREDITS, credited
from art.develop import GREY, developed
from art.jobs import ROOT, outdated, read_manifest
from art.light import HANDS, Light, Script, Tone
from art.lit import LitPlate
from art.motif import Motif, Piece, cut, draw
from art.motifs.gestures import KINDS, gesture
from art.motifs.heads import MOODS as HEAD_MOODS
from art.motifs.heads import VIEWS, head, in_the_round
from art.motifs.people import person
from art.palettes import PALETTES
from art.press import Plate
from art.scene import AGES, FLAGS, FRAMINGS, MOODS, OPERATORS, SEASONS, SETTINGS, Memory, Scene, Story
from art.scenes import every_scene
from art.scripts import every_script
from art.shapes import circle, rectangle

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


# How far a card that is printed again may be from the one that ships, of 255: on the mean, and in the worst of 20 × 30
# blocks. Other processors round otherwise, and a lossy picture makes more of that than the eye. Thumbnails lose more.
TOLERATED = {"": (1.2, 8), ".thumb": (2.5, 24)}


def from_far(image: Image.Image) -> Any:
    """So far that neither grain nor what packing has lost is seen any more."""
    return np.asarray(image.convert("RGB").resize((20, 30), Image.Resampling.BOX), np.float32)


def distance(one: Path, other: Path) -> tuple[float, float]:
    """Between two pictures, on the mean and in the worst block."""
    with Image.open(one) as here, Image.open(other) as there:
        apart = np.abs(from_far(here) - from_far(there))
    return float(apart.mean()), float(apart.max())


def printed_again(scene: Scene, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """For each form of a card: whether what its recipe gives now is the picture that ships."""
    shipped = decks.FOLDERS[scene.deck]
    with monkeypatch.context() as patch:
        patch.setitem(decks.FOLDERS, scene.deck, folder)
        decks.print_card(scene.deck, scene.name)
    same = {}
    for form in decks.FORMS:
        file = Path("images", scene.id + form)
        mean, worst = distance(folder / file, shipped / file)
        most_mean, most_worst = TOLERATED[".thumb" if "thumb" in form else ""]
        same[form] = mean <= most_mean and worst <= most_worst
    return same


SOME_CARDS = [*STORIES[::28], *MEMORIES[::30]]
# A small print has another grain: less than a lamp does that hangs a tenth of the sheet elsewhere.
SMALL_TOLERATED = 5


def small_distance(scene: Scene) -> float:
    with Image.open(decks.FOLDERS[scene.deck] / "images" / f"{scene.id}.webp") as shipped:
        return float(np.abs(from_far(scene.print(0.4)) - from_far(shipped)).mean())


@pytest.mark.slow
def test_small_prints_of_some_recipes_are_like_the_cards_that_ship(monkeypatch: pytest.MonkeyPatch) -> None:
    far = {scene.name: small_distance(scene) for scene in SOME_CARDS}
    assert max(far.values()) < SMALL_TOLERATED, far
    move_the_lamp(STORIES[0], monkeypatch)
    assert small_distance(STORIES[0]) > SMALL_TOLERATED


def move_the_lamp(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    script = scene.script
    assert script is not None
    moved = replace(script, light=replace(script.light, x=script.light.x + 60))
    monkeypatch.setattr(Scene, "script", moved)


@pytest.mark.parametrize("scene", SOME_CARDS, ids=lambda scene: scene.name)
@pytest.mark.prove
def test_a_recipe_gives_the_card_that_ships(scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(printed_again(scene, tmp_path, monkeypatch).values()) == {True}


@pytest.mark.prove
def test_a_recipe_whose_lamp_hangs_a_little_elsewhere_gives_another_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tenth of the sheet is seen: what is tolerated is far less than what a changed recipe does."""
    move_the_lamp(STORIES[0], monkeypatch)
    assert set(printed_again(STORIES[0], tmp_path, monkeypatch).values()) == {False}


PRINT_SOME = """
import sys
from hashlib import sha256
from art.scenes import every_scene
for name in sys.argv[1:]:
    (scene,) = (one for one in every_scene() if one.name == name)
    print(name, sha256(scene.print(0.4).tobytes()).hexdigest())
"""


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(["candle-class"], marks=pytest.mark.slow),
        pytest.param(["statues-day-off", "volcano-soup", "pool-of-sky", "the-key"], marks=pytest.mark.prove),
    ],
    ids=len,
)
@pytest.mark.slow
def test_every_processor_prints_the_same_pixels(names: list[str]) -> None:
    """NumPy works some functions out with other last digits where a processor can do more at once."""
    prints = set()
    for without in ("", "X86_V4 AVX512_ICL AVX512_SPR", "X86_V3 X86_V4 AVX512_ICL AVX512_SPR"):
        environment = {**os.environ, "NPY_DISABLE_CPU_FEATURES": without}
        prints.add(subprocess.check_output([sys.executable, "-c", PRINT_SOME, *names], cwd=ROOT, env=environment))
    assert len(prints) == 1


def test_every_card_and_the_back_can_be_printed_for_paper(tmp_path: Path) -> None:
    for deck, count in (("reves", 84), ("souvenirs", 60)):
        files = [file.name for job in prints.jobs(deck, [], tmp_path) for file in job.outputs]
        ids = {path.name.partition(".")[0] for path in (ROOT / "src/veillee/decks" / deck / "images").iterdir()}
        assert len(files) == count + 1
        assert set(files) == {f"{id}.jpg" for id in ids} | {"back.jpg"}


PRINTED = {
    "back": ROOT / "web/public/materials/back-memory.webp",
    MEMORIES[0].id: decks.FOLDERS["memory"] / "images" / f"{MEMORIES[0].id}.webp",
}


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(["back"], marks=pytest.mark.slow),
        pytest.param([*PRINTED], marks=pytest.mark.prove),
    ],
    ids=len,
)
@pytest.mark.slow
def test_prints_have_300_dpi_on_a_tarot_card_and_show_the_card_that_ships(words: list[str], tmp_path: Path) -> None:
    assert main(["--print", "souvenirs", "--out", str(tmp_path), *words]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {f"{word}.jpg" for word in words}
    for word in words:
        with Image.open(tmp_path / f"{word}.jpg") as fine, Image.open(PRINTED[word]) as screen:
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


def test_the_dreams_go_from_night_to_noon() -> None:
    """As printed: some cards are really dark, some really bright, and most are neither."""
    means = []
    for scene in STORIES:
        with Image.open(decks.FOLDERS["story"] / "images" / f"{scene.id}.webp") as image:
            means.append(float(np.asarray(image.convert("L")).mean()))
    assert 15 <= sum(mean < 80 for mean in means) <= 20
    assert min(means) < 60
    assert sum(mean > 190 for mean in means) >= 2


def test_bowler_hats_are_rare() -> None:
    modules = {inspect.getmodule(scene.draw) for scene in STORIES}
    assert sum("bowler" in inspect.getsource(module) for module in modules if module) <= 4


def test_hands_that_act_by_themselves_are_rare() -> None:
    """Giant hands: those that are named among what lives on a card, or lies on it."""
    assert sum(bool({"hand", "hands"} & {*scene.living, *scene.objects}) for scene in STORIES) <= 5


def test_every_card_has_a_light_of_its_own() -> None:
    scripts = every_script()
    assert scripts.keys() == {scene.name for scene in every_scene()}
    assert len({repr(script) for script in scripts.values()}) == len(scripts)


def lit(light: Light, tone: Tone | None = None, seed: int = 5) -> LitPlate:
    plate = LitPlate(200, 300, 1, seed, Script(light, tone or Tone(vignette=0, brush=0)))
    plate.sky([(0, "#9a9488"), (1, "#9a9488")])
    return plate


def luminance(plate: LitPlate, x: int, y: int, reach: int = 6) -> float:
    patch = developed(plate)[y - reach : y + reach, x - reach : x + reach]
    return float((patch @ GREY).mean())


@pytest.mark.parametrize("hand", HANDS)
def test_what_turns_to_the_lamp_is_brighter_in_every_hand(hand: str) -> None:
    for x in (-200, 400):
        plate = lit(Light(x, 150, 200, reach=600, glow=0), Tone(hand=hand, vignette=0, brush=0))
        plate.at(0)
        cut(plate, circle(100, 150, 60), "#b08060", 50)
        left, right = luminance(plate, 62, 150), luminance(plate, 138, 150)
        assert (left > right * 1.15) if x < 0 else (right > left * 1.15)


def test_shadows_fall_away_from_the_lamp_and_along_the_ground() -> None:
    post = Motif((Piece(rectangle(-8, -80, 16, 80), "wood", 8),), {"wood": "#806040"})
    for x, side in ((-60, 1), (260, -1)):
        plate = lit(Light(x, 60, 200, reach=600, glow=0, ground=150))
        draw(plate, post, 100, 240)
        shaded, open_ground = (
            float(plate.cut_off[205:236, at - 12 : at + 12].max()) for at in (100 + side * 40, 100 - side * 40)
        )
        assert shaded > 0.5 > open_ground
        assert float(plate.cut_off[:140, :].max()) < 0.5


def test_what_shines_lights_what_is_near_it() -> None:
    levels = []
    for amount in (0.0, 1.0):
        plate = lit(Light(100, -900, 300, reach=700, ambient=0.1, glow=0))
        plate.at(0)
        with plate.shining(amount):
            cut(plate, circle(60, 150, 24), "#ffe0a0")
        levels.append(luminance(plate, 104, 150) - luminance(plate, 185, 150))
    assert levels[1] > levels[0] + 0.02


def test_distance_takes_contrast_and_the_foreground_is_dark() -> None:
    levels = []
    for depth in (0.9, 0.0, -0.8):
        plate = lit(Light(100, -400, 500, reach=2000, air="#c0c8d0", haze=0.8, glow=0, sky=0.9))
        plate.at(depth)
        cut(plate, rectangle(50, 100, 100, 100), "#403020")
        levels.append(luminance(plate, 100, 150))
    assert levels[0] > levels[1] > levels[2]


def test_a_card_without_a_script_is_a_flat_print_whatever_its_recipe_says_of_light() -> None:
    def print_one(told: bool) -> bytes:
        plate = Plate(120, 180, 1, seed=3, base="#8090a0")
        if told:
            plate.at(-0.5)
            plate.shadow(circle(60, 60, 30))
        with plate.shining(1 if told else 0):
            cut(plate, circle(60, 90, 40), "#c05030", 20, 1)
        return plate.image().tobytes()

    assert print_one(True) == print_one(False)


def test_people_have_heads_in_the_round_on_cards_with_a_script_only() -> None:
    plain = person("walk")
    with in_the_round():
        rounded = person("walk")
    assert person("walk") == plain
    assert rounded != plain
    assert {"skin", "hair"} <= {piece.ink for piece in rounded.pieces if piece.blend}


@pytest.mark.parametrize("gaze", VIEWS)
@pytest.mark.parametrize("hat", ["", "bowler", "scarf", "hood"])
def test_heads_can_be_seen_from_anywhere(gaze: str, hat: str) -> None:
    shapes = {mood: head(gaze, mood, "short", hat).outline for mood in HEAD_MOODS}
    seen = gaze not in ("back", "over_shoulder")
    assert len(set(shapes.values())) == (len(shapes) if seen else 1)


def test_every_gesture_is_another_hand() -> None:
    assert len({gesture(kind).outline for kind in KINDS}) == len(KINDS) >= 12


def test_scripts_are_for_cards_that_exist_and_keys_are_kept() -> None:
    names = {scene.name for scene in every_scene()}
    assert every_script().keys() <= names
    assert len(names) == len(every_scene())
    for name, script in every_script().items():
        assert script.tone.hand in HANDS, name
        assert 0.15 <= script.tone.mean <= 0.8, name


@pytest.mark.slow
def test_a_lit_card_is_the_same_every_time_and_as_dark_as_its_script_says() -> None:
    scene = next(scene for scene in STORIES if scene.name == "candle-class")
    assert scene.script is not None
    printed = scene.print(0.4)
    assert printed.tobytes() == scene.print(0.4).tobytes()
    inner = np.asarray(printed.crop((20, 20, 220, 340)).convert("L"), np.float32).mean() / 255
    assert abs(inner - scene.script.tone.mean) < 0.05
