/** Which log a checkpoint is of: its origin says so. */

import { utf8 } from './bytes.ts';
import { type Key, renamed } from './vkeys.ts';

/** The log of one of so many partitions, in an epoch. */
export interface LogName {
  readonly partitions: number;
  readonly partition: number;
  readonly epoch: number;
}

const PLACE = /^([1-9]\d{0,14})\/(0|[1-9]\d{0,14})(?:\/epoch\/([1-9]\d{0,14}))?$/;
const EPOCH = /^\/epoch\/([1-9]\d{0,14})$/;

/** The log of a partition of that service that an origin names; `undefined` if it names none. */
export function logOf(origin: string, name: string): LogName | undefined {
  if (!origin.startsWith(`${name}/log/`)) return undefined;
  const [, count, place, later] = PLACE.exec(origin.slice(name.length + 5)) ?? [];
  if (later === '1' || count === undefined || Number(place) >= Number(count)) return undefined;
  return { partitions: Number(count), partition: Number(place), epoch: Number(later ?? 1) };
}

/** The epoch of the root log of that service that an origin names; `undefined` if it names none. */
export function epochOfRoot(origin: string, name: string): number | undefined {
  if (origin === name) return 1;
  const [, epoch] = (origin.startsWith(name) && EPOCH.exec(origin.slice(name.length))) || [];
  return epoch === undefined || epoch === '1' ? undefined : Number(epoch);
}

/** The keys under whose names checkpoints of this origin are signed, of those that are known by the
 * names of their services: from the second epoch on the name of the root log has the epoch, too. */
export async function keysFor(origin: string, keys: readonly Key[]): Promise<readonly Derived[]> {
  const own = keys.filter(({ name }) => epochOfRoot(origin, name) !== undefined);
  return Promise.all(own.map(async (known) => ({ known, key: await renamed(known, origin) })));
}

/** A key as it signs a checkpoint, and as somebody knows it. */
export interface Derived {
  readonly known: Key;
  readonly key: Key;
}

/** Whether a game has to be in a log of this partition. */
export function hasGame({ partitions, partition }: LogName, game: string): boolean {
  return crc32(game) % partitions === partition;
}

/** CRC-32 of a text in UTF-8: it says in which partition a game is. */
export function crc32(text: string): number {
  let sum = 0xffffffff;
  for (const byte of utf8(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
