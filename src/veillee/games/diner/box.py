"""What the box contains: guests and a score sheet."""

from veillee.games.diner.model import FAMILIES
from veillee.paper.boxes import Box, Piece, Table
from veillee.paper.sheets import FamilyKey, ScoreSheet

SEATS = 7
TURNS = 20

TITLE = {"fr": "Les points de la soirée", "en": "The points of the evening"}
# Of a column, of a row, of the last two rows.
HEADS = {"fr": ("Nom", "Tour", "Cartes en main", "Total"), "en": ("Name", "Turn", "Cards in hand", "Total")}
REMINDERS = {
    "fr": (
        "Une table : 1 point par convive assis, et 1 par couleur dès qu’il y en a deux.",
        "Amener des convives à une table : les points de toute la table.",
        "À la fin, chaque carte qui reste en main coûte 1 point.",
    ),
    "en": (
        "A table: 1 point per guest seated, and 1 per colour as soon as there are two.",
        "Bringing guests to a table: the points of the whole table.",
        "At the end, each card left in a hand costs 1 point.",
    ),
}


def score_sheet(table: Table) -> Piece:
    player, turn, cards_left, total = HEADS[table.language]
    sheet = ScoreSheet(
        title=TITLE[table.language],
        player=player,
        turn=turn,
        total=total,
        cards_left=cards_left,
        columns=SEATS,
        rows=TURNS,
        reminders=REMINDERS[table.language],
        families=tuple(FamilyKey(family, table.texts.families[family]) for family in FAMILIES),
    )
    name = {"fr": ("feuille de score", "feuilles de score"), "en": ("score sheet", "score sheets")}
    return Piece(1, name, [sheet])


BOX = Box(
    decks={"fr": ("invites",), "en": ("guests",)},
    names={
        "guests": {
            "fr": ("personnage, dans la couleur de sa famille", "personnages, chacun dans la couleur de sa famille"),
            "en": ("guest, in the colour of their family", "guests, each in the colour of their family"),
        }
    },
    pieces=(score_sheet,),
    emblem="cloth",
)
