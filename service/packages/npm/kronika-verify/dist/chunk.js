// src/verifying/bytes.ts
var encoder = new TextEncoder();
function utf8(text3) {
  return encoder.encode(text3);
}
function joined(...parts) {
  const all = parts.map((one2) => typeof one2 === "string" ? utf8(one2) : one2);
  const whole3 = new Uint8Array(all.reduce((sum, one2) => sum + one2.length, 0));
  let at = 0;
  for (const one2 of all) {
    whole3.set(one2, at);
    at += one2.length;
  }
  return whole3;
}
function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function unhex(text3) {
  if (!/^(?:[0-9a-f]{2})*$/.test(text3)) throw new Error(`${text3} is not hexadecimal`);
  return Uint8Array.from(text3.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
var SPELT = 3 * 8192;
function base64(bytes) {
  let text3 = "";
  for (let from = 0; from < bytes.length; from += SPELT) {
    text3 += btoa(String.fromCharCode(...bytes.subarray(from, from + SPELT)));
  }
  return text3;
}
function unbase64(text3) {
  try {
    const bytes = Uint8Array.from(atob(text3), (one2) => one2.charCodeAt(0));
    return base64(bytes) === text3 ? bytes : void 0;
  } catch {
    return void 0;
  }
}
function same(one2, other) {
  return one2.length === other.length && one2.every((byte, index) => byte === other[index]);
}

// src/verifying/finding.ts
function found(check, because, ply2, version) {
  return { check, because, ply: ply2, version };
}
function firstPly(findings) {
  const plies = findings.flatMap(({ ply: ply2 }) => ply2 === void 0 ? [] : [ply2]);
  return plies.length === 0 ? void 0 : Math.min(...plies);
}
function reason(trouble) {
  return trouble instanceof Error ? trouble.message : String(trouble);
}

// src/verifying/json.ts
var SPACE = /[ \t\n\r]*/y;
var STRING = /"[^"\\\u0000-\u001f]*(?:\\[^\u0000-\u001f][^"\\\u0000-\u001f]*)*"/y;
var NUMBER = /(?!-0(?!\.))-?(?:0|[1-9]\d*)(?:\.(?:25|5|75))?(?![\d.eE])/y;
var MOST_QUARTERED = 2 ** 40;
var WORD = /(?:true|false|null)(?![a-z])/y;
var UnreadableError = class extends Error {
};
var InexactError = class extends UnreadableError {
};
function read(text3) {
  const reader = new Reader(text3, 0);
  reader.skip(SPACE);
  const value = reader.value();
  reader.skip(SPACE);
  if (reader.at < text3.length) throw new UnreadableError(`more stands behind the end, at ${reader.at}`);
  return value;
}
function readAt(text3, at) {
  const reader = new Reader(text3, at);
  const value = reader.value();
  return { value, end: reader.at };
}
var Reader = class {
  text;
  at;
  constructor(text3, at) {
    this.text = text3;
    this.at = at;
  }
  value() {
    const sign = this.text[this.at];
    if (sign === '"') return this.string();
    if (sign === "{") return this.members();
    if (sign === "[") return this.items();
    if (sign === "t" || sign === "f" || sign === "n") return JSON.parse(this.skip(WORD));
    const number = Number(this.skip(NUMBER));
    const exact = Number.isInteger(number) ? Number.isSafeInteger(number) : Math.abs(number) < MOST_QUARTERED;
    if (!exact) throw new InexactError(`a number at ${this.at} is not exact`);
    return number;
  }
  /** Takes what a pattern says. */
  skip(pattern) {
    pattern.lastIndex = this.at;
    const found2 = pattern.exec(this.text)?.[0];
    if (found2 === void 0) throw new UnreadableError(`this is not JSON at ${this.at}`);
    this.at += found2.length;
    return found2;
  }
  string() {
    const place = this.at;
    let text3;
    try {
      text3 = JSON.parse(this.skip(STRING));
    } catch {
      throw new UnreadableError(`this is no text at ${place}`);
    }
    if (!text3.isWellFormed()) throw new UnreadableError(`half a character at ${place}`);
    return text3;
  }
  sign(wanted) {
    this.skip(SPACE);
    if (this.text[this.at] !== wanted) return false;
    this.at += 1;
    this.skip(SPACE);
    return true;
  }
  items() {
    const items = [];
    this.listed("[", "]", () => items.push(this.value()));
    return items;
  }
  members() {
    const found2 = /* @__PURE__ */ new Map();
    this.listed("{", "}", () => {
      const name = this.string();
      if (found2.has(name)) throw new UnreadableError(`${name} stands twice, at ${this.at}`);
      if (!this.sign(":")) throw new UnreadableError(`${name} has no value, at ${this.at}`);
      found2.set(name, this.value());
    });
    return Object.fromEntries(found2);
  }
  listed(begin, end, one2) {
    this.sign(begin);
    if (this.sign0(end)) return;
    do
      one2();
    while (this.sign(","));
    this.skip(SPACE);
    if (!this.sign0(end)) throw new UnreadableError(`no ${end} at ${this.at}`);
  }
  /** Takes a sign, and nothing behind it. */
  sign0(wanted) {
    if (this.text[this.at] !== wanted) return false;
    this.at += 1;
    return true;
  }
};
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members2 = value;
  const names = Object.keys(members2).filter((name) => members2[name] !== void 0);
  const spelt = names.sort().map((name) => `${JSON.stringify(name)}:${canonical(members2[name])}`);
  return `{${spelt.join(",")}}`;
}
function isMembers(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function steps(pointer) {
  if (pointer !== "" && !pointer.startsWith("/")) throw new Error(`${pointer} is no JSON Pointer`);
  return pointer.split("/").slice(1).map((step2) => step2.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function valueAt(value, pointer) {
  return steps(pointer).reduce(inside, value);
}
function replaced(value, pointer, by) {
  return exchanged(value, steps(pointer), by);
}
function exchanged(value, path, by) {
  const [step2, ...rest] = path;
  if (step2 === void 0) return by;
  const inner = exchanged(inside(value, step2), rest, by);
  if (Array.isArray(value)) return value.with(Number(step2), inner);
  return { ...value, [step2]: inner };
}
function inside(value, step2) {
  const found2 = Array.isArray(value) ? value[/^\d+$/.test(step2) ? Number(step2) : -1] : isMembers(value) && Object.hasOwn(value, step2) ? value[step2] : void 0;
  if (found2 === void 0) throw new Error(`nothing is at ${step2}`);
  return found2;
}

// src/verifying/format.ts
var FORMATS = ["kronika-export/3", "kronika-export/4"];
function isAction(event) {
  return typeof event.seat === "number";
}
function promisesNames({ type, data }) {
  return type === "table.chance-committed" && Object.hasOwn(data, "draws");
}
var isText = (value) => typeof value === "string";
var isHash = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
var isFilled = (value) => typeof value === "string" && value !== "";
var isWhole = (value) => Number.isInteger(value);
var isNatural = (value) => Number.isInteger(value) && Number(value) >= 0;
var isCount = (value) => Number.isInteger(value) && Number(value) >= 1;
var isObject = (value) => isMembers(value);
var TIME = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d:\d\d(?!\.000000)(\.\d{6})?Z$/;
var isTime = (value) => {
  if (typeof value !== "string" || !TIME.test(value) || value.startsWith("0000")) return false;
  const found2 = Date.parse(value);
  return !Number.isNaN(found2) && new Date(found2).toISOString().slice(0, 19) === value.slice(0, 19);
};
var listOf = (one2) => (value) => Array.isArray(value) && value.every(one2);
var shape = (names) => {
  const known = new Map(Object.entries(names).map(([name, one2]) => [name.replace("?", ""), one2]));
  const needed = Object.keys(names).filter((name) => !name.endsWith("?"));
  return (value) => isMembers(value) && needed.every((name) => Object.hasOwn(value, name)) && Object.entries(value).every(([name, item]) => known.get(name)?.(item) ?? false);
};
var SEALED = shape({ committed: isHash, size: isWhole, "salt?": isHash });
var isSealed = (value) => isMembers(value) && Object.keys(value).length > 0 && Object.values(value).every(SEALED);
var isDraws = (value) => isMembers(value) && Object.keys(value).length > 0 && Object.values(value).every(isCount);
var EVENT = shape({
  version: isWhole,
  ply: isNatural,
  type: isText,
  at: isTime,
  data: isObject,
  "draws?": isDraws,
  "hash?": isHash,
  "seat?": isNatural,
  "decision?": isWhole,
  "sealed?": isSealed
});
var isEvent = (value) => EVENT(value) && isMembers(value) && Object.hasOwn(value, "seat") === Object.hasOwn(value, "decision");
var isReceipt = shape({
  at: isTime,
  game: isText,
  head: isHash,
  ply: isWhole,
  version: isWhole,
  index: isWhole,
  path: listOf(isHash),
  note: isText
});
var PARTS = {
  events: listOf(isEvent),
  format: isText,
  game: (value) => isMembers(value) && isText(value["id"] ?? null),
  proof: shape({
    commitment: isHash,
    keys: listOf(isText),
    "seed?": isHash,
    "seed_lost?": isFilled,
    "receipt?": isReceipt,
    "inclusion?": isText,
    "witnesses?": listOf(isText),
    "dated?": listOf(shape({ version: isCount, proof: isText })),
    "key_notes?": listOf(isText),
    "epochs?": listOf(isText)
  }),
  seal: isText
};

// src/verifying/hashing.ts
function canHash() {
  return globalThis.crypto?.subtle !== void 0;
}
var signing;
function canCheckSignatures() {
  signing ??= imported(new Uint8Array(32).fill(1)).then(
    () => true,
    () => false
  );
  return signing;
}
async function sha256(...parts) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined(...parts)));
}
async function mac(key) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const taken = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return async (...parts) => new Uint8Array(await crypto.subtle.sign("HMAC", taken, joined(...parts)));
}
async function signed(key, signature, message) {
  return crypto.subtle.verify("Ed25519", await imported(key), signature, message);
}
async function imported(key) {
  return crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
}

// src/verifying/chain.ts
var AT_ONCE = 24;
async function brokenChain(whole3, progress) {
  const { events } = whole3;
  const misplaced = firstMisplaced(events);
  const findings = misplaced === void 0 ? [] : [misplaced];
  const game = String(whole3.game["id"]);
  const plies = pliesOf(events);
  const promised = events.findIndex(promisesNames);
  let previous = await genesis(whole3);
  const links = linksOf(events);
  for (let at = 0; at < links.length; at += AT_ONCE) {
    const some = links.slice(at, at + AT_ONCE);
    const before = some.map((_, index) => links[at + index - 1]?.events.at(-1)?.hash ?? previous);
    const log = { events, plies, promised };
    const told = await Promise.all(
      some.map((link, index) => broken(game, before[index] ?? previous, link, log))
    );
    const first2 = told.find((one2) => one2 !== void 0);
    if (first2 !== void 0) return first2 === "misplaced" ? findings : [...findings, first2];
    previous = some.at(-1)?.events.at(-1)?.hash ?? previous;
    await progress(Math.min(at + AT_ONCE, links.length), links.length);
  }
  const short = misplaced === void 0 ? cutShort(whole3) : void 0;
  return short === void 0 ? findings : [...findings, short];
}
async function genesis(whole3) {
  const said = canonical({ commitment: whole3.proof.commitment, game: String(whole3.game["id"]) });
  return hex(await sha256("kronika/genesis/1\n", said));
}
function linksOf(events) {
  const links = [];
  let start = 0;
  for (const [index, event] of events.entries()) {
    if (typeof event.hash !== "string") continue;
    links.push({ start, events: events.slice(start, index + 1) });
    start = index + 1;
  }
  if (start < events.length) links.push({ start, events: events.slice(start) });
  return links;
}
function linkText(game, previous, link) {
  const [first2] = link;
  const last = link.at(-1);
  if (first2 === void 0 || last === void 0) throw new Error("a link has events");
  const moves = typeof first2.seat === "number" && typeof first2.decision === "number";
  return canonical({
    at: first2.at,
    events: link.map(publicForm),
    game,
    ply: first2.ply,
    previous,
    version: last.version,
    ...moves ? { seat: first2.seat, decision: first2.decision } : {},
    ...last.draws === void 0 ? {} : { draws: last.draws }
  });
}
async function linkHash(text3) {
  return hex(await sha256("kronika/link/1\n", text3));
}
function publicForm(event) {
  return Object.entries(event.sealed ?? {}).reduce(
    (data, [pointer, { committed, size }]) => replaced(data, pointer, { committed, size }),
    event.data
  );
}
async function commitment(salt, value) {
  return hex(await sha256("kronika/field/1\n", salt, canonical(value)));
}
function late(events) {
  return events.flatMap((event, index) => {
    const before = events[index - 1];
    if (before === void 0 || full(event.at) >= full(before.at)) return [];
    const said = { code: "late", version: event.version, at: event.at, before: before.at };
    return [found("times", said, event.ply, event.version)];
  });
}
function full(at) {
  return at.includes(".") ? at : at.replace("Z", ".000000Z");
}
async function broken(game, previous, { start, events: link }, { events, plies, promised }) {
  const opened3 = await Promise.all(link.map(unopened));
  for (const [index, event] of link.entries()) {
    const number = start + index + 1;
    if (event.version !== number) return "misplaced";
    const named2 = promised >= 0 && promised < number;
    const because = opened3[index] ?? skipped(event, events[number - 2]?.ply ?? 0) ?? drawless(event, named2);
    if (because !== void 0) return found("chain", because, plies[number - 1], number);
  }
  return unlinked(game, previous, link);
}
async function unopened(event) {
  const { version } = event;
  try {
    for (const [pointer, field] of Object.entries(event.sealed ?? {})) {
      const code = await misfit(event, pointer, field);
      if (code !== void 0) return { code, version, ...{ pointer } };
    }
    publicForm(event);
  } catch (trouble) {
    return { code: "unfit", version, ...{ reason: reason(trouble) } };
  }
  return event.data["type"] === event.type ? void 0 : { code: "other-type", version };
}
async function misfit(event, pointer, field) {
  const value = valueAt(event.data, pointer);
  if (typeof field.salt !== "string") {
    const hidden = canonical({ hidden: field.size });
    return canonical(value) === hidden ? void 0 : "unsalted";
  }
  const made = await commitment(unhex(field.salt), value);
  return made === field.committed ? void 0 : "exchanged";
}
function skipped(event, before) {
  const wanted = before + Number(isAction(event));
  if (event.ply === wanted) return void 0;
  return { code: "skipped", version: event.version, says: event.ply, wanted };
}
function drawless({ draws, hash, type, version }, named2) {
  const fits = named2 && hash !== void 0 && !type.startsWith("table.");
  return draws === void 0 || fits ? void 0 : { code: "odd-draws", version };
}
async function unlinked(game, previous, link) {
  const [first2] = link;
  const last = link.at(-1);
  if (first2 === void 0 || last === void 0) return void 0;
  const wrong2 = (event, code, more = {}) => found(
    "chain",
    { code, version: event.version, type: event.type, ...more },
    event.ply,
    event.version
  );
  for (const [index, event] of link.entries()) {
    const before = link[index - 1];
    if (before === void 0) continue;
    if (isAction(event)) return wrong2(before, "unhashed-move");
    if (event.ply !== first2.ply || typeof event.decision === "number") {
      return wrong2(event, "outside");
    }
    if (event.at !== first2.at) return wrong2(event, "other-time", { at: first2.at });
  }
  if (typeof last.hash !== "string") return wrong2(last, "unhashed");
  const made = await linkHash(linkText(game, previous, link));
  if (made === last.hash) return void 0;
  return wrong2(last, "other-hash", { hash: last.hash, made, from: first2.version });
}
function firstMisplaced(events) {
  let ply2 = 0;
  for (const [index, event] of events.entries()) {
    const number = index + 1;
    if (event.version !== number) {
      const twin = events.find((one2) => one2.version === number);
      const once = events.filter((one2) => one2.version === event.version).length === 1;
      if (twin !== void 0) ply2 = twin.ply;
      else if (event.version === number + 1 && once) ply2 = event.ply - Number(isAction(event));
      else ply2 = plyOf(events, number, ply2);
      const said = { code: "missing", version: number, instead: event.version };
      return found("chain", said, ply2, number);
    }
    ply2 = plyOf(events, number, ply2);
  }
  return void 0;
}
function cutShort({ events, game }) {
  const last = events.at(-1);
  const [ply2, version] = [last?.ply ?? 0, last?.version ?? 0];
  const [wantedPly, wanted] = [game["ply"], game["version"]];
  if (ply2 === wantedPly && version === wanted) return void 0;
  const said = {
    code: "cut",
    version,
    says: ply2,
    wanted: Number(wanted),
    wantedPly: Number(wantedPly)
  };
  const named2 = typeof wantedPly === "number" && wanted !== version;
  return found("chain", said, named2 ? wantedPly : void 0);
}
function pliesOf(events) {
  const plies = [];
  for (const index of events.keys()) plies.push(plyOf(events, index + 1, plies[index - 1] ?? 0));
  return plies;
}
function plyOf(events, number, before) {
  const event = events[number - 1];
  if (event === void 0) return before;
  const behind2 = events[number];
  const agrees = behind2 === void 0 || behind2.ply === event.ply + Number(isAction(behind2));
  if ((event.ply === before || event.ply === before + 1) && agrees) return event.ply;
  return before + Number(isAction(event));
}

// src/verifying/chance.ts
var AT_ONCE2 = 64;
async function seedCommitment(seed) {
  return hex(await sha256("kronika/seed/1\n", seed));
}
async function entropyCommitment(text3) {
  return hex(await sha256("kronika/entropy/1\n", text3));
}
async function saltsOf(seed) {
  const key = await (await mac(seed))("kronika/salts/1\n");
  const keyed = await mac(key);
  return (version, pointer) => keyed(`${version}:${pointer}`);
}
async function drawingSeed(seed, entropies) {
  return (await mac(seed))("kronika/chance/1\n", canonical(entropies));
}
function overBy({ events, game }) {
  const ended = events.some(({ type }) => type === "table.game-finished" || type === "table.game-voided");
  return ended || game["status"] === "finished" || game["status"] === "void";
}
async function otherTexts(events) {
  const committed = /* @__PURE__ */ new Map();
  const findings = [];
  for (const { type, data, ply: ply2, version } of events) {
    const { seat: seat2 } = data;
    if (typeof seat2 !== "number") continue;
    if (type === "table.seat-taken" || type === "table.seat-left") committed.delete(seat2);
    if (type === "table.entropy-committed") committed.set(seat2, data["commitment"] ?? null);
    if (type !== "table.entropy-given" || !committed.has(seat2)) continue;
    if (await entropyCommitment(String(data["entropy"])) === committed.get(seat2)) continue;
    findings.push(found("seed", { code: "other-text", seat: seat2 }, ply2, version));
  }
  return findings;
}
async function brokenSeed(whole3) {
  const { events, proof } = whole3;
  const findings = [];
  const said = events.filter(({ type }) => type === "table.chance-committed");
  if (said.length !== 1 || said[0]?.data["commitment"] !== proof.commitment) {
    findings.push(found("seed", { code: "other-commitment" }, 0));
  }
  findings.push(...await otherTexts(events));
  const lost = proof.seed_lost !== void 0;
  if (proof.seed === void 0) {
    const over = overBy(whole3);
    if (over !== lost) findings.push(found("seed", { code: lost ? "lost-early" : "missing" }));
    return findings;
  }
  if (lost) findings.push(found("seed", { code: "lost-not" }));
  if (await seedCommitment(unhex(proof.seed)) !== proof.commitment) {
    findings.push(found("seed", { code: "other-seed" }, 0));
  }
  return findings;
}
async function brokenSalts({ events, proof }, progress) {
  if (proof.seed === void 0) return [];
  const salts = await saltsOf(unhex(proof.seed));
  const fields = events.flatMap(
    (event) => Object.entries(event.sealed ?? {}).map(([pointer, field]) => ({ event, pointer, field }))
  );
  const findings = [];
  for (let at = 0; at < fields.length; at += AT_ONCE2) {
    const some = fields.slice(at, at + AT_ONCE2);
    const made = await Promise.all(
      some.map(({ event, pointer }) => salts(event.version, pointer))
    );
    for (const [index, { event, pointer, field }] of some.entries()) {
      const still = typeof field.salt !== "string";
      if (!still && field.salt === hex(made[index])) continue;
      const said = { code: still ? "still-hidden" : "other-salt", version: event.version, pointer };
      findings.push(found("salts", said, event.ply, event.version));
    }
    await progress(at, fields.length);
  }
  return findings;
}
function entropiesOf(events) {
  const seats = [];
  for (const { type, data } of events) {
    const seat2 = Number(data["seat"]);
    if (type === "table.game-opened") {
      for (let one2 = 0; one2 < Number(data["seats"]); one2 += 1) seats.push({});
    }
    if (type === "table.seat-taken" || type === "table.seat-left") seats[seat2] = {};
    const taken = seats[seat2];
    if (type === "table.entropy-committed" && taken) taken.commitment = data["commitment"] ?? null;
    if (type === "table.entropy-given" && taken) taken.text = data["entropy"] ?? null;
    if (type === "table.entropy-withheld" && taken) taken.withheld = true;
    if (type === "table.game-started") break;
  }
  return seats.map(
    ({ text: text3, commitment: commitment2, withheld }) => withheld && commitment2 ? { withheld: commitment2 } : text3 ?? null
  );
}
async function brokenDraws(whole3, draws, progress) {
  const { seed } = whole3.proof;
  if (seed === void 0) return [];
  const chance = await mac(await drawingSeed(unhex(seed), entropiesOf(whole3.events)));
  const named2 = whole3.events.some(promisesNames);
  const before = beforePlies(whole3.events);
  const plies = /* @__PURE__ */ new Map();
  for (const draw of draws) plies.set(draw.ply, [...plies.get(draw.ply) ?? [], draw]);
  const findings = named2 && draws.length > 0 ? otherCounts(whole3.events, plies) : [];
  let done = 0;
  for (const [ply2, made] of plies) {
    const outcomes = await (named2 ? namedOutcomes(chance, before.get(ply2) ?? { branch: 0, made: /* @__PURE__ */ new Map() }, made) : outcomesOf(chance, ply2, made));
    for (const [index, draw] of made.entries()) {
      const outcome2 = outcomes[index] ?? -1;
      if (outcome2 === draw.outcome) continue;
      const said = { code: "other-draw", label: draw.label, says: draw.outcome, outcome: outcome2 };
      findings.push(found("draws", said, ply2));
    }
    done += made.length;
    await progress(done, draws.length);
  }
  return findings;
}
function otherCounts(events, plies) {
  const descent = events.find(({ type }) => type === "table.game-descended")?.data;
  const takenOver2 = descent?.["how"] === "fork" ? Number(descent["ply"]) : -1;
  const told = /* @__PURE__ */ new Map();
  for (const { ply: ply2, draws = {} } of events) {
    const labels = told.get(ply2) ?? /* @__PURE__ */ new Map();
    for (const [label, count] of Object.entries(draws)) labels.set(label, count);
    told.set(ply2, labels);
  }
  return [...told].flatMap(([ply2, labels]) => {
    const listed = counted(plies.get(ply2) ?? []);
    const same2 = listed.size === labels.size && [...listed].every(([label, n]) => labels.get(label) === n);
    return same2 || ply2 <= takenOver2 ? [] : [found("draws", { code: "other-count" }, ply2)];
  });
}
function counted(draws) {
  const labels = /* @__PURE__ */ new Map();
  for (const { label } of draws) labels.set(label, (labels.get(label) ?? 0) + 1);
  return labels;
}
function beforePlies(events) {
  const before = /* @__PURE__ */ new Map();
  const made = /* @__PURE__ */ new Map();
  let branch = 0;
  for (const { ply: ply2, type, draws = {} } of events) {
    if (!before.has(ply2)) before.set(ply2, { branch, made: new Map(made) });
    if (type === "table.rewound") branch += 1;
    for (const [label, count] of Object.entries(draws)) made.set(label, (made.get(label) ?? 0) + count);
  }
  return before;
}
async function namedOutcomes(chance, { branch, made }, draws) {
  const outcomes = [];
  const next = new Map(made);
  for (const { label, below } of draws) {
    const number = next.get(label) ?? 0;
    next.set(label, number + 1);
    const name = (attempt) => `kronika/draw/1
${branch}:${label}:${number}:${attempt}`;
    outcomes.push((await outcomeOf(chance, name, 0, below)).outcome);
  }
  return outcomes;
}
async function outcomesOf(chance, ply2, draws) {
  const outcomes = [];
  let counter = 0;
  for (const { label, below } of draws) {
    const name = (at) => `${ply2}:${label}:${at}`;
    const { outcome: outcome2, next } = await outcomeOf(chance, name, counter, below);
    outcomes.push(outcome2);
    counter = next;
  }
  return outcomes;
}
async function outcomeOf(chance, name, from, below) {
  const most = BigInt(below);
  const fair = 2n ** 256n / most * most;
  for (let at = from; ; at += 1) {
    const number = BigInt(`0x${hex(await chance(name(at)))}`);
    if (number < fair) return { outcome: Number(number % most), next: at + 1 };
  }
}

// src/verifying/damage.ts
var BEGINNING = /"events"[ \t\n\r]*:[ \t\n\r]*\[[ \t\n\r]*/;
var NEXT = /[ \t\n\r]*,[ \t\n\r]*(?=\{)/y;
var END = /[ \t\n\r]*\][ \t\n\r]*[,}]/y;
var PLY = /"ply"[ \t\n\r]*:[ \t\n\r]*(\d{1,9})\b/g;
var FAR = 4e3;
function damagedPly(bytes) {
  const text3 = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const beginning = BEGINNING.exec(text3);
  if (beginning === null) return void 0;
  let at = beginning.index + beginning[0].length;
  let ply2 = 0;
  for (; ; ) {
    const found2 = eventAt(text3, at);
    if (found2 === void 0) return guessed(text3, at, ply2);
    const { event, end } = found2;
    if (event.ply !== ply2 && event.ply !== ply2 + 1) return isAction(event) ? ply2 + 1 : ply2;
    ply2 = event.ply;
    if (matches(END, text3, end) !== void 0) return void 0;
    const behind2 = matches(NEXT, text3, end);
    if (behind2 === void 0) return guessed(text3, end, ply2);
    at = end + behind2.length;
  }
}
function eventAt(text3, at) {
  try {
    const { value, end } = readAt(text3, at);
    if (!isEvent(value) || text3.slice(at, end).includes("�")) return void 0;
    return { event: value, end };
  } catch {
    return void 0;
  }
}
function matches(pattern, text3, at) {
  pattern.lastIndex = at;
  return pattern.exec(text3)?.[0];
}
function guessed(text3, at, before) {
  const piece = text3.slice(at, behind(text3, at));
  const plies = [...piece.matchAll(PLY)].map(([, digits]) => Number(digits)).reverse();
  const near = plies.find((one2) => one2 === before || one2 === before + 1);
  if (near !== void 0) return near;
  const begins = /"seat"\s*:/.test(piece) && /"decision"\s*:/.test(piece);
  return begins ? before + 1 : before;
}
function behind(text3, at) {
  for (const { index, 0: comma } of text3.slice(at + 1).matchAll(/[ \t\n\r]*,[ \t\n\r]*(?=\{)/g)) {
    const place = at + 1 + index;
    if (eventAt(text3, place + comma.length) !== void 0) return place;
  }
  return at + FAR;
}

// src/verifying/note-error.ts
var NoteError = class extends Error {
};

// src/verifying/checkpoints.ts
var WHOLE = /^(?:0|[1-9]\d{0,14})$/;
function checkpointIn(text3) {
  const [origin, size, root, ...rest] = text3.split("\n");
  const hash = root === void 0 ? void 0 : unbase64(root);
  if (!origin || size === void 0 || !WHOLE.test(size) || hash?.length !== 32 || rest.length === 0) {
    throw new NoteError("a checkpoint has an origin, a size and a root");
  }
  return { origin, size: Number(size), root: hash };
}
function wholeIn(text3) {
  return WHOLE.test(text3) ? Number(text3) : void 0;
}

// src/verifying/tlog-proofs.ts
var TLOG_PROOF = "c2sp.org/tlog-proof@v1";
var HASH = 32;
var LONGEST_PATH = 63;
function isTlogProof(text3) {
  return text3.startsWith(`${TLOG_PROOF}
`);
}
function tlogProofIn(text3) {
  const end = text3.indexOf("\n\n");
  const [first2, ...lines] = text3.slice(0, Math.max(0, end)).split("\n");
  const checkpoint = text3.slice(end + 2);
  if (first2 !== TLOG_PROOF || checkpoint === "") throw new NoteError("this is no proof that something is in a log");
  const extra = lines[0]?.startsWith("extra ") ? unbase64(lines.shift()?.slice(6) ?? "") : null;
  if (extra === void 0) throw new NoteError("what goes along with a proof is base64");
  const [place = "", ...hashes] = lines;
  const index = place.startsWith("index ") ? wholeIn(place.slice(6)) : void 0;
  if (index === void 0) throw new NoteError("a proof names the number of the leaf");
  if (hashes.length > LONGEST_PATH) throw new NoteError("the path of a proof is too long");
  const path = hashes.map((one2) => {
    const hash = unbase64(one2);
    if (hash?.length !== HASH) throw new NoteError("the path of a proof are hashes in base64");
    return hash;
  });
  return { index, path, checkpoint, extra: extra ?? void 0 };
}
function tlogProofText({ index, path, checkpoint, extra }) {
  const along = extra === void 0 ? [] : [`extra ${base64(extra)}`];
  return `${[TLOG_PROOF, ...along, `index ${index}`, ...path.map(base64)].join("\n")}

${checkpoint}`;
}

// src/verifying/third-format.ts
var THIRD_FORMAT = "kronika-export/3";
var INCLUSION = { index: isNatural, path: listOf(isHash), checkpoint: isText };
var isInclusion = shape(INCLUSION);
var areDated = listOf(shape({ ...INCLUSION, version: isCount }));
function translated(plain2) {
  const proof = isMembers(plain2) ? plain2["proof"] : void 0;
  if (!isMembers(plain2) || plain2["format"] !== THIRD_FORMAT || !isMembers(proof)) return plain2;
  const { inclusion, dated } = proof;
  if (inclusion !== void 0 && !isInclusion(inclusion)) return void 0;
  if (dated !== void 0 && !areDated(dated)) return void 0;
  const said = { ...proof };
  if (inclusion !== void 0) said["inclusion"] = textOf(inclusion);
  if (dated !== void 0) {
    said["dated"] = dated.map((one2) => ({ version: one2.version, proof: textOf(one2) }));
  }
  return { ...plain2, proof: said };
}
function textOf({ index, path, checkpoint }) {
  return tlogProofText({ index, path: path.map(unhex), checkpoint, extra: void 0 });
}

// src/verifying/document.ts
var DEEPEST = 64;
function readDocument(bytes) {
  let text3;
  try {
    text3 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return found("document", { code: "not-utf8" }, damagedPly(bytes));
  }
  let plain2;
  try {
    plain2 = read(text3);
  } catch (trouble) {
    const code = trouble instanceof InexactError ? "inexact" : "unreadable";
    return found("document", { code, reason: reason(trouble) }, damagedPly(bytes));
  }
  if (tooDeep(plain2)) return found("document", { code: "too-deep", most: DEEPEST });
  const proved = translated(plain2);
  const part = proved === void 0 ? "proof" : misshapen(proved);
  if (part !== void 0) return found("document", { code: "misshapen", part }, damagedPly(bytes));
  const whole3 = proved;
  const [first2, wanted] = [FORMATS[0], FORMATS.at(-1) ?? ""];
  if (!FORMATS.includes(whole3.format)) {
    return found("document", { code: "format", format: whole3.format, wanted });
  }
  const early = whole3.events.find((event) => event.draws !== void 0 || promisesNames(event));
  if (whole3.format === first2 && early !== void 0) {
    const said = { code: "later-member", version: early.version, format: first2 };
    return found("document", said, early.ply);
  }
  const rewritten = canonical(plain2) !== text3;
  return { export: whole3, plain: plain2, bytes: bytes.length, rewritten };
}
function tooDeep(plain2) {
  let level = [plain2];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    level = level.flatMap((one2) => one2 !== null && typeof one2 === "object" ? Object.values(one2) : []);
    level = level.filter((one2) => one2 !== null && typeof one2 === "object");
  }
  return level.length > 0;
}
function misshapen(plain2) {
  if (!isMembers(plain2)) return "document";
  const unknown = Object.keys(plain2).find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== void 0) return unknown;
  return Object.entries(PARTS).find(([name, holds]) => {
    const part = plain2[name];
    return part === void 0 || !holds(part);
  })?.[0];
}

