"""Checks of the project as a whole: each rule has a test, imports go one way, and the documents are true."""

import ast
import re
from contextlib import redirect_stdout
from importlib import import_module
from importlib.metadata import distributions
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from veillee.cli import main
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rooms import messages
from veillee.salon.events import Act
from veillee.server import protocol
from veillee.server.app import make_app
from veillee.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "veillee"
LEDGERS = [ROOT / "web/src/rules/common.json", *(ROOT / f"web/src/games/{name}/rules.json" for name in GAMES)]


class Rule(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    fr: str
    en: str
    options: list[str] = []


class Text(msgspec.Struct, forbid_unknown_fields=True):
    fr: str
    en: str


class Section(msgspec.Struct, forbid_unknown_fields=True):
    title: Text
    rules: list[Rule]
    phases: list[str] = []


class Ledger(msgspec.Struct, forbid_unknown_fields=True):
    title: Text
    sections: list[Section]
    advice: list[Text]
    credits: Text

    @property
    def rules(self) -> list[Rule]:
        return [rule for section in self.sections for rule in section.rules]


def read(ledger: Path) -> Ledger:
    return msgspec.json.decode(ledger.read_bytes(), type=Ledger)


def markers() -> list[list[str]]:
    """The ids on every `pytest.mark.rule(...)` of the tests."""
    found = []
    for file in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found.append([ast.literal_eval(argument) for argument in node.args])
    return found


def test_every_rule_that_players_read_is_proved_by_a_test() -> None:
    claimed = {id for ids in markers() for id in ids}
    told = {rule.id for ledger in LEDGERS for rule in read(ledger).rules}
    assert told - claimed == set()
    assert claimed - told == set()


def test_a_test_proves_three_rules_at_most() -> None:
    assert all(0 < len(ids) <= 3 for ids in markers())


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.parent.name)
def test_the_ledger_is_complete_in_both_languages(ledger: Path) -> None:
    rules = read(ledger).rules
    ids = [rule.id for rule in rules]
    assert len(set(ids)) == len(ids)
    prefix = ids[0].split("-")[0]
    assert sorted(int(id.removeprefix(prefix + "-")) for id in ids) == list(range(1, len(ids) + 1))
    game = GAMES.get(ledger.parent.name)
    names = set(game.options_type.__struct_fields__) if game is not None else set()
    for rule in rules:
        assert len(rule.fr) > 20
        assert len(rule.en) > 20
        assert set(rule.options) <= names


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.parent.name)
def test_french_typography_of_the_rules(ledger: Path) -> None:
    book = read(ledger)
    texts = [rule.fr for rule in book.rules] + [advice.fr for advice in book.advice] + [book.credits.fr, book.title.fr]
    for text in texts:
        assert "'" not in text
        assert '"' not in text
        assert not re.search(r"[^\u00a0][:;!?»](?!//)", text), text
        assert not re.search(r"«[^\u00a0]", text), text
        assert "..." not in text
        assert "  " not in text


# What tests see of the code.

# Documented by Python in spite of their names.
PUBLIC = {"_replace", "_exit", "_set_running_loop"}


