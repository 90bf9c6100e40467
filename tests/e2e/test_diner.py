"""Four players, a spectator and a television dine in real browsers: Devine qui vient dîner ce soir !"""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look, sample
from tests.e2e.looks import check
from tests.e2e.phone import DARK, LAPTOP, MOVING, NARROW, Phone, first_of, sit_down, turn_on_television

GAME = "Devine qui vient dîner"
NAMES = ["Hervé", "Léa", "Nina", "Tom"]
SHAPES = {"Léa": NARROW | DARK, "Nina": MOVING, "Tom": LAPTOP}


def header_out_of_sight(phone: Phone) -> list[str]:
    """Only what lies between header and bar scrolls."""
    scrolled = phone.page.evaluate(
        "document.scrollingElement.scrollTop + (document.querySelector('.column')?.scrollTop ?? 0)"
    )
    return [f"header out of sight by {scrolled} px"] if scrolled else []


def hand(phone: Phone) -> list[str]:
    """The names in the hand, as they are shown outside of composing."""
    return phone.page.locator(".hand li .called").all_inner_texts()


def write_guest(phone: Phone, name: str, line: str, family: str) -> None:
    phone.page.get_by_role("link", name="Nos cartes").click()
    phone.page.get_by_label("Son nom").fill(name)
    phone.page.get_by_label("Qui est-ce, en une ligne").fill(line)
    phone.page.get_by_role("radio", name=family).press("Space")
    phone.press("Ajouter cet invité")
    phone.page.get_by_role("list", name="Invités déjà là").get_by_text(name).wait_for()


def draw(phone: Phone) -> None:
    phone.press("Piocher une carte")
    phone.sees("Échanger une carte ?")


def seat(phone: Phone, count: int) -> list[str]:
    """Seats the first guests of the hand, and gives their names."""
    names = []
    for _ in range(count):
        button = phone.page.locator(".hand").get_by_role("button", name=re.compile("^Asseoir ")).first
        names.append(button.locator(".called").inner_text())
        button.click()
    return names


def tell(phone: Phone, reason: str) -> None:
    phone.page.get_by_role("textbox", name=re.compile("^Pourquoi")).fill(reason)


def agree(phone: Phone) -> None:
    phone.press("Je suis d’accord")


def contest(phone: Phone, *what: str) -> None:
    """Ticks the whole table, or guests, and sends it."""
    phone.press("Contester")
    for one in what:
        phone.page.get_by_role("checkbox", name=one).press("Space")
    phone.press("Contester")


def say_why(phone: Phone, words: str) -> None:
    phone.page.get_by_role("textbox", name=re.compile("^Pourquoi contester")).first.fill(words)


def vote_on_table(phone: Phone, words: str) -> None:
    phone.press(words)


def walk(phone: Phone, to_the_left: bool) -> None:
    """A finger moves over the table that is shown."""
    box = phone.page.locator(".walker .round").bounding_box()
    assert box
    xs = [box["x"] + box["width"] * share for share in (0.8, 0.6, 0.4, 0.2)]
    y = box["y"] + box["height"] / 2
    finger = phone.context.new_cdp_session(phone.page)
    for i, x in enumerate(xs if to_the_left else xs[::-1]):
        touch = {"type": "touchMove" if i else "touchStart", "touchPoints": [{"x": x, "y": y}]}
        finger.send("Input.dispatchTouchEvent", touch)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def skip(phones: list[Phone]) -> None:
    for phone in phones:
        phone.page.get_by_role("button", name=re.compile("^(Passer|Continuer|Voir la fin)$")).first.wait_for()
        phone.skip()
    for phone in phones:
        phone.go_on()


def in_turn(phones: list[Phone]) -> list[Phone]:
    """From the player whose turn it is on, in the order of the circle."""
    at = phones.index(first_of(phones, lambda phone: phone.page.get_by_role("button", name="Piocher une carte")))
    return [*phones[at:], *phones[:at]]


