// Runs both verifiers in JavaScript over many documents: a line of JSON {raw, draws, known} for
// each on the standard input, a line {second, browser} for each on the standard output.

import { createInterface } from "node:readline";
import { verify } from "../../web/src/verifying/verify.ts";
import { report } from "./report.mjs";

const plain = ({ check, because, ply }) => ({ check, because: because.code ?? because, ply });

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const { raw, draws, known } = JSON.parse(line);
  const bytes = Buffer.from(raw, "base64");
  const told = {};
  try {
    told.second = report(bytes, draws, known).bad.map(plain);
  } catch (trouble) {
    told.second = null;
    told.trouble = trouble.stack;
  }
  try {
    told.browser = (await verify(bytes, { draws, keys: known })).findings.map(plain);
  } catch (trouble) {
    told.browser = null;
    told.trouble = trouble.stack;
  }
  console.log(JSON.stringify(told));
}