// src/verifying/ml-dsa.ts
var ML_DSA_KEY = 1312;
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

// src/verifying/notes.ts
function textOf2(note) {
  return takenApart(note).text;
}
async function opened(note, keys) {
  const [signer] = await signersOf(note, keys);
  if (signer === void 0) throw nobodyKnown(note);
  return { text: textOf2(note), signer };
}
async function signersOf(note, keys) {
  const { text: text3, signatures: signatures2 } = takenApart(note);
  const signers = [];
  for (const { name, blob } of signatures2) {
    const key = keys.find((one2) => isBy(one2, name, blob));
    if (key === void 0) continue;
    if (!await signed(key.raw, blob.slice(4), utf8(text3))) {
      throw new NoteError(`the signature of ${name} is wrong`);
    }
    signers.push(key);
  }
  return signers;
}
function nobodyKnown(note) {
  const { signatures: signatures2 } = takenApart(note);
  const by = signatures2.map(({ name, blob }) => `${name}+${hex(blob.slice(0, 4))}`).join(", ");
  return new NoteError(`no key that is known here has signed; signed by: ${by}`);
}
function isBy(key, name, blob) {
  return key.name === name && same(key.id, blob.slice(0, 4));
}
function takenApart(note) {
  const end = note.lastIndexOf("\n\n");
  if (end < 0 || !note.endsWith("\n")) {
    throw new NoteError("a note is text, an empty line, and signatures");
  }
  const lines = note.slice(end + 2, -1).split("\n");
  const signatures2 = lines.map((line) => {
    const [, name, encoded] = /^\u2014 (\S+) (\S+)$/.exec(line) ?? [];
    const blob = encoded === void 0 ? void 0 : unbase64(encoded);
    if (name === void 0 || blob === void 0 || blob.length < 5) {
      throw new NoteError("a signature line is a dash, a name, and base64");
    }
    return { name, blob };
  });
  return { text: note.slice(0, end + 1), signatures: signatures2 };
}

