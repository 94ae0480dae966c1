// The report of the independent verifier about the bytes of one export.

import { canon, chain, chance, facts, late, members, read, shown, signatures } from "./format.mjs";

// `draws` are those of a report by `kronika verify --json`, `known` the keys that somebody knows;
// without any, those count that the document brings.
export function report(raw, draws = [], known = []) {
  const bad = [];
  let head;
  let rewritten = false;
  let document;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(raw);
    document = read(text);
    rewritten = canon(document) !== text;
    members(document);
  } catch (trouble) {
    bad.push({ check: "document", because: String(trouble) });
  }
  if (bad.length === 0) {
    head = chain(document, bad);
    const sound = bad.length === 0;
    shown(document, bad);
    if (sound) {
      late(document, bad);
      facts(document, bad);
      chance(document, draws, bad);
    }
    signatures(document, bad, known.length > 0 ? known : undefined);
  }
  const good = bad.length === 0;
  const plies = document?.game?.ply;
  return { good, rewritten, bad, head, plies, draws: draws.length };
}