def test_an_evening_with_a_guest_refused_an_addition_a_fall_a_funeral_and_an_end(
    browser: Browser, server: ServerProcess, look: Look
) -> None:
    server.start(faults=["patient"])
    code, phones = sit_down(browser, server.address, GAME, NAMES, SHAPES)
    herve, lea = phones[:2]
    spectator = Phone(browser, server.address, "Zoé", **DARK)
    spectator.join(code, sit=False)
    television = turn_on_television(browser, server.address, code)
    television.sees("Tom")
    everyone = [*phones, spectator, television]
    looks = look(everyone, also=header_out_of_sight)

    # The lobby: a guest of one's own, one torn up by the host, forbidden situations.
    write_guest(lea, "Tante Odile", "Elle sait tout sur tout le monde, et le dit au dessert.", "Imaginaire")
    looks.check("own guests", lea)
    lea.press("Revenir au salon")
    herve.page.get_by_text("1 invité", exact=True).wait_for()
    write_guest(herve, "Le voisin du dessus", "Il marche.", "Sport et aventure")
    herve.page.get_by_text("par Léa", exact=True).wait_for()
    herve.press("Déchirer « Le voisin du dessus »")
    herve.press("Déchirer")
    herve.page.get_by_role("list", name="Invités déjà là").get_by_text("Le voisin").wait_for(state="detached")
    herve.press("Revenir au salon")
    herve.press("Une table peut se réunir pour n’importe quelle raison.")
    dialog = herve.page.get_by_role("dialog")
    dialog.get_by_role("switch", name="Pas de casting de film").press("Space")
    dialog.get_by_role("button", name="Ajouter une situation").click()
    dialog.get_by_label("Situation 1").first.fill("un ascenseur en panne")
    looks.check("forbidden situations", herve)
    dialog.get_by_role("button", name="Enregistrer").click()
    lea.sees("Situations interdites : les castings de films et un ascenseur en panne.")
    herve.press("Cartes", exact=False)
    dialog.get_by_role("switch", name="Histoire et légende").press("Space")
    lea.sees("Célébrités, Nos invités et Histoire et légende")
    looks.check("decks", herve)
    herve.press("Fermer")
    looks.check("lobby", herve, lea)
    herve.press("Commencer à 4")

    # The first hand: someone who is not to play yet sends a card back, and gets another.
    first, second, third, fourth = in_turn(phones)
    second.sees(f"{first.name} pioche")
    before = hand(second)
    assert len(before) == 7
    second.page.locator(".hand li button").first.click()
    looks.check("who is this", second)
    second.press("Je ne connais pas")
    expect(second.page.locator(".hand li .called").first).not_to_have_text(before[0])
    assert hand(second)[1:] == before[1:]
    for phone in (third, television):
        phone.sees("une renvoyée")
    looks.check("first turn")

    # A table of four, of which one is refused; the reason outlives a reload.
    draw(first)
    looks.check("exchange", first)
    first.press("Garder ma main")
    # What is still missing stands on the button, which leads there.
    first.press("Choisir deux convives")
    expect(first.page.locator(".hand .name").first).to_be_focused()
    guests = seat(first, 4)
    for phone in (second, spectator, television):
        phone.sees(f"{first.name} met 4 couverts")
        assert all(guest not in phone.page.inner_text("main") for guest in guests)
    first.press("Dire pourquoi")
    expect(first.page.get_by_role("textbox", name=re.compile("^Pourquoi"))).to_be_focused()
    tell(first, "Un tour du monde en montgolfière, départ d’Alexandrie demain.")
    looks.check("composing")
    first.page.reload()
    expect(first.page.get_by_role("textbox", name=re.compile("^Pourquoi"))).to_have_value(
        "Un tour du monde en montgolfière, départ d’Alexandrie demain."
    )
    first.press("Mettre la table")
    for phone in (second, spectator, television):
        phone.sees("Un tour du monde en montgolfière")
    # Whoever watches has an opinion, which nobody is shown before the count.
    spectator.press("Pas tout à fait")
    spectator.page.get_by_role("checkbox", name=guests[0]).press("Space")
    spectator.press("Donner mon avis")
    spectator.sees("Votre avis est donné.")
    second.press("Contester")
    second.sees("Que contestez-vous ?")
    second.page.get_by_role("checkbox", name=guests[3]).press("Space")
    second.page.get_by_role("radio", name="les castings de films").press("Space")
    say_why(second, "Aucun d’eux ne sait lire une carte.")
    looks.check("answering", first, second, fourth, spectator)
    second.press("Contester")
    second.sees("Vous contestez.")
    for phone in (first, fourth, television):
        phone.sees("Aucun d’eux ne sait lire une carte.")
    # Whoever has set the table can defend it.
    first.press("Prendre la parole")
    expect(first.page.get_by_label("Pour ou contre cette table…")).to_be_focused()
    first.press("Replier la conversation")
    second.press("Changer ma réponse")
    second.press("Contester")
    second.sees("Vous contestez.")
    third.press("Contester")
    third.page.get_by_role("checkbox", name="La table entière").press("Space")
    third.press("Dit à voix haute")
    third.press("Contester")
    looks.check("hearing")
    agree(fourth)
    # Nobody votes before whoever set the table has answered.
    for phone in (second, third, fourth, television):
        phone.sees(f"{first.name} répond avant le vote.")
    answers = first.page.get_by_role("textbox", name=re.compile("^Votre réponse"))
    expect(answers).to_have_count(2)
    answers.last.fill("La carte, c’est moi qui la tiens.")
    looks.check("defending", *everyone)
    first.press("Répondre")
    for phone in (second, spectator, television):
        phone.sees("La carte, c’est moi qui la tiens.")
    # The table is voted on first, and everybody sees the count before its guests are.
    fourth.sees("Interdits ce soir")
    television.sees("Interdits ce soir")
    for words in ("Aucun d’eux ne sait lire une carte.", "La carte, c’est moi qui la tiens."):
        expect(fourth.page.locator(".charges").get_by_text(words)).to_be_in_viewport(ratio=1)
    vote_on_table(third, "Elle ne tient pas")
    for phone in (second, fourth):
        vote_on_table(phone, "Elle tient")
    for phone in everyone:
        phone.page.get_by_text("La table tient : 2 pour, 1 contre.", exact=True).wait_for()
    # It stands: those who have named nobody may still do so.
    television.sees("Quelqu’un est de trop ?")
    expect(third.page.get_by_text("La table tient : 2 pour, 1 contre.", exact=True)).to_be_in_viewport(ratio=1)
    expect(third.page.get_by_role("heading", name="Quelqu’un est de trop ?")).to_be_in_viewport(ratio=1)
    third.page.get_by_role("checkbox", name=guests[2]).press("Space")
    looks.check("naming", third, fourth, television)
    third.page.get_by_role("button", name="Et alors").click()
    third.press("Contester")
    fourth.press("Tout le monde reste")
    # Only what was contested since is answered.
    expect(answers).to_have_count(1)
    first.press("Laisser juger")
    # The ballot is in sight without scrolling, on a small screen too.
    expect(second.page.get_by_role("heading", name="Qui reste à table ?")).to_be_in_viewport(ratio=1)
    second.page.get_by_role("radio", name=f"{guests[3]} s’en va").press("Space")
    looks.check("vote on guests", *everyone)
    assert not any("Le public" in phone.page.inner_text("main") for phone in everyone)
    second.press("Voter ainsi")
    second.sees("Votre vote est rendu.")
    third.page.get_by_role("radio", name=f"{guests[2]} reste").press("Space")
    third.page.get_by_role("radio", name=f"{guests[3]} s’en va").press("Space")
    third.press("Voter ainsi")
    fourth.press("Voter ainsi")
    for phone in (first, spectator):
        phone.page.get_by_role("button", name="Continuer").wait_for()
        phone.sees(f"Sans {guests[3]}.")
    contrary = f"Le public aurait gardé {guests[3]} et refusé {guests[0]}."
    for phone in (first, spectator):
        phone.sees("Le public, 1 voix")
        phone.sees(contrary)
    spectator.page.get_by_text("votre avis : non").wait_for(state="attached")
    television.has_seen(f"Sans {guests[3]}.")
    television.has_seen(contrary)
    # The refused guest has gone back to the hand.
    for phone in (first, television):
        expect(phone.page.locator(".round li").filter(has_text=guests[3])).to_have_count(0)
        expect(phone.page.locator(".round li").filter(has_text=guests[0])).to_have_count(1)
    looks.check("outcome")
    for phone in (second, third, fourth):
        phone.page.get_by_role("button", name="Continuer").wait_for()
    skip([*phones, spectator])

    # An addition scores the whole table. A card is exchanged first.
    assert in_turn(phones)[0] is second
    television.sees("Table 1")
    looks.check("second turn", second, third, television)
    # Who waits looks at the last round once more.
    third.press("Revoir le tour d’avant")
    third.page.get_by_role("button", name="Revenir à la table").wait_for()
    looks.check("looking back", third)
    third.press("Revenir à la table")
    third.page.get_by_role("button", name="Revoir le tour d’avant").wait_for()
    draw(second)
    second.page.locator(".hand li button").first.click()
    second.press("Échanger cette carte")
    second.page.get_by_role("radio", name="Table 1").press("Space")
    seat(second, 2)
    second.page.get_by_role("switch", name="Je le dis à voix haute").press("Space")
    worth = second.page.locator(".hand > p").inner_text().split()[0]
    television.sees(f"{second.name} ajoute 2 couverts à la table 1")
    looks.check("joining", second, third, television)
    second.press("Les asseoir")
    for phone in (first, third, fourth):
        phone.sees("La raison se dit à voix haute.")
        agree(phone)
    third.sees("La table s’agrandit.")
    third.sees(f"{second.name} marque {worth} points pour toute la table.")
    skip([*phones, spectator])

    # A table that does not hold: its cards are in the hand still.
    draw(third)
    third.press("Garder ma main")
    seat(third, 2)
    tell(third, "Ils attendent le même bus.")
    third.press("Mettre la table")
    contest(fourth, "La table entière")
    agree(first)
    agree(second)
    third.press("Laisser juger")
    looks.check("vote on the table", first, second, fourth, television)
    for phone in (first, second):
        vote_on_table(phone, "Elle ne tient pas")
    third.sees("Les autres votent en secret.")
    vote_on_table(fourth, "Elle tient")
    third.page.get_by_role("button", name="Continuer").wait_for()
    third.sees("La table ne tient pas.")
    looks.check("fallen", third, fourth, television)
    skip([*phones, spectator])
    assert len(hand(third)) == 8

    # A funeral, for someone of whose death the card does not know if need be.
    draw(fourth)
    fourth.press("Garder ma main")
    for at in range(8):
        fourth.page.locator(".hand .who").nth(at).click()
        bury = fourth.page.get_by_role("dialog").get_by_text("L’enterrer")
        if bury.count():
            bury.click()
            fourth.page.get_by_role("switch", name="N’est plus parmi nous").press("Space")
            departed = fourth.page.get_by_role("dialog").get_by_role("heading").first.inner_text()
            fourth.press("Fermer")
            break
        fourth.press("Fermer")
    fourth.page.get_by_role("button", name=re.compile(f"^Asseoir {re.escape(departed)}")).click()
    mourners = seat(fourth, 5)
    fourth.page.get_by_role("radio", name="Enterrement").press("Space")
    fourth.page.get_by_role("radio", name=departed, exact=True).press("Space")
    # As long a reason as there may be, and all the votes there are.
    tell(fourth, ("Un grand dîner d’adieu, où personne n’ose parler de l’héritage. " * 7)[:399] + ".")
    looks.check("composing a funeral", fourth)
    fourth.press("Célébrer l’enterrement")
    first.sees("célèbre un enterrement")
    looks.check("funeral", first, second, fourth, television)
    contest(first, "La table entière", mourners[0])
    agree(second)
    agree(third)
    fourth.press("Dit à voix haute")
    for phone in (first, second, third):
        vote_on_table(phone, "Elle tient")
    looks.check("naming at the funeral", second, television)
    for phone in (second, third):
        phone.press("Tout le monde reste")
    looks.check("voting at the funeral", second, television)
    for phone in (first, second, third):
        phone.press("Voter ainsi")
    for phone in (first, second, third):
        phone.page.get_by_role("button", name="Continuer").wait_for()
    third.sees("L’enterrement a lieu.")
    television.has_seen("L’enterrement a lieu.")
    looks.check("funeral held", first, third, television)
    skip([*phones, spectator])

    # One table after the other, by touch and by keyboard.
    watcher = next(phone for phone in (second, third, fourth) if phone.name != "Tom")
    shown = watcher.page.locator(".walker .head b")
    expect(shown).to_have_text("Table 2")
    walk(watcher, to_the_left=False)
    expect(shown).to_have_text("Table 1")
    walk(watcher, to_the_left=True)
    expect(shown).to_have_text("Table 2")
    watcher.page.get_by_role("button", name="Table suivante").press("Enter")
    expect(shown).to_have_text("Table 1")
    expect(watcher.page.get_by_role("button", name="Table suivante")).to_be_focused()

    # Nothing played, three times; then a hand is emptied, and the others pay for their cards.
    for phone in (first, second, third):
        draw(phone)
        phone.press("Garder ma main")
        phone.press("Ne rien jouer")
        phone.page.get_by_role("dialog").get_by_role("button", name="Ne rien jouer").click()
    draw(fourth)
    fourth.press("Garder ma main")
    seat(fourth, 3)
    tell(fourth, "Ils partagent le taxi du retour.")
    fourth.press("Mettre la table")
    for phone in (first, second, third):
        agree(phone)
    skip([*phones, spectator])
    fourth.sees("Vous n’avez plus de carte : la partie s’arrête.")
    first.sees("cartes en main : −")
    first.sees("Le menu de la soirée")
    television.page.get_by_text(re.compile("cartes?\u00a0: −")).first.wait_for()
    looks.check("end")
    first.press("Tous les tours")
    first.sees("Ils attendent le même bus.")
    first.sees("La carte, c’est moi qui la tiens.")
    looks.check("story", first)
    # What was told aloud is written down for the album, by whoever told it.
    second.press("Écrire vos raisons pour l’album")
    looks.check("writing down", second)
    second.page.get_by_label("Vos mots").fill("Ils ont raté le même train.")
    second.press("Garder pour l’album")
    second.sees("« Ils ont raté le même train. »")
    expect(second.page.get_by_role("button", name="Écrire vos raisons pour l’album")).to_have_count(0)
    second.press("L’album de la soirée")
    second.sees("« Ils ont raté le même train. »")
    second.sees("La carte, c’est moi qui la tiens.")
    for phone in everyone:
        phone.leave()
    assert looks.found == {}


