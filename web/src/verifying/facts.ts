/** Facts of the table (`table.*`), which are open to all and the same for every title. */

import { isMembers, type Json, type Members } from './json.ts';

export type Proposal =
  | { readonly type: 'take-back'; readonly to: number }
  | { readonly type: 'pause'; readonly hours: number }
  | { readonly type: 'resume' }
  | { readonly type: 'call-off' };

export type Remedy = { readonly type: 'rewind'; readonly to: number } | { readonly type: 'annul' };

export interface Descent {
  readonly how: 'fork' | 'import' | 'rematch';
  readonly game: string;
  readonly ply?: number;
  readonly head?: string | null;
}

export interface Terms {
  readonly clock?: Members | null;
  readonly on_dispute?: 'go-on' | 'pause';
  readonly takebacks?: 'never' | 'own' | 'consent';
}

export interface Result {
  readonly standings: readonly Members[];
  readonly automata?: readonly Members[];
}

type Of<Tag extends string, Data = object> = { readonly type: `table.${Tag}` } & Readonly<Data>;
type Seated<Tag extends string, Data = object> = Of<Tag, { seat: number }> & Readonly<Data>;

export type Fact =
  | Of<'game-opened', { title: string; ruleset: string; seats: number; options: Json }>
  | Of<'terms-set', { terms: Terms }>
  | Of<'game-descended', Descent>
  | Of<'chance-committed', { commitment: string }>
  | Seated<'seat-taken', { by: 'person' | 'bot'; bot?: string | null }>
  | Seated<'entropy-committed', { commitment: string }>
  | Seated<'entropy-given', { entropy: string }>
  | Seated<'entropy-withheld'>
  | Seated<'seat-left'>
  | Of<'game-started'>
  | Seated<'proposed', { proposal: Proposal }>
  | Seated<'agreed'>
  | Seated<'declined'>
  | Of<'paused', { why: 'agreed' | 'dispute'; until?: string | null }>
  | Of<'resumed', { why: 'agreed' | 'dispute' }>
  | Seated<'pass-ordered', { kind: string; until: 'turn' | 'end'; turns: number }>
  | Seated<'pass-withdrawn', { kind: string }>
  | Seated<'pass-played', { kind: string; decision: number }>
  | Seated<'preferences-set', { forced: boolean }>
  | Seated<'forced-played', { decision: number }>
  | Seated<'time-expired', { decision: number }>
  | Of<'time-credited', { seats: readonly number[]; seconds: number; downtime: number }>
  | Of<'rewound', { to: number; version: number; why: 'takeback' | 'agreed' | 'ruling'; seat?: number | null }>
  | Seated<'dispute-opened', { dispute: number; complaint: string; ply?: number | null; refusal?: string | null }>
  | Of<'dispute-dismissed', { dispute: number; ruling: string }>
  | Of<'dispute-upheld', { dispute: number; ruling: string; remedy?: Remedy | null }>
  | Of<'dispute-withdrawn', { dispute: number }>
  | Seated<'seat-forfeited', { why: 'resigned' | 'time'; stand_in?: string | null }>
  | Of<'game-finished', { result: Result }>
  | Of<'game-voided', { why: 'abandoned' | 'ruling' }>;

/** What a place holds: whether a value fits, and the pointer of a member that it does not know. */
interface Kind {
  readonly fits: (value: Json) => boolean;
  readonly unknown: (value: Json, path: string) => string | undefined;
}

const plain = (fits: (value: Json) => boolean): Kind => ({ fits, unknown: () => undefined });
const text = plain((value) => typeof value === 'string');
const from = (least: number) => plain((value) => Number.isInteger(value) && Number(value) >= least);
const points = plain((value) => typeof value === 'number');
const one = (...names: readonly string[]) =>
  plain((value) => typeof value === 'string' && names.includes(value));
const truth = plain((value) => typeof value === 'boolean');
const anything = plain(() => true);
const maybe = (kind: Kind): Kind => ({
  fits: (value) => value === null || kind.fits(value),
  unknown: (value, path) => (value === null ? undefined : kind.unknown(value, path)),
});
const list = (kind: Kind): Kind => ({
  fits: (value) => Array.isArray(value) && value.every(kind.fits),
  unknown: (value, path) =>
    first((Array.isArray(value) ? value : []).map((item, index) => kind.unknown(item, `${path}/${index}`))),
});

/** Members by name: those that end with `?` may be missing. `strict` ones refuse others at once. */
function members(names: Readonly<Record<string, Kind>>, tag?: string, strict = false): Kind {
  const known = new Map(Object.entries(names).map(([name, kind]) => [name.replace('?', ''), kind]));
  const needed = Object.keys(names).filter((name) => !name.endsWith('?'));
  const knows = (name: string) => known.has(name) || (tag !== undefined && name === 'type');
  return {
    fits: (value) =>
      isMembers(value) &&
      (tag === undefined || value['type'] === tag) &&
      needed.every((name) => Object.hasOwn(value, name)) &&
      Object.entries(value).every(([name, item]) => known.get(name)?.fits(item) ?? (!strict || knows(name))),
    unknown: (value, path) => {
      if (!isMembers(value)) return undefined;
      const odd = Object.keys(value).filter((name) => !knows(name)).sort()[0];
      if (odd !== undefined) return `${path}/${odd}`;
      return first(Object.entries(value).map(([name, item]) => known.get(name)?.unknown(item, `${path}/${name}`)));
    },
  };
}

