"""Firefox and WebKit, where they are installed: one person writes in a game with bots, and reloads.
`make engines` plays more."""

import pytest

from tests.conftest import ServerProcess
from tests.engines.browsers import ENGINES, PHONE
from tests.engines.person import Mark, Person
from tests.engines.rounds import play_words


@pytest.fixture(autouse=True)
def unmeasured(no_cover: None) -> None:
    """The server is another process."""


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["firefox", "webkit"])
async def test_a_definition_is_written_in_another_engine(server: ServerProcess, engine: str) -> None:
    if why := ENGINES[engine].missing():
        pytest.skip(why)
    server.start("--bot-pace", "0.05")
    async with ENGINES[engine].start(PHONE) as browser:
        person = Person(browser, None)
        await person.open(server.address)
        await person.press(Mark("button", "^Essayer avec des bots, Le Jeu du Dictionnaire"))
        await play_words(person, {"writing"})
        # A salon scrolls inside: a window that scrolls too has a second scroll bar.
        assert await browser.run("() => document.documentElement.scrollHeight - innerHeight") <= 0
        await person.leave()
