// The notes of epochs, after docs/audit-format.md. Node's standard library only.

import { crc32 } from "node:zlib";
import { full, opened, sha256, timely } from "./format.mjs";

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z$/;
const NUMBER = /^(?:0|[1-9]\d{0,14})$/;

const number = (text) => {
  if (!NUMBER.test(text)) throw new Error(`no number: ${text}`);
  return Number(text);
};
const time = (text) => {
  if (!TIME.test(text)) throw new Error(`no time in UTC: ${text}`);
  return text;
};

// The log that an origin names: {partitions, partition, epoch}; undefined if it names none.
export function logOf(origin, name) {
  if (!origin.startsWith(`${name}/log/`)) return undefined;
  const place = /^([1-9]\d{0,14})\/(0|[1-9]\d{0,14})(?:\/epoch\/([1-9]\d{0,14}))?$/;
  const [, partitions, partition, later] = place.exec(origin.slice(name.length + 5)) ?? [];
  if (partitions === undefined || later === "1" || Number(partition) >= Number(partitions)) return undefined;
  return { partitions: Number(partitions), partition: Number(partition), epoch: Number(later ?? 1) };
}

// The root log that an origin names: {epoch}; undefined if it names none. No game is in it.
export function rootOf(origin, name) {
  const later = origin.startsWith(name) ? origin.slice(name.length) : "/";
  const [, number] = /^\/epoch\/([1-9]\d{0,14})$/.exec(later) ?? [];
  return later === "" || Number(number) > 1 ? { epoch: Number(number ?? 1), isRoot: true } : undefined;
}

const has = (log, game) => !log.isRoot && crc32(game) % log.partitions === log.partition;

function epoch(note, keys, ring) {
  const [text, name, key] = opened(note, keys);
  const [kind, signer, begun, since, reason, ...lines] = text.slice(0, -1).split("\n");
  if (kind !== "kronika/epoch/1" || signer !== name) throw new Error("no note of an epoch");
  timely(key, time(since), ring);
  if ([...reason].length < 1 || [...reason].length > 500) throw new Error("an epoch has a reason");
  const named = lines.filter((line) => line.startsWith("game"));
  const [counted, ...games] = named.map((line) => line.replace(/^games? /, ""));
  const count = counted === "unknown" ? undefined : number(counted ?? "");
  const odd = games.some((game) => !/^[0-9a-f]{64}$/.test(game));
  if (odd || (games.length > 0 && games.length !== count)) throw new Error("other games than counted");
  const logs = lines.slice(named.length).map((line) => {
    const [tag, origin, size, root, kept, from, ...more] = line.split(" ");
    const log = logOf(origin ?? "", name) ?? rootOf(origin ?? "", name);
    if (tag !== "log" || log === undefined || more.length > 0) throw new Error("no log of the service");
    if (Buffer.from(root, "base64").toString("base64") !== root || root.length !== 44) throw new Error("no root");
    if (number(kept) > number(size)) throw new Error("more was kept than there was");
    if (log.isRoot && `${kept} ${from}` !== "0 -") throw new Error("nothing of a root log is kept");
    if (log.epoch >= number(begun)) throw new Error("an epoch speaks of older logs");
    return { ...log, origin, size: Number(size), root, kept: Number(kept), from: from === "-" ? null : time(from) };
  });
  const said = [
    ...[kind, name, number(begun), since, reason, `games ${count ?? "unknown"}`],
    ...games.map((game) => `game ${game}`),
    ...logs.map(({ origin, size, root, kept, from }) => `log ${origin} ${size} ${root} ${kept} ${from ?? "-"}`),
  ];
  if (`${said.join("\n")}\n` !== text) throw new Error("not spelt as a note of an epoch");
  return { number: Number(begun), since, reason, count, games, logs, text };
}

// The epochs that notes tell of, from the second one on.
export function epochs(notes, keys, ring) {
  const found = new Map();
  for (const one of notes.map((note) => epoch(note, keys, ring))) {
    if (found.has(one.number) && found.get(one.number).text !== one.text) throw new Error("two notes of one epoch");
    found.set(one.number, one);
  }
  const sorted = [...found.values()].sort((one, other) => one.number - other.number);
  sorted.forEach((one, index) => {
    if (one.number !== index + 2) throw new Error("the note of an epoch is missing");
    const before = sorted[index - 1];
    if (before !== undefined && full(one.since) < full(before.since)) throw new Error("epochs out of order");
  });
  return sorted;
}

// The epoch that explains that something of a time is lost, in whose place something else may stand.
export function explanation(known, game, at, instead) {
  const hashed = sha256("kronika/game/1\n", game).toString("hex");
  return known.find(({ since, count, games, logs }) => {
    if (full(at) > full(since)) return false;
    if (games.length > 0 ? !games.includes(hashed) : count === 0) return false;
    const earliest = [at, instead ?? at].map(full).sort()[0];
    return logs.filter((log) => has(log, game)).every(({ from }) => from === null || full(from) <= earliest);
  });
}