// src/verifying/vkeys.ts
var ED25519 = 1;
var COSIGNATURE = 4;
var ML_DSA = 6;
var SIZES = { [ED25519]: 32, [COSIGNATURE]: 32, [ML_DSA]: ML_DSA_KEY };
function keyOf(text3) {
  return vkeyOf(text3, [ED25519]);
}
function witnessOf(text3) {
  return vkeyOf(text3, [COSIGNATURE, ML_DSA]);
}
async function vkeyOf(text3, kinds) {
  const [, name, id, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text3.trim()) ?? [];
  const data = encoded === void 0 ? void 0 : unbase64(encoded);
  const kind2 = kinds.find((one2) => one2 === data?.[0]);
  if (name === void 0 || data === void 0 || kind2 === void 0 || data.length !== 1 + SIZES[kind2]) {
    throw new NoteError(`this is no key that is known here: ${text3.slice(0, 100)}`);
  }
  const key = await named(name, kind2, data.slice(1));
  if (hex(key.id) !== id) throw new NoteError(`the id ${id} is not that of the key`);
  return key;
}
async function renamed(key, name) {
  return name === key.name ? key : named(name, key.kind, key.raw);
}
async function named(name, kind2, raw) {
  const data = joined(Uint8Array.of(kind2), raw);
  const id = (await sha256(name, "\n", data)).slice(0, 4);
  return { name, kind: kind2, id, raw, text: `${name}+${hex(id)}+${base64(data)}` };
}
function shortOf({ name, id }) {
  return `${name}+${hex(id)}`;
}
function kindOf(text3) {
  const [, encoded] = /^[^+\s]+\+[0-9a-f]{8}\+(\S+)$/.exec(text3.trim()) ?? [];
  const kind2 = encoded === void 0 ? void 0 : unbase64(encoded)?.[0];
  return [ED25519, COSIGNATURE, ML_DSA].find((one2) => one2 === kind2);
}

// src/verifying/cosignatures.ts
var LATEST = 253402300800n;
var LABEL = "subtree/v1\n\0";
var ED25519_SIGNATURE = 64;
async function cosignatures(note, keys) {
  return (await signedTrees(note, keys)).filter(({ at }) => at > 0);
}
async function signedTrees(note, keys) {
  const { text: text3, signatures: signatures2 } = takenApart(note);
  const found2 = [];
  for (const { name, blob } of signatures2) {
    const key = keys.find((one2) => isBy(one2, name, blob));
    if (key !== void 0) found2.push(await read2(key, text3, blob));
  }
  return found2;
}
async function cosigned(note, witnesses) {
  const found2 = await cosignatures(note, witnesses);
  return found2.flatMap(({ at, unchecked }) => unchecked ? [] : [at]);
}
async function read2(key, text3, blob) {
  const signature = blob.slice(12);
  const size = key.kind === ML_DSA ? ML_DSA_SIGNATURE : ED25519_SIGNATURE;
  const seconds2 = signature.length === size ? new DataView(blob.buffer).getBigUint64(4) : LATEST;
  const right = seconds2 < LATEST && await isRight(key, text3, seconds2, signature);
  if (right === false) throw new NoteError(`the cosignature of ${key.name} is wrong`);
  return { key, at: Number(seconds2), unchecked: right === void 0 };
}
async function isRight(key, text3, seconds2, signature) {
  if (key.kind !== ML_DSA) return signed(key.raw, signature, utf8(`cosignature/v1
time ${seconds2}
${text3}`));
  return mlDsaSigned(key.raw, signature, cosignedMessage(key.name, seconds2, checkpointIn(text3)));
}
function cosignedMessage(name, seconds2, { origin, size, root }) {
  return joined(LABEL, opaque(name), uint64(seconds2), opaque(origin), uint64(0n), uint64(BigInt(size)), root);
}
function opaque(text3) {
  const bytes = utf8(text3);
  if (bytes.length < 1 || bytes.length > 255) throw new NoteError("a name has 1 to 255 bytes");
  return joined(Uint8Array.of(bytes.length), bytes);
}
function uint64(value) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value);
  return bytes;
}

// src/verifying/logs.ts
var PLACE = /^([1-9]\d{0,14})\/(0|[1-9]\d{0,14})(?:\/epoch\/([1-9]\d{0,14}))?$/;
var EPOCH = /^\/epoch\/([1-9]\d{0,14})$/;
function logOf(origin, name) {
  if (!origin.startsWith(`${name}/log/`)) return void 0;
  const [, count, place, later] = PLACE.exec(origin.slice(name.length + 5)) ?? [];
  if (later === "1" || count === void 0 || Number(place) >= Number(count)) return void 0;
  return { partitions: Number(count), partition: Number(place), epoch: Number(later ?? 1) };
}
function epochOfRoot(origin, name) {
  if (origin === name) return 1;
  const [, epoch] = origin.startsWith(name) && EPOCH.exec(origin.slice(name.length)) || [];
  return epoch === void 0 || epoch === "1" ? void 0 : Number(epoch);
}
async function keysFor(origin, keys) {
  const own = keys.filter(({ name }) => epochOfRoot(origin, name) !== void 0);
  return Promise.all(own.map(async (known) => ({ known, key: await renamed(known, origin) })));
}
function hasGame({ partitions, partition }, game) {
  return crc32(game) % partitions === partition;
}
function crc32(text3) {
  let sum = 4294967295;
  for (const byte of utf8(text3)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum >>> 1 ^ (sum & 1 ? 3988292384 : 0);
  }
  return (sum ^ 4294967295) >>> 0;
}

// src/verifying/heads.ts
async function signedHead(note, keys) {
  const text3 = textOf2(note);
  const checkpoint = checkpointIn(text3);
  const derived = await keysFor(checkpoint.origin, keys);
  const own = (plain2) => derived.map(({ key }) => key).filter(({ kind: kind2 }) => kind2 === ED25519 === plain2);
  const signers = await signersOf(note, own(true));
  const timed = await signedTrees(note, own(false));
  const by = signers[0] ?? timed.find((one2) => !one2.unchecked)?.key;
  const signer = derived.find(({ key }) => key.text === by?.text)?.known;
  return { text: text3, checkpoint, signer, unchecked: timed.some((one2) => one2.unchecked) };
}

// src/verifying/merkle.ts
var LEAF = Uint8Array.of(0);
var NODE = Uint8Array.of(1);
var SIZE = 32;
async function leafHash(data) {
  return sha256(LEAF, data);
}
async function isIncluded(leaf, index, size, path, top) {
  const hashes = [leaf, top, ...path];
  if (index < 0 || index >= size || hashes.some(({ length }) => length !== SIZE)) return false;
  let inner = BigInt(index);
  let last = BigInt(size) - 1n;
  let hash = leaf;
  for (const step2 of path) {
    if (last === 0n) return false;
    if (inner % 2n === 1n || inner === last) {
      hash = await sha256(NODE, step2, hash);
      while (inner % 2n === 0n && inner !== 0n) [inner, last] = [inner >> 1n, last >> 1n];
    } else {
      hash = await sha256(NODE, hash, step2);
    }
    [inner, last] = [inner >> 1n, last >> 1n];
  }
  return last === 0n && same(hash, top);
}

// src/verifying/inclusion.ts
function twoStepsIn(text3) {
  const outer = tlogProofIn(text3);
  if (outer.extra === void 0) throw new NoteError("the proof does not bring its first step along");
  const inner = tlogProofIn(textIn(outer.extra));
  if (inner.extra === void 0) throw new NoteError("the proof does not bring the entry along");
  return { outer, inner, entry: textIn(inner.extra) };
}
async function placed(text3, format, keys, entry) {
  if (format === THIRD_FORMAT) return placedAlone(tlogProofIn(text3), keys, entry);
  const steps2 = twoStepsIn(text3);
  const { signer, unchecked } = await signedHead(steps2.outer.checkpoint, keys);
  if (signer === void 0) throw nobodyKnown(steps2.outer.checkpoint);
  const { partition, root, linked, rooted } = await stepsOf(steps2);
  const log = logOf(partition.origin, signer.name);
  const own = log !== void 0 && log.epoch === epochOfRoot(root.origin, signer.name);
  const held = linked && rooted && steps2.entry === entry;
  return { signer, unchecked, partition, log: own ? log : void 0, held };
}
async function placedAlone(proof, keys, entry) {
  const { text: text3, signer } = await opened(proof.checkpoint, keys);
  const partition = checkpointIn(text3);
  const held = await isUnder(partition, proof, utf8(entry));
  return { signer, unchecked: false, partition, log: logOf(partition.origin, signer.name), held };
}
function faultOf({ log, held }, game) {
  if (log === void 0 || !hasGame(log, game)) return "other-log";
  return held ? void 0 : "not-included";
}
async function stepsOf({ outer, inner, entry }) {
  const partition = bareCheckpoint(inner.checkpoint);
  const root = checkpointIn(textOf2(outer.checkpoint));
  const linked = await isUnder(partition, inner, utf8(entry));
  return { partition, root, linked, rooted: await isUnder(root, outer, utf8(inner.checkpoint)) };
}
function bareCheckpoint(text3) {
  if (text3.split("\n").length !== 4 || !text3.endsWith("\n")) {
    throw new NoteError("the checkpoint of a partition has three lines");
  }
  return checkpointIn(text3);
}
async function isUnder({ size, root }, { index, path }, leaf) {
  return isIncluded(await leafHash(leaf), index, size, path, root);
}
function textIn(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new NoteError("a step of the proof is no text");
  }
}