def private_names(file: Path) -> set[str]:
    """Names with a `_` that belong to something else, also as a word: `monkeypatch.setattr(room, "_show", ...)`."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = set[str]()
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                continue
            case ast.Attribute(attr=name):
                found.add(name)
            case ast.Call(
                func=ast.Attribute(attr="setattr" | "delattr") | ast.Name(id="getattr" | "setattr" | "hasattr")
            ):
                found |= {
                    one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    return {name for name in found if name.startswith("_") and not name.startswith("__")} - PUBLIC


def test_tests_reach_for_no_name_that_begins_with_an_underscore() -> None:
    found = {str(file): private_names(file) for file in (ROOT / "tests").rglob("*.py")}
    assert {file: names for file, names in found.items() if names} == {}


def test_a_name_that_is_reached_for_is_found(tmp_path: Path) -> None:
    file = tmp_path / "test_toy.py"
    file.write_text(
        "room._show()\nroom.presence._told\nmonkeypatch.setattr(room, '_now', 1)\nself._own = row._replace(at=1)\n",
        encoding="utf-8",
    )
    assert private_names(file) == {"_show", "_told", "_now"}


# Who may import whom: downwards only.
BELOW = {
    "rules": set[str](),
    "decks": {"rules"},
    "bots": {"rules", "decks"},
    "paper": {"rules", "decks"},
    "games": {"rules", "decks", "bots", "paper"},
    "storage": set[str](),
    "lab": {"rules", "games", "decks", "bots"},
    "salon": {"rules", "games"},
    "album": {"rules", "games", "decks", "salon"},
    "rooms": {"rules", "games", "decks", "storage", "bots", "salon", "album"},
    "new_game": {"games"},
    "server": {"rules", "games", "decks", "storage", "bots", "salon", "album", "rooms", "paper"},
}
# It is the front door, and may use everything.
BELOW["cli"] = set(BELOW)
# Three features have one folder each, although they go through several floors: where their modules belong.
FLOORS = {
    "album": {
        "__init__": "rules",
        "acts": "salon",
        "marks": "salon",
        "model": "album",
        "chapters": "album",
        "file": "album",
        "reader": "rooms",
        "routes": "server",
    },
    "workshop": {
        "__init__": "rules",
        "image_check": "decks",
        "quiet": "decks",
        "package": "decks",
        "acts": "salon",
        "own_decks": "salon",
        "views": "salon",
        "images": "rooms",
        "packing": "rooms",
        "house_decks": "rooms",
        "erasing": "rooms",
        "routes": "server",
        "printing": "server",
        "print_process": "server",
    },
    "voices": {"__init__": "rules", "model": "salon", "hearing": "salon", "call": "rooms", "ways": "rooms"},
}


def floor_of(module: str) -> str | None:
    """Where "veillee.rooms.room" or a name in it belongs; None for what is not ours, or has no floor."""
    house, folder, name, *_ = (*module.split("."), "", "")
    if house != "veillee" or not (SOURCE / folder).is_dir() or not folder:
        return None
    # `from veillee.workshop import images` names the folder, then the module.
    return FLOORS[folder].get(name) if folder in FLOORS else folder


def module_of(file: Path) -> str:
    return ".".join(("veillee", *file.relative_to(SOURCE).with_suffix("").parts))


def wrong_imports(floor: str, names: set[str]) -> set[str]:
    used = {name: floor_of(name) for name in names}
    return {name for name, other in used.items() if other is not None and other not in {floor, *BELOW[floor]}}


def imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def sources() -> list[Path]:
    """The modules of the house, without the template of a new game."""
    return [file for file in SOURCE.rglob("*.py") if "template" not in file.parts]


def test_every_package_has_its_place_in_the_layers() -> None:
    assert {file.parent.name for file in SOURCE.glob("*/__init__.py")} == set(BELOW) | set(FLOORS)
    for folder, modules in FLOORS.items():
        assert {file.stem for file in (SOURCE / folder).glob("*.py")} == set(modules)


def test_imports_point_downwards_only() -> None:
    floors = {file: floor for file in sources() if (floor := floor_of(module_of(file)))}
    assert set(floors.values()) == set(BELOW)
    assert {file.name: wrong for file, floor in floors.items() if (wrong := wrong_imports(floor, imports(file)))} == {}


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("salon.fold", "veillee.rooms.room"),
        ("salon.fold", "veillee.workshop.images"),
        ("workshop.own_decks", "veillee.workshop.routes"),
        ("album.model", "veillee.album.reader.AlbumReader"),
        ("album.reader", "veillee.server.socket"),
    ],
)
def test_an_import_that_points_upwards_is_found(module: str, name: str) -> None:
    floor = floor_of(f"veillee.{module}")
    assert floor is not None
    assert wrong_imports(floor, {name, "veillee.rules", "asyncio"}) == {name}


# Beside the rules of a game: its bot, what it says, how its cards are proof-read, and what is printed of it.
BESIDE_THE_RULES = {"bot.py", "bot_words.py", "bot_links.py", "cards.py", "box.py"}


@pytest.mark.parametrize("floor", ["rules", "games", "salon"])
def test_rules_games_and_the_fold_know_no_clock_no_files_no_network_and_no_other_chance(floor: str) -> None:
    impure = {"time", "datetime", "random", "secrets", "os", "pathlib", "asyncio", "socket", "sqlite3", "aiohttp", "io"}
    for file in (SOURCE / floor).rglob("*.py"):
        if file.name not in BESIDE_THE_RULES:
            found = imports(file)
            assert not {name.split(".")[0] for name in found} & impure, file.name
            above = ("veillee.bots", "veillee.decks", "veillee.paper", "veillee.clock")
            assert not {name for name in found if name.startswith(above)}, file.name


# The clock itself, the process of the command, and the process that watches over others and has no loop.
HAVE_THEIR_OWN_TIME = {"clock.py", "process.py", "workers.py"}


def calls(file: Path) -> list[tuple[str, str]]:
    """All calls: what is called, and the whole call."""
    nodes = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return [(ast.unparse(node.func), ast.unparse(node)) for node in nodes]


def test_whoever_needs_the_time_is_handed_a_clock() -> None:
    for file in sources():
        if file.name in HAVE_THEIR_OWN_TIME:
            continue
        assert "time" not in {name.split(".")[0] for name in imports(file)}, file.name
        for function, call in calls(file):
            owner, _, name = function.rpartition(".")
            assert (owner, name) != ("asyncio", "sleep") or call == "asyncio.sleep(0)", f"{file.name}: {call}"
            assert name not in ("call_later", "call_at") or owner.endswith("clock"), f"{file.name}: {call}"
            assert not call.endswith("loop.time()"), f"{file.name}: {call}"


# They wait for a condition with a ceiling, try out mutants, or are a slow network.
MAY_SLEEP = {"waiting.py", "mutate.py", "cables.py", "faulty_server.py"}
BREAK_PROCESSES = {"chaos", "faults", "engines", "e2e", "steady"}


def test_no_test_waits_for_a_time() -> None:
    tests = ROOT / "tests"
    for file in tests.rglob("*.py"):
        if file.name in MAY_SLEEP or BREAK_PROCESSES & set(file.relative_to(tests).parts):
            continue
        for function, call in calls(file):
            waits = function in ("asyncio.sleep", "time.sleep", "sleep") and call != "asyncio.sleep(0)"
            assert not waits, f"{file.name}: {call} (wait for what happens)"


def test_a_game_is_one_package_that_no_other_game_imports() -> None:
    for name in GAMES:
        others = {f"veillee.games.{other}" for other in GAMES if other != name}
        for file in (SOURCE / "games" / name).glob("*.py"):
            found = imports(file)
            assert not any(other == one or one.startswith(other + ".") for one in found for other in others), file


def test_the_name_of_a_game_stands_in_its_own_package_only() -> None:
    for file in sources():
        for name in GAMES:
            if (SOURCE / "games" / name) not in file.parents:
                text = file.read_text(encoding="utf-8")
                assert not re.search(rf"\b{name}\b", text, re.IGNORECASE), f"{file.name} speaks of {name}"


def test_a_bot_knows_no_state_of_its_game() -> None:
    for name in GAMES:
        found = imports(SOURCE / "games" / name / "bot.py")
        assert not {one for one in found if one.rpartition(".")[2] == "State"}, name


def test_every_game_has_a_player_a_playthrough_a_screen_a_place_on_the_shelf_and_rules() -> None:
    on_the_client = {folder.name for folder in (ROOT / "web/src/games").iterdir() if folder.is_dir()}
    assert on_the_client == set(GAMES)
    for name in GAMES:
        assert (ROOT / f"tests/players/{name}.py").is_file()
        assert (ROOT / f"tests/playthroughs/{name}.txt").is_file()
        assert (SOURCE / f"games/{name}/bot.py").is_file()
        assert (SOURCE / f"games/{name}/cards.py").is_file()
        assert (ROOT / f"tests/games/test_{name}.py").is_file()
        assert (ROOT / f"web/src/games/{name}/index.ts").is_file()
        assert (ROOT / f"web/src/games/{name}/shelf.ts").is_file()
        assert (ROOT / f"web/src/games/{name}/rules.json").is_file()


def test_ids_of_own_decks_and_cards_are_made_and_read_in_one_place() -> None:
    """`own-…`: rules/own.py, and table/own.ts, which has the prefix from there."""
    written = re.compile(r"""["'`]own-["'`{$]""")
    client = [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    files = [*sources(), *(file for file in client if not file.name.endswith(".test.ts"))]
    found = {file.name for file in files if written.search(file.read_text(encoding="utf-8"))}
    assert found == {"own.py", "own.ts", "protocol.ts"}


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in union.__args__}  # type: ignore[attr-defined]


def test_the_protocol_document_names_every_message_and_act() -> None:
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    # Each begins a line of a table: a field of another message may be called the same.
    told = {
        name for first in re.findall(r"^\| ([^|]+) \|", text, re.MULTILINE) for name in re.findall(r"`(\w+)`", first)
    }
    assert tags(protocol.FromBrowser) | tags(messages.FromServer) | tags(Act) <= told
    assert set(messages.ViewMessage.__struct_fields__) <= set(re.findall(r"`(\w+)`", text))
    assert f"protocol version {protocol.PROTOCOL}" in text


def test_every_setting_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    flags = set(re.findall(r"^  (--[a-z-]+)", capsys.readouterr().out, re.MULTILINE))
    assert len(flags) == len(Settings.__struct_fields__) - 1  # the base path comes from the url
    text = (ROOT / "docs/self-hosting.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(--[a-z-]+)`", text, re.MULTILINE)) == flags


