"""What happens to a call when somebody comes late, reloads, loses the network, or when a server dies: tones say it."""

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.cables import Cable
from tests.conftest import ServerProcess
from tests.e2e.callers import HEARD, TONES, all_hear, caller, crowd, hears
from tests.e2e.phone import LAPTOP, Phone, gather, until
from tests.e2e.test_nodes import doors, nodes, run  # noqa: F401
from tests.faults.nodes import Nodes

# What the page does with its socket, and how often the others begin anew: a way that lasts is one.
NEW_WAYS = "() => window.links.length"
# The person has made no gesture since, and hears nothing for a moment only if the way itself has broken.
BREAKS = """
(tones) => {
  window.breaks = []
  setInterval(() => window.breaks.push(window.heard(tones).join()), 100)
}
"""


@pytest.fixture
def many(browser: Browser) -> Iterator[Browser]:
    with crowd(browser.browser_type) as many:
        yield many


def in_call(phones: list[Phone]) -> None:
    for phone in phones:
        phone.press("Parler")
    all_hear(phones)


def silent_for(phone: Phone, name: str) -> int:
    """In how many of the last moments this one was not heard there."""
    return sum(name not in moment.split(",") for moment in phone.page.evaluate("window.breaks.splice(0)"))


@pytest.mark.prove
@pytest.mark.rule("CO-16")
def test_late_guests_reloads_and_lost_phones(many: Browser, served: ServerProcess) -> None:
    lea, tom, nina = phones = [caller(many, served.address, name) for name in ("Léa", "Tom", "Nina")]
    code = gather(phones, "Didixit")
    in_call(phones)

    # Somebody comes late: into the salon, then into the call.
    julien = caller(many, served.address, "Julien")
    julien.join(code)
    hears(julien)
    all_hear(phones)
    julien.press("Parler")
    all_hear([*phones, julien])

    # A reload comes back by itself, and with the microphone as it was.
    tom.page.reload()
    all_hear([*phones, julien])
    tom.press("Couper mon micro")
    all_hear([*phones, julien], silent=[tom])
    tom.page.reload()
    expect(tom.page.get_by_role("button", name="Rouvrir mon micro")).to_be_visible()
    hears(tom, "Léa", "Nina", "Julien")
    all_hear([*phones, julien], silent=[tom])
    tom.press("Rouvrir mon micro")
    all_hear([*phones, julien])

    # Nina's phone is lost: its page ends without a word. She comes back with another tab of it.
    nina.page.close()
    for phone in (lea, tom, julien):
        hears(phone, *({"Léa", "Tom", "Julien"} - {phone.name}))
    nina.page = nina.context.new_page()
    nina.page.goto(f"{served.address}/{code}")
    nina.press("Parler")
    all_hear([*phones, julien])

    # She speaks on another device: the one before is out, and is told.
    second = nina.context.new_page()
    second.goto(f"{served.address}/{code}")
    second.get_by_role("button", name="Parler", exact=True).first.click()
    until(lambda: second.evaluate(HEARD, TONES) == ["Julien", "Léa", "Tom"])
    hears(nina)
    all_hear([lea, tom, julien], speaking=[*phones, julien])

    # Who is removed is heard by nobody and hears nobody, also with a page that keeps all its ways.
    julien.page.evaluate("() => { for (const link of window.links) link.close = () => {} }")
    lea.press("Menu")
    lea.press("Que faire pour Julien")
    lea.press("Faire sortir du salon")
    lea.page.get_by_role("dialog", name="Faire sortir Julien").get_by_role(
        "button", name="Faire sortir du salon"
    ).click()
    all_hear([lea, tom], speaking=phones)
    hears(julien)
    for phone in [*phones, julien]:
        phone.leave()


@pytest.mark.prove
@pytest.mark.rule("CO-16")
def test_a_call_goes_on_while_the_server_is_away(many: Browser, server: ServerProcess) -> None:
    server.start()
    phones = [caller(many, server.address, name) for name in ("Léa", "Tom", "Nina")]
    code = gather(phones, "Didixit")
    in_call(phones)
    before = [phone.page.evaluate(NEW_WAYS) for phone in phones]
    for phone in phones:
        phone.page.evaluate(BREAKS, TONES)
    server.kill()
    phones[0].sees("Connexion perdue")
    all_hear(phones)
    server.start()
    # Mended: all are in the call again, and a fourth one too hears and is heard.
    for phone in phones:
        expect(phone.page.get_by_role("region", name="L’appel du salon").get_by_role("listitem")).to_have_count(3)
    assert [phone.page.evaluate(NEW_WAYS) for phone in phones] == before
    for phone in phones:
        for other in phones:
            if other is not phone:
                # A breath is allowed: the machine is busy with a server that starts.
                assert silent_for(phone, other.name) <= 3, (phone.name, other.name)
    anne = caller(many, server.address, "Anne", LAPTOP)
    anne.join(code)
    anne.press("Parler")
    all_hear([*phones, anne])
    for phone in [*phones, anne]:
        phone.leave()


@pytest.mark.prove
@pytest.mark.rule("CO-16")
def test_a_call_goes_on_in_the_other_node(many: Browser, nodes: Nodes, doors: list[Cable]) -> None:  # noqa: F811
    other = nodes.servers[1]
    door, _ = doors
    at_one = f"http://127.0.0.1:{door.port}"
    phones = [caller(many, *who) for who in ((at_one, "Léa"), (other.address, "Tom"), (at_one, "Nina"))]
    lea, tom, nina = phones
    gather(phones, "Didixit")
    in_call(phones)
    before = [phone.page.evaluate(NEW_WAYS) for phone in phones]
    nodes.end(0, signal.SIGKILL)
    door.to = other.port
    all_hear(phones)
    # In the other node all are in the call, and it knows what is said of it.
    nina.press("Couper mon micro")
    all_hear(phones, silent=[nina])
    lea.page.get_by_role("listitem").filter(has_text="Nina, micro coupé").first.wait_for()
    tom.page.get_by_role("listitem").filter(has_text="Nina, micro coupé").first.wait_for()
    assert [phone.page.evaluate(NEW_WAYS) for phone in phones] == before
    for phone in phones:
        phone.leave()
