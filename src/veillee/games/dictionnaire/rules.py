"""Le Jeu du Dictionnaire: invent the definition of a rare word, find the real one (DI)."""

import re
from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace
from rapidfuzz import fuzz

from veillee.rules import (
    Chance,
    Clock,
    Deck,
    DeckId,
    Game,
    Outcome,
    Refused,
    Seat,
    Seconds,
    Table,
    Tagged,
    bare,
    best,
    clean,
    with_seat,
)

DEFINITION_LENGTH = 240
DIPLOMA = 26  # DI-2: the last leaf; pawns start on leaf 1
TOKENS = 3  # DI-3
ADVISED_SECONDS = 180  # DI-6
ALIKE = 82  # of 100: two definitions this close are pointed out to the reader

SheetId: TypeAlias = str
Letter: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The language decides the words. With `enforced`, three minutes of writing are all there is (DI-6)."""

    deck: DeckId = "mots-rares"
    enforced: bool = False
    vote_seconds: Seconds = 0


class Word(Struct, frozen=True):
    id: str
    word: str
    kind: str
    definition: str


class WordCard(Struct, frozen=True):
    """Four words on one card (DI-1)."""

    box: int
    words: tuple[Word, ...]


# Moves


class Draw(Tagged, frozen=True, tag="draw"):
    box: Literal[1, 2]


class Choose(Tagged, frozen=True, tag="choose"):
    word: str


class Write(Tagged, frozen=True, tag="write"):
    """A definition handed in, or with `done` off kept safe while it is being written."""

    text: str
    done: bool = True


class Edit(Tagged, frozen=True, tag="edit"):
    sheet: SheetId
    text: str


class Tidy(Tagged, frozen=True, tag="tidy"):
    """Give all definitions the same casing, punctuation and dictionary form."""


class Merge(Tagged, frozen=True, tag="merge"):
    """Read `sheet` as one with `into`, in the words of `into` (DI-9)."""

    sheet: SheetId
    into: SheetId


class Part(Tagged, frozen=True, tag="part"):
    """Undo: this sheet stands alone again."""

    sheet: SheetId


class Arrange(Tagged, frozen=True, tag="arrange"):
    """The order of reading: the first sheet of each pile."""

    order: tuple[SheetId, ...]


class Read(Tagged, frozen=True, tag="read"):
    pass


class Vote(Tagged, frozen=True, tag="vote"):
    letter: Letter


class Stake(Tagged, frozen=True, tag="stake"):
    on: bool


Move: TypeAlias = Draw | Choose | Write | Edit | Tidy | Merge | Part | Arrange | Read | Vote | Stake


class Lit(Tagged, frozen=True, tag="lit"):
    """The only draft: the definition being read out lights up on every screen."""

    letter: Letter | None


# Phases


class Sheet(Struct, frozen=True):
    """A definition on the reader's desk. `author` is nobody for the real one."""

    id: SheetId
    author: Seat | None
    original: str
    text: str


class Choosing(Tagged, frozen=True, tag="choosing"):
    reader: Seat
    drawn: int | None = None
    passed: frozenset[Seat] = frozenset()


class Writing(Tagged, frozen=True, tag="writing"):
    reader: Seat
    word: Word
    texts: tuple[str | None, ...]
    done: frozenset[Seat] = frozenset()
    away: frozenset[Seat] = frozenset()


class Sorting(Tagged, frozen=True, tag="sorting"):
    """The desk behind the screen: sheets in piles that are read as one, in the order of reading."""

    reader: Seat
    word: Word
    piles: tuple[tuple[Sheet, ...], ...]


class Voting(Tagged, frozen=True, tag="voting"):
    reader: Seat
    word: Word
    piles: tuple[tuple[Sheet, ...], ...]
    votes: tuple[Letter | None, ...]
    staked: frozenset[Seat] = frozenset()
    abstained: frozenset[Seat] = frozenset()
    unread: bool = False  # the reader was away: the desk was cleared without a person


class Over(Tagged, frozen=True, tag="over"):
    reason: Literal["diploma", "words", "deserted"]


Phase: TypeAlias = Choosing | Writing | Sorting | Voting | Over


class Author(Struct, frozen=True):
    seat: Seat | None
    original: str