// src/verifying/terms.ts
var TIME2 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z$/;
async function termsOf(known, notes) {
  const said = await Promise.all([...new Set(notes)].map(read3));
  const endorsements = said.filter((one2) => "fresh" in one2).sort(byTime);
  const revocations = said.filter((one2) => "by" in one2);
  if (new Set(endorsements.map(({ old }) => old.text)).size < endorsements.length) {
    throw new NoteError("a key has endorsed two others");
  }
  const ends = /* @__PURE__ */ new Map();
  const end = (key, since) => ends.set(key.text, sooner(ends.get(key.text) ?? null, since) ?? since);
  for (const { key, by, since } of revocations) if (key.text === by.text) end(key, since);
  const found2 = new Map(
    known.map((key) => [key.text, { key, since: null, until: null }])
  );
  for (; ; ) {
    const next = endorsements.findIndex(({ old: old2 }) => found2.has(old2.text));
    const [one2] = next < 0 ? [] : endorsements.splice(next, 1);
    if (one2 === void 0) break;
    const { old, fresh, since, until } = one2;
    const term = found2.get(old.text);
    const last = sooner(term.until, ends.get(old.text) ?? null);
    if (term.since !== null && full(since) < full(term.since)) continue;
    if (last !== null && full(last) < full(since)) continue;
    found2.set(old.text, { ...term, until });
    if (!found2.has(fresh.text)) found2.set(fresh.text, { key: fresh, since, until: null });
    for (const given of revocations) {
      const heir = given.key.text === old.text && given.by.text === fresh.text;
      if (heir && full(given.since) >= full(since)) end(old, given.since);
    }
  }
  return [...found2.values()].map((term) => ({
    ...term,
    until: sooner(term.until, ends.get(term.key.text) ?? null)
  }));
}
function expired({ until }, at) {
  return until !== null && full(at) > full(until);
}
function byTime(one2, other) {
  const [a, b] = [one2, other].map(({ since, fresh }) => `${full(since)} ${fresh.text}`);
  return (a ?? "") < (b ?? "") ? -1 : 1;
}
function sooner(one2, other) {
  if (one2 === null || other === null) return one2 ?? other;
  return full(other) < full(one2) ? other : one2;
}
async function read3(note) {
  const [kind2, first2, second, ...times] = textOf2(note).slice(0, -1).split("\n");
  const [since, until] = times;
  if (!times.every((one3) => TIME2.test(one3)) || first2 === void 0 || second === void 0) {
    throw new NoteError(`this says nothing about keys that is known here: ${kind2}`);
  }
  const [one2, other] = [await keyOf(first2), await keyOf(second)];
  if (kind2 === "kronika/key-endorsement/1" && times.length === 2 && since && until) {
    if (full(until) < full(since)) {
      throw new NoteError("a key ends before the one that follows it begins");
    }
    await opened(note, [one2]);
    await opened(note, [other]);
    return { old: one2, fresh: other, since, until };
  }
  if (kind2 === "kronika/key-revocation/1" && times.length === 1 && since) {
    await opened(note, [other]);
    return { key: one2, by: other, since };
  }
  throw new NoteError(`this says nothing about keys that is known here: ${kind2}`);
}

// src/verifying/epochs.ts
var KIND = "kronika/epoch/1";
var TIME3 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z$/;
var HASH2 = /^[0-9a-f]{64}$/;
var LONGEST_REASON = 500;
async function epochsOf(notes, terms2) {
  const found2 = /* @__PURE__ */ new Map();
  for (const one2 of await Promise.all(notes.map((note) => read4(note, terms2)))) {
    const known = found2.get(one2.number) ?? one2;
    if (known.text !== one2.text) throw new NoteError(`two notes say other things of epoch ${one2.number}`);
    found2.set(one2.number, known);
  }
  const epochs = [...found2.values()].sort((one2, other) => one2.number - other.number);
  epochs.forEach((one2, index) => {
    const before = epochs[index - 1];
    if (one2.number !== index + 2) throw new NoteError("the note of an epoch is missing");
    if (before !== void 0 && full(one2.since) < full(before.since)) {
      throw new NoteError("an epoch begins before the one that it follows");
    }
  });
  return epochs;
}
async function explanation(epochs, game, at, instead) {
  const hashed = hex(await sha256("kronika/game/1\n", game));
  const earliest = [at, instead ?? at].map(full).sort()[0] ?? "";
  return epochs.find(({ since, count, games, logs }) => {
    if (full(at) > full(since)) return false;
    if (games.length > 0 ? !games.includes(hashed) : count === 0) return false;
    const own = logs.filter(({ place }) => place !== void 0 && hasGame(place, game));
    return own.every(({ from }) => from === null || full(from) <= earliest);
  });
}
async function read4(note, terms2) {
  const { text: text3, signer } = await opened(note, terms2.map(({ key }) => key));
  const [kind2, name, number, since, reason2, ...lines] = text3.slice(0, -1).split("\n");
  if (kind2 !== KIND || name !== signer.name || number === void 0 || reason2 === void 0) {
    throw new NoteError("this is no note of this service about an epoch");
  }
  const length = [...reason2].length;
  if (length < 1 || length > LONGEST_REASON) throw new NoteError("an epoch has a reason");
  const term = terms2.find(({ key }) => key.text === signer.text);
  const begun = time(since ?? "");
  if (term !== void 0 && expired(term, begun)) throw new NoteError("the key of an epoch has ended");
  const named2 = lines.filter((line) => line.startsWith("game"));
  const [counted2 = "", ...games] = named2.map((line) => line.replace(/^games? /, ""));
  const count = counted2 === "unknown" ? void 0 : whole(counted2);
  if (!games.every((game) => HASH2.test(game)) || games.length > 0 && games.length !== count) {
    throw new NoteError("the note of an epoch names other games than it counts");
  }
  const logs = lines.slice(named2.length).map((line) => oldLog(line, name, whole(number)));
  const said = [KIND, name, whole(number), begun, reason2, `games ${count ?? "unknown"}`];
  const more = [...games.map((game) => `game ${game}`), ...logs.map(({ line }) => line)];
  if (`${[...said, ...more].join("\n")}
` !== text3) {
    throw new NoteError("the note of an epoch is not spelt as it has to be");
  }
  return { number: whole(number), since: begun, reason: reason2, count, games, logs, text: text3 };
}
function oldLog(line, name, before) {
  const [tag, origin = "", size = "", root = "", kept = "", from = "", ...more] = line.split(" ");
  const place = logOf(origin, name);
  const epoch = place?.epoch ?? epochOfRoot(origin, name);
  const hash = unbase64(root);
  if (tag !== "log" || epoch === void 0 || hash?.length !== 32 || more.length > 0) {
    throw new NoteError(`${origin} is no log of this service`);
  }
  if (whole(kept) > whole(size)) throw new NoteError(`${origin} cannot have kept more than it had`);
  if (place === void 0 && (kept !== "0" || from !== "-")) {
    throw new NoteError(`nothing of ${origin} is kept, as a root log begins anew`);
  }
  if (epoch >= before) throw new NoteError("an epoch speaks of older logs");
  const lost = from === "-" ? null : time(from);
  const spelt = `log ${origin} ${whole(size)} ${base64(hash)} ${whole(kept)} ${lost ?? "-"}`;
  return { place, from: lost, line: spelt };
}
function whole(text3) {
  if (!/^(?:0|[1-9]\d{0,14})$/.test(text3)) throw new NoteError(`${text3} is no number`);
  return Number(text3);
}
function time(text3) {
  if (!TIME3.test(text3)) throw new NoteError(`${text3} is no time in UTC`);
  return text3;
}

// src/verifying/signatures.ts
async function digestOf(plain2) {
  const { seal: _, ...unsealed } = plain2;
  return hex(await sha256("kronika/export/1\n", canonical(unsealed)));
}
async function brokenSeal(plain2, terms2, at) {
  try {
    const { text: text3, signer } = await opened(String(plain2["seal"]), keysOf(terms2));
    if (text3 !== `${signer.name}/export
${await digestOf(plain2)}
`) {
      return [found("seal", { code: "other-document" })];
    }
    return tooLate("seal", signer, terms2, at);
  } catch (trouble) {
    return [unsigned("seal", trouble)];
  }
}
async function brokenReceipt(whole3, receipt, terms2, epochs = []) {
  const { ply: ply2, version } = receipt;
  const findings = [];
  try {
    const signer = await receipted(receipt, keysOf(terms2));
    findings.push(...tooLate("receipts", signer, terms2, receipt.at, ply2));
  } catch (trouble) {
    return [unsigned("receipts", trouble)];
  }
  const code = contradiction(whole3, receipt);
  if (code === void 0) return findings;
  const instead = whole3.events[version - 1]?.at;
  const epoch = code === "other-game" ? void 0 : await explanation(epochs, receipt.game, receipt.at, instead);
  if (epoch === void 0) return [...findings, found("receipts", { code, version }, ply2, version)];
  const { number, since, reason: why } = epoch;
  return [...findings, { lost: { code: "lost", before: number - 1, epoch: number, since, why }, ply: ply2 }];
}
async function receipted(receipt, keys) {
  const { index, path, note, ...said } = receipt;
  const { text: text3, signer } = await opened(note, keys);
  const [kind2, ...tree] = text3.split("\n");
  if (kind2 !== "kronika/receipts/1") throw new NoteError(`signed as ${kind2}, not as a receipt`);
  if (tree[0] !== signer.name || tree[3] !== "" || tree.length > 4) {
    throw new NoteError("a receipt is signed by name, with a size and a root");
  }
  const { size, root } = checkpointIn(tree.join("\n"));
  const leaf = await leafHash(canonical(said));
  if (!await isIncluded(leaf, index, size, path.map(unhex), root)) {
    throw new NoteError("the receipt says something else than what was signed");
  }
  return signer;
}
function contradiction({ game, events }, receipt) {
  if (receipt.game !== game["id"]) return "other-game";
  const event = events[receipt.version - 1];
  if (event === void 0) return "not-there";
  if (event.hash !== receipt.head) return "other-history";
  return event.at === receipt.at && event.ply === receipt.ply ? void 0 : "other-moment";
}
function lastEntry({ game, events }) {
  return linkEntry(String(game["id"]), events.at(-1));
}
async function linkEntry(game, last) {
  const hashed = hex(await sha256("kronika/game/1\n", game));
  return canonical({ game: hashed, head: last?.hash ?? "", version: last?.version ?? 0 });
}
async function inclusionIn(whole3, { terms: terms2, lasting, witnesses, epochs }) {
  const { format, proof: { inclusion } } = whole3;
  const last = whole3.events.at(-1);
  if (inclusion === void 0 || last === void 0) return { findings: [], cosigners: [], unchecked: false };
  const game = String(whole3.game["id"]);
  try {
    const where = await placed(inclusion, format, [...keysOf(terms2), ...lasting], await linkEntry(game, last));
    const seen2 = await cosignatures(tlogProofIn(inclusion).checkpoint, await Promise.all(witnesses.map(witnessOf)));
    const { origin } = where.partition;
    const findings = tooLate("checkpoint", where.signer, terms2, last.at);
    const epoch = logOf(origin, where.signer.name)?.epoch ?? 1;
    if (epoch > epochs.length + 1) findings.push(found("epochs", { code: "untold", origin }));
    const code = faultOf(where, game);
    if (code !== void 0) findings.push(found("checkpoint", { code, origin }));
    const cosigners = seen2.filter((one2) => !one2.unchecked).map(({ key }) => key.name);
    return { findings, cosigners, unchecked: where.unchecked };
  } catch (trouble) {
    return { findings: [unsigned("checkpoint", trouble)], cosigners: [], unchecked: false };
  }
}
function keysOf(terms2) {
  return terms2.map(({ key }) => key);
}
function tooLate(check, signer, terms2, at, ply2) {
  const term = terms2.find(({ key }) => key.text === signer.text);
  if (term === void 0 || !expired(term, at)) return [];
  return [found(check, { code: "expired", key: shortOf(signer), at, until: term.until ?? "" }, ply2)];
}
function unsigned(check, trouble) {
  return found(check, { code: "unsigned", reason: reason(trouble) });
}

// src/verifying/exhibits.ts
var NONE = Promise.resolve([]);
function exhibitsOf(name, document) {
  const { export: whole3, plain: plain2 } = document;
  const { proof } = whole3;
  switch (name) {
    case "document":
      return Promise.resolve([
        { name: "bytes", value: String(document.bytes) },
        { name: "format", value: whole3.format }
      ]);
    case "chain":
      return genesis(whole3).then((value) => [
        { name: "genesis", value },
        { name: "head", value: whole3.events.at(-1)?.hash ?? "" }
      ]);
    case "seed":
      return seeds(whole3);
    case "salts":
      return proof.seed === void 0 ? NONE : saltKey(proof.seed);
    case "draws":
      return proof.seed === void 0 ? NONE : drawing(whole3, proof.seed);
    case "keys":
      return Promise.resolve([
        ...proof.keys.map((value) => ({ name: "key", value })),
        ...(proof.key_notes ?? []).map((value) => ({ name: "note", value }))
      ]);
    case "seal":
      return digestOf(plain2).then((value) => [
        { name: "digest", value },
        { name: "note", value: whole3.seal }
      ]);
    case "receipts": {
      if (proof.receipt === void 0) return NONE;
      const { note, index: _, path, ...said } = proof.receipt;
      return Promise.resolve([
        { name: "statement", value: canonical(said) },
        { name: "path", value: path.join("\n") },
        { name: "note", value: note }
      ]);
    }
    case "checkpoint":
      return included(whole3);
    default:
      return NONE;
  }
}
async function seeds({ proof }) {
  const committed = { name: "commitment", value: proof.commitment };
  if (proof.seed === void 0) return [committed];
  const hash = await seedCommitment(unhex(proof.seed));
  return [{ name: "seed", value: proof.seed }, { name: "hash", value: hash }, committed];
}
async function saltKey(seed) {
  const key = await (await mac(unhex(seed)))("kronika/salts/1\n");
  return [{ name: "salt-key", value: hex(key) }];
}
async function drawing({ events }, seed) {
  const entropies = entropiesOf(events);
  return [
    { name: "entropies", value: canonical(entropies) },
    { name: "drawing-seed", value: hex(await drawingSeed(unhex(seed), entropies)) }
  ];
}
async function included(whole3) {
  const { inclusion } = whole3.proof;
  if (inclusion === void 0) return [];
  return [
    { name: "leaf", value: await lastEntry(whole3) },
    { name: "inclusion", value: inclusion },
    ...innerOf(inclusion).map((value) => ({ name: "first-step", value }))
  ];
}
function innerOf(inclusion) {
  try {
    return [tlogProofText(twoStepsIn(inclusion).inner)];
  } catch {
    return [];
  }
}

