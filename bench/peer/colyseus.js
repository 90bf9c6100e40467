// Colyseus's own server with its defaults, and the game of didixit.js: the room does what boardgame.io's engine does there.
const { Room, Server } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { INVALID_MOVE } = require('boardgame.io/core');
const didixit = require('./didixit');

const SEATS = ['0', '1', '2', '3'];
const { stages } = didixit.turn;

const random = {
  Shuffle(items) {
    const shuffled = [...items];
    for (let at = shuffled.length - 1; at > 0; at--) {
      const other = Math.floor(Math.random() * (at + 1));
      [shuffled[at], shuffled[other]] = [shuffled[other], shuffled[at]];
    }
    return shuffled;
  },
};

class Turns {
  constructor() {
    this.begin('0');
  }

  begin(seat) {
    this.currentPlayer = seat;
    this.activePlayers = { [seat]: didixit.turn.activePlayers.currentPlayer };
  }

  setActivePlayers({ others: stage }) {
    const others = SEATS.filter((seat) => seat !== this.currentPlayer);
    this.activePlayers = Object.fromEntries(others.map((seat) => [seat, stage]));
  }

  endTurn() {
    this.begin(SEATS[(Number(this.currentPlayer) + 1) % SEATS.length]);
  }
}

class Didixit extends Room {
  maxClients = SEATS.length;
  // Views are sent as soon as a move was made, so there is no state whose changes must be looked for every 50 ms.
  patchRate = null;

  onCreate() {
    this.G = didixit.setup({ random });
    this.turns = new Turns();
    this.version = 0;
    for (const stage of Object.keys(stages)) this.onMessage(stage, (client, args) => this.play(client, stage, args));
  }

  onJoin(client) {
    client.userData = SEATS[this.clients.length - 1];
    if (this.clients.length === SEATS.length) this.show();
  }

  play(client, stage, args) {
    const playerID = client.userData;
    const { G, turns } = this;
    const move = stages[stage].moves[stage].move;
    const allowed = turns.activePlayers[playerID] === stage && Array.isArray(args);
    if (!allowed || move({ G, ctx: turns, events: turns, random, playerID }, ...args) === INVALID_MOVE) {
      client.error(400, 'refused');
      return;
    }
    this.version += 1;
    this.show();
  }

  show() {
    for (const client of this.clients) {
      const view = didixit.playerView({ G: this.G, ctx: this.turns, playerID: client.userData });
      client.sendBytes('view', Buffer.from(JSON.stringify({ version: this.version, view })));
    }
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('didixit', Didixit);
server.listen(Number(process.argv[2]), '127.0.0.1');