class Definition(Struct, frozen=True):
    """A definition as it was read, with what its authors wrote; nobody wrote the real one."""

    letter: Letter
    text: str
    real: bool
    authors: tuple[Author, ...]


class Round(Tagged, frozen=True, tag="round"):
    """A round that was counted: everything in it is known to all."""

    number: int
    reader: Seat
    word: str
    kind: str
    definitions: tuple[Definition, ...]
    votes: tuple[Letter | None, ...]
    staked: tuple[Seat, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


class State(Struct, frozen=True):
    options: Options
    chance: Chance
    phase: Phase
    cards: tuple[WordCard, ...]
    boxes: tuple[tuple[int, ...], tuple[int, ...]]
    scores: tuple[int, ...]
    tokens: tuple[int, ...]
    played: frozenset[str] = frozenset()
    number: int = 1
    lonely: int = 0  # rounds in a row in which nobody but the reader took part
    last: Round | None = None

    @property
    def seats(self) -> int:
        return len(self.scores)


# What each seat is asked


class AskDraw(Tagged, frozen=True, tag="draw"):
    boxes: tuple[int, ...]


class AskChoose(Tagged, frozen=True, tag="choose"):
    words: tuple[Word, ...]


class AskWrite(Tagged, frozen=True, tag="write"):
    text: str
    done: bool


class DeskSheet(Struct, frozen=True):
    """What the reader sees of a sheet: no author, only whether it is the real one."""

    id: SheetId
    text: str
    original: str
    real: bool


class AskSort(Tagged, frozen=True, tag="sort"):
    """The desk; `alike` are sheets so close that they may mean the same."""

    piles: tuple[tuple[DeskSheet, ...], ...]
    alike: tuple[tuple[SheetId, ...], ...]


class AskVote(Tagged, frozen=True, tag="vote"):
    letters: tuple[Letter, ...]
    may_stake: bool


Ask: TypeAlias = AskDraw | AskChoose | AskWrite | AskSort | AskVote


class Lettered(Struct, frozen=True):
    letter: Letter
    text: str


class Public(Struct, frozen=True):
    phase: Literal["choosing", "writing", "sorting", "voting", "over"]
    number: int
    reader: Seat | None
    word: str | None
    kind: str | None
    written: tuple[Seat, ...]
    taking_part: tuple[Seat, ...]
    definitions: tuple[Lettered, ...]
    voted: tuple[Seat, ...]
    staked: tuple[Seat, ...]
    boxes: tuple[int, ...]
    tokens: tuple[int, ...]
    scores: tuple[int, ...]
    last: Round | None


class Private(Struct, frozen=True):
    """Not which definition is one's own: it would tell whether it was merged with the real one (DI-13)."""

    vote: Letter | None
    ask: Ask | None


# The story


class Chosen(Tagged, frozen=True, tag="chosen"):
    number: int
    reader: Seat
    word: str
    kind: str


class Passed(Tagged, frozen=True, tag="passed"):
    """The reader was away: the next seat reads."""

    number: int
    seat: Seat


class Void(Tagged, frozen=True, tag="void"):
    """Nobody wrote a definition."""

    number: int
    word: str


Story: TypeAlias = Chosen | Passed | Void | Round


class Dictionnaire(Game[State, Move, Options]):
    name = "dictionnaire"
    version = 1
    players = range(3, 7)
    colours = 6
    state_type = State
    move_type = Move
    options_type = Options
    draft_type = Lit
    public_type = Public
    private_type = Private
    story_type = Story

    def decks(self, options: Options) -> tuple[str, ...]:
        return (options.deck,)

    def start(self, table: Table, options: Options, decks: Sequence[Deck], chance: Chance) -> State:
        cards = cards_of(decks)
        boxes = tuple(
            chance.shuffle(f"box:{box}", [n for n, card in enumerate(cards) if card.box == box]) for box in (1, 2)
        )
        if not (boxes[0] and boxes[1]):
            raise Refused("deck_too_small", needed=2, cards=len(cards))
        reader = table.host if table.host is not None else chance.pick("reader", range(table.seats))
        return State(
            options=options,
            chance=chance,
            phase=Choosing(reader=reader),
            cards=cards,
            boxes=(boxes[0], boxes[1]),
            scores=(0,) * table.seats,
            tokens=(TOKENS,) * table.seats,
        )

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        phase = state.phase
        if isinstance(phase, Over):
            raise Refused("game_over")
        reads = seat == phase.reader
        match phase, move:
            case Choosing(drawn=None), Draw() if reads:
                return draw(state, phase, move.box)
            case Choosing(drawn=int()), Choose() if reads:
                return choose(state, phase, move.word)
            case Writing(), Write() if not reads:
                return write(state, phase, seat, move)
            case Sorting(), Edit() if reads:
                return edit(state, phase, move)
            case Sorting(), Tidy() if reads:
                return tidy_all(state, phase)
            case Sorting(), Merge() if reads:
                return merge(state, phase, move)
            case Sorting(), Part() if reads:
                return part(state, phase, move.sheet)
            case Sorting(), Arrange() if reads:
                return arrange(state, phase, move.order)
            case Sorting(), Read() if reads:
                return read(state, phase)
            case Voting(), Vote() if not reads:
                return vote(state, phase, seat, move.letter)
            case Voting(), Stake() if not reads:
                return stake(state, phase, seat, move.on)
            case _, Draw() | Choose() | Edit() | Tidy() | Merge() | Part() | Arrange() | Read() if not reads:
                raise Refused("not_reader", seat=phase.reader)
            case _, Write() | Vote() | Stake() if reads:
                raise Refused("not_for_reader")
            case _:
                raise Refused("not_now")

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Choosing(reader=reader) | Sorting(reader=reader):
                return (reader,)
            case Writing() as writing:
                return tuple(seat for seat in writers(state, writing) if seat not in writing.done)
            case Voting() as voting:
                return tuple(seat for seat in voters(voting) if voting.votes[seat] is None)
            case Over():
                return ()

    def absent(self, state: State, seat: Seat) -> State:
        match state.phase:
            case Choosing() as choosing:
                return pass_on(state, choosing)
            case Writing() as writing:
                if writing.texts[seat]:
                    return sort_when_all_wrote(state, replace(writing, done=writing.done | {seat}))
                return sort_when_all_wrote(state, replace(writing, away=writing.away | {seat}))
            case Sorting() as sorting:
                return lay_out(state, replace(sorting, piles=without_twins(sorting.piles)), unread=True)
            case Voting() as voting:
                return count_when_all_voted(state, replace(voting, abstained=voting.abstained | {seat}))
            case Over():
                raise Refused("game_over")

    def public(self, state: State) -> Public:
        phase = state.phase
        word = phase.word if isinstance(phase, Writing | Sorting | Voting) else None
        return Public(
            phase=PHASE_NAMES[type(phase)],
            number=state.number,
            reader=None if isinstance(phase, Over) else phase.reader,
            word=word.word if word else None,
            kind=word.kind if word else None,
            written=tuple(sorted(phase.done)) if isinstance(phase, Writing) else (),
            taking_part=tuple(authors(phase.piles)) if isinstance(phase, Sorting | Voting) else (),
            definitions=lettered(phase.piles) if isinstance(phase, Voting) else (),
            voted=tuple(seat for seat, letter in enumerate(phase.votes) if letter is not None)
            if isinstance(phase, Voting)
            else (),
            staked=tuple(sorted(phase.staked)) if isinstance(phase, Voting) else (),
            boxes=(len(state.boxes[0]), len(state.boxes[1])),
            tokens=state.tokens,
            scores=state.scores,
            last=state.last,
        )

    def private(self, state: State, seat: Seat) -> Private:
        phase = state.phase
        return Private(vote=phase.votes[seat] if isinstance(phase, Voting) else None, ask=ask(state, seat))

    def outcome(self, state: State) -> Outcome | None:
        match state.phase:
            case Over(reason=reason):
                return Outcome(scores=state.scores, winners=winners(state), reason=reason)
            case _:
                return None

    def story(self, before: State, after: State) -> tuple[Struct, ...]:
        lines: list[Struct] = []
        if isinstance(before.phase, Choosing):
            if isinstance(after.phase, Writing):
                word = after.phase.word
                lines.append(Chosen(number=after.number, reader=after.phase.reader, word=word.word, kind=word.kind))
            elif isinstance(after.phase, Over) or after.phase.reader != before.phase.reader:
                lines.append(Passed(number=before.number, seat=before.phase.reader))
        if isinstance(before.phase, Writing) and isinstance(after.phase, Choosing | Over):
            lines.append(Void(number=before.number, word=before.phase.word.word))
        if after.last is not None and after.last is not before.last:
            lines.append(after.last)
        return tuple(lines)

    def draft(self, state: State, seat: Seat, draft: Lit) -> Lit:
        if not (isinstance(state.phase, Voting) and state.phase.reader == seat):
            raise Refused("not_now")
        if draft.letter is not None and draft.letter not in letters(state.phase.piles):
            raise Refused("no_such_definition")
        return draft

    def clock(self, state: State) -> Clock | None:
        match state.phase:
            case Writing() if state.options.enforced:
                return Clock(key=f"{state.number}:write", seconds=ADVISED_SECONDS)
            case Voting() if state.options.vote_seconds:
                return Clock(key=f"{state.number}:vote", seconds=state.options.vote_seconds)
            case _:
                return None

    def may_speak(self, state: State, seat: Seat) -> bool:
        """DI-10: the reader is silent from the choice of the word to the count."""
        return not (isinstance(state.phase, Writing | Sorting | Voting) and state.phase.reader == seat)


PHASE_NAMES: dict[type, Literal["choosing", "writing", "sorting", "voting", "over"]] = {
    Choosing: "choosing",
    Writing: "writing",
    Sorting: "sorting",
    Voting: "voting",
    Over: "over",
}


def cards_of(decks: Sequence[Deck]) -> tuple[WordCard, ...]:
    """The words of the decks, four to a card, as the rows say."""
    found: dict[tuple[str, str], list[Word]] = {}
    boxes: dict[tuple[str, str], int] = {}
    for deck in decks:
        for row in deck.cards:
            fields = row.fields
            key = (deck.id, fields["card"])
            word = Word(id=row.id, word=fields["word"], kind=fields["kind"], definition=fields["definition"])
            found.setdefault(key, []).append(word)
            boxes[key] = int(fields["box"])
    return tuple(WordCard(box=boxes[key], words=tuple(words)) for key, words in found.items())


def left_of(state: State, seat: Seat) -> Seat:
    return (seat + 1) % state.seats


def unplayed(state: State, card: int) -> tuple[Word, ...]:
    return tuple(word for word in state.cards[card].words if word.id not in state.played)


def ask(state: State, seat: Seat) -> Ask | None:
    match state.phase:
        case Choosing(reader=reader, drawn=None) if seat == reader:
            return AskDraw(boxes=tuple(box for box in (1, 2) if state.boxes[box - 1]))
        case Choosing(reader=reader, drawn=int(card)) if seat == reader:
            return AskChoose(words=unplayed(state, card))
        case Writing(reader=reader) as writing if seat != reader:
            return AskWrite(text=writing.texts[seat] or "", done=seat in writing.done)
        case Sorting(reader=reader, piles=piles) if seat == reader:
            return AskSort(piles=tuple(tuple(map(on_desk, pile)) for pile in piles), alike=alike(piles))
        case Voting() as voting if seat in authors(voting.piles):
            return AskVote(letters=letters(voting.piles), may_stake=state.tokens[seat] > 0)
        case _:
            return None


def on_desk(sheet: Sheet) -> DeskSheet:
    return DeskSheet(id=sheet.id, text=sheet.text, original=sheet.original, real=sheet.author is None)


# Choosing a word (DI-4, DI-5)


def pass_on(state: State, choosing: Choosing) -> State:
    """CO-9: the role goes to the next seat. When it has gone all the way round, nobody is left to play with."""
    passed = choosing.passed | {choosing.reader}
    if len(passed) == state.seats:
        return replace(state, phase=Over(reason="deserted"))
    if choosing.drawn is not None:
        state = put_back(state, choosing.drawn)
    return replace(state, phase=Choosing(reader=left_of(state, choosing.reader), passed=passed))


def put_back(state: State, card: int) -> State:
    """A card that nobody chose from goes under its box."""
    box = state.cards[card].box - 1
    return replace(state, boxes=with_box(state.boxes, box, (*state.boxes[box], card)))


def with_box(
    boxes: tuple[tuple[int, ...], tuple[int, ...]], box: int, cards: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (cards, boxes[1]) if box == 0 else (boxes[0], cards)


def draw(state: State, choosing: Choosing, box: int) -> State:
    pile = state.boxes[box - 1]
    if not pile:
        raise Refused("box_empty")
    state = replace(state, boxes=with_box(state.boxes, box - 1, pile[1:]))
    return replace(state, phase=replace(choosing, drawn=pile[0]))


def choose(state: State, choosing: Choosing, id: str) -> State:
    assert choosing.drawn is not None
    word = next((word for word in unplayed(state, choosing.drawn) if word.id == id), None)
    if word is None:
        raise Refused("no_such_word")
    writing = Writing(reader=choosing.reader, word=word, texts=(None,) * state.seats)
    return replace(state, phase=writing, played=state.played | {id})


# Writing (DI-6)


def writers(state: State, writing: Writing) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(state.seats) if seat != writing.reader and seat not in writing.away)


def write(state: State, writing: Writing, seat: Seat, move: Write) -> State:
    """A draft may be empty; what is handed in may not."""
    text = clean(move.text, DEFINITION_LENGTH) if move.done or move.text.strip() else None
    done = writing.done | {seat} if move.done else writing.done - {seat}
    writing = replace(writing, texts=with_seat(writing.texts, seat, text), done=done, away=writing.away - {seat})
    return sort_when_all_wrote(state, writing)


def sort_when_all_wrote(state: State, writing: Writing) -> State:
    if any(seat not in writing.done for seat in writers(state, writing)):
        return replace(state, phase=writing)
    if not writing.done:
        return next_round(replace(state, lonely=state.lonely + 1), writing.reader)
    return replace(state, phase=Sorting(reader=writing.reader, word=writing.word, piles=desk(state, writing)))


def desk(state: State, writing: Writing) -> tuple[tuple[Sheet, ...], ...]:
    """DI-7, DI-10: shuffled before they get their ids, so that neither place nor id tells whose they are."""
    written: list[tuple[Seat | None, str]] = [(None, writing.word.definition)]
    written += [(seat, writing.texts[seat] or "") for seat in sorted(writing.done)]
    shuffled = state.chance.shuffle(f"desk:{state.number}", written)
    return tuple(
        (Sheet(id=f"s{n}", author=author, original=text, text=text),) for n, (author, text) in enumerate(shuffled, 1)
    )


# The reader's desk (DI-8 to DI-10)


def sheets(piles: tuple[tuple[Sheet, ...], ...]) -> list[Sheet]:
    return [sheet for pile in piles for sheet in pile]


def pile_of(piles: tuple[tuple[Sheet, ...], ...], id: SheetId) -> int:
    for n, pile in enumerate(piles):
        if any(sheet.id == id for sheet in pile):
            return n
    raise Refused("no_such_sheet")


def edit(state: State, sorting: Sorting, move: Edit) -> State:
    pile_of(sorting.piles, move.sheet)
    text = clean(move.text, DEFINITION_LENGTH)
    return replace(state, phase=replace(sorting, piles=retold(sorting.piles, {move.sheet: text})))


def retold(piles: tuple[tuple[Sheet, ...], ...], texts: dict[SheetId, str]) -> tuple[tuple[Sheet, ...], ...]:
    return tuple(tuple(replace(sheet, text=texts.get(sheet.id, sheet.text)) for sheet in pile) for pile in piles)


def tidy_all(state: State, sorting: Sorting) -> State:
    noun = sorting.word.kind.startswith("n.")
    texts = {sheet.id: tidied(sheet.text, sorting.word.word, noun) for sheet in sheets(sorting.piles)}
    return replace(state, phase=replace(sorting, piles=retold(sorting.piles, texts)))


BEGINNINGS = re.compile(
    r"^(c[’']est|ce sont|il s[’']agit d[e’']u?n?e?|se dit d[’'](?=une? )|it is|this is|means?)\s+", re.IGNORECASE
)
ARTICLES = re.compile(r"^(une?|le|la|les|des|an?|the)\s+|^l[’']", re.IGNORECASE)


def tidied(text: str, word: str, noun: bool) -> str:
    """The form of a small dictionary: no word repeated before it, no article, a capital letter, one full stop."""
    plain = re.sub(rf"^{re.escape(word)}\s*[:=,–-]\s*", "", text, flags=re.IGNORECASE)
    plain = BEGINNINGS.sub("", plain)
    if noun:
        plain = ARTICLES.sub("", plain)
    plain = re.sub(r"\s*([.!?…]+)$", "", plain.strip()).strip()
    plain = plain.replace("'", "’").replace("...", "…")
    plain = re.sub(r"\s*([;:!?])", "\u00a0\\1", plain)
    plain = plain or text
    return plain[0].upper() + plain[1:] + "."


def merge(state: State, sorting: Sorting, move: Merge) -> State:
    moved, into = pile_of(sorting.piles, move.sheet), pile_of(sorting.piles, move.into)
    if moved == into:
        raise Refused("already_merged")
    joined = (*sorting.piles[into], *sorting.piles[moved])
    piles = tuple(joined if n == into else pile for n, pile in enumerate(sorting.piles) if n != moved)
    return replace(state, phase=replace(sorting, piles=piles))


def part(state: State, sorting: Sorting, id: SheetId) -> State:
    n = pile_of(sorting.piles, id)
    pile = sorting.piles[n]
    if len(pile) == 1:
        raise Refused("not_merged")
    alone = tuple(sheet for sheet in pile if sheet.id == id)
    rest = tuple(sheet for sheet in pile if sheet.id != id)
    return replace(state, phase=replace(sorting, piles=(*sorting.piles[:n], rest, alone, *sorting.piles[n + 1 :])))


def arrange(state: State, sorting: Sorting, order: tuple[SheetId, ...]) -> State:
    first = {pile[0].id: pile for pile in sorting.piles}
    if sorted(order) != sorted(first):
        raise Refused("wrong_order")
    return replace(state, phase=replace(sorting, piles=tuple(first[id] for id in order)))


def alike(piles: tuple[tuple[Sheet, ...], ...]) -> tuple[tuple[SheetId, SheetId], ...]:
    """Sheets of different piles that are close in their words, to be pointed out to the reader."""
    found = []
    for n, pile in enumerate(piles):
        for other in piles[:n]:
            for one in pile:
                for two in other:
                    if fuzz.token_set_ratio(bare(one.original), bare(two.original)) >= ALIKE:
                        found.append((two.id, one.id))
    return tuple(found)


def without_twins(piles: tuple[tuple[Sheet, ...], ...]) -> tuple[tuple[Sheet, ...], ...]:
    """Identical definitions are one (DI-9)."""
    joined: dict[str, tuple[Sheet, ...]] = {}
    for pile in piles:
        key = bare(pile[0].text)
        joined[key] = (*joined.get(key, ()), *pile)
    return tuple(joined.values())


def read(state: State, sorting: Sorting) -> State:
    if len(without_twins(sorting.piles)) < len(sorting.piles):
        raise Refused("identical_definitions")
    return lay_out(state, sorting)


def lay_out(state: State, sorting: Sorting, unread: bool = False) -> State:
    voting = Voting(
        reader=sorting.reader, word=sorting.word, piles=sorting.piles, votes=(None,) * state.seats, unread=unread
    )
    if len(voting.piles) == 1:
        everyone = authors(voting.piles)
        votes = tuple("A" if seat in everyone else None for seat in range(state.seats))
        return end_round(state, replace(voting, votes=votes))
    return replace(state, phase=voting)


# The vote and the tokens (DI-11, DI-12)


def authors(piles: tuple[tuple[Sheet, ...], ...]) -> list[Seat]:
    """Everyone who wrote, and so takes part in the vote (DI-6)."""
    return sorted(sheet.author for sheet in sheets(piles) if sheet.author is not None)


def letters(piles: tuple[tuple[Sheet, ...], ...]) -> tuple[Letter, ...]:
    return tuple("ABCDEFG"[n] for n in range(len(piles)))


def lettered(piles: tuple[tuple[Sheet, ...], ...]) -> tuple[Lettered, ...]:
    return tuple(Lettered(letter=letter, text=pile[0].text) for letter, pile in zip(letters(piles), piles, strict=True))


def voters(voting: Voting) -> list[Seat]:
    return [seat for seat in authors(voting.piles) if seat not in voting.abstained]


def must_take_part(voting: Voting, seat: Seat) -> None:
    if seat not in authors(voting.piles):
        raise Refused("did_not_write")


def vote(state: State, voting: Voting, seat: Seat, letter: Letter) -> State:
    must_take_part(voting, seat)
    if letter not in letters(voting.piles):
        raise Refused("no_such_definition")
    voting = replace(voting, votes=with_seat(voting.votes, seat, letter), abstained=voting.abstained - {seat})
    return count_when_all_voted(state, voting)


def stake(state: State, voting: Voting, seat: Seat, on: bool) -> State:
    must_take_part(voting, seat)
    if on and seat in voting.staked:
        raise Refused("already_staked")
    if on and not state.tokens[seat]:
        raise Refused("no_token_left")
    staked = voting.staked | {seat} if on else voting.staked - {seat}
    return replace(state, phase=replace(voting, staked=staked))


def count_when_all_voted(state: State, voting: Voting) -> State:
    if any(voting.votes[seat] is None for seat in voters(voting)):
        return replace(state, phase=voting)
    return end_round(state, voting)


# The count (DI-13 to DI-18)


def points_of(voting: Voting) -> tuple[int, ...]:
    points = [0] * len(voting.votes)
    cast = {seat: letter for seat, letter in enumerate(voting.votes) if letter is not None}
    for letter, pile in zip(letters(voting.piles), voting.piles, strict=True):
        real = any(sheet.author is None for sheet in pile)
        for sheet in pile:
            if sheet.author is not None:
                points[sheet.author] += sum(voter != sheet.author for voter, given in cast.items() if given == letter)
        for voter, given in cast.items():
            if real and given == letter:
                points[voter] += 2
            elif real and not voting.unread:
                points[voting.reader] += 1
    return tuple(2 * won if seat in voting.staked else won for seat, won in enumerate(points))


def end_round(state: State, voting: Voting) -> State:
    points = points_of(voting)
    scores = tuple(score + won for score, won in zip(state.scores, points, strict=True))
    tokens = tuple(left - (seat in voting.staked) for seat, left in enumerate(state.tokens))
    last = Round(
        number=state.number,
        reader=voting.reader,
        word=voting.word.word,
        kind=voting.word.kind,
        definitions=tuple(
            Definition(
                letter=letter,
                text=pile[0].text,
                real=any(sheet.author is None for sheet in pile),
                authors=tuple(Author(seat=sheet.author, original=sheet.original) for sheet in pile),
            )
            for letter, pile in zip(letters(voting.piles), voting.piles, strict=True)
        ),
        votes=voting.votes,
        staked=tuple(sorted(voting.staked)),
        points=points,
        scores=scores,
    )
    state = replace(state, scores=scores, tokens=tokens, last=last, lonely=0)
    if 1 + max(scores) >= DIPLOMA:
        return replace(state, phase=Over(reason="diploma"))
    return next_round(state, voting.reader)


def next_round(state: State, reader: Seat) -> State:
    if state.lonely == state.seats:
        return replace(state, phase=Over(reason="deserted"))
    state = refilled(state)
    if not any(state.boxes):
        return replace(state, phase=Over(reason="words"))
    return replace(state, number=state.number + 1, phase=Choosing(reader=left_of(state, reader)))


def refilled(state: State) -> State:
    """DI-1: when both boxes are empty, the cards with words left are shuffled anew."""
    if any(state.boxes):
        return state
    left = [n for n in range(len(state.cards)) if unplayed(state, n)]
    shuffled = state.chance.shuffle(f"boxes:{state.number}", left)
    return replace(state, boxes=tuple(tuple(n for n in shuffled if state.cards[n].box == box) for box in (1, 2)))


def winners(state: State) -> tuple[Seat, ...]:
    """DI-17, DI-18: of those at the Diploma, whoever spent fewest tokens; before it, whoever is furthest."""
    there = [seat for seat, score in enumerate(state.scores) if 1 + score >= DIPLOMA]
    if there:
        most = max(state.tokens[seat] for seat in there)
        return tuple(seat for seat in there if state.tokens[seat] == most)
    return best(state.scores)
