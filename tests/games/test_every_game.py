"""Tests that run on every game, also on a new one."""

import random
from collections.abc import Callable, Collection
from functools import cache, partial
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tests.players import Secret, player_of
from veillee.games import GAMES
from veillee.rules import AnyGame, Chance, Game, Refused, Table

MOST_STEPS = 5000


def every() -> pytest.MarkDecorator:
    """Every game, at every number of players, with every option changed once."""
    cases = []
    for name, game in GAMES.items():
        for players in game.players:
            for options in player_of(name).OPTIONS:
                label = f"{name}-{players}-{'-'.join(map(str, options)) or 'default'}"
                cases.append(pytest.param(name, players, options, id=label))
    return pytest.mark.parametrize(("name", "players", "options"), cases)


def begin(name: str, players: int, options: dict[str, Any], seed: bytes = b"seed") -> tuple[AnyGame, Any]:
    game = GAMES[name]
    chosen = msgspec.convert(options, game.options_type)
    return game, game.start(Table(seats=players, host=0), chosen, player_of(name).decks(), Chance(seed))


def frozen(state: Any) -> bytes:
    return msgspec.json.encode(state)


class Walk:
    """A game played by a driver that decides who moves and how: by hypothesis, or by a list of choices."""

    def __init__(self, game: AnyGame, state: Any, absent: frozenset[int] = frozenset()) -> None:
        self.game, self.state, self.absent = game, state, absent
        self.player = player_of(game.name)
        self.steps: list[tuple[int, Any]] = []

    def step(self, choose: Any) -> None:
        awaited = self.game.awaited(self.state)
        assert awaited, "a game that is not over waits for somebody"
        seat = awaited[choose(len(awaited))]
        if seat in self.absent:
            move = None
        else:
            options = self.player.moves(self.game.public(self.state), self.game.private(self.state, seat))
            assert options, "a seat that is awaited has something to do"
            move = options[choose(len(options))]
        self.take(seat, move)

    def take(self, seat: int, move: Any) -> None:
        self.steps.append((seat, move))
        if move is None:
            self.state = self.game.absent(self.state, seat)
        else:
            self.state = self.game.apply(self.state, seat, move)

    def to_the_end(self, choose: Any) -> None:
        while self.game.outcome(self.state) is None:
            assert len(self.steps) < MOST_STEPS, "the game does not end"
            self.step(choose)


def chooser(seed: int) -> Any:
    source = random.Random(seed)
    return lambda limit: source.randrange(limit)


@every()
@pytest.mark.rule("CO-5", "CO-7")
def test_a_game_ends_and_the_same_log_gives_the_same_state(name: str, players: int, options: dict[str, Any]) -> None:
    game, start = begin(name, players, options)
    walk = Walk(game, start)
    walk.to_the_end(chooser(players))
    outcome = game.outcome(walk.state)
    assert outcome is not None
    # A table that plays together stands or falls together: if it has lost, nobody has won.
    assert outcome.winners or len(set(outcome.scores)) == 1
    assert set(outcome.winners) <= set(range(players))
    again = Walk(game, begin(name, players, options)[1])
    for seat, move in walk.steps:
        again.take(seat, move)
    assert frozen(again.state) == frozen(walk.state)
    other = begin(name, players, options, seed=b"another")[1]
    assert frozen(other) != frozen(start)


@every()
@pytest.mark.rule("CO-6", "CO-9")
def test_absent_players_never_block_a_game(name: str, players: int, options: dict[str, Any]) -> None:
    """If one or some players are away, in any role, the game goes on, and ends if two are left to play it."""
    for absent in [{0}, {1, 2}, set(range(1, players))]:
        game, state = begin(name, players, options)
        walk = Walk(game, state, frozenset(absent))
        if players - len(absent) > 1:
            walk.to_the_end(chooser(len(absent)))
        for _ in range(200):
            if game.outcome(walk.state) is None:
                walk.step(chooser(len(absent)))


