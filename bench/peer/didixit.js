// Didixit for boardgame.io, as Veillée plays it with four: the same 84 images, hands of six, moves and views.
// Where a game would end after its 15 rounds the images are dealt again, so that the measurement goes on.
const { INVALID_MOVE } = require('boardgame.io/core');

const IMAGES = Array.from({ length: 84 }, (_, n) => String(n).padStart(6, '0'));
const SEATS = ['0', '1', '2', '3'];
const HAND = 6;
const CLUE_LENGTH = 200;

const forSeats = (value) => Object.fromEntries(SEATS.map((seat) => [seat, value()]));

function deal(random) {
  const pile = random.Shuffle(IMAGES);
  const hands = forSeats(() => pile.splice(0, HAND));
  return { number: 1, clue: null, gifts: {}, laid: [], votes: {}, pile, hands, scores: forSeats(() => 0) };
}

function take(hand, image) {
  const at = hand.indexOf(image);
  if (at >= 0) hand.splice(at, 1);
  return at >= 0;
}

function tell({ G, playerID, events }, image, clue) {
  if (typeof clue !== 'string' || !clue || clue.length > CLUE_LENGTH) return INVALID_MOVE;
  if (!take(G.hands[playerID], image)) return INVALID_MOVE;
  G.gifts[playerID] = image;
  G.clue = clue;
  events.setActivePlayers({ others: 'give' });
}

function give({ G, playerID, random, events }, image) {
  if (playerID in G.gifts || !take(G.hands[playerID], image)) return INVALID_MOVE;
  G.gifts[playerID] = image;
  if (Object.keys(G.gifts).length < SEATS.length) return;
  G.laid = random.Shuffle(SEATS.map((owner) => ({ image: G.gifts[owner], owner })));
  events.setActivePlayers({ others: 'vote' });
}

function vote({ G, ctx, playerID, random, events }, number) {
  if (!Number.isInteger(number) || !G.laid[number - 1] || G.laid[number - 1].owner === playerID) return INVALID_MOVE;
  G.votes[playerID] = number;
  if (Object.keys(G.votes).length < SEATS.length - 1) return;
  endRound(G, ctx.currentPlayer, random);
  events.endTurn();
}

function pointsOf(G, storyteller) {
  const points = forSeats(() => 0);
  const owners = Object.entries(G.votes).map(([seat, number]) => [seat, G.laid[number - 1].owner]);
  const finders = owners.filter(([, owner]) => owner === storyteller).map(([seat]) => seat);
  if (finders.length === 0 || finders.length === owners.length) {
    for (const [seat] of owners) points[seat] += 2;
  } else {
    for (const seat of [storyteller, ...finders]) points[seat] += 3;
  }
  for (const [, owner] of owners) if (owner !== storyteller) points[owner] += 1;
  return points;
}

function endRound(G, storyteller, random) {
  const points = pointsOf(G, storyteller);
  for (const seat of SEATS) G.scores[seat] += points[seat];
  const { number, clue, laid, votes, scores } = G;
  const last = { number, storyteller, clue, laid: [...laid], votes: { ...votes }, points, scores: { ...scores } };
  for (let turn = 1; turn <= SEATS.length; turn++) {
    G.hands[(Number(storyteller) + turn) % SEATS.length].push(G.pile.shift());
  }
  if (G.pile.length === 0) Object.assign(G, deal(random));
  else Object.assign(G, { number: number + 1, clue: null, gifts: {}, laid: [], votes: {} });
  G.last = last;
}

function ask(G, ctx, seat) {
  const stage = ctx.activePlayers && ctx.activePlayers[seat];
  if (!stage || (stage === 'give' && seat in G.gifts)) return null;
  if (stage !== 'vote') return { t: stage };
  const numbers = G.laid.flatMap((laid, at) => (laid.owner === seat ? [] : [at + 1]));
  return { t: stage, numbers };
}

function playerView({ G, ctx, playerID }) {
  const seated = playerID !== null && playerID !== undefined;
  return {
    number: G.number,
    storyteller: ctx.currentPlayer,
    clue: G.clue,
    given: Object.keys(G.gifts),
    table: G.laid.map((laid) => laid.image),
    voted: Object.keys(G.votes),
    pile: G.pile.length,
    scores: G.scores,
    last: G.last ?? null,
    hand: seated ? G.hands[playerID] : [],
    gift: seated ? (G.gifts[playerID] ?? null) : null,
    vote: seated ? (G.votes[playerID] ?? null) : null,
    ask: seated ? ask(G, ctx, playerID) : null,
  };
}

// Secret moves are decided by the server alone, hidden from the others in the log, and never conflict with each other.
const secret = (move) => ({ move, client: false, redact: true, ignoreStaleStateID: true });

module.exports = {
  name: 'didixit',
  minPlayers: SEATS.length,
  maxPlayers: SEATS.length,
  setup: ({ random }) => deal(random),
  turn: {
    activePlayers: { currentPlayer: 'tell' },
    stages: {
      tell: { moves: { tell: secret(tell) } },
      give: { moves: { give: secret(give) } },
      vote: { moves: { vote: secret(vote) } },
    },
  },
  playerView,
};
