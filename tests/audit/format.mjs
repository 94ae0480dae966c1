// The formulas of docs/audit-format.md. Node's standard library only.

import { createHash, createHmac, createPublicKey, verify as checked } from "node:crypto";
import { crc32 } from "node:zlib";

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

// Every member that the format knows; "?" marks those that may be missing.
export const MEMBERS = {
  document: "events format game proof seal",
  game: "id title ruleset visibility status ply version awaits seats options entropy_awaited? terms? descent? proposal? pauses? rewinds? disputes? forfeits? voided? result?",
  seat: "seat kind account? bot?",
  account: "id name bot?",
  proof: "commitment keys seed? receipt? inclusion? key_notes?",
  receipt: "at game head ply version index path note",
  inclusion: "index path checkpoint",
  event: "version ply type at data hash? seat? decision? sealed?",
  sealed: "committed size salt?",
};

export function shaped(value, kind) {
  const known = MEMBERS[kind].split(" ");
  for (const name of Object.keys(value)) {
    if (!known.includes(name) && !known.includes(`${name}?`)) throw new Error(`${kind}: what is ${name}?`);
  }
  for (const name of known) {
    if (!name.endsWith("?") && !Object.hasOwn(value, name)) throw new Error(`${kind}: no ${name}`);
  }
}

export function members(document) {
  const { game, proof, events } = document;
  shaped(document, "document");
  shaped(game, "game");
  for (const seat of game.seats) {
    shaped(seat, "seat");
    if (seat.account !== undefined) shaped(seat.account, "account");
  }
  shaped(proof, "proof");
  if (proof.receipt !== undefined) shaped(proof.receipt, "receipt");
  if (proof.inclusion !== undefined) shaped(proof.inclusion, "inclusion");
  for (const event of events) {
    shaped(event, "event");
    for (const field of Object.values(event.sealed ?? {})) shaped(field, "sealed");
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
  let link = [];
  for (const [index, event] of events.entries()) {
    const wrong = (because) => bad.push({ check: "chain", version: index + 1, ply: event.ply, because });
    if (event.version !== index + 1) return wrong(`version ${event.version}`);
    if (event.ply !== ply + (event.seat === undefined ? 0 : 1)) return wrong("another ply");
    if (event.type !== event.data.type) return wrong("another type");
    ply = event.ply;
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
  const seats = document.game.seats.map(() => ({}));
  for (const { type, ply, data } of document.events) {
    const seat = seats[data.seat];
    const wrong = (because) => bad.push({ check: "entropy", ply, because });
    if (type === "table.entropy-committed") {
      if (seat.text !== undefined) wrong("committed to later");
      seat.commitment = data.commitment;
    }
    if (type === "table.entropy-given") {
      const full = seats.every((one) => one.taken);
      if (seat.commitment !== undefined && !full) wrong("told while seats were open");
      if (seat.commitment !== undefined && entropyCommitment(data.entropy) !== seat.commitment) {
        wrong("another text than was committed to");
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
    if (type === "table.game-started") {
      const untold = seats.some((one) => one.commitment && one.text === undefined && !one.withheld);
      if (untold) wrong("started without a text");
      break;
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
  if (proof.seed === undefined) return;
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
  let ply = -1;
  let counter = 0;
  for (const draw of draws) {
    if (draw.ply !== ply) [ply, counter] = [draw.ply, 0];
    const below = BigInt(draw.below);
    const fair = (2n ** 256n / below) * below;
    let number;
    do {
      number = BigInt(`0x${hmac(drawing, `${ply}:${draw.label}:${counter++}`).toString("hex")}`);
    } while (number >= fair);
    if (number % below !== BigInt(draw.outcome)) bad.push({ check: "chance", ply, because: draw.label });
  }
}

export function opened(note, keys) {
  const end = note.lastIndexOf("\n\n");
  const text = note.slice(0, end + 1);
  for (const line of note.slice(end + 2).split("\n").filter(Boolean)) {
    const [, name, encoded] = /^\u2014 (\S+) (\S+)$/.exec(line);
    const blob = Buffer.from(encoded, "base64");
    for (const key of keys) {
      const [owner, id, data] = key.split(/\+(.{8})\+/s);
      const raw = Buffer.from(data, "base64");
      const wanted = sha256(owner, "\n", raw).subarray(0, 4).toString("hex");
      if (owner !== name || id !== wanted || blob.subarray(0, 4).toString("hex") !== id) continue;
      const x = raw.subarray(1).toString("base64url");
      const publicKey = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
      if (checked(null, Buffer.from(text), publicKey, blob.subarray(4))) return [text, name, key];
      throw new Error(`wrong signature of ${name}`);
    }
  }
  throw new Error("nobody known has signed");
}

const full = (at) => (at.includes(".") ? at : at.replace("Z", ".000000Z"));
const sooner = (one, other) => {
  if (one === null || other === null) return one ?? other;
  return full(other) < full(one) ? other : one;
};
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z$/;

function said(note) {
  const text = note.slice(0, note.lastIndexOf("\n\n") + 1);
  const [kind, ...lines] = text.slice(0, -1).split("\n");
  const times = lines.slice(2);
  if (!times.every((time) => TIME.test(time))) throw new Error("no time in UTC");
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

// The last link: leaf of the one log that games of this id belong to.
export function included(document, keys, ring) {
  const { game, proof, events } = document;
  const { checkpoint, index, path } = proof.inclusion;
  const [text, name, key] = opened(checkpoint, keys);
  timely(key, events.at(-1).at, ring);
  const [origin, size, root] = text.split("\n");
  const [, partitions, partition] = /\/log\/([1-9]\d*)\/(\d+)$/.exec(origin) ?? [];
  if (origin !== `${name}/log/${partitions}/${partition}`) throw new Error(`signed for ${origin}`);
  if (crc32(game.id) % Number(partitions) !== Number(partition)) throw new Error("another log");
  const { hash: head, version } = events.at(-1);
  const hashed = sha256("kronika/game/1\n", game.id).toString("hex");
  underRoot(size, root, canon({ game: hashed, head, version }), index, path);
}

export function signatures(document, bad, known = document.proof.keys) {
  const { seal, ...unsealed } = document;
  const { receipt, inclusion, key_notes: notes } = document.proof;
  const attempt = (check, work) => {
    try {
      work();
    } catch (trouble) {
      bad.push({ check, because: String(trouble) });
    }
  };
  let ring = [];
  attempt("keys", () => {
    ring = terms(known, notes ?? []);
  });
  const keys = ring.map((one) => one.key);
  attempt("seal", () => {
    const [text, name, key] = opened(seal, keys);
    timely(key, document.events.at(-1).at, ring);
    const digest = sha256("kronika/export/1\n", canon(unsealed)).toString("hex");
    if (text !== `${name}/export\n${digest}\n`) throw new Error("another document was sealed");
  });
  if (receipt) {
    attempt("receipt", () => {
      receipted(receipt, keys, ring);
      const event = document.events[receipt.version - 1];
      if (receipt.game !== document.game.id) throw new Error("of another game");
      if (event.hash !== receipt.head || event.at !== receipt.at || event.ply !== receipt.ply) {
        throw new Error("of another event");
      }
    });
  }
  if (inclusion) attempt("inclusion", () => included(document, keys, ring));
}
