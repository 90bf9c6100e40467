"""What a person does in each game, whatever the browser: one list of steps per game."""

import asyncio
import re
from collections.abc import Awaitable, Callable

from tests.engines.person import Mark, Person, Step, button, text

BOTS = {"Sage": "Prudence", "Espiègle": "Zélie", "Perspicace": "Silex"}
CAN_RECORD = "() => ['audio/mp4', 'audio/webm', 'audio/ogg'].some((type) => MediaRecorder.isTypeSupported(type))"
SURFACE = """
() => {
  const { x, y, width, height } = document.querySelector("[data-surface]").getBoundingClientRect()
  return [x, y, width, height]
}
"""
PIECES = """
() => [...document.querySelectorAll("[data-surface] [data-piece]")]
  .map((piece) => [piece.getAttribute("aria-label"), piece.style.transform])
  .sort()
"""
PRESS_IF_ASKED = ("Passer", "Continuer", "Voir la fin")


async def open_salon(person: Person, address: str, title: str) -> None:
    await person.open(address)
    cover = Mark("button", f"^{re.escape(title)}")
    await person.sees(cover)
    await person.picture("landing")
    await person.press(cover)
    # The sheet comes in: a press on its way would hit the veil, and close it again.
    await asyncio.sleep(0.7)
    await person.fill("^Votre nom", "Léa")
    await person.picture("opening")
    await person.press(Mark("button", "^Ouvrir"))
    await person.sees(Mark("button", "^Léa"))
    for temperament, name in BOTS.items():
        await person.press(Mark("button", "libre"))
        await person.press(Mark("button", "^Ajouter un bot"))
        await person.press(Mark("button", f"^{temperament}"))
        await person.sees(Mark("button", f"^{name} bot"))
    await person.sees(button("Commencer à 4"))
    await person.picture("lobby")


def simply(person: Person, *names: str) -> list[Step]:
    return [Step(button(name), name.lower(), lambda name=name: person.press(name)) for name in names]  # type: ignore[misc]


async def play_didixit(person: Person) -> None:
    await person.press(Mark("button", "^L’indice s’écrit"))
    await person.press(Mark("switch", ""))
    await person.picture("options")
    await person.press("Enregistrer")
    await person.press("Commencer à 4")

    async def hum() -> None:
        await person.press(Mark("button", "^Image 1,"))
        await person.picture("image")
        await person.press("Raconter cette image")
        await person.press(Mark("label", "^Fredonné"))
        if not await person.browser.run(CAN_RECORD):
            # WebKitGTK has no encoder of its own.
            person.notes.append("recorded nothing: this browser has no encoder (GStreamer’s plugins-bad and libav)")
            await person.press("Je l’ai fredonné")
            return
        await person.press("Enregistrer")
        await person.sees(button("Arrêter"))
        await asyncio.sleep(1.5)
        await person.picture("recording")
        await person.press("Arrêter")
        await person.sees(button("Envoyer cet air"))
        await person.picture("recorded")
        await person.press("Envoyer cet air")
        person.notes.append("recorded a tune")

    async def give() -> None:
        await person.press(Mark("button", "^Image 2,"))
        await person.press("Donner cette image")

    async def vote() -> None:
        await person.press(Mark("radio", "", inside="Bulletins"))
        await person.picture("voted")
        await person.press(Mark("button", "^Voter pour la"))

    await person.play(
        {"telling", "giving", "voting", "counted"},
        [
            *simply(person, "J’ai une phrase"),
            Step(text("À vous de raconter"), "telling", hum),
            Step(text("Choisissez l’image qui répond à l’indice."), "giving", give),
            Step(Mark("radiogroup", "^Bulletins"), "voting", vote),
            Step(button("Continuer"), "counted", lambda: person.press("Continuer")),
        ],
    )


async def play_dictionnaire(person: Person) -> None:
    await person.press("Commencer à 4")
    await play_words(person, {"leading", "writing", "voting", "continuer"})


async def play_words(person: Person, wanted: set[str]) -> None:
    async def give_word() -> None:
        await person.press(Mark("button", "^Boîte 1"))
        await person.press(Mark("radio", ""))
        await person.picture("card")
        await person.press(Mark("button", "^Donner"))

    async def write() -> None:
        await person.fill("^Votre définition", "Petit pont de bois, jeté entre deux granges l’été.")
        await person.sees(text("brouillon gardé"))
        await person.reload()
        await person.press("Rendre ma définition")

    async def believe() -> None:
        await person.press(Mark("radio", "", inside="Les définitions"))
        await person.press(Mark("button", "^Voter [A-F]$"))

    await person.play(
        wanted,
        [
            Step(text("À vous de mener le jeu"), "leading", give_word),
            Step(button("Tout afficher"), "desk", lambda: person.press("Tout afficher")),
            Step(button("Non, compter"), "last call", lambda: person.press("Non, compter")),
            Step(Mark("textbox", "^Votre définition"), "writing", write),
            Step(Mark("radiogroup", "^Les définitions"), "voting", believe),
            *simply(person, *PRESS_IF_ASKED),
        ],
    )


