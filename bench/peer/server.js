// boardgame.io's own server with its own defaults: matches in memory, whole states sent, undo kept.
const { Server } = require('boardgame.io/server');
const didixit = require('./didixit');

const server = Server({ games: [didixit], origins: ['http://127.0.0.1'] });
// The port is handed through to Node's listen(), which also takes the address: only this machine may connect.
server.run({ port: { port: Number(process.argv[2]), host: '127.0.0.1' } });