def test_the_limits_in_the_document_are_those_of_the_code() -> None:
    text = (ROOT / "docs/trust.md").read_text(encoding="utf-8").partition("## Limits")[2].partition("\n## ")[0]
    told = re.findall(r"^\| .* \| ([\d ]+) \| `([a-z_.]+)\.([A-Z_]+)` \|$", text, re.MULTILINE)
    assert len(told) == sum(line.startswith("| ") for line in text.splitlines()) - 1
    for number, module, name in told:
        assert getattr(import_module(f"veillee.{module}"), name) == int(number.replace(" ", "")), name


def names_of_commands(*before: str) -> set[str]:
    """All that can be typed after `veillee`, with the commands of commands."""
    with pytest.raises(SystemExit), redirect_stdout(printed := StringIO()):
        main([*before, "--help"])
    direct = re.findall(r"^    ([a-z-]+)(?:  |$)", printed.getvalue(), re.MULTILINE)
    return {" ".join((*before, name)) for name in direct}.union(*(names_of_commands(*before, name) for name in direct))


def all_documents() -> str:
    return "".join(file.read_text(encoding="utf-8") for file in DOCUMENTS)


def is_told(command: str, text: str) -> bool:
    """`veillee decks add`; or `veillee decks add`, `list` and `remove` in one sentence."""
    first, last = command.split()[0], command.split()[-1]
    return f"veillee {command}" in text or bool(re.search(rf"`veillee {first} [^.]*`{last}\b", text))