async def play_diner(person: Person) -> None:
    await person.press("Commencer à 4")

    async def set_table() -> None:
        for _ in range(2):
            await person.press(Mark("button", "^Asseoir "))
        await person.fill("^Pourquoi", "Ils attendent le même train, à Évreux.")
        await person.picture("composed")
        await person.reload()
        await person.sees(Mark("textbox", "^Pourquoi"))
        await person.press("Mettre la table")

    await person.play(
        {"composing", "continuer"},
        [
            *simply(person, "Piocher une carte", "Garder ma main"),
            Step(Mark("textbox", "^Pourquoi"), "composing", set_table),
            *simply(person, "Je suis d’accord", "La table tient", "Tout le monde reste", "Voter ainsi"),
            *simply(person, *PRESS_IF_ASKED),
        ],
    )


async def play_dany(person: Person) -> None:
    await person.press("Commencer à 4")

    async def point() -> None:
        await person.key(Mark("radio", "^Vous$"), " ")
        await person.press(Mark("button", "^Pointer|^Me désigner"))

    async def keep() -> None:
        for _ in range(2):
            await person.press(Mark("unpressed", "", inside="Vos sept souvenirs"))
        await person.press(Mark("button", "^Garder ce"))

    async def compose() -> None:
        """One card is dragged onto the surface; the other is laid, moved and turned by keyboard."""
        in_hand = Mark("button", "", inside="En main")
        _, start = await person.reach(in_hand)
        left, top, width, height = await person.browser.run(SURFACE)
        end = (left + width * 0.3, top + height * 0.4)
        await person.browser.drag([between(start, end, part / 8) for part in range(9)])
        assert len(await pieces(1)) == 1
        await person.key(in_hand, "Enter")
        before = await pieces(2)
        piece = Mark("button", re.escape(before[1][0]), inside="La composition")
        await person.key(piece, *["ArrowRight"] * 3, ".", ".")
        after = await pieces(2)
        assert before[0] == after[0]
        assert before[1] != after[1]
        await person.picture("composed")
        # What was moved last is sent within a moment.
        await asyncio.sleep(1)
        await person.reload()
        await person.sees(button("J’ai fini"))
        again = await pieces(2)
        assert all(map(alike, again, after)), (after, again)
        await person.press("J’ai fini")

    async def pieces(count: int) -> list[list[str]]:
        """What lies on the surface, as soon as it is so many: what it shows and where it lies."""
        for _ in range(100):
            lying: list[list[str]] = await person.browser.run(PIECES)
            if len(lying) == count:
                return lying
            await asyncio.sleep(0.05)
        raise AssertionError(lying)

    async def decide() -> None:
        await person.press(Mark("button", "^1", inside="Les cinq mots"))
        await person.press(Mark("button", "^Répondre"))

    await person.play(
        {"composing", "continuer"},
        [
            Step(button("C’est vu"), "role", lambda: person.press("C’est vu")),
            Step(Mark("radio", "^Vous$"), "pointing", point),
            *simply(person, "Retourner une idée"),
            Step(Mark("list", "^En main"), "composing", compose),
            Step(Mark("list", "^Vos sept souvenirs"), "choosing", keep),
            *simply(person, "J’ai parlé"),
            Step(text("À vous de trancher"), "deciding", decide),
            *simply(person, "Rien à demander", "Cela me convainc", "J’ai expliqué", *PRESS_IF_ASKED),
        ],
    )


def alike(some: list[str], others: list[str]) -> bool:
    """The same card at the same place, within a part in a hundred of the surface."""
    here, there = ([float(number) for number in re.findall(r"-?[\d.]+", one[1])] for one in (some, others))
    return some[0] == others[0] and all(abs(a - b) < 1 for a, b in zip(here, there, strict=True))


def between(start: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    return (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)


ROUNDS: dict[str, tuple[str, Callable[[Person], Awaitable[None]]]] = {
    "didixit": ("Didixit", play_didixit),
    "dictionnaire": ("Le Jeu du Dictionnaire", play_dictionnaire),
    "diner": ("Devine qui vient dîner ce soir !", play_diner),
    "dany": ("Dany", play_dany),
}