@every()
@pytest.mark.rule("CO-10")
def test_running_out_of_time_never_ends_a_game(name: str, players: int, options: dict[str, Any]) -> None:
    """For a whole circle nobody moves: the game waits for somebody, and nobody has won."""
    game, state = begin(name, players, options)
    for _ in range(players):
        for seat in game.awaited(state):
            if seat in game.awaited(state):
                state = game.out_of_time(state, seat)
        assert game.awaited(state)
        assert game.outcome(state) is None


FINISHING = [name for name, game in GAMES.items() if type(game).finish is not Game.finish]


@pytest.mark.parametrize("name", FINISHING)
@pytest.mark.rule("CO-14")
def test_whenever_the_host_wants_to_finish_the_game_ends_soon_and_is_counted(name: str) -> None:
    """From every state of a game: it is said to all, can be taken back, and the game ends earlier than by itself."""
    players = GAMES[name].players.start
    game, start = begin(name, players, {})
    walk, choose = Walk(game, start), chooser(3)
    reasons = set()
    while game.outcome(walk.state) is None:
        before, state = walk.state, game.finish(walk.state, True)
        assert game.finish(state, True) == state
        if game.outcome(state) is None:
            assert public_fields(game, before)["last_round"] is False
            assert public_fields(game, state)["last_round"] is True
            assert frozen(game.finish(state, False)) == frozen(before)
            assert game.awaited(state) == game.awaited(before)
            assert game.story(before, state) == game.story(state, before) == ()
        last = Walk(game, state)
        last.to_the_end(chooser(4))
        assert public_fields(game, last.state)["number"] <= public_fields(game, before)["number"] + players
        outcome = game.outcome(last.state)
        assert outcome is not None
        assert len(outcome.scores) == players
        reasons.add(outcome.reason)
        walk.step(choose)
    assert "stopped" in reasons
    with pytest.raises(Refused, match="game_over"):
        game.finish(walk.state, True)
    with pytest.raises(Refused, match="game_over"):
        game.finish(walk.state, False)


@pytest.mark.parametrize("name", FINISHING)
@pytest.mark.rule("CO-9", "CO-14")
def test_the_last_round_ends_also_without_those_who_are_away(name: str) -> None:
    game, state = begin(name, 4, {})
    walk = Walk(game, game.finish(state, True), frozenset({1, 2}))
    walk.to_the_end(chooser(5))
    assert game.outcome(walk.state) is not None


LATE = [name for name, game in GAMES.items() if game.takes_late]
LATE_MOMENTS = (0, 1, 7, 23, 60)


def seated_late(game: AnyGame, state: Any) -> Any:
    """The state with a late guest, or None if the rules let nobody in now."""
    try:
        return game.seat_late(state)
    except Refused as refused:
        if refused.code not in ("not_between_rounds", "pile_too_small"):
            raise
        return None


class LateWalk(Walk):
    """A game to which somebody comes late after so many steps, as soon as the rules let them, while the box has seats.

    A late guest is the step `LATE_GUEST`.
    """

    LATE_GUEST = (-1, None)

    def __init__(
        self, game: AnyGame, state: Any, moments: tuple[int, ...], absent: frozenset[int] = frozenset()
    ) -> None:
        super().__init__(game, state, absent)
        self.moments = list(moments)
        self.seats = [state.seats]

    def step(self, choose: Any) -> None:
        due = self.moments and len(self.steps) >= self.moments[0] and self.state.seats < self.game.players.stop - 1
        if due and seated_late(self.game, self.state) is not None:
            self.moments.pop(0)
            self.take(*self.LATE_GUEST)
        else:
            super().step(choose)

    def take(self, seat: int, move: Any) -> None:
        if (seat, move) != self.LATE_GUEST:
            return super().take(seat, move)
        self.state = self.game.seat_late(self.state)
        self.steps.append(self.LATE_GUEST)
        self.seats.append(self.state.seats)
        return None


