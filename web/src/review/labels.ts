/** Labels of draws: what kind of draws they name, and whose or where. Pure. */

/** A label: `city card of seat 0` begins with `city card of seat`, and `0` is the rest. */
export interface Label<Head extends string> {
  readonly head: Head;
  readonly rest: string;
}

/** A label by the longest of the heads with whose words it begins; `undefined` if there is none. */
export function labelOf<Head extends string>(label: string, heads: readonly Head[]): Label<Head> | undefined {
  const fitting = heads.filter((one) => label === one || label.startsWith(`${one} `));
  const [head] = fitting.sort((a, b) => b.length - a.length);
  return head === undefined ? undefined : { head, rest: label.slice(head.length + 1) };
}

/** The seat that follows in a label, if one does. */
export function seatIn(rest: string): number | undefined {
  return /^\d+$/.test(rest) ? Number(rest) : undefined;
}
