// What boardgame.io carries, measured as load.py measures us: matches with two sockets each, a move a second, then as fast
// as it goes. Its tables are in memory, and its game has hardly any rules: what is measured is what serving costs.
//
//     npm install --no-save --prefix .build/boardgame boardgame.io@0.50.2 socket.io-client@4
//     node benchmarks/boardgame.mjs --tables 150 --seconds 20
import { fork } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const HERE = fileURLToPath(import.meta.url);
const require = createRequire(path.join(path.dirname(HERE), "..", ".build", "boardgame", "package.json"));
const GAME = "ring";
const CELLS = 40;
const PACE = 1000;
const RUSH = 40;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

function game() {
  return {
    name: GAME,
    setup: () => ({ cells: Array(CELLS).fill(0) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, ctx }, cell) => {
        G.cells[cell] = ctx.turn;
      },
    },
  };
}

async function serve() {
  const { Server } = require("boardgame.io/server");
  const { appServer } = await Server({ games: [game()], origins: ["*"] }).run(0);
  process.on("message", () => {
    const used = process.cpuUsage();
    process.send({ cpu: (used.user + used.system) / 1e6, bytes: process.memoryUsage().rss });
  });
  process.send({ port: appServer.address().port });
}

class Table {
  constructor(match) {
    this.match = match;
    this.delays = [];
    this.stateID = 0;
    this.heard = () => {};
  }

  async join(url, io) {
    this.sockets = [];
    for (const player of ["0", "1"]) {
      const socket = io(`${url}/${GAME}`, { transports: ["websocket"], forceNew: true });
      const synced = new Promise((done) => socket.once("sync", done));
      socket.on("update", (match, state) => this.hear(player, state));
      socket.emit("sync", this.match, player, undefined, 2);
      await synced;
      this.sockets.push(socket);
    }
  }

  hear(player, state) {
    if (player === String(this.stateID % 2) && state._stateID > this.stateID) this.heard(state._stateID);
  }

  // Players take turns, so whose turn it is is the parity of the moves that were made.
  async move() {
    const playerID = String(this.stateID % 2);
    const payload = { type: "mark", args: [this.stateID % CELLS], playerID };
    const began = performance.now();
    const answered = new Promise((done) => (this.heard = done));
    this.sockets[playerID].emit("update", { type: "MAKE_MOVE", payload }, this.stateID, this.match, playerID);
    const stateID = await answered;
    this.delays.push(performance.now() - began);
    this.stateID = stateID;
  }

  async steady(until) {
    await sleep(PACE * Math.random());
    while (performance.now() < until) {
      const began = performance.now();
      await this.move();
      await sleep(Math.max(0, PACE - (performance.now() - began)));
    }
  }

  async rush() {
    for (let n = 0; n < RUSH; n++) await this.move();
  }
}

async function spell(title, ask, tables, play) {
  for (const table of tables) table.delays = [];
  const [before, began] = [await ask(), performance.now()];
  await Promise.all(tables.map(play));
  const [after, seconds] = [await ask(), (performance.now() - began) / 1000];
  const delays = tables.flatMap((table) => table.delays).sort((a, b) => a - b);
  const used = after.cpu - before.cpu;
  console.log(`${title}: ${delays.length} moves, ${Math.round(delays.length / seconds)} a second`);
  console.log(`  processor time of the server for a move   ${((1000 * used) / delays.length).toFixed(2)} ms`);
  const at = (share) => delays[Math.floor(delays.length * share)].toFixed(1);
  console.log(`  from sending to the answer                p50 ${at(0.5)} ms   p99 ${at(0.99)} ms`);
}

async function measure(count, seconds) {
  const { io } = require("socket.io-client");
  const server = fork(HERE, ["--serve"], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const hear = () => new Promise((done) => server.once("message", done));
  const { port } = await hear();
  const ask = () => (server.send("used"), hear());
  const url = `http://127.0.0.1:${port}`;
  const before = await ask();
  const tables = [];
  for (let n = 0; n < count; n++) {
    // A match that a socket asks for without the lobby needs no credentials.
    tables.push(new Table(`match${n}`));
    await tables[n].join(url, io);
  }
  const until = performance.now() + 1000 * seconds;
  await spell("a move a second at each table", ask, tables, (table) => table.steady(until));
  const kib = ((await ask()).bytes - before.bytes) / 1024 / count;
  console.log(`  memory of the server for a table          ${Math.round(kib)} KiB`);
  await spell("as fast as it goes", ask, tables, (table) => table.rush());
  server.kill();
  process.exit(0);
}

const { values } = parseArgs({
  options: {
    serve: { type: "boolean" },
    tables: { type: "string", default: "150" },
    seconds: { type: "string", default: "20" },
  },
});
await (values.serve ? serve() : measure(Number(values.tables), Number(values.seconds)));