@pytest.mark.parametrize("options", [0, 1])
@pytest.mark.parametrize("name", LATE)
@pytest.mark.rule("CO-5", "CO-12")
def test_a_game_with_late_guests_ends_and_the_same_log_gives_the_same_state(name: str, options: int) -> None:
    players, chosen = GAMES[name].players.start, player_of(name).OPTIONS[options]
    game, start = begin(name, players, chosen)
    walk = LateWalk(game, start, LATE_MOMENTS)
    walk.to_the_end(chooser(11))
    assert walk.seats[:3] == [players, players + 1, players + 2]
    outcome = game.outcome(walk.state)
    assert outcome is not None
    assert len(outcome.scores) == walk.state.seats == walk.seats[-1]
    again = LateWalk(game, begin(name, players, chosen)[1], ())
    for seat, move in walk.steps:
        again.take(seat, move)
    assert frozen(again.state) == frozen(walk.state)
    with pytest.raises(Refused, match="game_over"):
        game.seat_late(walk.state)


@pytest.mark.parametrize("name", LATE)
@pytest.mark.rule("CO-9", "CO-12")
def test_late_guests_who_are_away_never_block_a_game(name: str) -> None:
    for absent in [{3}, {3, 4}, {0, 3}]:
        game, state = begin(name, 3, {})
        walk = LateWalk(game, state, LATE_MOMENTS, frozenset(absent))
        walk.to_the_end(chooser(len(absent)))
        assert walk.state.seats > 3


@pytest.mark.parametrize("name", LATE)
@pytest.mark.rule("CO-2", "CO-12")
@pytest.mark.no_cover
def test_a_late_guest_comes_between_rounds_changes_nothing_for_others_and_learns_no_secret(name: str) -> None:
    """Wherever the rules let somebody in: others see what they saw, the guest's score is the lowest, nothing is out."""
    game, start = begin(name, 3, {})
    walk, choose = Walk(game, start), chooser(13)
    let_in = 0
    while game.outcome(walk.state) is None:
        before = walk.state
        after = seated_late(game, before)
        if after is not None:
            let_in += 1
            assert after.seats == before.seats + 1
            assert leaks(game, after) == []
            for seat in range(before.seats):
                assert hand_of(game, after, seat) == hand_of(game, before, seat)
            scores = public_fields(game, after)["scores"]
            assert scores[:-1] == public_fields(game, before)["scores"]
            assert scores[-1] <= min(scores[:-1])
            assert game.story(before, after) == ()
        walk.step(choose)
    assert let_in > 3


ASKING = [name for name, game in GAMES.items() if type(game).audience_asked is not Game.audience_asked]


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.rule("CO-13")
def test_what_the_audience_answers_is_shown_after_the_question_and_never_during_it(name: str) -> None:
    for players in (GAMES[name].players.start, 4):
        game, start = begin(name, players, {})
        walk, choose = Walk(game, start), chooser(17)
        asked: dict[str, Any] = {}
        shown, present = set(), None
        while True:
            question, on_show = game.audience_asked(walk.state), game.audience_shown(walk.state)
            if question is not None:
                assert question.topics
                assert all(len(set(choices)) == len(choices) > 1 for choices in question.topics.values())
                assert on_show != question.key
                # As long as it is open it stays the same, and a question that was closed is not asked again.
                assert asked.setdefault(question.key, question) == question
                assert question.key == present or question.key == list(asked)[-1]
                assert question.key not in shown
                present = question.key
            if on_show is not None:
                assert on_show in list(asked)[-2:], "only the answers to two questions are kept"
                shown.add(on_show)
            if game.outcome(walk.state) is not None:
                break
            walk.step(choose)
        assert len(asked) > 3
        assert question is None
        assert shown == set(asked)


def hand_of(game: AnyGame, state: Any, seat: int) -> Any:
    """What a seat holds: its private view without what it is asked."""
    return {key: value for key, value in builtins(game.private(state, seat)).items() if key != "ask"}


@pytest.mark.parametrize("name", [name for name in GAMES if name not in LATE])
@pytest.mark.rule("CO-12")
def test_a_game_that_takes_no_late_guests_never_does(name: str) -> None:
    game, state = begin(name, GAMES[name].players.start, {})
    with pytest.raises(Refused, match="no_late_guests"):
        game.seat_late(state)


