"""Those who only watch play along in secret (CO-13): their answers count for nothing and are shown at the reveal."""

from collections import Counter

from msgspec.structs import replace

from veillee.rules import Question, Refused
from veillee.salon import events as ev
from veillee.salon.checks import require_game, require_player
from veillee.salon.events import Entry, PersonId
from veillee.salon.model import Guess, Running, Salon


def on_guess(salon: Salon, entry: Entry, what: ev.Guess) -> Salon:
    """The whole answer of one person, in place of the one before; an empty one takes it back."""
    person = require_player(salon, entry.by)
    running = require_game(salon)
    if plays(salon, running, person.id):
        raise Refused("not_for_players")
    question = running.game.audience_asked(running.state)
    if question is None:
        raise Refused("no_question")
    if any(choice not in question.topics.get(topic, ()) for topic, choice in what.guess.items()):
        raise Refused("no_such_choice")
    answers = {**running.guesses.get(question.key, {}), person.id: what.guess}
    if not what.guess:
        del answers[person.id]
    # The answers to the question before may be on show.
    before = [key for key in running.guesses if key != question.key][-1:]
    guesses = {**{key: running.guesses[key] for key in before}, question.key: answers}
    return replace(salon, running=replace(running, guesses=guesses))


def plays(salon: Salon, running: Running, person: PersonId) -> bool:
    """Whether this person holds a chair of the game on the table, also one that they left."""
    chairs = running.chairs
    return any(chair.holder == person and chair.id in chairs for chair in salon.chairs)


def question_for(salon: Salon, person: PersonId | None) -> Question | None:
    """What this person may answer now: a question for the audience, if they are of it."""
    running = salon.running
    if running is None or not is_audience(salon, running, person):
        return None
    return running.game.audience_asked(running.state)


def guess_of(salon: Salon, person: PersonId | None) -> Guess | None:
    """What this person has answered to the open question; if there is none, to the one whose answers are shown."""
    running = salon.running
    if running is None or person is None or not running.guesses:
        return None
    question = question_for(salon, person)
    key = running.game.audience_shown(running.state) if question is None else question.key
    return None if key is None else running.guesses.get(key, {}).get(person)


def is_audience(salon: Salon, running: Running, person: PersonId | None) -> bool:
    """Whoever has joined and does not play, apart from televisions."""
    if person is None or not 0 <= person < len(salon.people):
        return False
    return not salon.people[person].screen and not plays(salon, running, person)


def tally(running: Running) -> tuple[str, int, dict[str, dict[str, int]]] | None:
    """The question whose answers are public now, how many people answered, and how often each choice was made."""
    if not running.guesses:
        return None
    key = running.game.audience_shown(running.state)
    answers = {} if key is None else running.guesses.get(key, {})
    if key is None or not answers:
        return None
    counted: dict[str, Counter[str]] = {}
    for guess in answers.values():
        for topic, choice in guess.items():
            counted.setdefault(topic, Counter())[choice] += 1
    # In an order that does not tell who answered first.
    return key, len(answers), {topic: dict(sorted(counted[topic].items())) for topic in sorted(counted)}
