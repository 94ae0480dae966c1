// The formulas of docs/audit-format.md. Node's standard library only.

import { createHash, createHmac, createPublicKey, verify as checked } from "node:crypto";
import { crc32 } from "node:zlib";
import { epochs, explanation, logOf, rootOf } from "./epochs.mjs";

export const sha256 = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};
export const hmac = (key, ...parts) => {
  const mac = createHmac("sha256", key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};
export const bytes = (hex) => {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error(`not hex: ${hex}`);
  return Buffer.from(hex, "hex");
};

const SPACE = /[ \t\n\r]*/y;
const STRING = /"[^"\\\u0000-\u001f]*(?:\\.[^"\\\u0000-\u001f]*)*"/y;
const NUMBER = /(?!-0(?!\.))-?(?:0|[1-9]\d*)(?:\.(?:25|5|75))?(?![\d.eE])/y;
const WORD = /true|false|null/y;

// Reads JSON that has one meaning only: no member twice, numbers spelt as whole ones and quarters are.
export function read(text) {
  let at = 0;
  const next = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) throw new Error(`this is no JSON of one meaning at ${at}`);
    at += found[0].length;
    return found[0];
  };
  const sign = (wanted) => {
    next(SPACE);
    if (text[at] !== wanted) return false;
    at += 1;
    next(SPACE);
    return true;
  };
  const string = () => {
    const found = JSON.parse(next(STRING));
    if (!found.isWellFormed()) throw new Error("half a character");
    return found;
  };
  const listed = (end, one) => {
    if (sign(end)) return;
    do one();
    while (sign(","));
    if (!sign(end)) throw new Error(`no ${end} at ${at}`);
  };
  const value = () => {
    if (text[at] === '"') return string();
    if (sign("[")) {
      const items = [];
      listed("]", () => items.push(value()));
      return items;
    }
    if (sign("{")) {
      const members = {};
      listed("}", () => {
        const name = string();
        if (Object.hasOwn(members, name)) throw new Error(`${name} stands twice`);
        if (name === "__proto__" || !sign(":")) throw new Error(`a member without a value: ${name}`);
        members[name] = value();
      });
      return members;
    }
    return JSON.parse(next(/[tfn]/.test(text[at]) ? WORD : NUMBER));
  };
  next(SPACE);
  const found = value();
  next(SPACE);
  if (at < text.length) throw new Error("something stands behind the document");
  return found;
}

