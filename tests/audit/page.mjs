// What the browser's verifier says of a receipt beside an export: FILE RECEIPT KEY...
// Prints {"good", "receipts": what it says of receipts, "bad": names of checks}.

import { readFileSync } from "node:fs";
import { verify } from "../../web/src/verifying/verify.ts";

const [, , file, receipt, ...keys] = process.argv;
const receipts = [JSON.parse(readFileSync(receipt, "utf-8"))];
const { good, steps, findings } = await verify(readFileSync(file), { keys, receipts });
const said = steps.find(({ name }) => name === "receipts")?.told;
const bad = [...new Set(findings.map(({ check }) => check))].sort();
console.log(JSON.stringify({ good, receipts: said, bad }));
