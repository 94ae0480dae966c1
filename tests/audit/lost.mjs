// What a receipt says beside an export: it fits, or its move was lost when an epoch began.
// Prints {"fits": true} or {"lost": {epoch, since, reason}}; exit code 1 if it proves a lie.

import { readFileSync } from "node:fs";
import { read, witnessed } from "./format.mjs";

const [, , file, receipt, ...known] = process.argv;
const parsed = (path) => read(readFileSync(path, "utf-8"));
try {
  const found = witnessed(parsed(file), parsed(receipt), known.length > 0 ? known : undefined);
  console.log(JSON.stringify(found === "fits" ? { fits: true } : { lost: found }));
} catch (trouble) {
  console.log(JSON.stringify({ bad: String(trouble) }));
  process.exit(1);
}
