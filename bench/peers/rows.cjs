// A lean store of boardgame.io's matches in PostgreSQL: what changes with a move is a row of its own,
// and the log grows by rows. Two transactions a move, because its server writes state and metadata
// by two calls.
const { Async } = require('boardgame.io/internal');
const { Pool } = require('pg');

const TABLES = `
  CREATE TABLE IF NOT EXISTS matches (id text PRIMARY KEY, initial json NOT NULL);
  CREATE TABLE IF NOT EXISTS states (id text PRIMARY KEY, state json NOT NULL);
  CREATE TABLE IF NOT EXISTS metadata (id text PRIMARY KEY, metadata json NOT NULL);
  CREATE TABLE IF NOT EXISTS entries (number bigserial PRIMARY KEY, id text NOT NULL, entry json NOT NULL);
  CREATE INDEX IF NOT EXISTS entries_of ON entries (id, number)`;
const STATE = `
  WITH logged AS (INSERT INTO entries (id, entry) SELECT $1, value FROM json_array_elements($3::json))
  INSERT INTO states VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET state = excluded.state`;
const METADATA = `
  INSERT INTO metadata VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET metadata = excluded.metadata`;
const READS = {
  initialState: 'SELECT initial AS found FROM matches WHERE id = $1',
  state: 'SELECT state AS found FROM states WHERE id = $1',
  metadata: 'SELECT metadata AS found FROM metadata WHERE id = $1',
  log: 'SELECT json_agg(entry ORDER BY number) AS found FROM entries WHERE id = $1',
};

class Rows extends Async {
  constructor(options) {
    super();
    this.pool = new Pool(options);
  }

  /** Each statement is planned once on each connection. */
  ask(name, text, ...values) {
    return this.pool.query({ name, text, values });
  }

  async connect() {
    await this.pool.query(TABLES);
  }

  async createMatch(id, { initialState, metadata }) {
    await this.ask('create', 'INSERT INTO matches VALUES ($1, $2)', id, JSON.stringify(initialState));
    await Promise.all([this.setState(id, initialState), this.setMetadata(id, metadata)]);
  }

  async setState(id, state, deltalog = []) {
    await this.ask('state', STATE, id, JSON.stringify(state), JSON.stringify(deltalog));
  }

  async setMetadata(id, metadata) {
    await this.ask('metadata', METADATA, id, JSON.stringify(metadata));
  }

  async fetch(id, wanted) {
    const names = Object.keys(READS).filter((name) => wanted[name]);
    const rows = await Promise.all(names.map((name) => this.ask(`read ${name}`, READS[name], id)));
    return Object.fromEntries(names.map((name, at) => [name, rows[at].rows[0]?.found ?? undefined]));
  }

  async wipe(id) {
    for (const table of ['matches', 'states', 'metadata', 'entries']) {
      await this.pool.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
    }
  }

  async listMatches() {
    const { rows } = await this.pool.query('SELECT id FROM matches');
    return rows.map(({ id }) => id);
  }
}

module.exports = { Rows };
