// An independent verifier of the chain, the hidden fields, the chance and the signatures of an
// export, written from docs/audit-format.md. Node's standard library only.
//
//   node second.mjs FILE [DRAWS [KEY...]]
//   node lost.mjs FILE RECEIPT [KEY...]         a receipt of a move that may be lost
//
// DRAWS is a JSON file: the `draws` of a report by `kronika verify --json`. KEYs are those that
// somebody knows; without any, those that the document brings.
// Prints {"good", "rewritten", "bad": [...], "head", "plies", "draws"}; exit code 1 if anything is
// bad. "rewritten" says that the bytes are not the canonical ones of what they say.

import { readFileSync } from "node:fs";
import { report } from "./report.mjs";

const [, , file, drawn, ...known] = process.argv;
const found = report(readFileSync(file), drawn ? JSON.parse(readFileSync(drawn)) : [], known);
console.log(JSON.stringify(found));
process.exit(found.good ? 0 : 1);