def test_every_command_is_documented() -> None:
    commands = names_of_commands()
    assert {"serve", "backup", "decks add", "salons erase"} <= commands
    text = " ".join(all_documents().split())
    assert {command for command in commands if not is_told(command, text)} == set()


def test_every_option_of_a_command_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    """Those of `serve` stand in a table: see above."""
    options = set()
    for command in names_of_commands():
        with pytest.raises(SystemExit):
            main([*command.split(), "--help"])
        options |= set(re.findall(r"^  (?:-\w, )?(--[a-z-]+)", capsys.readouterr().out, re.MULTILINE))
    text = all_documents()
    assert {"--prefix", "--repair"} <= options
    assert {option for option in options - {"--help"} if option not in text} == set()


def test_every_make_target_is_documented() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {"play", "test", "lock"} <= targets
    told = re.findall(r"\bmake ((?:[a-z-]+ ?)+)", " ".join(all_documents().split()))
    assert targets - {word for words in told for word in words.split()} == set()


# What a browser loads by itself: pages, their files, and the redirection to a base path.
OF_THE_PAGE = {"/", "/{path}"}


def documented_path(path: str) -> str:
    """`/clips/{code}/{clip}` and `clips/CODE/CLIP` are the same."""
    return re.sub(r"\{\w+\}|[A-Z]{2,}", "*", path.strip("/"))


