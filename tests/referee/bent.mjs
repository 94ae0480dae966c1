// Both verifiers of the page, as the page asks them, over many documents: the one in TypeScript, and the
// one in Python with the rules, in the interpreter that pages have.
//
//   node bent.mjs WHEEL...
//
// A line of JSON {raw, keys} for each on the standard input, a line of JSON for each on the standard
// output, after one that is empty once the rules are loaded.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";
import { compared, contradictions } from "../../web/src/audit/comparing.ts";
import { opinions } from "../../web/src/audit/opinions.ts";
import { boot } from "../../web/src/referee/interpreter.ts";

const wheels = process.argv.slice(2).map((path) => new Uint8Array(readFileSync(path)));
const desk = await boot({ load: loadPyodide, wheels });
let spent = 0;

async function ask(target, { method, headers, body }, working) {
  const before = performance.now();
  const reply = desk.answer(method, target, headers, new TextEncoder().encode(body), working);
  spent += performance.now() - before;
  return new Response(reply.body, reply);
}

console.log();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const { raw, keys } = JSON.parse(line);
  const wanted = { file: "export", bytes: new Uint8Array(Buffer.from(raw, "base64")), evidence: { keys } };
  spent = 0;
  const { report, second } = await opinions(wanted, { ask, language: "en" }, () => undefined);
  const { rules, because } = second;
  const apart = rules ? contradictions(compared(report, rules)).map(({ check }) => check) : [];
  const findings = report.findings.map(({ check, because: { code }, ply }) => ({ check, code, ply }));
  const page = { good: report.good, first_bad_ply: report.firstBadPly ?? null, findings };
  console.log(JSON.stringify({ page, rules, because, apart, milliseconds: spent }));
}