@pytest.mark.parametrize(
    ("game", "begins", "line"),
    sample(
        (GAME, "Cards: Celebrities, ", "Celebrities, as France knows them"),
        ("Le Jeu du Dictionnaire", "Cards: Rare words, ", "Rare words, in French"),
    ),
)
def test_a_host_who_speaks_english_begins_with_an_english_deck(
    browser: Browser, served: ServerProcess, game: str, begins: str, line: str
) -> None:
    host = Phone(browser, served.address, "Ann", locale="en-GB")
    host.open_salon(game)
    english = re.compile(rf"^{begins}\d")
    host.page.get_by_text(english).wait_for()
    # Once only: the French deck can be chosen, and stays.
    host.press(begins, exact=False)
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("switch", name=line).press("Space")
    first = dialog.get_by_role("switch", name=begins[7:-2], exact=False).first
    expect(first).to_be_enabled()
    first.press("Space")
    host.press("Close")
    host.page.get_by_text(f"Cards: {line}").wait_for()
    host.page.reload()
    host.page.get_by_text(f"Cards: {line}").wait_for()
    # Had the page chosen again, it would have told the server before it told this.
    assert host.page.get_by_text(english).count() == 0
    check(host)
    host.leave()


def test_somebody_comes_late_plays_their_turn_and_the_table_stops_after_it(
    browser: Browser, served: ServerProcess
) -> None:
    code, phones = sit_down(browser, served.address, GAME, NAMES[:3])
    herve = phones[0]
    herve.press("Commencer à 3")
    first = in_turn(phones)[0]
    zoe = Phone(browser, served.address, "Zoé")
    zoe.enter(code, "M’asseoir au prochain tour", "Entrer, et jouer au prochain tour")
    expect(zoe.page.locator(".hand li")).to_have_count(7)
    herve.press("Menu")
    herve.page.get_by_role("switch", name="Finir après ce tour de table").press("Space")
    herve.press("Fermer")
    zoe.sees("C’est le dernier tour de table")
    phones.append(zoe)
    in_circle = [*phones[phones.index(first) :], *phones[: phones.index(first)]]
    for phone in in_circle:
        draw(phone)
        phone.press("Garder ma main")
        phone.press("Ne rien jouer")
        phone.page.get_by_role("dialog").get_by_role("button", name="Ne rien jouer").click()
    for phone in phones:
        phone.sees("La table s’est arrêtée là")
        expect(phone.page.get_by_role("list", name="Les scores").get_by_role("listitem")).to_have_count(4)
        check(phone)
        phone.leave()
