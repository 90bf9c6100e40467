"""Settings indoors: functions that print the whole 600 x 900 sheet in a palette and return a `Room`.

    room = parlour(plate, PALETTES["wine"], paper="stripes", window_at=450)
    draw(plate, someone, 300, room.stand)

A Room knows `floor` (where wall and floor meet), `stand` (where the hero's feet look right), `view` (perspective:
`view.at(x, 900, away)` is a point of the floor further away, `view.scale(away)` how small things are there), `areas`
(rectangles with x, y, width, height, middle, right, bottom, shape), `spots` (named points) and `glass` (the mask of
what is seen through: `draw(..., clip=room.glass)` puts a thing outside the window).

At home: parlour(paper=, window_at=, dado=, hearth=)  area window
  corridor(doors=, open_door=, lit_end=)              area end; spots "door 0".. (even: right side, odd: left side)
  staircase(steps=, paper=, flip=)                    spots "step 0".. (treads, from the lowest), newel, top, cupboard
  spiral_stairs(turns=, steps=)  from above           spots "step 0".. (0 to 20 lie off the sheet), bottom
  kitchen()  spots stove, shelf        library(gap=, ladder=)  area niche; spots ladder top, ladder foot
  bathroom() area window; spots tub, tap        bedroom(paper=, lamp=)  areas window, picture; spots pillow, quilt
  attic()    area window (round); spots light, beam     greenhouse()  area end; spot apex
  big_window(panes=, curtain=, roofs=)  the window fills the sheet; area window; things stand on its sill at `stand`
  dolls_house()  areas "room 0" to "room 5" and attic; spots ridge, chimney, door
At work, on the way: classroom() areas board, window; workshop() spots bench, axle; train_compartment() area window,
  spots left seat, right seat, table, rack; cafe() area mirror, spots left table, right table, bar; tailor() area
  mirror, spots table, dummy; laboratory() area bench, spots flame, flask; lift_cage(shut=) area cabin, then
  lift_gate() before who is inside; cell() areas window, back, spots bunk, light, then cell_front() for bars in front;
  shop_window(curtain=) area display, spots shelf, door
Shows: stage(drawn=, backdrop=, spotlight=) area opening; then stage_front(heads=, empty=) for the stalls before it;
  stalls(full=, seated=) the house seen from the stage, spots "seat 0"..; circus_ring(crowd=, spotlight=) spots apex,
  middle; museum(empty_frame=) areas picture, back, spot bench; courtroom() spots judge, desk, docks, witness;
  aquarium() then aquarium_front() over what swims there
From above: round_table(seats=, empty=, settings=, centre=, radius=, cloth=, floor=) spots "seat 0".., "plate 0"..;
  long_table(pairs=, empty=, ...) the same; chessboard() spots "0 0" to "7 7" (row, column); rug_floor(oval=) area rug;
  drawer(parts=(columns, rows)) areas inside, "part 0"..; suitcase() areas lid, inside; box() areas inside, floor
Grounds: chess_floor(horizon=, walls=) a chequered floor in perspective; tiles(pattern="blue", "plain" or "fish")
  parquet(plate, tones(palette), kind="herringbone", "planks" or "squares")  a floor from above and nothing else

`fixtures` has the furniture as motifs, `indoors` the carpentry (windows, floors, wallpaper,
                                                                 light) to build other rooms.
"""

from __future__ import annotations

from collections.abc import Callable

from art.motif import Motif
from art.motifs import interiors_above, interiors_home, interiors_public, interiors_shows
from art.motifs.fixtures import GALLERY as FIXTURES
from art.motifs.fixtures import suited
from art.motifs.indoors import Area, Room, Tones, View, tones
from art.motifs.interiors_above import (
    box,
    chess_floor,
    chessboard,
    drawer,
    long_table,
    parquet,
    round_table,
    rug_floor,
    suitcase,
    tiles,
)
from art.motifs.interiors_home import (
    attic,
    bathroom,
    bedroom,
    big_window,
    corridor,
    dolls_house,
    greenhouse,
    kitchen,
    library,
    parlour,
    spiral_stairs,
    staircase,
)
from art.motifs.interiors_public import (
    cafe,
    cell,
    cell_front,
    classroom,
    laboratory,
    lift_cage,
    lift_gate,
    shop_window,
    tailor,
    train_compartment,
    workshop,
)
from art.motifs.interiors_shows import (
    aquarium,
    aquarium_front,
    circus_ring,
    courtroom,
    museum,
    stage,
    stage_front,
    stalls,
)
from art.palettes import Palette
from art.press import Plate

__all__ = [
    "GALLERY", "ROOMS", "Area", "Room", "Tones", "View", "aquarium", "aquarium_front", "attic", "bathroom", "bedroom",
    "big_window", "box", "cafe", "cell", "cell_front", "chess_floor", "chessboard", "circus_ring", "classroom",
    "corridor", "courtroom", "dolls_house", "drawer", "greenhouse", "kitchen", "laboratory", "library", "lift_cage",
    "lift_gate", "long_table", "museum", "parlour", "parquet", "round_table", "rug_floor", "shop_window",
    "spiral_stairs", "stage", "stage_front", "staircase", "stalls", "suitcase", "suited", "tailor", "tiles", "tones",
    "train_compartment", "workshop",
]  # fmt: skip


def _stage_with_stalls(plate: Plate, palette: Palette) -> Room:
    room = stage(plate, palette)
    stage_front(plate, palette)
    return room


ROOMS: dict[str, Callable[[Plate, Palette], object]] = {
    **interiors_home.ROOMS,
    **interiors_public.ROOMS,
    **interiors_shows.ROOMS,
    "stage with stalls": _stage_with_stalls,
    **interiors_above.ROOMS,
}

GALLERY: dict[str, Motif] = FIXTURES
