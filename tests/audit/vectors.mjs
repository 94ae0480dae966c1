// The published test vectors, worked out once more from docs/audit-format.md.
//
//   node vectors.mjs FOLDER
//
// Prints the names of the vectors that do not come out, as JSON; exit code 1 if there are any.

import { createPublicKey, verify as checked } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import {
  bytes,
  canon,
  climbed,
  entropyCommitment,
  hmac,
  opened,
  openedRoot,
  receipted,
  sha256,
  terms,
  tlogProof,
  underRoot,
} from "./format.mjs";

const folder = process.argv[2];
const read = (name) => JSON.parse(readFileSync(join(folder, name)));
const wrong = [];
const same = (name, found, wanted) => {
  const text = Buffer.isBuffer(found) ? found.toString("hex") : found;
  if (canon(text) !== canon(wanted)) wrong.push(name);
};
const holds = (name, work) => {
  try {
    if (work() === false) wrong.push(name);
  } catch {
    wrong.push(name);
  }
};

function primitives() {
  const { seed, commitment, salt_key, field, link, chance, named, entropy } = read("primitives.json");
  same("commitment", sha256("kronika/seed/1\n", bytes(seed)), commitment);
  const saltKey = hmac(bytes(seed), "kronika/salts/1\n");
  same("salt key", saltKey, salt_key);
  same("salt", hmac(saltKey, `${field.version}:${field.pointer}`), field.salt);
  const value = canon(field.value);
  same("canonical", value, field.canonical);
  same("committed", sha256("kronika/field/1\n", bytes(field.salt), value), field.committed);
  const genesis = sha256("kronika/genesis/1\n", canon({ commitment, game: link.game }));
  same("genesis", genesis, link.genesis);
  const [at, decision, ply, seat, version] = ["2026-11-21T12:00:00.000005Z", 4, 3, 1, 7];
  const { game, draws } = link;
  const events = link.public.map((text) => JSON.parse(text));
  const whole = { at, decision, events, game, ply, previous: link.genesis, seat, version };
  same("link", sha256("kronika/link/1\n", canon(whole)), link.hash);
  same("link with draws", sha256("kronika/link/1\n", canon({ ...whole, draws })), link.hash_with_draws);
  const made = { ...named.before };
  for (const { below, label, outcome } of named.draws) {
    const number = made[label] ?? 0;
    made[label] = number + 1;
    const [most, span] = [BigInt(below), 2n ** 256n];
    let attempt = 0;
    let found;
    do {
      const text = `kronika/draw/1\n${named.branch}:${label}:${number}:${attempt++}`;
      found = BigInt(`0x${hmac(bytes(chance.drawing_seed), text).toString("hex")}`);
    } while (found >= (span / most) * most);
    same(`draw of ${label}`, `${found % most}`, outcome);
  }
  const mixed = canon(chance.entropies);
  same("drawing seed", hmac(bytes(seed), "kronika/chance/1\n", mixed), chance.drawing_seed);
  same("entropy", entropyCommitment(entropy.text), entropy.commitment);
  const withheld = canon(entropy.entropies);
  same("withheld", hmac(bytes(seed), "kronika/chance/1\n", withheld), entropy.drawing_seed);
}

// A witness key: its id is made with the type 0x04, its line has the time before the signature.
function cosigned(note, text) {
  const line = note.split("\n").find((one) => one.includes(text.split("+")[0]));
  const [, name, encoded] = /^\u2014 (\S+) (\S+)$/.exec(line);
  const blob = Buffer.from(encoded, "base64");
  const raw = Buffer.from(text.slice(name.length + 10), "base64");
  if (raw[0] !== 4) return false;
  const id = sha256(name, "\n", raw).subarray(0, 4);
  if (!id.equals(blob.subarray(0, 4)) || text.slice(name.length + 1, name.length + 9) !== id.toString("hex")) {
    return false;
  }
  const signed = note.slice(0, note.lastIndexOf("\n\n") + 1);
  const message = `cosignature/v1\ntime ${blob.readBigUInt64BE(4)}\n${signed}`;
  const key = { kty: "OKP", crv: "Ed25519", x: raw.subarray(1).toString("base64url") };
  const publicKey = createPublicKey({ key, format: "jwk" });
  return checked(null, Buffer.from(message), publicKey, blob.subarray(12));
}

function signatures() {
  const found = read("signatures.json");
  const keys = [found.public_key];
  holds("note", () => opened(found.note, keys));
  const [text] = opened(found.checkpoint, keys);
  const [origin, size, root] = text.split("\n");
  same("origin", origin, `kronika.example/log/64/${crc32("gam_vector") % 64}`);
  for (const [number, entry] of found.leaves.entries()) {
    const game = sha256("kronika/game/1\n", "gam_vector").toString("hex");
    const head = Buffer.alloc(32, number).toString("hex");
    same(`leaf ${number}`, canon({ game, head, version: number + 1 }), entry);
  }
  const leaf = sha256(Buffer.of(0), found.leaves[2]);
  same("inclusion", climbed(leaf, 2, Number(size), found.inclusion_of_leaf_2), root);
  for (const [name, epoch] of [["proof_of_leaf_4", 1], ["proof_of_leaf_4_in_epoch_2", 2]]) {
    const outer = tlogProof(found[name]);
    const inner = tlogProof(outer.extra.toString());
    same(`entry of ${name}`, inner.extra.toString(), found.leaves[4]);
    const [, width, top] = inner.checkpoint.split("\n");
    holds(name, () => underRoot(width, top, found.leaves[4], inner.index, inner.path));
    const signed = openedRoot(outer.checkpoint, keys);
    same(`epoch of ${name}`, signed.epoch, epoch);
    const [name_, tops, above] = signed.text.split("\n");
    same(`origin of ${name}`, name_, epoch === 1 ? "kronika.example" : "kronika.example/epoch/2");
    holds(`${name} in the root log`, () => underRoot(tops, above, inner.checkpoint, outer.index, outer.path));
  }
  same("root checkpoint", tlogProof(found.proof_of_leaf_4).checkpoint, found.root_checkpoint);
  for (const one of found.receipts) holds(`receipt ${one.index}`, () => receipted(one, keys));
  holds("cosignature", () => cosigned(found.cosigned, found.witness_key));
  holds("cosigned checkpoint", () => opened(found.cosigned, keys)[0] === text);
}

// Which keys follow from known ones, and until when; none where notes contradict each other.
function keyNotes() {
  for (const { name, known, notes, terms: wanted } of read("keys.json")) {
    let found = null;
    try {
      found = terms(known, notes);
    } catch {
      // refused
    }
    if (canon(found) !== canon(wanted)) wrong.push(`keys: ${name}`);
  }
}

primitives();
signatures();
keyNotes();
console.log(JSON.stringify(wrong));
process.exit(wrong.length === 0 ? 0 : 1);