export function canon(value) {
  if (Array.isArray(value)) return `[${value.map(canon).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const members = Object.keys(value).sort();
    return `{${members.map((name) => `${JSON.stringify(name)}:${canon(value[name])}`).join(",")}}`;
  }
  if (typeof value === "number" && !Number.isSafeInteger(value)) {
    const quarters = Number.isSafeInteger(4 * value) && Math.abs(value) < 2 ** 40;
    if (!quarters) throw new Error("a fraction");
  }
  return JSON.stringify(value);
}

const TIME = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d:\d\d(?!\.000000)(\.\d{6})?Z$/;
const isTime = (value) => {
  const found = typeof value === "string" && TIME.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(found) || value.startsWith("0000")) return false;
  return new Date(found).toISOString().slice(0, 19) === value.slice(0, 19);
};
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const isText = (value) => typeof value === "string";
const isWhole = (value) => Number.isSafeInteger(value);
const least = (number) => (value) => isWhole(value) && value >= number;
const one = (words) => (value) => words.split("|").includes(value);
const listOf = (kind) => (value) => Array.isArray(value) && value.every((item) => fits(item, kind));

// What a place holds: a word for plain values, or a shape of SHAPES.
const PLAIN = {
  text: isText,
  filled: (value) => isText(value) && value !== "",
  nothing: (value) => value === null,
  whole: isWhole,
  count: least(1),
  number: least(0),
  truth: (value) => typeof value === "boolean",
  object: isObject,
  hex: (value) => isText(value) && /^[0-9a-f]{64}$/.test(value),
  time: isTime,
  points: (value) => typeof value === "number",
  any: () => true,
};

// Every member that the format knows; "?" marks those that may be missing. A kind that ends with
// "[]" is a list, one that ends with "|null" may be null.
const SHAPES = {
  document: "events:event[] format:text game:named proof:proof seal:text",
  "document-3": "events:event[] format:text game:named proof:proof-3 seal:text",
  proof:
    "commitment:hex keys:text[] seed?:hex seed_lost?:filled receipt?:receipt inclusion?:text witnesses?:text[] dated?:dated[] key_notes?:text[] epochs?:text[]",
  "proof-3":
    "commitment:hex keys:text[] seed?:hex seed_lost?:filled receipt?:receipt inclusion?:inclusion witnesses?:text[] dated?:dated-3[] key_notes?:text[] epochs?:text[]",
  dated: "version:count proof:text",
  "dated-3": "version:count index:number path:hex[] checkpoint:text",
  receipt: "at:time game:text head:hex ply:whole version:whole index:whole path:hex[] note:text",
  inclusion: "index:number path:hex[] checkpoint:text",
  event:
    "version:whole ply:number type:text at:time data:object draws?:object hash?:hex seat?:number decision?:whole sealed?:object",
  sealed: "committed:hex size:whole salt?:hex",
  game:
    "id:text title:text ruleset:text visibility:visibility status:status ply:whole version:whole awaits:number[] seats:seat[] options:object entropy_awaited?:number[1] terms?:terms descent?:game-descended proposal?:open-proposal pauses?:paused[1] rewinds?:rewind[1] disputes?:dispute[1] forfeits?:forfeit[1] voided?:game-voided result?:result",
  seat: "seat:number kind:sits account?:account bot?:text",
  account: "id:text name:text bot?:truth guest?:truth",
  "open-proposal": "number:number seat:number proposal:proposal ply:number agreed:number[]",
  rewind: "at:number to:number",
  dispute:
    "number:count seat:number ply:number|null refusal:text|null status:=open=dismissed=upheld=withdrawn",
  forfeit: "seat:number why:=resigned=time",
  result: "standings:standing[] automata:automaton[]",
  standing: "seat:number rank:whole points:points breakdown:line[] tie_break:whole[]",
  automaton: "name:text rank:whole points:points breakdown:line[] tie_break:whole[]",
  line: "label:text points:points",
  terms: "clock:clock|null on_dispute:=go-on=pause takebacks:=never=own=consent",
  clock: "pace:pace window:window|null on_expiry:=default-command=loss",
  window: "opens:clock-time closes:clock-time zone:zone",
  agenda: "frames:frame[] next_id:count",
  frame: "id:count seat:number|null step:nothing lane:whole",
  // Facts of the table; their own `type` comes to these.
  "game-opened": "title:text ruleset:text seats:seats options:any",
  "terms-set": "terms:terms",
  "game-descended": "how:=fork=import=rematch game:text ply:number head:text|null",
  "chance-committed": "commitment:text draws?:=named",
  "seat-taken": "seat:number by:=person=bot bot:text|null",
  "entropy-committed": "seat:number commitment:text",
  "entropy-given": "seat:number entropy:text",
  "entropy-withheld": "seat:number",
  "seat-left": "seat:number",
  "game-started": "checkpoint?:text",
  proposed: "seat:number proposal:proposal",
  agreed: "seat:number",
  declined: "seat:number",
  paused: "why:=agreed=dispute until:text|null",
  resumed: "why:=agreed=dispute",
  "pass-ordered": "seat:number kind:window-kind until:=turn=end turns:whole",
  "pass-withdrawn": "seat:number kind:window-kind",
  "pass-played": "seat:number kind:window-kind decision:count",
  "preferences-set": "seat:number forced:truth",
  "forced-played": "seat:number decision:count",
  "time-expired": "seat:number decision:count checkpoint?:text",
  "time-credited": "seats:number[] seconds:number downtime:count why:=downtime",
  rewound: "to:number version:count why:=takeback=agreed=ruling agenda:agenda seat:number|null",
  "dispute-opened": "dispute:count seat:number complaint:text ply:number|null refusal:text|null",
  "dispute-dismissed": "dispute:count ruling:text",
  "dispute-upheld": "dispute:count ruling:text remedy:remedy|null",
  "dispute-withdrawn": "dispute:count",
  "seat-forfeited": "seat:number why:=resigned=time stand_in:text|null",
  "game-finished": "result:result",
  "game-voided": "why:=abandoned=ruling",
};
const FACTS = Object.keys(SHAPES).slice(Object.keys(SHAPES).indexOf("game-opened"));
// Kinds of which there are several, by their `type`.
const SEVERAL = {
  proposal: { "take-back": "to:number", pause: "hours:hours", resume: "", "call-off": "" },
  remedy: { rewind: "to:number", annul: "" },
  pace: { "per-move": "seconds:seconds", total: "seconds:seconds increment:increment" },
};
const between = (from, to) => (value) => isWhole(value) && from <= value && value <= to;
const long = (from, to) => (value) => isText(value) && between(from, to)([...value].length);
const WORDS = {
  visibility: one("public|unlisted|private"),
  status: one("open|running|finished|void"),
  sits: one("open|person|bot"),
  seats: between(1, 100),
  hours: between(1, 2160),
  seconds: between(1, 366 * 86400),
  increment: between(0, 86400),
  zone: long(0, 64),
  "window-kind": long(1, 64),
  "clock-time": (value) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
};

function fits(value, kind) {
  if (kind.endsWith("|null")) return value === null || fits(value, kind.slice(0, -5));
  if (kind.endsWith("[]")) return listOf(kind.slice(0, -2))(value);
  if (kind.endsWith("[1]")) return listOf(kind.slice(0, -3))(value) && value.length > 0;
  if (kind.startsWith("=")) return isText(value) && kind.slice(1).split("=").includes(value);
  if (kind === "named") return isObject(value) && isText(value.id);
  const plain = PLAIN[kind] ?? WORDS[kind];
  return plain === undefined ? shaped(value, kind) : plain(value);
}

export function shaped(value, kind) {
  if (!isObject(value)) throw new Error(`no ${kind}`);
  const own = SEVERAL[kind]?.[value.type] ?? SHAPES[kind];
  if (own === undefined) throw new Error(`no ${kind}: ${value.type}`);
  const typed = FACTS.includes(kind) ? `=table.${kind}` : `=${value.type}`;
  const tag = FACTS.includes(kind) || kind in SEVERAL ? `${own} type:${typed}` : own;
  const words = tag.split(" ").filter(Boolean);
  const known = new Map(words.map((word) => word.split(/:(.*)/s, 2)));
  for (const name of Object.keys(value)) {
    if (!known.has(name) && !known.has(`${name}?`)) throw new Error(`${kind}: what is ${name}?`);
  }
  for (const [name, holds] of known) {
    const plain = name.replace("?", "");
    if (!Object.hasOwn(value, plain)) {
      if (plain === name) throw new Error(`${kind}: no ${name}`);
    } else if (!fits(value[plain], holds)) throw new Error(`${kind}: ${plain} does not fit`);
  }
  return true;
}

const DEEPEST = 64;

function depth(value) {
  if (value === null || typeof value !== "object") return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depth));
}

export function members(document) {
  if (depth(document) > DEEPEST) throw new Error("too much lies within each other");
  const { format } = document;
  shaped(document, format === "kronika-export/3" ? "document-3" : "document");
  if (!/^kronika-export\/[34]$/.test(format)) throw new Error(`the format is ${format}`);
  for (const { type, data, seat, decision, sealed, draws } of document.events) {
    const byName = draws !== undefined || (type === "table.chance-committed" && Object.hasOwn(data, "draws"));
    if (byName && format.endsWith("3")) throw new Error("draws by name came with the fourth format");
    const counts = Object.values(draws ?? { one: 1 });
    if (counts.length === 0 || !counts.every(least(1))) throw new Error("no numbers of draws");
    if ((seat === undefined) !== (decision === undefined)) throw new Error("half a command");
    const fields = Object.values(sealed ?? {});
    if (sealed !== undefined && fields.length === 0) throw new Error("nothing is sealed");
    for (const field of fields) shaped(field, "sealed");
  }
}

// Facts of the table have the members of their kind, and hide nothing.
export function facts({ events }, bad) {
  for (const { type, data, ply, sealed } of events.filter((one) => one.type.startsWith("table."))) {
    try {
      const kind = type.slice("table.".length);
      if (sealed !== undefined) throw new Error(`${type} hides something`);
      if (!FACTS.includes(kind)) throw new Error(`what is ${type}?`);
      shaped(data, kind);
    } catch (trouble) {
      bad.push({ check: "fields", ply, because: String(trouble) });
    }
  }
}

// Whether the game is shown as its log says, as far as that can be seen without folding the table.
export function shown({ game, events }, bad) {
  const wrong = (because) => bad.push({ check: "game", because });
  if (events.length === 0) return wrong("there are no events");
  try {
    shaped(game, "game");
  } catch (trouble) {
    return wrong(String(trouble));
  }
  const last = (type) => events.findLast((event) => event.type === type)?.data;
  const said = { ...events[0].data, result: last("table.game-finished")?.result };
  for (const name of ["title", "ruleset", "options", "result"]) {
    if (canon(game[name] ?? null) !== canon(said[name] ?? null)) wrong(`another ${name}`);
  }
  const ended = isOver({ game: {}, events });
  if (ended !== isOver({ game, events: [] })) wrong(`it is not ${game.status}`);
  if (ended && game.awaits.length > 0) wrong("nobody is awaited when a game is over");
  const lost = events.filter(({ type }) => type === "table.seat-forfeited");
  const forfeits = lost.map(({ data }) => ({ seat: data.seat, why: data.why }));
  if (canon(game.forfeits ?? []) !== canon(forfeits)) wrong("other forfeits");
}

const ENDS = ["table.game-finished", "table.game-voided"];

// Whether a game is over: so its status says, or its log.
export function isOver({ game, events }) {
  const told = game.status === "finished" || game.status === "void";
  return told || events.some(({ type }) => ENDS.includes(type));
}

// Times never go back.
export function late({ events }, bad) {
  for (const [index, { at, ply }] of events.entries()) {
    const before = events[index - 1]?.at ?? at;
    if (full(at) < full(before)) bad.push({ check: "times", ply, because: `${at} after ${before}` });
  }
}

export const steps = (pointer) =>
  pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

export function place(data, pointer) {
  const path = steps(pointer);
  const last = path.pop();
  const holder = path.reduce((inner, step) => inner[step], data);
  if (!Object.hasOwn(holder, last)) throw new Error(`nothing at ${pointer}`);
  return [holder, last];
}

export function publicForm(event) {
  const data = structuredClone(event.data);
  for (const [pointer, field] of Object.entries(event.sealed ?? {})) {
    const [holder, name] = place(data, pointer);
    if (field.salt !== undefined) {
      const found = sha256("kronika/field/1\n", bytes(field.salt), canon(holder[name]));
      if (found.toString("hex") !== field.committed) throw new Error(`${pointer} was exchanged`);
    } else if (canon(holder[name]) !== canon({ hidden: field.size })) {
      throw new Error(`${pointer} is shown without its salt`);
    }
    holder[name] = { committed: field.committed, size: field.size };
  }
  return data;
}

export function chain(document, bad) {
  const { game, proof, events } = document;
  const genesis = canon({ commitment: proof.commitment, game: game.id });
  let previous = sha256("kronika/genesis/1\n", genesis).toString("hex");
  let ply = 0;
  let named = false;
  let link = [];
  for (const [index, event] of events.entries()) {
    const wrong = (because) => bad.push({ check: "chain", version: index + 1, ply: event.ply, because });
    if (event.version !== index + 1) return wrong(`version ${event.version}`);
    if (event.ply !== ply + (event.seat === undefined ? 0 : 1)) return wrong("another ply");
    if (event.type !== event.data.type) return wrong("another type");
    ply = event.ply;
    named ||= event.type === "table.chance-committed" && Object.hasOwn(event.data, "draws");
    const table = event.type.startsWith("table.");
    if (event.draws !== undefined && (!named || table || event.hash === undefined)) return wrong("draws");
    link.push(event);
    const [{ at, seat, decision }] = link;
    if (event.at !== at) return wrong("another time than its link");
    const said = event.seat !== undefined || event.decision !== undefined;
    if (link.length > 1 && said) return wrong("a move inside a link");
    if (event.hash === undefined) {
      if (index + 1 === events.length) return wrong("no hash at the end");
      continue;
    }
    try {
      const told = { at, decision, events: link.map(publicForm), game: game.id, ply, previous, seat };
      told.draws = event.draws;
      const whole = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
      whole.version = event.version;
      const found = sha256("kronika/link/1\n", canon(whole)).toString("hex");
      if (found !== event.hash) return wrong("another hash");
      previous = event.hash;
      link = [];
    } catch (trouble) {
      return wrong(String(trouble));
    }
  }
  if (game.version !== events.length || game.ply !== ply) bad.push({ check: "chain", because: "cut off" });
  return previous;
}

export const entropyCommitment = (text) => sha256("kronika/entropy/1\n", text).toString("hex");

// What each seat has added to the draws, and what is wrong with how it was told.
export function entropies(document, bad = []) {
  const opened = document.events.find(({ type }) => type === "table.game-opened")?.data.seats ?? 0;
  const seats = Array.from({ length: Math.min(opened, 100) }, () => ({}));
  for (const { type, ply, data } of document.events) {
    const wrong = (because, check = "table") => bad.push({ check, ply, because });
    if (type === "table.game-started") {
      const untold = seats.some((one) => one.commitment && one.text === undefined && !one.withheld);
      if (untold) wrong("started without a text");
      break;
    }
    const seat = seats[data.seat];
    if (seat === undefined) continue;
    if (type === "table.entropy-committed") {
      if (seat.text !== undefined) wrong("committed to later");
      seat.commitment = data.commitment ?? null;
    }
    if (type === "table.entropy-given") {
      const full = seats.every((one) => one.taken);
      if (seat.commitment !== undefined && !full) wrong("told while seats were open");
      if (seat.commitment !== undefined && entropyCommitment(`${data.entropy}`) !== seat.commitment) {
        wrong("another text than was committed to", "seed");
      }
      seat.text = data.entropy;
    }
    if (type === "table.entropy-withheld") {
      if (seat.commitment === undefined || seat.text !== undefined) wrong("nothing was withheld");
      seat.withheld = true;
    }
    if (type === "table.seat-taken") seats[data.seat] = { taken: true };
    if (type === "table.seat-left") {
      if (seats.some((one) => one.commitment && one.text !== undefined)) wrong("left behind a text");
      seats[data.seat] = {};
    }
  }
  return seats.map(({ text, commitment, withheld }) => (withheld ? { withheld: commitment } : text ?? null));
}

export function chance(document, draws, bad) {
  const { proof, events } = document;
  const said = events.filter((event) => event.type === "table.chance-committed");
  if (said.length !== 1 || said[0].data.commitment !== proof.commitment) {
    bad.push({ check: "seed", because: "another commitment in the log" });
  }
  const mixed = entropies(document, bad);
  const lost = proof.seed_lost !== undefined;
  if (proof.seed === undefined) {
    if (isOver(document) !== lost) bad.push({ check: "seed", because: "no seed, or lost too early" });
    return;
  }
  if (lost) bad.push({ check: "seed", because: "a seed that is there is not lost" });
  const seed = bytes(proof.seed);
  if (sha256("kronika/seed/1\n", seed).toString("hex") !== proof.commitment) {
    bad.push({ check: "seed", because: "another seed than was committed to" });
  }
  const saltKey = hmac(seed, "kronika/salts/1\n");
  for (const event of events) {
    for (const [pointer, field] of Object.entries(event.sealed ?? {})) {
      const salt = hmac(saltKey, `${event.version}:${pointer}`).toString("hex");
      if (field.salt !== salt) bad.push({ check: "salts", ply: event.ply, because: pointer });
    }
  }
  const drawing = hmac(seed, "kronika/chance/1\n", canon(mixed));
  const named = said.length > 0 && said[0].data.draws === "named";
  const numbers = named ? namedNumbers(document, draws, bad) : plyNumbers();
  for (const draw of draws) {
    const next = numbers(draw);
    const below = BigInt(draw.below);
    const fair = (2n ** 256n / below) * below;
    let number;
    do number = BigInt(`0x${hmac(drawing, next()).toString("hex")}`);
    while (number >= fair);
    if (number % below !== BigInt(draw.outcome)) {
      bad.push({ check: "chance", ply: draw.ply, because: draw.label });
    }
  }
}

// The names of the numbers of each draw: by ply, with a counter for all labels together.
function plyNumbers() {
  let ply = -1;
  let counter = 0;
  return (draw) => {
    if (draw.ply !== ply) [ply, counter] = [draw.ply, 0];
    return () => `${ply}:${draw.label}:${counter++}`;
  };
}

// By name: the log says how many draws of each label there were before a ply, and on which branch.
function namedNumbers({ events }, draws, bad) {
  const fork = events.find(({ data }) => data.how === "fork")?.data.ply ?? -1;
  const told = new Map();
  const before = new Map();
  const made = new Map();
  let branch = 0;
  const add = (counts, name, count) => counts.set(name, (counts.get(name) ?? 0) + count);
  for (const { ply, type, draws: own = {} } of events) {
    if (!before.has(ply)) before.set(ply, { branch, made: new Map(made) });
    if (type === "table.rewound") branch += 1;
    for (const [label, count] of Object.entries(own)) {
      add(made, label, count);
      if (ply > fork) add(told, `${ply} ${label}`, count);
    }
  }
  for (const { ply, label } of draws) add(told, `${ply} ${label}`, -1);
  for (const [name, left] of draws.length > 0 ? told : []) {
    if (left !== 0) bad.push({ check: "chance", because: `another number of draws: ${name}` });
  }
  return ({ ply, label }) => {
    const here = before.get(ply) ?? { branch, made };
    const number = here.made.get(label) ?? 0;
    here.made.set(label, number + 1);
    let attempt = 0;
    return () => `kronika/draw/1\n${here.branch}:${label}:${number}:${attempt++}`;
  };
}

const unbase64 = (text) => {
  const found = Buffer.from(text, "base64");
  if (found.toString("base64") !== text) throw new Error(`not base64: ${text}`);
  return found;
};

const KEY = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/;

// The one spelling of a key; throws if it is none.
export function keyOf(text, kind = 1) {
  const [, owner, id, data] = KEY.exec(text.trim()) ?? [];
  if (owner === undefined) throw new Error(`no key: ${text}`);
  const raw = unbase64(data);
  const wanted = sha256(owner, "\n", raw).subarray(0, 4).toString("hex");
  if (raw.length !== 33 || raw[0] !== kind || wanted !== id) throw new Error(`no key: ${text}`);
  return text.trim();
}

// The text of a note, and its lines of signatures: [name, bytes].
function parted(note) {
  const end = note.lastIndexOf("\n\n");
  if (end < 0 || !note.endsWith("\n")) throw new Error("a note is text, an empty line, and signatures");
  const lines = note.slice(end + 2, -1).split("\n");
  const signed = lines.map((line) => {
    const [, name, encoded] = /^\u2014 (\S+) (\S+)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`no signature: ${line}`);
    const blob = unbase64(encoded);
    if (blob.length < 5) throw new Error(`no signature: ${line}`);
    return [name, blob];
  });
  return [note.slice(0, end + 1), signed];
}

// The keys of the signers of a note with their signatures, of those that are known.
function* signers(signed, keys) {
  for (const [name, blob] of signed) {
    for (const key of keys) {
      const [, owner, id, data] = KEY.exec(key);
      if (owner !== name || blob.subarray(0, 4).toString("hex") !== id) continue;
      const x = Buffer.from(data, "base64").subarray(1).toString("base64url");
      const publicKey = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
      yield [name, key, publicKey, blob.subarray(4)];
    }
  }
}

export function opened(note, keys) {
  const [text, signed] = parted(note);
  let signer;
  for (const [name, key, publicKey, signature] of signers(signed, keys)) {
    if (!checked(null, Buffer.from(text), publicKey, signature)) {
      throw new Error(`wrong signature of ${name}`);
    }
    signer ??= [text, name, key];
  }
  if (signer === undefined) throw new Error("nobody known has signed");
  return signer;
}

const PROOF = /^c2sp\.org\/tlog-proof@v1\n(?:extra (\S*)\n)?index (0|[1-9]\d{0,17})\n((?:\S+\n)*)\n([^]+)$/;

// A proof as C2SP tlog-proof has it.
export function tlogProof(text) {
  const [, extra, index, steps, checkpoint] = PROOF.exec(text) ?? [];
  if (index === undefined) throw new Error("no proof");
  const path = steps.split("\n").slice(0, -1).map(unbase64);
  if (path.length > 63 || path.some((step) => step.length !== 32)) throw new Error("no path of hashes");
  return {
    extra: extra === undefined ? undefined : unbase64(extra),
    index: Number(index),
    path: path.map((step) => step.toString("hex")),
    checkpoint,
  };
}

// The signed checkpoint that a proof in a document ends with.
const noteOf = (proof) => (isText(proof) ? tlogProof(proof).checkpoint : proof.checkpoint);

// A key under another name: its id is another one, too.
function renamed(key, name) {
  const data = KEY.exec(key)[3];
  const id = sha256(name, "\n", Buffer.from(data, "base64")).subarray(0, 4).toString("hex");
  return `${name}+${id}+${data}`;
}

// A checkpoint of a root log: who has signed it under its origin as the name, and of which epoch.
export function openedRoot(note, keys) {
  const origin = note.split("\n", 1)[0];
  const named = new Map();
  for (const key of keys) {
    const log = rootOf(origin, key.split("+")[0]);
    if (log !== undefined) named.set(renamed(key, origin), [key, log.epoch]);
  }
  const [text, , signer] = opened(note, [...named.keys()]);
  const [key, epoch] = named.get(signer);
  return { text, key, epoch, owner: key.split("+")[0] };
}

// The times, in seconds, at which known witnesses have cosigned a note.
export function cosigned(note, witnesses) {
  const [text, signed] = parted(note);
  const times = [];
  for (const [name, , publicKey, blob] of signers(signed, witnesses)) {
    const seconds = blob.length === 72 ? blob.readBigUInt64BE(0) : 1n << 62n;
    const message = Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);
    const right = seconds < 253402300800n && checked(null, message, publicKey, blob.subarray(8));
    if (!right) throw new Error(`wrong cosignature of ${name}`);
    times.push(Number(seconds));
  }
  return times;
}

const DATED = ["table.game-started", "table.time-expired"];
const SKEW = 60;

// What is wrong with the bounds of time that witnesses give.
function bounded({ game, events, proof }, keys) {
  const witnesses = (proof.witnesses ?? []).map((text) => keyOf(text, 4));
  const last = events.at(-1);
  const notes = [];
  for (const { version, proof: text, ...old } of proof.dated ?? []) {
    const event = events[version - 1];
    if (event?.hash === undefined) throw new Error(`event ${version} ends no link`);
    inLog(game.id, event, text ?? old, keys);
    notes.push([version, noteOf(text ?? old)]);
  }
  if (proof.inclusion !== undefined) notes.push([last.version, noteOf(proof.inclusion)]);
  const seen = notes.flatMap(([version, note]) =>
    cosigned(note, witnesses).map((at) => ({ version, at })),
  );
  for (const event of events) {
    const named = DATED.includes(event.type) ? event.data.checkpoint : undefined;
    if (event !== last && !DATED.includes(event.type)) continue;
    const after = Math.max(...(isText(named) ? cosigned(named, witnesses) : []), -Infinity);
    const behind = seen.filter(({ version }) => version >= event.version);
    const before = Math.min(...behind.map(({ at }) => at), Infinity);
    const at = Date.parse(event.at) / 1000;
    if (at < after - SKEW) throw new Error(`event ${event.version} is later than it says`);
    if (at > before + SKEW) throw new Error(`event ${event.version} is earlier than it says`);
  }
}

export const full = (at) => (at.includes(".") ? at : at.replace("Z", ".000000Z"));
const sooner = (one, other) => {
  if (one === null || other === null) return one ?? other;
  return full(other) < full(one) ? other : one;
};
const SINCE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z$/;

function said(note) {
  const text = note.slice(0, note.lastIndexOf("\n\n") + 1);
  const [kind, ...lines] = text.slice(0, -1).split("\n");
  const times = lines.slice(2);
  if (!times.every((time) => SINCE.test(time))) throw new Error("no time in UTC");
  if (kind === "kronika/key-endorsement/1" && lines.length === 4) {
    const [old, fresh, since, until] = lines;
    if (full(until) < full(since)) throw new Error("a key ends before the next one begins");
    for (const key of [old, fresh]) opened(note, [key]);
    return { old, fresh, since, until };
  }
  if (kind === "kronika/key-revocation/1" && lines.length === 3) {
    const [key, by, since] = lines;
    opened(note, [by]);
    return { key, by, since };
  }
  throw new Error(`nothing about keys: ${kind}`);
}

// The keys that follow from known ones: [{key, since, until}].
export function terms(known, notes) {
  const read = [...new Set(notes)].map(said);
  const order = (one) => `${full(one.since)} ${one.fresh}`;
  const endorsements = read.filter((one) => one.fresh).sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const olds = endorsements.map((one) => one.old);
  if (new Set(olds).size < olds.length) throw new Error("a key has endorsed two others");
  const ends = new Map();
  const end = (key, since) => ends.set(key, sooner(ends.get(key) ?? null, since));
  for (const { key, by, since } of read) if (by !== undefined && by === key) end(key, since);
  const found = new Map(known.map((key) => [key, { since: null, until: null }]));
  for (;;) {
    const next = endorsements.findIndex((one) => found.has(one.old));
    if (next < 0) break;
    const [{ old, fresh, since, until }] = endorsements.splice(next, 1);
    const term = found.get(old);
    const last = sooner(term.until, ends.get(old) ?? null);
    if (term.since !== null && full(since) < full(term.since)) continue;
    if (last !== null && full(last) < full(since)) continue;
    found.set(old, { ...term, until });
    if (!found.has(fresh)) found.set(fresh, { since, until: null });
    for (const one of read) {
      const heir = one.key === old && one.by === fresh;
      if (heir && full(one.since) >= full(since)) end(old, one.since);
    }
  }
  return [...found].map(([key, { since, until }]) => {
    return { key, since, until: sooner(until, ends.get(key) ?? null) };
  });
}

// Refuses what a key has signed for a time behind its end.
export function timely(key, at, ring) {
  const { until } = ring.find((one) => one.key === key);
  if (until !== null && full(at) > full(until)) throw new Error(`${key} ended ${until}`);
}

export function climbed(leaf, index, size, path) {
  let [number, last, hash] = [index, size - 1, leaf];
  for (const step of path.map(bytes)) {
    if (last === 0) throw new Error("the path is too long");
    if (number % 2 === 1 || number === last) {
      hash = sha256(Buffer.of(1), step, hash);
      while (number % 2 === 0 && number !== 0) [number, last] = [number >> 1, last >> 1];
    } else {
      hash = sha256(Buffer.of(1), hash, step);
    }
    [number, last] = [number >> 1, last >> 1];
  }
  if (last !== 0) throw new Error("the path is too short");
  return hash.toString("base64");
}

export function underRoot(size, root, leafData, index, path) {
  if (index < 0 || index >= Number(size)) throw new Error(`a tree of ${size} leaves has no leaf ${index}`);
  const leaf = sha256(Buffer.of(0), leafData);
  if (climbed(leaf, index, Number(size), path) !== root) throw new Error("not under the root");
}

// A receipt: leaf of a small tree that is signed in a form of its own.
export function receipted(receipt, keys, ring) {
  const { index, path, note, ...said } = receipt;
  const [text, name, key] = opened(note, keys);
  if (ring !== undefined) timely(key, receipt.at, ring);
  const [kind, signer, size, root, end, ...more] = text.split("\n");
  if (kind !== "kronika/receipts/1" || signer !== name) throw new Error(`signed as ${kind}`);
  if (end !== "" || more.length > 0) throw new Error("more is signed than a tree");
  underRoot(size, root, canon(said), index, path);
}

// A link: leaf of the one log that games of this id belong to, whose checkpoint is a leaf of the root
// log. In documents of the third format that checkpoint is signed itself.
function inLog(game, { hash: head, version }, proof, keys) {
  const hashed = sha256("kronika/game/1\n", game).toString("hex");
  const entry = canon({ game: hashed, head, version });
  if (!isText(proof)) {
    const [text, name, key] = opened(proof.checkpoint, keys);
    inPartition(game, entry, text, name, proof);
    return key;
  }
  const outer = tlogProof(proof);
  const inner = tlogProof(outer.extra.toString());
  const { text, key, epoch, owner } = openedRoot(outer.checkpoint, keys);
  const [, size, root] = text.split("\n");
  underRoot(size, root, inner.checkpoint, outer.index, outer.path);
  if (!/^[^\n]+\n[^\n]+\n[^\n]+\n$/.test(inner.checkpoint)) throw new Error("no three lines");
  const log = inPartition(game, entry, inner.checkpoint, owner, inner);
  if (log.epoch !== epoch) throw new Error("the root log is of another epoch");
  if (inner.extra.toString() !== entry) throw new Error("the proof of another link");
  return key;
}

function inPartition(game, entry, text, name, { index, path }) {
  const [origin, size, root] = text.split("\n");
  const log = logOf(origin, name);
  if (log === undefined) throw new Error(`signed for ${origin}`);
  if (crc32(game) % log.partitions !== log.partition) throw new Error("another log");
  underRoot(size, root, entry, index, path);
  return log;
}

export function included({ game, proof, events }, keys, ring) {
  const last = events.at(-1);
  timely(inLog(game.id, last, proof.inclusion, keys), last.at, ring);
}

export function signatures(document, bad, known = document.proof.keys) {
  const { seal, ...unsealed } = document;
  const { receipt, inclusion, key_notes: notes, epochs: begun } = document.proof;
  const attempt = (check, work) => {
    try {
      work();
    } catch (trouble) {
      bad.push({ check, because: String(trouble) });
    }
  };
  let ring = [];
  attempt("keys", () => {
    for (const key of document.proof.keys) keyOf(key);
    ring = terms(known.map((one) => keyOf(one)), notes ?? []);
  });
  if (bad.some((one) => one.check === "keys")) return;
  const keys = ring.map((one) => one.key);
  attempt("seal", () => {
    const [text, name, key] = opened(seal, keys);
    timely(key, document.events.at(-1).at, ring);
    const digest = sha256("kronika/export/1\n", canon(unsealed)).toString("hex");
    if (text !== `${name}/export\n${digest}\n`) throw new Error("another document was sealed");
  });
  let later = [];
  attempt("epochs", () => {
    later = epochs(begun ?? [], keys, ring);
  });
  if (receipt) {
    attempt("receipts", () => {
      receipted(receipt, keys, ring);
      const event = document.events[receipt.version - 1];
      if (receipt.game !== document.game.id) throw new Error("of another game");
      if (event.hash !== receipt.head || event.at !== receipt.at || event.ply !== receipt.ply) {
        throw new Error("of another event");
      }
    });
  }
  if (inclusion !== undefined) attempt("checkpoint", () => included(document, keys, ring));
  attempt("bounds", () => bounded(document, keys));
  if (inclusion !== undefined && !bad.some((one) => one.check === "epochs")) {
    attempt("epochs", () => told(inclusion, keys, later));
  }
}

// Whether a note says why the epoch of a checkpoint began.
function told(proof, keys, later) {
  let epoch;
  try {
    if (isText(proof)) {
      epoch = openedRoot(noteOf(proof), keys).epoch;
    } else {
      const [text, signer] = opened(proof.checkpoint, keys);
      epoch = logOf(text.split("\n")[0], signer)?.epoch ?? 1;
    }
  } catch {
    return; // the check of the checkpoint says so
  }
  if (epoch > later.length + 1) throw new Error(`no note says why epoch ${epoch} began`);
}

// What a receipt that somebody was given says beside an export: "fits", or the epoch that explains
// that its move is lost; throws if it proves that the service tells another history.
export function witnessed(document, receipt, known = document.proof.keys) {
  const ring = terms(known, document.proof.key_notes ?? []);
  const keys = ring.map((one) => one.key);
  receipted(receipt, keys, ring);
  if (receipt.game !== document.game.id) throw new Error("of another game");
  const event = document.events[receipt.version - 1];
  if (event?.hash === receipt.head && event.at === receipt.at && event.ply === receipt.ply) return "fits";
  const later = epochs(document.proof.epochs ?? [], keys, ring);
  const found = explanation(later, receipt.game, receipt.at, event?.at);
  if (found === undefined) throw new Error("another history");
  return { epoch: found.number, since: found.since, reason: found.reason };
}
