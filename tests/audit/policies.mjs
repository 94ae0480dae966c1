// What the browser says of policies: a line of JSON {policy, notes} for each on the standard input, a
// line for each on the standard output: {line, code} of what is wrong with it, or {verdicts}, of each
// note `null` if a signature in it is wrong, else {logs, names, open, met, could}.

import { createInterface } from "node:readline";
import { PolicyError, policyIn, policyText } from "../../web/src/verifying/policies.ts";
import { judgedBy } from "../../web/src/verifying/quorum.ts";

async function verdict(policy, note) {
  try {
    const { log, witnesses, met } = await judgedBy(policy, note);
    const names = (wanted) => witnesses.filter(({ outcome }) => outcome === wanted).map(({ witness }) => witness.name).sort();
    return { log: log !== undefined, names: names("cosigned"), open: names("unchecked"), met: met === true, could: met !== false };
  } catch (trouble) {
    if (trouble.constructor.name !== "NoteError") throw trouble;
    return null;
  }
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const { policy, notes } = JSON.parse(line);
  let told;
  try {
    const read = await policyIn(policyText(Buffer.from(policy, "base64")));
    told = { verdicts: await Promise.all(notes.map((note) => verdict(read, note))) };
  } catch (trouble) {
    if (!(trouble instanceof PolicyError)) throw trouble;
    told = { line: trouble.said.line, code: trouble.said.code };
  }
  console.log(JSON.stringify(told));
}