def public_fields(game: AnyGame, state: Any) -> dict[str, Any]:
    return msgspec.to_builtins(game.public(state))  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@pytest.mark.rule("CO-4")
@pytest.mark.slow
@pytest.mark.no_cover
def test_random_moves_legal_and_illegal(name: str, data: st.DataObject) -> None:
    """A machine that plays anything: refusals change nothing, the rest replays to the same state, no secret leaks."""
    players = data.draw(st.sampled_from(list(GAMES[name].players)), label="players")
    options = data.draw(st.sampled_from(player_of(name).OPTIONS), label="options")
    absent = data.draw(st.frozensets(st.integers(0, players - 1)), label="absent")
    game, start = begin(name, players, options, seed=data.draw(st.binary(min_size=1, max_size=8)))
    walk = Walk(game, start, absent)

    def choose(limit: int) -> int:
        return data.draw(st.integers(0, limit - 1))

    for _ in range(data.draw(st.integers(1, 40), label="steps")):
        if game.outcome(walk.state) is not None:
            break
        seat = choose(players)
        before = frozen(walk.state)
        public, private = game.public(walk.state), game.private(walk.state, seat)
        for move in walk.player.nonsense(public, private):
            with pytest.raises(Refused):
                game.apply(walk.state, seat, move)
        assert frozen(walk.state) == before
        walk.step(choose)
        assert leaks(game, walk.state) == []
    again = start
    for seat, move in walk.steps:
        again = game.absent(again, seat) if move is None else game.apply(again, seat, move)
    assert frozen(again) == frozen(walk.state)


def shown_live(game: AnyGame, state: Any, author: int, draft: Any) -> Any:
    """What everyone else sees of a draft, or why they see nothing."""
    try:
        return builtins(game.draft(state, author, draft))
    except Refused as refused:
        return refused.code, refused.data


def seen(game: AnyGame, state: Any, viewer: int | None) -> Any:
    """Everything a viewer gets: the public part, their own, who is awaited, the clock, who may speak, drafts.

    What the audience is asked counts for everybody: whoever watches may tell the players.
    """
    seats = range(state.seats)
    drafts = [
        shown_live(game, state, author, draft)
        for draft in getattr(player_of(game.name), "DRAFTS", ())
        for author in seats
        if author != viewer
    ]
    speaking = [(game.may_speak(state, seat), game.may_be_heard(state, seat)) for seat in range(state.seats)]
    private = None if viewer is None else builtins(game.private(state, viewer))
    asked = game.audience_asked(state), game.audience_shown(state)
    return builtins(game.public(state)), private, game.awaited(state), game.clock(state), speaking, drafts, asked


def builtins(view: Any) -> Any:
    return msgspec.to_builtins(view) if isinstance(view, Struct) else view


def leaks(game: AnyGame, state: Any, searched: Collection[str] | None = None) -> list[str]:
    """The secrets that some viewer can tell from another, though they may not know them. `searched`: only these."""
    found = []
    shown = cache(partial(seen, game, state))
    for secret in player_of(game.name).secrets(state):
        if searched is not None and secret.name not in searched:
            continue
        assert frozen(secret.state) != frozen(state), f"{secret.name}: the two states are the same"
        for viewer in [None, *range(state.seats)]:
            if viewer not in secret.known_to and shown(viewer) != seen(game, secret.state, viewer):
                found.append(f"{secret.name} to {viewer}")
    return found


def missed(careless: AnyGame, secrets: Collection[str]) -> set[str]:
    """Those of the secrets that are not found out in any state. Nothing is searched any more once it was found."""
    left = set(secrets)
    for _, state in states_of(careless.name):
        if not left:
            break
        left -= {leak.split(" to ")[0] for leak in leaks(careless, state, left)}
    return left


