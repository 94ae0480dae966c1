// Serves boardgame.io with a game of one trivial move on a free port of the loopback, which is
// printed once it answers:
//
//   node server.cjs memory            keeps matches in memory
//   node server.cjs package ADDRESS   in PostgreSQL, by the package that is published for it
//   node server.cjs rows ADDRESS      in PostgreSQL, by the lean store beside this file
//
// ADDRESS is a JSON object of host, port, user and database.

const { Server } = require('boardgame.io/server');

const CONNECTIONS = 10; // to PostgreSQL, as many as a service process has

const trivial = {
  name: 'trivial',
  setup: () => ({ moves: 0 }),
  moves: { step: ({ G }) => ({ moves: G.moves + 1 }) },
  disableUndo: true, // else the state keeps all earlier ones of the turn
};

function store(kind, address) {
  if (kind === 'memory') return undefined; // what the server takes then
  if (kind === 'rows') return new (require('./rows.cjs').Rows)({ ...address, max: CONNECTIONS });
  const { user: username, ...rest } = address;
  const { PostgresStore } = require('bgio-postgres');
  return new PostgresStore({ ...rest, username, logging: false, pool: { max: CONNECTIONS } });
}

const [kind, address = '{}'] = process.argv.slice(2);
const server = Server({ games: [trivial], origins: [], db: store(kind, JSON.parse(address)) });
server.run({ port: { port: 0, host: '127.0.0.1' } }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
