/** What two exports say differently about a ply: event by event, field by field. Pure. */

import type { Event } from '../verifying/format.ts';

/** A value that differs: `undefined` where one of them has none. */
export interface Difference {
  readonly version: number;
  /** The kind of the event, and the names of members that lead to the value. */
  readonly type: string;
  readonly path: string;
  readonly file: unknown;
  readonly log: unknown;
}

/** The differences between events of a file and those of the log with the same numbers. */
export function differing(file: readonly Event[], log: readonly Event[]): readonly Difference[] {
  const versions = [...new Set([...file, ...log].map(({ version }) => version))].sort((a, b) => a - b);
  return versions.flatMap((version) => {
    const [ours, theirs] = [file, log].map((events) => events.find((one) => one.version === version));
    const type = String(theirs?.type ?? ours?.type);
    const [told, kept] = [ours, theirs].map((one) => one && { ...(one.data as object), at: one.at, seat: one.seat, decision: one.decision });
    return between(told, kept, '').map((one) => ({ version, type, ...one }));
  });
}

type Found = Omit<Difference, 'version' | 'type'>;

/** What is hidden from one of them differs from nothing. */
function between(file: unknown, log: unknown, path: string): readonly Found[] {
  if (isHidden(file) || isHidden(log)) return [];
  if (isMembers(file) && isMembers(log)) {
    const names = [...new Set([...Object.keys(file), ...Object.keys(log)])];
    return names.flatMap((name) => between(file[name], log[name], path === '' ? name : `${path}.${name}`));
  }
  return JSON.stringify(file) === JSON.stringify(log) ? [] : [{ path, file, log }];
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isHidden(value: unknown): boolean {
  return isMembers(value) && 'hidden' in value;
}