async def test_every_route_is_documented(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, node_secret="s" * 32, node_address="127.0.0.1:0"), "127.0.0.1:1")
    served = {resource.canonical for resource in app.router.resources()} - OF_THE_PAGE
    assert {"/healthz", "/ws", "/api/salons/{code}/album"} <= served
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    told = {documented_path(path) for path in re.findall(r"`(?:(?:GET|POST) )?([\w./-]+)(?:\?[^`]*)?`", text)}
    assert {path for path in served if documented_path(path) not in told} == set()


def refusal_codes(folder: Path) -> set[str]:
    found = set()
    for file in folder.rglob("*.py"):
        if "template" not in file.parts:
            found |= set(re.findall(r'Refused\(\s*"([a-z_]+)"', file.read_text(encoding="utf-8")))
    return found


def test_every_refusal_of_the_house_is_documented_and_none_that_is_no_more() -> None:
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8").partition("## Refusals")[2]
    told = set(re.findall(r"`([a-z_]+)`", text))
    floors = [floor for floor in SOURCE.iterdir() if floor.is_dir() and floor.name != "games"]
    assert {code for floor in floors for code in refusal_codes(floor)} - told == set()
    source = "".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    assert {code for code in told if f'"{code}"' not in source} == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_of_a_game_has_a_text_in_its_folder_or_in_the_house(name: str) -> None:
    texts = [ROOT / f"web/src/games/{name}/refusals.ts", ROOT / "web/src/salon/refusals.ts"]
    told = {
        code
        for file in texts
        if file.exists()
        for code in re.findall(r"[{\s]([a-z_]+):", file.read_text(encoding="utf-8"))
    }
    assert refusal_codes(SOURCE / "games" / name) - told == set()


def test_the_front_page_counts_the_cards_as_they_are() -> None:
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    count = {deck.id: len(deck.cards) for deck in Library().values()}
    for told in (
        f"{count['reves']} cards of our own",
        f"{count['mots-rares']} French words and {count['rare-words']} English ones",
        f"{count['invites']} characters known in France, {count['histoire']} of history and legend, "
        f"{count['guests']} for English-speaking tables",
        f"{count['souvenirs']} memories, {count['idees']} ideas in each language",
    ):
        assert told in text, told
    assert count["idees"] == count["ideas"]


# A game that `veillee new-game` wrote has this rank on the shelf. README lists the games before it.
NEW_GAME_RANK = 10
COUNTS = {1: ("Un", "one"), 2: ("Deux", "two"), 3: ("Trois", "three"), 4: ("Quatre", "four"), 5: ("Cinq", "five"),
          6: ("Six", "six"), 7: ("Sept", "seven"), 8: ("Huit", "eight"), 9: ("Neuf", "nine")}  # fmt: skip


def titles_before(rank: int) -> list[str]:
    found = []
    for name in GAMES:
        shelf = shelf_of(name)
        numbers, titles = (
            re.findall(r"^  rank: (\d+),", shelf, re.MULTILINE),
            re.findall(r'^  title: "(.+)",', shelf, re.M),
        )
        assert len(numbers) == len(titles) == 1, f"the shelf.ts of {name} cannot be read"
        if int(numbers[0]) < rank:
            found += titles
    return found


