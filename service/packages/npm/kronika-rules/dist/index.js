// rules/asking.ts
var ProblemError = class extends Error {
  name = "ProblemError";
  /** The whole problem, as a service would answer it (RFC 9457). */
  problem;
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }
  /** Which problem it is: `illegal-command`. */
  get kind() {
    return this.problem.kind ?? "";
  }
};
var NOTHING = new Uint8Array();
var Asking = class _Asking {
  language;
  #desk;
  constructor(desk, language) {
    this.#desk = desk;
    this.language = language;
  }
  /** The same desk in another language. */
  in(language) {
    return new _Asking(this.#desk, language);
  }
  get(path, query = {}) {
    return this.#asked("GET", addressed(path, query), NOTHING).value;
  }
  post(path, body) {
    return this.answered(path, body).value;
  }
  /** As `post`, with the status. */
  answered(path, body) {
    return this.#asked("POST", path, new TextEncoder().encode(JSON.stringify(body)));
  }
  /** Sends bytes as they are. */
  send(path, bytes) {
    return this.#asked("POST", path, bytes, "application/octet-stream").value;
  }
  /** Gets bytes as they are. */
  bytes(path) {
    return this.#raw("GET", path, NOTHING).body;
  }
  #asked(method, target, body, media) {
    const { status, body: answer } = this.#raw(method, target, body, media);
    return { status, value: status === 204 ? null : JSON.parse(new TextDecoder().decode(answer)) };
  }
  #raw(method, target, body, media = "application/json") {
    const headers = { "accept-language": this.language, "content-type": media };
    const answer = this.#desk.answer(method, target, headers, new Uint8Array(body));
    if (answer.status >= 400) throw new ProblemError(JSON.parse(new TextDecoder().decode(answer.body)));
    return answer;
  }
};
function addressed(path, query) {
  const named = Object.entries(query).filter(([, value]) => value !== void 0);
  const search = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}