// src/verifying/facts.ts
var plain = (fits) => (value, path) => fits(value) ? void 0 : { code: "other-type", member: path };
var text = plain((value) => typeof value === "string");
var within = (least, most = Infinity) => plain((value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most);
var long = (least, most) => plain((value) => typeof value === "string" && [...value].length >= least && [...value].length <= most);
var like = (pattern) => plain((value) => typeof value === "string" && pattern.test(value));
var points = plain((value) => typeof value === "number");
var one = (...names) => plain((value) => typeof value === "string" && names.includes(value));
var truth = plain((value) => typeof value === "boolean");
var nothing = plain((value) => value === null);
var anything = plain(() => true);
var maybe = (kind2) => (value, path) => value === null ? void 0 : kind2(value, path);
var list = (kind2) => (value, path) => Array.isArray(value) ? first(value.map((item, index) => kind2(item, `${path}/${index}`))) : { code: "other-type", member: path };
function members(names, tag) {
  const own = tag === void 0 ? names : { ...names, type: one(tag) };
  const known = new Map(Object.entries(own).map(([name, kind2]) => [name.replace("?", ""), kind2]));
  const needed = Object.keys(own).filter((name) => !name.endsWith("?"));
  return (value, path) => {
    if (!isMembers(value)) return { code: "other-type", member: path };
    const odd = Object.keys(value).filter((name) => !known.has(name)).sort()[0];
    if (odd !== void 0) return { code: "unknown-member", member: `${path}/${odd}` };
    const missing2 = needed.find((name) => !Object.hasOwn(value, name));
    if (missing2 !== void 0) return { code: "missing-member", member: `${path}/${missing2}` };
    return first(Object.entries(value).map(([name, item]) => known.get(name)?.(item, `${path}/${name}`)));
  };
}
var either = (...kinds) => (value, path) => {
  const misfits = kinds.map((kind2) => kind2(value, path));
  if (misfits.includes(void 0)) return void 0;
  return misfits.find((found2) => found2?.member !== `${path}/type`) ?? misfits[0];
};
function first(found2) {
  return found2.find((misfit2) => misfit2 !== void 0);
}
var seat = within(0);
var ply = within(0);
var dispute = within(1);
var decision = within(1);
var whole2 = within(-Infinity);
var kind = long(1, 64);
var standing = {
  rank: whole2,
  points,
  breakdown: list(members({ label: text, points })),
  tie_break: list(whole2)
};
var proposal = either(
  members({ to: ply }, "take-back"),
  members({ hours: within(1, 2160) }, "pause"),
  members({}, "resume"),
  members({}, "call-off")
);
var remedy = either(members({ to: ply }, "rewind"), members({}, "annul"));
var seconds = within(1, 366 * 86400);
var pace = either(
  members({ seconds }, "per-move"),
  members({ seconds, increment: within(0, 86400) }, "total")
);
var timeOfDay = like(/^([01]\d|2[0-3]):[0-5]\d$/);
var clock = members({
  pace,
  window: maybe(members({ opens: timeOfDay, closes: timeOfDay, zone: long(0, 64) })),
  on_expiry: one("default-command", "loss")
});
var terms = members({
  clock: maybe(clock),
  on_dispute: one("go-on", "pause"),
  takebacks: one("never", "own", "consent"),
  "hints?": truth
});
var frame = members({ id: decision, seat: maybe(seat), step: nothing, lane: whole2 });
var KINDS = {
  "table.game-opened": { title: text, ruleset: text, seats: within(1, 100), options: anything },
  "table.terms-set": { terms },
  "table.game-descended": { how: one("fork", "import", "rematch"), game: text, ply, head: maybe(text) },
  "table.chance-committed": { commitment: text, "draws?": one("named") },
  "table.seat-taken": { seat, by: one("person", "bot"), bot: maybe(text) },
  "table.entropy-committed": { seat, commitment: text },
  "table.entropy-given": { seat, entropy: text },
  "table.entropy-withheld": { seat },
  "table.seat-left": { seat },
  "table.game-started": { "checkpoint?": text },
  "table.proposed": { seat, proposal },
  "table.agreed": { seat },
  "table.declined": { seat },
  "table.paused": { why: one("agreed", "dispute"), until: maybe(text) },
  "table.resumed": { why: one("agreed", "dispute") },
  "table.pass-ordered": { seat, kind, until: one("turn", "end"), turns: whole2 },
  "table.pass-withdrawn": { seat, kind },
  "table.pass-played": { seat, kind, decision },
  "table.preferences-set": { seat, forced: truth },
  "table.forced-played": { seat, decision },
  "table.time-expired": { seat, decision, "checkpoint?": text },
  "table.time-credited": { seats: list(seat), seconds: within(0), downtime: within(1), why: one("downtime") },
  "table.rewound": {
    to: ply,
    version: within(1),
    why: one("takeback", "agreed", "ruling"),
    agenda: members({ frames: list(frame), next_id: decision }),
    seat: maybe(seat)
  },
  "table.dispute-opened": { dispute, seat, complaint: text, ply: maybe(ply), refusal: maybe(text) },
  "table.dispute-dismissed": { dispute, ruling: text },
  "table.dispute-upheld": { dispute, ruling: text, remedy: maybe(remedy) },
  "table.dispute-withdrawn": { dispute },
  "table.seat-forfeited": { seat, why: one("resigned", "time"), stand_in: maybe(text) },
  "table.game-finished": {
    result: members({
      standings: list(members({ seat, ...standing })),
      automata: list(members({ name: text, ...standing }))
    })
  },
  "table.game-voided": { why: one("abandoned", "ruling", "administrator"), "reason?": text }
};
var FACTS = new Map(
  Object.entries(KINDS).map(([type, names]) => [type, members(names, type)])
);
function isTable(type) {
  return type.startsWith("table.");
}
function factOf(data) {
  const found2 = misfitOf(data);
  if (found2 !== void 0) throw new Error(`${found2.code} at ${found2.member}`);
  return data;
}
function misfitOf(data) {
  const fits = FACTS.get(String(data["type"]));
  return fits === void 0 ? { code: "other-type", member: "/type" } : fits(data, "");
}

// src/verifying/table.ts
var NO_TERMS = { clock: null, on_dispute: "go-on", takebacks: "consent" };
function evolved(table, fact, ply2) {
  if (fact.type === "table.game-opened") return opened2(fact);
  if (table === void 0) throw new Error("a log begins with the opening of the table");
  switch (fact.type) {
    case "table.terms-set":
      return { ...table, terms: fact.terms };
    case "table.game-descended":
      return { ...table, descent: fact };
    case "table.chance-committed":
      return { ...table, commitment: fact.commitment };
    case "table.seat-taken":
      return onSeat(table, fact.seat, { bot: fact.bot ?? null });
    case "table.seat-left":
      return onSeat(table, fact.seat, null);
    case "table.entropy-committed":
      return onSeat(table, fact.seat, { ...takenBy(table, fact.seat), commitment: fact.commitment });
    case "table.entropy-given":
      return onSeat(table, fact.seat, { ...takenBy(table, fact.seat), entropy: fact.entropy });
    case "table.entropy-withheld":
      return onSeat(table, fact.seat, { ...takenBy(table, fact.seat), withheld: true });
    case "table.game-started":
      return { ...table, started: true };
    case "table.proposed": {
      const { seat: seat2, proposal: proposal2 } = fact;
      const number = table.proposals + 1;
      return { ...table, proposals: number, proposal: { number, seat: seat2, proposal: proposal2, ply: ply2, agreed: [seat2] } };
    }
    case "table.declined":
      return { ...table, proposal: null };
    case "table.agreed":
      return { ...table, proposal: withYes(table.proposal, fact.seat) };
    case "table.paused": {
      const pause = { why: fact.why, until: fact.until ?? null };
      return { ...table, pauses: [...table.pauses, pause], proposal: null };
    }
    case "table.resumed":
      return { ...table, pauses: table.pauses.filter(({ why }) => why !== fact.why), proposal: null };
    case "table.pass-ordered":
      return { ...table, passes: [...without(table, fact), { seat: fact.seat, kind: fact.kind }] };
    case "table.pass-withdrawn":
      return { ...table, passes: without(table, fact) };
    case "table.preferences-set": {
      const others = table.forced.filter((seat2) => seat2 !== fact.seat);
      return { ...table, forced: fact.forced ? [...others, fact.seat] : others };
    }
    case "table.rewound": {
      const proposals = table.proposals + (fact.why === "takeback" && fact.seat != null ? 1 : 0);
      return { ...table, rewinds: [...table.rewinds, { at: ply2, to: fact.to }], proposals, proposal: null };
    }
    case "table.dispute-opened": {
      const { dispute: number, seat: seat2 } = fact;
      const opened3 = { number, seat: seat2, ply: fact.ply ?? null, refusal: fact.refusal ?? null };
      return { ...table, disputes: [...table.disputes, { ...opened3, status: "open" }] };
    }
    case "table.dispute-dismissed":
      return decided(table, fact.dispute, "dismissed");
    case "table.dispute-upheld":
      return decided(table, fact.dispute, "upheld");
    case "table.dispute-withdrawn":
      return decided(table, fact.dispute, "withdrawn");
    case "table.seat-forfeited":
      return forfeited(table, fact);
    case "table.game-finished":
      return { ...table, result: fact.result, proposal: null };
    case "table.game-voided":
      return { ...table, voided: { why: fact.why, reason: fact.reason ?? null }, proposal: null };
    default:
      return table;
  }
}
function personsAt({ seats, forfeits }) {
  return [...seats.keys()].filter((seat2) => {
    const taken = seats[seat2];
    return taken != null && taken.bot === null && !forfeits.some((one2) => one2.seat === seat2);
  });
}
function isOver({ result, voided: voided2 }) {
  return result !== null || voided2 !== null;
}
function untold({ seats }) {
  return [...seats.keys()].filter((seat2) => {
    const taken = seats[seat2];
    return taken?.commitment && taken.entropy === void 0 && !taken.withheld;
  });
}
function takenOver({ descent }) {
  return descent?.how === "fork" ? descent.ply ?? 0 : -1;
}
function standing2({ proposal: proposal2 }, ply2) {
  return proposal2?.proposal.type === "take-back" && proposal2.ply !== ply2 ? null : proposal2;
}
function lineOf(rewinds, last) {
  const stretches = [];
  let tip = last;
  for (const { at, to } of rewinds.toReversed()) {
    if (at > tip) continue;
    if (at < tip) stretches.push([at + 1, tip]);
    tip = to;
  }
  return [[0, tip], ...stretches.reverse()];
}
function undone(rewinds, last, to) {
  return lineOf(rewinds, last).flatMap(([first2, end]) => {
    const begin = Math.max(first2, to + 1);
    return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => begin + index);
  });
}
function conceded(seats, forfeits) {
  const lost = forfeits.map(({ seat: seat2 }) => seat2);
  const all = Array.from({ length: seats }, (_, seat2) => seat2);
  const kept = all.filter((seat2) => !lost.includes(seat2));
  const ranked = (seat2, rank) => ({ seat: seat2, rank, points: 0, breakdown: [], tie_break: [] });
  const behind2 = lost.toReversed().map((seat2, place) => ranked(seat2, kept.length + 1 + place));
  const standings = [...kept.map((seat2) => ranked(seat2, 1)), ...behind2];
  return { standings: lost.length > 0 ? standings : all.map((seat2) => ranked(seat2, 1)), automata: [] };
}
function opened2(fact) {
  return {
    title: fact.title,
    ruleset: fact.ruleset,
    options: fact.options,
    seats: Array.from({ length: Math.max(0, fact.seats) }, () => null),
    commitment: null,
    terms: NO_TERMS,
    descent: null,
    started: false,
    proposals: 0,
    proposal: null,
    pauses: [],
    rewinds: [],
    disputes: [],
    forfeits: [],
    passes: [],
    forced: [],
    result: null,
    voided: null
  };
}
function takenBy({ seats }, seat2) {
  const taken = seats[seat2];
  if (taken === void 0) throw new Error(`there is no seat ${seat2}`);
  return taken ?? { bot: null };
}
function onSeat(table, seat2, taken) {
  return { ...table, seats: table.seats.map((one2, index) => index === seat2 ? taken : one2) };
}
function withYes(proposal2, seat2) {
  if (proposal2 === null || proposal2.agreed.includes(seat2)) return proposal2;
  return { ...proposal2, agreed: [...proposal2.agreed, seat2] };
}
function without({ passes }, fact) {
  return passes.filter(({ seat: seat2, kind: kind2 }) => seat2 !== fact.seat || kind2 !== fact.kind);
}
function decided(table, number, status) {
  const disputes = table.disputes.map((one2) => one2.number === number ? { ...one2, status } : one2);
  return { ...table, disputes };
}
function forfeited(table, fact) {
  const { seat: seat2, why, stand_in: bot } = fact;
  const taken = takenBy(table, seat2);
  const passes = table.passes.filter((one2) => one2.seat !== seat2);
  const forced = table.forced.filter((one2) => one2 !== seat2);
  const forfeits = [...table.forfeits, { seat: seat2, why }];
  const after = { ...table, forfeits, proposal: null, passes, forced };
  return bot == null ? after : onSeat(after, seat2, { ...taken, bot });
}

// src/verifying/proposing.ts
function propose(table, seat2, proposal2, ply2) {
  const refused = notPlaying(table, seat2);
  if (refused !== void 0) return refused;
  const known = standing2(table, ply2);
  if (known !== null) {
    const again = known.seat === seat2 && canonical(known.proposal) === canonical(proposal2);
    return again ? "again" : "KR-TABLE-03";
  }
  const paused = table.pauses.some(({ why }) => why === "agreed");
  if (proposal2.type === "take-back") return untakeable(table, proposal2.to, ply2);
  if (proposal2.type === "pause" && paused) return "KR-TABLE-07";
  return proposal2.type === "resume" && !paused ? "KR-TABLE-07" : void 0;
}
function agree(table, seat2, ply2) {
  const known = asked(table, seat2, ply2);
  if (typeof known === "string") return known;
  return known.agreed.includes(seat2) ? "again" : void 0;
}
function decline(table, seat2, ply2) {
  const known = asked(table, seat2, ply2);
  return typeof known === "string" ? known : void 0;
}
function takeBack(table, seat2, to, ply2) {
  return notPlaying(table, seat2) ?? untakeable(table, to, ply2);
}
function unanimous(table) {
  const { proposal: proposal2 } = table;
  return proposal2 !== null && personsAt(table).every((seat2) => proposal2.agreed.includes(seat2));
}
function asked(table, seat2, ply2) {
  const refused = notPlaying(table, seat2);
  if (refused !== void 0) return refused;
  return standing2(table, ply2) ?? (table.proposal === null ? "KR-TABLE-04" : "KR-TABLE-10");
}
function notPlaying(table, seat2) {
  if (!table.started || isOver(table)) return "KR-TABLE-01";
  return personsAt(table).includes(seat2) ? void 0 : "KR-TABLE-02";
}
function untakeable(table, to, ply2) {
  if (table.terms.takebacks === "never") return "KR-TABLE-05";
  const stretches = lineOf(table.rewinds, ply2);
  const last = stretches.at(-1)?.[1] ?? 0;
  const inForce = stretches.some(([first2, end]) => first2 <= to && to <= end);
  return to >= last || !inForce ? "KR-TABLE-06" : void 0;
}