def test_a_game_of_the_collection_has_a_picture_for_previews() -> None:
    """Beside a link, messengers show that of the house for others."""
    for title in titles_before(NEW_GAME_RANK):
        name = next(name for name in GAMES if f'"{title}"' in shelf_of(name))
        assert (ROOT / f"web/public/previews/{name}.jpg").is_file()


def shelf_of(name: str) -> str:
    return (ROOT / f"web/src/games/{name}/shelf.ts").read_text(encoding="utf-8")


def test_the_front_page_lists_and_counts_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    titles = titles_before(NEW_GAME_RANK)
    credits = text.partition("## Credits")[2]
    for title in titles:
        assert f"- **{title}**" in text, f"README does not list {title}"
        assert f"- *{title}*" in credits, f"README does not say who made {title}"
    french, english = COUNTS[len(titles)]
    assert f"{french} jeux" in text
    with pytest.raises(SystemExit):
        main(["--help"])
    for counted in (text, (ROOT / "pyproject.toml").read_text(encoding="utf-8"), capsys.readouterr().out):
        assert f"{english} French party games" in " ".join(counted.split())


DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]


def test_links_in_the_documents_lead_somewhere() -> None:
    for file in DOCUMENTS:
        for link in re.findall(r"\]\(([^)#]+)", file.read_text(encoding="utf-8")):
            if "://" not in link:
                assert (file.parent / link).exists(), f"{file.name}: {link}"


def test_files_and_folders_that_the_documents_name_exist() -> None:
    roots = (ROOT, SOURCE, ROOT / "docs")
    folders = ("src", "web/src", "web/public", "tests", "art", "bench", "scripts", "docs")
    names = {path.name for folder in folders for path in (ROOT / folder).rglob("*")} | {
        path.name for path in ROOT.iterdir()
    }
    file_or_folder = re.compile(r"[\w./-]+(/|\.(py|ts|svelte|css|csv|json|toml|md|txt|conf|c))")
    for document in DOCUMENTS:
        for quoted in re.findall(r"`([^`\n]+)`", document.read_text(encoding="utf-8")):
            # `quizz` is the example of a new game; its other files have the names that all games use.
            if file_or_folder.fullmatch(quoted) and "quizz" not in quoted:
                exists = any((root / quoted).exists() for root in roots) if "/" in quoted else quoted in names
                assert exists, f"{document.name} names {quoted}"


def test_the_architecture_lists_every_folder() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    client = {folder.name for folder in (ROOT / "web/src").iterdir() if folder.is_dir()}
    assert set(re.findall(r"^      (\w+)/ ", text, re.MULTILINE)) == set(BELOW) | set(FLOORS) | client


def test_browser_tests_wait_for_what_a_person_would_see() -> None:
    """And for no time of their own: only the helper has one, which a hang reaches."""
    own_time = re.compile(r"timeout=|wait_for_timeout|sleep\(|monotonic\(|wait_for_function")
    files = [file for file in (ROOT / "tests/e2e").glob("*.py") if file.name != "phone.py"]
    assert [(file.name, found) for file in files for found in own_time.findall(file.read_text(encoding="utf-8"))] == []


def test_the_lock_names_the_extras_that_packages_ask_for() -> None:
    """Without its extra, an older pip would take the newest version of such a package and refuse it: it has no hash."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pinned = re.findall(r"^([a-z0-9.-]+)(?:\[([a-z0-9,-]+)\])?==", lock, re.M)
    locked = {name: set(extras.split(",")) - {""} for name, extras in pinned}
    asked = {}
    for one in distributions():
        for wanted in one.requires or ():
            found = re.match(r"([A-Za-z0-9._-]+)\[([a-z0-9,-]+)\]", wanted)
            if found and "extra ==" not in wanted and one.metadata["Name"] != "veillee":
                asked[found[1].lower()] = set(found[2].split(","))
    assert asked.keys() & locked.keys()
    assert [name for name, extras in asked.items() if not extras <= locked.get(name, extras)] == []