// rules/title.ts
var REFUSALS = ["illegal-command", "decision-closed"];
var TitleRules = class {
  /** What has to be known to set up a game. */
  brief;
  #asking;
  #path;
  constructor(asking, slug) {
    this.#asking = asking;
    this.#path = `/v1/toolbox/${encodeURIComponent(slug)}`;
    this.brief = asking.get(this.#path);
  }
  /** A new game. */
  setUp(setup) {
    return this.#asked("setup", setup);
  }
  /**
   * The position after some events, oldest first: those of a service or of an export, or facts alone.
   * They are the beginning of a game, or go on from a position.
   */
  fold(events, position) {
    return this.#asked("fold", { events: [...events], position });
  }
  /** Every command that a seat can give, complete as it is; `refused`: and what it cannot choose, and why. */
  legal(position, seat, { refused = false } = {}) {
    return this.#asked("legal", { position, seat, refused });
  }
  /** What follows from a command, or by which rule it is refused. It answers the open decision, unless another is named. */
  decide(position, seat, command, { decision, chance } = {}) {
    return accepted(() => this.#asked("decide", { position, seat, command, decision, chance }));
  }
  /** What a bot plays on a seat, which knows no more than the seat does; null if it leaves an offer alone. */
  choose(position, seat, bot, chance) {
    const { command } = this.#asked("choose", { position, seat, bot, chance });
    return command;
  }
  /** The table as somebody may see it. */
  view(position, viewer = "spectator") {
    return this.#asked("view", { position, viewer });
  }
  /** The same as boards, zones and items, which can be drawn without any rule. */
  scene(position, viewer = "spectator") {
    return this.#asked("scene", { position, viewer });
  }
  /** How the game has ended; null if it has not. */
  result(position) {
    return this.#asked("result", { position });
  }
  #asked(what, body) {
    return this.#asking.post(`${this.#path}/${what}`, body);
  }
};
function accepted(play) {
  try {
    return { accepted: true, ...play() };
  } catch (error) {
    if (!(error instanceof ProblemError) || !REFUSALS.includes(error.kind)) throw error;
    const { problem } = error;
    const { rule, because, legal } = problem;
    return {
      accepted: false,
      rule: rule ?? "",
      because: because ?? problem.detail,
      legal: legal ?? [],
      problem
    };
  }
}

// rules/game.ts
var MOST = 1e3;
var OpenedGame = class {
  id;
  title;
  asking;
  path;
  constructor(asking, { id, title }) {
    this.asking = asking;
    this.id = id;
    this.title = title;
    this.path = `/v1/games/${encodeURIComponent(id)}`;
  }
  /** The game as it stands: its seats, its terms, whose turn it is, its result. */
  shown() {
    return this.asking.get(this.path);
  }
  /** All events, oldest first, with their texts. */
  events() {
    const all = [];
    for (let after = "0"; after !== void 0; ) {
      const page = this.asking.get(`${this.path}/events`, { after, limit: MOST });
      all.push(...page.items);
      after = page.next ?? void 0;
    }
    return all;
  }
  /** The table after a move, as a seat sees it; without a seat, as one who watches. */
  view(ply = "latest", seat) {
    const { view } = this.asking.get(`${this.path}/states/${ply}`, { seat });
    return view;
  }
  /** The same as boards, zones and items. */
  scene(ply = "latest", seat) {
    return this.asking.get(`${this.path}/scenes/${ply}`, { seat }).scene;
  }
  /** What a seat could choose right after a move; what it can choose now if none is named. */
  legal(seat, ply, { refused = false } = {}) {
    return this.asking.get(`${this.path}/legal`, { seat, ply, refused });
  }
  /** What has changed from one move to another. */
  diff(from, to) {
    return this.asking.get(`${this.path}/diff`, { from, to });
  }
  /** The position after a move, to go on with by the rules alone; a problem where something is hidden. */
  position(ply = "latest") {
    const last = ply === "latest" ? Number.POSITIVE_INFINITY : ply;
    const until = this.events().filter((event) => event.ply <= last);
    const own = until.findLastIndex(({ data }) => !data.type.startsWith("table."));
    const events = ply === "latest" ? until : until.slice(0, own + 1);
    return new TitleRules(this.asking, this.title).fold(events);
  }
  /** A game of your own that goes on after a move, with new chance. */
  fork(ply, seats) {
    return new Branch(this.asking, this.asking.post(`${this.path}/forks`, { ply, seats }));
  }
  /** The bytes that open it again. */
  bytes() {
    return this.asking.bytes(`${this.path}/export`);
  }
};
var Branch = class extends OpenedGame {
  /** Plays a command, or says by which rule it is refused. */
  play(seat, command) {
    const body = { seat, commands: [command] };
    return accepted(() => this.asking.post(`${this.path}/moves`, body));
  }
  /** Lets a bot that is awaited play one move; null if none is. */
  playBot() {
    return this.asking.post(`${this.path}/bots`, {});
  }
};

// src/referee/interpreter.ts
var LOCK = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {}
};
var BRIDGE = `
from pyodide.ffi import create_proxy, to_js
from referee.desk import Desk
from referee.progress import by_percent, telling

_desk = Desk()


def begin(method, target, headers, body, working):
    with telling(by_percent(working)):
        reply = _desk.begun(method, target, headers.to_py(), body.to_bytes())
    more = create_proxy(lambda: to_js(next(reply.rest, None)))
    return to_js([reply.status, list(reply.headers.items()), reply.body, more])


begin
`;
async function boot({ load: load2, settings, wheels, progress = () => {
} }) {
  const python = await load2({ lockFileContents: LOCK, ...settings });
  progress(0.4);
  for (const wheel of wheels) python.unpackArchive(wheel, "wheel");
  progress(0.5);
  const answered = python.runPython(BRIDGE);
  const begin = (...[method, target, sent, given, working = () => {
  }]) => {
    const [status, headers, body, made] = answered(method, target, sent, given, working);
    const more = () => {
      const piece = made();
      if (piece === void 0) made.destroy();
      return piece;
    };
    return { status, headers: Object.fromEntries(headers), body, more };
  };
  progress(1);
  return { begin, answer: (...request) => whole(begin(...request)) };
}
function whole({ status, headers, body, more }) {
  const pieces = [body];
  for (let piece = more(); piece !== void 0; piece = more()) pieces.push(piece);
  const joined2 = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined2.set(piece, at);
    at += piece.length;
  }
  return { status, headers, body: joined2 };
}

// src/verifying/bytes.ts
var encoder = new TextEncoder();
var SPELT = 3 * 8192;
function base64(bytes) {
  let text = "";
  for (let from = 0; from < bytes.length; from += SPELT) {
    text += btoa(String.fromCharCode(...bytes.subarray(from, from + SPELT)));
  }
  return text;
}
function unbase64(text) {
  try {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    return base64(bytes) === text ? bytes : void 0;
  } catch {
    return void 0;
  }
}

// src/verifying/hashing.ts
var signing;
function canCheckSignatures() {
  signing ??= imported(new Uint8Array(32).fill(1)).then(
    () => true,
    () => false
  );
  return signing;
}
async function signed(key, signature, message) {
  return crypto.subtle.verify("Ed25519", await imported(key), signature, message);
}
async function imported(key) {
  return crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
}

