/** What a game is checked with, as the service gives it. */

import type { DrawList, GameShown, Keys, PlyDated } from 'kronika-client';
import { kronika } from '../session/session.ts';
import type { Draw, ToldDraws } from '../verifying/chance.ts';
import type { Receipt } from '../verifying/format.ts';
import type { Evidence } from '../verifying/verify.ts';
import type { Decided } from './judging.ts';
import { knownSince } from './known.ts';

export interface Fetched {
  readonly game: GameShown;
  readonly title: string;
  readonly bytes: Uint8Array;
  readonly evidence: Evidence;
  readonly receipts: readonly Receipt[];
  /** The keys as the service lists them. */
  readonly keys: unknown;
  readonly known: ReadonlyMap<string, string>;
  /** What came of it that the service has decided all moves again; nothing if it has not. */
  readonly decided: Promise<Decided | undefined>;
  readonly dated: PlyDated | undefined;
}

export async function fetched(id: string, ply: number | undefined): Promise<Fetched> {
  const path = { game_id: id };
  const service = kronika.value;
  const [game, raw, keys, receipts, dated] = await Promise.all([
    service.getGame({ path }),
    // The bytes themselves: whether they were rewritten is among what is checked.
    service.exportGame({ path, parseAs: 'arrayBuffer' }) as Promise<unknown> as Promise<ArrayBuffer>,
    service.listKeys(),
    receiptsOf(id),
    service.getCosignatures({ path, query: ply === undefined ? {} : { ply } }).catch(() => undefined),
  ]);
  const { name: title } = await service.getTitle({ path: { title: game.title } });
  const named = keys.items.map(({ key }) => key);
  const over = game.status === 'finished' || game.status === 'void';
  const drawn = over ? drawsOf(id) : Promise.resolve(undefined);
  const told = over ? drawn.then((found) => found?.told) : undefined;
  return {
    game,
    title,
    bytes: new Uint8Array(raw),
    evidence: { keys: keysIn(keys), notes: keys.notes ?? [], receipts, told },
    receipts,
    keys,
    known: knownSince(named),
    decided: drawn.then((found) => found?.decided),
    dated,
  };
}

/** All keys that the service lists: those that sign notes, and those that sign checkpoints besides. */
export function keysIn({ items }: Keys): readonly string[] {
  return items.flatMap(({ key, ml_dsa: lasting }) => (lasting ? [key, lasting] : [key]));
}

/** All receipts that the service has given for the moves of a game. */
async function receiptsOf(id: string): Promise<readonly Receipt[]> {
  const found: Receipt[] = [];
  let after: string | undefined;
  for (;;) {
    const query = { limit: 200, ...(after === undefined ? {} : { after }) };
    const page = await kronika.value.listReceipts({ path: { game_id: id }, query });
    found.push(...page.items);
    if (page.next == null) return found;
    after = page.next;
  }
}

/** What the service says was drawn, for which it decides the game again; nothing, where it cannot. */
async function drawsOf(id: string): Promise<{ told: ToldDraws; decided: Decided } | undefined> {
  const draws: Draw[] = [];
  let after: string | undefined;
  try {
    for (;;) {
      const query = { limit: 1000, ...(after === undefined ? {} : { after }) };
      const page = await kronika.value.listDraws({ path: { game_id: id }, query });
      draws.push(...page.items);
      if (page.next == null) return { told: { draws, departures: page.departures ?? [] }, decided: decidedBy(page) };
      after = page.next;
    }
  } catch {
    return undefined;
  }
}

function decidedBy({ by, plies, departures = [] }: DrawList): Decided {
  return { by: 'service', who: by, plies, moves: departures.length === 0 ? 'good' : 'bad', clocks: 'unknown' };
}