// src/verifying/effects.ts
function owed(cause, table) {
  switch (cause.type) {
    case "table.proposed":
    case "table.agreed":
      return unanimous(table) ? agreedOn(table) : void 0;
    case "table.dispute-opened": {
      const stands = isOver(table) || table.pauses.some(({ why }) => why === "dispute");
      return table.terms.on_dispute === "pause" && !stands ? { what: "paused", why: "dispute" } : void 0;
    }
    case "table.dispute-upheld":
      return remedied(cause.remedy ?? null);
    case "table.time-expired":
      return { what: "late", seat: cause.seat };
    case "table.pass-played":
      return { what: "pass", seat: cause.seat };
    case "table.forced-played":
      return { what: "forced", seat: cause.seat };
    case "table.seat-forfeited":
      return cause.stand_in == null ? { what: "finished", result: outcome(conceded(table.seats.length, table.forfeits)) } : void 0;
    default:
      return void 0;
  }
}
function effectOf(fact) {
  switch (fact.type) {
    case "table.rewound":
      return fact.why === "takeback" ? void 0 : { what: "rewound", why: fact.why, to: fact.to };
    case "table.paused":
      return { what: "paused", why: fact.why };
    case "table.resumed":
      return fact.why === "agreed" ? { what: "resumed" } : void 0;
    case "table.game-voided":
      return fact.why === "administrator" ? void 0 : { what: "voided", why: fact.why };
    case "table.game-finished":
      return { what: "finished", result: outcome(fact.result) };
    case "table.seat-forfeited":
      return fact.why === "time" ? { what: "late", seat: fact.seat } : void 0;
    default:
      return void 0;
  }
}
function sameEffect(one2, other) {
  if (one2 === void 0 || other === void 0) return one2 === other;
  const { what, why, to, seat: seat2, result } = one2;
  return what === other.what && why === other.why && to === other.to && seat2 === other.seat && result === other.result;
}
function outcome({ standings, automata = [] }) {
  const ranks = standings.map(({ seat: seat2, rank, points: points2, breakdown, tie_break = [] }) => [seat2, rank, points2, breakdown, tie_break]);
  return JSON.stringify([ranks, automata]);
}
function agreedOn({ proposal: proposal2 }) {
  switch (proposal2?.proposal.type) {
    case "take-back":
      return { what: "rewound", why: "agreed", to: proposal2.proposal.to };
    case "pause":
      return { what: "paused", why: "agreed" };
    case "resume":
      return { what: "resumed" };
    case "call-off":
      return { what: "voided", why: "abandoned" };
    default:
      return void 0;
  }
}
function remedied(remedy2) {
  if (remedy2 === null) return void 0;
  if (remedy2.type === "rewind") return { what: "rewound", why: "ruling", to: remedy2.to };
  return { what: "voided", why: "ruling" };
}

// src/verifying/sitting.ts
var AROUND = 6e4;
var HOUR = 36e5;
async function beforeStart(table, fact, previous) {
  if (table === void 0 || fact.type === "table.game-opened") {
    return unless(table === void 0 && fact.type === "table.game-opened", "opened");
  }
  const closing = fact.type === "table.game-voided" && fact.why !== "ruling";
  const left = previous?.type === "table.seat-left";
  const empty = table.commitment === null && table.seats.every((one2) => one2 === null);
  if (left && personsAt(table).length === 0 && !closing) return "not-closed";
  const withheld = previous?.type === "table.entropy-withheld";
  if (withheld && fact.type !== "table.entropy-withheld" && fact.type !== "table.game-started") {
    return "not-started";
  }
  if (isOver(table)) return "closed";
  switch (fact.type) {
    case "table.terms-set":
      return unless(previous?.type === "table.game-opened", "terms-later");
    case "table.game-descended":
      return unless(empty && table.descent === null, "descended-later");
    case "table.chance-committed":
      return unless(empty, "committed-later");
    case "table.seat-taken":
    case "table.seat-left":
      return sitting(table, fact);
    case "table.entropy-committed":
    case "table.entropy-given":
    case "table.entropy-withheld":
      return entropy(table, fact, previous);
    case "table.game-started":
      if (table.seats.includes(null)) return "seats-open";
      return unless(untold(table).length === 0, "text-missing");
    case "table.game-voided":
      if (fact.why === "administrator") return void 0;
      return closing ? unless(personsAt(table).length > 0 || left, "nobody-there") : "before-start";
    default:
      return "before-start";
  }
}
function underWay(table, fact, ply2, at) {
  const afterwards = fact.type.startsWith("table.dispute-") || fact.type === "table.game-voided";
  if (isOver(table) && !afterwards) return "over";
  const persons = personsAt(table);
  switch (fact.type) {
    case "table.proposed":
      return propose(table, fact.seat, fact.proposal, ply2);
    case "table.agreed":
      return agree(table, fact.seat, ply2);
    case "table.declined":
      return decline(table, fact.seat, ply2);
    case "table.paused":
    case "table.resumed":
      return pausing(table, fact, at);
    case "table.time-expired": {
      const running = table.terms.clock != null && persons.includes(fact.seat) && table.pauses.length === 0;
      return unless(running, "no-clock");
    }
    case "table.pass-ordered":
      return unless(persons.includes(fact.seat), "no-person");
    case "table.preferences-set":
      return unless(persons.includes(fact.seat), "no-person");
    case "table.forced-played":
      return unless(table.forced.includes(fact.seat), "no-preference");
    case "table.pass-withdrawn":
    case "table.pass-played":
      return unless(table.passes.some(({ seat: seat2, kind: kind2 }) => seat2 === fact.seat && kind2 === fact.kind), "no-pass");
    case "table.time-credited": {
      const known = fact.seats.every((seat2) => seat2 < table.seats.length);
      const once = new Set(fact.seats).size === fact.seats.length;
      return unless(table.terms.clock != null && known && once, "no-clock");
    }
    case "table.seat-forfeited":
      return forfeiting(table, fact);
    case "table.dispute-opened":
    case "table.dispute-dismissed":
    case "table.dispute-upheld":
    case "table.dispute-withdrawn":
      return disputing(table, fact, ply2);
    case "table.rewound":
    case "table.game-finished":
    case "table.game-voided":
      return void 0;
    default:
      return "behind-start";
  }
}
function endedByItself({ pauses }, at) {
  return pauses.some(({ why, until }) => why === "agreed" && until !== null && moment(until) <= at);
}
function sitting(table, fact) {
  const taken = table.seats[fact.seat];
  if (taken === void 0) return "no-seat";
  if (fact.type === "table.seat-taken") {
    if (table.commitment === null) return "before-seed";
    return unless(taken === null && fact.by === "bot" === (fact.bot != null), "seat-taken");
  }
  if (taken === null) return "seat-empty";
  const telling = table.seats.some((one2) => one2?.commitment && one2.entropy);
  return unless(!telling, "text-told");
}
async function entropy(table, fact, previous) {
  const taken = table.seats[fact.seat];
  if (taken === void 0) return "no-seat";
  if (fact.type === "table.entropy-committed" || !taken?.commitment) {
    const sat = previous?.type === "table.seat-taken" && previous.seat === fact.seat && previous.by === "person" && previous.bot == null;
    return unless(sat && fact.type !== "table.entropy-withheld", "no-text");
  }
  if (table.seats.includes(null) || !untold(table).includes(fact.seat)) return "text-early";
  if (fact.type === "table.entropy-withheld") return void 0;
  return unless(await entropyCommitment(fact.entropy) === taken.commitment, "other-text");
}
function pausing(table, fact, at) {
  const open = table.pauses.some(({ why }) => why === fact.why);
  if (fact.type === "table.paused" && fact.why === "agreed") {
    const proposal2 = table.proposal?.proposal;
    const wanted = at + (proposal2?.type === "pause" ? proposal2.hours : 0) * HOUR;
    const end = moment(fact.until ?? "");
    return unless(wanted - AROUND <= end && end <= wanted, "pause-length");
  }
  if (fact.type === "table.paused") return unless(!open && fact.until == null, "paused-again");
  if (fact.why === "agreed") return unless(open, "no-pause");
  return unless(open && table.disputes.every(({ status }) => status !== "open"), "no-verdict");
}
function forfeiting(table, fact) {
  const persons = personsAt(table);
  if (!persons.includes(fact.seat)) return "no-person";
  const lost = /* @__PURE__ */ new Set([...table.forfeits.map(({ seat: seat2 }) => seat2), fact.seat]);
  const goesOn = persons.length > 1 && table.seats.length - lost.size > 1;
  return unless(goesOn === (fact.stand_in != null), "stand-in");
}
function disputing(table, fact, ply2) {
  if (fact.type === "table.dispute-opened") {
    const known = personsAt(table).includes(fact.seat) || table.forfeits.some(({ seat: seat2 }) => seat2 === fact.seat);
    const fits = known && fact.dispute === table.disputes.length + 1 && table.voided === null;
    return unless(fits && (fact.ply == null || fact.ply <= ply2), "no-dispute");
  }
  const open = table.disputes.some(({ number, status }) => number === fact.dispute && status === "open");
  return unless(open, "dispute-closed");
}
function moment(text3) {
  return /(?:Z|[+-]\d\d:\d\d)$/.test(text3) ? Date.parse(text3) : Number.NaN;
}
function unless(fits, code) {
  return fits ? void 0 : code;
}

// src/verifying/proceedings.ts
var PAUSE_EVERY = 400;
async function proceedings(events, progress) {
  const told = new Proceedings(events[0]);
  for (const [index, event] of events.entries()) {
    const because = await told.take(event);
    if (because !== void 0) {
      const said = { ...because, type: event.type };
      return { finding: found("table", said, event.ply, event.version) };
    }
    if (index % PAUSE_EVERY === 0) await progress(index, events.length);
  }
  return { table: told.table };
}
var Proceedings = class {
  table;
  first;
  before;
  cause;
  due;
  started = "";
  plies = /* @__PURE__ */ new Map();
  byClock = /* @__PURE__ */ new Set();
  constructor(first2) {
    this.first = first2;
  }
  /** The next event; why it could not be, `undefined` if it could. */
  async take(event) {
    try {
      const fact = isTable(event.type) ? factOf(event.data) : void 0;
      const wrong2 = this.late(event, fact) ?? await this.wrong(event, fact);
      if (wrong2 === void 0) this.goOn(event, fact);
      return wrong2;
    } catch (trouble) {
      return { code: "senseless", reason: reason(trouble) };
    }
  }
  /** What a fork takes over comes with its start; of the table, only where the game went back. */
  late(event, fact) {
    const table = this.table;
    if (table === void 0 || !table.started || event.ply > takenOver(table)) return void 0;
    const inside2 = event.ply < takenOver(table) || fact === void 0;
    const fits = event.at === this.started && (fact === void 0 || fact.type === "table.rewound");
    return inside2 && !fits ? { code: "not-taken-over" } : void 0;
  }
  async wrong(event, fact) {
    const table = this.table;
    if (table?.descent?.how === "import" && event.at === this.first?.at) return void 0;
    if (fact === void 0) return this.unowed(event, void 0) ?? this.move(event);
    if (isAction(event)) return { code: "nobodys-command" };
    if (table === void 0 || !table.started) {
      return coded(await beforeStart(table, fact, this.cause), fact);
    }
    if (event.ply < takenOver(table)) return void 0;
    const at = moment(event.at);
    let wrong2 = coded(underWay(table, fact, event.ply, at), fact);
    const resumed = fact.type === "table.resumed" && this.due === void 0;
    if (resumed && endedByItself(table, at)) return wrong2;
    if (fact.type === "table.rewound" && fact.why === "takeback") {
      wrong2 ??= this.takenBack(table, fact.seat ?? void 0, fact.to, event.ply);
    }
    return wrong2 ?? this.unowed(event, fact);
  }
  /** What has to follow comes at once, in the same append; and nothing like it alone. */
  unowed(event, fact) {
    const due = this.due;
    let got = fact === void 0 ? void 0 : effectOf(fact);
    if (got?.what === "finished" && this.cause === void 0) return void 0;
    const cause = this.cause;
    const played = cause?.type === "table.time-expired" || cause?.type === "table.pass-played" || cause?.type === "table.forced-played";
    if (played && isAction(event)) {
      got = event.seat === cause.seat && event.decision === cause.decision ? due : void 0;
    }
    if (!sameEffect(got, due)) {
      const named2 = due ?? got;
      if (named2 === void 0) return void 0;
      return { code: due === void 0 ? "uncaused" : "withheld", ...words(named2) };
    }
    const late2 = due !== void 0 && event.at !== this.before?.at;
    return late2 ? { code: "too-late", ...words(due) } : void 0;
  }
  move(event) {
    const table = this.table;
    if (table === void 0 || !table.started) return { code: "unstarted" };
    if (!isAction(event)) return void 0;
    if (isOver(table)) return { code: "over" };
    if (table.pauses.length > 0) return { code: "stood-still" };
    return (event.seat ?? 0) >= table.seats.length ? { code: "no-seat", seat: event.seat ?? 0 } : void 0;
  }
  /** Whether a seat took back its own moves, and those only. */
  takenBack(table, seat2, to, ply2) {
    if (seat2 === void 0 || table.pauses.length > 0) return { code: "unasked" };
    const rule = takeBack(table, seat2, to, ply2);
    if (rule !== void 0) return { code: "rule", rule };
    const gone = undone(table.rewinds, ply2, to);
    if (gone.some((one2) => this.plies.get(one2) !== seat2)) return { code: "others-moves", seat: seat2 };
    return gone.some((one2) => this.byClock.has(one2)) ? { code: "clocks-moves", seat: seat2 } : void 0;
  }
  goOn(event, fact) {
    if (typeof event.seat === "number") {
      this.plies.set(event.ply, event.seat);
      if (this.cause?.type === "table.time-expired") this.byClock.add(event.ply);
    }
    if (fact !== void 0) {
      this.table = evolved(this.table, fact, event.ply);
      if (fact.type === "table.game-started") this.started = event.at;
    }
    this.cause = fact;
    this.due = fact === void 0 || this.table === void 0 ? void 0 : owed(fact, this.table);
    this.before = event;
  }
};
function coded(code, fact) {
  if (code === void 0) return void 0;
  const seat2 = "seat" in fact && typeof fact.seat === "number" ? fact.seat : 0;
  return code.startsWith("KR-") ? { code: "rule", rule: code } : { code, seat: seat2 };
}
function words({ what, to, seat: seat2 }) {
  return { effect: what, to: to ?? 0, seat: seat2 ?? 0 };
}

