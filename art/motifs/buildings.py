"""Buildings, their parts, and settings in town.

Motifs stand on (0, 0), about 200 high, in inks wall, roof, stone, wood, dark, glow (lit windows), door, trim, metal,
hot, cool, green, brass, water. `painted(palette, choice)` gives all of them in a palette; `choice` from 0 to 4 varies
walls and roofs along a row:

    draw(plate, town_house(6, 3, seed=9, gable="bell"), 200, 700, 1.4, inks=painted(palette, 2))

Houses: COTTAGE, GABLED (timbered), VILLA, STILT_HOUSE (anchor floor), CROOKED_HOUSE; anchors door, roof, chimney
  town_house(floors=5, columns=3, seed=1, gable="step" | "bell" | "flat" | "mansard")  anchors "window 0".., door, roof
Landmarks: TOWER (window, top, flag), castle() (gate, left_tower, right_tower, keep), LIGHTHOUSE (light, door, gallery),
  windmill(turn=20) (hub, door), DOMED_HALL (door, dome, top), factory(smoke=True) ("chimney 0", "chimney 1"),
  GLASS_HOUSE, TENT, circus_tent(), CLOCK_TOWER (clock, top), ruin() (window, top), WATER_TOWER, CRANE (hook, cab)
  skyline(width=640, seed=5, tall=200, lit=0.35)  a far plane of roofs; two inks, wall and glow
Openings: door("closed" | "ajar" | "open" | "revolving") (threshold, knob),
  window("closed" | "lit" | "open" | "shuttered" | "curtains") (sill, middle), BALCONY (floor, rail), GATE, ARCH,
  WALL_WITH_DOOR, WEATHERED_FENCE
Ways up and over: stairs(steps=8, rail=True) ("step 0".., top, foot), spiral_stair(turns=1.6), ladder(height=200),
  scaffold(floors=3, bays=2) ("floor 1"..), STONE_BRIDGE (top, left, right), rope_bridge(span=360, sag=54) (left,
  middle, right on the planks, rope), viaduct(arches=5) (rails)
In the street: STREET_LAMP (light), PARK_BENCH (seat), KIOSK (counter), STALL (counter), WELL (rope, rim), FOUNTAIN,
  column(height=200, broken=False), PEDESTAL, STATUE_BASE (all: top), SIGNPOST (no letters)

Settings print the whole sheet and return a Room (see art.motifs.interiors):
  street(lamps=, end="tower" | "dome" | "nothing", horizon=)   in one-point perspective: room.view.at(x, 900, away)
  crossing(zebra=)   from above; spots middle, north, south, west, east; areas "block 0".. of roofs
  rooftops()         walk on the near ridge at room.stand; spots "near chimney", "chimney 00"..
  canal(bridge=, water=)   houses doubled in the water; spots "house 0".., bridge, post; area water
  station()          spots clock, platform, rails; area mouth        quay()   spots left bollard, right bollard
  market_square(stalls=, fountain=)   spots clock, middle
  labyrinth(hedge=, seed=, columns=, rows=)   from above; a Maze with `way`, the points from entrance to heart
  reflect(plate, water, ink)   mirrors whatever is printed above a waterline into the sheet below it
  sky(plate, palette, bottom)  the sky those settings use
"""

from __future__ import annotations

from collections.abc import Callable

from art.motif import Motif
from art.motifs import streets
from art.motifs.buildings_parts import (
    ARCH,
    BALCONY,
    CRANE,
    FOUNTAIN,
    GATE,
    KIOSK,
    PARK_BENCH,
    PARTS,
    PEDESTAL,
    SIGNPOST,
    STALL,
    STATUE_BASE,
    STONE_BRIDGE,
    STREET_LAMP,
    WALL_WITH_DOOR,
    WATER_TOWER,
    WEATHERED_FENCE,
    WELL,
    column,
    door,
    ladder,
    painted,
    rope_bridge,
    ruin,
    scaffold,
    spiral_stair,
    stairs,
    viaduct,
    window,
)
from art.motifs.buildings_town import (
    CLOCK_TOWER,
    COTTAGE,
    CROOKED_HOUSE,
    DOMED_HALL,
    GABLED,
    GLASS_HOUSE,
    LIGHTHOUSE,
    STILT_HOUSE,
    TENT,
    TOWER,
    TOWN,
    VILLA,
    castle,
    circus_tent,
    factory,
    skyline,
    town_house,
    windmill,
)
from art.motifs.streets import (
    Maze,
    canal,
    crossing,
    labyrinth,
    market_square,
    quay,
    reflect,
    rooftops,
    sky,
    station,
    street,
)
from art.palettes import Palette
from art.press import Plate

__all__ = [
    "ARCH", "BALCONY", "CLOCK_TOWER", "COTTAGE", "CRANE", "CROOKED_HOUSE", "DOMED_HALL", "FOUNTAIN", "GABLED",
    "GALLERY",
    "GATE", "GLASS_HOUSE", "KIOSK", "LIGHTHOUSE", "PARK_BENCH", "PEDESTAL", "ROOMS", "SIGNPOST", "STALL", "STATUE_BASE",
    "STILT_HOUSE", "STONE_BRIDGE", "STREET_LAMP", "TENT", "TOWER", "VILLA", "WALL_WITH_DOOR", "WATER_TOWER",
    "WEATHERED_FENCE", "WELL", "Maze", "canal", "castle", "circus_tent", "column", "crossing", "door", "factory",
    "labyrinth", "ladder", "market_square", "painted", "quay", "reflect", "rooftops", "rope_bridge", "ruin", "scaffold",
    "sky", "skyline", "spiral_stair", "stairs", "station", "street", "town_house", "viaduct", "windmill", "window",
]  # fmt: skip

ROOMS: dict[str, Callable[[Plate, Palette], object]] = {**streets.ROOMS}

GALLERY: dict[str, Motif] = {**TOWN, **PARTS}
