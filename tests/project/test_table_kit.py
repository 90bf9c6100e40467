"""docs/table-kit.md shows every component that tables are made of, in its own words."""

import io
import runpy
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
KIT = runpy.run_path(str(ROOT / "scripts/table_kit.py"))
PICTURES = ROOT / "docs/table-kit"
COMPONENTS = {path.stem for path in (ROOT / "web/src/table").glob("*.svelte")}


def test_the_catalogue_has_every_component_with_the_words_at_its_head() -> None:
    text = (ROOT / "docs/table-kit.md").read_text(encoding="utf-8")
    assert text == KIT["document"](), "run make kit"
    assert all(f"\n## {name}\n" in text for name in COMPONENTS)


def test_every_component_has_a_small_picture_and_none_is_of_something_that_is_gone() -> None:
    assert {path.name for path in PICTURES.iterdir()} == {f"{name}.webp" for name in COMPONENTS}, "run make kit"
    for path in PICTURES.iterdir():
        body = path.read_bytes()
        assert len(body) < 30_000
        with Image.open(io.BytesIO(body)) as picture:
            assert max(picture.size) <= 1000
            # Something is to be seen on it.
            low, high = picture.convert("L").getextrema()
            assert high - low > 40  # type: ignore[operator]
