/** Keys that this browser has seen a service name, and when it did so first: who has known them for
 * long cannot be told later that others were meant. */

const PLACE = 'kronika/keys';

/** The days by key; the keys that are new are kept with this moment. */
export function knownSince(keys: readonly string[], now = new Date()): ReadonlyMap<string, string> {
  const kept = stored();
  const fresh = keys.filter((key) => !kept.has(key));
  for (const key of fresh) kept.set(key, now.toISOString());
  if (fresh.length > 0) localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  return kept;
}

function stored(): Map<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as object));
  } catch {
    return new Map();
  }
}
