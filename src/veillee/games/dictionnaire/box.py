"""What the box contains: words in two boxes, tokens, pawns, the laurel, the screen and leaves of the notepad."""

import msgspec

from veillee.paper import client
from veillee.paper.boxes import PAWNS, Box, Piece, Table
from veillee.paper.sheets import Card, DefinitionSlip, LaurelBoard, Screen, Standees, Token, VoteSlip, lay_cards
from veillee.paper.sizes import Size

TOKENS_EACH = 3  # DI-3
COIN = Size(26, 26)
# So large that eight of them fill a sheet.
LEAVES = {"a4": Size(95, 66), "letter": Size(95, 62)}
LEAVES_ON_A_SHEET = 8

TOKENS = {
    "fr": "Jetons · à 100 %, recto verso, bord long · coupez sur le cercle",
    "en": "Tokens · at 100%, both sides, long edge · cut along the circle",
}
LAUREL = {
    "fr": "Le chemin des lauriers · pour une partie plus courte, le Diplôme est à la feuille 14",
    "en": "The laurel track · for a shorter game, the Diploma is leaf 14",
}
START = {"fr": "Départ", "en": "Start"}
DIPLOMA = {"fr": "Diplôme", "en": "Diploma"}
SLIP = {"fr": ("Mot", "Définition", "Nom ou couleur"), "en": ("Word", "Definition", "Name or colour")}
BALLOT = {"fr": "Je vote pour la définition", "en": "I vote for definition"}
FOLD = {
    "fr": "L’écran · coupez autour, pliez au milieu, et posez-le debout comme un toit",
    "en": "The screen · cut around it, fold it in the middle, and stand it up like a roof",
}
KINDS_TITLE = {"fr": "Sur les cartes", "en": "On the cards"}
KINDS = {
    "fr": (
        ("n.m.", "nom masculin"),
        ("n.f.", "nom féminin"),
        ("adj.", "adjectif"),
        ("adv.", "adverbe"),
        ("v.t.", "verbe transitif"),
        ("v.i.", "verbe intransitif"),
        ("loc. adv.", "locution adverbiale"),
    ),
    "en": (
        ("n.", "noun"),
        ("adj.", "adjective"),
        ("adv.", "adverb"),
        ("v.t.", "transitive verb"),
        ("v.i.", "intransitive verb"),
        ("adv. phr.", "adverbial phrase"),
    ),
}
READING_TITLE = {"fr": "Vous menez", "en": "You are the reader"}
READING = {
    "fr": (
        "Tirez une carte, choisissez un de ses quatre mots ; dites-le, avec sa nature.",
        "Recueillez les définitions ici, à l’abri des regards.",
        "Réunissez celles qui disent la même chose, retouchez la forme s’il le faut.",
        "Lisez-les toutes, la vraie parmi elles, sans rien laisser paraître.",
        "Attendez les jetons, puis les votes.",
    ),
    "en": (
        "Draw a card and choose one of its four words; say it, and its kind.",
        "Gather the definitions here, where nobody sees them.",
        "Put together those that mean the same, touch up their form if need be.",
        "Read them all, the real one among them, and betray nothing.",
        "Wait for the tokens, then for the votes.",
    ),
}
POINTS_TITLE = {"fr": "Les points", "en": "The points"}
POINTS = {
    "fr": (
        ("1", "par vote reçu, pour qui a écrit la définition"),
        ("2", "pour qui a voté pour la vraie"),
        ("1", "pour vous, par personne qui ne l’a pas trouvée"),
        ("× 2", "pour qui a misé un jeton"),
    ),
    "en": (
        ("1", "per vote received, for whoever wrote the definition"),
        ("2", "for whoever voted for the real one"),
        ("1", "for you, per person who did not find it"),
        ("× 2", "for whoever staked a token"),
    ),
}


def tokens(table: Table) -> Piece:
    coins = [Card(Token(), Token())] * (TOKENS_EACH * len(PAWNS))
    sheets = lay_cards(coins, table.sheet, COIN, TOKENS[table.language], gap=3, round=True)
    return Piece(len(coins), {"fr": ("jeton", "jetons"), "en": ("token", "tokens")}, sheets)


def pawns(table: Table) -> Piece:
    name = {"fr": ("pion à plier", "pions à plier"), "en": ("pawn to fold", "pawns to fold")}
    return Piece(len(PAWNS), name, [Standees("bust", PAWNS, table.texts.fold_pawns)])


def laurel(table: Table) -> Piece:
    printed = msgspec.json.decode(client.read("materials/leaves.json"))
    board = LaurelBoard(
        title=table.title,
        line=table.line,
        squares=tuple((x, y) for x, y, _ in printed["squares"]),
        start=START[table.language],
        end=DIPLOMA[table.language],
        note=f"{LAUREL[table.language]} · {table.texts.board}",
    )
    name = {"fr": ("chemin des lauriers", "chemins des lauriers"), "en": ("laurel track", "laurel tracks")}
    return Piece(1, name, [board])


def screen(table: Table) -> Piece:
    language = table.language
    piece = Screen(
        title=table.title,
        kinds=KINDS[language],
        steps=READING[language],
        points=POINTS[language],
        kinds_title=KINDS_TITLE[language],
        steps_title=READING_TITLE[language],
        points_title=POINTS_TITLE[language],
        note=FOLD[language],
    )
    name = {"fr": ("écran à plier", "écrans à plier"), "en": ("screen to fold", "screens to fold")}
    return Piece(1, name, [piece])


def notepad(table: Table) -> Piece:
    """A leaf has a definition on one side; a vote can be written on its back."""
    word, definition, signed = SLIP[table.language]
    leaf = Card(DefinitionSlip(word, definition, signed), VoteSlip(BALLOT[table.language], signed))
    name = {
        "fr": ("feuille de bloc-notes", "feuilles de bloc-notes (imprimez-en autant qu’il en faut)"),
        "en": ("leaf of the notepad", "leaves of the notepad (print as many as you need)"),
    }
    return Piece(LEAVES_ON_A_SHEET, name, table.lay([leaf] * LEAVES_ON_A_SHEET, LEAVES[table.paper]))


BOX = Box(
    decks={"fr": ("mots-rares",), "en": ("rare-words",)},
    names={
        "words": {
            "fr": ("carte de quatre mots, en deux boîtes", "cartes de quatre mots, en deux boîtes"),
            "en": ("card of four words, in two boxes", "cards of four words, in two boxes"),
        }
    },
    pieces=(tokens, pawns, laurel, screen, notepad),
    emblem="bust-nuit",
)