@cache
def states_of(name: str) -> list[tuple[AnyGame, Any]]:
    """All states of a few whole games, so that every secret exists in some of them."""
    found = []
    for players in (GAMES[name].players.start, GAMES[name].players.stop - 1):
        game, state = begin(name, players, {})
        walk = Walk(game, state, frozenset({1}) if players > 3 else frozenset())
        choose = chooser(7)
        while game.outcome(walk.state) is None:
            found.append((game, walk.state))
            walk.step(choose)
        found.append((game, walk.state))
    if GAMES[name].takes_late:
        late = LateWalk(GAMES[name], begin(name, 3, {})[1], LATE_MOMENTS)
        while GAMES[name].outcome(late.state) is None:
            found.append((GAMES[name], late.state))
            late.step(choose)
    return found


def some_states_of(name: str) -> list[tuple[AnyGame, Any]]:
    """One of ten, and those of a phase in which something is hidden for the first time."""
    found, known = [], set[Any]()
    for at, (game, state) in enumerate(states_of(name)):
        here = {(type(getattr(state, "phase", None)), secret.name) for secret in player_of(name).secrets(state)}
        if at % 10 == 0 or not here <= known:
            found.append((game, state))
        known |= here
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("states", [some_states_of, pytest.param(states_of, marks=pytest.mark.prove)])
@pytest.mark.rule("CO-2")
@pytest.mark.no_cover
def test_no_view_tells_two_states_apart_that_differ_in_a_secret_only(
    name: str, states: Callable[[str], list[tuple[AnyGame, Any]]]
) -> None:
    for game, state in states(name):
        assert leaks(game, state) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_secret_is_searched_for_in_the_states_of_every_day(name: str) -> None:
    states = some_states_of(name)
    assert {one.name for _, state in states for one in player_of(name).secrets(state)} == set(player_of(name).LEAKS)


@pytest.mark.parametrize(("name", "secret"), [(name, s) for name in GAMES for s in player_of(name).LEAKS])
@pytest.mark.rule("CO-2")
@pytest.mark.slow
@pytest.mark.no_cover
def test_the_leak_test_catches_a_careless_view(name: str, secret: str) -> None:
    """For each secret, a view that shows it must be found out: otherwise the test above proves nothing."""
    honest = GAMES[name]
    show = player_of(name).LEAKS[secret]

    class Careless(type(honest)):  # type: ignore[misc]
        def public(self, state: Any) -> Any:
            return {
                **msgspec.to_builtins(super().public(state)),
                "oops": msgspec.to_builtins(show(state), enc_hook=list),
            }

    assert missed(Careless(), [secret]) == set()


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.draft_type is not None])
@pytest.mark.rule("CO-2")
@pytest.mark.slow
@pytest.mark.no_cover
def test_the_leak_test_catches_a_careless_draft(name: str) -> None:
    honest = GAMES[name]

    class Careless(type(honest)):  # type: ignore[misc]
        def draft(self, state: Any, seat: int, draft: Any) -> Any:
            return {
                "oops": [msgspec.to_builtins(show(state), enc_hook=list) for show in player_of(name).LEAKS.values()]
            }

    assert missed(Careless(), player_of(name).LEAKS) == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_secret_of_the_game_is_among_the_careless_views(name: str) -> None:
    secrets: set[str] = {
        secret.name
        for _, state in states_of(name)
        for secret in player_of(name).secrets(state)
        if isinstance(secret, Secret)
    }
    assert secrets == set(player_of(name).LEAKS)


def told_too_much(game: AnyGame) -> set[str]:
    """The secrets that the story of some step gives away: those that are still secret after it."""
    found = set()
    walks = states_of(game.name)
    for (_, before), (_, after) in pairwise(walks):
        for secret in player_of(game.name).secrets(after):
            if game.story(before, after) != game.story(before, secret.state):
                found.add(secret.name)
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("CO-2")
def test_the_story_tells_nothing_that_is_still_secret(name: str) -> None:
    assert told_too_much(GAMES[name]) == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_story_test_catches_a_careless_chronicler(name: str) -> None:
    honest = GAMES[name]

    class Careless(type(honest)):  # type: ignore[misc]
        def story(self, before: Any, after: Any) -> Any:
            return tuple(show(after) for show in player_of(name).LEAKS.values())

    assert told_too_much(Careless()) == set(player_of(name).LEAKS)