// src/verifying/showing.ts
var NEEDED = "id title ruleset visibility status ply version awaits seats options".split(" ");
var MAYBE = "entropy_awaited result terms descent proposal pauses rewinds disputes forfeits voided".split(" ");
var KNOWN = /* @__PURE__ */ new Set([...NEEDED, ...MAYBE]);
var VISIBILITIES = ["public", "unlisted", "private"];
var STATUSES = ["open", "running", "finished", "void"];
function misrepresented({ events, game }, table) {
  const [first2] = events;
  if (first2 === void 0) return [found("game", { code: "no-events" })];
  const odd = misshapen2(game);
  if (odd !== void 0) return [found("game", { code: "no-table", member: odd })];
  const ends = events.filter(({ type }) => type === "table.game-finished");
  const said = { ...first2.data, ...ends.length > 0 ? { result: ends.at(-1)?.data["result"] } : {} };
  const plain2 = ["title", "ruleset", "options", "result"].filter(
    (name) => text2(game[name]) !== text2(said[name])
  );
  const over = game["status"] === "finished" || game["status"] === "void";
  if (over && text2(game["awaits"]) !== "[]") plain2.push("awaits");
  return [...plain2.map(wrong), ...table === void 0 ? [] : ofTable(game, table, events.at(-1)?.ply ?? 0)];
}
function ofTable(game, table, ply2) {
  const over = isOver(table);
  const waiting = !table.started && !over && !table.seats.includes(null);
  const proposal2 = standing2(table, ply2);
  const some = (list2) => list2.length > 0 ? list2 : void 0;
  const said = {
    status: statusOf(table),
    entropy_awaited: some(waiting ? untold(table) : []),
    terms: canonical(table.terms) === canonical(NO_TERMS) ? void 0 : table.terms,
    descent: table.descent ?? void 0,
    proposal: proposal2 === null ? void 0 : { ...proposal2, agreed: proposal2.agreed.toSorted((a, b) => a - b) },
    pauses: some(over ? [] : table.pauses.map((pause) => ({ type: "table.paused", ...pause }))),
    rewinds: some(table.rewinds),
    disputes: some(table.disputes),
    forfeits: some(table.forfeits),
    voided: voided(table.voided)
  };
  const findings = Object.keys(said).filter((name) => text2(game[name]) !== canonical(said[name] ?? null)).map(wrong);
  return sitting2(game) === seated(table) ? findings : [...findings, wrong("seats")];
}
function misshapen2(game) {
  const missing2 = NEEDED.find((name) => !Object.hasOwn(game, name));
  const odd = missing2 ?? Object.keys(game).find((name) => !KNOWN.has(name));
  const { seats, awaits, visibility, status, options, title, ruleset, ply: ply2, version } = game;
  if (odd !== void 0) return odd;
  if (!Number.isInteger(ply2) || !Number.isInteger(version)) return "ply";
  if (MAYBE.some((name) => game[name] === null || text2(game[name]) === "[]")) return "game";
  if (typeof title !== "string" || typeof ruleset !== "string") return "title";
  if (!VISIBILITIES.includes(visibility ?? null)) return "visibility";
  if (!STATUSES.includes(status ?? null)) return "status";
  if (!isMembers(options)) return "options";
  if (!Array.isArray(awaits) || !awaits.every(isSeat)) return "awaits";
  if (!Array.isArray(seats) || !seats.every(isSitting)) return "seats";
  return void 0;
}
function isSeat(value) {
  return Number.isInteger(value) && Number(value) >= 0;
}
function isSitting(value) {
  if (!isMembers(value)) return false;
  const { seat: seat2, kind: kind2, account, bot, ...more } = value;
  if (Object.keys(more).length > 0 || !isSeat(seat2 ?? null)) return false;
  const known = kind2 === "open" || kind2 === "person" || kind2 === "bot";
  return known && (account === void 0 || isAccount(account)) && (bot === void 0 || typeof bot === "string");
}
function isAccount(value) {
  if (!isMembers(value)) return false;
  const { id, name, bot, guest, ...more } = value;
  const said = typeof id === "string" && typeof name === "string";
  const marked = [bot, guest].every((mark) => mark === void 0 || mark === true);
  return said && marked && Object.keys(more).length === 0;
}
function sitting2({ seats }) {
  const shown = (Array.isArray(seats) ? seats : []).filter(isMembers);
  return canonical(shown.map(({ seat: seat2, kind: kind2, bot }) => [seat2 ?? null, kind2 ?? null, bot ?? null]));
}
function seated({ seats }) {
  return canonical(
    seats.map((taken, seat2) => {
      if (taken === null) return [seat2, "open", null];
      return taken.bot === null ? [seat2, "person", null] : [seat2, "bot", taken.bot];
    })
  );
}
function statusOf(table) {
  if (table.voided !== null) return "void";
  if (isOver(table)) return "finished";
  return table.started ? "running" : "open";
}
function text2(value) {
  return canonical(value ?? null);
}
function wrong(member) {
  return found("game", { code: "not-shown", member });
}
function voided(found2) {
  if (found2 === null) return void 0;
  const { why, reason: reason2 } = found2;
  return { type: "table.game-voided", why, ...reason2 == null ? {} : { reason: reason2 } };
}

// src/verifying/quorum.ts
async function judgedBy(policy, note, known = []) {
  const accepted = [...policy.logs.map(({ key }) => key), ...known];
  const { signer: log, unchecked } = await signedHead(note, accepted);
  const found2 = await cosignatures(note, policy.witnesses.map(({ key }) => key));
  const witnesses = policy.witnesses.map((witness) => {
    const own = found2.filter(({ key }) => key.text === witness.key.text);
    const seen2 = own.find((one2) => !one2.unchecked) ?? own[0];
    if (seen2 === void 0) return { witness, outcome: "silent", at: void 0 };
    return { witness, outcome: seen2.unchecked ? "unchecked" : "cosigned", at: seen2.at };
  });
  const named2 = (outcomes) => new Set(witnesses.filter(({ outcome: outcome2 }) => outcomes.includes(outcome2)).map(({ witness }) => witness.name));
  const [sure, possible] = [named2(["cosigned"]), named2(["cosigned", "unchecked"])];
  const met = isMet(policy, sure) ? true : isMet(policy, possible) ? void 0 : false;
  return { log, unchecked: log === void 0 && unchecked, witnesses, met };
}
function isMet({ groups, quorum }, cosigners) {
  const byName = new Map(groups.map((group) => [group.name, group]));
  const has = (name) => {
    const group = byName.get(name);
    return group === void 0 ? cosigners.has(name) : group.members.filter(has).length >= group.threshold;
  };
  return quorum === void 0 || has(quorum);
}
function judgementSaid(judged) {
  if (judged === void 0) return ["unknown", { code: "none" }];
  const { log, unchecked, witnesses, met } = judged;
  const names = (wanted) => witnesses.filter(({ outcome: outcome2 }) => outcome2 === wanted).map(({ witness }) => witness.name);
  const cosigned2 = names("cosigned");
  const said = { names: cosigned2.join(", "), count: cosigned2.length, of: witnesses.length };
  if (log === void 0) return ["unknown", { code: unchecked ? "unchecked-log" : "other-log" }];
  if (met === void 0) return ["unknown", { code: "open", ...said, unchecked: names("unchecked").join(", ") }];
  return met ? ["good", { code: "met", log: log.name, ...said }] : ["unknown", { code: "unmet", ...said }];
}

// src/verifying/bounds.ts
var SKEW = 60;
async function boundsOf(whole3, keys, witnesses) {
  try {
    const brought = await Promise.all((whole3.proof.witnesses ?? []).map(witnessOf));
    const known = witnesses.length > 0 ? await Promise.all(witnesses.map(witnessOf)) : brought;
    const unfounded = await broken2(whole3, keys);
    const bounds = await worked(whole3, known);
    return { bounds, findings: [...unfounded, ...bounds.flatMap(outside)] };
  } catch (trouble) {
    return { bounds: [], findings: [found("bounds", { code: "unsigned", reason: reason(trouble) })] };
  }
}
async function worked(whole3, witnesses) {
  const { events, proof } = whole3;
  const last = events.at(-1);
  const seen2 = [];
  const proofs = [...proof.dated ?? []];
  if (proof.inclusion !== void 0) proofs.push({ version: last?.version ?? 0, proof: proof.inclusion });
  for (const one2 of proofs) {
    const times = await cosigned(tlogProofIn(one2.proof).checkpoint, witnesses);
    for (const at of times) seen2.push({ version: one2.version, at });
  }
  const bounds = [];
  for (const event of events.filter((one2) => isDated(one2) || one2 === last)) {
    const note = isDated(event) ? event.data["checkpoint"] : void 0;
    const named2 = typeof note === "string" ? await cosigned(note, witnesses) : [];
    const behind2 = seen2.filter(({ version }) => version >= event.version).map(({ at }) => at);
    const after = named2.length > 0 ? Math.max(...named2) : void 0;
    const before = behind2.length > 0 ? Math.min(...behind2) : void 0;
    if (after !== void 0 || before !== void 0) bounds.push({ event, after, before });
  }
  return bounds;
}
function isDated({ type }) {
  return type === "table.game-started" || type === "table.time-expired";
}
function outside({ event, after, before }) {
  const at = Date.parse(event.at) / 1e3;
  const early = after !== void 0 && at < after - SKEW;
  const late2 = before !== void 0 && at > before + SKEW;
  if (!early && !late2) return [];
  const code = early ? "too-early" : "too-late";
  const bound = new Date(((early ? after : before) ?? 0) * 1e3).toISOString();
  const said = { code, version: event.version, at: event.at, bound };
  return [found("bounds", said, event.ply, event.version)];
}
async function broken2(whole3, keys) {
  const findings = [];
  for (const one2 of whole3.proof.dated ?? []) {
    const code = await missing(whole3, one2, keys);
    if (code !== void 0) findings.push(found("bounds", { code, version: one2.version }, void 0, one2.version));
  }
  return findings;
}
async function missing(whole3, one2, keys) {
  const event = whole3.events[one2.version - 1];
  if (event?.hash === void 0) return "no-link";
  const game = String(whole3.game["id"]);
  const where = await placed(one2.proof, whole3.format, keys, await linkEntry(game, event));
  return faultOf(where, game);
}

// src/verifying/vouching.ts
var AT_ONCE3 = 40;
async function signatures({ export: whole3, plain: plain2 }, evidence, progress) {
  const { proof, events } = whole3;
  const nothing2 = { keys: [], seal: [], receipts: [], checkpoint: [], bounds: [] };
  if (!await canCheckSignatures()) return { able: false, losses: [], findings: nothing2, bounds: [] };
  let trusted;
  try {
    trusted = await trustedBy(whole3, evidence);
  } catch (trouble) {
    const finding = found("keys", { code: "bad-keys", reason: reason(trouble) });
    return { able: true, losses: [], findings: { ...nothing2, keys: [finding] }, bounds: [] };
  }
  const { terms: terms2, lasting } = trusted;
  const keys = [...terms2.map(({ key }) => key), ...lasting];
  const at = events.at(-1)?.at ?? "";
  let epochs = [];
  const untold2 = [];
  try {
    epochs = await epochsOf(proof.epochs ?? [], terms2);
  } catch (trouble) {
    untold2.push(found("epochs", { code: "bad-epochs", reason: reason(trouble) }));
  }
  const broken3 = await receipts(whole3, evidence, terms2, epochs, progress);
  const policy = evidence.policy?.witnesses.map(({ key }) => key.text) ?? [];
  const witnesses = [...evidence.witnesses ?? [], ...policy];
  const included2 = await inclusionIn(whole3, { terms: terms2, lasting, epochs, witnesses });
  const bounded = await boundsOf(whole3, keys, witnesses);
  if (untold2.length === 0) untold2.push(...included2.findings.filter(({ check }) => check === "epochs"));
  const told = proof.epochs === void 0 && untold2.length === 0 ? {} : { epochs: untold2 };
  const judging = await judgement(whole3, evidence, keys);
  return {
    able: true,
    bounds: bounded.bounds,
    losses: broken3.filter((one2) => "lost" in one2),
    findings: {
      bounds: bounded.findings,
      keys: [],
      seal: await brokenSeal(plain2, terms2, at),
      receipts: broken3.filter((one2) => "check" in one2),
      checkpoint: included2.findings.filter(({ check }) => check !== "epochs"),
      ...evidence.policy === void 0 ? {} : { policy: judging.findings },
      ...told
    },
    included: included2,
    judged: judging.judged
  };
}
async function trustedBy({ proof }, evidence) {
  const keysIn2 = (texts) => Promise.all(texts.map((text3) => vkeyOf(text3, [ED25519, ML_DSA])));
  const [brought, known] = [await keysIn2(proof.keys), await keysIn2(evidence.keys ?? [])];
  const notes = [...evidence.notes ?? [], ...proof.key_notes ?? []];
  const counting = known.some(({ kind: kind2 }) => kind2 === ED25519) ? known : [...brought, ...known];
  const terms2 = await termsOf(counting.filter(({ kind: kind2 }) => kind2 === ED25519), notes);
  return { terms: terms2, lasting: counting.filter(({ kind: kind2 }) => kind2 === ML_DSA) };
}
async function receipts(whole3, evidence, terms2, epochs, progress) {
  const { receipt } = whole3.proof;
  const given = evidence.receipts ?? [];
  const all = receipt === void 0 ? given : [...given, receipt];
  const broken3 = [];
  for (let from = 0; from < all.length; from += AT_ONCE3) {
    const some = all.slice(from, from + AT_ONCE3);
    const told = await Promise.all(some.map((one2) => brokenReceipt(whole3, one2, terms2, epochs)));
    broken3.push(...told.flat());
    await progress(from, all.length);
  }
  return broken3;
}
async function judgement({ proof: { inclusion } }, { policy }, keys) {
  if (policy === void 0 || inclusion === void 0) return { findings: [] };
  try {
    const known = policy.logs.length > 0 ? [] : keys;
    return { judged: await judgedBy(policy, tlogProofIn(inclusion).checkpoint, known), findings: [] };
  } catch (trouble) {
    return { findings: [found("policy", { code: "unsigned", reason: reason(trouble) })] };
  }
}

