// An independent verifier of the chain, the hidden fields, the chance and the signatures of an
// export, written from docs/audit-format.md. Node's standard library only.
//
//   node verify.mjs FILE [DRAWS [KEY...]]
//
// DRAWS is a JSON file: the `draws` of a report by `kronika verify --json`. KEYs are those that
// somebody knows; without any, those that the document brings.
// Prints {"good", "rewritten", "bad": [...], "head", "plies", "draws"}; exit code 1 if anything is
// bad. "rewritten" says that the bytes are not the canonical ones of what they say.

import { readFileSync } from "node:fs";
import { canon, members, chain, chance, read, signatures } from "./format.mjs";

const raw = readFileSync(process.argv[2]);
const draws = process.argv[3] ? JSON.parse(readFileSync(process.argv[3])) : [];
const known = process.argv.slice(4);
const bad = [];
let head;
let rewritten = false;
let document;
try {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(raw);
  document = read(text);
  rewritten = canon(document) !== text;
  members(document);
  head = chain(document, bad);
  chance(document, draws, bad);
  signatures(document, bad, known.length > 0 ? known : undefined);
} catch (trouble) {
  bad.push({ check: "document", because: String(trouble) });
}
const good = bad.length === 0;
const plies = document?.game?.ply;
const report = { good, rewritten, bad, head, plies, draws: draws.length };
console.log(JSON.stringify(report));
process.exit(report.good ? 0 : 1);