// src/verifying/ml-dsa.ts
var ML_DSA_SIGNATURE = 2420;
var loaded;
async function mlDsaSigned(key, signature, message) {
  if (signature.length !== ML_DSA_SIGNATURE) return false;
  loaded ??= load();
  const checked = await loaded;
  if (checked === void 0) loaded = void 0;
  return checked?.(key, signature, message);
}
async function load() {
  try {
    const { ml_dsa44 } = await import("./ml-dsa.js");
    return (key, signature, message) => ml_dsa44.verify(signature, message, key);
  } catch {
    return void 0;
  }
}

// src/verifying/asks.ts
async function answersTo(asks) {
  const all = asks.map(async (ask) => [ask.id, await answerTo(ask)]);
  return Object.fromEntries(await Promise.all(all));
}
async function answerTo(ask) {
  const [key, signature, message] = [raw(ask.public), raw(ask.signature), raw(ask.message)];
  if (ask.algorithm === "ml-dsa-44") return await mlDsaSigned(key, signature, message) ?? null;
  if (!await canCheckSignatures()) return null;
  return signed(key, signature, message).catch(() => false);
}
function raw(text) {
  const bytes = unbase64(text);
  if (bytes === void 0) throw new Error("what is asked is no base64");
  return bytes;
}

// rules/reports.ts
async function reportOf(asking, bytes, evidence) {
  const { file = "game.json", keys = [], receipts = [], witnesses = [], policy } = evidence;
  const body = { file, export: base64(bytes), keys, receipts, witnesses, policy };
  let signatures = {};
  for (; ; ) {
    const { status, value } = asking.answered("/v1/reports", { ...body, signatures });
    if (status !== 202) return value;
    signatures = { ...signatures, ...await answersTo(value.asks) };
  }
}

// rules/rules.ts
var Rules = class _Rules {
  /** The titles that there are. */
  titles;
  #asking;
  #loaded = /* @__PURE__ */ new Map();
  constructor(asking) {
    this.#asking = asking;
    this.titles = asking.get("/v1/toolbox").titles;
  }
  /** The language in which all of it speaks. */
  get language() {
    return this.#asking.language;
  }
  /** The same rules in another language; nothing is loaded again. */
  in(language) {
    return new _Rules(this.#asking.in(language));
  }
  /** The rules of one title; loading them the first time takes up to a second. */
  title(slug) {
    const known = this.#loaded.get(slug) ?? new TitleRules(this.#asking, slug);
    this.#loaded.set(slug, known);
    return known;
  }
  /** The game of an export, compressed or not, or of the `bytes` of a branch. */
  open(bytes) {
    return new OpenedGame(this.#asking, this.#asking.send("/v1/files", bytes));
  }
  /** Checks an export, and decides every move of it again. */
  verify(bytes, evidence = {}) {
    return reportOf(this.#asking, bytes, evidence);
  }
};

// rules/loading.ts
var FILES = "node:fs/promises";
var PYODIDE = "pyodide";
async function loadRules({ language = "en", progress = () => {
}, assets = {} } = {}) {
  const folder = assets.pyodide === void 0 ? void 0 : folderOf(assets.pyodide);
  const address = folder === void 0 ? PYODIDE : `${folder}pyodide.mjs`;
  const { loadPyodide } = await import(
    /* @vite-ignore */
    /* webpackIgnore: true */
    address
  );
  const sources = [
    assets.msgspec ?? new URL("../wheels/msgspec.whl", import.meta.url),
    assets.rules ?? new URL("../wheels/rules.whl", import.meta.url)
  ];
  const wheels = await Promise.all(sources.map(bytesOf));
  progress(0.1);
  const desk = await boot({
    load: loadPyodide,
    wheels,
    progress: (share) => progress(0.1 + 0.9 * share),
    ...folder === void 0 ? {} : { settings: { indexURL: folder } }
  });
  return new Rules(new Asking(desk, language));
}
function folderOf(named) {
  const { href } = new URL(named, globalThis.location?.href ?? import.meta.url);
  return href.endsWith("/") ? href : `${href}/`;
}
async function bytesOf(source) {
  if (source instanceof Uint8Array) return source;
  if (source instanceof URL && source.protocol === "file:") {
    const { readFile } = await import(
      /* @vite-ignore */
      /* webpackIgnore: true */
      FILES
    );
    return new Uint8Array(await readFile(source));
  }
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`${String(source)}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
export {
  Branch,
  OpenedGame,
  ProblemError,
  Rules,
  TitleRules,
  loadRules
};