const either = (...kinds: readonly Kind[]): Kind => ({
  fits: (value) => kinds.some((kind) => kind.fits(value)),
  unknown: (value, path) => kinds.find((kind) => kind.fits(value))?.unknown(value, path),
});

function first(found: readonly (string | undefined)[]): string | undefined {
  return found.find((pointer) => pointer !== undefined);
}

const seat = from(0);
const ply = from(0);
const dispute = from(1);
const standing = {
  rank: from(-Infinity),
  points,
  breakdown: list(members({ label: text, points })),
  'tie_break?': list(from(-Infinity)),
};
const proposal = either(
  members({ to: ply }, 'take-back', true),
  members({ hours: from(1) }, 'pause', true),
  members({}, 'resume', true),
  members({}, 'call-off', true),
);
const remedy = either(members({ to: ply }, 'rewind', true), members({}, 'annul', true));
const pace = either(
  members({ seconds: from(1) }, 'per-move', true),
  members({ seconds: from(1), 'increment?': from(0) }, 'total', true),
);
const clock = members(
  {
    pace,
    'window?': maybe(members({ opens: text, closes: text, 'zone?': text }, undefined, true)),
    'on_expiry?': one('default-command', 'loss'),
  },
  undefined,
  true,
);
const terms = members(
  { 'clock?': maybe(clock), 'on_dispute?': one('go-on', 'pause'), 'takebacks?': one('never', 'own', 'consent') },
  undefined,
  true,
);
const frame = members({ id: from(1), seat: maybe(seat), 'step?': anything, 'lane?': from(-Infinity) });

const KINDS: Readonly<Record<Fact['type'], Readonly<Record<string, Kind>>>> = {
  'table.game-opened': { title: text, ruleset: text, seats: from(-Infinity), options: anything },
  'table.terms-set': { terms },
  'table.game-descended': { how: one('fork', 'import', 'rematch'), game: text, 'ply?': ply, 'head?': maybe(text) },
  'table.chance-committed': { commitment: text },
  'table.seat-taken': { seat, by: one('person', 'bot'), 'bot?': maybe(text) },
  'table.entropy-committed': { seat, commitment: text },
  'table.entropy-given': { seat, entropy: text },
  'table.entropy-withheld': { seat },
  'table.seat-left': { seat },
  'table.game-started': {},
  'table.proposed': { seat, proposal },
  'table.agreed': { seat },
  'table.declined': { seat },
  'table.paused': { why: one('agreed', 'dispute'), 'until?': maybe(text) },
  'table.resumed': { why: one('agreed', 'dispute') },
  'table.pass-ordered': { seat, kind: text, until: one('turn', 'end'), turns: from(-Infinity) },
  'table.pass-withdrawn': { seat, kind: text },
  'table.pass-played': { seat, kind: text, decision: from(1) },
  'table.preferences-set': { seat, forced: truth },
  'table.forced-played': { seat, decision: from(1) },
  'table.time-expired': { seat, decision: from(1) },
  'table.time-credited': { seats: list(seat), seconds: from(0), downtime: from(1), 'why?': one('downtime') },
  'table.rewound': {
    to: ply,
    version: from(1),
    why: one('takeback', 'agreed', 'ruling'),
    agenda: members({ 'frames?': list(frame), 'next_id?': from(-Infinity) }),
    'seat?': maybe(seat),
  },
  'table.dispute-opened': { dispute, seat, complaint: text, 'ply?': maybe(ply), 'refusal?': maybe(text) },
  'table.dispute-dismissed': { dispute, ruling: text },
  'table.dispute-upheld': { dispute, ruling: text, 'remedy?': maybe(remedy) },
  'table.dispute-withdrawn': { dispute },
  'table.seat-forfeited': { seat, why: one('resigned', 'time'), 'stand_in?': maybe(text) },
  'table.game-finished': {
    result: members({
      standings: list(members({ seat, ...standing })),
      'automata?': list(members({ name: text, ...standing })),
    }),
  },
  'table.game-voided': { why: one('abandoned', 'ruling') },
};

export function isTable(type: string): boolean {
  return type.startsWith('table.');
}

/** A fact of the table; throws if the data are none. */
export function factOf(data: Members): Fact {
  const kind = kindOf(String(data['type']));
  if (kind === undefined || !kind.fits(data)) throw new Error(`${String(data['type'])} does not fit its type`);
  return data as unknown as Fact;
}

/** The pointer of a member that a fact of the table does not know; `undefined` if it knows all. */
export function unknownMember(data: Members): string | undefined {
  return kindOf(String(data['type']))?.unknown(data, '');
}

function kindOf(type: string): Kind | undefined {
  if (!Object.hasOwn(KINDS, type)) return undefined;
  return members(KINDS[type as Fact['type']], type);
}
