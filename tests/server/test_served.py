"""Files: cards and their texts, and what is served to nobody."""

import gzip

import aiohttp
import msgspec
import pytest
from yarl import URL

from tests.guests import sit_down, start


async def test_cards_have_pictures_and_alternative_texts(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    await start(guests)
    images = guests[0].view["game"]["images"][""]
    async with session.get(f"{address}/cards/{images}/cards.json") as answer:
        texts = await answer.json()
        assert "immutable" in answer.headers["Cache-Control"]
    for card in guests[0].private.hand:
        assert texts[card]["fr"]
        assert texts[card]["en"]
        for ending in (".avif", ".webp", ".thumb.avif", ".thumb.webp"):
            async with session.get(f"{address}/cards/{images}/{card}{ending}") as answer:
                assert answer.status == 200
                assert answer.content_type == f"image/{ending.rpartition('.')[2]}"


@pytest.mark.parametrize("file", ["cards.json", "cards.csv", "review.json", "known.csv"])
async def test_the_definitions_of_a_deck_of_words_are_served_to_nobody(
    session: aiohttp.ClientSession, address: str, file: str
) -> None:
    async with session.get(f"{address}/cards/mots-rares-00000000/{file}") as answer:
        assert answer.status == 404
        assert "definition" not in await answer.text()


@pytest.mark.parametrize(
    "file", ["words.csv", "seen.csv", "..%2Fwords.csv", "cards.csv", "deck.toml", "..%2F..%2F__init__.py"]
)
async def test_what_bots_know_of_the_cards_is_served_to_nobody(
    session: aiohttp.ClientSession, address: str, file: str
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    await start(guests)
    images = guests[0].view["game"]["images"][""]
    async with session.get(URL(f"{address}/cards/{images}/{file}", encoded=True)) as answer:
        assert answer.status == 404


async def test_descriptions_of_cards_are_compressed(session: aiohttp.ClientSession, address: str) -> None:
    url = f"{address}/cards/reves-00000000/cards.json"
    async with session.get(url, headers={"Accept-Encoding": "gzip"}, auto_decompress=False) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert "Accept-Encoding" in answer.headers["Vary"]
        packed = await answer.read()
    async with session.get(url, headers={"Accept-Encoding": "identity"}) as answer:
        assert msgspec.json.decode(await answer.read()) == msgspec.json.decode(gzip.decompress(packed))
