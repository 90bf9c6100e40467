"""The photographs of the browser tests tell where they were taken, so that finding nothing of it means something."""

from pathlib import Path

from PIL import ExifTags, Image, ImageOps

from tests.decks.test_decks import hash_of
from tests.e2e.photographs import LATITUDE, PORTRAIT, TRACES, photograph, write_photographs


def test_every_trace_of_the_place_is_in_the_bytes(tmp_path: Path) -> None:
    for path in write_photographs(tmp_path, 3):
        body = path.read_bytes()
        assert [trace for trace in TRACES if trace not in body] == []
        assert len(body) < 100_000
        with Image.open(path) as picture:
            place = picture.getexif().get_ifd(ExifTags.IFD.GPSInfo)
        assert place[ExifTags.GPS.GPSLatitude] == LATITUDE


def test_nothing_of_it_is_in_the_picture_alone(tmp_path: Path) -> None:
    (path,) = write_photographs(tmp_path, 1)
    with Image.open(path) as picture:
        alone = Image.frombytes("RGB", picture.size, picture.tobytes())
    alone.save(tmp_path / "alone.jpg", "JPEG")
    body = (tmp_path / "alone.jpg").read_bytes()
    assert [trace for trace in TRACES if trace in body] == []


def test_a_dozen_look_different_and_all_stand_upright(tmp_path: Path) -> None:
    paths = write_photographs(tmp_path, 12)
    hashes = [hash_of(path) for path in paths]
    assert len({path.read_bytes() for path in paths}) == 12
    assert min((one ^ other).bit_count() for at, one in enumerate(hashes) for other in hashes[:at]) > 2
    sizes = set()
    for path in paths:
        with Image.open(path) as picture:
            sizes.add(ImageOps.exif_transpose(picture).size)
    assert sizes == {PORTRAIT}
    with Image.open(paths[2]) as picture:
        assert picture.size == PORTRAIT[::-1]


def test_the_same_number_gives_the_same_photograph() -> None:
    assert photograph(5) == photograph(5)
    assert photograph(5) != photograph(6)
