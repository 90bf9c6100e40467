// Whole games of Didixit in boardgame.io's local client, with random legal moves: `node engine.js views|bare SECONDS`.
process.env.NODE_ENV = 'production';
const { Client } = require('boardgame.io/client');
const { ProcessGameConfig } = require('boardgame.io/internal');
const game = require('./didixit');

const MOVES_OF_A_GAME = 15 * 7;
const SEATS = ['0', '1', '2', '3'];
const processed = ProcessGameConfig(game);
const [, , mode, seconds] = process.argv;

const below = (limit) => Math.floor(Math.random() * limit);
const pick = (items) => items[below(items.length)];

function randomMove({ G, ctx }) {
  const waiting = Object.keys(ctx.activePlayers).filter((seat) => {
    const stage = ctx.activePlayers[seat];
    return stage === 'tell' || (stage === 'give' && !(seat in G.gifts)) || (stage === 'vote' && !(seat in G.votes));
  });
  const playerID = pick(waiting);
  const stage = ctx.activePlayers[playerID];
  const args = {
    tell: () => [pick(G.hands[playerID]), 'Un orage tranquille'],
    give: () => [pick(G.hands[playerID])],
    vote: () => [pick([1, 2, 3, 4].filter((number) => G.laid[number - 1].owner !== playerID))],
  }[stage]();
  return { type: 'MAKE_MOVE', payload: { type: stage, args, playerID } };
}

let seen = 0;
function encodeViews({ G, ctx, _stateID }) {
  for (const playerID of SEATS) {
    const view = processed.playerView({ G, ctx, playerID });
    seen += JSON.stringify({ G: view, ctx, _stateID }).length;
  }
}

function playGame() {
  const client = Client({ game, numPlayers: SEATS.length, debug: false });
  client.start();
  for (let move = 0; move < MOVES_OF_A_GAME; move++) {
    const before = client.store.getState();
    client.store.dispatch(randomMove(before));
    const after = client.store.getState();
    if (after._stateID === before._stateID) throw new Error('a move was refused');
    if (mode === 'views') encodeViews(after);
  }
  client.stop();
}

function playFor(limit) {
  const begun = process.cpuUsage();
  const until = process.hrtime.bigint() + BigInt(Math.round(limit * 1e9));
  let games = 0;
  while (process.hrtime.bigint() < until) {
    playGame();
    games += 1;
  }
  const used = process.cpuUsage(begun);
  return games / ((used.user + used.system) / 1e6);
}

playFor(Number(seconds) / 3);
console.log(playFor(Number(seconds)));