// src/verifying/policies.ts
var PolicyError = class extends Error {
  said;
  constructor(code, line, values = {}) {
    super(`${code} in line ${line}`);
    this.said = { ...values, code, line };
  }
};
var NONE2 = "none";
var KINDS2 = { log: [ED25519, ML_DSA], witness: [COSIGNATURE, ML_DSA] };
function isPolicy(text3) {
  const first2 = text3.split("\n").map(wordsOf).find(([word]) => word !== void 0);
  return /^(?:log|witness|group|quorum)$/.test(first2?.[0] ?? "");
}
function policyText(octets) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(octets);
  } catch {
    return Array.from(octets, (one2) => String.fromCharCode(one2)).join("");
  }
}
async function policyIn(text3) {
  const reader = new Reader2();
  for (const [index, line] of text3.split("\n").entries()) {
    await reader.take(line, index + 1);
  }
  return reader.policy();
}
function wordsOf(line) {
  const words2 = line.split(/[ \t]+/).filter((word) => word !== "");
  return words2[0]?.startsWith("#") ? [] : words2;
}
var Reader2 = class {
  #logs = [];
  #witnesses = [];
  #groups = [];
  /** Lines in which names were given. */
  #names = /* @__PURE__ */ new Map();
  /** Keys of logs and of witnesses, and the lines in which they stand. */
  #keys = [];
  #groupOf = /* @__PURE__ */ new Map();
  #quorum;
  async take(text3, line) {
    const [odd] = /[\x00-\x08\x0b-\x1f\x7f]/.exec(text3) ?? [];
    if (odd !== void 0) throw new PolicyError("octet", line, { octet: `0x${hex(utf8(odd))}` });
    const [keyword, ...words2] = wordsOf(text3);
    switch (keyword) {
      case void 0:
        return;
      case "log":
        return this.#log(words2, line);
      case "witness":
        return this.#witness(words2, line);
      case "group":
        return this.#group(words2, line);
      case "quorum":
        return this.#needs(words2, line);
      default:
        throw new PolicyError("keyword", line, { word: keyword });
    }
  }
  policy() {
    if (this.#quorum === void 0) throw new PolicyError("no-quorum", 0);
    const quorum = this.#quorum === NONE2 ? void 0 : this.#quorum;
    return { logs: this.#logs, witnesses: this.#witnesses, groups: this.#groups, quorum };
  }
  async #log([text3, url, ...more], line) {
    if (text3 === void 0 || more.length > 0) throw new PolicyError("log-words", line);
    this.#logs.push({ key: await this.#key(text3, "log", line), url });
  }
  async #witness([name, text3, url, ...more], line) {
    if (name === void 0 || text3 === void 0 || more.length > 0) throw new PolicyError("witness-words", line);
    const key = await this.#key(text3, "witness", line);
    this.#define(name, line);
    this.#witnesses.push({ name, key, url });
  }
  #group([name, needed, ...members2], line) {
    if (name === void 0 || needed === void 0 || members2.length === 0) throw new PolicyError("group-words", line);
    for (const member of members2) {
      if (member === NONE2) throw new PolicyError("none-member", line);
      this.#known(member, line);
      const group = this.#groupOf.get(member);
      if (group !== void 0) throw new PolicyError("member-twice", line, { name: member, group });
      this.#groupOf.set(member, name);
    }
    this.#define(name, line);
    const threshold = thresholdOf(needed, members2.length);
    if (threshold === void 0) throw new PolicyError("threshold", line, { text: needed, members: members2.length });
    this.#groups.push({ name, threshold, members: members2 });
  }
  #needs([name, ...more], line) {
    if (this.#quorum !== void 0) throw new PolicyError("second-quorum", line);
    if (name === void 0 || more.length > 0) throw new PolicyError("quorum-words", line);
    if (name !== NONE2) this.#known(name, line);
    this.#quorum = name;
  }
  /** A key that stands in no line before in the same role. */
  async #key(text3, role, line) {
    const key = await keyIn(text3, role, line);
    const before = this.#keys.find((one2) => one2.role === role && same(one2.key.raw, key.raw));
    if (before !== void 0) throw new PolicyError("duplicate-key", line, { before: before.line });
    this.#keys.push({ role, key, line });
    return key;
  }
  #define(name, line) {
    if (name === NONE2) throw new PolicyError("none-defined", line);
    const before = this.#names.get(name);
    if (before !== void 0) throw new PolicyError("name-twice", line, { name, before });
    this.#names.set(name, line);
  }
  #known(name, line) {
    if (!this.#names.has(name)) throw new PolicyError("unknown-name", line, { name });
  }
};
function thresholdOf(needed, members2) {
  const least = needed === "any" ? 1 : needed === "all" ? members2 : Number(/^[1-9]\d{0,8}$/.exec(needed)?.[0]);
  return least >= 1 && least <= members2 ? least : void 0;
}
async function keyIn(text3, role, line) {
  try {
    return await vkeyOf(text3, KINDS2[role]);
  } catch (trouble) {
    if (trouble instanceof NoteError) throw new PolicyError(`${role}-key`, line);
    throw trouble;
  }
}

// src/verifying/proof-report.ts
async function verifyProof(text3, evidence = {}) {
  let proof;
  let places;
  try {
    proof = twoStepsIn(text3);
    places = await stepsOf(proof);
  } catch (trouble) {
    const told = { code: "malformed", reason: reason(trouble) };
    return { outcome: "bad", steps: [{ name: "form", outcome: "bad", told }] };
  }
  const { partition, root, linked, rooted } = places;
  const entry = entryIn(proof.entry);
  const vouched = await vouching(proof, partition, root, evidence);
  const steps2 = [
    entry === void 0 ? { name: "form", outcome: "unknown", told: { code: "other" } } : { name: "form", outcome: "good", told: { code: "fits", version: entry.version, head: entry.head } },
    step("link", linked, { index: proof.inner.index, size: partition.size, origin: partition.origin }),
    step("root", rooted, { index: proof.outer.index, size: root.size, origin: root.origin }),
    ...vouched.steps,
    ...entry === void 0 ? [] : await besides(entry, evidence)
  ];
  return { outcome: together(steps2), steps: steps2, entry, proof, judged: vouched.judged };
}
function step(name, held, said) {
  return { name, outcome: held ? "good" : "bad", told: { ...said, code: held ? "fits" : "not-included" } };
}
function together(steps2) {
  const outcomes = steps2.map(({ outcome: outcome2 }) => outcome2);
  if (outcomes.includes("bad")) return "bad";
  return outcomes.includes("unknown") ? "unknown" : "good";
}
function entryIn(text3) {
  try {
    const plain2 = read(text3);
    if (!isMembers(plain2) || Object.keys(plain2).join() !== "game,head,version") return void 0;
    const { game, head, version } = plain2;
    if (![game, head].every((one2) => typeof one2 === "string" && /^[0-9a-f]{64}$/.test(one2))) return void 0;
    return Number.isInteger(version) ? { game: String(game), head: String(head), version: Number(version) } : void 0;
  } catch {
    return void 0;
  }
}
async function vouching(proof, partition, root, evidence) {
  if (!await canCheckSignatures()) return { steps: [{ name: "signature", outcome: "unknown", told: { code: "no-ed25519" } }] };
  const note = proof.outer.checkpoint;
  const { policy } = evidence;
  let keys;
  try {
    keys = await keysIn(evidence);
  } catch (trouble) {
    return { steps: [{ name: "signature", outcome: "unknown", told: { code: "bad-keys", reason: reason(trouble) } }] };
  }
  try {
    const { signer, unchecked } = await signedHead(note, keys);
    const seen2 = await cosignatures(note, await Promise.all((evidence.witnesses ?? []).map(witnessOf)));
    const names = seen2.filter((one2) => !one2.unchecked).map(({ key }) => key.name);
    const signature = signer === void 0 ? unsigned2(note, unchecked) : signedBy(signer, partition, root, names);
    if (policy === void 0) return { steps: [signature] };
    const judged = await judgedBy(policy, note, policy.logs.length > 0 ? [] : keys);
    const [outcome2, told] = judgementSaid(judged);
    return { steps: [signature, { name: "policy", outcome: outcome2, told }], judged };
  } catch (trouble) {
    return { steps: [{ name: "signature", outcome: "bad", told: { code: "wrong", reason: reason(trouble) } }] };
  }
}
async function keysIn({ keys = [], policy }) {
  const known = await Promise.all(keys.map((text3) => vkeyOf(text3, [ED25519, ML_DSA])));
  return [...known, ...(policy?.logs ?? []).map(({ key }) => key)];
}
function unsigned2(note, unchecked) {
  const names = [...new Set(takenApart(note).signatures.map(({ name }) => name))].join(", ");
  return { name: "signature", outcome: "unknown", told: { code: unchecked ? "unchecked" : "nobody", names } };
}
function signedBy(signer, partition, root, names) {
  const log = logOf(partition.origin, signer.name);
  const own = log !== void 0 && log.epoch === epochOfRoot(root.origin, signer.name);
  const said = { log: signer.name, origin: partition.origin, count: names.length, names: names.join(", ") };
  return { name: "signature", outcome: own ? "good" : "bad", told: { ...said, code: own ? "known" : "other-log" } };
}
async function besides(entry, { documents = [] }) {
  const steps2 = [];
  for (const { name, export: whole3 } of documents) {
    const game = hex(await sha256("kronika/game/1\n", String(whole3.game["id"])));
    if (game !== entry.game) continue;
    const event = whole3.events[entry.version - 1];
    const said = { file: name, version: entry.version };
    if (event === void 0) steps2.push({ name: "document", outcome: "unknown", told: { ...said, code: "shorter" } });
    else {
      const fits = event.hash === entry.head;
      const told = { ...said, ply: event.ply, code: fits ? "fits" : "other-history" };
      steps2.push({ name: "document", outcome: fits ? "good" : "bad", told });
    }
  }
  return steps2;
}

// src/verifying/verify.ts
var SHARES = {
  chain: [0.02, 0.5],
  table: [0.5, 0.6],
  receipts: [0.6, 0.75],
  salts: [0.75, 0.9],
  draws: [0.9, 0.97]
};
async function verify(bytes, evidence = {}, sharing = () => void 0) {
  const document = readDocument(bytes);
  if ("because" in document) return damaged(document);
  const whole3 = document.export;
  const told = progressOf(sharing);
  const chain = await brokenChain(whole3, told("chain"));
  const sound = chain.length === 0;
  const table = sound ? await proceedings(whole3.events, told("table")) : {};
  const signed2 = await signatures(document, evidence, told("receipts"));
  const drawn = await evidence.drawn;
  const service = drawn === void 0 ? await evidence.told : void 0;
  const draws = drawn ?? service?.draws ?? evidence.draws ?? [];
  const found2 = {
    document: [],
    chain,
    game: misrepresented(whole3, table.table),
    times: sound ? late(whole3.events) : [],
    table: table.finding === void 0 ? [] : [table.finding],
    seed: sound ? await brokenSeed(whole3) : [],
    salts: sound ? await brokenSalts(whole3, told("salts")) : [],
    fields: sound ? unfitFields(whole3.events) : [],
    draws: sound ? [...departed(service), ...await brokenDraws(whole3, draws, told("draws"))] : [],
    ...signed2.findings
  };
  await sharing(1);
  const findings = Object.values(found2).flat();
  const steps2 = Object.keys(found2).map((name) => {
    const first2 = firstOf(found2[name] ?? []);
    const [outcome2, said] = first2 ? ["bad", first2.because] : seen(name, { ...signed2, document, evidence, sound, draws: draws.length, service });
    return { name, outcome: outcome2, told: said, ply: first2?.ply, exhibits: () => exhibitsOf(name, document) };
  });
  return {
    document,
    good: findings.length === 0,
    rewritten: document.rewritten,
    vouched: signed2.able && knowsKeys(evidence),
    lost: whole3.proof.seed_lost !== void 0,
    firstBadPly: firstPly(findings),
    findings,
    steps: steps2,
    judged: signed2.judged
  };
}
function knowsKeys({ keys = [] }) {
  return keys.some((key) => kindOf(key) === ED25519);
}
function progressOf(sharing) {
  return (part) => async (done, of) => {
    const [from, to] = SHARES[part];
    await sharing(from + (to - from) * done / Math.max(1, of));
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
}
function damaged(finding) {
  const { because: told, ply: ply2 } = finding;
  const step2 = { name: "document", outcome: "bad", told, ply: ply2, exhibits: () => Promise.resolve([]) };
  return {
    good: false,
    rewritten: false,
    vouched: false,
    lost: false,
    firstBadPly: ply2,
    findings: [finding],
    steps: [step2]
  };
}
function departed(told) {
  return (told?.departures ?? []).map((ply2) => found("draws", { code: "departed" }, ply2));
}
function firstOf(findings) {
  const ply2 = firstPly(findings);
  return findings.find((one2) => one2.ply === ply2);
}
function unfitFields(events) {
  return events.filter(({ type }) => isTable(type)).flatMap((event) => {
    const [hidden] = Object.keys(event.sealed ?? {});
    const odd = misfitOf(event.data);
    if (hidden === void 0 && odd === void 0) return [];
    const { code, member } = odd ?? { code: "hidden-fact", member: hidden ?? "" };
    const said = { code, version: event.version, type: event.type, member };
    return [found("fields", said, event.ply, event.version)];
  });
}
var NEED_CHAIN = /* @__PURE__ */ new Set(["times", "table", "seed", "salts", "fields", "draws"]);
var NEED_KEYS = /* @__PURE__ */ new Set(["keys", "seal", "receipts", "checkpoint", "bounds", "policy", "epochs"]);
function seen(name, all) {
  const { document, evidence, sound, able, bounds, losses, draws, service } = all;
  const { proof, events } = document.export;
  if (!sound && NEED_CHAIN.has(name)) return ["unknown", { code: "chain-broken" }];
  if (!able && NEED_KEYS.has(name)) return ["unknown", { code: "no-ed25519" }];
  const known = knowsKeys(evidence);
  const by = known ? "known" : "brought";
  switch (name) {
    case "document":
      return ["good", { code: document.rewritten ? "rewritten" : "as-written" }];
    case "chain": {
      const fields = events.flatMap(({ sealed }) => Object.values(sealed ?? {}));
      const open = fields.filter(({ salt }) => typeof salt === "string").length;
      return ["good", { code: "whole", events: events.length, open, fields: fields.length }];
    }
    case "seed":
      if (proof.seed_lost !== void 0) return ["unknown", { code: "lost", why: proof.seed_lost }];
      return proof.seed === void 0 ? ["unknown", { code: "unrevealed" }] : ["good", { code: "fits" }];
    case "salts":
      return proof.seed === void 0 ? ["unknown", { code: "unrevealed" }] : ["good", { code: "fits" }];
    case "draws":
      if (proof.seed === void 0) return ["unknown", { code: "unrevealed" }];
      if (service !== void 0) return ["good", { code: "told", draws }];
      return draws > 0 ? ["good", { code: "derived", draws }] : ["unknown", { code: "no-draws" }];
    case "epochs":
      return ["good", { code: "told", count: proof.epochs?.length ?? 0 }];
    case "receipts": {
      const [loss] = losses;
      if (loss !== void 0) return ["unknown", loss.lost];
      const count = (evidence.receipts?.length ?? 0) + Number(proof.receipt !== void 0);
      return [count > 0 ? "good" : "unknown", { code: "fit", count, by }];
    }
    case "checkpoint":
      return proof.inclusion === void 0 ? ["unknown", { code: "none" }] : ["good", includedSaid(by, all.included)];
    case "bounds": {
      const known2 = (evidence.witnesses ?? []).length + (evidence.policy?.witnesses.length ?? 0) > 0;
      if (bounds.length === 0) return ["unknown", { code: "none" }];
      return [known2 ? "good" : "unknown", { code: known2 ? "known" : "brought", said: bounds.map(saidOf).join("; ") }];
    }
    case "policy":
      return judgementSaid(all.judged);
    case "keys":
    case "seal":
      return [known ? "good" : "unknown", { code: by }];
    default:
      return ["good", { code: "fits" }];
  }
}
function includedSaid(by, included2) {
  const { cosigners = [], unchecked = false } = included2 ?? {};
  if (unchecked) return { code: "half-checked", by };
  return cosigners.length > 0 ? { code: "cosigned", by, names: cosigners.join(", ") } : { code: "included", by };
}
function saidOf({ event, after, before }) {
  const time2 = (seconds2) => seconds2 === void 0 ? "?" : `${new Date(seconds2 * 1e3).toISOString().slice(0, 19)}Z`;
  return `${event.version}: ${time2(after)} – ${time2(before)}`;
}

export {
  isMembers,
  isReceipt,
  canHash,
  overBy,
  isTlogProof,
  ED25519,
  COSIGNATURE,
  ML_DSA,
  kindOf,
  PolicyError,
  isPolicy,
  policyText,
  policyIn,
  verifyProof,
  verify
};
